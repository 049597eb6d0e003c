/*
 * The front line: which hexes and rows a side covers, and which gaps the line is charged for.
 *
 * Under the reading `rows` every hex row that counts must be covered.  Under the reading `path`
 * the line is a chain of adjacent hexes from the first row that counts to the last, and the
 * cheapest chain is charged for its uncovered hexes.  This is a shortest path with weights 0
 * and 1, for which queues are enough.  A chain has a hex in every row between, and all hexes of
 * an uncovered row are uncovered, so the path never costs less than the rows do.
 *
 * One file, because both readings are judged from the same cover.
 */
#include "hu-line-cover.h"

#include "hu-line-clauses.h"

#include <string.h>

HU_LINE_CLAUSES (HU_DEFINE_CLAUSE)

/* EB units are no front-line troops (C); air units never cover anything.  Returns whether @unit can be part of the
 * line. */
gboolean
hu_line_has_unit (const HuUnit *unit)
{
  g_return_val_if_fail (unit != NULL, FALSE);

  return hu_line_cannot_cover (unit) == NULL;
}

HuClauseId
hu_line_cannot_cover (const HuUnit *unit)
{
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_LINE_AIR, !hu_unit_is_ground (unit)))
    return HU_CLAUSE_LINE_AIR;

  return HU_CLAUSE_HOLDS (HU_CLAUSE_LINE_EB, !unit->line) ? HU_CLAUSE_LINE_EB : NULL;
}

/* The unit's own `zoc` decides. Without one, a unit with a bracketed strength, or smaller than a division, covers
 * its own hex only (I). The letter of case I grants a zone of control to divisions and corps; whether armies have
 * one is a reading.  Returns why a unit of the line covers its own hex only; NULL: it has a zone of control. */
HuClauseId
hu_line_cannot_project (const HuLineRules *rules,
                        const HuUnit      *unit)
{
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_LINE_OWN_ZOC, unit->zoc != HU_TRISTATE_UNSET))
    return unit->zoc == HU_TRISTATE_FALSE ? HU_CLAUSE_LINE_OWN_ZOC : NULL;
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_LINE_ARMY, unit->size == HU_SIZE_ARMY && !rules->army_zoc))
    return HU_CLAUSE_LINE_ARMY;
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_LINE_BRACKETED, unit->bracketed))
    return HU_CLAUSE_LINE_BRACKETED;
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_LINE_SMALL, unit->size != HU_SIZE_NONE && unit->size < HU_SIZE_DIVISION))
    return HU_CLAUSE_LINE_SMALL;

  return NULL;
}

gboolean
hu_line_projects (const HuLineRules *rules,
                  const HuUnit      *unit)
{
  g_return_val_if_fail (rules != NULL && unit != NULL, FALSE);

  return hu_line_has_unit (unit) && hu_line_cannot_project (rules, unit) == NULL;
}

/* Does the line have to hold @row: is it playable, and not all water? */
static gboolean
row_counts (const HuLineRules *rules,
            gint               row)
{
  return rules->row_counts[row];
}

/**
 * hu_line_find_rows:
 * @rules: the reading of the line
 *
 * A row counts where it is playable and has a hex that is not all water or beyond the edge.
 *
 * Returns: (transfer full): for each row, from row 0 on, whether it counts
 */
guint8 *
hu_line_find_rows (const HuMap       *map,
                   const HuLineRules *rules)
{
  guint8 *counts;

  g_return_val_if_fail (map != NULL && rules != NULL, NULL);

  counts = g_malloc0 ((gsize) map->grid->rows + 1);
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (map->grid->exists[hex] && !HU_CLAUSE_HOLDS (HU_CLAUSE_LINE_WATER, hu_map_is_impassable (map, hex)))
      {
        gint row = hu_grid_row (map->grid, hex);

        counts[row] = !rules->rows_given || (row >= rules->first_row && row <= rules->last_row);
      }

  return counts;
}

/* Does a zone of control reach from @hex across that hexside? */
static gboolean
reaches (const HuMap       *map,
         const HuLineRules *rules,
         HuHex              hex,
         gint               direction)
{
  return HU_CLAUSE_HOLDS (HU_CLAUSE_LINE_ZOC, hu_grid_neighbour (map->grid, hex, direction) != HU_HEX_NONE) &&
         !(HU_CLAUSE_HOLDS (HU_CLAUSE_LINE_HEXSIDES, rules->zoc_respects_hexsides) &&
           hu_map_is_barrier (map, hex, direction));
}

/* Does the line have @unit in it, there? */
static gboolean
stands (const HuState *state,
        HuSide         side,
        guint          unit)
{
  /* Units can be beyond the edge, but no zone of control reaches across it. */
  return hu_scenario_get_unit (state->scenario, unit)->side == side && state->unit_status[unit] == HU_UNIT_ON_MAP &&
         state->scenario->map->terrain[state->unit_hex[unit]] != HU_TERRAIN_OFFMAP;
}

HuCover
hu_line_cover_by (const HuState     *state,
                  const HuLineRules *rules,
                  HuSide             side,
                  guint              unit,
                  HuHex              hex,
                  HuClauseId        *clause)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);
  HuHex from = state->unit_hex[unit];
  gint direction;

  *clause = NULL;
  if (!stands (state, side, unit))
    return HU_COVER_NONE;
  if (from == hex)
    {
      *clause = hu_line_cannot_cover (counter);
      return *clause != NULL ? HU_COVER_NONE : HU_COVER_UNIT;
    }

  direction = hu_grid_direction (state->scenario->map->grid, from, hex);
  if (direction < 0 || !hu_line_has_unit (counter) || !reaches (state->scenario->map, rules, from, direction) ||
      state->scenario->map->terrain[hex] == HU_TERRAIN_OFFMAP)
    return HU_COVER_NONE;
  if (!hu_line_projects (rules, counter))
    {
      *clause = hu_line_cannot_project (rules, counter);
      return HU_COVER_NONE;
    }

  *clause = HU_CLAUSE_LINE_ZOC;
  return HU_COVER_ZOC;
}

static void
cover_hex (const HuMap *map,
           HuHex        hex,
           HuCover      how,
           guint8      *cover,
           guint8      *rows)
{
  gint row;

  if (map->terrain[hex] == HU_TERRAIN_OFFMAP || cover[hex] >= how)
    return;

  cover[hex] = (guint8) how;
  row = hu_grid_row (map->grid, hex);
  rows[row] = MAX (rows[row], (guint8) how);
}

/**
 * hu_line_cover_rows:
 * @cover: (out caller-allocates): a #HuCover a hex
 * @rows_covered: (out caller-allocates): a #HuCover a row, from row 0 on
 *
 * Finds the hexes and rows that @side covers: the hexes of its line units and, beside units
 * that project a zone of control, the adjacent hexes, whether enemies are there or not (A).
 */
void
hu_line_cover_rows (const HuState     *state,
                    const HuLineRules *rules,
                    HuSide             side,
                    guint8            *cover,
                    guint8            *rows_covered)
{
  const HuMap *map;

  g_return_if_fail (state != NULL && rules != NULL && cover != NULL && rows_covered != NULL);

  map = state->scenario->map;
  memset (cover, HU_COVER_NONE, (gsize) map->grid->n_hexes);
  memset (rows_covered, HU_COVER_NONE, (gsize) map->grid->rows + 1);

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);
      HuHex hex = state->unit_hex[i];
      gboolean projects;

      if (!stands (state, side, i) || !hu_line_has_unit (unit))
        continue;

      cover_hex (map, hex, HU_COVER_UNIT, cover, rows_covered);
      projects = hu_line_projects (rules, unit);
      for (gint direction = 0; projects && direction < HU_N_DIRECTIONS; direction++)
        if (reaches (map, rules, hex, direction))
          cover_hex (map, hu_grid_neighbour (map->grid, hex, direction), HU_COVER_ZOC, cover, rows_covered);
    }
}

/* --- The path --- */

/* Hexes are settled in the order of their cost, and among equal costs in the order of the length of the path to
 * them.  So among all cheapest paths a shortest one is found. */
typedef struct
{
  const HuMap      *map;
  const HuLineRules *rules;
  const guint8     *cover;
  gint32           *cost;   /* -1: not reached */
  gint32           *length;
  HuHex            *from;
  gint              last_row;

  /* HuHex, each list by growing length: hexes to settle at the present cost, entered at this cost or from the
   * one before; and hexes that cost one more. */
  GArray           *entered;
  GArray           *dearer;
  GArray           *next;
  guint             n_entered_done;
  guint             n_dearer_done;
} PathSearch;

static void
path_search_init (PathSearch        *search,
                  const HuMap       *map,
                  const HuLineRules *rules,
                  const guint8      *cover,
                  gint               last_row)
{
  gsize n = (gsize) map->grid->n_hexes;

  *search = (PathSearch) { .map = map, .rules = rules, .cover = cover, .last_row = last_row };
  search->cost = g_new (gint32, n);
  search->length = g_new (gint32, n);
  search->from = g_new (HuHex, n);
  search->entered = g_array_new (FALSE, FALSE, sizeof (HuHex));
  search->dearer = g_array_new (FALSE, FALSE, sizeof (HuHex));
  search->next = g_array_new (FALSE, FALSE, sizeof (HuHex));
  memset (search->cost, -1, n * sizeof (gint32));
}

static void
path_search_clear (PathSearch *search)
{
  g_free (search->cost);
  g_free (search->length);
  g_free (search->from);
  g_array_unref (search->entered);
  g_array_unref (search->dearer);
  g_array_unref (search->next);
}

/* The cost of a hex does not depend on the hex it is entered from, so the first way to reach
 * it, which comes from the best hex so far, is the best.
 */
static void
reach (PathSearch *search,
       HuHex       hex,
       HuHex       from)
{
  gint step;

  if (search->cost[hex] >= 0 || search->map->terrain[hex] == HU_TERRAIN_OFFMAP)
    return;

  step = search->cover[hex] == HU_COVER_NONE && row_counts (search->rules, hu_grid_row (search->map->grid, hex));
  search->cost[hex] = step + (from != HU_HEX_NONE ? search->cost[from] : 0);
  search->length[hex] = from != HU_HEX_NONE ? search->length[from] + 1 : 0;
  search->from[hex] = from;
  g_array_append_val (step == 0 ? search->entered : search->next, hex);
}

/* The hex to settle next, or none. */
static HuHex
take_best (PathSearch *search)
{
  HuHex entered = HU_HEX_NONE, dearer = HU_HEX_NONE;

  if (search->n_entered_done == search->entered->len && search->n_dearer_done == search->dearer->len)
    {
      GArray *done = search->dearer;

      search->dearer = search->next;
      search->next = done;
      g_array_set_size (search->next, 0);
      g_array_set_size (search->entered, 0);
      search->n_dearer_done = search->n_entered_done = 0;
    }

  if (search->n_entered_done < search->entered->len)
    entered = g_array_index (search->entered, HuHex, search->n_entered_done);
  if (search->n_dearer_done < search->dearer->len)
    dearer = g_array_index (search->dearer, HuHex, search->n_dearer_done);

  if (entered != HU_HEX_NONE && (dearer == HU_HEX_NONE || search->length[entered] <= search->length[dearer]))
    {
      search->n_entered_done++;
      return entered;
    }

  search->n_dearer_done += dearer != HU_HEX_NONE;
  return dearer;
}

/* Continues until the first hex of the last row is settled; returns that hex, or none. */
static HuHex
search_path (PathSearch *search)
{
  const HuGrid *grid = search->map->grid;

  for (;;)
    {
      HuHex hex = take_best (search);

      if (hex == HU_HEX_NONE || hu_grid_row (grid, hex) == search->last_row)
        return hex;
      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        {
          HuHex beside = hu_grid_neighbour (grid, hex, direction);

          if (beside != HU_HEX_NONE)
            reach (search, beside, hex);
        }
    }
}

static GArray *
walk_back (const PathSearch *search,
           HuHex             end)
{
  guint n = (guint) search->length[end] + 1;
  GArray *path = g_array_set_size (g_array_new (FALSE, FALSE, sizeof (HuHex)), n);

  for (HuHex hex = end; hex != HU_HEX_NONE; hex = search->from[hex])
    g_array_index (path, HuHex, --n) = hex;

  return path;
}

static gboolean
find_end_rows (const HuMap       *map,
               const HuLineRules *rules,
               gint              *first,
               gint              *last)
{
  *first = *last = -1;
  for (gint row = 0; row <= map->grid->rows; row++)
    if (row_counts (rules, row))
      {
        if (*first < 0)
          *first = row;
        *last = row;
      }

  return *first >= 0;
}

/**
 * hu_line_cheapest_path:
 * @rules: the reading, with the rows that count
 * @path: (out) (nullable) (transfer full) (element-type HuHex): the chain, from
 *   the first row that counts to the last; the same one on every run
 *
 * Finds the chain of adjacent hexes with the fewest uncovered ones, and among such chains one
 * of the shortest.  It may run through any hex on the map; a hex in a row that does not count
 * costs nothing.
 *
 * Returns: how many of its hexes are uncovered, or -1 where no chain exists
 */
gint64
hu_line_cheapest_path (const HuMap       *map,
                       const HuLineRules *rules,
                       const guint8      *cover,
                       GArray           **path)
{
  const HuGrid *grid;
  PathSearch search;
  gint first_row, last_row;
  gint64 cost = -1;
  HuHex end;

  g_return_val_if_fail (map != NULL && rules != NULL && cover != NULL && path != NULL, -1);

  *path = NULL;
  grid = map->grid;
  if (!find_end_rows (map, rules, &first_row, &last_row))
    return -1;

  path_search_init (&search, map, rules, cover, last_row);
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (grid->exists[hex] && hu_grid_row (grid, hex) == first_row)
      reach (&search, hex, HU_HEX_NONE);

  end = search_path (&search);
  if (end != HU_HEX_NONE)
    {
      cost = search.cost[end];
      *path = walk_back (&search, end);
    }
  path_search_clear (&search);

  return cost;
}

/* --- What the line is charged for --- */

static void
find_uncovered_rows (const HuGrid      *grid,
                     const HuLineRules *rules,
                     const guint8      *covered,
                     GArray            *gaps)
{
  gint first = G_MAXINT, last = -1;
  gboolean exempt;

  for (gint row = 0; row <= grid->rows; row++)
    if (covered[row] && row_counts (rules, row))
      {
        first = MIN (first, row);
        last = row;
      }

  /* A side that covers no row pays for all, exempt or not. */
  exempt = !HU_CLAUSE_HOLDS (HU_CLAUSE_LINE_ENDS, !rules->ends_exempt) && last >= 0;
  for (gint row = 0; row <= grid->rows; row++)
    if (row_counts (rules, row) && !covered[row] && !(exempt && (row < first || row > last)))
      g_array_append_val (gaps, row);
}

/* Finds the rows that a side which covers @rows_covered would pay for, and no path. */
void
hu_line_find_uncovered (const HuGrid      *grid,
                        const HuLineRules *rules,
                        const guint8      *rows_covered,
                        HuLineFinding     *finding)
{
  finding->rows = g_array_new (FALSE, FALSE, sizeof (gint));
  finding->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  finding->path = NULL;
  find_uncovered_rows (grid, rules, rows_covered, finding->rows);
  finding->count = finding->rows->len;
}

/* Finds the gaps that a side with that @cover and @rows would pay for.  Uses the rows reading also where the
 * path reading has no path. */
void
hu_line_find (const HuMap       *map,
              const HuLineRules *rules,
              const guint8      *cover,
              const guint8      *rows_covered,
              HuLineFinding     *finding)
{
  g_autofree guint8 *open = NULL;
  gint64 count = -1;

  hu_line_find_uncovered (map->grid, rules, rows_covered, finding);
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_LINE_PATH, rules->reading == HU_READING_PATH))
    count = hu_line_cheapest_path (map, rules, cover, &finding->path);
  if (count < 0)
    return;

  finding->count = count;
  g_array_set_size (finding->rows, 0);
  open = g_malloc0 ((gsize) map->grid->rows + 1);
  /* The uncovered hexes of the path, and the rows they lie in, each once, from north to south. */
  for (guint i = 0; i < finding->path->len; i++)
    {
      HuHex hex = g_array_index (finding->path, HuHex, i);
      gint row = hu_grid_row (map->grid, hex);

      if (cover[hex] != HU_COVER_NONE || !row_counts (rules, row))
        continue;
      open[row] = TRUE;
      g_array_append_val (finding->hexes, hex);
    }
  for (gint row = 0; row <= map->grid->rows; row++)
    if (open[row])
      g_array_append_val (finding->rows, row);
}

void
hu_line_finding_clear (HuLineFinding *finding)
{
  g_clear_pointer (&finding->rows, g_array_unref);
  g_clear_pointer (&finding->hexes, g_array_unref);
  g_clear_pointer (&finding->path, g_array_unref);
}
