/*
 * A byte-order mark decides; without one a text is UTF-8, or else what spreadsheets on Windows save.
 */
#include "config.h"

#include "hu-decode.h"

#include <string.h>
#include <glib/gi18n-lib.h>

/* The number of the line in which @at lies. */
static guint
count_lines (const char *text,
             const char *at)
{
  guint line = 1;

  for (; text < at; text++)
    line += *text == '\n';

  return line;
}

static char *
refuse (GError     **error,
        guint        line,
        const char  *what)
{
  /* Translators: the number of a line; what is wrong there. */
  g_set_error (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID, _("Line %u: %s"), line, what);

  return NULL;
}

static char *
decode_utf_16 (const char  *data,
               gsize        length,
               const char  *encoding,
               GError     **error)
{
  gsize written;
  char *text = g_convert (data, (gssize) length, "UTF-8", encoding, NULL, &written, NULL);
  const char *zero = text != NULL ? memchr (text, '\0', written) : NULL;

  if (text == NULL)
    g_set_error_literal (error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID,
                         _("The file is not UTF-16, as its first bytes say. Save it as UTF-8."));
  if (zero != NULL)
    {
      refuse (error, count_lines (text, zero), _("it holds a zero byte, so this is not a text file. Save it as UTF-8."));
      g_clear_pointer (&text, g_free);
    }

  return text;
}

static char *
decode_windows (const char  *data,
                gsize        length,
                const char  *bad,
                GError     **error)
{
  gsize read = 0;
  char *text = g_convert (data, (gssize) length, "UTF-8", "WINDOWS-1252", &read, NULL, NULL);

  /* cppcheck-suppress memleak ; the caller has it */
  return text != NULL ? text : refuse (error, count_lines (data, read > 0 ? data + read : bad),
                                       _("it is neither UTF-8 nor Windows-1252. Save the file as UTF-8."));
}

char *
hu_decode_text (GBytes    *bytes,
                gboolean  *guessed,
                GError   **error)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length), *bad, *zero;

  if (guessed != NULL)
    *guessed = FALSE;
  if (length >= 2 && (memcmp (data, "\xfe\xff", 2) == 0 || memcmp (data, "\xff\xfe", 2) == 0))
    return decode_utf_16 (data + 2, length - 2, data[0] == '\xfe' ? "UTF-16BE" : "UTF-16LE", error);
  if (length >= 3 && memcmp (data, "\xef\xbb\xbf", 3) == 0)
    {
      data += 3;
      length -= 3;
    }
  if (length == 0)
    return g_strdup ("");
  if (g_utf8_validate_len (data, length, &bad))
    return g_strndup (data, length);

  zero = memchr (data, '\0', length);
  if (zero != NULL)
    return refuse (error, count_lines (data, zero), _("it holds a zero byte, so this is not a text file. Save it as UTF-8."));
  if (guessed == NULL)
    return refuse (error, count_lines (data, bad), _("it is not UTF-8. Save the file as UTF-8."));

  *guessed = TRUE;

  return decode_windows (data, length, bad, error);
}
