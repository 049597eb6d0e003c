/*
 * Pieces of JSON text: strings and their escapes, numbers, pointers, white space.  Every function
 * but hu_json_read_whole() and the last takes text that the scanner has accepted.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

const char *hu_json_skip_space     (const char *text,
                                    const char *end);

/* FALSE if @number has anything but a sign and digits, or if 64 bits cannot hold it. */
gboolean    hu_json_read_whole     (const char *number,
                                    gint64     *whole);

/* Appends what the string between the quotes says. */
void        hu_json_append_decoded (GString    *decoded,
                                    const char *text,
                                    gsize       length);

/* RFC 6901: appends "/" and the key, with ~ and / escaped; very long keys are shortened. */
void        hu_pointer_append_key   (GString    *pointer,
                                     const char *key,
                                     gssize      length);
void        hu_pointer_append_index (GString    *pointer,
                                     guint       index);

guint       hu_text_line_of         (const char *text,
                                     const char *p);

/* The beginning of any bytes, made fit for a quotation in a message: (transfer full). */
char       *hu_text_shorten         (const char *text,
                                     gssize      length) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
