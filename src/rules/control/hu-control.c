/*
 * The rule system control: which side holds each Location, hex and building, which units it has
 * lost and taken, and which side has won by it (section 26).
 */
#include "hu-control-private.h"

#include <string.h>

#include "hu-garrison.h"

static gpointer
own_state_new (const HuScenario *scenario)
{
  HuControlState *own = g_new0 (HuControlState, 1);
  const HuControlRules *rules = hu_control_rules (scenario);
  const HuMap *map = scenario->map;
  gsize n_units = scenario->units->len;

  own->scenario = scenario;
  own->location_owner = g_memdup2 (rules->location_owner, (gsize) hu_map_n_locations (map));
  own->hex_owner = g_memdup2 (rules->hex_owner, (gsize) map->grid->n_hexes);
  own->building_owner = g_memdup2 (rules->building_owner, map->buildings->len);
  own->hold = g_malloc ((gsize) hu_map_n_locations (map));
  memset (own->hold, HU_SIDE_NONE, (gsize) hu_map_n_locations (map));
  own->held = g_new (gint64, n_units);
  for (gsize i = 0; i < n_units; i++)
    own->held[i] = -1;
  own->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  own->changed = g_array_new (FALSE, FALSE, sizeof (HuHex));
  own->affected = g_array_new (FALSE, FALSE, sizeof (guint));
  own->scores = g_new0 (HuScore, n_units);
  own->exits = g_new0 (HuScore, n_units);

  return own;
}

static gpointer
own_state_copy (gconstpointer data)
{
  const HuControlState *own = data;
  HuControlState *copy = g_memdup2 (own, sizeof *own);
  const HuMap *map = own->scenario->map;
  gsize n_units = own->scenario->units->len;
  gsize n_locations = (gsize) hu_map_n_locations (map);

  copy->masks = hu_masks_ref (own->masks);
  copy->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  copy->changed = g_array_new (FALSE, FALSE, sizeof (HuHex));
  copy->affected = g_array_new (FALSE, FALSE, sizeof (guint));
  copy->location_owner = g_memdup2 (own->location_owner, n_locations);
  copy->hex_owner = g_memdup2 (own->hex_owner, (gsize) map->grid->n_hexes);
  copy->building_owner = g_memdup2 (own->building_owner, map->buildings->len);
  copy->hold = g_memdup2 (own->hold, n_locations);
  copy->held = g_memdup2 (own->held, n_units * sizeof (gint64));
  copy->scores = g_memdup2 (own->scores, n_units * sizeof (HuScore));
  copy->exits = g_memdup2 (own->exits, n_units * sizeof (HuScore));
  if (own->ground != NULL)
    g_atomic_int_inc (&own->ground->ref_count);
  if (own->forfeits != NULL)
    g_atomic_int_inc (&own->forfeits->ref_count);
  if (own->apart != NULL)
    g_atomic_int_inc (&own->apart->ref_count);
  if (own->adjustments != NULL)
    g_atomic_int_inc (&own->adjustments->ref_count);

  return copy;
}

static void
own_state_free (gpointer data)
{
  HuControlState *own = data;

  hu_masks_unref (own->masks);
  g_array_unref (own->hexes);
  g_array_unref (own->changed);
  g_array_unref (own->affected);
  g_free (own->location_owner);
  g_free (own->hex_owner);
  g_free (own->building_owner);
  g_free (own->hold);
  g_free (own->held);
  g_free (own->scores);
  g_free (own->exits);
  hu_fire_ground_unref (own->ground);
  hu_forfeits_unref (own->forfeits);
  hu_forfeits_unref (own->apart);
  hu_adjustment_unref (own->adjustments);
  g_free (own);
}

static gboolean
scores_equal (const HuScore *a,
              const HuScore *b,
              gsize          n)
{
  for (gsize i = 0; i < n; i++)
    if (a[i].event != b[i].event || a[i].state != b[i].state || a[i].value.points != b[i].value.points)
      return FALSE;

  return TRUE;
}

static gboolean
adjustments_equal (const HuAdjustment *a,
                   const HuAdjustment *b)
{
  for (; a != b; a = a->before, b = b->before)
    if (a == NULL || b == NULL || a->event != b->event || a->side != b->side || a->what != b->what ||
        a->points != b->points || g_strcmp0 (a->reason, b->reason) != 0)
      return FALSE;

  return TRUE;
}

/* Consequences of Fire and units are derived, so they need no comparison. */
static gboolean
own_state_equal (gconstpointer data,
                 gconstpointer other_data)
{
  const HuControlState *a = data;
  const HuControlState *b = other_data;
  const HuMap *map = a->scenario->map;
  gsize n_units = a->scenario->units->len;
  gsize n_locations = (gsize) hu_map_n_locations (map);

  for (gsize i = 0; i < n_units; i++)
    if (a->held[i] != b->held[i])
      return FALSE;

  return memcmp (a->location_owner, b->location_owner, n_locations) == 0 &&
         memcmp (a->hex_owner, b->hex_owner, (gsize) map->grid->n_hexes) == 0 &&
         (map->buildings->len == 0 || memcmp (a->building_owner, b->building_owner, map->buildings->len) == 0) &&
         memcmp (a->hold, b->hold, n_locations) == 0 &&
         scores_equal (a->scores, b->scores, n_units) && scores_equal (a->exits, b->exits, n_units) &&
         memcmp (a->cvp, b->cvp, sizeof a->cvp) == 0 &&
         memcmp (a->captured, b->captured, sizeof a->captured) == 0 &&
         memcmp (a->captured_end, b->captured_end, sizeof a->captured_end) == 0 &&
         memcmp (a->exit_vp, b->exit_vp, sizeof a->exit_vp) == 0 &&
         memcmp (a->exit_captured, b->exit_captured, sizeof a->exit_captured) == 0 &&
         adjustments_equal (a->adjustments, b->adjustments);
}

/* --- Judging --- */

static void
judge_concession (HuJudging *judging)
{
  HuRuling *ruling;
  HuSide side = judging->cause->side;

  if (judging->state->verdicts[HU_SYSTEM_CONTROL].decided)
    return;

  ruling = hu_ruling_new (HU_RULING_CONCEDED, HU_SYSTEM_CONTROL, "concession", HU_CLAUSE_CONCESSION, side);
  ruling->other_side = hu_side_other (side);
  ruling->decides = TRUE;
  hu_judging_add (judging, ruling);
  hu_judging_decide (judging, HU_SYSTEM_CONTROL, hu_side_other (side), "concession", FALSE);
}

static void
after_step (HuJudging *judging)
{
  HuControlState *own = hu_control_state (judging->state);
  GArray *hexes = own->hexes;

  gboolean decided = judging->state->verdicts[HU_SYSTEM_CONTROL].decided;

  own->now = judging->event;
  g_array_set_size (own->changed, 0);
  g_clear_pointer (&own->apart, hu_forfeits_unref);
  hu_control_score (judging);
  if (judging->cause != NULL && judging->cause->verb == HU_VERB_CONCEDE)
    judge_concession (judging);

  if (judging->touched->len > 0 || judging->hazards_changed)
    {
      g_array_set_size (hexes, 0);
      g_array_append_vals (hexes, judging->touched->data, judging->touched->len);
      hu_control_judge_fire (judging, hexes);
      if (judging->cause != NULL && judging->cause->verb == HU_VERB_MOP_UP)
        hu_control_mop_up (judging);
      hu_control_evaluate (judging, hexes);
      hu_control_follow (judging);
    }
  else if (judging->cause != NULL && judging->cause->verb == HU_VERB_DECLARE)
    {
      hu_control_declare (judging);
      hu_control_follow (judging);
    }

  hu_control_judge_instant (judging);
  if (!decided && judging->state->verdicts[HU_SYSTEM_CONTROL].decided)
    hu_control_score_end (judging);
}

static void
at_moment (HuJudging *judging,
           HuMoment   moment)
{
  if (moment == HU_MOMENT_GAME)
    hu_control_state (judging->state)->ended = TRUE;
}

static void
conclude (HuJudging *judging)
{
  HuControlState *own = hu_control_state (judging->state);

  if (own->ended && !judging->state->verdicts[HU_SYSTEM_CONTROL].decided)
    {
      hu_control_score_end (judging);
      hu_control_judge_end (judging);
    }
  own->ended = FALSE;
}

static const HuReadingSwitch switches[] = {
  { "26.11", "control", "rooftop_prevents", "control.rooftop_prevents", TRUE, { NULL },
    G_STRUCT_OFFSET (HuControlRules, rooftop_prevents), 1 },
  { "26.12", "control", "hold_ends_when_disarmed", "control.hold_ends_when_disarmed", TRUE, { NULL },
    G_STRUCT_OFFSET (HuControlRules, hold_ends_when_disarmed), 2 },
  { "26.21", "control", "reduction_scores", "control.reduction_scores", TRUE, { NULL },
    G_STRUCT_OFFSET (HuControlRules, reduction_scores), 1 },
  { "26.23", "control", "edition", "control.edition", FALSE, { "seed", "current" },
    G_STRUCT_OFFSET (HuControlRules, current), 1 },
  { "26.23", "control", "hero_scores", "control.hero_scores", FALSE, { NULL },
    G_STRUCT_OFFSET (HuControlRules, hero_scores), 1 },
  { NULL },
};

static void
want_by_condition (HuWanted          *wanted,
                   HuSide             side,
                   const HuCondition *condition)
{
  static const struct { HuConditionKind kind; HuSubjectKind subject; } kinds[] = {
    { HU_CONDITION_LOCATIONS, HU_SUBJECT_LOCATION }, { HU_CONDITION_HEXES, HU_SUBJECT_HEX },
    { HU_CONDITION_BUILDINGS, HU_SUBJECT_BUILDING },
  };

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    for (guint i = 0; condition->kind == kinds[k].kind && i < condition->items->len; i++)
      hu_wanted_add_subject (wanted, side, kinds[k].subject, g_array_index (condition->items, gint32, i));
  for (guint i = 0; condition->parts != NULL && i < condition->parts->len; i++)
    want_by_condition (wanted, side, g_ptr_array_index (condition->parts, i));
}

static void
list_wanted (const HuScenario *scenario,
             HuWanted         *wanted)
{
  const GPtrArray *victory = hu_control_rules (scenario)->victory;

  for (guint i = 0; i < victory->len; i++)
    {
      const HuVictoryEntry *entry = g_ptr_array_index (victory, i);

      want_by_condition (wanted, entry->side, entry->needs);
    }
}

static const char * const verdict_rules[] = { "26.1", "26.3", NULL };

const HuSystem hu_control_system = {
  .tactical = TRUE,
  .rules_finish = hu_control_rules_finish,
  .rules_repaint = hu_control_rules_repaint,
  .rules_free = hu_control_rules_free,
  .rulings = &hu_control_rulings,
  .meters = &hu_control_meters,
  .switches = switches,
  .get_balance = hu_control_get_balance,
  .list_wanted = list_wanted,
  .state_new = own_state_new,
  .state_copy = own_state_copy,
  .state_free = own_state_free,
  .state_equal = own_state_equal,
  .check = hu_control_check,
  .counts_points = hu_control_counts_points,
  .after_step = after_step,
  .at_moment = at_moment,
  .conclude = conclude,
  .find_fault = hu_control_find_fault,
  .findings_new = hu_control_findings_new,
  .findings_free = hu_control_findings_free,
  .add_meters = hu_control_add_meters,
  .verdict_rules = verdict_rules,
  .facts = 1u << HU_FACT_CONTROL | 1u << HU_FACT_CVP | 1u << HU_FACT_WORTH | 1u << HU_FACT_EXIT_VP,
  .answer = hu_control_answer,
  .draw_scenario = hu_control_draw_scenario,
  .draw_event = hu_control_draw_event,
  .can_ask = hu_control_can_ask,
  .ask = hu_control_ask,
  .fill_flips = hu_control_fill_flips,
  .get_owners = hu_control_get_owners,
  .get_secrecy = hu_control_get_secrecy,
};
