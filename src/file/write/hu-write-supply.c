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

/**
 * hu_write_blocked_by:
 *
 * Writes the member `blocked_by`, or nothing if it has its default.
 */
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

static void
write_sources (HuJsonWriter     *writer,
               const HuScenario *scenario,
               gconstpointer     record)
{
  const HuSupplyRules *rules = record;

  hu_write_sources (writer, scenario, "sources", &rules->sources, rules->extra);
}

static void
write_blocked_by (HuJsonWriter     *writer,
                  const HuScenario *scenario,
                  gconstpointer     record)
{
  const HuSupplyRules *rules = record;

  hu_write_blocked_by (writer, rules->blocked_by_units, rules->blocked_by_zoc, rules->blocked_by_owner);
}

static void
write_max_length (HuJsonWriter     *writer,
                  const HuScenario *scenario,
                  gconstpointer     record)
{
  const HuSupplyRules *rules = record;

  if (rules->max_length >= 0)
    hu_json_writer_integer_member (writer, "max_length", rules->max_length);
}

void
hu_write_supply_rules (HuJsonWriter        *writer,
                       const HuScenario    *scenario,
                       const char          *kind,
                       const HuSupplyRules *rules)
{
  static const char * const known[] = { "sources", NULL };
  static const HuWriteHook hooks[] = {
    { "objectives-supply", "sources", write_sources },
    { "objectives-supply", "blocked_by", write_blocked_by },
    { "objectives-supply", "max_length", write_max_length },
    { NULL }
  };

  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_write_record (writer, scenario, kind, rules, HU_JSON_BLOCK, hooks);
  hu_json_writer_members (writer, rules->extra, known);
  hu_json_writer_end (writer);
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
