/*
 * Saving a file so that at every moment either the old file or the new one is there,
 * complete: a new file beside it, fsync, rename, fsync of the folder.  Symbolic links are
 * followed, and owner and permissions stay.  A file with several names is written in place,
 * while a complete copy lies beside it.
 */
#include "config.h"

#include "hu-file-bytes.h"
#include "hu-save.h"
#include "hu-save-private.h"

#include <errno.h>
#include <signal.h>
#include <sys/stat.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#define COPY_MOST (256 << 20) /* bytes: what is larger is not compared with its copy */

static void
ignore_cb (G_GNUC_UNUSED int number)
{
}

/* Were the signal ignored, each program that this one starts would ignore it too. */
void
hu_save_outlive_limits (void)
{
  struct sigaction action = { .sa_handler = ignore_cb, .sa_flags = SA_RESTART };

  sigemptyset (&action.sa_mask);
  (void) sigaction (SIGXFSZ, &action, NULL);
}

/* Returns (transfer none): the reason in plain words, as a part of a sentence. */
const char *
hu_save_get_cause (const GError *error)
{
  static const struct
  {
    gint        file;
    gint        io;
    const char *cause;
  } causes[] = {
    { G_FILE_ERROR_NOSPC, G_IO_ERROR_NO_SPACE, N_("the disk is full") },
    { G_FILE_ERROR_ROFS, G_IO_ERROR_READ_ONLY, N_("the disk is read-only") },
    { G_FILE_ERROR_ACCES, G_IO_ERROR_PERMISSION_DENIED, N_("you may not write there") },
    { G_FILE_ERROR_PERM, G_IO_ERROR_PERMISSION_DENIED, N_("you may not write there") },
    { G_FILE_ERROR_NOENT, G_IO_ERROR_NOT_FOUND, N_("there is no such folder") },
    { G_FILE_ERROR_NOTDIR, G_IO_ERROR_NOT_DIRECTORY, N_("a part of its path is no folder") },
    { G_FILE_ERROR_NAMETOOLONG, G_IO_ERROR_FILENAME_TOO_LONG, N_("its name is too long") },
    { G_FILE_ERROR_ISDIR, G_IO_ERROR_IS_DIRECTORY, N_("there is a folder of that name") },
    { G_FILE_ERROR_LOOP, G_IO_ERROR_TOO_MANY_LINKS, N_("its symbolic links go round in a circle") },
    { G_FILE_ERROR_NODEV, G_IO_ERROR_NOT_REGULAR_FILE, N_("it is no ordinary file") },
    { -1, G_IO_ERROR_NOT_SUPPORTED, N_("nothing can be written to an address of this kind") },
  };

  g_return_val_if_fail (error != NULL, "");

  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    if (g_error_matches (error, G_FILE_ERROR, causes[i].file) ||
        g_error_matches (error, G_IO_ERROR, causes[i].io))
      return _(causes[i].cause);

  return error->message;
}

/* Place, cause and remedy, in one sentence each. */
static void
set_error (GError      **error,
           GFile        *file,
           const GError *reason)
{
  g_autofree char *name = g_file_get_parse_name (file);
  gboolean is_full = g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOSPC) ||
                     g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NO_SPACE);

  g_set_error (error, HU_FILE_ERROR, HU_FILE_ERROR_WRITE,
               is_full
                 /* Translators: the name of a file; why it could not be saved. */
                 ? _("“%s” could not be saved: %s. Make room on the disk, or save it in another place. "
                     "What was saved before is untouched.")
                 /* Translators: the name of a file; why it could not be saved. */
                 : _("“%s” could not be saved: %s. Save it in another place. "
                     "What was saved before is untouched."),
               name, hu_save_get_cause (reason));
}

/* Finds the real place of the file: follows symbolic links, also a link to a file that does not exist yet.  NULL
 * and @error if it cannot be found. */
static char *
resolve (const char *path,
         GError    **error)
{
  g_autofree char *at = g_strdup (path);

  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *target = NULL;
      g_autofree char *folder = NULL;
      struct stat info;

      if (lstat (at, &info) != 0 || !S_ISLNK (info.st_mode))
        return g_steal_pointer (&at);

      target = g_file_read_link (at, error);
      if (target == NULL)
        return NULL;

      folder = g_path_get_dirname (at);
      g_free (at);
      at = g_path_is_absolute (target) ? g_steal_pointer (&target) : g_build_filename (folder, target, NULL);
    }

  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_LOOP, g_strerror (ELOOP));

  return NULL;
}

/* Refuses a device or a folder, which a file would replace, and a file that is write-protected, even if its folder
 * is not. */
static gboolean
check_replaceable (const char        *path,
                   const struct stat *info,
                   GError           **error)
{
  int number = EISDIR;

  if (S_ISREG (info->st_mode))
    {
      if (g_access (path, W_OK) == 0)
        return TRUE;
      number = errno;
    }
  else if (!S_ISDIR (info->st_mode))
    {
      number = ENODEV;
    }

  return _hu_set_file_error (error, number);
}

/* Replaces the contents and not the file, because the file has other names. */
static gboolean
save_linked (HuBeside          *beside,
             const char        *at,
             const struct stat *info,
             GBytes            *bytes,
             GError           **error)
{
  g_autoptr(GError) reason = NULL;
  gboolean damaged;

  if (!_hu_beside_keep (beside, at, error))
    return FALSE;

  if (_hu_save_in_place (at, info, bytes, &damaged, &reason))
    {
      _hu_beside_remove (beside);
      return TRUE;
    }
  if (!damaged)
    {
      _hu_beside_remove (beside);
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }

  {
    g_autofree char *name = g_filename_display_name (at);
    g_autofree char *copy = g_filename_display_name (beside->path);

    g_set_error (error, HU_FILE_ERROR, HU_FILE_ERROR_WRITE,
                 /* Translators: %1$s and %3$s are files; %2$s says why the first could not be saved. */
                 _("“%1$s” could not be saved: %2$s. It is damaged now, but all that was to be saved is in “%3$s”. "
                   "Save it in another place."), name, hu_save_get_cause (reason), copy);
  }
  _hu_beside_close (beside);

  return FALSE;
}

static gboolean
save_native (const char *path,
             GBytes     *bytes,
             GError    **error)
{
  g_autofree char *at = resolve (path, error);
  HuBeside beside;
  struct stat info;
  gboolean exists;

  if (at == NULL)
    return FALSE;

  exists = stat (at, &info) == 0;
  /* Whether a file is there is not known, so nothing may be put in its place. */
  if (!exists && errno != ENOENT)
    return _hu_set_file_error (error, errno);
  if (exists && !check_replaceable (at, &info, error))
    return FALSE;

  g_free (_hu_beside_sweep (at));
  if (!_hu_beside_write (&beside, at, bytes, exists ? &info : NULL, error))
    return FALSE;

  if (exists && info.st_nlink > 1)
    return save_linked (&beside, at, &info, bytes, error);

  return _hu_beside_replace (&beside, at, error);
}

/**
 * hu_save_try:
 * @reason: return location for an error in the system's words; hu_save_get_cause() has better ones
 *
 * Saves a file as hu_save_bytes() does, for callers that word the error themselves.
 *
 * Returns: %FALSE and @reason if the file could not be saved
 */
gboolean
hu_save_try (GFile   *file,
             GBytes  *bytes,
             GError **reason)
{
  gsize length;
  const char *text;

  g_return_val_if_fail (G_IS_FILE (file) && bytes != NULL, FALSE);
  g_return_val_if_fail (reason == NULL || *reason == NULL, FALSE);

  if (g_file_is_native (file))
    return save_native (g_file_peek_path (file), bytes, reason);

  text = g_bytes_get_data (bytes, &length);

  return g_file_replace_contents (file, text, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, reason);
}

/**
 * hu_save_bytes:
 * @error: return location for an error of the domain %HU_FILE_ERROR
 *
 * Saves a file.  At every moment the file is complete, in its old or its new form.
 * Permissions are kept; if @file is a symbolic link, the target of the link is replaced.  A
 * file with several names keeps them all: it is written in place, while a complete copy
 * lies beside it, which hu_save_find_copy() finds if the program ends meanwhile.
 *
 * Returns: %FALSE and @error if it could not be saved: then nothing has changed
 */
gboolean
hu_save_bytes (GFile   *file,
               GBytes  *bytes,
               GError **error)
{
  g_autoptr(GError) reason = NULL;

  g_return_val_if_fail (G_IS_FILE (file) && bytes != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (hu_save_try (file, bytes, &reason))
    return TRUE;

  g_return_val_if_fail (reason != NULL, FALSE);
  if (reason->domain == HU_FILE_ERROR)
    g_propagate_error (error, g_steal_pointer (&reason));
  else
    set_error (error, file, reason);

  return FALSE;
}

/* Looks for the copy that an interrupted save left behind: the complete data that it was writing into @file, which
 * has other names too. A copy that equals @file is not needed any more, and is removed.  Returns the copy; NULL if
 * no save was interrupted; (transfer full) (nullable). */
GFile *
hu_save_find_copy (GFile *file)
{
  g_autoptr(GFile) copy = NULL;
  g_autoptr(GBytes) there = NULL;
  g_autoptr(GBytes) kept = NULL;
  g_autofree char *at = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  at = g_file_is_native (file) ? resolve (g_file_peek_path (file), NULL) : NULL;
  path = at != NULL ? _hu_beside_sweep (at) : NULL;
  if (path == NULL)
    return NULL;

  copy = g_file_new_for_path (path);
  kept = hu_file_read_bytes (copy, COPY_MOST, NULL);
  there = hu_file_read_bytes (file, COPY_MOST, NULL);
  if (kept == NULL || there == NULL || !g_bytes_equal (kept, there))
    return g_steal_pointer (&copy);

  g_unlink (path);

  return NULL;
}

/**
 * hu_save_key_file:
 * @error: return location for an error of the domain %HU_FILE_ERROR
 *
 * Saves a key file as hu_save_bytes() does.
 *
 * Returns: %FALSE and @error if it could not be saved: then nothing has changed
 */
gboolean
hu_save_key_file (GKeyFile   *keys,
                  const char *path,
                  GError    **error)
{
  g_autoptr(GFile) file = NULL;
  g_autoptr(GBytes) bytes = NULL;
  char *text;
  gsize length;

  g_return_val_if_fail (keys != NULL && path != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  file = g_file_new_for_path (path);
  text = g_key_file_to_data (keys, &length, NULL);
  bytes = g_bytes_new_take (text, length);

  return hu_save_bytes (file, bytes, error);
}
