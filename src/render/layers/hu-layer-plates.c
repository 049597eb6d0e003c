/*
 * Signs on buildings of more than one storey: stairwells, and a small plate with the height of the building.
 */
#include "hu-layers.h"

/* px a map unit from which on there are … */
#define STAIR_SCALE 11.0
#define PLATE_SCALE 14.0

/**
 * hu_layer_buildings_draw_stairwell:
 * @centre: its middle, in pixels
 * @size: its width, in pixels
 *
 * Draws the sign of a stairwell: a light square, with steps where there is room.
 */
void
hu_layer_buildings_draw_stairwell (const HuCanvas *canvas,
                                   HuPoint         centre,
                                   double          size)
{
  cairo_t *cr = canvas->cr;
  double x = hu_canvas_snap (canvas, centre.x - size / 2);
  double y = hu_canvas_snap (canvas, centre.y - size / 2);

  cairo_rectangle (cr, x, y, size, size);
  hu_color_set (cr, canvas->theme->place_fill);
  cairo_fill_preserve (cr);
  hu_color_set (cr, canvas->theme->place);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  if (size < 8)
    return;

  cairo_move_to (cr, x + size * 0.15, y + size * 0.85);
  for (gint i = 0; i < 3; i++)
    {
      cairo_rel_line_to (cr, 0, -size * 0.23);
      cairo_rel_line_to (cr, size * 0.23, 0);
    }
  cairo_stroke (cr);
}

static void
draw_stairs (const HuCanvas   *canvas,
             const HuBuilding *building,
             HuHex             hex)
{
  double size = hu_canvas_snap (canvas, CLAMP (canvas->scale * 0.30, 4.5, 16));

  if (canvas->map->locations->stairs == NULL ||
      !canvas->map->locations->stairs[hex])
    return;

  hu_layer_buildings_draw_stairwell (canvas, hu_canvas_centre (canvas, hex), size);
}

/* Returns the hex of a building that has its plate: the uppermost, and of several the leftmost. */
static HuHex
plate_hex (const HuGrid     *grid,
           const HuBuilding *building)
{
  HuHex best = g_array_index (building->hexes, HuHex, 0);

  for (guint i = 1; i < building->hexes->len; i++)
    {
      HuHex hex = g_array_index (building->hexes, HuHex, i);
      HuPoint p = hu_geometry_centre (grid, hex), q = hu_geometry_centre (grid, best);

      if (p.y < q.y - 0.1 || (p.y < q.y + 0.1 && p.x < q.x))
        best = hex;
    }

  return best;
}

static void
plate_background (const HuCanvas *canvas,
                  HuBox           box)
{
  cairo_t *cr = canvas->cr;

  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  hu_color_set (cr, canvas->theme->place_fill);
  cairo_fill_preserve (cr);
  hu_color_set (cr, hu_color_alpha (canvas->theme->place, 0.8));
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/**
 * hu_layer_buildings_draw_height:
 * @centre: its middle, in pixels
 * @px: the height of the number, in pixels
 *
 * Draws the plate with a building's number of storeys above the ground, as in a legend.
 */
void
hu_layer_buildings_draw_height (const HuCanvas *canvas,
                                HuPoint         centre,
                                double          px)
{
  double width = hu_canvas_snap (canvas, px * 1.1), height = hu_canvas_snap (canvas, px * 1.15);

  plate_background (canvas, (HuBox) { hu_canvas_snap (canvas, centre.x - width / 2) + 0.5,
                                      hu_canvas_snap (canvas, centre.y - height / 2) + 0.5, width, height });
  hu_lettering_draw_ascii (canvas->text, canvas->cr, HU_FONT_BOLD, px, "2", centre.x + 0.5, centre.y + 0.5,
                           canvas->theme->place);
}

/* Draws the number of storeys above the ground, with a ridge over it if units can go on the roof and a dark foot
 * beneath it if there is a cellar. */
static void
draw_plate (const HuCanvas   *canvas,
            const HuBuilding *building,
            HuHex             hex)
{
  cairo_t *cr = canvas->cr;
  HuPoint centre = hu_canvas_centre (canvas, hex);
  double px = CLAMP (canvas->scale * 0.30, 7.5, 17), edge = px * 0.26;
  gboolean flat = canvas->grid->orientation == HU_ORIENTATION_FLAT;
  HuPoint middle = { centre.x - (flat ? 0.80 : 0.66) * canvas->scale,
                     centre.y - (flat ? 0 : 0.30) * canvas->scale };
  char text[8];
  HuBox box;

  if (canvas->scale < PLATE_SCALE || plate_hex (canvas->grid, building) != hex)
    return;

  g_snprintf (text, sizeof text, "%d", building->upper_storeys);
  box.width = hu_lettering_measure (canvas->text, HU_FONT_BOLD, px, text).width + px * 0.5;
  box.width = hu_canvas_snap (canvas, box.width);
  box.height = px * 1.15 + (building->roof ? edge : 0) + (building->cellar ? edge : 0);
  box.height = hu_canvas_snap (canvas, box.height);
  box.x = hu_canvas_snap (canvas, middle.x - box.width / 2) + 0.5;
  box.y = hu_canvas_snap (canvas, middle.y - box.height / 2) + 0.5;

  plate_background (canvas, box);
  hu_lettering_draw_ascii (canvas->text, cr, HU_FONT_BOLD, px, text, box.x + box.width / 2,
                           box.y + (building->roof ? edge : 0) + px * 0.58, canvas->theme->place);
  hu_color_set (cr, canvas->theme->place);
  if (building->roof)
    {
      cairo_move_to (cr, box.x - edge * 0.5, box.y + edge * 0.5);
      cairo_line_to (cr, box.x + box.width / 2, box.y - edge * 0.9);
      cairo_line_to (cr, box.x + box.width + edge * 0.5, box.y + edge * 0.5);
      cairo_close_path (cr);
      cairo_fill (cr);
    }
  if (building->cellar)
    {
      cairo_rectangle (cr, box.x, box.y + box.height - edge, box.width, edge);
      cairo_fill (cr);
    }
}

typedef void (*SignFunc) (const HuCanvas   *canvas,
                          const HuBuilding *building,
                          HuHex             hex);

static void
for_each_hex (const HuCanvas *canvas,
              SignFunc        func)
{
  HuHexWindow window = hu_canvas_window (canvas, 1);

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    for (gint pos = window.pos0; pos < window.pos1; pos++)
      {
        HuHex hex = lane * canvas->grid->lane_length + pos;
        gint index = canvas->grid->exists[hex] ? hu_map_building_at (canvas->map, hex) : HU_BUILDING_NONE;
        const HuBuilding *building = index != HU_BUILDING_NONE ? hu_map_get_building (canvas->map, (guint) index) : NULL;

        if (building != NULL && (building->upper_storeys > 0 || building->roof || building->cellar))
          func (canvas, building, hex);
      }
}

/* Draws the signs on buildings that do not depend on Control: stairwells and numbers of storeys. */
void
hu_layer_plates_draw (const HuCanvas *canvas)
{
  if (canvas->map->buildings->len == 0 || canvas->scale < STAIR_SCALE)
    return;

  cairo_save (canvas->cr);
  for_each_hex (canvas, draw_stairs);
  for_each_hex (canvas, draw_plate);
  cairo_restore (canvas->cr);
}
