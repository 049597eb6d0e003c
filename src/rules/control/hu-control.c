/*
 * The rule system control: which side holds each Location, hex and building, which units it has
 * lost and taken, and which side has won by it (section 26).
 */
#include "hu-control-system-private.h"

#include "hu-apply-private.h"
#include "hu-garrison.h"
#include "hu-tactical.h"

#include <string.h>

/*
 * Events that control refuses: exits where there is no exit area, totals below zero,
 * declarations of Control that a side does not have, and Mopping Up among armed enemies.
 */

static gboolean
is_exit_of (const HuControlRules *rules,
            HuSide                side,
            HuHex                 hex)
{
  for (guint i = 0; i < rules->exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (rules->exits, i);

      if (area->side == side && hu_hexes_have (area->hexes, hex))
        return TRUE;
    }

  return FALSE;
}

static gboolean
check_exit (const HuState *state,
            const HuEvent *event,
            HuRefusal     *refusal)
{
  HuSide side = state->unit_captor[event->unit];

  if (side == HU_SIDE_NONE)
    side = hu_state_get_unit (state, event->unit)->side;
  refusal->hex = g_array_index (event->hexes, HuHex, 0);
  refusal->side = side;

  if (event->exit_as == HU_EXIT_VICTORY && !is_exit_of (hu_control_rules (state->scenario), side, refusal->hex))
    return hu_apply_refuse (refusal, HU_REFUSAL_NO_EXIT, "from", -1);

  return TRUE;
}

static gboolean
check_adjust (const HuState *state,
              const HuEvent *event,
              HuRefusal     *refusal)
{
  gint64 total;

  if (event->what == HU_ADJUST_POINTS)
    return TRUE;
  if (event->side == HU_SIDE_NONE)
    return hu_apply_refuse (refusal, HU_REFUSAL_UNKNOWN_SIDE, "side", -1);

  total = event->what == HU_ADJUST_CVP ? hu_control_cvp (state, event->side, hu_control_has_ended (state))
                                       : hu_control_exit_vp (state, event->side, hu_control_has_ended (state));
  /* The limit is far below the largest 64-bit number, so that no later gain can pass that. */
  if (event->points > G_MAXINT64 / 4 - total)
    return hu_apply_refuse (refusal, HU_REFUSAL_OVERFLOW, "points", -1);
  if (event->points < -total)
    return hu_apply_refuse (refusal, HU_REFUSAL_BELOW_ZERO, "points", -1);

  return TRUE;
}

static gboolean
check_declare (const HuState *state,
               const HuEvent *event,
               HuRefusal     *refusal)
{
  refusal->subject_kind = event->subject_kind;
  refusal->subject = event->subject;
  refusal->side = event->side;
  if (hu_control_underlying (state, event->subject_kind, event->subject) == event->side)
    return TRUE;

  return hu_apply_refuse (refusal, hu_control_owner (state, event->subject_kind, event->subject) == event->side
                          ? HU_REFUSAL_HELD_ONLY : HU_REFUSAL_NOT_OWNED, "id", -1);
}

/* Mopping Up is stopped by a known, unbroken, armed enemy within the part to be mopped up, but not by one in
 * Bypass or below ground. */
static gboolean
check_hex_mopped_up (const HuState *state,
                      const HuEvent *event,
                      HuHex          hex,
                      HuRefusal     *refusal)
{
  HuSide side = hu_state_get_unit (state, event->unit)->side;

  for (gint32 i = state->hex_units[hex]; i >= 0; i = state->next_unit[i])
    {
      guint enemy = (guint) i;

      if (hu_tactical_holder (state, enemy) == side || state->unit_storey[enemy] == HU_STOREY_CELLAR ||
          (state->unit_states[enemy] & HU_STATE_BROKEN) ||
          hu_tactical_secrecy (state, enemy) != HU_SECRECY_NONE || hu_tactical_in_bypass (state, enemy) ||
          !hu_control_is_armed (state, enemy) ||
          !hu_tactical_mops_up (state, event->unit, event->subject, hu_state_unit_location (state, enemy)))
        continue;

      refusal->other_unit = enemy;
      return hu_apply_refuse (refusal, HU_REFUSAL_ENEMY_INSIDE, "building", -1);
    }

  return TRUE;
}

static gboolean
check_mop_up (const HuState *state,
              const HuEvent *event,
              HuRefusal     *refusal)
{
  const HuBuilding *building = hu_map_get_building (state->scenario->map, (guint) event->subject);

  refusal->subject_kind = HU_SUBJECT_BUILDING;
  refusal->subject = event->subject;
  for (guint i = 0; i < building->hexes->len; i++)
    if (!check_hex_mopped_up (state, event, g_array_index (building->hexes, HuHex, i), refusal))
      return FALSE;

  return TRUE;
}

static gboolean
check_event (const HuState *state,
             const HuEvent *event,
             HuRefusal     *refusal)
{
  switch (event->verb)
    {
    case HU_VERB_EXIT:
      return check_exit (state, event, refusal);
    case HU_VERB_ADJUST:
      return check_adjust (state, event, refusal);
    case HU_VERB_DECLARE:
      return check_declare (state, event, refusal);
    case HU_VERB_MOP_UP:
      return check_mop_up (state, event, refusal);
    default: /* nothing else depends on Control or points */
      return TRUE;
    }
}

/* The totals of casualty points are the sums of their lines. */
static char *
hu_control_find_fault (const HuState *state)
{
  const HuControlState *own = hu_control_state (state);
  gint64 cvp[HU_N_SIDES] = { 0, 0 }, captured[HU_N_SIDES] = { 0, 0 };

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      HuSide to = hu_side_other (hu_scenario_get_unit (state->scenario, i)->side);

      if (own->scores[i].state == HU_SCORE_CAPTURED && state->unit_captor[i] != to)
        return g_strdup_printf ("unit %u counts as captured, and is not", i);
      if (own->scores[i].state == HU_SCORE_CAPTURED)
        /* NOLINTNEXTLINE(clang-analyzer-core.uninitialized.Assign): a unit is of one side or the other */
        captured[to] += own->scores[i].value.points;
      else if (own->scores[i].state == HU_SCORE_ELIMINATED)
        /* NOLINTNEXTLINE(clang-analyzer-core.uninitialized.Assign): the same */
        cvp[to] += own->scores[i].value.points;
    }
  for (const HuAdjustment *one = own->adjustments; one != NULL; one = one->before)
    if (one->what == HU_ADJUST_CVP)
      cvp[one->side] += one->points;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (cvp[side] != own->cvp[side] || captured[side] != own->captured[side])
      return g_strdup_printf ("the casualty points of side %d are not the sum of their lines", side);

  return NULL;
}

/* Counts what hu_control_perhaps() may ask about. */
static gsize
count_subjects (const HuMap *map)
{
  return (gsize) hu_map_n_locations (map) + (gsize) map->grid->n_hexes + map->buildings->len;
}

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
  own->perhaps = g_malloc0 (count_subjects (map));
  own->held = g_new (gint64, n_units);
  for (gsize i = 0; i < n_units; i++)
    own->held[i] = -1;
  own->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  own->changed = g_array_new (FALSE, FALSE, sizeof (HuHex));
  own->affected = g_array_new (FALSE, FALSE, sizeof (guint));
  own->scores = g_new0 (HuScore, n_units);
  own->exits = g_new0 (HuScore, n_units);
  own->departures = g_new0 (HuDeparture, n_units);
  own->n_terms = rules->terms->len;
  own->memory = hu_term_memory_new (own->n_terms);

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
  copy->perhaps = g_memdup2 (own->perhaps, count_subjects (map));
  copy->held = g_memdup2 (own->held, n_units * sizeof (gint64));
  copy->scores = g_memdup2 (own->scores, n_units * sizeof (HuScore));
  copy->exits = g_memdup2 (own->exits, n_units * sizeof (HuScore));
  copy->departures = g_memdup2 (own->departures, n_units * sizeof (HuDeparture));
  copy->memory = g_memdup2 (own->memory, own->n_terms * sizeof (HuTermMemory));
  if (own->ground != NULL)
    g_atomic_int_inc (&own->ground->ref_count);
  if (own->forfeits != NULL)
    g_atomic_int_inc (&own->forfeits->ref_count);
  if (own->apart != NULL)
    g_atomic_int_inc (&own->apart->ref_count);
  if (own->adjustments != NULL)
    g_atomic_int_inc (&own->adjustments->ref_count);
  hu_prevented_ref (own->prevented);

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
  g_free (own->perhaps);
  g_free (own->held);
  g_free (own->scores);
  g_free (own->exits);
  g_free (own->departures);
  g_free (own->memory);
  hu_fire_ground_unref (own->ground);
  hu_forfeits_unref (own->forfeits);
  hu_forfeits_unref (own->apart);
  hu_adjustment_unref (own->adjustments);
  hu_prevented_unref (own->prevented);
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
departures_equal (const HuDeparture *a,
                  const HuDeparture *b,
                  gsize              n)
{
  for (gsize i = 0; i < n; i++)
    if (a[i].how != b[i].how || a[i].fits != b[i].fits || a[i].from != b[i].from || a[i].points != b[i].points)
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
         memcmp (a->perhaps, b->perhaps, count_subjects (map)) == 0 &&
         scores_equal (a->scores, b->scores, n_units) && scores_equal (a->exits, b->exits, n_units) &&
         departures_equal (a->departures, b->departures, n_units) &&
         (a->n_terms == 0 || memcmp (a->memory, b->memory, a->n_terms * sizeof (HuTermMemory)) == 0) &&
         memcmp (a->cvp, b->cvp, sizeof a->cvp) == 0 &&
         memcmp (a->captured, b->captured, sizeof a->captured) == 0 &&
         memcmp (a->captured_end, b->captured_end, sizeof a->captured_end) == 0 &&
         memcmp (a->exit_vp, b->exit_vp, sizeof a->exit_vp) == 0 &&
         memcmp (a->exit_captured, b->exit_captured, sizeof a->exit_captured) == 0 &&
         adjustments_equal (a->adjustments, b->adjustments);
}

/* --- Judging --- */

static gboolean
decides (const HuScenario *scenario)
{
  return hu_control_rules (scenario)->decides;
}

static void
judge_concession (HuJudging *judging)
{
  HuRuling *ruling;
  HuSide side = judging->cause->side;

  if (judging->state->verdicts[HU_SYSTEM_CONTROL].decided || !decides (judging->state->scenario))
    return;

  ruling = hu_ruling_new (HU_RULING_CONCEDED, HU_SYSTEM_CONTROL, "concession", HU_CLAUSE_CONCESSION, side);
  ruling->other_side = hu_side_other (side);
  ruling->decides = TRUE;
  hu_judging_add (judging, ruling);
  hu_control_stop_play (judging, HU_JUDGING_NO_MOMENT, hu_side_other (side), "concession");
}

static void
count_for_the_end (HuJudging *judging,
                   gboolean   decided) /* it was before */
{
  if (decided || !judging->state->verdicts[HU_SYSTEM_CONTROL].decided)
    return;

  hu_control_score_end (judging);
  hu_control_tell_prevented (judging);
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
  hu_control_note_departures (judging);
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

  hu_terms_hear (own->memory, hu_control_rules (judging->state->scenario)->terms, judging->cause, judging->event);
  /* The end of a phase is a single moment, which comes yet. */
  if (judging->cause == NULL || judging->cause->verb != HU_VERB_END_PHASE)
    hu_control_judge_instant (judging, FALSE);
  count_for_the_end (judging, decided);
}

static void
at_moment (HuJudging *judging,
           HuMoment   moment)
{
  gboolean decided = judging->state->verdicts[HU_SYSTEM_CONTROL].decided;

  hu_control_judge_moment (judging, moment);
  if (moment == HU_MOMENT_GAME)
    hu_control_state (judging->state)->ended = TRUE;
  count_for_the_end (judging, decided);
}

/* A condition that holds from a turn on comes true as that turn begins. */
static void
clock_moved (HuJudging *judging)
{
  gboolean decided = judging->state->verdicts[HU_SYSTEM_CONTROL].decided;

  hu_control_judge_instant (judging, TRUE);
  count_for_the_end (judging, decided);
}

static void
conclude (HuJudging *judging)
{
  HuControlState *own = hu_control_state (judging->state);

  if (own->ended && !judging->state->verdicts[HU_SYSTEM_CONTROL].decided)
    {
      hu_control_score_end (judging);
      hu_control_judge_end (judging);
      hu_control_tell_prevented (judging);
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

/* Ground that a side wants less of for itself, as in a sum or by an upper bound, is left out. */
static void
want_by_term (HuWanted     *wanted,
              const HuTerm *term)
{
  const HuControlTerm *own = hu_control_term (term);

  for (guint i = 0; term->kind == HU_CONTROL_TERM_CONTROLS && !term->has_most && i < own->subjects->len; i++)
    hu_wanted_add_subject (wanted, term->side, own->subject_kind, g_array_index (own->subjects, gint32, i));
  for (guint i = 0; i < term->parts->len; i++)
    want_by_term (wanted, g_ptr_array_index (term->parts, i));
}

static void
list_wanted (const HuScenario *scenario,
             HuWanted         *wanted)
{
  const GPtrArray *victory = hu_control_rules (scenario)->victory;

  for (guint i = 0; i < victory->len; i++)
    {
      const HuVictoryEntry *entry = g_ptr_array_index (victory, i);

      want_by_term (wanted, entry->needs);
    }
}

static const char * const verdict_rules[] = { "26.1", "26.3", NULL };

static void
list_announcements (const HuScenario *scenario,
                    GPtrArray        *events)
{
  hu_terms_list_announcements (hu_control_rules (scenario)->terms, events);
}

const HuSystem hu_control_system = {
  .tactical = TRUE,
  .rules_finish = hu_control_rules_finish,
  .rules_repaint = hu_control_rules_repaint,
  .rules_free = hu_control_rules_free,
  .rulings = &hu_control_rulings,
  .meters = &hu_control_meters,
  .switches = switches,
  .get_balance = hu_control_get_balance,
  .decides = decides,
  .list_wanted = list_wanted,
  .list_announcements = list_announcements,
  .state_new = own_state_new,
  .state_copy = own_state_copy,
  .state_free = own_state_free,
  .state_equal = own_state_equal,
  .check = check_event,
  .counts = HU_COUNTS_CASUALTIES,
  .after_step = after_step,
  .at_moment = at_moment,
  .clock_moved = clock_moved,
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
  .get_known = hu_control_get_known,
};
