/*
 * The map: what lies on the grid.
 */
#include "hu-map.h"

#include "hu-keep.h"

#include "hu-map-private.h"
#include "hu-words-private.h"

static const char * const terrain_words[] = {
  "clear", "forest", "swamp", "hills", "rough", "urban", "lake", "sea", "offmap",
};
G_STATIC_ASSERT (G_N_ELEMENTS (terrain_words) == HU_N_TERRAINS);

static const char * const hexside_words[HU_N_HEXSIDES] = { "river", "lake", "wall", "cliff" };
static const char * const line_words[HU_N_LINES] = { "road", "rail", "river", "front" };
static const char * const place_words[HU_N_PLACES] = { "city", "town", "objective" };

HU_DEFINE_WORDS (hu_terrain, HuTerrain, terrain, terrain_words)
HU_DEFINE_WORDS (hu_hexside, HuHexside, kind, hexside_words)
HU_DEFINE_WORDS (hu_line_kind, HuLineKind, kind, line_words)
HU_DEFINE_WORDS (hu_place_kind, HuPlaceKind, kind, place_words)

static void
line_free (gpointer data)
{
  HuLine *line = data;

  g_array_unref (line->hexes);
  g_free (line->extra);
  g_free (line);
}

static void
place_free (gpointer data)
{
  HuPlace *place = data;

  g_free (place->id);
  g_free (place->name);
  g_array_unref (place->hexes);
  g_free (place->extra);
  g_free (place);
}

/**
 * hu_map_new:
 * @grid: its hexes; the map takes a reference
 *
 * Makes a map that is clear all over, without hexsides, lines or places.
 */
HuMap *
hu_map_new (HuGrid *grid)
{
  HuMap *map;

  g_return_val_if_fail (grid != NULL, NULL);

  map = g_new0 (HuMap, 1);
  map->ref_count = 1;
  map->grid = hu_grid_ref (grid);
  map->terrain = g_malloc0 ((gsize) grid->n_hexes);
  map->lines = g_ptr_array_new_with_free_func (line_free);
  map->places = g_ptr_array_new_with_free_func (place_free);
  _hu_map_init_buildings (map);

  return map;
}

HuMap *
hu_map_ref (HuMap *map)
{
  g_return_val_if_fail (map != NULL, NULL);

  g_atomic_int_inc (&map->ref_count);
  return map;
}

/* Drops a reference to @map and frees @map with the last one. */
void
hu_map_unref (HuMap *map)
{
  g_return_if_fail (map != NULL);

  if (!g_atomic_int_dec_and_test (&map->ref_count))
    return;

  for (guint kind = 0; kind < HU_N_HEXSIDES; kind++)
    g_free (map->hexsides[kind]);
  g_free (map->barriers);
  g_free (map->terrain);
  g_free (map->levels);
  if (map->base != NULL)
    {
      hu_map_unref (map->base);
      g_free (map);
      return;
    }

  g_ptr_array_unref (map->lines);
  g_ptr_array_unref (map->places);
  _hu_map_clear_buildings (map);
  g_free (map->extra);
  g_free (map->grid_extra.grid);
  g_free (map->grid_extra.names);
  g_free (map->grid_extra.column);
  g_free (map->grid_extra.row);
  g_clear_pointer (&map->grid_extra.boards, g_ptr_array_unref);
  hu_keep_clear (&map->kept);
  hu_grid_unref (map->grid);
  g_free (map);
}

static void
mark_hexside (const HuGrid *grid,
              guint8      **sides,
              HuHex         a,
              HuHex         b,
              gint          direction)
{
  if (*sides == NULL)
    *sides = g_malloc0 ((gsize) grid->n_hexes);

  (*sides)[a] |= (guint8) (1 << direction);
  (*sides)[b] |= (guint8) (1 << hu_direction_opposite (direction));
}

gboolean
hu_hexside_is_barrier (HuHexside kind)
{
  return kind == HU_HEXSIDE_LAKE || kind == HU_HEXSIDE_CLIFF;
}

/**
 * hu_map_set_hexside:
 * @map: a map that is still being made
 *
 * Lays @kind along the side that @a and @b share.  Lake and cliff hexsides are
 * barriers as well: neither lines of supply nor zones of control cross them.
 */
void
hu_map_set_hexside (HuMap    *map,
                    HuHexside kind,
                    HuHex     a,
                    HuHex     b)
{
  gint direction;

  g_return_if_fail (map != NULL);
  g_return_if_fail (kind < HU_N_HEXSIDES);

  direction = hu_grid_direction (map->grid, a, b);
  g_return_if_fail (direction >= 0);

  mark_hexside (map->grid, &map->hexsides[kind], a, b, direction);
  if (hu_hexside_is_barrier (kind))
    mark_hexside (map->grid, &map->barriers, a, b, direction);
}

static gboolean
has_hexside (const guint8 *sides,
             HuHex         hex,
             gint          direction)
{
  return sides != NULL && (sides[hex] >> direction & 1);
}

/**
 * hu_map_clear_hexside:
 * @map: a map that is still being made
 *
 * Takes @kind away from the side that @a and @b share; does nothing where it is not there.
 */
void
hu_map_clear_hexside (HuMap    *map,
                      HuHexside kind,
                      HuHex     a,
                      HuHex     b)
{
  gint direction;

  g_return_if_fail (map != NULL);
  g_return_if_fail (kind < HU_N_HEXSIDES);

  direction = hu_grid_direction (map->grid, a, b);
  g_return_if_fail (direction >= 0);

  if (!has_hexside (map->hexsides[kind], a, direction))
    return;

  map->hexsides[kind][a] &= (guint8) ~(1u << direction);
  map->hexsides[kind][b] &= (guint8) ~(1u << hu_direction_opposite (direction));
  if (has_hexside (map->hexsides[HU_HEXSIDE_LAKE], a, direction) ||
      has_hexside (map->hexsides[HU_HEXSIDE_CLIFF], a, direction) || map->barriers == NULL)
    return;

  map->barriers[a] &= (guint8) ~(1u << direction);
  map->barriers[b] &= (guint8) ~(1u << hu_direction_opposite (direction));
}

/**
 * hu_map_new_repainted:
 * @map: a finished map
 *
 * Makes a map equal to @map that shares everything with it that a brush cannot paint: grid,
 * lines, places, buildings, bridges and pillboxes.  Its terrain and hexsides are its own, and
 * may be changed until something else holds it.  An editor makes one in each frame.
 */
HuMap *
hu_map_new_repainted (HuMap *map)
{
  gsize n_hexes;
  HuMap *made;

  g_return_val_if_fail (map != NULL, NULL);

  n_hexes = (gsize) map->grid->n_hexes;
  made = g_memdup2 (map, sizeof *map);
  made->kept = NULL;
  made->ref_count = 1;
  made->base = hu_map_ref (map->base != NULL ? map->base : map);
  made->terrain = g_memdup2 (map->terrain, n_hexes);
  made->levels = map->levels != NULL ? g_memdup2 (map->levels, n_hexes) : NULL;
  made->barriers = map->barriers != NULL ? g_memdup2 (map->barriers, n_hexes) : NULL;
  for (guint kind = 0; kind < HU_N_HEXSIDES; kind++)
    made->hexsides[kind] = map->hexsides[kind] != NULL ? g_memdup2 (map->hexsides[kind], n_hexes) : NULL;

  return made;
}

void
hu_map_set_level (HuMap *map,
                  HuHex  hex,
                  gint   level)
{
  g_return_if_fail (map != NULL && hu_grid_has (map->grid, hex));
  g_return_if_fail (level >= HU_LEVEL_LEAST && level <= HU_LEVEL_MOST);

  if (map->levels == NULL && level != 0)
    map->levels = g_malloc0 ((gsize) map->grid->n_hexes);
  if (map->levels != NULL)
    map->levels[hex] = (gint8) level;
}

/* @map: a map that is still being made; @kind: road, rail, river or front; @hexes: (transfer full) (element-type
 * HuHex): the hexes it runs through. */
HuLine *
hu_map_add_line (HuMap     *map,
                 HuLineKind kind,
                 GArray    *hexes)
{
  HuLine *line;

  g_return_val_if_fail (map != NULL && hexes != NULL, NULL);
  g_return_val_if_fail (kind < HU_N_LINES, NULL);

  line = g_new0 (HuLine, 1);
  line->kind = kind;
  line->hexes = hexes;
  g_ptr_array_add (map->lines, line);

  return line;
}

/* @map: a map that is still being made; @kind: city, town or objective; @hexes: (transfer full) (element-type
 * HuHex): at least one hex, none twice. */
HuPlace *
hu_map_add_place (HuMap       *map,
                  const char  *id,
                  const char  *name,
                  HuPlaceKind  kind,
                  GArray      *hexes)
{
  HuPlace *place;

  g_return_val_if_fail (map != NULL && id != NULL && hexes != NULL, NULL);
  g_return_val_if_fail (kind < HU_N_PLACES, NULL);
  g_return_val_if_fail (hexes->len > 0, NULL);

  place = g_new0 (HuPlace, 1);
  place->id = g_strdup (id);
  place->name = g_strdup (name != NULL ? name : id);
  place->kind = kind;
  place->hexes = hexes;
  g_ptr_array_add (map->places, place);

  return place;
}

HuPlace *
hu_map_get_place (const HuMap *map,
                  guint        place)
{
  g_return_val_if_fail (map != NULL && place < map->places->len, NULL);

  return g_ptr_array_index (map->places, place);
}

/* Returns the index of the first place with @hex, or -1. */
gint
hu_map_place_at (const HuMap *map,
                 HuHex        hex)
{
  g_return_val_if_fail (map != NULL, -1);

  for (guint i = 0; i < map->places->len; i++)
    if (hu_hexes_have (hu_map_get_place (map, i)->hexes, hex))
      return (gint) i;

  return -1;
}
