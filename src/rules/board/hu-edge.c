/*
 * The edges of the map: where the map ends, not where its rectangle does.  North is, in each column, the first hex
 * that the map has, and so on round; a hex that is missing or beyond the map is not had.  A hole in the middle is no
 * edge.
 */
#include "hu-map.h"

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
