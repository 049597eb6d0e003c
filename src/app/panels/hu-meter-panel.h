/*
 * The cards of all conditions in force.
 */
#pragma once

#include "hu-meter-card.h"
#include "hu-panel.h"

G_BEGIN_DECLS

#define HU_TYPE_METER_PANEL (hu_meter_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuMeterPanel, hu_meter_panel, HU, METER_PANEL, HuPanel)

/* Pressed cards and parts under the pointer lead to hexes and rows through the session. */
HuMeterCard *hu_meter_panel_get_card (HuMeterPanel *self,
                                      HuMeterKind   kind); /* or NULL */
/* Shows only these (HuMeterKind); NULL: all. */
void         hu_meter_panel_set_kinds (HuMeterPanel *self,
                                      const GArray *kinds);

G_END_DECLS
