/*
 * Files that were given and not read.
 */
#pragma once

#include "hu-import.h"

G_BEGIN_DECLS

/* Of several maps or positions one comes in, and a table comes onto a game: whatever of @files (element-type GFile), behind the
 * first, nothing has read is told in the report, so that nothing that the user named goes in silence. */
void hu_import_name_unread (HuImport        *import,
                            const GPtrArray *files);

G_END_DECLS
