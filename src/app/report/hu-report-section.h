/*
 * Paper and files: the report, the map as a picture, tables on the clipboard.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_REPORT_SECTION (hu_report_section_get_type ())
G_DECLARE_FINAL_TYPE (HuReportSection, hu_report_section, HU, REPORT_SECTION, HuSection)

HuSection *hu_report_section_new (HuSession            *session,
                                  AdwApplicationWindow *window,
                                  HuMapView            *map,
                                  GtkStack             *side) G_GNUC_WARN_UNUSED_RESULT;
/* Writes the map into @file in the format of its ending; @part "unbroken" or "seen"; @size "single", "double",
 * "paper". */
void       hu_report_section_write_map (HuReportSection *self,
                                GFile                *file,
                                const char           *part,
                                const char           *size,
                                gboolean              legend);

G_END_DECLS
