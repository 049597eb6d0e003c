/*
 * Scrolls to what has just been said.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Scrolls the list that they are in as far as it takes to see @first and what follows up to @last, once they are laid out;
 * where the list is too short for all of it, from @first on. */
void hu_reveal (GtkWidget *first,
                GtkWidget *last);

G_END_DECLS
