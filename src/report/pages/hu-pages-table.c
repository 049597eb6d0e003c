/*
 * Tables on pages: the widths of columns, the breaks between pages, and drawing.  One long file, because laying out
 * and drawing measure a row by the same functions.
 */
#include "config.h"

#include <math.h>

#include "hu-budget.h"
#include "hu-pages-private.h"

#define GUTTER 9.0    /* between columns */
#define PAD 3.0       /* above and below a row's text */
#define PAD_UNDER 1.0 /* the same of what belongs to the row above */
#define PAD_CLOSE 0.6
#define PAD_HAND 7.0  /* the same where a hand writes */
#define HEAD_BELOW 3.0
#define MARK 6.5      /* the square of a side, and the room after it */
#define MARK_ROOM 10.0
/* A column of short words takes at most this share of the page. */
#define WORDS_MOST 0.3
#define TEXT_LEAST 60.0

/* --- Measuring --- */

static HuType
type_of_row (const HuReportRow *row)
{
  switch (row->role)
    {
    case HU_ROW_HEAD:
    case HU_ROW_SUM:
      return HU_TYPE_CELL_STRONG;
    case HU_ROW_FAINT:
    case HU_ROW_UNDER:
      return HU_TYPE_CELL_FAINT;
    case HU_ROW_PLAIN:
    case HU_ROW_CONTINUED:
      break;
    }

  return HU_TYPE_CELL;
}

static double
mark_room (const HuReportCell *cell)
{
  return cell->side != HU_SIDE_NONE && cell->text[0] != '\0' ? MARK_ROOM : 0;
}

/* Measures the widest cell of a column: its whole text, and its widest word. */
static void
measure_column (HuPages              *self,
                const HuTableLayout  *layout,
                const HuReportTable  *table,
                guint                 column,
                double               *whole,
                double               *word)
{
  const HuReportColumn *info = g_ptr_array_index (table->columns, column);

  *word = hu_typesetter_word (self->type, HU_TYPE_HEAD, info->title);
  *whole = *word;
  for (guint i = 0; i < layout->n_rows; i++)
    {
      const HuReportRow *row = g_ptr_array_index (table->rows, layout->rows[i]);
      const HuReportCell *cell = &row->cells[column];

      if (row->role == HU_ROW_HEAD || cell->text[0] == '\0')
        continue;
      *whole = MAX (*whole, hu_typesetter_width (self->type, type_of_row (row), cell->text) + mark_room (cell));
    }
}

/* Shares the remaining width equally among the wrapping columns; a column that needs less takes less. */
static void
pour_width (HuTableLayout *layout,
            const double  *wishes,
            guint          n_wishes,
            double         room)
{
  g_autofree gboolean *settled = g_new0 (gboolean, layout->n);
  gboolean again = TRUE;

  while (again && n_wishes > 0)
    {
      double share = room / n_wishes;

      again = FALSE;
      for (guint i = 0; i < layout->n; i++)
        if (wishes[i] > 0 && !settled[i] && wishes[i] <= share)
          {
            layout->widths[i] = wishes[i];
            settled[i] = TRUE;
            room -= wishes[i];
            n_wishes--;
            again = TRUE;
            break;
          }
    }
  for (guint i = 0; i < layout->n; i++)
    if (wishes[i] > 0 && !settled[i])
      layout->widths[i] = MAX (room / n_wishes, TEXT_LEAST);
}

/* Short columns take what they need. */
static void
share_width (HuPages             *self,
             HuTableLayout       *layout,
             const HuReportTable *table)
{
  double room = layout->width - GUTTER * (layout->n - 1);
  g_autofree double *wishes = g_new0 (double, layout->n);
  guint n_wishes = 0;

  for (guint i = 0; i < layout->n; i++)
    {
      const HuReportColumn *info = g_ptr_array_index (table->columns, layout->columns[i]);
      double whole, word;

      measure_column (self, layout, table, layout->columns[i], &whole, &word);
      if (info->kind == HU_COLUMN_TEXT)
        {
          wishes[i] = table->look == HU_TABLE_TO_SIGN ? layout->width : whole + 0.5;
          n_wishes++;
          continue;
        }
      layout->widths[i] = MIN (whole + 0.5, MAX (layout->width * WORDS_MOST, word));
      room -= layout->widths[i];
    }
  pour_width (layout, wishes, n_wishes, room);
}

static void
place_columns (HuTableLayout *layout)
{
  double x = 0;

  for (guint i = 0; i < layout->n; i++)
    {
      layout->x[i] = x;
      x += layout->widths[i] + GUTTER;
    }
  layout->width = x - GUTTER;
}

static double
head_height (HuPages             *self,
             const HuTableLayout *layout,
             const HuReportTable *table)
{
  guint lines = 0;

  for (guint i = 0; i < layout->n; i++)
    {
      const HuReportColumn *info = g_ptr_array_index (table->columns, layout->columns[i]);

      lines = MAX (lines, hu_typesetter_n_lines (self->type, HU_TYPE_HEAD, info->title, layout->widths[i] + 0.5));
    }

  return lines > 0 ? lines * hu_typesetter_line (self->type, HU_TYPE_HEAD) + HEAD_BELOW : 0;
}

static guint
row_lines (HuPages             *self,
           const HuTableLayout *layout,
           const HuReportRow   *row)
{
  HuType type = type_of_row (row);
  guint lines = 1;

  if (row->role == HU_ROW_HEAD)
    return hu_typesetter_n_lines (self->type, type, row->cells[layout->columns[0]].text, layout->width);

  for (guint i = 0; i < layout->n; i++)
    {
      const HuReportCell *cell = &row->cells[layout->columns[i]];

      if (cell->text[0] != '\0')
        lines = MAX (lines, hu_typesetter_n_lines (self->type, type, cell->text,
                                                   layout->widths[i] - mark_room (cell) + 0.5));
    }

  return MAX (lines, 1);
}

static double
pad_of (const HuReportTable *table,
        const HuReportRow   *row)
{
  if (table->look == HU_TABLE_TO_SIGN)
    return PAD_HAND;

  if (table->look == HU_TABLE_CLOSE)
    return PAD_CLOSE;

  return row->role == HU_ROW_UNDER || row->role == HU_ROW_CONTINUED ? PAD_UNDER : PAD;
}

static double
row_height (HuPages             *self,
            const HuTableLayout *layout,
            const HuReportTable *table,
            const HuReportRow   *row)
{
  return row_lines (self, layout, row) * hu_typesetter_line (self->type, type_of_row (row)) + 2 * pad_of (table, row) +
         (row->role == HU_ROW_HEAD ? 4 : 0);
}

HuTableLayout *
_hu_pages_lay_table (HuPages             *self,
                     const HuReportTable *table)
{
  HuTableLayout *layout = g_new0 (HuTableLayout, 1);

  layout->width = _hu_pages_width (self);
  layout->columns = g_new0 (guint, table->columns->len);
  for (guint i = 0; i < table->columns->len; i++)
    if (((const HuReportColumn *) g_ptr_array_index (table->columns, i))->show & HU_SHOW_PAPER)
      layout->columns[layout->n++] = i;
  layout->rows = g_new0 (guint, table->rows->len + 1);
  for (guint i = 0; i < table->rows->len; i++)
    if (!(((const HuReportRow *) g_ptr_array_index (table->rows, i))->show & HU_SHOW_PAPER))
      continue;
    else if (layout->n_rows < HU_BUDGET_PAPER_ROWS)
      layout->rows[layout->n_rows++] = i;
    else
      layout->n_left_out++;

  layout->x = g_new0 (double, layout->n + 1);
  layout->widths = g_new0 (double, layout->n + 1);
  layout->heights = g_new0 (double, layout->n_rows + 1);
  share_width (self, layout, table);
  place_columns (layout);
  layout->head = head_height (self, layout, table);
  for (guint i = 0; i < layout->n_rows; i++)
    layout->heights[i] = row_height (self, layout, table, g_ptr_array_index (table->rows, layout->rows[i]));

  return layout;
}

void
_hu_table_layout_free (gpointer data)
{
  HuTableLayout *layout = data;

  g_free (layout->columns);
  g_free (layout->x);
  g_free (layout->widths);
  g_free (layout->rows);
  g_free (layout->heights);
  g_free (layout);
}

/* --- Breaking --- */

static const HuReportRow *
row_at (const HuTableLayout *layout,
        const HuReportTable *table,
        guint                i)
{
  return g_ptr_array_index (table->rows, layout->rows[i]);
}

/* Tells whether a page may end between row @i and the next.  It may not end under a heading, before a line that
 * belongs to the row, or so that a single row stands alone at either end of the table. */
static gboolean
may_break (const HuTableLayout *layout,
           const HuReportTable *table,
           guint                i)
{
  const HuReportRow *row = row_at (layout, table, i);
  const HuReportRow *next = row_at (layout, table, i + 1);

  if (row->role == HU_ROW_HEAD || next->role == HU_ROW_UNDER || next->role == HU_ROW_CONTINUED ||
      next->role == HU_ROW_SUM)
    return FALSE;

  return i > 0 && i + 2 < layout->n_rows;
}

/* Counts the rows from @from that fit into @room; 0 if not even the rows that have to stay together fit. */
static guint
rows_that_fit (const HuTableLayout *layout,
               const HuReportTable *table,
               guint                from,
               double               room)
{
  guint fit = 0;
  double height = 0;

  for (guint i = from; i < layout->n_rows; i++)
    {
      height += layout->heights[i];
      if (height > room + 0.01)
        return fit;
      if (i + 1 == layout->n_rows || may_break (layout, table, i))
        fit = i + 1 - from;
    }

  return fit;
}

double
_hu_pages_table_least (const HuTableLayout *layout,
                       const HuReportTable *table)
{
  double height = layout->head;

  for (guint i = 0; i < layout->n_rows; i++)
    {
      height += layout->heights[i];
      if (i + 1 < layout->n_rows && may_break (layout, table, i))
        break;
    }

  return MIN (height, 200);
}

static void
add_rows (HuPages             *self,
          const HuReportBlock *block,
          const HuTableLayout *layout,
          guint                from,
          guint                n)
{
  double height = layout->head;
  HuPiece *piece;

  for (guint i = from; i < from + n; i++)
    height += layout->heights[i];
  piece = _hu_pages_add (self, block, height);
  piece->table = layout;
  piece->from = from;
  piece->to = from + n;
}

/* Splits a row that is higher than a page over several pages, line by line. */
static void
add_high_row (HuPages             *self,
              const HuReportBlock *block,
              const HuTableLayout *layout,
              guint                index)
{
  const HuReportRow *row = row_at (layout, block->table, index);
  double line = hu_typesetter_line (self->type, type_of_row (row));
  guint n = row_lines (self, layout, row);

  for (guint from = 0; from < n;)
    {
      double room = _hu_pages_bottom (self) - self->y - layout->head - 2 * PAD;
      guint take = MIN (n - from, (guint) MAX (room / line, 1));
      HuPiece *piece;

      if (room < 2 * line && _hu_pages_is_begun (self))
        {
          _hu_pages_break (self);
          continue;
        }
      piece = _hu_pages_add (self, block, layout->head + take * line + 2 * PAD);
      piece->table = layout;
      piece->from = index;
      piece->to = index + 1;
      piece->line_from = from;
      piece->line_to = from + take;
      from += take;
      if (from < n)
        _hu_pages_break (self);
    }
}

void
_hu_pages_flow_table (HuPages             *self,
                      const HuReportBlock *block,
                      const HuTableLayout *layout)
{
  for (guint from = 0; from < layout->n_rows;)
    {
      double room = _hu_pages_bottom (self) - self->y - layout->head;
      guint n = rows_that_fit (layout, block->table, from, room);

      if (n == 0 && _hu_pages_is_begun (self))
        {
          _hu_pages_break (self);
          continue;
        }
      if (n == 0)
        {
          /* The rows that should stay together are higher than a page: take as many as fit, or part of one. */
          double height = 0;

          while (from + n < layout->n_rows && height + layout->heights[from + n] <= room)
            height += layout->heights[from + n++];
          if (n == 0)
            {
              add_high_row (self, block, layout, from++);
              continue;
            }
        }
      add_rows (self, block, layout, from, n);
      from += n;
      if (from < layout->n_rows)
        _hu_pages_break (self);
    }
}

/* --- Drawing --- */

/* Squares that differ without colour: full for the first side, hatched for the second, empty for nobody. */
void
_hu_pages_draw_side (HuPages *self,
                     cairo_t *cr,
                     HuSide   side,
                     double   x,
                     double   y,
                     double   size)
{
  const HuTheme *theme = hu_theme_get (HU_THEME_PRINT);

  cairo_save (cr);
  cairo_rectangle (cr, x, y, size, size);
  if (side == HU_SIDE_FIRST)
    {
      hu_color_set (cr, theme->side[side]);
      cairo_fill (cr);
    }
  else if (side == HU_SIDE_SECOND)
    {
      hu_color_set (cr, hu_color_mix (theme->side[side], theme->background, 0.8));
      cairo_fill_preserve (cr);
      cairo_clip (cr);
      hu_color_set (cr, theme->side[side]);
      cairo_set_line_width (cr, size * 0.16);
      for (double at = -size; at < size * 2; at += size * 0.36)
        {
          cairo_move_to (cr, x + at, y);
          cairo_line_to (cr, x + at + size, y + size);
        }
      cairo_stroke (cr);
      cairo_rectangle (cr, x + 0.3, y + 0.3, size - 0.6, size - 0.6);
      cairo_set_line_width (cr, 0.7);
      cairo_stroke (cr);
    }
  else
    {
      cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

static void
draw_line (HuPages             *self,
           cairo_t             *cr,
           const HuTableLayout *layout,
           double               y,
           double               width,
           double               grey)
{
  cairo_move_to (cr, self->setup.left, y);
  cairo_line_to (cr, self->setup.left + layout->width, y);
  cairo_set_source_rgb (cr, grey, grey, grey);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
draw_head (HuPages       *self,
           cairo_t       *cr,
           const HuPiece *piece)
{
  const HuTableLayout *layout = piece->table;
  double line = hu_typesetter_line (self->type, HU_TYPE_HEAD);

  _hu_pages_begin_tag (self, cr, "TR");
  for (guint i = 0; i < layout->n; i++)
    {
      const HuReportColumn *info = g_ptr_array_index (piece->block->table->columns, layout->columns[i]);
      guint lines = hu_typesetter_n_lines (self->type, HU_TYPE_HEAD, info->title, layout->widths[i] + 0.5);

      _hu_pages_begin_tag (self, cr, "TH");
      hu_typesetter_draw (self->type, cr, HU_TYPE_HEAD, info->title, self->setup.left + layout->x[i],
                          piece->y + layout->head - HEAD_BELOW - lines * line, layout->widths[i] + 0.5,
                          info->kind == HU_COLUMN_NUMBERS ? 1 : 0, 0, G_MAXUINT);
      _hu_pages_end_tag (self, cr, "TH");
    }
  draw_line (self, cr, layout, piece->y + layout->head, 0.8, 0.3);
  _hu_pages_end_tag (self, cr, "TR");
}

static void
draw_cell (HuPages       *self,
           cairo_t       *cr,
           const HuPiece *piece,
           guint          i,
           const HuReportRow *row,
           double         y,
           double         height)
{
  const HuTableLayout *layout = piece->table;
  const HuReportColumn *info = g_ptr_array_index (piece->block->table->columns, layout->columns[i]);
  const HuReportCell *cell = &row->cells[layout->columns[i]];
  HuType type = type_of_row (row);
  double room = mark_room (cell);
  double line = hu_typesetter_line (self->type, type);
  double x = self->setup.left + layout->x[i], width = layout->widths[i] - room + 0.5;
  guint to = piece->line_to > 0 ? piece->line_to : G_MAXUINT;
  gboolean linked;

  if (cell->text[0] == '\0')
    return;
  if (room > 0 && piece->line_from == 0)
    _hu_pages_draw_side (self, cr, cell->side, x, y + (line - MARK) / 2, MARK);
  linked = _hu_pages_begin_link (self, cr, piece->block, info, cell, (HuBox) { x, y, layout->widths[i], height });
  hu_typesetter_draw (self->type, cr, type, cell->text, x + room, y, width, info->kind == HU_COLUMN_NUMBERS ? 1 : 0,
                      piece->line_from, to);
  if (linked)
    _hu_pages_end_tag (self, cr, CAIRO_TAG_LINK);
  else
    _hu_pages_link_words (self, cr, type, cell, x + room, y, width, piece->line_from, to);
}

static void
draw_row (HuPages       *self,
          cairo_t       *cr,
          const HuPiece *piece,
          guint          index,
          double         y)
{
  const HuTableLayout *layout = piece->table;
  const HuReportRow *row = row_at (layout, piece->block->table, index);
  double pad = pad_of (piece->block->table, row), height = layout->heights[index] - 2 * pad;

  if (piece->line_to > 0)
    height = (piece->line_to - piece->line_from) * hu_typesetter_line (self->type, type_of_row (row));
  if (row->role == HU_ROW_HEAD)
    {
      cairo_rectangle (cr, self->setup.left, y + 4, layout->width, layout->heights[index] - 4);
      cairo_set_source_rgb (cr, 0.935, 0.93, 0.915);
      cairo_fill (cr);
      _hu_pages_begin_tag (self, cr, "TH");
      hu_typesetter_draw (self->type, cr, HU_TYPE_CELL_STRONG, row->cells[layout->columns[0]].text,
                          self->setup.left + 4, y + PAD + 4, layout->width - 8, 0, 0, G_MAXUINT);
      _hu_pages_end_tag (self, cr, "TH");
      return;
    }

  if (row->role == HU_ROW_SUM)
    draw_line (self, cr, layout, y, 0.8, 0.3);
  else if (row->role != HU_ROW_UNDER && row->role != HU_ROW_CONTINUED && index > piece->from)
    draw_line (self, cr, layout, y, 0.35, 0.8);
  for (guint i = 0; i < layout->n; i++)
    {
      _hu_pages_begin_tag (self, cr, "TD");
      draw_cell (self, cr, piece, i, row, y + pad, height);
      _hu_pages_end_tag (self, cr, "TD");
    }
}

void
_hu_pages_draw_table (HuPages       *self,
                      cairo_t       *cr,
                      const HuPiece *piece)
{
  double y = piece->y + piece->table->head;

  if (piece->table->head > 0)
    draw_head (self, cr, piece);
  for (guint i = piece->from; i < piece->to; i++)
    {
      _hu_pages_begin_tag (self, cr, "TR");
      draw_row (self, cr, piece, i, y);
      _hu_pages_end_tag (self, cr, "TR");
      y += piece->table->heights[i];
    }
  if (piece->block->table->look == HU_TABLE_TO_SIGN)
    draw_line (self, cr, piece->table, y, 0.35, 0.8);
}
