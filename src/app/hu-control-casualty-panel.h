/*
 * Casualty and exit points of a tactical game as a table.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_CASUALTY_PANEL (hu_casualty_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuCasualtyPanel, hu_casualty_panel, HU, CASUALTY_PANEL, GtkWidget)

/*
 * Signals: "show-hexes" and "light-hexes" (GArray of HuHex, or NULL): a line was chosen, or pointed
 * at; "show-event" (guint): its event is asked for.
 */
void        hu_casualty_panel_set_game (HuCasualtyPanel *self,
                                        HuGame          *game); /* nothing without control */
/* "3|German|KV-1E 1 + … = 4|4|4", a line a line of the table, in the order shown; then the totals. */
char       *hu_casualty_panel_dup_text (HuCasualtyPanel *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
