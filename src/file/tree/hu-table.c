/*
 * Tables from and for spreadsheets.
 *
 * GLib has no parser for them, and splitting lines at commas fails at the first quoted
 * name.  RFC 4180 is one page.
 */
#include "config.h"

#include "hu-table.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#define CELLS_MOST 2000000

typedef struct
{
  const char *p;
  const char *end;
  char        separator;
  gboolean    keeps; /* rows of another width */
  guint       line;
  guint       n_cells;
  GError    **error;
} Parser;

static void
row_free (gpointer data)
{
  HuTableRow *row = data;

  g_strfreev (row->cells);
  g_free (row);
}

static gboolean
refuse (Parser     *parser,
        guint       line,
        const char *what)
{
  /* Translators: the number of a line in a table; what is wrong there. */
  g_set_error (parser->error, HU_FILE_ERROR, HU_FILE_ERROR_INVALID, _("Line %u: %s"), line, what);

  return FALSE;
}

static gboolean
at_line_end (const Parser *parser)
{
  return parser->p == parser->end || *parser->p == '\n' ||
         (*parser->p == '\r' && (parser->p + 1 == parser->end || parser->p[1] == '\n'));
}

static gboolean
parse_quoted (Parser  *parser,
              GString *cell)
{
  guint line = parser->line;

  for (parser->p++; parser->p < parser->end; parser->p++)
    {
      if (*parser->p == '"' && parser->p + 1 < parser->end && parser->p[1] == '"')
        {
          g_string_append_c (cell, '"');
          parser->p++;
        }
      else if (*parser->p == '"')
        {
          parser->p++;
          return at_line_end (parser) || *parser->p == parser->separator ||
                 refuse (parser, parser->line, _("something stands behind a closing quotation mark"));
        }
      else
        {
          parser->line += *parser->p == '\n';
          g_string_append_c (cell, *parser->p);
        }
    }

  return refuse (parser, line, _("a quotation mark is never closed"));
}

/* A cell that a spreadsheet would take for a formula is written with an apostrophe in front; a number is none.  One more
 * stands before a text that begins like that itself. */
static gboolean
is_formula (const char *cell)
{
  gboolean number = (cell[0] == '-' || cell[0] == '+') && cell[1] != '\0' && cell[strspn (cell + 1, "0123456789") + 1] == '\0';

  cell += strspn (cell, "'");

  return cell[0] != '\0' && strchr ("=+-@", cell[0]) != NULL && !number;
}

static char *
drop_guard (char *cell)
{
  if (cell[0] == '\'' && is_formula (cell))
    memmove (cell, cell + 1, strlen (cell));

  return cell;
}

static gboolean
parse_cell (Parser    *parser,
            GPtrArray *cells)
{
  GString *cell = g_string_new (NULL);
  gboolean whole = TRUE;

  if (parser->p < parser->end && *parser->p == '"')
    {
      whole = parse_quoted (parser, cell);
    }
  else
    {
      for (; whole && !at_line_end (parser) && *parser->p != parser->separator; parser->p++)
        if (*parser->p == '"')
          whole = refuse (parser, parser->line, _("a quotation mark stands within a cell that is not quoted"));
        else
          g_string_append_c (cell, *parser->p);
    }
  g_ptr_array_add (cells, drop_guard (g_string_free (cell, FALSE)));

  return whole;
}

static HuTableRow *
parse_row (Parser *parser)
{
  g_autoptr(GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  guint line = parser->line;
  HuTableRow *row;

  for (;;)
    {
      if (!parse_cell (parser, cells))
        return NULL;
      if (++parser->n_cells > CELLS_MOST || cells->len > HU_TABLE_COLUMNS_MOST)
        {
          refuse (parser, line, _("the table has more cells than any game needs"));
          return NULL;
        }
      if (parser->p == parser->end || *parser->p != parser->separator)
        break;
      parser->p++;
    }
  if (parser->p < parser->end && *parser->p == '\r')
    parser->p++;
  if (parser->p < parser->end)
    parser->p++;
  parser->line++;

  row = g_new (HuTableRow, 1);
  row->line = line;
  row->n = row->n_read = cells->len;
  g_ptr_array_add (cells, NULL);
  row->cells = (char **) g_ptr_array_steal (cells, NULL);

  return row;
}

/* Skips rows of empty cells, without keeping a cell of them; FALSE where there are too many. */
static gboolean
skip_blank (Parser *parser)
{
  for (;;)
    {
      Parser row = *parser;

      for (row.n_cells++; row.p < row.end && *row.p == row.separator; row.p++)
        row.n_cells++;
      if (row.p == row.end || !at_line_end (&row))
        return TRUE;
      if (row.n_cells > CELLS_MOST)
        return refuse (parser, parser->line, _("the table has more cells than any game needs"));
      row.p += *row.p == '\r' ? 2 : 1;
      row.p = MIN (row.p, row.end);
      row.line++;
      *parser = row;
    }
}

/* Counts separators in the first line, outside quotes. */
static char
guess_separator (const char *text,
                 const char *end)
{
  static const char separators[] = "\t;,";
  guint n[3] = { 0, 0, 0 };
  gboolean quoted = FALSE;
  guint best = 2;

  for (; text < end && (quoted || *text != '\n') && MAX (n[0], MAX (n[1], n[2])) < HU_TABLE_COLUMNS_MOST; text++)
    {
      const char *found = *text != '\0' ? strchr (separators, *text) : NULL;

      if (*text == '"')
        quoted = !quoted;
      else if (!quoted && found != NULL)
        n[found - separators]++;
    }
  for (guint i = 0; i < 3; i++)
    if (n[i] > n[best])
      best = i;

  return separators[best];
}

static gboolean
is_blank (const HuTableRow *row)
{
  for (guint i = 0; i < row->n; i++)
    if (row->cells[i][0] != '\0')
      return FALSE;

  return TRUE;
}

char *
hu_table_row_dup_fault (const HuTableRow *row)
{
  g_return_val_if_fail (row != NULL, NULL);

  if (row->n_read == row->n)
    return NULL;

  /* Translators: numbers of cells; “the heading” is the first line of a table. */
  return g_strdup_printf (ngettext ("it has %u cell, and the heading has %u", "it has %u cells, and the heading has %u",
                                    row->n_read), row->n_read, row->n);
}

/* Gives the row as many cells as the heading has; FALSE where that is a fault. */
static gboolean
fit (Parser          *parser,
     const GPtrArray *rows,
     HuTableRow      *row)
{
  guint n = ((const HuTableRow *) g_ptr_array_index (rows, 0))->n;
  g_autofree char *what = NULL;

  for (guint i = n; i < row->n; i++)
    g_clear_pointer (&row->cells[i], g_free);
  if (row->n < n)
    row->cells = g_renew (char *, row->cells, n + 1);
  for (guint i = row->n; i < n; i++)
    row->cells[i] = g_strdup ("");
  row->cells[n] = NULL;
  parser->n_cells += n > row->n ? n - row->n : 0;
  row->n = n;
  what = hu_table_row_dup_fault (row);
  if (what != NULL && !parser->keeps)
    return refuse (parser, row->line, what);

  return parser->n_cells <= CELLS_MOST || refuse (parser, row->line, _("the table has more cells than any game needs"));
}

static GPtrArray *
parse (const char *text,
       gssize      length,
       char        separator,
       gboolean    keeps,
       GError    **error)
{
  g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func (row_free);
  Parser parser = { .line = 1, .keeps = keeps, .error = error };
  const char *bad;

  parser.p = text;
  parser.end = text + (length < 0 ? (gssize) strlen (text) : length);
  if (!g_utf8_validate_len (text, (gsize) (parser.end - text), &bad))
    {
      for (const char *p = text; p < bad; p++)
        parser.line += *p == '\n';
      refuse (&parser, parser.line, _("it is not UTF-8: save the table as UTF-8"));
      return NULL;
    }
  if (parser.end - parser.p >= 3 && memcmp (parser.p, "\xef\xbb\xbf", 3) == 0)
    parser.p += 3;
  parser.separator = separator != '\0' ? separator : guess_separator (parser.p, parser.end);

  while (skip_blank (&parser))
    {
      HuTableRow *row;

      if (parser.p == parser.end)
        return g_steal_pointer (&rows);
      row = parse_row (&parser);

      if (row == NULL)
        return NULL;
      if (is_blank (row))
        {
          row_free (row);
          continue;
        }
      g_ptr_array_add (rows, row);
      if (!fit (&parser, rows, row))
        return NULL;
    }

  return NULL;
}

/**
 * hu_table_parse:
 * @text: a table, in UTF-8, with or without a byte-order mark
 * @length: its length in bytes, or -1 if it ends with NUL
 * @separator: the separator of cells: ',', ';' or a tab; 0: find it from the text
 * @error: return location for a %HU_FILE_ERROR_INVALID
 *
 * Reads a table (RFC 4180): cells may be quoted, a quotation mark in quotes is doubled,
 * lines end with LF or CR LF, all rows have as many cells as the first.  Rows of only empty
 * cells are skipped.  The apostrophe that hu_table_append() puts before a formula is dropped.
 *
 * Returns: (transfer full) (element-type HuTableRow) (nullable): its rows, the heading first; %NULL
 *   if a line is at fault, which @error names
 */
GPtrArray *
hu_table_parse (const char *text,
                gssize      length,
                char        separator,
                GError    **error)
{
  g_return_val_if_fail (text != NULL && (error == NULL || *error == NULL), NULL);

  return parse (text, length, separator, FALSE, error);
}

GPtrArray *
hu_table_read (const char *text,
               gssize      length,
               GError    **error)
{
  g_return_val_if_fail (text != NULL && (error == NULL || *error == NULL), NULL);

  return parse (text, length, '\0', TRUE, error);
}

void
hu_table_append (GString    *table,
                 char        separator,
                 gboolean    first,
                 const char *cell)
{
  const char special[] = { separator, '"', '\n', '\r', '\0' };
  g_autofree char *guarded = NULL;

  g_return_if_fail (table != NULL && cell != NULL);

  if (!first)
    g_string_append_c (table, separator);
  guarded = is_formula (cell) ? g_strconcat ("'", cell, NULL) : g_strdup (cell);
  cell = guarded;
  if (strpbrk (cell, special) == NULL && cell[0] != ' ' && !g_str_has_suffix (cell, " "))
    {
      g_string_append (table, cell);
      return;
    }

  g_string_append_c (table, '"');
  for (; *cell != '\0'; cell++)
    {
      if (*cell == '"')
        g_string_append_c (table, '"');
      g_string_append_c (table, *cell);
    }
  g_string_append_c (table, '"');
}
