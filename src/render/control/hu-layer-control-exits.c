/*
 * Exit hexes, where a side may leave for exit points (26.23): an arrow off the map in each, filled for the
 * first side and open for the second.
 */
#include "hu-control-layers.h"

#include "hu-control-rules.h"
#include "hu-side-look.h"

#include <math.h>

#define SIGN_SCALE 9.0 /* px a map unit from which on there is room for them */
#define FROM 0.42      /* map units from the hex's centre, and so far it goes */
#define TO 0.98

/* Finds the direction that leads off the map, between two edges in a corner.  FALSE: nobody can leave from @hex. */
static gboolean
find_way_out (const HuMap *map,
              HuHex        hex,
              double      *angle)
{
  static const HuPoint ways[] = {
    [HU_EDGE_NORTH] = { 0, -1 }, [HU_EDGE_EAST] = { 1, 0 }, [HU_EDGE_SOUTH] = { 0, 1 }, [HU_EDGE_WEST] = { -1, 0 },
  };
  HuPoint sum = { 0, 0 }, first = { 0, 0 };

  for (gint edge = HU_EDGE_WEST; edge >= HU_EDGE_NORTH; edge--)
    if (hu_map_is_on_edge (map, hex, (HuEdge) edge))
      {
        first = ways[edge];
        sum.x += first.x;
        sum.y += first.y;
      }
  /* In a map of one row or column, opposite edges leave no direction between them. */
  if (sum.x == 0 && sum.y == 0)
    sum = first;
  *angle = atan2 (sum.y, sum.x);

  return sum.x != 0 || sum.y != 0;
}

/* @side: the side that may leave there; @centre: its middle, px; @length: px. */
void
hu_layer_exits_draw_sign (const HuCanvas *canvas,
                          HuSide          side,
                          HuPoint         centre,
                          double          angle,
                          double          length)
{
  cairo_t *cr = canvas->cr;
  const HuTheme *theme = canvas->theme;
  double half = length / 2, line = MAX (1.2, length * 0.11) * theme->line_scale;

  cairo_save (cr);
  cairo_translate (cr, centre.x, centre.y);
  cairo_rotate (cr, angle);
  cairo_new_path (cr);
  cairo_move_to (cr, half, 0);
  cairo_line_to (cr, 0, -half * 0.85);
  cairo_line_to (cr, 0, -half * 0.36);
  cairo_line_to (cr, -half, -half * 0.36);
  cairo_line_to (cr, -half, half * 0.36);
  cairo_line_to (cr, 0, half * 0.36);
  cairo_line_to (cr, 0, half * 0.85);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  hu_color_set (cr, theme->casing);
  cairo_set_line_width (cr, line * 2.6);
  cairo_stroke_preserve (cr);
  hu_color_set (cr, hu_theme_look (theme, side) == HU_SIDE_FIRST ? theme->side[side] : theme->casing);
  cairo_fill_preserve (cr);
  hu_color_set (cr, theme->side[side]);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
hu_layer_exits_draw (const HuCanvas *canvas,
                     const HuScene  *scene)
{
  const HuControlRules *rules = hu_control_rules (canvas->scenario);

  if (!(scene->overlays & HU_OVERLAY_OWNERS) || canvas->scale < SIGN_SCALE)
    return;

  for (guint i = 0; i < rules->exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (rules->exits, i);

      for (guint k = 0; k < area->hexes->len; k++)
        {
          HuHex hex = g_array_index (area->hexes, HuHex, k);
          HuPoint at = hu_canvas_centre (canvas, hex);
          double angle, off = (FROM + TO) / 2 * canvas->scale;

          if (!hu_canvas_sees (canvas, at, canvas->scale * 1.5) || !find_way_out (canvas->map, hex, &angle))
            continue;
          /* Where both may leave, side by side. */
          at.x += off * cos (angle) - (area->side == HU_SIDE_FIRST ? -0.2 : 0.2) * canvas->scale * sin (angle);
          at.y += off * sin (angle) + (area->side == HU_SIDE_FIRST ? -0.2 : 0.2) * canvas->scale * cos (angle);
          hu_layer_exits_draw_sign (canvas, area->side, at, angle, (TO - FROM) * canvas->scale);
        }
    }
}
