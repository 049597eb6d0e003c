/*
 * The hexes of a board: where they lie among its pixels, how the board calls them, and the
 * same as a grid of this program.
 */
#pragma once

#include "hu-grid.h"
#include "hu-vassal-module.h"

G_BEGIN_DECLS

/* The hexes of a board.  A place of the lattice is a lane, as the board's own grid counts them from its origin, and
 * a step along it: hexes of the same step lie side by side. */
typedef struct
{
  const HuVassalBoard *board;
  const HuVassalGrid  *grid;
  const HuVassalZone  *region;  /* the part of the board that has the grid; NULL: all of it */
  gint                 width;   /* of the board */
  gint                 height;
  gint                 n_rows;  /* as a numbering counts that descends */
  gint                 n_columns;
  gboolean             staggered; /* the steps of odd lanes are one higher */
  gint                 lane;    /* the first of each that has a hex */
  gint                 step;
  HuGrid              *hexes;   /* the grid of this program */
  gboolean             renamed; /* the board's own names cannot be kept */
  char                *example; /* the first hex as the board calls it, if so */
} HuVassalHexes;

/* The hexes of a board with a grid. @width, @height: of its picture. NULL and @error if there are none on it, or far too many. */
HuVassalHexes *hu_vassal_hexes_new  (const HuVassalBoard *board,
                                     gint                 width,
                                     gint                 height,
                                     GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void           hu_vassal_hexes_free (HuVassalHexes       *self);
/* The hex at a pixel of the board, or HU_HEX_NONE outside the hexes. */
HuHex          hu_vassal_hexes_find (const HuVassalHexes *self,
                                     double               x,
                                     double               y);
/* The pixel of the board at its centre. */
void           hu_vassal_hexes_centre (const HuVassalHexes *self,
                                     HuHex                hex,
                                     double              *x,
                                     double              *y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuVassalHexes, hu_vassal_hexes_free)

G_END_DECLS
