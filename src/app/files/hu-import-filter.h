/*
 * Files of other programs in a file chooser.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds a filter by the usual ends of their names; what a file is, its content decides. */
void hu_import_add_filter (GtkFileChooser *chooser);

G_END_DECLS
