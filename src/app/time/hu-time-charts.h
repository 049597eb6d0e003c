/*
 * The history of the meters: a small chart for each, under the track and on its time scale.
 */
#pragma once

#include "hu-time-track.h"

G_BEGIN_DECLS

#define HU_TYPE_TIME_CHARTS (hu_time_charts_get_type ())
G_DECLARE_FINAL_TYPE (HuTimeCharts, hu_time_charts, HU, TIME_CHARTS, GtkWidget)

/* Pixels that a chart is high; its name stands beside it. */
#define HU_CHART_HEIGHT 26

/* Signal "asked" (guint n_events): the user asked to see that moment. */
void  hu_time_charts_set_track    (HuTimeCharts *self,
                                   HuTimeTrack  *track);
void  hu_time_charts_set_timeline (HuTimeCharts *self,
                                   HuTimeline   *timeline); /* or NULL */
/* Returns the text of the chart at that place: the meter and its value then; (transfer full), or NULL.
 * It is the tooltip's, which GTK does not let tests read. */
char *hu_time_charts_dup_words_at (HuTimeCharts *self,
                                   double        x,
                                   double        y);

G_END_DECLS
