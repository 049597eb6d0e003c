/*
 * A class of the style sheet that follows something.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void hu_css_class_set (GtkWidget  *widget,
                       const char *name,
                       gboolean    on);

G_END_DECLS
