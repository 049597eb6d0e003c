/*
 * Bookmarks in a key file with a group for each map; the whole file is written each time.
 */
#include "config.h"

#include "hu-bookmarks.h"

#include <errno.h>
#include <math.h>

#include "hu-file-bytes.h"
#include "hu-save.h"

struct _HuBookmarks
{
  GObject    parent_instance;

  char      *path;
  char      *group;
  GPtrArray *list; /* HuBookmark */
};

G_DEFINE_FINAL_TYPE (HuBookmarks, hu_bookmarks, G_TYPE_OBJECT)

static guint changed_signal;

static void
bookmark_free (gpointer data)
{
  HuBookmark *bookmark = data;

  g_free (bookmark->name);
  g_free (bookmark);
}

static void
hu_bookmarks_finalize (GObject *object)
{
  HuBookmarks *self = HU_BOOKMARKS (object);

  g_free (self->path);
  g_free (self->group);
  g_ptr_array_unref (self->list);

  G_OBJECT_CLASS (hu_bookmarks_parent_class)->finalize (object);
}

static void
hu_bookmarks_class_init (HuBookmarksClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_bookmarks_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
hu_bookmarks_init (HuBookmarks *self)
{
  self->list = g_ptr_array_new_with_free_func (bookmark_free);
}

/* A checksum of the terrain and of the ids of places and buildings, which identifies the map in any game. */
static char *
fingerprint (const HuMap *map)
{
  g_autoptr(GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, map->terrain, (gssize) map->grid->n_hexes);
  for (guint i = 0; i < map->places->len; i++)
    g_checksum_update (sum, (const guchar *) ((const HuPlace *) g_ptr_array_index (map->places, i))->id, -1);
  for (guint i = 0; i < map->buildings->len; i++)
    g_checksum_update (sum, (const guchar *) ((const HuBuilding *) g_ptr_array_index (map->buildings, i))->id, -1);

  return g_strdup (g_checksum_get_string (sum));
}

static void
add (HuBookmarks *self,
     const char  *name,
     double       x,
     double       y,
     double       scale)
{
  HuBookmark *bookmark = g_new0 (HuBookmark, 1);

  *bookmark = (HuBookmark) { g_strdup (name), x, y, scale };
  g_ptr_array_add (self->list, bookmark);
}

/* A bookmark that cannot be read is left out: it is not worth a complaint at every start. */
static void
load (HuBookmarks *self)
{
  g_autoptr(GKeyFile) file = g_key_file_new ();
  g_auto(GStrv) keys = NULL;

  if (!hu_file_read_key_file (file, self->path, G_KEY_FILE_NONE, NULL))
    return;

  keys = g_key_file_get_keys (file, self->group, NULL, NULL);
  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      gsize n = 0;
      g_auto(GStrv) parts = g_key_file_get_string_list (file, self->group, keys[i], &n, NULL);

      if (n == 4 && parts[0][0] != '\0' && isfinite (g_ascii_strtod (parts[1], NULL)) &&
          isfinite (g_ascii_strtod (parts[2], NULL)) && g_ascii_strtod (parts[3], NULL) > 0)
        add (self, parts[0], g_ascii_strtod (parts[1], NULL), g_ascii_strtod (parts[2], NULL),
             g_ascii_strtod (parts[3], NULL));
    }
}

/* Groups of other maps, and those of other programs, stay. */
static gboolean
save (HuBookmarks  *self,
      GError      **error)
{
  g_autoptr(GKeyFile) file = g_key_file_new ();
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autoptr(GError) reason = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      g_set_error_literal (error, G_FILE_ERROR, (gint) g_file_error_from_errno (errno), g_strerror (errno));
      return FALSE;
    }

  /* A file that cannot be read must not be overwritten. */
  if (!hu_file_read_key_file (file, self->path, G_KEY_FILE_KEEP_COMMENTS, &reason) &&
      !g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  g_key_file_remove_group (file, self->group, NULL);
  for (guint i = 0; i < self->list->len; i++)
    {
      const HuBookmark *bookmark = g_ptr_array_index (self->list, i);
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      char x[G_ASCII_DTOSTR_BUF_SIZE], y[G_ASCII_DTOSTR_BUF_SIZE], scale[G_ASCII_DTOSTR_BUF_SIZE];
      const char *parts[] = {
        bookmark->name, g_ascii_dtostr (x, sizeof x, bookmark->x), g_ascii_dtostr (y, sizeof y, bookmark->y),
        g_ascii_dtostr (scale, sizeof scale, bookmark->scale),
      };

      g_key_file_set_string_list (file, self->group, key, parts, G_N_ELEMENTS (parts));
    }

  return hu_save_key_file (file, self->path, error);
}

HuBookmarks *
hu_bookmarks_new (const HuScenario *scenario,
                  const char       *folder)
{
  HuBookmarks *self;

  g_return_val_if_fail (scenario != NULL, NULL);

  self = g_object_new (HU_TYPE_BOOKMARKS, NULL);
  self->path = folder != NULL ? g_build_filename (folder, "bookmarks", NULL)
                              : g_build_filename (g_get_user_data_dir (), "hex-umpire", "bookmarks", NULL);
  self->group = fingerprint (scenario->map);
  load (self);

  return self;
}

guint
hu_bookmarks_get_n (HuBookmarks *self)
{
  g_return_val_if_fail (HU_IS_BOOKMARKS (self), 0);

  return self->list->len;
}

const HuBookmark *
hu_bookmarks_get (HuBookmarks *self,
                  guint        index)
{
  g_return_val_if_fail (HU_IS_BOOKMARKS (self), NULL);
  g_return_val_if_fail (index < self->list->len, NULL);

  return g_ptr_array_index (self->list, index);
}

/* @name: its name; not empty; @x: the centre of the view, in map units; @y: the centre of the view, in map units;
 * @scale: pixels per map unit, more than 0.  Returns FALSE if the bookmark could not be written; it then lasts
 * until the program ends. */
gboolean
hu_bookmarks_add (HuBookmarks  *self,
                  const char   *name,
                  double        x,
                  double        y,
                  double        scale,
                  GError      **error)
{
  gboolean saved;

  g_return_val_if_fail (HU_IS_BOOKMARKS (self), FALSE);
  g_return_val_if_fail (name != NULL && name[0] != '\0' && scale > 0, FALSE);

  add (self, name, x, y, scale);
  saved = save (self, error);
  g_signal_emit (self, changed_signal, 0);

  return saved;
}

/* Returns FALSE if the change could not be written. */
gboolean
hu_bookmarks_remove (HuBookmarks  *self,
                     guint         index,
                     GError      **error)
{
  gboolean saved;

  g_return_val_if_fail (HU_IS_BOOKMARKS (self), FALSE);
  g_return_val_if_fail (index < self->list->len, FALSE);

  g_ptr_array_remove_index (self->list, index);
  saved = save (self, error);
  g_signal_emit (self, changed_signal, 0);

  return saved;
}
