/*
 * Sums of counts and their comparison, in words.
 */
#include "config.h"

#include "hu-explain-term-private.h"

/* --- What is compared --- */

/* @sign: 1, or -1 where it stands behind a minus. */
static char *
explain_signed (const HuScenario *scenario,
                const HuTerm     *term,
                gint              sign)
{
  g_autofree char *what = term->kind == HU_TERM_NUMBER ? hu_explain_decimal (sign * term->least, term->unit)
                                                       : hu_explain_counted (scenario, term);
  g_autofree char *times = hu_explain_decimal (sign * term->times.value, term->times.unit);

  if (!term->has_times || sign * term->times.value == term->times.unit)
    return g_steal_pointer (&what);
  if (sign * term->times.value == 2 * (gint64) term->times.unit)
    /* Translators: what is counted: "twice the units of the German side on the map". */
    return g_strdup_printf (_("twice the %s"), what);

  /* Translators: a number, what is counted: "3 times the units of the German side on the map". */
  return g_strdup_printf (_("%1$s times the %2$s"), times, what);
}

char *
hu_explain_count (const HuScenario *scenario,
                  const HuTerm     *term)
{
  return explain_signed (scenario, term, 1);
}

static gboolean
is_negative (const HuTerm *term)
{
  return term->kind == HU_TERM_NUMBER ? term->least < 0 : term->has_times && term->times.value < 0;
}

static gboolean
has_factor (const HuTerm *term)
{
  return term->has_times && ABS (term->times.value) != term->times.unit;
}

/* Behind the first of a sum, with its sign; takes @sum. */
static char *
add_count (const HuScenario *scenario,
           char             *sum,
           const HuTerm     *part)
{
  g_autofree char *before = sum;
  gboolean minus = before != NULL && is_negative (part);
  g_autofree char *count = explain_signed (scenario, part, minus ? -1 : 1);

  if (before == NULL)
    return g_steal_pointer (&count);

  return g_strdup_printf (minus
                          /* Translators: things that are counted: "units in Orel, minus units in Tula". */
                          ? _("%1$s, minus %2$s")
                          /* Translators: things that are counted: "units in Orel, plus units in Tula". */
                          : _("%1$s, plus %2$s"), before, count);
}

/* Counts with a factor stand last, since "twice A, plus B" could be twice both; counts that are added stand first, since a
 * sum that begins with a minus is hard to read. */
static char *
explain_sum (const HuScenario *scenario,
             const HuTerm     *term,
             guint             first,
             guint             end)
{
  char *sum = NULL;

  for (gint order = 0; order < 4; order++)
    for (guint i = first; i < end; i++)
      {
        const HuTerm *part = g_ptr_array_index (term->parts, i);

        if (has_factor (part) == order / 2 && is_negative (part) == order % 2)
          sum = add_count (scenario, sum, part);
      }

  return sum;
}

/* --- Against which bound --- */

typedef enum
{
  LEAST,
  MOST,
  EXACTLY,
} Bound;

/* Translators: numbers, below: "at least 3 more than …", "exactly 3 fewer than …". */
static char *
explain_size (Bound       bound,
              gboolean    more,
              const char *size)
{
  switch (bound)
    {
    case LEAST:
      return more ? g_strdup_printf (C_("compare", "at least %s more"), size)
                  : g_strdup_printf (C_("compare", "at least %s fewer"), size);
    case MOST:
      return more ? g_strdup_printf (C_("compare", "at most %s more"), size)
                  : g_strdup_printf (C_("compare", "at most %s fewer"), size);
    case EXACTLY:
      break;
    }

  return more ? g_strdup_printf (C_("compare", "exactly %s more"), size)
              : g_strdup_printf (C_("compare", "exactly %s fewer"), size);
}

/* "at least 3 more", "exactly as many": than, or as, what stands on the right. */
static char *
explain_bound (Bound     bound,
               HuDecimal number)
{
  static const char * const as_many[] = {
    NC_("compare", "at least as many"), NC_("compare", "at most as many"), NC_("compare", "exactly as many"),
  };
  Bound turned = bound == LEAST ? MOST : bound == MOST ? LEAST : EXACTLY;
  g_autofree char *size = hu_explain_decimal (number.value == G_MININT64 ? G_MAXINT64 : ABS (number.value), number.unit);

  if (number.value == 0)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "compare", as_many[bound]));

  /* At least -3 more is at most 3 fewer. */
  return explain_size (number.value > 0 ? bound : turned, number.value > 0, size);
}

/* Whole numbers on both sides, of which "more" says all: with decimals half a point more would be more. */
static gboolean
is_whole (const HuScenario *scenario,
          const HuTerm     *term)
{
  for (guint i = 0; i < term->parts->len; i++)
    {
      const HuTerm *part = g_ptr_array_index (term->parts, i);

      if ((part->has_times && part->times.unit != HU_UNIT_WHOLE) ||
          (part->kind == HU_TERM_NUMBER ? part->unit != HU_UNIT_WHOLE : !_hu_term_counts_whole (scenario, part)))
        return FALSE;
    }

  return TRUE;
}

/* One bound alone: on its other side everything fits. */
static char *
explain_single_bound (Bound     bound,
                      HuDecimal number)
{
  g_autofree char *size = NULL;

  if (number.value == 0 || bound == (number.value > 0 ? LEAST : MOST))
    return explain_bound (bound, number);

  size = hu_explain_decimal (number.value == G_MININT64 ? G_MAXINT64 : ABS (number.value), number.unit);
  return bound == LEAST
    /* Translators: a number: "any number more or at most 2 fewer than …". */
    ? g_strdup_printf (C_("compare", "any number more or at most %s fewer"), size)
    /* Translators: a number: "any number fewer or at most 2 more than …". */
    : g_strdup_printf (C_("compare", "any number fewer or at most %s more"), size);
}

static char *
explain_difference (const HuScenario *scenario,
                    const HuTerm     *term)
{
  HuDecimal lower = term->has_more_by ? term->more_by : hu_term_least (term);
  g_autofree char *first = explain_bound (LEAST, lower);
  g_autofree char *second = term->has_most ? explain_bound (MOST, hu_term_most (term))
                                           : explain_bound (LEAST, hu_term_least (term));

  if (!term->has_least && !term->has_more_by)
    return explain_single_bound (MOST, hu_term_most (term));
  if (!term->has_most && !(term->has_least && term->has_more_by))
    return term->has_more_by && lower.value == 1 && lower.unit == HU_UNIT_WHOLE && is_whole (scenario, term)
      ? g_strdup (C_("compare", "more")) : explain_single_bound (LEAST, lower);
  if (term->has_most && hu_decimal_compare (lower.value, lower.unit, term->most, term->unit) == 0)
    return explain_bound (EXACTLY, lower);

  /* Translators: two bounds that both hold: "at least 1 more and at most 3 more". */
  return g_strdup_printf (C_("compare", "%1$s and %2$s"), first, second);
}

/* Does the last bound that is named say "as many"? */
static gboolean
is_as_many (const HuTerm *term)
{
  if (term->has_most)
    return term->most == 0;

  return term->has_more_by ? term->more_by.value == 0 : term->least == 0;
}

static char *
explain_bounds_alone (const HuTerm *term)
{
  g_autofree char *lower = NULL, *upper = NULL;

  if (!term->has_more_by)
    {
      if (term->has_most && term->most == 0 && !term->has_least)
        return g_strdup_printf (C_("condition", "at most %s"), "0");
      return _hu_explain_term_bounds (term);
    }

  lower = hu_explain_decimal (term->more_by.value, term->more_by.unit);
  if (!term->has_most)
    return g_strdup_printf (C_("condition", "at least %s"), lower);
  if (hu_decimal_compare (term->more_by.value, term->more_by.unit, term->most, term->unit) == 0)
    return g_strdup_printf (C_("condition", "exactly %s"), lower);

  upper = hu_explain_decimal (term->most, term->unit);
  return g_strdup_printf (C_("condition", "%s to %s"), lower, upper);
}

char *
hu_explain_compare (const HuScenario *scenario,
                    const HuTerm     *term)
{
  g_autofree char *left = explain_sum (scenario, term, 0, term->n_left);
  g_autofree char *right = explain_sum (scenario, term, term->n_left, term->parts->len);
  g_autofree char *bounds = NULL;

  if (hu_term_is_ratio (term))
    {
      bounds = _hu_explain_ratio_bounds (term);
      return g_strdup_printf (
        /* Translators: things that are counted; those they are compared with; "at least 2 : 1". */
        _("%1$s, against %2$s, as a ratio: %3$s"), left, right != NULL ? right : "0", bounds);
    }
  if (right == NULL)
    {
      bounds = explain_bounds_alone (term);
      /* Translators: what is counted; "at least 3". */
      return g_strdup_printf (_("%1$s: %2$s"), left, bounds);
    }

  bounds = explain_difference (scenario, term);
  if (is_as_many (term))
    /* Translators: what is counted; "at least as many"; what it is compared with. */
    return g_strdup_printf (_("%1$s: %2$s as %3$s"), left, bounds, right);

  /* Translators: what is counted; "more", "at least 3 more"; what it is compared with. */
  return g_strdup_printf (_("%1$s: %2$s than %3$s"), left, bounds, right);
}

char *
hu_explain_relation (const HuScenario *scenario,
                     const HuTerm     *term)
{
  g_autofree char *bounds = NULL;

  g_return_val_if_fail (scenario != NULL && term != NULL && term->kind == HU_TERM_COMPARE, NULL);

  if (hu_term_is_ratio (term))
    {
      bounds = _hu_explain_ratio_bounds (term);
      /* Translators: "at least 2 : 1"; behind it what the first sum is compared with. */
      return g_strdup_printf (C_("relation", "In a ratio of %s to:"), bounds);
    }
  if (term->parts->len == term->n_left)
    {
      bounds = explain_bounds_alone (term);
      /* Translators: "at least 3", below what is counted. */
      return g_strdup_printf (C_("relation", "Is %s"), bounds);
    }

  bounds = explain_difference (scenario, term);
  if (is_as_many (term))
    /* Translators: "at least as many"; behind it what the first sum is compared with. */
    return g_strdup_printf (C_("relation", "Is %s as:"), bounds);

  /* Translators: "more", "at least 3 more"; behind it what the first sum is compared with. */
  return g_strdup_printf (C_("relation", "Is %s than:"), bounds);
}

/* --- How it stands --- */

char *
hu_explain_ratio_of (const HuTermFinding *finding)
{
  g_autofree char *first = hu_explain_decimal (finding->have, hu_term_finding_unit (finding));
  g_autofree char *second = hu_explain_decimal (finding->have_of, hu_term_finding_unit (finding));

  return g_strdup_printf ("%s : %s", first, second);
}

/* How many more the first of the two must be, less than 0: by how many it is too much; 0: its number alone does not tell. */
HuDecimal
_hu_ratio_distance (const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  guint unit = hu_term_finding_unit (finding);
  gboolean low = !hu_ratio_is_above (finding->have, finding->have_of, &term->lower);
  const HuRatio *bound = low ? &term->lower : &term->upper;
  HuWide product, needed;

  if (finding->met || finding->have_of <= 0 || bound->bound == HU_RATIO_OPEN)
    return (HuDecimal) { 0, unit };

  product = (HuWide) finding->have_of * bound->numerator;
  needed = product / bound->denominator;
  if (low && (product % bound->denominator != 0 || bound->bound == HU_RATIO_EXCLUSIVE))
    needed++;
  if (!low && product % bound->denominator == 0 && bound->bound == HU_RATIO_EXCLUSIVE)
    needed--;

  return (HuDecimal) { (gint64) CLAMP (needed - finding->have, -G_MAXINT64, G_MAXINT64), unit };
}

/* "6 : 8, 16 needed: 10 too few" */
static char *
explain_ratio_standing (const HuTermFinding *finding)
{
  HuDecimal distance = _hu_ratio_distance (finding);
  g_autofree char *ratio = hu_explain_ratio_of (finding);
  g_autofree char *needed = hu_explain_decimal (finding->have + distance.value, distance.unit);
  g_autofree char *number = hu_explain_decimal (ABS (distance.value), distance.unit);

  if (distance.value == 0)
    return g_steal_pointer (&ratio);

  return distance.value > 0
    /* Translators: a ratio; a number that the first of the two must be, and how many are missing. */
    ? g_strdup_printf (C_("compare", "%1$s, %2$s needed: %3$s too few"), ratio, needed, number)
    /* Translators: a ratio; how many the first of the two is too much. */
    : g_strdup_printf (C_("compare", "%1$s: %2$s too many"), ratio, number);
}

char *
hu_explain_count_standing (const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  g_autofree char *have = hu_explain_decimal (finding->have, hu_term_finding_unit (finding));
  g_autofree char *times = hu_explain_decimal (term->times.value, term->times.unit);
  g_autofree char *product = NULL;
  HuWide value = (HuWide) finding->have * term->times.value;

  if (!term->has_times || value > G_MAXINT64 || value < G_MININT64)
    return g_steal_pointer (&have);

  product = hu_explain_decimal ((gint64) value, hu_term_finding_unit (finding) * term->times.unit);
  /* Translators: a factor, a number, their product: "2 times 4 is 8". */
  return g_strdup_printf (_("%1$s times %2$s is %3$s"), times, have, product);
}

/* How many more are needed, less than 0 if there are too many. */
static HuDecimal
find_distance (const HuTermFinding *finding)
{
  HuDecimal have = hu_term_finding_have (finding), need = { finding->need, hu_term_finding_need_unit (finding) };
  guint unit = MAX (have.unit, need.unit);

  return (HuDecimal) { (gint64) CLAMP ((HuWide) need.value * (unit / need.unit) - (HuWide) have.value * (unit / have.unit),
                                       -G_MAXINT64, G_MAXINT64), unit };
}

/* Words the number that the first of two sums must reach: "26 needed".
 * NULL: the other sum says it, or the first is not too small. */
static char *
explain_needed (const HuTermFinding *finding)
{
  HuDecimal distance = find_distance (finding);
  guint unit = hu_term_finding_unit (finding);
  HuWide needed = (HuWide) finding->left * (distance.unit / unit) + distance.value;
  g_autofree char *number = NULL;

  if (!finding->term->has_right || distance.value <= 0 || needed > G_MAXINT64 ||
      needed == (HuWide) finding->right * (distance.unit / unit))
    return NULL;

  number = hu_explain_decimal ((gint64) needed, distance.unit);
  /* Translators: a number of what is counted. */
  return g_strdup_printf (C_("compare", "%s needed"), number);
}

char *
_hu_explain_distance (const HuTermFinding *finding)
{
  HuDecimal distance = find_distance (finding);
  g_autofree char *number = hu_explain_decimal (ABS (distance.value), distance.unit);

  if (finding->met)
    return NULL;

  return distance.value > 0
    /* Translators: a number of what is counted. */
    ? g_strdup_printf (C_("compare", "%s too few"), number)
    /* Translators: a number of what is counted. */
    : g_strdup_printf (C_("compare", "%s too many"), number);
}

/* The part of the first or the second of two sums, in the unit of both, that comes only as the game ends.  A meter keeps no
 * parts: what is said of it names both sums, now and as the game ends. */
static gint64
sum_provisional (const HuTermFinding *finding,
                 gboolean             right)
{
  guint unit = hu_term_finding_unit (finding);
  gint64 sum = 0;

  for (guint i = 0; finding->parts != NULL && i < finding->parts->len; i++)
    {
      const HuTermFinding *part = g_ptr_array_index (finding->parts, i);
      HuDecimal times = part->term->has_times ? part->term->times : (HuDecimal) { 1, 1 };

      if ((i >= finding->term->n_left) == right)
        sum += part->at_end * times.value * (gint64) unit / (gint64) (hu_term_finding_unit (part) * times.unit);
    }

  return sum;
}

/* One of two sums, with what of it is no more than provisional: else it would not be what the side has (26.222). */
static char *
explain_side (const HuTermFinding *finding,
              gboolean             right)
{
  guint unit = hu_term_finding_unit (finding);
  gint64 provisional = sum_provisional (finding, right);
  g_autofree char *number = hu_explain_decimal (right ? finding->right : finding->left, unit);
  g_autofree char *part = NULL;

  if (provisional <= 0)
    return g_steal_pointer (&number);

  part = hu_explain_decimal (provisional, unit);

  return g_strdup_printf (_("%1$s, of which %2$s only when the game ends"), number, part);
}

char *
hu_explain_compare_standing (const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  g_autofree char *left = explain_side (finding, FALSE);
  g_autofree char *right = explain_side (finding, TRUE);
  g_autofree char *distance = NULL;
  g_autofree char *needed = NULL;
  g_autofree char *sums = NULL;

  if (hu_term_is_ratio (term))
    return explain_ratio_standing (finding);

  if (!term->has_right)
    sums = g_steal_pointer (&left);
  else if (sum_provisional (finding, FALSE) > 0)
    /* Translators: two numbers that are compared; the first with a clause: "4, of which 1 only when the game ends". */
    sums = g_strdup_printf (C_("compare", "%1$s, against %2$s"), left, right);
  else
    /* Translators: two numbers that are compared. */
    sums = g_strdup_printf (C_("compare", "%1$s against %2$s"), left, right);
  distance = _hu_explain_distance (finding);
  if (distance == NULL)
    return g_steal_pointer (&sums);

  needed = explain_needed (finding);
  if (needed != NULL)
    /* Translators: "8 against 18"; "26 needed"; "18 too few". */
    return g_strdup_printf (C_("compare", "%1$s, %2$s: %3$s"), sums, needed, distance);

  /* Translators: "7 against 8"; "1 too few". */
  return g_strdup_printf (C_("compare", "%1$s: %2$s"), sums, distance);
}
