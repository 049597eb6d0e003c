/*
 * Counters held over the map: the path along which they are led, and the game that would
 * result if they were put down there.  Judges nothing itself: every answer is a what-if of
 * the game.
 */
#include "hu-drag-private.h"

static gboolean
may_enter (const HuDrag *self,
           HuHex         hex)
{
  const HuMap *map = hu_game_get_scenario (self->game)->map;

  return hu_grid_has (map->grid, hex) && !hu_map_is_impassable (map, hex);
}

/* One unit goes its way.  NULL: it stays. */
static HuEvent *
make_move (const HuDrag *self,
           guint         index)
{
  const GArray *way = g_ptr_array_index (self->ways, index);
  HuHex from = g_array_index (self->from, HuHex, index);
  HuHex end = g_array_index (way, HuHex, way->len - 1);
  HuStorey storey = end != HU_HEX_NONE ? _hu_drag_final_storey (self, index, end) : HU_STOREY_GROUND;
  HuEvent *event;

  if (end == from && storey == g_array_index (self->storeys, HuStorey, index))
    return NULL;

  event = hu_event_new (HU_VERB_MOVE);
  event->unit = g_array_index (self->units, guint, index);
  event->bypass = self->bypass;
  for (guint i = 1; i + 1 < way->len; i++)
    {
      HuHex step = g_array_index (way, HuHex, i);

      hu_event_add_place (event, step, _hu_drag_passing_storey (self, index, step));
    }
  hu_event_add_place (event, end, storey);
  event->is_path = event->hexes->len > 1;

  return event;
}

static GPtrArray *
list_moves (const HuDrag *self)
{
  GPtrArray *events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  if (hu_drag_has_moved (self))
    for (guint i = 0; i < self->units->len; i++)
      {
        HuEvent *event = make_move (self, i);

        if (event != NULL)
          g_ptr_array_add (events, event);
      }

  return events;
}

static gboolean
passes (const HuDrag *self,
        HuSubjectKind kind,
        gint32        subject)
{
  return hu_snapshot_get_owner (self->snapshot, kind, subject) == self->side &&
         hu_snapshot_get_owner (hu_game_get_snapshot (self->game), kind, subject) != self->side;
}

/* Tells whether the hex or its building would pass to the side by the rules of a tactical system. */
static gboolean
passes_tactically (const HuDrag *self,
                   HuHex         hex)
{
  gint building = hu_map_building_at (hu_game_get_scenario (self->game)->map, hex);

  return passes (self, HU_SUBJECT_HEX, hex) ||
         (building != HU_BUILDING_NONE && passes (self, HU_SUBJECT_BUILDING, building));
}

static void
find_changing (HuDrag    *self,
               GPtrArray *events)
{
  const HuState *before = hu_snapshot_get_state (hu_game_get_snapshot (self->game));
  const HuState *after = hu_snapshot_get_state (self->snapshot);

  for (guint i = 0; i < events->len; i++)
    {
      const HuEvent *event = g_ptr_array_index (events, i);

      for (guint j = 0; j < event->hexes->len; j++)
        {
          HuHex hex = g_array_index (event->hexes, HuHex, j);

          if (after->hex_owner[hex] == self->side && before->hex_owner[hex] != self->side)
            g_array_append_val (self->changing, hex);
          else if (passes_tactically (self, hex))
            g_array_append_val (self->changing, hex);
        }
    }
}

void
_hu_drag_reconsider (HuDrag *self)
{
  g_autoptr(GPtrArray) events = NULL;
  HuRefusal refusal;

  _hu_drag_lay_ways (self);
  events = list_moves (self);
  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  g_array_set_size (self->changing, 0);

  if (events->len == 0)
    return;

  self->snapshot = hu_game_what_if (self->game, (HuEvent * const *) events->pdata, events->len, &refusal);
  if (self->snapshot != NULL)
    find_changing (self, events);
}

static gboolean
rides_with (const HuState *state,
            guint          unit,
            const GArray  *units)
{
  for (guint in = state->unit_in[unit]; in != HU_UNIT_NONE; in = state->unit_in[in])
    if (hu_numbers_have (units, in))
      return TRUE;

  return FALSE;
}

/* @units: (element-type guint): the counters; those off the map, and those of another side than the first, are left
 * out; @anchor: the hex by which they are held: all counters follow it and keep their distances.  Returns the counters,
 * lifted; NULL if none of @units is on the map. */
HuDrag *
hu_drag_new (HuGame       *game,
             const GArray *units,
             HuHex         anchor)
{
  g_autoptr(HuDrag) self = NULL;
  const HuState *state;

  g_return_val_if_fail (HU_IS_GAME (game), NULL);
  g_return_val_if_fail (units != NULL, NULL);
  g_return_val_if_fail (hu_grid_has (hu_game_get_scenario (game)->map->grid, anchor), NULL);

  self = g_new0 (HuDrag, 1);
  self->game = g_object_ref (game);
  self->units = g_array_new (FALSE, FALSE, sizeof (guint));
  self->from = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->storeys = g_array_new (FALSE, FALSE, sizeof (HuStorey));
  self->drawn = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->ends = g_array_new (FALSE, FALSE, sizeof (guint));
  self->path = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->ways = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->changing = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->side = HU_SIDE_NONE;
  self->target = anchor;
  g_array_append_val (self->drawn, anchor);

  state = hu_snapshot_get_state (hu_game_get_snapshot (game));
  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      HuSide side = hu_scenario_get_unit (hu_game_get_scenario (game), unit)->side;

      if (state->unit_status[unit] != HU_UNIT_ON_MAP || (self->units->len > 0 && side != self->side))
        continue;

      self->side = side;
      /* A unit in or on another lifted unit goes along with it. */
      if (rides_with (state, unit, units))
        continue;

      g_array_append_val (self->units, unit);
      g_array_append_val (self->from, state->unit_hex[unit]);
      g_array_append_val (self->storeys, state->unit_storey[unit]);
    }

  if (self->units->len == 0)
    return NULL;

  self->enemy = hu_way_mark_enemies (hu_game_get_snapshot (game), self->side);
  _hu_drag_lay_path (self);
  _hu_drag_lay_ways (self);

  return g_steal_pointer (&self);
}

/* Frees the drag: the counters are where they were, unless they were put down. */
void
hu_drag_free (HuDrag *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  g_array_unref (self->units);
  g_array_unref (self->from);
  g_array_unref (self->storeys);
  g_array_unref (self->drawn);
  g_array_unref (self->ends);
  g_array_unref (self->path);
  g_ptr_array_unref (self->ways);
  g_free (self->enemy);
  g_array_unref (self->changing);
  g_object_unref (self->game);
  g_free (self);
}

/**
 * hu_drag_lead_to:
 * @hex: the hex to which the anchor is led
 *
 * Going back over the path shortens it.  The path follows the hexes through which it is
 * led; hu_way_follow() fills the gaps between them and goes around obstacles.  If no path
 * reaches @hex, the counters can be put down there without one: see hu_drag_is_astray().
 *
 * Returns: whether anything has changed; %FALSE if @hex cannot be entered
 */
gboolean
hu_drag_lead_to (HuDrag *self,
                 HuHex   hex)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (hex == self->target || !may_enter (self, hex))
    return FALSE;

  if (!self->direct)
    _hu_drag_draw_to (self, hex);

  self->target = hex;
  _hu_drag_reconsider (self);

  return TRUE;
}

/* The hex before the one where it is now. */
static HuHex
find_step_back (const HuDrag *self)
{
  if (self->direct)
    return g_array_index (self->drawn, HuHex, 0);
  if (!self->reached)
    return g_array_index (self->path, HuHex, self->path->len - 1);

  return self->path->len > 1 ? g_array_index (self->path, HuHex, self->path->len - 2) : self->target;
}

/* Takes back the last step of the path. A direct drag goes back to its anchor, a drag that is astray to the end of
 * its path. */
gboolean
hu_drag_step_back (HuDrag *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return hu_drag_lead_to (self, find_step_back (self));
}

gboolean
hu_drag_set_direct (HuDrag   *self,
                    gboolean  direct)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->direct == !!direct)
    return FALSE;

  self->direct = !!direct;
  /* The path takes up from where it was left. */
  if (!direct && self->target != g_array_index (self->drawn, HuHex, self->drawn->len - 1))
    _hu_drag_draw_to (self, self->target);
  _hu_drag_reconsider (self);

  return TRUE;
}

gboolean
hu_drag_get_direct (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->direct;
}

const GArray *
hu_drag_get_units (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->units;
}

HuHex
hu_drag_get_anchor (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, HU_HEX_NONE);

  return g_array_index (self->drawn, HuHex, 0);
}

/* Returns the hex in which the anchor would be put down. */
HuHex
hu_drag_get_target (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, HU_HEX_NONE);

  return self->target;
}

HuSide
hu_drag_get_side (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, HU_SIDE_NONE);

  return self->side;
}

/* Returns whether putting the counters down would be a move. */
gboolean
hu_drag_has_moved (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->target != hu_drag_get_anchor (self))
    return TRUE;

  for (guint i = 0; i < self->units->len; i++)
    if (_hu_drag_final_storey (self, i, g_array_index (self->from, HuHex, i)) != g_array_index (self->storeys, HuStorey, i))
      return self->chosen;

  return FALSE;
}

const GArray *
hu_drag_get_changing (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->changing;
}

HuSnapshot *
hu_drag_get_snapshot (const HuDrag *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->snapshot;
}

/**
 * hu_drag_put_down:
 * @refusal: (out): the reason for a refusal
 *
 * Puts the counters down: one gesture of the game, with a move for each.  If nothing has
 * moved, nothing is appended.
 *
 * Returns: %FALSE if the game refused; then nothing has changed
 */
gboolean
hu_drag_put_down (HuDrag    *self,
                  HuRefusal *refusal)
{
  g_autoptr(GPtrArray) events = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (refusal != NULL, FALSE);

  events = list_moves (self);
  if (events->len == 0)
    return TRUE;

  return hu_game_append_gesture (self->game, (HuEvent * const *) events->pdata, events->len, refusal, NULL);
}
