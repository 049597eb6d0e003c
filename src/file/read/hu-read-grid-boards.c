/*
 * Reading `map.grid.boards`: several boards side by side, with the names that each prints.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-read-map.h"

#include <glib/gi18n-lib.h>

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

gboolean
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
