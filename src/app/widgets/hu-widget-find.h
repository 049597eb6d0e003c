/*
 * The widgets within a widget.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns the first widget of that type, from @root on downwards; or NULL. */
GtkWidget *hu_widget_find  (GtkWidget *root,
                            GType      type);
/* Takes out the children of a box, or of a widget of our own. */
void       hu_widget_empty (GtkWidget *widget);

G_END_DECLS
