/*
 * The report for a forum, a chat or a mail: BBCode in two dialects, and plain text.  All three
 * are the same text with other marks; a table is columns of letters of one width.
 *
 * BoardGameGeek knows [b], [i], [q] and [c] in small letters, and swallows the rest of a post
 * after a “<” before a letter; XenForo knows [B], [I], [QUOTE] and [CODE].  Neither has a way to
 * write a “[” that is no mark, so that an invisible space stands behind it.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "hu-report-file.h"
#include "hu-report-words.h"

/* Wider columns are not filled up: their text is a sentence. */
#define COLUMN_MOST 44
#define CHAT_MOST 400

typedef struct
{
  const char *strong[2]; /* before and after */
  const char *quote[2];
  const char *code[2];
  gboolean    marks;     /* “[” and “<” mean something */
} Dialect;

static const Dialect dialects[] = {
  [HU_FORUM_BOARDGAMEGEEK] = { { "[b]", "[/b]" }, { "[q]", "[/q]" }, { "[c]\n", "[/c]" }, TRUE },
  [HU_FORUM_XENFORO] = { { "[B]", "[/B]" }, { "[QUOTE]", "[/QUOTE]" }, { "[CODE]\n", "[/CODE]" }, TRUE },
  [HU_FORUM_PLAIN] = { { "", "" }, { "> ", "" }, { "", "" }, FALSE },
};

typedef struct
{
  GString       *text;
  const Dialect *dialect;
} Plain;

/* --- Words --- */

static void
add_words (Plain      *self,
           const char *words)
{
  if (!self->dialect->marks)
    {
      g_string_append (self->text, words);
      return;
    }

  for (const char *p = words; *p != '\0'; p++)
    {
      if (*p == '<')
        g_string_append (self->text, "‹");
      else
        g_string_append_c (self->text, *p);
      if (*p == '[' || hu_words_need_gap (words, p))
        g_string_append (self->text, HU_WORDS_GAP);
    }
}

static void
add_marked (Plain             *self,
            const char * const marks[2],
            const char        *words)
{
  if (words == NULL || words[0] == '\0')
    return;

  g_string_append (self->text, marks[0]);
  add_words (self, words);
  g_string_append_printf (self->text, "%s\n\n", marks[1]);
}

static void
add_heading (Plain      *self,
             const char *words,
             char        line)
{
  add_marked (self, self->dialect->strong, words);
  if (self->dialect->marks)
    return;

  /* Nothing but a line below shows a heading in plain text. */
  g_string_truncate (self->text, self->text->len - 1);
  for (glong i = g_utf8_strlen (words, -1); i > 0; i--)
    g_string_append_c (self->text, line);
  g_string_append (self->text, "\n\n");
}

/* --- Columns --- */

/* Rows of cells, each as many as the first has. */
typedef struct
{
  GPtrArray *rows;    /* GPtrArray of char * */
  GArray    *numbers; /* gboolean: whether a column stands at the right */
} Grid;

static GPtrArray *
add_grid_row (Grid *grid)
{
  GPtrArray *row = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (grid->rows, row);

  return row;
}

static void
add_column (Grid     *grid,
            gboolean  numbers)
{
  g_array_append_val (grid->numbers, numbers);
}

static void
grid_init (Grid *grid)
{
  grid->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  grid->numbers = g_array_new (FALSE, FALSE, sizeof (gboolean));
}

static void
grid_clear (Grid *grid)
{
  g_ptr_array_unref (grid->rows);
  g_array_unref (grid->numbers);
}

static const char *
cell_at (const Grid *grid,
         guint       row,
         guint       column)
{
  const GPtrArray *cells = g_ptr_array_index (grid->rows, row);

  return column < cells->len ? g_ptr_array_index (cells, column) : "";
}

static glong
column_width (const Grid *grid,
              guint       column)
{
  glong width = 0;

  for (guint row = 0; row < grid->rows->len; row++)
    width = MAX (width, MIN (g_utf8_strlen (cell_at (grid, row, column), -1), COLUMN_MOST));

  return width;
}

static void
add_spaces (Plain *self,
            glong  n)
{
  for (; n > 0; n--)
    g_string_append_c (self->text, ' ');
}

static void
add_line (Plain        *self,
          const Grid   *grid,
          guint         row,
          const GArray *widths)
{
  for (guint i = 0; i < widths->len; i++)
    {
      const char *cell = cell_at (grid, row, i);
      glong room = g_array_index (widths, glong, i) - g_utf8_strlen (cell, -1);
      gboolean number = g_array_index (grid->numbers, gboolean, i);

      if (number)
        add_spaces (self, room);
      add_words (self, cell);
      if (!number)
        add_spaces (self, room);
      g_string_append (self->text, "  ");
    }
  while (self->text->len > 0 && self->text->str[self->text->len - 1] == ' ')
    g_string_truncate (self->text, self->text->len - 1);
  g_string_append_c (self->text, '\n');
}

static void
add_grid (Plain      *self,
          const Grid *grid)
{
  g_autoptr(GArray) widths = g_array_new (FALSE, FALSE, sizeof (glong));

  for (guint i = 0; i < grid->numbers->len; i++)
    {
      glong width = column_width (grid, i);

      g_array_append_val (widths, width);
    }

  g_string_append (self->text, self->dialect->code[0]);
  for (guint row = 0; row < grid->rows->len; row++)
    add_line (self, grid, row, widths);
  g_string_append_printf (self->text, "%s\n\n", self->dialect->code[1]);
}

/* --- Tables, charts and strips as columns --- */

static char *
in_one_line (const char *text)
{
  return g_strdelimit (g_strdup (text), "\n", ' ');
}

static void
add_table (Plain               *self,
           const HuReportTable *table)
{
  GPtrArray *head;
  Grid grid;

  grid_init (&grid);
  head = add_grid_row (&grid);
  for (guint i = 0; i < table->columns->len; i++)
    {
      const HuReportColumn *column = g_ptr_array_index (table->columns, i);

      if (!(column->show & HU_SHOW_PAPER))
        continue;
      g_ptr_array_add (head, in_one_line (column->title));
      add_column (&grid, column->kind == HU_COLUMN_NUMBERS);
    }
  for (guint row = 0; row < table->rows->len; row++)
    {
      const HuReportRow *found = g_ptr_array_index (table->rows, row);
      GPtrArray *cells;

      if (!(found->show & HU_SHOW_PAPER))
        continue;
      cells = add_grid_row (&grid);
      for (guint i = 0; i < table->columns->len; i++)
        if (((const HuReportColumn *) g_ptr_array_index (table->columns, i))->show & HU_SHOW_PAPER)
          g_ptr_array_add (cells, in_one_line (found->cells[i].text));
    }
  add_grid (self, &grid);
  grid_clear (&grid);
}

/* The values at the end of each turn. */
static void
add_chart (Plain               *self,
           const HuReportChart *chart)
{
  GPtrArray *cells;
  Grid grid;

  grid_init (&grid);
  cells = add_grid_row (&grid);
  g_ptr_array_add (cells, g_strdup (chart->x_title));
  add_column (&grid, FALSE);
  for (guint k = 0; k < chart->series->len; k++)
    {
      g_ptr_array_add (cells, in_one_line (((const HuReportSeries *) g_ptr_array_index (chart->series, k))->name));
      add_column (&grid, TRUE);
    }
  for (guint i = 0; i < chart->ticks->len; i++)
    {
      const HuReportTick *tick = g_ptr_array_index (chart->ticks, i);
      guint last = i + 1 < chart->ticks->len
        ? ((const HuReportTick *) g_ptr_array_index (chart->ticks, i + 1))->moment - 1 : chart->n_moments - 1;

      cells = add_grid_row (&grid);
      g_ptr_array_add (cells, in_one_line (tick->name));
      for (guint k = 0; k < chart->series->len; k++)
        {
          double value = g_array_index (((const HuReportSeries *) g_ptr_array_index (chart->series, k))->values, double,
                                        last);

          g_ptr_array_add (cells, isnan (value) ? g_strdup ("") : g_strdup_printf ("%'.0f", value));
        }
    }
  add_grid (self, &grid);
  grid_clear (&grid);
}

/* A sign for each side in each turn. */
static void
add_strip (Plain               *self,
           const HuReportStrip *strip)
{
  static const char * const signs[HU_N_STRIP_STATES] = { "■", "▨", "□", "✕" };
  GPtrArray *cells;
  Grid grid;

  grid_init (&grid);
  cells = add_grid_row (&grid);
  g_ptr_array_add (cells, g_strdup (strip->row_title));
  add_column (&grid, TRUE);
  for (guint i = 0; i < strip->turns->len; i++)
    {
      g_ptr_array_add (cells, in_one_line (((const HuReportStripTurn *) g_ptr_array_index (strip->turns, i))->name));
      add_column (&grid, FALSE);
    }
  for (guint row = 0; row < strip->n_rows; row++)
    {
      cells = add_grid_row (&grid);
      g_ptr_array_add (cells, g_strdup_printf ("%d", strip->rows[row]));
      for (guint i = 0; i < strip->turns->len; i++)
        {
          const HuReportStripTurn *turn = g_ptr_array_index (strip->turns, i);

          g_ptr_array_add (cells, g_strconcat (signs[turn->states[HU_SIDE_FIRST][row]],
                                               signs[turn->states[HU_SIDE_SECOND][row]], NULL));
        }
    }
  add_grid (self, &grid);
  for (guint state = 0; state < HU_N_STRIP_STATES; state++)
    g_string_append_printf (self->text, "%s%s %s", state > 0 ? ", " : "", signs[state], strip->words[state]);
  g_string_append (self->text, "\n\n");
  grid_clear (&grid);
}

/* In one line: the levels with their bounds, the one that has been reached in strong letters; or so many things. */
static void
add_scale (Plain               *self,
           const HuReportBlock *block)
{
  const HuReportScale *scale = block->scale;

  add_words (self, block->text);
  g_string_append (self->text, ": ");
  for (guint i = 0; scale->at < 0 && i < scale->bands->len; i++)
    g_string_append (self->text,
                     ((const HuScaleBand *) g_ptr_array_index (scale->bands, i))->side != HU_SIDE_NONE ? "■" : "□");
  for (guint i = 0; scale->at >= 0 && i < scale->bands->len; i++)
    {
      const HuScaleBand *band = g_ptr_array_index (scale->bands, i);
      gboolean here = (gint) i == scale->at;

      g_string_append (self->text, here ? (self->dialect->marks ? self->dialect->strong[0] : "» ") : "");
      add_words (self, band->name);
      g_string_append (self->text, here ? (self->dialect->marks ? self->dialect->strong[1] : " «") : "");
      g_string_append (self->text, band->bound != NULL ? " | " : "");
      add_words (self, band->bound != NULL ? band->bound : "");
      g_string_append (self->text, band->bound != NULL ? " | " : "");
    }
  g_string_append (self->text, " (");
  add_words (self, scale->value);
  g_string_append (self->text, ")\n\n");
}

/* --- All of it --- */

static void
add_paragraph (Plain               *self,
               const HuReportBlock *block)
{
  static const char * const bare[2] = { "", "" };

  add_marked (self, block->role == HU_TEXT_STRONG ? self->dialect->strong
                    : block->role == HU_TEXT_QUOTED ? self->dialect->quote : bare, block->text);
}

static void
add_block (Plain               *self,
           const HuReportBlock *block)
{
  switch (block->kind)
    {
    case HU_BLOCK_KIND_TITLE:
      add_heading (self, block->text, '=');
      break;
    case HU_BLOCK_KIND_VERDICT:
      add_marked (self, self->dialect->strong, block->text);
      break;
    case HU_BLOCK_KIND_HEADING:
      add_heading (self, block->text, block->level == 1 ? '=' : '-');
      break;
    case HU_BLOCK_KIND_PARAGRAPH:
      add_paragraph (self, block);
      break;
    case HU_BLOCK_KIND_TABLE:
      if (block->table->look == HU_TABLE_TO_SIGN || block->table->rows->len == 0)
        break;
      add_marked (self, self->dialect->strong, block->text);
      add_table (self, block->table);
      break;
    case HU_BLOCK_KIND_CHART:
      add_marked (self, self->dialect->strong, block->text);
      add_chart (self, block->chart);
      break;
    case HU_BLOCK_KIND_STRIP:
      add_marked (self, self->dialect->strong, block->text);
      add_strip (self, block->strip);
      break;
    case HU_BLOCK_KIND_SCALE:
      add_scale (self, block);
      break;
    case HU_BLOCK_KIND_MAP:
      break;
    }
}

/**
 * hu_report_to_forum:
 * @forum: for which forum
 *
 * Writes everything but maps, and lines to sign, which a forum has no use for.
 *
 * Returns: (transfer full): the text, UTF-8
 */
GBytes *
hu_report_to_forum (const HuReport *report,
                    HuForum         forum)
{
  Plain self = { .dialect = &dialects[forum] };
  gsize length;

  g_return_val_if_fail (report != NULL, NULL);

  self.text = g_string_new (NULL);
  for (guint i = 0; i < report->blocks->len; i++)
    add_block (&self, g_ptr_array_index (report->blocks, i));
  if (self.text->len > 1)
    g_string_truncate (self.text, self.text->len - 1);

  length = self.text->len;
  return g_bytes_new_take (g_string_free (self.text, FALSE), length);
}

/* Says which game it is, the moment and the verdict, in one line of at most 400 characters without “<”, as the
 * chat of VASSAL takes it. No name of the game calls anybody or leads anywhere in it.  Returns the line; (transfer
 * full). */
char *
hu_report_to_chat (const HuReport *report)
{
  g_autofree char *verdict = NULL;
  g_autoptr(GString) line = g_string_new (NULL);

  g_return_val_if_fail (report != NULL, NULL);

  verdict = hu_explain_verdict (report->snapshot);
  hu_words_append_chat (line, report->title);
  g_string_append (line, " (");
  hu_words_append_chat (line, report->moment);
  g_string_append (line, "): ");
  if (report->change != NULL && report->change[0] != '\0')
    {
      hu_words_append_chat (line, report->change);
      g_string_append (line, ". ");
    }
  hu_words_append_chat (line, verdict);
  if (report->seen_by != NULL)
    {
      g_string_append (line, " [");
      hu_words_append_chat (line, report->seen_by);
      g_string_append_c (line, ']');
    }
  if (report->fingerprint != NULL)
    g_string_append_printf (line, " #%.12s", report->fingerprint);

  if (g_utf8_strlen (line->str, -1) > CHAT_MOST)
    {
      g_string_truncate (line, (gsize) (g_utf8_offset_to_pointer (line->str, CHAT_MOST - 1) - line->str));
      g_string_append (line, "…");
    }

  return g_strdup (line->str);
}
