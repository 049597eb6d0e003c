/*
 * A card over the map that answers whether the selected unit or the traced hex is in supply, and why.
 */
#pragma once

#include "hu-map-view.h"
#include "hu-panel.h"

G_BEGIN_DECLS

#define HU_TYPE_TRACE_CHIP (hu_trace_chip_get_type ())
G_DECLARE_FINAL_TYPE (HuTraceChip, hu_trace_chip, HU, TRACE_CHIP, HuPanel)

void hu_trace_chip_set_view (HuTraceChip *self,
                             HuMapView   *view);

G_END_DECLS
