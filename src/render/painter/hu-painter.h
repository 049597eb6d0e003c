/*
 * The painter: draws a scene on any cairo_t. It keeps cached terrain tiles, hex stamps and counter faces
 * between calls. A tile with overlays is kept as long as the part of the position that it shows is the same.
 */
#pragma once

#include <cairo.h>

#include "hu-scene.h"
#include "hu-stack.h"
#include "hu-style.h"

G_BEGIN_DECLS

typedef struct _HuPainter HuPainter;

/* A side's own `color` paints its counters; without one, and in every overlay, the first side is
 * the theme's blue and the second its vermilion. */
HuPainter *hu_painter_new        (HuScenario       *scenario); /* takes a reference */
void       hu_painter_free       (HuPainter        *self);
/* Drops what was cached for another theme or device scale (0.5 … 8). */
void       hu_painter_set_theme  (HuPainter        *self,
                                  HuThemeKind       kind,
                                  double            device_scale);
/* The same for another style. */
void       hu_painter_set_style  (HuPainter        *self,
                                  const HuStyle    *style);

/* The parts of a scenario that have been edited. */
typedef enum
{
  HU_EDITED_GROUND = 1 << 0, /* terrain */
  HU_EDITED_LINES  = 1 << 1, /* hexsides, lines */
  HU_EDITED_NAMES  = 1 << 2, /* places */
  HU_EDITED_UNITS  = 1 << 3, /* what counters show, or which there are */
  HU_EDITED_GRID   = 1 << 4, /* size, shape or numbers: everything */
  HU_EDITED_ALL    = (1 << 5) - 1,
} HuEdited;

/* Continues with @scenario, an edited form of the previous one; takes a reference. Pictures of the rest of the
 * map are kept. */
void       hu_painter_edit       (HuPainter        *self,
                                  HuScenario       *scenario,
                                  guint             edited, /* HuEdited */
                                  const GArray     *hexes); /* HuHex: of the ground and the lines; NULL: all */

/*
 * The units of @cr are device-independent pixels, the viewport's top left at
 * 0, 0; nothing is drawn outside of the viewport.  All three draw the whole
 * picture: terrain, lines, overlays, places, counters, marks.
 */

/* Crisp, however long it takes. */
void       hu_painter_draw       (HuPainter        *self,
                                  cairo_t          *cr,
                                  const HuViewport *viewport,
                                  const HuScene    *scene);
/* For a frame of a gesture: parts not cached at this scale are scaled from another one if that takes less time.
 * FALSE if any were: refine, then draw again once the gesture rests. */
gboolean   hu_painter_draw_frame (HuPainter        *self,
                                  cairo_t          *cr,
                                  const HuViewport *viewport,
                                  const HuScene    *scene);
/* Did the last frame show some overlays of an earlier position? Then there is no time to lose. */
gboolean   hu_painter_is_outdated (const HuPainter *self);
/* Works at most about @microseconds (from an idle handler) on the missing parts of a crisp frame; TRUE once
 * nothing is missing. */
gboolean   hu_painter_refine     (HuPainter        *self,
                                  const HuViewport *viewport,
                                  const HuScene    *scene,
                                  gint64            microseconds);
/* Where names and counters lie that were drawn last, HuBox in px of that @viewport: no sign that is drawn over the map should
 * cover them. */
GArray    *hu_painter_list_covered (HuPainter       *self,
                                  const HuViewport *viewport) G_GNUC_WARN_UNUSED_RESULT;
/* Draws the same picture without caches: vectors throughout, for paper and SVG. */
void       hu_painter_draw_vector (HuPainter       *self,
                                  cairo_t          *cr,
                                  const HuViewport *viewport,
                                  const HuScene    *scene);

/* The parts of such a picture, from below. */
typedef enum
{
  HU_PAINTER_GROUND   = 1 << 0, /* terrain, lines, hex numbers, buildings */
  HU_PAINTER_OVERLAYS = 1 << 1,
  HU_PAINTER_NAMES    = 1 << 2, /* places */
  HU_PAINTER_COUNTERS = 1 << 3,
  HU_PAINTER_ALL      = (1 << 4) - 1,
} HuPainterPart;

/* Draws these parts of it only. */
void       hu_painter_draw_parts (HuPainter        *self,
                                  cairo_t          *cr,
                                  const HuViewport *viewport,
                                  const HuScene    *scene,
                                  guint             parts);
/* Draws one counter as a vector: without its marks and storey, or (@look) only these. */
void       hu_painter_draw_spot  (HuPainter        *self,
                                  cairo_t          *cr,
                                  const HuCounterSpot *spot,
                                  gboolean          look);

/* Returns the unit whose counter is drawn at that point (a fanned stack included), or HU_UNIT_NONE. */
guint      hu_painter_unit_at    (HuPainter        *self,
                                  const HuViewport *viewport,
                                  const HuScene    *scene,
                                  HuPoint           map_point);

/* The cards of the stacks that the scene fans out, HuBox in px of that @viewport, by hex of scene->fans. */
GArray    *hu_painter_list_cards (HuPainter        *self,
                                  const HuViewport *viewport,
                                  const HuScene    *scene) G_GNUC_WARN_UNUSED_RESULT;
/* Are a building's storeys fanned out over that point, and which Location's cell is it? */
gboolean   hu_painter_storeys_at (HuPainter        *self,
                                  const HuViewport *viewport,
                                  const HuScene    *scene,
                                  HuPoint           map_point,
                                  HuLocation       *location);

/*
 * One entry of the legend: what is on, its words' key, and a swatch to draw.
 * The ids, in the order in which they are listed:
 *   supply-line         a line of supply from an origin to a source
 *   unsupplied          an origin that has none
 *   supply-closed       the nearest line, which is closed or too long
 *   ring                hexes that the trace reached, by distance
 *   frontier-unit -zoc -control -terrain -hexside -length   where and why it stops
 *   cut                 the narrowest cut
 *   critical            hexes on which every line hangs
 *   zoc-first zoc-second          a side's zone of control
 *   control-first control-second  what a side controls
 *   line-first line-second        hexes that a side's units cover, and their zones of control
 *   line-gap-first -second        rows, or hexes of the cheapest line, that a side leaves open
 *   line-path-first -second       the cheapest line of a side
 * and of a tactical board:
 *   building-first -second -none  who Controls a building
 *   contested                     a building that both sides are in
 *   held-first -second            a Location held by a vehicle only
 *   undeclared-first -second      Control that the enemy does not know of
 *   barred-first -second          from which a Kindled Fire bars a side
 *   exit-first -second            where a side may leave for points
 *   flame blaze rubble, kindled-first -second, accident   what burns or lies there, and why
 *   closed closed-first -second   what nobody, or that side, can enter
 *   area                          closed by an accidental Blaze, and who Controls how many hexes beside it
 *   unit-secret unit-captured …   states of units
 */
typedef struct
{
  const char *id;   /* static */
  HuSide      side; /* whose: of supply lines, zones and control; or HU_SIDE_NONE */
} HuLegendEntry;

/* The entries that @scene's overlays call for, in order; (transfer full) (element-type HuLegendEntry). */
GArray    *hu_painter_list_legend (HuPainter       *self,
                                  const HuScene    *scene);
/* Adds those for what is printed on the ground, and for piles: ground-river, terrain-forest, place-town, pile … */
void       hu_painter_list_ground (HuPainter       *self,
                                  const HuScene    *scene,
                                  GArray           *entries);
void       hu_painter_draw_swatch (HuPainter       *self,
                                  cairo_t          *cr,
                                  const char       *id,
                                  double            width,
                                  double            height);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuPainter, hu_painter_free)

G_END_DECLS
