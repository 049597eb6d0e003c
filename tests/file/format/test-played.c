/*
 * Who played, where and when: read, refused, written again and kept; and the fingerprint of a
 * game as it would be written.
 */
#include "config.h"

#include <string.h>

#include "hu-file-case.h"

typedef struct
{
  const char *name;
  const char *members; /* before the map of the game "lifeline" */
  const char *lines;   /* of a fault; "": none */
} PlayedCase;

static const PlayedCase cases[] = {
  { "both", "\"players\": {\"german\": \"A. Bee\", \"soviet\": \"Цветков\"},\n  "
            "\"played\": {\"place\": \"Köln\", \"date\": \"3 May\"},\n  ", "" },
  { "one", "\"players\": {\"soviet\": \"C. Dee\"},\n  ", "" },
  { "date-only", "\"played\": {\"date\": \"2024-05-03\"},\n  ", "" },
  { "empty", "\"players\": {\"soviet\": \"\"},\n  \"played\": {\"place\": \"\"},\n  ", "" },
  { "unknown-is-kept", "\"played\": {\"place\": \"Köln\", \"club\": [\"HX\"]},\n  ",
    "game:5: /played/club: warning: this version does not know the key “club”; it is kept\n" },
  { "no-such-side", "\"players\": {\"french\": \"E. Eff\"},\n  ",
    "game:5: /players/french: there is no side “french”; use “german” or “soviet”\n" },
  { "no-text", "\"players\": {\"german\": 1},\n  ",
    "game:5: /players/german: a number stands here; use text in quotation marks\n" },
  { "no-object", "\"players\": [],\n  ", "game:5: /players: a list stands here; use an object in braces\n" },
  { "played-no-text", "\"played\": {\"date\": 20240503},\n  ",
    "game:5: /played/date: a number stands here; use text in quotation marks\n" },
};

static char *
with_members (const char *members)
{
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *by = g_strconcat (members, "\"map\": {", NULL);

  return hu_file_case_replace (text, "\"map\": {", by);
}

static void
test_case (gconstpointer data)
{
  const PlayedCase *test = data;
  g_autofree char *text = with_members (test->members);
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
  g_autofree char *written = NULL;

  g_assert_cmpstr (lines, ==, test->lines);
  if (game == NULL)
    {
      g_assert_null (strstr (test->lines, "warning"));
      g_assert_cmpstr (test->lines, !=, "");
      return;
    }

  written = hu_file_case_write (game);
  g_assert_cmpstr (written, ==, text);
}

/* As it would be written it is the same game, and who played it makes no other one of it. */
static void
test_fingerprint (void)
{
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *signed_text = with_members (cases[0].members);
  g_autofree char *lines = NULL, *more_lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
  g_autoptr(HuGameFile) other = hu_file_case_parse (signed_text, -1, &more_lines);
  g_autoptr(HuGameFile) edited = hu_game_file_new (game->scenario, game->log);
  g_autofree char *print = hu_game_file_fingerprint (game);
  g_autofree char *of_other = hu_game_file_fingerprint (other);
  g_autofree char *of_edited = hu_game_file_fingerprint (edited);
  g_autofree char *written = hu_game_file_fingerprint_written (game);

  g_assert_cmpuint (strlen (print), ==, HU_FINGERPRINT_LENGTH);
  g_assert_cmpstr (of_other, ==, print);
  g_assert_cmpstr (of_edited, ==, print);
  g_assert_cmpstr (written, ==, print);
}

/* The games that ship are written as the program writes them, so that a window and a command line agree. */
static void
test_shipped (void)
{
  g_autoptr(GPtrArray) files = hu_file_case_list ();
  guint n_shipped = 0;

  for (guint i = 0; i < files->len; i++)
    {
      g_autoptr(GFile) file = g_file_new_for_path (g_ptr_array_index (files, i));
      g_autoptr(HuFaults) faults = hu_faults_new ();
      g_autoptr(HuGameFile) game = NULL;
      g_autofree char *print = NULL, *written = NULL;

      if (strstr (g_ptr_array_index (files, i), "/data/scenarios/") == NULL)
        continue;
      n_shipped++;
      game = hu_game_file_load (file, faults);
      print = hu_game_file_fingerprint (game);
      written = hu_game_file_fingerprint_written (game);
      if (g_strcmp0 (print, written) != 0)
        g_error ("%s: %s, and written anew %s", (char *) g_ptr_array_index (files, i), print, written);
    }
  g_assert_cmpuint (n_shipped, >=, 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/played/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/fingerprint/written", test_fingerprint);
  g_test_add_func ("/fingerprint/shipped", test_shipped);

  return g_test_run ();
}
