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

/* Rows are gathered one by one, then printed with one width per column; the last column takes the rest and wraps. */
void    hu_text_table_begin (HuText     *self,
                            guint        n_columns,
                            guint        indent);
void    hu_text_align_right (HuText     *self,
                            guint        column);
void    hu_text_cell       (HuText      *self,
                            HuTextStyle  style,
                            const char  *words);
void    hu_text_wide_cell  (HuText      *self,
                            HuTextStyle  style,
                            const char  *words);
/* The same with a mark, and words that wrap beside it. */
void    hu_text_wide_item  (HuText      *self,
                            HuTextStyle  style,
                            const char  *mark,
                            const char  *words);
void    hu_text_item       (HuText      *self,
                            HuTextStyle  style,
                            const char  *mark,
                            const char  *words);
void    hu_text_table_end  (HuText      *self);

const char *hu_text_peek   (const HuText *self);

/* How many columns of a terminal @words take. */
guint   hu_text_width      (const char  *words);
/* A copy without control characters, line breaks and marks that change the direction of writing. */
char   *hu_text_clean      (const char  *words) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuText, hu_text_free)

G_END_DECLS
