/*
 * A popover that asks for the level of a hex on which to put counters down.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-snapshot.h"

G_BEGIN_DECLS

#define HU_TYPE_LEVEL_PICKER (hu_level_picker_get_type ())
G_DECLARE_FINAL_TYPE (HuLevelPicker, hu_level_picker, HU, LEVEL_PICKER, GtkPopover)

/* Signals "picked" (int storey), once, and then the popover closes; "looked-at" (int storey); "bypass-changed"
 * (gboolean). */
GtkWidget *hu_level_picker_new        (HuSnapshot    *snapshot,
                                       HuHex          hex,
                                       HuStorey       level); /* what is chosen at first */
void       hu_level_picker_set_bypass (HuLevelPicker *self,
                                       gboolean       bypass);

G_END_DECLS
