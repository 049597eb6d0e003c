/*
 * How a counter of VASL is called by the players, and what its name says of its state.
 *
 * A name is put together from layers: "broken 4-6-7 1sq", "StuG IIIG vca3 BU".  States stand in front of it or behind it.
 */
#include "config.h"

#include "hu-vasl-work.h"

#include <string.h>

/* States; those that the rules of victory do not ask for have 0. */
static const struct
{
  const char *word;
  guint       states;
} state_words[] = {
  { "broken", HU_STATE_BROKEN }, { "brk", HU_STATE_BROKEN }, { "berserk", HU_STATE_BERSERK }, { "wnd", HU_STATE_WOUNDED },
  { "wnd.", HU_STATE_WOUNDED }, { "wounded", HU_STATE_WOUNDED }, { "stun", HU_STATE_STUNNED }, { "stunned", HU_STATE_STUNNED },
  { "fanatic", 0 }, { "heroic", 0 }, { "striped", 0 }, { "cx", 0 }, { "pin", 0 }, { "pinned", 0 }, { "ti", 0 },
  { "malf", 0 }, { "lmbd", 0 }, { "lmbr", 0 }, { "dismantled", 0 },
};

gboolean
_hu_vasl_has_word (const char *text,
                   const char *word)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_ascii_strcasecmp (words[i], word) == 0)
      return TRUE;

  return FALSE;
}

/* "vca3", "tca4/5": the covered arc of a hull or turret. */
static gboolean
is_arc (const char *word)
{
  const char *arc = strstr (word, "ca");

  while (arc != NULL && !g_ascii_isdigit (arc[2]))
    arc = strstr (arc + 1, "ca");

  return arc != NULL && arc - word <= 3 && strspn (arc + 2, "123456/") == strlen (arc + 2);
}

/* A vehicle with an armored crew shows whether its hatches are shut. */
static gboolean
is_hatch (const char *word)
{
  return g_str_equal (word, "BU") || g_str_equal (word, "CE");
}

/* Takes what @word says; FALSE: it is a part of the name. */
static gboolean
take_state (HuVaslCounter *self,
            const char    *word,
            gboolean       behind)
{
  for (guint i = 0; i < G_N_ELEMENTS (state_words); i++)
    if (g_ascii_strcasecmp (word, state_words[i].word) == 0)
      {
        self->states |= state_words[i].states;
        return TRUE;
      }
  if (!behind || (!is_arc (word) && !is_hatch (word)))
    return FALSE;
  self->hull |= g_str_has_prefix (word, "vca");
  self->hatches |= is_hatch (word);

  return TRUE;
}

/* A list of names may be shorter than that of the pictures: what it says of one level then holds for all. */
static void
take_layers (HuVaslCounter *self)
{
  for (guint i = 0; i < self->look->unnamed->len; i++)
    {
      g_auto(GStrv) words = g_strsplit_set (g_ptr_array_index (self->look->unnamed, i), " +", -1);

      for (guint j = 0; words[j] != NULL; j++)
        take_state (self, words[j], TRUE);
    }
}

/* "+ crew CE, pass BU" speaks of the passengers, too. */
static void
cut_passengers (HuVaslCounter *self,
                GString       *name)
{
  static const char said[] = " crew CE, pass BU";

  if (!g_str_has_suffix (name->str, said))
    return;
  g_string_truncate (name, name->len - strlen (said));
  self->hatches = TRUE;
}

void
_hu_vasl_read_name (HuVaslCounter *self)
{
  const char *shown = self->look->name[0] != '\0' ? self->look->name : self->look->basic;
  g_autoptr(GString) name = g_string_new (shown);
  g_auto(GStrv) all = NULL;
  g_autoptr(GPtrArray) words = g_ptr_array_new ();
  g_autofree char *joined = NULL;
  guint first = 0;

  g_string_replace (name, "\\+", "+", 0);
  cut_passengers (self, name);
  all = g_strsplit_set (name->str, " ", -1);
  for (guint i = 0; all[i] != NULL; i++)
    if (all[i][0] != '\0')
      g_ptr_array_add (words, all[i]);
  while (words->len > 1 && take_state (self, g_ptr_array_index (words, words->len - 1), TRUE))
    g_ptr_array_set_size (words, (gint) words->len - 1);
  while (first + 1 < words->len && take_state (self, g_ptr_array_index (words, first), FALSE))
    first++;
  g_ptr_array_add (words, NULL);
  joined = g_strjoinv (" ", (char **) words->pdata + first);
  self->name = hu_import_clean (joined);
  take_layers (self);
}
