/*
 * Finding: words and filters, what a side may not know, lines of the log; and
 * bookmarks, which are a map's and outlive the program.
 */
#include "hu-control-fixture.h"
#include "hu-find.h"
#include "hu-fixture.h"

#include <string.h>

#include <glib/gstdio.h>

#define UNITS "g1 german 0103; g2 german 0102; s1 soviet 0301; s2 soviet -"

static HuGame *
game_new (const char *text)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (UNITS);
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, text);

  return hu_game_new (scenario, log);
}

/* "*2 units|g1|g2": titles, headings with a star. */
static char *
list (HuGame            *game,
      HuBookmarks       *bookmarks,
      const HuFindQuery *query)
{
  g_autoptr(GPtrArray) found = hu_find (game, bookmarks, query);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < found->len; i++)
    {
      HuFound *item = g_ptr_array_index (found, i);

      g_string_append_printf (text, "%s%s%s", i > 0 ? "|" : "",
                              hu_found_get_kind (item) == HU_FOUND_HEADING ? "*" : "", hu_found_get_title (item));
    }

  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *name;
  HuFindQuery query;
  const char *expected;
} Case;

static const Case cases[] = {
  { "units", { "", HU_FOUND_UNIT, HU_SIDE_NONE, -1, HU_FIND_ANYWHERE }, "*4 units|g1|g2|s1|s2" },
  { "a-side", { "", HU_FOUND_UNIT, HU_SIDE_SECOND, -1, HU_FIND_ANYWHERE }, "*2 units|s1|s2" },
  { "on-the-map", { "", HU_FOUND_UNIT, HU_SIDE_NONE, -1, HU_FIND_ON_MAP }, "*2 units|g2|s1" },
  { "waiting", { "", HU_FOUND_UNIT, HU_SIDE_NONE, -1, HU_FIND_WAITING }, "*1 unit|s2" },
  { "gone", { "", HU_FOUND_UNIT, HU_SIDE_NONE, -1, HU_FIND_GONE }, "*1 unit|g1" },
  { "a-kind", { "", HU_FOUND_UNIT, HU_SIDE_NONE, HU_UNIT_AIR, HU_FIND_ANYWHERE }, "" },
  { "by-name", { "S1", -1, HU_SIDE_NONE, -1, HU_FIND_ANYWHERE }, "*1 unit|s1" },
  { "by-hex", { "0301", -1, HU_SIDE_NONE, -1, HU_FIND_ANYWHERE }, "*Hex|0301|*1 unit|s1" },
  { "a-hex", { " 0102 ", HU_FOUND_HEX, HU_SIDE_NONE, -1, HU_FIND_ANYWHERE }, "*Hex|0102" },
  { "by-fate", { "elim", -1, HU_SIDE_NONE, -1, HU_FIND_ANYWHERE }, "*1 unit|g1" },
  { "a-town", { "OR", HU_FOUND_PLACE, HU_SIDE_NONE, -1, HU_FIND_ANYWHERE }, "*1 place|orel" },
  { "nothing", { "nowhere", -1, HU_SIDE_NONE, -1, HU_FIND_ANYWHERE }, "" },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  g_autoptr(HuGame) game = game_new ("eliminate g1");
  g_autofree char *found = list (game, NULL, &c->query);

  g_assert_cmpstr (found, ==, c->expected);
}

typedef struct
{
  const char *name;
  const char *text;
  const char *expected;
} RankCase;

/* Whole names before parts, places before units, on the map before off it; and the first is where Enter leads. */
static const RankCase rank_cases[] = {
  { "whole", "Tula", "*2 places|Tula|Tula South|*3 units|Tula E|Tula N|Tula W" },
  { "beginning", "tul", "*2 places|Tula South|Tula|*3 units|Tula E|Tula N|Tula W" },
  { "whole-unit", "  TULA   w ", "*1 unit|Tula W" },
  { "hyphen", "tula-w", "*1 unit|Tula W" },
  { "accent", "Orel", "*1 place|Or\u00ebl|*2 units|Orel Hill|Tula E" },
  { "whole-unit-first", "Mga", "*2 units|Mga|Mga 2" },
  { "unit-before-place", "south", "*1 unit|South|*1 place|Tula South" },
  { "told", "german", "*5 units|Tula E|Tula N|Orel Hill|Tula W|Mga 2" },
};

static void
test_rank (gconstpointer data)
{
  static const char * const units[] = { "Tula W", "Tula E", "Tula N", "Orel Hill", "Mga 2", "Mga", "South" };
  static const char * const places[] = { "Tula South", "Or\u00ebl", "Tula" };
  const RankCase *c = data;
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("tw german -; te german 0103; tn german 0102; oh german 0104; "
                                                        "m2 german -; m soviet 0301; s soviet 0302");
  HuFindQuery query = { c->text, -1, HU_SIDE_NONE, -1, HU_FIND_ANYWHERE };
  g_autoptr(HuGame) game = NULL;
  g_autofree char *found = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    {
      HuUnit *unit = g_ptr_array_index (scenario->units, i);

      g_free (unit->name);
      unit->name = g_strdup (units[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      HuPlace *place = g_ptr_array_index (scenario->map->places, i);

      g_free (place->name);
      place->name = g_strdup (places[i]);
    }
  game = hu_game_new (scenario, NULL);
  found = list (game, NULL, &query);
  g_assert_cmpstr (found, ==, c->expected);
}

static void
test_where (void)
{
  g_autoptr(HuGame) game = game_new ("move s1 0302");
  HuFindQuery query = { "s1", HU_FOUND_UNIT, HU_SIDE_NONE, -1, HU_FIND_ANYWHERE };
  g_autoptr(GPtrArray) found = hu_find (game, NULL, &query);
  HuFound *unit = g_ptr_array_index (found, 1);

  g_assert_true (g_str_has_suffix (hu_found_get_detail (unit), " · 0302"));
  g_assert_cmpint (hu_found_get_side (unit), ==, HU_SIDE_SECOND);
  g_assert_cmpuint (hu_found_get_index (unit), ==, 2);
  g_assert_cmpint (g_array_index (hu_found_get_hexes (unit), HuHex, 0), ==,
                   hu_fixture_hex (hu_game_get_scenario (game), "0302"));
}

static void
test_log (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0102; note bridge-blown");
  g_autoptr(HuLogModel) log = hu_log_model_new (game);
  g_autoptr(HuLogEntry) move = g_list_model_get_item (G_LIST_MODEL (log), 0);
  g_autoptr(HuLogEntry) note = g_list_model_get_item (G_LIST_MODEL (log), 1);
  g_autoptr(HuFound) found = hu_find_in_entry (note, "bri blo");

  g_assert_nonnull (found);
  g_assert_cmpint (hu_found_get_kind (found), ==, HU_FOUND_EVENT);
  g_assert_cmpuint (hu_found_get_index (found), ==, 2);
  g_assert_null (hu_find_in_entry (move, "bri blo"));
}

/* "Russian side · D3|…": what is found of units, in its order, looked at by the Germans. */
static char *
list_details (const char *units)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=1", units, "german all");
  g_autoptr(HuGame) game = hu_game_new (scenario, NULL);
  HuFindQuery query = { "", HU_FOUND_UNIT, HU_SIDE_NONE, -1, HU_FIND_ANYWHERE };
  g_autoptr(GPtrArray) found = NULL;
  GString *text = g_string_new (NULL);

  hu_game_set_viewer (game, HU_SIDE_FIRST);
  found = hu_find (game, NULL, &query);
  for (guint i = 0; i < found->len; i++)
    {
      HuFound *item = g_ptr_array_index (found, i);

      g_string_append_printf (text, "%s: %s|", hu_found_get_title (item), hu_found_get_detail (item));
    }

  return g_string_free (text, FALSE);
}

/* Where the file lists what the viewer does not know shows nowhere. */
static void
test_secret_order (void)
{
  g_autofree char *first = list_details ("r russian squad E3 concealed; s russian dummy D3 concealed; "
                                         "h russian gun G4 hidden; g german squad A2; t russian squad C5");
  g_autofree char *second = list_details ("g german squad A2; t russian squad C5; s russian dummy D3 concealed; "
                                          "r russian squad E3 concealed; h russian gun G4 hidden");

  g_assert_cmpstr (first, ==, second);
  g_assert_nonnull (strstr (first, "something concealed"));
  g_assert_null (strstr (first, "G4"));
}

/* --- Bookmarks --- */

typedef struct
{
  char       *folder;
  HuScenario *scenario;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("hu-find-XXXXXX", NULL);
  fixture->scenario = hu_fixture_corridor (UNITS);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "bookmarks", NULL);

  g_unlink (path);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  hu_scenario_unref (fixture->scenario);
}

static void
test_bookmarks (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr(HuBookmarks) bookmarks = hu_bookmarks_new (fixture->scenario, fixture->folder);
  g_autoptr(HuBookmarks) again = NULL;
  g_autoptr(HuBookmarks) others = NULL;
  g_autoptr(HuScenario) other = hu_fixture_front (8, 9, "g1 german 0202");
  g_autoptr(GError) error = NULL;

  g_assert_cmpuint (hu_bookmarks_get_n (bookmarks), ==, 0);
  g_assert_true (hu_bookmarks_add (bookmarks, "The road; and = more", 1.25, -2.5, 12.5, &error));
  g_assert_no_error (error);
  g_assert_true (hu_bookmarks_add (bookmarks, "South", 3, 4, 5, &error));

  /* Another map has its own. */
  hu_scenario_finish (other);
  others = hu_bookmarks_new (other, fixture->folder);
  g_assert_cmpuint (hu_bookmarks_get_n (others), ==, 0);
  g_assert_true (hu_bookmarks_add (others, "North", 1, 1, 1, &error));
  g_assert_true (hu_bookmarks_remove (bookmarks, 1, &error));

  again = hu_bookmarks_new (fixture->scenario, fixture->folder);
  g_assert_cmpuint (hu_bookmarks_get_n (again), ==, 1);
  g_assert_cmpstr (hu_bookmarks_get (again, 0)->name, ==, "The road; and = more");
  g_assert_cmpfloat (hu_bookmarks_get (again, 0)->x, ==, 1.25);
  g_assert_cmpfloat (hu_bookmarks_get (again, 0)->y, ==, -2.5);
  g_assert_cmpfloat (hu_bookmarks_get (again, 0)->scale, ==, 12.5);
}

/* A file that cannot be understood is not written over. */
static void
test_bookmarks_broken (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "bookmarks", NULL);
  g_autofree char *content = NULL;
  g_autoptr(HuBookmarks) bookmarks = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "no key file", -1, NULL));
  bookmarks = hu_bookmarks_new (fixture->scenario, fixture->folder);
  g_assert_false (hu_bookmarks_add (bookmarks, "Here", 1, 1, 1, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (hu_bookmarks_get_n (bookmarks), ==, 1);
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "no key file");
}

static void
test_bookmarks_are_found (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr(HuBookmarks) bookmarks = hu_bookmarks_new (fixture->scenario, fixture->folder);
  g_autoptr(HuGame) game = hu_game_new (fixture->scenario, NULL);
  HuFindQuery query = { "riv", -1, HU_SIDE_NONE, -1, HU_FIND_ANYWHERE };
  g_autofree char *found = NULL;

  g_assert_true (hu_bookmarks_add (bookmarks, "The river", 1, 1, 1, NULL));
  g_assert_true (hu_bookmarks_add (bookmarks, "The wood", 1, 1, 1, NULL));
  found = list (game, bookmarks, &query);
  g_assert_cmpstr (found, ==, "*1 bookmark|The river");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/find", cases, test_case);
  HU_ADD_TABLE ("/find/rank", rank_cases, test_rank);
  g_test_add_func ("/find/where", test_where);
  g_test_add_func ("/find/log", test_log);
  g_test_add_func ("/find/secret-order", test_secret_order);
  g_test_add ("/bookmarks/kept", Fixture, NULL, set_up, test_bookmarks, tear_down);
  g_test_add ("/bookmarks/broken", Fixture, NULL, set_up, test_bookmarks_broken, tear_down);
  g_test_add ("/bookmarks/found", Fixture, NULL, set_up, test_bookmarks_are_found, tear_down);

  return g_test_run ();
}
