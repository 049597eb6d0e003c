/*
 * The instruments over the map: what would change it, and supply step by step.
 */
#include <string.h>

#include "hu-app-fixture.h"
#include "hu-compare-window.h"
#include "hu-control-condition-card.h"
#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-flip-panel.h"
#include "hu-flood-panel.h"
#include "hu-legend.h"
#include "hu-meter-card.h"
#include "hu-rule-drawing.h"
#include "hu-rules-window.h"
#include "hu-shipped.h"
#include "hu-what-if-bar.h"
#include "hu-why-popover.h"
#include "hu-why-target.h"

/* Moscow's one line runs up column 3, from 0305 to 0301. */
#define UNITS "g1 german 0103; s1 soviet 0502"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, data != NULL ? data : UNITS, "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static void
activate (HuAppFixture *self,
          const char   *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL));
}

static gboolean
found (HuAppFixture *self,
       gpointer      data)
{
  HuFlipFinder *finder = hu_flip_panel_get_finder (hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL));

  return hu_flip_finder_get_map (finder) != NULL && !hu_flip_finder_is_running (finder);
}

static void
fill_scene (HuAppFixture *self,
            HuScene      *scene)
{
  hu_map_view_fill_scene (hu_app_map (self->window), scene);
}

static void
test_flips (HuAppFixture  *self,
            gconstpointer  data)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  HuFlipPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);
  HuScene scene;

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (panel)));
  activate (self, "win.flips");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (panel)));
  hu_app_fixture_wait (self, found, NULL);

  g_assert_cmpstr (hu_flip_panel_get_answer (panel), ==, "moscow has a line of supply.");
  g_assert_cmpstr (hu_flip_panel_get_summary (panel), ==, "One more German unit in any of these 4 hexes would change that.");
  fill_scene (self, &scene);
  g_assert_nonnull (scene.flips);
  g_assert_cmpint (scene.flip_show, ==, HU_FLIP_SHOW_UNITS);
  g_assert_cmpint (scene.flips->flips[hu_app_fixture_hex (self, "0302")], ==, HU_FLIP_MORE);

  hu_map_state_set_cursor (state, hu_app_fixture_hex (self, "0302"));
  g_assert_cmpstr (hu_flip_panel_get_hex_text (panel), ==, "With one more German unit in 0302: moscow is isolated.");

  /* The game goes on, and the map is of the new position. */
  hu_app_fixture_append (self, "move g1 0302");
  hu_app_fixture_wait (self, found, NULL);
  g_assert_cmpstr (hu_flip_panel_get_answer (panel), ==, "moscow is isolated.");
  g_assert_cmpstr (hu_flip_panel_get_summary (panel), ==, "One German unit less in 1 hex would change that.");
  g_assert_cmpstr (hu_flip_panel_get_hex_text (panel), ==, "Without g1 in 0302: moscow has a line of supply.");

  activate (self, "win.flips");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (panel)));
  fill_scene (self, &scene);
  g_assert_null (scene.flips);
}

static void
test_margins (HuAppFixture  *self,
              gconstpointer  data)
{
  HuFlipPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);
  HuQuestion question = { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = HU_SIDE_FIRST };
  HuQuestion line = { .kind = HU_QUESTION_LINE, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST };
  HuScene scene;

  activate (self, "win.flips");
  g_assert_false (hu_flip_panel_ask (panel, &line, HU_FLIP_SHOW_UNITS));
  g_assert_true (hu_flip_panel_ask (panel, &question, HU_FLIP_SHOW_HEX_MARGINS));
  hu_app_fixture_wait (self, found, NULL);
  g_assert_cmpstr (hu_flip_panel_get_summary (panel), ==,
                   "Isolating it takes 1 blocked hex; any of 4 hexes will do.");
  fill_scene (self, &scene);
  g_assert_cmpint (scene.flip_show, ==, HU_FLIP_SHOW_HEX_MARGINS);
  g_assert_cmpint (scene.flips->hex_margins[hu_app_fixture_hex (self, "0301")], ==, 1);
}

static void
set_up_board (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(HuScenario) scenario =
    hu_control_fixture ("b D3 E3 levels=1", "g german squad A1; r russian squad E3/1", "russian D3 E3");
  HuCondition *needs = hu_condition_new (HU_CONDITION_BUILDINGS);
  gint32 building = 0;

  g_array_append_val (needs->items, building);
  hu_control_add_victory (hu_control_rules (scenario), HU_SIDE_FIRST, FALSE, needs);
  hu_app_fixture_set_up_scenario (self, scenario, "");
}

/* Of a hex and its Locations where the cursor is; what is asked stays when it goes on. */
static void
test_control_flips (HuAppFixture  *self,
                    gconstpointer  data)
{
  HuFlipPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  const HuMap *map = hu_game_get_scenario (hu_app_fixture_game (self))->map;
  HuHex d3 = hu_app_fixture_hex (self, "D3"), e3 = hu_app_fixture_hex (self, "E3");
  HuQuestion question = {
    .kind = HU_QUESTION_OWNER, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST,
    .subject_kind = HU_SUBJECT_LOCATION, .subject = hu_map_location (map, d3, 1),
  };

  hu_map_state_set_cursor (state, d3);
  activate (self, "win.flips");
  g_assert_true (hu_flip_panel_ask (panel, &question, HU_FLIP_SHOW_UNITS));
  hu_app_fixture_wait (self, found, NULL);
  g_assert_cmpstr (hu_flip_panel_get_answer (panel), ==, "The German side does not Control the Location D3/1.");

  hu_map_state_set_cursor (state, e3);
  hu_app_fixture_wait (self, found, NULL);
  g_assert_cmpstr (hu_flip_panel_get_answer (panel), ==, "The German side does not Control the Location D3/1.");

  question.subject_kind = HU_SUBJECT_HEX;
  question.subject = hu_app_fixture_hex (self, "B2");
  g_assert_true (hu_flip_panel_ask (panel, &question, HU_FLIP_SHOW_UNITS));
  hu_app_fixture_wait (self, found, NULL);
  g_assert_cmpstr (hu_flip_panel_get_answer (panel), ==, "The German side does not Control the hex B2.");
  hu_map_state_set_cursor (state, question.subject);
  g_assert_cmpstr (hu_flip_panel_get_hex_text (panel), !=, "");
  question.subject = -1;
  g_assert_false (hu_flip_panel_ask (panel, &question, HU_FLIP_SHOW_UNITS));
}

/* A game that is opened meanwhile has questions of its own. */
static void
test_cancelled (HuAppFixture  *self,
                gconstpointer  data)
{
  HuFlipPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL);
  HuFlipFinder *finder = hu_flip_panel_get_finder (panel);

  activate (self, "win.flips");
  hu_flip_finder_cancel (finder);
  g_assert_false (hu_flip_finder_is_running (finder));
  hu_app_fixture_settle (self);
  g_assert_null (hu_flip_finder_get_map (finder));
}

static void
test_flood (HuAppFixture  *self,
            gconstpointer  data)
{
  HuFloodPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL);
  HuScene scene;

  activate (self, "win.flips");
  activate (self, "win.flood");
  g_assert_false (hu_flip_panel_get_active (hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL)));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (panel)));
  g_assert_cmpint (hu_flood_panel_get_n_steps (panel), ==, 6);
  g_assert_cmpint (hu_flood_panel_get_step (panel), ==, 0);
  g_assert_cmpstr (hu_flood_panel_get_text (panel), ==, "2 hexes reached. Stopped: 6 by terrain.");

  hu_flood_panel_set_step (panel, 4);
  g_assert_cmpstr (hu_flood_panel_get_text (panel), ==,
                   "1 hex reached. A source is reached here: supply flows.");
  fill_scene (self, &scene);
  g_assert_cmpint (scene.flood->ring, ==, 4);
  g_assert_false (scene.flood->show_cut);

  hu_flood_panel_set_step (panel, 99);
  g_assert_cmpint (hu_flood_panel_get_step (panel), ==, 5);
  g_assert_cmpstr (hu_flood_panel_get_text (panel), ==,
                   "1 line gets out. One blocked hex on it cuts off the hatched area.");
  fill_scene (self, &scene);
  g_assert_true (scene.flood->show_cut);
  g_assert_cmphex (scene.overlays & HU_OVERLAY_CUT, !=, 0);

  hu_app_fixture_append (self, "move g1 0302");
  g_assert_cmpint (hu_flood_panel_get_n_steps (panel), ==, 3);
  g_assert_cmpstr (hu_flood_panel_get_text (panel), ==,
                   "No line gets out: nothing beyond these 3 hexes is reached.");

  activate (self, "win.flood");
  fill_scene (self, &scene);
  g_assert_null (scene.flood);
}

static gboolean
at_end (HuAppFixture *self,
        gpointer      data)
{
  HuFloodPanel *panel = hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL);

  return hu_flood_panel_get_step (panel) + 1 == hu_flood_panel_get_n_steps (panel) &&
         !hu_flood_panel_is_playing (panel);
}

static void
test_played (HuAppFixture  *self,
             gconstpointer  data)
{
  activate (self, "win.flood");
  hu_flood_panel_play (hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL), TRUE);
  g_assert_true (hu_flood_panel_is_playing (hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL)));
  hu_app_fixture_wait (self, at_end, NULL);
}

/* --- What if --- */

static void
test_what_if (HuAppFixture  *self,
              gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  HuScene scene;

  activate (self, "win.what-if");
  g_assert_true (gtk_widget_get_visible (hu_app_fixture_part (self, HU_TYPE_WHAT_IF_BAR)));
  g_assert_true (gtk_widget_has_css_class (hu_app_child (self->window, "map_frame"), "what-if"));

  hu_app_fixture_append (self, "move g1 0302");
  g_assert_cmpstr (hu_app_fixture_text (self, HU_TYPE_WHAT_IF_BAR), ==, "What if: 1 event that has not happened");
  g_assert_cmpstr (hu_app_text (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "sentence"), !=, "");
  fill_scene (self, &scene);
  g_assert_true (scene.before == hu_game_get_base_snapshot (game));

  /* Escape goes back to the game as it is. */
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Escape, 0));
  g_assert_false (hu_game_in_what_if (game));
  g_assert_false (gtk_widget_get_visible (hu_app_fixture_part (self, HU_TYPE_WHAT_IF_BAR)));
  g_assert_false (gtk_widget_has_css_class (hu_app_child (self->window, "map_frame"), "what-if"));
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0103");

  activate (self, "win.what-if");
  hu_app_fixture_append (self, "move g1 0302");
  activate (self, "win.what-if-keep");
  g_assert_false (hu_game_in_what_if (game));
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0302");
}

static void
respond (HuAppFixture *self,
         const char   *response)
{
  GtkWindow *dialog = hu_app_fixture_dialog (self);

  g_assert_true (ADW_IS_MESSAGE_DIALOG (dialog));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (dialog);
  hu_app_fixture_settle (self);
}

static void
test_variation (HuAppFixture  *self,
                gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  GListModel *list = hu_game_get_variations (game);

  hu_app_fixture_append (self, "note later");
  hu_game_undo (game);
  activate (self, "win.what-if");
  hu_app_fixture_append (self, "move g1 0302");
  activate (self, "win.what-if-save");
  respond (self, "save");
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);
  g_assert_false (hu_game_in_what_if (game));
  g_assert_true (hu_document_get_modified (hu_window_get_document (self->window)));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.try-variation", "u", 0));
  g_assert_true (hu_game_in_what_if (game));
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0302");

  /* What gives way to it can be kept too. */
  activate (self, "win.what-if-keep");
  respond (self, "rescue");
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 2);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 1);
  g_assert_cmpstr (hu_app_fixture_where (self, "g1"), ==, "0302");
}

/* Its maps: that of the game, and that of the variation. */
static HuMapView *
get_view (HuCompareWindow *compare,
          guint            i)
{
  GtkWidget *first = hu_app_part (compare, HU_TYPE_MAP_VIEW), *second = NULL;

  for (GtkWidget *at = first; i > 0 && second == NULL; at = gtk_widget_get_parent (at))
    for (GtkWidget *next = gtk_widget_get_next_sibling (at); next != NULL && second == NULL;
         next = gtk_widget_get_next_sibling (next))
      second = hu_app_part (next, HU_TYPE_MAP_VIEW);

  return HU_MAP_VIEW (i > 0 ? second : first);
}

static gboolean
is_drawn (HuAppFixture *self,
          gpointer      data)
{
  HuCompareWindow *compare = data;

  return hu_map_state_get_viewport (hu_map_view_get_state (get_view (compare, 1)))->width > 0;
}

static void
test_compare (HuAppFixture  *self,
              gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(HuVariation) variation = NULL;
  g_autoptr(GPtrArray) line = NULL;
  HuCompareWindow *compare;
  HuMapState *states[2];

  hu_game_begin_what_if (game, 0);
  hu_app_fixture_append (self, "move g1 0302");
  line = hu_game_dup_line (game);
  variation = hu_variation_new ("cut", 0, line);
  hu_game_leave_what_if (game);
  hu_game_add_variation (game, variation);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.compare-variation", "u", 0));

  compare = hu_app_toplevel (HU_TYPE_COMPARE_WINDOW);
  g_assert_nonnull (compare);
  hu_app_fixture_wait (self, is_drawn, compare);
  for (guint i = 0; i < 2; i++)
    states[i] = hu_map_view_get_state (get_view (compare, i));
  hu_map_state_zoom_at (states[0], 1.5, 50, 50);
  g_assert_cmpfloat (hu_map_state_get_viewport (states[0])->scale, ==, hu_map_state_get_viewport (states[1])->scale);
  hu_map_state_zoom_at (states[1], 1.5, 20, 80);
  g_assert_cmpfloat (hu_map_state_get_viewport (states[0])->scale, ==, hu_map_state_get_viewport (states[1])->scale);
  g_assert_cmpfloat (hu_map_state_get_viewport (states[0])->y, ==, hu_map_state_get_viewport (states[1])->y);
  gtk_window_close (GTK_WINDOW (compare));
  hu_app_fixture_settle (self);
}

/* The game went one way and the variation another: its arrow is the way that it went, hex by hex. */
static void
test_compare_arrow (HuAppFixture  *self,
                    gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_autoptr(HuVariation) variation = NULL;
  g_autoptr(GPtrArray) line = NULL;
  g_autofree char *way = NULL;
  guint unit = hu_app_fixture_unit (self, "g1");
  HuCompareWindow *compare;
  HuScene scene;

  hu_app_fixture_append (self, "move g1 0202");
  hu_game_undo (game);
  hu_game_begin_what_if (game, 0);
  hu_app_fixture_append (self, "move g1 0202 0302 0402; move g1 0503");
  line = hu_game_dup_line (game);
  variation = hu_variation_new ("cut", 0, line);
  hu_game_leave_what_if (game);
  hu_game_redo (game);
  hu_game_add_variation (game, variation);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.compare-variation", "u", 0));

  compare = hu_app_toplevel (HU_TYPE_COMPARE_WINDOW);
  g_assert_nonnull (compare);
  hu_app_fixture_wait (self, is_drawn, compare);
  hu_map_view_fill_scene (get_view (compare, 1), &scene);
  g_assert_nonnull (scene.before);
  g_assert_nonnull (scene.ways);
  way = hu_fixture_names (hu_game_get_scenario (game), g_ptr_array_index (scene.ways, unit));
  g_assert_cmpstr (way, ==, "0103 0202 0302 0402 0503");
  gtk_window_close (GTK_WINDOW (compare));
  hu_app_fixture_settle (self);
}

/* --- Rules, and why --- */

static gpointer
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type))
        return window;
    }

  return NULL;
}

static void
test_rules (HuAppFixture  *self,
            gconstpointer  data)
{
  HuRulesWindow *rules;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.rule", "s", "26.133"));
  rules = find_window (HU_TYPE_RULES_WINDOW);
  g_assert_nonnull (rules);
  g_assert_cmpstr (hu_rules_window_get_page (rules)->id, ==, "26.13");
  activate (self, "win.rules");
  g_assert_true (find_window (HU_TYPE_RULES_WINDOW) == rules);
  g_assert_false (hu_rules_window_show (rules, "7.7"));
  g_assert_true (hu_rules_window_show (rules, "4.3"));
  hu_app_fixture_settle (self);
  gtk_window_close (GTK_WINDOW (rules));
  hu_app_fixture_settle (self);
}

/* Every page has a drawing, and each draws something. */
static void
test_drawings (HuAppFixture  *self,
               gconstpointer  data)
{
  const HuRulePage *page;

  for (guint i = 0; (page = hu_rule_page_get (i)) != NULL; i++)
    {
      g_autoptr(HuRuleDrawing) drawing = NULL;
      cairo_surface_t *surface;
      cairo_t *cr;
      const guint32 *pixels;
      guint differ = 0;

      g_assert_nonnull (page->drawing);
      drawing = hu_rule_drawing_new (page->drawing);
      g_assert_nonnull (drawing);
      surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 200, 120);
      cr = cairo_create (surface);
      hu_rule_drawing_draw (drawing, cr, HU_THEME_LIGHT, 1, 200, 120);
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      pixels = (const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface);
      for (guint k = 1; k < 200 * 120; k++)
        differ += pixels[k] != pixels[0];
      g_assert_cmpuint (differ, >, 2000);
      cairo_surface_destroy (surface);
    }
  g_assert_null (hu_rule_drawing_new ("no such drawing"));
}

/* Every game that a page names opens, in a window of its own. */
static void
test_try_rule (HuAppFixture  *self,
               gconstpointer  data)
{
  g_autoptr(GFile) folder = hu_shipped_dup_folder ();
  const HuRulePage *page;

  g_assert_nonnull (folder);
  for (guint i = 0; (page = hu_rule_page_get (i)) != NULL; i++)
    {
      g_autoptr(GFile) file = page->game != NULL ? g_file_get_child (folder, page->game) : NULL;

      g_assert_true (file == NULL || g_file_query_exists (file, NULL));
    }

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.try-rule", "s", "4.3"));
  hu_app_fixture_settle (self);
  for (guint i = 0; i < g_list_model_get_n_items (gtk_window_get_toplevels ()); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (gtk_window_get_toplevels (), i);
      HuGame *game;

      if (!HU_IS_WINDOW (window) || HU_WINDOW (window) == self->window)
        continue;
      game = hu_document_get_game (hu_window_get_document (HU_WINDOW (window)));
      g_assert_cmpuint (hu_game_get_position (game), ==, hu_game_get_n_events (game) - 1);
      g_assert_null (hu_snapshot_get_verdict (hu_game_get_snapshot (game)));
      gtk_window_destroy (window);
      return;
    }
  g_assert_not_reached ();
}

static void
test_why_hex (HuAppFixture  *self,
              gconstpointer  data)
{
  GtkWidget *popover;

  hu_map_state_set_cursor (hu_map_view_get_state (hu_app_map (self->window)), hu_app_fixture_hex (self, "0103"));
  activate (self, "win.why-hex");
  hu_app_fixture_settle (self);
  for (popover = gtk_widget_get_last_child (hu_app_child (self->window, "overlay")); popover != NULL;
       popover = gtk_widget_get_prev_sibling (popover))
    if (HU_IS_WHY_POPOVER (popover))
      break;
  g_assert_nonnull (popover);
  gtk_popover_popdown (GTK_POPOVER (popover));
  hu_app_fixture_settle (self);
}

/* --- Why, from anywhere --- */

static HuWhyPopover *
find_why (HuAppFixture *self)
{
  GtkWidget *child = gtk_widget_get_last_child (hu_app_child (self->window, "overlay"));

  while (child != NULL && !HU_IS_WHY_POPOVER (child))
    child = gtk_widget_get_prev_sibling (child);

  return (HuWhyPopover *) child;
}

/* The first of @type below @widget that can be seen. */
static GtkWidget *
find_below (GtkWidget *widget,
            GType      type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found_below;

      if (!gtk_widget_get_mapped (child))
        continue;
      if (g_type_is_a (G_OBJECT_TYPE (child), type))
        return child;
      found_below = find_below (child, type);
      if (found_below != NULL)
        return found_below;
    }

  return NULL;
}

static gboolean
why_is_closed (HuAppFixture *self,
               gpointer      data)
{
  return find_why (self) == NULL;
}

static void
assert_why (HuAppFixture *self,
            const char   *text)
{
  HuWhyPopover *popover = find_why (self);
  g_autoptr(HuWhyNode) node = NULL;

  g_assert_nonnull (popover);
  node = hu_why_popover_dup_node (popover, 0);
  g_assert_nonnull (strstr (hu_why_node_get_text (node), text));
  gtk_popover_popdown (GTK_POPOVER (popover));
  hu_app_fixture_wait (self, why_is_closed, NULL);
}

/* F2 asks about what has the focus, and about the verdict where that is nothing. */
static void
test_why_focus (HuAppFixture  *self,
                gconstpointer  data)
{
  GtkWidget *card = find_below (hu_app_part (self->window, HU_TYPE_METER_PANEL), HU_TYPE_METER_CARD);

  g_assert_true (gtk_widget_grab_focus (card));
  activate (self, "win.why");
  assert_why (self, "lifeline");

  gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
  activate (self, "win.why");
  g_assert_null (find_why (self));
}

/* A line of the log leads to what it caused; also from the menu of its moment. */
static void
test_why_log (HuAppFixture  *self,
              gconstpointer  data)
{
  GtkWidget *list, *row;

  hu_app_fixture_append (self, "move g1 0302; end-phase");
  hu_app_fixture_settle (self);
  list = find_below (hu_app_part (self->window, HU_TYPE_LOG_PANEL), GTK_TYPE_LIST_VIEW);
  row = gtk_widget_get_first_child (list);
  hu_why_target_open (gtk_widget_get_first_child (row));
  assert_why (self, "Event 1: ");

  g_assert_true (gtk_widget_grab_focus (row));
  activate (self, "win.why");
  assert_why (self, "Event 1: ");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.why-event", "u", 2));
  assert_why (self, "Event 2: ");
}

static void
test_why_legend (HuAppFixture  *self,
                 gconstpointer  data)
{
  GtkWidget *legend = find_below (GTK_WIDGET (self->window), HU_TYPE_LEGEND);
  GtkWidget *entry = find_below (legend, GTK_TYPE_BUTTON);

  g_assert_true (gtk_widget_has_css_class (entry, "hu-legend-entry"));
  g_signal_emit_by_name (entry, "clicked");
  hu_app_fixture_settle (self);
  assert_why (self, "");
}

static void
test_why_condition (HuAppFixture  *self,
                    gconstpointer  data)
{
  GtkWidget *card = find_below (hu_app_part (self->window, HU_TYPE_METER_PANEL), HU_TYPE_CONDITION_CARD);
  GtkWidget *line = find_below (card, GTK_TYPE_BUTTON);

  hu_why_target_open (line);
  assert_why (self, "not met");
}

#define ADD(path, data, func) \
  g_test_add ("/instruments/" path, HuAppFixture, data, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("flips", NULL, test_flips);
  ADD ("margins", NULL, test_margins);
  g_test_add ("/instruments/control-flips", HuAppFixture, NULL, set_up_board, test_control_flips, tear_down);
  ADD ("cancelled", NULL, test_cancelled);
  ADD ("flood", NULL, test_flood);
  ADD ("played", NULL, test_played);
  ADD ("what-if", NULL, test_what_if);
  ADD ("variation", NULL, test_variation);
  ADD ("compare", NULL, test_compare);
  ADD ("compare-arrow", NULL, test_compare_arrow);
  ADD ("rules", NULL, test_rules);
  ADD ("drawings", NULL, test_drawings);
  ADD ("try-rule", NULL, test_try_rule);
  ADD ("why-hex", NULL, test_why_hex);
  ADD ("why-focus", NULL, test_why_focus);
  ADD ("why-log", NULL, test_why_log);
  ADD ("why-legend", NULL, test_why_legend);
  g_test_add ("/instruments/why-condition", HuAppFixture, NULL, set_up_board, test_why_condition, tear_down);

  return g_test_run ();
}
