/*
 * Fingerprints: 64 bits of what lies in the arrays, mixed well enough that two
 * positions of a game never share them by accident.
 */
#include "hu-fingerprint.h"

#include <string.h>

static guint64
mix (guint64 print,
     guint64 value)
{
  print = (print ^ value) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return print ^ print >> 29;
}

static guint64
mix_bytes (guint64       print,
           gconstpointer data,
           gsize         n)
{
  const guint8 *bytes = data;

  for (; n >= 8; n -= 8, bytes += 8)
    {
      guint64 word;

      memcpy (&word, bytes, 8);
      print = mix (print, word);
    }
  for (; n > 0; n--, bytes++)
    print = mix (print, *bytes + 1u);

  return print;
}

static gboolean
is_inside (const HuGrid *grid,
           HuHexWindow   window,
           HuHex         hex)
{
  gint lane = hex / grid->lane_length, pos = hex % grid->lane_length;

  return lane >= window.lane0 && lane < window.lane1 && pos >= window.pos0 && pos < window.pos1;
}

/* An array with one element a hex, as far as it lies in the window. */
static guint64
mix_hexes (guint64       print,
           const HuGrid *grid,
           HuHexWindow   window,
           gconstpointer array,
           gsize         size)
{
  const guint8 *bytes = array;

  for (gint lane = window.lane0; lane < window.lane1 && window.pos0 < window.pos1; lane++)
    print = mix_bytes (print, bytes + (gsize) (lane * grid->lane_length + window.pos0) * size,
                       (gsize) (window.pos1 - window.pos0) * size);

  return print;
}

/* Which of @hexes lie in the window, and as which of the list, for dashes run along it. */
static guint64
mix_list (guint64       print,
          const HuGrid *grid,
          HuHexWindow   window,
          const GArray *hexes)
{
  for (guint i = 0; hexes != NULL && i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);

      if (is_inside (grid, window, hex))
        print = mix (print, (guint64) i << 32 | (guint32) hex);
    }

  return mix (print, hexes == NULL);
}

static guint64
mix_tracing (guint64        print,
             const HuGrid  *grid,
             HuHexWindow    window,
             const HuScene *scene)
{
  const HuTracing *tracing = scene->tracing;

  print = mix (print, (guint64) (tracing->side + 2) << 32 | tracing->traces->len);
  print = mix_list (print, grid, window, tracing->origins);
  for (guint i = 0; i < tracing->traces->len; i++)
    {
      const HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, i);

      if (scene->overlays & HU_OVERLAY_RINGS)
        print = mix_hexes (print, grid, window, trace->distance, sizeof (gint32));
      if (scene->overlays & HU_OVERLAY_SUPPLY)
        print = mix_list (print, grid, window, trace->path);
      for (guint k = 0; (scene->overlays & HU_OVERLAY_FRONTIER) && k < trace->frontier->len; k++)
        {
          const HuFrontierHex *stop = &g_array_index (trace->frontier, HuFrontierHex, k);

          if (is_inside (grid, window, stop->hex) || is_inside (grid, window, stop->from))
            print = mix (mix (print, (guint64) stop->hex << 32 | (guint32) stop->from), stop->because);
        }
    }
  if (scene->overlays & HU_OVERLAY_CUT)
    {
      print = mix_list (print, grid, window, tracing->cut != NULL ? tracing->cut->hexes : NULL);
      print = mix_list (print, grid, window, tracing->critical);
    }

  return print;
}

static guint64
mix_flips (guint64        print,
           const HuGrid  *grid,
           HuHexWindow    window,
           const HuScene *scene)
{
  const HuFlipMap *flips = scene->flips;

  print = mix (print, (guint64) (scene->flip_show + 1) << 32 | flips->width);
  print = mix (print, (guint64) flips->question.units + 7);
  switch (scene->flip_show)
    {
    case HU_FLIP_SHOW_UNITS:
      return mix_hexes (mix (print, (guint64) flips->n_flips_known), grid, window, flips->flips, 1);
    case HU_FLIP_SHOW_HEX_MARGINS:
      return flips->hex_margins != NULL ? mix_hexes (print, grid, window, flips->hex_margins, sizeof (gint32)) : print;
    case HU_FLIP_SHOW_UNIT_MARGINS:
      print = mix (mix (print, (guint64) flips->n_flips_known), (guint64) flips->n_margins_known);
      return flips->unit_margins != NULL ? mix_hexes (print, grid, window, flips->unit_margins, 1) : print;
    case HU_N_FLIP_SHOWS:
      break;
    }

  return print;
}

static guint64
mix_flood (guint64            print,
           const HuGrid      *grid,
           HuHexWindow        window,
           const HuFloodView *view)
{
  const HuFlood *flood = view->flood;

  print = mix (print, (guint64) view->ring << 32 | (guint64) view->show_cut);
  print = mix_hexes (print, grid, window, flood->trace->distance, sizeof (gint32));
  print = mix_hexes (print, grid, window, flood->closed, 1);
  for (guint i = 0; i < flood->trace->frontier->len; i++)
    {
      const HuFrontierHex *stop = &g_array_index (flood->trace->frontier, HuFrontierHex, i);

      print = mix (mix (print, (guint64) stop->hex << 32 | (guint32) stop->from), stop->because);
    }
  for (guint i = 0; view->show_cut && i < view->cut->lines->len; i++)
    print = mix_list (print, grid, window, g_ptr_array_index (view->cut->lines, i));

  return print;
}

/* Open rows run across the whole map, so they count wherever the window is. */
static guint64
mix_front_line (guint64                  print,
                const HuGrid            *grid,
                HuHexWindow              window,
                const HuFrontLineReport *report)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      print = mix_hexes (mix (print, (guint64) report->examined[side]), grid, window, report->cover[side], 1);
      print = mix_list (print, grid, window, report->path[side]);
      for (guint i = 0; i < report->gaps[side]->len; i++)
        print = mix (print, (guint64) g_array_index (report->gaps[side], HuGap, i).row + 1);
    }

  return print;
}

/* A hex's Locations at every level: what burns above or below the level shown is to be seen too. */
static guint64
mix_locations (guint64       print,
               const HuMap  *map,
               HuHexWindow   window,
               gconstpointer array)
{
  const guint8 *bytes = array;

  if (bytes == NULL)
    return mix (print, 1);

  print = mix_hexes (print, map->grid, window, bytes, 1);
  if (map->locations->first_extra == NULL)
    return print;

  for (gint lane = window.lane0; lane < window.lane1 && window.pos0 < window.pos1; lane++)
    {
      HuHex first = lane * map->grid->lane_length + window.pos0, last = first + window.pos1 - window.pos0;
      HuLocation from = map->locations->first_extra[first], to = map->locations->first_extra[last];

      print = mix_bytes (print, bytes + from, (gsize) (to - from));
    }

  return print;
}

/* Which building, whose, contested, barred: of each hex, for a building is all of its hexes. */
static guint64
mix_buildings (guint64                print,
               const HuMap           *map,
               HuHexWindow            window,
               const HuControlReport *report)
{
  for (gint lane = window.lane0; lane < window.lane1; lane++)
    for (gint pos = window.pos0; pos < window.pos1; pos++)
      {
        gint building = hu_map_building_at (map, lane * map->grid->lane_length + pos);
        guint64 barred;

        if (building == HU_BUILDING_NONE)
          continue;
        barred = report->building_barred != NULL ? report->building_barred[building] : 0;
        print = mix (print, (guint64) (report->buildings[building] + 2) |
                            (guint64) report->contested[building] << 2 | barred << 3);
      }

  return print;
}

static guint64
mix_undeclared (guint64                print,
                const HuMap           *map,
                HuHexWindow            window,
                const HuControlReport *report)
{
  for (guint i = 0; i < report->undeclared->len; i++)
    {
      const HuUndeclared *undeclared = &g_array_index (report->undeclared, HuUndeclared, i);
      HuHex hex = undeclared->kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, undeclared->subject)
                                                          : undeclared->subject;

      if (undeclared->kind == HU_SUBJECT_BUILDING || is_inside (map->grid, window, hex))
        print = mix (print, (guint64) undeclared->side << 40 | (guint64) undeclared->kind << 32 |
                            (guint32) undeclared->subject);
    }

  return print;
}

static guint64
mix_holdings (guint64                print,
              const HuMap           *map,
              HuHexWindow            window,
              const HuControlReport *report)
{
  print = mix_locations (print, map, window, report->locations);
  print = mix_locations (print, map, window, report->held);
  print = mix_locations (print, map, window, report->barred);
  if (report->hex_barred != NULL)
    print = mix_hexes (print, map->grid, window, report->hex_barred, 1);

  return mix_undeclared (mix_buildings (print, map, window, report), map, window, report);
}

/* The count at an area is of all hexes beside it, wherever the window is. */
static guint64
mix_fire (guint64        print,
          const HuMap   *map,
          HuHexWindow    window,
          const HuScene *scene)
{
  const HuControlReport *report = hu_snapshot_get_control (scene->snapshot);

  print = mix_locations (print, map, window, hu_snapshot_get_state (scene->snapshot)->hazards);
  print = mix_locations (print, map, window, report->closed);
  if (report->area_hexes->len == 0)
    return print;

  print = mix_bytes (print, report->area_hexes->data, report->area_hexes->len * sizeof (HuHex));
  print = mix_bytes (print, report->area_ends->data, report->area_ends->len * sizeof (guint));
  for (guint i = 0; i < report->area_hexes->len; i++)
    for (gint d = 0; d < HU_N_DIRECTIONS; d++)
      {
        HuHex beside = hu_grid_neighbour (map->grid, g_array_index (report->area_hexes, HuHex, i), d);

        print = mix (print, beside != HU_HEX_NONE ? (guint64) (report->hexes[beside] + 2) : 0);
      }

  return print;
}

static guint64
mix_control (guint64        print,
             const HuGrid  *grid,
             HuHexWindow    window,
             const HuScene *scene)
{
  const HuState *state = hu_snapshot_get_state (scene->snapshot);
  const HuControlReport *report = hu_snapshot_get_control (scene->snapshot);

  if (report == NULL)
    return scene->overlays & HU_OVERLAY_CONTROL ? mix_hexes (print, grid, window, state->control, 1) : print;

  if (scene->overlays & (HU_OVERLAY_CONTROL | HU_OVERLAY_FIRE))
    print = mix (print, (guint64) (scene->level + 2));
  if (scene->overlays & HU_OVERLAY_CONTROL)
    print = mix_holdings (print, state->scenario->map, window, report);
  if (scene->overlays & HU_OVERLAY_FIRE)
    print = mix_fire (print, state->scenario->map, window, scene);

  return print;
}

/**
 * hu_fingerprint_window:
 * @grid: the map's
 * @scene: a scene
 * @window: which hexes
 *
 * Returns: a number that is the same for as long as the overlays of @scene look the same within @window
 */
guint64
hu_fingerprint_window (const HuGrid  *grid,
                       const HuScene *scene,
                       HuHexWindow    window)
{
  guint64 print = mix (0, scene->overlays + 1);

  print = mix_control (print, grid, window, scene);
  if ((scene->overlays & HU_OVERLAY_ZOC) && scene->situation != NULL)
    print =
      mix_hexes (mix (print, (guint64) scene->situation->side + 2), grid, window, scene->situation->zoc, 1);
  if (scene->tracing != NULL)
    print = mix_tracing (print, grid, window, scene);
  if ((scene->overlays & HU_OVERLAY_FRONT_LINE) && hu_snapshot_get_front_line (scene->snapshot) != NULL)
    print = mix_front_line (print, grid, window, hu_snapshot_get_front_line (scene->snapshot));
  if (scene->flips != NULL)
    print = mix_flips (print, grid, window, scene);
  if (scene->flood != NULL)
    print = mix_flood (print, grid, window, scene->flood);

  return print;
}

/**
 * hu_fingerprint_scene:
 * @grid: the map's
 * @scene: a scene
 *
 * Returns: the fingerprint of all hexes
 */
guint64
hu_fingerprint_scene (const HuGrid  *grid,
                      const HuScene *scene)
{
  HuHexWindow all = { 0, grid->n_lanes, 0, grid->lane_length };

  return hu_fingerprint_window (grid, scene, all);
}
