/*
 * The storey switch over the map's edge: chooses the storey of a tactical map that is shown.
 */
#pragma once

#include "hu-map-view.h"

G_BEGIN_DECLS

#define HU_TYPE_STOREY_SWITCH (hu_storey_switch_get_type ())
G_DECLARE_FINAL_TYPE (HuStoreySwitch, hu_storey_switch, HU, STOREY_SWITCH, GtkWidget)

/* Puts one over @view; it is there for maps that have storeys. */
GtkWidget *hu_storey_switch_attach (GtkOverlay *overlay,
                                    HuMapView  *view);

G_END_DECLS
