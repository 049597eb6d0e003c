/*
 * Where tables break between pages: which rows stay together, and what the next page says of what goes on.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-pages-private.h"

#define ROWS_LEAST 3     /* at the foot of a page, of rows that do not stay together */
#define ROOM_LEAST 70.0  /* pt, for the first lines of a high row */
#define ROOM_LEAST_STORY 44.0
#define CONTINUED_BELOW 4.0 /* below the words of what goes on from the page before */

/* Whether row @i of a story is the last one of its phase, and the next page would begin with it alone. */
static gboolean
is_left_over (const HuTableLayout *layout,
              const HuReportTable *table,
              guint                i)
{
  return table->look == HU_TABLE_STORY && i < layout->n_rows && _hu_pages_row_at (layout, table, i)->role != HU_ROW_HEAD &&
         (i + 1 == layout->n_rows || _hu_pages_row_at (layout, table, i + 1)->role == HU_ROW_HEAD);
}

/* Tells whether a page may end between row @i and the next.  It may not end under a heading, before a line that
 * belongs to the row, or so that a single row stands alone at either end of the table. */
static gboolean
may_break (const HuTableLayout *layout,
           const HuReportTable *table,
           guint                i)
{
  const HuReportRow *row = _hu_pages_row_at (layout, table, i);
  const HuReportRow *next = _hu_pages_row_at (layout, table, i + 1);

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

  return layout->head + MIN (group_height (layout, table, 0), page * HU_PAGES_GROUP_MOST);
}

/* The event whose rows go on at @index, for the reader of a page that begins with them; NULL: it begins with a row of its own. */
static const char *
continued_event (const HuTableLayout *layout,
                 const HuReportTable *table,
                 guint                index,
                 gboolean             within)
{
  guint first = index;

  while (first > 0 && (_hu_pages_row_at (layout, table, first)->role == HU_ROW_UNDER ||
                       _hu_pages_row_at (layout, table, first)->role == HU_ROW_CONTINUED))
    first--;
  if (first == index && !within)
    return NULL;

  for (guint i = 0; i < layout->n && table->look != HU_TABLE_STORY; i++)
    {
      const HuReportColumn *info = g_ptr_array_index (table->columns, layout->columns[i]);
      const char *text = _hu_pages_row_at (layout, table, first)->cells[layout->columns[i]].text;

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
  const HuReportRow *row;

  if (_hu_pages_row_at (layout, table, index)->role == HU_ROW_HEAD)
    return NULL;
  while (index > 0 && _hu_pages_row_at (layout, table, index)->role != HU_ROW_HEAD)
    index--;

  row = _hu_pages_row_at (layout, table, index);

  return row->role == HU_ROW_HEAD ? row->cells[layout->columns[0]].text : NULL;
}

/* What a page that begins with row @index, or @within it, goes on with: "Oct II (turn 2 of 9), German, Combat, continued"; NULL:
 * nothing that has a name. */
char *
_hu_pages_explain_continued (const HuTableLayout *layout,
                             const HuReportTable *table,
                             guint                index,
                             gboolean             within)
{
  const char *parts[] = { layout->heading, continued_group (layout, table, index),
                          continued_event (layout, table, index, within) };
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
  g_autofree char *words = _hu_pages_explain_continued (layout, block->table, index, within);

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
  const HuReportRow *row = _hu_pages_row_at (layout, block->table, index);
  double line = hu_typesetter_line (self->type, _hu_pages_type_of_row (block->table, row));
  guint n = _hu_pages_row_lines (self, layout, block->table, row);

  for (guint from = 0; from < n;)
    {
      gboolean continued = is_continued (self, index, from > 0);
      double above = above_rows (self, block, layout, index, from > 0);
      double pad = 2 * _hu_pages_row_pad (block->table, row);
      double room = _hu_pages_bottom (self) - self->y - above - pad;
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
      piece = _hu_pages_add (self, block, above + take * line + pad);
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
    while (n > 0 && _hu_pages_row_at (layout, table, from + n)->role == HU_ROW_UNDER);
  while (n > 0 && from + n < layout->n_rows && _hu_pages_row_at (layout, table, from + n - 1)->role == HU_ROW_HEAD)
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
  guint n_heads = _hu_pages_row_at (layout, block->table, *from)->role == HU_ROW_HEAD && *from + 1 < layout->n_rows;
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
