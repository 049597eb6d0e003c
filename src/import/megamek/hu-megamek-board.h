/*
 * A board of MegaMek: what its lines say of each hex.
 */
#pragma once

#include "hu-import-cells.h"

G_BEGIN_DECLS

typedef struct
{
  gint           columns, rows;
  HuImportCells *cells;     /* row by row */
  gboolean      *built;     /* [columns * rows], row by row: there is a building */
  guint8        *walls;     /* likewise: where it goes on, bits 1 << direction */
  guint8        *roads;     /* likewise, over bridges too */
  gboolean      *bridged;   /* likewise: there is a bridge */
  GHashTable    *others;    /* word → how often, as a number: what was not read */
} HuMegamekBoard;

HuMegamekBoard *hu_megamek_board_new  (GBytes          *bytes,
                                       GError         **error) G_GNUC_WARN_UNUSED_RESULT;
void            hu_megamek_board_free (HuMegamekBoard  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuMegamekBoard, hu_megamek_board_free)

G_END_DECLS
