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
  { "no-list", "{}", "/variations" },
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
  g_test_add_func ("/variations/shared", test_shared);

  return g_test_run ();
}
