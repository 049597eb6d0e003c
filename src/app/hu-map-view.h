/*
 * The map: shows a game and lets counters be moved.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-game.h"
#include "hu-map-state.h"
#include "hu-painter.h"
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
GtkWidget           *hu_map_view_new           (void);

void                 hu_map_view_set_game      (HuMapView      *self,
                                                HuGame         *game,
                                                HuPainter      *painter); /* taken over; or NULL */
HuGame              *hu_map_view_get_game      (HuMapView      *self);
/* Before something beside it comes or goes: the map stays where it is on the screen. */
void                 hu_map_view_stay          (HuMapView      *self);
/* Escape: lets go of the nearest thing that is held, shown or selected; FALSE: there is none. */
gboolean             hu_map_view_cancel        (HuMapView      *self);
HuMapState          *hu_map_view_get_state     (HuMapView      *self);
HuPainter           *hu_map_view_get_painter   (HuMapView      *self);
GdkTexture          *hu_map_view_ref_picture   (HuMapView      *self);
/* "zoom-in", "trace", "eliminate" …: what a menu or key can ask of the map. */
GActionGroup        *hu_map_view_get_actions   (HuMapView      *self);

/* What is shown: the game's snapshot, or the one as if the lifted counters were put down. */
HuSnapshot          *hu_map_view_get_shown     (HuMapView      *self);
/* That other one alone: NULL while nothing is lifted or moved. */
HuSnapshot          *hu_map_view_get_what_if   (HuMapView      *self);
const HuSupplyLines *hu_map_view_get_lines     (HuMapView      *self); /* or NULL */
void                 hu_map_view_fill_scene    (HuMapView      *self,
                                                HuScene        *scene);

/* Counters are held, the map is dragged, or a menu is open. */
gboolean             hu_map_view_is_busy       (HuMapView      *self);

/* Brings hexes into view and flashes them. */
void                 hu_map_view_flash         (HuMapView      *self,
                                                const GArray   *hexes,
                                                gboolean        centre);
/* Brings hex rows into view, without panning east or west but for @more, and flashes them all. */
void                 hu_map_view_flash_rows    (HuMapView      *self,
                                                const GArray   *rows,  /* gint */
                                                const GArray   *more); /* HuHex, or NULL */
/* Lights hexes until called with NULL. */
void                 hu_map_view_light         (HuMapView      *self,
                                                const GArray   *hexes);
/* Shows a popover at the cursor, and takes it down when it is closed; @popover is floating. */
void                 hu_map_view_popup         (HuMapView      *self,
                                                GtkWidget      *popover);
/* Puts the cursor on a hex and brings it into view. */
void                 hu_map_view_go_to         (HuMapView      *self,
                                                HuHex           hex);
/* Selects a building, brings it into view and flashes it; HU_BUILDING_NONE: none is selected. */
void                 hu_map_view_select_building (HuMapView     *self,
                                                gint            building);

/* What an instrument shows on the map, borrowed until the next call; NULL: nothing. */
void          hu_map_view_set_flips   (HuMapView         *self,
                                       const HuFlipMap   *flips,
                                       HuFlipShow         show);
void          hu_map_view_set_flood   (HuMapView         *self,
                                       const HuFloodView *view);

void          hu_map_view_set_underlay (HuMapView      *self,
                                       HuUnderlay        *underlay);

/* Marks what stands elsewhere than in @before; NULL: nothing.  @ways: how it got there (hu_game_dup_ways()), or NULL. */
void          hu_map_view_set_before  (HuMapView         *self,
                                       HuSnapshot        *before,
                                       GPtrArray         *ways);
/* Nothing can be picked up, and no menu is opened. */
void          hu_map_view_set_read_only (HuMapView       *self,
                                       gboolean           read_only);

G_END_DECLS
