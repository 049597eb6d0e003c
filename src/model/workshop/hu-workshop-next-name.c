/*
 * The name or id that follows another one: “Company 3” after “Company 2”, “Squad C” after
 * “Squad B”.
 */
#include "hu-workshop-private.h"

#include <string.h>

static gboolean
is_used (const HuNode *units,
         const char   *key,
         const char   *text)
{
  for (guint i = 0; i < hu_node_get_n (units); i++)
    if (g_strcmp0 (hu_node_get_text (hu_node_find (hu_node_get_element (units, i), key), NULL), text) == 0)
      return TRUE;

  return FALSE;
}

/* Splits @name into the part that stays and the number to count from: the number at its end, if that is a word of
 * its own (in ids always); or a single capital at its end, as a word of its own (not in ids); else a number is
 * added. */
static char *
split_count (const char *name,
             gboolean    id,
             guint64    *number,
             gboolean   *letter)
{
  gsize length = strlen (name), start = length;

  *letter = FALSE;
  while (start > 0 && g_ascii_isdigit (name[start - 1]))
    start--;
  if (start < length && length - start < 10 && (start == 0 || id || name[start - 1] == ' '))
    {
      *number = g_ascii_strtoull (name + start, NULL, 10);
      return g_strndup (name, start);
    }
  if (!id && length > 1 && g_ascii_isupper (name[length - 1]) && name[length - 1] < 'Z' && name[length - 2] == ' ')
    {
      *letter = TRUE;
      *number = (guint64) name[length - 1];
      return g_strndup (name, length - 1);
    }

  *number = 1;

  return g_strconcat (name, id ? "-" : " ", NULL);
}

char *
_hu_draft_dup_next (const HuNode *units,
                    const char   *key,
                    const char   *name)
{
  gboolean letter;
  guint64 number;
  g_autofree char *stem = split_count (name, g_str_equal (key, "id"), &number, &letter);
  gsize width = strlen (name) > strlen (stem) && name[strlen (stem)] == '0' ? strlen (name) - strlen (stem) : 0;

  if (letter)
    for (guint64 c = number + 1; c <= 'Z'; c++)
      {
        char *made = g_strdup_printf ("%s%c", stem, (char) c);

        if (!is_used (units, key, made))
          return made;
        g_free (made);
      }
  if (letter)
    {
      number = 1;
      g_free (stem);
      stem = g_strconcat (name, " ", NULL);
    }

  for (;;)
    {
      char *made = g_strdup_printf ("%s%0*" G_GUINT64_FORMAT, stem, (int) width, ++number);

      if (!is_used (units, key, made))
        return made;
      g_free (made);
    }
}
