/*
 * Watching the document's file.  A change shows in its stamp; the document has the one that
 * was taken before the file was read, so what others wrote in the meantime shows, too.  Marks
 * tell that the file is open elsewhere: every window that has a file open keeps an empty,
 * locked file in a folder that is named after the file.  The mark of a program that was killed
 * is no longer locked, and so does not count.
 */
#include "config.h"

#include "hu-file-watch.h"

#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>
#include <glib/gstdio.h>

struct _HuFileWatch
{
  GObject       parent_instance;

  HuDocument   *document;
  char         *folder;

  GFile        *file;    /* watched; or NULL */
  HuOnDisk      on_disk;
  GFileMonitor *monitor;

  char         *place;   /* folder of the marks for that file */
  char         *mark;    /* our own; or NULL */
  int           fd;      /* of the mark, locked */
  GFileMonitor *marks;
  guint         n_others;
};

enum
{
  PROP_0,
  PROP_ON_DISK,
  PROP_N_OTHERS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HuFileWatch, hu_file_watch, G_TYPE_OBJECT)

static void
set_on_disk (HuFileWatch *self,
             HuOnDisk     on_disk)
{
  if (self->on_disk == on_disk)
    return;

  self->on_disk = on_disk;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ON_DISK]);
}

static void
set_n_others (HuFileWatch *self,
              guint        n_others)
{
  if (self->n_others == n_others)
    return;

  self->n_others = n_others;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_OTHERS]);
}

/* Tells whether a window still holds the mark; a mark that is not held is removed. */
static gboolean
is_held (const char *path)
{
  int fd = g_open (path, O_RDWR | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0);
  gboolean held;

  if (fd < 0)
    return FALSE;

  held = flock (fd, LOCK_EX | LOCK_NB) != 0;
  if (!held)
    g_unlink (path);
  close (fd);

  return held;
}

static void
count_others (HuFileWatch *self)
{
  g_autoptr(GDir) dir = self->place != NULL ? g_dir_open (self->place, 0, NULL) : NULL;
  const char *name;
  guint n_others = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->place, name, NULL);

      if (name[0] != '.' && g_strcmp0 (path, self->mark) != 0 && is_held (path))
        n_others++;
    }

  set_n_others (self, n_others);
}

static void
put_mark (HuFileWatch *self)
{
  g_autofree char *uri = g_file_get_uri (self->file);
  g_autofree char *name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, uri, -1);
  g_autofree char *hidden = NULL;
  g_autoptr(GFile) place = NULL;

  self->place = g_build_filename (self->folder, name, NULL);
  if (g_mkdir_with_parents (self->place, 0700) != 0)
    return;

  place = g_file_new_for_path (self->place);
  self->marks = g_file_monitor_directory (place, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->marks != NULL)
    g_signal_connect_object (self->marks, "changed", G_CALLBACK (count_others), self, G_CONNECT_SWAPPED);

  /* The mark gets a name that others look for only once it is locked: before, they would remove it. */
  hidden = g_build_filename (self->place, ".XXXXXX", NULL);
  self->fd = g_mkstemp_full (hidden, O_RDWR | O_CLOEXEC, 0600);
  if (self->fd >= 0 && flock (self->fd, LOCK_EX | LOCK_NB) == 0)
    {
      self->mark = g_build_filename (self->place, strrchr (hidden, '.') + 1, NULL);
      if (g_rename (hidden, self->mark) != 0)
        g_clear_pointer (&self->mark, g_free);
    }
  count_others (self);
}

static void
take_mark (HuFileWatch *self)
{
  if (self->mark != NULL)
    g_unlink (self->mark);
  if (self->fd >= 0)
    close (self->fd);
  self->fd = -1;
  if (self->place != NULL)
    g_rmdir (self->place);

  g_clear_pointer (&self->mark, g_free);
  g_clear_pointer (&self->place, g_free);
  g_clear_object (&self->marks);
}

static void
file_replaced_cb (HuFileWatch *self)
{
  GFile *file = hu_document_get_file (self->document);

  take_mark (self);
  g_clear_object (&self->monitor);
  g_set_object (&self->file, file);
  if (file == NULL)
    {
      set_n_others (self, 0);
      set_on_disk (self, HU_ON_DISK_SAME);
      return;
    }

  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (hu_file_watch_look), self, G_CONNECT_SWAPPED);
  hu_file_watch_look (self);
  put_mark (self);
}

static void
hu_file_watch_dispose (GObject *object)
{
  HuFileWatch *self = HU_FILE_WATCH (object);

  take_mark (self);
  g_clear_object (&self->monitor);
  g_clear_object (&self->file);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (hu_file_watch_parent_class)->dispose (object);
}

static void
hu_file_watch_finalize (GObject *object)
{
  g_free (HU_FILE_WATCH (object)->folder);

  G_OBJECT_CLASS (hu_file_watch_parent_class)->finalize (object);
}

static void
hu_file_watch_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  HuFileWatch *self = HU_FILE_WATCH (object);

  switch (prop_id)
    {
    case PROP_ON_DISK:
      g_value_set_uint (value, self->on_disk);
      break;

    case PROP_N_OTHERS:
      g_value_set_uint (value, self->n_others);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hu_file_watch_class_init (HuFileWatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = hu_file_watch_dispose;
  object_class->finalize = hu_file_watch_finalize;
  object_class->get_property = hu_file_watch_get_property;

  properties[PROP_ON_DISK] = g_param_spec_uint ("on-disk", NULL, NULL, 0, HU_ON_DISK_GONE, 0, flags);
  properties[PROP_N_OTHERS] = g_param_spec_uint ("n-others", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
hu_file_watch_init (HuFileWatch *self)
{
  self->fd = -1;
}

char *
hu_file_watch_dup_folder (void)
{
  return g_build_filename (g_get_user_runtime_dir (), "hex-umpire", "open", NULL);
}

/* @document: the document whose file to watch, whichever it is; @folder: the folder of the marks; created when it
 * is first needed. */
HuFileWatch *
hu_file_watch_new (HuDocument *document,
                   const char *folder)
{
  HuFileWatch *self;

  g_return_val_if_fail (HU_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (folder != NULL, NULL);

  self = g_object_new (HU_TYPE_FILE_WATCH, NULL);
  self->document = g_object_ref (document);
  self->folder = g_strdup (folder);
  g_signal_connect_object (document, "notify::file", G_CALLBACK (file_replaced_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::game", G_CALLBACK (hu_file_watch_look), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "saved", G_CALLBACK (hu_file_watch_look), self, G_CONNECT_SWAPPED);
  file_replaced_cb (self);

  return self;
}

/* Returns the state of the file since it was read or saved. */
HuOnDisk
hu_file_watch_get_on_disk (HuFileWatch *self)
{
  g_return_val_if_fail (HU_IS_FILE_WATCH (self), HU_ON_DISK_SAME);

  return self->on_disk;
}

/* Returns the number of other windows, of any program, that have the file open. */
guint
hu_file_watch_get_n_others (HuFileWatch *self)
{
  g_return_val_if_fail (HU_IS_FILE_WATCH (self), 0);

  return self->n_others;
}

void
hu_file_watch_look (HuFileWatch *self)
{
  HuFileStamp now;

  g_return_if_fail (HU_IS_FILE_WATCH (self));

  if (self->file == NULL)
    return;

  now = hu_file_stamp_take (self->file);
  if (hu_file_stamp_equal (&now, hu_document_get_stamp (self->document)))
    set_on_disk (self, HU_ON_DISK_SAME);
  else
    set_on_disk (self, now.there ? HU_ON_DISK_CHANGED : HU_ON_DISK_GONE);
}

/* Accepts the file as it is now: the user has been told and goes on. */
void
hu_file_watch_accept (HuFileWatch *self)
{
  g_return_if_fail (HU_IS_FILE_WATCH (self));

  if (self->file == NULL)
    return;

  hu_document_accept_file (self->document);
  set_on_disk (self, HU_ON_DISK_SAME);
}
