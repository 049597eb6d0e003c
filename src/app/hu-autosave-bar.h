/*
 * That autosave does not work: a line below the header, there as long as it is
 * so, with what is left to do.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-journal.h"

G_BEGIN_DECLS

#define HU_TYPE_AUTOSAVE_BAR (hu_autosave_bar_get_type ())
G_DECLARE_FINAL_TYPE (HuAutosaveBar, hu_autosave_bar, HU, AUTOSAVE_BAR, GtkWidget)

void        hu_autosave_bar_set_journal (HuAutosaveBar *self,
                                         HuJournal     *journal);
/* "" where there is nothing to be said. */
const char *hu_autosave_bar_get_text    (HuAutosaveBar *self);

G_END_DECLS
