/*
 * Paths that stand in an SVG more than once: an area is filled, clips its hatching, and has a line round it, each with the same
 * path of many thousand characters.
 */
#include "config.h"

#include "hu-svg-compact.h"

#include <string.h>

/* A shorter one is not worth a definition of its own. */
#define PATH "<path([^>]*?) d=\"([^\"]{120,})\"([^>]*)/>"

typedef struct
{
  GHashTable *counts;  /* path → how often it stands there */
  GHashTable *numbers; /* path → number + 1 of its definition */
  GString    *defs;
  const char *prefix;
} Sharing;

static gboolean
replace (const GMatchInfo *match,
         GString          *result,
         gpointer          data)
{
  Sharing *self = data;
  g_autofree char *before = g_match_info_fetch (match, 1);
  g_autofree char *path = g_match_info_fetch (match, 2);
  g_autofree char *after = g_match_info_fetch (match, 3);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (self->numbers, path));

  if (GPOINTER_TO_UINT (g_hash_table_lookup (self->counts, path)) < 2)
    {
      g_string_append_printf (result, "<path%s d=\"%s\"%s/>", before, path, after);
      return FALSE;
    }

  if (number == 0)
    {
      number = g_hash_table_size (self->numbers) + 1;
      g_string_append_printf (self->defs, "<path id=\"%sd%u\" d=\"%s\"/>\n", self->prefix, number, path);
      g_hash_table_insert (self->numbers, g_steal_pointer (&path), GUINT_TO_POINTER (number));
    }
  g_string_append_printf (result, "<use href=\"#%sd%u\"%s%s/>", self->prefix, number, before, after);

  return FALSE;
}

/* Before all that uses them: behind the style sheet or, where there is none, the tag of the root.  NULL: there is no root. */
static const char *
find_place (const char *svg)
{
  const char *sheet = strstr (svg, "</style>"), *root = strstr (svg, "<svg");
  const char *end = root != NULL ? strchr (root, '>') : NULL;

  if (sheet != NULL)
    return sheet + strlen ("</style>");

  return end != NULL ? end + 1 : NULL;
}

char *
_hu_svg_share (const char *svg,
               const char *prefix)
{
  g_autoptr(GRegex) regex = g_regex_new (PATH, G_REGEX_OPTIMIZE, 0, NULL);
  Sharing self = { g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                   g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL), g_string_new ("<defs>\n"), prefix };
  g_autofree char *shared = NULL;
  const char *place;
  char *whole;
  g_autoptr(GMatchInfo) match = NULL;

  for (g_regex_match (regex, svg, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      char *path = g_match_info_fetch (match, 2);
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self.counts, path));

      g_hash_table_replace (self.counts, path, GUINT_TO_POINTER (n + 1));
    }
  shared = g_regex_replace_eval (regex, svg, -1, 0, 0, replace, &self, NULL);
  g_string_append (self.defs, "</defs>\n");
  place = find_place (shared);
  if (g_hash_table_size (self.numbers) == 0 || place == NULL)
    whole = g_strdup (svg);
  else
    whole = g_strdup_printf ("%.*s%s%s", (int) (place - shared), shared, self.defs->str, place);
  g_hash_table_unref (self.counts);
  g_hash_table_unref (self.numbers);
  g_string_free (self.defs, TRUE);

  return whole;
}

/* --- Letters --- */

typedef struct
{
  GHashTable *known; /* shape → id of the first letter that has it */
  GHashTable *same;  /* id → id of that one */
} Letters;

/* Keeps the first of each shape. */
static gboolean
keep_first (const GMatchInfo *match,
            GString          *result,
            gpointer          data)
{
  Letters *self = data;
  g_autofree char *whole = g_match_info_fetch (match, 0);
  g_autofree char *id = g_match_info_fetch (match, 2);
  g_autofree char *letter = g_match_info_fetch (match, 3);
  const char *first = g_hash_table_lookup (self->known, letter);

  if (first != NULL)
    {
      g_hash_table_insert (self->same, g_steal_pointer (&id), g_strdup (first));
      return FALSE;
    }

  g_hash_table_insert (self->known, g_steal_pointer (&letter), g_steal_pointer (&id));
  g_string_append (result, whole);

  return FALSE;
}

static gboolean
lead_to_first (const GMatchInfo *match,
               GString          *result,
               gpointer          data)
{
  Letters *self = data;
  g_autofree char *id = g_match_info_fetch (match, 1);
  const char *first = g_hash_table_lookup (self->same, id);

  g_string_append_printf (result, "<use href=\"#%s\"", first != NULL ? first : id);

  return FALSE;
}

char *
_hu_svg_share_letters (const char *page)
{
  /* Newer cairos write a letter as a group. */
  g_autoptr(GRegex) letters = g_regex_new ("<(symbol|g)(?: overflow=\"visible\")? id=\"([^\"]+)\">(\\s*<[^>]*/>\\s*)</\\1>",
                                           G_REGEX_OPTIMIZE, 0, NULL);
  g_autoptr(GRegex) uses = g_regex_new ("<use href=\"#([^\"]+)\"", G_REGEX_OPTIMIZE, 0, NULL);
  Letters self = { g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
                   g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free) };
  g_autofree char *fewer = g_regex_replace_eval (letters, page, -1, 0, 0, keep_first, &self, NULL);
  char *shared = g_regex_replace_eval (uses, fewer, -1, 0, 0, lead_to_first, &self, NULL);

  g_hash_table_unref (self.known);
  g_hash_table_unref (self.same);

  return shared;
}
