/*
 * The buildings of a tactical game: a table, and the history of one of them.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-side-page.h"

G_BEGIN_DECLS

#define HU_TYPE_BUILDING_PANEL (hu_building_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuBuildingPanel, hu_building_panel, HU, BUILDING_PANEL, HuSidePage)

HuSidePage *hu_building_panel_new          (HuMapView       *map);

G_END_DECLS
