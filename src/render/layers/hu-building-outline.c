/*
 * The outline of a building: the hexsides round all of its hexes.
 */
#include "hu-building-outline.h"

#include "hu-chain.h"
#include "hu-curve.h"

#include <math.h>

typedef struct
{
  const HuMap *map;
  gint         building;
} Query;

static gboolean
is_in_building (HuHex    hex,
                gpointer data)
{
  const Query *query = data;

  return hu_map_building_at (query->map, hex) == query->building;
}

/* Returns the window of the building's own hexes, with one more on each side. */
static HuHexWindow
building_window (const HuGrid     *grid,
                 const HuBuilding *building)
{
  HuHexWindow window = { grid->n_lanes, 0, grid->lane_length, 0 };

  for (guint i = 0; i < building->hexes->len; i++)
    {
      HuHex hex = g_array_index (building->hexes, HuHex, i);
      gint lane = hex / grid->lane_length, pos = hex % grid->lane_length;

      window.lane0 = MAX (MIN (window.lane0, lane - 1), 0);
      window.lane1 = MIN (MAX (window.lane1, lane + 2), grid->n_lanes);
      window.pos0 = MAX (MIN (window.pos0, pos - 1), 0);
      window.pos1 = MIN (MAX (window.pos1, pos + 2), grid->lane_length);
    }

  return window;
}

gboolean
hu_building_outline_is_seen (const HuCanvas *canvas,
                             guint           index)
{
  const HuBuilding *building = hu_map_get_building (canvas->map, index);

  for (guint i = 0; i < building->hexes->len; i++)
    if (hu_canvas_sees (canvas, hu_canvas_centre (canvas, g_array_index (building->hexes, HuHex, i)),
                        canvas->scale + 6))
      return TRUE;

  return FALSE;
}

void
hu_building_outline_path (const HuCanvas  *canvas,
                          const GPtrArray *chains,
                          double           inset)
{
  for (guint i = 0; i < chains->len; i++)
    {
      const HuChain *chain = g_ptr_array_index (chains, i);

      cairo_new_sub_path (canvas->cr);
      /* The inset is that of the corners, which are of 120°. */
      hu_curve_offset_path (canvas, chain->points, inset * sqrt (3) / 2, chain->closed, FALSE);
      cairo_close_path (canvas->cr);
    }
}

static gboolean
is_border (HuHex    hex,
           HuHex    neighbour,
           gpointer data)
{
  return is_in_building (hex, data) && (neighbour == HU_HEX_NONE || !is_in_building (neighbour, data));
}

GPtrArray *
hu_building_outline_new (const HuCanvas *canvas,
                         guint           building)
{
  Query query = { canvas->map, (gint) building };

  return hu_chain_borders (canvas->grid,
                           building_window (canvas->grid, hu_map_get_building (canvas->map, building)), is_border,
                           &query);
}

void
hu_building_outline_draw_selected (const HuCanvas *canvas,
                                   const HuScene  *scene)
{
  g_autoptr(GPtrArray) chains = NULL;
  double width = hu_canvas_width (canvas, 0.09, 2, 5);

  if (scene->building == HU_BUILDING_NONE ||
      !hu_building_outline_is_seen (canvas, (guint) scene->building))
    return;

  chains = hu_building_outline_new (canvas, (guint) scene->building);
  cairo_save (canvas->cr);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  for (gint pass = 0; pass < 2; pass++)
    {
      hu_building_outline_path (canvas, chains, 0);
      hu_color_set (canvas->cr, pass == 0 ? (HuColor) { 0, 0, 0, 0.85 } : canvas->theme->selection);
      cairo_set_line_width (canvas->cr, pass == 0 ? width + 2.2 : width);
      cairo_stroke (canvas->cr);
    }
  cairo_restore (canvas->cr);
}
