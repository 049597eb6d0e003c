/*
 * The report as a PDF: its pages, its outline and its metadata.
 */
#include "config.h"

#include "hu-report-pdf.h"

#include "hu-surface-private.h"

/* An entry below level 1 stands under the last entry of level 1. */
static void
add_outline (cairo_surface_t *surface,
             const HuPages   *pages)
{
  const GArray *outline = hu_pages_get_outline (pages);
  int parent = CAIRO_PDF_OUTLINE_ROOT;

  for (guint i = 0; i < outline->len; i++)
    {
      const HuOutlineEntry *entry = &g_array_index (outline, HuOutlineEntry, i);
      /* The number is whole because cairo reads a fraction as the locale writes it. */
      g_autofree char *link = g_strdup_printf ("page=%u pos=[0 %d]", entry->page + 1, (int) entry->y);
      int id = cairo_pdf_surface_add_outline (surface, entry->level == 1 ? CAIRO_PDF_OUTLINE_ROOT : parent,
                                              entry->title, link, entry->level == 1 ? CAIRO_PDF_OUTLINE_FLAG_OPEN : 0);

      if (entry->level == 1)
        parent = id;
    }
}

static gboolean
draw_pages (HuPages         *pages,
            cairo_surface_t *surface,
            HuProgressFunc   progress,
            gpointer         data,
            GError         **error)
{
  guint n = hu_pages_get_n (pages);
  cairo_t *cr = cairo_create (surface);
  gboolean drawn = TRUE;

  hu_pages_tag (pages);
  for (guint i = 0; drawn && i < n; i++)
    {
      /* The page is white paper first, so that cairo has one area to remember, not thousands of small ones. */
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      /* Cairo 1.16 counts a file as tagged only if everything in it is in a Document; a page that is painted over
       * forgets the tags that were begun on it before. */
      if (i == 0)
        cairo_tag_begin (cr, "Document", NULL);
      hu_pages_draw (pages, cr, i);
      if (i + 1 == n)
        cairo_tag_end (cr, "Document");
      cairo_show_page (cr);
      drawn = _hu_surface_check (cairo_status (cr), error) &&
              _hu_progress (progress, data, (double) (i + 1) / n, error);
    }
  cairo_destroy (cr);

  return drawn;
}

/**
 * hu_report_to_pdf:
 * @progress: (nullable): called after every page
 * @error: return location for an error of the domain %HU_REPORT_ERROR
 *
 * Writes the pages as a PDF, with title, author and outline.  With
 * SOURCE_DATE_EPOCH set the same report gives the same bytes.
 *
 * Returns: (transfer full) (nullable): the file
 */
GBytes *
hu_report_to_pdf (HuReport          *report,
                  const HuPageSetup *setup,
                  HuProgressFunc     progress,
                  gpointer           data,
                  GError           **error)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  g_autoptr(HuPages) pages = NULL;
  cairo_surface_t *surface;
  gboolean done;

  g_return_val_if_fail (report != NULL && setup != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!hu_report_check_font (error) || !_hu_progress (progress, data, 0, error))
    return NULL;

  pages = hu_pages_new (report, setup);
  surface = cairo_pdf_surface_create_for_stream (_hu_surface_append, bytes, setup->width, setup->height);
  _hu_pdf_set_metadata (surface, report->title, report->moment);
  if (report->fingerprint != NULL)
    {
      /* Words and data in one: a person looks for the fingerprint, `verify` reads the rest. */
      g_autofree char *keywords = hu_report_to_data (report);

      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_KEYWORDS, keywords);
    }
  add_outline (surface, pages);
  done = draw_pages (pages, surface, progress, data, error);
  cairo_surface_finish (surface);
  done = done && _hu_surface_check (cairo_surface_status (surface), error);
  cairo_surface_destroy (surface);

  return done ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes)) : NULL;
}
