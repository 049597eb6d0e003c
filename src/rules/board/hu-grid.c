/*
 * The hex grid: places, neighbours, distances, and the edges of the map.
 */
#include "hu-grid.h"

#include "hu-map.h"

#include <string.h>

#define LETTERS_MAX 52

G_DEFINE_QUARK (hu-grid-error-quark, hu_grid_error)

static gint
count_digits (gint number)
{
  gint digits = 1;

  while (number >= 10)
    {
      number /= 10;
      digits++;
    }

  return digits;
}

static gboolean
is_letters (const HuGrid *grid)
{
  return grid->numbering == HU_NUMBERING_LETTERS;
}

/* On a letters board odd columns begin at row 1, and even ones, which lie half a hex higher, at
 * row 0.  There the position is the row, so each odd column has a hole at position 0 that does
 * not belong to the rectangle.
 */
static gint
lane_first (const HuGrid *grid,
            gint          lane)
{
  return is_letters (grid) && lane % 2 == 0 ? 1 : 0;
}

static gboolean
check_size (gint          columns,
            gint          rows,
            HuOrientation orientation,
            HuNumbering   numbering,
            GError      **error)
{
  if (columns < 1 || columns > HU_GRID_MAX || rows < 1 || rows > HU_GRID_MAX)
    {
      g_set_error (error, HU_GRID_ERROR, HU_GRID_ERROR_SIZE,
                   "A grid has 1 to %d columns and rows", HU_GRID_MAX);
      return FALSE;
    }

  if (numbering == HU_NUMBERING_LETTERS && (columns > LETTERS_MAX || orientation != HU_ORIENTATION_FLAT))
    {
      g_set_error (error, HU_GRID_ERROR, HU_GRID_ERROR_SIZE,
                   "A grid with letters is flat-topped and has at most %d columns", LETTERS_MAX);
      return FALSE;
    }

  return TRUE;
}

/* @columns: 1 to HU_GRID_MAX; with letters at most 52; @rows: 1 to HU_GRID_MAX; @orientation: which way the hexes
 * point; with letters flat; @shifted_odd: whether odd columns (flat) lie half a hex lower, or odd rows (pointy) half a
 * hex further right; ignored with letters; @board: a prefix of the names that people read, or NULL; @error: return
 * location for an error of the domain HU_GRID_ERROR.  Returns the grid, or NULL with HU_GRID_ERROR_SIZE. */
HuGrid *
hu_grid_new (gint           columns,
             gint           rows,
             HuOrientation  orientation,
             gboolean       shifted_odd,
             HuNumbering    numbering,
             const char    *board,
             GError       **error)
{
  HuGrid *grid;

  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!check_size (columns, rows, orientation, numbering, error))
    return NULL;

  grid = g_new0 (HuGrid, 1);
  grid->ref_count = 1;
  grid->columns = columns;
  grid->rows = rows;
  grid->orientation = orientation;
  grid->numbering = numbering;
  grid->shifted_odd = is_letters (grid) ? FALSE : !!shifted_odd;
  grid->board = g_strdup (board);
  grid->digits = MAX (2, count_digits (MAX (columns, rows)));
  grid->n_lanes = orientation == HU_ORIENTATION_FLAT ? columns : rows;
  grid->lane_length = orientation == HU_ORIENTATION_FLAT ? rows : columns;
  if (is_letters (grid))
    grid->lane_length++;
  grid->n_hexes = grid->n_lanes * grid->lane_length;
  grid->exists = g_malloc ((gsize) grid->n_hexes);
  memset (grid->exists, 1, (gsize) grid->n_hexes);

  for (gint lane = 0; lane < grid->n_lanes; lane++)
    if (lane_first (grid, lane) > 0)
      grid->exists[lane * grid->lane_length] = 0;

  return grid;
}

/* With every hex of its rectangle that has a name. */
HuGrid *
hu_grid_new_whole (const HuGrid *grid)
{
  HuGrid *whole;

  g_return_val_if_fail (grid != NULL, NULL);

  whole = hu_grid_new (grid->columns, grid->rows, grid->orientation, grid->shifted_odd, grid->numbering, grid->board,
                       NULL);
  if (whole != NULL && grid->names != NULL)
    whole->names = g_memdup2 (grid->names, sizeof *grid->names);
  if (whole != NULL && grid->boards != NULL)
    hu_grid_set_boards (whole, grid->boards, NULL);

  return whole;
}

HuGrid *
hu_grid_ref (HuGrid *grid)
{
  g_return_val_if_fail (grid != NULL, NULL);

  g_atomic_int_inc (&grid->ref_count);
  return grid;
}

/* Drops a reference to @grid and frees @grid with the last one. */
void
hu_grid_unref (HuGrid *grid)
{
  g_return_if_fail (grid != NULL);

  if (!g_atomic_int_dec_and_test (&grid->ref_count))
    return;

  g_free (grid->board);
  g_free (grid->names);
  g_clear_pointer (&grid->boards, g_ptr_array_unref);
  g_free (grid->board_of);
  g_free (grid->exists);
  g_free (grid);
}

/**
 * hu_grid_remove_hex:
 * @grid: a grid that is still being made
 * @hex: a hex of its rectangle
 *
 * Removes @hex from the map.
 */
void
hu_grid_remove_hex (HuGrid *grid,
                    HuHex   hex)
{
  g_return_if_fail (grid != NULL);
  g_return_if_fail (hu_grid_in_rectangle (grid, hex));

  grid->n_missing += grid->exists[hex];
  grid->exists[hex] = 0;
}

gboolean
hu_grid_in_rectangle (const HuGrid *grid,
                      HuHex         hex)
{
  g_return_val_if_fail (grid != NULL, FALSE);

  return hex >= 0 && hex < grid->n_hexes &&
         hex % grid->lane_length >= lane_first (grid, hex / grid->lane_length);
}

/* @hex: a place of its rectangle.  Returns the column, from 1. */
gint
hu_grid_column (const HuGrid *grid,
                HuHex         hex)
{
  g_return_val_if_fail (grid != NULL && hex >= 0 && hex < grid->n_hexes, 0);

  return 1 + (grid->orientation == HU_ORIENTATION_FLAT ? hex / grid->lane_length
                                                       : hex % grid->lane_length);
}

/* @hex: a place of its rectangle.  Returns the row, from 1; from 0 in the even columns of a letters board. */
gint
hu_grid_row (const HuGrid *grid,
             HuHex         hex)
{
  g_return_val_if_fail (grid != NULL && hex >= 0 && hex < grid->n_hexes, 0);

  if (is_letters (grid))
    return hex % grid->lane_length;

  return 1 + (grid->orientation == HU_ORIENTATION_FLAT ? hex % grid->lane_length
                                                       : hex / grid->lane_length);
}

/* @column: a column, from 1.  Returns that place of the rectangle, which the map may lack, or HU_HEX_NONE outside. */
HuHex
hu_grid_at (const HuGrid *grid,
            gint          column,
            gint          row)
{
  HuHex hex;

  g_return_val_if_fail (grid != NULL, HU_HEX_NONE);

  if (column < 1 || column > grid->columns || row < 0 || row > grid->rows)
    return HU_HEX_NONE;

  if (is_letters (grid))
    hex = (column - 1) * grid->lane_length + row;
  else if (row == 0)
    return HU_HEX_NONE;
  else if (grid->orientation == HU_ORIENTATION_FLAT)
    hex = (column - 1) * grid->lane_length + row - 1;
  else
    hex = (row - 1) * grid->lane_length + column - 1;

  return hu_grid_in_rectangle (grid, hex) ? hex : HU_HEX_NONE;
}

/* Returns the direction, 0 to 5, in which @to lies beside @from, or -1 where the two are not adjacent hexes of the
 * map. */
gint
hu_grid_direction (const HuGrid *grid,
                   HuHex         from,
                   HuHex         to)
{
  g_return_val_if_fail (grid != NULL && hu_grid_has (grid, from), -1);

  if (to == HU_HEX_NONE)
    return -1;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    if (hu_grid_neighbour (grid, from, direction) == to)
      return direction;

  return -1;
}

/* Converts staggered coordinates to cube coordinates: one lane further on shifts a hex by half
 * a hex along the lane, which the axial coordinate takes out again.
 */
static gint
axial_pos (const HuGrid *grid,
           HuHex         hex)
{
  gint lane = hex / grid->lane_length;
  gint halves = lane - hu_grid_lane_shift (grid, lane) + hu_grid_lane_shift (grid, 0);

  return hex % grid->lane_length - halves / 2;
}

/**
 * hu_grid_distance:
 * @a: a place of its rectangle
 *
 * Counts steps over the whole rectangle, as if no hex were missing.
 *
 * Returns: the distance in hexes; 0 from a hex to itself
 */
gint
hu_grid_distance (const HuGrid *grid,
                  HuHex         a,
                  HuHex         b)
{
  gint lanes, along;

  g_return_val_if_fail (grid != NULL, 0);
  g_return_val_if_fail (a >= 0 && a < grid->n_hexes && b >= 0 && b < grid->n_hexes, 0);

  lanes = b / grid->lane_length - a / grid->lane_length;
  along = axial_pos (grid, b) - axial_pos (grid, a);

  return MAX (MAX (ABS (lanes), ABS (along)), ABS (lanes + along));
}

/*
 * The edges of the map: where the map ends, not where its rectangle does.  North is, in each column, the first hex
 * that the map has, and so on round; a hex that is missing or beyond the map is not had.  A hole in the middle is no
 * edge.
 */

/* A column or row, from its end at an edge inwards. */
typedef struct
{
  HuHex first;
  gint  step;
  gint  n;
} Lane;

/* Row 0 of a letters board begins in its second column, so it never ends in the west, and in the east only where the
 * last column has a row 0. */
static gboolean
ends_there (const HuGrid *grid,
            HuEdge        edge,
            gint          index)
{
  if (grid->numbering != HU_NUMBERING_LETTERS || index > 0)
    return TRUE;

  return edge == HU_EDGE_NORTH || edge == HU_EDGE_SOUTH || (edge == HU_EDGE_EAST && grid->columns % 2 == 0);
}

/* @index: of a column if @edge is in the north or south, else of a row; from 0. */
static Lane
find_lane (const HuGrid *grid,
           HuEdge        edge,
           gint          index)
{
  gboolean flat = grid->orientation == HU_ORIENTATION_FLAT;
  gboolean is_column = edge == HU_EDGE_NORTH || edge == HU_EDGE_SOUTH;
  gboolean along = is_column == flat;
  Lane lane = { .first = along ? index * grid->lane_length : index,
                .step = along ? 1 : grid->lane_length,
                .n = along ? grid->lane_length : grid->n_lanes };

  if (edge == HU_EDGE_SOUTH || edge == HU_EDGE_EAST)
    {
      lane.first += (lane.n - 1) * lane.step;
      lane.step = -lane.step;
    }

  return lane;
}

/* Returns the hex in which that column or row ends at @edge, or HU_HEX_NONE. */
static HuHex
find_end (const HuMap *map,
          HuEdge       edge,
          gint         index)
{
  Lane lane = find_lane (map->grid, edge, index);

  if (!ends_there (map->grid, edge, index))
    return HU_HEX_NONE;

  for (gint i = 0; i < lane.n; i++)
    if (hu_map_has (map, lane.first + i * lane.step))
      return lane.first + i * lane.step;

  return HU_HEX_NONE;
}

/* Returns the hexes of an edge of the map, from west to east or from north to south; a column or row of which the map
 * has nothing has none; (transfer full) (element-type HuHex). */
GArray *
hu_map_list_edge (const HuMap *map,
                  HuEdge       edge)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gboolean is_column = edge == HU_EDGE_NORTH || edge == HU_EDGE_SOUTH;
  gint n;

  g_return_val_if_fail (map != NULL, hexes);

  n = is_column == (map->grid->orientation == HU_ORIENTATION_FLAT) ? map->grid->n_lanes : map->grid->lane_length;
  for (gint i = 0; i < n; i++)
    {
      HuHex hex = find_end (map, edge, i);

      if (hex != HU_HEX_NONE)
        g_array_append_val (hexes, hex);
    }

  return hexes;
}

gboolean
hu_map_is_on_edge (const HuMap *map,
                   HuHex        hex,
                   HuEdge       edge)
{
  gboolean is_column = edge == HU_EDGE_NORTH || edge == HU_EDGE_SOUTH;
  gint length;

  g_return_val_if_fail (map != NULL, FALSE);

  if (!hu_grid_has (map->grid, hex))
    return FALSE;

  length = map->grid->lane_length;
  return find_end (map, edge, is_column == (map->grid->orientation == HU_ORIENTATION_FLAT) ? hex / length
                                                                                            : hex % length) == hex;
}

gboolean
hu_map_is_edge (const HuMap *map,
                HuHex        hex)
{
  for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
    if (hu_map_is_on_edge (map, hex, (HuEdge) edge))
      return TRUE;

  return FALSE;
}

gint
hu_hex_compare (gconstpointer a,
                gconstpointer b)
{
  HuHex x = *(const HuHex *) a, y = *(const HuHex *) b;

  return (x > y) - (x < y);
}

GArray *
hu_hexes_settle (GArray *hexes)
{
  guint n = 0;

  g_array_sort (hexes, hu_hex_compare);
  for (guint i = 0; i < hexes->len; i++)
    if (i == 0 || g_array_index (hexes, HuHex, i) != g_array_index (hexes, HuHex, n - 1))
      g_array_index (hexes, HuHex, n++) = g_array_index (hexes, HuHex, i);

  return g_array_set_size (hexes, n);
}
