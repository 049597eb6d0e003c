/*
 * What the files of explain/ that are front-line's share.
 */
#pragma once

#include "hu-front-line-rules.h"
#include "hu-system-words.h"

G_BEGIN_DECLS

/* Its own part of a report, and its table of points. */
void           _hu_report_add_front_line        (HuReportMaking   *making);
void           _hu_report_add_front_line_points (HuReportMaking   *making);
/* Row by row; the turns are still to be added. */
HuReportStrip *_hu_report_strip                 (HuReportMaking   *making,
                                                 char             *caption);
void           _hu_report_strip_add             (HuReportMaking   *making,
                                                 HuReportStrip    *strip,
                                                 guint             turn,
                                                 const HuSnapshot *then);

G_END_DECLS
