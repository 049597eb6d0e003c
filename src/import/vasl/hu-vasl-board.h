/*
 * A board of VASL: where its hexes lie, what its buildings are called, the ground of each pixel, and its picture.
 *
 * Columns are counted from 0: A.  Those of odd index have hexes half way between those of the others.
 */
#pragma once

#include "hu-vasl-los.h"
#include "hu-zip.h"

G_BEGIN_DECLS

/* The building in a hex, as the board describes it. */
typedef struct
{
  char *hex;  /* as "F3" */
  char *name; /* as "Stone Building, 2 Level" */
} HuVaslType;

typedef struct
{
  char       *name;   /* as "22" */
  char       *file;   /* that it was read from, or NULL */
  double      dx, dy; /* of a hex, in pixels: from column to column, from row to row */
  double      x, y;   /* centre of A1, which may lie off the picture */
  gboolean    raised; /* B1 lies half a hex higher than A1, else lower */
  gint        column; /* the first that it has */
  gint        rows[2]; /* the first of each column of even index, and of odd index */
  gint        width, height; /* in pixels */
  GBytes     *picture; /* or NULL */
  gboolean    strange; /* its picture has another size than its ground, so it is not shown */
  GPtrArray  *types;  /* HuVaslType */
  GHashTable *words;  /* code → what the board's own list calls it; often empty */
  HuVaslLos  *los;    /* NULL: it has no LOSData, so its hexes are not known */
} HuVaslBoard;

gboolean     hu_vasl_is_board        (HuZip             *zip);
/* @file_name: as "bd22", where the board does not say its name; or NULL.  @shared: SharedBoardMetadata.xml, which has
 * the names of all kinds of ground; or NULL: as the board has it. */
HuVaslBoard *hu_vasl_board_new       (HuZip             *zip,
                                      const char        *file_name,
                                      GBytes            *shared,
                                      GError           **error) G_GNUC_WARN_UNUSED_RESULT;
/* FALSE with @error where it has no LOSData. */
gboolean     hu_vasl_board_check     (const HuVaslBoard *self,
                                      GError           **error);
void         hu_vasl_board_free      (HuVaslBoard       *self);
/* Is it the board that a save calls @name? "bd01", "01" and "1" are one. */
gboolean     hu_vasl_board_is_called (const HuVaslBoard *self,
                                      const char        *name);
/* Is that the usual name of the file of a board that a save calls @name?  "bd01" is that of "1". */
gboolean     hu_vasl_is_file_of_board (const char       *file_name,
                                      const char        *name);
/* The name of the board as people write it before hexes, as "22"; NULL where it has none that can stand there. */
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
/* The first row of a column, and the one behind the last. */
gint         hu_vasl_board_first_row (const HuVaslBoard *self,
                                      gint               column);
gint         hu_vasl_board_end_row   (const HuVaslBoard *self,
                                      gint               column);
gboolean     hu_vasl_board_has       (const HuVaslBoard *self,
                                      gint               column,
                                      gint               row);
/* Does the hex have a stairwell? */
gboolean     hu_vasl_board_stairs    (const HuVaslBoard *self,
                                      gint               column,
                                      gint               row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuVaslBoard, hu_vasl_board_free)

G_END_DECLS
