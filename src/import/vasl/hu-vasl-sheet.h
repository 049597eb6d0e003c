/*
 * The boards in play, laid side by side on one sheet of pixels, and the grid of their hexes.
 */
#pragma once

#include "hu-grid.h"
#include "hu-vasl-board.h"

G_BEGIN_DECLS

/* A board in play, as a save has it. */
typedef struct
{
  char       *name;
  gint        column, row;    /* among the others */
  gboolean    reversed;
  gboolean    cropped;
  gint        x, y, width, height; /* then, the part that is left */
  double      zoom;           /* pixels of the window for one of the board */
  guint       n_overlays;
  GPtrArray  *changes;        /* utf8: changes of terrain by a special rule */
} HuVaslInPlay;

/* A board on the sheet. */
typedef struct
{
  const HuVaslBoard  *board;
  const HuVaslInPlay *in_play; /* NULL: the board by itself */
  gint                left, top; /* of what is seen of it, on the sheet */
  gint                x, y, width, height; /* what is seen of it, in its own pixels */
  gboolean            reversed;
} HuVaslLaid;

typedef struct
{
  GArray  *laid;   /* HuVaslLaid */
  gint     width;  /* in pixels */
  gint     height;
  guint8  *codes;  /* [width * height], column by column */
  double   dx, dy; /* of a hex */
  double   x0, y0; /* centre of lane 0, step 0, if that lane does not lie lower */
  gint     low;    /* 1: odd lanes lie half a hex lower; 0: even ones */
  gint     lane, step; /* of the first column and row of the grid */
  HuGrid  *grid;
  gboolean named;  /* the hexes are called as on the boards */
} HuVaslSheet;

/* @laid: (transfer full) (element-type HuVaslLaid): with the part and the place of each; the first gives the lattice.
 * Takes the codes of a single board. */
HuVaslSheet *hu_vasl_sheet_new  (GArray            *laid,
                                 GError           **error) G_GNUC_WARN_UNUSED_RESULT;
void         hu_vasl_sheet_free (HuVaslSheet       *self);
/* The hex with the nearest centre, or HU_HEX_NONE. */
HuHex        hu_vasl_sheet_find (const HuVaslSheet *self,
                                 double             x,
                                 double             y);
void         hu_vasl_sheet_centre (const HuVaslSheet *self,
                                   HuHex              hex,
                                   double            *x,
                                   double            *y);
/* The hex of a board's own column, from 0, and row; HU_HEX_NONE where it is cropped. */
HuHex        hu_vasl_sheet_at   (const HuVaslSheet *self,
                                 const HuVaslLaid  *laid,
                                 gint               column,
                                 gint               row);
/* As people say it: "22U3", or "U3" where there is but one board. */
char        *hu_vasl_sheet_name (const HuVaslSheet *self,
                                 HuHex              hex) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuVaslSheet, hu_vasl_sheet_free)

G_END_DECLS
