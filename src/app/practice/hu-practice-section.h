/*
 * Practice in the window: opening it, with the day and the games of today.
 */
#pragma once

#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_PRACTICE_SECTION (hu_practice_section_get_type ())
G_DECLARE_FINAL_TYPE (HuPracticeSection, hu_practice_section, HU, PRACTICE_SECTION, HuSection)

HuSection *hu_practice_section_new (HuSession            *session,
                                    AdwApplicationWindow *window) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
