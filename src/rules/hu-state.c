/*
 * The state at one moment: making, copying, asking.
 */
#include "hu-state.h"

#include <string.h>

#include "hu-system.h"

/**
 * hu_state_new:
 * @scenario: a finished scenario, which must outlive the state
 *
 * Sets up: units where their counters begin, control as at the start, the
 * clock at the first phase of the first turn.  Nothing is judged yet.
 *
 * Returns: (transfer full): the state
 */
HuState *
hu_state_new (const HuScenario *scenario)
{
  HuState *state;
  gsize n_hexes, n_units;

  g_return_val_if_fail (scenario != NULL, NULL);

  n_hexes = (gsize) scenario->map->grid->n_hexes;
  n_units = scenario->units->len;

  state = g_new0 (HuState, 1);
  state->scenario = scenario;
  state->clock.turn = 1;
  state->control = g_memdup2 (scenario->start.control, n_hexes);
  state->unit_hex = g_new (HuHex, n_units);
  state->unit_status = g_new0 (guint8, n_units);

  for (guint i = 0; i < n_units; i++)
    {
      state->unit_hex[i] = hu_scenario_get_unit (scenario, i)->at;
      state->unit_status[i] = state->unit_hex[i] == HU_HEX_NONE ? HU_UNIT_WAITING : HU_UNIT_ON_MAP;
    }

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuSystem *system = hu_system_get (id);

      state->verdicts[id].system = id;
      if (system->in_force (scenario))
        state->system[id] = system->state_new (scenario);
    }

  return state;
}

/**
 * hu_state_copy:
 * @state: a state
 *
 * Returns: (transfer full): a state of its own, equal to @state
 */
HuState *
hu_state_copy (const HuState *state)
{
  HuState *copy;
  gsize n_hexes, n_units;

  g_return_val_if_fail (state != NULL, NULL);

  n_hexes = (gsize) state->scenario->map->grid->n_hexes;
  n_units = state->scenario->units->len;

  copy = g_new (HuState, 1);
  *copy = *state;
  copy->control = g_memdup2 (state->control, n_hexes);
  copy->unit_hex = g_memdup2 (state->unit_hex, n_units * sizeof (HuHex));
  copy->unit_status = g_memdup2 (state->unit_status, n_units);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (state->system[id] != NULL)
      copy->system[id] = hu_system_get (id)->state_copy (state->system[id]);

  return copy;
}

/**
 * hu_state_free:
 * @state: (transfer full): a state
 *
 * Frees @state.
 */
void
hu_state_free (HuState *state)
{
  g_return_if_fail (state != NULL);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (state->system[id] != NULL)
      hu_system_get (id)->state_free (state->system[id]);

  g_free (state->control);
  g_free (state->unit_hex);
  g_free (state->unit_status);
  g_free (state);
}

static gboolean
verdicts_equal (const HuVerdict *a,
                const HuVerdict *b)
{
  if (!a->decided || !b->decided)
    return a->decided == b->decided;

  return a->system == b->system && a->winner == b->winner && a->event == b->event &&
         a->coincidence == b->coincidence &&
         strcmp (a->rule, b->rule) == 0 && g_strcmp0 (a->level, b->level) == 0;
}

/**
 * hu_state_equal:
 * @a: a state
 * @b: another of the same scenario
 *
 * Returns: whether the two say the same of everything
 */
gboolean
hu_state_equal (const HuState *a,
                const HuState *b)
{
  gsize n_hexes, n_units;

  g_return_val_if_fail (a != NULL && b != NULL && a->scenario == b->scenario, FALSE);

  n_hexes = (gsize) a->scenario->map->grid->n_hexes;
  n_units = a->scenario->units->len;

  if (a->n_events != b->n_events ||
      a->clock.turn != b->clock.turn || a->clock.player_turn != b->clock.player_turn ||
      a->clock.phase != b->clock.phase || a->clock.over != b->clock.over ||
      memcmp (a->control, b->control, n_hexes) != 0 ||
      (n_units > 0 && (memcmp (a->unit_hex, b->unit_hex, n_units * sizeof (HuHex)) != 0 ||
                       memcmp (a->unit_status, b->unit_status, n_units) != 0)))
    return FALSE;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (!verdicts_equal (&a->verdicts[id], &b->verdicts[id]) ||
        (a->system[id] != NULL && !hu_system_get (id)->state_equal (a->system[id], b->system[id])))
      return FALSE;

  return TRUE;
}

/**
 * hu_state_place_controller:
 * @state: a state
 * @place: index of a place
 *
 * A place of several hexes is controlled by the side that controls all of
 * them, else by nobody.
 *
 * Returns: that side, or %HU_SIDE_NONE
 */
HuSide
hu_state_place_controller (const HuState *state,
                           guint          place)
{
  const GArray *hexes;
  HuSide side;

  g_return_val_if_fail (state != NULL, HU_SIDE_NONE);

  hexes = hu_map_get_place (state->scenario->map, place)->hexes;
  side = state->control[g_array_index (hexes, HuHex, 0)];
  for (guint i = 1; i < hexes->len; i++)
    if (state->control[g_array_index (hexes, HuHex, i)] != side)
      return HU_SIDE_NONE;

  return side;
}

/**
 * hu_state_units_in:
 * @state: a state
 * @hex: a hex
 *
 * Returns: (transfer full) (element-type guint): the units on the map in @hex,
 *   of both sides and every kind, by index
 */
GArray *
hu_state_units_in (const HuState *state,
                   HuHex          hex)
{
  GArray *units;

  g_return_val_if_fail (state != NULL, NULL);

  units = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < state->scenario->units->len; i++)
    if (state->unit_status[i] == HU_UNIT_ON_MAP && state->unit_hex[i] == hex)
      g_array_append_val (units, i);

  return units;
}

/**
 * hu_state_get_verdict:
 * @state: a state
 *
 * Returns: (transfer none) (nullable): the verdict of the system that decided
 *   first; at one event, in the order of the systems
 */
const HuVerdict *
hu_state_get_verdict (const HuState *state)
{
  const HuVerdict *first = NULL;

  g_return_val_if_fail (state != NULL, NULL);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (state->verdicts[id].decided && (first == NULL || state->verdicts[id].event < first->event))
      first = &state->verdicts[id];

  return first;
}

/**
 * hu_clock_side:
 * @scenario: a scenario
 * @clock: a moment of it
 *
 * Returns: whose player turn it is, or %HU_SIDE_NONE where it is both sides'
 */
HuSide
hu_clock_side (const HuScenario *scenario,
               const HuClock    *clock)
{
  g_return_val_if_fail (scenario != NULL && clock != NULL, HU_SIDE_NONE);

  if (clock->player_turn >= scenario->calendar.player_turns->len)
    return HU_SIDE_NONE;

  return hu_scenario_get_player_turn (scenario, clock->player_turn)->side;
}

/**
 * hu_clock_turn_name:
 * @scenario: a scenario
 * @clock: a moment of it
 *
 * Returns: (transfer none) (nullable): the turn's name, or %NULL where turns
 *   have numbers only
 */
const char *
hu_clock_turn_name (const HuScenario *scenario,
                    const HuClock    *clock)
{
  const GPtrArray *names;

  g_return_val_if_fail (scenario != NULL && clock != NULL, NULL);

  names = scenario->calendar.turn_names;
  if (names == NULL || clock->turn < 1 || clock->turn > names->len)
    return NULL;

  return g_ptr_array_index (names, clock->turn - 1);
}

/**
 * hu_clock_phase_name:
 * @scenario: a scenario
 * @clock: a moment of it
 *
 * Returns: (transfer none): the phase's name; "" in a calendar without phases
 */
const char *
hu_clock_phase_name (const HuScenario *scenario,
                     const HuClock    *clock)
{
  const HuPlayerTurn *player_turn;

  g_return_val_if_fail (scenario != NULL && clock != NULL, "");

  if (clock->player_turn >= scenario->calendar.player_turns->len)
    return "";

  player_turn = hu_scenario_get_player_turn (scenario, clock->player_turn);
  return clock->phase < player_turn->phases->len ? g_ptr_array_index (player_turn->phases, clock->phase) : "";
}
