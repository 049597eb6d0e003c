/*
 * Shared by the files that make pages: pieces of blocks on pages, and the measurements of
 * tables and maps.
 */
#pragma once

#include "hu-lettering.h"
#include "hu-map-scene.h"
#include "hu-pages.h"
#include "hu-side-look.h"
#include "hu-typeset.h"

G_BEGIN_DECLS

/* Rows that belong together stay so up to this share of a page; longer ones break. */
#define HU_PAGES_GROUP_MOST 0.5

typedef struct
{
  double  width;      /* of the table's text area, padding included */
  double  group;      /* share of a page up to which rows that belong together stay so */
  guint   n;          /* columns that are on paper */
  guint  *columns;    /* [n] index in the table */
  double *x;          /* [n] from the left edge of the page's text */
  double *widths;     /* [n] */
  double  head;       /* height of the head, 0: it has none */
  guint  *rows;       /* [n_rows] index of those that are on paper */
  guint   n_rows;
  guint   n_left_out; /* rows that are too many for paper */
  double *heights;    /* [n_rows] */
  const char *heading; /* above the table; NULL: none */
} HuTableLayout;

/* Where a map is in its piece. */
typedef struct
{
  double caption;  /* height of the words above */
  double scale;    /* pt a map unit */
  double x;        /* from the left edge of the text */
  double width, height;
  guint  legend_columns, legend_rows;
  double legend_height;
} HuMapLayout;

/* A part of a block on a page. */
typedef struct
{
  const HuReportBlock *block;
  const HuTableLayout *table;     /* of a table; borrowed */
  double               y, height; /* pt, from the paper's top */
  double               x, width; /* of an inset or a text beside one: from the left edge of the text; width 0: all of it */
  guint                from, to;  /* lines of text, or rows of a table */
  guint                line_from, line_to; /* lines of a single row that is higher than a page; 0, 0: all of them */
  gboolean             continued; /* rows at the head of a page that go on from the page before */
  gint                 sheet;     /* of a poster, or -1 */
  gint                 detail;    /* index in details; or -1 */
  HuType               type;      /* of text */
  HuMapLayout          map;       /* of a map, or a part of one */
} HuPiece;

typedef struct
{
  GArray *pieces; /* HuPiece */
  double  scale;  /* the page is laid out on paper that is so much larger, and drawn smaller */
} HuPage;

/* A place on a page that a link leads to, pt from the top left of the paper. */
typedef struct
{
  guint  page;
  double x, y;
} HuTarget;

typedef struct
{
  const HuPiece *piece;
  guint          page;
} HuMapOnPage;

struct _HuPages
{
  HuReport       *report;
  HuPageSetup     setup;
  HuTypesetter   *type;
  HuTypesetter   *larger;  /* of a page that is drawn smaller, whose letters have to be so much larger; or NULL */
  HuLettering    *lettering;
  HuTheme         theme;     /* of paper, in the colours of this game's sides */
  HuPainter      *painter;
  GPtrArray      *pages;   /* HuPage */
  GPtrArray      *tables;  /* HuTableLayout */
  GPtrArray      *own;     /* HuReportBlock that only pages have */
  HuTableLayout  *next;    /* the layout of next_block, made to see how much of it has to stay together */
  const HuReportBlock *next_block;
  GArray         *outline;
  double          y;       /* where the next piece goes */
  gboolean        tagged;  /* for a PDF */
  GHashTable     *events;  /* number → HuTarget, where pages are tagged */
  GHashTable     *rules;   /* rule → HuTarget, likewise */
  GArray         *maps;    /* HuMapOnPage, likewise */
  GHashTable     *wanted;  /* name → HuTarget: that links lead forward to */
  guint           drawn;   /* page that is being drawn */
  GArray         *details; /* HuBox: the parts of maps that have a page of their own, map units */
};

/* hu-pages-piece.c */
double         _hu_pages_width      (const HuPages       *self); /* of the text area */
double         _hu_pages_bottom     (const HuPages       *self); /* where it ends */
/* Adds a piece at the current place on the page, and moves that place below it. */
HuPiece       *_hu_pages_add        (HuPages             *self,
                                     const HuReportBlock *block,
                                     double               height);
void           _hu_pages_break      (HuPages             *self);
gboolean       _hu_pages_is_fresh   (const HuPages       *self); /* nothing stands on it */
gboolean       _hu_pages_is_begun   (const HuPages       *self); /* more than headings stands on it */

/* Everything drawn until the end is a @tag ("H1", "TD" …), where pages are tagged. */
void           _hu_pages_begin_tag  (const HuPages       *self,
                                     cairo_t             *cr,
                                     const char          *tag);
void           _hu_pages_end_tag    (const HuPages       *self,
                                     cairo_t             *cr,
                                     const char          *tag);
HuType         _hu_pages_type_of    (const HuReportBlock *block);

/* hu-pages-links.c */
void           _hu_pages_find_targets (HuPages           *self);
/* Names the places on the page being drawn that links on pages before it lead to. */
void           _hu_pages_name_targets (const HuPages     *self,
                                     cairo_t             *cr);
gboolean       _hu_pages_begin_link (const HuPages       *self,
                                     cairo_t             *cr,
                                     const HuReportBlock *block,
                                     const HuReportColumn *column,
                                     const HuReportCell  *cell,
                                     HuBox                area);
void           _hu_pages_link_words (HuPages             *self,
                                     cairo_t             *cr,
                                     HuType               type,
                                     const HuReportCell  *cell,
                                     double               x,
                                     double               y,
                                     double               width,
                                     guint                from,
                                     guint                to);

/* hu-pages-protocol.c: lays the protocol out on one page.  Returns the number of its blocks; 0: it has to flow as
 * everything else does. */
guint          _hu_pages_flow_protocol (HuPages          *self);
void           _hu_pages_draw_scale (HuPages             *self,
                                     cairo_t             *cr,
                                     const HuPiece       *piece);
double         _hu_pages_scale_height (HuPages           *self,
                                     const HuReportScale *scale);
void           _hu_pages_draw_inset (HuPages             *self,
                                     cairo_t             *cr,
                                     const HuPiece       *piece);
/* The paper of a page that is drawn smaller by @scale. */
HuPageSetup    _hu_page_setup_scaled (const HuPageSetup  *setup,
                                     double               scale);

/* hu-pages-columns.c */
#define HU_PAGES_GUTTER 9.0 /* pt between columns */
void           _hu_pages_share_width (HuPages            *self,
                                     HuTableLayout       *layout,
                                     const HuReportTable *table);

/* hu-pages-table.c */
HuType         _hu_pages_type_of_row (const HuReportTable *table,
                                     const HuReportRow   *row);
/* Of the square of a side before its words. */
double         _hu_pages_mark_room  (const HuReportTable *table,
                                     const HuReportRow   *row,
                                     const HuReportCell  *cell);
const HuReportRow *_hu_pages_row_at (const HuTableLayout *layout,
                                     const HuReportTable *table,
                                     guint                i);
guint          _hu_pages_row_lines  (HuPages             *self,
                                     const HuTableLayout *layout,
                                     const HuReportTable *table,
                                     const HuReportRow   *row);
double         _hu_pages_row_pad    (const HuReportTable *table,
                                     const HuReportRow   *row);
HuTableLayout *_hu_pages_lay_table  (HuPages             *self,
                                     const HuReportTable *table);
void           _hu_table_layout_free (gpointer            data);
/* hu-pages-breaks.c: what a page goes on with that begins with that row, or within it. */
char          *_hu_pages_explain_continued (const HuTableLayout *layout,
                                     const HuReportTable *table,
                                     guint                index,
                                     gboolean             within);
/* The height of the part that has to stand together at the table's top; and where the rows of a piece begin, below its
 * top. */
double         _hu_pages_table_least (HuPages            *self,
                                     const HuTableLayout *layout,
                                     const HuReportTable *table);
double         _hu_pages_table_top  (HuPages             *self,
                                     const HuPiece       *piece);
void           _hu_pages_flow_table (HuPages             *self,
                                     const HuReportBlock *block,
                                     const HuTableLayout *layout);
void           _hu_pages_draw_table (HuPages             *self,
                                     cairo_t             *cr,
                                     const HuPiece       *piece);
/* A square in the pattern of a side. */
void           _hu_pages_draw_side  (HuPages             *self,
                                     cairo_t             *cr,
                                     HuSide               side,
                                     double               x,
                                     double               y,
                                     double               size);

/* hu-pages-edges.c */
#define HU_PAGES_EDGE 12.0 /* pt that numbers take on each side of a map */
void           _hu_pages_draw_edges (HuPages             *self,
                                     cairo_t             *cr,
                                     HuBox                part,
                                     double               scale,
                                     double               x,
                                     double               y);

/* hu-pages-parts.c: the parts of a map in which units stand, each on a page on which they can be read, where they
 * cannot be read at @scale. */
double         _hu_pages_parts_lack (HuPages             *self,
                                     const HuReportBlock *block,
                                     double               scale,
                                     double               room);
void           _hu_pages_flow_parts (HuPages             *self,
                                     const HuReportBlock *block,
                                     double               scale);
void           _hu_pages_draw_part  (HuPages             *self,
                                     cairo_t             *cr,
                                     const HuPiece       *piece,
                                     const HuScene       *scene);
void            _hu_pages_draw_index (HuPages            *self,
                                      cairo_t             *cr,
                                      const HuReportBlock *block,
                                      HuBox                bounds,
                                      double               scale,
                                      double               x,
                                      double               y);

/* hu-pages-map.c */
/* Draws what @part shows, map units, with its top left at @x, @y, pt. */
void           _hu_pages_draw_view  (HuPages             *self,
                                     cairo_t             *cr,
                                     const HuScene       *scene,
                                     HuBox                part,
                                     double               scale,
                                     double               x,
                                     double               y);
double         _hu_pages_map_height (HuPages             *self,
                                     const HuReportBlock *block,
                                     double               room);
void           _hu_pages_flow_map   (HuPages             *self,
                                     const HuReportBlock *block);
void           _hu_pages_draw_map   (HuPages             *self,
                                     cairo_t             *cr,
                                     const HuPiece       *piece);

G_END_DECLS
