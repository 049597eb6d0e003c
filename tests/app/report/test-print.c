/*
 * The print operation without any display: it writes the same pages as the
 * command line does.
 */
#include <string.h>

#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "hu-fixture.h"
#include "hu-print-operation.h"
#include "hu-print-settings.h"

static HuReport *
new_report (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101; s1 soviet 0301");
  g_autoptr(HuAdjudicator) adjudicator = hu_fixture_play (scenario, "move g1 0102; end-phase; note noted; end-phase");
  HuReportOptions options;

  options = (HuReportOptions) { hu_adjudicator_get_n_events (adjudicator), HU_SIDE_NONE, HU_PARTS_ALL };

  return hu_report_new (adjudicator, &options);
}

/* Runs a program of poppler's on @path. */
static char *
read_back (const char *program,
           const char *path,
           const char *last)
{
  const char *argv[] = { program, path, last, NULL };
  char *out;
  g_autofree char *err = NULL;
  g_autoptr(GError) error = NULL;
  int status;

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, &err, &status,
                               &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);

  return out;
}

static void
export_to (HuReport     *report,
           GtkPageSetup *setup,
           guint         columns,
           guint         rows,
           const char   *path)
{
  g_autoptr(HuPrintOperation) operation = hu_print_operation_new (report, columns, rows);
  g_autoptr(GError) error = NULL;

  gtk_print_operation_set_default_page_setup (GTK_PRINT_OPERATION (operation), setup);
  gtk_print_operation_set_show_progress (GTK_PRINT_OPERATION (operation), FALSE);
  gtk_print_operation_set_export_filename (GTK_PRINT_OPERATION (operation), path);
  g_assert_cmpint (gtk_print_operation_run (GTK_PRINT_OPERATION (operation), GTK_PRINT_OPERATION_ACTION_EXPORT, NULL,
                                            &error), ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
}

static void
check_paper (const char *name,
             guint       columns,
             guint       rows)
{
  g_autoptr(HuReport) report = new_report ();
  g_autoptr(GtkPageSetup) setup = gtk_page_setup_new ();
  GtkPaperSize *paper = gtk_paper_size_new (name);
  g_autofree char *folder = g_dir_make_tmp ("hex-umpire-print-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "printed.pdf", NULL);
  g_autofree char *info = NULL;
  g_autofree char *text = NULL;
  g_autofree char *want = NULL;
  g_autofree char *foot = NULL;
  g_autoptr(HuPages) pages = NULL;
  HuPageSetup page_setup;

  gtk_page_setup_set_paper_size_and_default_margins (setup, paper);
  gtk_paper_size_free (paper);
  export_to (report, setup, columns, rows, path);

  hu_print_settings_fill (setup, &page_setup);
  page_setup.poster_columns = columns;
  page_setup.poster_rows = rows;
  pages = hu_pages_new (report, &page_setup);
  info = read_back ("pdfinfo", path, NULL);
  want = g_strdup_printf ("Pages:           %u\n", hu_pages_get_n (pages));
  g_assert_nonnull (strstr (info, want));
  text = read_back ("pdftotext", path, "-");
  foot = g_strdup_printf ("Page %u of %u", hu_pages_get_n (pages), hu_pages_get_n (pages));
  g_assert_nonnull (strstr (text, foot));
  g_assert_nonnull (strstr (text, "noted"));

  g_remove (path);
  g_rmdir (folder);
}

static void
test_a4 (void)
{
  check_paper (GTK_PAPER_NAME_A4, 1, 1);
}

static void
test_letter (void)
{
  check_paper (GTK_PAPER_NAME_LETTER, 1, 1);
}

static void
test_poster (void)
{
  check_paper (GTK_PAPER_NAME_A4, 2, 2);
}

/* A slip on which no page of ours fits is no reason to fail. */
static void
test_slip (void)
{
  check_paper ("custom_slip_60x90mm", 1, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_unsetenv ("DISPLAY");
  g_unsetenv ("WAYLAND_DISPLAY");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/print/a4", test_a4);
  g_test_add_func ("/print/letter", test_letter);
  g_test_add_func ("/print/poster", test_poster);
  g_test_add_func ("/print/slip", test_slip);

  return g_test_run ();
}
