/*
 * The map as a file of its own: PNG, SVG or PDF, showing the whole map or the part that is
 * in view.
 */
#pragma once

#include "hu-map-scene.h"
#include "hu-report-error.h"
#include "hu-report.h"

G_BEGIN_DECLS

/* The most px of a PNG on either side: the limit of cairo. */
#define HU_PICTURE_PX_MOST 32767

typedef enum
{
  HU_PICTURE_PNG,
  HU_PICTURE_SVG,
  HU_PICTURE_PDF,
  HU_N_PICTURE_FORMATS
} HuPictureFormat;

typedef struct
{
  HuSnapshot    *snapshot; /* borrowed */
  guint          overlays; /* HuOverlay; ignored where there is a scene */
  const HuScene *scene;    /* what somebody sees; or NULL */
  HuBox          part;     /* of the map, map units; width 0: all of it */
  HuStorey       storey;   /* the storey that CONTROL and FIRE show; ignored where there is a scene */
  HuThemeKind    theme;
  double         scale;    /* pt per hexside: sets the size of the map beside signs and letters */
  double         dots;     /* px a pt, in a PNG */
  gboolean       legend;   /* below the map */
  guint          band;     /* the most px that a band of a PNG is high; 0: as memory allows */
} HuMapPicture;

/* The whole map, the default overlays, light, 40 pt per hexside, 1 px per pt, no legend. */
void    hu_map_picture_init     (HuMapPicture       *self,
                                 HuSnapshot         *snapshot);
/* Makes it fill @width × @height pt of paper at @dpi, keeping its shape. */
void    hu_map_picture_fit      (HuMapPicture       *self,
                                 double              width,
                                 double              height,
                                 double              dpi);
gint    hu_picture_format_from_string (const char   *text); /* "png", "svg", "pdf"; or -1 */
gint    hu_picture_format_from_name (const char     *name); /* by the end of a file's name */
guint   hu_map_overlays_of      (const HuReportMap  *map);

GBytes *hu_map_picture_to_bytes (const HuMapPicture *self,
                                 HuPictureFormat     format,
                                 HuProgressFunc      progress,
                                 gpointer            data,
                                 GError            **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
