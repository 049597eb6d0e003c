/*
 * Elevation: a contour around all that is as high as a level, and within it a tint and a pattern of lines, which say the
 * same without colour.  Each level lies on those beneath it, so that it is darker and its lines are denser.
 */
#include "hu-area.h"
#include "hu-layers.h"

/* px a map unit from which on something is drawn. */
#define PATTERN_SCALE 6.0
#define LINE_SCALE 4.0

#define TINT 0.10
#define PATTERN 0.42

typedef struct
{
  const HuMap *map;
  gint         level; /* above 0: that high at least; below: that deep */
} Ground;

static gboolean
is_within (HuHex    hex,
           gpointer data)
{
  const Ground *ground = data;
  gint level = hu_map_level (ground->map, hex);

  return ground->map->grid->exists[hex] && (ground->level > 0 ? level >= ground->level : level <= ground->level);
}

/* Bits by level: those that are to be seen. */
static guint
find_levels (const HuCanvas *canvas,
             HuHexWindow     window)
{
  guint found = 0;

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    for (gint pos = window.pos0; pos < window.pos1; pos++)
      {
        HuHex hex = lane * canvas->grid->lane_length + pos;

        if (canvas->grid->exists[hex])
          found |= 1u << (hu_map_level (canvas->map, hex) - HU_LEVEL_LEAST);
      }

  return found;
}

/* Heights have the ink of hills, depths that of stones: every theme keeps both apart from its ground. */
static HuColor
ink_of (const HuCanvas *canvas,
        gint            level)
{
  return canvas->theme->texture[level > 0 ? HU_TERRAIN_HILLS : HU_TERRAIN_ROUGH];
}

static double
spacing_of (const HuCanvas *canvas,
            gint            level)
{
  return MAX (canvas->scale * 0.62 / (1 + ABS (level) / 3.0), 3.0);
}

static void
fill (const HuCanvas *canvas,
      HuHexWindow     window,
      Ground         *ground)
{
  HuColor ink = ink_of (canvas, ground->level);
  HuColor tint = hu_color_alpha (ink, TINT);

  hu_area_path (canvas, window, TRUE, is_within, ground);
  if (canvas->scale >= PATTERN_SCALE)
    {
      hu_canvas_tint_and_hatch (canvas, ground->level % 2 != 0 ? HU_SIDE_FIRST : HU_SIDE_SECOND, tint,
                                hu_color_alpha (ink, PATTERN), spacing_of (canvas, ground->level),
                                hu_canvas_width (canvas, 0.022, 0.6, 1.4));
      return;
    }

  hu_color_set (canvas->cr, tint);
  cairo_fill (canvas->cr);
}

static void
stroke (const HuCanvas *canvas,
        HuHexWindow     window,
        Ground         *ground)
{
  g_autoptr(GArray) closed = NULL;
  g_autoptr(GPtrArray) borders = hu_area_borders (canvas, window, is_within, NULL, ground, &closed);

  for (guint i = 0; i < borders->len; i++)
    {
      const GArray *points = g_ptr_array_index (borders, i);

      for (guint j = 0; j < points->len; j++)
        {
          HuPoint point = hu_canvas_point (canvas, g_array_index (points, HuPoint, j));

          cairo_line_to (canvas->cr, point.x, point.y);
        }
      if (g_array_index (closed, gboolean, i))
        cairo_close_path (canvas->cr);
      cairo_new_sub_path (canvas->cr);
    }
  hu_color_set (canvas->cr, ink_of (canvas, ground->level));
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (canvas->cr, hu_canvas_width (canvas, 0.05, 0.8, 2.4));
  cairo_stroke (canvas->cr);
}

void
hu_layer_elevation_draw_swatch (const HuCanvas *canvas,
                                gint            level,
                                double          width,
                                double          height)
{
  HuColor ink = ink_of (canvas, level);

  for (gint i = 0; i < 2; i++)
    {
      cairo_rectangle (canvas->cr, 1 + i * width / 2, 1 + i * height / 4, (width - 2) / (1 + i), (height - 2) / (1 + i));
      hu_canvas_tint_and_hatch (canvas, i == 0 ? HU_SIDE_FIRST : HU_SIDE_SECOND, hu_color_alpha (ink, 2 * TINT),
                                hu_color_alpha (ink, PATTERN), MAX (height / 3, 3), 1);
      cairo_rectangle (canvas->cr, 1 + i * width / 2, 1 + i * height / 4, (width - 2) / (1 + i), (height - 2) / (1 + i));
      hu_color_set (canvas->cr, ink);
      cairo_set_line_width (canvas->cr, 1);
      cairo_stroke (canvas->cr);
    }
}

/* Draws the contours of the visible hexes, the lowest first; nothing on a map without elevation. */
void
hu_layer_elevation_draw (const HuCanvas *canvas)
{
  HuHexWindow window = hu_canvas_window (canvas, 4);
  guint found;

  if (canvas->map->levels == NULL || window.lane0 >= window.lane1 || window.pos0 >= window.pos1)
    return;

  found = find_levels (canvas, window);
  for (gint level = HU_LEVEL_LEAST; level <= HU_LEVEL_MOST; level++)
    {
      Ground ground = { canvas->map, level };

      if (level == 0 || !(found >> (level - HU_LEVEL_LEAST) & 1))
        continue;
      fill (canvas, window, &ground);
      if (canvas->scale >= LINE_SCALE)
        stroke (canvas, window, &ground);
    }
}
