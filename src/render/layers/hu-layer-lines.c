/*
 * Lines through hexes: roads, rails, rivers and front lines of the map.
 */
#include "hu-layers.h"

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

/**
 * hu_layer_lines_draw:
 *
 * Draws rivers, then roads, rails and front lines over them.
 */
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
