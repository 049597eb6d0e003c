/*
 * Ending the phase.
 */
#pragma once

#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_PHASE_SECTION (hu_phase_section_get_type ())
G_DECLARE_FINAL_TYPE (HuPhaseSection, hu_phase_section, HU, PHASE_SECTION, HuSection)

HuSection *hu_phase_section_new (HuSession            *session,
                                 AdwApplicationWindow *window,
                                 GtkWidget            *button) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
