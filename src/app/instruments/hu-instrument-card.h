/*
 * The card of an instrument over a corner of the map: a title, a button to close it, and a box for its content.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Builds the card as @parent's only child. @close_action closes it; returns the box to fill. */
GtkBox   *hu_instrument_card_build (GtkWidget  *parent,
                                    const char *title,
                                    const char *close_action);
/* A label that wraps, at the start of its line. */
GtkLabel *hu_instrument_label_new  (const char *style_class);

G_END_DECLS
