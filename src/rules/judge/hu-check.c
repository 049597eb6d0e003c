/*
 * Invariants of a state.
 */
#include "hu-check.h"

#include "hu-system.h"

static char *
find_unit_fault (const HuState *state)
{
  const HuGrid *grid = state->scenario->map->grid;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      gboolean on_map = state->unit_status[i] == HU_UNIT_ON_MAP;

      if (state->unit_status[i] > HU_UNIT_EXITED)
        return g_strdup_printf ("unit %u has the status %u", i, state->unit_status[i]);
      if (on_map != (state->unit_hex[i] != HU_HEX_NONE))
        return g_strdup_printf ("unit %u is on the map without a hex, or off it with one", i);
      if (on_map && !hu_grid_has (grid, state->unit_hex[i]))
        return g_strdup_printf ("unit %u stands in %d, which is no hex", i, state->unit_hex[i]);
    }

  return NULL;
}

static char *
find_clock_fault (const HuState *state)
{
  const HuCalendar *calendar = &state->scenario->calendar;
  const HuClock *clock = &state->clock;
  guint last = hu_calendar_last_turn (calendar);

  if (clock->turn < 1 || clock->turn > last)
    return g_strdup_printf ("the clock shows turn %u of %u", clock->turn, last);
  if (calendar->player_turns->len == 0)
    return NULL;
  if (clock->player_turn >= calendar->player_turns->len ||
      clock->phase >= hu_scenario_get_player_turn (state->scenario, clock->player_turn)->phases->len)
    return g_strdup_printf ("the clock shows player turn %u, phase %u", clock->player_turn, clock->phase);
  if (clock->over && clock->turn != last)
    return g_strdup_printf ("the game is over in turn %u of %u", clock->turn, last);

  return NULL;
}

static char *
find_verdict_fault (const HuState *state)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuVerdict *verdict = &state->verdicts[id];

      if (verdict->decided && (state->system[id] == NULL || verdict->rule == NULL))
        return g_strdup_printf ("%s has decided without being in force", hu_system_to_string (id));
      if (verdict->decided && verdict->event > state->n_events)
        return g_strdup_printf ("%s has decided at event %u of %u", hu_system_to_string (id), verdict->event,
                                state->n_events);
      if (state->clock.over && state->system[id] != NULL && !verdict->decided &&
          hu_system_decides (state->scenario, id))
        return g_strdup_printf ("the game is over and %s has not decided", hu_system_to_string (id));
    }

  return NULL;
}

/* A unit in another is where the other one is; lists and counts agree with the units. */
static char *
find_tactical_fault (const HuState *state)
{
  guint n_riding = 0, n_secret = 0, n_listed = 0, n_on_map = 0;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      guint in = state->unit_in[i];

      n_riding += in != HU_UNIT_NONE;
      n_secret += state->secret_since[i] != HU_NEVER_SECRET;
      n_on_map += state->unit_status[i] == HU_UNIT_ON_MAP;
      if (in != HU_UNIT_NONE && (state->unit_hex[in] != state->unit_hex[i] ||
                                 state->unit_storey[in] != state->unit_storey[i] ||
                                 state->unit_status[in] != state->unit_status[i]))
        return g_strdup_printf ("unit %u is not where unit %u is, in which it is", i, in);
      if (state->unit_captor[i] == hu_scenario_get_unit (state->scenario, i)->side)
        return g_strdup_printf ("unit %u is captured by its own side", i);
      if ((hu_tactical_secrecy (state, i) != HU_SECRECY_NONE) != (state->secret_since[i] != HU_NEVER_SECRET))
        return g_strdup_printf ("unit %u is secret since %u", i, state->secret_since[i]);
    }
  if (n_riding != state->n_riding || n_secret != state->n_secret)
    return g_strdup_printf ("%u units ride and %u are secret, not %u and %u", n_riding, n_secret, state->n_riding,
                            state->n_secret);

  for (HuHex hex = 0; state->hex_units != NULL && hex < state->scenario->map->grid->n_hexes; hex++)
    for (gint32 i = state->hex_units[hex]; i >= 0; i = state->next_unit[i], n_listed++)
      if (state->unit_hex[i] != hex)
        return g_strdup_printf ("unit %d is listed in hex %d", i, hex);
  if (state->hex_units != NULL && n_listed != n_on_map)
    return g_strdup_printf ("%u of %u units are listed in their hexes", n_listed, n_on_map);

  return NULL;
}

/**
 * hu_state_find_fault:
 * @state: a state between two events
 *
 * Looks for states that no log may lead to: contradictions about whether a unit is on the map,
 * a clock past its calendar, control by a side that does not exist, a verdict at a later event.
 *
 * Returns: (transfer full) (nullable): the first fault, in English, or %NULL
 */
char *
hu_state_find_fault (const HuState *state)
{
  char *fault;

  g_return_val_if_fail (state != NULL, NULL);

  for (HuHex hex = 0; hex < state->scenario->map->grid->n_hexes; hex++)
    if (state->hex_owner[hex] < HU_SIDE_NONE || state->hex_owner[hex] > HU_SIDE_SECOND)
      return g_strdup_printf ("hex %d is controlled by side %d", hex, state->hex_owner[hex]);

  fault = find_unit_fault (state);
  if (fault == NULL)
    fault = find_clock_fault (state);
  if (fault == NULL)
    fault = find_verdict_fault (state);
  if (fault == NULL)
    fault = find_tactical_fault (state);
  for (guint id = 0; id < HU_N_SYSTEMS && fault == NULL; id++)
    if (state->system[id] != NULL && hu_system_get (id)->find_fault != NULL)
      fault = hu_system_get (id)->find_fault (state);

  return fault;
}
