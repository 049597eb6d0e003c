/*
 * Curves: smooth lines through points, of varying width, in map units.
 */
#pragma once

#include "hu-canvas.h"

G_BEGIN_DECLS

typedef struct
{
  double x, y;
  double width;
  double way; /* from the first point, along the curve */
} HuCurvePoint;

typedef struct
{
  GArray *points; /* HuCurvePoint, close together */
  HuBox   box;
} HuCurve;

/* Makes a smooth curve through every one of @points (element-type HuPoint). */
GArray  *hu_curve_through     (const GArray   *points,
                               gboolean        closed,
                               guint           steps) G_GNUC_WARN_UNUSED_RESULT;
/* Makes a smoother curve, which touches the middle of each stretch between two @points and rounds the corners. */
GArray  *hu_curve_soften      (const GArray   *points,
                               gboolean        closed,
                               guint           steps) G_GNUC_WARN_UNUSED_RESULT;
/* Adds points beside the stretches between @points, so that a stream wanders; the result depends on @points only. */
GArray  *hu_curve_meander     (const GArray   *points,
                               double          reach) G_GNUC_WARN_UNUSED_RESULT;

/* Pulls @points straight like a string, except those that are @fixed (guint8 each; NULL: the ends only); none
 * moves further than @reach. */
void     hu_curve_relax       (GArray         *points,
                               const GArray   *fixed,
                               gboolean        closed,
                               guint           rounds,
                               double          reach);

/* Takes ownership of @points (HuPoint). The width grows from @thin to @thick within @length units of each end
 * that is a spring. */
HuCurve *hu_curve_new         (GArray         *points,
                               double          thin,
                               double          thick,
                               double          length,
                               gboolean        spring_at_start,
                               gboolean        spring_at_end) G_GNUC_WARN_UNUSED_RESULT;
void     hu_curve_free        (HuCurve        *curve);

/* Draws the visible parts of curves as areas: the width times the scale, at least @least px, and @more px more on
 * both sides. */
void     hu_curves_draw_ribbons (const HuCanvas  *canvas,
                                 const GPtrArray *curves,
                                 HuColor          color,
                                 double           least,
                                 double           more);
/* Adds the visible parts of the curve to the path as a line; @whole keeps dashes in the same place while the map is
 * panned. */
void     hu_curve_line_path   (const HuCanvas *canvas,
                               const HuCurve  *curve,
                               gboolean        whole);
/* Adds short strokes across it, @spacing and @length px. */
void     hu_curve_tick_path   (const HuCanvas *canvas,
                               const HuCurve  *curve,
                               double          spacing,
                               double          length);
/* Adds waves that go along it, @spacing and @length px. */
void     hu_curve_wave_path   (const HuCanvas *canvas,
                               const HuCurve  *curve,
                               double          spacing,
                               double          length);
/* Adds the points moved @px to the right of the way they go. */
void     hu_curve_offset_path (const HuCanvas *canvas,
                               const GArray   *points,
                               double          px,
                               gboolean        closed,
                               gboolean        backwards);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuCurve, hu_curve_free)

G_END_DECLS
