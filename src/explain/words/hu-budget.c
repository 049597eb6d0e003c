/*
 * Texts cut to what an output may take.
 */
#include "hu-budget.h"

#include <string.h>

/* Returns the end of the first @n characters of @text, or NULL where @text has no more than these.  Reads no
 * further than that. */
static const char *
find_cut (const char *text,
          guint       n)
{
  for (; n > 0 && *text != '\0'; n--)
    text = g_utf8_next_char (text);

  return *text != '\0' ? text : NULL;
}

/* @text: UTF-8.  Returns whether @text has at most @most characters. */
gboolean
hu_budget_is_within (const char *text,
                     guint       most)
{
  g_return_val_if_fail (text != NULL, TRUE);

  return find_cut (text, most) == NULL;
}

/* @text: UTF-8; @most: the largest number of characters of the result, at least 1.  Returns @text whole, or its
 * beginning followed by "…". */
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

#define LONG_WORD 100 /* characters; the longest words that people have written have about fifty */
#define BREAK "\u200b"

/* Appends the word from @text to @end; a very long word gets places where it may break. */
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
 * Shortens @text for a window and lets very long words break anywhere.  Otherwise a word of
 * some thousand characters would take seconds to lay out, since each line is found by measuring
 * the rest of the word.
 *
 * Returns: (transfer full): at most %HU_BUDGET_SHOWN characters of @text, with break points in
 *   very long words
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

/* @name: UTF-8 that lives longer than the result.  Returns @name, or its beginning where it is longer than
 * HU_BUDGET_NAME; a shortened name is never freed, so the caller borrows the result in either case. */
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
