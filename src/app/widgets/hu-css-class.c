/*
 * Classes of the style sheet, on and off.
 */
#include "hu-css-class.h"

void
hu_css_class_set (GtkWidget  *widget,
                  const char *name,
                  gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}
