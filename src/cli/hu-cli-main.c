/*
 * hex-umpire-cli: the umpire without a window.  Finds the verb and hands over.
 */
#include "config.h"

#include <locale.h>
#include <signal.h>

#include <glib/gi18n-lib.h>

#include "hu-cli.h"

static const HuCliVerb verbs[] = {
  { "check", N_("FILE…"), N_("Say what is wrong with game files; silent where all is well"), hu_cli_check },
  { "judge", N_("FILE"), N_("Give the verdict, the meters and the rulings"), hu_cli_judge },
  { "trace", N_("FILE"), N_("Trace lines of supply, with the reason for every dead end"), hu_cli_trace },
  { "replay", N_("FILE"), N_("Go through every event with the rulings it gave rise to"), hu_cli_replay },
};

/**
 * hu_cli_find_verb:
 * @name: what the command line says
 *
 * Returns: (nullable): the verb of that name
 */
const HuCliVerb *
hu_cli_find_verb (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (g_strcmp0 (verbs[i].name, name) == 0)
      return &verbs[i];

  return NULL;
}

static HuCliStatus
show_help (void)
{
  g_autoptr(GString) help = g_string_new (NULL);

  g_string_append_printf (help, "%s\n", _("Usage:"));
  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    /* Translators: program, verb, its arguments: a line of the help. */
    g_string_append_printf (help, _("  %s %s [OPTION…] %s\n"), HU_CLI_NAME, verbs[i].name, _(verbs[i].arguments));

  g_string_append_printf (help, "\n%s\n\n",
                          _("Judges victory conditions on hex maps, from a game file. FILE - is standard input."));
  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    g_string_append_printf (help, "  %-8s %s\n", verbs[i].name, _(verbs[i].summary));

  /* Translators: a line of the help; keep what the user types as it is. */
  g_string_append_printf (help, "\n  -h, --help     %s\n", _("Show this help; after a verb, its options"));
  g_string_append_printf (help, "  --version      %s\n", _("Show the program's version"));
  g_string_append_printf (help, "\n%s\n",
                          _("Exit status: 0 done; 1 the file is invalid or unreadable, or the answer could not be "
                            "written; 2 wrong usage."));

  return hu_cli_write_text (help->str);
}

static HuCliStatus
run (GStrv argv)
{
  const HuCliVerb *verb;

  if (argv[0] == NULL || argv[1] == NULL)
    return hu_cli_complain_usage (NULL, g_strdup (_("say what to do: check, judge, trace or replay")));

  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    return show_help ();
  if (g_str_equal (argv[1], "--version"))
    return hu_cli_write_text (HU_CLI_NAME " " PACKAGE_VERSION "\n");

  verb = hu_cli_find_verb (argv[1]);
  if (verb == NULL)
    {
      g_autofree char *given = g_utf8_make_valid (argv[1], -1);

      /* Translators: what the user typed. */
      return hu_cli_complain_usage (NULL, g_strdup_printf (_("“%s” is none of check, judge, trace and replay"),
                                                           given));
    }

  return verb->run (argv + 1);
}

int
main (int   argc,
      char *argv[])
{
  g_auto(GStrv) arguments = g_strdupv (argv);

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  /* A reader that went away is a failed write, to be told like any other. */
  signal (SIGPIPE, SIG_IGN);

  return run (arguments);
}
