/*
 * Files that were given and not read.
 */
#pragma once

#include "hu-import.h"

G_BEGIN_DECLS

/* Tells in the report which of @files (element-type GFile), behind the first, nothing has read: one of several maps or positions
 * comes in, and a table comes onto a game. */
void hu_import_name_unread (HuImport        *import,
                            const GPtrArray *files);

G_END_DECLS
