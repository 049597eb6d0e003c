/*
 * The program's beginning: sets up the language and runs the application.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

#include "hu-application.h"
#include "hu-explain.h"

int
main (int   argc,
      char *argv[])
{
  g_autoptr(HuApplication) application = NULL;

  /* Where the locale is none that is here, it stays C. */
  /* NOLINTNEXTLINE(concurrency-mt-unsafe): there is no other thread yet */
  (void) setlocale (LC_ALL, "");
  hu_explain_bind_words ();
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name ("Hex Umpire");

  application = hu_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
