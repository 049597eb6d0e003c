/*
 * A canvas: where on a cairo_t which part of the map goes, at which scale, in
 * which colours, and whether through cached pictures or as vectors.  What
 * every layer draws on.
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
  cairo_t          *cr;           /* in device-independent pixels, as is all that is called px here */
  const HuTheme    *theme;
  const HuScenario *scenario;
  const HuMap      *map;
  const HuGrid     *grid;
  double            scale;        /* px a map unit */
  double            device_scale; /* device pixels a px */
  double            x, y;         /* where the map's 0, 0 lies, px */
  HuBox             clip;         /* what is to be drawn, px */
  HuSprites        *sprites;      /* NULL: vectors */
  HuSprites        *recordings;   /* of vectors that a file has once, however often they are stamped; or NULL */
  HuLettering           *text;
  gboolean          hurried;      /* rather a little blurred than late … */
  gboolean         *blurred;      /* … and then say so here */
  double            spare_size;   /* px of counters that are cached already, for the hurried; or 0 */
} HuCanvas;

/* Draws around 0, 0, in px. */
typedef void (*HuStampFunc) (const HuCanvas *canvas,
                             cairo_t        *cr,
                             guint32         variant,
                             gconstpointer   data);

/* What stamps there are; a variant's meaning is its drawer's affair. */
typedef enum
{
  HU_STAMP_OUTLINE,
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
  HU_STAMP_LEVEL,
} HuStampKind;

HuPoint     hu_canvas_point      (const HuCanvas *canvas,
                                  HuPoint         map_point);
HuPoint     hu_canvas_centre     (const HuCanvas *canvas,
                                  HuHex           hex);
/* To the next whole device pixel. */
double      hu_canvas_snap       (const HuCanvas *canvas,
                                  double          px);
/* @units of the map in px, not less than @least and not more than @most px. */
double      hu_canvas_width      (const HuCanvas *canvas,
                                  double          units,
                                  double          least,
                                  double          most);
/* The same in steps of half a device pixel: few sizes for signs, so that they serve many scales. */
double      hu_canvas_step       (const HuCanvas *canvas,
                                  double          px);
/* The hexes that may touch the clip. */
HuHexWindow hu_canvas_window     (const HuCanvas *canvas,
                                  gint            margin);
/* May something @reach px around that point be seen? */
gboolean    hu_canvas_sees       (const HuCanvas *canvas,
                                  HuPoint         px,
                                  double          reach);

/* Adds a hex to the path, drawn in by so many px (negative: swollen). */
void        hu_canvas_hex_path   (const HuCanvas *canvas,
                                  HuHex           hex,
                                  double          inset);
/* The same around 0, 0 of @cr. */
void        hu_canvas_hex_at_origin (const HuCanvas *canvas,
                                  cairo_t        *cr,
                                  double          inset);

/* Draws @func's picture, which reaches @reach px from its centre, at @centre, through the cache where there
 * is one.  @size: what its size follows from, the scale or a length in px; @phases: how many steps within a
 * device pixel its place is told apart by (1: whole pixels). */
void        hu_canvas_stamp      (const HuCanvas *canvas,
                                  HuStampKind     kind,
                                  guint32         variant,
                                  double          size,
                                  HuPoint         centre,
                                  double          reach,
                                  guint           phases,
                                  HuStampFunc     func,
                                  gconstpointer   data);
/* The surface of a sprite to be: @reach px around 0, 0, ready to be drawn on. */
cairo_surface_t *hu_canvas_new_surface (const HuCanvas *canvas,
                                  double          width,
                                  double          height) G_GNUC_WARN_UNUSED_RESULT;

/* Fills the path with parallel lines and clears it.  Side 0 leans like /, side 1 like \. */
void        hu_canvas_hatch      (const HuCanvas *canvas,
                                  HuSide          side,
                                  HuColor         color,
                                  double          spacing,
                                  double          width);
/* A card that lies above everything, with its shadow: what is fanned out lies on one. */
void        hu_canvas_draw_panel (const HuCanvas *canvas,
                                  HuBox           panel);
/* A sound but arbitrary number for a hex, the same every time. */
guint32     hu_canvas_chance     (HuHex           hex,
                                  guint32         salt);

G_END_DECLS
