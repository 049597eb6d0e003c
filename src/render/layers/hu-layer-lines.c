/*
 * Lines through hexes: roads, rails, rivers and front lines of the map.
 *
 * Terrain between hexes: rivers, lakes, walls, cliffs. Single hexsides become continuous lines along the
 * corners.
 */
#include "hu-layers.h"

#include "hu-chain.h"

#define STEPS 6

/* The facts about the hexes of a map's lines that shape the curves. */
typedef struct
{
  const HuMap *map;
  guint8      *n_lines[HU_N_LINES]; /* lines of that kind through each hex, at most 2; NULL: none at all */
  guint8      *is_place;
} LineHexes;

static LineHexes
look_at_lines (const HuMap *map)
{
  LineHexes hexes = { .map = map };
  gsize n = (gsize) map->grid->n_hexes;

  hexes.is_place = g_new0 (guint8, n);
  for (guint i = 0; i < map->places->len; i++)
    {
      const HuPlace *place = g_ptr_array_index (map->places, i);

      for (guint k = 0; k < place->hexes->len; k++)
        hexes.is_place[g_array_index (place->hexes, HuHex, k)] = 1;
    }

  for (guint i = 0; i < map->lines->len; i++)
    {
      const HuLine *line = g_ptr_array_index (map->lines, i);

      if (hexes.n_lines[line->kind] == NULL)
        hexes.n_lines[line->kind] = g_new0 (guint8, n);
      for (guint k = 0; k < line->hexes->len; k++)
        {
          guint8 *there = &hexes.n_lines[line->kind][g_array_index (line->hexes, HuHex, k)];

          *there = (guint8) MIN (*there + 1, 2);
        }
    }

  return hexes;
}

/* Returns points along the centres of a line's hexes. Places, ends and junctions stay where they are, because
 * lines have to meet there; between them the line curves through its hexes instead of turning at each centre.
 * */
static GArray *
way_of (const LineHexes *hexes,
        const HuLine    *line)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (HuPoint));
  g_autoptr(GArray) fixed = g_array_new (FALSE, FALSE, sizeof (guint8));

  for (guint i = 0; i < line->hexes->len; i++)
    {
      HuHex hex = g_array_index (line->hexes, HuHex, i);
      HuPoint p = hu_geometry_centre (hexes->map->grid, hex);
      guint8 stays =
        i == 0 || i == line->hexes->len - 1 || hexes->is_place[hex] || hexes->n_lines[line->kind][hex] > 1;

      if (i > 0 && g_array_index (line->hexes, HuHex, i - 1) == hex)
        continue;
      g_array_append_val (points, p);
      g_array_append_val (fixed, stays);
    }
  hu_curve_relax (points, fixed, FALSE, 8, 0.55);

  return points;
}

/* Does a river begin here, that is, not at the edge of the map, in a lake or in another river? */
static gboolean
is_spring (const LineHexes *hexes,
           HuHex            hex)
{
  const HuMap *map = hexes->map;

  if (hexes->n_lines[HU_LINE_RIVER][hex] > 1 || map->terrain[hex] == HU_TERRAIN_LAKE ||
      map->terrain[hex] == HU_TERRAIN_SEA)
    return FALSE;

  for (gint d = 0; d < HU_N_DIRECTIONS; d++)
    {
      HuHex other = hu_grid_neighbour (map->grid, hex, d);

      if (other == HU_HEX_NONE || map->terrain[other] == HU_TERRAIN_LAKE ||
          map->terrain[other] == HU_TERRAIN_SEA)
        return FALSE;
    }

  return TRUE;
}

static HuCurve *
river_curve (const LineHexes *hexes,
             const HuLine    *line,
             const GArray    *points)
{
  g_autoptr(GArray) wandering = hu_curve_meander (points, 0.13);
  double thick = 0.10 + 0.11 * CLAMP (points->len / 30.0, 0, 1);
  HuHex first = g_array_index (line->hexes, HuHex, 0);
  HuHex last = g_array_index (line->hexes, HuHex, line->hexes->len - 1);

  return hu_curve_new (hu_curve_through (wandering, FALSE, 4), 0.045, thick, 16, is_spring (hexes, first),
                       is_spring (hexes, last));
}

static HuCurve *
line_curve (const LineHexes *hexes,
            const HuLine    *line)
{
  g_autoptr(GArray) points = way_of (hexes, line);

  if (points->len < 2)
    return NULL;
  if (line->kind == HU_LINE_RIVER)
    return river_curve (hexes, line, points);

  return hu_curve_new (line->kind == HU_LINE_FRONT ? hu_curve_soften (points, FALSE, STEPS)
                                                   : hu_curve_through (points, FALSE, STEPS),
                       0.1, 0.1, 1, FALSE, FALSE);
}

HuLineCurves *
hu_layer_lines_prepare (const HuMap *map)
{
  HuLineCurves *curves = g_new0 (HuLineCurves, 1);
  LineHexes hexes = look_at_lines (map);

  for (guint kind = 0; kind < HU_N_LINES; kind++)
    curves->curves[kind] = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_curve_free);

  for (guint i = 0; i < map->lines->len; i++)
    {
      const HuLine *line = g_ptr_array_index (map->lines, i);
      HuCurve *curve = line_curve (&hexes, line);

      if (curve != NULL)
        g_ptr_array_add (curves->curves[line->kind], curve);
    }
  for (guint kind = 0; kind < HU_N_LINES; kind++)
    g_free (hexes.n_lines[kind]);
  g_free (hexes.is_place);

  return curves;
}

void
hu_layer_lines_free (HuLineCurves *curves)
{
  if (curves == NULL)
    return;

  for (guint kind = 0; kind < HU_N_LINES; kind++)
    g_ptr_array_unref (curves->curves[kind]);
  g_free (curves);
}

static void
stroke (const HuCanvas  *canvas,
        const GPtrArray *curves,
        HuColor          color,
        double           width)
{
  gboolean dashed = cairo_get_dash_count (canvas->cr) > 0;

  for (guint i = 0; i < curves->len; i++)
    hu_curve_line_path (canvas, g_ptr_array_index (curves, i), dashed);
  hu_color_set (canvas->cr, color);
  cairo_set_line_width (canvas->cr, width);
  cairo_stroke (canvas->cr);
}

static void
draw_rivers (const HuCanvas  *canvas,
             const GPtrArray *curves)
{
  double bank = hu_canvas_width (canvas, 0.030, 0.35, 1.2);
  double least = CLAMP (canvas->scale * 0.12, 0.6, 1.6);

  hu_curves_draw_ribbons (canvas, curves, canvas->theme->river_bank, least, bank);
  hu_curves_draw_ribbons (canvas, curves, canvas->theme->river, least, 0);
}

/* Draws two dark edges with a pale surface between them; a plain thin line where that would be too small to see. */
static void
draw_roads (const HuCanvas  *canvas,
            const GPtrArray *curves)
{
  double width = hu_canvas_width (canvas, 0.11, 0.8, 5.0);

  stroke (canvas, curves, canvas->theme->road_edge, width);
  if (width >= 2.2)
    stroke (canvas, curves, canvas->theme->road, width - hu_canvas_width (canvas, 0.05, 1.2, 2.0));
}

static void
draw_rails (const HuCanvas  *canvas,
            const GPtrArray *curves)
{
  double width = hu_canvas_width (canvas, 0.045, 0.7, 2.2), ties = width * 0.85;
  double spacing = MAX (0.30 * canvas->scale, 4.5), length = hu_canvas_width (canvas, 0.17, 2.8, 9);

  stroke (canvas, curves, canvas->theme->rail, width);
  if (canvas->scale < 7)
    return;

  /* A file has a wide line of short dashes, which needs no digits for each of them. */
  if (canvas->sprites == NULL)
    {
      const double dashes[] = { ties, spacing - ties };

      cairo_save (canvas->cr);
      cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), -(spacing - ties) / 2);
      for (guint i = 0; i < curves->len; i++)
        hu_curve_line_path (canvas, g_ptr_array_index (curves, i), FALSE);
      cairo_set_line_width (canvas->cr, length);
      cairo_stroke (canvas->cr);
      cairo_restore (canvas->cr);
      return;
    }

  for (guint i = 0; i < curves->len; i++)
    hu_curve_tick_path (canvas, g_ptr_array_index (curves, i), spacing, length);
  cairo_set_line_width (canvas->cr, ties);
  cairo_stroke (canvas->cr);
}

static void
draw_fronts (const HuCanvas  *canvas,
             const GPtrArray *curves)
{
  double width = hu_canvas_width (canvas, 0.10, 1.2, 4.5);
  const double dashes[] = { width * 3.2, width * 1.5, width * 0.8, width * 1.5 };

  stroke (canvas, curves, canvas->theme->front_halo, width * 1.9);
  cairo_save (canvas->cr);
  cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke (canvas, curves, canvas->theme->front, width);
  cairo_restore (canvas->cr);
}

/* Draws rivers, then roads, rails and front lines over them. */
void
hu_layer_lines_draw (const HuCanvas     *canvas,
                     const HuLineCurves *curves)
{
  cairo_t *cr = canvas->cr;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  if (curves->curves[HU_LINE_RIVER]->len > 0)
    draw_rivers (canvas, curves->curves[HU_LINE_RIVER]);
  if (curves->curves[HU_LINE_ROAD]->len > 0)
    draw_roads (canvas, curves->curves[HU_LINE_ROAD]);
  if (curves->curves[HU_LINE_RAIL]->len > 0)
    draw_rails (canvas, curves->curves[HU_LINE_RAIL]);
  if (curves->curves[HU_LINE_FRONT]->len > 0)
    draw_fronts (canvas, curves->curves[HU_LINE_FRONT]);
  cairo_restore (cr);
}

/* --- Hexsides --- */

#define SOFT_STEPS 4

static gboolean
is_water (HuHex    hex,
          gpointer data)
{
  const HuMap *map = data;

  return map->terrain[hex] == HU_TERRAIN_LAKE || map->terrain[hex] == HU_TERRAIN_SEA;
}

static HuCurve *
brook_curve (const HuChain *chain)
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

      g_ptr_array_add (curves, kind == HU_HEXSIDE_RIVER ? brook_curve (chain) : plain_curve (chain, kind));
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

/* The waves of a lake: without them its hexsides could be taken for a river, which stops no line of supply and no zone of
 * control. */
static void
draw_waves (const HuCanvas  *canvas,
            const GPtrArray *lakes)
{
  cairo_save (canvas->cr);
  for (guint i = 0; i < lakes->len; i++)
    hu_curve_wave_path (canvas, g_ptr_array_index (lakes, i), 0.5 * canvas->scale, 0.34 * canvas->scale);
  hu_color_set (canvas->cr, canvas->theme->edge[HU_TERRAIN_LAKE]);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (canvas->cr, hu_canvas_width (canvas, 0.035, 0.7, 1.8));
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
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
  if (canvas->scale >= 12)
    draw_waves (canvas, curves->lakes);
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
