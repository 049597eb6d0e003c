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
#define MOST_PATHS 24    /* cheapest paths that are sought for one line: each looks at the whole map */
#define MOST_SEEN  20000 /* hexes that are looked at for one line, since each event is judged so; then no unit is near */

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
  HuHex         *of_row; /* [rows + 1] a hex of the row that can be covered, or HU_HEX_NONE */
  HuHex         *beside; /* [n_hexes] the next of the same row, or HU_HEX_NONE */
  guint         *covers; /* [rows + 1] so many units cover the row */
  GArray        *targets; /* HuHex: what is to be covered */
  guint8        *target; /* [n_hexes] is it? */
  guint          n_targets; /* so many of them at once */
  gint32        *steps;  /* [n_hexes] to a hex that closes the gap, or from a unit; -1: not found */
  HuHex         *queue;
  GArray        *found;  /* HuHex: those with steps */
  gint32        *from;   /* [n_hexes] hexes from a unit; -1: not found */
  HuHex         *walk;
  guint          n_seen;
  guint          n_paths;
} Search;

/* One way to close a gap. */
typedef struct
{
  guint unit;
  HuHex to;
  gint  distance;
  gint  n_opened; /* rows that are open then, and are not now */
  gint  opened;   /* the first of them */
} Move;

/* The rows that @unit covers from @hex, each once; there are three at most. */
static guint
list_rows (const Search *self,
           guint         unit,
           HuHex         hex,
           gint         *rows)
{
  const HuMap *map = self->map;
  gboolean projects = hu_line_projects (&self->rules, hu_scenario_get_unit (self->state->scenario, unit));
  guint n = 0;

  if (map->terrain[hex] == HU_TERRAIN_OFFMAP)
    return 0;

  rows[n++] = hu_grid_row (map->grid, hex);
  for (gint direction = 0; projects && direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex beside = hu_grid_neighbour (map->grid, hex, direction);
      gint row = beside != HU_HEX_NONE ? hu_grid_row (map->grid, beside) : rows[0];

      if (row != rows[0] && (n < 2 || row != rows[1]) && (n < 3 || row != rows[2]) &&
          map->terrain[beside] != HU_TERRAIN_OFFMAP &&
          !(self->rules.zoc_respects_hexsides && hu_map_is_barrier (map, hex, direction)))
        rows[n++] = row;
    }

  return n;
}

static void
note_hexes (Search *self)
{
  const HuMap *map = self->map;

  for (gint row = 0; row <= map->grid->rows; row++)
    self->of_row[row] = HU_HEX_NONE;
  for (HuHex hex = map->grid->n_hexes; hex-- > 0;)
    {
      self->first[hex] = -1;
      self->steps[hex] = -1;
      self->from[hex] = -1;
      self->closed[hex] = !map->grid->exists[hex] || hu_map_is_impassable (map, hex);
      if (map->grid->exists[hex] && map->terrain[hex] != HU_TERRAIN_OFFMAP)
        {
          gint row = hu_grid_row (map->grid, hex);

          self->beside[hex] = self->of_row[row];
          self->of_row[row] = hex;
        }
    }
}

static void
note_units (Search *self)
{
  const HuState *state = self->state;

  for (guint i = state->scenario->units->len; i-- > 0;)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);
      HuHex hex = state->unit_hex[i];

      if (state->unit_status[i] != HU_UNIT_ON_MAP)
        continue;
      if (unit->side != self->side)
        self->closed[hex] |= hu_unit_is_ground (unit);
      else if (hu_line_has_unit (unit))
        {
          gint rows[3];
          guint n = list_rows (self, i, hex, rows);

          self->next[i] = self->first[hex];
          self->first[hex] = (gint32) i;
          for (guint j = 0; j < n; j++)
            self->covers[rows[j]]++;
        }
    }
}

static void
search_init (Search              *self,
             const HuState       *state,
             HuSide               side,
             const HuLineFinding *now)
{
  const HuMap *map = state->scenario->map;
  gsize n_hexes = (gsize) map->grid->n_hexes, n_rows = (gsize) map->grid->rows + 1;

  *self = (Search) { .state = state, .map = map, .side = side, .rules = hu_front_line_get_line (state->scenario), .now = now };
  self->closed = g_malloc (n_hexes);
  self->first = g_new (gint32, n_hexes);
  self->next = g_new (gint32, MAX (1, state->scenario->units->len));
  self->of_row = g_new (HuHex, n_rows);
  self->beside = g_new (HuHex, n_hexes);
  self->covers = g_new0 (guint, n_rows);
  self->targets = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->target = g_malloc0 (n_hexes);
  self->steps = g_new (gint32, n_hexes);
  self->queue = g_new (HuHex, n_hexes);
  self->found = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->from = g_new (gint32, n_hexes);
  self->walk = g_new (HuHex, n_hexes);
  note_hexes (self);
  note_units (self);
}

static void
search_clear (Search *self)
{
  g_free (self->closed);
  g_free (self->first);
  g_free (self->next);
  g_free (self->of_row);
  g_free (self->beside);
  g_free (self->covers);
  g_array_unref (self->targets);
  g_free (self->target);
  g_free (self->steps);
  g_free (self->queue);
  g_array_unref (self->found);
  g_free (self->from);
  g_free (self->walk);
}

/* Sets the hexes to be covered: any hex of the row, or all hexes of it that cost points. */
static void
aim (Search *self,
     gint    row)
{
  const HuGrid *grid = self->map->grid;

  for (guint i = 0; i < self->targets->len; i++)
    self->target[g_array_index (self->targets, HuHex, i)] = FALSE;
  g_array_set_size (self->targets, 0);
  for (HuHex hex = self->of_row[row]; self->now->path == NULL && hex != HU_HEX_NONE; hex = self->beside[hex])
    g_array_append_val (self->targets, hex);
  for (guint i = 0; self->now->path != NULL && i < self->now->hexes->len; i++)
    {
      HuHex hex = g_array_index (self->now->hexes, HuHex, i);

      if (hu_grid_row (grid, hex) == row)
        g_array_append_val (self->targets, hex);
    }
  for (guint i = 0; i < self->targets->len; i++)
    self->target[g_array_index (self->targets, HuHex, i)] = TRUE;
  self->n_targets = self->now->path == NULL ? 1 : self->targets->len;
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
  self->n_seen++;
  g_array_append_val (self->found, hex);
  if (!self->closed[hex])
    self->queue[(*n)++] = hex;
}

/* A search begins at @hex if a unit would close the gap there. */
static void
begin (Search   *self,
       HuHex     hex,
       gboolean  projects,
       HuHex    *n)
{
  if (hex != HU_HEX_NONE && !self->closed[hex] && closes (self, hex, projects))
    reach (self, hex, 0, n);
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

  for (guint i = 0; i < self->found->len; i++)
    self->steps[g_array_index (self->found, HuHex, i)] = -1;
  g_array_set_size (self->found, 0);
  for (guint i = 0; i < self->targets->len; i++)
    {
      HuHex hex = g_array_index (self->targets, HuHex, i);

      begin (self, hex, projects, &n);
      for (gint direction = 0; projects && direction < HU_N_DIRECTIONS; direction++)
        begin (self, hu_grid_neighbour (grid, hex, direction), projects, &n);
    }
  for (HuHex i = 0; i < n && self->n_seen < MOST_SEEN; i++)
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

/* The gaps of the line when @unit has gone to @hex. */
static void
find_then (Search        *self,
           guint          unit,
           HuHex          hex,
           HuLineFinding *then)
{
  const HuGrid *grid = self->map->grid;
  g_autofree guint8 *cover = self->now->path != NULL ? g_malloc ((gsize) grid->n_hexes) : NULL;
  g_autofree guint8 *rows = g_malloc ((gsize) grid->rows + 1);
  gint before[3], after[3];
  guint n_before, n_after;

  if (cover != NULL)
    {
      g_autoptr(HuState) moved = hu_state_copy (self->state);

      self->n_paths++;
      moved->unit_hex[unit] = hex;
      hu_line_cover_rows (moved, &self->rules, self->side, cover, rows);
      hu_line_find (self->map, &self->rules, cover, rows, then);
      return;
    }

  n_before = list_rows (self, unit, self->state->unit_hex[unit], before);
  n_after = list_rows (self, unit, hex, after);
  for (gint row = 0; row <= grid->rows; row++)
    rows[row] = self->covers[row] > 0 ? HU_COVER_UNIT : HU_COVER_NONE;
  for (guint i = 0; i < n_before; i++)
    rows[before[i]] = self->covers[before[i]] > 1 ? HU_COVER_UNIT : HU_COVER_NONE;
  for (guint i = 0; i < n_after; i++)
    rows[after[i]] = HU_COVER_UNIT;
  hu_line_find_uncovered (self->map->grid, &self->rules, rows, then);
}

/* The rows that are open when the unit has gone there, and are not now. */
static void
count_opened (Search *self,
              Move   *move)
{
  HuLineFinding then;
  guint j = 0;

  find_then (self, move->unit, move->to, &then);
  move->n_opened = 0;
  for (guint i = 0; i < then.rows->len; i++)
    {
      gint row = g_array_index (then.rows, gint, i);

      while (j < self->now->rows->len && g_array_index (self->now->rows, gint, j) < row)
        j++;
      if ((j == self->now->rows->len || g_array_index (self->now->rows, gint, j) > row) && move->n_opened++ == 0)
        move->opened = row;
    }
  hu_line_finding_clear (&then);
}

/* Compares a move to @hex with the best so far. */
static void
compare_move (Search *self,
              guint   unit,
              HuHex   hex,
              guint  *n_compared,
              Move   *best)
{
  Move move = { unit, hex, self->from[hex], 0, -1 };

  if (self->n_paths < MOST_PATHS)
    count_opened (self, &move);
  (*n_compared)++;
  if (best->unit == HU_UNIT_NONE || move.n_opened < best->n_opened)
    *best = move;
}

/* Compares the moves of @unit to the hexes that close the gap @distance hexes away, each with the best so far. */
static void
compare_moves (Search *self,
               guint   unit,
               gint    distance,
               guint  *n_compared,
               Move   *best)
{
  const HuGrid *grid = self->map->grid;
  gboolean projects = hu_line_projects (&self->rules, hu_scenario_get_unit (self->state->scenario, unit));
  HuHex n = 1;

  self->walk[0] = self->state->unit_hex[unit];
  self->from[self->walk[0]] = 0;
  for (HuHex i = 0; i < n && *n_compared < MOST_COMPARED && best->n_opened != 0; i++)
    {
      HuHex hex = self->walk[i];

      if (self->from[hex] == distance && closes (self, hex, projects))
        compare_move (self, unit, hex, n_compared, best);
      for (gint direction = 0; self->from[hex] < distance && direction < HU_N_DIRECTIONS; direction++)
        {
          HuHex beside = hu_grid_neighbour (grid, hex, direction);

          if (beside == HU_HEX_NONE || self->from[beside] >= 0 || self->closed[beside] ||
              hu_map_is_barrier (self->map, hex, direction))
            continue;
          self->from[beside] = self->from[hex] + 1;
          self->walk[n++] = beside;
        }
    }
  for (HuHex i = 0; i < n; i++)
    self->from[self->walk[i]] = -1;
}

static int
compare_units (gconstpointer a,
               gconstpointer b)
{
  guint one = *(const guint *) a, other = *(const guint *) b;

  return (one > other) - (one < other);
}

/* The units that are @distance from closing the gap, in their order. */
static GArray *
list_nearest (const Search *self,
              gboolean      projects,
              gint          distance)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->found->len; i++)
    {
      HuHex hex = g_array_index (self->found, HuHex, i);

      for (gint32 unit = self->steps[hex] == distance ? self->first[hex] : -1; unit >= 0; unit = self->next[unit])
        if (hu_line_projects (&self->rules, hu_scenario_get_unit (self->state->scenario, (guint) unit)) == projects)
          g_array_append_val (units, unit);
    }
  g_array_sort (units, compare_units);

  return units;
}

/* A place that gives points only to the side whose unit stays there, which that unit alone does now; or -1. */
static gint
find_left (const Search *self,
           const Move   *move)
{
  const HuMap *map = self->map;
  const GPtrArray *schedule = hu_front_line_rules (self->state->scenario)->schedule;
  gint place = hu_map_place_at (map, self->state->unit_hex[move->unit]);

  if (place < 0 || hu_map_place_at (map, move->to) == place)
    return -1;

  for (guint i = 0; i < self->state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (self->state->scenario, i);

      if (i != move->unit && unit->side == self->side && hu_unit_is_ground (unit) &&
          self->state->unit_status[i] == HU_UNIT_ON_MAP && hu_map_place_at (map, self->state->unit_hex[i]) == place)
        return -1;
    }
  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScheduleItem *item = g_ptr_array_index (schedule, i);

      if (item->kind == HU_ITEM_PLACE && item->place == (guint) place && item->hold == HU_HOLD_CLEAR &&
          (item->to == HU_SIDE_NONE || item->to == self->side))
        return place;
    }

  return -1;
}

static void
close_gap (Search *self,
           HuGap  *gap)
{
  Move best = { HU_UNIT_NONE, HU_HEX_NONE, -1, -1, -1 };
  gint distances[2];
  gint distance = G_MAXINT;
  guint n_compared = 0;

  if (self->n_seen < MOST_SEEN)
    aim (self, gap->row);
  for (gint projects = TRUE; projects >= FALSE && self->n_seen < MOST_SEEN; projects--)
    distance = distances[projects] = find_distance (self, projects, distance);
  if (self->n_seen >= MOST_SEEN)
    {
      gap->distance = HU_GAP_FAR;
      return;
    }
  for (gint projects = TRUE; projects >= FALSE && distance < G_MAXINT; projects--)
    if (distances[projects] == distance)
      {
        g_autoptr(GArray) units = NULL;

        (void) find_distance (self, projects, distance);
        units = list_nearest (self, projects, distance);
        gap->n_others += units->len;
        for (guint i = 0; i < units->len; i++)
          compare_moves (self, g_array_index (units, guint, i), distance, &n_compared, &best);
      }

  if (best.unit == HU_UNIT_NONE)
    return;
  gap->unit = best.unit;
  gap->n_others--;
  gap->left = find_left (self, &best);
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
