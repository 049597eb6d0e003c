/*
 * The words about a position beside a game.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-import-match.h"

#define NAMED_MOST 4

char *
hu_import_match_word (const HuImportMatch *self)
{
  GString *text = g_string_new (NULL);
  guint n_all = self->n_found + self->n_missing;

  /* Translators: how many units of the game were found in a file, and how many there are. */
  g_string_append_printf (text, ngettext ("%1$u of %2$u unit found", "%1$u of %2$u units found", n_all), self->n_found, n_all);
  if (self->n_missing > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, ngettext ("%u is not in the file", "%u are not in the file", self->n_missing),
                              self->n_missing);
    }
  if (self->n_nobody > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, ngettext ("%u counter is nobody’s", "%u counters are nobody’s", self->n_nobody),
                              self->n_nobody);
    }
  if (self->n_elsewhere > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, ngettext ("%u counter is in a hex that this map does not have",
                                              "%u counters are in hexes that this map does not have", self->n_elsewhere),
                              self->n_elsewhere);
    }
  g_string_append_c (text, '.');

  return g_string_free (text, FALSE);
}

char *
hu_import_match_word_start (const HuImportMatch *self,
                            const HuState       *state)
{
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *names = NULL;

  for (guint i = 0; i < self->pairs->len; i++)
    {
      const HuMatchPair *pair = &g_array_index (self->pairs, HuMatchPair, i);

      if (pair->unit != HU_UNIT_NONE && pair->start != HU_HEX_NONE && state->unit_hex[pair->unit] != pair->start)
        g_array_append_val (units, pair->unit);
    }
  if (units->len == 0)
    return NULL;

  names = hu_explain_units (state->scenario, units, NAMED_MOST);

  /* Translators: how many units, their names (some of them). */
  return g_strdup_printf (ngettext ("At the beginning of the log, %1$u unit stands elsewhere than in the game: %2$s.",
                                    "At the beginning of the log, %1$u units stand elsewhere than in the game: %2$s.",
                                    units->len), units->len, names);
}

/* Adds a part of the sentence where there is something of it. */
static void
add_part (GString    *text,
          const char *words,
          guint       n)
{
  if (n > 0)
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", words);
}

char *
hu_import_match_word_changes (const HuImportMatch *self,
                              const HuState       *state)
{
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *moved = NULL, *placed = NULL, *gone = NULL, *names = NULL;
  guint n_moved = 0, n_placed = 0, n_gone = self->gone->len;

  for (guint i = 0; i < self->pairs->len; i++)
    {
      const HuMatchPair *pair = &g_array_index (self->pairs, HuMatchPair, i);

      if (pair->unit == HU_UNIT_NONE || pair->at == HU_HEX_NONE || state->unit_hex[pair->unit] == pair->at)
        continue;
      n_moved += state->unit_status[pair->unit] == HU_UNIT_ON_MAP;
      n_placed += state->unit_status[pair->unit] == HU_UNIT_WAITING;
    }
  if (n_moved + n_placed + n_gone == 0)
    return NULL;

  /* Translators: parts of one sentence, as "4 units moved, 2 come, 1 gone: 6 Pz." */
  moved = g_strdup_printf (ngettext ("%u unit moved", "%u units moved", n_moved), n_moved);
  placed = g_strdup_printf (ngettext ("%u unit comes onto the map", "%u units come onto the map", n_placed), n_placed);
  names = hu_explain_units (state->scenario, self->gone, NAMED_MOST);
  /* Translators: how many units are not there any more, and which. */
  gone = g_strdup_printf (ngettext ("%1$u gone: %2$s", "%1$u gone: %2$s", n_gone), n_gone, names);
  add_part (text, moved, n_moved);
  add_part (text, placed, n_placed);
  add_part (text, gone, n_gone);
  g_string_append_c (text, '.');

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The counters that are nobody's and worth a word; (element-type guint). */
static GArray *
list_strange (const HuImportMatch *self,
              gboolean             left)
{
  GArray *counters = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->pairs->len; i++)
    {
      const HuMatchPair *pair = &g_array_index (self->pairs, HuMatchPair, i);

      if (pair->unit == HU_UNIT_NONE && pair->by == HU_MATCH_NOBODY && pair->strange && pair->left == left)
        g_array_append_val (counters, pair->counter);
    }

  return counters;
}

char *
hu_import_match_word_strange (const HuImportMatch *self,
                              const HuImport      *import)
{
  g_autoptr(GArray) strange = list_strange (self, FALSE);
  g_autoptr(GArray) left = list_strange (self, TRUE);
  g_autofree char *strange_names = hu_explain_units (import->scenario, strange, NAMED_MOST);
  g_autofree char *left_names = hu_explain_units (import->scenario, left, NAMED_MOST);
  g_autoptr(GString) text = g_string_new (NULL);

  if (strange->len + left->len == 0)
    return NULL;

  if (strange->len > 0)
    /* Translators: how many counters of a save, their names (some of them). */
    g_string_append_printf (text, ngettext ("%1$u counter there is not a unit of this game: %2$s.",
                                            "%1$u counters there are not units of this game: %2$s.", strange->len),
                            strange->len, strange_names);
  if (strange->len > 0 && left->len > 0)
    g_string_append_c (text, ' ');
  if (left->len > 0)
    /* Translators: how many counters of a save, their names (some of them); here their units are eliminated or withdrawn. */
    g_string_append_printf (text, ngettext ("%1$u unit that is there has left this game for good: %2$s.",
                                            "%1$u units that are there have left this game for good: %2$s.", left->len),
                            left->len, left_names);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
