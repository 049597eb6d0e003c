/*
 * The page of the side panel with the supply of every unit.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-side-page.h"

G_BEGIN_DECLS

#define HU_TYPE_ARMY_PAGE (hu_army_page_get_type ())
G_DECLARE_FINAL_TYPE (HuArmyPage, hu_army_page, HU, ARMY_PAGE, HuSidePage)

HuSidePage *hu_army_page_new (HuMapView *map);

G_END_DECLS
