/*
 * The effect of a character on the text or output that shows it.
 */
#include "hu-character.h"

#include <string.h>

static gboolean
is_direction (gunichar c)
{
  return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

/* Tells whether @c is one of the last two characters of a plane or of the 32 noncharacters among the Arabic forms. */
static gboolean
is_noncharacter (gunichar c)
{
  return (c & 0xfffe) == 0xfffe || (c >= 0xfdd0 && c <= 0xfdef);
}

HuCharacter
hu_character_classify (gunichar c)
{
  if (c == '\t' || c == '\n' || c == '\r' || c == 0x2028 || c == 0x2029)
    return HU_CHARACTER_BREAK;
  if (c < 0x20 || (c >= 0x7f && c < 0xa0))
    return HU_CHARACTER_CONTROL;
  if (is_direction (c))
    return HU_CHARACTER_DIRECTION;

  return is_noncharacter (c) ? HU_CHARACTER_NONE : HU_CHARACTER_PLAIN;
}

/* Appends the JSON escape for @c: two escapes where @c is beyond U+FFFF. */
void
hu_character_append_escape (GString  *text,
                            gunichar  c)
{
  g_return_if_fail (text != NULL);

  if (c < 0x10000)
    g_string_append_printf (text, "\\u%04x", c);
  else
    g_string_append_printf (text, "\\u%04x\\u%04x", 0xd800 + ((c - 0x10000) >> 10), 0xdc00 + (c & 0x3ff));
}

void
hu_character_append_quoted (GString    *json,
                            const char *text,
                            gboolean    ascii)
{
  g_return_if_fail (json != NULL && text != NULL);

  g_string_append_c (json, '"');
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c >= ' ' && (c >= 0x80 || strchr ("\"\\<>&'", (int) c) == NULL) &&
          (ascii ? c < 0x7f : hu_character_classify (c) == HU_CHARACTER_PLAIN))
        g_string_append_unichar (json, c);
      else
        hu_character_append_escape (json, c);
    }
  g_string_append_c (json, '"');
}

char *
hu_character_clean (const char *text)
{
  GString *clean;

  g_return_val_if_fail (text != NULL, NULL);

  clean = g_string_sized_new (strlen (text));
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      switch (hu_character_classify (c))
        {
        case HU_CHARACTER_PLAIN:
          g_string_append_unichar (clean, c);
          break;
        case HU_CHARACTER_BREAK:
        case HU_CHARACTER_CONTROL:
          g_string_append_c (clean, c == '\n' ? '\n' : ' ');
          break;
        case HU_CHARACTER_NONE:
          g_string_append_unichar (clean, HU_CHARACTER_REPLACEMENT);
          break;
        case HU_CHARACTER_DIRECTION:
          break;
        }
    }

  return g_string_free (clean, FALSE);
}

static gboolean
has_noncharacter (const char *text)
{
  /* In UTF-8 each noncharacter begins with one of these bytes, which few texts hold. */
  for (const char *p = strpbrk (text, "\xef\xf0\xf1\xf2\xf3\xf4"); p != NULL;
       p = strpbrk (g_utf8_next_char (p), "\xef\xf0\xf1\xf2\xf3\xf4"))
    if (is_noncharacter (g_utf8_get_char (p)))
      return TRUE;

  return FALSE;
}

/**
 * hu_character_dup_drawable:
 * @text: UTF-8
 *
 * Noncharacters are valid UTF-8, and a game may hold them, but cairo treats them as an error.
 *
 * Returns: (transfer full) (nullable): @text with the replacement character in place of each
 *   noncharacter, or %NULL where @text has none
 */
char *
hu_character_dup_drawable (const char *text)
{
  GString *drawable;

  g_return_val_if_fail (text != NULL, NULL);

  if (!has_noncharacter (text))
    return NULL;

  drawable = g_string_sized_new (strlen (text));
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      g_string_append_unichar (drawable, is_noncharacter (c) ? HU_CHARACTER_REPLACEMENT : c);
    }

  return g_string_free (drawable, FALSE);
}
