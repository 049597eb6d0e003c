/*
 * The state at one moment: making, copying, asking.
 */
#include "hu-state.h"

#include <string.h>

#include "hu-system.h"

/* Takes a unit out of the list of its hex. */
static void
unlink_unit (HuState *state,
             guint    unit)
{
  gint32 next = state->next_unit[unit], previous = state->previous_unit[unit];

  if (previous >= 0)
    state->next_unit[previous] = next;
  else
    state->hex_units[state->unit_hex[unit]] = next;
  if (next >= 0)
    state->previous_unit[next] = previous;
}

static void
link_unit (HuState *state,
           guint    unit)
{
  gint32 *first = &state->hex_units[state->unit_hex[unit]];

  state->previous_unit[unit] = -1;
  state->next_unit[unit] = *first;
  if (*first >= 0)
    state->previous_unit[*first] = (gint32) unit;
  *first = (gint32) unit;
}

/**
 * hu_state_set_place:
 * @state: a state that is being made or applied to
 * @hex: where it is from now on, or %HU_HEX_NONE
 * @storey: the storey within @hex
 *
 * Moves @unit, and nothing that is in it.
 */
void
hu_state_set_place (HuState *state,
                    guint    unit,
                    HuHex    hex,
                    HuStorey storey)
{
  if (state->hex_units != NULL && state->unit_hex[unit] != HU_HEX_NONE)
    unlink_unit (state, unit);

  state->unit_hex[unit] = hex;
  state->unit_storey[unit] = storey;
  if (state->hex_units != NULL && hex != HU_HEX_NONE)
    link_unit (state, unit);
}

/**
 * hu_state_set_hazard:
 * @state: a state that is being made or applied to
 * @hazard: the byte for the Fire and rubble there
 *
 * Sets Fire and rubble at @location.
 */
void
hu_state_set_hazard (HuState   *state,
                     HuLocation location,
                     guint8     hazard)
{
  guint8 before;

  if (state->hazards == NULL)
    state->hazards = g_malloc0 ((gsize) hu_map_n_locations (state->scenario->map));

  before = state->hazards[location];
  state->n_fires += ((hazard & HU_HAZARD_FIRE) != 0) - ((before & HU_HAZARD_FIRE) != 0);
  state->n_rubble += ((hazard & HU_HAZARD_RUBBLE) != 0) - ((before & HU_HAZARD_RUBBLE) != 0);
  state->hazards[location] = hazard;
}

/* A passenger is where its carrier is; it has been checked before that a chain of carriers ends. */
static void
set_up_unit (HuState *state,
             guint    unit)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);
  const HuUnit *bearer = counter;

  while (bearer->in != HU_UNIT_NONE)
    bearer = hu_scenario_get_unit (state->scenario, bearer->in);

  state->unit_hex[unit] = HU_HEX_NONE;
  state->unit_states[unit] = (guint16) (counter->states | (counter->has_aboard ? HU_STATE_ABOARD : 0u));
  state->unit_in[unit] = counter->in;
  state->n_riding += counter->in != HU_UNIT_NONE;
  state->unit_captor[unit] = HU_SIDE_NONE;
  state->unit_crew[unit] = counter->vehicle != NULL ? counter->vehicle->crew : HU_CREW_NONE;
  state->unit_ma[unit] = counter->vehicle != NULL ? counter->vehicle->ma : HU_MA_NONE;
  state->unit_leadership[unit] = (gint8) CLAMP (counter->leadership, -HU_LEADERSHIP_MOST, HU_LEADERSHIP_MOST);
  state->secret_since[unit] = HU_NEVER_SECRET;
  state->unit_status[unit] = bearer->at == HU_HEX_NONE ? HU_UNIT_WAITING : HU_UNIT_ON_MAP;
  hu_state_set_place (state, unit, bearer->at, bearer->storey);
}

static void
make_units (HuState *state)
{
  gsize n_units = state->scenario->units->len;

  state->unit_hex = g_new (HuHex, n_units);
  state->unit_status = g_new0 (guint8, n_units);
  state->unit_storey = g_new0 (HuStorey, n_units);
  state->unit_states = g_new0 (guint16, n_units);
  state->unit_in = g_new (guint, n_units);
  state->unit_captor = g_new (gint8, n_units);
  state->unit_crew = g_new (guint8, n_units);
  state->unit_ma = g_new (guint8, n_units);
  state->unit_leadership = g_new (gint8, n_units);
  state->secret_since = g_new (guint, n_units);
  if (hu_scenario_is_tactical (state->scenario))
    {
      gsize n_hexes = (gsize) state->scenario->map->grid->n_hexes;

      state->hex_units = g_new (gint32, n_hexes);
      memset (state->hex_units, 0xff, n_hexes * sizeof (gint32));
      state->next_unit = g_new0 (gint32, n_units);
      state->previous_unit = g_new0 (gint32, n_units);
    }

  /* The first of a hex's list is the first of the file. */
  for (guint i = (guint) n_units; i-- > 0;)
    set_up_unit (state, i);
}

/**
 * hu_state_new:
 * @scenario: a finished scenario, which must outlive the state
 *
 * Sets up: units where their counters begin, control and the clock as at the
 * start.  Nothing is judged yet.
 */
HuState *
hu_state_new (const HuScenario *scenario)
{
  return hu_state_new_with (scenario, ~0u);
}

/**
 * hu_state_new_with:
 * @scenario: a finished scenario, which must outlive the state
 * @systems: rule systems, as bits 1 << HuSystemId
 *
 * Sets up as hu_state_new() does, but only those of @systems that are in force
 * will judge what happens.
 */
HuState *
hu_state_new_with (const HuScenario *scenario,
                   guint             systems)
{
  HuState *state;
  gsize n_hexes;

  g_return_val_if_fail (scenario != NULL, NULL);

  n_hexes = (gsize) scenario->map->grid->n_hexes;
  state = g_new0 (HuState, 1);
  state->scenario = scenario;
  state->clock.turn = scenario->start.turn;
  state->clock.player_turn = scenario->start.player_turn;
  state->clock.phase = scenario->start.phase;
  state->hex_owner = g_memdup2 (scenario->start.hex_owner, n_hexes);
  make_units (state);
  for (guint i = 0; i < state->scenario->start.fires->len; i++)
    {
      const HuStartFire *fire = g_ptr_array_index (state->scenario->start.fires, i);

      hu_state_set_hazard (state, hu_map_location (state->scenario->map, fire->hex, fire->storey), (guint8) fire->kind);
    }

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuSystem *system = hu_system_get (id);

      state->verdicts[id].system = id;
      if ((systems >> id & 1) != 0 && hu_system_in_force (scenario, id))
        state->system[id] = system->state_new (scenario);
    }

  return state;
}

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
  copy->scratch = NULL;
  copy->hex_owner = g_memdup2 (state->hex_owner, n_hexes);
  copy->unit_hex = g_memdup2 (state->unit_hex, n_units * sizeof (HuHex));
  copy->unit_status = g_memdup2 (state->unit_status, n_units);
  copy->unit_storey = g_memdup2 (state->unit_storey, n_units * sizeof (HuStorey));
  copy->unit_states = g_memdup2 (state->unit_states, n_units * sizeof (guint16));
  copy->unit_in = g_memdup2 (state->unit_in, n_units * sizeof (guint));
  copy->unit_captor = g_memdup2 (state->unit_captor, n_units);
  copy->unit_crew = g_memdup2 (state->unit_crew, n_units);
  copy->unit_ma = g_memdup2 (state->unit_ma, n_units);
  copy->unit_leadership = g_memdup2 (state->unit_leadership, n_units);
  copy->secret_since = g_memdup2 (state->secret_since, n_units * sizeof (guint));
  if (state->hazards != NULL)
    copy->hazards = g_memdup2 (state->hazards, (gsize) hu_map_n_locations (state->scenario->map));
  if (state->hex_units != NULL)
    {
      copy->hex_units = g_memdup2 (state->hex_units, n_hexes * sizeof (gint32));
      copy->next_unit = g_memdup2 (state->next_unit, n_units * sizeof (gint32));
      copy->previous_unit = g_memdup2 (state->previous_unit, n_units * sizeof (gint32));
    }

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (state->system[id] != NULL)
      copy->system[id] = hu_system_get (id)->state_copy (state->system[id]);

  return copy;
}

void
hu_state_free (HuState *state)
{
  g_return_if_fail (state != NULL);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (state->system[id] != NULL)
      hu_system_get (id)->state_free (state->system[id]);

  if (state->scratch != NULL)
    state->free_scratch (state->scratch);
  g_free (state->hex_owner);
  g_free (state->unit_hex);
  g_free (state->unit_status);
  g_free (state->unit_storey);
  g_free (state->unit_states);
  g_free (state->unit_in);
  g_free (state->unit_captor);
  g_free (state->unit_crew);
  g_free (state->unit_ma);
  g_free (state->unit_leadership);
  g_free (state->secret_since);
  g_free (state->hazards);
  g_free (state->hex_units);
  g_free (state->next_unit);
  g_free (state->previous_unit);
  g_free (state);
}

/* The order of the units in the list of a hex does not matter. */
static gboolean
tactical_equal (const HuState *a,
                const HuState *b)
{
  gsize n_units = a->scenario->units->len;

  if (a->n_fires != b->n_fires || a->n_rubble != b->n_rubble)
    return FALSE;
  if (a->hazards != NULL && b->hazards != NULL &&
      memcmp (a->hazards, b->hazards, (gsize) hu_map_n_locations (a->scenario->map)) != 0)
    return FALSE;
  if (n_units == 0)
    return TRUE;

  return memcmp (a->unit_storey, b->unit_storey, n_units * sizeof (HuStorey)) == 0 &&
         memcmp (a->unit_states, b->unit_states, n_units * sizeof (guint16)) == 0 &&
         memcmp (a->unit_in, b->unit_in, n_units * sizeof (guint)) == 0 &&
         memcmp (a->unit_captor, b->unit_captor, n_units) == 0 &&
         memcmp (a->unit_crew, b->unit_crew, n_units) == 0 &&
         memcmp (a->unit_ma, b->unit_ma, n_units) == 0 &&
         memcmp (a->unit_leadership, b->unit_leadership, n_units) == 0 &&
         memcmp (a->secret_since, b->secret_since, n_units * sizeof (guint)) == 0;
}

static gboolean
verdicts_equal (const HuVerdict *a,
                const HuVerdict *b)
{
  if (!a->decided || !b->decided)
    return a->decided == b->decided;

  return a->system == b->system && a->winner == b->winner && a->event == b->event && a->turn == b->turn &&
         a->coincidence == b->coincidence &&
         strcmp (a->rule, b->rule) == 0 && g_strcmp0 (a->level, b->level) == 0;
}

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
      memcmp (a->hex_owner, b->hex_owner, n_hexes) != 0 ||
      (n_units > 0 && (memcmp (a->unit_hex, b->unit_hex, n_units * sizeof (HuHex)) != 0 ||
                       memcmp (a->unit_status, b->unit_status, n_units) != 0)) ||
      !tactical_equal (a, b))
    return FALSE;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (!verdicts_equal (&a->verdicts[id], &b->verdicts[id]) ||
        (a->system[id] != NULL && !hu_system_get (id)->state_equal (a->system[id], b->system[id])))
      return FALSE;

  return TRUE;
}

gboolean
hu_state_place_is_divided (const HuState *state,
                           guint          place)
{
  const GArray *hexes;

  g_return_val_if_fail (state != NULL, FALSE);

  hexes = hu_map_get_place (state->scenario->map, place)->hexes;
  for (guint i = 1; i < hexes->len; i++)
    if (state->hex_owner[g_array_index (hexes, HuHex, i)] != state->hex_owner[g_array_index (hexes, HuHex, 0)])
      return TRUE;

  return FALSE;
}

/* A place of several hexes is controlled by the side that controls all of them, else by nobody.  Returns that
 * side, or HU_SIDE_NONE. */
HuSide
hu_state_place_owner (const HuState *state,
                      guint          place)
{
  g_return_val_if_fail (state != NULL, HU_SIDE_NONE);

  if (hu_state_place_is_divided (state, place))
    return HU_SIDE_NONE;

  return state->hex_owner[g_array_index (hu_map_get_place (state->scenario->map, place)->hexes, HuHex, 0)];
}

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

gboolean
hu_state_is_stack (const HuState *state,
                   HuHex          hex)
{
  guint n = 0;

  g_return_val_if_fail (state != NULL, FALSE);

  for (guint unit = 0; unit < state->scenario->units->len; unit++)
    n += state->unit_hex[unit] == hex;

  return n > 1;
}

guint
hu_state_get_turn (const HuState *state,
                   HuSystemId     system)
{
  const HuVerdict *verdict;

  g_return_val_if_fail (state != NULL && system < HU_N_SYSTEMS, 0);

  verdict = &state->verdicts[system];

  return verdict->decided && verdict->event == state->n_events ? verdict->turn : state->clock.turn;
}

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

guint
hu_calendar_last_turn (const HuCalendar *calendar)
{
  g_return_val_if_fail (calendar != NULL, 1);

  return calendar->ends_early ? (guint) calendar->end_turn : calendar->n_turns;
}

gboolean
hu_calendar_is_cut (const HuCalendar *calendar,
                    guint             turn,
                    guint             player_turn)
{
  g_return_val_if_fail (calendar != NULL, FALSE);

  return calendar->ends_early && turn == calendar->end_turn && player_turn + 1 == calendar->end_player_turn &&
         calendar->end_player_turn < calendar->player_turns->len;
}

gboolean
hu_state_ends_turn (const HuState *state,
                    gint           moment)
{
  g_return_val_if_fail (state != NULL, FALSE);

  return moment >= HU_MOMENT_TURN &&
         !hu_calendar_is_cut (&state->scenario->calendar, state->clock.turn, state->clock.player_turn);
}

gint
hu_clock_moment (const HuScenario *scenario,
                 const HuClock    *clock)
{
  const HuCalendar *calendar;

  g_return_val_if_fail (scenario != NULL && clock != NULL, HU_MOMENT_GAME);

  calendar = &scenario->calendar;
  if (clock->phase + 1 < hu_scenario_get_player_turn (scenario, clock->player_turn)->phases->len)
    return HU_MOMENT_PHASE;
  if (hu_calendar_is_cut (calendar, clock->turn, clock->player_turn))
    return HU_MOMENT_GAME;
  if (clock->player_turn + 1 < calendar->player_turns->len)
    return HU_MOMENT_PLAYER_TURN;

  return clock->turn < hu_calendar_last_turn (calendar) ? HU_MOMENT_TURN : HU_MOMENT_GAME;
}

void
hu_clock_advance (HuClock *clock,
                  gint     moment)
{
  g_return_if_fail (clock != NULL);

  switch (moment)
    {
    case HU_MOMENT_PHASE:
      clock->phase++;
      break;
    case HU_MOMENT_PLAYER_TURN:
      clock->phase = 0;
      clock->player_turn++;
      break;
    case HU_MOMENT_TURN:
      clock->phase = 0;
      clock->player_turn = 0;
      clock->turn++;
      break;
    default:
      /* The clock of a game that is over stays at the last phase. */
      clock->over = TRUE;
    }
}

HuSide
hu_clock_side (const HuScenario *scenario,
               const HuClock    *clock)
{
  g_return_val_if_fail (scenario != NULL && clock != NULL, HU_SIDE_NONE);

  if (clock->player_turn >= scenario->calendar.player_turns->len)
    return HU_SIDE_NONE;

  return hu_scenario_get_player_turn (scenario, clock->player_turn)->side;
}

/* Returns the turn's name, or NULL where turns only have numbers. */
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

/* Returns the phase's name; "" in a calendar without phases. */
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
