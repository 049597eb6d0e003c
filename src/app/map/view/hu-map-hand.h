/*
 * The hand over a map: the counters that are lifted, what is dragged, and the tool that takes the place of both.
 */
#pragma once

#include "hu-drag.h"
#include "hu-map-tool.h"

G_BEGIN_DECLS

typedef enum
{
  HU_DRAG_NONE,
  HU_DRAG_PAN,
  HU_DRAG_LIFT,
  HU_DRAG_BAND, /* a rubber band */
  HU_DRAG_TOOL, /* the tool's affair */
  HU_DRAG_OVER, /* given up, with the button still down */
} HuDragMode;

typedef struct
{
  HuDrag          *lift;      /* or NULL */
  gboolean         by_key;
  gboolean         through;   /* enemy units, by key */
  double           held_dx, held_dy; /* from the pointer to the held hex's centre, map units */

  HuDragMode       mode;
  double           x, y;      /* where the drag began */
  double           dx, dy;    /* how far it has come */
  guint            edge_tick; /* pans at an edge, or 0 */
  gboolean         space_held;
  gboolean         space_used; /* to pan: then it cycles no stack */

  const HuMapTool *tool;      /* NULL: one plays */
  gpointer         tool_data;
} HuMapHand;

/* FALSE where none can be lifted. */
gboolean _hu_map_hand_lift      (HuMapView          *self,
                                 HuHex               anchor,
                                 gboolean            by_key);
void     _hu_map_hand_lead_to   (HuMapView          *self,
                                 HuHex               hex);
void     _hu_map_hand_put_down  (HuMapView          *self,
                                 gboolean            direct);
void     _hu_map_hand_drop      (HuMapView          *self,
                                 gboolean            direct);
gboolean _hu_map_hand_step_storey (HuMapView        *self,
                                 gint                up);
gboolean _hu_map_hand_bypass    (HuMapView          *self);
/* Applies the held modifiers: Shift drops the path, Ctrl leads through enemy units, which a key can switch on too. */
void     _hu_map_hand_modify    (HuMapView          *self,
                                 GdkModifierType     modifiers);
gboolean _hu_map_hand_go_through (HuMapView         *self);
void     _hu_map_hand_let_go    (HuMapView          *self);

gboolean _hu_map_hand_tool_press   (HuMapView       *self,
                                    double           x,
                                    double           y,
                                    GdkModifierType  state);
gboolean _hu_map_hand_tool_drag    (HuMapView       *self,
                                    double           x,
                                    double           y,
                                    GdkModifierType  state);
gboolean _hu_map_hand_tool_release (HuMapView       *self,
                                    double           x,
                                    double           y,
                                    GdkModifierType  state);
void     _hu_map_hand_tool_cancel  (HuMapView       *self);
gboolean _hu_map_hand_tool_key     (HuMapView       *self,
                                    guint            keyval,
                                    GdkModifierType  state);
gboolean _hu_map_hand_tool_menu    (HuMapView       *self,
                                    const GdkRectangle *at);
void     _hu_map_hand_tool_draw    (HuMapView       *self,
                                    cairo_t         *cr);

G_END_DECLS
