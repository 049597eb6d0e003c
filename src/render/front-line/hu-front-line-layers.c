/*
 * The front-line system's part in the picture: the lines, their gaps, and the small maps of its rules.
 */
#include "hu-front-line-layers.h"

#include "hu-fingerprint-private.h"
#include "hu-front-line.h"
#include "hu-mark-symbol.h"
#include "hu-painter-private.h"
#include "hu-side-look.h"

#include <math.h>

/* Draws cover as the layer does: a unit's hex to the left, a zone of control to the right. */
static void
draw_cover_swatch (const HuCanvas *canvas,
                   double          width,
                   double          height,
                   HuSide          side)
{
  cairo_t *cr = canvas->cr;
  const HuTheme *theme = canvas->theme;
  double left = floor (width * 0.42);

  cairo_rectangle (cr, 1, 1, width - 2, height - 2);
  hu_color_set (cr, theme->terrain[HU_TERRAIN_CLEAR]);
  cairo_fill (cr);

  cairo_rectangle (cr, 1, 1, left, height - 2);
  hu_color_set (cr, hu_color_alpha (theme->side[side], 0.30));
  cairo_fill_preserve (cr);
  hu_canvas_hatch (canvas, side, hu_color_alpha (theme->side[side], theme->hatch), 3.0, 1.5);

  cairo_rectangle (cr, 1 + left, 1, width - 2 - left, height - 2);
  hu_color_set (cr, hu_color_alpha (theme->side[side], 0.09));
  cairo_fill_preserve (cr);
  hu_canvas_hatch (canvas, side, hu_color_alpha (theme->side[side], theme->hatch * 0.62), 6.0, 0.9);
}

static void
draw_gap_swatch (const HuCanvas *canvas,
                 double          width,
                 double          height,
                 HuSide          side)
{
  cairo_t *cr = canvas->cr;
  const HuTheme *theme = canvas->theme;
  const double dashes[] = { hu_theme_look (theme, side) == HU_SIDE_FIRST ? 8 : 2.6, 3 };

  cairo_rectangle (cr, 1, 1, width - 2, height - 2);
  hu_color_set (cr, theme->terrain[HU_TERRAIN_CLEAR]);
  cairo_fill_preserve (cr);
  hu_color_set (cr, hu_color_alpha (theme->alarm, 0.10));
  cairo_fill_preserve (cr);
  hu_canvas_hatch (canvas, side, hu_color_alpha (theme->alarm, 0.30), 8, 3);
  cairo_save (cr);
  hu_color_set (cr, theme->side[side]);
  cairo_set_line_width (cr, 2);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, 1, 2);
  cairo_line_to (cr, width - 1, 2);
  cairo_move_to (cr, 1, height - 2);
  cairo_line_to (cr, width - 1, height - 2);
  cairo_stroke (cr);
  cairo_restore (cr);
  hu_mark_draw (canvas, HU_MARK_CRITICAL, HU_SIDE_NONE, (HuPoint) { width / 2, height / 2 }, height * 0.30);
}

static void
draw_path_swatch (const HuCanvas *canvas,
                  double          width,
                  double          height,
                  HuSide          side)
{
  cairo_t *cr = canvas->cr;
  const double dashes[] = { 8, 4 };

  for (gint pass = 0; pass < 2; pass++)
    {
      cairo_move_to (cr, 2, height / 2);
      cairo_line_to (cr, width - 2, height / 2);
      hu_color_set (cr, pass == 0 ? canvas->theme->casing : canvas->theme->side[side]);
      cairo_set_line_width (cr, pass == 0 ? 7 : 4);
      if (pass == 1 && hu_theme_look (canvas->theme, side) == HU_SIDE_SECOND)
        cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      cairo_stroke (cr);
    }
}

typedef void (*SwatchFunc) (const HuCanvas *canvas,
                            double          width,
                            double          height,
                            HuSide          side);

static const struct
{
  const char *id;
  SwatchFunc  draw;
  HuSide      side;
} swatches[] = {
  { "line-first", draw_cover_swatch, HU_SIDE_FIRST },
  { "line-second", draw_cover_swatch, HU_SIDE_SECOND },
  { "line-gap-first", draw_gap_swatch, HU_SIDE_FIRST },
  { "line-gap-second", draw_gap_swatch, HU_SIDE_SECOND },
  { "line-path-first", draw_path_swatch, HU_SIDE_FIRST },
  { "line-path-second", draw_path_swatch, HU_SIDE_SECOND },
};

static void
_hu_front_line_list_swatches (GPtrArray *ids)
{
  for (guint i = 0; i < G_N_ELEMENTS (swatches); i++)
    g_ptr_array_add (ids, (gpointer) swatches[i].id);
}

/* FALSE where @id is none of these. */
static gboolean
_hu_front_line_draw_swatch (const HuCanvas *canvas,
                            const char     *id,
                            double          width,
                            double          height)
{
  for (guint i = 0; i < G_N_ELEMENTS (swatches); i++)
    if (g_str_equal (swatches[i].id, id))
      {
        cairo_save (canvas->cr);
        swatches[i].draw (canvas, width, height, swatches[i].side);
        cairo_restore (canvas->cr);
        return TRUE;
      }

  return FALSE;
}

/* hu-front-line-legend.c */
static void
_hu_front_line_list_legend (const HuScene *scene,
                            gboolean       signs,
                            GArray        *entries)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (scene->snapshot);
  const HuGrid *grid = hu_snapshot_get_scenario (scene->snapshot)->map->grid;
  static const char * const lines[] = { "line-first", "line-second" };
  static const char * const paths[] = { "line-path-first", "line-path-second" };
  static const char * const gaps[] = { "line-gap-first", "line-gap-second" };

  if (signs || !(scene->overlays & HU_OVERLAY_FRONT_LINE))
    return;

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      const gint8 *cover = (const gint8 *) findings->cover[side];

      if (_hu_painter_has_value (grid, cover, HU_COVER_UNIT))
        _hu_painter_add_entry (entries, lines[side], side);
    }
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      if (findings->path[side] != NULL && findings->path[side]->len > 0)
        _hu_painter_add_entry (entries, paths[side], side);
      if (findings->gaps[side]->len > 0)
        _hu_painter_add_entry (entries, gaps[side], side);
    }
}

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
