/*
 * The sudden-death system's part in the picture: the small maps of its rules. Its overlays are those of supply.
 */
#include "hu-sudden-death-rules.h"
#include "hu-system-layers.h"

static const HuSketch sketches[] = {
  { "capital", "..f..../.ff..u./....MM./...f.../.......", "g0403 s0703 s0602", HU_OVERLAY_OWNERS, NULL },
  { "cut-off", "......./..f..../..MM.../.f...../.......", "g0502 g0504 g0205 s0103 g0201",
    HU_OVERLAY_SUPPLY | HU_OVERLAY_CUT | HU_OVERLAY_FRONTIER, NULL },
  { "line", "..~..../..~..../M......./.......", "g0502 s0403", HU_OVERLAY_SUPPLY | HU_OVERLAY_FRONTIER | HU_OVERLAY_ZOC, NULL },
  { "cities", "T...T../...f.../T..M..T/.......", "g0101 g0501 g0103", HU_OVERLAY_OWNERS, NULL },
  { "rear", "T....../..f..M./.T...../.......", "s0302 g0402 g0404", HU_OVERLAY_OWNERS, NULL },
  { "withdrawals", ".f...../......./.f..MM./......./.......", "g0402 g0403 g0504 s0602 s0703",
    HU_OVERLAY_OWNERS, "g0403>0103 g0402w" },
  { "held", "..f..../.ff..../....MM./...f.../.......", "g0302 g0404 s0503 s0602 s0603",
    HU_OVERLAY_SUPPLY | HU_OVERLAY_OWNERS, NULL },
  { "conceded", "......./..f..../...M.../..f..../.......", "g0302 g0304 g0502 g0504 s0403", HU_OVERLAY_OWNERS, NULL },
  { NULL },
};

static void
add_rules (HuScenario *scenario)
{
  hu_scenario_add_sudden_death (scenario, HU_SIDE_FIRST, 0);
}

const HuSystemLayers hu_sudden_death_layers = {
  .sketches = sketches,
  .add_rules = add_rules,
};
