/*
 * How a number went, as a small line.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-scenario.h"

G_BEGIN_DECLS

#define HU_TYPE_SPARKLINE (hu_sparkline_get_type ())
G_DECLARE_FINAL_TYPE (HuSparkline, hu_sparkline, HU, SPARKLINE, GtkWidget)

/* @values (gint64), oldest first; fewer than two draw nothing. */
void hu_sparkline_set (HuSparkline  *self,
                       HuSide        side,
                       const GArray *values);

G_END_DECLS
