/*
 * Fingerprints: 64 bits made from the contents of arrays, mixed so well that two positions of a game never
 * share them by accident.
 */
#include "hu-fingerprint-private.h"

#include <string.h>

#include "hu-system-layers.h"
#include "hu-underlay.h"

guint64
_hu_mix_bytes (guint64       print,
               gconstpointer data,
               gsize         n)
{
  const guint8 *bytes = data;

  for (; n >= 8; n -= 8, bytes += 8)
    {
      guint64 word;

      memcpy (&word, bytes, 8);
      print = _hu_mix (print, word);
    }
  for (; n > 0; n--, bytes++)
    print = _hu_mix (print, *bytes + 1u);

  return print;
}

gboolean
_hu_is_inside (const HuGrid *grid,
               HuHexWindow   window,
               HuHex         hex)
{
  gint lane = hex / grid->lane_length, pos = hex % grid->lane_length;

  return lane >= window.lane0 && lane < window.lane1 && pos >= window.pos0 && pos < window.pos1;
}

/* Mixes in the part of an array, one element for each hex, that lies in the window. */
guint64
_hu_mix_hexes (guint64       print,
               const HuGrid *grid,
               HuHexWindow   window,
               gconstpointer array,
               gsize         size)
{
  const guint8 *bytes = array;

  for (gint lane = window.lane0; lane < window.lane1 && window.pos0 < window.pos1; lane++)
    print = _hu_mix_bytes (print, bytes + (gsize) (lane * grid->lane_length + window.pos0) * size,
                           (gsize) (window.pos1 - window.pos0) * size);

  return print;
}

/* Mixes in which of @hexes lie in the window, and their index in the list, because dashes run along it. */
guint64
_hu_mix_list (guint64       print,
              const HuGrid *grid,
              HuHexWindow   window,
              const GArray *hexes)
{
  for (guint i = 0; hexes != NULL && i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);

      if (_hu_is_inside (grid, window, hex))
        print = _hu_mix (print, (guint64) i << 32 | (guint32) hex);
    }

  return _hu_mix (print, hexes == NULL);
}

static guint64
mix_tracing (guint64        print,
             const HuGrid  *grid,
             HuHexWindow    window,
             const HuScene *scene)
{
  const HuTracing *tracing = scene->tracing;

  print = _hu_mix (print, (guint64) (tracing->side + 2) << 32 | tracing->traces->len);
  print = _hu_mix_list (print, grid, window, tracing->origins);
  for (guint i = 0; i < tracing->traces->len; i++)
    {
      const HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, i);

      if (scene->overlays & HU_OVERLAY_RINGS)
        print = _hu_mix_hexes (print, grid, window, trace->distance, sizeof (gint32));
      if (scene->overlays & HU_OVERLAY_SUPPLY)
        print = _hu_mix_list (_hu_mix (print, trace->n_along), grid, window, trace->path);
      for (guint k = 0; (scene->overlays & HU_OVERLAY_FRONTIER) && k < trace->frontier->len; k++)
        {
          const HuFrontierHex *stop = &g_array_index (trace->frontier, HuFrontierHex, k);

          if (_hu_is_inside (grid, window, stop->hex) || _hu_is_inside (grid, window, stop->from))
            print = _hu_mix (_hu_mix (print, (guint64) stop->hex << 32 | (guint32) stop->from), stop->because);
        }
    }
  if ((scene->overlays & HU_OVERLAY_SUPPLY) && scene->opening != NULL)
    print = _hu_mix_list (print, grid, window, scene->opening->path);
  if (scene->overlays & HU_OVERLAY_CUT)
    {
      print = _hu_mix_list (print, grid, window, tracing->cut != NULL ? tracing->cut->hexes : NULL);
      print = _hu_mix_list (print, grid, window, tracing->critical);
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

  print = _hu_mix (print, (guint64) (scene->flip_show + 1) << 32 | flips->width);
  print = _hu_mix (print, (guint64) flips->question.units + 7);
  switch (scene->flip_show)
    {
    case HU_FLIP_SHOW_UNITS:
      return _hu_mix_hexes (_hu_mix (print, (guint64) flips->n_flips_known), grid, window, flips->flips, 1);
    case HU_FLIP_SHOW_HEX_MARGINS:
      return flips->hex_margins != NULL ? _hu_mix_hexes (print, grid, window, flips->hex_margins, sizeof (gint32)) : print;
    case HU_FLIP_SHOW_UNIT_MARGINS:
      print = _hu_mix (_hu_mix (print, (guint64) flips->n_flips_known), (guint64) flips->n_margins_known);
      return flips->unit_margins != NULL ? _hu_mix_hexes (print, grid, window, flips->unit_margins, 1) : print;
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

  print = _hu_mix (print, (guint64) view->ring << 32 | (guint64) view->show_cut);
  print = _hu_mix_hexes (print, grid, window, flood->trace->distance, sizeof (gint32));
  print = _hu_mix_hexes (print, grid, window, flood->closed, 1);
  for (guint i = 0; i < flood->trace->frontier->len; i++)
    {
      const HuFrontierHex *stop = &g_array_index (flood->trace->frontier, HuFrontierHex, i);

      print = _hu_mix (_hu_mix (print, (guint64) stop->hex << 32 | (guint32) stop->from), stop->because);
    }
  for (guint i = 0; view->show_cut && i < view->cut->lines->len; i++)
    print = _hu_mix_list (_hu_mix (print, g_array_index (flood->n_along, guint, i)), grid, window,
                          g_ptr_array_index (view->cut->lines, i));

  return print;
}

/* Returns a number that stays the same while the overlays of @scene look the same within @window. */
guint64
hu_fingerprint_window (const HuGrid  *grid,
                       const HuScene *scene,
                       HuHexWindow    window)
{
  guint64 print = _hu_mix (0, scene->overlays + 1);

  if ((scene->overlays & HU_OVERLAY_OWNERS) && hu_snapshot_get_owners (scene->snapshot, HU_SUBJECT_HEX) == NULL)
    print = _hu_mix_hexes (print, grid, window, hu_snapshot_get_state (scene->snapshot)->hex_owner, 1);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_findings (scene->snapshot, id) != NULL && hu_system_layers_get (id)->mix != NULL)
      print = hu_system_layers_get (id)->mix (print, grid, window, scene);
  if ((scene->overlays & HU_OVERLAY_ZOC) && scene->situation != NULL)
    print =
      _hu_mix_hexes (_hu_mix (print, (guint64) scene->situation->side + 2), grid, window, scene->situation->zoc, 1);
  if (scene->paper != NULL && hu_underlay_get_stamp (scene->paper) != 0)
    print = _hu_mix (print, hu_underlay_get_stamp (scene->paper));
  if (scene->tracing != NULL)
    print = mix_tracing (print, grid, window, scene);
  if (scene->flips != NULL)
    print = mix_flips (print, grid, window, scene);
  if (scene->flood != NULL)
    print = mix_flood (print, grid, window, scene->flood);

  return print;
}

guint64
hu_fingerprint_scene (const HuGrid  *grid,
                      const HuScene *scene)
{
  HuHexWindow all = { 0, grid->n_lanes, 0, grid->lane_length };

  return hu_fingerprint_window (grid, scene, all);
}
