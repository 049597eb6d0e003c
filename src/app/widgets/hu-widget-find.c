/*
 * The widgets within a widget.
 */
#include "config.h"

#include "hu-widget-find.h"

GtkWidget *
hu_widget_find (GtkWidget *root,
                GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (root, type) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = hu_widget_find (child, type);

  return found;
}

void
hu_widget_empty (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}
