/*
 * The layers of the picture, from the ground up. Each draws one kind of thing on a canvas and knows nothing of
 * widgets, windows or paper.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-curve.h"
#include "hu-scene.h"
#include "hu-stack.h"

G_BEGIN_DECLS

/* The ground */
void       hu_layer_terrain_draw    (const HuCanvas *canvas);
void       hu_layer_elevation_draw  (const HuCanvas *canvas);
/* Two contours as in a legend; @level: above 0: of heights, below: of depths. */
void       hu_layer_elevation_draw_swatch (const HuCanvas *canvas,
                                     gint            level,
                                     double          width,
                                     double          height);
void       hu_layer_grid_draw       (const HuCanvas *canvas);
/* The name of a hex where hu_layer_numbers_draw() has it, on a tab of its own. */
void       hu_layer_number_draw_lit (const HuCanvas *canvas,
                                     HuHex           hex,
                                     HuColor         ink,
                                     HuColor         tab);
void       hu_layer_numbers_draw    (const HuCanvas *canvas);
/* Works built on the ground: the boards' names beneath, buildings, bridges and pillboxes. */
void       hu_layer_boards_draw     (const HuCanvas *canvas);
void       hu_layer_buildings_draw  (const HuCanvas *canvas);
void       hu_layer_works_draw      (const HuCanvas *canvas);
/* The signs on buildings, above the shading of control. */
void       hu_layer_plates_draw     (const HuCanvas *canvas);
/* The signs of a stairwell and of the height of a building, as in a legend. */
void       hu_layer_buildings_draw_stairwell (const HuCanvas *canvas,
                                              HuPoint         centre,
                                              double          size);
void       hu_layer_buildings_draw_height    (const HuCanvas *canvas,
                                              HuPoint         centre,
                                              double          px);

typedef struct
{
  GPtrArray *rivers; /* HuCurve each */
  GPtrArray *lakes;
  GPtrArray *walls;
  GPtrArray *cliffs;
} HuHexsideCurves;

HuHexsideCurves *hu_layer_hexsides_prepare (const HuMap *map) G_GNUC_WARN_UNUSED_RESULT;
void       hu_layer_hexsides_free   (HuHexsideCurves       *curves);
void       hu_layer_hexsides_draw   (const HuCanvas        *canvas,
                                     const HuHexsideCurves *curves);

/* By kind of line. */
typedef struct
{
  GPtrArray *curves[HU_N_LINES]; /* HuCurve each */
} HuLineCurves;

HuLineCurves *hu_layer_lines_prepare (const HuMap         *map) G_GNUC_WARN_UNUSED_RESULT;
void       hu_layer_lines_free      (HuLineCurves         *curves);
void       hu_layer_lines_draw      (const HuCanvas       *canvas,
                                     const HuLineCurves   *curves);

/* Overlays on it */
/* The owners of hexes; on a tactical map, those of the Locations of one storey. */
void       hu_layer_owners_draw     (const HuCanvas *canvas,
                                     const HuScene  *scene);
void       hu_layer_rings_draw      (const HuCanvas *canvas,
                                     const HuScene  *scene);
void       hu_layer_zoc_draw        (const HuCanvas *canvas,
                                     const HuScene  *scene);
void       hu_layer_cut_draw        (const HuCanvas *canvas,
                                     const HuScene  *scene);
void       hu_layer_supply_draw     (const HuCanvas *canvas,
                                     const HuScene  *scene);
void       hu_layer_frontier_draw   (const HuCanvas *canvas,
                                     const HuScene  *scene);

/* With the dash of line number @i, drawn @off px aside; hollow for the @n_along hexes at its end. */
void       hu_layer_supply_draw_line (const HuCanvas *canvas,
                                     const GArray   *hexes,
                                     guint           n_along,
                                     HuColor         color,
                                     guint           i,
                                     HuPoint         off);
void       hu_layer_flips_draw      (const HuCanvas *canvas,
                                     const HuScene  *scene);
void       hu_layer_flood_draw      (const HuCanvas *canvas,
                                     const HuScene  *scene);
HuColor    hu_flood_line_color      (const HuTheme  *theme,
                                     guint           i);

/* Above them all */
/* The positions of names at one scale; they depend on the positions of counters. */
typedef struct _HuLabels HuLabels;

HuLabels  *hu_layer_places_prepare  (const HuCanvas *canvas,
                                     const HuStacks *stacks) G_GNUC_WARN_UNUSED_RESULT;
void       hu_layer_places_free     (HuLabels       *labels);
void       hu_layer_places_draw     (const HuCanvas *canvas,
                                     const HuLabels *labels);
/* On paper: the mark of each place that a pile covers, once more at a corner of the pile. */
void       hu_layer_places_draw_covered (const HuCanvas *canvas,
                                     const HuStacks *stacks);
void       hu_layer_places_draw_sign (const HuCanvas *canvas,
                                     HuPlaceKind     kind,
                                     HuPoint         middle,
                                     double          height);
/* The names that found room: their number, their places, and their boxes, px from the map's 0, 0.  Tests see by
 * them that no name lies over another. */
guint      hu_layer_places_get_n    (const HuLabels *labels);
HuBox      hu_layer_places_get_box  (const HuLabels *labels,
                                     guint           i,
                                     guint          *place);

void       hu_layer_counters_draw   (const HuCanvas *canvas,
                                     const HuStacks *stacks,
                                     const HuScene  *scene);
/* The number of units of the pile in @hex once more, where a mark lies over it. */
void       hu_layer_counters_draw_badge (const HuCanvas *canvas,
                                     const HuStacks *stacks,
                                     HuHex           hex);
/* A sign of supply on each pile. */
void       hu_layer_army_draw       (const HuCanvas *canvas,
                                     const HuStacks *stacks,
                                     const HuScene  *scene);
/* The signs of the flips. */
void       hu_layer_flips_draw_above (const HuCanvas *canvas,
                                     const HuScene  *scene);
/* Marks the units that stand elsewhere in another position. */
void       hu_layer_changes_draw    (const HuCanvas *canvas,
                                     const HuScene  *scene);
/* Lines and areas that lie beneath counters … */
void       hu_layer_marks_draw_below (const HuCanvas *canvas,
                                     const HuScene  *scene);
/* … and the marks above the counters: rings, the path, the fan, the dragged units. */
void       hu_layer_marks_draw_above (const HuCanvas *canvas,
                                     const HuStacks *stacks,
                                     const HuScene  *scene);

/* The outline of a building, for the ring in its owner's colour and the ring round the selected one (element-type HuChain). */
GPtrArray *hu_building_outline_new           (const HuCanvas  *canvas,
                                              guint            building) G_GNUC_WARN_UNUSED_RESULT;
gboolean   hu_building_outline_is_seen       (const HuCanvas  *canvas,
                                              guint            index);
/* Adds the outline to the path of the canvas, @inset px within the hexes. */
void       hu_building_outline_path          (const HuCanvas  *canvas,
                                              const GPtrArray *chains,
                                              double           inset);
void       hu_building_outline_draw_selected (const HuCanvas  *canvas,
                                              const HuScene   *scene);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuHexsideCurves, hu_layer_hexsides_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuLineCurves, hu_layer_lines_free)

G_END_DECLS
