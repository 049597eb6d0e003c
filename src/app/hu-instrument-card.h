/*
 * The card that an instrument lies on, over a corner of the map: a title, a
 * button to put it away, and a box for what it has.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Builds the card as @parent's only child.  @close_action puts it away; returns the box to fill. */
GtkBox   *hu_instrument_card_build (GtkWidget  *parent,
                                    const char *title,
                                    const char *close_action);
/* A label that wraps, at the start of its line. */
GtkLabel *hu_instrument_label_new  (const char *style_class);

G_END_DECLS
