/*
 * Terms: whether they are met, quickly; and how they stand, as a tree.  What a term remembers it has learnt before
 * (hu-objectives-memory.c), so an early answer loses nothing here.
 */
#include "hu-objectives-private.h"

__extension__ typedef __int128 Wide;

/* Compares a : b with the ratio; any points against none are more than any ratio, and none against none are 0. */
static gint
compare_ratio (gint64         a,
               gint64         b,
               const HuRatio *ratio)
{
  Wide left = (Wide) a * ratio->denominator;
  Wide right = (Wide) ratio->numerator * b;

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_AGAINST_NONE, b == 0))
    {
      left = a > 0 ? 1 : 0;
      right = a > 0 || ratio->numerator == 0 ? 0 : 1;
    }

  return (left > right) - (left < right);
}

gboolean
hu_ratio_is_above (gint64         a,
                   gint64         b,
                   const HuRatio *lower)
{
  return lower->bound == HU_RATIO_OPEN ||
         compare_ratio (a, b, lower) > (lower->bound == HU_RATIO_INCLUSIVE ? -1 : 0);
}

gboolean
hu_ratio_is_below (gint64         a,
                   gint64         b,
                   const HuRatio *upper)
{
  return upper->bound == HU_RATIO_OPEN ||
         compare_ratio (a, b, upper) < (upper->bound == HU_RATIO_INCLUSIVE ? 1 : 0);
}

/* Is @have within the bounds? */
static gboolean
keeps (const HuTerm *term,
       gint64        have)
{
  return !(term->has_least && have < term->least) && !(term->has_most && have > term->most);
}

/* Returns the bound that @have does not keep, else the lower one. */
static gint64
find_bound (const HuTerm *term,
            gint64        have)
{
  if (term->has_least && have < term->least)
    return term->least;

  return term->has_most && (have > term->most || !term->has_least) ? term->most : term->least;
}

/* Settles the bounds of a term, also where they follow from what it lists, or from its kind. */
static void
settle_bounds (const HuMap  *map,
               const HuTerm *term,
               HuTerm       *bounds)
{
  *bounds = (HuTerm) { .kind = term->kind, .has_least = term->has_least, .has_most = term->has_most,
                       .least = term->least, .most = term->most };

  if (term->has_least || term->has_most)
    return;

  if (term->kind == HU_TERM_LINE)
    {
      bounds->has_most = TRUE;
      return;
    }
  bounds->has_least = TRUE;
  bounds->least = 1;
  if (term->kind >= HU_TERM_HOLDS && term->kind <= HU_TERM_CUT_OFF)
    bounds->least = hu_term_count_listed (map, term);
}

static gboolean
atom_is_met (const HuMap         *map,
             const HuTerm        *term,
             const HuTermFinding *counted)
{
  HuTerm bounds;

  if (term->kind == HU_TERM_RATIO)
    return hu_ratio_is_above (counted->have, counted->have_of, &term->lower) &&
           hu_ratio_is_below (counted->have, counted->have_of, &term->upper);
  if (term->kind == HU_TERM_TURN)
    return hu_turn_span_has (&term->turn, (guint) counted->have);

  settle_bounds (map, term, &bounds);
  return keeps (&bounds, counted->have);
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
      return hu_clause_is_on (HU_CLAUSE_OBJECTIVES_ALL) ? term->parts->len : 1;
    case HU_TERM_SOME:
      return (guint) term->least;
    default:
      return 1;
    }
}

gboolean
hu_term_is_met (HuLook       *look,
                const HuTerm *term)
{
  HuTermFinding counted = { .term = term };
  guint needed = count_needed (term), met = 0;

  if (term->kind > HU_TERM_SOME)
    {
      hu_term_count (look, term, &counted, FALSE);
      return atom_is_met (look->state->scenario->map, term, &counted);
    }
  if (term->kind == HU_TERM_NOT)
    return !hu_term_is_met (look, get_part (term, 0));

  for (guint i = 0; i < term->parts->len && met < needed && met + term->parts->len - i >= needed; i++)
    met += hu_term_is_met (look, get_part (term, i));

  return met >= needed;
}

/* --- Trees --- */

static HuTermFinding *
finding_new (const HuTerm *term)
{
  HuTermFinding *finding = g_new0 (HuTermFinding, 1);

  finding->term = term;
  finding->since = finding->before_since = HU_REASON_NO_EVENT;
  finding->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_term_finding_free);

  return finding;
}

void
hu_term_finding_free (HuTermFinding *finding)
{
  g_clear_pointer (&finding->hexes, g_array_unref);
  g_clear_pointer (&finding->units, g_array_unref);
  g_clear_pointer (&finding->against, g_array_unref);
  g_clear_pointer (&finding->lacking, g_array_unref);
  g_clear_pointer (&finding->rows, g_array_unref);
  g_clear_pointer (&finding->cut, g_array_unref);
  g_ptr_array_unref (finding->parts);
  g_free (finding);
}

static void
find_ratio_bound (HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  gboolean kept = hu_ratio_is_above (finding->have, finding->have_of, &term->lower);
  const HuRatio *bound = !kept ? &term->lower : &term->upper;

  /* The bound not kept, else the lower one. */
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
  HuTerm bounds;

  if (term->kind == HU_TERM_RATIO)
    {
      find_ratio_bound (finding);
      return;
    }
  settle_bounds (map, term, &bounds);
  if (term->kind == HU_TERM_TURN)
    bounds = (HuTerm) { .has_least = term->turn.from > 0, .least = term->turn.from,
                        .has_most = term->turn.to > 0, .most = term->turn.to };
  finding->need = find_bound (&bounds, finding->have);
}

/* @look: the position, with the points that count for @term; @plain: the same without provisional points, which what a
 * term remembers never counts.  Returns how @term and its parts stand; (transfer full). */
HuTermFinding *
hu_term_find (HuLook       *look,
              const HuTerm *term,
              HuLook       *plain)
{
  HuTermFinding *finding = finding_new (term);
  gint64 met = 0;

  for (guint i = 0; i < term->parts->len; i++)
    {
      HuTermFinding *part = hu_term_find (term->kind >= HU_TERM_EVER ? plain : look, get_part (term, i), plain);

      met += part->met;
      g_ptr_array_add (finding->parts, part);
    }

  if (term->kind <= HU_TERM_SOME)
    {
      finding->have = met;
      finding->need = term->kind == HU_TERM_NOT ? 0 : count_needed (term);
      finding->met = term->kind == HU_TERM_NOT ? met == 0 : met >= finding->need;
      hu_term_settle (look->state, finding);
      return finding;
    }

  hu_term_count (look, term, finding, TRUE);
  finding->met = atom_is_met (look->state->scenario->map, term, finding);
  find_need (look->state->scenario->map, finding);
  if (term->kind == HU_TERM_EVER || term->kind == HU_TERM_FIRST)
    {
      finding->remembers = TRUE;
      finding->since = look->own->terms[term->memory].since;
      finding->before_since = look->own->terms[term->memory].before_since;
    }
  hu_term_settle (look->state, finding);

  return finding;
}
