/*
 * The strokes of each kind of tool: hexes under a brush, hexsides along the pointer, a line from hex to hex.
 */
#include "hu-workshop-hand-private.h"

const HuGrid *
_hu_workshop_hand_get_grid (HuWorkshopHand *self)
{
  return hu_workshop_get_scenario (self->shop)->map->grid;
}

gboolean
_hu_workshop_hand_is_on (HuWorkshopHand  *self,
                         GdkModifierType  state)
{
  return self->erase == ((state & GDK_SHIFT_MASK) != 0);
}

/* --- One kind each --- */

void
_hu_workshop_hand_apply_at (HuWorkshopHand *self,
                            HuHex           from,
                            HuHex           to)
{
  const HuGrid *grid = _hu_workshop_hand_get_grid (self);
  g_autoptr(GArray) way = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GArray) disc = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GArray) fresh = g_array_new (FALSE, FALSE, sizeof (HuHex));
  guint radius = self->tool->kind == HU_HAND_HEXES && self->size > 0 ? self->size - 1 : 0;

  hu_workshop_reach_way (grid, from, to, way);
  for (guint i = 0; i < way->len; i++)
    hu_workshop_reach_disc (grid, g_array_index (way, HuHex, i), radius, disc);
  for (guint i = 0; i < disc->len; i++)
    {
      HuHex hex = g_array_index (disc, HuHex, i);

      if (g_hash_table_add (self->touched, GINT_TO_POINTER (hex)))
        g_array_append_val (fresh, hex);
    }
  if (fresh->len == 0)
    return;

  self->tool->apply (self->data, fresh, self->on);
  self->started = TRUE;
}

void
_hu_workshop_hand_fill (HuWorkshopHand *self,
                        HuHex           hex)
{
  const HuGrid *grid = _hu_workshop_hand_get_grid (self);
  g_autoptr(GArray) hexes = hu_workshop_reach_region (grid, hex, self->tool->value, self->data);

  self->tool->apply (self->data, hexes, self->on);
}

static void
apply_side (HuWorkshopHand *self,
            HuHex           hex,
            gint            direction)
{
  HuHex other = hu_grid_neighbour (_hu_workshop_hand_get_grid (self), hex, direction);
  gint64 key;

  /* Names each hexside by the lower of its hexes, so that it is the same from both sides. */
  if (other < hex)
    {
      hex = other;
      direction = hu_direction_opposite (direction);
    }
  key = (gint64) hex * HU_N_DIRECTIONS + direction;
  if (!g_hash_table_add (self->touched, GSIZE_TO_POINTER ((gsize) key)))
    return;

  self->tool->side (self->data, hex, direction, self->on);
  self->started = TRUE;
}

/* The stroke goes from corner to corner: always to the nearest one, which is next to the one before. It
 * therefore has no gaps, however shaky the hand. */
void
_hu_workshop_hand_apply_sides (HuWorkshopHand *self,
                               HuPoint         to)
{
  const HuGrid *grid = _hu_workshop_hand_get_grid (self);
  HuPoint from = self->last_at;
  gint n = MAX (1, (gint) (10 * (ABS (to.x - from.x) + ABS (to.y - from.y))));

  for (gint i = 0; i <= n; i++)
    {
      HuPoint at = { from.x + (to.x - from.x) * i / n, from.y + (to.y - from.y) * i / n };
      HuPoint corner;
      HuHex hex;
      gint direction;

      if (!hu_workshop_reach_corner (grid, at, &corner))
        continue;
      direction = hu_workshop_reach_between (grid, self->last_corner, corner, &hex);
      self->last_corner = corner;
      if (direction >= 0)
        apply_side (self, hex, direction);
    }
  self->last_at = to;
}

/* A click means the side that it is nearest to. */
void
_hu_workshop_hand_click_side (HuWorkshopHand *self,
                              HuPoint         at)
{
  HuHex hex;
  gint direction = hu_workshop_reach_side (_hu_workshop_hand_get_grid (self), at, &hex);

  if (direction >= 0 && !self->started)
    apply_side (self, hex, direction);
}

void
_hu_workshop_hand_extend_chain (HuWorkshopHand *self,
                                HuHex           hex)
{
  HuHex last = g_array_index (self->chain, HuHex, self->chain->len - 1);
  g_autoptr(GArray) way = NULL;

  if (hex == HU_HEX_NONE || hex == last)
    return;

  way = g_array_new (FALSE, FALSE, sizeof (HuHex));
  hu_workshop_reach_way (_hu_workshop_hand_get_grid (self), last, hex, way);
  for (guint i = 1; i < way->len; i++)
    {
      HuHex next = g_array_index (way, HuHex, i);

      /* Going back takes back. */
      if (self->chain->len > 1 && g_array_index (self->chain, HuHex, self->chain->len - 2) == next)
        g_array_set_size (self->chain, self->chain->len - 1);
      else if (hu_grid_has (_hu_workshop_hand_get_grid (self), next))
        g_array_append_val (self->chain, next);
    }
  hu_map_view_redraw (self->map);
}

void
_hu_workshop_hand_end_chain (HuWorkshopHand *self)
{
  if (self->chain->len >= 2)
    self->tool->chain (self->data, self->chain);
  g_array_set_size (self->chain, 0);
  hu_map_view_redraw (self->map);
}

/* --- Strokes --- */

void
_hu_workshop_hand_begin (HuWorkshopHand *self,
                         gboolean        on)
{
  self->stroking = TRUE;
  self->started = FALSE;
  self->on = on;
  g_hash_table_remove_all (self->touched);
  hu_workshop_begin_stroke (self->shop, self->label);
}

void
_hu_workshop_hand_end (HuWorkshopHand *self)
{
  if (!self->stroking)
    return;

  self->stroking = FALSE;
  hu_workshop_end_stroke (self->shop);
}
