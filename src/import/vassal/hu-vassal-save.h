/*
 * The envelope of a VASSAL save: `savedGame` as it lies in the ZIP becomes the text of its
 * commands.
 */
#pragma once

#include "hu-zip.h"

G_BEGIN_DECLS

/* @n_bad: (out): how many bytes were no UTF-8. */
char *hu_vassal_save_read (HuZip   *save,
                           guint   *n_bad,
                           GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
