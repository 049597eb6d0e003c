/*
 * A map of Tiled as a draft: its hexes and their terrain.
 */
#pragma once

#include "hu-import.h"

G_BEGIN_DECLS

/* @bytes: the map, of @file (NULL: of none).  Tilesets in files of their own are looked for among @others (element-type
 * GFile; may be NULL), by name, and beside or below the map. */
HuImport *hu_import_tiled (GBytes     *bytes,
                           GFile      *file,
                           GPtrArray  *others,
                           GError    **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
