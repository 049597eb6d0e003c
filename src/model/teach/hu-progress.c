/*
 * Progress with the lessons: a key file with one group per lesson.
 */
#include "hu-progress.h"

#include <glib/gstdio.h>

#include "hu-file-bytes.h"
#include "hu-save.h"

#define GENERAL "lessons"

struct _HuProgress
{
  char     *path;
  GKeyFile *keys;
  GError   *unread; /* the reason why the file could not be read; NULL: it was read, or does not exist */
};

char *
hu_progress_dup_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "hex-umpire", "lessons.ini", NULL);
}

/**
 * hu_progress_new:
 * @path: (type filename): the path of the file, which need not exist
 */
HuProgress *
hu_progress_new (const char *path)
{
  HuProgress *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_new0 (HuProgress, 1);
  self->path = g_strdup (path);
  self->keys = g_key_file_new ();
  /* A damaged file is begun again; a file that cannot be read may still be complete. */
  if (!hu_file_read_key_file (self->keys, path, G_KEY_FILE_KEEP_COMMENTS, &self->unread) &&
      (g_error_matches (self->unread, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
       self->unread->domain == G_KEY_FILE_ERROR))
    g_clear_error (&self->unread);

  return self;
}

void
hu_progress_free (HuProgress *self)
{
  g_return_if_fail (self != NULL);

  g_key_file_unref (self->keys);
  g_clear_error (&self->unread);
  g_free (self->path);
  g_free (self);
}

/* Names of lessons are file names, but the name of a group must not contain brackets. */
static char *
group_of (const char *lesson)
{
  return g_uri_escape_string (lesson, " ", FALSE);
}

/**
 * hu_progress_get_step:
 *
 * Returns: the step at which to go on, from 0
 */
guint
hu_progress_get_step (const HuProgress *self,
                      const char       *lesson)
{
  g_autofree char *group = NULL;

  g_return_val_if_fail (self != NULL && lesson != NULL, 0);

  group = group_of (lesson);

  return (guint) CLAMP (g_key_file_get_integer (self->keys, group, "step", NULL), 0, G_MAXINT);
}

gboolean
hu_progress_is_finished (const HuProgress *self,
                         const char       *lesson)
{
  g_autofree char *group = NULL;

  g_return_val_if_fail (self != NULL && lesson != NULL, FALSE);

  group = group_of (lesson);

  return g_key_file_get_boolean (self->keys, group, "finished", NULL);
}

/**
 * hu_progress_is_begun:
 *
 * Returns: whether the lesson was ever opened
 */
gboolean
hu_progress_is_begun (const HuProgress *self,
                      const char       *lesson)
{
  g_autofree char *group = NULL;

  g_return_val_if_fail (self != NULL && lesson != NULL, FALSE);

  group = group_of (lesson);

  return g_key_file_has_group (self->keys, group);
}

/**
 * hu_progress_dup_last:
 *
 * Returns: (transfer full) (nullable): the lesson used last
 */
char *
hu_progress_dup_last (const HuProgress *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_key_file_get_string (self->keys, GENERAL, "last", NULL);
}

/**
 * hu_progress_set:
 * @step: the present step, from 0
 * @finished: whether the lesson has been finished; a finished lesson stays finished
 *
 * Remembers the progress, in memory and on the disk.
 *
 * Returns: whether it was written to the disk
 */
gboolean
hu_progress_set (HuProgress  *self,
                 const char  *lesson,
                 guint        step,
                 gboolean     finished,
                 GError     **error)
{
  g_autofree char *group = NULL;
  g_autofree char *folder = NULL;

  g_return_val_if_fail (self != NULL && lesson != NULL, FALSE);

  group = group_of (lesson);
  finished |= hu_progress_is_finished (self, lesson);
  g_key_file_set_integer (self->keys, group, "step", (gint) step);
  g_key_file_set_boolean (self->keys, group, "finished", finished);
  g_key_file_set_string (self->keys, GENERAL, "last", lesson);

  if (self->unread != NULL)
    {
      g_propagate_error (error, g_error_copy (self->unread));
      return FALSE;
    }

  /* Where that fails saving says why. */
  folder = g_path_get_dirname (self->path);
  g_mkdir_with_parents (folder, 0700);

  return hu_save_key_file (self->keys, self->path, error);
}

GArray *
hu_progress_list_scores (const HuProgress *self,
                         const char       *lesson)
{
  g_autofree char *group = NULL;
  g_autofree gint *scores = NULL;
  GArray *list;
  gsize n;

  g_return_val_if_fail (self != NULL && lesson != NULL, NULL);

  group = group_of (lesson);
  scores = g_key_file_get_integer_list (self->keys, group, "scores", &n, NULL);
  if (scores == NULL)
    return NULL;

  list = g_array_new (FALSE, FALSE, sizeof (gint));
  g_array_append_vals (list, scores, (guint) n);

  return list;
}

void
hu_progress_note_scores (HuProgress   *self,
                         const char   *lesson,
                         const GArray *scores)
{
  g_autofree char *group = NULL;

  g_return_if_fail (self != NULL && lesson != NULL && scores != NULL);

  group = group_of (lesson);
  g_key_file_set_integer_list (self->keys, group, "scores", (gint *) (gpointer) scores->data, scores->len);
}
