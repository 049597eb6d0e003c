/*
 * Reading a whole file that the program opens by itself: an ordinary one, and
 * no more of it than is of use.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What a file of settings may be, and what is no larger than a few pages. */
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
/* Up to @most bytes, and no error where there are more.  @any: also what is no ordinary file, as a pipe that
 * somebody names. */
GBytes  *hu_file_read_beginning (GFile         *file,
                                 gsize          most,
                                 gboolean       any,
                                 GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
