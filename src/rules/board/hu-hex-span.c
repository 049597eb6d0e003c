/*
 * Spans of hexes: every hex whose column and row lie in the rectangle that two corners span.
 */
#include "hu-hex-span.h"

/* --- Sets without an order --- */

typedef struct
{
  gint column;
  gint row;
  gint n_columns;
  gint n_rows;
  gint n_pending;
} Rectangle;

typedef struct
{
  const HuGrid *grid;
  guint8       *pending; /* [n_hexes] 1: to be written yet */
} Cover;

/* 1: the hex is to be written; 0: the map does not have the hex, so a span may cover it, and end there by its name;
 * -1: neither. */
static gint
look (const Cover *cover,
      gint         column,
      gint         row)
{
  HuHex hex = hu_grid_at (cover->grid, column, row);

  if (hex == HU_HEX_NONE)
    return -1;
  if (cover->pending[hex])
    return 1;

  return hu_grid_has (cover->grid, hex) || !hu_grid_is_named (cover->grid, hex) ? -1 : 0;
}

/* Measures how far a span can reach from a hex along its column or row. */
static gint
measure_run (const Cover *cover,
             gint         column,
             gint         row,
             gboolean     down,
             gint        *n_pending)
{
  gint length = 1;

  *n_pending = 1;
  for (gint i = 1; i <= length + HU_SPAN_MAX_GAP; i++)
    {
      gint found = look (cover, down ? column : column + i, down ? row + i : row);

      if (found < 0)
        break;
      if (found > 0)
        {
          length = i + 1;
          (*n_pending)++;
        }
    }

  return length;
}

/* Grows a span from its first run to as many parallel runs as it can take in. */
static Rectangle
grow (const Cover *cover,
      gint         column,
      gint         row,
      gboolean     down)
{
  Rectangle found = { column, row, 1, 1, 0 };
  gint length = measure_run (cover, column, row, down, &found.n_pending);
  gint n_runs = 1;

  for (;; n_runs++)
    {
      gint n_pending = 0;
      gint i;

      for (i = 0; i < length; i++)
        {
          gint here = look (cover, down ? column + n_runs : column + i, down ? row + i : row + n_runs);

          if (here < 0)
            break;
          n_pending += here;
        }
      if (i < length || n_pending == 0)
        break;
      found.n_pending += n_pending;
    }

  found.n_columns = down ? n_runs : length;
  found.n_rows = down ? length : n_runs;

  return found;
}

/* Takes the best span from @hex out of the set. */
static HuHexSpan
take_span (Cover *cover,
           HuHex  hex)
{
  const HuGrid *grid = cover->grid;
  gint column = hu_grid_column (grid, hex), row = hu_grid_row (grid, hex);
  Rectangle found = grow (cover, column, row, TRUE);
  Rectangle other = grow (cover, column, row, FALSE);

  if (other.n_pending > found.n_pending)
    found = other;

  /* Two hexes are named one by one, as a person would. */
  if (found.n_pending < HU_SPAN_LEAST)
    {
      cover->pending[hex] = 0;
      return (HuHexSpan) { hex, HU_HEX_NONE, 1 };
    }

  for (gint i = 0; i < found.n_columns; i++)
    for (gint j = 0; j < found.n_rows; j++)
      cover->pending[hu_grid_at (grid, column + i, row + j)] = 0;

  return (HuHexSpan) { hex, hu_grid_at (grid, column + found.n_columns - 1, row + found.n_rows - 1),
                       (guint) found.n_pending };
}

void
hu_hexes_cover (const HuGrid *grid,
                guint8       *pending,
                void        (*found) (const HuHexSpan *span,
                                      gpointer         user_data),
                gpointer      user_data)
{
  Cover cover = { grid, pending };
  gboolean rows_first = hu_grid_rows_first (grid);
  gint n_outer = rows_first ? grid->rows : grid->columns;
  gint n_inner = rows_first ? grid->columns : grid->rows;

  for (gint i = 0; i <= n_outer; i++)
    for (gint j = 0; j <= n_inner; j++)
      {
        HuHex hex = rows_first ? hu_grid_at (grid, j, i) : hu_grid_at (grid, i, j);

        if (hex != HU_HEX_NONE && pending[hex])
          {
            const HuHexSpan span = take_span (&cover, hex);

            found (&span, user_data);
          }
      }
}

/* --- Lists --- */

/* Counts the hexes of @column from @top to @bottom if all of them follow in order from @at on; 0 if they do not, or
 * if the map has none there. */
guint
hu_hexes_match_run (const HuGrid *grid,
                    const GArray *hexes,
                    guint         at,
                    gint          column,
                    gint          top,
                    gint          bottom)
{
  guint n = 0;

  for (gint row = top; row <= bottom; row++)
    {
      HuHex hex = hu_grid_at (grid, column, row);

      if (hex == HU_HEX_NONE || !hu_grid_has (grid, hex))
        continue;
      if (at + n >= hexes->len || g_array_index (hexes, HuHex, at + n) != hex)
        return 0;
      n++;
    }

  return n;
}

/* Returns the last row that the hexes from @at on reach without leaving out a hex. */
static gint
find_bottom (const HuGrid *grid,
             const GArray *hexes,
             guint         at,
             gint          column,
             gint          top)
{
  gint bottom = top;

  for (gint row = top + 1; row <= MIN (grid->rows, bottom + HU_SPAN_MAX_GAP) && at + 1 < hexes->len; row++)
    {
      HuHex hex = hu_grid_at (grid, column, row);

      if (!hu_grid_has (grid, hex))
        continue;
      if (g_array_index (hexes, HuHex, at + 1) != hex)
        break;
      bottom = row;
      at++;
    }

  return bottom;
}

/* Finds the longest span that begins with hex @at of the list and has no other hexes than those that follow there in
 * order, column by column; @last: its other corner, or HU_HEX_NONE for a hex by itself.  Returns the index after it. */
guint
hu_hexes_find_span (const HuGrid *grid,
                    const GArray *hexes,
                    guint         at,
                    HuHex        *last)
{
  HuHex first = g_array_index (hexes, HuHex, at);
  gint column = hu_grid_column (grid, first), top = hu_grid_row (grid, first);
  gint bottom = find_bottom (grid, hexes, at, column, top);
  gint right = column;
  guint from = at, n;

  at += hu_hexes_match_run (grid, hexes, at, column, top, bottom);
  while ((n = hu_hexes_match_run (grid, hexes, at, right + 1, top, bottom)) > 0 &&
         hu_grid_is_named (grid, hu_grid_at (grid, right + 1, bottom)))
    {
      at += n;
      right++;
    }

  if (at - from < HU_SPAN_LEAST)
    {
      *last = HU_HEX_NONE;
      return from + 1;
    }
  *last = hu_grid_at (grid, right, bottom);

  return at;
}
