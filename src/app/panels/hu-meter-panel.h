/*
 * The cards of all conditions in force.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-game.h"
#include "hu-meter-card.h"

G_BEGIN_DECLS

#define HU_TYPE_METER_PANEL (hu_meter_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuMeterPanel, hu_meter_panel, HU, METER_PANEL, GtkWidget)

/* Signals when a card is pressed: "show-hexes" (GArray of HuHex); "show-rows" (GArray of gint, GArray of HuHex:
 * of units that could close them). While the pointer is on a part of a card: "light-hexes" (GArray of HuHex, or
 * NULL). */
void         hu_meter_panel_set_game     (HuMeterPanel *self,
                                          HuGame       *game);
void         hu_meter_panel_set_what_if  (HuMeterPanel *self,
                                          HuSnapshot   *what_if); /* or NULL */
HuMeterCard *hu_meter_panel_get_card     (HuMeterPanel *self,
                                          HuMeterKind   kind); /* or NULL */

G_END_DECLS
