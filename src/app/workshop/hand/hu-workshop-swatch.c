/*
 * Swatches: each is a tiny map of its own, drawn by the painter, so that it looks like the thing on the map.
 */
#include "config.h"

#include "hu-workshop-swatch.h"

#include "hu-adjudicator.h"
#include "hu-painter.h"
#include "hu-palette.h"

#define WIDTH 34
#define HEIGHT 24

typedef struct
{
  HuScenario *scenario;
  double      scale;
  HuPoint     centre; /* map units */
} Swatch;

static void
swatch_free (gpointer data)
{
  Swatch *swatch = data;

  hu_scenario_unref (swatch->scenario);
  g_free (swatch);
}

static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        data)
{
  Swatch *swatch = data;
  g_autoptr(HuPainter) painter = hu_painter_new (swatch->scenario);
  HuViewport viewport = { .scale = swatch->scale, .width = width, .height = height };
  HuRefusal refusal;
  guint refused;
  g_autoptr(HuSnapshot) snapshot = hu_adjudicate (swatch->scenario, NULL, 0, &refusal, &refused);
  HuScene scene;

  viewport.x = swatch->centre.x - width / swatch->scale / 2;
  viewport.y = swatch->centre.y - height / swatch->scale / 2;
  hu_painter_set_theme (painter, hu_palette_kind (), 1);
  hu_scene_init (&scene, snapshot);
  scene.overlays = 0;
  hu_painter_draw_vector (painter, cr, &viewport, &scene);
}

static HuMap *
new_map (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (5, 5, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);

  return hu_map_new (grid);
}

static GtkWidget *
make_swatch (HuMap   *map,
             double   scale,
             HuPoint  centre)
{
  GtkWidget *area = gtk_drawing_area_new ();
  Swatch *swatch = g_new0 (Swatch, 1);

  swatch->scenario = hu_scenario_new (map);
  hu_scenario_finish (swatch->scenario);
  swatch->scale = scale;
  swatch->centre = centre;
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, swatch, swatch_free);
  gtk_widget_add_css_class (area, "hu-swatch");
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  gtk_widget_set_overflow (area, GTK_OVERFLOW_HIDDEN);
  hu_palette_follow (area);

  return area;
}

GtkWidget *
hu_workshop_swatch_terrain (HuTerrain terrain)
{
  g_autoptr(HuMap) map = new_map ();

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    map->terrain[hex] = (guint8) terrain;

  return make_swatch (map, 13, hu_geometry_centre (map->grid, 12));
}

GtkWidget *
hu_workshop_swatch_level (gint level)
{
  g_autoptr(HuMap) map = new_map ();

  for (gint step = level > 0 ? 1 : -1; ABS (step) <= ABS (level); step += level > 0 ? 1 : -1)
    for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
      if (hex == 12 || (ABS (step) < ABS (level) && hu_grid_distance (map->grid, hex, 12) <= ABS (level) - ABS (step)))
        hu_map_set_level (map, hex, step);

  return make_swatch (map, 9, hu_geometry_centre (map->grid, 12));
}

GtkWidget *
hu_workshop_swatch_hexside (HuHexside kind)
{
  g_autoptr(HuMap) map = new_map ();
  const HuHex hex = 12;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    hu_map_set_hexside (map, kind, hex, hu_grid_neighbour (map->grid, hex, direction));

  return make_swatch (map, 13, hu_geometry_corner (map->grid, hex, 1));
}

GtkWidget *
hu_workshop_swatch_line (HuLineKind kind)
{
  g_autoptr(HuMap) map = new_map ();
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (HuHex hex = 2; hex < map->grid->n_hexes; hex += map->grid->lane_length)
    g_array_append_val (hexes, hex);
  hu_map_add_line (map, kind, hexes);

  return make_swatch (map, 10, hu_geometry_centre (map->grid, 12));
}
