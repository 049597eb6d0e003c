/*
 * The ledger of victory points as a table.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-side-page.h"

G_BEGIN_DECLS

#define HU_TYPE_LEDGER_PANEL (hu_ledger_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuLedgerPanel, hu_ledger_panel, HU, LEDGER_PANEL, HuSidePage)

HuSidePage *hu_ledger_panel_new (HuMapView *map);

G_END_DECLS
