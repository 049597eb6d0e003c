/*
 * Writing sets of hexes: as few spans as are easily found, so that a map of 3,000 hexes
 * stays readable.
 *
 * A span names exactly the hexes of the set.  Hexes that the map does not have may lie
 * inside it, because a span skips them.
 */
#include "config.h"

#include "hu-write.h"

#include <string.h>

/* A span never crosses more missing hexes in a row than this, which bounds the search. */
#define MAX_GAP 8

#define MIN_SPAN 3

/* @hex: a hex, or HU_HEX_NONE for null. */
void
hu_write_hex (HuJsonWriter *writer,
              const HuGrid *grid,
              HuHex         hex)
{
  char name[HU_HEX_NAME_MAX];

  hu_json_writer_text (writer, hex != HU_HEX_NONE ? hu_grid_format (grid, hex, name) : NULL);
}

static void
write_span (HuJsonWriter *writer,
            const HuGrid *grid,
            HuHex         from,
            HuHex         to)
{
  char a[HU_HEX_NAME_MAX], b[HU_HEX_NAME_MAX];
  char span[2 * HU_HEX_NAME_MAX];

  g_snprintf (span, sizeof span, "%s-%s", hu_grid_format (grid, from, a), hu_grid_format (grid, to, b));
  hu_json_writer_text (writer, span);
}

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
  for (gint i = 1; i <= length + MAX_GAP; i++)
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

static void
write_rectangle (HuJsonWriter *writer,
                 Cover        *cover,
                 HuHex         hex)
{
  const HuGrid *grid = cover->grid;
  gint column = hu_grid_column (grid, hex), row = hu_grid_row (grid, hex);
  Rectangle found = grow (cover, column, row, TRUE);
  Rectangle other = grow (cover, column, row, FALSE);

  if (other.n_pending > found.n_pending)
    found = other;

  /* Two hexes are named one by one, as a person would. */
  if (found.n_pending < MIN_SPAN)
    {
      cover->pending[hex] = 0;
      hu_write_hex (writer, grid, hex);
      return;
    }

  for (gint i = 0; i < found.n_columns; i++)
    for (gint j = 0; j < found.n_rows; j++)
      cover->pending[hu_grid_at (grid, column + i, row + j)] = 0;

  write_span (writer, grid, hex, hu_grid_at (grid, column + found.n_columns - 1, row + found.n_rows - 1));
}

/* In the order of the names. */
static void
write_cover (HuJsonWriter *writer,
             Cover        *cover)
{
  const HuGrid *grid = cover->grid;
  gboolean rows_first = hu_grid_rows_first (grid);
  gint n_outer = rows_first ? grid->rows : grid->columns;
  gint n_inner = rows_first ? grid->columns : grid->rows;

  hu_json_writer_begin_list (writer, HU_JSON_FILL);
  for (gint i = 0; i <= n_outer; i++)
    for (gint j = 0; j <= n_inner; j++)
      {
        HuHex hex = rows_first ? hu_grid_at (grid, j, i) : hu_grid_at (grid, i, j);

        if (hex != HU_HEX_NONE && cover->pending[hex])
          write_rectangle (writer, cover, hex);
      }
  hu_json_writer_end (writer);
}

/* @marks: [n_hexes] the value of each hex. */
void
hu_write_hexset (HuJsonWriter *writer,
                 const HuGrid *grid,
                 const guint8 *marks,
                 guint8        value)
{
  g_autofree guint8 *pending = g_malloc0 ((gsize) grid->n_hexes);
  Cover cover = { grid, pending };
  gboolean all = TRUE;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (hu_grid_has (grid, hex))
      {
        pending[hex] = marks[hex] == value;
        all &= pending[hex];
      }

  if (all)
    hu_json_writer_text (writer, "all");
  else
    write_cover (writer, &cover);
}

/* --- Lists --- */

/* Counts the hexes of @column from @top to @bottom if all of them follow in order from @at on; 0 if they do not, or
 * if the map has none there. */
static guint
match_run (const HuGrid *grid,
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

  for (gint row = top + 1; row <= MIN (grid->rows, bottom + MAX_GAP) && at + 1 < hexes->len; row++)
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

/* Writes the longest span that begins with hex @at of the list; returns the index after the span. */
static guint
write_longest_span (HuJsonWriter *writer,
                    const HuGrid *grid,
                    const GArray *hexes,
                    guint         at)
{
  HuHex first = g_array_index (hexes, HuHex, at);
  gint column = hu_grid_column (grid, first), top = hu_grid_row (grid, first);
  gint bottom = find_bottom (grid, hexes, at, column, top);
  gint right = column;
  guint from = at, n;

  at += match_run (grid, hexes, at, column, top, bottom);
  while ((n = match_run (grid, hexes, at, right + 1, top, bottom)) > 0 &&
         hu_grid_is_named (grid, hu_grid_at (grid, right + 1, bottom)))
    {
      at += n;
      right++;
    }

  if (at - from < MIN_SPAN)
    {
      hu_write_hex (writer, grid, first);
      return from + 1;
    }

  write_span (writer, grid, first, hu_grid_at (grid, right, bottom));

  return at;
}

static gboolean
is_whole_map (const HuGrid *grid,
              const GArray *hexes)
{
  gint n = grid->columns * grid->rows - grid->n_missing;
  guint at = 0;

  /* In a grid with letters, every other column has a row 0 as well. */
  if (grid->numbering == HU_NUMBERING_LETTERS)
    n += grid->columns / 2;
  if (hexes->len != (guint) n)
    return FALSE;

  for (gint column = 1; column <= grid->columns; column++)
    at += match_run (grid, hexes, at, column, 0, grid->rows);

  return at == hexes->len;
}

static void
write_list (HuJsonWriter *writer,
            const HuGrid *grid,
            const GArray *hexes,
            HuJsonLayout  layout)
{
  if (hexes->len > 0 && is_whole_map (grid, hexes))
    {
      hu_json_writer_text (writer, "all");
      return;
    }

  hu_json_writer_begin_list (writer, layout);
  for (guint at = 0; at < hexes->len;)
    at = write_longest_span (writer, grid, hexes, at);
  hu_json_writer_end (writer);
}

/**
 * hu_write_hexset_list:
 * @hexes: (element-type HuHex): hexes
 *
 * Writes hexes as a set that reads back in the same order, on as many lines as necessary.
 */
void
hu_write_hexset_list (HuJsonWriter *writer,
                      const HuGrid *grid,
                      const GArray *hexes)
{
  write_list (writer, grid, hexes, HU_JSON_FILL);
}

/**
 * hu_write_hexset_line:
 * @hexes: (element-type HuHex): hexes
 *
 * Writes hexes as hu_write_hexset_list() does, but on one line, as in events and places.
 */
void
hu_write_hexset_line (HuJsonWriter *writer,
                      const HuGrid *grid,
                      const GArray *hexes)
{
  write_list (writer, grid, hexes, HU_JSON_INLINE);
}

/**
 * hu_write_hex_list:
 * @hexes: (element-type HuHex): hexes
 *
 * Writes hexes one by one, as in a line or a path.
 */
void
hu_write_hex_list (HuJsonWriter *writer,
                   const HuGrid *grid,
                   const GArray *hexes)
{
  hu_json_writer_begin_list (writer, HU_JSON_FILL);
  for (guint i = 0; i < hexes->len; i++)
    hu_write_hex (writer, grid, g_array_index (hexes, HuHex, i));
  hu_json_writer_end (writer);
}

/**
 * hu_write_location:
 * @hex: a hex, or %HU_HEX_NONE
 *
 * Writes the name of the Location, or null if there is no hex.
 */
void
hu_write_location (HuJsonWriter *writer,
                   const HuMap  *map,
                   HuHex         hex,
                   HuStorey      storey)
{
  char name[HU_LOCATION_NAME_MAX];

  if (hex == HU_HEX_NONE)
    hu_json_writer_text (writer, NULL);
  else
    hu_json_writer_text (writer, hu_location_format (map, hu_map_location (map, hex, storey), name));
}
