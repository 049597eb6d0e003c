/*
 * The unit that can close a gap by the fewest hexes of its way.
 *
 * A unit goes over land, across no lake or cliff, and not through hexes where ground units of the other side stand.  The search
 * begins where a unit would close the gap, which is the row or the hexes of it that cost points, and goes out until it comes to
 * one.  Units that cover only their own hex have to go further than those with a zone of control.
 */
#include "hu-front-line-private.h"

#include <string.h>

/* Moves of equal length that are compared by the gaps that they leave. */
#define MOST_COMPARED 12

typedef struct
{
  const HuState *state;
  const HuMap   *map;
  HuSide         side;
  HuLineRules    rules;
  const HuLineFinding *now;
  guint8        *closed; /* [n_hexes] no unit goes there */
  gint32        *first;  /* [n_hexes] a unit of the line there, or -1 */
  gint32        *next;   /* [n_units] the next in the same hex, or -1 */
  guint8        *target; /* [n_hexes] what is to be covered */
  guint          n_targets; /* so many of them at once */
  gint32        *steps;  /* [n_hexes] to a hex that closes the gap; -1: not found */
  HuHex         *queue;
} Search;

/* One way to close a gap. */
typedef struct
{
  guint unit;
  gint  distance;
  gint  n_opened; /* rows that are open then, and are not now */
  gint  opened;   /* the first of them */
} Move;

static void
search_init (Search              *self,
             const HuState       *state,
             HuSide               side,
             const HuLineFinding *now)
{
  const HuMap *map = state->scenario->map;
  gsize n_hexes = (gsize) map->grid->n_hexes;
  guint n_units = state->scenario->units->len;

  *self = (Search) { .state = state, .map = map, .side = side, .rules = hu_front_line_get_line (state->scenario), .now = now };
  self->closed = g_malloc0 (n_hexes);
  self->first = g_new (gint32, n_hexes);
  self->next = g_new (gint32, MAX (1, n_units));
  self->target = g_malloc0 (n_hexes);
  self->steps = g_new (gint32, n_hexes);
  self->queue = g_new (HuHex, n_hexes);
  for (HuHex hex = 0; hex < (HuHex) n_hexes; hex++)
    {
      self->first[hex] = -1;
      self->closed[hex] = !map->grid->exists[hex] || hu_map_is_impassable (map, hex);
    }
  for (guint i = n_units; i-- > 0;)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);
      HuHex hex = state->unit_hex[i];

      if (state->unit_status[i] != HU_UNIT_ON_MAP)
        continue;
      if (unit->side != side)
        self->closed[hex] |= hu_unit_is_ground (unit);
      else if (hu_line_has_unit (unit))
        {
          self->next[i] = self->first[hex];
          self->first[hex] = (gint32) i;
        }
    }
}

static void
search_clear (Search *self)
{
  g_free (self->closed);
  g_free (self->first);
  g_free (self->next);
  g_free (self->target);
  g_free (self->steps);
  g_free (self->queue);
}

/* What a unit would have to cover: any hex of the row, or all hexes of it that cost points. */
static void
aim (Search *self,
     gint    row)
{
  const HuGrid *grid = self->map->grid;

  memset (self->target, FALSE, (gsize) grid->n_hexes);
  self->n_targets = 1;
  if (self->now->path == NULL)
    {
      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        self->target[hex] = grid->exists[hex] && hu_grid_row (grid, hex) == row &&
                            self->map->terrain[hex] != HU_TERRAIN_OFFMAP;
      return;
    }

  self->n_targets = 0;
  for (guint i = 0; i < self->now->hexes->len; i++)
    {
      HuHex hex = g_array_index (self->now->hexes, HuHex, i);

      if (hu_grid_row (grid, hex) == row)
        {
          self->target[hex] = TRUE;
          self->n_targets++;
        }
    }
}

/* Would a unit in @hex close the gap? */
static gboolean
closes (const Search *self,
        HuHex         hex,
        gboolean      projects)
{
  guint n = self->target[hex];

  for (gint direction = 0; projects && direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex beside = hu_grid_neighbour (self->map->grid, hex, direction);

      if (beside != HU_HEX_NONE && self->target[beside] &&
          !(self->rules.zoc_respects_hexsides && hu_map_is_barrier (self->map, hex, direction)))
        n++;
    }

  return n >= self->n_targets;
}

/* Notes that so many hexes lead from @hex to one that closes the gap; the way may begin among enemies. */
static void
reach (Search *self,
       HuHex   hex,
       gint32  steps,
       HuHex  *n)
{
  if (self->steps[hex] >= 0)
    return;

  self->steps[hex] = steps;
  if (!self->closed[hex])
    self->queue[(*n)++] = hex;
}

/* Does a unit stand in @hex that covers as far as is asked? */
static gboolean
has_unit (const Search *self,
          HuHex         hex,
          gboolean      projects)
{
  for (gint32 unit = self->first[hex]; unit >= 0; unit = self->next[unit])
    if (hu_line_projects (&self->rules, hu_scenario_get_unit (self->state->scenario, (guint) unit)) == projects)
      return TRUE;

  return FALSE;
}

/* Returns how far the nearest unit of that kind is from closing the gap, no further than @most; -1: none is so near. */
static gint
find_distance (Search   *self,
               gboolean  projects,
               gint      most)
{
  const HuGrid *grid = self->map->grid;
  HuHex n = 0;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      self->steps[hex] = -1;
      if (!self->closed[hex] && closes (self, hex, projects))
        reach (self, hex, 0, &n);
    }
  for (HuHex i = 0; i < n; i++)
    {
      HuHex hex = self->queue[i];

      if (self->steps[hex] >= most)
        break;
      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        {
          HuHex beside = hu_grid_neighbour (grid, hex, direction);

          if (beside == HU_HEX_NONE || hu_map_is_barrier (self->map, hex, direction) || self->steps[beside] >= 0)
            continue;
          reach (self, beside, self->steps[hex] + 1, &n);
          if (has_unit (self, beside, projects))
            most = MIN (most, self->steps[beside]);
        }
    }

  return most;
}

/* The rows that are open when @unit has gone to @hex, and are not now. */
static void
count_opened (const Search *self,
              Move         *move,
              HuHex         hex)
{
  g_autoptr(HuState) after = hu_state_copy (self->state);
  g_autofree guint8 *cover = g_malloc ((gsize) self->map->grid->n_hexes);
  g_autofree guint8 *rows = g_malloc ((gsize) self->map->grid->rows + 1);
  HuLineFinding then;

  after->unit_hex[move->unit] = hex;
  hu_line_cover_rows (after, &self->rules, self->side, cover, rows);
  hu_line_find (self->map, &self->rules, cover, rows, &then);
  move->n_opened = 0;
  for (guint i = 0; i < then.rows->len; i++)
    {
      gint row = g_array_index (then.rows, gint, i);
      gboolean was_open = FALSE;

      for (guint j = 0; j < self->now->rows->len && !was_open; j++)
        was_open = g_array_index (self->now->rows, gint, j) == row;
      if (!was_open && move->n_opened++ == 0)
        move->opened = row;
    }
  hu_line_finding_clear (&then);
}

/* Compares the moves of @unit to the hexes that close the gap @distance hexes away, each with the best so far. */
static void
compare_moves (const Search *self,
               guint         unit,
               gint          distance,
               guint        *n_compared,
               Move         *best)
{
  const HuGrid *grid = self->map->grid;
  gboolean projects = hu_line_projects (&self->rules, hu_scenario_get_unit (self->state->scenario, unit));
  g_autofree gint32 *from = g_new (gint32, grid->n_hexes);
  g_autofree HuHex *queue = g_new (HuHex, grid->n_hexes);
  HuHex n = 1;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    from[hex] = -1;
  queue[0] = self->state->unit_hex[unit];
  from[queue[0]] = 0;
  for (HuHex i = 0; i < n && *n_compared < MOST_COMPARED && best->n_opened != 0; i++)
    {
      Move move = { unit, distance, 0, -1 };

      if (from[queue[i]] == distance && closes (self, queue[i], projects))
        {
          count_opened (self, &move, queue[i]);
          (*n_compared)++;
          if (best->unit == HU_UNIT_NONE || move.n_opened < best->n_opened)
            *best = move;
        }
      for (gint direction = 0; from[queue[i]] < distance && direction < HU_N_DIRECTIONS; direction++)
        {
          HuHex beside = hu_grid_neighbour (grid, queue[i], direction);

          if (beside == HU_HEX_NONE || from[beside] >= 0 || self->closed[beside] ||
              hu_map_is_barrier (self->map, queue[i], direction))
            continue;
          from[beside] = from[queue[i]] + 1;
          queue[n++] = beside;
        }
    }
}

static void
close_gap (Search *self,
           HuGap  *gap)
{
  Move best = { HU_UNIT_NONE, -1, -1, -1 };
  gint distances[2];
  gint distance = G_MAXINT;
  guint n_compared = 0;

  aim (self, gap->row);
  for (gint projects = TRUE; projects >= FALSE; projects--)
    distance = distances[projects] = find_distance (self, projects, distance);
  for (gint projects = TRUE; projects >= FALSE && distance < G_MAXINT; projects--)
    {
      if (distances[projects] != distance)
        continue;
      (void) find_distance (self, projects, distance);
      for (guint i = 0; i < self->state->scenario->units->len; i++)
        {
          const HuUnit *unit = hu_scenario_get_unit (self->state->scenario, i);

          if (unit->side == self->side && self->state->unit_status[i] == HU_UNIT_ON_MAP && hu_line_has_unit (unit) &&
              hu_line_projects (&self->rules, unit) == projects && self->steps[self->state->unit_hex[i]] == distance)
            compare_moves (self, i, distance, &n_compared, &best);
        }
    }

  gap->unit = best.unit;
  gap->distance = best.distance;
  gap->n_opened = MAX (best.n_opened, 0);
  gap->opened = best.opened;
}

/* @now: the gaps of the line of @side; @gaps: (element-type HuGap): the same, whose rows are known.  Adds the unit that can close
 * each by the fewest hexes, and of several the one that opens the fewest rows. */
void
hu_front_line_close_gaps (const HuState       *state,
                          HuSide               side,
                          const HuLineFinding *now,
                          GArray              *gaps)
{
  Search self;

  g_return_if_fail (state != NULL && now != NULL && gaps != NULL);

  if (gaps->len == 0)
    return;

  search_init (&self, state, side, now);
  for (guint i = 0; i < gaps->len; i++)
    close_gap (&self, &g_array_index (gaps, HuGap, i));
  search_clear (&self);
}
