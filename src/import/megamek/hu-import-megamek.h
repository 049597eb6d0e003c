/*
 * A board of MegaMek as a draft: terrain, buildings and roads.
 */
#pragma once

#include "hu-import.h"

G_BEGIN_DECLS

gboolean  hu_megamek_is_board (GBytes     *bytes);
HuImport *hu_import_megamek   (GBytes     *bytes,
                               GFile      *file,
                               GPtrArray  *others,
                               GError    **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
