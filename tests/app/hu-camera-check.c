/*
 * What is wrong with the picture of a map, for a learner.
 */
#include "hu-camera-check.h"

#include "hu-counter.h"
#include "hu-hover-card.h"

#define LEAST_COUNTER 40 /* pixels */
#define SEEN 0.5         /* of a counter, at least */
#define FRAMES 5         /* until panels are laid out, and the map has followed */

static const HuScenario *
get_scenario (HuMapView *map)
{
  return hu_snapshot_get_scenario (hu_map_view_get_shown (map));
}

void
hu_camera_check_counter (HuMapView *map,
                         GString   *faults)
{
  double counter = hu_map_state_get_viewport (hu_map_view_get_state (map))->scale * hu_counter_get_width (get_scenario (map));

  if (counter < LEAST_COUNTER - 0.01)
    g_string_append_printf (faults, " counters are %.1f pixels;", counter);
}

/* @box: px of what is called @name. */
static void
check_over (HuMapView  *map,
            HuBox       box,
            const char *name,
            GString    *faults)
{
  GtkWidget *overlay = gtk_widget_get_parent (GTK_WIDGET (map));
  graphene_rect_t below = GRAPHENE_RECT_INIT ((float) box.x, (float) box.y, (float) box.width, (float) box.height);

  for (GtkWidget *card = gtk_widget_get_first_child (overlay); card != NULL; card = gtk_widget_get_next_sibling (card))
    {
      graphene_rect_t bounds;

      if (card == GTK_WIDGET (map) || HU_IS_HOVER_CARD (card) || !gtk_widget_get_mapped (card) ||
          !gtk_widget_get_can_target (card) || !gtk_widget_compute_bounds (card, GTK_WIDGET (map), &bounds))
        continue;
      if (bounds.size.width > 1 && bounds.size.height > 1 && graphene_rect_intersection (&bounds, &below, NULL))
        g_string_append_printf (faults, " %s is below a %s;", name, G_OBJECT_TYPE_NAME (card));
    }
}

void
hu_camera_check_hex (HuMapView *map,
                     HuHex      hex,
                     GString   *faults)
{
  HuMapState *state = hu_map_view_get_state (map);
  const HuScenario *scenario = get_scenario (map);
  const HuViewport *viewport = hu_map_state_get_viewport (state);
  HuPoint at = hu_map_state_to_view (state, hu_geometry_centre (scenario->map->grid, hex));
  double half = hu_counter_get_width (scenario) * viewport->scale / 2;
  char name[HU_HEX_NAME_MAX];

  hu_grid_format (scenario->map->grid, hex, name);
  if (at.x - half < 0 || at.y - half < 0 || at.x + half > viewport->width || at.y + half > viewport->height)
    g_string_append_printf (faults, " %s is out of view;", name);
  check_over (map, (HuBox) { at.x - half, at.y - half, 2 * half, 2 * half }, name, faults);
}

#define NUMBER 0.68 /* map units from the middle of a hex up to its number */

void
hu_camera_check_cards (HuMapView *map,
                       GString   *faults)
{
  const GArray *hexes = hu_map_state_get_lit (hu_map_view_get_state (map));
  const HuGrid *grid = get_scenario (map)->map->grid;
  const HuViewport *viewport = hu_map_state_get_viewport (hu_map_view_get_state (map));
  g_autoptr(GArray) cards = NULL;
  HuScene scene;

  hu_map_view_fill_scene (map, &scene);
  cards = hu_painter_list_cards (hu_map_view_get_painter (map), viewport, &scene);
  for (guint i = 0; i < cards->len; i++)
    if (g_array_index (cards, HuBox, i).width > 0)
      check_over (map, g_array_index (cards, HuBox, i), "a stack", faults);
  for (guint i = 0; hexes != NULL && i < hexes->len * cards->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i / cards->len);
      const HuBox *card = &g_array_index (cards, HuBox, i % cards->len);
      HuPoint centre = hu_map_state_to_view (hu_map_view_get_state (map), hu_geometry_centre (grid, hex));
      double top = centre.y - NUMBER * viewport->scale;
      char name[HU_HEX_NAME_MAX];

      hu_grid_format (grid, hex, name);
      if (centre.x > card->x && centre.x < card->x + card->width && centre.y > card->y && top < card->y + card->height)
        g_string_append_printf (faults, " %s is below a stack;", name);
    }
}

/* The number of points of @box, map units, at which @unit is picked, a @step apart. */
static guint
count_picked (HuMapView     *map,
              const HuScene *scene,
              guint          unit,
              HuBox          box,
              double         step)
{
  const HuViewport *viewport = hu_map_state_get_viewport (hu_map_view_get_state (map));
  guint n = 0;

  for (double x = box.x; x < box.x + box.width; x += step)
    for (double y = box.y; y < box.y + box.height; y += step)
      n += hu_painter_unit_at (hu_map_view_get_painter (map), viewport, scene, (HuPoint) { x, y }) == unit;

  return n;
}

/* The part of a counter of @unit that is to be seen, wherever it is drawn: in its hex, or on a card. */
static double
count_seen (HuMapView *map,
            guint      unit)
{
  const HuScenario *scenario = get_scenario (map);
  const HuViewport *viewport = hu_map_state_get_viewport (hu_map_view_get_state (map));
  const HuState *state = hu_snapshot_get_state (hu_map_view_get_shown (map));
  HuPoint centre = hu_geometry_centre (scenario->map->grid, state->unit_hex[unit]);
  double size = hu_counter_get_width (scenario), step = size / 10;
  g_autoptr(GArray) cards = NULL;
  HuScene scene;
  guint n;

  hu_map_view_fill_scene (map, &scene);
  n = count_picked (map, &scene, unit, (HuBox) { centre.x - size, centre.y - size, 2 * size, 2 * size }, step);
  cards = hu_painter_list_cards (hu_map_view_get_painter (map), viewport, &scene);
  for (guint i = 0; i < cards->len; i++)
    {
      const HuBox *card = &g_array_index (cards, HuBox, i);

      n += count_picked (map, &scene, unit, (HuBox) { viewport->x + card->x / viewport->scale, viewport->y + card->y / viewport->scale,
                                                      card->width / viewport->scale, card->height / viewport->scale }, step);
    }

  return n * step * step / (size * size);
}

void
hu_camera_check_unit (HuMapView *map,
                      guint      unit,
                      GString   *faults)
{
  if (count_seen (map, unit) < SEEN)
    g_string_append_printf (faults, " %s is hidden;", hu_scenario_get_unit (get_scenario (map), unit)->name);
}

void
hu_camera_check_building (HuMapView        *map,
                          const HuBuilding *building,
                          GString          *faults)
{
  HuScene scene;

  hu_map_view_fill_scene (map, &scene);
  for (guint i = 0; scene.buildings != NULL && i < scene.buildings->len; i++)
    if (hu_map_get_building (get_scenario (map)->map, g_array_index (scene.buildings, guint, i)) == building)
      return;

  g_string_append_printf (faults, " %s is not named;", building->name);
}

static gboolean
count_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       data)
{
  guint *left = data;

  return --*left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean
is_past (HuAppFixture *self,
         gpointer      data)
{
  return *(guint *) data == 0;
}

void
hu_camera_check_now (HuAppFixture  *fixture,
                     HuMapView     *map,
                     HuCameraCheck  check,
                     gpointer       data,
                     GString       *faults)
{
  guint left = FRAMES;

  gtk_widget_add_tick_callback (GTK_WIDGET (map), count_frame_cb, &left, NULL);
  hu_app_fixture_wait (fixture, is_past, &left);
  check (map, data, faults);
  /* Cards look for another place once the map rests. */
  if (faults->len > 0)
    {
      hu_app_fixture_settle (fixture);
      g_string_set_size (faults, 0);
      check (map, data, faults);
    }
}
