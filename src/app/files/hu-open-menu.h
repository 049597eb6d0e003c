/*
 * The Open menu: a file, recent files, and the files that come with the program.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The entries of the menu are actions of the window. */
void hu_open_menu_attach (GtkMenuButton *button);

G_END_DECLS
