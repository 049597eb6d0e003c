/*
 * The text of what a file says beside what the program knows.
 */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Adds to the text of an object, or NULL, a member whose key the program knows
 * but which holds more than it knows.  (transfer full) both ways. */
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
