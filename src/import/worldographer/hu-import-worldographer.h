/*
 * A map of Worldographer (.wxx) as a draft: its hexes, their terrain, and its places.
 */
#pragma once

#include "hu-import.h"

G_BEGIN_DECLS

/* Tells by the unpacked beginning whether it is such a map. */
gboolean  hu_worldographer_is_map  (GBytes     *bytes);
/* @bytes: the file, packed; of @file, whose name becomes the title (NULL: of none). */
HuImport *hu_import_worldographer  (GBytes     *bytes,
                                    GFile      *file,
                                    GPtrArray  *others,
                                    GError    **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
