/*
 * The bar that names the side whose view is shown; it is visible unless the truth is shown.
 */
#pragma once

#include "hu-panel.h"

G_BEGIN_DECLS

#define HU_TYPE_VIEW_BAR (hu_view_bar_get_type ())
G_DECLARE_FINAL_TYPE (HuViewBar, hu_view_bar, HU, VIEW_BAR, HuPanel)

G_END_DECLS
