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
/* Shows the history of the chosen building, or the table again. */
void        hu_building_panel_show_history (HuBuildingPanel *self,
                                            gboolean         history);
/* "The mill|3|2|1|German|≠ ?", a line for each building, in the order shown. */
char       *hu_building_panel_dup_text     (HuBuildingPanel *self) G_GNUC_WARN_UNUSED_RESULT;
/* The history shown, "#3 …", a line a change. */
char       *hu_building_panel_dup_history  (HuBuildingPanel *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
