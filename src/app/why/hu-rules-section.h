/*
 * The rules: their window, and a game to try each in.
 */
#pragma once

#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_RULES_SECTION (hu_rules_section_get_type ())
G_DECLARE_FINAL_TYPE (HuRulesSection, hu_rules_section, HU, RULES_SECTION, HuSection)

/* Makes a window without a game, which is not presented yet; @session (borrowed) is its own. */
typedef GtkWindow *(*HuNewWindowFunc) (GtkApplication  *application,
                                       HuSession      **session);

HuSection *hu_rules_section_new (HuSession            *session,
                                 AdwApplicationWindow *window,
                                 HuNewWindowFunc       new_window) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
