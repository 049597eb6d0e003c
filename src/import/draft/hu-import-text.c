/*
 * Reading by lines.
 */
#include "config.h"

#include "hu-import-text.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-decode.h"
#include "hu-import-error.h"

#define HEAD_LENGTH (64 << 10)

gboolean
hu_import_text_init (HuImportText  *self,
                     GBytes        *bytes,
                     GError       **error)
{
  *self = (HuImportText) { .text = hu_decode_text (bytes, NULL, error) };
  self->rest = self->text;

  return self->text != NULL;
}

void
hu_import_text_clear (HuImportText *self)
{
  g_clear_pointer (&self->text, g_free);
}

char *
hu_import_next_field (char **rest,
                      char   separator)
{
  char *field = *rest;
  char *end = field != NULL ? strchr (field, separator) : NULL;

  if (end != NULL)
    *end++ = '\0';
  *rest = end;

  return field;
}

char *
hu_import_text_next (HuImportText *self)
{
  char *line;
  gsize length;

  /* The end of a line begins no other. */
  if (self->rest == NULL || self->rest[0] == '\0')
    return NULL;

  line = hu_import_next_field (&self->rest, '\n');
  length = strlen (line);
  if (length > 0 && line[length - 1] == '\r')
    line[length - 1] = '\0';
  self->line++;

  return line;
}

static char *
dup_lenient_utf_8 (const guint8 *data,
                   gsize         length)
{
  g_autofree char *text = g_malloc (length + 1);

  for (gsize i = 0; i < length; i++)
    text[i] = data[i] != 0 ? (char) data[i] : '?';
  text[length] = '\0';

  return g_utf8_make_valid (text, (gssize) length);
}

/* A byte that is no character becomes a question mark: the format of a damaged file is told too, so that its reader can say
 * where the damage is. */
static char *
dup_lenient (const guint8 *data,
             gsize         length)
{
  gboolean big = length >= 2 && data[0] == 0xfe && data[1] == 0xff, little = length >= 2 && data[0] == 0xff && data[1] == 0xfe;
  GString *text;

  if (!big && !little)
    return dup_lenient_utf_8 (data, length);

  text = g_string_new (NULL);
  for (gsize i = 2; i + 1 < length; i += 2)
    {
      gunichar c = (gunichar) data[big ? i : i + 1] << 8 | data[big ? i + 1 : i];

      g_string_append_unichar (text, c != 0 && (c < 0xd800 || c > 0xdfff) ? c : '?');
    }

  return g_string_free (text, FALSE);
}

char *
hu_import_dup_head (GBytes *bytes)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  gsize whole = MIN (length, HEAD_LENGTH);
  g_autoptr(GBytes) head = NULL;
  gboolean guessed;
  char *text;

  /* Of a longer file as much as is whole lines, so that no character is cut. */
  while (length > HEAD_LENGTH && whole > 0 && data[whole - 1] != '\n')
    whole--;
  head = g_bytes_new_from_bytes (bytes, 0, whole > 0 ? whole : MIN (length, HEAD_LENGTH));
  text = hu_decode_text (head, &guessed, NULL);

  return text != NULL ? text : dup_lenient (data, g_bytes_get_size (head));
}

gboolean
hu_import_refuse_line (GError     **error,
                       guint        line,
                       const char  *what)
{
  /* Translators: the number of a line of a file, and what is wrong there, as a sentence. */
  g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, _("Line %u: %s"), line, what);

  return FALSE;
}
