/*
 * The choice of sides where a scenario has Balance provisions.
 */
#pragma once

#include "hu-section.h"

G_BEGIN_DECLS

#define HU_TYPE_BALANCE_SECTION (hu_balance_section_get_type ())
G_DECLARE_FINAL_TYPE (HuBalanceSection, hu_balance_section, HU, BALANCE_SECTION, HuSection)

HuSection *hu_balance_section_new (HuSession            *session,
                                   AdwApplicationWindow *window) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
