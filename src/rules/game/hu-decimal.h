/*
 * Numbers with at most two decimals, and their products with four, held as whole numbers of a unit.  Sums and comparisons
 * of them are made in 128 bits and never rounded.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

__extension__ typedef __int128 HuWide;

#define HU_UNIT_WHOLE 1
#define HU_UNIT_HUNDREDTHS 100

/* So many units, of which @unit make 1: 1850 of 100 are 18.5. */
typedef struct
{
  gint64 value;
  guint  unit; /* HU_UNIT_WHOLE or HU_UNIT_HUNDREDTHS */
} HuDecimal;

/* "18.5", in as few digits as say it; (transfer full). */
char *hu_decimal_to_text (gint64 value,
                          guint  unit) G_GNUC_WARN_UNUSED_RESULT;

/* Sums and products that stop at the largest number. */
static inline HuWide
hu_wide_most (gboolean negative)
{
  const HuWide most = (HuWide) (~(unsigned __int128) 0 >> 1);

  return negative ? -most - 1 : most;
}

static inline HuWide
hu_wide_multiply (HuWide a,
                  HuWide b)
{
  HuWide product;

  return __builtin_mul_overflow (a, b, &product) ? hu_wide_most ((a < 0) != (b < 0)) : product;
}

static inline HuWide
hu_wide_add (HuWide a,
             HuWide b)
{
  HuWide sum;

  return __builtin_add_overflow (a, b, &sum) ? hu_wide_most (a < 0) : sum;
}

/* Compares numbers of different units: −1, 0, 1. */
static inline gint
hu_decimal_compare (HuWide a,
                    guint  unit_of_a,
                    HuWide b,
                    guint  unit_of_b)
{
  HuWide left = hu_wide_multiply (a, unit_of_b), right = hu_wide_multiply (b, unit_of_a);

  return (left > right) - (left < right);
}

G_END_DECLS
