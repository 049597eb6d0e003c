/*
 * verify REPORT FILE: whether a report is of that game, and says what the rules say of it; or a code that a report shows.
 *
 * A report carries its own data (hu_report_to_data()): a PDF among its keywords, which no text
 * of a game can reach, and HTML in an element that no text of a game can open or close, since
 * every “<” of such a text is escaped.  The game is judged again, and both are compared.
 *
 * A page also carries the game itself, which is what opens where the report is given in place of a
 * game: it has to be that game too.
 */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <poppler.h>

#include "hu-carried.h"
#include "hu-cli-carried.h"
#include "hu-cli.h"
#include "hu-file-bytes.h"
#include "hu-json.h"
#include "hu-node.h"
#include "hu-report-file.h"

/* Larger reports are nobody's. */
#define REPORT_MOST (256 * 1024 * 1024)

/* A report as it came. */
typedef struct
{
  GBytes *bytes;
  HuNode *data;
  gboolean page; /* HTML: it carries a game */
  GPtrArray *attached; /* GBytes: games among the files that a PDF has with it, which no report of ours has; or NULL */
} Said;

static void
said_clear (Said *said)
{
  g_clear_pointer (&said->bytes, g_bytes_unref);
  g_clear_pointer (&said->data, hu_node_unref);
  g_clear_pointer (&said->attached, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Said, said_clear)

static HuCliStatus
complain_report (const char *report,
                 const char *what)
{
  g_autofree char *name = g_filename_display_name (report);

  /* Translators: the name of a file, what is wrong with it. */
  hu_cli_complain (g_strdup_printf (_("%s: %s"), name, what));

  return HU_CLI_FAULTY;
}

/* --- What the report says --- */

static gboolean
is_pdf (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return length >= strlen ("%PDF-") && memcmp (text, "%PDF-", strlen ("%PDF-")) == 0;
}

static char *
read_pdf (Said *said)
{
  /* The PopplerDocument of poppler 22 has no autoptr of its own. */
  PopplerDocument *document = poppler_document_new_from_bytes (said->bytes, NULL, NULL);
  char *keywords = document != NULL ? poppler_document_get_keywords (document) : NULL;

  if (keywords != NULL)
    said->attached = hu_cli_carried_list_attached (document);
  g_clear_object (&document);

  return keywords;
}

/* Anybody may have written the data, so that they are read as strictly as a game; a value of another kind is a fault of them,
 * and what is missing differs. */
static const struct
{
  const char *key;
  HuNodeKind  kind;
  gboolean    or_null;
} values[] = {
  { "format", HU_NODE_TEXT, FALSE },
  { "fingerprint", HU_NODE_TEXT, TRUE },
  { "events", HU_NODE_NUMBER, FALSE },
  { "view", HU_NODE_TEXT, TRUE },
  { "verdict", HU_NODE_OBJECT, TRUE },
  { "points", HU_NODE_OBJECT, FALSE },
  { "ledger", HU_NODE_LIST, FALSE },
};

/* Returns the first value that is of another kind than it has to be. */
static const char *
find_wrong_value (const HuNode *data)
{
  gint64 n_events;

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      const HuNode *value = hu_node_find (data, values[i].key);
      HuNodeKind kind = value != NULL ? hu_node_get_kind (value) : values[i].kind;

      if (kind != values[i].kind && !(values[i].or_null && kind == HU_NODE_NULL))
        return values[i].key;
    }

  return hu_node_find (data, "events") != NULL && !hu_node_get_whole (hu_node_find (data, "events"), &n_events) ? "events" : NULL;
}

/* Returns the data; NULL without @why: they are not of a report; (transfer full). */
static HuNode *
parse_data (const char *text,
            char      **why)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr(HuNode) data = hu_node_parse (bytes, faults);
  const char *wrong;

  if (hu_faults_get_n_errors (faults) > 0)
    {
      *why = g_strdup (hu_faults_get (faults, 0)->what);
      return NULL;
    }
  wrong = find_wrong_value (data);
  if (wrong != NULL)
    {
      /* Translators: the name of a value in the data of a report. */
      *why = g_strdup_printf (_("“%s” is of the wrong type"), wrong);
      return NULL;
    }

  if (g_strcmp0 (hu_node_get_text (hu_node_find (data, "format"), NULL), HU_REPORT_DATA_FORMAT) != 0 ||
      hu_node_get_text (hu_node_find (data, "fingerprint"), NULL) == NULL)
    return NULL;

  return g_steal_pointer (&data);
}

/* FALSE after a complaint. */
static gboolean
read_report (Said       *said,
             const char *report)
{
  g_autoptr(GFile) file = hu_cli_find_file (report);
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;

  said->bytes = hu_file_read_beginning (file, REPORT_MOST, TRUE, &error);
  if (said->bytes == NULL)
    {
      g_autofree char *words = hu_game_file_word_error (error);

      complain_report (report, words);
      return FALSE;
    }

  said->page = !is_pdf (said->bytes);
  text = said->page ? hu_carried_find_element (said->bytes, HU_REPORT_DATA_ID) : read_pdf (said);
  said->data = text != NULL ? parse_data (text, &why) : NULL;
  if (why != NULL)
    {
      /* Translators: what is wrong with them. */
      g_autofree char *words = g_strdup_printf (_("the data in this report are damaged: %s"), why);

      complain_report (report, words);
    }
  else if (said->data == NULL)
    {
      complain_report (report, _("this is no report of Hex Umpire as PDF or HTML, or it does not say which game it is of; a "
                                 "report as Markdown, CSV or text cannot be verified"));
    }

  return said->data != NULL;
}

/* --- What the rules say --- */

/* Finds the moment and the viewer that the report names; FALSE where this game has no such moment or side. */
static gboolean
find_moment (const HuNode     *data,
             HuAdjudicator    *adjudicator,
             HuReportOptions  *options)
{
  const HuScenario *scenario = hu_adjudicator_get_scenario (adjudicator);
  gint64 n_events = hu_node_get_integer (hu_node_find (data, "events"), -1);
  const char *view = hu_node_get_text (hu_node_find (data, "view"), NULL);

  if (n_events < 0 || n_events > hu_adjudicator_get_n_events (adjudicator))
    return FALSE;

  options->n_events = (guint) n_events;
  options->viewer = view != NULL ? hu_scenario_find_side (scenario, view) : HU_SIDE_NONE;

  return view == NULL || options->viewer != HU_SIDE_NONE;
}

/* A window saves the game as the program writes it, whoever wrote it before: both texts are the same game. */
static gboolean
is_of_game (const char            *said,
            const HuGameFile      *game,
            HuAdjudicator         *adjudicator,
            const HuReportOptions *options)
{
  for (guint written = 0; written <= 1; written++)
    {
      g_autofree char *print = hu_game_file_fingerprint_seen (game, written == 1, adjudicator, options->n_events,
                                                              options->viewer);

      if (g_str_equal (said, print))
        return TRUE;
    }

  return FALSE;
}

static gboolean
agrees (const HuNode *said,
        const HuNode *found,
        const char   *key)
{
  const HuNode *a = hu_node_find (said, key), *b = hu_node_find (found, key);

  return a != NULL && b != NULL && hu_node_equal (a, b);
}

/* A page of the truth carries its game once, a PDF does not need to; a side's view carries none, since all of it could be read
 * there. */
static gboolean
are_games_right (const HuCliCarried    *games,
                 const Said            *said,
                 const HuReportOptions *options)
{
  if (games->n == 0)
    return options->viewer != HU_SIDE_NONE || !said->page;

  return options->viewer == HU_SIDE_NONE && games->n == 1 && games->right == 1;
}

/* A part that a report may have otherwise than the rules. */
static const struct
{
  const char *key; /* of the report's data, and in JSON */
  const char *differs;
} parts[] = {
  { "verdict", N_("The verdict of the report is not that of the rules.") },
  { "points", N_("The points of the report are not those of the rules.") },
  { "ledger", N_("The ledger of the report is not that of the rules.") },
  { "moment", N_("The report is of another game, or of a later copy: this game does not have its moment or its side.") },
  { "fingerprint", N_("The report is of another game: the fingerprints differ.") },
  { "game", NULL },
};

#define N_JUDGED 3
#define MOMENT 3
#define FINGERPRINT 4
#define GAME 5

/* Judges the game again; returns the parts that differ, as bits. */
static guint
compare (const Said            *said,
         const HuGameFile      *game,
         HuAdjudicator         *adjudicator,
         HuReportOptions       *asked,
         HuCliCarried          *games)
{
  g_autoptr(HuReport) report = NULL;
  g_autofree char *text = NULL;
  g_autoptr(HuNode) found = NULL;
  guint differ = 0;

  if (!find_moment (said->data, adjudicator, asked))
    return 1u << MOMENT;
  if (!is_of_game (hu_node_get_text (hu_node_find (said->data, "fingerprint"), ""), game, adjudicator, asked))
    return 1u << FINGERPRINT;

  report = hu_report_new (adjudicator, asked);
  text = hu_report_to_data (report);
  found = hu_node_from_json (text);
  for (guint i = 0; i < N_JUDGED; i++)
    if (!agrees (said->data, found, parts[i].key))
      differ |= 1u << i;
  hu_cli_carried_read (games, said->bytes, said->attached, game, asked->n_events);
  if (!are_games_right (games, said, asked))
    differ |= 1u << GAME;

  return differ;
}

static HuCliStatus
write_text (guint                  differ,
            const HuCliCarried    *games,
            const HuReportOptions *asked)
{
  g_autoptr(GString) answer = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if ((differ & 1u << i) != 0 && parts[i].differs != NULL)
      g_string_append_printf (answer, "%s\n", _(parts[i].differs));
  if ((differ & 1u << GAME) != 0)
    hu_cli_carried_word (games, asked->viewer, answer);
  if (differ == 0)
    g_string_append_printf (answer, "%s\n", _("The report is of this game, and agrees with the rules."));

  return hu_cli_write_text (answer->str);
}

static HuCliStatus
write_json (const HuCliOptions *options,
            guint               differ,
            const HuCliCarried *games) /* NULL: GAME is not in @differ */
{
  g_autoptr(JsonBuilder) builder = hu_json_begin_answer ();

  hu_json_add_file (builder, "report", options->files[0]);
  hu_json_add_file (builder, "file", options->files[1]);
  hu_json_add_boolean (builder, "agrees", differ == 0);
  hu_json_begin_list (builder, "differs");
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if ((differ & 1u << i) != 0)
      hu_json_add_string (builder, NULL, parts[i].key);
  json_builder_end_array (builder);
  if ((differ & 1u << GAME) != 0)
    hu_cli_carried_add_json (games, builder);

  return hu_json_write_answer (builder);
}

/* --- A code that somebody read aloud --- */

static HuCliStatus
write_code (const HuCliOptions *options,
            gboolean            agrees)
{
  g_autofree char *words = NULL;

  if (options->json)
    return write_json (options, agrees ? 0 : 1u << FINGERPRINT, NULL);

  words = g_strconcat (agrees ? _("The code is that of this game.") : _("The code is that of another game."), "\n", NULL);

  return hu_cli_write_text (words);
}

/* The code of the game, or of what a side knows of it at the end of the log. */
static HuCliStatus
verify_code (const HuCliOptions *options,
             const char         *code)
{
  g_autoptr(HuGameFile) game = NULL;
  g_autoptr(HuAdjudicator) adjudicator = hu_cli_load_file (options->files[1], FALSE, &game);
  gboolean found = FALSE;
  HuCliStatus status;

  if (adjudicator == NULL)
    return HU_CLI_FAULTY;

  for (gint viewer = HU_SIDE_NONE; viewer < HU_N_SIDES && !found; viewer++)
    for (guint written = 0; written <= 1 && !found; written++)
      {
        g_autofree char *print = hu_game_file_fingerprint_seen (game, written == 1, adjudicator,
                                                                hu_adjudicator_get_n_events (adjudicator), (HuSide) viewer);
        g_autofree char *own = hu_report_shorten_fingerprint (print);

        found = g_str_equal (own, code);
      }
  status = write_code (options, found);

  return status == HU_CLI_DONE && !found ? HU_CLI_DIFFERS : status;
}

/* The code that is given in place of a report; NULL: a file has that name, or it is no code. */
static char *
find_code (const char *text)
{
  g_autoptr(GFile) file = hu_cli_find_file (text);

  return g_file_query_exists (file, NULL) ? NULL : hu_report_read_code (text);
}

HuCliStatus
hu_cli_verify (const HuCliVerb *verb,
               GStrv            argv)
{
  g_auto(HuCliOptions) options = { 0 };
  g_auto(Said) said = { 0 };
  g_auto(HuCliCarried) games = { 0 };
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuGameFile) game = NULL;
  g_autofree char *code = NULL;
  HuReportOptions asked = { 0 };
  HuCliStatus status;
  guint differ;

  if (!hu_cli_options_parse (&options, verb, argv, &status))
    return status;
  if (options.files[1] == NULL || options.files[2] != NULL)
    return hu_cli_complain_usage (verb->name, g_strdup (_("give the REPORT and the FILE of the game")));
  if (g_str_equal (options.files[0], "-"))
    return hu_cli_complain_usage (verb->name, g_strdup (_("the REPORT cannot be standard input")));

  code = find_code (options.files[0]);
  if (code != NULL)
    return verify_code (&options, code);

  if (!read_report (&said, options.files[0]))
    return HU_CLI_FAULTY;
  adjudicator = hu_cli_load_file (options.files[1], FALSE, &game);
  if (adjudicator == NULL)
    return HU_CLI_FAULTY;

  differ = compare (&said, game, adjudicator, &asked, &games);
  status = options.json ? write_json (&options, differ, &games) : write_text (differ, &games, &asked);

  return status == HU_CLI_DONE && differ != 0 ? HU_CLI_DIFFERS : status;
}
