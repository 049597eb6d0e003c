/*
 * The table of rule systems that the command line can report on.
 */
#include "hu-cli-system.h"

#include "hu-json.h"

static const HuCliSystem * const systems[] = {
  [HU_SYSTEM_SUDDEN_DEATH] = &hu_cli_sudden_death,
  [HU_SYSTEM_FRONT_LINE] = &hu_cli_front_line,
  [HU_SYSTEM_CONTROL] = &hu_cli_control,
  [HU_SYSTEM_OBJECTIVES] = &hu_cli_objectives,
};

G_STATIC_ASSERT (G_N_ELEMENTS (systems) == HU_N_SYSTEMS);

/* Adds each condition of a system: why it is met, or what is missing. */
static void
add_conditions (JsonBuilder      *builder,
                const HuSnapshot *snapshot,
                HuSystemId        system)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);
  gboolean any = FALSE;

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      if (meter->system != system || meter->reason == NULL)
        continue;
      if (!any)
        {
          hu_json_begin_list (builder, "reasons");
        }
      any = TRUE;
      json_builder_begin_object (builder);
      hu_json_add_string (builder, "rule", meter->rule);
      hu_json_add_side (builder, "side", hu_snapshot_get_scenario (snapshot), meter->for_side);
      hu_json_add_boolean (builder, "met", meter->reason->met);
      hu_json_add_because (builder, meter->reason);
      json_builder_end_object (builder);
    }
  if (any)
    json_builder_end_array (builder);
}

/* Adds the member "systems", an object with one member for each system in force. */
void
hu_cli_add_systems_json (JsonBuilder      *builder,
                         const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuState *state = hu_snapshot_get_state (snapshot);

  hu_json_begin_object (builder, "systems");
  for (gsize i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      if (!hu_system_in_force (scenario, i))
        continue;

      hu_json_begin_object (builder, hu_system_to_string (i));
      hu_json_add_verdict (builder, scenario, &state->verdicts[i]);
      systems[i]->add_json (builder, snapshot);
      add_conditions (builder, snapshot, i);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

/* Appends the part of each system in force, apart from its meters. */
void
hu_cli_add_systems_text (HuText           *text,
                         const HuSnapshot *snapshot,
                         const HuReport   *report)
{
  for (gsize i = 0; i < G_N_ELEMENTS (systems); i++)
    if (hu_system_in_force (hu_snapshot_get_scenario (snapshot), i))
      systems[i]->add_text (text, snapshot, report);
}
