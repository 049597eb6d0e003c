/*
 * Keys for the hand's tool: strokes on the cursor's hex, hexsides by number, the brush's size, and cancelling.
 */
#include "hu-workshop-hand-private.h"

/* As a press and release on the cursor's hex. */
static void
press_at_cursor (HuWorkshopHand *self,
                 gboolean        on)
{
  HuHex cursor = hu_map_state_get_cursor (hu_map_view_get_state (self->map));

  if (cursor == HU_HEX_NONE)
    return;

  if (self->tool->kind == HU_HAND_CHAIN && on)
    {
      if (self->chain->len == 0)
        {
          _hu_workshop_hand_begin (self, on);
          g_array_append_val (self->chain, cursor);
          hu_map_view_redraw (self->map);
        }
      else if (g_array_index (self->chain, HuHex, self->chain->len - 1) == cursor)
        {
          _hu_workshop_hand_end_chain (self);
          _hu_workshop_hand_end (self);
        }
      else
        {
          _hu_workshop_hand_extend_chain (self, cursor);
        }
      return;
    }
  if (self->tool->kind == HU_HAND_SIDES)
    return;

  _hu_workshop_hand_begin (self, on);
  if (self->size == 0 && self->tool->kind == HU_HAND_HEXES)
    _hu_workshop_hand_fill (self, cursor);
  else
    _hu_workshop_hand_apply_at (self, cursor, cursor);
  _hu_workshop_hand_end_at (self, cursor);
}

/* Changes a hexside of the cursor's hex, by the figures 1 … 6, clockwise from the north (flat) or the north-east. */
static gboolean
press_side (HuWorkshopHand *self,
            guint           number)
{
  static const gint flat[HU_N_DIRECTIONS] = { 0, 1, 2, 3, 4, 5 };
  static const gint pointy[HU_N_DIRECTIONS] = { 4, 3, 2, 1, 0, 5 };
  const HuGrid *grid = _hu_workshop_hand_get_grid (self);
  HuHex cursor = hu_map_state_get_cursor (hu_map_view_get_state (self->map));
  gint direction = grid->orientation == HU_ORIENTATION_FLAT ? flat[number] : pointy[number];

  if (cursor == HU_HEX_NONE || hu_grid_neighbour (grid, cursor, direction) == HU_HEX_NONE)
    return FALSE;

  _hu_workshop_hand_begin (self, !self->erase);
  self->tool->side (self->data, cursor, direction, self->on);
  _hu_workshop_hand_end (self);

  return TRUE;
}

gboolean
_hu_workshop_hand_key (gpointer         data,
                       guint            keyval,
                       GdkModifierType  state)
{
  HuWorkshopHand *self = data;

  /* Keys that eliminate, trace or lift in play have no meaning here. */
  gboolean is_play = keyval == GDK_KEY_t || keyval == GDK_KEY_T || keyval == GDK_KEY_l || keyval == GDK_KEY_L;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;

  if (keyval == GDK_KEY_Escape)
    {
      if (self->stroking || self->lifted != HU_UNIT_NONE)
        _hu_workshop_hand_cancel (self);
      else
        hu_workshop_hand_take (self, NULL, NULL, NULL);
      return TRUE;
    }
  if (self->tool == NULL)
    return is_play || keyval == GDK_KEY_Return || keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace;
  if (self->tool->kind == HU_HAND_UNITS)
    return _hu_workshop_hand_key_unit (self, keyval) || is_play;
  if (self->tool->kind == HU_HAND_SIDES && keyval >= GDK_KEY_1 && keyval <= GDK_KEY_6)
    return press_side (self, keyval - GDK_KEY_1);

  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      press_at_cursor (self, _hu_workshop_hand_is_on (self, state));
      return TRUE;

    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      if (self->tool->kind != HU_HAND_SIDES && self->chain->len == 0)
        press_at_cursor (self, FALSE);
      return TRUE;

    case GDK_KEY_bracketleft:
      hu_workshop_hand_set_size (self, MAX (self->size, 2) - 1);
      return TRUE;

    case GDK_KEY_bracketright:
      hu_workshop_hand_set_size (self, self->size + 1);
      return TRUE;

    default:
      return is_play || keyval == GDK_KEY_BackSpace;
    }
}
