/*
 * The traits of a counter, read from the basic one outwards: each layer may change name and picture.
 *
 * One level of a text is split by its delimiter; a chain of traits is split at all its levels at once.
 */
#include "config.h"

#include "hu-vassal-piece.h"

#include <glib.h>
#include <string.h>

#include "hu-import-limits.h"

/* --- Tokens --- */

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

/* The fields of a layer ("emb2"), from 0. */
enum
{
  LAYER_PICTURES = 16,
  LAYER_NAMES = 17,
  LAYER_FOLLOWS = 23,
  LAYER_PROPERTY = 24,
  LAYER_FIRST = 25,
  LAYER_N_FIELDS,
};

static void
put (char      **member,
     const char *text)
{
  g_free (*member);
  *member = g_strdup (text);
}

/* --- Layers --- */

/* The level that is shown, from 1; 0 or less: none. */
static gint64
find_level (const HuVassalLook *look,
            const GPtrArray    *fields,
            const char         *state,
            GHashTable         *properties)
{
  const char *name = hu_vassal_token (fields, LAYER_PROPERTY), *value;

  if (!g_str_equal (hu_vassal_token (fields, LAYER_FOLLOWS), "true"))
    return g_ascii_strtoll (state, NULL, 10);

  value = g_hash_table_lookup (look->marks, name);
  if (value == NULL && properties != NULL)
    value = g_hash_table_lookup (properties, name);
  if (value == NULL)
    return 0;

  return g_ascii_strtoll (value, NULL, 10) - g_ascii_strtoll (hu_vassal_token (fields, LAYER_FIRST), NULL, 10) + 1;
}

/* "+x" goes behind the name so far, "x+" in front of it; any other replaces it. */
static void
put_name (HuVassalLook *look,
          const char   *level)
{
  g_autoptr(GPtrArray) parts = hu_vassal_split (level, '+', 2);
  const char *first = hu_vassal_token (parts, 0), *second = hu_vassal_token (parts, 1);
  char *made;

  if (level[0] == '\0')
    return;
  if (parts->len < 2)
    made = g_strdup (first);
  else if (first[0] == '\0')
    made = g_strconcat (look->name, second, NULL);
  else
    made = g_strconcat (first, look->name, NULL);
  g_free (look->name);
  look->name = made;
}

static void
look_at_layer (HuVassalLook *look,
               const char   *type,
               const char   *state,
               GHashTable   *properties)
{
  g_autoptr(GPtrArray) fields = hu_vassal_split (type, ';', LAYER_N_FIELDS);
  gint64 level = find_level (look, fields, state, properties);
  g_autoptr(GPtrArray) names = NULL;
  g_autoptr(GPtrArray) pictures = NULL;

  if (level < 1 || level > 10000)
    return;

  names = hu_vassal_split (hu_vassal_token (fields, LAYER_NAMES), ',', (guint) level);
  pictures = hu_vassal_split (hu_vassal_token (fields, LAYER_PICTURES), ',', (guint) level);
  put_name (look, hu_vassal_token (names, (guint) level - 1));
  if (level > names->len)
    g_ptr_array_add (look->unnamed, g_strdup (hu_vassal_token (names, names->len - 1)));
  if (hu_vassal_token (pictures, (guint) level - 1)[0] != '\0')
    put (&look->picture, hu_vassal_token (pictures, (guint) level - 1));
}

/* --- Traits --- */

static void
look_at_marks (HuVassalLook *look,
               const char   *type,
               const char   *state)
{
  g_autoptr(GPtrArray) keys = hu_vassal_split (type + strlen ("mark;"), ',', 100);
  g_autoptr(GPtrArray) values = hu_vassal_split (state, ',', 100);

  for (guint i = 0; i < keys->len; i++)
    g_hash_table_replace (look->marks, g_strdup (g_ptr_array_index (keys, i)), g_strdup (hu_vassal_token (values, i)));
}

static void
look_at_basic (HuVassalLook *look,
               const char   *type,
               const char   *state)
{
  g_autoptr(GPtrArray) fields = hu_vassal_split (type, ';', 5);
  g_autoptr(GPtrArray) places = hu_vassal_split (state, ';', 4);

  put (&look->picture, hu_vassal_token (fields, 3));
  put (&look->face, look->picture);
  put (&look->basic, hu_vassal_token (fields, 4));
  put (&look->name, look->basic);
  put (&look->gpid, hu_vassal_token (places, 3));
}

static gboolean
is_of (const char *type,
       const char *trait)
{
  gsize length = strlen (trait);

  return strncmp (type, trait, length) == 0 && (type[length] == ';' || type[length] == '\0');
}

/* A mask or a cloak is on where its state names an owner. */
static gboolean
has_owner (const char *state)
{
  return state[0] != '\0' && state[0] != ';' && strncmp (state, "null", 4) != 0;
}

static void
look_at (HuVassalLook *look,
         const char   *type,
         const char   *state,
         GHashTable   *properties)
{
  if (is_of (type, "emb2"))
    look_at_layer (look, type, state, properties);
  else if (is_of (type, "obs") || is_of (type, "conceal") || is_of (type, "hide"))
    {
      look->masked |= has_owner (state);
      look->hidden |= is_of (type, "hide") && has_owner (state);
    }
  else if (is_of (type, "prototype"))
    {
      g_autoptr(GPtrArray) fields = hu_vassal_split (type, ';', 2);

      g_ptr_array_add (look->prototypes, g_strdup (hu_vassal_token (fields, 1)));
    }
  else if (is_of (type, "basicName"))
    {
      g_autoptr(GPtrArray) fields = hu_vassal_split (type, ';', 2);

      put (&look->name, hu_vassal_token (fields, 1));
    }
}

HuVassalLook *
hu_vassal_look_new (const GPtrArray *types,
                    const GPtrArray *states,
                    GHashTable      *properties)
{
  HuVassalLook *look = g_new0 (HuVassalLook, 1);
  guint last = types->len - 1;

  look->prototypes = g_ptr_array_new_with_free_func (g_free);
  look->unnamed = g_ptr_array_new_with_free_func (g_free);
  look->marks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  look_at_basic (look, g_ptr_array_index (types, last), hu_vassal_token (states, last));
  /* Values first: a layer may follow one that stands further out. */
  for (guint i = 0; i < last; i++)
    {
      const char *type = g_ptr_array_index (types, i);

      if (g_str_has_prefix (type, "mark;"))
        look_at_marks (look, type, hu_vassal_token (states, i));
      else if (is_of (type, "PROP"))
        {
          g_autoptr(GPtrArray) fields = hu_vassal_split (type, ';', 2);

          g_hash_table_replace (look->marks, g_strdup (hu_vassal_token (fields, 1)), g_strdup (hu_vassal_token (states, i)));
        }
    }
  for (guint i = last; i > 0; i--)
    look_at (look, g_ptr_array_index (types, i - 1), hu_vassal_token (states, i - 1), properties);

  return look;
}

void
hu_vassal_look_free (HuVassalLook *look)
{
  g_free (look->gpid);
  g_free (look->basic);
  g_free (look->name);
  g_free (look->picture);
  g_free (look->face);
  g_ptr_array_unref (look->prototypes);
  g_ptr_array_unref (look->unnamed);
  g_hash_table_unref (look->marks);
  g_free (look);
}
