/*
 * The strip that names the reinforcements that are due, and offers to place one.
 */
#pragma once

#include "hu-panel.h"

G_BEGIN_DECLS

#define HU_TYPE_ARRIVAL_BAR (hu_arrival_bar_get_type ())
G_DECLARE_FINAL_TYPE (HuArrivalBar, hu_arrival_bar, HU, ARRIVAL_BAR, HuPanel)

/* The unit that is being placed, or HU_UNIT_NONE. */
void     hu_arrival_bar_set_placing (HuArrivalBar *self,
                                     guint         unit);
/* Shows the strip, with the list of all units that wait, even if none of them is due. */
void     hu_arrival_bar_ask         (HuArrivalBar *self);
/* Hides the strip until the next player turn. */
void     hu_arrival_bar_put_away    (HuArrivalBar *self);

G_END_DECLS
