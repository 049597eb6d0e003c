/*
 * Pieces of JSON text: strings and their escapes, numbers, pointers, white space.
 */
#include "config.h"

#include "hu-json-text.h"

#include <errno.h>
#include <string.h>

/* The longest key in a pointer, and the longest quotation in a message, in characters. */
#define KEY_SHOWN   100
#define QUOTE_SHOWN 40

/* Returns the first byte from @text on that is not white space. */
const char *
hu_json_skip_space (const char *text,
                    const char *end)
{
  while (text < end && (*text == ' ' || *text == '\n' || *text == '\t' || *text == '\r'))
    text++;

  return text;
}

/**
 * hu_json_read_whole:
 * @whole: (out): the number
 *
 * Does the same as g_ascii_string_to_signed(), which up to GLib 2.74 at least takes every errno for a fault of the
 * number: also the one that is left behind when the first numbers of a process are read in two threads at once, and
 * one of them has to wait for the locale.
 *
 * Returns: %FALSE if @number has anything but a sign and digits, or if 64 bits cannot hold it
 */
gboolean
hu_json_read_whole (const char *number,
                    gint64     *whole)
{
  const char *digits = *number == '-' ? number + 1 : number;
  char *end = NULL;

  if (!g_ascii_isdigit (*digits))
    return FALSE;

  errno = 0;
  *whole = g_ascii_strtoll (number, &end, 10);

  return *end == '\0' && errno != ERANGE;
}

static gunichar
read_hex4 (const char *text)
{
  gunichar c = 0;

  for (guint i = 0; i < 4; i++)
    c = c << 4 | (gunichar) g_ascii_xdigit_value (text[i]);

  return c;
}

/**
 * hu_json_append_decoded:
 * @text: the text between the quotes
 * @length: its length in bytes
 *
 * Appends the string with its escapes resolved.  A lone surrogate becomes U+FFFD; the
 * scanner has reported it.
 */
void
hu_json_append_decoded (GString    *decoded,
                        const char *text,
                        gsize       length)
{
  static const char escapes[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
  const char *end = text + length;

  while (text < end)
    {
      const char *escape = memchr (text, '\\', (gsize) (end - text));
      gunichar c;

      if (escape == NULL)
        escape = end;
      g_string_append_len (decoded, text, escape - text);
      if (escape == end)
        return;

      text = escape + 2;
      if (escape[1] != 'u')
        {
          g_string_append_c (decoded, meanings[strchr (escapes, escape[1]) - escapes]);
          continue;
        }

      c = read_hex4 (text);
      text += 4;
      if (c >= 0xd800 && c < 0xdc00 && end - text >= 6 && text[0] == '\\' && text[1] == 'u')
        {
          gunichar low = read_hex4 (text + 2);

          if (low >= 0xdc00 && low < 0xe000)
            {
              c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00);
              text += 6;
            }
        }
      g_string_append_unichar (decoded, c >= 0xd800 && c < 0xe000 ? 0xfffd : c);
    }
}

/* Returns the line of that position, from 1. */
guint
hu_text_line_of (const char *text,
                 const char *p)
{
  guint line = 1;

  while ((text = memchr (text, '\n', (gsize) (p - text))) != NULL)
    {
      line++;
      text++;
    }

  return line;
}

/* @pointer: an RFC 6901 pointer; @key: the key of a member, UTF-8; @length: its length in bytes, or -1 if it ends
 * with NUL. */
void
hu_pointer_append_key (GString    *pointer,
                       const char *key,
                       gssize      length)
{
  const char *end = key + (length < 0 ? (gssize) strlen (key) : length);

  g_string_append_c (pointer, '/');
  for (guint shown = 0; key < end; shown++)
    {
      const char *next = g_utf8_next_char (key);

      if (shown == KEY_SHOWN)
        {
          g_string_append (pointer, "…");
          return;
        }

      if (*key == '~')
        g_string_append (pointer, "~0");
      else if (*key == '/')
        g_string_append (pointer, "~1");
      else
        g_string_append_len (pointer, key, next - key);
      key = next;
    }
}

/* @pointer: an RFC 6901 pointer; @index: the index of an element, from 0. */
void
hu_pointer_append_index (GString *pointer,
                         guint    index)
{
  g_string_append_printf (pointer, "/%u", index);
}

/**
 * hu_text_shorten:
 * @text: any bytes
 * @length: their number, or -1 if they end with NUL
 *
 * Shortens any bytes for a message: to their first characters, with invalid ones replaced.
 *
 * Returns: (transfer full): at most 40 characters, with an ellipsis if any are left out
 */
char *
hu_text_shorten (const char *text,
                 gssize      length)
{
  gsize whole = length < 0 ? strlen (text) : (gsize) length;
  gsize taken = MIN (whole, QUOTE_SHOWN * 4);
  g_autofree char *valid = NULL;
  g_autofree char *shown = NULL;

  /* Never cuts inside a character, because the rest would look like an invalid one. */
  while (taken > 0 && taken < whole && ((guchar) text[taken] & 0xc0) == 0x80)
    taken--;

  valid = g_utf8_make_valid (text, (gssize) taken);
  if (taken == whole && g_utf8_strlen (valid, -1) <= QUOTE_SHOWN)
    return g_steal_pointer (&valid);

  shown = g_utf8_substring (valid, 0, MIN (QUOTE_SHOWN, g_utf8_strlen (valid, -1)));

  return g_strconcat (shown, "…", NULL);
}
