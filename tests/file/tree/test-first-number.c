/*
 * The first number that a process reads.  GLib makes the locale for numbers then, and where two threads do so at the
 * same moment, the one that waits finds an errno left behind: once in some hundred starts on a busy machine the program
 * refused a game for "56 is not a whole number".  Here making the locale leaves that errno behind every time.
 */
/* For RTLD_NEXT. */
#define _GNU_SOURCE

#include "config.h"

#include <dlfcn.h>
#include <errno.h>
#include <locale.h>
#include <string.h>

#include "hu-json-text.h"

static guint n_locales;

locale_t
newlocale (int         category_mask,
           const char *locale,
           locale_t    base)
{
  locale_t (*next) (int, const char *, locale_t);
  gpointer symbol = dlsym (RTLD_NEXT, "newlocale");
  locale_t made;

  /* ISO C has no cast from an object to a function. */
  memcpy (&next, &symbol, sizeof next);
  made = next (category_mask, locale, base);
  n_locales++;
  errno = EAGAIN;

  return made;
}

typedef struct
{
  guint    n_locales;
  gboolean is_whole;
  gint64   number;
} First;

static void
test_first (gconstpointer data)
{
  const First *first = data;

  g_assert_cmpuint (first->n_locales, >, 0);
  g_assert_true (first->is_whole);
  g_assert_cmpint (first->number, ==, 56);
}

typedef struct
{
  const char *text;
  gboolean    is_whole;
  gint64      number;
} WholeCase;

static const WholeCase whole_cases[] = {
  { "0", TRUE, 0 },
  { "-0", TRUE, 0 },
  { "9223372036854775807", TRUE, G_MAXINT64 },
  { "-9223372036854775808", TRUE, G_MININT64 },
  { "9223372036854775808", FALSE },
  { "-9223372036854775809", FALSE },
  { "", FALSE },
  { "-", FALSE },
  { "--1", FALSE },
  { "+1", FALSE },
  { " 1", FALSE },
  { "1 ", FALSE },
  { "1.0", FALSE },
  { "1e3", FALSE },
  { "0x1", FALSE },
};

static void
test_whole (gconstpointer data)
{
  const WholeCase *test = data;
  gint64 number = 0;

  g_assert_cmpint (hu_json_read_whole (test->text, &number), ==, test->is_whole);
  if (test->is_whole)
    g_assert_cmpint (number, ==, test->number);
}

int
main (int   argc,
      char *argv[])
{
  First first = { .number = 0 };

  /* GLib's own functions for tests read numbers too. */
  n_locales = 0;
  first.is_whole = hu_json_read_whole ("56", &first.number);
  first.n_locales = n_locales;

  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/first-number/any-errno", &first, test_first);
  for (guint i = 0; i < G_N_ELEMENTS (whole_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/first-number/whole/“%s”", whole_cases[i].text);

      g_test_add_data_func (path, &whole_cases[i], test_whole);
    }

  return g_test_run ();
}
