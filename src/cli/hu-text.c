/*
 * Text for a terminal: width, wrapping, columns, colour.  Knows nothing of games.  One long file, because paragraphs
 * and tables share how words are cleaned, wrapped and styled.
 */
#include "hu-text.h"

#include <string.h>

#include "hu-character.h"

/* Between two columns of a table. */
#define GUTTER 2
/* The last column of a table is never narrower than this, even if its lines then run over. */
#define LAST_COLUMN_LEAST 24
/* Characters of a cell that others stand beside. */
#define CELL_MOST 200
#define COLUMNS_MOST 32

typedef struct
{
  HuTextStyle style;
  char       *mark; /* set before the words, which hang from it; or NULL */
  gboolean    wide; /* it takes the rest of its row, and widens no column */
  char       *words;
} Cell;

struct _HuText
{
  GString *out;
  guint    width;
  gboolean coloured;

  /* The table being gathered. */
  GArray  *cells; /* Cell, row by row */
  char    *heading; /* to be printed over the first row; or NULL */
  guint    n_columns;
  guint    indent;
  HuTextColumn columns[COLUMNS_MOST];
};

static void
cell_clear (gpointer data)
{
  Cell *cell = data;

  g_free (cell->mark);
  g_free (cell->words);
}

/* @coloured: whether styles become escape sequences; otherwise styles do nothing. */
HuText *
hu_text_new (guint    width,
             gboolean coloured)
{
  HuText *self = g_new0 (HuText, 1);

  self->out = g_string_new (NULL);
  self->width = width;
  self->coloured = coloured;
  self->cells = g_array_new (FALSE, FALSE, sizeof (Cell));
  g_array_set_clear_func (self->cells, cell_clear);

  return self;
}

void
hu_text_free (HuText *self)
{
  g_return_if_fail (self != NULL);

  g_string_free (self->out, TRUE);
  g_array_unref (self->cells);
  g_free (self->heading);
  g_free (self);
}

const char *
hu_text_peek (const HuText *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->out->str;
}

/* @words: UTF-8.  Returns the columns of a terminal that @words take: two for a wide character, none for a
 * combining character. */
guint
hu_text_width (const char *words)
{
  guint width = 0;

  g_return_val_if_fail (words != NULL, 0);

  for (const char *c = words; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (!g_unichar_iszerowidth (character))
        width += g_unichar_iswide (character) ? 2 : 1;
    }

  return width;
}

/**
 * hu_text_clean:
 * @words: UTF-8, from anywhere
 *
 * Removes control characters: text from a file may hold any of them, and a terminal obeys
 * them.
 *
 * Returns: (transfer full): @words with white space as spaces, and the replacement character for
 *   each character that must not be shown
 */
char *
hu_text_clean (const char *words)
{
  GString *clean;

  g_return_val_if_fail (words != NULL, NULL);

  clean = g_string_sized_new (strlen (words));
  for (const char *c = words; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      switch (hu_character_classify (character))
        {
        case HU_CHARACTER_PLAIN:
          g_string_append_unichar (clean, character);
          break;
        case HU_CHARACTER_BREAK:
          g_string_append_c (clean, ' ');
          break;
        case HU_CHARACTER_CONTROL:
        case HU_CHARACTER_DIRECTION:
        case HU_CHARACTER_NONE:
          g_string_append_unichar (clean, HU_CHARACTER_REPLACEMENT);
          break;
        }
    }

  return g_string_free (clean, FALSE);
}

static const char * const sequences[] = {
  [HU_STYLE_PLAIN] = "",
  [HU_STYLE_STRONG] = "\033[1m",
  [HU_STYLE_FAINT] = "\033[2m",
  [HU_STYLE_FIRST_SIDE] = "\033[1;34m",
  [HU_STYLE_SECOND_SIDE] = "\033[1;31m",
};

static void
append_styled (HuText      *self,
               HuTextStyle  style,
               const char  *words,
               gssize       length)
{
  if (!self->coloured || style == HU_STYLE_PLAIN || length == 0)
    {
      g_string_append_len (self->out, words, length);
      return;
    }

  g_string_append (self->out, sequences[style]);
  g_string_append_len (self->out, words, length);
  g_string_append (self->out, "\033[0m");
}

static void
append_spaces (HuText *self,
               guint   n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_c (self->out, ' ');
}

/* Returns the end of as many whole words of the line as fit into @width, at least one. */
static const char *
fit_words (const char *words,
           guint       width)
{
  const char *end = words;
  guint taken = 0;

  for (const char *c = words;;)
    {
      const char *space = strchr (c, ' ');
      const char *stop = space != NULL ? space : c + strlen (c);
      g_autofree char *word = g_strndup (c, (gsize) (stop - c));

      taken += hu_text_width (word) + (c == words ? 0 : 1);
      if (taken > width && end != words)
        return end;

      end = stop;
      if (space == NULL)
        return end;
      c = space + 1;
    }
}

/* Appends @words from the current column, and goes on at column @indent. */
static void
append_wrapped (HuText      *self,
                HuTextStyle  style,
                guint        indent,
                const char  *words)
{
  guint width = self->width > indent + LAST_COLUMN_LEAST ? self->width - indent : LAST_COLUMN_LEAST;

  for (;;)
    {
      const char *end = fit_words (words, width);

      append_styled (self, style, words, end - words);
      g_string_append_c (self->out, '\n');
      if (*end == '\0')
        return;

      words = end + 1;
      append_spaces (self, indent);
    }
}

/* Adds a blank line before the next part. */
void
hu_text_blank (HuText *self)
{
  g_return_if_fail (self != NULL);

  if (self->out->len > 0 && !g_str_has_suffix (self->out->str, "\n\n"))
    g_string_append_c (self->out, '\n');
}

/**
 * hu_text_paragraph:
 * @indent: the columns left free on the left
 * @words: UTF-8; cleaned here
 *
 * Appends a paragraph, wrapped between words.
 */
void
hu_text_paragraph (HuText      *self,
                   HuTextStyle  style,
                   guint        indent,
                   const char  *words)
{
  g_autofree char *clean = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (words != NULL);

  clean = hu_text_clean (words);
  append_spaces (self, indent);
  append_wrapped (self, style, indent, clean);
}

/**
 * hu_text_heading:
 * @words: UTF-8; cleaned here
 *
 * Appends a heading, with a blank line before it.
 */
void
hu_text_heading (HuText     *self,
                 const char *words)
{
  hu_text_blank (self);
  hu_text_paragraph (self, HU_STYLE_STRONG, 0, words);
}

void
hu_text_table_begin (HuText             *self,
                     const char         *heading,
                     guint               indent,
                     const HuTextColumn *columns,
                     guint               n_columns)
{
  g_return_if_fail (self != NULL && self->cells->len == 0);
  g_return_if_fail (n_columns > 0 && n_columns <= COLUMNS_MOST);

  g_free (self->heading);
  self->heading = g_strdup (heading);
  self->n_columns = n_columns;
  self->indent = indent;
  for (guint i = 0; i < n_columns; i++)
    self->columns[i] = columns != NULL ? columns[i] : (HuTextColumn) { 0 };
}

void
hu_text_table_row (HuText           *self,
                   const HuTextCell *cells)
{
  guint n_cells = 0;

  g_return_if_fail (self != NULL && cells != NULL);

  while (n_cells < self->n_columns && !cells[n_cells].ends)
    n_cells++;
  for (guint i = 0; i < self->n_columns; i++)
    {
      HuTextCell given = i < n_cells ? cells[i] : (HuTextCell) { 0 };
      g_autofree char *words = given.words;
      Cell cell = {
        .style = given.style != HU_STYLE_PLAIN ? given.style : self->columns[i].style,
        .mark = given.mark != NULL ? g_strconcat (given.mark, " ", NULL) : NULL,
        .wide = i + 1 == n_cells && n_cells < self->n_columns,
        .words = hu_text_clean (words != NULL ? words : ""),
      };

      g_array_append_val (self->cells, cell);
    }
}

static const Cell *
get_cell (const HuText *self,
          guint         row,
          guint         column)
{
  return &g_array_index (self->cells, Cell, row * self->n_columns + column);
}

static guint
column_width (const HuText *self,
              guint         column)
{
  guint most = 0;

  for (guint row = 0; row < self->cells->len / self->n_columns; row++)
    {
      const Cell *cell = get_cell (self, row, column);

      if (!cell->wide)
        most = MAX (most, hu_text_width (cell->words));
    }

  return most;
}

static void
append_cell (HuText     *self,
             const Cell *cell,
             guint       width,
             gboolean    right)
{
  guint rest = width - hu_text_width (cell->words);

  if (right)
    append_spaces (self, rest);
  append_styled (self, cell->style, cell->words, (gssize) strlen (cell->words));
  append_spaces (self, right ? GUTTER : rest + GUTTER);
}

static void
append_last_cell (HuText     *self,
                  const Cell *cell,
                  guint       left)
{
  if (cell->mark != NULL)
    {
      append_styled (self, cell->style, cell->mark, (gssize) strlen (cell->mark));
      left += hu_text_width (cell->mark);
    }

  append_wrapped (self, cell->style, left, cell->words);
}

/* A line never ends in spaces, even if its last cells are empty. */
static void
strip_line (HuText *self)
{
  gsize length = self->out->len - 1;

  while (length > 0 && self->out->str[length - 1] == ' ')
    length--;

  g_string_truncate (self->out, length);
  g_string_append_c (self->out, '\n');
}

static void
append_row (HuText      *self,
            guint        row,
            const guint *widths)
{
  guint last = self->n_columns - 1;
  guint left = self->indent;
  guint column;

  append_spaces (self, left);
  for (column = 0; column < last && !get_cell (self, row, column)->wide; column++)
    {
      append_cell (self, get_cell (self, row, column), widths[column], self->columns[column].right);
      left += widths[column] + GUTTER;
    }
  append_last_cell (self, get_cell (self, row, column), left);
  strip_line (self);
}

/* The widest cell of a column pushes every row, and every line of its last cell, to the right, so a cell is cut to
 * CELL_MOST characters. */
static void
bound_cell (Cell *cell)
{
  const char *end = cell->words;
  guint n = 0;

  while (n < CELL_MOST && *end != '\0')
    {
      end = g_utf8_next_char (end);
      n++;
    }
  if (*end != '\0' && !cell->wide)
    {
      g_autofree char *begun = g_strndup (cell->words, (gsize) (end - cell->words));

      g_free (cell->words);
      cell->words = g_strconcat (begun, "…", NULL);
    }
}

void
hu_text_table_end (HuText *self)
{
  guint widths[COLUMNS_MOST] = { 0 };
  g_autofree char *heading = NULL;

  g_return_if_fail (self != NULL && self->n_columns > 0);

  heading = g_steal_pointer (&self->heading);
  if (heading != NULL && self->cells->len > 0)
    hu_text_heading (self, heading);
  for (guint i = 0; i < self->cells->len; i++)
    if (i % self->n_columns + 1 < self->n_columns)
      bound_cell (&g_array_index (self->cells, Cell, i));
  for (guint column = 0; column + 1 < self->n_columns; column++)
    widths[column] = column_width (self, column);
  for (guint row = 0; row < self->cells->len / self->n_columns; row++)
    append_row (self, row, widths);

  g_array_set_size (self->cells, 0);
  self->n_columns = 0;
}
