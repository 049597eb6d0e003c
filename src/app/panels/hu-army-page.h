/*
 * The page of the side panel with the supply of every unit.
 */
#pragma once

#include "hu-side-page.h"

G_BEGIN_DECLS

#define HU_TYPE_ARMY_PAGE (hu_army_page_get_type ())
G_DECLARE_FINAL_TYPE (HuArmyPage, hu_army_page, HU, ARMY_PAGE, HuSidePage)

G_END_DECLS
