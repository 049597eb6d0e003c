/*
 * The level switch over the map's edge: chooses the level of a tactical map that is shown.
 */
#pragma once

#include "hu-map-view.h"

G_BEGIN_DECLS

#define HU_TYPE_LEVEL_SWITCH (hu_level_switch_get_type ())
G_DECLARE_FINAL_TYPE (HuLevelSwitch, hu_level_switch, HU, LEVEL_SWITCH, GtkWidget)

/* Puts one over @view; it is there for maps that have levels. */
GtkWidget *hu_level_switch_attach (GtkOverlay *overlay,
                                   HuMapView  *view);

G_END_DECLS
