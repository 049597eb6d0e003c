/*
 * Several boards side by side, each with the names that it prints: 2A1 is hex A1 of board 2.
 *
 * Boards meet in half hexes, so a hex on the seam has a name on each of them.  Both lead to it, and it is called as on the
 * first of the boards.  Places are counted in half hexes from the north edge, because in a column that lies lower a whole
 * number of hexes is a half of one in the next.
 */
#include "hu-grid-names-private.h"

#include <string.h>

static const HuLaneNames letters = { .letters = TRUE, .from = 1 };
static const HuLaneNames digits = { .digits = 1, .from = 1 };

static const HuGridBoard *
get_board (const HuGrid *grid,
           guint         i)
{
  return g_ptr_array_index (grid->boards, i);
}

static gint
place_halves (const HuGrid *grid,
              gint          column,
              gint          row)
{
  return 2 * row + hu_grid_lane_shift (grid, column - 1);
}

static gint
own_halves (const HuGridBoard *board,
            gint               column,
            gint               row)
{
  return 2 * row + (column % 2 != 0 ? 0 : board->raised ? -1 : 1);
}

static gboolean
has_hex (const HuGridBoard *board,
         gint               column,
         gint               row)
{
  gint more = column % 2 == 0;

  return column >= board->first_column && column <= board->last_column &&
         row >= board->first_row - (board->raised ? 0 : more) && row <= board->last_row + (board->raised ? more : 0);
}

/* The place of a hex of the board, or HU_HEX_NONE beyond the rectangle. */
static HuHex
find_place (const HuGrid      *grid,
            const HuGridBoard *board,
            gint               column,
            gint               row)
{
  gint sign = board->reversed ? -1 : 1;
  gint at = (gint) board->column + sign * (column - board->first_column);
  gint halves = place_halves (grid, (gint) board->column, (gint) board->row) +
                sign * (own_halves (board, column, row) - own_halves (board, board->first_column, board->first_row));

  return hu_grid_at (grid, at, (halves - hu_grid_lane_shift (grid, at - 1)) / 2);
}

/* Finds the hex of the board that lies at a place. */
static gboolean
find_own (const HuGrid      *grid,
          const HuGridBoard *board,
          HuHex              hex,
          gint              *column,
          gint              *row)
{
  gint sign = board->reversed ? -1 : 1, at = hu_grid_column (grid, hex);
  gint halves = sign * (place_halves (grid, at, hu_grid_row (grid, hex)) -
                        place_halves (grid, (gint) board->column, (gint) board->row));

  *column = board->first_column + sign * (at - (gint) board->column);
  halves += own_halves (board, board->first_column, board->first_row) - own_halves (board, *column, 0);
  *row = halves / 2;

  return halves >= 0 && has_hex (board, *column, *row);
}

/* Returns the length of the whole name, which may be more than was written. */
static gsize
write_name (const HuGridBoard *board,
            gint               column,
            gint               row,
            char               name[HU_HEX_NAME_MAX])
{
  char column_text[HU_HEX_NAME_MAX], row_text[HU_HEX_NAME_MAX];
  gsize length = _hu_lane_names_write (&letters, column, column_text, sizeof column_text) +
                 _hu_lane_names_write (&digits, row, row_text, sizeof row_text) + strlen (board->id);

  g_snprintf (name, HU_HEX_NAME_MAX, "%s%s%s", board->id, column_text, row_text);

  return length;
}

void
_hu_grid_boards_format (const HuGrid *grid,
                        HuHex         hex,
                        char          name[HU_HEX_NAME_MAX])
{
  const HuGridBoard *board;
  gint column, row;

  name[0] = '\0';
  if (!hu_grid_is_named (grid, hex))
    return;

  board = get_board (grid, grid->board_of[hex] - 1u);
  find_own (grid, board, hex, &column, &row);
  write_name (board, column, row, name);
}

/* Reads letters and a number. */
static gboolean
read_own (const char *text,
          gsize       length,
          gint       *column,
          gint       *row)
{
  gsize n = 0;

  while (n < length && g_ascii_isalpha (text[n]))
    n++;
  *column = _hu_lane_names_read (&letters, text, n);
  *row = _hu_lane_names_read (&digits, text + n, length - n);

  return *column > 0 && *row >= 0;
}

static HuHex
parse (const HuGrid *grid,
       const char   *text,
       gsize         length,
       gboolean     *well_formed)
{
  for (guint i = 0; i < grid->boards->len; i++)
    {
      const HuGridBoard *board = get_board (grid, i);
      gsize before = strlen (board->id);
      gint column, row;
      HuHex hex;

      if (length <= before || g_ascii_strncasecmp (text, board->id, before) != 0 ||
          !read_own (text + before, length - before, &column, &row))
        continue;
      *well_formed = TRUE;
      hex = has_hex (board, column, row) ? find_place (grid, board, column, row) : HU_HEX_NONE;
      if (hex != HU_HEX_NONE)
        return hex;
    }

  return HU_HEX_NONE;
}

/* VASL writes 02A1 for 2A1. */
HuHex
_hu_grid_boards_parse (const HuGrid *grid,
                       const char   *text,
                       gsize         length,
                       gboolean     *well_formed)
{
  HuHex hex;

  *well_formed = FALSE;
  hex = parse (grid, text, length, well_formed);
  for (gsize zeros = 1; hex == HU_HEX_NONE && zeros < length && text[zeros - 1] == '0' && g_ascii_isdigit (text[zeros]); zeros++)
    hex = parse (grid, text + zeros, length - zeros, well_formed);

  return hex;
}

/* --- Making --- */

HuGridBoard *
hu_grid_board_new (const char *id)
{
  HuGridBoard *board = g_new0 (HuGridBoard, 1);

  board->id = g_strdup (id);

  return board;
}

void
hu_grid_board_free (HuGridBoard *board)
{
  g_free (board->id);
  g_free (board);
}

gboolean
hu_grid_board_is_id (const char *id)
{
  gsize length = strlen (id);

  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isalnum (id[i]) && id[i] != '.' && id[i] != '_')
      return FALSE;

  return length > 0 && length <= HU_GRID_BOARD_ID_MAX;
}

char *
hu_grid_board_dup_span (const HuGridBoard *board)
{
  char first[HU_HEX_NAME_MAX], last[HU_HEX_NAME_MAX];

  _hu_lane_names_write (&letters, board->first_column, first, sizeof first);
  _hu_lane_names_write (&letters, board->last_column, last, sizeof last);

  return g_strdup_printf ("%s%d-%s%d", first, board->first_row, last, board->last_row);
}

gboolean
hu_grid_board_read_span (HuGridBoard *board,
                         const char  *span)
{
  const char *dash = strchr (span, '-');
  gint columns[2], rows[2];

  if (dash == NULL || !read_own (span, (gsize) (dash - span), &columns[0], &rows[0]) ||
      !read_own (dash + 1, strlen (dash + 1), &columns[1], &rows[1]))
    return FALSE;
  if (columns[1] < columns[0] || rows[1] < rows[0] || columns[1] > HU_GRID_MAX || rows[1] > HU_GRID_MAX)
    return FALSE;
  board->first_column = columns[0];
  board->last_column = columns[1];
  board->first_row = rows[0];
  board->last_row = rows[1];

  return TRUE;
}

/* The columns of the grid, and the rows or one more or less, that a board can have. */
static void
find_span (const HuGrid      *grid,
           const HuGridBoard *board,
           gint               from[2],
           gint               to[2])
{
  gint64 sign = board->reversed ? -1 : 1;
  const gint64 first[2] = { board->column, board->row };
  const gint64 last[2] = { board->column + sign * (board->last_column - board->first_column),
                           board->row + sign * (board->last_row - board->first_row) };

  for (guint i = 0; i < 2; i++)
    {
      from[i] = (gint) MAX (MIN (first[i], last[i]) - 1, 1);
      to[i] = (gint) MIN (MAX (first[i], last[i]) + 1, i == 0 ? grid->columns : grid->rows);
    }
}

/* Each place to the first board that has it.  Returns the number of places, or -1 where boards lie on one another. */
static gint
assign (HuGrid *grid)
{
  gint64 left = 4 * (gint64) grid->n_hexes + 64;
  gint n = 0;

  for (guint i = 0; i < grid->boards->len; i++)
    {
      const HuGridBoard *board = get_board (grid, i);
      gint from[2], to[2], column, row;

      find_span (grid, board, from, to);
      for (gint x = from[0]; x <= to[0]; x++)
        for (gint y = from[1]; y <= to[1]; y++)
          {
            HuHex hex = hu_grid_at (grid, x, y);

            if (left-- == 0)
              return -1;
            if (grid->board_of[hex] != 0 || !find_own (grid, board, hex, &column, &row))
              continue;
            grid->board_of[hex] = (guint16) (i + 1);
            n++;
          }
    }

  return n;
}

/* Does the name of a place on a board lead back to it? */
static gboolean
check_name (const HuGrid      *grid,
            const HuGridBoard *board,
            HuHex              hex,
            GError           **error)
{
  char name[HU_HEX_NAME_MAX];
  gboolean well_formed;
  gint column, row;

  if (!find_own (grid, board, hex, &column, &row))
    return TRUE;
  if (write_name (board, column, row, name) >= HU_HEX_NAME_MAX)
    {
      g_set_error (error, HU_GRID_ERROR, HU_GRID_ERROR_LONG, "A name is longer than %d characters", HU_HEX_NAME_MAX - 1);
      return FALSE;
    }
  if (_hu_grid_boards_parse (grid, name, strlen (name), &well_formed) == hex)
    return TRUE;

  g_set_error (error, HU_GRID_ERROR, HU_GRID_ERROR_ALIKE, "%s", name);

  return FALSE;
}

/* So that boards called 1 and 1A cannot lie together: 1AA1 would be a hex of both. */
static gboolean
check_names (const HuGrid *grid,
             GError      **error)
{
  for (guint i = 0; i < grid->boards->len; i++)
    {
      const HuGridBoard *board = get_board (grid, i);
      gint from[2], to[2];

      find_span (grid, board, from, to);
      for (gint x = from[0]; x <= to[0]; x++)
        for (gint y = from[1]; y <= to[1]; y++)
          if (!check_name (grid, board, hu_grid_at (grid, x, y), error))
            return FALSE;
    }

  return TRUE;
}

/**
 * hu_grid_set_boards:
 * @grid: a flat grid that is still being made, without boards and before hexes are removed
 * @boards: (element-type HuGridBoard): at most 65,535 boards, the first of them first in names
 * @error: return location for an error of the domain %HU_GRID_ERROR; the message of
 *   %HU_GRID_ERROR_ALIKE is the name that two hexes would have
 *
 * Names the hexes as the boards print them, and removes those that lie on none.
 *
 * Returns: whether each hex has a name of its own; else nothing has changed
 */
gboolean
hu_grid_set_boards (HuGrid     *grid,
                    GPtrArray  *boards,
                    GError    **error)
{
  gint n;

  g_return_val_if_fail (grid != NULL && grid->boards == NULL && grid->orientation == HU_ORIENTATION_FLAT, FALSE);
  g_return_val_if_fail (boards != NULL && boards->len <= G_MAXUINT16, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  grid->boards = g_ptr_array_ref (boards);
  grid->board_of = g_new0 (guint16, (gsize) grid->n_hexes);
  n = assign (grid);
  if (n <= 0)
    g_set_error_literal (error, HU_GRID_ERROR, HU_GRID_ERROR_BESIDE,
                         n < 0 ? "The boards lie on one another" : "No hex of the map lies on a board");
  if (n <= 0 || !check_names (grid, error))
    {
      g_clear_pointer (&grid->boards, g_ptr_array_unref);
      g_clear_pointer (&grid->board_of, g_free);
      return FALSE;
    }
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (!hu_grid_is_named (grid, hex) && hu_grid_in_rectangle (grid, hex))
      hu_grid_remove_hex (grid, hex);

  return TRUE;
}
