/*
 * Reading whole files.  Anyone who can write into a folder can put a pipe or a device there
 * in place of a file, and reading that could block forever.  The file is therefore checked
 * before it is opened, opened without blocking, and checked again.
 */
#include "config.h"

#include "hu-file-bytes.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "hu-file-name.h"

#define CHUNK (256 << 10)

static gboolean
set_system_error (GError **error,
                  int      number)
{
  g_set_error_literal (error, G_IO_ERROR, (gint) g_io_error_from_errno (number), g_strerror (number));

  return FALSE;
}

static void
set_not_ordinary (GError **error,
                  GFile   *file)
{
  g_autofree char *name = hu_file_dup_name (file);

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
               /* Translators: the name of a file. */
               _("“%s” is not an ordinary file, so it is not read. Put an ordinary file in its place."), name);
}

static gboolean
check_kind (GFile             *file,
            const struct stat *info,
            GError           **error)
{
  if (S_ISREG (info->st_mode))
    return TRUE;

  if (S_ISDIR (info->st_mode))
    return set_system_error (error, EISDIR);

  set_not_ordinary (error, file);

  return FALSE;
}

/* An ordinary file, open; or -1 and @error. */
static int
open_ordinary (GFile   *file,
               GError **error)
{
  const char *path = g_file_peek_path (file);
  struct stat info;
  int fd;

  if (stat (path, &info) != 0)
    {
      set_system_error (error, errno);
      return -1;
    }
  if (!check_kind (file, &info, error))
    return -1;

  fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  if (fd < 0)
    {
      set_system_error (error, errno);
      return -1;
    }

  /* Another file may lie there by now. */
  if (fstat (fd, &info) != 0)
    set_system_error (error, errno);
  else if (check_kind (file, &info, error))
    return fd;

  close (fd);

  return -1;
}

static gssize
read_piece (int           fd,
            GInputStream *stream,
            guint8       *data,
            gsize         length,
            GError      **error)
{
  gssize n;

  if (stream != NULL)
    return g_input_stream_read (stream, data, length, NULL, error);

  do
    n = read (fd, data, length);
  while (n < 0 && errno == EINTR);
  if (n < 0)
    set_system_error (error, errno);

  return n;
}

static GBytes *
read_all (int           fd,
          GInputStream *stream,
          gsize         most,
          GError      **error)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  gssize n = 1;

  while (n > 0 && bytes->len < most)
    {
      guint before = bytes->len;
      gsize room = MIN (CHUNK, most - before);

      g_byte_array_set_size (bytes, before + (guint) room);
      n = read_piece (fd, stream, bytes->data + before, room, error);
      g_byte_array_set_size (bytes, before + (guint) MAX (n, 0));
    }

  return n >= 0 ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}

/* Reads a file through GIO: a remote file, or, with @any, a file that is not an ordinary one. */
static GBytes *
read_stream (GFile   *file,
             gsize    most,
             gboolean any,
             GError **error)
{
  g_autoptr(GFileInfo) info = NULL;
  g_autoptr(GFileInputStream) stream = NULL;

  if (!any)
    {
      info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, NULL, error);
      if (info == NULL)
        return NULL;
      if (g_file_info_get_file_type (info) == G_FILE_TYPE_SPECIAL)
        {
          set_not_ordinary (error, file);
          return NULL;
        }
    }

  stream = g_file_read (file, NULL, error);

  return stream != NULL ? read_all (-1, G_INPUT_STREAM (stream), most, error) : NULL;
}

/* @most: the most bytes to read, less than 4 GiB; @any: whether pipes and devices are read too; @error: return
 * location for a G_IO_ERROR; for a file of the wrong kind its message is a whole sentence.  Returns (transfer full)
 * (nullable): the first @most bytes of the file, or all of it. */
GBytes *
hu_file_read_beginning (GFile   *file,
                        gsize    most,
                        gboolean any,
                        GError **error)
{
  GBytes *bytes;
  int fd;

  g_return_val_if_fail (G_IS_FILE (file) && most < G_MAXUINT, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!hu_file_has_place (file))
    {
      g_autofree char *name = hu_file_dup_name (file);

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
                   /* Translators: an address, as of a page of the web. */
                   _("“%s” is not the address of a file. Choose the file itself, or give its path."), name);
      return NULL;
    }
  if (any || !g_file_is_native (file))
    return read_stream (file, most, any, error);

  fd = open_ordinary (file, error);
  if (fd < 0)
    return NULL;
  bytes = read_all (fd, NULL, most, error);
  close (fd);

  return bytes;
}

/* @most: the most bytes that it may have, less than 4 GiB; @error: return location for a G_IO_ERROR; for a file of
 * the wrong kind or too large its message is a whole sentence.  Returns (transfer full) (nullable): the whole file. */
GBytes *
hu_file_read_bytes (GFile   *file,
                    gsize    most,
                    GError **error)
{
  g_autoptr(GBytes) bytes = hu_file_read_beginning (file, most + 1, FALSE, error);
  g_autofree char *name = NULL;

  if (bytes == NULL || g_bytes_get_size (bytes) <= most)
    return g_steal_pointer (&bytes);

  name = hu_file_dup_name (file);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
               /* Translators: the name of a file. */
               _("“%s” is far larger than such a file can be, so it is not read. Move it away."), name);

  return NULL;
}

/* @length: (out) (optional): its length in bytes; @error: return location for an error, as hu_file_read_bytes()
 * gives it.  Returns (transfer full) (nullable): the whole file, with a zero byte after it. */
char *
hu_file_read_text (const char *path,
                   gsize       most,
                   gsize      *length,
                   GError    **error)
{
  g_autoptr(GFile) file = NULL;
  g_autoptr(GBytes) bytes = NULL;
  const char *data;
  char *text;
  gsize size;

  g_return_val_if_fail (path != NULL, NULL);

  file = g_file_new_for_path (path);
  bytes = hu_file_read_bytes (file, most, error);
  if (bytes == NULL)
    return NULL;

  data = g_bytes_get_data (bytes, &size);
  text = g_malloc (size + 1);
  if (size > 0)
    memcpy (text, data, size);
  text[size] = '\0';
  if (length != NULL)
    *length = size;

  return text;
}

/**
 * hu_file_read_key_file:
 * @error: return location for a %G_KEY_FILE_ERROR, or an error as hu_file_read_bytes() gives it
 *
 * Reads a key file, as g_key_file_load_from_file() does.
 */
gboolean
hu_file_read_key_file (GKeyFile      *keys,
                       const char    *path,
                       GKeyFileFlags  flags,
                       GError       **error)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (keys != NULL && path != NULL, FALSE);

  text = hu_file_read_text (path, HU_FILE_SMALL, &length, error);
  if (text == NULL)
    return FALSE;

  return length == 0 || g_key_file_load_from_data (keys, text, length, flags, error);
}
