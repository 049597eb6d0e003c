/*
 * Tables as text for other programs: CSV for spreadsheets, tabs for the
 * clipboard.
 */
#include "config.h"

#include <string.h>

#include "hu-character.h"
#include "hu-report-file.h"

/* --- CSV --- */

/* At the start of a cell, some spreadsheets read the full-width forms of East Asia as these signs. */
static gboolean
begins_formula (gunichar c)
{
  return c == '=' || c == '+' || c == '-' || c == '@' || c == 0xff1d || c == 0xff0b || c == 0xff0d || c == 0xff20;
}

/* Skips characters that a spreadsheet may ignore in front of a formula.  A control character has become a space
 * already. */
static const char *
skip_unseen (const char *text)
{
  for (gunichar c = g_utf8_get_char (text);
       c != 0 && (g_unichar_isspace (c) || g_unichar_iszerowidth (c) ||
                  hu_character_classify (c) != HU_CHARACTER_PLAIN);
       c = g_utf8_get_char (text))
    text = g_utf8_next_char (text);

  return text;
}

/* A spreadsheet reads a text that begins with these characters as a formula; a plain number may begin with a minus. */
static gboolean
is_formula (const char *text)
{
  const char *p = text;

  if (*p != '\0' && strchr ("\t\r\n", *p) != NULL)
    return TRUE;
  if (!begins_formula (g_utf8_get_char (skip_unseen (text))))
    return FALSE;
  if (*p++ != '-' || !g_ascii_isdigit (*p))
    return TRUE;
  while (g_ascii_isdigit (*p))
    p++;

  return *p != '\0';
}

/* RFC 4180: puts a field in quotes where it needs them, and doubles a quote. */
static void
add_field (GString    *csv,
           const char *text)
{
  gboolean defused = is_formula (text);

  if (!defused && strpbrk (text, ",\"\r\n") == NULL)
    {
      g_string_append (csv, text);
      return;
    }

  g_string_append_c (csv, '"');
  if (defused)
    g_string_append_c (csv, '\'');
  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *p);
    }
  g_string_append_c (csv, '"');
}

static const HuReportColumn *
column_at (const HuReportTable *table,
           guint                i)
{
  return g_ptr_array_index (table->columns, i);
}

/* Writes the columns and rows of data: numbers are plain, and sums are left out because a reader would count them
 * twice. Lines end in CR LF.  Returns the file; (transfer full). */
GBytes *
hu_report_table_to_csv (const HuReportTable *table)
{
  g_autoptr(GString) csv = g_string_new (NULL);
  gsize length;

  g_return_val_if_fail (table != NULL, NULL);

  for (gint i = -1; i < (gint) table->rows->len; i++)
    {
      const HuReportRow *row = i >= 0 ? g_ptr_array_index (table->rows, i) : NULL;
      gboolean first = TRUE;

      if (row != NULL && !(row->show & HU_SHOW_DATA))
        continue;
      for (guint k = 0; k < table->columns->len; k++)
        {
          const HuReportColumn *column = column_at (table, k);

          if (!(column->show & HU_SHOW_DATA))
            continue;
          if (!first)
            g_string_append_c (csv, ',');
          first = FALSE;
          /* A rule is a number for people; an outcome of the scenario's own has none, only an id for links. */
          add_field (csv, row == NULL ? column->title
                          : row->cells[k].value != NULL && column->subject != HU_COLUMN_RULE ? row->cells[k].value
                                                                                          : row->cells[k].text);
        }
      g_string_append (csv, "\r\n");
    }

  length = csv->len;
  return g_bytes_new_take (g_string_free (g_steal_pointer (&csv), FALSE), length);
}

/* --- Tabs --- */

/* Neither a tab nor a line break may be within a cell. */
static void
add_tabbed (GString    *text,
            const char *cell)
{
  for (const char *p = cell; *p != '\0'; p++)
    g_string_append_c (text, *p == '\t' || *p == '\n' || *p == '\r' ? ' ' : *p);
}

/* Writes the columns and rows that are on paper, one line per row, the head first. */
char *
hu_report_table_to_tabs (const HuReportTable *table)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (table != NULL, NULL);

  for (gint i = -1; i < (gint) table->rows->len; i++)
    {
      const HuReportRow *row = i >= 0 ? g_ptr_array_index (table->rows, i) : NULL;
      gboolean first = TRUE;

      if (row != NULL && !(row->show & HU_SHOW_PAPER))
        continue;
      for (guint k = 0; k < table->columns->len; k++)
        {
          const HuReportColumn *column = column_at (table, k);

          if (!(column->show & HU_SHOW_PAPER))
            continue;
          if (!first)
            g_string_append_c (text, '\t');
          first = FALSE;
          add_tabbed (text, row == NULL ? column->title : row->cells[k].text);
        }
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}
