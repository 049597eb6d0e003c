/*
 * The picture of a map view: the visible rectangle alone, kept until something in it changes.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-painter.h"

G_BEGIN_DECLS

typedef struct _HuViewPicture HuViewPicture;

typedef struct
{
  void (*fill_scene) (gpointer  data,
                      HuScene  *scene);
  /* Above everything else, in pixels of the widget. */
  void (*draw_over)  (gpointer  data,
                      cairo_t  *cr);
} HuViewPictureFuncs;

/* @widget shows it; @viewport: borrowed, always up to date. */
HuViewPicture *hu_view_picture_new         (GtkWidget                *widget,
                                            const HuViewport         *viewport,
                                            const HuViewPictureFuncs *funcs,
                                            gpointer                  data);
void           hu_view_picture_free        (HuViewPicture            *self);
/* Borrowed until the next call; NULL: nothing is drawn. */
void           hu_view_picture_set_painter (HuViewPicture            *self,
                                            HuPainter                *painter);
/* The scene will be drawn anew. */
void           hu_view_picture_drop        (HuViewPicture            *self);
void           hu_view_picture_snapshot    (HuViewPicture            *self,
                                            GtkSnapshot              *snapshot);
/* In device pixels; NULL without a size or a painter. */
GdkTexture    *hu_view_picture_ref_texture (HuViewPicture            *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuViewPicture, hu_view_picture_free)

G_END_DECLS
