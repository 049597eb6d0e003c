/*
 * A counter: the face of one unit as a piece of printed cardboard.
 */
#pragma once

#include "hu-canvas.h"

G_BEGIN_DECLS

/* How wide a counter on the map is, in map units … */
double hu_counter_get_width  (const HuScenario *scenario);
/* … and in px: whole device pixels. */
double hu_counter_size       (const HuCanvas *canvas);
/* The colour of a counter: the side's own, or the theme's. */
HuColor hu_counter_color     (const HuCanvas *canvas,
                              HuSide          side);
/* With its middle at @centre; @alpha below 1: a ghost. */
void   hu_counter_draw       (const HuCanvas *canvas,
                              guint           unit,
                              HuPoint         centre,
                              double          size,
                              double          alpha);
/* Draws a counter that lies under others: cardboard only. */
void   hu_counter_draw_blank (const HuCanvas *canvas,
                              HuSide          side,
                              HuPoint         centre,
                              double          size,
                              double          alpha);
/* Adds the counter's outline to the path, enlarged by @more px: round corners in the look of the first side, cut corners in that
 * of the second. */
void   hu_counter_path       (cairo_t        *cr,
                              HuSide          look,
                              HuPoint         centre,
                              double          size,
                              double          more);
/* Draws a counter of which only the side may be known: a question mark (26.15). */
void   hu_counter_draw_secret (const HuCanvas *canvas,
                              HuSide          side,
                              HuPoint         centre,
                              double          size,
                              double          alpha);
/* The storey that a counter is at, on a tab at its lower left. */
void   hu_counter_draw_storey (const HuCanvas *canvas,
                               HuStorey        storey,
                               HuPoint         centre,
                               double          size);
/* The symbol of a kind of troops, as it is on counters. */
void   hu_counter_draw_branch (const HuCanvas *canvas,
                               const char     *branch,
                               HuPoint         centre,
                               double          height);
/* The number of units in a pile. */
void   hu_counter_draw_badge (const HuCanvas *canvas,
                              guint           count,
                              HuPoint         centre,
                              double          size);

G_END_DECLS
