/*
 * The front-line system's part in the picture: the lines, their gaps, and the small maps of its rules.
 */
#include "hu-system-layers.h"

#include "hu-fingerprint-private.h"
#include "hu-front-line.h"
#include "hu-painter-private.h"

/* Open rows run across the whole map, so they count wherever the window is. */
static guint64
mix_lines (guint64        print,
           const HuGrid  *grid,
           HuHexWindow    window,
           const HuScene *scene)
{
  const HuFrontLineReport *report = hu_snapshot_get_front_line (scene->snapshot);

  if (!(scene->overlays & HU_OVERLAY_FRONT_LINE))
    return print;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      print = _hu_mix_hexes (_hu_mix (print, (guint64) report->examined[side]), grid, window, report->cover[side], 1);
      print = _hu_mix_list (print, grid, window, report->path[side]);
      for (guint i = 0; i < report->gaps[side]->len; i++)
        print = _hu_mix (print, (guint64) g_array_index (report->gaps[side], HuGap, i).row + 1);
    }

  return print;
}

static void
list_lines (const HuScene *scene,
            GArray        *entries)
{
  const HuFrontLineReport *report = hu_snapshot_get_front_line (scene->snapshot);
  const HuGrid *grid = hu_snapshot_get_scenario (scene->snapshot)->map->grid;
  static const char * const lines[] = { "line-first", "line-second" };
  static const char * const paths[] = { "line-path-first", "line-path-second" };
  static const char * const gaps[] = { "line-gap-first", "line-gap-second" };

  if (!(scene->overlays & HU_OVERLAY_FRONT_LINE))
    return;

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      const gint8 *cover = (const gint8 *) report->cover[side];

      if (_hu_painter_has_value (grid, cover, HU_COVER_UNIT))
        _hu_painter_add_entry (entries, lines[side], side);
    }
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      if (report->path[side] != NULL && report->path[side]->len > 0)
        _hu_painter_add_entry (entries, paths[side], side);
      if (report->gaps[side]->len > 0)
        _hu_painter_add_entry (entries, gaps[side], side);
    }
}

static const HuSketch sketches[] = {
  { "clear", ".....u./..TT.../...f.../.......", "g0302 g0203 s0503", 0, NULL },
  { "front", "......./......./......./......./......./.......", "g0202 g0205 s0502 s0505", HU_OVERLAY_FRONT_LINE, NULL },
  { "levels", ".T...T./......./.T..T../......./.T...T.", "g0102 g0203 g0504 s0601 s0605", HU_OVERLAY_CONTROL, "g0203>0503" },
};

static void
add_rules (HuScenario *scenario)
{
  hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
}

const HuSystemLayers hu_front_line_layers = {
  .id = HU_SYSTEM_FRONT_LINE,
  .overlays = HU_OVERLAY_FRONT_LINE,
  .mix = mix_lines,
  .list_legend = list_lines,
  .sketches = sketches,
  .n_sketches = G_N_ELEMENTS (sketches),
  .add_rules = add_rules,
};
