/*
 * A part of the toolkit's own widgets, which have no function for it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns the first widget of that type, from @root on downwards; or NULL. */
GtkWidget *hu_widget_find (GtkWidget *root,
                           GType      type);

G_END_DECLS
