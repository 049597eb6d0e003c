/*
 * Functions that the writers of the map's formats share.
 */
#pragma once

#include "hu-map-picture.h"
#include "hu-painter.h"

G_BEGIN_DECLS

/* A picture being drawn. */
typedef struct
{
  const HuMapPicture *picture;
  const HuScenario   *scenario;
  HuMapScene          own;    /* where the picture has no scene */
  const HuScene      *scene;
  HuPainter          *painter;
  GArray             *legend; /* HuLegendEntry */
  HuBox               part;   /* map units */
  double              map_width, map_height; /* pt */
  double              width, height;         /* pt, legend included */
  guint               columns;               /* of the legend */
} HuPictureDrawing;

void    _hu_picture_begin  (HuPictureDrawing   *drawing,
                            const HuMapPicture *picture);
void    _hu_picture_end    (HuPictureDrawing   *drawing);
/* Draws the part of the picture from @top to @top + @height, a whole number of pt each; @top comes to lie at y = 0
 * of @cr. */
void    _hu_picture_draw   (HuPictureDrawing   *drawing,
                            cairo_t            *cr,
                            double              top,
                            double              height);
/* hu-map-png.c */
GBytes *_hu_picture_to_png (const HuMapPicture *picture,
                            HuProgressFunc      progress,
                            gpointer            data,
                            GError            **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
