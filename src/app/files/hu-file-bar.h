/*
 * A line below the header that reports changes to the open file by other programs, and the possible reactions.
 * It is shown as long as this applies.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-file-watch.h"

G_BEGIN_DECLS

#define HU_TYPE_FILE_BAR (hu_file_bar_get_type ())
G_DECLARE_FINAL_TYPE (HuFileBar, hu_file_bar, HU, FILE_BAR, GtkWidget)

void        hu_file_bar_set_watch (HuFileBar   *self,
                                   HuDocument  *document,
                                   HuFileWatch *watch);

G_END_DECLS
