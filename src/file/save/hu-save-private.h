/*
 * The temporary files beside the file that is saved.
 */
#pragma once

#include <gio/gio.h>
#include <sys/stat.h>

G_BEGIN_DECLS

/* A temporary file, complete and on the disk.  It is locked as long as it is open: an unlocked one was left behind. */
typedef struct
{
  char *path;
  int   fd;
} HuBeside;

gboolean _hu_beside_write   (HuBeside          *self,
                             const char        *at,
                             GBytes            *bytes,
                             const struct stat *like,
                             GError           **error);
/* The whole of @self becomes what @at names. */
gboolean _hu_beside_replace (HuBeside          *self,
                             const char        *at,
                             GError           **error);
/* Gives it the name of a copy, which stays if the program ends. */
gboolean _hu_beside_keep    (HuBeside          *self,
                             const char        *at,
                             GError           **error);
void     _hu_beside_close   (HuBeside          *self);
void     _hu_beside_remove  (HuBeside          *self);

/* Removes the files left behind by saves of the file at @at.  Returns the newest copy left behind, or NULL. */
char    *_hu_beside_sweep   (const char        *at) G_GNUC_WARN_UNUSED_RESULT;

/* Saves a file that has other names too.  *@damaged: it has neither its old nor its new contents. */
gboolean _hu_save_in_place  (const char        *at,
                             const struct stat *info,
                             GBytes            *bytes,
                             gboolean          *damaged,
                             GError           **error);

gboolean _hu_write_all      (int                fd,
                             const char        *data,
                             gsize              length);
gboolean _hu_set_file_error (GError           **error,
                             int                number);

G_END_DECLS
