/*
 * What the files of explain/ that are control's share.
 */
#pragma once

#include "hu-control-rules.h"
#include "hu-system-words.h"

G_BEGIN_DECLS

/* Its tables of points, and of who Controls the buildings. */
void _hu_report_add_control_points (HuReportMaking *making);
void _hu_report_add_control_owners (HuReportMaking *making);

G_END_DECLS
