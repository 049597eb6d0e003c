/*
 * Any bytes as a set of hexes, by name or by rule, on one of a few grids, which the first of them chooses: read, and
 * what was read written and read back.
 */
#include "config.h"

#include "hu-fuzz.h"
#include "hu-hexset.h"
#include "hu-reader.h"
#include "hu-write.h"

static HuGrid *
make_grid (guint which)
{
  static const struct
  {
    gint          columns, rows;
    HuOrientation orientation;
    gboolean      shifted_odd;
    HuNumbering   numbering;
    const char   *board;
  } grids[] = {
    { 12, 9, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL },
    { 9, 12, HU_ORIENTATION_POINTY, TRUE, HU_NUMBERING_RRCC, NULL },
    { 30, 10, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_LETTERS, NULL },
    { 5, 4, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, "22" },
    { 4, 120, HU_ORIENTATION_POINTY, FALSE, HU_NUMBERING_CCRR, "a-b" },
    { 1, 1, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, "Z" },
  };
  static HuGrid *made[G_N_ELEMENTS (grids)];

  which %= G_N_ELEMENTS (grids);
  if (made[which] == NULL)
    {
      made[which] = hu_grid_new (grids[which].columns, grids[which].rows, grids[which].orientation,
                                 grids[which].shifted_odd, grids[which].numbering, grids[which].board, NULL);
      for (HuHex hex = 3; hex < made[which]->n_hexes - 1; hex += 7)
        if (hu_grid_has (made[which], hex))
          hu_grid_remove_hex (made[which], hex);
    }

  return made[which];
}

static void
reader_init (HuReader *reader,
             HuFaults *faults,
             HuGrid   *grid)
{
  *reader = (HuReader) { .has_lines = TRUE, .faults = faults, .grid = grid, .takes_rules = TRUE };
  reader->map = hu_map_new (grid);
  for (HuHex hex = 0; hex < grid->n_hexes; hex += 5)
    if (hu_grid_has (grid, hex))
      {
        hu_map_set_level (reader->map, hex, hex % 7 - 2);
        reader->map->terrain[hex] = (guint8) (hex % HU_N_TERRAINS);
      }
  reader->scenario = hu_scenario_new (reader->map);
  reader->places = g_hash_table_new (g_str_hash, g_str_equal);
  reader->said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
assert_same (const GArray *a,
             const GArray *b)
{
  if (a->len != b->len || (a->len > 0 && memcmp (a->data, b->data, a->len * sizeof (HuHex)) != 0))
    g_error ("a set reads back as another");
}

/* The text written of @hexes names the same ones, in the same order. */
static void
check_written (HuReader     *reader,
               const GArray *hexes,
               void        (*write) (HuJsonWriter     *writer,
                                     const HuScenario *scenario,
                                     const GArray     *hexes))
{
  HuJsonWriter *writer = hu_json_writer_new ();
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(HuNode) node = NULL;
  g_autoptr(GArray) again = NULL;
  g_autofree char *text = NULL;

  write (writer, reader->scenario, hexes);
  bytes = hu_json_writer_free_to_bytes (writer);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  node = hu_node_from_json (text);
  if (node == NULL)
    g_error ("what was written is no JSON: %s", text);
  again = hu_node_is_hex_rule (node) ? hu_hexset_expand_rule (reader->scenario, node)
                                     : hu_hexset_expand (reader->grid, node, FALSE);
  assert_same (hexes, again);
}

static void
write_names (HuJsonWriter     *writer,
             const HuScenario *scenario,
             const GArray     *hexes)
{
  hu_write_hex_list (writer, scenario->map->grid, hexes);
}

/* Reads @node as a set and as a list. */
static void
check_set (HuReader *reader,
           HuNode   *node)
{
  HuAt at = { .parent = NULL, .node = node };
  g_autoptr(GArray) set = hu_read_hexset_list (reader, &at);
  g_autoptr(GArray) list = NULL;

  check_written (reader, set, hu_write_hexset_list);
  check_written (reader, set, hu_write_hexset_line);
  for (guint i = 0; i < set->len; i++)
    if (!hu_grid_has (reader->grid, g_array_index (set, HuHex, i)))
      g_error ("a set names a hex that is not there");

  list = hu_read_hex_list (reader, &at);
  check_written (reader, list, write_names);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(HuNode) node = NULL;
  HuReader reader;

  if (size == 0)
    return -1;

  bytes = g_bytes_new (data + 1, size - 1);
  node = hu_node_parse (bytes, faults);
  if (node == NULL)
    return 0;

  reader_init (&reader, faults, make_grid (data[0]));
  check_set (&reader, node);
  g_hash_table_unref (reader.said);
  g_hash_table_unref (reader.places);
  hu_scenario_unref (reader.scenario);
  hu_map_unref (reader.map);
  g_free (reader.mark);

  return 0;
}
