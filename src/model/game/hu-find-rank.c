/*
 * How well a name answers words that somebody looks for.
 */
#include "hu-find-rank.h"

/* Letters and figures in one case and without accents, with one space wherever anything else stands. */
static char *
fold (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autofree char *apart = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);
  GString *plain = g_string_new (NULL);

  for (const char *at = apart != NULL ? apart : ""; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (g_unichar_ismark (letter))
        continue;
      if (g_unichar_isalnum (letter))
        g_string_append_unichar (plain, letter);
      else if (plain->len > 0 && plain->str[plain->len - 1] != ' ')
        g_string_append_c (plain, ' ');
    }
  g_strchomp (plain->str);

  return g_string_free (plain, FALSE);
}

static gboolean
is_whole (const char *text,
          const char *name)
{
  g_autofree char *asked = fold (text);
  g_autofree char *folded = fold (name);

  return asked[0] != '\0' && g_str_equal (asked, folded);
}

HuFindRank
hu_find_rank (const char *text,
              const char *name,
              const char *id,
              const char *told)
{
  g_autofree char *all = NULL;

  g_return_val_if_fail (name != NULL, HU_RANK_NONE);

  if (text == NULL || text[0] == '\0')
    return HU_RANK_PART;
  if (is_whole (text, name) || (id != NULL && is_whole (text, id)))
    return HU_RANK_WHOLE;
  if (g_str_match_string (text, name, TRUE))
    return HU_RANK_PART;

  all = g_strjoin (" ", name, told != NULL ? told : "", id, NULL);

  return g_str_match_string (text, all, TRUE) ? HU_RANK_TOLD : HU_RANK_NONE;
}
