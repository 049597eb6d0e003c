/*
 * The record of a report: what can be judged again and compared, as JSON that does not depend on the language.
 */
#pragma once

#include "hu-report.h"

G_BEGIN_DECLS

#define HU_REPORT_RECORD_ID "hex-umpire-report" /* of its element in a page */

/* One line; no character in it can end a script element. */
char *hu_report_to_record (const HuReport *report) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
