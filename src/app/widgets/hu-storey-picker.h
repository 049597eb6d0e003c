/*
 * A popover that asks for the storey of a hex on which to put counters down.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-snapshot.h"

G_BEGIN_DECLS

#define HU_TYPE_STOREY_PICKER (hu_storey_picker_get_type ())
G_DECLARE_FINAL_TYPE (HuStoreyPicker, hu_storey_picker, HU, STOREY_PICKER, GtkPopover)

/* Signals "picked" (int storey), once, and then the popover closes; "looked-at" (int storey); "bypass-changed"
 * (gboolean). */
GtkWidget *hu_storey_picker_new       (HuSnapshot    *snapshot,
                                       HuHex          hex,
                                       HuStorey       storey); /* what is chosen at first */
/* Asks for Bypass too. */
void       hu_storey_picker_set_bypass (HuStoreyPicker *self,
                                        gboolean       bypass);

G_END_DECLS
