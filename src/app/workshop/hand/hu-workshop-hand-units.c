/*
 * Counters in the hand: placed, moved, or dragged off the map.
 */
#include "config.h"

#include "hu-workshop-hand-private.h"

#include <glib/gi18n-lib.h>

#include "hu-workshop-units.h"

static const HuScenario *
get_scenario (HuWorkshopHand *self)
{
  return hu_workshop_get_scenario (self->shop);
}

/* Adds the unit's index in the draft, which stays the same while units are moved. */
static void
add_listed (HuWorkshopHand *self,
            GArray         *units,
            guint           unit)
{
  guint index = hu_workshop_find_listed (self->shop, unit);

  if (index != HU_UNIT_NONE)
    g_array_append_val (units, index);
}

/* Moves a unit of the draft; %HU_HEX_NONE: off the map. */
static void
set_at (HuWorkshopHand *self,
        guint           unit,
        HuHex           hex)
{
  char name[HU_HEX_NAME_MAX];

  hu_workshop_place_unit (self->shop, unit,
                          hex != HU_HEX_NONE ? hu_grid_format (get_scenario (self)->map->grid, hex, name) : NULL);
}

static void
place (HuWorkshopHand *self,
       HuHex           hex)
{
  if (self->tool->place == NULL)
    return;

  _hu_workshop_hand_begin (self, TRUE);
  self->tool->place (self->data, hex);
  _hu_workshop_hand_end (self);
}

/* A press on a counter starts to drag it; a press on an empty hex places the palette's counter. */
gboolean
_hu_workshop_hand_press_unit (HuWorkshopHand   *self,
                              const HuMapTouch *touch)
{
  HuMapState *state = hu_map_view_get_state (self->map);

  if (touch->unit != HU_UNIT_NONE && (touch->state & GDK_CONTROL_MASK) == 0)
    {
      self->lifted = touch->unit;
      self->moved = FALSE;
      self->over = touch->hex;
      hu_map_state_set_cursor (state, touch->hex);
      if ((touch->state & GDK_SHIFT_MASK) != 0)
        hu_map_state_toggle_selected (state, touch->unit);
      else if (!hu_map_state_is_selected (state, touch->unit))
        hu_map_state_select_only (state, touch->unit);
      _hu_workshop_hand_picked (self, touch->unit);
      return TRUE;
    }
  if (touch->hex == HU_HEX_NONE)
    return FALSE;

  hu_map_state_set_cursor (state, touch->hex);
  place (self, touch->hex);

  return TRUE;
}

void
_hu_workshop_hand_drag_unit (HuWorkshopHand   *self,
                             const HuMapTouch *touch)
{
  const HuUnit *unit = hu_scenario_get_unit (get_scenario (self), self->lifted);

  self->over = touch->hex;
  self->moved |= touch->hex != unit->at;
  hu_map_view_redraw (self->map);
}

void
_hu_workshop_hand_drop_unit (HuWorkshopHand   *self,
                             const HuMapTouch *touch)
{
  guint lifted = self->lifted;
  const GArray *selection = hu_map_state_get_selection (hu_map_view_get_state (self->map));
  HuHex from = hu_scenario_get_unit (get_scenario (self), lifted)->at;

  self->lifted = HU_UNIT_NONE;
  if (self->moved && touch->hex != from)
    {
      g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));

      /* Selected units in the same hex move along, as in play. */
      for (guint i = 0; i < selection->len; i++)
        {
          guint unit = g_array_index (selection, guint, i);

          if (unit == lifted || hu_scenario_get_unit (get_scenario (self), unit)->at == from)
            add_listed (self, units, unit);
        }

      hu_workshop_begin_stroke (self->shop, touch->hex == HU_HEX_NONE ? _("Take Off the Map") : _("Move Units"));
      for (guint i = 0; i < units->len; i++)
        set_at (self, g_array_index (units, guint, i), touch->hex);
      hu_workshop_end_stroke (self->shop);
      hu_map_state_set_cursor (hu_map_view_get_state (self->map), touch->hex);
    }
  hu_map_view_redraw (self->map);
}

/* Backspace removes the selected units from the map, Delete removes them from the scenario. */
static void
remove_selected (HuWorkshopHand *self,
                 gboolean        altogether)
{
  HuMapState *state = hu_map_view_get_state (self->map);
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < hu_map_state_get_selection (state)->len; i++)
    add_listed (self, units, g_array_index (hu_map_state_get_selection (state), guint, i));
  if (units->len == 0)
    return;

  hu_map_state_select_only (state, HU_UNIT_NONE);
  hu_workshop_begin_stroke (self->shop, altogether ? _("Delete Units") : _("Take Off the Map"));
  if (altogether)
    hu_workshop_remove_units (self->shop, (const guint *) units->data, units->len);
  for (guint i = 0; !altogether && i < units->len; i++)
    set_at (self, g_array_index (units, guint, i), HU_HEX_NONE);
  hu_workshop_end_stroke (self->shop);
}

static void
cycle (HuWorkshopHand *self)
{
  HuMapState *state = hu_map_view_get_state (self->map);
  HuHex cursor = hu_map_state_get_cursor (state);
  const HuScenario *scenario = get_scenario (self);
  const GArray *selection = hu_map_state_get_selection (state);
  guint n = hu_scenario_get_n_units (scenario);
  guint start = selection->len > 0 ? g_array_index (selection, guint, selection->len - 1) + 1 : 0;

  for (guint i = 0; i < n && cursor != HU_HEX_NONE; i++)
    {
      guint unit = (start + i) % n;

      if (hu_scenario_get_unit (scenario, unit)->at == cursor)
        {
          hu_map_state_select_only (state, unit);
          _hu_workshop_hand_picked (self, unit);
          return;
        }
    }
}

gboolean
_hu_workshop_hand_key_unit (HuWorkshopHand *self,
                            guint           keyval)
{
  HuHex cursor = hu_map_state_get_cursor (hu_map_view_get_state (self->map));

  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      if (cursor != HU_HEX_NONE)
        place (self, cursor);
      return TRUE;

    case GDK_KEY_space:
      cycle (self);
      return TRUE;

    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      remove_selected (self, TRUE);
      return TRUE;

    case GDK_KEY_BackSpace:
      remove_selected (self, FALSE);
      return TRUE;

    default:
      return FALSE;
    }
}
