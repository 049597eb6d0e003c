/*
 * The table of rule systems that the command line can report on.
 */
#include "hu-cli-system.h"

#include "hu-json.h"

static const HuCliSystem * const systems[] = {
  &hu_cli_sudden_death,
  &hu_cli_front_line,
  &hu_cli_control,
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
          json_builder_set_member_name (builder, "reasons");
          json_builder_begin_array (builder);
        }
      any = TRUE;
      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "rule");
      json_builder_add_string_value (builder, meter->rule);
      json_builder_set_member_name (builder, "side");
      hu_json_add_side (builder, hu_snapshot_get_scenario (snapshot), meter->for_side);
      json_builder_set_member_name (builder, "met");
      json_builder_add_boolean_value (builder, meter->reason->met);
      hu_json_add_because (builder, meter->reason);
      json_builder_end_object (builder);
    }
  if (any)
    json_builder_end_array (builder);
}

/**
 * hu_cli_add_systems_json:
 * @builder: a builder, where a value is due
 * @snapshot: a game at one moment
 *
 * Adds an object with one member for each system in force.
 */
void
hu_cli_add_systems_json (JsonBuilder      *builder,
                         const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuState *state = hu_snapshot_get_state (snapshot);

  json_builder_begin_object (builder);
  for (gsize i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      if (!hu_system_in_force (hu_snapshot_get_scenario (snapshot), i))
        continue;

      json_builder_set_member_name (builder, hu_system_to_string (systems[i]->id));
      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "verdict");
      hu_json_add_verdict (builder, scenario, &state->verdicts[systems[i]->id]);
      systems[i]->add_json (builder, snapshot);
      add_conditions (builder, snapshot, systems[i]->id);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

/**
 * hu_cli_add_systems_text:
 * @text: the text to append to
 * @snapshot: a game at one moment
 *
 * Appends the part of each system in force, apart from its meters.
 */
void
hu_cli_add_systems_text (HuText           *text,
                         const HuSnapshot *snapshot)
{
  for (gsize i = 0; i < G_N_ELEMENTS (systems); i++)
    if (hu_system_in_force (hu_snapshot_get_scenario (snapshot), i))
      systems[i]->add_text (text, snapshot);
}
