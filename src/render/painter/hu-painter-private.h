/*
 * The private interface that the files of the painter share.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-layers.h"
#include "hu-painter.h"
#include "hu-tiles.h"

G_BEGIN_DECLS

/* On paper, hexes are dots below so many points a map unit. */
#define HU_PAINTER_DOT_SCALE 1.2

typedef enum
{
  HU_PAINT_VECTOR,
  HU_PAINT_CRISP,
  HU_PAINT_HURRIED,
} HuPaintMode;

struct _HuPainter
{
  HuScenario      *scenario;
  HuThemeKind      kind;
  HuStyle          style;
  HuTheme          own;         /* what both come to … */
  const HuTheme   *theme;       /* … which is what everyone reads */
  double           device_scale;

  HuSprites       *sprites;
  HuLettering          *text;
  HuTiles         *tiles;
  gboolean         stands_in;   /* the whole overview exists and can stand in for tiles that are not drawn yet */
  HuHexsideCurves *hexsides;
  HuLineCurves    *lines;
  gboolean         few_curves;

  /* The next fields belong to the position drawn last; another position renews them all. */
  HuSnapshot      *snapshot;
  HuStacks        *stacks;
  guint64          standing;    /* fingerprint of the stacks */
  guint64          content;     /* fingerprint of the overlays */

  HuLabels        *labels;
  double           label_scale;
  guint64          label_standing;
  gboolean         label_vector;
  gboolean         label_cut_out;
  gboolean         label_buildings;

  GArray          *cards;       /* HuBox, of the scene's fans, which depend on the next three; or NULL */
  guint64          card_print;
  double           card_scale;
  HuBox            card_seen;

  double           last_scale;  /* of the frame before … */
  gboolean         outdated;    /* … and whether it showed overlays as they were */
  HuSide           traced_side; /* of the legend … */
  HuSide           flip_side;   /* … and whose units its flips are of */
};

gboolean _hu_painter_is_viewport  (const HuViewport *viewport);
void     _hu_painter_prepare_lines (HuPainter       *self);
/* Takes the colours of the style, the theme and the scenario, and drops the caches, which are in others. */
void     _hu_painter_take_theme (HuPainter          *self);
/* The side whose lines a picture of @scenario shows until the user asks for others. */
HuSide   _hu_painter_find_traced_side (const HuScenario *scenario);
void     _hu_painter_forget_position (HuPainter     *self);
/* Takes in what the scene shows; before anything else. */
void     _hu_painter_look_at      (HuPainter        *self,
                                   const HuScene    *scene);
HuCanvas _hu_painter_make_canvas  (HuPainter        *self,
                                   cairo_t          *cr,
                                   const HuViewport *viewport,
                                   HuPaintMode       mode,
                                   gboolean         *blurred);
/* Tells @canvas where the cards of fans lie. */
void     _hu_painter_place_cards  (HuPainter        *self,
                                   HuCanvas         *canvas,
                                   const HuScene    *scene);
/* Are hexes single pixels at this scale? */
gboolean _hu_painter_is_overview  (const HuPainter  *self,
                                   double            scale);

/* hu-painter-swatch.c: the ids of all possible legend entries, in order; (element-type const char *).
 * A test compares their colours; a map asks for a few only. */
GPtrArray *_hu_painter_list_swatches (void) G_GNUC_WARN_UNUSED_RESULT;

/* hu-painter-legend.c */
void     _hu_painter_add_entry    (GArray           *entries,
                                   const char       *id,
                                   HuSide            side);
gboolean     _hu_painter_draw_ground_swatch (const HuCanvas *canvas,
                                     const char       *id,
                                     double            width,
                                     double            height);
/* Is there a hex with @value among those of the map? */
gboolean _hu_painter_has_value    (const HuGrid     *grid,
                                   const gint8      *values,
                                   gint8             value);

/* The order of drawing (hu-painter-ground.c). */
void     _hu_painter_draw_background (const HuCanvas *canvas);
void     _hu_painter_draw_ground  (HuPainter        *self,
                                   const HuCanvas   *canvas);
void     _hu_painter_draw_overlays (const HuCanvas  *canvas,
                                   const HuScene    *scene);
void     _hu_painter_draw_overview_lines (HuPainter *self,
                                   const HuCanvas   *canvas,
                                   const HuScene    *scene);
/* Draws ground and overlays as dots, for vectors of what is too small for vectors. */
void     _hu_painter_draw_dots    (HuPainter        *self,
                                   const HuCanvas   *canvas,
                                   const HuScene    *scene);

/* The width and height of a tile; ground and overlays (hu-painter-tiles.c). */
double   _hu_painter_tile_px      (const HuPainter  *self);
void     _hu_painter_paint_tiles  (HuPainter        *self,
                                   const HuCanvas   *canvas,
                                   const HuScene    *scene);
/* Draws tiles in sight until that time (at least one); TRUE once none is missing. */
gboolean _hu_painter_refine_tiles (HuPainter        *self,
                                   const HuCanvas   *canvas,
                                   const HuScene    *scene,
                                   gint64            until);

G_END_DECLS
