/*
 * Further files that a file names.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Does @file lie in @folder or below it, wherever the symbolic links in its path lead?  FALSE as well where it is not there. */
gboolean hu_import_is_inside  (GFile      *folder,
                               GFile      *file);
/* Is the file that @file calls @source there, but neither beside nor below it? */
gboolean hu_import_leads_away (const char *source,
                               GFile      *file);
/* The bytes of the file that is called @source: one of @others (element-type GFile; may be NULL) of that name, or
 * else the one beside or below @file (or NULL).  Absolute paths, addresses, ".." and links that lead out of the folder are
 * never followed.  NULL: there is none that can be read. */
GBytes *hu_import_read_beside (const char *source,
                               GFile      *file,
                               GPtrArray  *others) G_GNUC_WARN_UNUSED_RESULT;

/* The user is told of named files that nothing has read: whatever reads a further file says so. */
void     hu_import_note_read  (GFile      *file);
gboolean hu_import_was_read   (GFile      *file);

G_END_DECLS
