/*
 * Hex names: 0312, U3, 22U3, and what they stand for.
 */
#include "hu-grid-names-private.h"

#include <string.h>

/**
 * hu_grid_format:
 * @hex: a place of its rectangle
 * @name: (out caller-allocates): where the name goes
 *
 * Writes the name of @hex without the board's prefix, as JSON output has it.
 *
 * Returns: @name
 */
char *
hu_grid_format (const HuGrid *grid,
                HuHex         hex,
                char          name[HU_HEX_NAME_MAX])
{
  gint column, row;

  g_return_val_if_fail (grid != NULL && name != NULL, NULL);
  g_return_val_if_fail (hex >= 0 && hex < grid->n_hexes, NULL);

  if (grid->boards != NULL || grid->names != NULL)
    {
      (grid->boards != NULL ? _hu_grid_boards_format : _hu_grid_names_format) (grid, hex, name);
      return name;
    }

  column = hu_grid_column (grid, hex);
  row = hu_grid_row (grid, hex);

  switch (grid->numbering)
    {
    case HU_NUMBERING_CCRR:
      g_snprintf (name, HU_HEX_NAME_MAX, "%0*d%0*d", grid->digits, column, grid->digits, row);
      break;
    case HU_NUMBERING_RRCC:
      g_snprintf (name, HU_HEX_NAME_MAX, "%0*d%0*d", grid->digits, row, grid->digits, column);
      break;
    case HU_NUMBERING_LETTERS:
      {
        char letter = (char) ('A' + (column - 1) % 26);

        g_snprintf (name, HU_HEX_NAME_MAX, "%c%.*s%d", letter, column > 26, &letter, row);
        break;
      }
    }

  return name;
}

char *
hu_grid_dup_name (const HuGrid *grid,
                  HuHex         hex)
{
  char name[HU_HEX_NAME_MAX];

  g_return_val_if_fail (grid != NULL, NULL);
  g_return_val_if_fail (hex >= 0 && hex < grid->n_hexes, NULL);

  return g_strconcat (grid->board != NULL ? grid->board : "", hu_grid_format (grid, hex, name), NULL);
}

/**
 * hu_grid_get_ends:
 * @first: (out): the place with the first name
 * @last: (out): the place with the last name
 *
 * Finds the corners of the rectangle, or where they lie beside the boards the first and the last hex on one.
 */
void
hu_grid_get_ends (const HuGrid *grid,
                  HuHex        *first,
                  HuHex        *last)
{
  g_return_if_fail (grid != NULL && first != NULL && last != NULL);

  *first = hu_grid_at (grid, 1, 1);
  *last = hu_grid_at (grid, grid->columns, grid->rows);
  while (!hu_grid_is_named (grid, *first))
    (*first)++;
  while (!hu_grid_is_named (grid, *last))
    (*last)--;
}

static gboolean
read_digits (const char *text,
             gsize       length,
             gint       *number)
{
  *number = 0;

  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isdigit (text[i]))
        return FALSE;
      *number = *number * 10 + (text[i] - '0');
    }

  return length > 0;
}

static gboolean
read_numeric (const HuGrid *grid,
              const char   *text,
              gsize         length,
              gint         *column,
              gint         *row)
{
  gsize half = (gsize) grid->digits;
  gboolean rows_first = grid->numbering == HU_NUMBERING_RRCC;

  return length == 2 * half &&
         read_digits (text, half, rows_first ? row : column) &&
         read_digits (text + half, half, rows_first ? column : row);
}

/* A … Z, AA, BB, … ZZ, then the row without leading zeros. */
static gboolean
read_letters (const char *text,
              gsize       length,
              gint       *column,
              gint       *row)
{
  gsize n_letters;

  if (length < 2 || !g_ascii_isupper (text[0]))
    return FALSE;

  n_letters = text[1] == text[0] ? 2 : 1;
  *column = text[0] - 'A' + 1 + (n_letters == 2 ? 26 : 0);
  length -= n_letters;
  text += n_letters;

  return length <= 4 && read_digits (text, length, row) && (length == 1 || text[0] != '0');
}

/* Returns HU_HEX_NONE where it is not a name, or is one beyond the rectangle. */
static HuHex
read_name (const HuGrid *grid,
           const char   *text,
           gsize         length,
           gboolean     *well_formed)
{
  gint column, row;

  if (grid->boards != NULL)
    return _hu_grid_boards_parse (grid, text, length, well_formed);
  if (grid->names != NULL)
    return _hu_grid_names_parse (grid, text, length, well_formed);

  *well_formed = grid->numbering == HU_NUMBERING_LETTERS ? read_letters (text, length, &column, &row)
                                                         : read_numeric (grid, text, length, &column, &row);

  return *well_formed ? hu_grid_at (grid, column, row) : HU_HEX_NONE;
}

/* Returns the length of the beginning that is shown of a long name, in whole characters. */
static int
shown_length (const char *text,
              gsize       length)
{
  const char *end;

  g_utf8_validate_len (text, MIN (length, 40), &end);

  return (int) (end - text);
}

static void
set_name_error (const HuGrid *grid,
                const char   *text,
                gsize         length,
                gint          code,
                GError      **error)
{
  char first[HU_HEX_NAME_MAX], last[HU_HEX_NAME_MAX];
  HuHex from, to;

  hu_grid_get_ends (grid, &from, &to);
  hu_grid_format (grid, from, first);
  hu_grid_format (grid, to, last);

  if (code == HU_GRID_ERROR_MISSING)
    g_set_error (error, HU_GRID_ERROR, code, "Hex %.*s is missing from this map", shown_length (text, length), text);
  else if (code == HU_GRID_ERROR_OUTSIDE)
    g_set_error (error, HU_GRID_ERROR, code, "Hex %.*s is off the map, which runs from %s to %s",
                 shown_length (text, length), text, first, last);
  else
    g_set_error (error, HU_GRID_ERROR, code, "“%.*s” is not a hex of this map; they are named from %s to %s",
                 shown_length (text, length), text, first, last);
}

/* Names that a board prints are read in any case, so its prefix is as well. */
static gboolean
begins_with_board (const HuGrid *grid,
                   const char   *text,
                   gsize         length)
{
  return grid->names != NULL ? g_ascii_strncasecmp (text, grid->board, length) == 0
                             : memcmp (text, grid->board, length) == 0;
}

gboolean
hu_grid_rows_first (const HuGrid *grid)
{
  g_return_val_if_fail (grid != NULL, FALSE);

  return grid->names != NULL ? grid->names->rows_first : grid->numbering == HU_NUMBERING_RRCC;
}

/**
 * hu_grid_parse_corner:
 * @text: a name, with or without the board's prefix
 * @length: its length in bytes, or -1 where it ends with NUL
 * @error: return location for an error of the domain %HU_GRID_ERROR
 *
 * Reads a name that may belong to a missing hex, since the corner of a span may be one.
 *
 * Returns: the place of the rectangle, or %HU_HEX_NONE
 */
HuHex
hu_grid_parse_corner (const HuGrid *grid,
                      const char   *text,
                      gssize        length,
                      GError      **error)
{
  gsize whole, prefix;
  gboolean well_formed;
  HuHex hex;

  g_return_val_if_fail (grid != NULL && text != NULL, HU_HEX_NONE);
  g_return_val_if_fail (error == NULL || *error == NULL, HU_HEX_NONE);

  whole = length < 0 ? strlen (text) : (gsize) length;
  hex = read_name (grid, text, whole, &well_formed);

  /* A prefix is not removed where the whole text is a name already: a board may be called Z. */
  prefix = grid->board != NULL ? strlen (grid->board) : 0;
  if (hex == HU_HEX_NONE && prefix > 0 && whole > prefix && begins_with_board (grid, text, prefix))
    hex = read_name (grid, text + prefix, whole - prefix, &well_formed);

  if (hex == HU_HEX_NONE)
    set_name_error (grid, text, whole, well_formed ? HU_GRID_ERROR_OUTSIDE : HU_GRID_ERROR_NAME, error);

  return hex;
}

/**
 * hu_grid_parse:
 * @text: a name, with or without the board's prefix
 * @error: return location for an error of the domain %HU_GRID_ERROR
 *
 * Reads the name of a hex that the map has.
 *
 * Returns: the hex, or %HU_HEX_NONE
 */
HuHex
hu_grid_parse (const HuGrid *grid,
               const char   *text,
               GError      **error)
{
  HuHex hex = hu_grid_parse_corner (grid, text, -1, error);

  if (hex != HU_HEX_NONE && !grid->exists[hex])
    {
      set_name_error (grid, text, strlen (text), HU_GRID_ERROR_MISSING, error);
      return HU_HEX_NONE;
    }

  return hex;
}
