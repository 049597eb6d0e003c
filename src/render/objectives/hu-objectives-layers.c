/*
 * The part of objectives in the picture: its overlays are those of supply and of owned hexes, which are common.
 */
#include "hu-objectives-rules.h"
#include "hu-system-layers.h"

static void
add_rules (HuScenario *scenario)
{
  hu_scenario_add_objectives (scenario);
}

const HuSystemLayers hu_objectives_layers = {
  .id = HU_SYSTEM_OBJECTIVES,
  .add_rules = add_rules,
};
