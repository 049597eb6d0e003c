/*
 * The limits that keep a hostile file harmless: each refused with one clear
 * line, and without the memory that taking it at its word would cost.
 */
#include "config.h"

#include <string.h>
#include <sys/resource.h>

#include "hu-file-case.h"
#include "hu-file-limits.h"

/* The whole of these tests may take this much, the texts included; each hostile file taken at
 * its word would need several times that. */
#ifdef __SANITIZE_ADDRESS__
#define MAX_RESIDENT (2L << 30) /* red zones and what is kept after it is freed */
#else
#define MAX_RESIDENT (1L << 30)
#endif

static void
assert_bounded (void)
{
  struct rusage usage;

  g_assert_cmpint (getrusage (RUSAGE_SELF, &usage), ==, 0);
  g_assert_cmpint (usage.ru_maxrss * 1024L, <, MAX_RESIDENT);
}

/* Reads a game that has @with in place of @what, and takes the text. */
static void
assert_lines (char       *text,
              const char *expected)
{
  g_autofree char *owned = text;
  g_autofree char *lines = NULL;

  g_assert_null (hu_file_case_parse (owned, -1, &lines));
  g_assert_cmpstr (lines, ==, expected);
  assert_bounded ();
}

static char *
repeat (const char *before,
        const char *what,
        guint       n,
        const char *after)
{
  GString *text = g_string_new (before);

  for (guint i = 0; i < n; i++)
    g_string_append (text, what);
  g_string_append (text, after);

  return g_string_free (text, FALSE);
}

static char *
in_game (const char *what,
         const char *by)
{
  g_autofree char *good = hu_file_case_text ("lifeline");

  return hu_file_case_replace (good, what, by);
}

/* --- Sizes that the format names --- */

static void
test_bytes (void)
{
  g_autofree char *most = repeat ("[\"", "0123456789abcdef", (HU_FILE_MAX_BYTES - 16) / 16,
                                  "0123456789ab\"]");
  g_autofree char *more = g_strconcat (most, " ", NULL);
  g_autofree char *lines = NULL;
  g_autofree char *more_lines = NULL;

  g_assert_cmpuint (strlen (most), ==, HU_FILE_MAX_BYTES);
  g_assert_null (hu_file_case_parse (most, -1, &lines));
  g_assert_cmpstr (lines, ==, "game:1: a list stands here; use an object in braces\n");
  g_assert_null (hu_file_case_parse (more, -1, &more_lines));
  g_assert_cmpstr (more_lines, ==,
                   "game:1: the file is larger than 64 MiB; that is the most this program takes\n");
  assert_bounded ();
}

static char *
with_units (guint n)
{
  g_autoptr(GString) units = g_string_new ("\"units\": [");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (units, "{\"id\": \"%u\", \"name\": \"\", \"side\": \"german\", \"at\": null},\n",
                            i);

  return in_game ("\"units\": [", units->str);
}

static void
test_units (void)
{
  /* The game has eight of its own. */
  g_autofree char *most = with_units (HU_FILE_MAX_UNITS - 8);
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (most, -1, &lines);

  g_assert_nonnull (game);
  g_assert_cmpuint (game->scenario->units->len, ==, HU_FILE_MAX_UNITS);
  assert_lines (with_units (HU_FILE_MAX_UNITS - 7), "game:100050: /units: there are more than 100000 units; "
                                                    "that is the most this program takes\n");
}

static void
test_events (void)
{
  g_autofree char *note = g_strdup ("{\"do\":\"note\",\"text\":\"\"},");
  g_autofree char *most = repeat ("\"log\": [", note, HU_FILE_MAX_EVENTS - 15, "");
  g_autofree char *more = g_strconcat (most, note, NULL);
  g_autofree char *text = in_game ("\"log\": [", most);
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);

  g_assert_nonnull (game);
  g_assert_cmpuint (game->log->len, ==, HU_FILE_MAX_EVENTS);
  assert_lines (in_game ("\"log\": [", more), "game:95: /log: there are more than 1000000 events; "
                                              "that is the most this program takes\n");
}

/* The same word elsewhere has no such limit. */
static void
test_other_log (void)
{
  g_autofree char *other = repeat ("\"editor\": {\"log\": [", "1,", HU_FILE_MAX_EVENTS + 1,
                                   "1]}, \"log\": [");
  g_autofree char *text = in_game ("\"log\": [", other);
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);

  g_assert_nonnull (game);
  assert_bounded ();
}

static void
test_largest_map (void)
{
  g_autofree char *good = hu_file_case_text ("steppe");
  g_autofree char *columns = hu_file_case_replace (good, "\"columns\": 12, \"rows\": 100",
                                                   "\"columns\": 4096, \"rows\": 4096");
  char *rest = strstr (columns, "\"terrain\": {");
  g_autofree char *text = NULL;
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = NULL;

  *rest = '\0';
  text = g_strconcat (columns,
                      "\"terrain\": {\"hills\": [\"00010001-20004096\"], \"forest\": [\"20010001-40964096\"]},"
                      "\"places\": [{\"id\": \"all\", \"name\": \"\", \"kind\": \"town\", \"hexes\": \"all\"}]},"
                      "\"sides\": [{\"id\": \"a\", \"name\": \"\"}, {\"id\": \"b\", \"name\": \"\"}],"
                      "\"calendar\": {\"turns\": 1, \"player_turns\": [{\"side\": null, \"phases\": [\"\"]}]},"
                      "\"units\": [], \"start\": {\"control\": [{\"side\": \"a\", \"hexes\": \"all\"}]},"
                      "\"rules\": {}, \"log\": []}", NULL);
  game = hu_file_case_parse (text, -1, &lines);
  g_assert_cmpstr (lines, ==, "");
  g_assert_cmpint (game->scenario->map->grid->n_hexes, ==, 4096 * 4096);
  assert_bounded ();
}

/* --- What a small file could ask for --- */

static void
test_nesting (void)
{
  g_autofree char *deep = repeat ("", "[", 1000000, "");
  g_autofree char *lines = NULL;

  g_assert_null (hu_file_case_parse (deep, -1, &lines));
  g_assert_true (g_str_has_suffix (lines,
                                   ": objects and lists are nested more than 64 deep; no game needs that\n"));
}

static void
test_memory (void)
{
  static const char * const values[] = { "{},", "[],", "\"\",", "0,", "{\"a\":0}," };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      guint n = (HU_FILE_MAX_BYTES - 100) / (guint) strlen (values[i]);
      g_autofree char *text = repeat ("{\"x\": [", values[i], n, "0]}");
      g_autofree char *lines = NULL;

      g_assert_null (hu_file_case_parse (text, -1, &lines));
      g_assert_true (g_str_has_suffix (lines, ": the file says more than this program takes into memory; "
                                              "write hexes as spans, such as \"0101-0412\", and shorten the rest\n"));
      g_assert_cmpuint (strcspn (lines, "\n"), ==, strlen (lines) - 1);
    }
  assert_bounded ();
}

/* Events are read a few at a time, but one of them may be large. */
static void
test_memory_of_an_event (void)
{
  g_autofree char *event = repeat ("\"log\": [{\"do\": \"note\", \"text\": \"\", \"x\": [", "{},", 20000000,
                                   "0]},");
  g_autofree char *text = in_game ("\"log\": [", event);
  g_autofree char *lines = NULL;

  g_assert_null (hu_file_case_parse (text, -1, &lines));
  g_assert_true (g_str_has_prefix (lines, "game:80: /log/0/x/16"));
  assert_bounded ();
}

static void
test_keys (void)
{
  g_autoptr(GString) text = g_string_new ("{");

  for (guint i = 0; i <= HU_FILE_MAX_KEYS; i++)
    g_string_append_printf (text, "%s\"%u\": 0", i > 0 ? "," : "", i);
  g_string_append_c (text, '}');

  assert_lines (g_strdup (text->str), "game:1: /10000: an object has more than 10000 keys; use a list\n");
}

/* On the largest map every one of these would be sixteen million hexes. */
static char *
on_the_largest_map (const char *map)
{
  return g_strconcat ("{\"format\": \"hex-umpire/1\", \"title\": \"\", \"map\": {\"grid\": {\"columns\": 4096, "
                      "\"rows\": 4096, \"orientation\": \"flat\", \"shifted\": \"odd\", \"numbering\": \"ccrr\"},\n",
                      map, "},\n\"sides\": [], \"calendar\": {}, \"units\": [], \"rules\": {}, \"log\": []}",
                      NULL);
}

static void
test_spans (void)
{
  g_autofree char *map = repeat ("\"terrain\": {\"forest\": [", "\"00010001-40964096\", ", 500000,
                                 "\"00010001\"]}");

  assert_lines (on_the_largest_map (map),
                "game:2: /map/terrain/forest/8: the sets of this file name more than 134217728 hexes in all; "
                "let each set name a hex once\n");
}

static void
test_places (void)
{
  g_autoptr(GString) map = g_string_new ("\"places\": [");

  for (guint i = 0; i < 100000; i++)
    g_string_append_printf (map,
                            "{\"id\": \"%u\", \"name\": \"\", \"kind\": \"town\", \"hexes\": \"all\"},\n", i);
  g_string_append (map, "1]");

  assert_lines (on_the_largest_map (map->str),
                "game:4: /map/places/2/hexes: the places, lines and events of this file name more than 33554432 "
                "hexes in all; let each set name a hex once\n");
}

static void
test_control_events (void)
{
  g_autofree char *events = repeat ("\"log\": [",
                                    "{\"do\": \"control\", \"side\": null, \"hexes\": \"all\"},", 999000, "");
  g_autofree char *text = in_game ("\"log\": [", events);
  g_autofree char *lines = NULL;

  g_assert_null (hu_file_case_parse (text, -1, &lines));
  g_assert_nonnull (strstr (lines, "hexes in all; let each set name a hex once\n"));
  assert_bounded ();
}

static void
test_long_words (void)
{
  g_autofree char *word = repeat ("", "x", 1000000, "");
  g_autofree char *key = g_strdup_printf ("\"units\": [], \"%s\": [1,\n2], \"format\": \"%s\", \"map\": 1, \"counters\": [",
                                          word, word);
  g_autofree char *text = in_game ("\"units\": [", key);
  g_autofree char *lines = NULL;

  g_assert_null (hu_file_case_parse (text, -1, &lines));
  g_assert_cmpuint (strlen (lines), <, 4000);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/limits/bytes", test_bytes);
  g_test_add_func ("/limits/units", test_units);
  g_test_add_func ("/limits/events", test_events);
  g_test_add_func ("/limits/other-log", test_other_log);
  g_test_add_func ("/limits/largest-map", test_largest_map);
  g_test_add_func ("/limits/nesting", test_nesting);
  g_test_add_func ("/limits/memory", test_memory);
  g_test_add_func ("/limits/memory-of-an-event", test_memory_of_an_event);
  g_test_add_func ("/limits/keys", test_keys);
  g_test_add_func ("/limits/spans", test_spans);
  g_test_add_func ("/limits/places", test_places);
  g_test_add_func ("/limits/control-events", test_control_events);
  g_test_add_func ("/limits/long-words", test_long_words);

  return g_test_run ();
}
