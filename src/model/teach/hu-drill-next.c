/*
 * The next question of practice.  First the clause is chosen, by the learner's progress, and then the best kind that it
 * has; only each fifth question is a move to find first, and then a clause that has one, since few have.
 */
#include "config.h"

#include "hu-drill-next.h"

#include "hu-mastery.h"

#define MOVE_CLAUSES 48 /* tried for a move, … */
#define MOVE_GAMES 8    /* … each in so many games */

/* A clause that was missed comes first, whatever kind of question it takes. */
static gboolean
begins_with_missed (const HuDrillScope *scope,
                    GPtrArray          *list)
{
  const HuClause *first = list->len > 0 ? g_ptr_array_index (list, 0) : NULL;

  return first != NULL && hu_drill_order_get_turn (scope->order, first->id) == HU_DRILL_TURN_MISSED;
}

static HuDrillQuestion *
find_move (GPtrArray    *list,
           guint         n_clauses,
           GRand        *rand,
           GCancellable *cancellable)
{
  HuDrillQuestion *question = NULL;

  for (guint game = 0; game < MOVE_GAMES; game++)
    for (guint i = 0; i < MIN (list->len, n_clauses) && !g_cancellable_is_cancelled (cancellable); i++)
      {
        const HuClause *clause = g_ptr_array_index (list, i);

        question = hu_drill_find_drawn (hu_clause_system (clause), clause->id, HU_DRILL_MOVE, g_rand_int (rand));
        if (question != NULL)
          return question;
      }

  return NULL;
}

HuDrillQuestion *
hu_drill_find_next (const HuDrillScope *scope,
                    GRand              *rand,
                    GCancellable       *cancellable)
{
  g_autoptr(GPtrArray) list = NULL;
  HuDrillQuestion *question = NULL;
  HuDrillWish wish;

  g_return_val_if_fail (scope != NULL && rand != NULL, NULL);

  hu_drill_order_fill_wish (scope->order, rand, &wish);
  list = hu_mastery_list_next (scope->progress, scope->system, scope->taught, scope->order, scope->today, rand);
  if (hu_drill_order_wants_move (scope->order))
    question = find_move (list, begins_with_missed (scope, list) ? 1 : MOVE_CLAUSES, rand, cancellable);
  for (guint i = 0; question == NULL && i < list->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      const HuClause *clause = g_ptr_array_index (list, i);

      question = hu_drill_find (hu_clause_system (clause), clause->id, &wish, scope->files, rand, cancellable);
    }

  return question;
}
