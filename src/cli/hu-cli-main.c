/*
 * The command line but for main() itself: finds the verb and calls it.
 */
#include "config.h"

#include <signal.h>

#include <glib/gi18n-lib.h>

#include "hu-cli-words.h"
#include "hu-cli.h"
#include "hu-explain.h"
#include "hu-save.h"

static HuCliStatus
show_help (void)
{
  static const HuTextColumn columns[] = { { HU_STYLE_STRONG }, { HU_STYLE_PLAIN } };
  gsize n_verbs;
  const HuCliVerb *verbs = hu_cli_list_verbs (&n_verbs);
  g_autoptr(HuText) text = hu_text_new (hu_cli_get_width (), hu_cli_wants_colour ());

  hu_text_heading (text, _("Usage:"));
  for (gsize i = 0; i < n_verbs; i++)
    {
      /* Translators: program, verb, its arguments: a line of the help. */
      g_autofree char *line = g_strdup_printf (_("%s %s [OPTION…] %s"), HU_CLI_NAME, verbs[i].name,
                                               _(verbs[i].arguments));

      hu_text_paragraph (text, HU_STYLE_PLAIN, HU_CLI_INDENT, line);
    }

  hu_text_blank (text);
  hu_text_paragraph (text, HU_STYLE_PLAIN, 0,
                     _("Judges victory conditions on hex maps, from a game file. FILE - is standard input."));

  hu_text_blank (text);
  hu_text_table_begin (text, NULL, HU_CLI_INDENT, columns, G_N_ELEMENTS (columns));
  for (gsize i = 0; i < n_verbs; i++)
    hu_text_row (text, { g_strdup (verbs[i].name) }, { g_strdup (_(verbs[i].summary)) });
  hu_text_row (text, { g_strdup ("-h, --help") }, { g_strdup (_("Show this help; after a verb, its options")) });
  hu_text_row (text, { g_strdup ("-V, --version") }, { g_strdup (_("Show the program's version")) });
  hu_text_table_end (text);

  hu_text_blank (text);
  hu_text_paragraph (text, HU_STYLE_PLAIN, 0,
                     _("Exit status: 0 done; 1 the file is invalid or unreadable, or the answer could not be "
                       "written; 2 wrong usage; 3 a report is not of that game or does not "
                       "agree with it, or an import has left something out."));

  return hu_cli_write_text (hu_text_peek (text));
}

static HuCliStatus
complain_no_verb (void)
{
  gsize n_verbs;
  const HuCliVerb *verbs = hu_cli_list_verbs (&n_verbs);
  g_autoptr(GString) names = g_string_new (NULL);

  for (gsize i = 0; i < n_verbs; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", verbs[i].name);

  /* Translators: the verbs of the command, which the user types. */
  return hu_cli_complain_usage (NULL, g_strdup_printf (_("say what to do, one of these: %s"), names->str));
}

static HuCliStatus
complain_verb (const char *given)
{
  gsize n_verbs;
  const HuCliVerb *verbs = hu_cli_list_verbs (&n_verbs);
  g_autofree const char **names = g_new (const char *, n_verbs);
  g_autofree char *shown = g_utf8_make_valid (given, -1);
  char *complaint;

  for (gsize i = 0; i < n_verbs; i++)
    names[i] = verbs[i].name;
  complaint = hu_cli_suggest (given, names, n_verbs);
  if (complaint == NULL)
    /* Translators: what the user typed. */
    complaint = g_strdup_printf (_("there is no “%s”: use check, judge, trace, why, "
                                   "replay, report, verify, render, import or help"),
                                 shown);

  return hu_cli_complain_usage (NULL, complaint);
}

/* Refuses a word that the verb has no use for: the user meant something by it. */
static HuCliStatus
complain_word (const char *given)
{
  g_autofree char *shown = g_utf8_make_valid (given, -1);

  /* Translators: what the user typed. */
  return hu_cli_complain_usage (NULL, g_strdup_printf (_("“%s” is one word too many"), shown));
}

/* `help VERB` is `VERB --help`; `help` alone is `--help`. */
HuCliStatus
hu_cli_help (const HuCliVerb *verb,
             GStrv            argv)
{
  const HuCliVerb *asked;

  if (argv[1] != NULL && argv[2] != NULL)
    return complain_word (argv[2]);
  if (argv[1] == NULL || g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h") || g_str_equal (argv[1], "help"))
    return show_help ();

  asked = hu_cli_find_verb (argv[1]);
  if (asked == NULL)
    return complain_verb (argv[1]);

  return asked->run (asked, (char *[]) { argv[1], (char *) "--help", NULL });
}

static HuCliStatus
run (GStrv argv)
{
  static const char * const alone[] = { "--help", "-h", "--version", "-V", NULL };
  const HuCliVerb *verb;

  if (argv[0] == NULL || argv[1] == NULL)
    return complain_no_verb ();

  if (argv[2] != NULL && g_strv_contains (alone, argv[1]))
    return complain_word (argv[2]);
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h"))
    return show_help ();
  if (g_str_equal (argv[1], "--version") || g_str_equal (argv[1], "-V"))
    return hu_cli_write_text (HU_CLI_NAME " " PACKAGE_VERSION "\n");

  verb = hu_cli_find_verb (argv[1]);

  return verb != NULL ? verb->run (verb, argv + 1) : complain_verb (argv[1]);
}

/* Runs the program. A test calls this function again and again.  Returns the exit status, a HuCliStatus. */
int
hu_cli_main (int   argc,
             char *argv[])
{
  g_auto(GStrv) arguments = g_strdupv (argv);

  hu_explain_begin_language ();

  /* hu-cli-output.c notices when the reader of standard output has gone; on standard error nothing is lost. */
  (void) signal (SIGPIPE, SIG_IGN);
  hu_save_outlive_limits ();

  return run (arguments);
}
