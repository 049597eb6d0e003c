/*
 * The position of the day.
 */
#include "hu-drill-today.h"

#include "hu-file-name.h"
#include "hu-mastery.h"

/* Days that follow each other have seeds far from each other (Knuth, "The Art of Computer Programming", 6.4). */
#define SPREAD 2654435761u

static gint
compare_files (gconstpointer a,
               gconstpointer b)
{
  g_autofree char *first = hu_file_dup_name (*(GFile * const *) a);
  g_autofree char *second = hu_file_dup_name (*(GFile * const *) b);

  return g_strcmp0 (first, second);
}

/* Returns a question that depends on the day and the games alone, or NULL; (transfer full). */
HuDrillQuestion *
hu_drill_find_today (guint32       today,
                     GPtrArray    *shipped,
                     GCancellable *cancellable)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (today * SPREAD);
  g_autoptr(GPtrArray) files = g_ptr_array_copy (shipped, (GCopyFunc) (GCallback) g_object_ref, NULL);
  HuDrillQuestion *question = NULL;

  g_ptr_array_set_free_func (files, g_object_unref);
  g_ptr_array_sort (files, compare_files);
  while (question == NULL && !g_cancellable_is_cancelled (cancellable))
    {
      HuSystemId system = (HuSystemId) g_rand_int_range (rand, 0, HU_N_SYSTEMS);
      guint n;
      const HuClause *clauses = hu_clauses (system, &n);
      const HuClause *clause = &clauses[g_rand_int_range (rand, 0, (gint) n)];

      if (hu_clause_is_asked (clause))
        question = hu_drill_find (system, clause->id, files, rand, cancellable);
    }

  return question;
}
