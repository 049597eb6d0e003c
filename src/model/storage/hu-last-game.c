/*
 * The last game: a key file with one group.
 */
#include "hu-last-game.h"

#include "hu-file-bytes.h"
#include "hu-file-name.h"
#include "hu-save.h"

#define GROUP "last-game"

char *
hu_last_game_dup_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "hex-umpire", "last-game.ini", NULL);
}

HuLastGame *
hu_last_game_load (const char *path)
{
  g_autoptr(GKeyFile) keys = g_key_file_new ();
  g_autofree char *uri = NULL;
  g_autofree char *scheme = NULL;
  g_autoptr(GFile) file = NULL;
  HuLastGame *self;

  g_return_val_if_fail (path != NULL, NULL);

  if (!hu_file_read_key_file (keys, path, G_KEY_FILE_NONE, NULL))
    return NULL;
  uri = g_key_file_get_string (keys, GROUP, "uri", NULL);
  scheme = uri != NULL ? g_uri_parse_scheme (uri) : NULL;
  if (scheme == NULL)
    return NULL;
  file = g_file_new_for_uri (uri);
  if (!hu_file_has_place (file))
    return NULL;

  self = g_new (HuLastGame, 1);
  self->file = g_steal_pointer (&file);
  self->position = (guint) CLAMP (g_key_file_get_integer (keys, GROUP, "position", NULL), 0, G_MAXINT);

  return self;
}

/**
 * hu_last_game_save:
 * @position: the number of events of its log before the moment shown
 *
 * Remembers the game instead of the one before.
 *
 * Returns: whether the file could be written
 */
gboolean
hu_last_game_save (const char  *path,
                   GFile       *file,
                   guint        position,
                   GError     **error)
{
  g_autoptr(GKeyFile) keys = g_key_file_new ();
  g_autofree char *uri = NULL;
  g_autofree char *folder = NULL;

  g_return_val_if_fail (path != NULL && G_IS_FILE (file), FALSE);

  uri = g_file_get_uri (file);
  g_key_file_set_string (keys, GROUP, "uri", uri);
  g_key_file_set_integer (keys, GROUP, "position", (gint) MIN (position, (guint) G_MAXINT));

  /* Where that fails saving says why. */
  folder = g_path_get_dirname (path);
  g_mkdir_with_parents (folder, 0700);

  return hu_save_key_file (keys, path, error);
}

void
hu_last_game_free (HuLastGame *self)
{
  g_return_if_fail (self != NULL);

  g_object_unref (self->file);
  g_free (self);
}
