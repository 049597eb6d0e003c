/*
 * One level of a text is split by its delimiter; a chain of traits is split at all its levels at once.
 */
#include "hu-vassal-tokens.h"

#include <string.h>

#include "hu-import-limits.h"

void
hu_vassal_tokens_init (HuVassalTokens *tokens,
                       const char     *text,
                       gssize          length,
                       char            delimiter)
{
  *tokens = (HuVassalTokens) { text, text + (length < 0 ? strlen (text) : (gsize) length), delimiter };
}

/* Takes off the quotes around a token, in place. */
static void
strip_quotes (GString *token)
{
  if (token->len >= 2 && token->str[0] == '\'' && token->str[token->len - 1] == '\'')
    {
      g_string_truncate (token, token->len - 1);
      g_string_erase (token, 0, 1);
    }
}

char *
hu_vassal_tokens_next (HuVassalTokens *tokens)
{
  const char *from = tokens->at, *begin = from;
  GString *token;

  if (from == NULL)
    return NULL;

  token = g_string_new (NULL);
  tokens->at = NULL;
  for (;;)
    {
      const char *found = memchr (from, tokens->delimiter, (gsize) (tokens->end - from));

      if (found == NULL)
        {
          g_string_append_len (token, from, tokens->end - from);
          break;
        }
      if (found == begin || found[-1] != '\\')
        {
          g_string_append_len (token, from, found - from);
          tokens->at = found + 1;
          break;
        }
      /* The delimiter belongs to the token, and the backslash before it does not. */
      g_string_append_len (token, from, found - from);
      token->str[token->len - 1] = tokens->delimiter;
      from = found + 1;
    }
  strip_quotes (token);

  return g_string_free (token, FALSE);
}

GPtrArray *
hu_vassal_split (const char *text,
                 char        delimiter,
                 guint       most)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  HuVassalTokens tokens;
  char *token;

  hu_vassal_tokens_init (&tokens, text, -1, delimiter);
  while (list->len < most && (token = hu_vassal_tokens_next (&tokens)) != NULL)
    g_ptr_array_add (list, token);

  return list;
}

/* Copies a trait @depth levels deep: its own tabs have more than @depth backslashes before them, of which all levels
 * and the trait itself take one each. */
static char *
dup_trait (const char *from,
           const char *end,
           guint       depth)
{
  GString *trait = g_string_sized_new ((gsize) (end - from));
  gsize n_slashes = 0;

  for (const char *at = from; at < end; at++)
    {
      if (*at == '\t')
        g_string_truncate (trait, trait->len - MIN (n_slashes, (gsize) depth + 1));
      g_string_append_c (trait, *at);
      n_slashes = *at == '\\' ? n_slashes + 1 : 0;
    }
  strip_quotes (trait);

  return g_string_free (trait, FALSE);
}

/* In one pass, because each level unpacked by itself would copy all the rest. */
GPtrArray *
hu_vassal_unchain (const char *text)
{
  GPtrArray *traits = g_ptr_array_new_with_free_func (g_free);
  const char *from = text, *end = text + strlen (text);
  guint depth = 0;
  gsize n_slashes = 0;

  for (const char *at = text; at < end; at++)
    {
      if (*at == '\t' && n_slashes < depth)
        {
          end = at; /* an outer level ends here */
          break;
        }
      if (*at == '\t' && n_slashes == depth)
        {
          if (traits->len + 1 >= HU_IMPORT_TRAITS_MOST)
            {
              g_ptr_array_unref (traits);
              return NULL;
            }
          g_ptr_array_add (traits, dup_trait (from, at - depth, depth));
          from = at + 1;
          depth++;
          /* The rest as a whole may stand between quotes. */
          if (end - from >= 2 && from[0] == '\'' && end[-1] == '\'')
            {
              from++;
              end--;
              at++;
            }
          n_slashes = 0;
          continue;
        }
      n_slashes = *at == '\\' ? n_slashes + 1 : 0;
    }
  g_ptr_array_add (traits, dup_trait (from, end, depth));

  return traits;
}
