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
/* The same of a key file, as preferences and the like are kept in. */
gboolean hu_save_key_file (GKeyFile   *keys,
                           const char *path,
                           GError    **error);

G_END_DECLS
