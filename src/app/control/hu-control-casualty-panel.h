/*
 * Casualty and exit points of a tactical game as a table.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-side-page.h"

G_BEGIN_DECLS

#define HU_TYPE_CASUALTY_PANEL (hu_casualty_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuCasualtyPanel, hu_casualty_panel, HU, CASUALTY_PANEL, HuSidePage)

HuSidePage *hu_casualty_panel_new      (HuMapView       *map);

G_END_DECLS
