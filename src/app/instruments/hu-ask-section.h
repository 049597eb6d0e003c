/*
 * The button in the window's header with all that can be asked about the position shown.
 */
#pragma once

#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_ASK_SECTION (hu_ask_section_get_type ())
G_DECLARE_FINAL_TYPE (HuAskSection, hu_ask_section, HU, ASK_SECTION, HuSection)

HuSection *hu_ask_section_new (HuSession            *session,
                               AdwApplicationWindow *window,
                               GtkMenuButton        *button,
                               GtkWidget            *report) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
