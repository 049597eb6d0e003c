/*
 * Variations in the file: read, written, kept with what nobody knows; and what
 * is wrong with one, by line.
 */
#include "config.h"

#include <string.h>

#include "hu-file-case.h"

typedef struct
{
  const char *name;
  const char *variations; /* behind the log of the game "lifeline", on a line of their own */
  const char *lines;
} VariationCase;

#define MOVE "{\"do\": \"move\", \"unit\": \"g-6pz\", \"to\": \"0806\"}"

#define NEW "{\"id\": \"x-1\", \"name\": \"New 1\", \"side\": \"german\", \"at\": null, \"strength\": 6}"
#define PLACE "{\"do\": \"place\", \"unit\": \"x-1\", \"to\": \"0806\"}"

static const VariationCase cases[] = {
  { "none", "[]", "" },
  { "one", "[{\"name\": \"a\", \"after\": 0, \"log\": [" MOVE "]}]", "" },
  { "two", "[{\"name\": \"a\", \"after\": 0, \"log\": [" MOVE "]}, {\"name\": \"a\", \"after\": 1, \"log\": ["
           "{\"do\": \"note\", \"text\": \"hm\"}]}]", "" },
  { "no-name", "[{\"name\": \"\", \"after\": 0, \"log\": [" MOVE "]}]", "/variations/0/name" },
  { "past-the-log", "[{\"name\": \"a\", \"after\": 1000, \"log\": [" MOVE "]}]", "/variations/0/after" },
  { "without-events", "[{\"name\": \"a\", \"after\": 0, \"log\": []}]", "/variations/0/log" },
  { "cannot-be", "[{\"name\": \"a\", \"after\": 0, \"log\": [" MOVE ", {\"do\": \"place\", \"unit\": \"g-6pz\", "
                 "\"to\": \"0806\"}]}]", "/variations/0/log/1" },
  { "cannot-be-then", "[{\"name\": \"a\", \"after\": 1, \"log\": [" MOVE "]}, {\"name\": \"b\", \"after\": 0, "
                      "\"log\": [{\"do\": \"place\", \"unit\": \"g-6pz\", \"to\": \"0806\"}]}]",
    "/variations/1/log/0" },
  { "no-list", "{}", "/variations" },
  { "units-no-list", "[{\"name\": \"a\", \"after\": 0, \"units\": {}, \"log\": [" MOVE "]}]", "/variations/0/units" },
  { "own-unit", "[{\"name\": \"a\", \"after\": 0, \"units\": [" NEW "], \"log\": [" PLACE ", " MOVE "]}]", "" },
  { "own-units-unused", "[{\"name\": \"a\", \"after\": 0, \"units\": [], \"log\": [" MOVE "]}]", "" },
  { "own-unit-elsewhere", "[{\"name\": \"a\", \"after\": 0, \"units\": [" NEW "], \"log\": [" PLACE "]}, "
                          "{\"name\": \"b\", \"after\": 0, \"log\": [" PLACE "]}]", "/variations/1/log/0" },
  { "id-taken", "[{\"name\": \"a\", \"after\": 0, \"units\": [{\"id\": \"g-6pz\", \"name\": \"x\", "
                "\"side\": \"german\", \"at\": null}], \"log\": [" MOVE "]}]", "/variations/0/units/0/id" },
  { "own-unit-set-up", "[{\"name\": \"a\", \"after\": 0, \"units\": [{\"id\": \"x\", \"name\": \"x\", "
                       "\"side\": \"german\", \"at\": \"0806\"}], \"log\": [" MOVE "]}]", "/variations/0/units/0" },
};

static char *
with_variations (const char *variations)
{
  g_autofree char *text = hu_file_case_text ("lifeline");
  char *end = strrchr (text, ']');
  GString *whole = g_string_new_len (text, end + 1 - text);

  g_string_append_printf (whole, ",\n  \"variations\": %s\n}\n", variations);

  return g_string_free (whole, FALSE);
}

static void
test_case (gconstpointer data)
{
  const VariationCase *test = data;
  g_autofree char *text = with_variations (test->variations);
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);

  if (test->lines[0] == '\0')
    {
      g_assert_cmpstr (lines, ==, "");
      g_assert_nonnull (game);
      return;
    }

  g_assert_null (game);
  if (strstr (lines, test->lines) == NULL)
    g_error ("%s is not named in: %s", test->lines, lines);
}

static void
test_round_trip (void)
{
  g_autofree char *text =
    with_variations ("[{\"name\": \"a\", \"after\": 0, \"log\": [" MOVE "], \"mood\": \"bold\"}]");
  g_autofree char *lines = NULL;
  g_autofree char *lines_again = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
  g_autofree char *written = hu_file_case_write (game);
  g_autoptr(HuGameFile) again = hu_file_case_parse (written, -1, &lines_again);
  g_autofree char *written_again = hu_file_case_write (again);

  g_assert_cmpuint (game->variations->len, ==, 1);
  g_assert_cmpuint (again->variations->len, ==, 1);
  g_assert_true (hu_variation_equal (g_ptr_array_index (game->variations, 0), g_ptr_array_index (again->variations, 0)));
  g_assert_nonnull (strstr (written, "\"mood\": \"bold\""));
  g_assert_cmpstr (written, ==, written_again);
}

/* A unit that only the variation has comes back, and one that does nothing in it is not written. */
static void
test_own_units (void)
{
  static const char idle[] = "{\"id\": \"x-0\", \"name\": \"Idle\", \"side\": \"german\", \"at\": null}";
  g_autofree char *text = with_variations ("[{\"name\": \"a\", \"after\": 0, \"units\": [" NEW "], "
                                           "\"log\": [" PLACE "]}]");
  g_autofree char *more = NULL;
  g_autofree char *lines = NULL;
  g_autofree char *lines_again = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
  g_autofree char *written = hu_file_case_write (game);
  g_autoptr(HuGameFile) again = hu_file_case_parse (written, -1, &lines_again);
  g_autofree char *written_again = hu_file_case_write (again);
  const HuVariation *read = g_ptr_array_index (again->variations, 0);
  const HuUnit *unit;

  g_assert_cmpuint (read->roster->units->len, ==, again->scenario->units->len + 1);
  unit = hu_scenario_get_unit (read->roster, again->scenario->units->len);
  g_assert_cmpstr (unit->id, ==, "x-1");
  g_assert_cmpint (unit->strength, ==, 6);
  g_assert_true (hu_variation_equal (g_ptr_array_index (game->variations, 0), read));
  g_assert_cmpstr (written, ==, written_again);

  more = g_strdup_printf ("[{\"name\": \"a\", \"after\": 0, \"units\": [%s, " NEW "], \"log\": [" PLACE "]}]", idle);
  g_clear_pointer (&text, g_free);
  g_clear_pointer (&lines, g_free);
  g_clear_pointer (&game, hu_game_file_free);
  g_clear_pointer (&written, g_free);
  text = with_variations (more);
  game = hu_file_case_parse (text, -1, &lines);
  written = hu_file_case_write (game);
  g_assert_cmpstr (written, ==, written_again);
}

/* Each but the first is another than it. */
static void
test_equal (void)
{
  static const char * const each[] = {
    "[{\"name\": \"a\", \"after\": 1, \"units\": [" NEW "], \"log\": [" PLACE ", " MOVE "], \"mood\": \"bold\"}]",
    "[{\"name\": \"b\", \"after\": 1, \"units\": [" NEW "], \"log\": [" PLACE ", " MOVE "], \"mood\": \"bold\"}]",
    "[{\"name\": \"a\", \"after\": 0, \"units\": [" NEW "], \"log\": [" PLACE ", " MOVE "], \"mood\": \"bold\"}]",
    "[{\"name\": \"a\", \"after\": 1, \"units\": [" NEW "], \"log\": [" PLACE "], \"mood\": \"bold\"}]",
    "[{\"name\": \"a\", \"after\": 1, \"units\": [" NEW "], \"log\": [" PLACE ", " MOVE "], \"mood\": \"bald\"}]",
    "[{\"name\": \"a\", \"after\": 1, \"units\": [" NEW "], \"log\": [" MOVE ", " PLACE "], \"mood\": \"bold\"}]",
    "[{\"name\": \"a\", \"after\": 1, \"units\": [{\"id\": \"x-1\", \"name\": \"New 1\", \"side\": \"german\", "
    "\"at\": null, \"strength\": 7}], \"log\": [" PLACE ", " MOVE "], \"mood\": \"bold\"}]",
    "[{\"name\": \"a\", \"after\": 1, \"log\": [" MOVE ", " MOVE "], \"mood\": \"bold\"}]",
  };
  g_autoptr(GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_game_file_free);

  for (guint i = 0; i < G_N_ELEMENTS (each); i++)
    {
      g_autofree char *text = with_variations (each[i]);
      g_autofree char *lines = NULL;
      g_autofree char *lines_again = NULL;
      HuGameFile *game = hu_file_case_parse (text, -1, &lines);
      g_autoptr(HuGameFile) again = hu_file_case_parse (text, -1, &lines_again);
      const HuVariation *first, *variation;

      g_assert_nonnull (game);
      g_ptr_array_add (games, game);
      first = g_ptr_array_index (((HuGameFile *) g_ptr_array_index (games, 0))->variations, 0);
      variation = g_ptr_array_index (game->variations, 0);
      g_test_message ("variation %u", i);
      g_assert_cmpint (hu_variation_equal (first, variation), ==, i == 0);
      g_assert_cmpint (hu_variation_equal (variation, first), ==, i == 0);
      g_assert_true (hu_variation_equal (variation, g_ptr_array_index (again->variations, 0)));
    }
}

/* By another name it is the same, with its units and what nobody knows. */
static void
test_rename (void)
{
  g_autofree char *text = with_variations ("[{\"name\": \"a\", \"after\": 1, \"units\": [" NEW "], \"log\": [" PLACE "], "
                                           "\"mood\": \"bold\"}]");
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
  const HuVariation *variation = g_ptr_array_index (game->variations, 0);
  g_autoptr(HuVariation) renamed = hu_variation_rename (variation, "b");
  g_autoptr(HuVariation) back = hu_variation_rename (renamed, "a");

  g_assert_cmpstr (renamed->name, ==, "b");
  g_assert_false (hu_variation_equal (variation, renamed));
  g_assert_true (hu_variation_equal (variation, back));
}

static void
test_shared (void)
{
  g_autofree char *text = with_variations ("[{\"name\": \"a\", \"after\": 1, \"log\": [" MOVE "]}]");
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
  const HuVariation *variation = g_ptr_array_index (game->variations, 0);
  g_autoptr(GPtrArray) none = g_ptr_array_new ();

  g_assert_cmpuint (hu_variation_shared (variation, game->log), ==, 1);
  g_assert_cmpuint (hu_variation_shared (variation, none), ==, 0);
  g_assert_cmpuint (variation->events->len, ==, 2);
}

/* They are judged in the order of their moments, and stay in that of the file. */
static void
test_order (void)
{
  static const guint afters[] = { 2, 0, 1, 3, 0 };
  GString *list = g_string_new ("[");
  g_autofree char *text = NULL;
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = NULL;

  /* A whole number may be written with a point. */
  for (guint i = 0; i < G_N_ELEMENTS (afters); i++)
    g_string_append_printf (list, "%s{\"name\": \"v%u\", \"after\": %u%s, \"log\": [" MOVE "]}",
                            i > 0 ? ", " : "", i, afters[i], i == 2 ? ".0" : "");
  g_string_append_c (list, ']');
  text = with_variations (list->str);
  g_string_free (list, TRUE);
  game = hu_file_case_parse (text, -1, &lines);

  g_assert_cmpstr (lines, ==, "");
  g_assert_cmpuint (game->variations->len, ==, G_N_ELEMENTS (afters));
  for (guint i = 0; i < G_N_ELEMENTS (afters); i++)
    {
      const HuVariation *variation = g_ptr_array_index (game->variations, i);
      g_autofree char *name = g_strdup_printf ("v%u", i);

      g_assert_cmpstr (variation->name, ==, name);
      g_assert_cmpuint (variation->after, ==, afters[i]);
      g_assert_cmpuint (variation->events->len, ==, afters[i] + 1);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/variations/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/variations/round-trip", test_round_trip);
  g_test_add_func ("/variations/own-units", test_own_units);
  g_test_add_func ("/variations/equal", test_equal);
  g_test_add_func ("/variations/rename", test_rename);
  g_test_add_func ("/variations/shared", test_shared);
  g_test_add_func ("/variations/order", test_order);

  return g_test_run ();
}
