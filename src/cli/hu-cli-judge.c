/*
 * judge FILE…: verdict, meters and rulings at one moment.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-arrival.h"
#include "hu-cli.h"
#include "hu-cli-system.h"
#include "hu-cli-words.h"
#include "hu-explain-arrival.h"
#include "hu-explain.h"
#include "hu-json.h"
#include "hu-reading-switch.h"
#include "hu-rule-page.h"

/* --- JSON --- */

/* Adds a value as the file has it: true, false, or a word. */
static void
add_reading_value (JsonBuilder           *builder,
                   const char            *key,
                   const HuReadingSwitch *what,
                   gint                   value)
{
  if (what->words[value] != NULL)
    hu_json_add_string (builder, key, what->words[value]);
  else
    hu_json_add_boolean (builder, key, value);
}

static void
add_readings_json (JsonBuilder      *builder,
                   const HuScenario *scenario)
{
  g_autoptr(GArray) readings = hu_reading_list (scenario);

  hu_json_begin_list (builder, "readings");
  for (guint i = 0; i < readings->len; i++)
    {
      const HuReadingInForce *reading = &g_array_index (readings, HuReadingInForce, i);

      json_builder_begin_object (builder);
      hu_json_add_string (builder, "rule", reading->what->rule);
      hu_json_add_string (builder, "key", reading->what->path);
      add_reading_value (builder, "value", reading->what, reading->value);
      add_reading_value (builder, "default", reading->what, reading->what->fallback);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_arrival_place_json (JsonBuilder      *builder,
                        const HuScenario *scenario,
                        const HuSources  *at)
{
  if (!at->by_edge)
    {
      hu_json_add_hexes (builder, "at", scenario, at->hexes);
      return;
    }

  hu_json_begin_object (builder, "at");
  hu_json_begin_list (builder, "edges");
  for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
    if (at->edges[edge])
      hu_json_add_string (builder, NULL, hu_edge_to_string ((HuEdge) edge));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
add_due_json (JsonBuilder      *builder,
              const HuSnapshot *snapshot,
              HuSide            viewer)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(GArray) due = hu_arrival_list (hu_snapshot_get_state (snapshot), viewer, HU_ARRIVAL_DUE);

  hu_json_begin_list (builder, "due");
  for (guint i = 0; i < due->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, g_array_index (due, guint, i));

      json_builder_begin_object (builder);
      hu_json_add_string (builder, "unit", unit->id);
      hu_json_add_number (builder, "turn", unit->arrival->turn);
      add_arrival_place_json (builder, scenario, &unit->arrival->at);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static HuCliStatus
write_json (const char       *file, /* the name to put into the answer, or NULL */
            HuCliGame        *game,
            const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  g_autoptr(JsonBuilder) builder = hu_json_begin_answer ();
  g_autofree char *fingerprint = hu_cli_game_fingerprint (game);

  if (file != NULL)
    hu_json_add_file (builder, "file", file);
  hu_json_add_head (builder, scenario, hu_snapshot_get_n_events (snapshot), hu_snapshot_get_clock (snapshot));
  hu_json_add_string (builder, "fingerprint", fingerprint);
  hu_json_add_verdict (builder, scenario, hu_snapshot_get_verdict (snapshot));
  hu_cli_add_systems_json (builder, snapshot);
  add_readings_json (builder, scenario);
  add_due_json (builder, snapshot, game->view);
  hu_json_add_rulings (builder, scenario, rulings);

  return hu_json_write_answer (builder);
}

/* --- Text --- */

static void
add_verdict (HuText           *text,
             const HuSnapshot *snapshot)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);
  g_autofree char *words = hu_explain_verdict (snapshot);
  HuTextStyle style = verdict != NULL && verdict->winner != HU_SIDE_NONE
    ? hu_cli_side_style (verdict->winner)
    : HU_STYLE_STRONG;

  hu_text_blank (text);
  hu_text_paragraph (text, style, 0, words);
}

/* Prints the condition that a meter measures as a list with a tick for each part that is met. */
static void
add_condition (HuText          *text,
               const GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const HuConditionLine *line = g_ptr_array_index (lines, i);
      g_autofree char *mark = g_strdup_printf ("%*s%s", (int) (2 * line->depth), "", hu_condition_line_mark (line));
      /* Translators: a part of a condition, and as "6 of 8" how far it is met */
      char *words = line->number[0] == '\0' ? g_strdup (line->words)
                                            : g_strdup_printf (_("%1$s (%2$s)"), line->words, line->number);

      hu_text_row (text, { NULL }, { words, .mark = mark });
    }
}

/* How many meters have each title.  (element-type utf8 guint) */
static GHashTable *
count_titles (const HuSnapshot *snapshot)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);
  GHashTable *titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < meters->len; i++)
    hu_cli_count_words (titles, hu_explain_meter_title (snapshot, g_ptr_array_index (meters, i)));

  return titles;
}

/* The number of its rule.  A scenario's own outcome is no rule, and its id is only of use where names are alike. */
static char *
word_rule (const HuMeter *meter,
           GHashTable    *titles,
           const char    *title)
{
  if (hu_rule_page_find (meter->rule) != NULL)
    return hu_explain_rule_number (meter->rule);

  return g_strdup (hu_cli_has_twice (titles, title) ? meter->rule : "");
}

/* Prints two lines per meter: its value, and below it what is missing, or its condition. */
static void
add_meters (HuText           *text,
            const HuSnapshot *snapshot)
{
  static const HuTextColumn columns[] = { { HU_STYLE_FAINT }, { HU_STYLE_PLAIN }, { HU_STYLE_STRONG } };
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);
  g_autoptr(GHashTable) titles = count_titles (snapshot);

  hu_text_table_begin (text, _("Victory conditions"), HU_CLI_INDENT, columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      char *title = hu_explain_meter_title (snapshot, meter);
      g_autoptr(GPtrArray) conditions = hu_explain_meter_conditions (snapshot, meter);

      hu_text_row (text, { word_rule (meter, titles, title) }, { title }, { hu_explain_meter_value (snapshot, meter) });
      if (conditions != NULL)
        add_condition (text, conditions);
      else
        hu_text_row (text, { NULL }, { hu_explain_meter_detail (snapshot, meter) });
    }
  hu_text_table_end (text);
}

/* Hexes change hands all the time without touching a rule: they are only counted here, and replay lists them. */
static void
add_passages (HuText *text,
              guint   n)
{
  g_autofree char *words = NULL;

  if (n == 0)
    return;

  words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                        "Besides, hexes changed hands at %u event; the verb replay lists "
                                        "them.",
                                        "Besides, hexes changed hands at %u events; the verb replay lists "
                                        "them.", n),
                           n);
  hu_text_blank (text);
  hu_text_paragraph (text, HU_STYLE_FAINT, 0, words);
}

static void
add_rulings (HuText           *text,
             const HuSnapshot *snapshot)
{
  static const HuTextColumn columns[] = { { HU_STYLE_FAINT, .right = TRUE }, { HU_STYLE_PLAIN } };
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  guint n_passages = 0;

  hu_text_table_begin (text, _("Rulings, by event"), HU_CLI_INDENT, columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->kind == HU_RULING_OWNER)
        n_passages++;
      else
        hu_text_row (text, { g_strdup_printf ("%u", ruling->event) },
                     { hu_explain_ruling (hu_snapshot_get_scenario (snapshot), ruling),
                       ruling->decides ? HU_STYLE_STRONG : HU_STYLE_PLAIN });
    }
  hu_text_table_end (text);
  add_passages (text, n_passages);
}

static void
add_due (HuText           *text,
         const HuSnapshot *snapshot,
         HuSide            viewer)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(GArray) due = hu_arrival_list (hu_snapshot_get_state (snapshot), viewer, HU_ARRIVAL_DUE);

  hu_text_table_begin (text, _("Reinforcements due"), HU_CLI_INDENT, NULL, 2);
  for (guint i = 0; i < due->len; i++)
    {
      guint index = g_array_index (due, guint, i);
      const HuUnit *unit = hu_scenario_get_unit (scenario, index);

      hu_text_row (text, { hu_explain_unit (scenario, index), hu_cli_side_style (unit->side) },
                   { hu_explain_arrival (scenario, unit) });
    }
  hu_text_table_end (text);
}

static HuCliStatus
write_text (const char       *file, /* the name to put before the answer, or NULL */
            HuCliGame        *game,
            const HuSnapshot *snapshot)
{
  HuReportOptions points = { .n_events = game->n_events, .viewer = game->view, .parts = 1u << HU_PART_POINTS };
  g_autoptr(HuReport) report = hu_report_new (game->adjudicator, &points);
  g_autoptr(HuText) text = hu_text_new (hu_cli_get_width (), hu_cli_wants_colour ());

  if (file != NULL)
    {
      g_autofree char *name = g_filename_display_name (file);
      g_autofree char *line = g_strconcat (name, ":", NULL);

      hu_text_paragraph (text, HU_STYLE_STRONG, 0, line);
      hu_text_blank (text);
    }
  hu_cli_add_head (text, hu_snapshot_get_scenario (snapshot), hu_snapshot_get_clock (snapshot),
                   hu_snapshot_get_n_events (snapshot), hu_adjudicator_get_n_events (game->adjudicator));
  add_verdict (text, snapshot);
  add_meters (text, snapshot);
  hu_cli_add_systems_text (text, snapshot, report);
  add_due (text, snapshot, game->view);
  add_rulings (text, snapshot);

  return hu_cli_write_text (hu_text_peek (text));
}

static HuCliStatus
judge (const HuCliOptions *options,
       const char         *file,
       const char         *verb,
       gboolean            first)
{
  g_auto(HuCliGame) game = { 0 };
  g_autoptr(HuSnapshot) snapshot = NULL;
  /* As grep does: the name of a file only where there are several. */
  const char *shown = options->files[1] != NULL ? file : NULL;
  HuCliStatus status;

  if (!hu_cli_game_open (&game, options, file, verb, &status))
    return status;

  snapshot = hu_cli_game_snapshot (&game);
  if (options->json)
    return write_json (shown, &game, snapshot);
  if (!first)
    hu_cli_write_text ("\n");

  return write_text (shown, &game, snapshot);
}

/* Judges every file named, and goes on after one that cannot be judged.  Returns the highest status of all. */
HuCliStatus
hu_cli_judge (const HuCliVerb *verb,
              GStrv            argv)
{
  g_auto(HuCliOptions) options = { 0 };
  HuCliStatus status;
  HuCliStatus highest = HU_CLI_DONE;
  gboolean first = TRUE;

  if (!hu_cli_options_parse (&options, verb, argv, &status))
    return status;

  for (gsize i = 0; options.files[i] != NULL; i++)
    {
      status = judge (&options, options.files[i], verb->name, first);
      first = first && status != HU_CLI_DONE;
      highest = MAX (highest, status);
    }

  return highest;
}
