/*
 * Pictures on the counters of tactical units: men, vehicles, guns.
 */
#pragma once

#include <cairo.h>

#include "hu-geometry.h"
#include "hu-scenario.h"
#include "hu-theme.h"

G_BEGIN_DECLS

/* Is @unit one of the tactical kinds? */
gboolean hu_tactical_symbol_is_for (const HuUnit *unit);
void     hu_tactical_symbol_draw   (cairo_t      *cr,
                                    const HuUnit *unit,
                                    HuBox         box,
                                    HuColor       ink,
                                    HuColor       fill,
                                    double        line_width);

G_END_DECLS
