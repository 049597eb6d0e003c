/*
 * The files that saves need, as their module or their boards, by the name of the module: chosen
 * once, and kept in a file of its own.
 */
#pragma once

#include <gio/gio.h>

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

G_END_DECLS
