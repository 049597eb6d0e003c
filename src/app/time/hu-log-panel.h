/*
 * The log as a list.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_LOG_PANEL (hu_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuLogPanel, hu_log_panel, HU, LOG_PANEL, GtkWidget)

/* Signals "show-hexes" and "light-hexes" (GArray of HuHex, or NULL). */
/* Brings the line of event @number (1 …) into view and lights its hexes. */
void hu_log_panel_show_event (HuLogPanel *self,
                              guint       number);
void hu_log_panel_set_game (HuLogPanel *self,
                            HuGame     *game);
/* The event (1 …) whose line has the focus; 0: none. */
guint hu_log_panel_get_focused (HuLogPanel *self);

G_END_DECLS
