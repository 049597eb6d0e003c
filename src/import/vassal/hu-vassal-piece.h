/*
 * A counter, as its traits describe it.
 */
#pragma once

#include "hu-vassal-table.h"

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

typedef struct
{
  char       *gpid;       /* the kind of counter, or "" */
  char       *basic;      /* the name of its basic trait */
  char       *name;       /* as its layers show it */
  char       *picture;    /* likewise */
  char       *face;       /* the picture of its basic trait: what it shows where it is not turned over */
  gboolean    masked;     /* or invisible: only its owner knows what it is */
  gboolean    hidden;     /* invisible: its owner alone knows that it is there */
  GPtrArray  *prototypes; /* utf8 */
  GPtrArray  *unnamed;    /* utf8: of each layer that shows a level past the end of its names, the last of them */
  GHashTable *marks;      /* name → value */
} HuVassalLook;

/* @properties: the global ones, which a layer may follow; may be NULL. */
HuVassalLook *hu_vassal_look_new  (const GPtrArray *types,
                                   const GPtrArray *states,
                                   GHashTable      *properties) G_GNUC_WARN_UNUSED_RESULT;
void          hu_vassal_look_free (HuVassalLook    *look);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuVassalLook, hu_vassal_look_free)

G_END_DECLS
