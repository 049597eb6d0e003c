/*
 * Rules, and why: the window of rules with its drawings and what can be tried, and the reasons of whatever has the
 * focus.
 */
#include <string.h>

#include "hu-app-fixture.h"
#include "hu-control-condition-card.h"
#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-legend.h"
#include "hu-meter-card.h"
#include "hu-rule-drawing.h"
#include "hu-rule-page.h"
#include "hu-rule-view.h"
#include "hu-rules-window.h"
#include "hu-shipped.h"
#include "hu-why-node.h"
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

static void
set_up_board (HuAppFixture  *self,
              gconstpointer  data)
{
  g_autoptr(HuScenario) scenario =
    hu_control_fixture ("b D3 E3 levels=1", "g german squad A1; r russian squad E3/1", "russian D3 E3");
  HuTerm *needs = hu_control_fixture_condition ("buildings");
  gint32 building = 0;

  g_array_append_val (hu_control_fixture_items (needs), building);
  hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, needs);
  hu_app_fixture_set_up_scenario (self, scenario, "");
}

/* --- Rules, and why --- */

/* The row of the list and the page beside it are those of this rule. */
static void
assert_shown (HuRulesWindow *rules,
              const char    *id)
{
  g_autofree char *title = hu_explain_rule_title (hu_rule_page_find (id));
  GtkListBoxRow *row = gtk_list_box_get_selected_row (hu_app_child (rules, "list"));

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_list_box_row_get_child (row))), ==, title);
  g_assert_cmpstr (hu_app_text (hu_app_part (rules, HU_TYPE_RULE_VIEW), "title"), ==, title);
}

static void
test_rules (HuAppFixture  *self,
            gconstpointer  data)
{
  HuRulesWindow *rules;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->window), "win.rule", "s", "26.133"));
  rules = hu_app_toplevel (HU_TYPE_RULES_WINDOW);
  g_assert_nonnull (rules);
  assert_shown (rules, "26.13");
  activate (self, "win.rules");
  g_assert_true (hu_app_toplevel (HU_TYPE_RULES_WINDOW) == rules);
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

static HuWhyPopover *
find_why (HuAppFixture *self)
{
  GtkWidget *child = gtk_widget_get_last_child (hu_app_child (self->window, "overlay"));

  while (child != NULL && !HU_IS_WHY_POPOVER (child))
    child = gtk_widget_get_prev_sibling (child);

  return (HuWhyPopover *) child;
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
  GListModel *lines;
  g_autoptr(GtkTreeListRow) row = NULL;
  g_autoptr(HuWhyNode) node = NULL;

  g_assert_nonnull (popover);
  lines = G_LIST_MODEL (gtk_list_view_get_model (hu_app_part (popover, GTK_TYPE_LIST_VIEW)));
  row = g_list_model_get_item (lines, 0);
  node = gtk_tree_list_row_get_item (row);
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

/* The numbers of rules are links in the whole colour of links: text that is paler lends them its alpha. */
static void
test_why_links (HuAppFixture  *self,
                gconstpointer  data)
{
  GtkWidget *number;
  GdkRGBA color;

  gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
  activate (self, "win.why");
  hu_app_fixture_settle (self);
  number = hu_app_styled (hu_app_part (self->window, HU_TYPE_WHY_POPOVER), "hu-rule");
  g_assert_nonnull (number);
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_style_context_get_color (gtk_widget_get_style_context (number), &color);
  G_GNUC_END_IGNORE_DEPRECATIONS
  g_assert_cmpfloat (color.alpha, ==, 1);
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
  g_test_add ("/why/" path, HuAppFixture, data, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  ADD ("rules", NULL, test_rules);
  ADD ("drawings", NULL, test_drawings);
  ADD ("try-rule", NULL, test_try_rule);
  ADD ("hex", NULL, test_why_hex);
  ADD ("focus", NULL, test_why_focus);
  ADD ("links", NULL, test_why_links);
  ADD ("log", NULL, test_why_log);
  ADD ("legend", NULL, test_why_legend);
  g_test_add ("/why/condition", HuAppFixture, NULL, set_up_board, test_why_condition, tear_down);

  return g_test_run ();
}
