/*
 * Texts cut to what an output may take.
 */
#include "hu-budget.h"

#include <string.h>

/* Where @text is to be cut to have @n characters, or NULL: it has no more.  Never goes further into it than that. */
static const char *
find_cut (const char *text,
          guint       n)
{
  for (; n > 0 && *text != '\0'; n--)
    text = g_utf8_next_char (text);

  return *text != '\0' ? text : NULL;
}

/**
 * hu_budget_is_within:
 * @text: UTF-8
 * @most: characters
 *
 * Returns: whether it has no more than @most
 */
gboolean
hu_budget_is_within (const char *text,
                     guint       most)
{
  g_return_val_if_fail (text != NULL, TRUE);

  return find_cut (text, most) == NULL;
}

/**
 * hu_budget_abridge:
 * @text: UTF-8
 * @most: characters that may be left of it, at least 1
 *
 * Returns: (transfer full): @text, or its beginning and "…"
 */
char *
hu_budget_abridge (const char *text,
                   guint       most)
{
  g_autofree char *kept = NULL;

  g_return_val_if_fail (text != NULL && most > 0, NULL);

  if (hu_budget_is_within (text, most))
    return g_strdup (text);

  kept = g_strndup (text, (gsize) (find_cut (text, most - 1) - text));
  return g_strconcat (kept, "…", NULL);
}

#define LONG_WORD 100 /* characters; the longest that somebody wrote have some fifty */
#define BREAK "\u200b"

/* Appends @text up to @end, which has no space in it, with room to break. */
static void
append_word (GString    *shown,
             const char *text,
             const char *end)
{
  gboolean too_long = g_utf8_strlen (text, end - text) > LONG_WORD;

  for (guint i = 1; text < end; text = g_utf8_next_char (text), i++)
    {
      g_string_append_len (shown, text, g_utf8_next_char (text) - text);
      if (too_long && i % (LONG_WORD / 5) == 0)
        g_string_append (shown, BREAK);
    }
}

/**
 * hu_budget_shown:
 * @text: UTF-8
 *
 * Breaking a word of some thousand characters takes seconds, since each line is
 * found by measuring the rest of it.
 *
 * Returns: (transfer full): @text within %HU_BUDGET_SHOWN, its very long words with
 *   room to break
 */
char *
hu_budget_shown (const char *text)
{
  g_autofree char *abridged = NULL;
  GString *shown;

  g_return_val_if_fail (text != NULL, NULL);

  abridged = hu_budget_abridge (text, HU_BUDGET_SHOWN);
  shown = g_string_sized_new (strlen (abridged));
  for (const char *at = abridged; *at != '\0';)
    {
      gsize length = strcspn (at, " \n\t");

      append_word (shown, at, at + length);
      at += length;
      if (*at != '\0')
        g_string_append_c (shown, *at++);
    }

  return g_string_free (shown, FALSE);
}

/**
 * hu_budget_name:
 * @name: UTF-8 that outlives what is returned
 *
 * Returns: (transfer none): @name, or what is left of it within %HU_BUDGET_NAME;
 *   that is kept for good, so that a name can be borrowed whether it is long or not
 */
const char *
hu_budget_name (const char *name)
{
  g_autofree char *abridged = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  if (hu_budget_is_within (name, HU_BUDGET_NAME))
    return name;

  abridged = hu_budget_abridge (name, HU_BUDGET_NAME);
  return g_intern_string (abridged);
}
