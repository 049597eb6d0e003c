/*
 * The places of hexes on paper. A pointy grid is a flat one mirrored at its diagonal: everything is computed
 * along and across lanes, and the two coordinates change places at the very end.
 */
#include "hu-geometry.h"

#include <math.h>

#define SQRT3 1.7320508075688772
#define HALF_HEIGHT (SQRT3 / 2)

/* Corners of a flat hex: corner i at 240° + 60° i, so that the hexside between i and i + 1 faces direction i.
 * The mirror image runs the other way round. */
static const double corner_across[HU_N_DIRECTIONS] = { -0.5, 0.5, 1.0, 0.5, -0.5, -1.0 };
static const double corner_along[HU_N_DIRECTIONS] = { -HALF_HEIGHT, -HALF_HEIGHT, 0,
                                                      HALF_HEIGHT,  HALF_HEIGHT,  0 };

static HuPoint
on_paper (const HuGrid *grid,
          double        across,
          double        along)
{
  if (grid->orientation == HU_ORIENTATION_FLAT)
    return (HuPoint) { across, along };

  return (HuPoint) { along, across };
}

/* Returns how many hexes along its lane a position lies, counted so that the first of all lies at 0: on a
 * letters board position 0 of an unshifted lane is empty, and a grid may be a single shifted lane. */
static double
ahead (const HuGrid *grid,
       gint          lane,
       gint          pos)
{
  double first = 0;

  if (grid->numbering == HU_NUMBERING_LETTERS)
    first = grid->n_lanes > 1 ? 0.5 : 1;
  else if (grid->n_lanes == 1)
    first = 0.5 * hu_grid_lane_shift (grid, 0);

  return pos + 0.5 * hu_grid_lane_shift (grid, lane) - first;
}

/* The length of the map along its lanes, in hexes. */
static double
length_along (const HuGrid *grid)
{
  if (grid->numbering == HU_NUMBERING_LETTERS)
    return grid->n_lanes > 1 ? grid->lane_length : grid->lane_length - 1;

  return grid->n_lanes > 1 ? grid->lane_length + 0.5 : grid->lane_length;
}

/* The mirror image counts its corners clockwise too. */
static gint
mirrored_corner (const HuGrid *grid,
                 gint          corner)
{
  return grid->orientation == HU_ORIENTATION_FLAT ? corner : (HU_N_DIRECTIONS + 1 - corner) % HU_N_DIRECTIONS;
}

/* @hex: a hex of its rectangle, missing ones included.  Returns the centre of @hex in map units. */
HuPoint
hu_geometry_centre (const HuGrid *grid,
                    HuHex         hex)
{
  gint lane, pos;

  g_return_val_if_fail (grid != NULL && hex >= 0 && hex < grid->n_hexes, ((HuPoint) { 0, 0 }));

  lane = hex / grid->lane_length;
  pos = hex % grid->lane_length;

  return on_paper (grid, 1 + 1.5 * lane, HALF_HEIGHT + SQRT3 * ahead (grid, lane, pos));
}

/* @hex: a hex of its rectangle; @corner: 0 … 5, clockwise on screen, from the upper left one of a flat hex and the
 * lower left one of a pointy one.  Returns that corner in map units. */
HuPoint
hu_geometry_corner (const HuGrid *grid,
                    HuHex         hex,
                    gint          corner)
{
  HuPoint centre = hu_geometry_centre (grid, hex);
  HuPoint offset;

  g_return_val_if_fail (corner >= 0 && corner < HU_N_DIRECTIONS, centre);

  corner = mirrored_corner (grid, corner);
  offset = on_paper (grid, corner_across[corner], corner_along[corner]);

  return (HuPoint) { centre.x + offset.x, centre.y + offset.y };
}

/**
 * hu_geometry_hexside:
 * @hex: a hex of its rectangle
 * @direction: 0 … 5
 * @a: (out): one end of the hexside, in map units
 * @b: (out): the other; the hex lies to the right of the way from @a to @b
 *
 * Finds the two ends of the hexside of @hex towards @direction.
 */
void
hu_geometry_hexside (const HuGrid *grid,
                     HuHex         hex,
                     gint          direction,
                     HuPoint      *a,
                     HuPoint      *b)
{
  gint first = direction;

  g_return_if_fail (direction >= 0 && direction < HU_N_DIRECTIONS);

  /* Directions of a pointy grid run counter-clockwise. */
  if (grid->orientation == HU_ORIENTATION_POINTY)
    first = (HU_N_DIRECTIONS - direction) % HU_N_DIRECTIONS;

  *a = hu_geometry_corner (grid, hex, first);
  *b = hu_geometry_corner (grid, hex, (first + 1) % HU_N_DIRECTIONS);
}

/* A hex consists of the points nearest to its centre, so the nearest centre of the two lanes around the point
 * decides.  Returns the hex that holds @point, whether or not the map has it; HU_HEX_NONE outside the rectangle. */
HuHex
hu_geometry_place_at (const HuGrid *grid,
                      HuPoint       point)
{
  double across, along, best = G_MAXDOUBLE;
  HuHex found = HU_HEX_NONE;
  gint first_lane;

  g_return_val_if_fail (grid != NULL, HU_HEX_NONE);

  across = grid->orientation == HU_ORIENTATION_FLAT ? point.x : point.y;
  along = grid->orientation == HU_ORIENTATION_FLAT ? point.y : point.x;
  if (!(across >= 0 && across <= 1.5 * grid->n_lanes + 0.5) ||
      !(along >= 0 && along <= SQRT3 * length_along (grid)))
    return HU_HEX_NONE;

  first_lane = (gint) floor ((across - 1) / 1.5);
  for (gint lane = first_lane; lane <= first_lane + 1; lane++)
    {
      gint pos = (gint) floor (along / SQRT3 - ahead (grid, lane, 0));
      double dx = across - (1 + 1.5 * lane);
      double dy = along - (HALF_HEIGHT + SQRT3 * ahead (grid, lane, pos));
      double distance = dx * dx + dy * dy;

      /* Outside the rectangle a lane still claims its points, so that the outer corners stay off the map. */
      if (distance >= best)
        continue;

      best = distance;
      found = HU_HEX_NONE;
      if (lane >= 0 && lane < grid->n_lanes && pos >= 0 && pos < grid->lane_length)
        found = lane * grid->lane_length + pos;
    }

  return found != HU_HEX_NONE && hu_grid_in_rectangle (grid, found) ? found : HU_HEX_NONE;
}

HuHex
hu_geometry_hex_at (const HuGrid *grid,
                    HuPoint       point)
{
  HuHex place = hu_geometry_place_at (grid, point);

  return place != HU_HEX_NONE && hu_grid_has (grid, place) ? place : HU_HEX_NONE;
}

/* Returns the box that holds every hex of the rectangle, missing ones included; it begins at 0, 0. */
HuBox
hu_geometry_bounds (const HuGrid *grid)
{
  HuPoint size;

  g_return_val_if_fail (grid != NULL, ((HuBox) { 0, 0, 0, 0 }));

  size = on_paper (grid, 1.5 * grid->n_lanes + 0.5, SQRT3 * length_along (grid));

  return (HuBox) { 0, 0, size.x, size.y };
}

/**
 * hu_geometry_step:
 * @dx: -1 left, 1 right
 * @dy: -1 up, 1 down
 *
 * Moves the cursor as the arrow keys do. Along a lane a step is straight. Across lanes there is no straight
 * step, and the cursor zigzags within its row (its column on a pointy grid), so that a step there and back ends
 * where it began. Both at once take the hexside in that diagonal.
 *
 * Returns: the neighbour in that direction, or %HU_HEX_NONE at the edge of the map or of a gap in it
 */
HuHex
hu_geometry_step (const HuGrid *grid,
                  HuHex         hex,
                  gint          dx,
                  gint          dy)
{
  gint across, along, shift, direction;

  g_return_val_if_fail (grid != NULL && hex >= 0 && hex < grid->n_hexes, HU_HEX_NONE);
  g_return_val_if_fail (ABS (dx) <= 1 && ABS (dy) <= 1, HU_HEX_NONE);

  across = grid->orientation == HU_ORIENTATION_FLAT ? dx : dy;
  along = grid->orientation == HU_ORIENTATION_FLAT ? dy : dx;
  if (across == 0 && along == 0)
    return hex;
  if (across == 0)
    return hu_grid_neighbour (grid, hex, along < 0 ? 0 : 3);

  if (along == 0)
    {
      /* The same position in the next lane lies back from a shifted lane, and ahead of an unshifted one. */
      shift = hu_grid_lane_shift (grid, hex / grid->lane_length);
      along = shift ? -1 : 1;
    }

  direction = across > 0 ? (along < 0 ? 1 : 2) : (along < 0 ? 5 : 4);

  return hu_grid_neighbour (grid, hex, direction);
}

/* Returns the part of the rectangle whose hexes may touch @box; empty (lane1 <= lane0 or pos1 <= pos0) if there are
 * none. */
HuHexWindow
hu_geometry_window (const HuGrid *grid,
                    HuBox         box,
                    gint          margin)
{
  gboolean flat = grid->orientation == HU_ORIENTATION_FLAT;
  double across = flat ? box.x : box.y, across_size = flat ? box.width : box.height;
  double along = flat ? box.y : box.x, along_size = flat ? box.height : box.width;
  HuHexWindow window;

  window.lane0 = (gint) CLAMP (floor ((across - 2) / 1.5) - margin, 0, grid->n_lanes);
  window.lane1 = (gint) CLAMP (ceil ((across + across_size) / 1.5) + 1 + margin, 0, grid->n_lanes);
  window.pos0 = (gint) CLAMP (floor (along / SQRT3 - 1.5) - margin, 0, grid->lane_length);
  window.pos1 = (gint) CLAMP (ceil ((along + along_size) / SQRT3) + 1 + margin, 0, grid->lane_length);

  return window;
}

/* Returns the distance between its hex rows in map units; rows of pointy hexes are straight, rows of flat hexes
 * zigzag. */
double
hu_geometry_row_pitch (const HuGrid *grid)
{
  return grid->orientation == HU_ORIENTATION_POINTY ? 1.5 : SQRT3;
}

/* Returns the middle of a row; for a zigzag row, the middle between its upper and its lower hexes. */
static double
row_middle (const HuGrid *grid,
            gint          row)
{
  /* Row 1 is there on every grid, in every column. */
  double first = hu_geometry_centre (grid, hu_grid_at (grid, 1, 1)).y;

  if (grid->orientation == HU_ORIENTATION_FLAT && grid->columns > 1)
    first = (first + hu_geometry_centre (grid, hu_grid_at (grid, 2, 1)).y) / 2;

  return first + (row - 1) * hu_geometry_row_pitch (grid);
}

/* @top: (out): its northern edge, map units; @bottom: (out): its southern edge, map units. */
void
hu_geometry_row (const HuGrid *grid,
                 gint          row,
                 double       *top,
                 double       *bottom)
{
  double middle, half;

  g_return_if_fail (grid != NULL && top != NULL && bottom != NULL);

  middle = row_middle (grid, row);
  half = hu_geometry_row_pitch (grid) / 2;
  *top = middle - half;
  *bottom = middle + half;
}

/* @rows: (element-type gint): rows of @grid.  Returns their hexes, row by row from west to east; (transfer full)
 * (element-type HuHex). */
GArray *
hu_geometry_row_hexes (const HuGrid *grid,
                       const GArray *rows)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_return_val_if_fail (grid != NULL && rows != NULL, hexes);

  for (guint i = 0; i < rows->len; i++)
    for (gint column = 1; column <= grid->columns; column++)
      {
        HuHex hex = hu_grid_at (grid, column, g_array_index (rows, gint, i));

        if (hu_grid_has (grid, hex))
          g_array_append_val (hexes, hex);
      }

  return hexes;
}
