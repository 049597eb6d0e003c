/*
 * Pictures for tests: pixels, and how two pictures differ.
 */
#pragma once

#include <cairo.h>

#include "hu-painter.h"

G_BEGIN_DECLS

cairo_surface_t *hu_picture_new        (int              width,
                                        int              height,
                                        double           device_scale) G_GNUC_WARN_UNUSED_RESULT;
/* 0xaarrggbb, device pixels. */
guint32          hu_picture_pixel      (cairo_surface_t *picture,
                                        int              x,
                                        int              y);
/* Luma, 0 … 255. */
int              hu_picture_grey       (cairo_surface_t *picture,
                                        int              x,
                                        int              y);
/* Mean difference of a channel, 0 … 255. */
double           hu_picture_difference (cairo_surface_t *a,
                                        cairo_surface_t *b);
/* The same of the mean colours of squares of @square device pixels: not sensitive to what lies half a pixel
 * off.
 * @most: the largest difference of one. */
double           hu_picture_rough_difference (cairo_surface_t *a,
                                        cairo_surface_t *b,
                                        int              square,
                                        double          *most);
/* Not one pixel differs; writes both as PNG into the build folder where one does. */
void             hu_picture_assert_same (cairo_surface_t *a,
                                        cairo_surface_t *b,
                                        const char      *name);
/* No channel of a pixel differs by more than @most, 0 … 255: where the same shape is filled through another clip, cairo
 * rounds the cover of its rim otherwise. */
void             hu_picture_assert_close (cairo_surface_t *a,
                                        cairo_surface_t *b,
                                        int              most,
                                        const char      *name);
/* How much more pixels are like their neighbours along / (negative) or along \ (positive), -1 … 1. */
double           hu_picture_lean       (cairo_surface_t *picture,
                                        int              x,
                                        int              y,
                                        int              width,
                                        int              height);

typedef enum
{
  HU_PICTURE_CRISP,
  HU_PICTURE_FRAME,
  HU_PICTURE_VECTOR,
} HuPictureMode;

cairo_surface_t *hu_picture_paint      (HuPainter        *painter,
                                        const HuViewport *viewport,
                                        const HuScene    *scene,
                                        double            device_scale,
                                        HuPictureMode     mode) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
