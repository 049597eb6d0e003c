/*
 * The paths of lifted counters: the anchor follows the drawn hexes, the others keep beside
 * it, and each goes around its own obstacles.
 */
#include "hu-drag-private.h"

/*
 * An operational ground unit cannot pass through enemies, nor over lake and cliff hexsides.
 * Air units can.  The program does not know the movement rules of tactical units, so these
 * go where they are led.
 */
static HuWayGround
get_ground (const HuDrag *self,
            guint         index)
{
  guint unit = g_array_index (self->units, guint, index);
  gboolean ground = hu_unit_is_ground (hu_scenario_get_unit (hu_game_get_scenario (self->game), unit));

  return (HuWayGround) { hu_game_get_scenario (self->game)->map, ground && !self->through ? self->enemy : NULL, ground };
}

/* The unit that the counters are held by. */
static guint
get_leader (const HuDrag *self)
{
  for (guint i = 0; i < self->from->len; i++)
    if (g_array_index (self->from, HuHex, i) == hu_drag_get_anchor (self))
      return i;

  return 0;
}

void
_hu_drag_lay_path (HuDrag *self)
{
  HuWayGround ground = get_ground (self, get_leader (self));

  g_array_set_size (self->ends, self->drawn->len);
  self->reached = hu_way_follow (&ground, (const HuHex *) self->drawn->data, self->drawn->len, self->path,
                                 (guint *) self->ends->data);
}

static gint
find_hex (const GArray *hexes,
          HuHex         hex)
{
  for (guint i = 0; i < hexes->len; i++)
    if (g_array_index (hexes, HuHex, i) == hex)
      return (gint) i;

  return -1;
}

/* Going back over a drawn hex, or over a hex of the path, drops everything after it. */
void
_hu_drag_draw_to (HuDrag *self,
                  HuHex   hex)
{
  gint drawn = find_hex (self->drawn, hex), gone = find_hex (self->path, hex);
  guint kept = self->drawn->len;

  if (drawn >= 0)
    kept = (guint) drawn;
  else
    while (gone >= 0 && kept > 1 && g_array_index (self->ends, guint, kept - 1) > (guint) gone)
      kept--;

  g_array_set_size (self->drawn, kept);
  g_array_append_val (self->drawn, hex);
  _hu_drag_lay_path (self);
}

/* A path straight from the hex of the unit with that index to its end. */
static GArray *
make_leap (const HuDrag *self,
           guint         index,
           HuHex         end)
{
  GArray *way = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_array_append_val (way, g_array_index (self->from, HuHex, index));
  if (end != g_array_index (self->from, HuHex, index))
    g_array_append_val (way, end);

  return way;
}

static GArray *
make_way (HuDrag *self,
          guint   index)
{
  HuWayGround ground = get_ground (self, index);
  HuHex anchor = hu_drag_get_anchor (self), from = g_array_index (self->from, HuHex, index);
  HuHex end = hu_way_displace (ground.map->grid, from, anchor, self->target);
  g_autoptr(GArray) drawn = NULL;
  g_autoptr(GArray) way = NULL;

  /* Off the map: for the game to refuse. */
  if (self->direct || end == HU_HEX_NONE || hu_map_is_impassable (ground.map, end))
    return make_leap (self, index, end);

  if (self->reached)
    {
      drawn = g_array_new (FALSE, FALSE, sizeof (HuHex));
      for (guint i = 0; i < self->path->len; i++)
        {
          HuHex step = hu_way_displace (ground.map->grid, from, anchor, g_array_index (self->path, HuHex, i));

          if (i == 0 || (step != HU_HEX_NONE && !hu_map_is_impassable (ground.map, step)))
            g_array_append_val (drawn, step);
        }
      way = g_array_new (FALSE, FALSE, sizeof (HuHex));
      if (hu_way_follow (&ground, (const HuHex *) drawn->data, drawn->len, way, NULL))
        return g_steal_pointer (&way);
    }

  self->astray = TRUE;

  return make_leap (self, index, end);
}

void
_hu_drag_lay_ways (HuDrag *self)
{
  self->astray = FALSE;
  g_ptr_array_set_size (self->ways, 0);
  for (guint i = 0; i < self->units->len; i++)
    g_ptr_array_add (self->ways, make_way (self, i));
}

/* @through: whether operational ground units follow the drawn path although enemies are in it.  Returns whether
 * anything has changed. */
gboolean
hu_drag_set_through (HuDrag   *self,
                     gboolean  through)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->through == !!through)
    return FALSE;

  self->through = !!through;
  _hu_drag_lay_path (self);
  _hu_drag_reconsider (self);

  return TRUE;
}

const GPtrArray *
hu_drag_get_ways (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->ways;
}

gboolean
hu_drag_is_astray (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->astray;
}

static const HuMap *
get_map (const HuDrag *self)
{
  return hu_game_get_scenario (self->game)->map;
}

static gboolean
has_storey (const HuMap *map,
            HuHex        hex,
            HuStorey     storey)
{
  return storey == HU_STOREY_GROUND ||
         (!hu_map_has_one_location (map, hex) && hu_map_location (map, hex, storey) != HU_LOCATION_NONE);
}

/* A unit on an upper storey or in a cellar stays on that storey while it stays in the building. */
static gboolean
stays_storey (const HuDrag *self,
              guint         index,
              HuHex         hex)
{
  const HuMap *map = get_map (self);
  gint building = hu_map_building_at (map, hex);

  return building != HU_BUILDING_NONE &&
         building == hu_map_building_at (map, g_array_index (self->from, HuHex, index)) &&
         has_storey (map, hex, g_array_index (self->storeys, HuStorey, index));
}

/* Over a bridge, unless somebody says below it. */
HuStorey
_hu_drag_passing_storey (const HuDrag *self,
                         guint         index,
                         HuHex         hex)
{
  if (stays_storey (self, index, hex))
    return g_array_index (self->storeys, HuStorey, index);

  return has_storey (get_map (self), hex, HU_STOREY_BRIDGE) ? HU_STOREY_BRIDGE : HU_STOREY_GROUND;
}

/* The storey on which it would be put down in @hex. */
HuStorey
_hu_drag_final_storey (const HuDrag *self,
                       guint         index,
                       HuHex         hex)
{
  if ((self->chosen || self->storey != HU_STOREY_GROUND) && has_storey (get_map (self), hex, self->storey))
    return self->storey;

  return _hu_drag_passing_storey (self, index, hex);
}

/**
 * hu_drag_look_at_storey:
 * @storey: the storey that is shown
 *
 * The counters end on this storey when they are put down in a hex that has it, unless
 * another storey was chosen (hu_drag_choose_storey()).
 *
 * Returns: whether anything has changed
 */
gboolean
hu_drag_look_at_storey (HuDrag   *self,
                        HuStorey  storey)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->chosen || self->storey == storey)
    return FALSE;

  self->storey = storey;
  _hu_drag_reconsider (self);

  return TRUE;
}

/* @storey: a storey of the hex below the counters.  Returns whether anything has changed; FALSE if that hex has no
 * such storey. */
gboolean
hu_drag_choose_storey (HuDrag   *self,
                       HuStorey  storey)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (!has_storey (get_map (self), self->target, storey) || (self->chosen && self->storey == storey))
    return FALSE;

  self->storey = storey;
  self->chosen = TRUE;
  _hu_drag_reconsider (self);

  return TRUE;
}

/* Returns the storey on which the first of the counters would be put down. */
HuStorey
hu_drag_get_storey (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, HU_STOREY_GROUND);

  return _hu_drag_final_storey (self, 0, self->target);
}

/* Returns whether the storey was chosen, in a hex that has it. */
gboolean
hu_drag_is_storey_chosen (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->chosen && has_storey (get_map (self), self->target, self->storey);
}

gboolean
hu_drag_set_bypass (HuDrag   *self,
                    gboolean  bypass)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->bypass == !!bypass)
    return FALSE;

  self->bypass = !!bypass;
  _hu_drag_reconsider (self);

  return TRUE;
}

gboolean
hu_drag_get_bypass (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->bypass;
}
