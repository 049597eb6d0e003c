/*
 * Reading `map.grid`: its rectangle, the names of its hexes, and the hexes that it lacks.
 */
#include "config.h"

#include "hu-format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-read-map.h"

/* --- Boards --- */

#define BOARDS_MOST 1000

/* A board as an object; it has faults where it is not whole. */
static void
read_board (HuReader    *reader,
            const HuAt  *at,
            GPtrArray   *boards,
            HuGridExtra *extra)
{
  const char *id = NULL, *hexes = NULL;
  HuGridBoard *board;
  HuObject object;
  HuAt member;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("grid-board")))
    return;

  hu_object_name (&object, "id", &id);
  hu_object_name (&object, "hexes", &hexes);
  board = hu_grid_board_new (id);
  g_ptr_array_add (boards, board);
  hu_object_read_record (&object, "grid-board", board, NULL);
  if (id != NULL && !hu_grid_board_is_id (id) && hu_object_get (&object, "id", HU_REQUIRED, &member))
    hu_reader_fault (reader, &member, g_strdup (_("this cannot stand before the name of a hex")),
                     g_strdup_printf (_("use at most %d letters, digits, “.” and “_”"), HU_GRID_BOARD_ID_MAX));
  /* Row 0 is the first of B, where B1 lies lower than A1. */
  if (hexes != NULL && (!hu_grid_board_read_span (board, hexes) || (board->first_row < 1 && !board->raised)) &&
      hu_object_get (&object, "hexes", HU_REQUIRED, &member))
    hu_reader_fault (reader, &member, g_strdup (_("this is not a span of hexes of a board")),
                     g_strdup (_("name its first and its last hex, such as “A1-GG10”")));
  g_ptr_array_add (extra->boards, hu_object_close (&object));
}

static void
fault_boards (HuReader     *reader,
              const HuAt   *at,
              const GError *error)
{
  if (error->code == HU_GRID_ERROR_ALIKE)
    hu_reader_fault (reader, at, g_strdup_printf (_("two hexes would be called %s"), error->message),
                     g_strdup (_("give one of the boards another id, such as “1.”")));
  else if (error->code == HU_GRID_ERROR_LONG)
    hu_reader_fault (reader, at, g_strdup (_("the name of a hex would be too long")),
                     g_strdup_printf (_("names have at most %d bytes: let boards have fewer columns"), HU_HEX_NAME_MAX - 1));
  else
    hu_reader_fault (reader, at, g_strdup (_("no board lies on the map, or they lie on one another")),
                     g_strdup (_("lay the boards together, with the first of them on the map")));
}

/* Boards have letters of their own, and columns that are straight. */
static gboolean
check_grid (const HuObject *grid,
            const HuAt     *at)
{
  HuReader *reader = grid->reader;

  if (reader->grid->orientation == HU_ORIENTATION_FLAT && reader->grid->names == NULL &&
      reader->grid->numbering != HU_NUMBERING_LETTERS)
    return TRUE;

  hu_reader_fault (reader, at, g_strdup (_("boards name the hexes of a flat grid, without letters or names of its own")),
                   g_strdup (_("use “flat”, and remove “numbering” and “names”")));

  return FALSE;
}

static gboolean
hu_read_grid_boards (const HuObject *grid,
                     HuGridExtra    *extra)
{
  HuReader *reader = grid->reader;
  g_autoptr(GPtrArray) boards = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_grid_board_free);
  g_autoptr(GError) error = NULL;
  guint n_errors = hu_reader_n_errors (reader);
  HuAt at;

  if (!hu_object_list (grid, "boards", HU_OPTIONAL, &at))
    return hu_reader_n_errors (reader) == n_errors;

  extra->boards = g_ptr_array_new_with_free_func (g_free);
  if (!check_grid (grid, &at))
    return FALSE;
  if (hu_node_get_n (at.node) < 1 || hu_node_get_n (at.node) > BOARDS_MOST)
    {
      hu_reader_fault (reader, &at, g_strdup_printf (_("a map has 1 to %d boards"), BOARDS_MOST),
                       g_strdup (_("remove “boards”, or some of them")));
      return FALSE;
    }
  for (guint i = 0; i < hu_node_get_n (at.node); i++)
    {
      const HuAt board = { .parent = &at, .index = i, .node = hu_node_get_element (at.node, i) };

      read_board (reader, &board, boards, extra);
    }
  if (hu_reader_n_errors (reader) > n_errors)
    return FALSE;
  if (hu_grid_set_boards (reader->grid, boards, &error))
    return TRUE;

  fault_boards (reader, &at, error);

  return FALSE;
}

static const char * const orientations[] = { "flat", "pointy", NULL };
static const char * const stagger[] = { "odd", "even", NULL };
static const char * const numberings[] = { "ccrr", "rrcc", "letters", NULL };

#define MAX_LETTER_COLUMNS 52 /* A … Z, AA … ZZ */

/* --- The rectangle --- */

typedef struct
{
  gint64      columns;
  gint64      rows;
  gint        orientation;
  gint        shifted;
  gint        numbering;
  const char *board;
} GridMembers;

/* Letters need a flat grid with a stagger of its own, at most twice the alphabet wide. */
static gboolean
check_letters (const HuObject    *object,
               const GridMembers *grid)
{
  HuReader *reader = object->reader;
  gboolean good = TRUE;
  HuAt at;

  if (grid->orientation != HU_ORIENTATION_FLAT)
    {
      hu_object_get (object, "orientation", HU_REQUIRED, &at);
      hu_reader_fault (reader, &at, g_strdup (_("hexes with letters are not for a pointy grid")),
                       g_strdup (_("use “flat”, or another numbering")));
      good = FALSE;
    }
  if (hu_object_get (object, "shifted", HU_OPTIONAL, &at))
    {
      hu_reader_fault (reader, &at, g_strdup (_("a grid with letters has a stagger of its own")),
                       g_strdup (_("remove “shifted”")));
      good = FALSE;
    }
  if (grid->columns > MAX_LETTER_COLUMNS)
    {
      hu_object_get (object, "columns", HU_REQUIRED, &at);
      hu_reader_fault (reader, &at,
                       g_strdup_printf (_("letters name %d columns at most"), MAX_LETTER_COLUMNS),
                       g_strdup (_("use fewer columns, or the numbering “ccrr”")));
      good = FALSE;
    }

  return good;
}

static gboolean
read_grid_members (const HuObject *object,
                   GridMembers    *grid)
{
  gboolean good = TRUE;

  *grid = (GridMembers) { 0 };
  good &= hu_object_integer (object, "columns", HU_REQUIRED, 1, HU_GRID_MAX, &grid->columns);
  good &= hu_object_integer (object, "rows", HU_REQUIRED, 1, HU_GRID_MAX, &grid->rows);
  good &= hu_object_word (object, "orientation", HU_REQUIRED, orientations, &grid->orientation);
  /* A board that names its hexes otherwise has the geometry of plain numbers. */
  good &= hu_object_word (object, "numbering",
                          hu_object_has (object, "names") || hu_object_has (object, "boards") ? HU_OPTIONAL : HU_REQUIRED,
                          numberings, &grid->numbering);
  good &= hu_object_text (object, "board", HU_OPTIONAL, &grid->board);
  if (!good)
    return FALSE;

  if (grid->numbering == HU_NUMBERING_LETTERS)
    return check_letters (object, grid);

  return hu_object_word (object, "shifted", HU_REQUIRED, stagger, &grid->shifted);
}

/* --- Names --- */

/* The separator stands between two numbers, and names stand in spans and before levels. */
static gboolean
read_separator (const HuObject *object,
                HuGridNames    *names)
{
  const char *text = "";
  gboolean good;
  HuAt at;

  if (!hu_object_text (object, "separator", HU_OPTIONAL, &text))
    return FALSE;

  good = g_utf8_strlen (text, -1) <= HU_SEPARATOR_MAX;
  for (const char *at_text = text; good && *at_text != '\0'; at_text = g_utf8_next_char (at_text))
    {
      gunichar c = g_utf8_get_char (at_text);

      good = g_unichar_isgraph (c) && !g_unichar_isalnum (c) && c != '-' && c != '/';
    }
  if (good)
    {
      g_strlcpy (names->separator, text, sizeof names->separator);
      return TRUE;
    }

  hu_object_get (object, "separator", HU_OPTIONAL, &at);
  hu_reader_fault (object->reader, &at, g_strdup (_("this cannot stand between column and row")),
                   g_strdup_printf (_("use at most %d characters, and no letter, digit, space, “-” or “/”"),
                                    HU_SEPARATOR_MAX));

  return FALSE;
}

/* @extra: (transfer full) (nullable): the unknown members */
static void
read_lane_names (const HuObject *object,
                 const char     *key,
                 HuLaneNames    *names,
                 char          **extra)
{
  HuObject lane;
  HuAt at;

  if (!hu_object_get (object, key, HU_REQUIRED, &at) ||
      !hu_object_open (&lane, object->reader, &at, hu_format_get_keys ("lane-names")))
    return;

  *names = (HuLaneNames) { .from = 1, .digits = 2 };
  hu_object_read_record (&lane, "lane-names", names, NULL);
  *extra = hu_object_close (&lane);
}

static void
fault_names (HuReader     *reader,
             const HuAt   *at,
             const GError *error)
{
  if (error->code == HU_GRID_ERROR_ALIKE)
    hu_reader_fault (reader, at, g_strdup_printf (_("two hexes would be called %s"), error->message),
                     g_strdup (_("use more digits, or a separator")));
  else if (error->code == HU_GRID_ERROR_BELOW)
    hu_reader_fault (reader, at, g_strdup (_("a column or row would have a number below 0, or a letter before A")),
                     g_strdup (_("let “from” be larger")));
  else
    hu_reader_fault (reader, at, g_strdup (_("the name of a hex would be too long")),
                     g_strdup_printf (_("names have at most %d bytes: use digits, or fewer of them"),
                                      HU_HEX_NAME_MAX - 1));
}

/* Gives the grid the names of its board.  Returns FALSE with a fault where they cannot be. */
static gboolean
read_names (const HuObject *grid,
            HuGridExtra    *extra)
{
  HuReader *reader = grid->reader;
  g_autoptr(GError) error = NULL;
  guint n_errors = hu_reader_n_errors (reader);
  HuGridNames names = { 0 };
  HuObject object;
  HuAt at;

  if (!hu_object_get (grid, "names", HU_OPTIONAL, &at))
    return TRUE;
  if (!hu_object_open (&object, reader, &at, hu_format_get_keys ("grid-names")))
    return FALSE;

  read_lane_names (&object, "column", &names.column, &extra->column);
  read_lane_names (&object, "row", &names.row, &extra->row);
  hu_object_read_record (&object, "grid-names", &names, NULL);
  read_separator (&object, &names);
  extra->names = hu_object_close (&object);
  if (hu_reader_n_errors (reader) > n_errors)
    return FALSE;

  if (hu_grid_set_names (reader->grid, &names, &error))
    return TRUE;

  fault_names (reader, &at, error);

  return FALSE;
}

/* --- Missing hexes --- */

static gboolean
mark_missing (HuReader   *reader,
              const HuAt *at,
              HuHex       hex,
              gpointer    user_data)
{
  guint8 *missing = user_data;

  missing[hex] = 1;

  return TRUE;
}

/* The names of this set are names of the complete grid, so all hexes are gathered first and removed together.
 * FALSE if no hex is left. */
static gboolean
read_missing (const HuObject *object,
              HuGrid         *grid)
{
  g_autofree guint8 *missing = NULL;
  HuAt at;

  if (!hu_object_get (object, "missing", HU_OPTIONAL, &at))
    return TRUE;

  missing = g_malloc0 ((gsize) grid->n_hexes);
  hu_read_hexset (object->reader, &at, mark_missing, missing);
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (missing[hex])
      hu_grid_remove_hex (grid, hex);
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (hu_grid_has (grid, hex))
      return TRUE;

  hu_reader_fault (object->reader, &at, g_strdup (_("all hexes of the map are missing")),
                   g_strdup (_("at least one would have to be there")));

  return FALSE;
}

/**
 * hu_read_grid:
 * @extra: (out): its unknown members
 *
 * Reads the grid into the reader, which has none where it cannot be read.
 */
void
hu_read_grid (HuReader    *reader,
              const HuAt  *at,
              HuGridExtra *extra)
{
  g_autoptr(GError) error = NULL;
  GridMembers members;
  HuObject object;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("grid")))
    return;

  if (read_grid_members (&object, &members))
    {
      reader->grid = hu_grid_new ((gint) members.columns, (gint) members.rows, members.orientation,
                                  g_str_equal (stagger[members.shifted], "odd"), members.numbering,
                                  members.board,
                                  &error);
      /* The grid may refuse more than is checked above. */
      if (reader->grid == NULL)
        hu_reader_fault (reader, at, g_strdup (error->message), NULL);
      else if (!read_names (&object, extra) || !hu_read_grid_boards (&object, extra) || !read_missing (&object, reader->grid))
        g_clear_pointer (&reader->grid, hu_grid_unref);
    }

  extra->grid = hu_object_close (&object);
}
