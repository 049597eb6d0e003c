/*
 * Imports with what is remembered of their kind: the files that were chosen for it, and the
 * choices of the user.
 */
#pragma once

#include <gio/gio.h>

#include "hu-import-files.h"

G_BEGIN_DECLS

/* $XDG_STATE_HOME/hex-umpire/modules.ini */
char      *hu_import_memory_dup_path (void) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full) (element-type GFile): those that are still there; empty where none was chosen. */
GPtrArray *hu_import_memory_load     (const char  *path,
                                      const char  *kind) G_GNUC_WARN_UNUSED_RESULT;
/* Puts @files (element-type GFile), but the first, before those that are remembered.  FALSE: it could not be written, and
 * they will have to be chosen again. */
gboolean   hu_import_memory_add      (const char  *path,
                                      const char  *kind,
                                      GPtrArray   *files);

/* A folder among the program's data, which may not be there yet: "profiles" is that of the choices. */
GFile    *hu_import_store_dup_folder   (const char             *name) G_GNUC_WARN_UNUSED_RESULT;
/* hu_import_files() of @files, which are brought in order, with the files that are remembered (@memory: where; or NULL),
 * or else with the module that lies beside the first.  What they need is then remembered.  Slow; may be called in any thread. */
HuImport *hu_import_store_read         (GPtrArray              *files,
                                        const HuImportOptions  *options,
                                        const char             *memory,
                                        GError                **error) G_GNUC_WARN_UNUSED_RESULT;
/* Is it the error that another file is needed? */
gboolean  hu_import_store_needs_file   (const GError           *error);
/* Writes into a folder that may have to be made. */
gboolean  hu_import_store_write        (GFile                  *file,
                                        GBytes                 *bytes,
                                        GError                **error);
/* Keeps @profile for that kind of file.  Slow; may be called in any thread. */
gboolean  hu_import_store_keep         (GFile                  *profiles,
                                        const char             *kind,
                                        const HuImportProfile  *profile,
                                        GError                **error);

G_END_DECLS
