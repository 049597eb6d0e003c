/*
 * Which thresholds there are: when a meter's change is worth a flag.
 */
#pragma once

#include "hu-timeline.h"

G_BEGIN_DECLS

/* Two values of a meter with the same band lie on the same side of every threshold. */
gint64   hu_timeline_band    (const HuMeter          *meter);
/* Whether there is something to flag between two moments, and what. */
gboolean hu_timeline_crossed (const HuTimelinePoint  *before,
                              const HuTimelinePoint  *after,
                              HuTimelineFlagKind     *kind);

G_END_DECLS
