/*
 * Tables on pages: the heights of rows, and drawing, which measures a row by the same functions.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-pages-private.h"

#define PAD 3.0       /* above and below a row's text */
#define PAD_UNDER 1.0 /* the same of what belongs to the row above */
#define PAD_CLOSE 0.6 /* of rows of a close table, and of the story */
#define GROUP_MOST_STORY 0.1 /* as HU_PAGES_GROUP_MOST, of a story */
#define PAD_HAND 8.5  /* the same where a hand writes */
#define HEAD_BELOW 3.0
#define HEAD_ABOVE 2.5  /* above a heading within a table */
#define MARK 6.5      /* the square of a side, and the room after it */
#define MARK_ROOM 10.0

/* --- Measuring --- */

HuType
_hu_pages_type_of_row (const HuReportTable *table,
                       const HuReportRow   *row)
{
  if (table->look == HU_TABLE_STORY && row->role != HU_ROW_SUM)
    return row->role == HU_ROW_PLAIN ? HU_TYPE_SMALL : row->role == HU_ROW_HEAD ? HU_TYPE_HEAD : HU_TYPE_FOOTER;

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

/* In a story the words of each row begin below each other, with a mark or without. */
double
_hu_pages_mark_room (const HuReportTable *table,
                     const HuReportRow   *row,
                     const HuReportCell  *cell)
{
  gboolean room = cell->side != HU_SIDE_NONE || (table->look == HU_TABLE_STORY && cell == row->cells);

  return room && cell->text[0] != '\0' ? MARK_ROOM : 0;
}

static void
place_columns (HuTableLayout *layout)
{
  double x = 0;

  for (guint i = 0; i < layout->n; i++)
    {
      layout->x[i] = x;
      x += layout->widths[i] + HU_PAGES_GUTTER;
    }
  layout->width = x - HU_PAGES_GUTTER;
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

guint
_hu_pages_row_lines (HuPages             *self,
                     const HuTableLayout *layout,
                     const HuReportTable *table,
                     const HuReportRow   *row)
{
  HuType type = _hu_pages_type_of_row (table, row);
  guint lines = 1;

  if (row->role == HU_ROW_HEAD)
    return hu_typesetter_n_lines (self->type, type, row->cells[layout->columns[0]].text, layout->width);

  for (guint i = 0; i < layout->n; i++)
    {
      const HuReportCell *cell = &row->cells[layout->columns[i]];

      if (cell->text[0] != '\0')
        lines = MAX (lines, hu_typesetter_n_lines (self->type, type, cell->text,
                                                   layout->widths[i] - _hu_pages_mark_room (table, row, cell) + 0.5));
    }

  return MAX (lines, 1);
}

double
_hu_pages_row_pad (const HuReportTable *table,
                   const HuReportRow   *row)
{
  if (table->look == HU_TABLE_TO_SIGN)
    return PAD_HAND;

  if (table->look == HU_TABLE_CLOSE || table->look == HU_TABLE_STORY)
    return PAD_CLOSE;

  return row->role == HU_ROW_UNDER || row->role == HU_ROW_CONTINUED ? PAD_UNDER : PAD;
}

static double
row_height (HuPages             *self,
            const HuTableLayout *layout,
            const HuReportTable *table,
            const HuReportRow   *row)
{
  double line = hu_typesetter_line (self->type, _hu_pages_type_of_row (table, row));

  return _hu_pages_row_lines (self, layout, table, row) * line + 2 * _hu_pages_row_pad (table, row) +
         (row->role == HU_ROW_HEAD ? HEAD_ABOVE : 0);
}

/* A column in which no row says anything is left out, but where somebody is to write. */
static gboolean
is_on_paper (const HuReportTable *table,
             guint                column)
{
  if (!(((const HuReportColumn *) g_ptr_array_index (table->columns, column))->show & HU_SHOW_PAPER))
    return FALSE;
  if (table->look == HU_TABLE_TO_SIGN || table->rows->len == 0)
    return TRUE;

  for (guint i = 0; i < table->rows->len; i++)
    {
      const HuReportRow *row = g_ptr_array_index (table->rows, i);

      if (row->show & HU_SHOW_PAPER && row->cells[column].text[0] != '\0')
        return TRUE;
    }

  return FALSE;
}

HuTableLayout *
_hu_pages_lay_table (HuPages             *self,
                     const HuReportTable *table)
{
  HuTableLayout *layout = g_new0 (HuTableLayout, 1);

  layout->width = _hu_pages_width (self);
  layout->group = table->look == HU_TABLE_STORY ? GROUP_MOST_STORY : HU_PAGES_GROUP_MOST;
  layout->columns = g_new0 (guint, table->columns->len);
  for (guint i = 0; i < table->columns->len; i++)
    if (is_on_paper (table, i))
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
  _hu_pages_share_width (self, layout, table);
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

const HuReportRow *
_hu_pages_row_at (const HuTableLayout *layout,
                  const HuReportTable *table,
                  guint                i)
{
  return g_ptr_array_index (table->rows, layout->rows[i]);
}

/* --- Drawing --- */

/* Squares that differ without colour: full for the one side, hatched for the other, empty for nobody. */
void
_hu_pages_draw_side (HuPages *self,
                     cairo_t *cr,
                     HuSide   side,
                     double   x,
                     double   y,
                     double   size)
{
  const HuTheme *theme = &self->theme;
  HuSide look = hu_theme_look (theme, side);

  cairo_save (cr);
  cairo_rectangle (cr, x, y, size, size);
  if (look == HU_SIDE_FIRST)
    {
      hu_color_set (cr, theme->side[side]);
      cairo_fill (cr);
    }
  else if (look == HU_SIDE_SECOND)
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
stroke (cairo_t *cr,
        double   width,
        double   grey)
{
  cairo_set_source_rgb (cr, grey, grey, grey);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
line_path (const HuPages       *self,
           cairo_t             *cr,
           const HuTableLayout *layout,
           double               y)
{
  cairo_move_to (cr, self->setup.left, y);
  cairo_line_to (cr, self->setup.left + layout->width, y);
}

static void
draw_line (HuPages             *self,
           cairo_t             *cr,
           const HuTableLayout *layout,
           double               y,
           double               width,
           double               grey)
{
  line_path (self, cr, layout, y);
  stroke (cr, width, grey);
}

/* The thin lines above rows are one drawing: each change of colour would be in the file twice a row. */
static void
draw_lines (HuPages       *self,
            cairo_t       *cr,
            const HuPiece *piece,
            double         y)
{
  for (guint i = piece->from; i < piece->to; i++)
    {
      HuRowRole role = _hu_pages_row_at (piece->table, piece->block->table, i)->role;

      if (i > piece->from && (role == HU_ROW_PLAIN || role == HU_ROW_FAINT))
        line_path (self, cr, piece->table, y);
      y += piece->table->heights[i];
    }
  stroke (cr, 0.35, 0.8);
}

static void
draw_head (HuPages       *self,
           cairo_t       *cr,
           const HuPiece *piece,
           double         y)
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
                          y + layout->head - HEAD_BELOW - lines * line, layout->widths[i] + 0.5,
                          info->kind == HU_COLUMN_NUMBERS ? 1 : 0, 0, G_MAXUINT);
      _hu_pages_end_tag (self, cr, "TH");
    }
  draw_line (self, cr, layout, y + layout->head, 0.8, 0.3);
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
  HuType type = _hu_pages_type_of_row (piece->block->table, row);
  double room = _hu_pages_mark_room (piece->block->table, row, cell);
  double line = hu_typesetter_line (self->type, type);
  double x = self->setup.left + layout->x[i], width = layout->widths[i] - room + 0.5;
  guint to = piece->line_to > 0 ? piece->line_to : G_MAXUINT;
  gboolean linked;

  if (cell->text[0] == '\0')
    return;
  if (cell->side != HU_SIDE_NONE && piece->line_from == 0)
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
  const HuReportRow *row = _hu_pages_row_at (layout, piece->block->table, index);
  double pad = _hu_pages_row_pad (piece->block->table, row), height = layout->heights[index] - 2 * pad;

  if (piece->line_to > 0)
    height = (piece->line_to - piece->line_from) *
             hu_typesetter_line (self->type, _hu_pages_type_of_row (piece->block->table, row));
  if (row->role == HU_ROW_HEAD)
    {
      cairo_rectangle (cr, self->setup.left, y + HEAD_ABOVE, layout->width, layout->heights[index] - HEAD_ABOVE);
      cairo_set_source_rgb (cr, 0.935, 0.93, 0.915);
      cairo_fill (cr);
      _hu_pages_begin_tag (self, cr, "TH");
      hu_typesetter_draw (self->type, cr, _hu_pages_type_of_row (piece->block->table, row), row->cells[layout->columns[0]].text,
                          self->setup.left + 4, y + pad + HEAD_ABOVE, layout->width - 8, 0, 0, G_MAXUINT);
      _hu_pages_end_tag (self, cr, "TH");
      return;
    }

  if (row->role == HU_ROW_SUM)
    draw_line (self, cr, layout, y, 0.8, 0.3);
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
  g_autofree char *words = piece->continued
                           ? _hu_pages_explain_continued (piece->table, piece->block->table, piece->from,
                                                          piece->line_from > 0) : NULL;
  double y = piece->y + _hu_pages_table_top (self, piece);

  if (words != NULL)
    {
      _hu_pages_begin_tag (self, cr, "TR");
      _hu_pages_begin_tag (self, cr, "TD");
      hu_typesetter_draw (self->type, cr, HU_TYPE_HEAD, words, self->setup.left, piece->y, piece->table->width, 0, 0, 1);
      _hu_pages_end_tag (self, cr, "TD");
      _hu_pages_end_tag (self, cr, "TR");
    }
  if (piece->table->head > 0)
    draw_head (self, cr, piece, y - piece->table->head);
  draw_lines (self, cr, piece, y);
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
