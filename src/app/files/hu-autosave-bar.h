/*
 * A line below the header that says that autosave does not work, and the remedies. It is shown as long as the
 * problem lasts.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-journal.h"

G_BEGIN_DECLS

#define HU_TYPE_AUTOSAVE_BAR (hu_autosave_bar_get_type ())
G_DECLARE_FINAL_TYPE (HuAutosaveBar, hu_autosave_bar, HU, AUTOSAVE_BAR, GtkWidget)

void        hu_autosave_bar_set_journal (HuAutosaveBar *self,
                                         HuJournal     *journal);

G_END_DECLS
