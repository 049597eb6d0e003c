/*
 * Tables on pages: the widths of columns, the breaks between pages, and drawing.  One long file, because laying out
 * and drawing measure a row by the same functions.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-budget.h"
#include "hu-pages-private.h"

#define PAD 3.0       /* above and below a row's text */
#define PAD_UNDER 1.0 /* the same of what belongs to the row above */
#define PAD_CLOSE 0.6 /* of rows of a close table, and of the story */
/* Rows that belong together stay so up to this share of a page; longer ones break, with so many rows at the foot. */
#define GROUP_MOST 0.5
#define GROUP_MOST_STORY 0.1
#define ROWS_LEAST 3
#define ROOM_LEAST 70.0 /* pt, for the first lines of a high row */
#define ROOM_LEAST_STORY 44.0
#define PAD_HAND 7.0  /* the same where a hand writes */
#define HEAD_BELOW 3.0
#define CONTINUED_BELOW 4.0 /* below the words of what goes on from the page before */
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

double
_hu_pages_mark_room (const HuReportCell *cell)
{
  return cell->side != HU_SIDE_NONE && cell->text[0] != '\0' ? MARK_ROOM : 0;
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

static guint
row_lines (HuPages             *self,
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
                                                   layout->widths[i] - _hu_pages_mark_room (cell) + 0.5));
    }

  return MAX (lines, 1);
}

static double
pad_of (const HuReportTable *table,
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

  return row_lines (self, layout, table, row) * line + 2 * pad_of (table, row) + (row->role == HU_ROW_HEAD ? HEAD_ABOVE : 0);
}

HuTableLayout *
_hu_pages_lay_table (HuPages             *self,
                     const HuReportTable *table)
{
  HuTableLayout *layout = g_new0 (HuTableLayout, 1);

  layout->width = _hu_pages_width (self);
  layout->group = table->look == HU_TABLE_STORY ? GROUP_MOST_STORY : GROUP_MOST;
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

/* --- Breaking --- */

static const HuReportRow *
row_at (const HuTableLayout *layout,
        const HuReportTable *table,
        guint                i)
{
  return g_ptr_array_index (table->rows, layout->rows[i]);
}

/* Whether row @i of a story is the last one of its phase, and the next page would begin with it alone. */
static gboolean
is_left_over (const HuTableLayout *layout,
              const HuReportTable *table,
              guint                i)
{
  return table->look == HU_TABLE_STORY && i < layout->n_rows && row_at (layout, table, i)->role != HU_ROW_HEAD &&
         (i + 1 == layout->n_rows || row_at (layout, table, i + 1)->role == HU_ROW_HEAD);
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
  if (next->role == HU_ROW_HEAD)
    return TRUE;
  /* Nor so that the next page begins with the last row of a phase. */
  if (is_left_over (layout, table, i + 1))
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

/* The height of the rows from @from that should stay together. */
static double
group_height (const HuTableLayout *layout,
              const HuReportTable *table,
              guint                from)
{
  double height = 0;

  for (guint i = from; i < layout->n_rows; i++)
    {
      height += layout->heights[i];
      if (i + 1 < layout->n_rows && may_break (layout, table, i))
        break;
    }

  return height;
}

/* Rows that are so high together are not kept together. */
static double
group_most (HuPages             *self,
            const HuTableLayout *layout)
{
  return (_hu_pages_bottom (self) - self->setup.top - layout->head) * layout->group;
}

double
_hu_pages_table_least (HuPages             *self,
                       const HuTableLayout *layout,
                       const HuReportTable *table)
{
  double page = _hu_pages_bottom (self) - self->setup.top - layout->head;

  return layout->head + MIN (group_height (layout, table, 0), page * GROUP_MOST);
}

/* The event whose rows go on at @index, for the reader of a page that begins with them; NULL: it begins with a row of its own. */
static const char *
continued_event (const HuTableLayout *layout,
                 const HuReportTable *table,
                 guint                index,
                 gboolean             within)
{
  guint first = index;

  while (first > 0 && (row_at (layout, table, first)->role == HU_ROW_UNDER ||
                       row_at (layout, table, first)->role == HU_ROW_CONTINUED))
    first--;
  if (first == index && !within)
    return NULL;

  for (guint i = 0; i < layout->n && table->look != HU_TABLE_STORY; i++)
    {
      const HuReportColumn *info = g_ptr_array_index (table->columns, layout->columns[i]);
      const char *text = row_at (layout, table, first)->cells[layout->columns[i]].text;

      if (info->subject == HU_COLUMN_EVENT && text[0] != '\0')
        return text;
    }

  return NULL;
}

/* The heading within the table under which row @index is; NULL: none, or the row is one. */
static const char *
continued_group (const HuTableLayout *layout,
                 const HuReportTable *table,
                 guint                index)
{
  if (row_at (layout, table, index)->role == HU_ROW_HEAD)
    return NULL;
  while (index > 0 && row_at (layout, table, index)->role != HU_ROW_HEAD)
    index--;

  return row_at (layout, table, index)->role == HU_ROW_HEAD ? row_at (layout, table, index)->cells[layout->columns[0]].text : NULL;
}

/* What a page that begins with row @index, or @within it, goes on with: "Oct II (turn 2 of 9), German, Combat, continued"; NULL:
 * nothing that has a name. */
static char *
explain_continued (const HuTableLayout *layout,
                   const HuReportTable *table,
                   guint                index,
                   gboolean             within)
{
  const char *parts[] = { layout->heading, continued_group (layout, table, index), continued_event (layout, table, index, within) };
  g_autoptr(GString) words = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", parts[i]);

  /* Translators: a heading whose table goes on from the page before, with the heading within it and the number of an event. */
  return words->len > 0 ? g_strdup_printf (_("%s, continued"), words->str) : NULL;
}

static gboolean
is_continued (const HuPages *self,
              guint          index,
              gboolean       within)
{
  return (index > 0 || within) && _hu_pages_is_fresh (self);
}

static double
continued_height (HuPages             *self,
                  const HuReportBlock *block,
                  const HuTableLayout *layout,
                  guint                index,
                  gboolean             within)
{
  g_autofree char *words = explain_continued (layout, block->table, index, within);

  return words != NULL ? hu_typesetter_line (self->type, HU_TYPE_HEAD) + CONTINUED_BELOW : 0;
}

/* The height of what stands above the rows of a piece that begins here. */
static double
above_rows (HuPages             *self,
            const HuReportBlock *block,
            const HuTableLayout *layout,
            guint                index,
            gboolean             within)
{
  return layout->head + (is_continued (self, index, within) ? continued_height (self, block, layout, index, within) : 0);
}

double
_hu_pages_table_top (HuPages       *self,
                     const HuPiece *piece)
{
  return piece->table->head +
         (piece->continued ? continued_height (self, piece->block, piece->table, piece->from, piece->line_from > 0) : 0);
}

static void
add_rows (HuPages             *self,
          const HuReportBlock *block,
          const HuTableLayout *layout,
          guint                from,
          guint                n)
{
  gboolean continued = is_continued (self, from, FALSE);
  double height = above_rows (self, block, layout, from, FALSE);
  HuPiece *piece;

  for (guint i = from; i < from + n; i++)
    height += layout->heights[i];
  piece = _hu_pages_add (self, block, height);
  piece->table = layout;
  piece->from = from;
  piece->to = from + n;
  piece->continued = continued;
}

/* Splits a row that is higher than a page over several pages, line by line. */
static void
add_high_row (HuPages             *self,
              const HuReportBlock *block,
              const HuTableLayout *layout,
              guint                index)
{
  const HuReportRow *row = row_at (layout, block->table, index);
  double line = hu_typesetter_line (self->type, _hu_pages_type_of_row (block->table, row));
  guint n = row_lines (self, layout, block->table, row);

  for (guint from = 0; from < n;)
    {
      gboolean continued = is_continued (self, index, from > 0);
      double above = above_rows (self, block, layout, index, from > 0);
      double room = _hu_pages_bottom (self) - self->y - above - 2 * PAD;
      guint take = MIN (n - from, (guint) MAX (room / line, 1));
      HuPiece *piece;

      if (n - from - take == 1 && take > 2)
        take--;
      /* The last row of a phase does not begin the next page alone: two lines of this one go with it. */
      if (from + take == n && take > 3 && is_left_over (layout, block->table, index + 1) &&
          room - take * line < layout->heights[index + 1])
        take -= 2;
      if (room < 2 * line && _hu_pages_is_begun (self))
        {
          _hu_pages_break (self);
          continue;
        }
      piece = _hu_pages_add (self, block, above + take * line + 2 * PAD);
      piece->table = layout;
      piece->from = index;
      piece->to = index + 1;
      piece->continued = continued;
      piece->line_from = from;
      piece->line_to = from + take;
      from += take;
      if (from < n)
        _hu_pages_break (self);
    }
}

/* The rows that fit, wherever a page may end; not a heading as the last of them. */
static guint
rows_at_all (const HuTableLayout *layout,
             const HuReportTable *table,
             guint                from,
             double               room)
{
  guint n = 0;

  for (double height = 0; from + n < layout->n_rows && height + layout->heights[from + n] <= room; n++)
    height += layout->heights[from + n];
  if (n > 1 && is_left_over (layout, table, from + n))
    do
      n--;
    while (n > 0 && row_at (layout, table, from + n)->role == HU_ROW_UNDER);
  while (n > 0 && from + n < layout->n_rows && row_at (layout, table, from + n - 1)->role == HU_ROW_HEAD)
    n--;

  return n;
}

/* The rows to add to @n that fit, of a group that is not kept together. */
static guint
rows_of_next (HuPages             *self,
              const HuTableLayout *layout,
              const HuReportTable *table,
              guint                from,
              guint                n,
              double               room)
{
  guint more;

  for (guint i = from; i < from + n; i++)
    room -= layout->heights[i];
  if (from + n == layout->n_rows || group_height (layout, table, from + n) <= group_most (self, layout))
    return 0;

  more = rows_at_all (layout, table, from + n, room);

  return more >= ROWS_LEAST ? more : 0;
}

/* Begins a row that is too high to be kept together, with the heading before it, in the rest of the page.  Returns whether it
 * did. */
static gboolean
flow_high_row (HuPages             *self,
               const HuReportBlock *block,
               const HuTableLayout *layout,
               double               room,
               guint               *from)
{
  guint n_heads = row_at (layout, block->table, *from)->role == HU_ROW_HEAD && *from + 1 < layout->n_rows;
  double least = block->table->look == HU_TABLE_STORY ? ROOM_LEAST_STORY : ROOM_LEAST;

  if (layout->heights[*from + n_heads] <= group_most (self, layout) ||
      (_hu_pages_is_begun (self) && room < least + (n_heads > 0 ? layout->heights[*from] : 0)))
    return FALSE;

  if (n_heads > 0)
    add_rows (self, block, layout, *from, n_heads);
  add_high_row (self, block, layout, *from + n_heads);
  *from += n_heads + 1;

  return TRUE;
}

void
_hu_pages_flow_table (HuPages             *self,
                      const HuReportBlock *block,
                      const HuTableLayout *layout)
{
  for (guint from = 0; from < layout->n_rows;)
    {
      double room = _hu_pages_bottom (self) - self->y - above_rows (self, block, layout, from, FALSE);
      guint n = rows_that_fit (layout, block->table, from, room);

      if (n == 0 && _hu_pages_is_begun (self))
        {
          /* A group that a page of its own would not hold, or hardly, goes on from here at once. */
          gboolean large = group_height (layout, block->table, from) > group_most (self, layout);

          n = large ? rows_at_all (layout, block->table, from, room) : 0;
          if (n == 0 && flow_high_row (self, block, layout, room, &from))
            continue;
          if (n < ROWS_LEAST)
            {
              _hu_pages_break (self);
              continue;
            }
        }
      if (n == 0)
        {
          /* The rows that should stay together are higher than a page: take as many as fit, or part of one. */
          n = rows_at_all (layout, block->table, from, room);
          if (n == 0 && flow_high_row (self, block, layout, room, &from))
            continue;
          n = MAX (n, 1);
        }
      n += rows_of_next (self, layout, block->table, from, n, room);
      add_rows (self, block, layout, from, n);
      from += n;
      /* A page of the story ends within a high row rather than half empty. */
      if (from < layout->n_rows &&
          (layout->head > 0 || !flow_high_row (self, block, layout, _hu_pages_bottom (self) - self->y, &from)))
        _hu_pages_break (self);
    }
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
      HuRowRole role = row_at (piece->table, piece->block->table, i)->role;

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
  double room = _hu_pages_mark_room (cell);
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
                           ? explain_continued (piece->table, piece->block->table, piece->from, piece->line_from > 0) : NULL;
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
