/*
 * Parts of a game as a draft has them.  They are written by the writer of the file and read
 * back, so that only one place knows their form.
 */
#include "config.h"

#include "hu-node-game.h"

#include <string.h>

#include "hu-hexset.h"
#include "hu-write.h"

/* Takes the value of @key from the members that were written to @writer, or NULL. */
static HuNode *
take_member (HuJsonWriter *writer,
             const char   *key)
{
  g_autoptr(GBytes) bytes = hu_json_writer_free_to_bytes (writer);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuNode) object = hu_node_parse (bytes, faults);
  HuNode *value = hu_node_find (object, key);

  return value != NULL ? hu_node_ref (value) : NULL;
}

/* @log: (element-type HuEvent): its log.  Returns (transfer full): the game as in its file. */
HuNode *
hu_node_of_game (HuScenario *scenario,
                 GPtrArray  *log)
{
  g_autoptr(HuGameFile) content = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();

  g_return_val_if_fail (scenario != NULL && log != NULL, NULL);

  content = hu_game_file_new (scenario, log);
  bytes = hu_game_file_to_bytes (content);

  return hu_node_parse (bytes, faults);
}

static HuJsonWriter *
new_object_writer (void)
{
  HuJsonWriter *writer = hu_json_writer_new ();

  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);

  return writer;
}

/* Returns (transfer full): the names as a member of the grid. */
HuNode *
hu_node_of_grid_names (const HuGridNames *names)
{
  HuJsonWriter *writer;
  HuGridExtra none = { NULL };

  g_return_val_if_fail (names != NULL, NULL);

  writer = new_object_writer ();
  hu_write_grid_names (writer, names, &none);
  hu_json_writer_end (writer);

  return take_member (writer, "names");
}

/* Returns (transfer full): boards side by side, (element-type HuGridBoard), as a member of the grid. */
HuNode *
hu_node_of_grid_boards (const GPtrArray *boards)
{
  HuJsonWriter *writer;

  g_return_val_if_fail (boards != NULL, NULL);

  writer = new_object_writer ();
  hu_write_grid_boards (writer, boards, NULL);
  hu_json_writer_end (writer);

  return take_member (writer, "boards");
}

/* Returns the hexes whose mark is @value as a set, or NULL if there are none. */
static HuNode *
node_of_marked (const HuGrid *grid,
                const guint8 *marks,
                guint8        value)
{
  HuJsonWriter *writer;

  if (memchr (marks, value, (gsize) grid->n_hexes) == NULL)
    return NULL;

  writer = new_object_writer ();
  hu_json_writer_key (writer, "hexes");
  hu_write_hexset (writer, grid, marks, value);
  hu_json_writer_end (writer);

  return take_member (writer, "hexes");
}

/* @before: (nullable): `map.terrain` before it was changed; @changed: the kinds of terrain that differ from
 * @before, as bits; the others are taken from there.  Returns (transfer full) (nullable): `map.terrain`, or NULL if
 * all terrain is clear. */
HuNode *
hu_node_of_terrain (const HuMap  *map,
                    const HuNode *before,
                    guint         changed)
{
  HuNode *made;

  g_return_val_if_fail (map != NULL, NULL);

  made = hu_node_new_object ();
  for (gint terrain = HU_TERRAIN_CLEAR + 1; terrain < HU_N_TERRAINS; terrain++)
    {
      const char *name = hu_terrain_to_string ((HuTerrain) terrain);
      HuNode *old = hu_node_find (before, name);
      HuNode *value = changed & 1u << terrain ? node_of_marked (map->grid, map->terrain, (guint8) terrain)
                      : old != NULL           ? hu_node_ref (old)
                                              : NULL;

      if (value != NULL)
        hu_node_put (&made, name, value);
    }
  if (hu_node_get_n (made) == 0)
    g_clear_pointer (&made, hu_node_unref);

  return made;
}

/* Returns (transfer full) (nullable): `map.elevation`, or NULL if the map is flat. */
HuNode *
hu_node_of_elevation (const HuMap *map)
{
  HuNode *made;

  g_return_val_if_fail (map != NULL, NULL);

  made = hu_node_new_object ();
  for (gint level = HU_LEVEL_LEAST; map->levels != NULL && level <= HU_LEVEL_MOST; level++)
    {
      HuNode *value = level != 0 ? node_of_marked (map->grid, (const guint8 *) map->levels, (guint8) level) : NULL;
      g_autofree char *key = g_strdup_printf ("%d", level);

      if (value != NULL)
        hu_node_put (&made, key, value);
    }
  if (hu_node_get_n (made) == 0)
    g_clear_pointer (&made, hu_node_unref);

  return made;
}

/* Returns (transfer full) (nullable): `map.hexsides`, or NULL if there are none. */
HuNode *
hu_node_of_hexsides (const HuMap *map)
{
  HuJsonWriter *writer;

  g_return_val_if_fail (map != NULL, NULL);

  writer = new_object_writer ();
  hu_write_hexsides (writer, map);
  hu_json_writer_end (writer);

  return take_member (writer, "hexsides");
}

/* Returns (transfer full) (nullable): `start.control`, or NULL if no side controls anything. */
HuNode *
hu_node_of_owners (const HuScenario *scenario)
{
  HuJsonWriter *writer;

  g_return_val_if_fail (scenario != NULL, NULL);

  writer = new_object_writer ();
  hu_write_start_owners (writer, scenario);
  hu_json_writer_end (writer);

  return take_member (writer, "control");
}

/* @marks: [n_hexes] the marks of the hexes: those that are not 0 are in the set.  Returns (transfer full): the
 * marked hexes as a set, with spans. */
HuNode *
hu_node_of_hexset (const HuGrid *grid,
                   const guint8 *marks)
{
  g_autofree guint8 *ones = NULL;
  HuNode *set;

  g_return_val_if_fail (grid != NULL && marks != NULL, NULL);

  ones = g_malloc ((gsize) grid->n_hexes);
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    ones[hex] = marks[hex] != 0;
  set = node_of_marked (grid, ones, 1);

  return set != NULL ? set : hu_node_new_list ();
}

/* Returns (transfer full): its name. */
HuNode *
hu_node_of_hex (const HuGrid *grid,
                HuHex         hex)
{
  char name[HU_HEX_NAME_MAX];

  g_return_val_if_fail (grid != NULL && hu_grid_in_rectangle (grid, hex), NULL);

  return hu_node_new_text (hu_grid_format (grid, hex, name));
}

/* Returns (transfer full): their names, in that order. */
HuNode *
hu_node_of_hexes (const HuGrid *grid,
                  const HuHex  *hexes,
                  guint         n)
{
  GPtrArray *names = g_ptr_array_sized_new (n);

  g_return_val_if_fail (grid != NULL, NULL);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (names, hu_node_of_hex (grid, hexes[i]));

  return hu_node_new_list_take (names);
}

/* @location: a Location, or HU_LOCATION_NONE for off the map.  Returns (transfer full): the name of the Location,
 * or null. */
HuNode *
hu_node_of_location (const HuMap *map,
                     HuLocation   location)
{
  char name[HU_LOCATION_NAME_MAX];

  g_return_val_if_fail (map != NULL, NULL);

  return location == HU_LOCATION_NONE ? hu_node_new_null ()
                                      : hu_node_new_text (hu_location_format (map, location, name));
}

GArray *
hu_node_read_hexes (const HuNode *value,
                    const HuGrid *grid)
{
  g_return_val_if_fail (grid != NULL, NULL);

  return hu_hexset_expand (grid, value, TRUE);
}
