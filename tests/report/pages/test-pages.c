/*
 * Pages, charts, tables as text, and pictures: what can be held against its
 * definition without another program.
 * The private header has the pieces that a page is made of, which a PDF tells no more.
 */
#include <math.h>
#include <string.h>

#include "hu-chart.h"
#include "hu-fixture.h"
#include "hu-map-picture.h"
#include "hu-pages-private.h"
#include "hu-report-file.h"

#define UNITS "g1 german 0101; s1 soviet 0301"

/* A game whose log fills pages: notes of different lengths, some of many lines. */
static HuReport *
new_report (guint  n_notes,
            guint  longest,
            guint  parts)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (UNITS);
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  HuReportOptions options;
  HuRefusal refusal;

  for (guint i = 0; i < n_notes; i++)
    {
      g_autoptr(GString) text = g_string_new (NULL);
      g_autoptr(HuEvent) note = NULL;

      for (guint k = 0; k < 1 + i * 7919 % longest; k++)
        g_string_append (text, "word ");
      note = hu_event_new_note (text->str);
      g_assert_true (hu_adjudicator_append (adjudicator, note, &refusal));
      if (i % 9 == 8 && !hu_adjudicator_get_clock (adjudicator, hu_adjudicator_get_n_events (adjudicator)).over)
        {
          g_autoptr(HuEvent) end = hu_event_new (HU_VERB_END_PHASE);

          hu_adjudicator_append (adjudicator, end, &refusal);
        }
    }
  options = (HuReportOptions) { hu_adjudicator_get_n_events (adjudicator), HU_SIDE_NONE, parts };

  return hu_report_new (adjudicator, &options);
}

/* --- Breaking --- */

/* Does the next page begin with more lines of the row that @piece is a part of? */
static gboolean
goes_on (HuPages       *pages,
         guint          page,
         const HuPiece *piece)
{
  const HuPage *next = page + 1 < pages->pages->len ? g_ptr_array_index (pages->pages, page + 1) : NULL;
  const HuPiece *first = next != NULL ? &g_array_index (next->pieces, HuPiece, 0) : NULL;

  return first != NULL && first->block == piece->block && first->from == piece->from && first->line_from == piece->line_to;
}

/* On any paper, pieces lie within their page, one below the other; every row and line is set
 * just once, in order; a heading is never last on its page, and no row of a table stands alone. */
static void
check_pages (HuReport          *report,
             const HuPageSetup *setup)
{
  g_autoptr(HuPages) pages = hu_pages_new (report, setup);
  g_autoptr(GHashTable) next = g_hash_table_new (NULL, NULL); /* block → row that is due */

  for (guint page = 0; page < hu_pages_get_n (pages); page++)
    {
      const HuPage *drawn = g_ptr_array_index (pages->pages, page);
      const GArray *pieces = drawn->pieces;
      double y = _hu_page_setup_scaled (setup, drawn->scale).top;

      g_assert_cmpuint (pieces->len, >, 0);
      for (guint i = 0; i < pieces->len; i++)
        {
          const HuPiece *piece = &g_array_index (pieces, HuPiece, i);
          guint due = GPOINTER_TO_UINT (g_hash_table_lookup (next, piece->block));
          gboolean whole = piece->line_to == 0;

          g_assert_cmpfloat (piece->y + piece->height, <=, (setup->height - setup->bottom) * drawn->scale + 0.1);
          /* An inset stands beside what comes before it. */
          if (piece->x == 0)
            g_assert_cmpfloat (piece->y, >=, y - 0.01);
          y = MAX (piece->y + piece->height, y);
          if (piece->block->kind == HU_BLOCK_KIND_HEADING)
            g_assert_cmpuint (i + 1, <, pieces->len);
          if (piece->table == NULL)
            continue;

          g_assert_cmpuint (piece->from, ==, due);
          if (whole && piece->table->n_rows > 3)
            g_assert_cmpuint (piece->to - piece->from, >=, 1);
          /* Rows of one line: two at least stay together. */
          if (whole && piece->table->n_rows > 3 && piece->to < piece->table->n_rows &&
              piece->table->heights[piece->to] < 60 && piece->height < 200)
            g_assert_true (piece->to - piece->from >= 2 || piece->table->n_rows - piece->to >= 2);
          g_hash_table_insert (next, (gpointer) piece->block,
                               GUINT_TO_POINTER (whole || g_array_index (pieces, HuPiece, i).line_to > 0
                                                   ? (whole ? piece->to : due) : due));
          if (!whole)
            {
              const HuReportRow *row = g_ptr_array_index (piece->block->table->rows, piece->table->rows[piece->from]);

              g_assert_nonnull (row);
              /* The row is done with the piece that no other of it follows. */
              if (!goes_on (pages, page, piece))
                g_hash_table_insert (next, (gpointer) piece->block, GUINT_TO_POINTER (due + 1));
            }
        }
    }
}

static void
test_breaking (void)
{
  static const struct { double width, height; } papers[] = {
    { 595, 842 }, { 842, 595 }, { 612, 792 }, { 420, 420 }, { 1200, 500 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    for (guint longest = 3; longest < 120; longest += 37)
      {
        g_autoptr(HuReport) report = new_report (160, longest, HU_PARTS_ALL);
        HuPageSetup setup;

        hu_page_setup_init (&setup);
        setup.width = papers[i].width;
        setup.height = papers[i].height;
        check_pages (report, &setup);
      }
}

/* A single note of more than a page is set over several, all of its lines. */
static void
test_high_row (void)
{
  g_autoptr(HuReport) report = new_report (1, 1, 1u << HU_PART_EVENTS);
  g_autoptr(HuPages) pages = NULL;
  g_autoptr(GString) text = g_string_new (NULL);
  const HuReportTable *table = hu_report_find_table (report, "log");
  HuReportRow *row = g_ptr_array_index (table->rows, table->rows->len - 1);
  HuPageSetup setup;
  guint lines = 0, due = 0;

  for (guint i = 0; i < 4000; i++)
    g_string_append_printf (text, "%u ", i);
  g_free (row->cells[5].text);
  row->cells[5].text = g_strdup (text->str);

  hu_page_setup_init (&setup);
  pages = hu_pages_new (report, &setup);
  g_assert_cmpuint (hu_pages_get_n (pages), >, 2);
  for (guint page = 0; page < hu_pages_get_n (pages); page++)
    {
      const GArray *pieces = ((HuPage *) g_ptr_array_index (pages->pages, page))->pieces;

      for (guint i = 0; i < pieces->len; i++)
        {
          const HuPiece *piece = &g_array_index (pieces, HuPiece, i);

          if (piece->line_to == 0)
            continue;
          g_assert_cmpuint (piece->line_from, ==, due);
          due = piece->line_to;
          lines = hu_typesetter_n_lines (pages->type, HU_TYPE_CELL, text->str,
                                         piece->table->widths[piece->table->n - 1] + 0.5);
        }
    }
  g_assert_cmpuint (due, ==, lines);
}

/* --- Charts --- */

static void
test_step (void)
{
  static const struct { double most; guint lines; double step; } cases[] = {
    { 0, 5, 1 }, { 1, 5, 1 }, { 5, 5, 1 }, { 6, 5, 2 }, { 10, 5, 2 }, { 11, 5, 5 }, { 25, 5, 5 }, { 26, 5, 10 },
    { 50, 5, 10 }, { 51, 5, 20 }, { 101, 5, 50 }, { 251, 5, 100 }, { 1000, 5, 200 }, { 1e9, 5, 2e8 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpfloat_with_epsilon (hu_chart_step (cases[i].most, cases[i].lines), cases[i].step, 1e-6);
}

/* --- Text --- */

/* A drawing after words must not begin where they ended. */
static void
test_lettering (void)
{
  g_autoptr(HuLettering) lettering = hu_lettering_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 99, 99);
  cairo_t *cr = cairo_create (surface);
  const HuColor ink = { 1, 1, 1, 1 }, none = { 0, 0, 0, 0 };

  hu_lettering_draw (lettering, cr, HU_FONT_BOLD, 12, "ab", 50, 50, 0.5, ink, none, 0, 0);
  g_assert_false (cairo_has_current_point (cr));
  hu_lettering_draw (lettering, cr, HU_FONT_BOLD, 12, "ab", 50, 50, 0.5, ink, ink, 2, 0);
  g_assert_false (cairo_has_current_point (cr));
  hu_lettering_draw_ascii (lettering, cr, HU_FONT_PLAIN, 12, "0101", 50, 50, ink);
  g_assert_false (cairo_has_current_point (cr));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_cleaned (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (UNITS);
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuEvent) note = hu_event_new_note ("a\tb\x01""c\u202ed\ne");
  g_autoptr(HuReport) report = NULL;
  g_autofree char *tabs = NULL;
  HuReportOptions options;
  HuRefusal refusal;

  g_assert_true (hu_adjudicator_append (adjudicator, note, &refusal));
  options = (HuReportOptions) { hu_adjudicator_get_n_events (adjudicator), HU_SIDE_NONE, HU_PARTS_ALL };
  report = hu_report_new (adjudicator, &options);
  tabs = hu_report_table_to_tabs (hu_report_find_table (report, "log"));
  g_assert_nonnull (strstr (tabs, "a b cd e\n"));
  g_assert_null (hu_report_find_table (report, "ledger"));
}

/* --- Pictures --- */

static gboolean
cancel_cb (double   done,
           gpointer data)
{
  double *last = data;

  g_assert_cmpfloat (done, >=, *last);
  *last = done;

  return done < 0.4;
}

typedef struct
{
  const guint8 *bytes;
  gsize         left;
} Reader;

static cairo_status_t
read_cb (void          *data,
         unsigned char *to,
         unsigned int   length)
{
  Reader *reader = data;

  if (length > reader->left)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (to, reader->bytes, length);
  reader->bytes += length;
  reader->left -= length;

  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
decode (GBytes *png)
{
  Reader reader;
  cairo_surface_t *surface;

  reader.bytes = g_bytes_get_data (png, &reader.left);
  surface = cairo_image_surface_create_from_png_stream (read_cb, &reader);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);

  return surface;
}

/* The ends of hatches are smoothed anew at the edge of a band; nothing else may differ, and none by much. */
static void
assert_alike (GBytes *a,
              GBytes *b)
{
  cairo_surface_t *x = decode (a), *y = decode (b);
  int width = cairo_image_surface_get_width (x), height = cairo_image_surface_get_height (x);
  gsize size = (gsize) cairo_image_surface_get_stride (x) * (gsize) height;
  const guint8 *p = cairo_image_surface_get_data (x), *q = cairo_image_surface_get_data (y);
  guint n = 0;

  g_assert_cmpint (cairo_image_surface_get_width (y), ==, width);
  g_assert_cmpint (cairo_image_surface_get_height (y), ==, height);
  for (gsize i = 0; i < size; i++)
    {
      g_assert_cmpint (ABS (p[i] - q[i]), <, 64);
      n += i % 4 == 1 && p[i] != q[i];
    }
  g_assert_cmpuint (n, <, (guint) (width * height) / 50);
  cairo_surface_destroy (x);
  cairo_surface_destroy (y);
}

/* Drawn in bands it is the same picture as in one piece. */
static void
test_bands (void)
{
  g_autoptr(HuReport) report = new_report (1, 1, 0);
  g_autoptr(GBytes) whole = NULL;
  HuMapPicture picture;
  double last = 0;
  g_autoptr(GError) error = NULL;

  hu_map_picture_init (&picture, report->snapshot);
  picture.legend = TRUE;
  picture.scale = 24;
  picture.dots = 2;
  whole = hu_map_picture_to_bytes (&picture, HU_PICTURE_PNG, NULL, NULL, NULL);
  for (guint band = 14; band < 200; band += 53)
    {
      g_autoptr(GBytes) banded = NULL;

      picture.band = band;
      banded = hu_map_picture_to_bytes (&picture, HU_PICTURE_PNG, NULL, NULL, NULL);
      assert_alike (banded, whole);
    }

  picture.band = 14;
  g_assert_null (hu_map_picture_to_bytes (&picture, HU_PICTURE_PNG, cancel_cb, &last, &error));
  g_assert_error (error, HU_REPORT_ERROR, HU_REPORT_ERROR_CANCELLED);
}

static void
test_cancelled (void)
{
  g_autoptr(HuReport) report = new_report (200, 20, HU_PARTS_ALL);
  g_autoptr(GError) error = NULL;
  HuPageSetup setup;
  double last = 0;

  hu_page_setup_init (&setup);
  g_assert_null (hu_report_to_pdf (report, &setup, cancel_cb, &last, &error));
  g_assert_error (error, HU_REPORT_ERROR, HU_REPORT_ERROR_CANCELLED);
  g_clear_error (&error);
  last = 0;
  g_assert_null (hu_report_to_html (report, NULL, cancel_cb, &last, &error));
  g_assert_error (error, HU_REPORT_ERROR, HU_REPORT_ERROR_CANCELLED);
}

/* One process, many reports: nothing of the one before is in the next. */
static void
test_same_bytes (void)
{
  g_autoptr(HuReport) report = new_report (20, 10, HU_PARTS_ALL);
  g_autoptr(GBytes) first = NULL;
  HuPageSetup setup;

  g_setenv ("SOURCE_DATE_EPOCH", "1", TRUE);
  hu_page_setup_init (&setup);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(GBytes) a = hu_report_to_pdf (report, &setup, NULL, NULL, NULL);
      g_autoptr(GBytes) b = hu_report_to_html (report, NULL, NULL, NULL, NULL);
      g_autoptr(GBytes) c = hu_report_to_pdf (report, &setup, NULL, NULL, NULL);
      g_autoptr(GBytes) d = hu_report_to_html (report, NULL, NULL, NULL, NULL);

      g_assert_true (g_bytes_equal (a, c));
      g_assert_true (g_bytes_equal (b, d));
    }
}

/* --- Stopping --- */

typedef struct
{
  guint  n;
  guint  stop_at; /* 0: never */
  double last;
} Steps;

static gboolean
step_cb (double   done,
         gpointer data)
{
  Steps *steps = data;

  g_assert_cmpfloat (done, >=, steps->last);
  g_assert_cmpfloat (done, <=, 1 + 1e-9);
  steps->last = done;
  steps->n++;

  return steps->n != steps->stop_at;
}

/* A report can be stopped while its words are made, wherever it has come to; not stopped, it is as any other. */
static void
test_stopped (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (UNITS);
  g_autoptr(HuAdjudicator) adjudicator = hu_fixture_play (scenario, "move g1 0102; end-phase; note a; end-phase; note b");
  HuReportOptions options;
  Steps all = { 0, 0, 0 };
  g_autoptr(HuReport) whole = NULL;
  g_autoptr(HuReport) plain = NULL;
  g_autoptr(GBytes) one = NULL;
  g_autoptr(GBytes) other = NULL;

  options = (HuReportOptions) { hu_adjudicator_get_n_events (adjudicator), HU_SIDE_NONE, HU_PARTS_ALL };
  whole = hu_report_new_stepwise (adjudicator, &options, step_cb, &all);
  plain = hu_report_new (adjudicator, &options);
  one = hu_report_to_markdown (whole);
  other = hu_report_to_markdown (plain);
  g_assert_true (g_bytes_equal (one, other));
  /* More than once a part. */
  g_assert_cmpuint (all.n, >, HU_N_PARTS);

  for (guint stop_at = 1; stop_at <= all.n; stop_at++)
    {
      Steps steps = { 0, stop_at, 0 };

      g_assert_null (hu_report_new_stepwise (adjudicator, &options, step_cb, &steps));
      g_assert_cmpuint (steps.n, ==, stop_at);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pages/breaking", test_breaking);
  g_test_add_func ("/pages/high-row", test_high_row);
  g_test_add_func ("/pages/chart-step", test_step);
  g_test_add_func ("/pages/lettering", test_lettering);
  g_test_add_func ("/pages/cleaned", test_cleaned);
  g_test_add_func ("/pages/bands", test_bands);
  g_test_add_func ("/pages/cancelled", test_cancelled);
  g_test_add_func ("/pages/same-bytes", test_same_bytes);
  g_test_add_func ("/pages/stopped", test_stopped);

  return g_test_run ();
}
