/*
 * What the files of explain/ that are sudden-death's share.
 */
#pragma once

#include "hu-sudden-death-rules.h"
#include "hu-system-words.h"

G_BEGIN_DECLS

/* On the capital, the cities, the rear and the withdrawals. */
void _hu_report_add_sudden_death (HuReportMaking *making);

G_END_DECLS
