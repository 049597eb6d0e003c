/*
 * The text of the members in a file that the program does not know.
 */
#pragma once

#include "hu-node.h"

G_BEGIN_DECLS

/* Adds a member to the text of an object, or to NULL.  The program knows the key, but not all of the value.
 * (transfer full) both ways. */
char   *hu_extra_with (char       *extra,
                       const char *key,
                       const char *value) G_GNUC_WARN_UNUSED_RESULT;
/* The value of a member, or NULL. */
HuNode *hu_extra_find (const char *extra,
                       const char *key) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
