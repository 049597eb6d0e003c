/*
 * The text of the members in a file that the program does not know.
 */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Adds a member to the text of an object, or to NULL.  The program knows the key, but not all of the value.
 * (transfer full) both ways. */
char       *hu_extra_with     (char        *extra,
                               const char  *key,
                               const char  *value) G_GNUC_WARN_UNUSED_RESULT;
const char *hu_extra_find     (const char  *extra,
                               const char  *key,
                               gsize       *length);
JsonArray  *hu_extra_get_list (const char  *extra,
                               const char  *key,
                               GPtrArray  **texts) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
