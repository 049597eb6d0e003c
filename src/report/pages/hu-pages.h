/*
 * A report as pages.  The layout is settled once; any page can then be drawn on any cairo_t
 * whose unit is a point (1/72 inch): a PDF, a printer, a preview or a picture.
 */
#pragma once

#include <cairo.h>

#include "hu-report.h"

G_BEGIN_DECLS

/* All lengths are in pt. */
typedef struct
{
  double width, height; /* of the paper */
  double top, right, bottom, left; /* margins; header and footer stand in them */
  guint  poster_columns, poster_rows; /* the map over so many sheets besides; 1, 1: no poster */
} HuPageSetup;

typedef struct
{
  const char *title; /* borrowed from the pages' report */
  guint       level; /* 1 … */
  guint       page;  /* 0 … */
  double      y;     /* pt from the top of that page */
} HuOutlineEntry;

typedef struct _HuPages HuPages;

/* A4, with margins of 20 mm and more. */
void         hu_page_setup_init     (HuPageSetup       *setup);
/* "a4", "letter", "a3"; FALSE leaves @setup alone. */
gboolean     hu_page_setup_set_paper (HuPageSetup      *setup,
                                     const char        *paper);

HuPages     *hu_pages_new           (HuReport          *report,
                                     const HuPageSetup *setup) G_GNUC_WARN_UNUSED_RESULT;
void         hu_pages_free          (HuPages           *self);
guint        hu_pages_get_n         (const HuPages     *self); /* at least 1 */
void         hu_pages_draw          (HuPages           *self,
                                     cairo_t           *cr,
                                     guint              page);
/* From here on hu_pages_draw() says what is a heading, a table, a link: for a PDF, between the tags of its Document. */
void         hu_pages_tag           (HuPages           *self);
/* (element-type HuOutlineEntry), borrowed. */
const GArray *hu_pages_get_outline  (const HuPages     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuPages, hu_pages_free)

G_END_DECLS
