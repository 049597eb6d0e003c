/*
 * A map of The Battle for Wesnoth as a draft: terrain, villages, and where players start.
 */
#pragma once

#include "hu-import.h"

G_BEGIN_DECLS

gboolean  hu_wesnoth_is_map (GBytes     *bytes);
HuImport *hu_import_wesnoth (GBytes     *bytes,
                             GFile      *file,
                             GPtrArray  *others,
                             GError    **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
