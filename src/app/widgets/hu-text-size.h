/*
 * Room for text that is larger than usual.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Widens @window, which is not visible yet, so that its rows have the usual room despite larger text. */
void   hu_text_size_widen (GtkWindow *window);

/* Words in @widget that are cut off are whole in its tooltip. */
void   hu_text_size_tell_cut (GtkWidget *widget);

G_END_DECLS
