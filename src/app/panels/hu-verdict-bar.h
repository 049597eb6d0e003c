/*
 * The verdict, always visible: never a popup that the user could miss.
 */
#pragma once

#include "hu-panel.h"

G_BEGIN_DECLS

#define HU_TYPE_VERDICT_BAR (hu_verdict_bar_get_type ())
G_DECLARE_FINAL_TYPE (HuVerdictBar, hu_verdict_bar, HU, VERDICT_BAR, HuPanel)

void        hu_verdict_bar_open_why (HuVerdictBar *self);

G_END_DECLS
