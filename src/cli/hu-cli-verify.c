/*
 * verify REPORT FILE: whether a report is of that game, and says what the rules say of it.
 *
 * A report carries its own data (hu_report_to_data()): a PDF among its keywords, which no text
 * of a game can reach, and HTML in an element that no text of a game can open or close, since
 * every “<” of such a text is escaped.  The game is judged again, and both are compared.
 */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>
#include <poppler.h>

#include "hu-cli.h"
#include "hu-file-bytes.h"
#include "hu-json.h"
#include "hu-report-file.h"

/* Larger reports are nobody's. */
#define REPORT_MOST (256 * 1024 * 1024)

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
read_pdf (GBytes *bytes)
{
  /* This poppler has no autoptr of its own. */
  PopplerDocument *document = poppler_document_new_from_bytes (bytes, NULL, NULL);
  char *keywords = document != NULL ? poppler_document_get_keywords (document) : NULL;

  g_clear_object (&document);

  return keywords;
}

/* The element stands once in a report; a page that has it more often was made by somebody else. */
static char *
read_html (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  const char *begin = g_strstr_len (text, (gssize) length, HU_REPORT_DATA_ELEMENT);
  const char *end;

  if (begin == NULL)
    return NULL;

  begin += strlen (HU_REPORT_DATA_ELEMENT);
  length -= (gsize) (begin - text);
  end = g_strstr_len (begin, (gssize) length, "</script>");
  if (end == NULL || g_strstr_len (begin, (gssize) length, HU_REPORT_DATA_ELEMENT) != NULL)
    return NULL;

  return g_strndup (begin, (gsize) (end - begin));
}

static JsonObject *
parse_data (const char *text)
{
  g_autoptr(JsonNode) node = text != NULL ? json_from_string (text, NULL) : NULL;
  JsonObject *data;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return NULL;

  data = json_node_get_object (node);
  if (g_strcmp0 (json_object_get_string_member_with_default (data, "format", NULL), HU_REPORT_DATA_FORMAT) != 0 ||
      json_object_get_string_member_with_default (data, "fingerprint", NULL) == NULL)
    return NULL;

  return json_object_ref (data);
}

/* Returns (transfer full) the data of the report, or NULL after a complaint. */
static JsonObject *
read_report (const char *report)
{
  g_autoptr(GFile) file = hu_cli_find_file (report);
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = hu_file_read_beginning (file, REPORT_MOST, TRUE, &error);
  g_autofree char *text = NULL;
  JsonObject *data;

  if (bytes == NULL)
    {
      g_autofree char *words = hu_game_file_word_error (error);

      complain_report (report, words);
      return NULL;
    }

  text = is_pdf (bytes) ? read_pdf (bytes) : read_html (bytes);
  data = parse_data (text);
  if (data == NULL)
    complain_report (report, _("this is no report of Hex Umpire as PDF or HTML, or it does not say which game it is of"));

  return data;
}

/* --- What the rules say --- */

/* Finds the moment and the viewer that the report names; FALSE where this game has no such moment or side. */
static gboolean
find_moment (JsonObject       *data,
             HuAdjudicator    *adjudicator,
             HuReportOptions  *options)
{
  const HuScenario *scenario = hu_adjudicator_get_scenario (adjudicator);
  gint64 n_events = json_object_get_int_member_with_default (data, "events", -1);
  const char *view = json_object_get_string_member_with_default (data, "view", NULL);

  if (n_events < 0 || n_events > hu_adjudicator_get_n_events (adjudicator))
    return FALSE;

  options->n_events = (guint) n_events;
  options->viewer = view != NULL ? hu_scenario_find_side (scenario, view) : HU_SIDE_NONE;

  return view == NULL || options->viewer != HU_SIDE_NONE;
}

/* A window saves the game as the program writes it, whoever wrote it before: both texts are the same game. */
static gboolean
is_of_game (JsonObject            *data,
            const HuGameFile      *game,
            HuAdjudicator         *adjudicator,
            const HuReportOptions *options)
{
  const char *said = json_object_get_string_member (data, "fingerprint");

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
agrees (JsonObject *said,
        JsonObject *found,
        const char *key)
{
  JsonNode *a = json_object_get_member (said, key), *b = json_object_get_member (found, key);

  return a != NULL && b != NULL && json_node_equal (a, b);
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
  { "moment", N_("The report is of a moment or a side that this game does not have.") },
  { "fingerprint", N_("The report is of another game: the fingerprints differ.") },
};

#define N_JUDGED 3
#define MOMENT 3
#define FINGERPRINT 4

/* Judges the game again; returns the parts that differ, as bits. */
static guint
compare (JsonObject            *data,
         const HuGameFile      *game,
         HuAdjudicator         *adjudicator)
{
  HuReportOptions asked = { 0 };
  g_autoptr(HuReport) report = NULL;
  g_autofree char *text = NULL;
  g_autoptr(JsonNode) found = NULL;
  guint differ = 0;

  if (!find_moment (data, adjudicator, &asked))
    return 1u << MOMENT;
  if (!is_of_game (data, game, adjudicator, &asked))
    return 1u << FINGERPRINT;

  report = hu_report_new (adjudicator, &asked);
  text = hu_report_to_data (report);
  found = json_from_string (text, NULL);
  for (guint i = 0; i < N_JUDGED; i++)
    if (!agrees (data, json_node_get_object (found), parts[i].key))
      differ |= 1u << i;

  return differ;
}

static HuCliStatus
write_text (guint differ)
{
  g_autoptr(GString) answer = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if ((differ & 1u << i) != 0)
      g_string_append_printf (answer, "%s\n", _(parts[i].differs));
  if (differ == 0)
    g_string_append_printf (answer, "%s\n", _("The report is of this game, and agrees with the rules."));

  return hu_cli_write_text (answer->str);
}

static HuCliStatus
write_json (const HuCliOptions *options,
            guint               differ)
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

  return hu_json_write_answer (builder);
}

HuCliStatus
hu_cli_verify (GStrv argv)
{
  g_auto(HuCliOptions) options = { 0 };
  g_autoptr(JsonObject) data = NULL;
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuGameFile) game = NULL;
  HuCliStatus status;
  guint differ;

  if (!hu_cli_options_parse (&options, argv, &status))
    return status;
  if (options.files[1] == NULL || options.files[2] != NULL)
    return hu_cli_complain_usage (argv[0], g_strdup (_("give the REPORT and the FILE of the game")));
  if (g_str_equal (options.files[0], "-"))
    return hu_cli_complain_usage (argv[0], g_strdup (_("the REPORT cannot be standard input")));

  data = read_report (options.files[0]);
  if (data == NULL)
    return HU_CLI_FAULTY;
  adjudicator = hu_cli_load_file (options.files[1], FALSE, &game);
  if (adjudicator == NULL)
    return HU_CLI_FAULTY;

  differ = compare (data, game, adjudicator);
  status = options.json ? write_json (&options, differ) : write_text (differ);

  return status == HU_CLI_DONE && differ != 0 ? HU_CLI_DIFFERS : status;
}
