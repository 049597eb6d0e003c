/*
 * Type on pages: the fonts, the size of a text in a font, and drawing all or some of its
 * lines.
 */
#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

typedef enum
{
  HU_TYPE_TITLE,
  HU_TYPE_VERDICT,
  HU_TYPE_HEADING,     /* of a part */
  HU_TYPE_SUBHEADING,
  HU_TYPE_BODY,
  HU_TYPE_STRONG,
  HU_TYPE_FAINT,
  HU_TYPE_QUOTED,
  HU_TYPE_CELL,
  HU_TYPE_CELL_STRONG,
  HU_TYPE_CELL_FAINT,
  HU_TYPE_HEAD,        /* of a table's column */
  HU_TYPE_CAPTION,
  HU_TYPE_FOOTER,
  HU_TYPE_SMALL,       /* the same in black: lists of many names */
  HU_N_TYPES
} HuType;

/* Words on a line. */
typedef struct
{
  guint  line;
  double x, width; /* pt */
} HuTypeset;

typedef struct _HuTypesetter HuTypesetter;

/* No letters are smaller than @least pt. */
HuTypesetter *hu_typesetter_new      (double         least) G_GNUC_WARN_UNUSED_RESULT;
void          hu_typesetter_free     (HuTypesetter  *self);
/* How wide @text is on one line, pt. */
double        hu_typesetter_width    (HuTypesetter  *self,
                                      HuType         type,
                                      const char    *text);
/* How wide the widest of its words is, pt. */
double        hu_typesetter_word     (HuTypesetter  *self,
                                      HuType         type,
                                      const char    *text);
/* The height of a line of that type, pt. */
double        hu_typesetter_line     (HuTypesetter  *self,
                                      HuType         type);
/* How many lines @text takes at @width pt. */
guint         hu_typesetter_n_lines  (HuTypesetter  *self,
                                      HuType         type,
                                      const char    *text,
                                      double         width);
/* Finds the words from byte @from up to but not including @to of a text that is at the left; none in a very long text. */
GArray       *hu_typesetter_find_words (HuTypesetter *self,
                                      HuType         type,
                                      const char    *text,
                                      double         width,
                                      guint          from,
                                      guint          to) G_GNUC_WARN_UNUSED_RESULT; /* HuTypeset */
/* Draws the lines of @text from @from up to but not including @to, the top of the first at @y; @align 0: left, 1:
 * right. */
void          hu_typesetter_draw     (HuTypesetter  *self,
                                      cairo_t       *cr,
                                      HuType         type,
                                      const char    *text,
                                      double         x,
                                      double         y,
                                      double         width,
                                      double         align,
                                      guint          from,
                                      guint          to);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuTypesetter, hu_typesetter_free)

G_END_DECLS
