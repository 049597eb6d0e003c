/*
 * Looks for the next question: first for what the learner's progress asks for.
 */
#include "config.h"

#include "hu-drill-search.h"

#include "hu-drill-next.h"
#include "hu-mastery.h"
#include "hu-taught.h"

static void
search_free (gpointer data)
{
  HuDrillSearch *search = data;

  hu_drill_order_free ((HuDrillOrder *) search->order);
  g_ptr_array_unref (search->files);
  g_ptr_array_unref (search->lessons);
  g_free (search);
}

static gpointer
search (gpointer data,
        HuJob   *job,
        GError **error)
{
  const HuDrillSearch *self = data;
  GCancellable *cancellable = hu_job_get_cancellable (job);
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = hu_progress_new (path);
  g_autoptr(GRand) rand = g_rand_new_with_seed (g_random_int ()); /* which a test may seed */
  g_autoptr(GHashTable) taught = NULL;
  HuDrillScope scope = { progress, self->order, self->system, NULL, self->files, self->today };
  HuDrillQuestion *question = NULL;
  HuDrillWish wish;

  if (self->of_day)
    return hu_drill_find_today (self->today, self->files, cancellable);

  if (self->clause != NULL)
    {
      hu_drill_order_fill_wish (self->order, rand, &wish);
      question = hu_drill_find (hu_clause_system (self->clause), self->clause->id, &wish, self->files, rand, cancellable);
    }
  if (question == NULL)
    {
      taught = hu_taught_list (progress, self->lessons);
      scope.taught = taught;
      question = hu_drill_find_next (&scope, rand, cancellable);
    }

  return question;
}

static const HuJobKind searching = { "hu-drill-search", search, search_free, (GDestroyNotify) hu_drill_question_free };

void
hu_drill_search_start (HuJob               **slot,
                       const HuDrillSearch  *what,
                       HuJobDone             done,
                       gpointer              owner)
{
  HuDrillSearch *self = g_memdup2 (what, sizeof *what);

  self->order = hu_drill_order_copy (what->order);
  g_ptr_array_ref (self->files);
  g_ptr_array_ref (self->lessons);
  hu_job_start (slot, &searching, self, done, owner);
}
