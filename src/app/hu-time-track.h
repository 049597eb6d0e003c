/*
 * The track of turns and phases, with events, flags and notes on it: shows the
 * moment that is looked at, and is dragged to another.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-timeline.h"

G_BEGIN_DECLS

#define HU_TYPE_TIME_TRACK (hu_time_track_get_type ())
G_DECLARE_FINAL_TYPE (HuTimeTrack, hu_time_track, HU, TIME_TRACK, GtkWidget)

/* Signals: "view-changed" (): it was zoomed or scrolled, or has another timeline; "asked" (guint n_events): that
 * moment is to be looked at; "hovered" (guint n_events): it is pointed at; G_MAXUINT: none is. */
void        hu_time_track_set_timeline (HuTimeTrack *self,
                                        HuTimeline  *timeline); /* or NULL */
/* @factor > 1: nearer, about the moment that is looked at; 0: all of it. */
void        hu_time_track_zoom         (HuTimeTrack *self,
                                        double       factor);
double      hu_time_track_get_zoom     (HuTimeTrack *self); /* 1: all of it fits */
/* Where a moment lies, in pixels of the track, and which moment lies there. */
double      hu_time_track_x            (HuTimeTrack *self,
                                        guint        n_events);
guint       hu_time_track_moment_at    (HuTimeTrack *self,
                                        double       x);
/* What there is to say about a moment: when, what happened, flags; (transfer full). */
char       *hu_time_track_dup_words    (HuTimeTrack *self,
                                        guint        n_events);
/* The same of what lies under the pointer there, or NULL. */
char       *hu_time_track_dup_words_at (HuTimeTrack *self,
                                        double       x,
                                        double       y);

G_END_DECLS
