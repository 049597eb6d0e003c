/*
 * The front-line system's part in the picture: the lines, their gaps, and the small maps of its rules.
 */
#include "hu-front-line-layers.h"

#include "hu-fingerprint-private.h"
#include "hu-front-line.h"

/* Open rows run across the whole map, so they count wherever the window is. */
static guint64
mix_lines (guint64        print,
           const HuGrid  *grid,
           HuHexWindow    window,
           const HuScene *scene)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (scene->snapshot);

  if (!(scene->overlays & HU_OVERLAY_FRONT_LINE))
    return print;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      print = _hu_mix_hexes (_hu_mix (print, (guint64) findings->examined[side]), grid, window, findings->cover[side], 1);
      print = _hu_mix_list (print, grid, window, findings->path[side]);
      for (guint i = 0; i < findings->gaps[side]->len; i++)
        print = _hu_mix (print, (guint64) g_array_index (findings->gaps[side], HuGap, i).row + 1);
    }

  return print;
}

static const HuSketch sketches[] = {
  { "clear", ".....u./..TT.../...f.../.......", "g0302 g0203 s0503", 0, NULL },
  { "front", "......./......./......./......./......./.......", "g0202 g0205 s0502 s0505", HU_OVERLAY_FRONT_LINE, NULL },
  { "levels", ".T...T./......./.T..T../......./.T...T.", "g0102 g0203 g0504 s0601 s0605", HU_OVERLAY_OWNERS, "g0203>0503" },
  { NULL },
};

static void
add_rules (HuScenario *scenario)
{
  hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
}

const HuSystemLayers hu_front_line_layers = {
  .overlays = HU_OVERLAY_FRONT_LINE,
  .mix = mix_lines,
  .draw = { [HU_STAGE_LINES] = hu_layer_front_line_draw },
  .list_legend = _hu_front_line_list_legend,
  .list_swatches = _hu_front_line_list_swatches,
  .draw_swatch = _hu_front_line_draw_swatch,
  .sketches = sketches,
  .add_rules = add_rules,
};
