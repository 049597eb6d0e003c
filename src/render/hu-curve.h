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

/* Smooth, through every one of @points (element-type HuPoint). */
GArray  *hu_curve_through     (const GArray   *points,
                               gboolean        closed,
                               guint           steps) G_GNUC_WARN_UNUSED_RESULT;
/* Smoother: touches the middle of each stretch between two @points and rounds the corners. */
GArray  *hu_curve_soften      (const GArray   *points,
                               gboolean        closed,
                               guint           steps) G_GNUC_WARN_UNUSED_RESULT;
/* More points beside the stretches between @points, as a stream wanders: the same for the same points. */
GArray  *hu_curve_meander     (const GArray   *points,
                               double          reach) G_GNUC_WARN_UNUSED_RESULT;

/* Pulls @points straight as a string would be, but for those that are @fixed (guint8 each; NULL: the ends
 * only) and none further than @reach from where it was. */
void     hu_curve_relax       (GArray         *points,
                               const GArray   *fixed,
                               gboolean        closed,
                               guint           rounds,
                               double          reach);

/* Takes @points (HuPoint) as they are; grows from @thin to @thick within @length units of each end that is
 * a spring. */
HuCurve *hu_curve_new         (GArray         *points,
                               double          thin,
                               double          thick,
                               double          length,
                               gboolean        spring_at_start,
                               gboolean        spring_at_end) G_GNUC_WARN_UNUSED_RESULT;
void     hu_curve_free        (HuCurve        *curve);

/* Adds what can be seen of it to the path: as an area of its width (times the scale, at least @least px, and
 * @more px on both sides) … */
void     hu_curve_ribbon_path (const HuCanvas *canvas,
                               const HuCurve  *curve,
                               double          least,
                               double          more);
/* … or as a line; @whole, so that dashes lie the same wherever one looks. */
void     hu_curve_line_path   (const HuCanvas *canvas,
                               const HuCurve  *curve,
                               gboolean        whole);
/* Adds short strokes across it, @spacing and @length px. */
void     hu_curve_tick_path   (const HuCanvas *canvas,
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
