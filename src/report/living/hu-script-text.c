/*
 * JSON for a script element.  Every character that HTML, XML or JavaScript could read as anything but itself is written
 * as an escape of four digits.
 */
#include "hu-script-text.h"

#include <string.h>

#include "hu-character.h"

static gboolean
is_plain (gunichar c)
{
  return c >= ' ' && (c >= 0x80 || strchr ("\"\\<>&'", (int) c) == NULL) &&
         hu_character_classify (c) == HU_CHARACTER_PLAIN;
}

/* Appends @text as a JSON string in which no character can end the element, for HTML and for XML. */
static void
append_text (GString    *json,
             const char *text)
{
  g_string_append_c (json, '"');
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (is_plain (c))
        g_string_append_unichar (json, c);
      else
        hu_character_append_escape (json, c);
    }
  g_string_append_c (json, '"');
}

char *
hu_script_clean_words (const char *words)
{
  GString *clean = g_string_sized_new (strlen (words));

  for (const char *p = words; *p != '\0'; p = g_utf8_next_char (p))
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

void
hu_script_append_words (GString    *json,
                        const char *words)
{
  g_autofree char *clean = hu_script_clean_words (words);

  append_text (json, clean);
}

void
hu_script_append_numbers (GString      *json,
                          const GArray *numbers)
{
  if (numbers == NULL || numbers->len == 0)
    {
      g_string_append_c (json, '0');
      return;
    }

  for (guint i = 0; i < numbers->len; i++)
    g_string_append_printf (json, "%c%d", i == 0 ? '[' : ',', g_array_index (numbers, gint, i));
  g_string_append_c (json, ']');
}
