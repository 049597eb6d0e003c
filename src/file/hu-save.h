/*
 * Saving any file whole or not at all.
 */
#pragma once

#include <gio/gio.h>

#include "hu-fault.h"

G_BEGIN_DECLS

gboolean hu_save_bytes    (GFile      *file,
                           GBytes     *bytes,
                           GError    **error);
gboolean hu_save_try      (GFile      *file,
                           GBytes     *bytes,
                           GError    **reason);
/* Why, in plain words: "the disk is full". */
const char *hu_save_get_cause (const GError *error);
/* The same of a key file, as preferences and the like are kept in. */
gboolean hu_save_key_file (GKeyFile   *keys,
                           const char *path,
                           GError    **error);

/* What a save left that was cut short; NULL: nothing. */
GFile   *hu_save_find_copy (GFile     *file) G_GNUC_WARN_UNUSED_RESULT;
/* Is it the name of a file that saving makes for a moment? */
gboolean hu_save_is_left  (const char *name);

G_END_DECLS
