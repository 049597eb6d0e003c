/*
 * Tooltips of what is updated often.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void hu_tooltip_set (GtkWidget  *widget,
                     const char *text); /* or NULL */

G_END_DECLS
