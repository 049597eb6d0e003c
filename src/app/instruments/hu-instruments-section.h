/*
 * The instruments over the map, and the actions that open and close them.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_INSTRUMENTS_SECTION (hu_instruments_section_get_type ())
G_DECLARE_FINAL_TYPE (HuInstrumentsSection, hu_instruments_section, HU, INSTRUMENTS_SECTION, HuSection)

/* @map lies in an overlay; @trace_chip goes with the trace that it tells of. */
HuSection *hu_instruments_section_new (HuSession            *session,
                                       AdwApplicationWindow *window,
                                       HuMapView            *map,
                                       GtkWidget            *trace_chip) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
