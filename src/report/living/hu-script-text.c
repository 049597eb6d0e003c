/*
 * JSON for a script element.
 */
#include "hu-script-text.h"

#include "hu-character.h"

void
hu_script_append_words (GString    *json,
                        const char *words)
{
  g_autofree char *clean = hu_character_clean (words);

  hu_character_append_quoted (json, clean, FALSE);
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
