/*
 * The map: shows a game and lets counters be moved.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-map-state.h"
#include "hu-painter.h"
#include "hu-session.h"
#include "hu-supply-lines.h"

G_BEGIN_DECLS

#define HU_TYPE_MAP_VIEW (hu_map_view_get_type ())
G_DECLARE_FINAL_TYPE (HuMapView, hu_map_view, HU, MAP_VIEW, GtkWidget)

/*
 * Signals: "shown-changed" (): another snapshot is shown, or other lines;
 * "refused" (char *why): the game refused what was asked for;
 * "done" (char *what, char *verdict): something happened that nobody may overlook, and that can be
 * undone; the verdict where it changed, else NULL;
 * "legend-asked" (): its key was pressed;
 * "let-go" (): Escape was pressed with nothing held: TRUE from whoever has put something away.
 */

/* The map of this session: shows its game, what is lit, and where it leads; tells it the cursor and what is lifted. */
void                 hu_map_view_set_session   (HuMapView      *self,
                                                HuSession      *session);
void                 hu_map_view_set_game      (HuMapView      *self,
                                                HuGame         *game);
/* The painter of the game to be set next, made in a thread meanwhile. */
void                 hu_map_view_take_painter  (HuMapView      *self,
                                                HuPainter      *painter);
HuGame              *hu_map_view_get_game      (HuMapView      *self);
/* To be called before something beside the map appears or disappears: the map stays in place on the screen. */
void                 hu_map_view_stay          (HuMapView      *self);
/* The same for what comes without the pointer over the map: a map that is fitted is fitted again. */
void                 hu_map_view_make_room     (HuMapView      *self);
/* Escape: drops, closes or deselects the nearest thing that is lifted, shown or selected; FALSE: there is none. */
gboolean             hu_map_view_cancel        (HuMapView      *self);
HuMapState          *hu_map_view_get_state     (HuMapView      *self);
HuPainter           *hu_map_view_get_painter   (HuMapView      *self);
GdkTexture          *hu_map_view_ref_picture   (HuMapView      *self);
/* "zoom-in", "trace", "eliminate" …: the map's actions for menus and keys. */
GActionGroup        *hu_map_view_get_actions   (HuMapView      *self);

/* The snapshot shown: the game's, or the one as if the lifted counters were put down. */
HuSnapshot          *hu_map_view_get_shown     (HuMapView      *self);
const HuSupplyLines *hu_map_view_get_lines     (HuMapView      *self); /* or NULL */
void                 hu_map_view_fill_scene    (HuMapView      *self,
                                                HuScene        *scene);

/* Counters are held, the map is dragged, or a menu is open. */
gboolean             hu_map_view_is_busy       (HuMapView      *self);

/* Where @hexes are not in view, all of them, with counters that can be read: moves there, and goes on to do so when the
 * view is resized, until the user pans or zooms. Where all of the map can be read, it is shown. */
void                 hu_map_view_look_at       (HuMapView      *self,
                                                const GArray   *hexes); /* HuHex */
/* Are they in view in that way, where the map is or is going? */
gboolean             hu_map_view_is_readable   (HuMapView      *self,
                                                const GArray   *hexes);
/* Fans the stacks of these hexes out (HuHex; NULL: none) until another call. */
void                 hu_map_view_fan_out       (HuMapView      *self,
                                                const GArray   *hexes);
/* Brings hexes into view and flashes them. */
void                 hu_map_view_flash         (HuMapView      *self,
                                                const GArray   *hexes,
                                                gboolean        centre);
/* Brings hex rows into view, panning east or west only for @more, and flashes them all. */
void                 hu_map_view_flash_rows    (HuMapView      *self,
                                                const GArray   *rows,  /* gint */
                                                const GArray   *more); /* HuHex, or NULL */
/* Lights hexes until called with NULL. */
void                 hu_map_view_light         (HuMapView      *self,
                                                const GArray   *hexes);
/* Shows a popover at @at (pixels of the view; NULL: at the cursor), and removes it when it closes; @popover is floating. */
void                 hu_map_view_popup         (HuMapView      *self,
                                                GtkWidget      *popover,
                                                const GdkRectangle *at);
/* The hex at a point of the widget, or HU_HEX_NONE. */
HuHex                hu_map_view_hex_at        (HuMapView      *self,
                                                double          x,
                                                double          y);
/* Puts the cursor on a hex and brings it into view. */
void                 hu_map_view_go_to         (HuMapView      *self,
                                                HuHex           hex);

/* The drawings of instruments on the map, borrowed until the next call; NULL: none. */
void          hu_map_view_set_flips   (HuMapView         *self,
                                       const HuFlipMap   *flips,
                                       HuFlipShow         show);
void          hu_map_view_set_flood   (HuMapView         *self,
                                       const HuFloodView *view);

void          hu_map_view_set_underlay (HuMapView      *self,
                                       HuUnderlay        *underlay);

/* Where the cursor, the selected units, the traced and the lit hexes, and those of an answer are seen (HuBox, pixels
 * of the view): cards over the map keep away from them; (transfer full). */
GArray              *hu_map_view_list_asked    (HuMapView      *self);
/* The same of all counters; (transfer full). */
GArray              *hu_map_view_list_counters (HuMapView      *self);
/* Where the map itself is seen, from edge to edge, in pixels of the view; empty without a game. */
HuBox                hu_map_view_get_map_box   (HuMapView      *self);

/* A scan of the map to play on, or the same in a new position; borrowed until the next call; NULL: none. */
void          hu_map_view_set_paper   (HuMapView         *self,
                                       HuUnderlay        *paper);

/* Marks the units that stand elsewhere in @before; NULL: none. @ways: their ways (hu_game_dup_ways()), or NULL. */
void          hu_map_view_set_before  (HuMapView         *self,
                                       HuSnapshot        *before,
                                       GPtrArray         *ways);
/* Nothing can be picked up, and no menu is opened. */
void          hu_map_view_set_read_only (HuMapView       *self,
                                       gboolean           read_only);

/* A question of a lesson is open: nothing may answer it. */
gboolean       hu_map_view_is_veiled        (HuMapView    *self);
/* The facts of a hex that may be told, 1u << HuShow: those that a lesson has explained, without any that would answer
 * its question. */
guint          hu_map_view_get_tells        (HuMapView    *self);
/* Overlays that would answer it. */
guint          hu_map_view_get_hidden       (HuMapView    *self);

G_END_DECLS
