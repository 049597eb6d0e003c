/*
 * Finds the nearest way to meet a condition: the fewest terms that must turn.  A term without parts, or one that
 * remembers, is one term; `not` turns the aim round; of equals the first in the file is taken.
 */
#include "hu-term-private.h"

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

  if (!hu_term_is_group (finding->term))
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
  const char *key = hu_term_get_word (finding->term);
  g_autofree guint8 *chosen = NULL;
  guint sum;

  if (finding->met == wanted)
    return;
  if (!hu_term_is_group (finding->term))
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

/* Is the first of two ways nearer than the other: open, and by fewer terms?  Of equals neither is, as for the lack (O23). */
static gboolean
is_nearer (const HuTermFinding *one,
           const HuTermFinding *other)
{
  guint turns = one->met ? 0 : count_turns (one, TRUE), other_turns = other->met ? 0 : count_turns (other, TRUE);
  gboolean closed = one->settled && !one->met, other_closed = other->settled && !other->met;

  if (closed != other_closed)
    return !closed;

  return turns < other_turns;
}

GArray *
hu_term_rank_ways (const HuTermFinding *finding)
{
  GArray *order = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean is_choice;

  g_return_val_if_fail (finding != NULL, order);

  is_choice = !finding->met && (finding->term->kind == HU_TERM_ANY || finding->term->kind == HU_TERM_SOME);
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
