/*
 * Hexes whose buildings go on into one another are one building.  Where a bridge leads over water units can be on the
 * hex, and roads run on over it.
 */
#include "config.h"

#include "hu-import-megamek.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-import-limits.h"
#include "hu-import-lines.h"
#include "hu-import-text.h"
#include "hu-megamek-board.h"

/* "size 16 17" and then a hex, whatever stands between them. */
gboolean
hu_megamek_is_board (GBytes *bytes)
{
  g_autofree char *head = hu_import_dup_head (bytes);
  const char *line = head;

  while (line[0] == '#' || line[0] == '\r' || line[0] == '\n')
    {
      line += strcspn (line, "\n");
      line += line[0] == '\n';
    }

  return g_str_has_prefix (line, "size ") && (strstr (line, "\nhex ") != NULL || strstr (line, "\nend") != NULL);
}

/* The arrays of the file lie row by row, those of the grid column by column. */
static guint8 *
turn (const HuMegamekBoard *board,
      const HuGrid         *grid,
      const guint8         *ways)
{
  guint8 *turned = g_malloc0 ((gsize) grid->n_hexes);

  for (gint y = 0; y < board->rows; y++)
    for (gint x = 0; x < board->columns; x++)
      turned[hu_grid_at (grid, x + 1, y + 1)] = ways[y * board->columns + x];

  return turned;
}

/* Returns the index of a hex in the arrays of the board. */
static gint
find_index (const HuMegamekBoard *board,
            const HuGrid         *grid,
            HuHex                 hex)
{
  return (hu_grid_row (grid, hex) - 1) * board->columns + hu_grid_column (grid, hex) - 1;
}

/* All hexes of the building of @first, which leave @free. */
static GArray *
gather (const HuGrid *grid,
        const guint8 *walls,
        guint8       *free_hexes,
        HuHex         first)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  free_hexes[first] = 0;
  g_array_append_val (hexes, first);
  for (guint i = 0; i < hexes->len; i++)
    for (gint d = 0; d < HU_N_DIRECTIONS; d++)
      {
        HuHex hex = g_array_index (hexes, HuHex, i), next = hu_grid_neighbour (grid, hex, d);

        if (next == HU_HEX_NONE || !free_hexes[next] || !(walls[hex] >> d & 1) ||
            !(walls[next] >> hu_direction_opposite (d) & 1))
          continue;
        free_hexes[next] = 0;
        g_array_append_val (hexes, next);
      }

  return hexes;
}

static gboolean
add_buildings (const HuMegamekBoard  *board,
               HuMap                 *map,
               GError               **error)
{
  g_autofree guint8 *walls = turn (board, map->grid, board->walls);
  g_autofree guint8 *free_hexes = g_malloc0 ((gsize) map->grid->n_hexes);
  char name[HU_HEX_NAME_MAX];

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    free_hexes[hex] = board->built[find_index (board, map->grid, hex)];
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (free_hexes[hex])
      {
        g_autofree char *id = g_strdup_printf ("building-%s", hu_grid_format (map->grid, hex, name));

        if (map->buildings->len == HU_IMPORT_PIECES_MOST)
          {
            g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_LIMIT,
                                 _("The board has more buildings than any game. It is not read."));
            return FALSE;
          }
        hu_map_add_building (map, id, NULL, gather (map->grid, walls, free_hexes, hex), 0);
      }

  return TRUE;
}

static void
add_bridges (const HuMegamekBoard *board,
             HuMap                *map)
{
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (board->bridged[find_index (board, map->grid, hex)])
      hu_map_add_bridge (map, hex);
}

static gint
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

static void
say_others (const HuMegamekBoard *board,
            HuImport             *import)
{
  guint n;
  g_autofree char **words = (char **) g_hash_table_get_keys_as_array (board->others, &n);
  GString *list = g_string_new (NULL);

  qsort (words, n, sizeof (char *), compare_words);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *word = hu_import_clean (words[i]);

      g_string_append_printf (list, "%s%s (%u)", i > 0 ? ", " : "", word,
                              GPOINTER_TO_UINT (g_hash_table_lookup (board->others, words[i])));
    }
  if (n > 0)
    /* Translators: words of a file, each with how often it stands there. */
    HU_IMPORT_SAY (import, g_strdup_printf (_("Not read: %s."), list->str));
  HU_IMPORT_SAY (import, g_strdup (_("Such a file holds no rules.")));
  import->unread |= n > 0;
  g_string_free (list, TRUE);
}

HuImport *
hu_import_megamek (GBytes     *bytes,
                   GFile      *file,
                   GPtrArray  *others,
                   GError    **error)
{
  g_autoptr(HuMegamekBoard) board = hu_megamek_board_new (bytes, error);
  g_autoptr(HuMap) map = NULL;
  g_autofree guint8 *roads = NULL;
  HuImport *import;
  guint n;

  map = board != NULL ? hu_import_cells_to_map (board->cells, board->columns, board->rows, HU_ORIENTATION_FLAT, FALSE,
                                                error) : NULL;
  if (map == NULL || !add_buildings (board, map, error))
    return NULL;
  add_bridges (board, map);

  import = hu_import_cells_account (board->cells, map);
  n = map->buildings->len;
  if (n > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("%u building, of one level.", "%u buildings, of one level each.", n), n));
  n = map->bridges->len;
  if (n > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("%u hex with a bridge.", "%u hexes with a bridge.", n), n));
  roads = turn (board, map->grid, board->roads);
  hu_import_add_roads (import, roads);
  say_others (board, import);
  hu_import_title_by_file (import, file);
  hu_import_finish (import);

  return import;
}
