/*
 * Reads from lessons what they teach.
 */
#include "config.h"

#include "hu-taught.h"

#include "hu-clause.h"
#include "hu-file-bytes.h"
#include "hu-file-name.h"
#include "hu-game-file.h"
#include "hu-lesson-plan.h"
#include "hu-mastery.h"

#define LARGEST (2 << 20) /* bytes of a lesson */

/* Adds the clauses of its steps. */
static void
add_clauses (GHashTable *taught,
             GFile      *lesson)
{
  g_autoptr(GBytes) bytes = hu_file_read_bytes (lesson, LARGEST, NULL);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) file = bytes != NULL ? hu_game_file_parse (bytes, faults) : NULL;

  if (file == NULL || file->scenario->lesson == NULL)
    return;

  for (guint i = 0; i < file->scenario->lesson->steps->len; i++)
    {
      const HuLessonStep *step = hu_lesson_plan_get_step (file->scenario->lesson, i);

      for (guint j = 0; j < step->clauses->len; j++)
        g_hash_table_add (taught, g_ptr_array_index (step->clauses, j));
    }
}

GHashTable *
hu_taught_list (const HuProgress *progress,
                GPtrArray        *lessons)
{
  GHashTable *taught = g_hash_table_new (NULL, NULL);

  g_return_val_if_fail (progress != NULL && lessons != NULL, taught);

  for (guint i = 0; i < lessons->len; i++)
    {
      g_autofree char *id = hu_file_dup_stem (g_ptr_array_index (lessons, i));

      if (hu_progress_is_finished (progress, id))
        add_clauses (taught, g_ptr_array_index (lessons, i));
    }

  return taught;
}

HuSystemId
hu_taught_find_system (const HuProgress *progress,
                       GPtrArray        *lessons)
{
  g_autofree char *last = NULL;

  g_return_val_if_fail (progress != NULL && lessons != NULL, HU_N_SYSTEMS);

  last = hu_progress_dup_last (progress);
  for (guint i = 0; last != NULL && i < lessons->len; i++)
    {
      g_autofree char *id = hu_file_dup_stem (g_ptr_array_index (lessons, i));
      g_autoptr(GHashTable) taught = NULL;
      GHashTableIter iter;
      gpointer taught_id;
      const HuClause *clause;

      if (!g_str_equal (id, last))
        continue;
      taught = g_hash_table_new (NULL, NULL);
      add_clauses (taught, g_ptr_array_index (lessons, i));
      g_hash_table_iter_init (&iter, taught);
      clause = g_hash_table_iter_next (&iter, &taught_id, NULL) ? hu_clause_find (taught_id) : NULL;
      if (clause != NULL)
        return hu_clause_system (clause);
    }

  return HU_N_SYSTEMS;
}
