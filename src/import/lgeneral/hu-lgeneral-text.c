/*
 * Fields are separated by tabs, a line with "#" is a comment, and a line that is empty or begins with a tab ends a
 * section.  A section of which only a comment is left counts: the order of the sections says what they are.
 */
#include "config.h"

#include "hu-lgeneral-text.h"

#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-text.h"

#define FIELDS_MOST 6000000

void
hu_lgeneral_text_free (HuLgeneralText *self)
{
  g_free (self->text);
  g_array_unref (self->fields);
  g_array_unref (self->rows);
  g_array_unref (self->sections);
  g_free (self);
}

static void
add_row (HuLgeneralText *self,
         char           *line,
         guint           number)
{
  HuLgeneralRow row = { .line = number, .first = self->fields->len };
  char *field;

  while ((field = hu_import_next_field (&line, '\t')) != NULL)
    {
      g_array_append_val (self->fields, field);
      if (field[0] != '\0')
        row.n = self->fields->len - row.first;
    }
  g_array_set_size (self->fields, row.first + row.n);
  g_array_append_val (self->rows, row);
}

/* @begun: whether anything of a section was read since the last one ended. */
static void
read_line (HuLgeneralText *self,
           char           *line,
           guint           number,
           gboolean       *begun)
{
  if (line[0] == '\0' || line[0] == '\t')
    {
      /* What stands before the first row, as a licence does, is no section. */
      if (*begun && self->rows->len > 0)
        g_array_append_val (self->sections, self->rows->len);
      *begun = FALSE;
      return;
    }
  *begun = TRUE;
  if (line[0] != '#')
    add_row (self, line, number);
}

HuLgeneralText *
hu_lgeneral_text_new (GBytes   *bytes,
                      GError  **error)
{
  g_autoptr(HuLgeneralText) self = NULL;
  HuImportText text;
  gboolean begun = FALSE;
  guint zero = 0;
  char *line;

  if (!hu_import_text_init (&text, bytes, error))
    return NULL;

  self = g_new0 (HuLgeneralText, 1);
  self->text = text.text;
  self->fields = g_array_new (FALSE, FALSE, sizeof (char *));
  self->rows = g_array_new (FALSE, FALSE, sizeof (HuLgeneralRow));
  self->sections = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (self->sections, zero);
  while ((line = hu_import_text_next (&text)) != NULL)
    {
      read_line (self, line, text.line, &begun);
      if (self->fields->len + self->rows->len > FIELDS_MOST)
        {
          g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_LIMIT,
                               _("The file has more fields than any game. It is not read."));
          return NULL;
        }
    }
  if (begun)
    g_array_append_val (self->sections, self->rows->len);

  return g_steal_pointer (&self);
}

guint
hu_lgeneral_n_sections (const HuLgeneralText *self)
{
  return self->sections->len - 1;
}

guint
hu_lgeneral_n_rows (const HuLgeneralText *self,
                    guint                 section)
{
  return section + 1 < self->sections->len
           ? g_array_index (self->sections, guint, section + 1) - g_array_index (self->sections, guint, section) : 0;
}

const HuLgeneralRow *
hu_lgeneral_row (const HuLgeneralText *self,
                 guint                 section,
                 guint                 row)
{
  return &g_array_index (self->rows, HuLgeneralRow, g_array_index (self->sections, guint, section) + row);
}

const char *
hu_lgeneral_field (const HuLgeneralText *self,
                   const HuLgeneralRow  *row,
                   guint                 field)
{
  return field < row->n ? g_array_index (self->fields, const char *, row->first + field) : "";
}

const char *
hu_lgeneral_find (const HuLgeneralText *self,
                  guint                 section,
                  const char           *key)
{
  for (guint i = 0; i < hu_lgeneral_n_rows (self, section); i++)
    {
      const HuLgeneralRow *row = hu_lgeneral_row (self, section, i);

      if (g_str_equal (hu_lgeneral_field (self, row, 0), key))
        return hu_lgeneral_field (self, row, 1);
    }

  return NULL;
}
