/*
 * A table of units (CSV, TSV) as a draft.
 */
#pragma once

#include "hu-import.h"

G_BEGIN_DECLS

/* Is its first row one of headings? */
gboolean  hu_import_is_table (GBytes                 *bytes);
/* @others (element-type GFile; may be NULL): a game among them (.hexgame) has the map and the sides.  Without one the map
 * is just large enough for the hexes that are named, where they are numbers such as 0304, and the sides are those of the
 * table, as @profile (or NULL) groups them. */
HuImport *hu_import_table    (GBytes                 *bytes,
                              GFile                  *file,
                              GPtrArray              *others,
                              const HuImportProfile  *profile,
                              GError                **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
