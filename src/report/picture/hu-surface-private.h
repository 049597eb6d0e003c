/*
 * Shared by the writers of files: surfaces that write into memory, progress, and dates that
 * can be fixed.
 */
#pragma once

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include "hu-report-error.h"

G_BEGIN_DECLS

/* A closure of cairo's for a GByteArray. */
cairo_status_t _hu_surface_append   (void                *bytes,
                                     const unsigned char *data,
                                     unsigned int         length);
gboolean       _hu_progress         (HuProgressFunc       progress,
                                     gpointer             data,
                                     double               done,
                                     GError             **error);
/* FALSE and @error where @status is none that is good. */
gboolean       _hu_surface_check    (cairo_status_t       status,
                                     GError             **error);
/* Sets the metadata that every PDF of this program has; the date is that of SOURCE_DATE_EPOCH, if set. */
void           _hu_pdf_set_metadata (cairo_surface_t     *surface,
                                     const char          *title,
                                     const char          *subject);
/* Makes the ids of an SVG the same every time, and different from those of other SVGs in one page: each begins with
 * @prefix.  (transfer full) */
char          *_hu_svg_settle_ids   (const char          *svg,
                                     gsize                length,
                                     const char          *prefix);
/* The same in fewer bytes, for a part of a page. */
char          *_hu_svg_settle_page  (const char          *svg,
                                     gsize                length,
                                     const char          *prefix);

G_END_DECLS
