/*
 * Why nobody, or only he, controls a Location, its hex and its building: the
 * three answers side by side.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_WHY_CONTROL (hu_why_control_get_type ())
G_DECLARE_FINAL_TYPE (HuWhyControl, hu_why_control, HU, WHY_CONTROL, GtkPopover)

/*
 * Signals: "show-hexes" (GArray of HuHex): a unit was chosen; "show-event" (guint): the event by which
 * something last changed hands is asked for.
 */
/* @location: one of the map; what its hex and building are follows. */
GtkWidget *hu_why_control_new      (HuGame       *game,
                                    HuLocation    location);
/* All it says, a paragraph an answer. */
char      *hu_why_control_dup_text (HuWhyControl *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
