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
/* "3|German|KV-1E 1 + … = 4|4|4", a text line for each line of the table, in the order shown; then the totals. */
char       *hu_casualty_panel_dup_text (HuCasualtyPanel *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
