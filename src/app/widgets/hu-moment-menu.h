/*
 * The menu of a moment with its actions, opened from the track or the log.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-game.h"

G_BEGIN_DECLS

/* Over @parent, a widget in the window, at @x, @y of it. */
void hu_moment_menu_popup (GtkWidget *parent,
                           HuGame    *game,
                           guint      n_events,
                           double     x,
                           double     y);

G_END_DECLS
