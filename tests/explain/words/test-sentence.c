/*
 * Names in sentences: the form that a translation asks for, taken from the game, or else from the catalogue.
 */
#include "hu-explain.h"
#include "hu-named.h"

static const char * const tags[] = { "xx", NULL };

static void
give (HuLanguage *language,
      const char *text,
      const char *name,
      const char *genitive)
{
  HuWording *wording = hu_language_add_wording (language, text, name);

  wording->has_forms = TRUE;
  wording->forms[HU_FORM_GENITIVE] = g_strdup (genitive);
}

static HuScenario *
make_scenario (void)
{
  HuScenario *scenario = hu_named_corridor ("");
  HuLanguage *language = hu_scenario_add_language (scenario, "xx");

  give (language, "German", "Deutsche", "Deutschen");
  hu_language_add_wording (language, "Soviet", "sowjets");
  give (language, "Moscow", "Москва", "Москвы");
  hu_scenario_choose_language (scenario, tags);

  return scenario;
}

typedef struct
{
  const char *name;
  const char *format;
  const char *first;
  const char *second;
  const char *sentence;
} SentenceCase;

static const SentenceCase cases[] = {
  { "no-mark", "Sieg: %s, %s", "Deutsche", "sowjets", "Sieg: Deutsche, sowjets" },
  { "name-alone", "%s{nom} siegt über %s", "Deutsche", "sowjets", "Deutsche siegt über sowjets" },
  { "place", "коридор %s{gen}, %s", "Москва", "3", "коридор Москвы, 3" },
  { "form-that-the-game-lacks", "по %s{dat}, %s", "Москва", "3", "по Москва, 3" },
  { "no-name-of-the-game", "до %s{gen}, %s", "Тула", "3", "до Тула, 3" },
  { "other-braces", "%s {x} %s{nom}", "a", "Deutsche", "a {x} Deutsche" },
  { "capital-at-the-beginning", "%s. %s{nom} siegt", "Ende", "sowjets", "Ende. Sowjets siegt" },
};

static void
test_sentence (gconstpointer data)
{
  const SentenceCase *test = data;
  g_autoptr(HuScenario) scenario = make_scenario ();
  g_autofree char *sentence = NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  sentence = hu_explain_sentence (scenario, test->format, test->first, test->second);
#pragma GCC diagnostic pop
  g_assert_cmpstr (sentence, ==, test->sentence);
}

/* A game without translations reads its names as they are. */
static void
test_untranslated (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("");
  g_autofree char *sentence = hu_explain_sentence (scenario, "%s{gen} front", "German");

  g_assert_cmpstr (sentence, ==, "German front");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/sentence/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_sentence);
    }
  g_test_add_func ("/sentence/untranslated", test_untranslated);

  return g_test_run ();
}
