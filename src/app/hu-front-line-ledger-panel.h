/*
 * The ledger of victory points as a table.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_LEDGER_PANEL (hu_ledger_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuLedgerPanel, hu_ledger_panel, HU, LEDGER_PANEL, GtkWidget)

/*
 * Signals: "show-hexes" and "light-hexes" (GArray of HuHex, or NULL): a line
 * was chosen, or pointed at; "show-rows" (GArray of gint, NULL): one about hex
 * rows was; "show-event" (guint): its event is asked for.
 */
void hu_ledger_panel_set_game (HuLedgerPanel *self,
                               HuGame        *game);

G_END_DECLS
