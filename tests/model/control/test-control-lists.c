/*
 * Buildings, changes of Control and casualties as lists: what they say, and
 * what of them is left alone when the game goes on.
 */
#include "hu-control-building-rows.h"
#include "hu-control-casualty-rows.h"
#include "hu-control-change.h"
#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-explain.h"

#define BUILT "b D3 E3 levels=1; c G4 roof cellar"
#define UNITS "g german squad A1; t german afv B4 armor=6 ma=functioning crew=inherent; r russian squad H3; " \
              "rt russian afv H5; h russian squad E3/1 hidden"

static HuGame *
new_game (const char *units,
          const char *setup)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, units, setup);

  return hu_game_new (scenario, NULL);
}

static void
play (HuGame     *game,
      const char *log)
{
  g_auto(GStrv) parts = g_strsplit (log, ";", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autoptr(HuEvent) event = hu_control_event (hu_game_get_scenario (game), g_strstrip (parts[i]));
      HuRefusal refusal;

      g_assert_true (hu_game_append (game, event, &refusal));
    }
}

/* --- Buildings --- */

static char *
tell_buildings (GListStore *store)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (store)); i++)
    {
      g_autoptr(HuRow) line = g_list_model_get_item (G_LIST_MODEL (store), i);

      g_string_append_printf (text, "%s%s %s/%u %s:%s %s %x", i > 0 ? "; " : "", hu_row_get_words (line, HU_BUILDING_ROW_NAME),
                              hu_row_get_words (line, HU_BUILDING_ROW_STOREYS), line->group,
                              hu_row_get_words (line, HU_BUILDING_ROW_FIRST), hu_row_get_words (line, HU_BUILDING_ROW_SECOND),
                              hu_row_get_words (line, HU_BUILDING_ROW_OWNER), (guint) line->numbers[HU_BUILDING_ROW_MARKS]);
    }

  return g_string_free (text, FALSE);
}

static void
assert_buildings (GListStore *store,
                  HuGame     *game,
                  const char *expected)
{
  g_autofree char *text = NULL;

  hu_rows_update (store, &hu_building_rows, hu_game_get_snapshot (game));
  text = tell_buildings (store);
  g_assert_cmpstr (text, ==, expected);
}

static void
changed_cb (GListModel *model,
            guint       position,
            guint       removed,
            guint       added,
            GString    *told)
{
  g_string_append_printf (told, "[%u -%u +%u]", position, removed, added);
}

static void
test_buildings (void)
{
  g_autoptr(HuGame) game = new_game (UNITS, "");
  g_autoptr(GListStore) store = g_list_store_new (HU_TYPE_ROW);
  g_autoptr(GString) told = g_string_new (NULL);

  assert_buildings (store, game, "b 2/4 0:1 Russian 4; c 3/3 0:0 nobody 0");
  g_signal_connect (store, "items-changed", G_CALLBACK (changed_cb), told);
  play (game, "move g G4");
  assert_buildings (store, game, "b 2/4 0:1 Russian 4; c 3/3 1:0 German 0");
  g_assert_cmpstr (told->str, ==, "[1 -1 +1]");

  /* A vehicle holds; both are in it. */
  g_string_truncate (told, 0);
  play (game, "move t D3");
  assert_buildings (store, game, "b 2/4 1:1 Russian 7; c 3/3 1:0 German 0");
  g_assert_cmpstr (told->str, ==, "[0 -1 +1]");

  /* The German does not know of him who is hidden, nor that it is the Russian's. */
  hu_game_set_viewer (game, HU_SIDE_FIRST);
  assert_buildings (store, game, "b 2/4 1:0 nobody 2; c 3/3 1:0 German 0");
  hu_game_set_viewer (game, HU_SIDE_SECOND);
  assert_buildings (store, game, "b 2/4 1:1 Russian 7; c 3/3 1:0 German 0");
}

static void
test_barred (void)
{
  g_autoptr(HuGame) game = new_game ("r russian squad H3", "");
  g_autoptr(GListStore) store = g_list_store_new (HU_TYPE_ROW);

  play (game, "kindle german D3 blaze");
  assert_buildings (store, game, "b 2/4 0:1 Russian 8; c 3/3 0:0 nobody 0");
}

/* --- History --- */

static char *
tell_changes (HuGame       *game,
              HuSubjectKind kind,
              gint32        subject)
{
  g_autoptr(GPtrArray) changes = hu_control_changes_list (game, kind, subject);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < changes->len; i++)
    {
      HuControlChange *change = g_ptr_array_index (changes, i);
      g_autoptr(GArray) hexes = hu_control_change_list_hexes (change);

      const HuRuling *ruling = hu_control_change_get_ruling (change);
      g_autofree char *sentence = hu_explain_ruling (hu_game_get_scenario (game), ruling);

      g_assert_cmpuint (hexes->len, >, 0);
      g_assert_cmpstr (hu_control_change_get_text (change), ==, sentence);
      g_string_append_printf (text, "%s%u %s %d (%s)", i > 0 ? "; " : "", hu_control_change_get_event (change),
                              hu_ruling_kind_to_string (ruling->kind), (int) ruling->side, ruling->rule);
    }

  return g_string_free (text, FALSE);
}

/* It is dated with the clock before its event. */
static void
assert_moment (HuGame          *game,
               HuControlChange *change)
{
  g_autoptr(HuSnapshot) before = hu_game_get_snapshot_at (game, hu_control_change_get_event (change) - 1);
  g_autofree char *moment = hu_explain_clock (hu_game_get_scenario (game), &hu_snapshot_get_state (before)->clock);

  g_assert_cmpstr (hu_control_change_get_moment (change), ==, moment);
}

static void
test_history (void)
{
  g_autoptr(HuGame) game = new_game (UNITS, "");
  g_autofree char *of_c = NULL;
  g_autofree char *of_none = NULL;
  g_autoptr(GPtrArray) changes = NULL;

  play (game, "move g G4; move g F4; end; move r G4");
  of_c = tell_changes (game, HU_SUBJECT_BUILDING, 1);
  g_assert_cmpstr (of_c, ==, "4 building-control 1 (26.14); 4 hex-control 1 (26.13); 4 location-control 1 (26.11); "
                             "1 building-control 0 (26.14); 1 hex-control 0 (26.13); 1 location-control 0 (26.11)");
  changes = hu_control_changes_list (game, HU_SUBJECT_BUILDING, 1);
  assert_moment (game, g_ptr_array_index (changes, 0));
  assert_moment (game, g_ptr_array_index (changes, 3));

  /* An act of a hidden unit alone is no history for the other side. */
  play (game, "move h D3");
  hu_game_set_viewer (game, HU_SIDE_FIRST);
  of_none = tell_changes (game, HU_SUBJECT_BUILDING, 0);
  g_assert_cmpstr (of_none, ==, "");
}

/* --- Casualties --- */

static char *
tell_casualties (GListStore *store)
{
  static const char *const kinds[] = { "eliminated", "captured", "exited", "adjusted" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (store)); i++)
    {
      g_autoptr(HuRow) line = g_list_model_get_item (G_LIST_MODEL (store), i);
      guint kind = 0;

      /* An adjustment of exit points is one of both. */
      for (guint group = HU_CASUALTY_ELIMINATED; group < HU_CASUALTY_GROUPS; group++)
        if (hu_casualty_rows.is_in (line, group))
          kind = group;
      g_assert_true (hu_casualty_rows.is_in (line, HU_CASUALTY_ALL));
      g_assert_cmpstr (hu_row_get_words (line, HU_CASUALTY_ROW_UNIT), !=, "");
      g_assert_false (g_str_has_suffix (hu_row_get_words (line, HU_CASUALTY_ROW_TEXT), "\n"));
      g_string_append_printf (text, "%s%u %d %s %s = %s", i > 0 ? "; " : "", line->event, (int) line->side, kinds[kind - 1],
                              hu_row_get_words (line, HU_CASUALTY_ROW_POINTS), hu_row_get_words (line, HU_CASUALTY_ROW_TOTAL));
    }

  return g_string_free (text, FALSE);
}

static void
test_casualties (void)
{
  g_autoptr(HuGame) game = new_game (UNITS, "");
  g_autoptr(GListStore) store = g_list_store_new (HU_TYPE_ROW);
  g_autoptr(GString) told = g_string_new (NULL);
  g_autofree char *text = NULL;

  play (game, "kill t; move r A1; capture r g; adjust russian cvp 3");
  hu_rows_update (store, &hu_casualty_rows, hu_game_get_snapshot (game));
  text = tell_casualties (store);
  g_assert_cmpstr (text, ==, "1 1 eliminated +6 = 6; 3 0 captured +2 = 2; 4 1 adjusted +3 = 9");

  /* Its end only is another when the game goes on. */
  g_signal_connect (store, "items-changed", G_CALLBACK (changed_cb), told);
  play (game, "release r");
  hu_rows_update (store, &hu_casualty_rows, hu_game_get_snapshot (game));
  g_assert_cmpstr (told->str, ==, "[1 -2 +1]");
  hu_game_undo (game);
  hu_rows_update (store, &hu_casualty_rows, hu_game_get_snapshot (game));
  g_assert_cmpstr (told->str, ==, "[1 -2 +1][1 -1 +2]");
}

/* The doubling at the end is dated then, and the lines before it stay as they were. */
static void
test_casualties_dated (void)
{
  g_autoptr(HuGame) game = new_game (UNITS, "");
  g_autoptr(GListStore) store = g_list_store_new (HU_TYPE_ROW);
  g_autofree char *text = NULL;

  play (game, "move r A1; capture r g; kill t; end; end");
  hu_rows_update (store, &hu_casualty_rows, hu_game_get_snapshot (game));
  text = tell_casualties (store);
  g_assert_cmpstr (text, ==, "2 0 captured +2 = 2; 3 1 eliminated +6 = 6; 5 0 captured +2 = 4");
}

static void
test_casualty_hexes (void)
{
  g_autoptr(HuGame) game = new_game (UNITS, "");
  g_autoptr(GListStore) store = g_list_store_new (HU_TYPE_ROW);
  static const char *const where[] = { "B4", "B1", NULL };

  play (game, "kill t; move r A1; capture r g; move g B1; move r B1; adjust russian cvp 3");
  hu_rows_update (store, &hu_casualty_rows, hu_game_get_snapshot (game));
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr(HuRow) line = g_list_model_get_item (G_LIST_MODEL (store), i);
      g_autoptr(GArray) hexes = hu_row_list_hexes (line, game);

      g_assert_cmpuint (hexes->len, ==, where[i] != NULL ? 1 : 0);
      if (where[i] != NULL)
        {
          g_autofree char *name = hu_grid_dup_name (hu_game_get_scenario (game)->map->grid,
                                                    g_array_index (hexes, HuHex, 0));

          g_assert_cmpstr (name, ==, where[i]);
        }
    }
}

/* A search looks at both lines of the text and at the side, and sorting at the first line only; a sum stops at the limit. */
static void
test_rows (void)
{
  g_autoptr(HuGame) game = new_game (UNITS, "");
  g_autoptr(GListStore) store = g_list_store_new (HU_TYPE_ROW);
  g_autoptr(HuRow) killed = NULL;
  g_autoptr(HuRow) given = NULL;
  gint64 sums[HU_N_SIDES];

  play (game, "kill t; adjust russian cvp 3");
  hu_rows_update (store, &hu_casualty_rows, hu_game_get_snapshot (game));
  killed = g_list_model_get_item (G_LIST_MODEL (store), 0);
  given = g_list_model_get_item (G_LIST_MODEL (store), 1);
  g_assert_true (hu_row_has_words (killed, "eliminated"));
  g_assert_true (hu_row_has_words (killed, "russian"));
  g_assert_true (hu_row_has_words (given, ""));
  g_assert_false (hu_row_has_words (given, "eliminated"));
  g_assert_false (hu_row_has_words (given, "+3"));
  g_assert_cmpint (hu_row_compare (killed, given, HU_CASUALTY_ROW_POINTS), ==, 1);
  g_assert_cmpint (hu_row_compare (given, killed, HU_CASUALTY_ROW_TEXT), ==,
                   g_utf8_collate (hu_row_get_words (given, HU_CASUALTY_ROW_UNIT),
                                   hu_row_get_words (killed, HU_CASUALTY_ROW_UNIT)));

  hu_rows_sum (G_LIST_MODEL (store), HU_CASUALTY_ROW_POINTS, sums);
  g_assert_cmpint (sums[HU_SIDE_SECOND], ==, 9);
  killed->numbers[HU_CASUALTY_ROW_POINTS] = G_MAXINT64;
  hu_rows_sum (G_LIST_MODEL (store), HU_CASUALTY_ROW_POINTS, sums);
  g_assert_cmpint (sums[HU_SIDE_SECOND], ==, G_MAXINT64);
  g_assert_cmpint (sums[HU_SIDE_FIRST], ==, 0);
}

static void
test_exits (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, UNITS, "");
  g_autoptr(HuGame) game = NULL;
  g_autoptr(GListStore) store = g_list_store_new (HU_TYPE_ROW);
  g_autofree char *text = NULL;
  static const char *const corners[] = { "H5", "A1" };

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      HuHex hex = hu_location_parse (scenario->map, corners[i], NULL);

      g_array_append_val (hexes, hex);
      hu_control_add_exit (hu_control_rules (scenario), HU_SIDE_SECOND, hexes);
    }
  game = hu_game_new (scenario, NULL);
  play (game, "exit rt H5 victory");
  hu_rows_update (store, &hu_casualty_rows, hu_game_get_snapshot (game));
  text = tell_casualties (store);
  g_assert_cmpstr (text, ==, "1 1 exited +4 = 4");
  g_assert_cmpint (hu_casualty_area_points (game, 0), ==, 4);
  g_assert_cmpint (hu_casualty_area_points (game, 1), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/control-lists/buildings", test_buildings);
  g_test_add_func ("/control-lists/barred", test_barred);
  g_test_add_func ("/control-lists/history", test_history);
  g_test_add_func ("/control-lists/casualties", test_casualties);
  g_test_add_func ("/control-lists/casualties-dated", test_casualties_dated);
  g_test_add_func ("/control-lists/casualty-hexes", test_casualty_hexes);
  g_test_add_func ("/control-lists/rows", test_rows);
  g_test_add_func ("/control-lists/exits", test_exits);

  return g_test_run ();
}
