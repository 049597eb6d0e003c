/*
 * What a question of practice needs and its map does not show: what was so before, and what happened.
 */
#include "config.h"

#include "hu-drill-words.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-fact.h"

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

/* The map of such a question does not show who controls what. */
static void
tell_now (GPtrArray       *lines,
          HuDrillQuestion *question)
{
  HuSnapshot *now = hu_drill_question_get_now (question);
  g_autoptr(HuAnswer) answer = hu_fact_answer (question->fact, now, NULL);
  g_autofree char *words = hu_explain_fact_answer (hu_snapshot_get_scenario (now), answer);

  if (question->fact->kind == HU_FACT_CONTROL || question->fact->kind == HU_FACT_HOLDER)
    /* Translators: %s is the side that controls the hex or building of the question now */
    g_ptr_array_add (lines, g_strdup_printf (_("Controlled now by: %s"), words));
}

static void
tell_casualty_points (GPtrArray        *lines,
                      const HuSnapshot *then)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (then);
  char *names[HU_N_SIDES];
  char *points[HU_N_SIDES];

  if (!hu_fact_applies (HU_FACT_CVP, scenario))
    return;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      const HuFact fact = { .kind = HU_FACT_CVP, .side = (HuSide) side, .unit = HU_UNIT_NONE, .subject = -1 };
      g_autoptr(HuAnswer) answer = hu_fact_answer (&fact, then, NULL);

      names[side] = hu_explain_side (scenario, (HuSide) side);
      points[side] = hu_explain_fact_answer (scenario, answer);
    }
  /* Translators: two sides and their casualty points before the events that are listed above */
  g_ptr_array_add (lines, g_strdup_printf (_("Casualty points before this: %1$s %2$s, %3$s %4$s"),
                                           names[0], points[0], names[1], points[1]));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_free (names[side]);
      g_free (points[side]);
    }
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

static void
tell_points (GPtrArray        *lines,
             const HuSnapshot *now)
{
  gint64 points[HU_N_SIDES];
  g_autofree char *totals = NULL;
  guint unit = 1;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      const HuFact fact = { .kind = HU_FACT_POINTS, .side = (HuSide) side, .unit = HU_UNIT_NONE, .subject = -1 };
      g_autoptr(HuAnswer) answer = hu_fact_answer (&fact, now, NULL);

      points[side] = answer->number;
      unit = answer->unit;
    }
  totals = hu_explain_totals (hu_snapshot_get_scenario (now), HU_SIDE_FIRST, points, unit);
  /* Translators: %s: the sums of both sides: "German 12 : 4 Soviet" */
  g_ptr_array_add (lines, g_strdup_printf (_("Points: %s"), totals));
}

GPtrArray *
hu_drill_list_told (HuDrillQuestion *question)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(HuSnapshot) then = NULL;
  g_autoptr(GPtrArray) remembered = NULL;
  HuFactKind kind;

  g_return_val_if_fail (question != NULL, lines);

  kind = question->fact->kind;
  if (question->puzzle)
    tell_now (lines, question);
  if (hu_drill_question_gives_points (question))
    {
      tell_points (lines, hu_drill_question_get_now (question));
      return lines;
    }
  if (question->puzzle || (!hu_drill_needs_then (kind) && question->kind != HU_DRILL_WHEN))
    return lines;

  then = hu_drill_question_dup_then (question);
  if (question->kind == HU_DRILL_WHEN && kind != HU_FACT_WINNER && kind != HU_FACT_CVP &&
      !hu_fact_rests_on (kind, HU_FACT_POINTS))
    tell_fact (lines, then, question->fact);
  else if (kind == HU_FACT_CONTROL && hu_game_get_position (question->game) == 0)
    tell_areas (lines, then, question->fact);
  else if (kind == HU_FACT_CITIES || kind == HU_FACT_HOLDER || kind == HU_FACT_CONTROL)
    tell_fact (lines, then, question->fact);
  if (kind == HU_FACT_CVP || kind == HU_FACT_WINNER)
    tell_casualty_points (lines, then);
  remembered = hu_explain_fact_remembered (then, question->fact);
  g_ptr_array_extend_and_steal (lines, g_steal_pointer (&remembered));

  return lines;
}

/* With the number by which reasons name it.  A unit that leaves the map takes its counter with it, and with that the print
 * that points may depend on, and its place. */
static char *
word_event (const HuScenario *scenario,
            guint             number,
            const HuEvent    *event,
            const HuState    *before)
{
  g_autofree char *words = hu_explain_event (scenario, event, before);
  g_autofree char *print = NULL, *hex = NULL, *place = NULL, *details = NULL;

  if (event->verb == HU_VERB_ELIMINATE || event->verb == HU_VERB_EXIT)
    print = hu_explain_unit_print (scenario, event->unit);
  if ((event->verb == HU_VERB_ELIMINATE || event->verb == HU_VERB_WITHDRAW) && before->unit_hex[event->unit] != HU_HEX_NONE)
    {
      hex = hu_explain_hex (scenario, before->unit_hex[event->unit]);
      /* Translators: where a unit was that leaves the map */
      place = g_strdup_printf (_("was in %s"), hex);
    }

  /* Translators: what the counter of a lost unit prints, and where it was: "armor, strength 2; was in 0402" */
  details = print != NULL && place != NULL ? g_strdup_printf (_("%1$s; %2$s"), print, place)
    : print != NULL ? g_steal_pointer (&print) : g_steal_pointer (&place);

  return details != NULL
    /* Translators: number of an event, what happens to a unit, and what its counter prints: "3. 3 Pz is eliminated (armor)" */
    ? g_strdup_printf (_("%1$u. %2$s (%3$s)"), number, words, details)
    /* Translators: the number of an event, and the event */
    : g_strdup_printf (_("%1$u. %2$s"), number, words);
}

GPtrArray *
hu_drill_list_events (HuDrillQuestion *question)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (question != NULL, lines);

  if (question->supposed != NULL)
    g_ptr_array_add (lines, word_event (hu_game_get_scenario (question->game),
                                        hu_game_get_position (question->game) + 1, question->supposed,
                                        hu_snapshot_get_state (hu_drill_question_get_now (question))));
  if (!hu_drill_question_has_events (question))
    return lines;

  for (guint i = question->from; i < hu_game_get_position (question->game); i++)
    {
      const HuScenario *scenario = hu_game_get_scenario (question->game);
      const HuEvent *event = hu_game_get_event (question->game, i);

      g_ptr_array_add (lines, word_event (scenario, i + 1, event, hu_game_peek_before (question->game, i + 1)));
    }

  return lines;
}

const char *
hu_drill_word_events (HuDrillQuestion *question)
{
  g_return_val_if_fail (question != NULL, NULL);

  /* Translators: a heading above an event that may come next */
  return question->supposed != NULL ? _("Suppose that this comes next") : _("What happens");
}
