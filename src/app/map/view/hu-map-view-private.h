/*
 * The private interface that the files of the map view share.
 */
#pragma once

#include "hu-map-hand.h"
#include "hu-view-picture.h"
#include "hu-map-question.h"
#include "hu-map-view.h"

G_BEGIN_DECLS

/* Drawings of others on the map: who set them owns them; or NULL. */
typedef struct
{
  const HuFlipMap *flips;
  HuFlipShow       flip_show;
  HuFloodView      flood;    /* without a flood: none is shown */
  HuUnderlay      *underlay;
  HuUnderlay      *paper;
  HuSnapshot      *before;   /* owned; what the map is compared with */
  GPtrArray       *ways;     /* owned; by unit, how it got from there to here */
  GArray          *named;    /* owned; guint: buildings with a name; NULL until a lesson writes it on the map */
  guint8          *marks;    /* owned; HuSupplyMark of each unit … */
  HuSnapshot      *marks_of; /* … in this position */
} HuMapDrawings;

/* Where the view's corner lies in its window, for what stays in place when its size changes. */
typedef struct
{
  gboolean stays;      /* at the next change of size … */
  HuPoint  stays_at;   /* … where the view's corner was in the window … */
  HuPoint  stays_in;   /* … of this size */
  gboolean makes_room; /* at the next change of size a fitted map is fitted again */
  HuPoint  corner;     /* where the view's corner was last … */
  HuPoint  corner_in;  /* … in a window of this size */
} HuMapEdge;

/* The view that the map moves to, and its way there. */
typedef struct
{
  GArray    *hexes; /* HuHex: to be in view, until the user looks elsewhere; or NULL */
  GArray    *fans;  /* HuHex: stacks that are fanned out meanwhile; or NULL */
  HuViewport from, to;
  HuViewport last;  /* as the camera left it; another one is the user's */
  gboolean   whole; /* it goes to the whole map */
  gint64     start; /* 0: with the next frame */
  guint      tick;  /* or 0 */
} HuMapCamera;

typedef struct
{
  double   x, y; /* pixels of the view */
  gboolean inside;
  gboolean pointing; /* with the pointer, rather than by keys */
  guint    fan_timeout;
  HuHex    fan_wanted;
} HuMapPointer;

/* Overlays of a map whose session may be in a lesson. */
typedef struct
{
  guint    veiled;    /* on before an open question hid them */
  guint    chosen;    /* as the user left them before the lesson … */
  gboolean in_lesson; /* … that chooses them itself */
} HuMapOverlays;

struct _HuMapView
{
  GtkWidget           parent_instance;

  HuSession          *session; /* of which it is the map; NULL: a map of its own, as where games are compared */
  HuMapState         *state;
  HuGame             *game;    /* or NULL */
  HuPainter          *painter; /* of the game's scenario */
  HuPainter          *coming;  /* of the next game, if it exists already; or NULL */
  GSimpleActionGroup *actions;

  HuViewPicture       *picture;
  HuMapQuestion      *question;
  HuMapHand           hand;
  HuMapDrawings       drawn;
  HuMapPointer        pointer;
  HuMapEdge           edge;
  HuMapOverlays       overlays;
  HuMapCamera         camera;
  gboolean            read_only;
  double              pinch_scale;
  guint               flash_tick;
  gint64              flash_start;
  GtkWidget          *menu; /* open, or NULL */
};

/* hu-map-view-common.c: all files see these */

void    _hu_map_view_shown_changed    (HuMapView      *self);
HuPoint _hu_map_view_hex_centre       (HuMapView      *self,
                                       HuHex           hex); /* pixels of the view */
HuBox   _hu_map_view_hex_box          (HuMapView      *self,
                                       HuHex           hex); /* map units */
GArray *_hu_map_view_stack            (HuMapView      *self,
                                       HuHex           hex); /* guint, the uppermost first */
/* Lists the selected units that are on the map; (transfer full) (element-type guint). */
GArray *_hu_map_view_list_targets     (HuMapView      *self);
/* @state: floating, or NULL: the action has none, or keeps it. */
void    _hu_map_view_set_action       (HuMapView      *self,
                                       const char     *name,
                                       gboolean        enabled,
                                       GVariant       *state);
/* The overlays that show what a question with this veil asks, and those that a lesson speaks of (bits of HuShow). */
guint   _hu_map_view_overlays_of_veil (HuVeil          veil);
guint   _hu_map_view_overlays_of_shows (guint          shows);

/* hu-map-view-camera.c */
gboolean _hu_map_view_is_aimed        (HuMapView      *self);
/* Goes on looking at the same hexes in a view of another size. */
void    _hu_map_view_aim_again        (HuMapView      *self);
void    _hu_map_view_stop_camera      (HuMapView      *self); /* and forgets what it looked at */

/* hu-map-view-scene.c */
guint   _hu_map_view_unit_at          (HuMapView      *self,
                                       double          x,
                                       double          y);
void    _hu_map_view_drop_marks       (HuMapView      *self);

/* hu-map-view-log.c */
void    _hu_map_view_refuse           (HuMapView      *self,
                                       const HuRefusal *refusal);
/* Reports the change, and the verdict if it differs from that in @before; the user can undo it. */
void    _hu_map_view_tell_done        (HuMapView      *self,
                                       const char     *what,
                                       HuSnapshot     *before);
/* Appends @events as one gesture, or says why not. */
void    _hu_map_view_append           (HuMapView      *self,
                                       GPtrArray      *events);
void    _hu_map_view_append_one       (HuMapView      *self,
                                       HuEvent        *event); /* (transfer full) */

/* hu-map-view-speech.c */
void    _hu_map_view_init_speech      (HuMapView      *self);
void    _hu_map_view_speak            (HuMapView      *self);
HuBox   _hu_map_view_place_tag        (HuPoint         at,
                                       double          radius,
                                       double          width,
                                       double          height,
                                       double          view_width);
void    _hu_map_view_snapshot_tag     (HuMapView      *self,
                                       GtkSnapshot    *snapshot);

/* hu-map-view-storeys.c */
void    _hu_map_view_init_storeys     (HuMapView      *self);
void    _hu_map_view_update_storeys   (HuMapView      *self);
HuHex   _hu_map_view_pointed_hex      (HuMapView      *self,
                                       double          x,
                                       double          y);
gboolean _hu_map_view_click_storeys   (HuMapView      *self,
                                       double          x,
                                       double          y);

/* hu-map-view-zoom.c */
void    _hu_map_view_resize           (HuMapView      *self,
                                       int             width,
                                       int             height);
void    _hu_map_view_init_zoom        (HuMapView      *self);
void    _hu_map_view_zoom             (HuMapView      *self,
                                       double          factor);

/* hu-map-menu.c */
void    hu_map_view_popup_menu       (HuMapView      *self,
                                       const GdkRectangle *at);

/* hu-map-view-pointer.c */
void    _hu_map_view_init_pointer     (HuMapView      *self);
void    _hu_map_view_cycle_stack      (HuMapView      *self);

/* hu-map-view-flash.c */
gboolean _hu_map_view_is_animated     (HuMapView      *self);
void    _hu_map_view_stop_flash       (HuMapView      *self);

/* hu-map-view-keys.c */
void    _hu_map_view_init_keys        (HuMapView      *self);

/* hu-map-view-actions.c */
void    _hu_map_view_init_actions     (HuMapView      *self);
void    _hu_map_view_update_actions   (HuMapView      *self);

G_END_DECLS
