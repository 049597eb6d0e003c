/*
 * Tooltips of what is updated often, and of what opens something.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void hu_tooltip_set  (GtkWidget  *widget,
                      const char *text); /* or NULL */
void hu_tooltip_init (void);

G_END_DECLS
