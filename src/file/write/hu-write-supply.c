/*
 * Writing `rules.supply`, and the parts of it that the older place of supply shares.
 */
#include "hu-extra.h"
#include "hu-write.h"

/**
 * hu_write_sources:
 * @extra: (nullable): the unknown members of the object around it; those of the sources are under
 *   @key
 *
 * Writes sources of supply: an object of edges and hexes, or a HEXSET.
 */
void
hu_write_sources (HuJsonWriter     *writer,
                  const HuScenario *scenario,
                  const char       *key,
                  const HuSources  *sources,
                  const char       *extra)
{
  g_autoptr(HuNode) unknown = NULL;
  gboolean any = sources->hexes == NULL;

  hu_json_writer_key (writer, key);
  if (!sources->by_edge)
    {
      hu_write_hexset_list (writer, scenario, sources->hexes);
      return;
    }

  for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
    any |= sources->edges[edge];

  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  if (any)
    {
      hu_json_writer_key (writer, "edges");
      hu_json_writer_begin_list (writer, HU_JSON_INLINE);
      for (gint edge = HU_EDGE_NORTH; edge <= HU_EDGE_WEST; edge++)
        if (sources->edges[edge])
          hu_json_writer_text (writer, hu_edge_to_string ((HuEdge) edge));
      hu_json_writer_end (writer);
    }
  if (sources->hexes != NULL)
    {
      hu_json_writer_key (writer, "hexes");
      hu_write_hexset_list (writer, scenario, sources->hexes);
    }

  unknown = hu_extra_find (extra, key);
  hu_json_writer_node_members (writer, unknown, NULL);
  hu_json_writer_end (writer);
}

/* Writes the member `blocked_by`, or nothing if it has its default. */
void
hu_write_blocked_by (HuJsonWriter *writer,
                     gboolean      units,
                     gboolean      zoc,
                     gboolean      owner)
{
  if (units && zoc && !owner)
    return;

  hu_json_writer_key (writer, "blocked_by");
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  if (units)
    hu_json_writer_text (writer, "units");
  if (zoc)
    hu_json_writer_text (writer, "zoc");
  if (owner)
    hu_json_writer_text (writer, "control");
  hu_json_writer_end (writer);
}

/* --- An entry --- */

void
hu_write_supply_rules (HuJsonWriter        *writer,
                       const HuScenario    *scenario,
                       const char          *kind,
                       const HuSupplyRules *rules)
{
  hu_write_object (writer, scenario, kind, rules, HU_JSON_BLOCK, rules->extra, NULL);
}

/**
 * hu_write_supply:
 * @writer: the writer, within `rules`
 *
 * Writes the list of supply, or nothing if there is none.
 */
void
hu_write_supply (HuJsonWriter     *writer,
                 const HuScenario *scenario)
{
  if (scenario->supply[HU_SIDE_FIRST] == NULL && scenario->supply[HU_SIDE_SECOND] == NULL)
    return;

  hu_json_writer_key (writer, "supply");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (scenario->supply[side] != NULL)
      hu_write_supply_rules (writer, scenario, "supply-of-side", scenario->supply[side]);
  hu_json_writer_end (writer);
}
