/*
 * `map` on the way out.
 */
#include "config.h"

#include "hu-extra.h"
#include "hu-format.h"
#include "hu-write.h"

static const char * const orientations[] = { "flat", "pointy" };
static const char * const numberings[] = { "ccrr", "rrcc", "letters" };
static const char * const hexsides_key[] = { "hexsides", NULL };

/* --- Grid --- */

static void
write_missing (HuJsonWriter *writer,
               const HuGrid *grid)
{
  g_autoptr(HuGrid) whole = NULL;

  if (grid->n_missing == 0)
    return;

  /* The missing hexes are named by the grid that has all hexes; beside boards there are none. */
  whole = hu_grid_new_whole (grid);
  if (grid->n_missing == whole->n_missing)
    return;
  hu_json_writer_key (writer, "missing");
  hu_write_hexset (writer, whole, grid->exists, 0);
}

static void
write_lane_names (HuJsonWriter      *writer,
                  const char        *key,
                  const HuLaneNames *names,
                  const char        *extra)
{
  hu_json_writer_key (writer, key);
  hu_write_object (writer, NULL, "lane-names", names, HU_JSON_INLINE, extra, NULL);
}

/**
 * hu_write_grid_names:
 * @extra: the unknown members to keep
 *
 * Writes the member `names` of a grid.
 */
void
hu_write_grid_names (HuJsonWriter      *writer,
                     const HuGridNames *names,
                     const HuGridExtra *extra)
{
  hu_json_writer_key (writer, "names");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  write_lane_names (writer, "column", &names->column, extra->column);
  write_lane_names (writer, "row", &names->row, extra->row);
  hu_write_member (writer, NULL, "grid-names", "order", names, NULL);
  if (names->separator[0] != '\0')
    hu_json_writer_text_member (writer, "separator", names->separator);
  hu_write_member (writer, NULL, "grid-names", "oblique", names, NULL);
  hu_json_writer_members (writer, extra->names, NULL);
  hu_json_writer_end (writer);
}

/**
 * hu_write_grid_boards:
 * @boards: (element-type HuGridBoard): the boards of a grid
 * @extra: (nullable) (element-type utf8): the unknown members of each to keep
 *
 * Writes the member `boards` of a grid.
 */
void
hu_write_grid_boards (HuJsonWriter    *writer,
                      const GPtrArray *boards,
                      const GPtrArray *extra)
{
  hu_json_writer_key (writer, "boards");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < boards->len; i++)
    {
      const HuGridBoard *board = g_ptr_array_index (boards, i);
      g_autofree char *hexes = hu_grid_board_dup_span (board);

      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_text_member (writer, "id", board->id);
      hu_json_writer_text_member (writer, "hexes", hexes);
      hu_write_record (writer, NULL, "grid-board", board, HU_JSON_INLINE, NULL);
      hu_json_writer_members (writer, extra != NULL ? g_ptr_array_index (extra, i) : NULL, NULL);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}

static void
write_grid (HuJsonWriter     *writer,
            const HuScenario *scenario,
            gconstpointer     record)
{
  const HuMap *map = record;
  const HuGrid *grid = map->grid;

  /* Missing hexes and boards may be many, and would break the line. */
  hu_json_writer_key (writer, "grid");
  hu_json_writer_begin_object (writer, grid->n_missing > 0 || grid->boards != NULL ? HU_JSON_BLOCK : HU_JSON_INLINE);
  hu_json_writer_integer_member (writer, "columns", grid->columns);
  hu_json_writer_integer_member (writer, "rows", grid->rows);
  hu_json_writer_text_member (writer, "orientation", orientations[grid->orientation]);
  if (grid->numbering != HU_NUMBERING_LETTERS)
    hu_json_writer_text_member (writer, "shifted", grid->shifted_odd ? "odd" : "even");
  if ((grid->names == NULL && grid->boards == NULL) || grid->numbering != HU_NUMBERING_CCRR)
    hu_json_writer_text_member (writer, "numbering", numberings[grid->numbering]);
  if (grid->names != NULL)
    hu_write_grid_names (writer, grid->names, &map->grid_extra);
  if (grid->boards != NULL)
    hu_write_grid_boards (writer, grid->boards, map->grid_extra.boards);
  if (grid->board != NULL)
    hu_json_writer_text_member (writer, "board", grid->board);
  write_missing (writer, grid);
  hu_json_writer_members (writer, map->grid_extra.grid, NULL);
  hu_json_writer_end (writer);
}

/* --- Terrain --- */

/* Writes the member `terrain`, or nothing if all terrain is clear. */
static void
write_terrain (HuJsonWriter     *writer,
               const HuScenario *scenario,
               gconstpointer     record)
{
  const HuMap *map = record;
  gboolean found[HU_N_TERRAINS] = { FALSE };
  gboolean any = FALSE;

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    found[map->terrain[hex]] = TRUE;
  for (gint terrain = HU_TERRAIN_CLEAR + 1; terrain < HU_N_TERRAINS; terrain++)
    any |= found[terrain];
  if (!any)
    return;

  hu_json_writer_key (writer, "terrain");
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  for (gint terrain = HU_TERRAIN_CLEAR + 1; terrain < HU_N_TERRAINS; terrain++)
    if (found[terrain])
      {
        hu_json_writer_key (writer, hu_terrain_to_string ((HuTerrain) terrain));
        hu_write_hexset (writer, map->grid, map->terrain, (guint8) terrain);
      }
  hu_json_writer_end (writer);
}

/* Writes the member `elevation`, or nothing if the map is flat. */
static void
write_elevation (HuJsonWriter     *writer,
                 const HuScenario *scenario,
                 gconstpointer     record)
{
  const HuMap *map = record;
  gboolean found[HU_LEVEL_MOST - HU_LEVEL_LEAST + 1] = { FALSE };
  gboolean any = FALSE;

  for (HuHex hex = 0; map->levels != NULL && hex < map->grid->n_hexes; hex++)
    {
      found[map->levels[hex] - HU_LEVEL_LEAST] = TRUE;
      any |= map->levels[hex] != 0;
    }
  if (!any)
    return;

  hu_json_writer_key (writer, "elevation");
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  for (gint level = HU_LEVEL_LEAST; level <= HU_LEVEL_MOST; level++)
    if (level != 0 && found[level - HU_LEVEL_LEAST])
      {
        char key[8];

        g_snprintf (key, sizeof key, "%d", level);
        hu_json_writer_key (writer, key);
        hu_write_hexset (writer, map->grid, (const guint8 *) map->levels, (guint8) level);
      }
  hu_json_writer_end (writer);
}

/* --- Hexsides --- */

static void
begin_hexsides_entry (HuJsonWriter *writer,
                      HuHexside     kind)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "kind", hu_hexside_to_string (kind));
  hu_json_writer_key (writer, "pairs");
  hu_json_writer_begin_list (writer, HU_JSON_FILL);
}

/* Writes the pair if it is still in @sides, and removes it from there. */
static void
write_pair (HuJsonWriter *writer,
            const HuGrid *grid,
            guint8       *sides,
            HuHex         hex,
            gint          direction)
{
  HuHex other = hu_grid_neighbour (grid, hex, direction);

  if (!(sides[hex] >> direction & 1) || other == HU_HEX_NONE)
    return;

  sides[hex] &= (guint8) ~(1u << direction);
  sides[other] &= (guint8) ~(1u << hu_direction_opposite (direction));
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  hu_write_hex (writer, grid, hex);
  hu_write_hex (writer, grid, other);
  hu_json_writer_end (writer);
}

/* Writes an entry with unknown keys, with those of its pairs that still exist. */
static void
write_kept_hexsides (HuJsonWriter *writer,
                     const HuGrid *grid,
                     const HuNode *entry,
                     guint8      **sides)
{
  gint kind = hu_hexside_from_string (hu_node_get_text (hu_node_find (entry, "kind"), ""));
  const HuNode *pairs = hu_node_find (entry, "pairs");

  begin_hexsides_entry (writer, (HuHexside) kind);
  for (guint i = 0; sides[kind] != NULL && i < hu_node_get_n (pairs); i++)
    {
      const HuNode *pair = hu_node_get_element (pairs, i);
      HuHex a = hu_grid_parse (grid, hu_node_get_text (hu_node_get_element (pair, 0), ""), NULL);
      HuHex b = hu_grid_parse (grid, hu_node_get_text (hu_node_get_element (pair, 1), ""), NULL);
      gint direction = a != HU_HEX_NONE && b != HU_HEX_NONE ? hu_grid_direction (grid, a, b) : -1;

      if (direction >= 0)
        write_pair (writer, grid, sides[kind], a, direction);
    }
  hu_json_writer_end (writer);
  hu_json_writer_node_members (writer, entry, hu_format_get_keys ("hexside"));
  hu_json_writer_end (writer);
}

static gboolean
any_left (const guint8 *sides,
          HuHex         n_hexes)
{
  for (HuHex hex = 0; sides != NULL && hex < n_hexes; hex++)
    if (sides[hex] != 0)
      return TRUE;

  return FALSE;
}

static void
write_hexsides_kind (HuJsonWriter *writer,
                        const HuGrid *grid,
                        HuHexside     kind,
                        guint8       *sides)
{
  begin_hexsides_entry (writer, kind);
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    for (gint direction = 0; sides[hex] != 0 && direction < HU_N_DIRECTIONS; direction++)
      write_pair (writer, grid, sides, hex, direction);
  hu_json_writer_end (writer);
  hu_json_writer_end (writer);
}

/**
 * hu_write_hexsides:
 * @writer: the writer, within `map`
 *
 * Writes the member `hexsides`, or nothing if there are none.
 */
void
hu_write_hexsides (HuJsonWriter *writer,
                   const HuMap  *map)
{
  gsize n_hexes = (gsize) map->grid->n_hexes;
  g_autoptr(HuNode) kept = hu_extra_find (map->extra, "hexsides");
  guint8 *sides[HU_N_HEXSIDES];
  gboolean any = FALSE;

  for (gint kind = 0; kind < HU_N_HEXSIDES; kind++)
    {
      sides[kind] = map->hexsides[kind] != NULL ? g_memdup2 (map->hexsides[kind], n_hexes) : NULL;
      any |= any_left (sides[kind], map->grid->n_hexes);
    }
  if (!any && kept == NULL)
    {
      for (gint kind = 0; kind < HU_N_HEXSIDES; kind++)
        g_free (sides[kind]);
      return;
    }

  hu_json_writer_key (writer, "hexsides");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < hu_node_get_n (kept); i++)
    write_kept_hexsides (writer, map->grid, hu_node_get_element (kept, i), sides);
  for (gint kind = 0; kind < HU_N_HEXSIDES; kind++)
    {
      if (any_left (sides[kind], map->grid->n_hexes))
        write_hexsides_kind (writer, map->grid, (HuHexside) kind, sides[kind]);
      g_free (sides[kind]);
    }
  hu_json_writer_end (writer);
}

/* --- The whole --- */

static void
write_hexsides (HuJsonWriter     *writer,
                   const HuScenario *scenario,
                   gconstpointer     record)
{
  hu_write_hexsides (writer, record);
}

void
hu_write_map (HuJsonWriter     *writer,
              const HuScenario *scenario)
{
  static const HuWriteHook hooks[] = {
    { "map", "grid", write_grid },
    { "map", "terrain", write_terrain },
    { "map", "elevation", write_elevation },
    { "map", "hexsides", write_hexsides },
    { NULL }
  };

  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_write_record (writer, scenario, "map", scenario->map, HU_JSON_BLOCK, hooks);
  hu_json_writer_members (writer, scenario->map->extra, hexsides_key);
  hu_json_writer_end (writer);
}
