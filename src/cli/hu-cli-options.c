/*
 * The options of a verb, parsed by GOption, and the help that lists them.
 */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-cli.h"
#include "hu-cli-options.h"

/* Calls @visit for each option of a verb: the one list that --help, the completions of shells and
 * suggestions are made from.  One long function, because GOption takes tables that point into @options. */
static void
visit_options (HuCliTakes     takes,
               HuCliOptions  *options,
               gboolean      *help,
               HuCliOptionsFunc visit,
               gpointer       data)
{
  const GOptionEntry common_entries[] = {
    { "help", 'h', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, help, N_("Show this help"), NULL },
    { G_OPTION_REMAINING, 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME_ARRAY, &options->files, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  const GOptionEntry json_entries[] = {
    { "json", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options->json,
      N_("Answer in JSON, in English"), NULL },
    G_OPTION_ENTRY_NULL
  };
  const GOptionEntry game_entries[] = {
    { "at", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->at,
      N_("Look at the game after its first N events; default: all"), N_("N") },
    { "view", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->view,
      N_("See what a side sees, by its id, or “truth”, the default"), N_("SIDE") },
    G_OPTION_ENTRY_NULL
  };
  const GOptionEntry from_entries[] = {
    { "from", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->from,
      N_("Trace from this hex or place; default: what the rules ask for, as the capital"), N_("HEX") },
    { "side", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->side,
      N_("Side whose lines are traced, with --from; default: that of the units there, else the defender"), N_("SIDE") },
    { "unit", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->unit,
      N_("Trace from this unit, by its id, for its own side"), N_("ID") },
    { "line", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->line,
      N_("Trace the Nth line that a condition asks for"), N_("N") },
    G_OPTION_ENTRY_NULL
  };
  const GOptionEntry side_entries[] = {
    { "side", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->side,
      N_("For which side to say why not; default: both"), N_("SIDE") },
    { "all", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options->all,
      N_("Tell every reason, and cut no list"), NULL },
    G_OPTION_ENTRY_NULL
  };
  const GOptionEntry output_entries[] = {
    { "output", 'o', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options->output,
      N_("Write this file; - is standard output"), N_("OUT") },
    { "format", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->format,
      N_("The format, if the name of the file does not give it"), N_("FORMAT") },
    { "paper", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->paper,
      N_("For which paper: a4, the default, a3 or letter"), N_("PAPER") },
    G_OPTION_ENTRY_NULL
  };
  const GOptionEntry report_entries[] = {
    { "table", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->table,
      N_("Which table, for csv: ledger, casualties, log, control, units and others; default: the first of them that the game "
         "has"), N_("NAME") },
    { "without", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING_ARRAY, &options->without,
      N_("Leave this part out; may be given several times"), N_("PART") },
    { "only", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING_ARRAY, &options->only,
      N_("Write only this part, as the protocol; may be given several times"), N_("PART") },
    { "events", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options->events,
      N_("List every event in an appendix, as html does in any case"), NULL },
    { "rulings", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options->rulings,
      N_("List the events that rulings followed from, and no others"), NULL },
    { "player", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING_ARRAY, &options->players,
      N_("Player of a side, by its id; the file stays as it is"), N_("SIDE=NAME") },
    { "place", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->place,
      N_("Where the game was played"), N_("PLACE") },
    { "date", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->date,
      N_("When the game was played"), N_("DATE") },
    { "poster", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->poster,
      N_("For pdf: add the map on this number of sheets, across and down, for example 2x3"), N_("CxR") },
    G_OPTION_ENTRY_NULL
  };
  const GOptionEntry picture_entries[] = {
    { "overlay", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING_ARRAY, &options->overlays,
      N_("Show this overlay, or none; may be given several times; default: what the window shows at first"),
      N_("NAME") },
    { "level", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->storey,
      N_("The level of a tactical board, as in the name of a Location: 1, -1, roof; default: 0, the ground"), N_("N") },
    { "theme", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->theme,
      N_("Colours: light, the default, dark, or print, which is readable in grey"), N_("NAME") },
    { "scale", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_DOUBLE, &options->scale,
      N_("How long a hexside is, in pixels; default: 40"), N_("N") },
    { "dpi", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_DOUBLE, &options->dpi,
      N_("Fill a sheet of paper, at this number of dots per inch"), N_("N") },
    { "fit", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_DOUBLE, &options->fit,
      N_("Fill a square of this size in pixels, as for a thumbnail"), N_("N") },
    { "legend", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options->legend,
      N_("With the legend below the map"), NULL },
    G_OPTION_ENTRY_NULL
  };
  const GOptionEntry import_entries[] = {
    { "output", 'o', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options->output,
      N_("Write the draft into this file; - is standard output; default: only say what was recognised"), N_("OUT") },
    { "module", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options->module,
      N_("The module of a save; it may also be a further FILE"), N_("FILE") },
    { "profile", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options->profile,
      N_("Which names of the module are which side, and which are markers"), N_("FILE") },
    { "map", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options->map,
      N_("Take this board of the module’s Nth window, by its name; default: the one in play with the most counters"),
      N_("N=BOARD") },
    G_OPTION_ENTRY_NULL
  };
  const struct
  {
    HuCliTakes          takes; /* 0: every verb */
    const GOptionEntry *entries;
  } groups[] = {
    { 0, common_entries },
    { HU_CLI_TAKES_JSON, json_entries },
    { HU_CLI_TAKES_MOMENT, game_entries },
    { HU_CLI_TAKES_REPORT | HU_CLI_TAKES_PICTURE, output_entries },
    { HU_CLI_TAKES_REPORT, report_entries },
    { HU_CLI_TAKES_PICTURE, picture_entries },
    { HU_CLI_TAKES_IMPORT, import_entries },
    { HU_CLI_TAKES_FROM, from_entries },
    { HU_CLI_TAKES_SIDE, side_entries },
  };

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if (groups[i].takes == 0 || (takes & groups[i].takes) != 0)
      visit (groups[i].entries, data);
}

/**
 * hu_cli_options_visit:
 * @visit: gets a table that ends with a %NULL name; the tables last as long as the call
 *
 * Calls @visit for the options of a verb, in the order in which help lists them.
 */
void
hu_cli_options_visit (const HuCliVerb  *verb,
                      HuCliOptionsFunc  visit,
                      gpointer          data)
{
  HuCliOptions options;
  gboolean help = FALSE;

  visit_options (verb->takes, &options, &help, visit, data);
}

static void
add_entries (const GOptionEntry *entries,
             gpointer            data)
{
  g_option_context_add_main_entries (data, entries, GETTEXT_PACKAGE);
}

/* import needs the name of its file and what lies beside it. */
static const char *
describe_arguments (const HuCliVerb *verb)
{
  if ((verb->takes & HU_CLI_TAKES_SIDE) != 0)
    return _("SUBJECT is the id or name of a unit, building, place, condition, item of points or side, a hex, a Location as D3/1 "
             "or D3/roof, “row 7”, “event 12”, “turn 5”, “points”, “supply”, “zoc” or “verdict”; a kind may stand before it, as "
             "unit:35.\n"
             "FILE - is standard input.");
  if (strstr (verb->arguments, "REPORT") != NULL)
    return _("REPORT is a file, or the code that a report shows, as K7QF3-M2X9D.\nFILE - is standard input.");

  if ((verb->takes & HU_CLI_TAKES_IMPORT) != 0)
    return _("The first row of a table of units names its columns, in any order: “side”, “name”, “at”, “strength” and other keys "
             "of a unit, as “vehicle.armor”.");

  return _("FILE - is standard input.");
}

static GOptionContext *
new_context (const HuCliVerb *verb,
             HuCliOptions    *options,
             gboolean        *help)
{
  GOptionContext *context = g_option_context_new (_(verb->arguments));
  g_autofree char *summary = g_strdup_printf ("%s.", _(verb->summary));

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, summary);
  /* help takes no file. */
  if (strstr (verb->arguments, "FILE") != NULL)
    g_option_context_set_description (context, describe_arguments (verb));
  visit_options (verb->takes, options, help, add_entries, context);

  return context;
}

/* GOption's usage line begins with the program's name; the verb has to follow it. */
static HuCliStatus
show_help (const HuCliVerb *verb,
           GOptionContext  *context)
{
  g_autofree char *name = g_strdup_printf ("%s %s", HU_CLI_NAME, verb->name);
  g_autofree char *help = NULL;

  g_set_prgname (name);
  help = g_option_context_get_help (context, TRUE, NULL);

  return hu_cli_write_text (help);
}

/* --- What the user may have meant --- */

/* How many letters have to be put in, left out or replaced, or two neighbours swapped, to make @b of @a. */
static guint
count_edits (const char *a,
             const char *b)
{
  gsize n = strlen (b);
  g_autofree guint *before = g_new0 (guint, n + 1); /* the row of two letters before, and so on */
  g_autofree guint *last = g_new0 (guint, n + 1);
  g_autofree guint *row = g_new0 (guint, n + 1);

  for (gsize j = 0; j <= n; j++)
    row[j] = (guint) j;
  for (gsize i = 1; a[i - 1] != '\0'; i++)
    {
      guint *spare = before;

      before = last;
      last = row;
      row = spare;
      row[0] = (guint) i;
      for (gsize j = 1; j <= n; j++)
        {
          row[j] = MIN (MIN (last[j], row[j - 1]) + 1, last[j - 1] + (a[i - 1] != b[j - 1]));
          if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
            row[j] = MIN (row[j], before[j - 2] + 1);
        }
    }

  return row[n];
}

/**
 * hu_cli_find_nearest:
 * @given: what the user typed, which is none of @names
 *
 * Looks for the name that the user may have meant: the one that @given begins, or the nearest by
 * edits (optimal string alignment), at most one edit for each three letters and at least one.
 *
 * Returns: (nullable): that name
 */
const char *
hu_cli_find_nearest (const char         *given,
                     const char * const *names,
                     gsize               n_names)
{
  gsize letters = strlen (given);
  guint least = (guint) MAX (letters / 3, 1) + 1;
  const char *nearest = NULL;

  /* Longer than any name by far: not worth the table. */
  if (letters > 64)
    return NULL;

  for (gsize i = 0; i < n_names; i++)
    {
      guint edits = letters > 2 && g_str_has_prefix (names[i], given) ? 0 : count_edits (given, names[i]);

      if (edits < least)
        {
          least = edits;
          nearest = names[i];
        }
    }

  return nearest;
}

char *
hu_cli_suggest (const char         *given,
                const char * const *names,
                gsize               n_names)
{
  const char *nearest = hu_cli_find_nearest (given, names, n_names);
  g_autofree char *shown = g_utf8_make_valid (given, -1);

  /* Translators: what the user typed, what there is. */
  return nearest != NULL ? g_strdup_printf (_("there is no “%s” (did you mean “%s”?)"), shown, nearest) : NULL;
}

static void
add_names (const GOptionEntry *entries,
           gpointer            names)
{
  for (; entries->long_name != NULL; entries++)
    if (entries->long_name[0] != '\0')
      g_ptr_array_add (names, g_strconcat ("--", entries->long_name, NULL));
}

/* The error quotes the option as it was given, with its value. */
static char *
find_unknown_option (GStrv         argv,
                     const GError *error)
{
  for (guint i = 1; argv[i] != NULL; i++)
    if (g_str_has_prefix (argv[i], "--") && strstr (error->message, argv[i]) != NULL)
      return g_strndup (argv[i], strcspn (argv[i], "="));

  return NULL;
}

/* Names the option that the user may have meant, or returns NULL. */
static char *
dup_suggestion (const HuCliVerb *verb,
                GStrv            argv,
                const GError    *error)
{
  g_autofree char *given = find_unknown_option (argv, error);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  if (given == NULL)
    return NULL;

  hu_cli_options_visit (verb, add_names, names);

  return hu_cli_suggest (given, (const char * const *) names->pdata, names->len);
}

/* GOption reports a word that is not in the locale's character set, but not the word itself: this names it. */
static char *
dup_complaint (const HuCliVerb *verb,
               GStrv            argv,
               const GError    *error)
{
  const char *charset;

  if (g_error_matches (error, G_OPTION_ERROR, G_OPTION_ERROR_UNKNOWN_OPTION))
    {
      char *suggestion = dup_suggestion (verb, argv, error);

      if (suggestion != NULL)
        return suggestion;
    }

  (void) g_get_charset (&charset);
  for (guint i = 1; error->domain == G_CONVERT_ERROR && argv[i] != NULL; i++)
    {
      g_autofree char *text = g_locale_to_utf8 (argv[i], -1, NULL, NULL, NULL);

      /* File names may be any bytes, so the word at fault is an option or the word after one. */
      if (text == NULL && (argv[i][0] == '-' || argv[i - 1][0] == '-'))
        {
          g_autofree char *shown = g_utf8_make_valid (argv[i], -1);

          /* Translators: what the user typed, a character set as "UTF-8". */
          return g_strdup_printf (_("“%s” is not text in %s"), shown, charset);
        }
    }

  /* The message quotes the name of an unknown option as it was given. */
  return g_utf8_make_valid (error->message, -1);
}

typedef struct
{
  const char *word;  /* "--json=1" */
  gboolean    found;
} FlagSearch;

static void
find_flag (const GOptionEntry *entries,
           gpointer            data)
{
  FlagSearch *search = data;
  gsize length = strcspn (search->word, "=");

  for (; entries->long_name != NULL; entries++)
    if (entries->arg == G_OPTION_ARG_NONE && search->word[length] == '=' && strlen (entries->long_name) == length - 2 &&
        strncmp (entries->long_name, search->word + 2, length - 2) == 0)
      search->found = TRUE;
}

/* GOption takes "--json=no" for "--json". */
static gboolean
check_flags (const HuCliVerb *verb,
             GStrv            argv)
{
  for (guint i = 1; argv[i] != NULL && !g_str_equal (argv[i], "--"); i++)
    {
      FlagSearch search = { argv[i], FALSE };
      g_autofree char *name = g_strndup (argv[i], strcspn (argv[i], "="));

      if (g_str_has_prefix (argv[i], "--"))
        hu_cli_options_visit (verb, find_flag, &search);
      if (search.found)
        {
          /* Translators: an option. */
          hu_cli_complain_usage (verb->name, g_strdup_printf (_("%s takes no value"), name));
          return FALSE;
        }
    }

  return TRUE;
}

/* Complains about an option that is missing, or that another option excludes. */
static gboolean
check_together (const HuCliVerb    *verb,
                const HuCliOptions *options)
{
  gboolean one_file = (verb->takes & (HU_CLI_TAKES_MOMENT | HU_CLI_TAKES_MANY)) == HU_CLI_TAKES_MOMENT;
  gboolean writes = (verb->takes & (HU_CLI_TAKES_REPORT | HU_CLI_TAKES_PICTURE)) != 0;
  const struct
  {
    gboolean    wrong;
    const char *words;
  } faults[] = {
    { options->files == NULL, N_("no FILE is given") },
    { options->files != NULL && g_strv_contains ((const char * const *) options->files, ""),
      N_("the name given for FILE is empty") },
    { one_file && options->files != NULL && options->files[1] != NULL, N_("only one FILE can be given") },
    { writes && options->output == NULL, N_("say with -o which file to write") },
    { options->from != NULL && options->unit != NULL, N_("--from and --unit exclude each other") },
    { options->line != NULL && (options->from != NULL || options->unit != NULL), N_("--line excludes --from and --unit") },
    { (verb->takes & HU_CLI_TAKES_FROM) != 0 && options->side != NULL && options->from == NULL,
      N_("--side goes with --from only") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    if (faults[i].wrong)
      {
        hu_cli_complain_usage (verb->name, g_strdup (_(faults[i].words)));
        return FALSE;
      }

  return TRUE;
}

/* A file that is read and written would be lost, a saved game with all of its log: no verb writes what it reads. */
static gboolean
check_output (const HuCliVerb    *verb,
              const HuCliOptions *options)
{
  gboolean same = hu_cli_is_same_file (options->output, options->module) ||
                  hu_cli_is_same_file (options->output, options->profile);
  g_autofree char *name = NULL;

  for (gsize i = 0; options->files[i] != NULL; i++)
    same |= hu_cli_is_same_file (options->output, options->files[i]);
  if (!same)
    return TRUE;

  name = g_filename_display_name (options->output);
  /* Translators: a file's name. */
  hu_cli_complain_usage (verb->name, g_strdup_printf (_("“%s” is read, and -o would overwrite it: write another file"),
                                                      name));
  return FALSE;
}

/**
 * hu_cli_options_parse:
 * @options: (out caller-allocates): to be cleared by the caller in any case
 * @status: (out): the exit status, if the return value is %FALSE
 *
 * Parses a verb's command line.  Prints help and reports wrong usage.
 *
 * Returns: whether the verb goes on
 */
gboolean
hu_cli_options_parse (HuCliOptions    *options,
                      const HuCliVerb *verb,
                      GStrv            argv,
                      HuCliStatus     *status)
{
  gboolean help = FALSE;
  g_autoptr(GOptionContext) context = NULL;
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) arguments = g_strdupv (argv);

  *options = (HuCliOptions) { .scale = HU_CLI_NO_NUMBER, .dpi = HU_CLI_NO_NUMBER, .fit = HU_CLI_NO_NUMBER };
  *status = HU_CLI_USAGE;
  g_return_val_if_fail (verb != NULL, FALSE);

  if (!check_flags (verb, argv))
    return FALSE;
  context = new_context (verb, options, &help);
  if (!g_option_context_parse_strv (context, &arguments, &error))
    {
      hu_cli_complain_usage (verb->name, dup_complaint (verb, argv, error));
      return FALSE;
    }

  if (help)
    {
      *status = show_help (verb, context);
      return FALSE;
    }

  return check_together (verb, options) && check_output (verb, options);
}

static void
free_values (const GOptionEntry *entries,
             gpointer            data)
{
  for (; entries->long_name != NULL; entries++)
    switch ((gint) entries->arg)
      {
      case G_OPTION_ARG_STRING:
      case G_OPTION_ARG_FILENAME:
        g_clear_pointer ((char **) entries->arg_data, g_free);
        break;
      case G_OPTION_ARG_STRING_ARRAY:
      case G_OPTION_ARG_FILENAME_ARRAY:
        g_clear_pointer ((GStrv *) entries->arg_data, g_strfreev);
        break;
      default:
        break;
      }
}

/* @options: options, parsed or all zero. */
void
hu_cli_options_clear (HuCliOptions *options)
{
  gboolean help = FALSE;

  visit_options ((HuCliTakes) ~0u, options, &help, free_values, NULL);
}
