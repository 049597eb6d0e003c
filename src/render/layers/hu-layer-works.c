/*
 * Other works on a tactical board: bridges and pillboxes; and the names and edges of the boards.
 */
#include "hu-area.h"
#include "hu-layers.h"

#include <math.h>

/* px a map unit from which on there are … */
#define SHAPE_SCALE 4.0
#define DETAIL_SCALE 11.0
#define NAME_SCALE 8.0

#define BRIDGE_REACH 0.80 /* map units from its middle to its ends */
#define BRIDGE_HALF 0.27

/* Finds the way that a line of that kind takes through @hex; FALSE where there is none. */
static gboolean
find_way (const HuMap *map,
          HuHex        hex,
          HuLineKind   kind,
          double      *angle)
{
  for (guint i = 0; i < map->lines->len; i++)
    {
      const HuLine *line = g_ptr_array_index (map->lines, i);

      for (guint k = 0; line->kind == kind && line->hexes->len > 1 && k < line->hexes->len; k++)
        {
          HuPoint from, to;

          if (g_array_index (line->hexes, HuHex, k) != hex)
            continue;
          from = hu_geometry_centre (map->grid, g_array_index (line->hexes, HuHex, k > 0 ? k - 1 : k));
          to = hu_geometry_centre (map->grid,
                                   g_array_index (line->hexes, HuHex, k + 1 < line->hexes->len ? k + 1 : k));
          *angle = atan2 (to.y - from.y, to.x - from.x);
          return TRUE;
        }
    }

  return FALSE;
}

/* Along the road, or the rails; else across the stream. */
static double
bridge_angle (const HuMap *map,
              HuHex        hex)
{
  double angle;

  if (find_way (map, hex, HU_LINE_ROAD, &angle) || find_way (map, hex, HU_LINE_RAIL, &angle))
    return angle;
  if (find_way (map, hex, HU_LINE_RIVER, &angle))
    return angle + G_PI / 2;

  return map->grid->orientation == HU_ORIENTATION_FLAT ? G_PI / 2 : 0;
}

static void
draw_bridge (const HuCanvas *canvas,
             HuHex           hex)
{
  cairo_t *cr = canvas->cr;
  const HuTheme *theme = canvas->theme;
  double unit = canvas->scale, reach = BRIDGE_REACH * unit, half = BRIDGE_HALF * unit;
  HuPoint centre = hu_canvas_centre (canvas, hex);

  cairo_save (cr);
  cairo_translate (cr, centre.x, centre.y);
  cairo_rotate (cr, bridge_angle (canvas->map, hex));
  cairo_rectangle (cr, -reach, -half, 2 * reach, 2 * half);
  hu_color_set (cr, theme->road);
  cairo_fill (cr);
  if (unit >= DETAIL_SCALE)
    {
      for (gint i = -5; i <= 5; i++)
        {
          cairo_move_to (cr, i * reach / 6, -half);
          cairo_line_to (cr, i * reach / 6, half);
        }
      hu_color_set (cr, hu_color_alpha (theme->road_edge, 0.55));
      cairo_set_line_width (cr, hu_canvas_width (canvas, 0.025, 0.6, 1.2));
      cairo_stroke (cr);
    }

  /* The parapets open towards the banks. */
  for (gint side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, -reach * 1.06, side * half * 1.5);
      cairo_line_to (cr, -reach * 0.86, side * half);
      cairo_line_to (cr, reach * 0.86, side * half);
      cairo_line_to (cr, reach * 1.06, side * half * 1.5);
    }
  hu_color_set (cr, theme->wall);
  cairo_set_line_width (cr, hu_canvas_width (canvas, 0.085, 1.4, 4));
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Concrete, with slits to shoot from. */
static void
draw_pillbox (const HuCanvas *canvas,
              HuHex           hex)
{
  cairo_t *cr = canvas->cr;
  const HuTheme *theme = canvas->theme;
  double radius = 0.50 * canvas->scale;
  HuPoint centre = hu_canvas_centre (canvas, hex);

  cairo_save (cr);
  cairo_translate (cr, centre.x, centre.y);
  for (gint pass = 0; pass < 2; pass++)
    {
      double drop = pass == 0 ? canvas->scale * 0.07 : 0;

      for (gint i = 0; i < 8; i++)
        {
          double angle = (i + 0.5) * G_PI / 4;

          cairo_line_to (cr, drop + radius * cos (angle), drop + radius * sin (angle));
        }
      cairo_close_path (cr);
      hu_color_set (cr, pass == 0 ? theme->shadow : theme->concrete);
      if (pass == 0)
        cairo_fill (cr);
    }
  cairo_fill_preserve (cr);
  hu_color_set (cr, theme->building_edge);
  cairo_set_line_width (cr, hu_canvas_width (canvas, 0.07, 1.2, 3.2));
  cairo_stroke (cr);

  if (canvas->scale >= DETAIL_SCALE)
    {
      for (gint i = 0; i < 4; i++)
        {
          double angle = i * G_PI / 2, off = radius * 0.62, half = radius * 0.24;

          cairo_move_to (cr, off * cos (angle) - half * sin (angle), off * sin (angle) + half * cos (angle));
          cairo_line_to (cr, off * cos (angle) + half * sin (angle), off * sin (angle) - half * cos (angle));
        }
      cairo_set_line_width (cr, hu_canvas_width (canvas, 0.075, 1.2, 3.5));
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/* Draws bridges and pillboxes. */
void
hu_layer_works_draw (const HuCanvas *canvas)
{
  const HuMap *map = canvas->map;

  if (canvas->scale < SHAPE_SCALE)
    return;

  cairo_save (canvas->cr);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_BUTT);
  for (guint i = 0; i < map->bridges->len; i++)
    {
      HuHex hex = ((const HuHexFeature *) g_ptr_array_index (map->bridges, i))->hex;

      if (hu_canvas_sees (canvas, hu_canvas_centre (canvas, hex), canvas->scale + 4))
        draw_bridge (canvas, hex);
    }
  for (guint i = 0; i < map->pillboxes->len; i++)
    {
      HuHex hex = ((const HuHexFeature *) g_ptr_array_index (map->pillboxes, i))->hex;

      if (hu_canvas_sees (canvas, hu_canvas_centre (canvas, hex), canvas->scale + 4))
        draw_pillbox (canvas, hex);
    }
  cairo_restore (canvas->cr);
}

/* Writes the board's name large and faint in a corner of it, as it is printed there. */
static void
write_board (const HuCanvas *canvas,
             HuHex           corner,
             const char     *name)
{
  double px = CLAMP (canvas->scale * 0.85, 9, 44);
  HuPoint centre = hu_canvas_centre (canvas, corner);

  if (canvas->scale >= NAME_SCALE && hu_canvas_sees (canvas, centre, px * 3))
    hu_lettering_draw (canvas->text, canvas->cr, HU_FONT_BOLD, px, name, centre.x,
                       centre.y + canvas->scale * 0.08, 0.5, hu_color_alpha (canvas->theme->number, 0.38),
                       (HuColor) { 0, 0, 0, 0 }, 0, 0);
}

/* Returns the hex of @hexes that is furthest up and left; of the whole map if @hexes is NULL. */
static HuHex
upper_left (const HuGrid *grid,
            const GArray *hexes)
{
  HuHex best = HU_HEX_NONE;
  double least = G_MAXDOUBLE;
  guint n = hexes != NULL ? hexes->len : (guint) grid->n_hexes;

  for (guint i = 0; i < n; i++)
    {
      HuHex hex = hexes != NULL ? g_array_index (hexes, HuHex, i) : (HuHex) i;
      HuPoint p = hu_geometry_centre (grid, hex);

      if (grid->exists[hex] && p.x + p.y < least)
        {
          least = p.x + p.y;
          best = hex;
        }
    }

  return best;
}

/* Draws the edges between boards and writes the name of each. */
void
hu_layer_boards_draw (const HuCanvas *canvas)
{
  const HuMap *map = canvas->map;
  const double dashes[] = { 7, 3 };

  if (map->boards->len == 0 && map->grid->board != NULL)
    write_board (canvas, upper_left (map->grid, NULL), map->grid->board);

  for (guint i = 0; i < map->boards->len; i++)
    {
      const HuBoard *board = g_ptr_array_index (map->boards, i);

      write_board (canvas, upper_left (map->grid, board->hexes), board->id);
      if (map->boards->len < 2)
        continue;
      hu_area_path (canvas, hu_canvas_window (canvas, 2), FALSE, hu_area_is_listed, board->hexes);
    }

  cairo_save (canvas->cr);
  hu_color_set (canvas->cr, hu_color_alpha (canvas->theme->number, 0.6));
  cairo_set_line_width (canvas->cr, hu_canvas_width (canvas, 0.06, 1, 3));
  cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
}
