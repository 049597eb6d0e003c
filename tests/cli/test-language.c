/*
 * JSON is English whatever the locale; text is the locale's.
 *
 * The functions of GLib that translate are replaced here by ones that put
 * every message into brackets, but where the thread has a locale of its own,
 * as JSON has for a sentence.
 */
#include <locale.h>

#include <glib/gstdio.h>

#include "hu-cli.h"

#define OPEN "⟦"
#define CLOSE "⟧"

static const char *
bracket (const char *message)
{
  g_autofree char *text = NULL;

  if (uselocale ((locale_t) 0) != LC_GLOBAL_LOCALE)
    return message;

  text = g_strconcat (OPEN, message, CLOSE, NULL);

  return g_intern_string (text);
}

const char *
g_dgettext (const char *domain,
            const char *message)
{
  return bracket (message);
}

const char *
g_dngettext (const char *domain,
             const char *singular,
             const char *plural,
             gulong      n)
{
  return bracket (n == 1 ? singular : plural);
}

const char *
g_dpgettext (const char *domain,
             const char *context_and_message,
             gsize       offset)
{
  return bracket (context_and_message + offset);
}

const char *
g_dpgettext2 (const char *domain,
              const char *context,
              const char *message)
{
  return bracket (message);
}

static const char * const games[] = { "all-cities-and-isolation", "withdrawal-by-phase", "conceded",
                                      "hexsides" };

/* Writes a report of the game, for verify to read; returns its name. */
static char *
make_report (const char *game)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *report = NULL;
  int fd = g_file_open_tmp ("hu-language-XXXXXX.html", &report, &error);
  const char *words[] = { "report", "-o", report, game, NULL };
  g_auto(GStrv) argv = g_strdupv ((char **) words);

  g_assert_no_error (error);
  g_close (fd, NULL);
  g_assert_cmpint (hu_cli_report (hu_cli_find_verb ("report"), argv), ==, HU_CLI_DONE);

  return g_steal_pointer (&report);
}

/* Writes a map for import to read, all of which is recognised; returns its name. */
static char *
make_map (void)
{
  static const char map[] =
    "<map orientation=\"hexagonal\" staggeraxis=\"x\" staggerindex=\"odd\" width=\"1\" height=\"1\" tilewidth=\"32\" "
    "tileheight=\"32\" hexsidelength=\"16\"><tileset firstgid=\"1\">"
    "<tile id=\"0\" class=\"forest\"/></tileset><layer><data encoding=\"csv\">1</data></layer></map>";
  g_autoptr(GError) error = NULL;
  char *name = NULL;

  g_close (g_file_open_tmp ("hu-language-XXXXXX.tmx", &name, &error), NULL);
  g_assert_no_error (error);
  g_assert_true (g_file_set_contents (name, map, -1, NULL));

  return name;
}

static void
run_verb (const HuCliVerb *verb,
          const char      *game,
          gboolean         json)
{
  g_autofree char *name = g_strconcat (game, ".hexgame", NULL);
  g_autofree char *file = g_test_build_filename (G_TEST_DIST, "data", "games", name, NULL);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *report = NULL;
  g_auto(GStrv) argv = NULL;

  g_strv_builder_add (builder, verb->name);
  if (json)
    g_strv_builder_add (builder, "--json");
  if (g_str_equal (verb->name, "report"))
    g_strv_builder_add_many (builder, "-o", "-", NULL);
  if (g_str_equal (verb->name, "verify"))
    {
      report = make_report (file);
      g_strv_builder_add (builder, report);
    }
  if (g_str_equal (verb->name, "import"))
    {
      report = make_map ();
      g_strv_builder_add (builder, report);
    }
  else
    {
      g_strv_builder_add (builder, file);
    }
  argv = g_strv_builder_end (builder);
  g_assert_cmpint (verb->run (verb, argv), ==, HU_CLI_DONE);
  if (report != NULL)
    g_unlink (report);
}

static void
test_json (gconstpointer data)
{
  if (g_test_subprocess ())
    {
      for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
        run_verb (data, games[i], TRUE);
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("*\"title\":\"Hexsides\"*");
  g_test_trap_assert_stdout_unmatched ("*" OPEN "*");
}

static void
test_text (gconstpointer data)
{
  if (g_test_subprocess ())
    {
      run_verb (data, games[0], FALSE);
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("*" OPEN "*");
}

/* What an import writes: the language of whoever imports must not be in it. */
static const struct
{
  const char *name;
  const char *text;
  const char *has[4]; /* what the draft holds, in English */
} drafts[] = {
  { "table.csv", "name,side,hex\nA,German,0101\nB,,0202\n",
    { "Such a file holds no rules.", "Line 3: it does not say whose the unit is", "\"phases\": [\"Play\"]",
      "\"name\": \"Second side\"" } },
  { "village.map", "Gg, Gg, Gg, Gg\nGg, 1 Ch, Gg^Vh, Gg\nGg, Gg, Gg, Gg\n",
    { "\"id\": \"start-of-player-1\"", "\"name\": \"Village 0201\"", "\"name\": \"First side\"",
      "Terrain of 2 of 2 hexes recognised." } },
  { "land.tmx", "<map orientation=\"hexagonal\" staggeraxis=\"x\" staggerindex=\"odd\" width=\"1\" height=\"1\" "
    "tilewidth=\"32\" tileheight=\"32\" hexsidelength=\"16\"><tileset firstgid=\"1\"><tile id=\"0\" class=\"bush\"/></tileset><layer><data encoding=\"csv\">1</data></layer></map>",
    { "Terrain of 0 of 1 hex recognised.", "Hexes: 1 × 1, numbered from 0101.", "\"name\": \"Second side\"" } },
  { "units.tmx", "<map orientation=\"hexagonal\" staggeraxis=\"x\" staggerindex=\"odd\" width=\"1\" height=\"1\" tilewidth=\"32\" "
    "tileheight=\"32\" hexsidelength=\"16\"><tileset firstgid=\"1\"><tile id=\"0\" class=\"forest\"/></tileset><layer>"
    "<data encoding=\"csv\">1</data></layer><objectgroup name=\"units\"><object name=\"1st\" x=\"16\" y=\"16\"><point/><properties>"
    "<property name=\"side\" value=\"Red\"/></properties></object></objectgroup></map>",
    { "1 of 1 counter is a unit: Red 1.", "\"name\": \"1st\"" } },
};

static void
write_draft (gsize i)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("hu-language-XXXXXX", &error);
  g_autofree char *file = g_build_filename (folder, drafts[i].name, NULL), *out = g_build_filename (folder, "out.hexgame", NULL);
  g_autofree char *draft = NULL;
  const char *words[] = { "import", file, "-o", out, NULL };
  g_auto(GStrv) argv = g_strdupv ((char **) words);

  g_assert_no_error (error);
  g_assert_true (g_file_set_contents (file, drafts[i].text, -1, NULL));
  hu_cli_import (hu_cli_find_verb ("import"), argv);
  g_assert_true (g_file_get_contents (out, &draft, NULL, NULL));
  g_assert_null (strstr (draft, OPEN));
  for (gsize j = 0; j < G_N_ELEMENTS (drafts[i].has) && drafts[i].has[j] != NULL; j++)
    if (strstr (draft, drafts[i].has[j]) == NULL)
      g_error ("“%s” is not in: %s", drafts[i].has[j], draft);
  g_unlink (file);
  g_unlink (out);
  g_rmdir (folder);
}

/* The report of the import must not stand among the lines of the test. */
static void
test_draft (gconstpointer data)
{
  if (g_test_subprocess ())
    {
      write_draft (GPOINTER_TO_SIZE (data));
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
}

int
main (int   argc,
      char *argv[])
{
  gsize n_verbs;
  const HuCliVerb *verbs = hu_cli_list_verbs (&n_verbs);

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < n_verbs; i++)
    {
      g_autofree char *json = g_strdup_printf ("/language/%s/json", verbs[i].name);
      g_autofree char *text = g_strdup_printf ("/language/%s/text", verbs[i].name);

      /* The first has nothing to say of a good game, the second draws, the third takes no game. */
      if (g_str_equal (verbs[i].name, "check") || g_str_equal (verbs[i].name, "render") || g_str_equal (verbs[i].name, "help"))
        continue;

      /* A report and an import are no JSON, and verify says no more than its exit status. */
      if (!g_str_equal (verbs[i].name, "report") && !g_str_equal (verbs[i].name, "verify") &&
          !g_str_equal (verbs[i].name, "import"))
        g_test_add_data_func (json, &verbs[i], test_json);
      g_test_add_data_func (text, &verbs[i], test_text);
    }

  for (gsize i = 0; i < G_N_ELEMENTS (drafts); i++)
    {
      g_autofree char *name = g_strconcat ("/language/draft/", drafts[i].name, NULL);

      g_test_add_data_func (name, GSIZE_TO_POINTER (i), test_draft);
    }

  return g_test_run ();
}
