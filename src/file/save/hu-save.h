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
/* A write past the most that a file of this process may have (ulimit -f) fails, as on a full disk, and does not end the
 * program: to be called once, when it begins. */
void     hu_save_outlive_limits (void);
/* Why, in plain words: "the disk is full". */
const char *hu_save_get_cause (const GError *error);
/* The same for a key file, the form of preferences and the like. */
gboolean hu_save_key_file (GKeyFile   *keys,
                           const char *path,
                           GError    **error);

/* The copy left behind by an interrupted save; NULL: there is none. */
GFile   *hu_save_find_copy (GFile     *file) G_GNUC_WARN_UNUSED_RESULT;
/* Tells whether @name is the name of a temporary file of a save. */
gboolean hu_save_is_left  (const char *name);

G_END_DECLS
