/*
 * Why the verdict is what it is: rulings down to hexes and rule numbers.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-snapshot.h"

G_BEGIN_DECLS

#define HU_TYPE_WHY_POPOVER (hu_why_popover_get_type ())
G_DECLARE_FINAL_TYPE (HuWhyPopover, hu_why_popover, HU, WHY_POPOVER, GtkPopover)

/* Signals "show-hexes" and "light-hexes" (GArray of HuHex, or NULL). */
GtkWidget *hu_why_popover_new (HuSnapshot *snapshot);

G_END_DECLS
