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

  /* The missing hexes are named by the grid that has all hexes. */
  whole = hu_grid_new_whole (grid);
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
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_write_fields (writer, "lane-names", "type", "descending", names);
  hu_json_writer_members (writer, extra, NULL);
  hu_json_writer_end (writer);
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
  hu_write_fields (writer, "grid-names", "order", "order", names);
  if (names->separator[0] != '\0')
    hu_json_writer_text_member (writer, "separator", names->separator);
  hu_write_fields (writer, "grid-names", "oblique", "oblique", names);
  hu_json_writer_members (writer, extra->names, NULL);
  hu_json_writer_end (writer);
}

static void
write_grid (HuJsonWriter *writer,
            const HuMap  *map)
{
  const HuGrid *grid = map->grid;

  /* Missing hexes may be many, and would break the line. */
  hu_json_writer_key (writer, "grid");
  hu_json_writer_begin_object (writer, grid->n_missing > 0 ? HU_JSON_BLOCK : HU_JSON_INLINE);
  hu_json_writer_integer_member (writer, "columns", grid->columns);
  hu_json_writer_integer_member (writer, "rows", grid->rows);
  hu_json_writer_text_member (writer, "orientation", orientations[grid->orientation]);
  if (grid->numbering != HU_NUMBERING_LETTERS)
    hu_json_writer_text_member (writer, "shifted", grid->shifted_odd ? "odd" : "even");
  if (grid->names == NULL || grid->numbering != HU_NUMBERING_CCRR)
    hu_json_writer_text_member (writer, "numbering", numberings[grid->numbering]);
  if (grid->names != NULL)
    hu_write_grid_names (writer, grid->names, &map->grid_extra);
  if (grid->board != NULL)
    hu_json_writer_text_member (writer, "board", grid->board);
  write_missing (writer, grid);
  hu_json_writer_members (writer, map->grid_extra.grid, NULL);
  hu_json_writer_end (writer);
}

/* --- Terrain --- */

/* Writes the member `terrain`, or nothing if all terrain is clear. */
static void
write_terrain (HuJsonWriter *writer,
               const HuMap  *map)
{
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
write_hexsides_of_kind (HuJsonWriter *writer,
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
        write_hexsides_of_kind (writer, map->grid, (HuHexside) kind, sides[kind]);
      g_free (sides[kind]);
    }
  hu_json_writer_end (writer);
}

/* --- Lines and places --- */

static void
write_lines (HuJsonWriter *writer,
             const HuMap  *map)
{
  if (map->lines->len == 0)
    return;

  hu_json_writer_key (writer, "lines");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < map->lines->len; i++)
    {
      const HuLine *line = g_ptr_array_index (map->lines, i);

      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_text_member (writer, "kind", hu_line_kind_to_string (line->kind));
      hu_json_writer_key (writer, "hexes");
      hu_write_hex_list (writer, map->grid, line->hexes);
      hu_json_writer_members (writer, line->extra, NULL);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}

static void
write_places (HuJsonWriter *writer,
              const HuMap  *map)
{
  if (map->places->len == 0)
    return;

  hu_json_writer_key (writer, "places");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < map->places->len; i++)
    {
      const HuPlace *place = hu_map_get_place (map, i);

      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_text_member (writer, "id", place->id);
      hu_json_writer_text_member (writer, "name", place->name);
      hu_json_writer_text_member (writer, "kind", hu_place_kind_to_string (place->kind));
      hu_json_writer_key (writer, "hexes");
      hu_write_hexset_line (writer, map->grid, place->hexes);
      hu_json_writer_members (writer, place->extra, NULL);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}

void
hu_write_map (HuJsonWriter *writer,
              const HuMap  *map)
{
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  write_grid (writer, map);
  write_terrain (writer, map);
  hu_write_hexsides (writer, map);
  write_lines (writer, map);
  write_places (writer, map);
  hu_write_buildings (writer, map);
  hu_json_writer_members (writer, map->extra, hexsides_key);
  hu_json_writer_end (writer);
}
