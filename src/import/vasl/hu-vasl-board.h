/*
 * A board of VASL: where its hexes lie, what its buildings are called, and the ground of each pixel.
 */
#pragma once

#include "hu-vasl-los.h"
#include "hu-zip.h"

G_BEGIN_DECLS

/* What the board says of the building in a hex. */
typedef struct
{
  char *hex;  /* as "F3" */
  char *name; /* as "Stone Building, 2 Level" */
} HuVaslType;

typedef struct
{
  char       *name;   /* as "22" */
  double      dx, dy; /* of a hex, in pixels: from column to column, from row to row */
  double      x, y;   /* centre of A1 */
  GPtrArray  *types;  /* HuVaslType */
  GHashTable *words;  /* code → what the board's own list calls it; often empty */
  HuVaslLos  *los;
} HuVaslBoard;

gboolean     hu_vasl_is_board        (HuZip             *zip);
/* @file_name: as "bd22", where the board does not say its name; or NULL.  @shared: SharedBoardMetadata.xml, which has
 * the names of all kinds of ground; or NULL: as the board has it. */
HuVaslBoard *hu_vasl_board_new       (HuZip             *zip,
                                      const char        *file_name,
                                      GBytes            *shared,
                                      GError           **error) G_GNUC_WARN_UNUSED_RESULT;
void         hu_vasl_board_free      (HuVaslBoard       *self);
/* Is it the board that a save calls @name? "bd01", "01" and "1" are one. */
gboolean     hu_vasl_board_is_called (const HuVaslBoard *self,
                                      const char        *name);
/* Is that the usual name of the file of a board that a save calls @name?  "bd01" is that of "1". */
gboolean     hu_vasl_is_file_of_board (const char       *file_name,
                                      const char        *name);
/* Its name as people write it before hexes, as "22"; NULL where it has none that can stand there. */
char        *hu_vasl_board_dup_prefix (const HuVaslBoard *self) G_GNUC_WARN_UNUSED_RESULT;
/* Storeys above the ground in "Stone Building, 2 Level"; 0 where there is no number. */
gint         hu_vasl_read_storeys    (const char        *type);
/* "AA4" becomes column 26, from 0, and row 4; FALSE where it is none. */
gboolean     hu_vasl_read_hex        (const char        *name,
                                      gint              *column,
                                      gint              *row);
char        *hu_vasl_dup_hex         (gint               column,
                                      gint               row) G_GNUC_WARN_UNUSED_RESULT;
void         hu_vasl_board_centre    (const HuVaslBoard *self,
                                      gint               column,
                                      gint               row,
                                      double            *x,
                                      double            *y);

static inline gint
hu_vasl_first_row (gint column)
{
  return column % 2 == 0 ? 1 : 0;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuVaslBoard, hu_vasl_board_free)

G_END_DECLS
