/*
 * Whether terms are met, quickly; and how they stand, as a tree.  What a term remembers it has learnt before
 * (hu-term-memory.c), so an early answer loses nothing here.
 */
#include "hu-term-private.h"

HU_TERM_CLAUSES (HU_DEFINE_CLAUSE)

/* Compares a : b with the ratio; any points against none are more than any ratio, and none against none are 0. */
static gint
compare_ratio (HuWide         a,
               HuWide         b,
               const HuRatio *ratio)
{
  HuWide left = hu_wide_multiply (a, ratio->denominator);
  HuWide right = hu_wide_multiply (ratio->numerator, b);

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_TERMS_AGAINST_NONE, b == 0))
    {
      left = a > 0 ? 1 : 0;
      right = a > 0 || ratio->numerator == 0 ? 0 : 1;
    }

  return (left > right) - (left < right);
}

gboolean
hu_ratio_is_above (HuWide         a,
                   HuWide         b,
                   const HuRatio *lower)
{
  return lower->bound == HU_RATIO_OPEN ||
         compare_ratio (a, b, lower) > (lower->bound == HU_RATIO_INCLUSIVE ? -1 : 0);
}

gboolean
hu_ratio_is_below (HuWide         a,
                   HuWide         b,
                   const HuRatio *upper)
{
  return upper->bound == HU_RATIO_OPEN ||
         compare_ratio (a, b, upper) < (upper->bound == HU_RATIO_INCLUSIVE ? 1 : 0);
}

/* --- Bounds --- */

static void
get_bounds (const HuMap  *map,
            const HuTerm *term,
            HuTermBounds *bounds)
{
  *bounds = (HuTermBounds) { term->has_least, term->has_most, term->least, term->most, term->unit };
  if (term->kind == HU_TERM_TURN)
    *bounds = (HuTermBounds) { .has_least = term->turn.from > 0, .least = term->turn.from,
                               .has_most = term->turn.to > 0, .most = term->turn.to, .unit = HU_UNIT_WHOLE };
  if (bounds->has_least || bounds->has_most)
    return;

  /* A term that is remembered or announced asks for once. */
  bounds->has_least = TRUE;
  bounds->least = 1;
  if (hu_term_is_atom (term) && term->words->find_bounds != NULL)
    term->words->find_bounds (map, term, bounds);
}

static gboolean
keeps_least (const HuTermBounds  *bounds,
             const HuTermFinding *counted)
{
  return !bounds->has_least ||
         hu_decimal_compare (counted->have, hu_term_finding_unit (counted), bounds->least, bounds->unit) >= 0;
}

static gboolean
keeps_most (const HuTermBounds  *bounds,
            const HuTermFinding *counted)
{
  return !bounds->has_most ||
         hu_decimal_compare (counted->have, hu_term_finding_unit (counted), bounds->most, bounds->unit) <= 0;
}

static gboolean
is_met (const HuMap         *map,
        const HuTerm        *term,
        const HuTermFinding *counted)
{
  HuTermBounds bounds;

  if (hu_term_is_ratio (term))
    return hu_ratio_is_above (counted->have, counted->have_of, &term->lower) &&
           hu_ratio_is_below (counted->have, counted->have_of, &term->upper);
  if (term->kind == HU_TERM_TURN)
    return hu_turn_span_has (&term->turn, (guint) counted->have);

  get_bounds (map, term, &bounds);
  return keeps_least (&bounds, counted) && keeps_most (&bounds, counted);
}

/* --- Counting --- */

void
hu_term_count (HuTermLook    *look,
               const HuTerm  *term,
               HuTermFinding *counted,
               gboolean       names)
{
  switch (term->kind)
    {
    case HU_TERM_TURN:
      counted->have = look->turn;
      break;
    case HU_TERM_ANNOUNCED:
    case HU_TERM_EVER:
    case HU_TERM_FIRST:
      counted->have = look->memory[term->memory].since != HU_REASON_NO_EVENT;
      break;
    case HU_TERM_FOR:
      counted->have = look->memory[term->memory].run;
      break;
    case HU_TERM_NUMBER:
      counted->have = term->least;
      counted->unit = term->unit;
      break;
    default:
      term->words->count (look, term, counted, names);
      break;
    }
}

static const HuTerm *
get_part (const HuTerm *term,
          guint         part)
{
  return g_ptr_array_index (term->parts, part);
}

/* How many parts must be met. */
static guint
count_needed (const HuTerm *term)
{
  switch (term->kind)
    {
    case HU_TERM_ALL:
      return hu_clause_is_on (HU_CLAUSE_TERMS_ALL) ? term->parts->len : 1;
    case HU_TERM_SOME:
      return (guint) term->least;
    default:
      return 1;
    }
}

gboolean
hu_term_is_met (HuTermLook   *look,
                const HuTerm *term)
{
  HuTermFinding counted = { .term = term };
  guint needed = count_needed (term), met = 0;

  if (term->kind == HU_TERM_COMPARE)
    return hu_compare_is_met (look, term);
  if (!hu_term_is_group (term))
    {
      hu_term_count (look, term, &counted, FALSE);
      return is_met (look->state->scenario->map, term, &counted);
    }
  if (term->kind == HU_TERM_NOT)
    return !hu_term_is_met (look, get_part (term, 0));

  for (guint i = 0; i < term->parts->len && met < needed && met + term->parts->len - i >= needed; i++)
    met += hu_term_is_met (look, get_part (term, i));

  return met >= needed;
}

/* --- Trees --- */

void
hu_term_finding_free (HuTermFinding *finding)
{
  g_clear_pointer (&finding->hexes, g_array_unref);
  g_clear_pointer (&finding->units, g_array_unref);
  g_clear_pointer (&finding->against, g_array_unref);
  g_clear_pointer (&finding->opening, hu_supply_opening_free);
  g_clear_pointer (&finding->lacking, g_array_unref);
  g_clear_pointer (&finding->rows, g_array_unref);
  g_clear_pointer (&finding->cut, g_array_unref);
  g_ptr_array_unref (finding->parts);
  g_free (finding);
}

/* The bound that is not kept, else the lower one. */
static void
find_ratio_bound (HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  gboolean kept = hu_ratio_is_above (finding->have, finding->have_of, &term->lower);
  const HuRatio *bound = !kept ? &term->lower : &term->upper;

  if (kept && term->lower.bound != HU_RATIO_OPEN && hu_ratio_is_below (finding->have, finding->have_of, &term->upper))
    bound = &term->lower;
  finding->need = bound->numerator;
  finding->need_of = bound->denominator;
}

static void
find_need (const HuMap   *map,
           HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  HuTermBounds bounds;

  if (hu_term_is_ratio (term))
    {
      find_ratio_bound (finding);
      return;
    }
  /* A count in a sum is held against nothing. */
  if (term->counted)
    return;

  get_bounds (map, term, &bounds);
  finding->need_unit = bounds.unit;
  finding->need = bounds.least;
  if (keeps_least (&bounds, finding) && bounds.has_most && (!bounds.has_least || !keeps_most (&bounds, finding)))
    finding->need = bounds.most;
}

/* Would it stand otherwise without what the viewer cannot be sure of? */
static gboolean
is_untold (const HuMap         *map,
           const HuTermFinding *finding)
{
  HuTermFinding sure = *finding;

  if (finding->doubt == 0 || __builtin_sub_overflow (finding->have, finding->doubt, &sure.have))
    return FALSE;

  return is_met (map, finding->term, &sure) != finding->met;
}

/* A result that is the same whatever the parts are that cannot be told is known. */
static void
find_group (HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  gint64 met = 0;

  for (guint i = 0; i < finding->parts->len; i++)
    {
      const HuTermFinding *part = g_ptr_array_index (finding->parts, i);

      met += part->met;
      finding->have += part->met && !part->untold;
      finding->n_untold += part->untold;
    }
  finding->need = term->kind == HU_TERM_NOT ? 0 : count_needed (term);
  finding->met = term->kind == HU_TERM_NOT ? met == 0 : met >= finding->need;
  finding->untold = term->kind == HU_TERM_NOT
    ? finding->n_untold > 0 : finding->have < finding->need && finding->have + finding->n_untold >= finding->need;
}

HuTermFinding *
hu_term_find (HuTermLook   *look,
              const HuTerm *term,
              HuTermLook   *plain)
{
  HuTermFinding *finding;

  g_return_val_if_fail (look != NULL && term != NULL, NULL);

  finding = g_new0 (HuTermFinding, 1);
  finding->term = term;
  finding->since = finding->before_since = HU_REASON_NO_EVENT;
  finding->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_term_finding_free);
  for (guint i = 0; i < term->parts->len; i++)
    g_ptr_array_add (finding->parts,
                     hu_term_find (hu_term_is_memory (term) && plain != NULL ? plain : look, get_part (term, i), plain));

  if (hu_term_is_group (term))
    {
      find_group (finding);
    }
  else if (term->kind == HU_TERM_COMPARE)
    {
      hu_compare_find (finding);
    }
  else
    {
      hu_term_count (look, term, finding, TRUE);
      finding->met = is_met (look->state->scenario->map, term, finding);
      finding->untold = is_untold (look->state->scenario->map, finding);
      find_need (look->state->scenario->map, finding);
    }
  if (term->kind == HU_TERM_EVER || term->kind == HU_TERM_FIRST || term->kind == HU_TERM_ANNOUNCED)
    {
      finding->remembers = TRUE;
      finding->since = look->memory[term->memory].since;
      finding->before_since = look->memory[term->memory].before_since;
    }
  hu_term_settle (look->state, finding);

  return finding;
}
