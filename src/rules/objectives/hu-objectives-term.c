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
  return !(bounds.has_least && counted->have < bounds.least) && !(bounds.has_most && counted->have > bounds.most);
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
  HuTermFinding *finding = g_new0 (HuTermFinding, 1);
  gint64 met = 0;

  finding->term = term;
  finding->since = finding->before_since = HU_REASON_NO_EVENT;
  finding->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_term_finding_free);

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

/*
 * Finds the nearest way to meet a condition: the fewest terms that must turn.  A term without parts, or one that
 * remembers, is one term; `not` turns the aim round; of equals the first in the file is taken.
 */

static guint count_turns (const HuTermFinding *finding,
                          gboolean             wanted);

/* The parts that have to turn, by their number: the cheapest, of equals the first. */
static guint8 *
choose_parts (const HuTermFinding *finding,
              gboolean             wanted,
              guint               *sum)
{
  const HuTerm *term = finding->term;
  guint n = finding->parts->len, met = 0, missing;
  guint8 *chosen = g_malloc0 (n);
  guint least = term->kind == HU_TERM_ALL ? n : term->kind == HU_TERM_SOME ? (guint) term->least : 1;

  for (guint i = 0; i < n; i++)
    met += ((const HuTermFinding *) g_ptr_array_index (finding->parts, i))->met;
  missing = wanted ? least - met : met - least + 1;

  *sum = 0;
  for (; missing > 0; missing--)
    {
      guint best = n, best_turns = G_MAXUINT;

      for (guint i = 0; i < n; i++)
        {
          const HuTermFinding *part = g_ptr_array_index (finding->parts, i);
          guint turns = !chosen[i] && part->met != wanted ? count_turns (part, wanted) : G_MAXUINT;

          if (turns < best_turns)
            {
              best = i;
              best_turns = turns;
            }
        }
      if (best == n)
        break;
      chosen[best] = TRUE;
      *sum += best_turns;
    }

  return chosen;
}

/* Counts the facts that have to change until @finding is as @wanted, which it is not yet. */
static guint
count_turns (const HuTermFinding *finding,
             gboolean             wanted)
{
  guint sum;

  if (finding->term->kind > HU_TERM_SOME)
    return 1;
  if (finding->term->kind == HU_TERM_NOT)
    return count_turns (g_ptr_array_index (finding->parts, 0), !wanted);

  g_free (choose_parts (finding, wanted, &sum));
  return sum;
}

static void
list_turns (HuTermFinding *finding,
            gboolean       wanted,
            const char    *pointer,
            GPtrArray     *pointers,
            GPtrArray     *lacking)
{
  const char *key = hu_term_kind_to_string (finding->term->kind);
  g_autofree guint8 *chosen = NULL;
  guint sum;

  if (finding->met == wanted)
    return;
  if (finding->term->kind > HU_TERM_SOME)
    {
      g_ptr_array_add (pointers, g_strdup (pointer));
      g_ptr_array_add (lacking, finding);
      return;
    }
  if (finding->term->kind == HU_TERM_NOT)
    {
      g_autofree char *inner = g_strdup_printf ("%s/not", pointer);

      list_turns (g_ptr_array_index (finding->parts, 0), !wanted, inner, pointers, lacking);
      return;
    }

  chosen = choose_parts (finding, wanted, &sum);
  for (guint i = 0; i < finding->parts->len; i++)
    if (chosen[i])
      {
        g_autofree char *inner = finding->term->kind == HU_TERM_SOME
          ? g_strdup_printf ("%s/some/of/%u", pointer, i) : g_strdup_printf ("%s/%s/%u", pointer, key, i);

        list_turns (g_ptr_array_index (finding->parts, i), wanted, inner, pointers, lacking);
      }
}

/* @pointers: (inout) (element-type utf8): takes the pointers of the terms below @needs; @lacking: (inout)
 * (element-type HuTermFinding): takes the terms themselves, borrowed from @needs.  Returns the number of those
 * terms. */
guint
hu_term_find_lack (HuTermFinding *needs,
                   GPtrArray     *pointers,
                   GPtrArray     *lacking)
{
  list_turns (needs, TRUE, "", pointers, lacking);

  return lacking->len;
}

/*
 * Finds things that stay as they are, whatever is played from now on: turns that are over, a first that is lost, what
 * was met once for good, and counts that never become fewer.
 */

static const HuTermFinding *
get_term_part (const HuTermFinding *finding,
               guint                part)
{
  return g_ptr_array_index (finding->parts, part);
}

static gboolean
is_lost (const HuTermFinding *finding)
{
  return finding->settled && !finding->met;
}

/* Enough parts are met for good, or too many can never be. */
static gboolean
settle_parts (const HuTermFinding *finding)
{
  guint met = 0, lost = 0, n = finding->parts->len;

  for (guint i = 0; i < n; i++)
    {
      met += get_term_part (finding, i)->settled && get_term_part (finding, i)->met;
      lost += is_lost (get_term_part (finding, i));
    }
  if (finding->term->kind == HU_TERM_NOT)
    return met + lost > 0;

  return met >= (guint) finding->need || n - lost < (guint) finding->need;
}

static gboolean
settle_turn (const HuState    *state,
             const HuTurnSpan *span)
{
  guint turn = state->clock.turn;

  return (span->to > 0 && turn > span->to) ||
         (turn >= span->from && (span->to == 0 || span->to >= hu_calendar_last_turn (&state->scenario->calendar)));
}

static gboolean
is_settled (const HuState       *state,
            const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;

  switch (term->kind)
    {
    case HU_TERM_ALL:
    case HU_TERM_ANY:
    case HU_TERM_NOT:
    case HU_TERM_SOME:
      return settle_parts (finding);
    case HU_TERM_TURN:
      return settle_turn (state, &term->turn);
    case HU_TERM_ENTERED:
    case HU_TERM_WITHDRAWALS:
      return finding->met;
    case HU_TERM_ELIMINATED:
    case HU_TERM_EXITED:
    case HU_TERM_WITHDRAWN:
      return term->has_most ? finding->have > term->most : finding->met;
    case HU_TERM_EVER:
      return finding->met || is_lost (get_term_part (finding, 0));
    case HU_TERM_FOR:
      return !finding->met && is_lost (get_term_part (finding, 0));
    case HU_TERM_FIRST:
      return finding->met || finding->before_since != HU_REASON_NO_EVENT || is_lost (get_term_part (finding, 0));
    case HU_TERM_HOLDS:
    case HU_TERM_CONNECTED:
    case HU_TERM_CUT_OFF:
    case HU_TERM_UNITS:
    case HU_TERM_POINTS:
    case HU_TERM_LEAD:
    case HU_TERM_RATIO:
    case HU_TERM_LINE:
    case HU_N_TERMS:
      break;
    }

  return FALSE;
}

void
hu_term_settle (const HuState *state,
                HuTermFinding *finding)
{
  finding->settled = is_settled (state, finding);
}
