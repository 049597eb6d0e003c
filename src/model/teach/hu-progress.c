/*
 * Progress: a key file with one group per lesson, and one per clause.
 */
#include "hu-progress.h"

#include <math.h>

#include "hu-file-bytes.h"
#include "hu-save.h"

#define FIRST_EASE 2.5
#define LEAST_EASE 1.3
#define MOST_DAYS 36500

void
hu_spacing_init (HuSpacing *self)
{
  g_return_if_fail (self != NULL);

  *self = (HuSpacing) { .ease = FIRST_EASE };
}

gboolean
hu_spacing_is_due (const HuSpacing *self,
                   guint32          today)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->asked > 0 && (self->again || self->due <= today);
}

/* I(1) = 1, I(2) = 6, I(n) = I(n − 1) × EF, rounded up. */
static guint
next_interval (const HuSpacing *self)
{
  if (self->repetitions <= 1)
    return 1;
  if (self->repetitions == 2)
    return 6;

  return (guint) MIN (ceil (self->interval * self->ease), MOST_DAYS);
}

/**
 * hu_spacing_review:
 * @quality: how well it was answered
 * @today: the day it was
 *
 * SM-2, by P. A. Woźniak, "Optimization of learning", 1990, section 3.2, steps 1 to 7.  What is answered right before
 * its day keeps its day, because nothing has been learned about the interval.
 */
void
hu_spacing_review (HuSpacing *self,
                   HuQuality  quality,
                   guint32    today)
{
  gboolean repeats, early;

  g_return_if_fail (self != NULL);

  /* Step 7: what was below 4 is repeated on the same day, without a change of the schedule. */
  repeats = self->again && self->reviewed == today;
  early = self->asked > 0 && !self->again && self->due > today && quality >= 3;
  self->asked++;
  self->right += quality == HU_QUALITY_RIGHT;
  if (!early)
    {
      self->again = quality < 4;
      self->reviewed = today;
    }
  if (repeats || early)
    return;

  if (quality < 3)
    {
      self->repetitions = 0;
      self->interval = 1;
    }
  else
    {
      self->repetitions++;
      self->ease = MAX (self->ease + 0.1 - (5 - (int) quality) * (0.08 + (5 - (int) quality) * 0.02), LEAST_EASE);
      self->interval = next_interval (self);
    }
  self->due = today + self->interval;
}

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

/* @path: (type filename): the path of the file, which need not exist. */
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

gboolean
hu_progress_is_begun (const HuProgress *self,
                      const char       *lesson)
{
  g_autofree char *group = NULL;

  g_return_val_if_fail (self != NULL && lesson != NULL, FALSE);

  group = group_of (lesson);

  return g_key_file_has_group (self->keys, group);
}

char *
hu_progress_dup_last (const HuProgress *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_key_file_get_string (self->keys, GENERAL, "last", NULL);
}

/* In memory it is kept already. */
static gboolean
keep (HuProgress  *self,
      GError     **error)
{
  g_autofree char *folder = NULL;

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

  g_return_val_if_fail (self != NULL && lesson != NULL, FALSE);

  group = group_of (lesson);
  finished |= hu_progress_is_finished (self, lesson);
  g_key_file_set_integer (self->keys, group, "step", (gint) step);
  g_key_file_set_boolean (self->keys, group, "finished", finished);
  g_key_file_set_string (self->keys, GENERAL, "last", lesson);

  return keep (self, error);
}

/* --- Clauses --- */

/* No lesson has this group, because group_of() escapes the colon. */
static char *
clause_group (const char *id)
{
  return g_strconcat ("clause:", id, NULL);
}

static guint
get_count (const HuProgress *self,
           const char       *group,
           const char       *key,
           gint              most)
{
  return (guint) CLAMP (g_key_file_get_integer (self->keys, group, key, NULL), 0, most);
}

/* Days are written as dates, so that a person can read them. */
static guint32
get_day (const HuProgress *self,
         const char       *group,
         const char       *key)
{
  g_autofree char *text = g_key_file_get_string (self->keys, group, key, NULL);
  g_auto(GStrv) parts = g_strsplit (text != NULL ? text : "", "-", -1);
  guint64 year, month, day;
  GDate date;

  if (g_strv_length (parts) != 3 || !g_ascii_string_to_unsigned (parts[0], 10, 1, 9999, &year, NULL) ||
      !g_ascii_string_to_unsigned (parts[1], 10, 1, 12, &month, NULL) ||
      !g_ascii_string_to_unsigned (parts[2], 10, 1, 31, &day, NULL) ||
      !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return 0;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);

  return g_date_get_julian (&date);
}

static void
set_day (HuProgress *self,
         const char *group,
         const char *key,
         guint32     julian)
{
  GDate date;
  char text[16];

  if (!g_date_valid_julian (julian))
    return;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, julian);
  g_snprintf (text, sizeof text, "%04u-%02u-%02u", g_date_get_year (&date), (guint) g_date_get_month (&date),
              g_date_get_day (&date));
  g_key_file_set_string (self->keys, group, key, text);
}

void
hu_progress_get_clause (const HuProgress *self,
                        const char       *id,
                        HuSpacing        *spacing)
{
  g_autofree char *group = NULL;
  double ease;

  g_return_if_fail (self != NULL && id != NULL && spacing != NULL);

  group = clause_group (id);
  hu_spacing_init (spacing);
  spacing->asked = get_count (self, group, "asked", G_MAXINT);
  spacing->reviewed = get_day (self, group, "reviewed");
  spacing->due = get_day (self, group, "due");
  if (spacing->asked == 0 || spacing->reviewed == 0 || spacing->due == 0)
    {
      hu_spacing_init (spacing);
      return;
    }

  ease = g_key_file_get_double (self->keys, group, "ease", NULL);
  if (isfinite (ease) && ease >= 1.3)
    spacing->ease = MIN (ease, 10.0);
  spacing->right = MIN (get_count (self, group, "right", G_MAXINT), spacing->asked);
  spacing->repetitions = MIN (get_count (self, group, "repetitions", G_MAXINT), spacing->asked);
  spacing->interval = get_count (self, group, "interval", 36500);
  spacing->again = g_key_file_get_boolean (self->keys, group, "again", NULL);
}

static void
put_clause (HuProgress      *self,
            const char      *id,
            const HuSpacing *spacing)
{
  g_autofree char *group = clause_group (id);

  g_key_file_set_integer (self->keys, group, "asked", (gint) spacing->asked);
  g_key_file_set_integer (self->keys, group, "right", (gint) spacing->right);
  g_key_file_set_integer (self->keys, group, "repetitions", (gint) spacing->repetitions);
  g_key_file_set_integer (self->keys, group, "interval", (gint) spacing->interval);
  g_key_file_set_double (self->keys, group, "ease", spacing->ease);
  g_key_file_set_boolean (self->keys, group, "again", spacing->again);
  set_day (self, group, "reviewed", spacing->reviewed);
  set_day (self, group, "due", spacing->due);
}

/* Remembers how the clause stands, in memory and on the disk.  Returns whether it was written to the disk. */
gboolean
hu_progress_set_clause (HuProgress      *self,
                        const char      *id,
                        const HuSpacing *spacing,
                        GError         **error)
{
  g_return_val_if_fail (self != NULL && id != NULL && spacing != NULL, FALSE);

  put_clause (self, id, spacing);

  return keep (self, error);
}

gboolean
hu_progress_review (HuProgress         *self,
                    const char * const *ids,
                    guint               n_ids,
                    HuQuality           quality,
                    guint32             today,
                    GError            **error)
{
  g_return_val_if_fail (self != NULL && (ids != NULL || n_ids == 0), FALSE);

  for (guint i = 0; i < n_ids; i++)
    {
      HuSpacing spacing;

      hu_progress_get_clause (self, ids[i], &spacing);
      hu_spacing_review (&spacing, quality, today);
      put_clause (self, ids[i], &spacing);
    }

  return n_ids == 0 || keep (self, error);
}

gboolean
hu_progress_has_read (const HuProgress *self,
                      const char       *id)
{
  g_autofree char *group = NULL;

  g_return_val_if_fail (self != NULL && id != NULL, FALSE);

  group = clause_group (id);

  return g_key_file_get_boolean (self->keys, group, "read", NULL);
}

/**
 * hu_progress_set_read:
 * @ids: (array length=n_ids): the clauses
 *
 * Remembers that they have been read, in memory and on the disk.
 *
 * Returns: whether it was written to the disk
 */
gboolean
hu_progress_set_read (HuProgress         *self,
                      const char * const *ids,
                      guint               n_ids,
                      GError            **error)
{
  g_return_val_if_fail (self != NULL && (ids != NULL || n_ids == 0), FALSE);

  for (guint i = 0; i < n_ids; i++)
    {
      g_autofree char *group = clause_group (ids[i]);

      g_key_file_set_boolean (self->keys, group, "read", TRUE);
    }

  return keep (self, error);
}

static const char * const step_keys[] = { [HU_PROGRESS_SCORES] = "scores", [HU_PROGRESS_STARS] = "stars" };

GArray *
hu_progress_list_steps (const HuProgress *self,
                        const char       *lesson,
                        HuProgressOf      of)
{
  g_autofree char *group = NULL;
  g_autofree gint *numbers = NULL;
  GArray *list;
  gsize n;

  g_return_val_if_fail (self != NULL && lesson != NULL, NULL);

  group = group_of (lesson);
  numbers = g_key_file_get_integer_list (self->keys, group, step_keys[of], &n, NULL);
  if (numbers == NULL)
    return NULL;

  list = g_array_new (FALSE, FALSE, sizeof (gint));
  g_array_append_vals (list, numbers, (guint) n);

  return list;
}

void
hu_progress_note_steps (HuProgress   *self,
                        const char   *lesson,
                        HuProgressOf  of,
                        const GArray *numbers)
{
  g_autofree char *group = NULL;

  g_return_if_fail (self != NULL && lesson != NULL && numbers != NULL);

  group = group_of (lesson);
  g_key_file_set_integer_list (self->keys, group, step_keys[of], (gint *) (gpointer) numbers->data, numbers->len);
}

/* --- Practice --- */

/* Likewise no lesson has this group. */
#define PRACTICE "practice:"

char *
hu_progress_dup_practice (const HuProgress *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_key_file_get_string (self->keys, PRACTICE, "of", NULL);
}

gboolean
hu_progress_set_practice (HuProgress  *self,
                          const char  *of,
                          GError     **error)
{
  g_return_val_if_fail (self != NULL && of != NULL, FALSE);

  g_key_file_set_string (self->keys, PRACTICE, "of", of);

  return keep (self, error);
}

guint
hu_progress_count_days (const HuProgress *self,
                        guint32           today)
{
  guint32 last;

  g_return_val_if_fail (self != NULL, 0);

  last = get_day (self, PRACTICE, "solved");

  return last != 0 && (last == today || last + 1 == today) ? get_count (self, PRACTICE, "days", G_MAXINT) : 0;
}

gboolean
hu_progress_note_day (HuProgress  *self,
                      guint32      today,
                      GError     **error)
{
  guint days;

  g_return_val_if_fail (self != NULL, FALSE);

  if (get_day (self, PRACTICE, "solved") == today)
    return TRUE;

  days = hu_progress_count_days (self, today);
  g_key_file_set_integer (self->keys, PRACTICE, "days", (gint) MIN (days, (guint) G_MAXINT - 1) + 1);
  set_day (self, PRACTICE, "solved", today);

  return keep (self, error);
}
