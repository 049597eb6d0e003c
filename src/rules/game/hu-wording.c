/*
 * The texts of a game in other languages: keeping them, choosing one, finding a text in it.
 */
#include "hu-wording.h"

#include <string.h>

#include "hu-scenario.h"

static const char * const form_keys[HU_N_FORMS] = { "", "gen", "dat", "acc", "ins", "adj" };

const char *
hu_form_to_key (HuForm form)
{
  g_return_val_if_fail ((guint) form < HU_N_FORMS, NULL);

  return form_keys[form];
}

static void
wording_free (gpointer data)
{
  HuWording *wording = data;

  g_free (wording->text);
  for (guint form = 0; form < HU_N_FORMS; form++)
    g_free (wording->forms[form]);
  g_free (wording->extra);
  g_free (wording);
}

static void
language_free (HuLanguage *language)
{
  g_free (language->tag);
  g_hash_table_unref (language->by_text);
  g_ptr_array_unref (language->wordings);
  g_free (language);
}

HuLanguage *
hu_scenario_add_language (HuScenario *scenario,
                          const char *tag)
{
  HuLanguage *language;

  g_return_val_if_fail (scenario != NULL && tag != NULL, NULL);

  if (scenario->languages == NULL)
    scenario->languages = g_ptr_array_new_with_free_func ((GDestroyNotify) language_free);
  for (guint i = 0; i < scenario->languages->len; i++)
    {
      language = g_ptr_array_index (scenario->languages, i);
      if (strcmp (language->tag, tag) == 0)
        return language;
    }

  language = g_new (HuLanguage, 1);
  language->tag = g_strdup (tag);
  language->wordings = g_ptr_array_new_with_free_func (wording_free);
  language->by_text = g_hash_table_new (g_str_hash, g_str_equal);
  g_ptr_array_add (scenario->languages, language);

  return language;
}

HuWording *
hu_language_add_wording (HuLanguage *language,
                         const char *text,
                         const char *name)
{
  HuWording *wording;

  g_return_val_if_fail (language != NULL && text != NULL && name != NULL, NULL);

  if (g_hash_table_contains (language->by_text, text))
    return NULL;

  wording = g_new0 (HuWording, 1);
  wording->text = g_strdup (text);
  wording->forms[HU_FORM_NAME] = g_strdup (name);
  g_ptr_array_add (language->wordings, wording);
  g_hash_table_insert (language->by_text, wording->text, wording);

  return wording;
}

static HuLanguage *
find_language (const HuScenario *scenario,
               const char       *tag)
{
  for (guint i = 0; i < scenario->languages->len; i++)
    {
      HuLanguage *language = g_ptr_array_index (scenario->languages, i);
      g_autofree char *a = g_strdelimit (g_strdup (language->tag), "-", '_');
      g_autofree char *b = g_strdelimit (g_strdup (tag), "-", '_');

      /* Files may spell a tag "de-AT"; the system spells it "de_AT". */
      if (g_ascii_strcasecmp (a, b) == 0)
        return language;
    }

  return NULL;
}

/**
 * hu_scenario_choose_language:
 * @scenario: a scenario that is not shared yet
 * @tags: (nullable) (array zero-terminated=1): what the reader understands, the best first, each also in
 *   its shorter forms, as g_get_language_names() has them; %NULL: the game's own language
 *
 * Chooses the language in which hu_scenario_word() answers.
 */
void
hu_scenario_choose_language (HuScenario         *scenario,
                             const char * const *tags)
{
  g_return_if_fail (scenario != NULL);

  scenario->language = NULL;
  if (scenario->languages == NULL)
    return;

  for (guint i = 0; tags != NULL && tags[i] != NULL && scenario->language == NULL; i++)
    scenario->language = find_language (scenario, tags[i]);
}

const char *
hu_scenario_word_form (const HuScenario *scenario,
                       const char       *text,
                       HuForm            form)
{
  const HuWording *wording;

  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail ((guint) form < HU_N_FORMS, NULL);

  if (scenario->language == NULL || text == NULL)
    return NULL;

  wording = g_hash_table_lookup (scenario->language->by_text, text);
  if (wording == NULL || wording->forms[form] == NULL || wording->forms[form][0] == '\0')
    return NULL;

  return wording->forms[form];
}

const char *
hu_scenario_word (const HuScenario *scenario,
                  const char       *text)
{
  const char *word = hu_scenario_word_form (scenario, text, HU_FORM_NAME);

  return word != NULL ? word : text;
}
