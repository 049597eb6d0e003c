/*
 * Ways over the map.
 *
 * Between two hexes of a drawn line the way runs straight where it can.  Where it cannot it is
 * a shortest way, and of these the one nearest to the straight line: the sum of its hexes'
 * deviations from the line is least, and where that is equal too, the lower hex comes first.
 * So the same line over the same map always gives the same way.  A detour that is too long
 * counts as no way: see MOST_MORE.
 *
 * One file, because the straight way and the way round it are measured by the same deviations.
 */
#include "hu-way.h"

/*
 * A player who drags a counter across a front does not mean that it marched to the end of the
 * front and back.  It may well have gone around a stack, a short line or a lake: up to ALWAYS
 * hexes whatever the distance, and up to MOST_TIMES times the straight way, but never more than
 * MOST_MORE hexes longer, which is as far as a unit gets in one move.
 */
#define ALWAYS 8
#define MOST_TIMES 3
#define MOST_MORE 12

/*
 * The position of a hex along its lane, in half hexes: in these units all lanes measure alike,
 * and a displacement is the same two numbers everywhere.
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

  if (lane < 0 || lane >= grid->n_lanes)
    return HU_HEX_NONE;

  half -= hu_grid_lane_shift (grid, lane);
  if (half < 0 || half / 2 >= grid->lane_length)
    return HU_HEX_NONE;

  hex = lane * grid->lane_length + half / 2;

  return hu_grid_has (grid, hex) ? hex : HU_HEX_NONE;
}

HuHex
hu_way_displace (const HuGrid *grid,
                 HuHex         hex,
                 HuHex         a,
                 HuHex         b)
{
  g_return_val_if_fail (grid != NULL, HU_HEX_NONE);

  return hex_at (grid,
                 hex / grid->lane_length + b / grid->lane_length - a / grid->lane_length,
                 half_place (grid, hex) + half_place (grid, b) - half_place (grid, a));
}

static gboolean
is_held (const HuWayGround *ground,
         HuHex              hex)
{
  return ground->enemy != NULL && ground->enemy[hex];
}

/* Tells whether a way that ends in @to may go from @from into @hex, which lies in that direction. */
static gboolean
may_step (const HuWayGround *ground,
          HuHex              from,
          gint               direction,
          HuHex              hex,
          HuHex              to)
{
  if (hex == HU_HEX_NONE || hu_map_is_impassable (ground->map, hex))
    return FALSE;
  if (ground->barriers && hu_map_is_barrier (ground->map, from, direction))
    return FALSE;

  return hex == to || !is_held (ground, hex);
}

/* The whole number nearest to @value / @unit. */
static gint64
round_to (gint64 value,
          gint64 unit)
{
  gint64 up = 2 * value + unit;

  return up >= 0 ? up / (2 * unit) : -((-up + 2 * unit - 1) / (2 * unit));
}

#define FINE 1000000 /* parts of a hex */

/*
 * Returns the hex of step @i of @n along the straight line.  A point on the line belongs to the
 * hex to which its three axial coordinates round, where the coordinate with the largest
 * rounding error follows from the other two.
 */
static HuHex
find_straight (const HuGrid *grid,
               HuHex         from,
               HuHex         to,
               gint          i,
               gint          n)
{
  const gint64 even = hu_grid_lane_shift (grid, 0), unit = (gint64) n * FINE;
  gint64 q0 = from / grid->lane_length, q1 = to / grid->lane_length;
  gint64 r0 = (half_place (grid, from) - q0 - even) / 2, r1 = (half_place (grid, to) - q1 - even) / 2;
  /* The point is moved slightly off the hexsides, where rounding could go either way. */
  gint64 q = (q0 * n + (q1 - q0) * i) * FINE + n, r = (r0 * n + (r1 - r0) * i) * FINE + 2 * (gint64) n;
  gint64 rq = round_to (q, unit), rr = round_to (r, unit), rs = round_to (-q - r, unit);
  gint64 off_q = ABS (rq * unit - q), off_r = ABS (rr * unit - r), off_s = ABS (rs * unit + q + r);

  if (off_q > off_r && off_q > off_s)
    rq = -rr - rs;
  else if (off_r > off_s)
    rr = -rq - rs;

  return hex_at (grid, (gint) rq, (gint) (2 * rr + rq + even));
}

/* FALSE where the straight line cannot be gone. */
static gboolean
append_straight (const HuWayGround *ground,
                 HuHex              from,
                 HuHex              to,
                 GArray            *hexes)
{
  const HuGrid *grid = ground->map->grid;
  gint n = hu_grid_distance (grid, from, to);
  HuHex before = from;

  for (gint i = 1; i <= n; i++)
    {
      HuHex hex = find_straight (grid, from, to, i, n);

      if (hex == HU_HEX_NONE || !may_step (ground, before, hu_grid_direction (grid, before, hex), hex, to))
        return FALSE;

      g_array_append_val (hexes, hex);
      before = hex;
    }

  return TRUE;
}

/* A hex that the flood has reached. */
typedef struct
{
  HuHex  hex;
  gint   steps; /* to the end */
  guint  next;  /* the one after it on the way, as an index of the flood */
  gint64 off;   /* how far that way is off the straight line, all in all */
} Flooded;

typedef struct
{
  const HuWayGround *ground;
  HuHex              from, to;
  gint               most;    /* steps */
  GArray            *reached; /* Flooded, by steps */
  guint32           *index;   /* [n_hexes] where in @reached, from 1; 0: not yet */
} Flood;

/* The deviation of @hex from the line, in the same unit for all hexes: twice the area of the triangle that @hex
 * makes with the line's ends. */
static gint64
off_line (const Flood *flood,
          HuHex        hex)
{
  const HuGrid *grid = flood->ground->map->grid;
  gint64 lane = flood->from / grid->lane_length, half = half_place (grid, flood->from);
  gint64 area = (flood->to / grid->lane_length - lane) * (half_place (grid, hex) - half) -
                (half_place (grid, flood->to) - half) * (hex / grid->lane_length - lane);

  return ABS (area);
}

static void
reach (Flood *flood,
       HuHex  hex,
       guint  next)
{
  Flooded found = { .hex = hex };

  if (hex != flood->to)
    {
      const Flooded *after = &g_array_index (flood->reached, Flooded, next);

      found.steps = after->steps + 1;
      found.next = next;
      found.off = after->off + off_line (flood, hex);
    }
  g_array_append_val (flood->reached, found);
  flood->index[hex] = flood->reached->len;
}

/* Tries another way with as many steps through a reached hex, and takes it where it is nearer to the line. */
static void
improve (Flood   *flood,
         Flooded *known,
         guint    next)
{
  const Flooded *after = &g_array_index (flood->reached, Flooded, next);
  const Flooded *chosen = &g_array_index (flood->reached, Flooded, known->next);

  if (known->steps != after->steps + 1)
    return;
  if (after->off < chosen->off || (after->off == chosen->off && after->hex < chosen->hex))
    {
      known->off += after->off - chosen->off;
      known->next = next;
    }
}

/* Floods from the end, so that following `next` runs forwards, until the beginning is settled. */
static gboolean
flood_back (Flood *flood)
{
  const HuGrid *grid = flood->ground->map->grid;

  reach (flood, flood->to, 0);
  for (guint i = 0; i < flood->reached->len; i++)
    {
      Flooded here = g_array_index (flood->reached, Flooded, i);

      if (flood->index[flood->from] != 0 &&
          here.steps >= g_array_index (flood->reached, Flooded, flood->index[flood->from] - 1).steps)
        return TRUE;
      if (here.steps == flood->most)
        return FALSE;

      for (gint d = 0; d < HU_N_DIRECTIONS; d++)
        {
          HuHex beside = hu_grid_neighbour (grid, here.hex, d);

          if (beside == HU_HEX_NONE || (beside != flood->from && hu_map_is_impassable (flood->ground->map, beside)) ||
              (beside != flood->from && is_held (flood->ground, beside)) ||
              !may_step (flood->ground, beside, hu_direction_opposite (d), here.hex, flood->to))
            continue;

          if (flood->index[beside] == 0)
            reach (flood, beside, i);
          else if (beside != flood->to)
            improve (flood, &g_array_index (flood->reached, Flooded, flood->index[beside] - 1), i);
        }
    }

  return flood->index[flood->from] != 0;
}

static gint
find_most (gint straight)
{
  return MIN (MAX (ALWAYS, MOST_TIMES * straight), straight + MOST_MORE);
}

static gboolean
append_round (const HuWayGround *ground,
              HuHex              from,
              HuHex              to,
              GArray            *hexes)
{
  g_autoptr(GArray) reached = g_array_new (FALSE, FALSE, sizeof (Flooded));
  g_autofree guint32 *index = g_new0 (guint32, ground->map->grid->n_hexes);
  Flood flood = { ground, from, to, find_most (hu_grid_distance (ground->map->grid, from, to)), reached, index };
  const Flooded *at;

  if (!flood_back (&flood))
    return FALSE;

  for (at = &g_array_index (reached, Flooded, index[from] - 1); at->hex != to;)
    {
      at = &g_array_index (reached, Flooded, at->next);
      g_array_append_val (hexes, at->hex);
    }

  return TRUE;
}

/* Finds the way from one hex to the other, and appends its hexes after @from: straight where that is possible, else a
 * shortest one. A way more than three times as long as the straight one, or more than a dozen hexes longer, counts as
 * none, unless it has no more than eight hexes. FALSE where there is none; @hexes is as it was. */
static gboolean
extend (const HuWayGround *ground,
        HuHex              from,
        HuHex              to,
        GArray            *hexes)
{
  guint before;

  before = hexes->len;
  if (append_straight (ground, from, to, hexes))
    return TRUE;

  g_array_set_size (hexes, before);

  return !hu_map_is_impassable (ground->map, to) && append_round (ground, from, to, hexes);
}

/* Where the way returns to one of its own hexes, the loop in between is left out. */
static void
cut_loops (GArray *path,
           guint   first)
{
  for (guint i = first; i < path->len; i++)
    for (guint j = 0; j < i; j++)
      if (g_array_index (path, HuHex, j) == g_array_index (path, HuHex, i))
        {
          g_array_remove_range (path, j + 1, i - j);
          i = j;
          break;
        }
}

/**
 * hu_way_follow:
 * @drawn: (array length=n_drawn): the hexes of a drawn line, the beginning first
 * @n_drawn: how many; at least one
 * @path: (out caller-allocates) (element-type HuHex): the way, the beginning first;
 *   without a way to the last hex, as far as the line could be followed
 * @ends: (nullable) (array length=n_drawn): the length of the way up to that hex of the line
 *
 * Goes through every drawn hex that can be entered, and around the others; the last hex may
 * hold an enemy.  The way never goes through a hex twice.
 *
 * Returns: %FALSE where there is no way to the last hex
 */
gboolean
hu_way_follow (const HuWayGround *ground,
               const HuHex       *drawn,
               guint              n_drawn,
               GArray            *path,
               guint             *ends)
{
  guint settled = 1;
  gboolean there = TRUE;

  g_return_val_if_fail (ground != NULL && path != NULL, FALSE);
  g_return_val_if_fail (drawn != NULL && n_drawn > 0, FALSE);

  g_array_set_size (path, 0);
  g_array_append_val (path, drawn[0]);
  if (ends != NULL)
    ends[0] = 1;

  for (guint i = 1; i < n_drawn; i++)
    {
      gboolean last = i + 1 == n_drawn, held = is_held (ground, drawn[i]);

      there = (!held || last) &&
              extend (ground, g_array_index (path, HuHex, path->len - 1), drawn[i], path);
      cut_loops (path, settled);
      if (!held)
        settled = path->len;

      if (ends == NULL)
        continue;
      ends[i] = path->len;
      for (guint j = 0; j < i; j++)
        ends[j] = MIN (ends[j], path->len);
    }

  return there;
}

/* --- Who is in the way --- */

static gboolean
is_enemy_of (const HuState *state,
             guint          unit,
             HuSide         side)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);

  return state->unit_status[unit] == HU_UNIT_ON_MAP && counter->side != side && counter->side != HU_SIDE_NONE &&
         state->unit_captor[unit] == HU_SIDE_NONE;
}

/* Air units and aircraft over a hex do not hold it, and neither does a dummy that is known as one. */
static gboolean
holds_ground (const HuUnit *unit)
{
  return !hu_unit_kind_holds_nothing (unit->kind) && unit->kind != HU_UNIT_AIRCRAFT && unit->kind != HU_UNIT_DUMMY;
}

/* Marks the hexes that units of @side go around. A counter of unknown type that the viewer sees is in the way; one
 * that the viewer does not see is not.  Returns a byte a hex; (transfer full) (array). */
guint8 *
hu_way_mark_enemies (const HuSnapshot *snapshot,
                     HuSide            side)
{
  const HuState *state;
  guint8 *enemy;

  g_return_val_if_fail (snapshot != NULL, NULL);

  state = hu_snapshot_get_state (snapshot);
  enemy = g_new0 (guint8, state->scenario->map->grid->n_hexes);
  for (guint i = 0; i < hu_scenario_get_n_units (state->scenario); i++)
    {
      HuSecrecy secrecy;

      if (!is_enemy_of (state, i, side))
        continue;

      secrecy = hu_snapshot_get_secrecy (snapshot, i);
      if (secrecy == HU_SECRECY_CONCEALED ||
          (secrecy == HU_SECRECY_NONE && holds_ground (hu_scenario_get_unit (state->scenario, i))))
        enemy[state->unit_hex[i]] = TRUE;
    }

  return enemy;
}

/* Leaves out concealed and hidden units, so that nobody learns of them.  Returns the enemies there that would be
 * in its way; (transfer full) (element-type guint). */
GArray *
hu_way_list_enemies (const HuState *state,
                     guint          unit,
                     HuHex          hex)
{
  GArray *enemies = g_array_new (FALSE, FALSE, sizeof (guint));
  HuSide side;

  g_return_val_if_fail (state != NULL, enemies);

  side = hu_scenario_get_unit (state->scenario, unit)->side;
  for (guint i = 0; i < hu_scenario_get_n_units (state->scenario); i++)
    if (state->unit_hex[i] == hex && is_enemy_of (state, i, side) &&
        (state->unit_states[i] & (HU_STATE_CONCEALED | HU_STATE_HIDDEN)) == 0 &&
        holds_ground (hu_scenario_get_unit (state->scenario, i)))
      g_array_append_val (enemies, i);

  return enemies;
}

/* --- Ways gone --- */

static void
free_way (gpointer way)
{
  if (way != NULL)
    g_array_unref (way);
}

/* @start: the state before the events; @events: (array length=n_events): the events that followed, as far as they may
 * be known.  Returns by unit, the hexes it was in one after the other, of which two need not be adjacent; NULL for one
 * that did not move; (transfer full) (element-type GArray). */
GPtrArray *
hu_way_list_gone (const HuState   *start,
                  HuEvent * const *events,
                  guint            n_events)
{
  GPtrArray *ways = g_ptr_array_new_with_free_func (free_way);

  g_return_val_if_fail (start != NULL, ways);

  g_ptr_array_set_size (ways, (gint) hu_scenario_get_n_units (start->scenario));
  for (guint i = 0; i < n_events; i++)
    {
      const HuEvent *event = events[i];
      GArray *way;

      if ((event->verb != HU_VERB_MOVE && event->verb != HU_VERB_PLACE) || event->unit >= ways->len)
        continue;

      way = g_ptr_array_index (ways, event->unit);
      if (way == NULL)
        {
          way = ways->pdata[event->unit] = g_array_new (FALSE, FALSE, sizeof (HuHex));
          if (start->unit_status[event->unit] == HU_UNIT_ON_MAP)
            g_array_append_val (way, start->unit_hex[event->unit]);
        }
      g_array_append_vals (way, event->hexes->data, event->hexes->len);
    }

  return ways;
}
