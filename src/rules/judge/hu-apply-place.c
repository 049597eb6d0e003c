/*
 * Puts units on the map, into each other and off the map, and notes which hexes are to be judged again.  Every verb
 * that moves a unit does it here.
 */
#include "hu-apply-private.h"

void
hu_apply_touch (HuApplication *application,
                guint          unit)
{
  HuHex hex = application->judging.state->unit_hex[unit];

  g_array_append_val (application->touched_units, unit);
  if (hex != HU_HEX_NONE)
    g_array_append_val (application->touched, hex);
}

void
hu_apply_touch_with_contents (HuApplication *application,
                              guint          unit)
{
  g_autoptr(GArray) contents = NULL;

  hu_apply_touch (application, unit);
  if (application->judging.state->n_riding == 0)
    return;

  contents = g_array_new (FALSE, FALSE, sizeof (guint));
  hu_tactical_list_contents (application->judging.state, unit, contents);
  for (guint i = 0; i < contents->len; i++)
    hu_apply_touch (application, g_array_index (contents, guint, i));
}

void
hu_apply_set_in (HuState *state,
                 guint    unit,
                 guint    carrier)
{
  state->n_riding += (carrier != HU_UNIT_NONE) - (state->unit_in[unit] != HU_UNIT_NONE);
  state->unit_in[unit] = carrier;
}

void
hu_apply_move (HuApplication *application,
               guint          unit,
               HuHex          hex,
               HuStorey       storey)
{
  HuState *state = application->judging.state;
  g_autoptr(GArray) contents = NULL;

  if (state->n_riding > 0)
    {
      contents = g_array_new (FALSE, FALSE, sizeof (guint));
      hu_tactical_list_contents (state, unit, contents);
    }

  hu_apply_touch (application, unit);
  hu_state_set_place (state, unit, hex, storey);
  state->unit_status[unit] = HU_UNIT_ON_MAP;
  hu_apply_touch (application, unit);
  for (guint i = 0; contents != NULL && i < contents->len; i++)
    {
      guint passenger = g_array_index (contents, guint, i);

      hu_state_set_place (state, passenger, hex, storey);
      state->unit_status[passenger] = HU_UNIT_ON_MAP;
      hu_apply_touch (application, passenger);
    }
}

static void
take_off (HuApplication *application,
          guint          unit,
          HuUnitStatus   status)
{
  HuState *state = application->judging.state;

  hu_apply_touch (application, unit);
  hu_apply_set_in (state, unit, HU_UNIT_NONE);
  hu_state_set_place (state, unit, HU_HEX_NONE, HU_STOREY_GROUND);
  state->unit_status[unit] = (guint8) status;
  g_array_append_val (application->left, unit);
}

void
hu_apply_leave (HuApplication *application,
                guint          unit,
                HuUnitStatus   status,
                gboolean       with_contents)
{
  HuState *state = application->judging.state;
  g_autoptr(GArray) contents = NULL;

  if (state->n_riding > 0)
    {
      contents = g_array_new (FALSE, FALSE, sizeof (guint));
      hu_tactical_list_contents (state, unit, contents);
    }

  for (guint i = 0; contents != NULL && !with_contents && i < contents->len; i++)
    {
      guint passenger = g_array_index (contents, guint, i);

      if (state->unit_in[passenger] == unit)
        {
          /* A unit that gets out is not in Bypass. */
          hu_apply_set_in (state, passenger, HU_UNIT_NONE);
          state->unit_states[passenger] &= (guint16) ~HU_STATE_BYPASS;
          hu_apply_touch (application, passenger);
        }
      else
        hu_apply_touch (application, passenger); /* no longer as secret as @unit was */
    }

  take_off (application, unit, status);
  for (guint i = 0; contents != NULL && with_contents && i < contents->len; i++)
    take_off (application, g_array_index (contents, guint, i), status);
}

void
hu_apply_appear (HuApplication *application,
                 guint          unit,
                 guint          from)
{
  HuState *state = application->judging.state;
  const HuUnit *source = hu_scenario_get_unit (state->scenario, from);

  hu_apply_set_in (state, unit, HU_UNIT_NONE);
  state->unit_states[unit] &= (guint16) ~HU_STATE_BYPASS;
  if (source->vehicle != NULL && source->vehicle->type == HU_VEHICLE_LANDING_CRAFT)
    state->unit_states[unit] |= HU_STATE_BOAT_CREW;
  hu_apply_move (application, unit, state->unit_hex[from], state->unit_storey[from]);
}
