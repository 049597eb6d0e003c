/*
 * The language of a sentence is the locale's.
 */
#include "config.h"

#include "hu-explain-language.h"

#include <locale.h>

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-explain-private.h"

/* Turns translation off for this thread: JSON, and what an import writes into a game, are English in every locale.
 * Returns the locale before, for hu_explain_end_english(). */
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

/* The locale that the environment asks for, by the order that POSIX gives its variables; NULL where it asks for none. */
static const char *
get_wanted_locale (void)
{
  static const char * const names[] = { "LC_ALL", "LC_MESSAGES", "LANG" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *locale = g_getenv (names[i]);

      if (locale != NULL && *locale != '\0')
        return locale;
    }

  return NULL;
}

/* The locale of a language is there only where somebody made it, and a minimal system or a container asks for none; then it
 * would be C, in which gettext translates nothing, whatever LANGUAGE says, and no letter beyond ASCII is printed.  C.UTF-8 is
 * everywhere.  Who asks for C gets it. */
static void
choose_locale (void)
{
  const char *wanted = get_wanted_locale ();
  const char *language = g_getenv ("LANGUAGE");

  /* NOLINTNEXTLINE(concurrency-mt-unsafe): there is no other thread yet */
  if (wanted != NULL && setlocale (LC_ALL, "") != NULL)
    return;

  /* NOLINTNEXTLINE(concurrency-mt-unsafe): there is no other thread yet */
  (void) setlocale (LC_ALL, "C.UTF-8");
  if (wanted != NULL && (language == NULL || *language == '\0'))
    (void) g_setenv ("LANGUAGE", wanted, TRUE);
}

/* Sets the locale that the environment asks for, or C.UTF-8 with its language where that locale is not there, and
 * tells gettext where the translations are: in the folder where they were installed or, before the program is
 * installed, in its build folder. Call it once, before there is a second thread. */
void
hu_explain_begin_language (void)
{
  static const char *places[] = { LOCALEDIR, BUILD_LOCALEDIR };
  const char *place = NULL;

  choose_locale ();
  for (guint i = 0; i < G_N_ELEMENTS (places) && place == NULL; i++)
    for (const char * const *name = g_get_language_names (); *name != NULL && place == NULL; name++)
      {
        g_autofree char *path = g_build_filename (places[i], *name, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

        if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
          place = places[i];
      }

  bindtextdomain (GETTEXT_PACKAGE, place != NULL ? place : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
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
