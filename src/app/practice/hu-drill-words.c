/*
 * A question of practice in words.
 */
#include "config.h"

#include "hu-drill-words.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-fact.h"
#include "hu-explain-reading.h"

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
  g_autoptr(HuAnswer) answer = NULL;
  g_autofree char *question = NULL, *words = NULL;

  if (!hu_fact_applies (fact->kind, hu_snapshot_get_scenario (then)))
    return;

  answer = hu_fact_answer (fact, then, NULL);
  question = hu_explain_fact_question (then, fact);
  words = hu_explain_fact_answer (hu_snapshot_get_scenario (then), answer);
  /* Translators: a question, and the answer that was right before the events that are listed below */
  g_ptr_array_add (lines, g_strdup_printf (_("%1$s Before: %2$s"), question, words));
}

static void
tell_sides (GPtrArray        *lines,
            const HuSnapshot *then,
            HuFactKind        kind)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autoptr(HuFact) fact = hu_fact_new (kind);

      fact->side = (HuSide) side;
      tell_fact (lines, then, fact);
    }
}

/* Who sets up where, which the map does not show; only of use where nobody has moved yet. */
static void
tell_areas (GPtrArray        *lines,
            const HuScenario *scenario)
{
  for (guint i = 0; i < scenario->start.setup->len; i++)
    {
      const HuSetupArea *area = g_ptr_array_index (scenario->start.setup, i);
      g_autofree char *side = hu_explain_side (scenario, area->side);
      g_autofree char *hexes = hu_explain_hexes (scenario, area->hexes, 0);

      /* Translators: a side and the hexes in which it may set up */
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
  if (kind == HU_FACT_POINTS || kind == HU_FACT_LEVEL || kind == HU_FACT_WINNER)
    tell_sides (lines, then, HU_FACT_POINTS);
  if (kind == HU_FACT_CVP || kind == HU_FACT_WINNER)
    tell_sides (lines, then, HU_FACT_CVP);
  if (hu_game_get_position (question->game) == 0)
    tell_areas (lines, hu_game_get_scenario (question->game));
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
      g_autofree char *rule = hu_explain_meter_rule (now, g_ptr_array_index (meters, i));

      if (!g_ptr_array_find_with_equal_func (lines, rule, g_str_equal, NULL))
        g_ptr_array_add (lines, g_steal_pointer (&rule));
    }
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
