/*
 * Symbols on counters: the kind of troops, and the size of a unit.
 */
#pragma once

#include <cairo.h>

#include "hu-geometry.h"
#include "hu-scenario.h"
#include "hu-theme.h"

G_BEGIN_DECLS

/* Draws the frame and the symbol in it. @branch may be NULL or unknown: a plain box. */
void hu_nato_symbol_draw (cairo_t    *cr,
                          const char *branch,
                          gboolean    is_air,
                          HuBox       box,
                          HuColor     ink,
                          HuColor     fill,
                          double      line_width);
/* The mark of a size (XX …) with its middle at @x, @y. */
void hu_nato_size_draw   (cairo_t    *cr,
                          HuUnitSize  size,
                          double      x,
                          double      y,
                          double      height,
                          double      line_width,
                          HuColor     ink);

G_END_DECLS
