/*
 * Files of lines, and lines of fields.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A text that is read line by line, and cut up on the way. */
typedef struct
{
  char *text; /* owned */
  char *rest; /* NULL: it is at its end */
  guint line; /* the number of the line that was read last, from 1 */
} HuImportText;

/* FALSE and @error where the bytes are no text. */
gboolean hu_import_text_init  (HuImportText  *self,
                               GBytes        *bytes,
                               GError       **error);
void     hu_import_text_clear (HuImportText  *self);
/* The next line, without its end; NULL after the last. */
char    *hu_import_text_next  (HuImportText  *self);
/* Cuts the next field off *@rest, which is NULL after the last: NULL then. */
char    *hu_import_next_field (char         **rest,
                               char           separator);
/* The beginning of the bytes as text, for recognition: up to 64 KiB, whatever is wrong with it. */
char    *hu_import_dup_head   (GBytes        *bytes) G_GNUC_WARN_UNUSED_RESULT;
/* Sets @error to "Line 7: @what @remedy", and returns FALSE. */
gboolean hu_import_refuse_line (GError      **error,
                                guint         line,
                                const char   *what);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuImportText, hu_import_text_clear)

G_END_DECLS
