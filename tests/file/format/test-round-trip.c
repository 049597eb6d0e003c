/*
 * Written and read again a game is the same game, and written once more the
 * same text: those of the tests, those that are shipped, and random ones.
 */
#include "config.h"

#include <string.h>

#include "hu-file-case.h"
#include "hu-file-random.h"
#include "hu-often.h"

static HuGameFile *
read_back (const char *text)
{
  g_autoptr(GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuGameFile *game = hu_game_file_parse (bytes, faults);

  if (game == NULL)
    {
      g_autofree char *line = NULL;
      guint first = 0;

      /* Warnings of keys that nobody knows stand before it. */
      while (hu_faults_get (faults, first)->warning)
        first++;
      line = hu_fault_to_line (hu_faults_get (faults, first), "it");
      g_error ("what was written is not read: %s\n%s", line, text);
    }

  return game;
}

static void
assert_round_trip (const HuGameFile *game)
{
  g_autofree char *text = hu_file_case_write (game);
  g_autoptr(HuGameFile) again = read_back (text);
  g_autofree char *text_again = hu_file_case_write (again);

  hu_file_case_assert_equal (game, again);
  g_assert_cmpstr (text, ==, text_again);
}

static void
test_file (gconstpointer data)
{
  g_autoptr(GFile) file = g_file_new_for_path (data);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) game = hu_game_file_load (file, faults);

  g_assert_nonnull (game);
  assert_round_trip (game);
}

/* The games of this folder are as the program itself writes them. */
static void
test_fixed_point (gconstpointer data)
{
  g_autofree char *text = hu_file_case_text (data);
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (text, -1, &lines);
  g_autofree char *written = hu_file_case_write (game);

  g_assert_cmpstr (written, ==, text);
}

static void
test_random (void)
{
  guint32 seed = (guint32) g_test_rand_int ();
  guint n_rounds = hu_draws (400, 20);

  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed + i);
      g_autoptr(HuGameFile) game = NULL;

      g_test_message ("seed %u", seed + i);
      game = hu_file_random_game (rand);
      assert_round_trip (game);
    }
}

/* Pieces of the same text in other places, letters changed, parts lost. */
static void
spoil (GRand   *rand,
       GString *text)
{
  static const char * const pieces[] = {
    "\"all\"", "null", "[]", "{}", "0", "-1", "1e2", "\"x\": {\"y\": [1.50]}, ", "\"0101-0807\", ", "\\", "\"", ",", "\xff",
  };

  for (gint n = g_rand_int_range (rand, 1, 4); n > 0; n--)
    {
      gsize at = (gsize) g_rand_int_range (rand, 0, (gint32) text->len - 40);
      gsize from = (gsize) g_rand_int_range (rand, 0, (gint32) text->len - 40);

      switch (g_rand_int_range (rand, 0, 4))
        {
        case 0:
          text->str[at] = (char) g_rand_int_range (rand, 1, 128);
          break;
        case 1:
          g_string_erase (text, (gssize) at, g_rand_int_range (rand, 1, 30));
          break;
        case 2:
          g_string_insert (text, (gssize) at, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
          break;
        default:
          {
            g_autofree char *piece = g_strndup (text->str + from, (gsize) g_rand_int_range (rand, 1, 40));

            g_string_insert (text, (gssize) at, piece);
          }
          break;
        }
    }
}

/* A file spoilt in any way is refused with a fault or read as a game that a file can hold. */
static void
test_spoilt (void)
{
  static const char * const names[] = { "lifeline", "steppe", "street" };
  guint32 seed = (guint32) g_test_rand_int ();
  guint n_rounds = hu_draws (2000, 1000);
  guint n_read = 0;

  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed + i);
      g_autofree char *good = hu_file_case_text (names[i % G_N_ELEMENTS (names)]);
      g_autoptr(GString) text = g_string_new (good);
      g_autofree char *lines = NULL;
      HuGameFile *game;

      spoil (rand, text);
      g_test_message ("seed %u", seed + i);
      game = hu_file_case_parse (text->str, (gssize) text->len, &lines);
      if (game == NULL)
        continue;

      n_read++;
      assert_round_trip (game);
      hu_game_file_free (game);
    }

  g_assert_cmpuint (n_read, >, n_rounds / 100);
}

/* Entries of one kind are joined; those with keys of their own are not. */
static void
test_kept_entries (void)
{
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *sides = hu_file_case_replace (text, "{\"kind\": \"cliff\"",
    "{\"kind\": \"river\", \"pairs\": [[\"0303\", \"0304\"]], \"width\": 2},\n"
    "{\"kind\": \"river\", \"pairs\": [], \"width\": 3},\n"
    "{\"kind\": \"river\", \"pairs\": [[\"0304\", \"0305\"]]},\n{\"kind\": \"cliff\"");
  g_autofree char *control = hu_file_case_replace (sides,
                                                   "{\"side\": \"soviet\", \"hexes\": [\"0401-0806\"]}",
    "{\"side\": \"soviet\", \"hexes\": [\"0401-0406\"]},\n"
    "{\"side\": \"soviet\", \"hexes\": [\"0605\", \"0501-0604\"], \"why\": 1.0},\n"
    "{\"side\": \"soviet\", \"hexes\": [\"0701-0704\"]}");
  g_autofree char *spoilt = hu_file_case_replace (control, "{\"edges\": [\"north\", \"east\"]}",
                                                  "{\"edges\": [\"east\", \"north\"], \"why\": {}}");
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (spoilt, -1, &lines);
  g_autofree char *written = NULL;

  g_assert_nonnull (game);
  assert_round_trip (game);
  written = hu_file_case_write (game);
  g_assert_nonnull (strstr (written,
    "      {\"kind\": \"river\", \"pairs\": [[\"0303\", \"0304\"]], \"width\": 2},\n"
    "      {\"kind\": \"river\", \"pairs\": [], \"width\": 3},\n"
    "      {\"kind\": \"river\", \"pairs\": [\n"
    "        [\"0304\", \"0305\"], [\"0401\", \"0501\"], [\"0401\", \"0502\"], [\"0402\", \"0502\"]\n"
    "      ]},\n"
    "      {\"kind\": \"cliff\", \"pairs\": [[\"0705\", \"0706\"]]}\n"));
  g_assert_nonnull (strstr (written,
    "      {\"side\": \"soviet\", \"hexes\": [\"0605\", \"0501-0604\"], \"why\": 1.0},\n"
    "      {\"side\": \"german\", \"hexes\": [\"0101-0205\", \"0207\"]},\n"
    "      {\"side\": \"soviet\", \"hexes\": [\"0401-0406\", \"0701-0704\"]}\n"));
  g_assert_nonnull (strstr (written, "\"sources\": {\"edges\": [\"north\", \"east\"], \"why\": {}}"));
}

/* A file that an older program would judge otherwise says so by its number; no other does. */
static void
test_format_number (void)
{
  const char *text =
    "{\"format\":\"hex-umpire/NUMBER\",\"title\":\"T\",\"map\":{\"grid\":{\"columns\":2,\"rows\":2,\"orientation\":\"flat\","
    "\"shifted\":\"even\",\"numbering\":\"ccrr\"}},\"sides\":[{\"id\":\"a\",\"name\":\"A\"},{\"id\":\"b\",\"name\":\"B\"}],"
    "\"calendar\":{\"turns\":1,\"player_turns\":[{\"side\":\"a\",\"phases\":[\"P\"]}]},\"units\":[],"
    "\"rules\":{\"front-line\":{\"attacker\":\"a\",\"defender\":\"b\",\"schedule\":[]KEY}},\"log\":[]}";
  static const struct { const char *read, *key, *written; } cases[] = {
    { "1", "", "\"hex-umpire/1\"" },
    { "2", "", "\"hex-umpire/1\"" },
    { "1", ",\"army_zoc\":true", "\"hex-umpire/1\"" },
    { "1", ",\"army_zoc\":false", "\"hex-umpire/2\"" },
    { "2", ",\"aircraft_hold\":true", "\"hex-umpire/2\"" },
    { "1", ",\"ends_exempt\":true", "\"hex-umpire/1\"" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GString) read = g_string_new (text);
      g_autofree char *written = NULL;
      g_autoptr(HuGameFile) game = NULL;

      g_string_replace (read, "NUMBER", cases[i].read, 1);
      g_string_replace (read, "KEY", cases[i].key, 1);
      game = read_back (read->str);
      written = hu_file_case_write (game);
      g_assert_nonnull (strstr (written, cases[i].written));
    }
}

typedef struct
{
  const char *name;
  const char *clock;
  const char *written; /* NULL: it is not, being the beginning */
} ClockCase;

static const ClockCase clock_cases[] = {
  { "beginning", "{\"turn\": 1, \"player_turn\": 1, \"phase\": 1}", NULL },
  { "turn", "{\"turn\": 2}", "{\"turn\": 2}" },
  { "player-turn", "{\"turn\": 1, \"player_turn\": 2, \"phase\": 1}", "{\"turn\": 1, \"player_turn\": 2}" },
  { "phase", "{\"turn\": 1, \"phase\": 2}", "{\"turn\": 1, \"player_turn\": 1, \"phase\": 2}" },
  { "all", "{\"turn\": 3, \"player_turn\": 2, \"phase\": 2}", "{\"turn\": 3, \"player_turn\": 2, \"phase\": 2}" },
  { "with-what-nobody-knows", "{\"turn\": 1, \"hour\": 7.0}", "{\"turn\": 1, \"hour\": 7.0}" },
};

/* Where the clock stands before the first event. */
static void
test_clock (gconstpointer data)
{
  const ClockCase *test = data;
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *start = g_strdup_printf ("\"start\": {\"clock\": %s,", test->clock);
  g_autofree char *with_clock = hu_file_case_replace (text, "\"start\": {", start);
  const char *log = strstr (with_clock, "\"log\": [");
  g_autofree char *without_log = g_strdup_printf ("%.*s\"log\": []}", (int) (log - with_clock), with_clock);
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (without_log, -1, &lines);
  g_autofree char *written = NULL;

  g_assert_nonnull (game);
  assert_round_trip (game);
  written = hu_file_case_write (game);
  if (test->written != NULL)
    {
      g_autofree char *expected = g_strdup_printf ("    \"clock\": %s,\n", test->written);

      g_assert_nonnull (strstr (written, expected));
    }
  else
    {
      g_assert_null (strstr (written, "clock"));
    }
}

/* Noncharacters cannot be drawn, but are kept. */
static void
test_noncharacters (void)
{
  static const char title[] = "Typhoon \357\267\220\357\277\277\360\237\277\276";
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *member = g_strconcat ("\"title\": \"", title, " \357\267\257", NULL);
  g_autofree char *changed = hu_file_case_replace (text, "\"title\": \"", member);
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (changed, -1, &lines);
  g_autofree char *written = NULL;

  g_assert_nonnull (game);
  assert_round_trip (game);
  written = hu_file_case_write (game);
  g_assert_nonnull (strstr (written, title));
}

/* Hexes off the map decide nothing there, and are kept as they stand. */
static void
test_arrival_off_map (void)
{
  static const char arrives[] = "\"arrives\": {\"turn\": 9, \"at\": [\"0901\", \"0101\"], \"via\": 1}";
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *member = g_strconcat ("\"bracketed\": true, ", arrives, NULL);
  g_autofree char *changed = hu_file_case_replace (text, "\"bracketed\": true", member);
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (changed, -1, &lines);
  g_autofree char *written = NULL;

  g_assert_nonnull (game);
  assert_round_trip (game);
  written = hu_file_case_write (game);
  g_assert_nonnull (strstr (written, "\"arrives\": {\"turn\": 9,"));
  g_assert_nonnull (strstr (written, "\"at\": [\"0901\", \"0101\"]"));
  g_assert_nonnull (strstr (written, "\"via\": 1"));
  g_assert_nonnull (strstr (written, "\"format\": \"hex-umpire/1\""));
}

int
main (int   argc,
      char *argv[])
{
  static const char * const fixed[] = { "lifeline", "steppe", "street", "winter" };
  g_autoptr(GPtrArray) paths = NULL;

  g_test_init (&argc, &argv, NULL);

  paths = hu_file_case_list ();
  g_assert_cmpuint (paths->len, >, 8);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name = g_path_get_basename (g_ptr_array_index (paths, i));
      g_autofree char *path = g_strconcat ("/round-trip/file/", name, NULL);

      g_test_add_data_func (path, g_ptr_array_index (paths, i), test_file);
    }
  for (guint i = 0; i < G_N_ELEMENTS (fixed); i++)
    {
      g_autofree char *path = g_strconcat ("/round-trip/fixed-point/", fixed[i], NULL);

      g_test_add_data_func (path, fixed[i], test_fixed_point);
    }
  for (guint i = 0; i < G_N_ELEMENTS (clock_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/round-trip/clock/", clock_cases[i].name, NULL);

      g_test_add_data_func (path, &clock_cases[i], test_clock);
    }
  g_test_add_func ("/round-trip/arrival-off-map", test_arrival_off_map);
  g_test_add_func ("/round-trip/noncharacters", test_noncharacters);
  g_test_add_func ("/round-trip/random", test_random);
  g_test_add_func ("/round-trip/spoilt", test_spoilt);
  g_test_add_func ("/round-trip/kept-entries", test_kept_entries);
  g_test_add_func ("/round-trip/format-number", test_format_number);

  return g_test_run ();
}
