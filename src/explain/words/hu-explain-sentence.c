/*
 * Sentences in which a name stands in the form that the sentence asks for.
 *
 * The English sentences need one form of a name only.  A translation says behind a hole or in a part which form it needs
 * there: "Sieg %s{gen}", "Sieg {side:gen}".  A game may give the forms of its names; for a side without them the catalogue
 * has a wording that leaves the name as it is: "der Seite German"; so it has for a place, and for the end of a list.
 */
#include "config.h"

#include <string.h>

#include "hu-explain-private.h"
#include "hu-sentence.h"

static const char * const marks[HU_N_FORMS] = { "{nom}", "{gen}", "{dat}", "{acc}", "{ins}", "{adj}" };

/* Returns the pattern of a side's name within a sentence; NULL: there is none for that form.  @formed: the game gives
 * the forms that the pattern may name. */
static const char *
get_pattern (HuForm   form,
             gboolean formed)
{
  switch (form)
    {
    /* Translators: how a side is called within a sentence, in each case.  {name}, {gen}, {dat}, {acc}, {ins} and {adj}
     * are forms that a game can give for the name; use whichever you need, and see po/README.md. */
    case HU_FORM_NAME:
      return formed ? C_("side with forms, nominative", "{name}") : C_("side, nominative", "{name}");
    case HU_FORM_GENITIVE:
      return formed ? C_("side with forms, genitive", "{name}") : C_("side, genitive", "{name}");
    case HU_FORM_DATIVE:
      return formed ? C_("side with forms, dative", "{name}") : C_("side, dative", "{name}");
    case HU_FORM_ACCUSATIVE:
      return formed ? C_("side with forms, accusative", "{name}") : C_("side, accusative", "{name}");
    case HU_FORM_INSTRUMENTAL:
      return formed ? C_("side with forms, instrumental", "{name}") : C_("side, instrumental", "{name}");
    case HU_FORM_ADJECTIVE:
      return formed ? C_("side with forms, adjective", "{name}") : C_("side, adjective", "{name}");
    case HU_N_FORMS:
      break;
    }

  g_return_val_if_reached ("{name}");
}

/* Returns @pattern with the forms of @text in it; NULL where the game lacks one; (transfer full). */
static char *
fill (const HuScenario *scenario,
      const char       *text,
      const char       *name,
      const char       *pattern)
{
  g_autoptr(GString) filled = g_string_new (pattern);

  for (guint form = HU_FORM_NAME + 1; form < HU_N_FORMS; form++)
    {
      const char *word = hu_scenario_word_form (scenario, text, form);

      if (strstr (filled->str, marks[form]) == NULL)
        continue;
      if (word == NULL)
        return NULL;
      g_string_replace (filled, marks[form], word, 0);
    }
  g_string_replace (filled, "{name}", name, 0);

  return g_string_free (g_steal_pointer (&filled), FALSE);
}

static char *
dup_side (const HuScenario *scenario,
          HuSide            side,
          HuForm            form)
{
  const char *text = scenario->sides[side].name;
  const char *name = _hu_side_name (scenario, side);
  char *filled = scenario->language != NULL ? fill (scenario, text, name, get_pattern (form, TRUE)) : NULL;

  return filled != NULL ? filled : fill (scenario, text, name, get_pattern (form, FALSE));
}

/* Takes @name from the end of @text; also where it begins with a capital there. */
static gboolean
take_end (GString    *text,
          const char *name)
{
  g_autofree char *capital = hu_explain_capitalized (name);
  gsize length = 0;

  if (name[0] != '\0' && g_str_has_suffix (text->str, name))
    length = strlen (name);
  else if (name[0] != '\0' && g_str_has_suffix (text->str, capital))
    length = strlen (capital);
  g_string_truncate (text, text->len - length);

  return length > 0;
}

static gboolean
begins_sentence (const GString *text)
{
  return text->len == 0 || g_str_has_suffix (text->str, ". ") || g_str_has_suffix (text->str, "\n");
}

/* Puts the side at the end of @text into that form. */
static gboolean
inflect_side (const HuScenario *scenario,
              GString          *text,
              HuForm            form)
{
  gboolean longer = strlen (_hu_side_name (scenario, HU_SIDE_SECOND)) > strlen (_hu_side_name (scenario, HU_SIDE_FIRST));

  for (guint i = 0; i < HU_N_SIDES; i++)
    {
      HuSide side = (HuSide) (longer ? HU_SIDE_SECOND - i : i);

      if (take_end (text, _hu_side_name (scenario, side)))
        {
          g_autofree char *phrase = dup_side (scenario, side, form);
          g_autofree char *capital = hu_explain_capitalized (phrase);

          g_string_append (text, begins_sentence (text) ? capital : phrase);
          return TRUE;
        }
    }

  return FALSE;
}

/* Returns the pattern of the name of a place, to which the game gives no such form. */
static const char *
get_place_pattern (HuForm form)
{
  switch (form)
    {
    /* Translators: how a place is called within a sentence, in each case, where the game does not give its name in that
     * case; see po/README.md. */
    case HU_FORM_GENITIVE:
      return C_("place, genitive", "{name}");
    case HU_FORM_DATIVE:
      return C_("place, dative", "{name}");
    case HU_FORM_ACCUSATIVE:
      return C_("place, accusative", "{name}");
    case HU_FORM_INSTRUMENTAL:
      return C_("place, instrumental", "{name}");
    case HU_FORM_NAME:
    case HU_FORM_ADJECTIVE:
    case HU_N_FORMS:
      break;
    }

  return "{name}";
}

static void
inflect_place (const HuScenario *scenario,
               GString          *text,
               HuForm            form)
{
  const char *found = "";

  for (guint i = 0; i < scenario->map->places->len; i++)
    {
      const char *name = _hu_place_name (scenario, i);

      if (g_str_has_suffix (text->str, name) && strlen (name) > strlen (found))
        found = name;
    }

  if (take_end (text, found))
    {
      g_autofree char *phrase = fill (scenario, found, found, get_place_pattern (form));

      g_string_append (text, phrase);
    }
}

/* The same for any other name, in the form that the game gives for it. */
static void
inflect_name (const HuScenario *scenario,
              GString          *text,
              HuForm            form)
{
  const HuWording *found = NULL;

  for (guint i = 0; scenario->language != NULL && i < scenario->language->wordings->len; i++)
    {
      const HuWording *wording = g_ptr_array_index (scenario->language->wordings, i);

      if (wording->forms[form] != NULL && g_str_has_suffix (text->str, wording->forms[HU_FORM_NAME]) &&
          (found == NULL || strlen (wording->forms[HU_FORM_NAME]) > strlen (found->forms[HU_FORM_NAME])))
        found = wording;
    }

  if (found != NULL && take_end (text, found->forms[HU_FORM_NAME]))
    g_string_append (text, found->forms[form]);
  else
    inflect_place (scenario, text, form);
}

/* Puts the end of a list that is cut short, "7 Pz and 5 more", into that form. */
static gboolean
inflect_rest (GString *text,
              HuForm   form)
{
  /* Translators: the last word of a list that is cut short, "%s and %u more", where it is a word that changes with the
   * case; else leave it as it is. */
  if (form != HU_FORM_DATIVE || !take_end (text, C_("end of a list", "more")))
    return FALSE;

  /* Translators: that word in the dative: "an 6 Pz und 5 weiteren". */
  g_string_append (text, C_("end of a list, dative", "more"));

  return TRUE;
}

gint
_hu_find_form (const char *text)
{
  for (guint form = 0; form < HU_N_FORMS; form++)
    if (strncmp (text, marks[form] + 1, strlen (marks[form]) - 1) == 0)
      return (gint) form;

  return -1;
}

void
_hu_inflect (const HuScenario *scenario,
             GString          *text,
             HuForm            form)
{
  if (!inflect_rest (text, form) && !inflect_side (scenario, text, form))
    inflect_name (scenario, text, form);
}

char *
hu_explain_sentence (const HuScenario *scenario,
                     const char       *format,
                     ...)
{
  g_autofree char *plain = NULL;
  GString *text;
  va_list args;

  va_start (args, format);
  plain = g_strdup_vprintf (format, args);
  va_end (args);
  if (strchr (format, '{') == NULL)
    return g_steal_pointer (&plain);

  text = g_string_new (NULL);
  for (const char *p = plain; *p != '\0';)
    {
      gint form = *p == '{' ? _hu_find_form (p + 1) : -1;

      if (form < 0)
        {
          g_string_append_c (text, *p++);
          continue;
        }
      _hu_inflect (scenario, text, (HuForm) form);
      p += strlen (marks[form]);
    }

  return g_string_free (text, FALSE);
}

/* The word that the file translates @id by, else the words that @id is made of. */
char *
hu_explain_item (const HuScenario *scenario,
                 const char       *id)
{
  const char *word;
  g_autofree char *words = NULL;

  g_return_val_if_fail (scenario != NULL && id != NULL, NULL);

  word = hu_scenario_word_form (scenario, id, HU_FORM_NAME);
  if (word != NULL)
    return hu_explain_capitalized (word);

  words = g_strdelimit (g_strdup (id), "-_", ' ');
  return hu_explain_capitalized (words);
}
