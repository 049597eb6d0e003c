/*
 * Keeps what the pointer is at in its place on the screen when a page grows or shrinks above it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* @page has a scrolled window in it. */
void hu_workshop_hold_attach (GtkWidget *page);

G_END_DECLS
