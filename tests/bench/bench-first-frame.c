/*
 * From the start of a process to the first frame on the screen: the Typhoon
 * map with its counters, against an empty window of the same library.
 *
 * Each run is a process of its own: this program started again with what it is
 * to show, which ends once its first frame was painted.
 */
#include "config.h"

#include <adwaita.h>
#include <stdlib.h>

#include "hu-application.h"
#include "hu-bench.h"
#include "hu-window.h"

typedef struct
{
  const char *program;
  const char *what;
  const char *file;
} Run;

static void
painted_cb (GdkFrameClock *clock,
            GtkWidget     *window)
{
  /* The frame of a window that shows a game has to have that game in it. */
  if (HU_IS_WINDOW (window) && hu_document_get_game (hu_window_get_document (HU_WINDOW (window))) == NULL)
    exit (3);

  /* As it stands on the screen, not in a queue on the way there. */
  gdk_display_sync (gtk_widget_get_display (window));
  exit (0);
}

static void
mapped_cb (GtkWidget *window)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb), window);
}

static void
window_added_cb (GtkApplication *application,
                 GtkWindow      *window)
{
  g_signal_connect (window, "map", G_CALLBACK (mapped_cb), NULL);
}

static void
activate_empty_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 820);
  gtk_window_present (GTK_WINDOW (window));
}

static int
show (const char *program,
      const char *what,
      const char *file)
{
  g_autoptr(GtkApplication) application = NULL;
  const char *arguments[] = { program, file, NULL };

  g_set_application_name ("Hex Umpire");
  if (g_str_equal (what, "--empty"))
    {
      application = GTK_APPLICATION (adw_application_new (APP_ID ".Empty", G_APPLICATION_NON_UNIQUE));
      g_signal_connect (application, "activate", G_CALLBACK (activate_empty_cb), NULL);
      arguments[1] = NULL;
    }
  else
    {
      application = GTK_APPLICATION (hu_application_new ());
      g_application_set_flags (G_APPLICATION (application),
                               G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
    }

  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
  g_application_run (G_APPLICATION (application), arguments[1] != NULL ? 2 : 1, (char **) arguments);

  return 4;
}

static void
run (gpointer data)
{
  const Run *self = data;
  const char *argv[] = { self->program, self->what, self->file, NULL };
  g_autoptr(GError) error = NULL;
  int status;

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, &error) ||
      !g_spawn_check_wait_status (status, &error))
    g_error ("%s %s: %s", self->program, self->what, error->message);
}

int
main (int   argc,
      char *argv[])
{
  Run typhoon = { argv[0], "--typhoon" }, empty = { argv[0], "--empty" };
  double ours, peer;

  if (argc > 2 && (g_str_equal (argv[1], "--typhoon") || g_str_equal (argv[1], "--empty")))
    return show (argv[0], argv[1], argv[2]);

  if (argc < 2)
    g_error ("%s FILE [--brief] [--seconds N]", argv[0]);

  /* The other arguments are for the bench. */
  typhoon.file = empty.file = argv[1];
  argv[1] = argv[0];
  argv++;
  argc--;
  hu_bench_init (&argc, &argv);
  hu_bench_medians (run, &typhoon, &ours, run, &empty, &peer);
  hu_bench_ratio ("first frame of Typhoon", ours, "first frame of an empty window", peer, 1 / 1.5);

  return hu_bench_finish ();
}
