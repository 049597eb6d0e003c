/*
 * Owners of hexes: a faint tint for each side, and a front line where the sides meet. Each side has its own line on its
 * own side of it, hatched towards the rear, the two in opposite directions. On a tactical map this shows the
 * Locations of one storey.
 */
#include "hu-area.h"
#include "hu-layers.h"
#include "hu-system-layers.h"

typedef struct
{
  const HuMap *map;
  const gint8 *owners;    /* by hex … */
  const gint8 *locations; /* … or by Location, of @storey */
  HuStorey     storey;
  gboolean     built;     /* of those with something built on them, or of the others */
  HuSide       side;
} Holder;

static gboolean
is_built (const HuMap *map,
          HuHex        hex)
{
  return !hu_map_has_one_location (map, hex) || hu_map_building_at (map, hex) != HU_BUILDING_NONE;
}

static HuSide
holder_of (const Holder *holder,
           HuHex         hex)
{
  HuLocation location;

  if (holder->locations == NULL)
    return (HuSide) holder->owners[hex];

  location = hu_map_location (holder->map, hex, holder->storey);
  if (is_built (holder->map, hex) != holder->built)
    return HU_SIDE_NONE;

  return location != HU_LOCATION_NONE ? (HuSide) holder->locations[location] : HU_SIDE_NONE;
}

static gboolean
holds (HuHex    hex,
       gpointer data)
{
  const Holder *holder = data;

  return holder_of (holder, hex) == holder->side;
}

/* Nobody holds a lake, so its shore is no front. Buildings have rings of their own. */
static gboolean
faces (HuHex    hex,
       gpointer data)
{
  const Holder *holder = data;

  if (holder->locations != NULL && is_built (holder->map, hex))
    return FALSE;

  return holder_of (holder, hex) != HU_SIDE_NONE || !hu_map_is_impassable (holder->map, hex);
}

static gboolean
faces_nobody (HuHex    hex,
              gpointer data)
{
  return holder_of (data, hex) == HU_SIDE_NONE && faces (hex, data);
}

static void
draw_hatched_rim (const HuCanvas  *canvas,
                  const GPtrArray *borders,
                  const GArray    *closed,
                  HuSide           side)
{
  double deep = hu_canvas_width (canvas, 0.34, 3.5, 26) / canvas->theme->line_scale;
  double spacing = CLAMP (canvas->scale * 0.17, 3.5, 9);

  for (guint i = 0; i < borders->len; i++)
    {
      const GArray *border = g_ptr_array_index (borders, i);
      gboolean round = g_array_index (closed, gboolean, i);

      cairo_new_sub_path (canvas->cr);
      hu_curve_offset_path (canvas, border, 0, round, FALSE);
      hu_curve_offset_path (canvas, border, deep, round, TRUE);
      cairo_close_path (canvas->cr);
    }
  hu_canvas_tint_and_hatch (canvas, side, hu_color_alpha (canvas->theme->tint[side], 1.4),
                            hu_color_alpha (canvas->theme->side[side], canvas->theme->hatch), spacing,
                            hu_canvas_width (canvas, 0.032, 0.8, 1.8));
}

static void
draw_lines (const HuCanvas  *canvas,
            const GPtrArray *borders,
            const GArray    *closed,
            HuColor          color,
            double           off,
            double           width)
{
  for (guint i = 0; i < borders->len; i++)
    {
      cairo_new_sub_path (canvas->cr);
      hu_curve_offset_path (canvas, g_ptr_array_index (borders, i), off, g_array_index (closed, gboolean, i),
                            FALSE);
    }
  hu_color_set (canvas->cr, color);
  cairo_set_line_width (canvas->cr, width);
  cairo_stroke (canvas->cr);
}

/* A pale line along the border, between those of the two sides. */
static void
draw_casing (const HuCanvas  *canvas,
             const GPtrArray *borders,
             const GArray    *closed,
             double           width)
{
  draw_lines (canvas, borders, closed, canvas->theme->casing, 0, width * 0.85);
}

static void
draw_side (const HuCanvas *canvas,
           Holder          holder,
           HuSide          side)
{
  g_autoptr(GPtrArray) borders = NULL, alone = NULL;
  g_autoptr(GArray) closed = NULL, alone_closed = NULL;
  double width = hu_canvas_width (canvas, 0.075, 1.1, 4.0);

  holder.side = side;
  hu_area_path (canvas, hu_canvas_window (canvas, 2), TRUE, holds, &holder);
  hu_color_set (canvas->cr, canvas->theme->tint[side]);
  cairo_fill (canvas->cr);

  borders = hu_area_borders (canvas, hu_canvas_window (canvas, 3), holds, faces, &holder, &closed);
  if (borders->len == 0)
    return;

  draw_hatched_rim (canvas, borders, closed, side);
  draw_lines (canvas, borders, closed, canvas->theme->side[side], width * 0.85, width);
  /* Where the sides meet, the second to be drawn brings it for both. */
  if (side == HU_SIDE_SECOND)
    {
      draw_casing (canvas, borders, closed, width);
      return;
    }

  alone = hu_area_borders (canvas, hu_canvas_window (canvas, 3), holds, faces_nobody, &holder, &alone_closed);
  draw_casing (canvas, alone, alone_closed, width);
}

/* Shades and hatches each Location with something built on it as a whole, like rooms rather than country. */
static void
draw_built (const HuCanvas *canvas,
            Holder          holder,
            HuSide          side)
{
  const HuTheme *theme = canvas->theme;

  holder.side = side;
  holder.built = TRUE;
  hu_area_path (canvas, hu_canvas_window (canvas, 1), FALSE, holds, &holder);
  hu_canvas_tint_and_hatch (canvas, side, hu_color_alpha (theme->side[side], 0.16),
                            hu_color_alpha (theme->side[side], theme->hatch * 0.8),
                   CLAMP (canvas->scale * 0.30, 5, 13), hu_canvas_width (canvas, 0.04, 0.8, 2.2));
}

void
hu_layer_owners_draw (const HuCanvas *canvas,
                      const HuScene  *scene)
{
  const gint8 *locations = hu_snapshot_get_owners (scene->snapshot, HU_SUBJECT_LOCATION);
  Holder holder = { canvas->map, hu_snapshot_get_state (scene->snapshot)->hex_owner, locations, scene->storey, FALSE,
                    HU_SIDE_NONE };

  if (!(scene->overlays & HU_OVERLAY_OWNERS))
    return;

  cairo_save (canvas->cr);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_BUTT);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      draw_side (canvas, holder, side);
      if (locations != NULL)
        draw_built (canvas, holder, side);
    }
  cairo_restore (canvas->cr);
}
