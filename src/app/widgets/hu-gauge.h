/*
 * A bar filled to a fraction in a side's colour and hatching.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-scenario.h"

G_BEGIN_DECLS

#define HU_TYPE_GAUGE (hu_gauge_get_type ())
G_DECLARE_FINAL_TYPE (HuGauge, hu_gauge, HU, GAUGE, GtkWidget)

/* Fractions 0 … 1; @before: the value to compare with, or -1 for none. */
void hu_gauge_set (HuGauge *self,
                   HuSide   side,
                   double   fraction,
                   double   before);

G_END_DECLS
