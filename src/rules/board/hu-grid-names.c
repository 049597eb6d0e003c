/*
 * Hex names, 0312, U3, 22U3, and what they stand for; and the names that a board prints, where they are not plain
 * numbers from 0101 on: A1, 1-03, AA12.
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

#define N_LETTERS 26

static gboolean
is_flat (const HuGrid *grid)
{
  return grid->orientation == HU_ORIENTATION_FLAT;
}

/* An oblique row of hexes slants by one hex for every second lane. */
static gint
slant (const HuGrid *grid,
       gint          lane)
{
  if (!grid->names->oblique)
    return 0;

  return grid->shifted_odd ? (lane - 1) / 2 : lane / 2;
}

static gint
count_lane (const HuLaneNames *names,
            gint               lane,
            gint               n_lanes)
{
  return (gint) names->from + (names->descending ? n_lanes - lane : lane - 1);
}

static gint
find_lane (const HuLaneNames *names,
           gint               number,
           gint               n_lanes)
{
  gint steps = number - (gint) names->from;

  return names->descending ? n_lanes - steps : steps + 1;
}

static gint
column_number (const HuGrid *grid,
               gint          column,
               gint          row)
{
  return count_lane (&grid->names->column, column, grid->columns) + (is_flat (grid) ? 0 : slant (grid, row));
}

static gint
row_number (const HuGrid *grid,
            gint          column,
            gint          row)
{
  return count_lane (&grid->names->row, row, grid->rows) + (is_flat (grid) ? slant (grid, column) : 0);
}

gsize
_hu_lane_names_write (const HuLaneNames *names,
                      gint               number,
                      char              *text,
                      gsize              space)
{
  gsize length;

  if (!names->letters)
    return (gsize) g_snprintf (text, space, "%0*d", (int) names->digits, number);

  length = (gsize) (number - 1) / N_LETTERS + 1;
  memset (text, 'A' + (number - 1) % N_LETTERS, MIN (length, space - 1));
  text[MIN (length, space - 1)] = '\0';

  return length;
}

/* Returns the length of the whole name, which may be more than was written. */
static gsize
write_name (const HuGrid *grid,
            HuHex         hex,
            char          name[HU_HEX_NAME_MAX])
{
  const HuGridNames *names = grid->names;
  gint column = hu_grid_column (grid, hex), row = hu_grid_row (grid, hex);
  char column_text[HU_HEX_NAME_MAX], row_text[HU_HEX_NAME_MAX];
  gsize length = _hu_lane_names_write (&names->column, column_number (grid, column, row), column_text, sizeof column_text) +
                 _hu_lane_names_write (&names->row, row_number (grid, column, row), row_text, sizeof row_text) +
                 strlen (names->separator);

  g_snprintf (name, HU_HEX_NAME_MAX, "%s%s%s", names->rows_first ? row_text : column_text, names->separator,
              names->rows_first ? column_text : row_text);

  return length;
}

void
_hu_grid_names_format (const HuGrid *grid,
                       HuHex         hex,
                       char          name[HU_HEX_NAME_MAX])
{
  write_name (grid, hex, name);
}

gint
_hu_lane_names_read (const HuLaneNames *names,
                     const char        *text,
                     gsize              length)
{
  gint number = 0;

  if (length == 0 || length >= HU_HEX_NAME_MAX)
    return -1;

  if (names->letters)
    {
      char letter = g_ascii_toupper (text[0]);

      for (gsize i = 0; i < length; i++)
        if (!g_ascii_isalpha (text[i]) || g_ascii_toupper (text[i]) != letter)
          return -1;

      return (gint) (length - 1) * N_LETTERS + letter - 'A' + 1;
    }

  /* A number has no more zeros in front than fill it up. */
  if (length > 9 || length < (gsize) names->digits || (length > (gsize) names->digits && text[0] == '0'))
    return -1;
  for (gsize i = 0; i < length; i++)
    {
      if (!g_ascii_isdigit (text[i]))
        return -1;
      number = number * 10 + (text[i] - '0');
    }

  return number;
}

/* Returns the place of these two numbers, or HU_HEX_NONE beyond the rectangle. */
static HuHex
find_place (const HuGrid *grid,
            gint          column_number,
            gint          row_number)
{
  const HuGridNames *names = grid->names;
  gint column, row;

  if (is_flat (grid))
    {
      column = find_lane (&names->column, column_number, grid->columns);
      row = find_lane (&names->row, row_number - slant (grid, column), grid->rows);
    }
  else
    {
      row = find_lane (&names->row, row_number, grid->rows);
      column = find_lane (&names->column, column_number - slant (grid, row), grid->columns);
    }

  return hu_grid_at (grid, column, row);
}

/* Reads a name in every way in which it can be read.  Returns in how many of them it is a place, and the last. */
static guint
read_printed (const HuGrid *grid,
           const char   *text,
           gsize         length,
           HuHex        *place,
           gboolean     *well_formed)
{
  const HuGridNames *names = grid->names;
  const HuLaneNames *first = names->rows_first ? &names->row : &names->column;
  const HuLaneNames *second = names->rows_first ? &names->column : &names->row;
  gsize between = strlen (names->separator);
  guint n = 0;

  *place = HU_HEX_NONE;
  *well_formed = FALSE;
  for (gsize split = 1; split + between < length; split++)
    {
      gint a = _hu_lane_names_read (first, text, split);
      gint b = memcmp (text + split, names->separator, between) == 0
               ? _hu_lane_names_read (second, text + split + between, length - split - between) : -1;
      HuHex found;

      if (a < 0 || b < 0)
        continue;
      *well_formed = TRUE;
      found = names->rows_first ? find_place (grid, b, a) : find_place (grid, a, b);
      if (found == HU_HEX_NONE)
        continue;
      *place = found;
      n++;
    }

  return n;
}

HuHex
_hu_grid_names_parse (const HuGrid *grid,
                      const char   *text,
                      gsize         length,
                      gboolean     *well_formed)
{
  HuHex place;

  read_printed (grid, text, length, &place, well_formed);

  return place;
}

/* Numbers of a fixed width, letters beside digits, and a separator keep names apart. */
static gboolean
must_differ (const HuGrid *grid)
{
  const HuGridNames *names = grid->names;
  gint64 most = grid->columns + grid->rows + MAX (names->column.from, names->row.from);

  if (names->separator[0] != '\0' || names->column.letters != names->row.letters)
    return TRUE;
  for (gint64 digits = MIN (names->column.digits, names->row.digits); digits > 0; digits--)
    most /= 10;

  return !names->column.letters && most == 0;
}

static gboolean
check_place (const HuGrid *grid,
             HuHex         hex,
             gboolean      may_clash,
             GError      **error)
{
  const HuGridNames *names = grid->names;
  gint column = hu_grid_column (grid, hex), row = hu_grid_row (grid, hex);
  char name[HU_HEX_NAME_MAX];
  gboolean well_formed;
  HuHex place;

  if (column_number (grid, column, row) < (names->column.letters ? 1 : 0) ||
      row_number (grid, column, row) < (names->row.letters ? 1 : 0))
    {
      g_set_error_literal (error, HU_GRID_ERROR, HU_GRID_ERROR_BELOW,
                           "A number is below 0, or a letter before A");
      return FALSE;
    }
  if (write_name (grid, hex, name) >= HU_HEX_NAME_MAX)
    {
      g_set_error (error, HU_GRID_ERROR, HU_GRID_ERROR_LONG, "A name is longer than %d characters",
                   HU_HEX_NAME_MAX - 1);
      return FALSE;
    }
  if (may_clash && read_printed (grid, name, strlen (name), &place, &well_formed) > 1)
    {
      g_set_error (error, HU_GRID_ERROR, HU_GRID_ERROR_ALIKE, "%s", name);
      return FALSE;
    }

  return TRUE;
}

/* @grid: a grid that is still being made, before hexes are removed; @names: the names that its board prints; NULL: none
 * but those of the numbering; @error: return location for an error of the domain HU_GRID_ERROR; the message of
 * HU_GRID_ERROR_ALIKE is the name that two hexes would have.  Returns whether each hex of the rectangle has a name of
 * its own; else nothing has changed. */
gboolean
hu_grid_set_names (HuGrid            *grid,
                   const HuGridNames *names,
                   GError           **error)
{
  HuGridNames *before;
  gboolean may_clash;

  g_return_val_if_fail (grid != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  before = grid->names;
  grid->names = names != NULL ? g_memdup2 (names, sizeof *names) : NULL;
  may_clash = names != NULL && !must_differ (grid);
  for (HuHex hex = 0; names != NULL && hex < grid->n_hexes; hex++)
    if (hu_grid_in_rectangle (grid, hex) && !check_place (grid, hex, may_clash, error))
      {
        g_free (grid->names);
        grid->names = before;
        return FALSE;
      }
  g_free (before);

  return TRUE;
}
