/*
 * The private interface that the files of the map view share.
 */
#pragma once

#include "hu-drag.h"
#include "hu-map-tool.h"
#include "hu-map-view.h"

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

/* The side and hex whose supply is asked about; hex HU_HEX_NONE: only the rules ask. */
typedef struct
{
  HuHex  hex;
  HuSide side;
  guint  unit; /* in it; HU_UNIT_NONE: the hex itself */
} HuSupplyQuestion;

struct _HuMapView
{
  GtkWidget           parent_instance;

  HuSession          *session; /* of which it is the map; NULL: a map of its own, as where games are compared */
  guint               veiled;  /* overlays that were on before an open question hid them */
  guint               chosen;  /* overlays as the user left them before the lesson … */
  gboolean            in_lesson; /* … that chooses them itself */
  HuMapState         *state;
  HuGame             *game;    /* or NULL */
  HuPainter          *painter; /* of the game's scenario */
  HuPainter          *coming;  /* of the next game, if it exists already; or NULL */
  GSimpleActionGroup *actions;

  HuDrag             *lift;    /* or NULL */
  gboolean            lift_by_key;
  gboolean            lift_through; /* through enemy units, by key */

  gboolean            stays;    /* at the next change of size … */
  HuPoint             stays_at; /* … where the view's corner was in the window … */
  HuPoint             stays_in; /* … of this size */
  gboolean            makes_room; /* at the next change of size a fitted map is fitted again */
  HuPoint             corner;   /* where the view's corner was last … */
  HuPoint             corner_in; /* … in a window of this size */
  HuSupplyLines      *lines;   /* of what is shown; or NULL */
  gboolean            lines_stale;
  HuSupplyQuestion    question; /* of them */
  const HuFlipMap    *flips;   /* borrowed from who set it; or NULL */
  HuFlipShow          flip_show;
  HuFloodView         flood;   /* likewise; without a flood: none is shown */
  HuUnderlay         *underlay; /* borrowed likewise; or NULL */
  HuUnderlay         *paper;
  guint8             *marks;    /* HuSupplyMark of each unit … */
  HuSnapshot         *marks_of; /* … in this position; or NULL */
  HuSnapshot         *before;  /* what it shows is compared with; or NULL */
  GPtrArray          *ways;    /* by unit, how it got from there to here; or NULL */
  gboolean            read_only;
  cairo_surface_t    *picture; /* the map as last drawn; NULL: to be drawn */
  GdkTexture         *texture; /* the same, once it was asked for */
  cairo_surface_t    *shown;   /* the one before it, as long as it is on the screen; or NULL */
  cairo_surface_t    *spare;   /* the one before that, to be drawn on again; or NULL */
  guint               refine_source; /* waits to make it, or is making it, crisp; 0: it is */

  /* The pointer, in pixels of the view. */
  double              pointer_x, pointer_y;
  gboolean            pointer_inside;
  gboolean            pointing;       /* with the pointer, rather than by keys */
  guint               fan_timeout;
  HuHex               fan_wanted;

  HuDragMode          drag;
  double              drag_x, drag_y;   /* where it began */
  double              drag_dx, drag_dy; /* how far it has come */
  double              lift_dx, lift_dy; /* from the pointer to the held hex's centre, map units */
  guint               edge_tick; /* pans at an edge, or 0 */
  gboolean            space_held;
  gboolean            space_used; /* to pan: then it cycles no stack */
  double              pinch_scale;

  guint               flash_tick;
  gint64              flash_start;

  GtkWidget          *menu; /* open, or NULL */

  const HuMapTool    *tool; /* in the hand; NULL: one plays */
  gpointer            tool_data;
};

void    _hu_map_view_update_theme     (HuMapView      *self);
void        _hu_map_view_seat         (HuMapView       *self);
/* Draws anew; also after the shown snapshot changed. */
void    _hu_map_view_invalidate       (HuMapView      *self);
void    _hu_map_view_shown_changed    (HuMapView      *self);
guint   _hu_map_view_unit_at          (HuMapView      *self,
                                       double          x,
                                       double          y);
HuPoint _hu_map_view_hex_centre       (HuMapView      *self,
                                       HuHex           hex); /* pixels of the view */
HuBox   _hu_map_view_hex_box          (HuMapView      *self,
                                       HuHex           hex); /* map units */
void    _hu_map_view_refuse           (HuMapView      *self,
                                       const HuRefusal *refusal);
/* Reports the change, and the verdict if it differs from that in @before; the user can undo it. */
void    _hu_map_view_tell_done        (HuMapView      *self,
                                       const char     *what,
                                       HuSnapshot     *before);
void    _hu_map_view_emit_done        (HuMapView      *self,
                                       const char     *what,
                                       const char     *verdict);

/* hu-map-view-pointer.c */
void    _hu_map_view_init_pointer     (HuMapView      *self);
void    _hu_map_view_pick_unit        (HuMapView      *self,
                                       guint           unit,
                                       gboolean        toggle);
void    _hu_map_view_cycle_stack      (HuMapView      *self);
GArray *_hu_map_view_stack            (HuMapView      *self,
                                       HuHex           hex); /* guint, the uppermost first */

/* hu-map-view-instruments.c */
void    _hu_map_view_roster_changed   (HuMapView      *self);
void    _hu_map_view_fill_instruments (HuMapView      *self,
                                       HuScene        *scene);
void    _hu_map_view_drop_marks       (HuMapView      *self);

/* hu-map-view-drag.c */
void    _hu_map_view_init_drag        (HuMapView      *self);

/* hu-map-tool.c */
gboolean _hu_map_view_tool_press      (HuMapView      *self,
                                       double          x,
                                       double          y,
                                       GdkModifierType state);
gboolean _hu_map_view_tool_drag       (HuMapView      *self,
                                       double          x,
                                       double          y,
                                       GdkModifierType state);
gboolean _hu_map_view_tool_release    (HuMapView      *self,
                                       double          x,
                                       double          y,
                                       GdkModifierType state);
void    _hu_map_view_tool_cancel      (HuMapView      *self);
gboolean _hu_map_view_tool_key        (HuMapView      *self,
                                       guint           keyval,
                                       GdkModifierType state);
gboolean _hu_map_view_tool_menu       (HuMapView      *self,
                                       const GdkRectangle *at);
void    _hu_map_view_tool_draw        (HuMapView      *self,
                                       cairo_t        *cr);

/* hu-map-view-picture.c: a dropped picture is drawn again */
void    _hu_map_view_drop_picture     (HuMapView      *self);
void    _hu_map_view_snapshot_picture (HuMapView      *self,
                                       GtkSnapshot    *snapshot);

/* hu-map-view-unit-drag.c */
gboolean _hu_map_view_lift            (HuMapView      *self,
                                       HuHex           anchor,
                                       gboolean        by_key);
void    _hu_map_view_lead_to          (HuMapView      *self,
                                       HuHex           hex);
void    _hu_map_view_put_down         (HuMapView      *self,
                                       gboolean        direct);
void    _hu_map_view_drop             (HuMapView      *self,
                                       gboolean        direct);
gboolean _hu_map_view_lift_storey     (HuMapView      *self,
                                       gint            up);
gboolean _hu_map_view_lift_bypass     (HuMapView      *self);
/* Applies the held modifiers: Shift drops the path, Ctrl leads through enemy units, which a key can switch on too. */
void    _hu_map_view_lift_modifiers   (HuMapView      *self,
                                       GdkModifierType modifiers);
gboolean _hu_map_view_lift_through    (HuMapView      *self);
void    _hu_map_view_let_go           (HuMapView      *self);

/* hu-map-view-zoom.c */
void    _hu_map_view_resize           (HuMapView      *self,
                                       int             width,
                                       int             height);
void    _hu_map_view_init_zoom        (HuMapView      *self);
void    _hu_map_view_zoom             (HuMapView      *self,
                                       double          factor);

/* hu-map-view-keys.c */
void    _hu_map_view_init_keys        (HuMapView      *self);

/* hu-map-view-flash.c */
void    _hu_map_view_stop_flash       (HuMapView      *self);

/* hu-map-view-actions.c */
void    _hu_map_view_init_actions     (HuMapView      *self);
void    _hu_map_view_update_actions   (HuMapView      *self);
/* Lists the selected units that are on the map; (transfer full) (element-type guint). */
GArray *_hu_map_view_list_targets     (HuMapView      *self);
/* Appends @events as one gesture, or says why not. */
void    _hu_map_view_append           (HuMapView      *self,
                                       GPtrArray      *events);
void    _hu_map_view_append_one       (HuMapView      *self,
                                       HuEvent        *event); /* (transfer full) */
/* @state: floating, or NULL: the action has none, or keeps it. */
void    _hu_map_view_set_action       (HuMapView      *self,
                                       const char     *name,
                                       gboolean        enabled,
                                       GVariant       *state);

/* hu-map-view-done.c */
/* Reports the important effects of @events, which have just been appended; @before: the position before them. */
void    _hu_map_view_tell_events      (HuMapView      *self,
                                       HuSnapshot     *before,
                                       GPtrArray      *events);

/* hu-map-view-question.c: tells everybody where it is another. */
void     _hu_map_view_update_question (HuMapView        *self);
/* The side that the question about @hex is of: see trace_cb(). */
HuSide    _hu_map_view_choose_side      (HuMapView *self,
                                         HuHex      hex);
void      _hu_map_view_ask_hex          (HuMapView *self,
                                         HuHex      hex);

/* hu-map-view-storeys.c */
void    _hu_map_view_init_storeys     (HuMapView      *self);
void    _hu_map_view_update_storeys   (HuMapView      *self);
HuHex   _hu_map_view_pointed_hex      (HuMapView      *self,
                                       double          x,
                                       double          y);
gboolean _hu_map_view_click_storeys   (HuMapView      *self,
                                       double          x,
                                       double          y);

/* hu-map-menu.c */
void    _hu_map_view_popup_menu       (HuMapView      *self,
                                       const GdkRectangle *at);
void    _hu_map_view_popup            (HuMapView      *self,
                                       GtkWidget      *popover,
                                       const GdkRectangle *at);

/* hu-map-view-tag.c */
char   *_hu_map_view_word_storey      (HuMapView      *self);
/* "Through II in 0506", "No way there …"; NULL without remarks on the way; (transfer full). */
char   *_hu_map_view_word_way         (HuMapView      *self);
HuBox   _hu_map_view_place_tag        (HuPoint         at,
                                       double          radius,
                                       double          width,
                                       double          height,
                                       double          view_width);
void    _hu_map_view_snapshot_tag     (HuMapView      *self,
                                       GtkSnapshot    *snapshot);

/* hu-map-view-speech.c */
void    _hu_map_view_speak            (HuMapView      *self);

G_END_DECLS
