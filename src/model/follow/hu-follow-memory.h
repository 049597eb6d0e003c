/*
 * The module that the user chose for each save or folder that was followed, kept in a file of
 * its own.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* $XDG_STATE_HOME/hex-umpire/followed.ini */
char    *hu_follow_memory_dup_path (void) G_GNUC_WARN_UNUSED_RESULT;
/* NULL if none was chosen, or if the file cannot be read. */
GFile   *hu_follow_memory_load     (const char  *path,
                                    GFile       *place) G_GNUC_WARN_UNUSED_RESULT;
/* FALSE: it could not be written, and will have to be chosen again. */
gboolean hu_follow_memory_save     (const char  *path,
                                    GFile       *place,
                                    GFile       *module,
                                    GError     **error);

G_END_DECLS
