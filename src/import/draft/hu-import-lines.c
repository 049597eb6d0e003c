/*
 * Ways from hex to hex become lines: first those that end somewhere, then the rest, which are rings.
 */
#include "config.h"

#include "hu-import-lines.h"

#include <glib/gi18n-lib.h>

/* Ways from hex to hex at which one of them is impassable, each counted once. */
typedef struct
{
  guint n_water; /* kept */
  guint n_out;   /* out of play: left out */
} Links;

/* Whether a way runs there although no unit may be in one of the hexes; @links NULL: none does. */
static gboolean
runs (const HuMap *map,
      HuHex        hex,
      HuHex        next,
      Links       *links)
{
  gboolean once = hex < next;

  if (!hu_map_is_impassable (map, hex) && !hu_map_is_impassable (map, next))
    return TRUE;
  if (links == NULL)
    return FALSE;
  if (map->terrain[hex] == HU_TERRAIN_OFFMAP || map->terrain[next] == HU_TERRAIN_OFFMAP)
    {
      links->n_out += once;
      return FALSE;
    }
  links->n_water += once;

  return TRUE;
}

/* Only the ways on which both agree. */
static guint8 *
find_ways (const HuMap  *map,
           const guint8 *ways,
           Links        *links)
{
  guint8 *agreed = g_malloc0 ((gsize) map->grid->n_hexes);

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    for (gint d = 0; d < HU_N_DIRECTIONS && ways[hex] != 0; d++)
      {
        HuHex next = ways[hex] >> d & 1 && hu_grid_has (map->grid, hex) ? hu_grid_neighbour (map->grid, hex, d) : HU_HEX_NONE;

        if (next != HU_HEX_NONE && ways[next] >> hu_direction_opposite (d) & 1 && runs (map, hex, next, links))
          agreed[hex] |= (guint8) (1 << d);
      }

  return agreed;
}

static guint
count_ways (guint8 ways)
{
  guint n = 0;

  for (; ways != 0; ways = (guint8) (ways >> 1))
    n += ways & 1;

  return n;
}

/* The way out that bends least; -1: there is none. */
static gint
choose_way (guint8 ways,
            gint   before)
{
  static const gint bends[HU_N_DIRECTIONS] = { 0, 1, 5, 2, 4, 3 };

  for (guint i = 0; i < HU_N_DIRECTIONS; i++)
    if (ways >> (before + bends[i]) % HU_N_DIRECTIONS & 1)
      return (before + bends[i]) % HU_N_DIRECTIONS;

  return -1;
}

/* Uses up the ways of a line from @hex on. */
static GArray *
follow (const HuMap *map,
        guint8      *ways,
        HuHex        hex)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gint d = 0;

  g_array_append_val (hexes, hex);
  while ((d = choose_way (ways[hex], d)) >= 0)
    {
      HuHex next = hu_grid_neighbour (map->grid, hex, d);

      ways[hex] = (guint8) (ways[hex] & ~(1 << d));
      ways[next] = (guint8) (ways[next] & ~(1 << hu_direction_opposite (d)));
      hex = next;
      g_array_append_val (hexes, hex);
    }

  return hexes;
}

static guint
add_lines (HuMap        *map,
           HuLineKind    kind,
           const guint8 *ways,
           Links        *links)
{
  g_autofree guint8 *rest = find_ways (map, ways, links);
  guint n = 0;

  for (guint pass = 0; pass < 2; pass++)
    for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
      while (rest[hex] != 0 && (pass == 1 || count_ways (rest[hex]) % 2 == 1))
        {
          hu_map_add_line (map, kind, follow (map, rest, hex));
          n++;
        }

  return n;
}

guint
hu_import_add_lines (HuMap        *map,
                     HuLineKind    kind,
                     const guint8 *ways)
{
  return add_lines (map, kind, ways, NULL);
}

void
hu_import_add_roads (HuImport     *import,
                     const guint8 *ways)
{
  Links links = { 0 };
  guint n = add_lines (import->scenario->map, HU_LINE_ROAD, ways, &links);

  if (n > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Roads: %u line.", "Roads: %u lines.", n), n));
  if (links.n_water > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Over water, as on a bridge or to a port: %u step of a road.",
                                                      "Over water, as on bridges or to ports: %u steps of roads.",
                                                      links.n_water), links.n_water));
  if (links.n_out > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Left out: %u step of a road, to a hex that nobody can enter.",
                                                      "Left out: %u steps of roads, to hexes that nobody can enter.",
                                                      links.n_out), links.n_out));
}
