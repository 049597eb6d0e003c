/*
 * The places of hexes on paper. One map unit is the distance from a hex's centre to a corner; x runs east, y
 * south; the map's bounding box begins at 0, 0.
 */
#pragma once

#include "hu-grid.h"

G_BEGIN_DECLS

typedef struct
{
  double x, y;
} HuPoint;

typedef struct
{
  double x, y, width, height;
} HuBox;

static inline gboolean
hu_box_equal (const HuBox *a,
              const HuBox *b)
{
  return a->x == b->x && a->y == b->y && a->width == b->width && a->height == b->height;
}

HuPoint hu_geometry_centre   (const HuGrid *grid,
                              HuHex         hex);
/* Corner 0 … 5, clockwise on screen; the hexside between corner i and i + 1 … */
HuPoint hu_geometry_corner   (const HuGrid *grid,
                              HuHex         hex,
                              gint          corner);
/* … is the hexside towards that direction; returns its two corners. */
void    hu_geometry_hexside  (const HuGrid *grid,
                              HuHex         hex,
                              gint          direction,
                              HuPoint      *a,
                              HuPoint      *b);
/* The hex that holds that point, or HU_HEX_NONE. */
HuHex   hu_geometry_hex_at   (const HuGrid *grid,
                              HuPoint       point);
/* The same where the map lacks that hex. */
HuHex   hu_geometry_place_at (const HuGrid *grid,
                              HuPoint       point);
HuBox   hu_geometry_bounds   (const HuGrid *grid);
/* Returns the neighbour that an arrow key (dx, dy of -1, 0, 1) leads to, in a zigzag where the grid has no
 * straight step that way; HU_HEX_NONE at the edge. */
HuHex   hu_geometry_step     (const HuGrid *grid,
                              HuHex         hex,
                              gint          dx,
                              gint          dy);

/* The hexes that may touch @box, as lanes and positions of the rectangle; holes included. */
typedef struct
{
  gint lane0, lane1; /* first, and one past the last */
  gint pos0, pos1;
} HuHexWindow;

HuHexWindow hu_geometry_window  (const HuGrid *grid,
                                 HuBox         box,
                                 gint          margin); /* so many hexes more on each side */

/* Rows from north to south: the distance between them and the edges of one in map units, and all hexes of @rows
 * (gint), row by row; (transfer full) (element-type HuHex). */
double      hu_geometry_row_pitch (const HuGrid *grid);
void        hu_geometry_row       (const HuGrid *grid,
                                   gint          row,
                                   double       *top,
                                   double       *bottom);
GArray     *hu_geometry_row_hexes (const HuGrid *grid,
                                   const GArray *rows) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
