/*
 * Is the condition of an outcome met?  Finds where one more unit, or one less, reverses the answer.
 *
 * A unit that comes can hold, enter, block, score and be remembered, all at once, so each possibility is tried on a
 * state of its own and judged by the system itself: the map is exact.  Where the condition follows no lines, all hexes
 * that it does not name are alike, and one of them is tried for all.
 */
#include "hu-flip-private.h"
#include "hu-flip-reserve.h"
#include "hu-objectives-private.h"

gboolean
hu_objectives_can_ask (const HuScenario *scenario,
                       const HuQuestion *question)
{
  const GPtrArray *outcomes = hu_objectives_rules (scenario)->outcomes;
  HuSide winner;

  if (question->kind != HU_QUESTION_OUTCOME || question->subject < 0 || (guint) question->subject >= outcomes->len)
    return FALSE;

  winner = hu_objectives_get_outcome (scenario, (guint) question->subject)->winner;
  return question->side == (winner != HU_SIDE_NONE ? winner : HU_SIDE_FIRST);
}

gboolean
hu_objectives_ask (const HuState    *state,
                   const HuQuestion *question)
{
  const HuOutcome *outcome = hu_objectives_get_outcome (state->scenario, (guint) question->subject);
  g_autoptr(GPtrArray) foreseen = NULL;
  HuLook look;
  gboolean met;

  hu_look_init (&look, state);
  /* Only what is judged at the end counts the provisional points. */
  if (outcome->when == HU_JUDGED_END && !state->clock.over)
    {
      HuObjectivesFindings findings = { 0 };

      findings.ledger = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_ledger_entry_unref);
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        findings.points[side] = look.points[side];
      hu_objectives_add_provisional (&look, &findings);
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        look.points[side] = findings.points[side];
      look.provisional = foreseen = findings.ledger;
    }
  met = hu_term_is_met (&look.base, outcome->needs);
  hu_look_clear (&look);

  return met;
}

/* --- Trying --- */

/* Judges @event, which has been applied to @state, and forgets what was learnt and scored by it. */
static gboolean
turns (HuState         *state,
       const HuFlipMap *map,
       const HuEvent   *event,
       const GArray    *left)
{
  gpointer own = state->system[HU_SYSTEM_OBJECTIVES];
  HuVerdict verdict = state->verdicts[HU_SYSTEM_OBJECTIVES];
  HuJudging judging = { .state = state, .event = state->n_events + 1, .cause = event, .left = left };
  gboolean answer;

  state->system[HU_SYSTEM_OBJECTIVES] = hu_objectives_state_copy (own);
  hu_objectives_system.after_step (&judging);
  answer = hu_objectives_ask (state, &map->question);
  /* An event by which more is scored than 64 bits hold is refused. */
  if (hu_objectives_state (state)->ledger.overflow)
    answer = map->answer;
  hu_objectives_state_free (state->system[HU_SYSTEM_OBJECTIVES]);
  state->system[HU_SYSTEM_OBJECTIVES] = own;
  state->verdicts[HU_SYSTEM_OBJECTIVES] = verdict;

  return answer != map->answer;
}

static gboolean
turns_by_coming (HuReserve       *reserve,
                 const HuFlipMap *map,
                 HuHex            hex)
{
  HuState *state = reserve->state;
  gint8 owner = state->hex_owner[hex];
  g_autoptr(HuEvent) event = hu_event_new_place (reserve->unit, hex);
  gboolean found;

  hu_state_set_place (state, reserve->unit, hex, HU_STOREY_GROUND);
  state->unit_status[reserve->unit] = HU_UNIT_ON_MAP;
  state->hex_owner[hex] = (gint8) map->question.units;
  found = turns (state, map, event, NULL);
  hu_state_set_place (state, reserve->unit, HU_HEX_NONE, HU_STOREY_GROUND);
  state->unit_status[reserve->unit] = HU_UNIT_WAITING;
  state->hex_owner[hex] = owner;

  return found;
}

static gboolean
turns_by_going (HuState         *state,
                const HuFlipMap *map,
                guint            unit)
{
  HuHex hex = state->unit_hex[unit];
  g_autoptr(HuEvent) event = hu_event_new_eliminate (unit);
  g_autoptr(GArray) left = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean found;

  g_array_append_val (left, unit);
  hu_state_set_place (state, unit, HU_HEX_NONE, HU_STOREY_GROUND);
  state->unit_status[unit] = HU_UNIT_ELIMINATED;
  found = turns (state, map, event, left);
  hu_state_set_place (state, unit, hex, HU_STOREY_GROUND);
  state->unit_status[unit] = HU_UNIT_ON_MAP;

  return found;
}

/* --- Where it matters --- */

static void
mark_where (const HuWhere *where,
            guint8        *named)
{
  for (guint i = 0; where->all != NULL && i < where->all->len; i++)
    named[g_array_index (where->all, HuHex, i)] = TRUE;
}

/* Marks the hexes that @term names; and tells whether it follows lines, so that any hex can matter. */
static gboolean
follows_lines (const HuTerm *term,
               guint8       *named)
{
  gboolean found = term->kind == HU_TERM_CONNECTED || term->kind == HU_TERM_CUT_OFF || term->kind == HU_TERM_LINE ||
                   hu_objectives_term (term)->supplied != HU_TRISTATE_UNSET;

  mark_where (&term->where, named);
  for (guint i = 0; i < term->parts->len; i++)
    found |= follows_lines (g_ptr_array_index (term->parts, i), named);

  return found;
}

static gboolean
any_hex_matters (const HuScenario *scenario,
                 const HuOutcome  *outcome,
                 guint8           *named)
{
  const GPtrArray *schedule = hu_objectives_rules (scenario)->schedule;
  gboolean found = follows_lines (outcome->needs, named);

  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScoreItem *item = g_ptr_array_index (schedule, i);

      mark_where (&item->where, named);
      found |= item->supplied != HU_TRISTATE_UNSET || (item->needs != NULL && follows_lines (item->needs, named));
    }

  return found;
}

/* --- The map --- */

static gboolean
find_less (HuFlipWork *work,
           HuReserve  *reserve)
{
  const HuState *state = work->state;
  HuFlipMap *map = work->map;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);
      HuHex hex = state->unit_hex[i];

      if (unit->side != map->question.units || state->unit_status[i] != HU_UNIT_ON_MAP)
        continue;

      map->may[hex] |= HU_FLIP_LESS;
      if (map->less[hex] == HU_UNIT_NONE && turns_by_going (reserve->state, map, i))
        hu_flip_set_less (map, hex, i);
      if (i % 16 == 15 && !hu_flip_tell (work, 0))
        return FALSE;
    }

  return TRUE;
}

static gboolean
find_more (HuFlipWork *work,
           HuReserve  *reserve)
{
  HuFlipMap *map = work->map;
  g_autofree guint8 *named = g_malloc0 (map->n_hexes);
  const HuOutcome *outcome = hu_objectives_get_outcome (work->state->scenario, (guint) map->question.subject);
  gboolean any = any_hex_matters (work->state->scenario, outcome, named);
  HuTristate elsewhere = HU_TRISTATE_UNSET; /* what the hexes that are alike have: tried once */

  for (HuHex hex = 0; hex < (HuHex) map->n_hexes; hex++)
    {
      if (map->may[hex] & HU_FLIP_MORE)
        {
          gboolean alike = !any && !named[hex];
          gboolean found = alike && elsewhere != HU_TRISTATE_UNSET ? elsewhere == HU_TRISTATE_TRUE
                                                                   : turns_by_coming (reserve, map, hex);

          if (alike)
            elsewhere = found ? HU_TRISTATE_TRUE : HU_TRISTATE_FALSE;
          if (found)
            map->flips[hex] |= HU_FLIP_MORE;
        }
      if (hex % 32 == 31 && !hu_flip_tell (work, hex + 1))
        return FALSE;
    }

  return TRUE;
}

gboolean
hu_objectives_fill_flips (HuFlipWork *work)
{
  HuReserve reserve;
  HuObjectivesState *own;
  gboolean whole;

  hu_flip_mark_possible (work);
  hu_reserve_init (&reserve, work->state, HU_UNIT_GROUND, work->map->question.units);
  reserve.one.size = HU_SIZE_DIVISION;
  own = hu_objectives_state (reserve.state);
  HU_RESERVE_GROW (own->at, own->n_units, HuHex, HU_HEX_NONE);
  own->n_units++;
  whole = find_less (work, &reserve) && find_more (work, &reserve);
  hu_reserve_clear (&reserve);

  return whole;
}
