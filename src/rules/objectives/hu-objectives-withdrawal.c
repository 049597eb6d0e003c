/*
 * Withdrawals that the scenario asks of either side: the requirement that a unit counts for, and when one has failed
 * for good.
 */
#include "hu-objectives-private.h"

const char *
hu_requirement_state_to_string (HuRequirementState state)
{
  static const char * const words[] = { "later", "due", "met", "failed" };

  g_return_val_if_fail (state < G_N_ELEMENTS (words), NULL);

  return words[state];
}

static const HuRequirement *
get_requirement (const HuState *state,
                 guint          index)
{
  return g_ptr_array_index (hu_objectives_rules (state->scenario)->withdrawals, index);
}

/* The turn's end is later than any phase of it. */
static gboolean
is_due_before (const HuRequirement *a,
               const HuRequirement *b)
{
  return a->turn != b->turn ? a->turn < b->turn
                            : (a->phase > 0 ? a->phase : G_MAXUINT) < (b->phase > 0 ? b->phase : G_MAXUINT);
}

static gboolean
fits (const HuState       *state,
      const HuRequirement *requirement,
      guint                unit)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);
  gboolean named = requirement->units == NULL;

  if (counter->side != requirement->side || (counter->kind != HU_UNIT_GROUND && counter->kind != HU_UNIT_AIR) ||
      (requirement->branch != NULL && g_strcmp0 (requirement->branch, counter->branch) != 0))
    return FALSE;
  for (guint i = 0; !named && i < requirement->units->len; i++)
    named = g_array_index (requirement->units, guint, i) == unit;

  return named;
}

static void
rule_on (HuJudging *judging,
         guint      kind,
         guint      index,
         guint      unit)
{
  const HuRequirement *requirement = get_requirement (judging->state, index);
  HuRuling *ruling = hu_ruling_new (kind, HU_SYSTEM_OBJECTIVES, "withdrawals",
                                    kind == HU_OBJECTIVES_RULING_WITHDRAWAL_FAILED ? HU_CLAUSE_OBJECTIVES_FAILED
                                                                                   : HU_CLAUSE_OBJECTIVES_WITHDRAWN,
                                    requirement->side);

  ((HuObjectivesRuling *) ruling)->turn = requirement->turn;
  ruling->reason.have = (gint) hu_objectives_state (judging->state)->done[index];
  ruling->reason.need = ruling->reason.of = (gint) requirement->count;
  if (unit != HU_UNIT_NONE)
    g_array_append_val (ruling->units, unit);
  hu_judging_add (judging, ruling);
}

/* Counts the unit that the present event withdraws for the requirement that is due first, in file order where
 * several are. */
void
hu_requirement_count (HuJudging *judging)
{
  const HuState *state = judging->state;
  HuObjectivesState *own = hu_objectives_state (state);
  gint found = -1;

  if (judging->cause == NULL || !HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_WITHDRAWN, judging->cause->verb == HU_VERB_WITHDRAW))
    return;

  for (guint i = 0; i < own->n_requirements; i++)
    if (!own->failed[i] && own->done[i] < get_requirement (state, i)->count &&
        fits (state, get_requirement (state, i), judging->cause->unit) &&
        (found < 0 || is_due_before (get_requirement (state, i), get_requirement (state, (guint) found))))
      found = (gint) i;
  if (found < 0)
    return;

  own->done[found]++;
  rule_on (judging, HU_OBJECTIVES_RULING_WITHDRAWAL_COUNTED, (guint) found, judging->cause->unit);
  if (own->done[found] == get_requirement (state, (guint) found)->count)
    rule_on (judging, HU_OBJECTIVES_RULING_WITHDRAWAL_MET, (guint) found, HU_UNIT_NONE);
}

/* `phase` counts within the side's first player turn of the turn; a shared one is also the side's. */
static gint
find_player_turn (const HuScenario *scenario,
                  HuSide            side)
{
  for (guint i = 0; i < scenario->calendar.player_turns->len; i++)
    {
      HuSide whose = hu_scenario_get_player_turn (scenario, i)->side;

      if (whose == side || whose == HU_SIDE_NONE)
        return (gint) i;
    }

  return -1;
}

static gboolean
falls_due (const HuState       *state,
           const HuRequirement *requirement,
           HuMoment             moment)
{
  if (state->clock.turn != requirement->turn)
    return FALSE;
  if (requirement->phase == 0)
    return moment >= HU_MOMENT_TURN;

  return (gint) state->clock.player_turn == find_player_turn (state->scenario, requirement->side) &&
         state->clock.phase + 1 == requirement->phase;
}

void
hu_requirement_expire (HuJudging *judging,
                       HuMoment   moment)
{
  const HuState *state = judging->state;
  HuObjectivesState *own = hu_objectives_state (state);

  for (guint i = 0; i < own->n_requirements; i++)
    if (!own->failed[i] && own->done[i] < get_requirement (state, i)->count &&
        HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_FAILED, falls_due (state, get_requirement (state, i), moment)))
      {
        own->failed[i] = TRUE;
        rule_on (judging, HU_OBJECTIVES_RULING_WITHDRAWAL_FAILED, i, HU_UNIT_NONE);
      }
}

HuRequirementState
hu_requirement_state (const HuState *state,
                      guint          index)
{
  const HuObjectivesState *own = hu_objectives_state (state);
  const HuRequirement *requirement = get_requirement (state, index);

  if (own->failed[index])
    return HU_REQUIREMENT_FAILED;
  if (own->done[index] >= requirement->count)
    return HU_REQUIREMENT_MET;

  return requirement->turn <= state->clock.turn ? HU_REQUIREMENT_DUE : HU_REQUIREMENT_LATER;
}
