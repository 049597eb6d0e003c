/*
 * The instrument that follows supply outwards step by step, with a slider or by itself, and ends with the
 * narrowest cut.
 */
#pragma once

#include "hu-map-view.h"

G_BEGIN_DECLS

#define HU_TYPE_FLOOD_PANEL (hu_flood_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuFloodPanel, hu_flood_panel, HU, FLOOD_PANEL, GtkWidget)

GtkWidget  *hu_flood_panel_new         (HuMapView    *view);
void        hu_flood_panel_set_active  (HuFloodPanel *self,
                                        gboolean      active);
gboolean    hu_flood_panel_get_active  (HuFloodPanel *self);

G_END_DECLS
