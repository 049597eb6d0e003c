/*
 * Hover and focus: calls a function when the user starts or stops pointing at a widget.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @on: @widget is pointed at, or no longer. */
typedef void (*HuPointedFunc) (GtkWidget *widget,
                               gboolean   on);

void hu_hover_watch (GtkWidget     *widget,
                     gboolean       by_focus, /* by keyboard, too */
                     HuPointedFunc  func);

G_END_DECLS
