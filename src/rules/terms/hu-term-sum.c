/*
 * Sums of counts, compared: exactly, whatever the numbers.  A sum is held in units of which as many make 1 as its numbers
 * need: 1, 100 or, where both a factor and a count have decimals, 10000.
 */
#include "hu-term-private.h"

typedef struct
{
  HuWide sum;
  guint  unit;
} Sum;

/* Adds @value, of which @unit make 1. */
static void
add (Sum   *sum,
     HuWide value,
     guint  unit)
{
  guint common = MAX (sum->unit, unit);

  sum->sum = hu_wide_add (hu_wide_multiply (sum->sum, common / sum->unit), hu_wide_multiply (value, common / unit));
  sum->unit = common;
}

/* Adds the count that stands @at that place of @compare to the sum on its side. */
static void
add_part (Sum                  sums[2],
          const HuTerm        *compare,
          guint                at,
          const HuTermFinding *counted)
{
  gboolean right = at >= compare->n_left;

  if (!right || hu_clause_is_on (HU_CLAUSE_TERMS_COMPARED))
    {
      const HuTerm *term = counted->term;
      guint unit = hu_term_finding_unit (counted);

      if (HU_CLAUSE_HOLDS (HU_CLAUSE_TERMS_TIMES, term->has_times))
        add (&sums[right], (HuWide) counted->have * term->times.value, unit * term->times.unit);
      else
        add (&sums[right], counted->have, unit);
    }
}

/* --- Against its bounds --- */

/* A product of 128 by 64 bits and its sign. */
typedef struct
{
  gint    sign; /* −1, 0, 1 */
  guint64 words[3]; /* the lowest first */
} Product;

static Product
multiply (HuWide a,
          gint64 b)
{
  unsigned __int128 x = a < 0 ? -(unsigned __int128) a : (unsigned __int128) a, low, high;
  guint64 y = b < 0 ? -(guint64) b : (guint64) b;
  Product product = { .sign = (a > 0) - (a < 0) };

  product.sign *= (b > 0) - (b < 0);
  low = (unsigned __int128) (guint64) x * y;
  high = (unsigned __int128) (guint64) (x >> 64) * y + (guint64) (low >> 64);
  product.words[0] = (guint64) low;
  product.words[1] = (guint64) high;
  product.words[2] = (guint64) (high >> 64);

  return product;
}

static gint
compare_products (const Product *a,
                  const Product *b)
{
  if (a->sign != b->sign)
    return a->sign > b->sign ? 1 : -1;
  for (gint i = 2; i >= 0; i--)
    if (a->words[i] != b->words[i])
      return a->words[i] > b->words[i] ? a->sign : -a->sign;

  return 0;
}

/* Nothing to nothing is the ratio 0; all else is multiplied crosswise as it stands. */
static gboolean
keeps_ratio (const Sum     *left,
             const Sum     *right,
             const HuRatio *ratio)
{
  Product a, b;
  gint order;

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_TERMS_AGAINST_NONE, left->sum == 0 && right->sum == 0))
    return ratio->bound == HU_RATIO_INCLUSIVE && ratio->numerator == 0;

  a = multiply (left->sum, ratio->denominator);
  b = multiply (right->sum, ratio->numerator);
  order = compare_products (&a, &b);

  return ratio->bound == HU_RATIO_INCLUSIVE ? order >= 0 : order > 0;
}

static gboolean
keeps_bounds (const HuTerm *term,
              const Sum    *difference)
{
  return (!term->has_least || hu_decimal_compare (difference->sum, difference->unit, term->least, term->unit) >= 0) &&
         (!term->has_more_by ||
          hu_decimal_compare (difference->sum, difference->unit, term->more_by.value, term->more_by.unit) >= 0) &&
         (!term->has_most || hu_decimal_compare (difference->sum, difference->unit, term->most, term->unit) <= 0);
}

static Sum
subtract (const Sum *left,
          const Sum *right)
{
  Sum difference = *left;

  add (&difference, hu_wide_multiply (right->sum, -1), right->unit);

  return difference;
}

static gboolean
is_kept (const HuTerm *term,
         Sum           sums[2])
{
  Sum difference;

  /* Both sums have one unit from now on. */
  add (&sums[0], 0, sums[1].unit);
  add (&sums[1], 0, sums[0].unit);
  if (term->lower.bound != HU_RATIO_OPEN)
    return keeps_ratio (&sums[0], &sums[1], &term->lower);

  difference = subtract (&sums[0], &sums[1]);
  return keeps_bounds (term, &difference);
}

gboolean
hu_compare_is_met (HuTermLook   *look,
                   const HuTerm *term)
{
  Sum sums[2] = { { 0, 1 }, { 0, 1 } };

  for (guint i = 0; i < term->parts->len; i++)
    {
      HuTermFinding counted = { .term = g_ptr_array_index (term->parts, i) };

      hu_term_count (look, counted.term, &counted, FALSE);
      add_part (sums, term, i, &counted);
    }

  return is_kept (term, sums);
}

/* --- What it shows --- */

/* In as few digits as say it whole; a number of more than 64 bits stops there, and only where it is shown. */
static gint64
shorten (HuWide number)
{
  return (gint64) CLAMP (number, G_MININT64, G_MAXINT64);
}

static void
find_bound (HuTermFinding *finding,
            const Sum     *difference)
{
  const HuTerm *term = finding->term;
  const HuDecimal least = { term->least, term->unit };
  HuDecimal lower = term->has_more_by ? term->more_by : least;

  /* The higher one of two lower bounds. */
  if (term->has_more_by && term->has_least && hu_decimal_compare (least.value, least.unit, lower.value, lower.unit) > 0)
    lower = least;
  finding->need = lower.value;
  finding->need_unit = lower.unit;
  if (!term->has_most)
    return;
  if ((!term->has_least && !term->has_more_by) ||
      hu_decimal_compare (difference->sum, difference->unit, term->most, term->unit) > 0)
    {
      finding->need = term->most;
      finding->need_unit = term->unit;
    }
}

/* Would it stand otherwise without what the viewer cannot be sure of? */
static gboolean
is_untold (const HuTermFinding *finding)
{
  Sum sums[2] = { { 0, 1 }, { 0, 1 } };
  gboolean doubtful = FALSE;

  for (guint i = 0; i < finding->parts->len; i++)
    {
      HuTermFinding sure = *(const HuTermFinding *) g_ptr_array_index (finding->parts, i);

      doubtful |= sure.doubt != 0;
      sure.have -= sure.doubt;
      add_part (sums, finding->term, i, &sure);
    }

  return doubtful && is_kept (finding->term, sums) != finding->met;
}

void
hu_compare_find (HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  Sum sums[2] = { { 0, 1 }, { 0, 1 } }, difference;
  gboolean ratio = term->lower.bound != HU_RATIO_OPEN;

  for (guint i = 0; i < finding->parts->len; i++)
    add_part (sums, term, i, g_ptr_array_index (finding->parts, i));
  finding->met = is_kept (term, sums);
  finding->untold = is_untold (finding);
  for (guint i = 0; i < finding->parts->len; i++)
    {
      HuTermFinding *part = g_ptr_array_index (finding->parts, i);

      /* A count is no condition: it counts for what the comparison comes to. */
      part->met = finding->met;
      finding->concealed += part->concealed;
    }
  difference = subtract (&sums[0], &sums[1]);
  while (difference.unit > 1 && sums[0].sum % 100 == 0 && sums[1].sum % 100 == 0)
    {
      sums[0].sum /= 100;
      sums[1].sum /= 100;
      difference.sum /= 100;
      difference.unit /= 100;
    }
  finding->left = shorten (sums[0].sum);
  finding->right = shorten (sums[1].sum);
  finding->have = shorten (ratio ? sums[0].sum : difference.sum);
  finding->unit = difference.unit;
  if (!ratio)
    {
      find_bound (finding, &difference);
      return;
    }
  finding->have_of = shorten (sums[1].sum);
  finding->need = term->lower.numerator;
  finding->need_of = term->lower.denominator;
  finding->need_unit = 1;
}
