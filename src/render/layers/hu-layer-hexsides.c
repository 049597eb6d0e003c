/*
 * Terrain between hexes: rivers, lakes, walls, cliffs. Single hexsides become continuous lines along the
 * corners.
 */
#include "hu-chain.h"
#include "hu-layers.h"

#define SOFT_STEPS 4

static gboolean
is_water (HuHex    hex,
          gpointer data)
{
  const HuMap *map = data;

  return map->terrain[hex] == HU_TERRAIN_LAKE || map->terrain[hex] == HU_TERRAIN_SEA;
}

static HuCurve *
river_curve (const HuChain *chain)
{
  /* A long river is a wide one; a tributary stays narrower. */
  double grown = CLAMP (chain->points->len / 40.0, 0, 1);
  double thick = 0.10 + 0.11 * grown;
  g_autoptr(GArray) points = g_array_copy (chain->points);

  if (chain->start == HU_CHAIN_END_JOINS || chain->end == HU_CHAIN_END_JOINS)
    thick *= 0.85;

  /* Never so far that it could be taken for another hexside. */
  hu_curve_relax (points, NULL, chain->closed, 1, 0.15);

  return hu_curve_new (hu_curve_soften (points, chain->closed, SOFT_STEPS), 0.05, thick, 14,
                       !chain->closed && chain->start == HU_CHAIN_END_FREE,
                       !chain->closed && chain->end == HU_CHAIN_END_FREE);
}

static HuCurve *
plain_curve (const HuChain *chain,
             HuHexside      kind)
{
  double width = kind == HU_HEXSIDE_LAKE ? 0.26 : 0.10;

  return hu_curve_new (hu_curve_soften (chain->points, chain->closed, SOFT_STEPS), width, width, 1, FALSE,
                       FALSE);
}

static GPtrArray *
prepare (const HuMap *map,
         HuHexside    kind)
{
  GPtrArray *curves = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_curve_free);
  g_autoptr(GPtrArray) chains = NULL;

  if (map->hexsides[kind] == NULL)
    return curves;

  chains = hu_chain_list (map->grid, map->hexsides[kind], is_water, (gpointer) map);
  for (guint i = 0; i < chains->len; i++)
    {
      const HuChain *chain = g_ptr_array_index (chains, i);

      g_ptr_array_add (curves, kind == HU_HEXSIDE_RIVER ? river_curve (chain) : plain_curve (chain, kind));
    }

  return curves;
}

/* Returns the lines made of its hexsides, for hu_layer_hexsides_draw(); (transfer full). */
HuHexsideCurves *
hu_layer_hexsides_prepare (const HuMap *map)
{
  HuHexsideCurves *curves = g_new0 (HuHexsideCurves, 1);

  curves->rivers = prepare (map, HU_HEXSIDE_RIVER);
  curves->lakes = prepare (map, HU_HEXSIDE_LAKE);
  curves->walls = prepare (map, HU_HEXSIDE_WALL);
  curves->cliffs = prepare (map, HU_HEXSIDE_CLIFF);

  return curves;
}

void
hu_layer_hexsides_free (HuHexsideCurves *curves)
{
  if (curves == NULL)
    return;

  g_ptr_array_unref (curves->rivers);
  g_ptr_array_unref (curves->lakes);
  g_ptr_array_unref (curves->walls);
  g_ptr_array_unref (curves->cliffs);
  g_free (curves);
}

/* Draws all banks before all water, so that no bank crosses the water where rivers meet. */
static void
draw_water (const HuCanvas        *canvas,
            const HuHexsideCurves *curves)
{
  const HuTheme *theme = canvas->theme;
  double bank = hu_canvas_width (canvas, 0.030, 0.35, 1.2);
  double least = CLAMP (canvas->scale * 0.12, 0.6, 1.6);

  if (curves->lakes->len > 0)
    hu_curves_draw_ribbons (canvas, curves->lakes, theme->edge[HU_TERRAIN_LAKE], least, bank);
  if (curves->rivers->len > 0)
    hu_curves_draw_ribbons (canvas, curves->rivers, theme->river_bank, least, bank);
  if (curves->lakes->len > 0)
    hu_curves_draw_ribbons (canvas, curves->lakes, theme->terrain[HU_TERRAIN_LAKE], least, 0);
  if (curves->rivers->len > 0)
    hu_curves_draw_ribbons (canvas, curves->rivers, theme->river, least, 0);
}

static void
stroke_curves (const HuCanvas  *canvas,
               const GPtrArray *curves,
               HuColor          color,
               double           width)
{
  for (guint i = 0; i < curves->len; i++)
    hu_curve_line_path (canvas, g_ptr_array_index (curves, i), FALSE);
  hu_color_set (canvas->cr, color);
  cairo_set_line_width (canvas->cr, width);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_BUTT);
  cairo_stroke (canvas->cr);
}

static void
stroke_ticks (const HuCanvas  *canvas,
              const GPtrArray *curves,
              double           spacing,
              double           length,
              double           width)
{
  for (guint i = 0; i < curves->len; i++)
    hu_curve_tick_path (canvas, g_ptr_array_index (curves, i), spacing, length);
  cairo_set_line_width (canvas->cr, width);
  cairo_stroke (canvas->cr);
}

/**
 * hu_layer_hexsides_draw:
 * @curves: the lines of the canvas's map
 *
 * Draws lakes and rivers between hexes, walls (masonry: a thick line with pale joints) and cliffs (a line with
 * long strokes across).
 */
void
hu_layer_hexsides_draw (const HuCanvas        *canvas,
                        const HuHexsideCurves *curves)
{
  const HuTheme *theme = canvas->theme;
  double width = hu_canvas_width (canvas, 0.12, 1.0, 8.0);

  draw_water (canvas, curves);

  if (curves->cliffs->len > 0)
    {
      stroke_curves (canvas, curves->cliffs, theme->cliff, width * 0.45);
      if (canvas->scale >= 8)
        stroke_ticks (canvas, curves->cliffs, width * 1.1, width * 2.4, width * 0.3);
    }
  if (curves->walls->len > 0)
    {
      stroke_curves (canvas, curves->walls, theme->wall, width);
      hu_color_set (canvas->cr, theme->terrain[HU_TERRAIN_CLEAR]);
      if (canvas->scale >= 12)
        stroke_ticks (canvas, curves->walls, width * 1.6, width * 0.6, width * 0.22);
    }
}
