/*
 * A question of practice in words.
 */
#include "config.h"

#include "hu-drill-words.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-fact.h"
#include "hu-explain-reading.h"
#include "hu-report.h"

char *
hu_drill_word_source (HuDrillQuestion *question)
{
  HuSnapshot *now;
  const HuScenario *scenario;
  g_autofree char *clock = NULL;

  g_return_val_if_fail (question != NULL, NULL);

  now = hu_drill_question_get_now (question);
  scenario = hu_snapshot_get_scenario (now);
  clock = hu_explain_clock (scenario, hu_snapshot_get_clock (now));

  /* Translators: the title of a game, and the turn and phase that it is at */
  return question->file != NULL ? g_strdup_printf (_("%1$s · %2$s"), scenario->title, clock) : g_steal_pointer (&clock);
}

/* --- What was so before --- */

static void
tell_fact (GPtrArray        *lines,
           const HuSnapshot *then,
           const HuFact     *fact)
{
  g_autoptr(HuAnswer) answer = hu_fact_answer (fact, then, NULL);
  g_autofree char *words = hu_explain_fact_answer (hu_snapshot_get_scenario (then), answer);

  /* Translators: %s is the answer that was right before the events that are listed above: "German", "4" */
  g_ptr_array_add (lines, g_strdup_printf (_("Before this: %s"), words));
}

static void
tell_sides (GPtrArray        *lines,
            const HuSnapshot *then,
            HuFactKind        kind)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (then);
  char *names[HU_N_SIDES];
  gint points[HU_N_SIDES];

  if (!hu_fact_applies (kind, scenario))
    return;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autoptr(HuFact) fact = hu_fact_new (kind);
      g_autoptr(HuAnswer) answer = NULL;

      fact->side = (HuSide) side;
      answer = hu_fact_answer (fact, then, NULL);
      names[side] = hu_explain_side (scenario, (HuSide) side);
      points[side] = (gint) answer->number;
    }
  g_ptr_array_add (lines, kind == HU_FACT_POINTS
                     /* Translators: two sides and their points, before the events that are listed above */
                     ? g_strdup_printf (_("Points before this: %1$s %2$d, %3$s %4$d"),
                                        names[0], points[0], names[1], points[1])
                     /* Translators: the same of casualty victory points */
                     : g_strdup_printf (_("CVP before this: %1$s %2$d, %3$s %4$d"),
                                        names[0], points[0], names[1], points[1]));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    g_free (names[side]);
}

/* In whose set-up area it is, which the map does not show; only of use where nobody has moved yet. */
static void
tell_areas (GPtrArray        *lines,
            const HuSnapshot *then,
            const HuFact     *fact)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (then);
  g_autoptr(GArray) subject = hu_fact_list_hexes (fact, then);

  for (guint i = 0; i < scenario->start.setup->len; i++)
    {
      const HuSetupArea *area = g_ptr_array_index (scenario->start.setup, i);
      g_autoptr(GArray) inside = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_autofree char *side = hu_explain_side (scenario, area->side);
      g_autofree char *hexes = NULL;

      for (guint j = 0; j < subject->len; j++)
        if (hu_hexes_have (area->hexes, g_array_index (subject, HuHex, j)))
          g_array_append_val (inside, g_array_index (subject, HuHex, j));
      hexes = inside->len > 0 ? hu_explain_hexes (scenario, inside, 0) : g_strdup (_("none of these hexes"));
      /* Translators: a side, and those of the hexes asked about in which it may set up */
      g_ptr_array_add (lines, g_strdup_printf (_("Set-up area (%1$s): %2$s"), side, hexes));
    }
}

GPtrArray *
hu_drill_list_told (HuDrillQuestion *question)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(HuSnapshot) then = NULL;
  HuFactKind kind;

  g_return_val_if_fail (question != NULL, lines);

  kind = question->fact->kind;
  if (!hu_drill_needs_then (kind))
    return lines;

  then = hu_drill_question_dup_then (question);
  if (kind == HU_FACT_POINTS || kind == HU_FACT_LEVEL || kind == HU_FACT_WINNER || kind == HU_FACT_OUTCOME)
    tell_sides (lines, then, HU_FACT_POINTS);
  if (kind == HU_FACT_CVP || kind == HU_FACT_WINNER)
    tell_sides (lines, then, HU_FACT_CVP);
  if (kind == HU_FACT_CONTROL && hu_game_get_position (question->game) == 0)
    tell_areas (lines, then, question->fact);
  else if (kind == HU_FACT_CITIES || kind == HU_FACT_HOLDER || kind == HU_FACT_CONTROL)
    tell_fact (lines, then, question->fact);

  return lines;
}

GPtrArray *
hu_drill_list_events (HuDrillQuestion *question)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(HuAdjudicator) game = NULL;
  HuRefusal refusal;

  g_return_val_if_fail (question != NULL, lines);

  if (!hu_drill_needs_then (question->fact->kind))
    return lines;

  game = hu_adjudicator_new (hu_game_get_scenario (question->game));
  for (guint i = 0; i < hu_game_get_position (question->game); i++)
    {
      HuEvent *event = hu_game_get_event (question->game, i);

      if (i >= question->from)
        g_ptr_array_add (lines, hu_explain_event (hu_game_get_scenario (question->game), event,
                                                  hu_adjudicator_peek (game, i)));
      (void) hu_adjudicator_append (game, event, &refusal);
    }

  return lines;
}

/* --- What holds --- */

static void
list_readings (GPtrArray        *lines,
               const HuScenario *scenario)
{
  g_autoptr(GArray) readings = hu_reading_list (scenario);

  for (guint i = 0; i < readings->len; i++)
    {
      const HuReadingInForce *reading = &g_array_index (readings, HuReadingInForce, i);
      g_autofree char *value = NULL;

      if (reading->value == reading->what->fallback)
        continue;
      value = hu_explain_reading_value (reading, reading->value);
      /* Translators: a reading of the rules that the scenario chooses, and its value */
      g_ptr_array_add (lines, g_strdup_printf (_("%1$s: %2$s"), hu_explain_reading (reading), value));
    }
}

/* The options in force, which a report lists: the schedule of points, sources of supply, the cities that count. */
static void
list_options (GPtrArray       *lines,
              HuDrillQuestion *question)
{
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (hu_game_get_scenario (question->game));
  const HuReportOptions options = { .viewer = HU_SIDE_NONE, .parts = 1u << HU_PART_RULES };
  g_autoptr(HuReport) report = hu_report_new (game, &options);

  for (guint i = 0; i < report->blocks->len; i++)
    {
      const HuReportBlock *block = g_ptr_array_index (report->blocks, i);

      for (guint j = 0; block->kind == HU_BLOCK_KIND_TABLE && !g_str_equal (block->table->name, "readings") &&
                        j < block->table->rows->len; j++)
        {
          const HuReportRow *row = g_ptr_array_index (block->table->rows, j);

          if (row->role == HU_ROW_PLAIN)
            g_ptr_array_add (lines, g_strdup_printf (_("%1$s: %2$s"), row->cells[1].text, row->cells[2].text));
          else if (row->role == HU_ROW_CONTINUED && row->cells[2].text != NULL)
            g_ptr_array_add (lines, g_strconcat ("   ", row->cells[2].text, NULL));
        }
    }
}

/* The options tell the conditions of such a system, part by part; its meters say no more. */
static gboolean
lists_conditions (const HuSnapshot *now,
                  HuSystemId        system)
{
  const GPtrArray *meters = hu_snapshot_get_meters (now);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      g_autoptr(GPtrArray) lines = meter->system == system ? hu_explain_meter_conditions (now, meter) : NULL;

      if (lines != NULL)
        return TRUE;
    }

  return FALSE;
}

GPtrArray *
hu_drill_list_rules (HuDrillQuestion *question)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  HuSnapshot *now;
  const GPtrArray *meters;

  g_return_val_if_fail (question != NULL, lines);

  now = hu_drill_question_get_now (question);
  meters = hu_snapshot_get_meters (now);
  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      g_autofree char *rule = hu_explain_meter_rule (now, meter);

      if (!lists_conditions (now, meter->system) && !g_ptr_array_find_with_equal_func (lines, rule, g_str_equal, NULL))
        g_ptr_array_add (lines, g_steal_pointer (&rule));
    }
  list_options (lines, question);
  list_readings (lines, hu_snapshot_get_scenario (now));

  return lines;
}

/* --- The map of the rulebook --- */

char *
hu_drill_word_again (const HuSpacing *spacing,
                     guint32          today)
{
  guint days;

  g_return_val_if_fail (spacing != NULL, NULL);

  if (spacing->again || spacing->due <= today)
    return g_strdup (_("This clause comes again today."));

  days = spacing->due - today;
  if (days == 1)
    return g_strdup (_("This clause comes again tomorrow."));

  /* Translators: %u is a number of days, at least 2 */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "This clause comes again in %u day.",
                                       "This clause comes again in %u days.", days), days);
}

const char *
hu_drill_word_mastery (HuMastery mastery)
{
  switch (mastery)
    {
    case HU_MASTERY_NEW:
      /* Translators: this and the next three are of a clause of the rules */
      return _("Not seen");
    case HU_MASTERY_SEEN:
      return C_("clause", "Seen");
    case HU_MASTERY_PRACTISED:
      return C_("clause", "Practised");
    case HU_MASTERY_MASTERED:
    case HU_N_MASTERIES:
      break;
    }

  return C_("clause", "Mastered");
}
