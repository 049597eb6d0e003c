/*
 * The cards lie beside a map that leaves room, and over it only where there is none, in shipped games and windows of
 * several sizes; and what comes above the map does not move it.  The test is told where the shipped games lie.
 */
#include "hu-app-fixture.h"
#include "hu-arrival-bar.h"
#include "hu-mini-map.h"
#include "hu-offer-card.h"
#include "hu-settings.h"
#include "hu-storey-switch.h"

static const char *scenarios;

typedef struct
{
  const char *name;
  const char *game;
  int         width, height;
  gboolean    legend_beside, switch_beside;
} Case;

static const Case cases[] = {
  { "street-fight", "street-fight.hexgame", 1280, 800, TRUE, TRUE },
  { "street-fight-large", "street-fight.hexgame", 1920, 1080, TRUE, TRUE },
  { "street-fight-small", "street-fight.hexgame", 1024, 700, TRUE, TRUE },
  { "street-fight-narrow", "street-fight.hexgame", 820, 700, TRUE, TRUE },
  { "bridgehead", "bridgehead.hexgame", 1280, 800, FALSE, FALSE },
  { "siege", "siege-of-velin.hexgame", 1920, 1080, FALSE, FALSE },
  { "typhoon", "operation-typhoon.hexgame", 1280, 800, FALSE, FALSE },
};

#define N_STREETS 4 /* that are played by two, and come first */

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  const Case *test = data;
  g_autofree char *path = g_build_filename (scenarios, test->game, NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);

  hu_app_fixture_set_up (self, "g1 german 0103; s1 soviet 0502", "");
  gtk_window_set_default_size (GTK_WINDOW (self->window), test->width, test->height);
  g_assert_true (hu_window_open (self->window, file));
  hu_app_fixture_wait_open (self, self->window);
  hu_app_fixture_settle (self);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  g_settings_reset (hu_settings_get (), "panel");
  hu_app_fixture_tear_down (self);
}

static void
rest (HuAppFixture *self)
{
  g_usleep (300000);
  hu_app_fixture_settle (self);
}

static graphene_rect_t
get_bounds (HuAppFixture *self,
            gpointer      card)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (hu_app_map (self->window)), &bounds));

  return bounds;
}

static gboolean
is_beside (HuAppFixture *self,
           gpointer      card)
{
  HuBox map = hu_map_view_get_map_box (hu_app_map (self->window));
  graphene_rect_t box = GRAPHENE_RECT_INIT ((float) map.x, (float) map.y, (float) map.width, (float) map.height);
  graphene_rect_t bounds = get_bounds (self, card);

  g_test_message ("map %g %g %g %g, %s %g %g %g %g", map.x, map.y, map.width, map.height, G_OBJECT_TYPE_NAME (card),
                  bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height);

  return !graphene_rect_intersection (&bounds, &box, NULL);
}

/* Whole, in the view, and apart from each other. */
static void
check_cards (HuAppFixture *self)
{
  const GType types[] = { HU_TYPE_LEGEND, HU_TYPE_STOREY_SWITCH, HU_TYPE_ARRIVAL_BAR, HU_TYPE_MINI_MAP,
                          HU_TYPE_OFFER_CARD };
  const HuViewport *viewport = hu_map_state_get_viewport (hu_map_view_get_state (hu_app_map (self->window)));

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      gpointer card = hu_app_fixture_part (self, types[i]);
      graphene_rect_t bounds;

      if (card == NULL || !gtk_widget_get_mapped (card))
        continue;
      bounds = get_bounds (self, card);
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, viewport->width + 1);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, viewport->height + 1);
      for (guint k = 0; k < i; k++)
        {
          gpointer other = hu_app_fixture_part (self, types[k]);
          graphene_rect_t there;

          if (other == NULL || !gtk_widget_get_mapped (other))
            continue;
          there = get_bounds (self, other);
          g_assert_false (graphene_rect_intersection (&bounds, &there, NULL));
        }
    }
}

static void
test_beside (HuAppFixture  *self,
             gconstpointer  data)
{
  const Case *test = data;
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  HuLegend *legend = hu_app_fixture_part (self, HU_TYPE_LEGEND);
  gpointer storeys = hu_app_fixture_part (self, HU_TYPE_STOREY_SWITCH);
  gboolean has_storeys;

  hu_map_state_fit (state);
  rest (self);
  has_storeys = storeys != NULL && gtk_widget_get_mapped (storeys);
  check_cards (self);
  if (test->legend_beside)
    g_assert_true (is_beside (self, legend));
  if (test->switch_beside)
    g_assert_true (is_beside (self, storeys));
  g_assert_true (hu_legend_get_expanded (legend));

  /* Near, there is no room beside the map; far again, there is. */
  hu_map_state_zoom_at (state, 6, test->width / 4.0, test->height / 3.0);
  rest (self);
  check_cards (self);
  g_assert_false (is_beside (self, legend));
  if (has_storeys)
    {
      graphene_rect_t bounds = get_bounds (self, storeys);

      g_assert_cmpfloat (bounds.size.height, >, bounds.size.width);
    }
  hu_map_state_fit (state);
  rest (self);
  check_cards (self);
  if (test->legend_beside)
    g_assert_true (is_beside (self, legend));

  /* Without the panel the map is another. */
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.panel", NULL);
  rest (self);
  check_cards (self);
}

/* What is offered as long as it is not closed covers nothing that one reads, and what stays does not give way to it. */
static void
test_offer (HuAppFixture  *self,
            gconstpointer  data)
{
  gpointer storeys = hu_app_fixture_part (self, HU_TYPE_STOREY_SWITCH);
  HuOfferCard *offer = hu_app_fixture_part (self, HU_TYPE_OFFER_CARD);
  HuOfferCard *next = hu_offer_card_new ("Next", "Close", "win.panel");
  graphene_rect_t before, now;

  hu_map_state_fit (hu_map_view_get_state (hu_app_map (self->window)));
  rest (self);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (offer)));
  g_assert_true (is_beside (self, offer));
  check_cards (self);
  before = get_bounds (self, storeys);

  /* It would lie there as well if there had been no offer. */
  hu_offer_card_end (offer);
  gtk_widget_set_visible (storeys, FALSE);
  rest (self);
  g_assert_null (hu_app_fixture_part (self, HU_TYPE_OFFER_CARD));
  gtk_widget_set_visible (storeys, TRUE);
  rest (self);
  now = get_bounds (self, storeys);
  g_assert_true (graphene_rect_equal (&before, &now));

  hu_offer_card_show (next, GTK_WINDOW (self->window));
  rest (self);
  g_assert_true (is_beside (self, next));
  check_cards (self);
  now = get_bounds (self, storeys);
  g_assert_true (graphene_rect_equal (&before, &now));

  /* Without the panel, too. */
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.panel", NULL);
  rest (self);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (next)));
  check_cards (self);
}

/* The learner's keys: the buttons keep their action in both shapes. */
static void
test_row (HuAppFixture  *self,
          gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  gpointer storeys = hu_app_fixture_part (self, HU_TYPE_STOREY_SWITCH);
  GtkWidget *button;
  graphene_rect_t bounds;

  hu_map_state_fit (state);
  rest (self);
  bounds = get_bounds (self, storeys);
  g_assert_cmpfloat (bounds.size.width, >, bounds.size.height);
  button = hu_app_part (storeys, GTK_TYPE_TOGGLE_BUTTON);
  g_assert_true (hu_app_says (button, "Show the Cellars"));
  g_signal_emit_by_name (button, "clicked");
  hu_app_fixture_settle (self);
  g_assert_cmpint (hu_map_state_get_storey (state), ==, HU_STOREY_CELLAR);
}

/* --- What comes above the map --- */

static HuPoint
find_in_window (HuAppFixture *self,
                HuPoint       at)
{
  HuPoint found;
  HuPoint in_view = hu_map_state_to_view (hu_map_view_get_state (hu_app_map (self->window)), at);

  g_assert_true (gtk_widget_translate_coordinates (GTK_WIDGET (hu_app_map (self->window)), GTK_WIDGET (self->window),
                                                   in_view.x, in_view.y, &found.x, &found.y));

  return found;
}

/* Bars come and go one by one, and become higher; fitted or near, the map stays where it is on the screen. */
static void
test_bars (HuAppFixture  *self,
           gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  GtkWidget *above = gtk_widget_get_first_child (hu_app_child (self->window, "verdict"));
  const HuPoint middle = { 6, 6 };
  HuPoint before, now;

  for (guint near = 0; near < 2; near++)
    {
      if (near > 0)
        hu_map_state_zoom_at (state, 3, 300, 200);
      rest (self);
      before = find_in_window (self, middle);
      for (guint step = 0; step < 4; step++)
        {
          if (step < 2)
            gtk_widget_set_size_request (above, -1, step == 0 ? 90 : -1);
          else
            gtk_widget_activate_action (GTK_WIDGET (self->window), "win.what-if", NULL);
          rest (self);
          now = find_in_window (self, middle);
          g_test_message ("step %u: %g %g", step, now.x - before.x, now.y - before.y);
          g_assert_cmpfloat_with_epsilon (now.x, before.x, 0.01);
          g_assert_cmpfloat_with_epsilon (now.y, before.y, 0.01);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  scenarios = argv[1];
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/cards-beside/", cases[i].name, NULL);

      g_test_add (path, HuAppFixture, &cases[i], set_up, test_beside, tear_down);
    }
  g_test_add ("/cards-beside/row", HuAppFixture, &cases[0], set_up, test_row, tear_down);
  for (guint i = 0; i < N_STREETS; i++)
    {
      g_autofree char *path = g_strconcat ("/cards-beside/offer/", cases[i].name, NULL);

      g_test_add (path, HuAppFixture, &cases[i], set_up, test_offer, tear_down);
    }
  g_test_add ("/cards-beside/bars", HuAppFixture, &cases[0], set_up, test_bars, tear_down);

  return g_test_run ();
}
