/*
 * report FILE: the report of a game, as a file.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-carried.h"
#include "hu-cli.h"
#include "hu-report-file.h"

#define SHEETS_MOST 20

static HuCliStatus
complain (char *message) /* (transfer full) */
{
  return hu_cli_complain_usage ("report", message);
}

/* --- What is asked for --- */

/* Finds the format by --format, by --table or by the file name; a report on standard output is text. */
static gint
find_format (const HuCliOptions *options,
             HuCliStatus        *status)
{
  gint format;

  *status = HU_CLI_USAGE;
  if (options->format != NULL)
    {
      format = hu_report_format_from_string (options->format);
      if (format < 0)
        /* Translators: what the user typed. */
        complain (g_strdup_printf (_("--format “%s” is none of pdf, html, md, csv, bbcode, xenforo, txt and chat"),
                                   options->format));
      return format;
    }
  if (g_str_equal (options->output, "-"))
    return options->table != NULL ? HU_REPORT_CSV : HU_REPORT_MARKDOWN;

  format = hu_report_format_from_name (options->output);
  if (format < 0)
    {
      g_autofree char *name = g_filename_display_name (options->output);

      /* Translators: a file's name. */
      complain (g_strdup_printf (_("the name “%s” ends in none of .pdf, .html, .md, .csv, .bbcode and .txt; "
                                   "say with --format what to write"), name));
    }

  return format;
}

static char *
list_parts (void)
{
  GString *list = g_string_new (NULL);

  for (guint part = 0; part < HU_N_PARTS; part++)
    if (hu_report_part_to_string (part) != NULL)
      g_string_append_printf (list, "%s%s", part > 0 ? ", " : "", hu_report_part_to_string (part));

  return g_string_free (list, FALSE);
}

/* Finds a part of a report by its name, or returns -1 after a complaint about @option. */
static gint
find_part (const char *option,
           const char *name)
{
  gint part = hu_report_part_from_string (name);
  g_autofree char *list = list_parts ();

  if (part < 0)
    /* Translators: an option, what the user typed, the words there are. */
    complain (g_strdup_printf (_("%s “%s” is no part of a report; there are: %s"), option, name, list));

  return part;
}

static gboolean
parse_parts (const HuCliOptions *options,
             HuReportFormat      format,
             guint              *parts)
{
  gboolean all = options->events || options->rulings || format == HU_REPORT_HTML || format == HU_REPORT_CSV;

  *parts = options->only != NULL ? 0 : all ? HU_PARTS_ALL : HU_PARTS_ON_PAPER;
  for (guint i = 0; options->only != NULL && options->only[i] != NULL; i++)
    {
      gint part = find_part ("--only", options->only[i]);

      if (part < 0)
        return FALSE;
      *parts |= 1u << part;
    }
  for (guint i = 0; options->without != NULL && options->without[i] != NULL; i++)
    {
      gint part = find_part ("--without", options->without[i]);

      if (part < 0)
        return FALSE;
      *parts &= ~(1u << part);
    }

  return TRUE;
}

/* Takes players, place and date from the file, and from the options where these name them.  FALSE after a complaint. */
static gboolean
parse_played (const HuCliOptions *options,
              const HuScenario   *scenario,
              HuPlayed           *played)
{
  hu_played_copy (played, &scenario->played);
  for (guint i = 0; options->players != NULL && options->players[i] != NULL; i++)
    {
      g_auto(GStrv) halves = g_strsplit (options->players[i], "=", 2);
      HuSide side = halves[0] != NULL ? hu_scenario_find_side (scenario, halves[0]) : HU_SIDE_NONE;

      if (side == HU_SIDE_NONE || halves[1] == NULL)
        {
          /* Translators: what the user typed, the ids of the two sides. */
          complain (g_strdup_printf (_("--player “%s” is not a side and a name; use %s=NAME or %s=NAME"),
                                     options->players[i], scenario->sides[0].id, scenario->sides[1].id));
          return FALSE;
        }
      g_free (played->players[side]);
      played->players[side] = g_strdup (halves[1]);
    }
  if (options->place != NULL)
    {
      g_free (played->place);
      played->place = g_strdup (options->place);
    }
  if (options->date != NULL)
    {
      g_free (played->date);
      played->date = g_strdup (options->date);
    }

  return TRUE;
}

/* "2x3" */
static gboolean
parse_poster (const char  *text,
              HuPageSetup *setup)
{
  g_auto(GStrv) halves = g_strsplit (text, "x", 2);
  guint64 columns, rows;

  if (halves[0] == NULL || halves[1] == NULL ||
      !g_ascii_string_to_unsigned (halves[0], 10, 1, SHEETS_MOST, &columns, NULL) ||
      !g_ascii_string_to_unsigned (halves[1], 10, 1, SHEETS_MOST, &rows, NULL))
    return FALSE;

  setup->poster_columns = (guint) columns;
  setup->poster_rows = (guint) rows;

  return TRUE;
}

static gboolean
parse_setup (const HuCliOptions *options,
             HuPageSetup        *setup)
{
  hu_page_setup_init (setup);
  if (options->paper != NULL && !hu_page_setup_set_paper (setup, options->paper))
    {
      /* Translators: what the user typed. */
      complain (g_strdup_printf (_("--paper “%s” is none of a4, a3 and letter"), options->paper));
      return FALSE;
    }
  if (options->poster != NULL && !parse_poster (options->poster, setup))
    {
      /* Translators: what the user typed, the most there may be. */
      complain (g_strdup_printf (_("--poster “%s” is not two numbers from 1 to %d with an x between, as 2x3"),
                                 options->poster, SHEETS_MOST));
      return FALSE;
    }

  return TRUE;
}

/* --- Tables --- */

static char *
list_tables (const HuReport *report)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < report->tables->len; i++)
    g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "",
                            ((const HuReportTable *) g_ptr_array_index (report->tables, i))->name);

  return g_string_free (list, FALSE);
}

/* Finds the table that was asked for; without a name, the first table of the usual list. */
static const HuReportTable *
find_table (const HuReport     *report,
            const HuCliOptions *options)
{
  g_autoptr(GPtrArray) usual = hu_report_list_tables (report->scenario);
  const HuReportTable *table = NULL;

  if (options->table != NULL)
    {
      g_autofree char *list = list_tables (report);

      table = hu_report_find_table (report, options->table);
      if (table == NULL)
        /* Translators: what the user typed, the words there are. */
        complain (g_strdup_printf (_("--table “%s” is none that this game has; there are: %s"), options->table, list));
      return table;
    }

  for (guint i = 0; table == NULL && i < usual->len; i++)
    table = hu_report_find_table (report, ((const HuReportTableKind *) usual->pdata[i])->name);
  if (table == NULL)
    complain (g_strdup (_("all tables are left out: nothing remains to be written")));

  return table;
}

/* --- Writing --- */

static HuCliStatus
write_report (HuReport           *report,
              const HuReportEnclosure *enclosure,
              HuReportFormat      format,
              const HuPageSetup  *setup,
              const HuCliOptions *options)
{
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;
  const HuReportTable *table;

  switch (format)
    {
    case HU_REPORT_PDF:
      bytes = hu_report_to_pdf (report, setup, NULL, NULL, &error);
      break;
    case HU_REPORT_HTML:
      bytes = hu_report_to_html (report, enclosure, NULL, NULL, &error);
      break;
    case HU_REPORT_MARKDOWN:
    case HU_REPORT_BBCODE:
    case HU_REPORT_XENFORO:
    case HU_REPORT_TEXT:
    case HU_REPORT_CHAT:
      bytes = hu_report_to_text (report, format);
      break;
    case HU_REPORT_CSV:
      table = find_table (report, options);
      if (table == NULL)
        return HU_CLI_USAGE;
      bytes = hu_report_table_to_csv (table);
      break;
    case HU_N_REPORT_FORMATS:
      break;
    }

  if (bytes == NULL)
    {
      g_return_val_if_fail (error != NULL, HU_CLI_USAGE);
      hu_cli_complain (g_strdup (error->message));
      return HU_CLI_FAULTY;
    }

  return hu_cli_write_file (options->output, bytes);
}

/* Checks which options go together: tables with csv, posters and paper with pdf. */
static gboolean
check_together (const HuCliOptions *options,
                HuReportFormat      format)
{
  if (options->table != NULL && format != HU_REPORT_CSV)
    complain (g_strdup (_("--table goes with csv only; --without leaves parts out of the others")));
  else if ((options->poster != NULL || options->paper != NULL) && format != HU_REPORT_PDF)
    complain (g_strdup (_("--poster and --paper go with pdf only")));
  else
    return TRUE;

  return FALSE;
}

/* A page of the truth carries the game up to its moment.  Whoever gets it can read all of it there, so that a side's view
 * carries none. */
static char *
pack_game (const HuCliGame *game,
           HuReportFormat   format)
{
  g_autoptr(GBytes) text = NULL;

  if (format != HU_REPORT_HTML || game->view != HU_SIDE_NONE)
    return NULL;

  text = hu_carried_cut (game->file, game->n_events);
  return hu_carried_pack (text);
}

/* Makes the report that the options ask for. */
static HuCliStatus
make_report (HuCliGame          *game,
             const HuCliOptions *options,
             HuReportFormat      format,
             const HuPageSetup  *setup,
             guint               parts)
{
  g_autoptr(HuReport) report = NULL;
  g_autofree char *fingerprint = hu_cli_game_fingerprint (game);
  HuReportEnclosure enclosure;
  g_autofree char *packed = NULL;
  HuPlayed played = { 0 };
  HuReportOptions asked = {
    .n_events = game->n_events, .viewer = game->view, .parts = parts, .rulings_only = options->rulings,
    .fingerprint = fingerprint, .played = &played,
  };

  if (!parse_played (options, hu_adjudicator_get_scenario (game->adjudicator), &played))
    {
      hu_played_clear (&played);
      return HU_CLI_USAGE;
    }

  /* Charts are no table, and most of the work. */
  if (format == HU_REPORT_CSV)
    asked.parts &= ~(1u << HU_PART_CHARTS);
  report = hu_report_new (game->adjudicator, &asked);
  hu_played_clear (&played);

  packed = pack_game (game, format);
  enclosure = (HuReportEnclosure) { game->adjudicator, packed };

  return write_report (report, &enclosure, format, setup, options);
}

HuCliStatus
hu_cli_report (const HuCliVerb *verb,
               GStrv            argv)
{
  g_auto(HuCliOptions) options = { 0 };
  g_auto(HuCliGame) game = { 0 };
  HuPageSetup setup;
  HuCliStatus status;
  guint parts;
  gint format;

  if (!hu_cli_options_parse (&options, verb, argv, &status))
    return status;
  format = find_format (&options, &status);
  if (format < 0 || !check_together (&options, format) || !parse_setup (&options, &setup) ||
      !parse_parts (&options, (HuReportFormat) format, &parts))
    return HU_CLI_USAGE;
  if (!hu_cli_game_open (&game, &options, options.files[0], verb->name, &status))
    return status;

  return make_report (&game, &options, format, &setup, parts);
}
