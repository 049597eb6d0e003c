/*
 * The hand's drawing on the map: the reach of its brush, painted hexes that would otherwise be invisible, and
 * the line being drawn.
 */
#include "hu-workshop-hand-private.h"

#include "hu-palette.h"

#define GAP 6.0 /* px between the lines of a hatch */

static HuPoint
to_view (const HuViewport *viewport,
         HuPoint           point)
{
  return (HuPoint) { (point.x - viewport->x) * viewport->scale, (point.y - viewport->y) * viewport->scale };
}

static void
add_hex (cairo_t          *cr,
         const HuViewport *viewport,
         const HuGrid     *grid,
         HuHex             hex)
{
  for (gint corner = 0; corner < HU_N_DIRECTIONS; corner++)
    {
      HuPoint at = to_view (viewport, hu_geometry_corner (grid, hex, corner));

      if (corner == 0)
        cairo_move_to (cr, at.x, at.y);
      else
        cairo_line_to (cr, at.x, at.y);
    }
  cairo_close_path (cr);
}

static void
set_ink (cairo_t *cr,
         double   alpha)
{
  /* Magenta: no terrain, side or overlay has it. */
  if (hu_palette_kind () == HU_THEME_DARK)
    cairo_set_source_rgba (cr, 1.0, 0.55, 0.95, alpha);
  else
    cairo_set_source_rgba (cr, 0.66, 0.0, 0.56, alpha);
}

/* Hatched, so that it is no matter of colour alone. */
static void
hatch (cairo_t          *cr,
       const HuViewport *viewport)
{
  cairo_path_t *path = cairo_copy_path (cr);

  set_ink (cr, 0.22);
  cairo_fill (cr);
  cairo_append_path (cr, path);
  cairo_path_destroy (path);
  cairo_save (cr);
  cairo_clip (cr);
  for (double x = -viewport->height; x < viewport->width; x += GAP)
    {
      cairo_move_to (cr, x, viewport->height);
      cairo_line_to (cr, x + viewport->height, 0);
    }
  set_ink (cr, 0.5);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_painted (HuWorkshopHand   *self,
              cairo_t          *cr,
              const HuViewport *viewport,
              const HuGrid     *grid)
{
  HuBox box = { viewport->x, viewport->y, viewport->width / viewport->scale, viewport->height / viewport->scale };
  HuHexWindow window = hu_geometry_window (grid, box, 0);
  gboolean any = FALSE;

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    {
      for (gint pos = window.pos0; pos < window.pos1; pos++)
        {
          HuHex hex = lane * grid->lane_length + pos;

          if (!hu_grid_in_rectangle (grid, hex) || self->tool->value (self->data, hex) <= 0)
            continue;
          add_hex (cr, viewport, grid, hex);
          any = TRUE;
        }
    }
  if (any)
    hatch (cr, viewport);
  cairo_new_path (cr);
}

static void
draw_reach (HuWorkshopHand   *self,
            cairo_t          *cr,
            const HuViewport *viewport,
            const HuGrid     *grid)
{
  HuHex hover = hu_map_state_get_hover (hu_map_view_get_state (self->map));
  g_autoptr(GArray) hexes = NULL;

  if (hover == HU_HEX_NONE || self->tool->kind != HU_HAND_HEXES || self->size <= 1)
    return;

  hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  hu_workshop_reach_disc (grid, hover, self->size - 1, hexes);
  for (guint i = 0; i < hexes->len; i++)
    add_hex (cr, viewport, grid, g_array_index (hexes, HuHex, i));
  set_ink (cr, 0.85);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

static void
draw_chain (HuWorkshopHand   *self,
            cairo_t          *cr,
            const HuViewport *viewport,
            const HuGrid     *grid)
{
  for (guint i = 0; i < self->chain->len; i++)
    {
      HuPoint at = to_view (viewport, hu_geometry_centre (grid, g_array_index (self->chain, HuHex, i)));

      if (i == 0)
        cairo_move_to (cr, at.x, at.y);
      cairo_line_to (cr, at.x, at.y);
    }
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 5);
  set_ink (cr, 0.8);
  cairo_stroke (cr);
}

/* The hexsides that the stroke will change when it ends: dashed where it removes them. */
static void
draw_course (HuWorkshopHand   *self,
             cairo_t          *cr,
             const HuViewport *viewport)
{
  for (guint i = 0; i < self->course->len; i++)
    {
      HuPoint at = to_view (viewport, g_array_index (self->course, HuPoint, i));

      cairo_line_to (cr, at.x, at.y);
    }
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 5);
  if (!self->on)
    cairo_set_dash (cr, (double[2]) { 6, 8 }, 2, 0);
  set_ink (cr, 0.8);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws where the dragged counter would lie, or that it would leave the map. */
static void
draw_lifted (HuWorkshopHand   *self,
             cairo_t          *cr,
             const HuViewport *viewport,
             const HuGrid     *grid)
{
  HuHex from = hu_scenario_get_unit (hu_workshop_get_scenario (self->shop), self->lifted)->at;

  if (!self->moved || from == HU_HEX_NONE)
    return;

  add_hex (cr, viewport, grid, from);
  if (self->over != HU_HEX_NONE)
    {
      HuPoint a = to_view (viewport, hu_geometry_centre (grid, from));
      HuPoint b = to_view (viewport, hu_geometry_centre (grid, self->over));

      add_hex (cr, viewport, grid, self->over);
      cairo_move_to (cr, a.x, a.y);
      cairo_line_to (cr, b.x, b.y);
    }
  set_ink (cr, 0.9);
  cairo_set_line_width (cr, 2.5);
  if (self->over == HU_HEX_NONE)
    cairo_set_dash (cr, (double[2]) { 6, 4 }, 2, 0);
  cairo_stroke (cr);
}

void
_hu_workshop_hand_draw (gpointer          data,
                        cairo_t          *cr,
                        const HuViewport *viewport)
{
  HuWorkshopHand *self = data;
  const HuGrid *grid = hu_workshop_get_scenario (self->shop)->map->grid;

  if (self->tool == NULL)
    return;

  if (self->tool->shows && self->tool->value != NULL)
    draw_painted (self, cr, viewport, grid);
  draw_reach (self, cr, viewport, grid);
  draw_chain (self, cr, viewport, grid);
  draw_course (self, cr, viewport);
  if (self->lifted != HU_UNIT_NONE)
    draw_lifted (self, cr, viewport, grid);
}
