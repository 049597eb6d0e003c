/*
 * The widths of the columns of a table on pages.
 */
#include <math.h>

#include "hu-pages-private.h"

/* A column of short words takes at most this share of the page. */
#define WORDS_MOST 0.3
#define TEXT_LEAST 60.0
/* A column of text that has less of the page than this gets more from those of short words. */
#define TEXT_FAIR 0.26
#define WORD_MOST 0.25
/* The columns of one table of several that stand below each other; the text has the rest. */
#define STORY_WORDS 0.115
#define STORY_NUMBERS 0.095
/* Tables of at most so many rows are balanced, with at least so many percent of both widths for each of two columns. */
#define BALANCE_ROWS 60
#define BALANCE_LEAST 25

/* The widest of a column's title and cells, as @measure has them: whole, or a word of each. */
static double
measure_column (HuPages             *self,
                const HuTableLayout *layout,
                const HuReportTable *table,
                guint                column,
                double             (*measure) (HuTypesetter *self, HuType type, const char *text))
{
  const HuReportColumn *info = g_ptr_array_index (table->columns, column);
  double widest = hu_typesetter_word (self->type, HU_TYPE_HEAD, info->title);

  for (guint i = 0; i < layout->n_rows; i++)
    {
      const HuReportRow *row = _hu_pages_row_at (layout, table, i);
      const HuReportCell *cell = &row->cells[column];

      if (row->role != HU_ROW_HEAD && cell->text[0] != '\0')
        widest = MAX (widest, measure (self->type, _hu_pages_type_of_row (table, row), cell->text) +
                              _hu_pages_mark_room (table, row, cell));
    }

  return widest + 0.5;
}

/* The widest word of a column, which nothing should break. */
static double
widest_word (HuPages             *self,
             const HuTableLayout *layout,
             const HuReportTable *table,
             guint                column)
{
  return MIN (measure_column (self, layout, table, column, hu_typesetter_word), layout->width * WORD_MOST);
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

static gboolean
is_squeezed (const HuTableLayout *layout,
             const double        *wishes)
{
  for (guint i = 0; i < layout->n; i++)
    if (wishes[i] > layout->widths[i] + 1 && layout->widths[i] < layout->width * TEXT_FAIR)
      return TRUE;

  return FALSE;
}

/* Shares all of the width by need: each column has room for its widest word, and the rest goes to those that would have to wrap
 * most. */
static void
share_by_need (HuPages             *self,
               HuTableLayout       *layout,
               const HuReportTable *table)
{
  g_autofree double *most = g_new0 (double, layout->n);
  double room = layout->width - HU_PAGES_GUTTER * (layout->n - 1);

  for (guint i = 0; i < layout->n; i++)
    {
      const HuReportColumn *info = g_ptr_array_index (table->columns, layout->columns[i]);

      most[i] = measure_column (self, layout, table, layout->columns[i], hu_typesetter_width);
      layout->widths[i] = info->kind == HU_COLUMN_NUMBERS ? most[i]
                                                          : MIN (widest_word (self, layout, table, layout->columns[i]), most[i]);
      room -= layout->widths[i];
    }
  /* A column that has all that it needs leaves the rest to the others. */
  for (guint round = 0; room > 0.5 && round < layout->n; round++)
    {
      double need = 0, left = room;

      for (guint i = 0; i < layout->n; i++)
        need += sqrt (MAX (most[i] - layout->widths[i], 0));
      for (guint i = 0; need > 0 && i < layout->n; i++)
        {
          double lack = MAX (most[i] - layout->widths[i], 0), share = MIN (left * sqrt (lack) / need, lack);

          layout->widths[i] += share;
          room -= share;
        }
    }
}

/* The same widths in every table, whatever stands in it. */
static void
share_alike (HuPages             *self,
             HuTableLayout       *layout,
             const HuReportTable *table)
{
  double room = layout->width - HU_PAGES_GUTTER * (layout->n - 1);
  double rest = room;
  guint text = 0;

  for (guint i = 0; i < layout->n; i++)
    {
      HuColumnKind kind = ((const HuReportColumn *) g_ptr_array_index (table->columns, layout->columns[i]))->kind;

      layout->widths[i] = kind == HU_COLUMN_WORDS ? room * STORY_WORDS : kind == HU_COLUMN_NUMBERS ? room * STORY_NUMBERS : 0;
      /* Sides beside long lists have longer words than the story. */
      if (kind == HU_COLUMN_WORDS && layout->n == 2)
        layout->widths[i] = MAX (layout->widths[i], widest_word (self, layout, table, layout->columns[i]));
      rest -= layout->widths[i];
      if (kind == HU_COLUMN_TEXT)
        text = i;
    }
  layout->widths[text] = rest;
}

/* Gives what is left of the width to columns of short words that have to wrap. */
static void
fill_width (HuPages             *self,
            HuTableLayout       *layout,
            const HuReportTable *table)
{
  double room = layout->width - HU_PAGES_GUTTER * (layout->n - 1);

  for (guint i = 0; i < layout->n; i++)
    room -= layout->widths[i];
  for (guint i = 0; i < layout->n && room > 1; i++)
    {
      double more;

      if (((const HuReportColumn *) g_ptr_array_index (table->columns, layout->columns[i]))->kind != HU_COLUMN_WORDS)
        continue;
      more = measure_column (self, layout, table, layout->columns[i], hu_typesetter_width) - layout->widths[i];
      more = CLAMP (more, 0, room);
      layout->widths[i] += more;
      room -= more;
    }
}

/* The rows' lines, as wide as the columns are now. */
static guint
count_lines (HuPages             *self,
             const HuTableLayout *layout,
             const HuReportTable *table)
{
  guint n = 0;

  for (guint i = 0; i < layout->n_rows; i++)
    n += _hu_pages_row_lines (self, layout, table, _hu_pages_row_at (layout, table, i));

  return n;
}

/* Two columns of text that both have to wrap: the share of each with which the table is lowest. */
static void
balance (HuPages             *self,
         HuTableLayout       *layout,
         const HuReportTable *table,
         const double        *wishes)
{
  guint columns[2] = { 0, 0 }, n = 0, least;
  double both, best;

  for (guint i = 0; i < layout->n; i++)
    if (wishes[i] > layout->widths[i] + 1 && n++ < G_N_ELEMENTS (columns))
      columns[n - 1] = i;
  if (n != G_N_ELEMENTS (columns) || layout->n_rows > BALANCE_ROWS)
    return;

  both = layout->widths[columns[0]] + layout->widths[columns[1]];
  best = layout->widths[columns[0]];
  least = count_lines (self, layout, table);
  for (guint percent = BALANCE_LEAST; percent <= 100 - BALANCE_LEAST; percent += 5)
    {
      guint lines;

      layout->widths[columns[0]] = both * percent / 100;
      layout->widths[columns[1]] = both - layout->widths[columns[0]];
      lines = count_lines (self, layout, table);
      if (lines < least)
        {
          least = lines;
          best = layout->widths[columns[0]];
        }
    }
  layout->widths[columns[0]] = best;
  layout->widths[columns[1]] = both - best;
}

/*
 * _hu_pages_share_width:
 *
 * Sets the widths of the columns of @layout: short columns take what they need, and text the rest.
 */
void
_hu_pages_share_width (HuPages             *self,
                       HuTableLayout       *layout,
                       const HuReportTable *table)
{
  double room = layout->width - HU_PAGES_GUTTER * (layout->n - 1);
  g_autofree double *wishes = g_new0 (double, layout->n);
  guint n_wishes = 0;

  if (table->look == HU_TABLE_STORY)
    {
      share_alike (self, layout, table);
      return;
    }

  for (guint i = 0; i < layout->n; i++)
    {
      const HuReportColumn *info = g_ptr_array_index (table->columns, layout->columns[i]);
      double whole = measure_column (self, layout, table, layout->columns[i], hu_typesetter_width);

      if (info->kind == HU_COLUMN_TEXT)
        {
          wishes[i] = table->look == HU_TABLE_TO_SIGN ? layout->width : whole;
          n_wishes++;
          continue;
        }
      layout->widths[i] = MIN (whole, MAX (layout->width * WORDS_MOST,
                                           hu_typesetter_word (self->type, HU_TYPE_HEAD, info->title)));
      room -= layout->widths[i];
    }
  pour_width (layout, wishes, n_wishes, room);
  if (table->look != HU_TABLE_TO_SIGN && is_squeezed (layout, wishes))
    {
      share_by_need (self, layout, table);
      return;
    }

  fill_width (self, layout, table);
  if (table->look == HU_TABLE_CLOSE)
    balance (self, layout, table, wishes);
}
