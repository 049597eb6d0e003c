/*
 * A line of the log. A list makes two hundred lines however few fit into its view, so a line that is not filled
 * yet is only empty room.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-log-model.h"

G_BEGIN_DECLS

#define HU_TYPE_LOG_ROW (hu_log_row_get_type ())
G_DECLARE_FINAL_TYPE (HuLogRow, hu_log_row, HU, LOG_ROW, GtkWidget)

/* Signal "go": its button was clicked. */
GtkWidget *hu_log_row_new   (void);
void       hu_log_row_tell  (HuLogRow   *self,
                             HuLogEntry *entry,
                             gboolean    happened); /* its button undoes to it, or redoes */
void       hu_log_row_blank (HuLogRow   *self);

G_END_DECLS
