/*
 * A page being written: what its files share.
 */
#pragma once

#include "hu-map-pieces.h"
#include "hu-moments.h"
#include "hu-report-file.h"

G_BEGIN_DECLS

#define HU_HTML_MAP_SCALE 14.0 /* px a hexside */

typedef struct
{
  HuReport       *report;
  const HuReportEnclosure *enclosure; /* or NULL */
  GString        *html;
  guint           n_pictures;
  gboolean        in_section;
  gboolean        has_log;     /* whose rows lines of other tables lead to */
  HuFigures      *figures;
  HuMoments      *moments;     /* NULL: the page does not step through the game */
  GArray         *faces;       /* gint: which definition each figure has … */
  GArray         *looks;       /* … and each look; -1: none */
  double          map_width, map_height, counter_size; /* px; 0: no map so far */
  guint           shown;       /* the moment of the first map */
  gboolean        too_long;    /* too many events on too many hexes to step through */
  HuProgressFunc  progress;
  gpointer        data;
} HuHtml;

void     _hu_html_text        (HuHtml              *self,
                               const char          *text);
void     _hu_html_element     (HuHtml              *self,
                               const char          *tag,
                               const char          *class,
                               const char          *text);
/* hu-report-html-map.c; FALSE and @error where it could not be drawn */
gboolean _hu_html_map         (HuHtml              *self,
                               const HuReportBlock *block,
                               GError             **error);
/* hu-report-html-data.c: judges the moments, if the page has a map to show them on; the elements at the end of the page; and
 * what its head says of scripts and styles */
gboolean _hu_html_prepare     (HuHtml              *self,
                               GError             **error);
void     _hu_html_data        (HuHtml              *self);
char    *_hu_html_policy      (const char          *html) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
