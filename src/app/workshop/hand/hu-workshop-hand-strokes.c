/*
 * The strokes of each kind of tool: hexes under a brush, hexsides along the pointer, a line from hex to hex.
 */
#include "hu-workshop-hand-private.h"

#include "hu-workshop-course.h"

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

/* Lays the course, and begins another one. */
static void
lay_course (HuWorkshopHand *self)
{
  const HuGrid *grid = _hu_workshop_hand_get_grid (self);

  if (self->on && self->tool->has_side != NULL)
    hu_workshop_course_join (grid, self->course, self->tool->has_side, self->data);
  for (guint i = 1; i < self->course->len; i++)
    {
      HuHex hex;
      gint direction = hu_workshop_reach_between (grid, g_array_index (self->course, HuPoint, i - 1),
                                                  g_array_index (self->course, HuPoint, i), &hex);

      if (direction >= 0)
        apply_side (self, hex, direction);
    }
  g_array_set_size (self->course, 0);
}

void
_hu_workshop_hand_begin_course (HuWorkshopHand *self,
                                HuPoint         at)
{
  HuPoint corner;

  g_array_set_size (self->course, 0);
  if (hu_workshop_reach_corner (_hu_workshop_hand_get_grid (self), at, &corner))
    g_array_append_val (self->course, corner);
}

void
_hu_workshop_hand_lead_course (HuWorkshopHand *self,
                               HuPoint         to)
{
  const HuGrid *grid = _hu_workshop_hand_get_grid (self);
  HuPoint from = self->last_at;
  gint n = MAX (1, (gint) (10 * (ABS (to.x - from.x) + ABS (to.y - from.y))));

  for (gint i = 0; i <= n; i++)
    {
      HuPoint at = { from.x + (to.x - from.x) * i / n, from.y + (to.y - from.y) * i / n };
      HuPoint corner;

      if (!hu_workshop_reach_corner (grid, at, &corner))
        continue;
      /* A pointer that left the map goes on elsewhere. */
      if (self->course->len > 0 && !hu_workshop_course_lead (grid, self->course, corner, at))
        lay_course (self);
      if (self->course->len == 0)
        g_array_append_val (self->course, corner);
    }
  self->last_at = to;
  hu_map_view_redraw (self->map);
}

/* A click means the side that it is nearest to. */
void
_hu_workshop_hand_end_course (HuWorkshopHand *self,
                              HuPoint         at)
{
  HuHex hex;
  gint direction;

  lay_course (self);
  direction = hu_workshop_reach_side (_hu_workshop_hand_get_grid (self), at, &hex);
  if (direction >= 0 && !self->started)
    apply_side (self, hex, direction);
  hu_map_view_redraw (self->map);
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

void
_hu_workshop_hand_end_at (HuWorkshopHand *self,
                          HuHex           hex)
{
  gboolean done = self->stroking && self->on && self->tool != NULL && self->tool->done != NULL;

  _hu_workshop_hand_end (self);
  if (done)
    self->tool->done (self->data, hex);
}
