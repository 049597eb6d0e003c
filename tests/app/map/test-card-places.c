/*
 * Where things are: all that can be asked is in one menu, and no card over the map covers what is talked about, or
 * another card.
 */
#include "hu-app-fixture.h"
#include "hu-flip-panel.h"
#include "hu-hover-card.h"
#include "hu-mini-map.h"
#include "hu-settings.h"

#define UNITS "g1 german 0103; s1 soviet 0502"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, UNITS, "");
  /* In which a map of five columns leaves no room beside it. */
  gtk_window_set_default_size (GTK_WINDOW (self->window), 880, 560);
  hu_app_fixture_settle (self);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  g_settings_reset (hu_settings_get (), "legend");
  hu_app_fixture_tear_down (self);
}

static HuMapState *
get_state (HuAppFixture *self)
{
  return hu_map_view_get_state (hu_app_map (self->window));
}

static void
activate (HuAppFixture *self,
          const char   *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL));
  hu_app_fixture_settle (self);
}

/* --- The menu --- */

static gboolean
offers (GMenuModel *menu,
        const char *action)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr(GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *name = NULL;

      if (section != NULL && offers (section, action))
        return TRUE;
      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &name) && g_str_equal (name, action))
        return TRUE;
    }

  return FALSE;
}

static GMenuModel *
get_menu (HuAppFixture *self,
          const char   *button)
{
  gtk_menu_button_popup (hu_app_child (self->window, button));
  hu_app_fixture_settle (self);
  gtk_menu_button_popdown (hu_app_child (self->window, button));

  return gtk_menu_button_get_menu_model (hu_app_child (self->window, button));
}

static void
test_questions (HuAppFixture  *self,
                gconstpointer  data)
{
  static const char *const questions[] = {
    "win.why", "win.why-hex", "win.flips", "win.flood", "map.trace", "win.what-if", "win.what-if-add", "win.variations",
    "win.quiz",
  };
  GMenuModel *ask = get_menu (self, "ask_button");
  GMenuModel *overlays = get_menu (self, "overlays_button");

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_test_message ("%s", questions[i]);
      g_assert_true (offers (ask, questions[i]));
      g_assert_false (offers (overlays, questions[i]));
    }
  g_assert_false (offers (overlays, "map.zoom-in"));
  g_assert_true (offers (overlays, "map.show-supply"));
}

static void
test_enabled (HuAppFixture  *self,
              gconstpointer  data)
{
  GActionGroup *map = hu_map_view_get_actions (hu_app_map (self->window));

  hu_map_state_set_cursor (get_state (self), HU_HEX_NONE);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "why-hex"));
  g_assert_false (g_action_group_get_action_enabled (map, "trace"));
  hu_map_state_set_cursor (get_state (self), hu_app_fixture_hex (self, "0303"));
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "why-hex"));
  g_assert_true (g_action_group_get_action_enabled (map, "trace"));

  activate (self, "win.start-page");
  g_assert_false (gtk_widget_get_visible (hu_app_child (self->window, "ask_button")));
  activate (self, "win.start-page");
  g_assert_true (gtk_widget_get_visible (hu_app_child (self->window, "ask_button")));
}

/* --- The cards --- */

static graphene_rect_t
get_bounds (HuAppFixture *self,
            gpointer      card)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (card));
  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (hu_app_map (self->window)), &bounds));

  return bounds;
}

static gboolean
covers (HuAppFixture *self,
        gpointer      card,
        HuHex         hex)
{
  const HuGrid *grid = hu_game_get_scenario (hu_app_fixture_game (self))->map->grid;
  HuPoint at = hu_map_state_to_view (get_state (self), hu_geometry_centre (grid, hex));
  graphene_rect_t bounds = get_bounds (self, card);

  return graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) at.x, (float) at.y));
}

static void
rest (HuAppFixture *self)
{
  hu_rest (300);
  hu_app_fixture_settle (self);
}

static void
come_near (HuAppFixture *self)
{
  const HuViewport *viewport = hu_map_state_get_viewport (get_state (self));

  hu_map_state_zoom_at (get_state (self), 3, viewport->width / 2.0, viewport->height / 2.0);
  rest (self);
}

/* Pans until a hex lies below the card, which nobody asks about yet. */
static HuHex
bring_below (HuAppFixture *self,
             gpointer      card)
{
  const HuGrid *grid = hu_game_get_scenario (hu_app_fixture_game (self))->map->grid;
  graphene_rect_t bounds = get_bounds (self, card);
  gboolean west = bounds.origin.x < hu_map_state_get_viewport (get_state (self))->width / 2.0;
  HuHex hex = hu_app_fixture_hex (self, west ? "0103" : "0503");
  HuPoint at = hu_map_state_to_view (get_state (self), hu_geometry_centre (grid, hex));

  hu_map_state_pan_by (get_state (self), bounds.origin.x + bounds.size.width / 2 - at.x,
                       bounds.origin.y + bounds.size.height / 2 - at.y);
  rest (self);
  g_assert_true (covers (self, card, hex));

  return hex;
}

/* Each card moves away from the hex under it that the cursor, a trace or light names. */
static void
test_moves_away (HuAppFixture  *self,
                 gconstpointer  data)
{
  gpointer legend = hu_app_fixture_part (self, HU_TYPE_LEGEND);
  gpointer overview = hu_app_fixture_part (self, HU_TYPE_MINI_MAP);
  g_autoptr(GArray) lit = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuHex hex;

  come_near (self);
  hex = bring_below (self, legend);
  hu_map_state_set_cursor (get_state (self), hex);
  hu_app_fixture_settle (self);
  g_assert_false (covers (self, legend, hex));
  hu_map_state_set_cursor (get_state (self), HU_HEX_NONE);

  hex = bring_below (self, legend);
  g_array_append_val (lit, hex);
  hu_map_state_set_lit (get_state (self), lit, 1);
  hu_app_fixture_settle (self);
  g_assert_false (covers (self, legend, hex));
  hu_map_state_set_lit (get_state (self), NULL, 1);

  activate (self, "win.overview");
  hex = bring_below (self, overview);
  hu_map_state_set_trace (get_state (self), hex, HU_SIDE_SECOND);
  hu_app_fixture_settle (self);
  g_assert_false (covers (self, overview, hex));
  activate (self, "win.overview");
}

static void
assert_apart (HuAppFixture *self,
              gpointer      a,
              gpointer      b)
{
  graphene_rect_t first = get_bounds (self, a), second = get_bounds (self, b);

  g_test_message ("%s at %g %g, %g x %g; %s at %g %g, %g x %g", G_OBJECT_TYPE_NAME (a), first.origin.x, first.origin.y,
                  first.size.width, first.size.height, G_OBJECT_TYPE_NAME (b), second.origin.x, second.origin.y,
                  second.size.width, second.size.height);
  g_assert_false (graphene_rect_intersection (&first, &second, NULL));
}

static void
test_apart (HuAppFixture  *self,
            gconstpointer  data)
{
  gpointer chip = hu_app_fixture_part (self, HU_TYPE_TRACE_CHIP);
  gpointer legend = hu_app_fixture_part (self, HU_TYPE_LEGEND);
  gpointer flips = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 700);
  come_near (self);
  activate (self, "win.flips");
  hu_map_state_set_trace (get_state (self), hu_app_fixture_hex (self, "0303"), HU_SIDE_SECOND);
  activate (self, "win.overview");
  rest (self);
  assert_apart (self, chip, flips);
  assert_apart (self, legend, flips);
  assert_apart (self, chip, legend);
  assert_apart (self, legend, hu_app_fixture_part (self, HU_TYPE_MINI_MAP));
  activate (self, "win.overview");
}

/* Where every hex is lit, only the title of the legend remains; a user who asks for the rest gets it. */
static void
test_folds (HuAppFixture  *self,
            gconstpointer  data)
{
  HuLegend *legend = hu_app_fixture_part (self, HU_TYPE_LEGEND);
  const HuMap *map = hu_game_get_scenario (hu_app_fixture_game (self))->map;
  g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    g_array_append_val (all, hex);
  come_near (self);
  g_assert_true (hu_legend_get_expanded (legend));

  hu_map_state_set_lit (get_state (self), all, 1);
  hu_app_fixture_settle (self);
  g_assert_false (hu_legend_get_expanded (legend));
  g_assert_true (g_settings_get_boolean (hu_settings_get (), "legend"));

  activate (self, "win.legend");
  g_assert_true (hu_legend_get_expanded (legend));
  hu_map_state_set_lit (get_state (self), NULL, 1);
  hu_app_fixture_settle (self);
  g_assert_true (hu_legend_get_expanded (legend));

  hu_map_state_set_lit (get_state (self), all, 1);
  hu_app_fixture_settle (self);
  g_assert_false (hu_legend_get_expanded (legend));
  hu_map_state_set_lit (get_state (self), NULL, 1);
  hu_app_fixture_settle (self);
  g_assert_true (hu_legend_get_expanded (legend));
}

/* Where every hex is talked about, the card of F3 keeps the answer only, until the user asks for its choices. */
static void
test_folds_flips (HuAppFixture  *self,
                  gconstpointer  data)
{
  gpointer panel = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);
  gpointer choices = hu_app_child (panel, "choices");
  const HuMap *map = hu_game_get_scenario (hu_app_fixture_game (self))->map;
  /* A place with a unit in it: no hex is an answer. */
  const HuQuestion tula = { .kind = HU_QUESTION_PLACE, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST, .subject = 2 };
  g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    g_array_append_val (all, hex);
  activate (self, "win.flips");
  g_assert_true (hu_flip_panel_ask (panel, &tula, HU_FLIP_SHOW_UNITS));
  rest (self);
  g_assert_true (gtk_widget_get_visible (choices));

  come_near (self);
  hu_map_state_set_lit (get_state (self), all, 1);
  hu_app_fixture_settle (self);
  g_assert_false (gtk_widget_get_visible (choices));
  g_assert_true (gtk_widget_get_mapped (hu_app_child (panel, "list")));

  g_signal_emit_by_name (hu_app_child (panel, "unfold"), "clicked");
  hu_app_fixture_settle (self);
  g_assert_true (gtk_widget_get_visible (choices));

  /* Where there is room again, nobody has to insist. */
  hu_map_state_set_lit (get_state (self), NULL, 1);
  rest (self);
  g_assert_true (gtk_widget_get_visible (choices));
}

static gboolean
is_mapped (HuAppFixture *self,
           gpointer      card)
{
  return gtk_widget_get_mapped (card);
}

/* The hover card comes beside its hex, and on the side where it covers nothing that is lit. */
static void
test_hover (HuAppFixture  *self,
            gconstpointer  data)
{
  static const char *const sides[][3] = { { "0304", "0204", "0404" }, { "0302", "0202", "0402" } };
  gpointer card = hu_app_fixture_part (self, HU_TYPE_HOVER_CARD);
  HuHex hex = hu_app_fixture_hex (self, "0303");

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1280, 800);
  hu_app_fixture_settle (self);
  for (guint side = 0; side < G_N_ELEMENTS (sides); side++)
    {
      g_autoptr(GArray) lit = g_array_new (FALSE, FALSE, sizeof (HuHex));

      for (guint i = 0; i < G_N_ELEMENTS (sides[side]); i++)
        {
          HuHex named = hu_app_fixture_hex (self, sides[side][i]);

          g_array_append_val (lit, named);
        }
      hu_map_state_set_lit (get_state (self), lit, 1);
      hu_map_state_set_hover (get_state (self), hex);
      hu_app_fixture_wait (self, is_mapped, card);
      hu_app_fixture_settle (self);
      g_assert_false (covers (self, card, hex));
      for (guint i = 0; i < lit->len; i++)
        g_assert_false (covers (self, card, g_array_index (lit, HuHex, i)));
      hu_map_state_set_hover (get_state (self), HU_HEX_NONE);
      hu_app_fixture_settle (self);
    }
}

#define ADD(path, func) g_test_add ("/card-places/" path, HuAppFixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("questions", test_questions);
  ADD ("enabled", test_enabled);
  ADD ("moves-away", test_moves_away);
  ADD ("apart", test_apart);
  ADD ("folds", test_folds);
  ADD ("folds-flips", test_folds_flips);
  ADD ("hover", test_hover);

  return g_test_run ();
}
