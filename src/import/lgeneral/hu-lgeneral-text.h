/*
 * A file of LGeneral-Deluxe as sections of rows of fields.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  guint line;  /* of the file, from 1 */
  guint first; /* its first field */
  guint n;     /* fields, without empty ones at the end */
} HuLgeneralRow;

typedef struct
{
  char   *text;
  GArray *fields;   /* char *, borrowed from the text */
  GArray *rows;     /* HuLgeneralRow */
  GArray *sections; /* guint: the first row of each; then one past the last row */
} HuLgeneralText;

HuLgeneralText      *hu_lgeneral_text_new   (GBytes                *bytes,
                                             GError               **error) G_GNUC_WARN_UNUSED_RESULT;
void                 hu_lgeneral_text_free  (HuLgeneralText        *self);
guint                hu_lgeneral_n_sections (const HuLgeneralText  *self);
/* 0 for a section that the file does not have. */
guint                hu_lgeneral_n_rows     (const HuLgeneralText  *self,
                                             guint                  section);
const HuLgeneralRow *hu_lgeneral_row        (const HuLgeneralText  *self,
                                             guint                  section,
                                             guint                  row);
/* "" past the last. */
const char          *hu_lgeneral_field      (const HuLgeneralText  *self,
                                             const HuLgeneralRow   *row,
                                             guint                  field);
/* The second field of the row of that section that begins with @key; NULL: there is none. */
const char          *hu_lgeneral_find       (const HuLgeneralText  *self,
                                             guint                  section,
                                             const char            *key);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuLgeneralText, hu_lgeneral_text_free)

G_END_DECLS
