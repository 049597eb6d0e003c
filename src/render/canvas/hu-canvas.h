/*
 * A canvas: the cairo_t that layers draw on, the part of the map that it shows, the scale and the colours, and
 * whether it uses cached pictures or vectors.
 */
#pragma once

#include <cairo.h>

#include "hu-geometry.h"
#include "hu-scenario.h"
#include "hu-sprites.h"
#include "hu-lettering.h"
#include "hu-theme.h"

G_BEGIN_DECLS

typedef struct
{
  cairo_t          *cr;           /* in device-independent pixels, which are called px here */
  const HuTheme    *theme;
  const HuScenario *scenario;
  const HuMap      *map;
  const HuGrid     *grid;
  double            scale;        /* px a map unit */
  double            device_scale; /* device pixels a px */
  double            x, y;         /* where the map's 0, 0 lies, px */
  HuBox             clip;         /* what is to be drawn, px */
  HuSprites        *sprites;      /* NULL: vectors */
  HuSprites        *recordings;   /* vectors that a file contains once, however often they are stamped; or NULL */
  HuLettering           *text;
  gboolean          cut_out;      /* as in the scene … */
  const GArray     *ringed;       /* … likewise */
  double            ring_room;    /* … likewise */
  const GArray     *buildings;    /* … likewise */
  const GArray     *names;        /* HuBox: where names are, px; or NULL */
  const GArray     *cards;        /* HuBox: where those of the scene's fans lie; NULL: over their hexes */
  gboolean          hurried;      /* rather a little blurred than late … */
  gboolean         *blurred;      /* … and then say so here */
} HuCanvas;

/* Draws around 0, 0, in px. */
typedef void (*HuStampFunc) (const HuCanvas *canvas,
                             cairo_t        *cr,
                             guint32         variant,
                             gconstpointer   data);

/* The kinds of stamps. The code that draws a kind defines the meaning of its variants. */
typedef enum
{
  HU_STAMP_OUTLINE,
  HU_STAMP_LANE,
  HU_STAMP_RIM,
  HU_STAMP_GROUND,
  HU_STAMP_TEXTURE,
  HU_STAMP_PLACE,
  HU_STAMP_COUNTER,
  HU_STAMP_BLANK,
  HU_STAMP_BADGE,
  HU_STAMP_MARK,
  HU_STAMP_FIRE,
  HU_STAMP_RUBBLE,
  HU_STAMP_UNIT_MARK,
  HU_STAMP_SECRET,
  HU_STAMP_STOREY,
} HuStampKind;

HuPoint     hu_canvas_point      (const HuCanvas *canvas,
                                  HuPoint         map_point);
HuPoint     hu_canvas_centre     (const HuCanvas *canvas,
                                  HuHex           hex);
/* To the next whole device pixel. */
double      hu_canvas_snap       (const HuCanvas *canvas,
                                  double          px);
/* Converts @units of the map to px, at least @least and at most @most px. */
double      hu_canvas_width      (const HuCanvas *canvas,
                                  double          units,
                                  double          least,
                                  double          most);
/* Does the same in steps of half a device pixel, so that few sizes of signs serve many scales. */
double      hu_canvas_step       (const HuCanvas *canvas,
                                  double          px);
/* The hexes that may touch the clip. */
HuHexWindow hu_canvas_window     (const HuCanvas *canvas,
                                  gint            margin);
/* May something @reach px around that point be seen? */
gboolean    hu_canvas_sees       (const HuCanvas *canvas,
                                  HuPoint         px,
                                  double          reach);

/* Adds a hex to the path with its sides moved inwards by @inset px (negative: outwards). */
void        hu_canvas_hex_path   (const HuCanvas *canvas,
                                  HuHex           hex,
                                  double          inset);
/* The same around 0, 0 of @cr. */
void        hu_canvas_hex_at_origin (const HuCanvas *canvas,
                                  cairo_t        *cr,
                                  double          inset);

/* Draws @func's picture, which reaches @reach px from its centre, at @centre, through the cache if there is
 * one. @size: the scale or the length in px that sets the picture's size; @phases: the number of positions
 * within a device pixel (1: whole pixels only). */
void        hu_canvas_stamp      (const HuCanvas *canvas,
                                  HuStampKind     kind,
                                  guint32         variant,
                                  double          size,
                                  HuPoint         centre,
                                  double          reach,
                                  guint           phases,
                                  HuStampFunc     func,
                                  gconstpointer   data);
/* The same for a picture that is not as high as wide, on a canvas with recordings. */
void        hu_canvas_stamp_box  (const HuCanvas *canvas,
                                  HuStampKind     kind,
                                  guint32         variant,
                                  HuPoint         centre,
                                  HuBox           box,
                                  HuStampFunc     func,
                                  gconstpointer   data);
/* Makes the surface of a new sprite: @reach px around 0, 0, ready to be drawn on. */
cairo_surface_t *hu_canvas_new_surface (const HuCanvas *canvas,
                                  double          width,
                                  double          height) G_GNUC_WARN_UNUSED_RESULT;

/* Fills the path with parallel lines and clears it. Side 0 leans like /, side 1 like \. */
void        hu_canvas_hatch      (const HuCanvas *canvas,
                                  HuSide          side,
                                  HuColor         color,
                                  double          spacing,
                                  double          width);
/* The same on a tint. */
void        hu_canvas_tint_and_hatch (const HuCanvas *canvas,
                                  HuSide          side,
                                  HuColor         tint,
                                  HuColor         color,
                                  double          spacing,
                                  double          width);
/* Draws a card with its shadow above everything else; fanned-out counters lie on one. */
void        hu_canvas_draw_panel (const HuCanvas *canvas,
                                  HuBox           panel);
/* Returns an arbitrary but well-mixed number for a hex, the same every time. */
guint32     hu_canvas_chance     (HuHex           hex,
                                  guint32         salt);

G_END_DECLS
