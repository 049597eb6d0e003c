/*
 * Writing sets of hexes: as few spans as are easily found, so that a map of 3,000 hexes
 * stays readable.
 *
 * A span names exactly the hexes of the set.  Hexes that the map does not have may lie
 * inside it, because a span skips them.
 */
#include "config.h"

#include "hu-write.h"

#include "hu-hex-span.h"

#include <string.h>

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
  HuJsonWriter *writer;
  const HuGrid *grid;
} Target;

static void
write_found (const HuHexSpan *span,
             gpointer         user_data)
{
  const Target *to = user_data;

  if (span->last == HU_HEX_NONE)
    hu_write_hex (to->writer, to->grid, span->first);
  else
    write_span (to->writer, to->grid, span->first, span->last);
}

/* @marks: [n_hexes] the value of each hex. */
void
hu_write_hexset (HuJsonWriter *writer,
                 const HuGrid *grid,
                 const guint8 *marks,
                 guint8        value)
{
  g_autofree guint8 *pending = g_malloc0 ((gsize) grid->n_hexes);
  Target to = { writer, grid };
  gboolean all = TRUE;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (hu_grid_has (grid, hex))
      {
        pending[hex] = marks[hex] == value;
        all &= pending[hex];
      }

  if (all)
    {
      hu_json_writer_text (writer, "all");
      return;
    }

  hu_json_writer_begin_list (writer, HU_JSON_FILL);
  hu_hexes_cover (grid, pending, write_found, &to);
  hu_json_writer_end (writer);
}

/* --- Lists --- */

/* Writes the longest span that begins with hex @at of the list; returns the index after the span. */
static guint
write_longest_span (HuJsonWriter *writer,
                    const HuGrid *grid,
                    const GArray *hexes,
                    guint         at)
{
  HuHex first = g_array_index (hexes, HuHex, at), last;
  guint next = hu_hexes_find_span (grid, hexes, at, &last);

  if (last == HU_HEX_NONE)
    hu_write_hex (writer, grid, first);
  else
    write_span (writer, grid, first, last);

  return next;
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
    at += hu_hexes_match_run (grid, hexes, at, column, 0, grid->rows);

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

/* Writes the rule as the file had it. */
static gboolean
write_rule (HuJsonWriter     *writer,
            const HuScenario *scenario,
            const GArray     *hexes)
{
  const HuHexRule *rule = hu_scenario_find_hex_rule (scenario, hexes);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuNode) node = NULL;
  g_autoptr(GBytes) text = NULL;

  if (rule == NULL)
    return FALSE;

  text = g_bytes_new_static (rule->text, strlen (rule->text));
  node = hu_node_parse (text, faults);
  hu_json_writer_node (writer, node);

  return TRUE;
}

/**
 * hu_write_hexset_list:
 * @hexes: (element-type HuHex): hexes of the scenario
 *
 * Writes hexes as a set that reads back in the same order, on as many lines as necessary; or the rule by which the file
 * gives them.
 */
void
hu_write_hexset_list (HuJsonWriter     *writer,
                      const HuScenario *scenario,
                      const GArray     *hexes)
{
  if (!write_rule (writer, scenario, hexes))
    write_list (writer, scenario->map->grid, hexes, HU_JSON_FILL);
}

/**
 * hu_write_hexset_line:
 * @hexes: (element-type HuHex): hexes of the scenario
 *
 * Writes hexes as hu_write_hexset_list() does, but on one line, as in events and places.
 */
void
hu_write_hexset_line (HuJsonWriter     *writer,
                      const HuScenario *scenario,
                      const GArray     *hexes)
{
  if (!write_rule (writer, scenario, hexes))
    write_list (writer, scenario->map->grid, hexes, HU_JSON_INLINE);
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
