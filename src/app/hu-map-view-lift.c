/*
 * Lifting counters off the map, leading them about and putting them down; the
 * same for pointer and keys.
 */
#include "hu-map-view-private.h"

/* The selected units, those first that stand in @anchor: their side leads. */
static GArray *
list_selected_from (HuMapView *self,
                    HuHex      anchor)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (self->game));
  const GArray *selection = hu_map_state_get_selection (self->state);
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < selection->len; i++)
      {
        guint unit = g_array_index (selection, guint, i);

        if ((state->unit_hex[unit] == anchor) == (pass == 0))
          g_array_append_val (units, unit);
      }

  return units;
}

/* Lifts the selected units by @anchor; FALSE where none can be lifted. */
gboolean
_hu_map_view_lift (HuMapView *self,
                   HuHex      anchor,
                   gboolean   by_key)
{
  g_autoptr(GArray) units = NULL;

  if (self->game == NULL || self->lift != NULL)
    return FALSE;

  units = list_selected_from (self, anchor);
  self->lift = hu_lift_new (self->game, units, anchor);
  if (self->lift == NULL)
    return FALSE;

  self->lift_by_key = by_key;
  hu_map_state_set_fan (self->state, HU_HEX_NONE);
  _hu_map_view_shown_changed (self);

  return TRUE;
}

void
_hu_map_view_lead_to (HuMapView *self,
                      HuHex      hex)
{
  if (self->lift == NULL || hex == HU_HEX_NONE)
    return;

  if (hu_lift_lead_to (self->lift, hex))
    _hu_map_view_shown_changed (self);
}

/* Puts down what is held, without its path where @direct.  Refused: it is let go, and why is said. */
void
_hu_map_view_put_down (HuMapView *self,
                       gboolean   direct)
{
  /* No longer ours while the game takes it: the game's change lets go. */
  g_autoptr(HuLift) lift = g_steal_pointer (&self->lift);
  HuRefusal refusal;
  HuHex target;

  if (lift == NULL)
    return;

  target = hu_lift_get_target (lift);
  hu_lift_set_direct (lift, direct);
  if (!hu_lift_put_down (lift, &refusal))
    _hu_map_view_refuse (self, &refusal);
  else
    hu_map_state_set_cursor (self->state, target);

  _hu_map_view_shown_changed (self);
}

/* Puts back what is held, as if nothing had been. */
void
_hu_map_view_let_go (HuMapView *self)
{
  if (self->lift == NULL)
    return;

  if (self->drag == HU_DRAG_LIFT)
    self->drag = HU_DRAG_OVER;
  if (self->lift_by_key)
    hu_map_state_set_cursor (self->state, hu_lift_get_anchor (self->lift));

  g_clear_pointer (&self->lift, hu_lift_free);
  _hu_map_view_shown_changed (self);
}
