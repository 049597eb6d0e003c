/*
 * Finds the files that come with the program: where it is installed or, in its own source tree, in the sources.
 */
#include "config.h"

#include "hu-shipped.h"

#include <string.h>

#include "hu-file-name.h"
#include "hu-game-file.h"
#include "hu-lesson-plan.h"
#include "hu-system.h"

#define FOLDER "scenarios"
#define LESSONS "lessons"
#define SUFFIX ".hexgame"

static void
shipped_free (gpointer data)
{
  HuShipped *shipped = data;

  g_object_unref (shipped->file);
  g_free (shipped->title);
  g_free (shipped->about);
  g_free (shipped);
}

static GFile *
dup_folder (const char *folder)
{
  static const char *places[] = { PKGDATADIR, SOURCE_DATADIR };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *path = g_build_filename (places[i], folder, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        return g_file_new_for_path (path);
    }

  return NULL;
}

GFile *
hu_shipped_dup_folder (void)
{
  return dup_folder (FOLDER);
}

static GPtrArray *
list_in (const char *name)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GFile) folder = dup_folder (name);
  g_autoptr(GFileEnumerator) all = NULL;
  GFileInfo *info;
  GFile *file;

  if (folder == NULL)
    return files;

  all = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  while (all != NULL && g_file_enumerator_iterate (all, &info, &file, NULL, NULL) && info != NULL)
    if (g_str_has_suffix (g_file_info_get_name (info), SUFFIX))
      g_ptr_array_add (files, g_object_ref (file));

  return files;
}

GPtrArray *
hu_shipped_list_lessons (void)
{
  return list_in (LESSONS);
}

GPtrArray *
hu_shipped_list_games (void)
{
  return list_in (FOLDER);
}

gboolean
hu_shipped_is (GFile *file)
{
  g_autoptr(GFile) games = dup_folder (FOLDER);
  g_autoptr(GFile) lessons = dup_folder (LESSONS);

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return (games != NULL && g_file_has_prefix (file, games)) || (lessons != NULL && g_file_has_prefix (file, lessons));
}

GFile *
hu_shipped_dup_first_lesson (void)
{
  g_autoptr(GFile) folder = dup_folder (LESSONS);
  g_autoptr(GFile) file = NULL;

  if (folder == NULL)
    return NULL;

  file = g_file_get_child (folder, "sudden-death-1-whose-hex" SUFFIX);

  return g_file_query_exists (file, NULL) ? g_steal_pointer (&file) : NULL;
}

char *
hu_shipped_dup_id (const HuShipped *shipped)
{
  g_return_val_if_fail (shipped != NULL, NULL);

  return hu_file_dup_stem (shipped->file);
}

static gint
compare (gconstpointer a,
         gconstpointer b)
{
  const HuShipped *first = *(HuShipped * const *) a, *second = *(HuShipped * const *) b;

  if (first->recorded != second->recorded)
    return first->recorded ? 1 : -1;
  /* The names of the files give the order of the lessons. */
  if (first->lesson && second->lesson)
    {
      g_autofree char *a_name = hu_file_dup_name (first->file);
      g_autofree char *b_name = hu_file_dup_name (second->file);

      return strcmp (a_name, b_name);
    }

  return g_utf8_collate (first->title, second->title);
}

static guint
count_questions (const HuLessonPlan *plan)
{
  guint n = 0;

  for (guint i = 0; i < plan->steps->len; i++)
    n += hu_lesson_plan_get_step (plan, i)->ask != NULL;

  return n;
}

static void
add (GPtrArray  *list,
     GFile      *folder,
     const char *name)
{
  g_autoptr(GFile) file = g_file_get_child (folder, name);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = hu_game_file_load (file, faults);
  HuShipped *shipped;

  /* An unreadable file is left out; opening it by name gives the reason. */
  if (content == NULL)
    return;

  shipped = g_new (HuShipped, 1);
  shipped->file = g_steal_pointer (&file);
  shipped->title = g_strdup (hu_scenario_word (content->scenario, content->scenario->title));
  shipped->recorded = content->log->len > 0;
  shipped->lesson = content->scenario->lesson != NULL;
  shipped->n_steps = shipped->lesson ? content->scenario->lesson->steps->len : 0;
  shipped->n_questions = shipped->lesson && content->scenario->lesson->recorded ? count_questions (content->scenario->lesson) : 0;
  shipped->about = g_strdup (hu_scenario_word (content->scenario, content->scenario->about));
  shipped->systems = 0;
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (content->scenario, id))
      shipped->systems |= 1u << id;
  g_ptr_array_add (list, shipped);
}

static void
add_folder (GPtrArray    *list,
            const char   *name,
            GCancellable *cancellable)
{
  g_autoptr(GFile) folder = dup_folder (name);
  g_autofree char *path = folder != NULL ? g_file_get_path (folder) : NULL;
  g_autoptr(GDir) dir = path != NULL ? g_dir_open (path, 0, NULL) : NULL;
  const char *file;

  while (dir != NULL && (file = g_dir_read_name (dir)) != NULL && !g_cancellable_is_cancelled (cancellable))
    if (g_str_has_suffix (file, SUFFIX))
      add (list, folder, file);
}

/* Shipped files do not change while the program runs, so they are read once. */
static gpointer
list_files (gpointer data,
            HuJob   *job,
            GError **error)
{
  static GMutex mutex;
  static GPtrArray *kept;
  GCancellable *cancellable = hu_job_get_cancellable (job);
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new (&mutex);
  GPtrArray *list;

  if (kept != NULL)
    return g_ptr_array_ref (kept);

  list = g_ptr_array_new_with_free_func (shipped_free);
  add_folder (list, LESSONS, cancellable);
  add_folder (list, FOLDER, cancellable);
  g_ptr_array_sort (list, compare);
  if (!g_cancellable_is_cancelled (cancellable))
    kept = g_ptr_array_ref (list);

  return list;
}

/* Reads every shipped game, because titles are inside the files. The result is kept for the next time. */
void
hu_shipped_list (HuJob   **slot,
                 HuJobDone done,
                 gpointer  owner)
{
  static const HuJobKind listing = { "hu-shipped-list", list_files, NULL, (GDestroyNotify) g_ptr_array_unref };

  hu_job_start (slot, &listing, NULL, done, owner);
}
