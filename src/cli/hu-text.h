/*
 * Text for a terminal: headings, paragraphs and tables that fill the given width and keep
 * their columns in any script.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  HU_STYLE_PLAIN,
  HU_STYLE_STRONG,
  HU_STYLE_FAINT,
  HU_STYLE_FIRST_SIDE,
  HU_STYLE_SECOND_SIDE,
} HuTextStyle;

typedef struct _HuText HuText;

HuText *hu_text_new        (guint        width,
                            gboolean     coloured) G_GNUC_WARN_UNUSED_RESULT;
void    hu_text_free       (HuText      *self);

void    hu_text_blank      (HuText      *self); /* one empty line; none at the top or after another */
void    hu_text_heading    (HuText      *self,
                            const char  *words);
void    hu_text_paragraph  (HuText      *self,
                            HuTextStyle  style,
                            guint        indent,
                            const char  *words);

/* A column: how its cells look where they do not say otherwise. */
typedef struct
{
  HuTextStyle style;
  gboolean    right; /* as numbers are; not in the last column */
} HuTextColumn;

typedef struct
{
  char       *words; /* UTF-8; cleaned here; (transfer full); NULL: it is empty */
  HuTextStyle style; /* plain: as its column */
  const char *mark;  /* in a row's last cell: stands before its words, and further lines begin under these; or NULL */
  gboolean    ends;  /* no cell, but the end of the row's cells */
} HuTextCell;

/* Rows are gathered, then printed with one width a column; the last column takes the rest and wraps.
 * @heading: (nullable): stands over the first row: a table without rows has none
 * @columns: (nullable): NULL: all are plain; copied here */
void    hu_text_table_begin (HuText             *self,
                             const char         *heading,
                             guint               indent,
                             const HuTextColumn *columns,
                             guint               n_columns);
/* The last cell of a row that has fewer than there are columns takes the rest, wraps, and widens no column.
 * @cells: up to one that ends them, or as many as there are columns */
void    hu_text_table_row  (HuText             *self,
                            const HuTextCell   *cells);
void    hu_text_table_end  (HuText             *self);

#define hu_text_row(self, ...) hu_text_table_row ((self), (const HuTextCell[]) { __VA_ARGS__, { .ends = TRUE } })

const char *hu_text_peek   (const HuText *self);

/* How many columns of a terminal @words take. */
guint   hu_text_width      (const char  *words);
/* A copy without control characters, line breaks and marks that change the direction of writing. */
char   *hu_text_clean      (const char  *words) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuText, hu_text_free)

G_END_DECLS
