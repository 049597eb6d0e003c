/*
 * The reasons why nobody, or only one side, Controls a Location, its hex and its building: the three answers
 * side by side.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_WHY_CONTROL (hu_why_control_get_type ())
G_DECLARE_FINAL_TYPE (HuWhyControl, hu_why_control, HU, WHY_CONTROL, GtkPopover)

/*
 * Signals: "show-hexes" (GArray of HuHex): the user chose a unit; "show-event" (guint): the user asked for the
 * event that last changed Control.
 */
/* @location: a Location of the map; its hex and building follow from it. */
GtkWidget *hu_why_control_new      (HuGame       *game,
                                    HuLocation    location);

G_END_DECLS
