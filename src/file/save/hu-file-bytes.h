/*
 * Reading a whole file that the program opens by itself: an ordinary file, and no more of
 * it than is useful.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The largest size of a settings file, or of any file that holds no more than a few pages. */
#define HU_FILE_SMALL (1 << 20)

GBytes  *hu_file_read_bytes     (GFile         *file,
                                 gsize          most,
                                 GError       **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same by its path, as text that ends with a zero. */
char    *hu_file_read_text      (const char    *path,
                                 gsize          most,
                                 gsize         *length,
                                 GError       **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean hu_file_read_key_file  (GKeyFile      *keys,
                                 const char    *path,
                                 GKeyFileFlags  flags,
                                 GError       **error);
/* Reads up to @most bytes; a longer file is no error.  @any: also reads files that are not ordinary, such as a pipe
 * that the user names. */
GBytes  *hu_file_read_beginning (GFile         *file,
                                 gsize          most,
                                 gboolean       any,
                                 GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
