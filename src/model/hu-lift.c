/*
 * Counters held over the map: the path they are led along, and what putting
 * them down there would make of the game.  Judges nothing itself: every
 * answer is a what-if of the game.
 */
#include "hu-lift-private.h"

#include <math.h>

/*
 * Along a lane a hex's place in half hexes: with it all lanes measure alike,
 * and a displacement of the anchor is the same two numbers for every unit.
 */
static gint
half_place (const HuGrid *grid,
            HuHex         hex)
{
  return 2 * (hex % grid->lane_length) + hu_grid_lane_shift (grid, hex / grid->lane_length);
}

static HuHex
hex_at (const HuGrid *grid,
        gint          lane,
        gint          half)
{
  HuHex hex;
  gint pos;

  if (lane < 0 || lane >= grid->n_lanes)
    return HU_HEX_NONE;

  half -= hu_grid_lane_shift (grid, lane);
  if (half < 0 || half / 2 >= grid->lane_length)
    return HU_HEX_NONE;

  pos = half / 2;
  hex = lane * grid->lane_length + pos;

  return hu_grid_has (grid, hex) ? hex : HU_HEX_NONE;
}

/* Where @hex comes to when the anchor moves from @a to @b. */
static HuHex
displace (const HuGrid *grid,
          HuHex         hex,
          HuHex         a,
          HuHex         b)
{
  return hex_at (grid,
                 hex / grid->lane_length + b / grid->lane_length - a / grid->lane_length,
                 half_place (grid, hex) + half_place (grid, b) - half_place (grid, a));
}

static const HuMap *
get_map (const HuLift *self)
{
  return hu_game_get_scenario (self->game)->map;
}

static gboolean
may_enter (const HuMap *map,
           HuHex        hex)
{
  return hu_grid_has (map->grid, hex) && !hu_map_is_impassable (map, hex);
}

/*
 * The hexes that the straight line from @from to @to runs through, @from not
 * included; FALSE where one of them cannot be entered.  A point on the line
 * belongs to the hex whose three axial coordinates it rounds to, the worst
 * rounded of them following from the other two.
 */
static gboolean
append_straight (const HuMap *map,
                 HuHex        from,
                 HuHex        to,
                 GArray      *hexes)
{
  const HuGrid *grid = map->grid;
  const gint even = hu_grid_lane_shift (grid, 0);
  gint n = hu_grid_distance (grid, from, to);
  gint first = from / grid->lane_length, last = to / grid->lane_length;
  double q0 = first, q1 = last;
  double r0 = (half_place (grid, from) - q0 - even) / 2, r1 = (half_place (grid, to) - q1 - even) / 2;

  for (gint i = 1; i <= n; i++)
    {
      /* Nudged off the hexsides, where rounding could go either way. */
      double q = q0 + (q1 - q0) * i / n + 1e-6, r = r0 + (r1 - r0) * i / n + 2e-6;
      double s = -q - r;
      double rq = round (q), rr = round (r), rs = round (s);
      HuHex hex;

      if (fabs (rq - q) > fabs (rr - r) && fabs (rq - q) > fabs (rs - s))
        rq = -rr - rs;
      else if (fabs (rr - r) > fabs (rs - s))
        rr = -rq - rs;

      hex = hex_at (grid, (gint) rq, 2 * (gint) rr + (gint) rq + even);
      if (!may_enter (map, hex))
        return FALSE;

      g_array_append_val (hexes, hex);
    }

  return TRUE;
}

/* A shortest way round what cannot be entered; FALSE where there is none. */
static gboolean
append_detour (const HuMap *map,
               HuHex        from,
               HuHex        to,
               GArray      *hexes)
{
  const HuGrid *grid = map->grid;
  g_autofree HuHex *next = g_new (HuHex, grid->n_hexes);
  g_autofree HuHex *queue = g_new (HuHex, grid->n_hexes);
  HuHex head = 0, tail = 0;

  /* Flooded from the end, so that following `next` runs forwards. */
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    next[hex] = HU_HEX_NONE;
  next[to] = to;
  queue[tail++] = to;

  while (head < tail && next[from] == HU_HEX_NONE)
    {
      HuHex hex = queue[head++];

      for (gint d = 0; d < HU_N_DIRECTIONS; d++)
        {
          HuHex beside = hu_grid_neighbour (grid, hex, d);

          if (beside == HU_HEX_NONE || next[beside] != HU_HEX_NONE ||
              (beside != from && !may_enter (map, beside)))
            continue;

          next[beside] = hex;
          queue[tail++] = beside;
        }
    }

  if (next[from] == HU_HEX_NONE)
    return FALSE;

  for (HuHex hex = from; hex != to;)
    {
      hex = next[hex];
      g_array_append_val (hexes, hex);
    }

  return TRUE;
}

static gboolean
extend_path (HuLift *self,
             HuHex   hex)
{
  g_autoptr(GArray) way = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuHex last = g_array_index (self->path, HuHex, self->path->len - 1);

  if (!append_straight (get_map (self), last, hex, way))
    {
      g_array_set_size (way, 0);
      if (!append_detour (get_map (self), last, hex, way))
        return FALSE;
    }

  g_array_append_vals (self->path, way->data, way->len);

  return TRUE;
}

/* The way of one unit: the anchor's, displaced.  Steps that would leave the
 * map or enter a lake are left out, unless it is the last.  NULL: it stays. */
static HuEvent *
make_move (const HuLift *self,
           guint         index)
{
  const HuMap *map = get_map (self);
  HuHex anchor = g_array_index (self->path, HuHex, 0);
  HuHex from = g_array_index (self->from, HuHex, index);
  HuHex end = displace (map->grid, from, anchor, self->target);
  HuStorey level = end != HU_HEX_NONE ? _hu_lift_final_level (self, index, end) : HU_STOREY_GROUND;
  HuEvent *event;

  if (end == from && level == g_array_index (self->storeys, HuStorey, index) && (self->direct || self->path->len < 2))
    return NULL;

  event = hu_event_new (HU_VERB_MOVE);
  event->unit = g_array_index (self->units, guint, index);
  event->bypass = self->bypass;
  for (guint i = 1; !self->direct && i + 1 < self->path->len; i++)
    {
      HuHex step = displace (map->grid, from, anchor, g_array_index (self->path, HuHex, i));

      if (may_enter (map, step))
        hu_event_add_place (event, step, _hu_lift_passing_level (self, index, step));
    }
  hu_event_add_place (event, end, level);
  event->is_path = event->hexes->len > 1;

  return event;
}

static GPtrArray *
list_moves (const HuLift *self)
{
  GPtrArray *events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  if (hu_lift_has_moved (self))
    for (guint i = 0; i < self->units->len; i++)
      {
        HuEvent *event = make_move (self, i);

        if (event != NULL)
          g_ptr_array_add (events, event);
      }

  return events;
}

/* Does the hex, or its building, pass to the side by the rules of control? */
static gboolean
passes_tactically (const HuLift *self,
                   HuHex         hex)
{
  const HuControlReport *before = hu_snapshot_get_control (hu_game_get_snapshot (self->game));
  const HuControlReport *after = hu_snapshot_get_control (self->snapshot);
  gint building = hu_map_building_at (get_map (self), hex);

  if (before == NULL || after == NULL)
    return FALSE;

  return (after->hexes[hex] == self->side && before->hexes[hex] != self->side) ||
         (building != HU_BUILDING_NONE && after->buildings[building] == self->side &&
          before->buildings[building] != self->side);
}

static void
find_changing (HuLift    *self,
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

          if (after->control[hex] == self->side && before->control[hex] != self->side)
            g_array_append_val (self->changing, hex);
          else if (passes_tactically (self, hex))
            g_array_append_val (self->changing, hex);
        }
    }
}

void
_hu_lift_reconsider (HuLift *self)
{
  g_autoptr(GPtrArray) events = list_moves (self);
  HuRefusal refusal;

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
    for (guint i = 0; i < units->len; i++)
      if (g_array_index (units, guint, i) == in)
        return TRUE;

  return FALSE;
}

/**
 * hu_lift_new:
 * @game: a game
 * @units: (element-type guint): the counters; those that are not on the map are
 *   left out, and those of another side than the first
 * @anchor: the hex by which they are held: leading it leads all of them, each
 *   keeping its distance
 *
 * Returns: (transfer full) (nullable): the counters, lifted; %NULL where none
 *   of @units is on the map
 */
HuLift *
hu_lift_new (HuGame       *game,
             const GArray *units,
             HuHex         anchor)
{
  g_autoptr(HuLift) self = NULL;
  const HuState *state;

  g_return_val_if_fail (HU_IS_GAME (game), NULL);
  g_return_val_if_fail (units != NULL, NULL);
  g_return_val_if_fail (hu_grid_has (hu_game_get_scenario (game)->map->grid, anchor), NULL);

  self = g_new0 (HuLift, 1);
  self->game = g_object_ref (game);
  self->units = g_array_new (FALSE, FALSE, sizeof (guint));
  self->from = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->storeys = g_array_new (FALSE, FALSE, sizeof (HuStorey));
  self->path = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->changing = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->side = HU_SIDE_NONE;
  self->target = anchor;
  g_array_append_val (self->path, anchor);

  state = hu_snapshot_get_state (hu_game_get_snapshot (game));
  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      HuSide side = hu_scenario_get_unit (hu_game_get_scenario (game), unit)->side;

      if (state->unit_status[unit] != HU_UNIT_ON_MAP || (self->units->len > 0 && side != self->side))
        continue;

      self->side = side;
      /* What is in or on another that is lifted goes along with it. */
      if (rides_with (state, unit, units))
        continue;

      g_array_append_val (self->units, unit);
      g_array_append_val (self->from, state->unit_hex[unit]);
      g_array_append_val (self->storeys, state->unit_storey[unit]);
    }

  return self->units->len > 0 ? g_steal_pointer (&self) : NULL;
}

/**
 * hu_lift_free:
 * @self: (transfer full): a lift
 *
 * Lets go: the counters are where they were, unless they were put down.
 */
void
hu_lift_free (HuLift *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  g_array_unref (self->units);
  g_array_unref (self->from);
  g_array_unref (self->storeys);
  g_array_unref (self->path);
  g_array_unref (self->changing);
  g_object_unref (self->game);
  g_free (self);
}

/**
 * hu_lift_lead_to:
 * @self: a lift
 * @hex: where the anchor is led
 *
 * Going back over the path shortens it.  Where @hex is not beside the path's
 * end, the path runs straight there, or the shortest way round lakes.
 *
 * Returns: whether anything is different now; not where @hex cannot be entered
 *   or reached
 */
gboolean
hu_lift_lead_to (HuLift *self,
                 HuHex   hex)
{
  guint length;

  g_return_val_if_fail (self != NULL, FALSE);

  if (hex == self->target || !may_enter (get_map (self), hex))
    return FALSE;

  if (!self->direct)
    {
      for (length = 0; length < self->path->len; length++)
        if (g_array_index (self->path, HuHex, length) == hex)
          break;

      if (length < self->path->len)
        g_array_set_size (self->path, length + 1);
      else if (!extend_path (self, hex))
        return FALSE;
    }

  self->target = hex;
  _hu_lift_reconsider (self);

  return TRUE;
}

/**
 * hu_lift_step_back:
 * @self: a lift
 *
 * Takes the path's last step back; a direct lift goes back to its anchor.
 *
 * Returns: whether there was one
 */
gboolean
hu_lift_step_back (HuLift *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->direct)
    return hu_lift_lead_to (self, g_array_index (self->path, HuHex, 0));

  if (self->path->len < 2)
    return FALSE;

  return hu_lift_lead_to (self, g_array_index (self->path, HuHex, self->path->len - 2));
}

/**
 * hu_lift_set_direct:
 * @self: a lift
 * @direct: whether the hexes on the way are passed over rather than entered
 *
 * Returns: whether anything is different now
 */
gboolean
hu_lift_set_direct (HuLift   *self,
                    gboolean  direct)
{
  HuHex target, end;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->direct == !!direct)
    return FALSE;

  target = self->target;
  end = g_array_index (self->path, HuHex, self->path->len - 1);
  self->direct = !!direct;

  /* The path takes up from where it was left. */
  if (!direct && target != end)
    {
      self->target = end;
      if (hu_lift_lead_to (self, target))
        return TRUE;
    }

  _hu_lift_reconsider (self);

  return TRUE;
}

/**
 * hu_lift_get_direct:
 * @self: a lift
 *
 * Returns: see hu_lift_set_direct()
 */
gboolean
hu_lift_get_direct (const HuLift *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->direct;
}

/**
 * hu_lift_get_units:
 * @self: a lift
 *
 * Returns: (transfer none) (element-type guint): the counters held
 */
const GArray *
hu_lift_get_units (const HuLift *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->units;
}

/**
 * hu_lift_get_anchor:
 * @self: a lift
 *
 * Returns: the hex it was lifted from
 */
HuHex
hu_lift_get_anchor (const HuLift *self)
{
  g_return_val_if_fail (self != NULL, HU_HEX_NONE);

  return g_array_index (self->path, HuHex, 0);
}

/**
 * hu_lift_get_target:
 * @self: a lift
 *
 * Returns: the hex the anchor would be put down in
 */
HuHex
hu_lift_get_target (const HuLift *self)
{
  g_return_val_if_fail (self != NULL, HU_HEX_NONE);

  return self->target;
}

/**
 * hu_lift_get_path:
 * @self: a lift
 *
 * Returns: (transfer none) (nullable) (element-type HuHex): the anchor's way,
 *   from where it was lifted; %NULL when direct
 */
const GArray *
hu_lift_get_path (const HuLift *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->direct ? NULL : self->path;
}

/**
 * hu_lift_get_side:
 * @self: a lift
 *
 * Returns: whose counters they are
 */
HuSide
hu_lift_get_side (const HuLift *self)
{
  g_return_val_if_fail (self != NULL, HU_SIDE_NONE);

  return self->side;
}

/**
 * hu_lift_has_moved:
 * @self: a lift
 *
 * Returns: whether putting down would be a move at all
 */
gboolean
hu_lift_has_moved (const HuLift *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->target != g_array_index (self->path, HuHex, 0))
    return TRUE;

  for (guint i = 0; i < self->units->len; i++)
    if (_hu_lift_final_level (self, i, g_array_index (self->from, HuHex, i)) != g_array_index (self->storeys, HuStorey, i))
      return self->chosen;

  return FALSE;
}

/**
 * hu_lift_get_changing:
 * @self: a lift
 *
 * Returns: (transfer none) (element-type HuHex): what would pass to its side
 */
const GArray *
hu_lift_get_changing (const HuLift *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->changing;
}

/**
 * hu_lift_get_snapshot:
 * @self: a lift
 *
 * Returns: (transfer none) (nullable): the game as if they had been put down;
 *   %NULL where nothing has moved, or where it cannot be
 */
HuSnapshot *
hu_lift_get_snapshot (const HuLift *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->snapshot;
}

/**
 * hu_lift_put_down:
 * @self: a lift
 * @refusal: (out): why it cannot be
 *
 * Puts the counters down: one gesture of the game, a move for each.  Where
 * nothing has moved there is nothing to append.
 *
 * Returns: %FALSE where the game refused, and nothing has changed
 */
gboolean
hu_lift_put_down (HuLift    *self,
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
