/*
 * The thresholds of meters: whether a change is worth a flag.
 */
#pragma once

#include "hu-timeline.h"

G_BEGIN_DECLS

/* Two values of a meter with the same band lie on the same side of every threshold. */
gint64   hu_timeline_band    (const HuMeter          *meter);
/* Tells whether there is a flag between two moments, and of which kind. */
gboolean hu_timeline_crossed (const HuTimelinePoint  *before,
                              const HuTimelinePoint  *after,
                              HuTimelineFlagKind     *kind);

G_END_DECLS
