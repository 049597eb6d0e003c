/*
 * The part of objectives in the picture: the small maps of its rules.  Its overlays are those of supply and of owned
 * hexes, which are common.
 */
#include "hu-objectives-rules.h"
#include "hu-system-layers.h"

/* Each side draws supply from the edge behind it. */
static void
give_supply (HuScenario *scenario)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuSupplyRules *supply = hu_objectives_add_supply (hu_objectives_rules (scenario), side);

      supply->sources.by_edge = TRUE;
      supply->sources.edges[side == HU_SIDE_FIRST ? HU_EDGE_WEST : HU_EDGE_EAST] = TRUE;
    }
}

static const HuSketch sketches[] = {
  { "outcomes-listed", "......./..f..T./....T../..ff.../.....T.", "g0402 g0304 g0405 s0703 s0604", HU_OVERLAY_OWNERS,
    "g0402>0602 g0304>0503", NULL },
  { "term-by-term", "...f.../.T...T./....~../..f.T../.......", "g0302 g0504 g0603 s0502 s0705 s0701",
    HU_OVERLAY_ARMY | HU_OVERLAY_ZOC | HU_OVERLAY_OWNERS, NULL, give_supply },
  { "points-given", "..f..../.....T./...f.../...T.../.f.....", "g0302 g0403 s0604 s0502", HU_OVERLAY_OWNERS,
    "g0403>0404 s0604x", NULL },
  { "withdrawals-due", ".f...../......./.f...../....T../.......", "g0402 g0403 g0504 s0602 s0703", HU_OVERLAY_OWNERS,
    "g0403>0103 g0402w", NULL },
  { NULL },
};

static void
add_rules (HuScenario *scenario)
{
  hu_scenario_add_objectives (scenario);
}

const HuSystemLayers hu_objectives_layers = {
  .sketches = sketches,
  .add_rules = add_rules,
};
