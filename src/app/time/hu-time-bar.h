/*
 * The timeline below the map: controls, the track, and charts of the meters.
 */
#pragma once

#include "hu-panel.h"
#include "hu-time-charts.h"
#include "hu-time-track.h"

G_BEGIN_DECLS

#define HU_TYPE_TIME_BAR (hu_time_bar_get_type ())
G_DECLARE_FINAL_TYPE (HuTimeBar, hu_time_bar, HU, TIME_BAR, HuPanel)

/* Property "playing". The actions of hu-time-section.c control it. */
HuTimeline   *hu_time_bar_get_timeline (HuTimeBar *self); /* or NULL */
HuTimeTrack  *hu_time_bar_get_track    (HuTimeBar *self);
void          hu_time_bar_set_charts_shown (HuTimeBar *self,
                                        gboolean   shown);
/* Advances by an event every so many milliseconds, up to the present; starts from the set-up if it is at the
 * present. */
void          hu_time_bar_set_playing  (HuTimeBar *self,
                                        gboolean   playing);
gboolean      hu_time_bar_get_playing  (HuTimeBar *self);
void          hu_time_bar_set_interval (HuTimeBar *self,
                                        guint      milliseconds);

G_END_DECLS
