/*
 * The hex under the cursor, and its units one by one.
 */
#pragma once

#include "hu-map-view.h"

G_BEGIN_DECLS

#define HU_TYPE_SELECTION_PANEL (hu_selection_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuSelectionPanel, hu_selection_panel, HU, SELECTION_PANEL, GtkWidget)

void hu_selection_panel_set_view (HuSelectionPanel *self,
                                  HuMapView        *view);

G_END_DECLS
