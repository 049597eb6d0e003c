/*
 * Splitting the texts of VASSAL: a delimiter with a backslash before it is no delimiter, and
 * loses that backslash; a token between quotes loses them.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  const char *at; /* NULL: there is no more */
  const char *end;
  char        delimiter;
} HuVassalTokens;

/* @length -1: up to the zero. An empty text is one empty token. */
void       hu_vassal_tokens_init (HuVassalTokens *tokens,
                                  const char     *text,
                                  gssize          length,
                                  char            delimiter);
/* The next token, or NULL after the last. */
char      *hu_vassal_tokens_next (HuVassalTokens *tokens) G_GNUC_WARN_UNUSED_RESULT;
/* All of them (element-type utf8), or the first @most. */
GPtrArray *hu_vassal_split       (const char     *text,
                                  char            delimiter,
                                  guint           most) G_GNUC_WARN_UNUSED_RESULT;
/* The traits of a piece, from the outermost to the basic one: each holds all further ones, with one backslash more
 * before their tabs. NULL where there are too many. */
GPtrArray *hu_vassal_unchain     (const char     *text) G_GNUC_WARN_UNUSED_RESULT;

/* The token at @index, or "". */
static inline const char *
hu_vassal_token (const GPtrArray *tokens,
                 guint            index)
{
  return index < tokens->len ? g_ptr_array_index (tokens, index) : "";
}

G_END_DECLS
