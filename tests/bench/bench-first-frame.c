/*
 * From the start of a process to the first frame on the screen: the Typhoon
 * map with its counters, and the start page, against an empty window of the same library;
 * and the memory that each has once it rests.
 *
 * Each run is a process of its own: this program started again with what it is
 * to show, which says when its first frame was painted, and ends.  Told to stay, it ends after a while
 * and says how much memory it has.
 */
#include "config.h"

#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hu-application.h"
#include "hu-bench.h"
#include "hu-window.h"

typedef struct
{
  const char *program;
  const char *what;
  const char *file;
} Run;

#define STAY_SECONDS 3 /* until nothing is drawn or read any more */

static gboolean stays;
static gboolean has_file;

/* Resident memory in kilobytes, libraries included. */
static guint64
read_memory (void)
{
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return 0;
  line = strstr (status, "VmRSS:");

  return line != NULL ? g_ascii_strtoull (line + strlen ("VmRSS:"), NULL, 10) : 0;
}

static gboolean
leave_cb (gpointer data)
{
  printf ("%" G_GUINT64_FORMAT "\n", read_memory ());
  fflush (stdout);
  _exit (0);
}

static void
painted_cb (GdkFrameClock *clock,
            GtkWidget     *window)
{
  /* The frame of a window that shows a game has to have that game in it. */
  if (has_file && HU_IS_WINDOW (window) && hu_document_get_game (hu_window_get_document (HU_WINDOW (window))) == NULL)
    exit (3);

  /* As it stands on the screen, not in a queue on the way there. */
  gdk_display_sync (gtk_widget_get_display (window));
  if (!stays)
    {
      puts ("painted");
      fflush (stdout);
      exit (0);
    }
  g_signal_handlers_disconnect_by_func (clock, painted_cb, window);
  g_timeout_add_seconds (STAY_SECONDS, leave_cb, NULL);
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

  has_file = g_str_equal (what, "--typhoon");
  stays = g_getenv ("HU_BENCH_STAYS") != NULL;
  if (!has_file)
    arguments[1] = NULL;
  g_set_application_name ("Hex Umpire");
  if (g_str_equal (what, "--empty"))
    {
      application = GTK_APPLICATION (adw_application_new (APP_ID ".Empty", G_APPLICATION_NON_UNIQUE));
      g_signal_connect (application, "activate", G_CALLBACK (activate_empty_cb), NULL);
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

/* The clock stops when the frame is painted: how long the process then takes to end, nobody waits for. */
static void
run (gpointer data)
{
  const Run *self = data;
  g_autoptr(GError) error = NULL;
  gint64 began = g_get_monotonic_time ();
  g_autoptr(GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, self->program, self->what,
                                                     self->file, NULL);
  char word[8];

  if (process == NULL || g_input_stream_read (g_subprocess_get_stdout_pipe (process), word, sizeof word, NULL, &error) < 0)
    g_error ("%s %s: %s", self->program, self->what, error->message);
  hu_bench_say ((double) (g_get_monotonic_time () - began) / G_USEC_PER_SEC);

  if (!g_subprocess_wait_check (process, NULL, &error))
    g_error ("%s %s: %s", self->program, self->what, error->message);
}

static void
compare (const char *what,
         Run        *shown,
         Run        *empty)
{
  double ours, peer;

  hu_bench_medians (run, shown, &ours, run, empty, &peer);
  hu_bench_note ("%s: %.1f ms, of an empty window: %.1f ms", what, ours * 1000, peer * 1000);
  hu_bench_quantity (what, ours / peer, "an empty window's", 1.5);
}

/* Kilobytes that the window has at rest. */
static double
measure_memory (const Run *self)
{
  const char *argv[] = { self->program, self->what, self->file, NULL };
  g_autofree char *said = NULL;
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) environment = g_environ_setenv (g_get_environ (), "HU_BENCH_STAYS", "1", TRUE);

  if (!g_spawn_sync (NULL, (char **) argv, environment, G_SPAWN_DEFAULT, NULL, NULL, &said, NULL, NULL, &error))
    g_error ("%s %s: %s", self->program, self->what, error->message);

  return g_ascii_strtod (said, NULL);
}

int
main (int   argc,
      char *argv[])
{
  Run typhoon = { argv[0], "--typhoon" }, start = { argv[0], "--start" }, empty = { argv[0], "--empty" };
  double least;

  if (argc > 2 && (g_str_equal (argv[1], "--typhoon") || g_str_equal (argv[1], "--start") || g_str_equal (argv[1], "--empty")))
    return show (argv[0], argv[1], argv[2]);

  if (argc < 2)
    g_error ("%s FILE [--brief] [--seconds N]", argv[0]);

  /* On a desktop each window asks whether it can draw by GL, the empty one as well; the tests' display forbids it. */
  g_unsetenv ("GDK_DEBUG");
  g_unsetenv ("GDK_DISABLE");
  /* The other arguments are for the bench. */
  typhoon.file = start.file = empty.file = argv[1];
  argv[1] = argv[0];
  argv++;
  argc--;
  hu_bench_init (&argc, &argv);
  compare ("first frame of Typhoon", &typhoon, &empty);
  compare ("first frame of the start page", &start, &empty);
  least = measure_memory (&empty);
  hu_bench_quantity ("memory of the window on Typhoon", measure_memory (&typhoon) / least, "an empty window's", 1.5);
  hu_bench_quantity ("memory of the start page", measure_memory (&start) / least, "an empty window's", 1.5);

  return hu_bench_finish ();
}
