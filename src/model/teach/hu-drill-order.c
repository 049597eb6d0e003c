/*
 * The order of questions within one visit of practice.
 */
#include "config.h"

#include "hu-drill-order.h"

struct _HuDrillOrder
{
  GPtrArray  *asked;  /* HuClauseId, the last at the end */
  GHashTable *early;  /* HuClauseId → so many early turns are left, plus 1 */
  GHashTable *seen;   /* char *: see HuDrillWish */
  guint       counts[HU_N_DRILLS];
};

HuDrillOrder *
hu_drill_order_new (void)
{
  HuDrillOrder *self = g_new0 (HuDrillOrder, 1);

  self->asked = g_ptr_array_new ();
  self->early = g_hash_table_new (NULL, NULL);
  self->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return self;
}

HuDrillOrder *
hu_drill_order_copy (const HuDrillOrder *self)
{
  HuDrillOrder *copy;
  GHashTableIter iter;
  gpointer key, value;

  g_return_val_if_fail (self != NULL, NULL);

  copy = hu_drill_order_new ();
  for (guint i = 0; i < self->asked->len; i++)
    g_ptr_array_add (copy->asked, g_ptr_array_index (self->asked, i));
  g_hash_table_iter_init (&iter, self->early);
  while (g_hash_table_iter_next (&iter, &key, &value))
    g_hash_table_insert (copy->early, key, value);
  g_hash_table_iter_init (&iter, self->seen);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_hash_table_add (copy->seen, g_strdup (key));
  for (guint i = 0; i < HU_N_DRILLS; i++)
    copy->counts[i] = self->counts[i];

  return copy;
}

void
hu_drill_order_free (HuDrillOrder *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->asked);
  g_hash_table_unref (self->early);
  g_hash_table_unref (self->seen);
  g_free (self);
}

/* How many other clauses were asked since @clause was; G_MAXUINT: it never was. */
static guint
count_others (const HuDrillOrder *self,
              HuClauseId          clause)
{
  g_autoptr(GHashTable) others = g_hash_table_new (NULL, NULL);

  for (guint i = self->asked->len; i > 0; i--)
    {
      if (g_ptr_array_index (self->asked, i - 1) == clause)
        return g_hash_table_size (others);
      g_hash_table_add (others, g_ptr_array_index (self->asked, i - 1));
      if (g_hash_table_size (others) >= HU_DRILL_OTHERS)
        return G_MAXUINT;
    }

  return G_MAXUINT;
}

static guint
get_early (const HuDrillOrder *self,
           HuClauseId          clause)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->early, clause));
}

HuDrillTurn
hu_drill_order_get_turn (const HuDrillOrder *self,
                         HuClauseId          clause)
{
  guint others, early;

  g_return_val_if_fail (self != NULL && clause != NULL, HU_DRILL_TURN_NOT_YET);

  others = count_others (self, clause);
  early = get_early (self, clause);
  if (early > 1 && others >= HU_DRILL_SOON)
    return HU_DRILL_TURN_MISSED;

  return others >= HU_DRILL_OTHERS ? HU_DRILL_TURN_FREE : HU_DRILL_TURN_NOT_YET;
}

void
hu_drill_order_note_asked (HuDrillOrder          *self,
                           const HuDrillQuestion *question)
{
  char *key;
  guint early;

  g_return_if_fail (self != NULL && question != NULL);

  early = get_early (self, question->clause);
  if (early > 1)
    g_hash_table_insert (self->early, (gpointer) question->clause, GUINT_TO_POINTER (early - 1));
  else
    g_hash_table_remove (self->early, question->clause);
  g_ptr_array_add (self->asked, (gpointer) question->clause);
  self->counts[question->kind]++;
  key = hu_drill_question_dup_key (question);
  if (key != NULL)
    g_hash_table_add (self->seen, key);
}

/* A miss in an early turn gives no more of them, so that nobody is held fast by one clause; a right answer ends them. */
void
hu_drill_order_note_answer (HuDrillOrder *self,
                            HuClauseId    clause,
                            gboolean      right)
{
  guint early;

  g_return_if_fail (self != NULL && clause != NULL);

  early = get_early (self, clause);
  if (right && early > 1)
    g_hash_table_insert (self->early, (gpointer) clause, GUINT_TO_POINTER (1));
  else if (!right && early == 0)
    g_hash_table_insert (self->early, (gpointer) clause, GUINT_TO_POINTER (1 + HU_DRILL_EARLY_TURNS));
}

/* The first of them is the third question: nobody begins with the hardest kind. */
gboolean
hu_drill_order_wants_move (const HuDrillOrder *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return (self->counts[HU_DRILL_MOVE] + 1) * HU_DRILL_MOVE_TURNS <= self->asked->len + HU_DRILL_MOVE_TURNS - 2;
}

void
hu_drill_order_fill_wish (const HuDrillOrder *self,
                          GRand              *rand,
                          HuDrillWish        *wish)
{
  guint begin;

  g_return_if_fail (self != NULL && rand != NULL && wish != NULL);

  begin = (guint) g_rand_int_range (rand, 0, HU_N_DRILLS);
  wish->n_kinds = 0;
  wish->seen = self->seen;
  for (guint i = 0; i < HU_N_DRILLS; i++)
    {
      HuDrillKind kind = (HuDrillKind) ((begin + i) % HU_N_DRILLS);
      guint at = wish->n_kinds++;

      for (; at > 0 && self->counts[wish->kinds[at - 1]] > self->counts[kind]; at--)
        wish->kinds[at] = wish->kinds[at - 1];
      wish->kinds[at] = kind;
    }
}
