/*
 * The language of a sentence is the locale's.
 */
#include "config.h"

#include "hu-explain-language.h"

#include "hu-explain-private.h"

/**
 * hu_explain_begin_english:
 *
 * Turns translation off for this thread: JSON, and what an import writes into a game, are English
 * in every locale.
 *
 * Returns: the locale before, for hu_explain_end_english()
 */
locale_t
hu_explain_begin_english (void)
{
  locale_t before = uselocale ((locale_t) 0);

  uselocale (newlocale (LC_MESSAGES_MASK, "C", duplocale (before)));

  return before;
}

void
hu_explain_end_english (locale_t before)
{
  freelocale (uselocale (before));
}

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
 * _hu_trn:
 * @singular: the English text for one
 * @plural: the English text for any other number
 * @n: the number that decides; its sign does not matter
 *
 * Returns: (transfer none): the form that @n asks for
 */
const char *
_hu_trn (const char *singular,
         const char *plural,
         gint64      n)
{
  return g_dngettext (GETTEXT_PACKAGE, singular, plural, (gulong) ABS (n));
}
