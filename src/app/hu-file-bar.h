/*
 * What others do to the file that is open: a line below the header, there as
 * long as it is so, with what one can do about it.
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
/* "" where there is nothing to be said. */
const char *hu_file_bar_get_text  (HuFileBar   *self);

G_END_DECLS
