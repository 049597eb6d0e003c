/*
 * The supply of each unit on the map: found where it is shown, and anew in each position.
 */
#include <string.h>

#include "hu-app-fixture.h"
#include "hu-army-rows.h"
#include "hu-army-page.h"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, "g1 german 0103; s1 soviet 0303; s2 soviet 0301", "");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_map_state_set_overlays (hu_map_view_get_state (hu_app_map (self->window)), HU_OVERLAY_DEFAULT);
  hu_app_fixture_tear_down (self);
}

static const guint8 *
get_marks (HuAppFixture *self)
{
  HuScene scene;

  hu_map_view_fill_scene (hu_app_map (self->window), &scene);

  return scene.marks;
}

static void
test_marks (HuAppFixture  *self,
            gconstpointer  data)
{
  GActionGroup *actions = hu_map_view_get_actions (hu_app_map (self->window));
  guint german = hu_app_fixture_unit (self, "g1"), soviet = hu_app_fixture_unit (self, "s1");

  g_assert_null (get_marks (self));
  g_assert_true (g_action_group_get_action_enabled (actions, "show-army"));
  g_action_group_change_action_state (actions, "show-army", g_variant_new_boolean (TRUE));
  hu_app_fixture_settle (self);
  g_assert_cmpint (get_marks (self)[german], ==, HU_SUPPLY_MARK_NONE);
  g_assert_cmpint (get_marks (self)[soviet], ==, HU_SUPPLY_MARK_NARROW);
  g_assert_true (hu_app_shows (hu_app_fixture_part (self, HU_TYPE_LEGEND), "In supply, but one hex cuts it off"));

  hu_app_fixture_append (self, "move g1 0302");
  hu_app_fixture_settle (self);
  g_assert_cmpint (get_marks (self)[soviet], ==, HU_SUPPLY_MARK_OUT);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.undo", NULL);
  hu_app_fixture_settle (self);
  g_assert_cmpint (get_marks (self)[soviet], ==, HU_SUPPLY_MARK_NARROW);
}

/* --- The list --- */

static GListModel *
get_lines (HuAppFixture *self)
{
  return hu_side_page_get_rows (hu_app_part (self->window, HU_TYPE_ARMY_PAGE));
}

static HuRow *
find_line (HuAppFixture *self,
           const char   *id)
{
  GListModel *lines = get_lines (self);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr(HuRow) line = g_list_model_get_item (lines, i);

      if (line->subject == hu_app_fixture_unit (self, id))
        return line;
    }

  return NULL;
}

static gboolean
knows_since (HuAppFixture *self,
             gpointer      id)
{
  return find_line (self, id) != NULL && find_line (self, id)->numbers[HU_ARMY_ROW_TURNS] != 0;
}

static void
test_list (HuAppFixture  *self,
           gconstpointer  data)
{
  HuSidePage *page;
  GtkColumnView *view;
  GListModel *columns;
  g_autoptr(GtkColumnViewColumn) turns = NULL;
  g_autoptr(HuRow) first = NULL;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.army", NULL);
  hu_app_fixture_settle (self);
  g_assert_cmpuint (g_list_model_get_n_items (get_lines (self)), ==, 2);
  g_assert_null (find_line (self, "g1"));
  g_assert_cmpstr (hu_row_get_words (find_line (self, "s1"), HU_ARMY_ROW_LENGTH), ==, "2");
  g_assert_cmpstr (hu_row_get_words (find_line (self, "s1"), HU_ARMY_ROW_WIDTH), ==, "1");
  g_assert_cmpuint (find_line (self, "s2")->group, ==, HU_SUPPLY_MARK_IN);

  /* Cut off in the first turn, and still in the second. */
  hu_app_fixture_append (self, "move g1 0302; end-phase; end-phase");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.army", NULL);
  hu_app_fixture_wait (self, knows_since, (gpointer) "s1");
  g_assert_cmpuint (find_line (self, "s1")->group, ==, HU_SUPPLY_MARK_OUT);
  g_assert_cmpstr (hu_row_get_words (find_line (self, "s1"), HU_ARMY_ROW_TURNS), ==, "2");
  g_assert_cmpint (find_line (self, "s2")->numbers[HU_ARMY_ROW_TURNS], ==, 0);

  /* The column of turns brings those first that have been without supply the longest. */
  page = hu_app_part (self->window, HU_TYPE_ARMY_PAGE);
  view = hu_side_page_get_view (page);
  columns = gtk_column_view_get_columns (view);
  turns = g_list_model_get_item (columns, 3);
  g_assert_cmpstr (gtk_column_view_column_get_title (turns), ==, "Turns");
  gtk_column_view_sort_by_column (view, turns, GTK_SORT_DESCENDING);
  hu_app_fixture_settle (self);
  first = g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (view)), 0);
  g_assert_cmpint (first->numbers[HU_ARMY_ROW_TURNS], ==, 0);
  g_clear_object (&first);
  gtk_column_view_sort_by_column (view, turns, GTK_SORT_ASCENDING);
  hu_app_fixture_settle (self);
  first = g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (view)), 0);
  g_assert_cmpint (first->numbers[HU_ARMY_ROW_TURNS], ==, -2);
  gtk_drop_down_set_selected (hu_app_child (hu_app_part (self->window, HU_TYPE_ARMY_PAGE), "groups"), 1);
  hu_app_fixture_settle (self);
  g_assert_cmpuint (g_list_model_get_n_items (hu_side_page_get_listed (page)), ==, 1);
}

/* The end of a phase says it. */
static void
test_phase (HuAppFixture  *self,
            gconstpointer  data)
{
  g_autofree char *cut = NULL, *none = NULL, *back = NULL;

  hu_app_fixture_append (self, "move g1 0302; end-phase");
  cut = hu_army_word_changes (hu_app_fixture_game (self));
  g_assert_nonnull (strstr (cut, "Cut off from supply: "));
  g_assert_null (strstr (cut, "Back in supply"));
  hu_app_fixture_append (self, "end-phase");
  none = hu_army_word_changes (hu_app_fixture_game (self));
  g_assert_null (none);
  hu_app_fixture_append (self, "move g1 0103");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.end-phase", NULL);
  hu_app_fixture_settle (self);
  back = hu_army_word_changes (hu_app_fixture_game (self));
  g_assert_nonnull (strstr (back, "Back in supply: "));
  g_assert_true (hu_app_shows (self->window, back));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  g_test_add ("/army/marks", HuAppFixture, NULL, set_up, test_marks, tear_down);

  g_test_add ("/army/list", HuAppFixture, NULL, set_up, test_list, tear_down);
  g_test_add ("/army/phase", HuAppFixture, NULL, set_up, test_phase, tear_down);

  return g_test_run ();
}
