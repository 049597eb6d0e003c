/*
 * The answer of the verb trace in JSON.
 */
#include "hu-cli-trace.h"

#include "hu-json.h"

GPtrArray *
hu_cli_list_rings (const HuGrid        *grid,
                   const HuSupplyTrace *trace)
{
  GPtrArray *rings = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  for (gint32 distance = 0; distance <= trace->furthest; distance++)
    g_ptr_array_add (rings, g_array_new (FALSE, FALSE, sizeof (HuHex)));

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (trace->distance[hex] >= 0)
      g_array_append_val ((GArray *) g_ptr_array_index (rings, trace->distance[hex]), hex);

  return rings;
}

static void
add_rings (JsonBuilder         *builder,
           const HuScenario    *scenario,
           const HuSupplyTrace *trace)
{
  g_autoptr(GPtrArray) rings = hu_cli_list_rings (scenario->map->grid, trace);

  hu_json_begin_list (builder, "rings");
  for (guint i = 0; i < rings->len; i++)
    hu_json_add_hexes (builder, NULL, scenario, g_ptr_array_index (rings, i));
  json_builder_end_array (builder);
}

static void
add_frontier (JsonBuilder             *builder,
              const HuScenario        *scenario,
              const HuSupplySituation *situation,
              const GArray            *frontier)
{
  hu_json_begin_list (builder, "frontier");
  for (guint i = 0; i < frontier->len; i++)
    {
      const HuFrontierHex *stop = &g_array_index (frontier, HuFrontierHex, i);
      g_autoptr(GArray) units = hu_supply_situation_blockers (situation, stop->hex, stop->because);

      json_builder_begin_object (builder);
      hu_json_add_hex (builder, "hex", scenario, stop->hex);
      hu_json_add_string (builder, "because", situation->outside != NULL && situation->outside[stop->hex]
                                                ? "outside" : hu_block_to_string (stop->because));
      hu_json_add_units (builder, "units", scenario, units);
      hu_json_add_hex (builder, "from", scenario, stop->from);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_trace (JsonBuilder             *builder,
           const HuScenario        *scenario,
           const HuSupplySituation *situation,
           HuHex                    from,
           const HuSupplyTrace     *trace)
{
  json_builder_begin_object (builder);
  hu_json_add_hex (builder, "from", scenario, from);
  hu_json_add_side (builder, "side", scenario, situation->side);
  hu_json_add_boolean (builder, "supplied", trace->path != NULL);
  hu_json_add_hexes (builder, "path", scenario, trace->path);
  add_rings (builder, scenario, trace);
  add_frontier (builder, scenario, situation, trace->frontier);
  json_builder_end_object (builder);
}

/**
 * hu_cli_trace_write_json:
 * @situation: the obstacles at that moment
 * @tracing: the traces made at that moment
 *
 * Writes the answer on standard output.
 */
HuCliStatus
hu_cli_trace_write_json (const HuSnapshot        *snapshot,
                         const HuSupplySituation *situation,
                         const HuTracing         *tracing)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(JsonBuilder) builder = hu_json_begin_answer ();

  hu_json_add_head (builder, scenario, hu_snapshot_get_n_events (snapshot), hu_snapshot_get_clock (snapshot));
  hu_json_begin_list (builder, "traces");
  for (guint i = 0; i < tracing->traces->len; i++)
    add_trace (builder, scenario, situation, g_array_index (tracing->origins, HuHex, i),
               g_ptr_array_index (tracing->traces, i));
  json_builder_end_array (builder);
  if (tracing->at_source)
    hu_json_add_string (builder, "cut", NULL);
  else
    hu_json_add_cut (builder, scenario, tracing->cut->hexes, tracing->cut->exact);
  hu_json_add_hexes (builder, "critical", scenario, tracing->critical);

  return hu_json_write_answer (builder);
}
