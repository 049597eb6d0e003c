/*
 * Finds the nearest way to meet a condition.  Data take the fewest terms that must turn, of as many the first in the file
 * (O23): a term without parts, or one that remembers, is one term; `not` turns the aim round.  Words take the way in which
 * the fewest things must change: hexes to gain, units to move, as the vocabulary counts them; a vocabulary that does not
 * counts each term as one.  Of as many things that with the fewest terms, then that of which the smaller share remains.
 */
#include "hu-term-private.h"

#define WHOLE_SHARE 1000
#define NEVER       1000000 /* steps to what can no longer be met */

/* The distance to a condition that is met. */
typedef struct
{
  guint  turns; /* terms that must turn */
  gint64 steps; /* things that must change for that; time alone changes none */
  gint64 share; /* of them, what remains of each: all of one is WHOLE_SHARE */
} Way;

static Way find_way (const HuTermFinding *finding,
                     gboolean             wanted);

static gboolean
is_shorter (Way      one,
            Way      other,
            gboolean by_share)
{
  if (!by_share)
    return one.turns < other.turns;

  return one.steps != other.steps ? one.steps < other.steps
                                  : one.turns < other.turns || (one.turns == other.turns && one.share < other.share);
}

gboolean
hu_term_finding_runs (const HuTermFinding *finding)
{
  return finding->term->kind == HU_TERM_FOR && !finding->met &&
         ((const HuTermFinding *) g_ptr_array_index (finding->parts, 0))->met;
}

/* The first of two sums that would just keep the ratio. */
static double
find_ratio_need (const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  const HuRatio *bound = hu_ratio_is_above (finding->have, finding->have_of, &term->lower) ? &term->upper : &term->lower;

  return bound->bound == HU_RATIO_OPEN
    ? 0 : (double) finding->have_of * (double) bound->numerator / (double) bound->denominator / hu_term_finding_unit (finding);
}

/* What remains to be done of a term: of 5 buildings of 6, a sixth; where 9 points must be 12, a quarter. */
static gint64
find_share (const HuTermFinding *finding)
{
  gboolean ratio = hu_term_is_ratio (finding->term), compare = finding->term->kind == HU_TERM_COMPARE && !ratio;
  double unit = hu_term_finding_unit (finding);
  double base = compare ? (double) (finding->left - finding->have) / unit : 0;
  double have = base + (double) finding->have / unit;
  double need = ratio ? find_ratio_need (finding) : base + (double) finding->need / hu_term_finding_need_unit (finding);
  double gap = have < need ? need - have : have - need, most = MAX (MAX (have, -have), MAX (need, -need));

  if (hu_term_finding_runs (finding))
    most = need;
  else if (finding->met || (!compare && !hu_term_is_atom (finding->term)) || most <= gap)
    return WHOLE_SHARE;

  return MAX ((gint64) (gap / most * WHOLE_SHARE), 1);
}

static gint64
find_steps (const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;

  if (hu_term_finding_runs (finding))
    return 0;
  if (term->words == NULL || term->words->count_steps == NULL)
    return 1;
  if (finding->settled && !finding->met)
    return NEVER;
  if ((term->kind == HU_TERM_FOR || term->kind == HU_TERM_EVER || term->kind == HU_TERM_FIRST) && !finding->met &&
      finding->parts->len > 0 && !((const HuTermFinding *) g_ptr_array_index (finding->parts, 0))->met)
    return MAX (find_way (g_ptr_array_index (finding->parts, 0), TRUE).steps, 1);

  return hu_term_is_atom (term) ? term->words->count_steps (finding) : 1;
}

/* The parts that have to turn, by their number: the cheapest, of equals the first. */
static guint8 *
choose_parts (const HuTermFinding *finding,
              gboolean             wanted,
              gboolean             by_share,
              Way                 *sum)
{
  const HuTerm *term = finding->term;
  guint n = finding->parts->len, met = 0, missing;
  guint8 *chosen = g_malloc0 (n);
  guint least = term->kind == HU_TERM_ALL ? n : term->kind == HU_TERM_SOME ? (guint) term->least : 1;

  for (guint i = 0; i < n; i++)
    met += ((const HuTermFinding *) g_ptr_array_index (finding->parts, i))->met;
  missing = wanted ? least - met : met - least + 1;

  *sum = (Way) { 0, 0, 0 };
  for (; missing > 0; missing--)
    {
      guint best = n;
      Way best_way = { G_MAXUINT, G_MAXINT64, 0 };

      for (guint i = 0; i < n; i++)
        {
          const HuTermFinding *part = g_ptr_array_index (finding->parts, i);
          Way way = { G_MAXUINT, G_MAXINT64, 0 };

          if (!chosen[i] && part->met != wanted)
            way = find_way (part, wanted);
          if (is_shorter (way, best_way, by_share))
            {
              best = i;
              best_way = way;
            }
        }
      if (best == n)
        break;
      chosen[best] = TRUE;
      sum->turns += best_way.turns;
      sum->steps += best_way.steps;
      sum->share += best_way.share;
    }

  return chosen;
}

/* The facts that have to change until @finding is as @wanted, which it is not yet. */
static Way
find_way (const HuTermFinding *finding,
          gboolean             wanted)
{
  Way sum;

  if (!hu_term_is_group (finding->term))
    return (Way) { 1, find_steps (finding), find_share (finding) };
  if (finding->term->kind == HU_TERM_NOT)
    return find_way (g_ptr_array_index (finding->parts, 0), !wanted);

  g_free (choose_parts (finding, wanted, TRUE, &sum));
  return sum;
}

static void
list_turns (HuTermFinding *finding,
            gboolean       wanted,
            const char    *pointer,
            GPtrArray     *pointers, /* or NULL */
            GPtrArray     *lacking)  /* or NULL: by share */
{
  const char *key = hu_term_get_word (finding->term);
  g_autofree guint8 *chosen = NULL;
  Way sum;

  if (finding->met == wanted)
    return;
  if (!hu_term_is_group (finding->term))
    {
      if (pointers != NULL)
        g_ptr_array_add (pointers, g_strdup (pointer));
      if (lacking != NULL)
        g_ptr_array_add (lacking, finding);
      return;
    }
  if (finding->term->kind == HU_TERM_NOT)
    {
      g_autofree char *inner = g_strdup_printf ("%s/not", pointer);

      list_turns (g_ptr_array_index (finding->parts, 0), !wanted, inner, pointers, lacking);
      return;
    }

  chosen = choose_parts (finding, wanted, lacking != NULL, &sum);
  for (guint i = 0; i < finding->parts->len; i++)
    if (chosen[i])
      {
        g_autofree char *inner = finding->term->kind == HU_TERM_SOME
          ? g_strdup_printf ("%s/some/of/%u", pointer, i) : g_strdup_printf ("%s/%s/%u", pointer, key, i);

        list_turns (g_ptr_array_index (finding->parts, i), wanted, inner, pointers, lacking);
      }
}

/* @pointers: (inout) (element-type utf8): takes the pointers of the terms below @needs, the fewest; @lacking: (inout)
 * (element-type HuTermFinding): takes the terms to be told, borrowed from @needs: those of the nearest way.  Returns the
 * fewest terms. */
guint
hu_term_find_lack (HuTermFinding *needs,
                   GPtrArray     *pointers,
                   GPtrArray     *lacking)
{
  list_turns (needs, TRUE, "", pointers, NULL);
  list_turns (needs, TRUE, "", NULL, lacking);

  return pointers->len;
}

static Way
add_up (const GPtrArray *lacking)
{
  Way sum = { lacking->len, 0, 0 };

  for (guint i = 0; i < lacking->len; i++)
    {
      sum.steps += find_steps (g_ptr_array_index (lacking, i));
      sum.share += find_share (g_ptr_array_index (lacking, i));
    }

  return sum;
}

gboolean
hu_term_lacks_less (const GPtrArray *one,
                    const GPtrArray *other)
{
  return is_shorter (add_up (one), add_up (other), TRUE);
}

/* Is the first of two ways nearer than the other: open, and shorter?  Of equals neither is. */
static gboolean
is_nearer (const HuTermFinding *one,
           const HuTermFinding *other)
{
  Way way = { 0, 0, 0 }, other_way = { 0, 0, 0 };
  gboolean closed = one->settled && !one->met, other_closed = other->settled && !other->met;

  if (closed != other_closed)
    return !closed;

  if (!one->met)
    way = find_way (one, TRUE);
  if (!other->met)
    other_way = find_way (other, TRUE);

  return is_shorter (way, other_way, TRUE);
}

GArray *
hu_term_rank_ways (const HuTermFinding *finding)
{
  GArray *order = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean is_choice;

  g_return_val_if_fail (finding != NULL, order);

  is_choice = finding->term->kind == HU_TERM_ANY || finding->term->kind == HU_TERM_SOME;
  for (guint i = 0; i < finding->parts->len; i++)
    {
      guint at = i;

      while (is_choice && at > 0 &&
             is_nearer (g_ptr_array_index (finding->parts, i),
                        g_ptr_array_index (finding->parts, g_array_index (order, guint, at - 1))))
        at--;
      g_array_insert_val (order, at, i);
    }

  return order;
}
