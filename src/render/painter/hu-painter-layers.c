/*
 * The order of the layers: the ground, and the overlays on it.
 */
#include "hu-painter-private.h"

#include "hu-overview.h"
#include "hu-system-layers.h"
#include "hu-underlay.h"

void
_hu_painter_draw_background (const HuCanvas *canvas)
{
  hu_color_set (canvas->cr, canvas->theme->background);
  cairo_rectangle (canvas->cr, canvas->clip.x, canvas->clip.y, canvas->clip.width, canvas->clip.height);
  cairo_fill (canvas->cr);
}

void
_hu_painter_draw_ground (HuPainter      *self,
                         const HuCanvas *canvas)
{
  _hu_painter_draw_background (canvas);
  hu_layer_terrain_draw (canvas);
  hu_layer_elevation_draw (canvas);
  hu_layer_grid_draw (canvas);
  hu_layer_boards_draw (canvas);
  hu_layer_hexsides_draw (canvas, self->hexsides);
  hu_layer_lines_draw (canvas, self->lines);
  hu_layer_buildings_draw (canvas);
  hu_layer_works_draw (canvas);
  hu_layer_numbers_draw (canvas);
}

void
_hu_painter_draw_overlays (const HuCanvas *canvas,
                           const HuScene  *scene)
{
  if (scene->paper != NULL)
    hu_underlay_draw_paper (scene->paper, canvas);
  hu_layer_owners_draw (canvas, scene);
  hu_system_layers_draw (HU_STAGE_OWNERS, canvas, scene);
  hu_layer_plates_draw (canvas);
  hu_system_layers_draw (HU_STAGE_HAZARDS, canvas, scene);
  hu_layer_rings_draw (canvas, scene);
  hu_layer_zoc_draw (canvas, scene);
  hu_system_layers_draw (HU_STAGE_LINES, canvas, scene);
  hu_layer_flips_draw (canvas, scene);
  hu_layer_flood_draw (canvas, scene);
  hu_layer_cut_draw (canvas, scene);
  hu_layer_supply_draw (canvas, scene);
  hu_layer_frontier_draw (canvas, scene);
}

/* Draws the overlays that remain lines and signs in an overview. */
void
_hu_painter_draw_overview_lines (HuPainter      *self,
                                 const HuCanvas *canvas,
                                 const HuScene  *scene)
{
  if (self->few_curves)
    {
      hu_layer_hexsides_draw (canvas, self->hexsides);
      hu_layer_lines_draw (canvas, self->lines);
    }
  hu_system_layers_draw (HU_STAGE_LINES, canvas, scene);
  hu_layer_flips_draw (canvas, scene);
  hu_layer_flood_draw (canvas, scene);
  hu_layer_cut_draw (canvas, scene);
  hu_layer_supply_draw (canvas, scene);
}

/* On paper too, a hex smaller than a dot is a dot, because a million shapes would be too much for a drawing.
 * The picture consists of squares at four dots in a px, because cairo's surfaces end at 32,767 dots a side. */
void
_hu_painter_draw_dots (HuPainter      *self,
                       const HuCanvas *canvas,
                       const HuScene  *scene)
{
  const double size = 256;
  HuCanvas there = *canvas;

  there.device_scale = 4;
  for (double x = 0; x < canvas->clip.width; x += size)
    {
      for (double y = 0; y < canvas->clip.height; y += size)
        {
          cairo_surface_t *surface = hu_canvas_new_surface (&there, size, size);

          there.x = canvas->x - x;
          there.y = canvas->y - y;
          there.clip = (HuBox) { 0, 0, size, size };
          hu_overview_draw (&there, surface, scene, self->stacks);
          cairo_set_source_surface (canvas->cr, surface, x, y);
          cairo_paint (canvas->cr);
          cairo_surface_destroy (surface);
        }
    }
  _hu_painter_draw_overview_lines (self, canvas, scene);
}
