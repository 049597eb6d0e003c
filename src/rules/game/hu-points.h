/*
 * Points of a schedule: sums that do not run over, and factors by branch.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Units of a branch score so many times the points. */
typedef struct
{
  char  *branch;
  gint64 factor; /* >= 0 */
} HuFactor;

/* Sums that stop at the largest 64-bit number; TRUE where they did. */
static inline gboolean
hu_points_add (gint64 *total,
               gint64  points)
{
  if (!__builtin_add_overflow (*total, points, total))
    return FALSE;

  *total = points > 0 ? G_MAXINT64 : G_MININT64;
  return TRUE;
}

static inline gboolean
hu_points_multiply (gint64  a,
                    gint64  b,
                    gint64 *product)
{
  if (!__builtin_mul_overflow (a, b, product))
    return FALSE;

  *product = (a < 0) != (b < 0) ? G_MININT64 : G_MAXINT64;
  return TRUE;
}

/* @factors: of HuFactor; NULL: there is none yet, and the list is made. */
void hu_factors_add (GArray    **factors,
                     const char *branch,
                     gint64      factor);

G_END_DECLS
