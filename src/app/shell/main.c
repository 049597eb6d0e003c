/*
 * The program's beginning: sets up the language and runs the application.
 */
#include "config.h"

#include <gtk/gtk.h>

#include "hu-application.h"
#include "hu-explain.h"
#include "hu-save.h"

int
main (int   argc,
      char *argv[])
{
  g_autoptr(HuApplication) application = NULL;

  hu_explain_begin_language ();
  /* GTK would ask for the same locale again, and warn where that is not installed. */
  gtk_disable_setlocale ();
  g_set_application_name ("Hex Umpire");
  hu_save_outlive_limits ();

  application = hu_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
