/*
 * The banner of What If: says that none of it has happened, and offers the ways out.
 */
#pragma once

#include "hu-panel.h"

G_BEGIN_DECLS

#define HU_TYPE_WHAT_IF_BAR (hu_what_if_bar_get_type ())
G_DECLARE_FINAL_TYPE (HuWhatIfBar, hu_what_if_bar, HU, WHAT_IF_BAR, HuPanel)

G_END_DECLS
