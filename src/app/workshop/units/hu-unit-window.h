/*
 * All units of a draft as a table, in a window beside the map's.
 */
#pragma once

#include <adwaita.h>

#include "hu-unit-view.h"
#include "hu-workshop-bench.h"

G_BEGIN_DECLS

#define HU_TYPE_UNIT_WINDOW (hu_unit_window_get_type ())
G_DECLARE_FINAL_TYPE (HuUnitWindow, hu_unit_window, HU, UNIT_WINDOW, AdwWindow)

/* @bench has to stay until the window is destroyed. */
GtkWidget  *hu_unit_window_new      (GtkWindow       *parent,
                                     HuWorkshopBench *bench);
/* Takes rows of a spreadsheet, as pasting does. FALSE: nothing changes, and a dialog gives the reason. */
gboolean    hu_unit_window_take     (HuUnitWindow    *self,
                                     const char      *text);

G_END_DECLS
