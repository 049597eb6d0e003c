/*
 * How long the report of a recorded game takes, from the judged log to the
 * whole file, and the map as a sheet of paper at 300 dpi.
 */
#include "hu-bench.h"
#include "hu-game-file.h"
#include "hu-map-picture.h"
#include "hu-report-file.h"

#define DPI 300
#define MARGIN 28

typedef struct
{
  HuAdjudicator *adjudicator;
  HuReport      *report;
  HuPageSetup    setup;
  HuMapPicture   picture;
  guint          n_pages;
} Bench;

static void
make_report (gpointer data)
{
  Bench *bench = data;
  HuReportOptions options;

  options = (HuReportOptions) { hu_adjudicator_get_n_events (bench->adjudicator), HU_SIDE_NONE, HU_PARTS_ALL };
  g_clear_pointer (&bench->report, hu_report_unref);
  bench->report = hu_report_new (bench->adjudicator, &options);
}

static void
write_pdf (gpointer data)
{
  Bench *bench = data;

  make_report (bench);
  g_bytes_unref (hu_report_to_pdf (bench->report, &bench->setup, NULL, NULL, NULL));
}

static void
write_html (gpointer data)
{
  Bench *bench = data;

  g_bytes_unref (hu_report_to_html (bench->report, NULL, NULL, NULL, NULL));
}

static void
draw_map (gpointer data)
{
  Bench *bench = data;

  g_bytes_unref (hu_map_picture_to_bytes (&bench->picture, HU_PICTURE_PNG, NULL, NULL, NULL));
}

static HuAdjudicator *
load (const char *path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) game = hu_game_file_load (file, faults);
  HuAdjudicator *adjudicator;
  HuRefusal refusal;

  if (game == NULL)
    g_error ("%s cannot be read", path);
  adjudicator = hu_adjudicator_new (game->scenario);
  for (guint i = 0; i < game->log->len; i++)
    if (!hu_adjudicator_append (adjudicator, g_ptr_array_index (game->log, i), &refusal))
      g_error ("event %u cannot be", i + 1);

  return adjudicator;
}

/* Wanted: the PDF in two seconds, the sheet in one; printed as a share of a frame, as every time is. */
static void
bench_game (const char *path)
{
  Bench bench = { .adjudicator = load (path) };
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *pdf = NULL;
  double seconds;

  hu_page_setup_init (&bench.setup);
  make_report (&bench);
  {
    g_autoptr(HuPages) pages = hu_pages_new (bench.report, &bench.setup);

    bench.n_pages = hu_pages_get_n (pages);
  }
  pdf = g_strdup_printf ("report of %s, %u events, %u pages, to PDF", name,
                         hu_adjudicator_get_n_events (bench.adjudicator), bench.n_pages);
  seconds = hu_bench_median (write_pdf, &bench);
  hu_bench_frame (pdf, seconds, 2 / HU_BENCH_FRAME);
  hu_bench_frame ("the same, its words alone", hu_bench_median (make_report, &bench), 0);
  hu_bench_frame ("the same to HTML, without its words", hu_bench_median (write_html, &bench), 0);

  hu_map_picture_init (&bench.picture, bench.report->snapshot);
  bench.picture.theme = HU_THEME_PRINT;
  hu_map_picture_fit (&bench.picture, bench.setup.width - 2 * MARGIN, bench.setup.height - 2 * MARGIN, DPI);
  hu_bench_frame ("its map on A4 at 300 dpi, to PNG", hu_bench_median (draw_map, &bench), 1 / HU_BENCH_FRAME);

  hu_report_unref (bench.report);
  hu_adjudicator_free (bench.adjudicator);
}

int
main (int   argc,
      char *argv[])
{
  hu_bench_init (&argc, &argv);
  for (int i = 1; i < argc; i++)
    bench_game (argv[i]);

  return hu_bench_finish ();
}
