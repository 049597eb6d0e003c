/*
 * The track of turns and phases, with events, flags and notes on it: marks the moment shown, and can be
 * dragged to another.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-timeline.h"

G_BEGIN_DECLS

#define HU_TYPE_TIME_TRACK (hu_time_track_get_type ())
G_DECLARE_FINAL_TYPE (HuTimeTrack, hu_time_track, HU, TIME_TRACK, GtkWidget)

/* Signals: "view-changed" (): it was zoomed or scrolled, or has another timeline; "asked" (guint n_events): the
 * user asked to see that moment; "hovered" (guint n_events): the pointer is on it; G_MAXUINT: on none. */
void        hu_time_track_set_timeline (HuTimeTrack *self,
                                        HuTimeline  *timeline); /* or NULL */
/* @factor > 1: zooms in about the moment shown; 0: shows the whole game. */
void        hu_time_track_zoom         (HuTimeTrack *self,
                                        double       factor);
/* Convert a moment to pixels of the track, and pixels to a moment. */
double      hu_time_track_x            (HuTimeTrack *self,
                                        guint        n_events);
guint       hu_time_track_moment_at    (HuTimeTrack *self,
                                        double       x);
/* The text of what lies there: (transfer full), or NULL.  It is the tooltip's, which GTK does not let tests read. */
char       *hu_time_track_dup_words_at (HuTimeTrack *self,
                                        double       x,
                                        double       y);

G_END_DECLS
