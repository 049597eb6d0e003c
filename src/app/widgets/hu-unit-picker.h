/*
 * A popover that asks for units that have not entered the map yet.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_UNIT_PICKER (hu_unit_picker_get_type ())
G_DECLARE_FINAL_TYPE (HuUnitPicker, hu_unit_picker, HU, UNIT_PICKER, GtkPopover)

/* Signal "picked" (GArray of guint), at least one unit. @side: only that side's units, or HU_SIDE_NONE. */
GtkWidget *hu_unit_picker_new (HuGame     *game,
                               HuSide      side,
                               const char *title,
                               const char *button); /* with a mnemonic */

G_END_DECLS
