/*
 * Time in the window: the past, stepping and playing, branching, and notes.
 */
#pragma once

#include "hu-section.h"
#include "hu-time-bar.h"

G_BEGIN_DECLS

#define HU_TYPE_TIME_SECTION (hu_time_section_get_type ())
G_DECLARE_FINAL_TYPE (HuTimeSection, hu_time_section, HU, TIME_SECTION, HuSection)

HuSection *hu_time_section_new (HuSession            *session,
                                AdwApplicationWindow *window,
                                HuTimeBar            *bar) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
