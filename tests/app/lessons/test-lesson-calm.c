/*
 * What a lesson shows and hides, step by step, and how it ends.
 */
#include "hu-app-fixture.h"

#include <string.h>

#include "hu-clause.h"
#include "hu-lesson-end.h"
#include "hu-lesson-steps.h"
#include "hu-progress.h"
#include "hu-storey-switch.h"

static void
answer (HuAppFixture *self)
{
  g_autoptr(HuAnswer) right = hu_lesson_find_answer (hu_lesson_of (self));

  g_assert_true (hu_lesson_predict (hu_lesson_of (self), right));
  hu_app_fixture_settle (self);
}

/* Does the step as a learner would who knows all. */
static void
finish_step (HuAppFixture *self)
{
  while (hu_lesson_get_status (hu_lesson_of (self)) == HU_LESSON_OPEN)
    if (hu_lesson_get_step (hu_lesson_of (self))->kind == HU_STEP_WATCH)
      hu_lesson_act (self, "win.lesson-play");
    else if (hu_lesson_get_step (hu_lesson_of (self))->kind == HU_STEP_PREDICT)
      answer (self);
    else
      hu_lesson_act (self, "win.lesson-show");
}

static void
go_to (HuAppFixture *self,
       guint         step) /* 1 … */
{
  while (hu_lesson_get_index (hu_lesson_of (self)) + 1 < step)
    {
      finish_step (self);
      hu_lesson_act (self, "win.lesson-next");
    }
}

static gboolean
is_seen (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_mapped (widget);
}

static gboolean
sees (HuAppFixture *self,
      GType         type)
{
  return is_seen (hu_app_fixture_part (self, type));
}

/* Whether the lesson's panel has a part of @type in sight. */
static gboolean
beside (HuAppFixture *self,
        GType         type)
{
  return is_seen (hu_app_part (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL), type));
}

static guint
overlays (HuAppFixture *self)
{
  return hu_map_state_get_overlays (hu_map_view_get_state (hu_app_map (self->window)));
}

static gboolean
is_enabled (HuAppFixture *self,
            const char   *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), action);
}

/* All that lights up is in sight. */
static void
assert_in_sight (HuAppFixture *self)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  const HuViewport *viewport = hu_map_state_get_viewport (state);
  const GArray *lit = hu_map_state_get_lit (state);

  for (guint i = 0; lit != NULL && i < lit->len; i++)
    {
      HuPoint at = hu_map_state_to_view (state, hu_geometry_centre (
        hu_game_get_scenario (hu_app_fixture_game (self))->map->grid, g_array_index (lit, HuHex, i)));

      g_assert_cmpfloat (at.x, >, 0);
      g_assert_cmpfloat (at.y, >, 0);
      g_assert_cmpfloat (at.x, <, viewport->width);
      g_assert_cmpfloat (at.y, <, viewport->height);
    }
}

static void
test_width (HuAppFixture  *self,
            gconstpointer  name)
{
  GtkWidget *map = GTK_WIDGET (hu_app_map (self->window));
  int width = gtk_widget_get_width (map);
  guint n = hu_lesson_get_n_steps (hu_lesson_of (self));

  for (guint i = 1; i <= n; i++)
    {
      g_assert_cmpint (gtk_widget_get_width (map), ==, width);
      assert_in_sight (self);
      finish_step (self);
      g_assert_cmpint (gtk_widget_get_width (map), ==, width);
      assert_in_sight (self);
      if (i < n)
        hu_lesson_act (self, "win.lesson-next");
    }
}

/* A bar that comes takes nothing from a map that was whole in sight. */
static void
test_whole (HuAppFixture  *self,
            gconstpointer  name)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  const HuViewport *viewport = hu_map_state_get_viewport (state);
  const HuGrid *grid = hu_game_get_scenario (hu_app_fixture_game (self))->map->grid;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 700);
  hu_app_fixture_settle (self);
  hu_map_state_fit (state);
  for (guint step = 2; step <= hu_lesson_get_n_steps (hu_lesson_of (self)); step++)
    {
      go_to (self, step);
      finish_step (self);
      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        {
          HuPoint at = hu_map_state_to_view (state, hu_geometry_centre (grid, hex));

          g_assert_cmpfloat (at.y, >, viewport->scale / 2);
          g_assert_cmpfloat (at.y, <, viewport->height - viewport->scale / 2);
        }
    }
}

/* The lesson fits the map once; a step whose hexes are in sight leaves it as the learner has it. */
static void
test_still (HuAppFixture  *self,
            gconstpointer  name)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  HuViewport first = *hu_map_state_get_viewport (state);

  hu_map_state_zoom_at (state, 1.05, first.width / 2.0, first.height / 2.0);
  hu_app_fixture_settle (self);
  first = *hu_map_state_get_viewport (state);
  go_to (self, 4);
  g_assert_cmpfloat (hu_map_state_get_viewport (state)->scale, ==, first.scale);
  g_assert_cmpfloat (hu_map_state_get_viewport (state)->x, ==, first.x);
  g_assert_cmpfloat (hu_map_state_get_viewport (state)->y, ==, first.y);
}

static void
test_first_step (HuAppFixture  *self,
                 gconstpointer  name)
{
  g_assert_cmpuint (overlays (self), ==, HU_OVERLAY_OWNERS);
  g_assert_false (sees (self, HU_TYPE_VERDICT_BAR));
  g_assert_false (sees (self, HU_TYPE_TIME_BAR));
  g_assert_false (sees (self, HU_TYPE_METER_PANEL));
  g_assert_false (sees (self, HU_TYPE_LOG_PANEL));
  g_assert_false (is_seen (hu_app_child (self->window, "phase_button")));
  g_assert_false (is_enabled (self, "end-phase"));
  g_assert_false (is_seen (hu_app_child (self->window, "ask_button")));
  g_assert_false (is_seen (hu_app_child (self->window, "report_button")));
  g_assert_cmpstr (adw_window_title_get_subtitle (hu_app_part (self->window, ADW_TYPE_WINDOW_TITLE)), ==, "");
  g_assert_false (hu_legend_get_expanded (hu_app_part (self->window, HU_TYPE_LEGEND)));

  /* The log comes with the step that speaks of it, the bar with the question who has won. */
  go_to (self, 3);
  g_assert_false (beside (self, HU_TYPE_LOG_PANEL));
  go_to (self, 4);
  g_assert_true (beside (self, HU_TYPE_LOG_PANEL));
  g_assert_false (sees (self, HU_TYPE_VERDICT_BAR));
  go_to (self, 5);
  g_assert_true (sees (self, HU_TYPE_VERDICT_BAR));
  g_assert_false (sees (self, HU_TYPE_TIME_BAR));

  /* After the lesson everything is as it was before it. */
  hu_lesson_act (self, "win.lesson-leave");
  g_assert_cmpuint (overlays (self), ==, HU_OVERLAY_DEFAULT);
  g_assert_true (sees (self, HU_TYPE_TIME_BAR));
  g_assert_true (is_seen (hu_app_child (self->window, "phase_button")));
  g_assert_true (is_enabled (self, "end-phase"));
  g_assert_true (hu_legend_get_expanded (hu_app_part (self->window, HU_TYPE_LEGEND)));
}

static void
test_time (HuAppFixture  *self,
           gconstpointer  name)
{
  g_assert_false (sees (self, HU_TYPE_TIME_BAR));
  g_assert_false (beside (self, HU_TYPE_METER_PANEL));
  hu_lesson_act (self, "win.lesson-show");
  g_assert_true (beside (self, HU_TYPE_METER_PANEL));
  go_to (self, 7);
  g_assert_true (sees (self, HU_TYPE_TIME_BAR));
  g_assert_false (beside (self, HU_TYPE_METER_PANEL));
  g_assert_true (hu_app_shows (hu_app_fixture_part (self, HU_TYPE_TIME_BAR), "Hidden until you have answered."));
  g_assert_true (hu_app_shows (hu_app_fixture_part (self, HU_TYPE_VERDICT_BAR), "Hidden until you have answered."));
  answer (self);
  g_assert_false (gtk_widget_has_css_class (hu_app_fixture_part (self, HU_TYPE_TIME_BAR), "hu-veiled"));
}

/* A step to watch tells its rules in the words and in the order of the rulebook, under the titles of its pages; a question
 * that applies them does not. */
static void
test_rules (HuAppFixture  *self,
            gconstpointer  name)
{
  GtkWidget *rules = hu_app_child (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL), "rules");
  g_autoptr(GPtrArray) wanted = g_ptr_array_new_with_free_func (g_free);
  const GPtrArray *told;
  guint at = 0;

  go_to (self, 7); /* it names an exception before its rule */
  told = hu_lesson_get_step (hu_lesson_of (self))->clauses;
  g_assert_true (is_seen (rules));
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      guint n;
      const HuClause *clauses = hu_clauses (system, &n);

      for (guint i = 0, page = n; i < n; i++)
        {
          if (!g_ptr_array_find_with_equal_func ((GPtrArray *) told, clauses[i].id, g_str_equal, NULL))
            continue;
          if (page == n || g_strcmp0 (clauses[page].page, clauses[i].page) != 0)
            g_ptr_array_add (wanted, hu_explain_rule_title (hu_rule_page_find (clauses[i].page)));
          page = i;
          g_ptr_array_add (wanted, hu_explain_clause (&clauses[i]));
        }
    }
  g_assert_cmpuint (wanted->len, >, told->len);
  for (GtkWidget *row = gtk_widget_get_first_child (rules); row != NULL; row = gtk_widget_get_next_sibling (row), at++)
    g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (row)), ==, g_ptr_array_index (wanted, at));
  g_assert_cmpuint (at, ==, wanted->len);
  go_to (self, 8);
  g_assert_false (is_seen (rules));
}

/* Goals that would tell what the text asks are listed when they are reached, each with room for all its lines. */
static void
test_untold (HuAppFixture  *self,
             gconstpointer  name)
{
  GtkWidget *goals = hu_app_child (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL), "goals");
  int height = 0;

  go_to (self, 4);
  g_assert_true (hu_lesson_get_step (hu_lesson_of (self))->untold);
  g_assert_null (gtk_widget_get_first_child (goals));
  hu_lesson_act (self, "win.lesson-show");
  g_assert_true (is_seen (goals));
  hu_app_fixture_settle (self);
  g_assert_nonnull (gtk_widget_get_first_child (goals));
  for (GtkWidget *row = gtk_widget_get_first_child (goals); row != NULL; row = gtk_widget_get_next_sibling (row))
    height += gtk_widget_get_height (row);
  g_assert_cmpint (height, <=, gtk_widget_get_height (goals));
}

/* Where somebody is upstairs for the first time, there is a way to look there. */
static void
test_levels (HuAppFixture  *self,
             gconstpointer  name)
{
  g_assert_false (sees (self, HU_TYPE_STOREY_SWITCH));
  go_to (self, 9);
  g_assert_false (sees (self, HU_TYPE_STOREY_SWITCH));
  go_to (self, 10);
  g_assert_true (sees (self, HU_TYPE_STOREY_SWITCH));
}

/* An empty entry is no answer; that no row is open has a button. */
static void
test_none (HuAppFixture  *self,
           gconstpointer  name)
{
  HuLessonPanel *panel = hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL);
  GtkWidget *entry = hu_app_child (panel, "entry");

  go_to (self, 2);
  g_assert_false (gtk_widget_get_sensitive (hu_app_child (panel, "answer")));
  g_signal_emit_by_name (entry, "activate");
  g_assert_null (hu_lesson_get_wrong (hu_lesson_of (self)));
  gtk_editable_set_text (GTK_EDITABLE (entry), "first");
  g_signal_emit_by_name (entry, "activate");
  g_assert_null (hu_lesson_get_wrong (hu_lesson_of (self)));
  g_assert_true (hu_app_shows (panel, "Not all of “first” is on the map."));
  gtk_editable_set_text (GTK_EDITABLE (entry), "1");
  g_assert_true (gtk_widget_get_sensitive (hu_app_child (panel, "answer")));
  g_assert_true (is_seen (hu_app_child (panel, "none")));
  g_signal_emit_by_name (hu_app_child (panel, "none"), "clicked");
  g_assert_cmpuint (hu_lesson_get_wrong (hu_lesson_of (self))->set->len, ==, 0);
}

/* On a small screen too, whoever judges an ending sees all that he has to fill in. */
static void
test_ending (HuAppFixture  *self,
             gconstpointer  name)
{
  GtkWidget *panel = hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL);
  graphene_rect_t bounds;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 700);
  go_to (self, hu_lesson_get_n_steps (hu_lesson_of (self)) - 4);
  g_assert_true (gtk_widget_compute_bounds (hu_app_child (panel, "entry"), panel, &bounds));
  g_assert_null (gtk_widget_get_ancestor (hu_app_child (panel, "entry"), GTK_TYPE_SCROLLED_WINDOW));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (panel));
  answer (self);
  g_assert_false (is_seen (hu_app_child (panel, "entry")));
}

/* No menu, key, overlay or spoken word answers an open question. */
static void
test_hidden (HuAppFixture  *self,
             gconstpointer  name)
{
  static const char * const telling[] = { "flips", "flood", "why", "why-hex", "report", "copy-table", "compare-variation" };
  HuMapView *map = hu_app_map (self->window);

  go_to (self, 5);
  hu_map_view_go_to (map, hu_app_fixture_hex (self, "0302"));
  hu_app_fixture_settle (self);
  for (guint i = 0; i < G_N_ELEMENTS (telling); i++)
    g_assert_false (is_enabled (self, telling[i]));
  g_assert_cmpuint (hu_map_view_get_tells (map) & 1u << HU_SHOW_SUPPLY, ==, 0);
  hu_app_fixture_map_action (self, "trace", g_variant_new_int32 (HU_SIDE_NONE));
  g_assert_cmpint (hu_map_state_get_trace_hex (hu_map_view_get_state (map)), ==, HU_HEX_NONE);
  g_action_group_change_action_state (hu_map_view_get_actions (map), "show-supply", g_variant_new_boolean (TRUE));
  g_assert_cmpuint (overlays (self) & HU_OVERLAY_SUPPLY, ==, 0);
  g_assert_cmpuint (overlays (self) & HU_OVERLAY_ZOC, !=, 0);

  answer (self);
  g_assert_true (is_enabled (self, "why"));
  g_assert_true (is_enabled (self, "flips"));
  g_assert_true (is_enabled (self, "report"));
  g_assert_cmpuint (overlays (self) & HU_OVERLAY_SUPPLY, !=, 0);
}

/* The first answer, wrong, gets a reason that does not name the right one. */
static void
check_wrong (HuAppFixture *self,
             guint         step,
             gint64        wrong,
             const char   *because)
{
  HuLessonPanel *panel = hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL);
  g_autoptr(HuAnswer) answered = hu_answer_new (HU_ANSWER_SIDE, wrong);

  go_to (self, step);
  g_assert_false (hu_lesson_predict (hu_lesson_of (self), answered));
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_app_text (panel, "because"), ==, because);
}

static void
test_wrong_holder (HuAppFixture  *self,
                   gconstpointer  name)
{
  check_wrong (self, 3, HU_SIDE_FIRST, "No unit of the other side has entered 0503 since the set-up.");
}

static void
test_wrong_winner (HuAppFixture  *self,
                   gconstpointer  name)
{
  check_wrong (self, 8, HU_SIDE_SECOND, "This side meets no victory condition at that moment.");
}

static gboolean
is_next_known (HuAppFixture *self,
               gpointer      data)
{
  return gtk_widget_get_visible (hu_app_child (self->window, "next_title")) &&
         gtk_widget_get_visible (gtk_widget_get_ancestor (hu_app_child (self->window, "next_title"), GTK_TYPE_BUTTON));
}

static void
test_end (HuAppFixture  *self,
          gconstpointer  name)
{
  HuLessonPanel *panel = hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL);
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = NULL;
  g_autoptr(GArray) scores = NULL;
  GtkWidget *steps;

  go_to (self, 3);
  hu_lesson_act (self, "win.lesson-hint");
  go_to (self, hu_lesson_get_n_steps (hu_lesson_of (self)));
  hu_lesson_act (self, "win.lesson-next");

  g_assert_true (hu_lesson_is_over (hu_lesson_of (self)));
  g_assert_true (beside (self, HU_TYPE_LESSON_END));
  g_assert_true (hu_app_shows (panel, "Lesson finished"));
  g_assert_true (hu_app_shows (panel, hu_game_get_scenario (hu_app_fixture_game (self))->title));
  g_assert_nonnull (strstr (hu_app_text (panel, "summary"), "when a hex wins the game"));
  g_assert_cmpstr (hu_app_text (panel, "count"), ==, "0 of 4 steps at the first try");
  steps = hu_app_child (panel, "steps");
  g_assert_nonnull (hu_app_labelled (steps, GTK_TYPE_BUTTON, "Driving through: Shown"));
  g_assert_nonnull (hu_app_labelled (steps, GTK_TYPE_BUTTON, "Next to it: With a hint"));
  g_assert_nonnull (hu_app_labelled (steps, GTK_TYPE_BUTTON, "Take a hex back: Shown"));
  hu_app_fixture_wait (self, is_next_known, NULL);
  g_assert_cmpstr (hu_app_text (panel, "next_title"), ==, "Next: A supply line through a zone of control");

  progress = hu_progress_new (path);
  g_assert_true (hu_progress_is_finished (progress, name));
  scores = hu_progress_list_steps (progress, name, HU_PROGRESS_SCORES);
  g_assert_cmpint (g_array_index (scores, gint, 2), ==, HU_SCORE_HINT);

  /* A step of the list is done again; the end can be left for the last step; and one plays on from there. */
  g_signal_emit_by_name (hu_app_labelled (steps, GTK_TYPE_BUTTON, "Next to it: With a hint"), "clicked");
  hu_app_fixture_settle (self);
  g_assert_cmpuint (hu_lesson_get_index (hu_lesson_of (self)), ==, 2);
  g_assert_cmpint (hu_lesson_get_status (hu_lesson_of (self)), ==, HU_LESSON_OPEN);
  go_to (self, hu_lesson_get_n_steps (hu_lesson_of (self)));
  hu_lesson_act (self, "win.lesson-next");
  hu_lesson_act (self, "win.lesson-back");
  g_assert_false (hu_lesson_is_over (hu_lesson_of (self)));
  g_assert_cmpuint (hu_lesson_get_index (hu_lesson_of (self)) + 1, ==, hu_lesson_get_n_steps (hu_lesson_of (self)));
  hu_lesson_act (self, "win.lesson-next");
  hu_lesson_act (self, "win.lesson-leave");
  g_assert_null (hu_lesson_of (self));
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("hu-calm-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

#define ADD(path, lesson, function) g_test_add (path, HuAppFixture, lesson, hu_lesson_set_up, function, hu_lesson_tear_down)
  ADD ("/calm/width/sudden-death", "sudden-death-4-instant", test_width);
  ADD ("/calm/width/front-line", "front-line-2-brackets", test_width);
  ADD ("/calm/width/control", "control-1-bridge", test_width);
  ADD ("/calm/whole/time", "front-line-2-brackets", test_whole);
  ADD ("/calm/whole/verdict", "objectives-1-conditions", test_whole);
  ADD ("/calm/still", "sudden-death-1-whose-hex", test_still);
  ADD ("/calm/first-step", "sudden-death-1-whose-hex", test_first_step);
  ADD ("/calm/time", "sudden-death-4-instant", test_time);
  ADD ("/calm/levels", "control-5-soldiers", test_levels);
  ADD ("/calm/rules", "control-9-captives", test_rules);
  ADD ("/calm/untold", "control-9-captives", test_untold);
  ADD ("/calm/none", "front-line-2-brackets", test_none);
  ADD ("/calm/ending", "sudden-death-6-defender", test_ending);
  ADD ("/calm/hidden", "sudden-death-2-negated", test_hidden);
  ADD ("/calm/wrong/holder", "sudden-death-1-whose-hex", test_wrong_holder);
  ADD ("/calm/wrong/winner", "sudden-death-4-instant", test_wrong_winner);
  ADD ("/calm/end", "sudden-death-1-whose-hex", test_end);
#undef ADD

  return g_test_run ();
}
