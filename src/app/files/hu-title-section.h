/*
 * The title of the window: the document, whether it is saved, and the moment that is shown.
 */
#pragma once

#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_TITLE_SECTION (hu_title_section_get_type ())
G_DECLARE_FINAL_TYPE (HuTitleSection, hu_title_section, HU, TITLE_SECTION, HuSection)

HuSection *hu_title_section_new (HuSession            *session,
                                 AdwApplicationWindow *window,
                                 AdwWindowTitle       *title) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
