/*
 * The content and position of a map view: scale and offset, the hex under the pointer, the cursor, the
 * selection, the overlays. View state contains no widget, and none of it is in the log.
 */
#pragma once

#include <glib-object.h>

#include "hu-scene.h"

G_BEGIN_DECLS

#define HU_TYPE_MAP_STATE (hu_map_state_get_type ())
G_DECLARE_FINAL_TYPE (HuMapState, hu_map_state, HU, MAP_STATE, GObject)

/*
 * Properties: "hover", "cursor", "fan", "trace-hex" (HuHex), "trace-side"
 * (HuSide), "overlays" (HuOverlay), "storey" (HuStorey), "building" (index),
 * "storeys-fanned".  Signals: "viewport-changed", "selection-changed",
 * "lit-changed".
 */
HuMapState       *hu_map_state_new              (void);

/* Forgets everything but the overlays and the size, for another game. Fits the map if counters are readable
 * then; else starts at the focus of the game, near enough to read them. */
void              hu_map_state_reset            (HuMapState       *self,
                                                 HuSnapshot       *snapshot);

const HuViewport *hu_map_state_get_viewport     (HuMapState       *self);
/* Pixels. Keeps the middle in place; a fitted map is fitted again. */
void              hu_map_state_resize           (HuMapState       *self,
                                                 int               width,
                                                 int               height);
/* For a view that makes room for something beside it, its corner moving by @dx, @dy: the map stays in place on the screen,
 * at its scale. The view may then lie further beyond the map's edge than panning allows, and a fitted map is not fitted
 * again. */
void              hu_map_state_resize_in_place  (HuMapState       *self,
                                                 int               width,
                                                 int               height,
                                                 double            dx,
                                                 double            dy);
/* The same scale and place, whatever the size. */
void              hu_map_state_look_as          (HuMapState       *self,
                                                 const HuViewport *viewport);
/* Finds the view that shows all of @box (map units): the whole map if its scale is @least then, else no more than @most.
 * FALSE: the whole map, as hu_map_state_fit() shows it. */
gboolean          hu_map_state_find_look        (HuMapState       *self,
                                                 HuBox             box,
                                                 double            least,
                                                 double            most,
                                                 HuViewport       *look);
/* The view that hu_map_state_fit() would show. */
HuViewport        hu_map_state_get_fit          (HuMapState       *self);
/* Shows that view as if the user had panned there: it is kept when the view is resized. */
void              hu_map_state_take_look        (HuMapState       *self,
                                                 const HuViewport *look);
gboolean          hu_map_state_is_fitted        (HuMapState       *self);
/* Shows the whole map in the middle, and again whenever the view is resized, until the user pans or zooms. */
void              hu_map_state_fit              (HuMapState       *self);
void              hu_map_state_zoom_at          (HuMapState       *self,
                                                 double            factor,
                                                 double            x,
                                                 double            y); /* pixels */
void              hu_map_state_pan_by           (HuMapState       *self,
                                                 double            dx,
                                                 double            dy); /* pixels: the map goes this way */
/* Pans as little as possible to bring @box (map units) into view, or into the middle if @centre. */
void              hu_map_state_show_box         (HuMapState       *self,
                                                 HuBox             box,
                                                 gboolean          centre);
/* From pixels of the view to map units, and back. */
HuPoint           hu_map_state_to_map           (HuMapState       *self,
                                                 double            x,
                                                 double            y);
HuPoint           hu_map_state_to_view          (HuMapState       *self,
                                                 HuPoint           point);

/* Under the pointer, or HU_HEX_NONE. */
HuHex             hu_map_state_get_hover        (HuMapState       *self);
void              hu_map_state_set_hover        (HuMapState       *self,
                                                 HuHex             hex);
/* The hex that keys, menus and the side panel refer to, or HU_HEX_NONE. */
HuHex             hu_map_state_get_cursor       (HuMapState       *self);
void              hu_map_state_set_cursor       (HuMapState       *self,
                                                 HuHex             hex);
/* Where the stack is fanned out, or HU_HEX_NONE. */
HuHex             hu_map_state_get_fan          (HuMapState       *self);
void              hu_map_state_set_fan          (HuMapState       *self,
                                                 HuHex             hex);
guint             hu_map_state_get_overlays     (HuMapState       *self);
void              hu_map_state_set_overlays     (HuMapState       *self,
                                                 guint             overlays);
/* HU_HEX_NONE: the capital's lines. */
HuHex             hu_map_state_get_trace_hex    (HuMapState       *self);
HuSide            hu_map_state_get_trace_side   (HuMapState       *self);
void              hu_map_state_set_trace        (HuMapState       *self,
                                                 HuHex             hex,
                                                 HuSide            side);

/* The storey whose Locations are shown (26.1); the ground until the user chooses another. */
HuStorey          hu_map_state_get_storey       (HuMapState       *self);
void              hu_map_state_set_storey       (HuMapState       *self,
                                                 HuStorey          storey);
/* The building that panels speak of, or HU_BUILDING_NONE … */
gint              hu_map_state_get_building     (HuMapState       *self);
void              hu_map_state_set_building     (HuMapState       *self,
                                                 gint              building);
/* … and whether all its storeys are shown at once beside it. */
gboolean          hu_map_state_get_storeys_fanned (HuMapState      *self);
void              hu_map_state_set_storeys_fanned (HuMapState      *self,
                                                 gboolean          fanned);

const GArray     *hu_map_state_get_selection    (HuMapState       *self); /* guint: units */
gboolean          hu_map_state_is_selected      (HuMapState       *self,
                                                 guint             unit);
void              hu_map_state_select_only      (HuMapState       *self,
                                                 guint             unit); /* HU_UNIT_NONE: nothing */
void              hu_map_state_toggle_selected  (HuMapState       *self,
                                                 guint             unit);
void              hu_map_state_set_selection    (HuMapState       *self,
                                                 const GArray     *units);

/* The lit hexes, and the phase of their flash (0 … 1; 1: steadily lit). */
const GArray     *hu_map_state_get_lit          (HuMapState       *self); /* HuHex */
double            hu_map_state_get_lit_phase    (HuMapState       *self);
void              hu_map_state_set_lit          (HuMapState       *self,
                                                 const GArray     *hexes, /* NULL: none */
                                                 double            phase);

G_END_DECLS
