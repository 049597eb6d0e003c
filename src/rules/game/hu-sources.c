/*
 * Edges of the map and hexes, named together: the sources of a line of supply, the way in or out of a unit.
 */
#include "hu-sources.h"

gint
hu_sources_edge (const HuSources *sources,
                 const HuMap     *map,
                 HuHex            hex)
{
  g_return_val_if_fail (sources != NULL && map != NULL, HU_EDGE_NONE);

  for (gint edge = HU_EDGE_NORTH; sources->by_edge && edge <= HU_EDGE_WEST; edge++)
    if (sources->edges[edge] && hu_map_is_on_edge (map, hex, (HuEdge) edge))
      return edge;

  return HU_EDGE_NONE;
}

gboolean
hu_sources_have (const HuSources *sources,
                 const HuMap     *map,
                 HuHex            hex)
{
  g_return_val_if_fail (sources != NULL && map != NULL, FALSE);

  return (sources->hexes != NULL && hu_hexes_have (sources->hexes, hex)) ||
         hu_sources_edge (sources, map, hex) != HU_EDGE_NONE;
}

GArray *
hu_sources_list (const HuSources *sources,
                 const HuMap     *map)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_return_val_if_fail (sources != NULL && map != NULL, hexes);

  if (sources->hexes != NULL)
    g_array_append_vals (hexes, sources->hexes->data, sources->hexes->len);
  for (gint edge = HU_EDGE_NORTH; sources->by_edge && edge <= HU_EDGE_WEST; edge++)
    if (sources->edges[edge])
      {
        g_autoptr(GArray) along = hu_map_list_edge (map, (HuEdge) edge);

        g_array_append_vals (hexes, along->data, along->len);
      }

  return hexes;
}
