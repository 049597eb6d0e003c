/*
 * The reasons why a file could not be opened or saved, shown above the map for as long as the user needs them.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-fault.h"

G_BEGIN_DECLS

#define HU_TYPE_FAULT_PANEL (hu_fault_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuFaultPanel, hu_fault_panel, HU, FAULT_PANEL, GtkWidget)

/* @faults with errors says that @name was not opened; with warnings only, that it was opened with those warnings. */
void     hu_fault_panel_show_faults  (HuFaultPanel   *self,
                                      const char     *name,
                                      const HuFaults *faults);
void     hu_fault_panel_show_message (HuFaultPanel   *self,
                                      const char     *title,
                                      const char     *message);
/* Adds a button beneath the text, until the panel shows something else. */
void     hu_fault_panel_offer        (HuFaultPanel   *self,
                                      const char     *label,   /* with a mnemonic */
                                      const char     *action); /* detailed */
void     hu_fault_panel_dismiss      (HuFaultPanel   *self);

G_END_DECLS
