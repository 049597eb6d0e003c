/*
 * The picture of the board: how large it is, and how several become one.
 */
#pragma once

#include <gio/gio.h>

#include "hu-grid.h"

G_BEGIN_DECLS

/* A picture that lies on a larger one, or on one of another shape. */
typedef struct
{
  GBytes  *bytes;
  gint     x, y, width, height;      /* the part that is seen, in its own pixels */
  double   left, top, wide, deep;    /* where it lies */
  gboolean reversed;                 /* turned round by 180° */
} HuImportPart;

/* The picture of the board, and the places of two hexes on it, in pixels. */
typedef struct
{
  GBytes    *bytes;  /* PNG or JPEG; NULL: it is to be made of the parts */
  GPtrArray *parts;  /* HuImportPart; or NULL */
  double     width, height; /* of all parts together */
  HuHex      hexes[2];
  double     x[2], y[2];
} HuImportPicture;

/* FALSE where it is no picture that can be read. */
gboolean hu_import_picture_size (GBytes *bytes,
                                 gint   *width,
                                 gint   *height);
HuImportPart *hu_import_part_new (GBytes          *bytes) G_GNUC_WARN_UNUSED_RESULT;
/* PNG and JPEG stay as they are; other pictures, such as GIFs, become a part.  NULL: it cannot be read, or is too large. */
HuImportPicture *hu_import_picture_new (GBytes           *bytes) G_GNUC_WARN_UNUSED_RESULT;
void     hu_import_part_free     (HuImportPart    *part);
/* Draws the parts side by side, as a PNG; takes long.  A part that is damaged stays blank; NULL where none can be drawn.  Of
 * a very large one the pixels are fewer, and @scale is how many there are for one of @self. */
GBytes  *hu_import_picture_make  (const HuImportPicture *self,
                                  double          *scale,
                                  GError         **error) G_GNUC_WARN_UNUSED_RESULT;
void     hu_import_picture_free  (HuImportPicture *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuImportPicture, hu_import_picture_free)

G_END_DECLS
