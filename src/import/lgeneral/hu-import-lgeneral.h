/*
 * A map or a scenario of LGeneral-Deluxe as a draft.
 */
#pragma once

#include "hu-import.h"

G_BEGIN_DECLS

/* By the first lines: a map (.lgdmap), a scenario (.lgdscn), or one of the two as older programs wrote them. */
gboolean  hu_lgeneral_is_file  (GBytes     *bytes);
/* @bytes: of @file (NULL: of none).  The map of a scenario and the names of terrains and units are looked for among
 * @others (element-type GFile; may be NULL), by name, and beside or below the file. */
HuImport *hu_import_lgeneral   (GBytes     *bytes,
                                GFile      *file,
                                GPtrArray  *others,
                                GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* --- For the room --- */


G_END_DECLS
