/*
 * The language of a sentence: the locale's for people, English for JSON.
 */
#include "config.h"

#include "hu-explain-private.h"

#include <glib/gi18n-lib.h>

/**
 * hu_explain_bind_words:
 *
 * Tells gettext where the translations are: in the folder where they were installed or, before
 * the program is installed, in its build folder.  Call it once, after setlocale().
 */
void
hu_explain_bind_words (void)
{
  static const char *places[] = { LOCALEDIR, BUILD_LOCALEDIR };
  const char *place = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (places) && place == NULL; i++)
    for (const char * const *name = g_get_language_names (); *name != NULL && place == NULL; name++)
      {
        g_autofree char *path = g_build_filename (places[i], *name, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

        if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
          place = places[i];
      }

  bindtextdomain (GETTEXT_PACKAGE, place != NULL ? place : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
}

/*
 * _hu_tr:
 * @lang: the locale's language, or English
 * @text: the English text; this call marks it for translation
 *
 * Returns: (transfer none): @text, translated for %HU_LANG_LOCALE
 */
const char *
_hu_tr (HuLang      lang,
        const char *text)
{
  switch (lang)
    {
    case HU_LANG_LOCALE:
      return g_dgettext (GETTEXT_PACKAGE, text);
    case HU_LANG_ENGLISH:
      break;
    }

  return text;
}

/*
 * _hu_trn:
 * @lang: the locale's language, or English
 * @singular: the English text for one
 * @plural: the English text for any other number
 * @n: the number that decides; its sign does not matter
 *
 * Returns: (transfer none): the form that @n asks for
 */
const char *
_hu_trn (HuLang      lang,
         const char *singular,
         const char *plural,
         gint64      n)
{
  gulong count = (gulong) ABS (n);

  switch (lang)
    {
    case HU_LANG_LOCALE:
      return g_dngettext (GETTEXT_PACKAGE, singular, plural, count);
    case HU_LANG_ENGLISH:
      break;
    }

  return count == 1 ? singular : plural;
}

/*
 * _hu_trc:
 * @lang: the locale's language, or English
 * @context: the context that tells apart equal English texts of different meaning
 * @text: the English text
 *
 * Returns: (transfer none): @text, translated for %HU_LANG_LOCALE
 */
const char *
_hu_trc (HuLang      lang,
         const char *context,
         const char *text)
{
  switch (lang)
    {
    case HU_LANG_LOCALE:
      return g_dpgettext2 (GETTEXT_PACKAGE, context, text);
    case HU_LANG_ENGLISH:
      break;
    }

  return text;
}
