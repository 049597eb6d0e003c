/*
 * Practice in its window: a question answered wrong and right, the next, the map of the rulebook, and the day's position.
 */
#include "hu-app-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "hu-mastery.h"
#include "hu-practice-window.h"
#include "hu-rulebook-map.h"

#define DRAWS 60 /* of positions, until one has what is looked for */
#define DAY 739945u

static HuPracticeWindow *window;

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  g_autofree char *kept = hu_progress_dup_path ();
  g_autoptr(GPtrArray) none = g_ptr_array_new ();

  g_remove (kept);
  hu_app_fixture_set_up (self, "g1 german 0303; s1 soviet 0501", "");
  window = HU_PRACTICE_WINDOW (hu_practice_window_new (GTK_WINDOW (self->window), DAY, none, none, none));
  gtk_window_present (GTK_WINDOW (window));
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (window));
  hu_app_fixture_tear_down (self);
}

static void
wait_for_question (HuDrillQuestion *before)
{
  HuDrillPanel *panel = hu_app_part (window, HU_TYPE_DRILL_PANEL);

  while (hu_drill_panel_get_question (panel) == NULL || hu_drill_panel_get_question (panel) == before)
    g_main_context_iteration (NULL, TRUE);
}

static void
answer (gboolean right)
{
  HuDrillPanel *panel = hu_app_part (window, HU_TYPE_DRILL_PANEL);
  HuDrillQuestion *question = hu_drill_panel_get_question (panel);
  g_autoptr(HuAnswer) given = hu_drill_question_find_answer (question);

  if (!right && question->puzzle)
    hu_answer_remove (given, g_array_index (given->set, gint, 0));
  else if (!right)
    given->number = given->number == 1 ? 0 : 1;
  g_signal_emit_by_name (hu_drill_panel_get_answers (panel), "answered", given);
}

static GtkWidget *
find_label (GtkWidget  *root,
            const char *text)
{
  if (!gtk_widget_get_visible (root))
    return NULL;
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), text) != NULL)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
ask_about (const char *clause)
{
  HuDrillPanel *panel = hu_app_part (window, HU_TYPE_DRILL_PANEL);
  HuDrillQuestion *before = hu_drill_panel_get_question (panel);

  gtk_widget_activate_action (GTK_WIDGET (window), "practice.clause", "s", clause);
  wait_for_question (before);
}

static HuSpacing
kept (const char *clause)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = hu_progress_new (path);
  HuSpacing spacing;

  hu_progress_get_clause (progress, clause, &spacing);

  return spacing;
}

/* Wrong: said where, and asked once more; then right. It comes again today. */
static void
test_wrong (HuAppFixture  *self,
            gconstpointer  data)
{
  HuDrillPanel *panel = hu_app_part (window, HU_TYPE_DRILL_PANEL);
  HuSpacing spacing;

  ask_about ("26.14/any-level");
  g_assert_cmpstr (hu_drill_panel_get_question (panel)->clause, ==, "26.14/any-level");
  answer (FALSE);
  g_assert_false (hu_drill_panel_is_answered (panel));
  g_assert_nonnull (find_label (GTK_WIDGET (panel), "You have a second try"));
  g_assert_null (find_label (GTK_WIDGET (panel), "This clause comes again"));
  answer (TRUE);
  g_assert_true (hu_drill_panel_is_answered (panel));
  g_assert_nonnull (find_label (GTK_WIDGET (panel), "0 of 1 right"));
  g_assert_nonnull (find_label (GTK_WIDGET (panel), "26.14 · "));
  g_assert_nonnull (find_label (GTK_WIDGET (panel), "comes again today"));
  spacing = kept ("26.14/any-level");
  g_assert_true (spacing.again);
  g_assert_cmpuint (spacing.right, ==, 0);
}

static void
test_right (HuAppFixture  *self,
            gconstpointer  data)
{
  HuDrillPanel *panel = hu_app_part (window, HU_TYPE_DRILL_PANEL);
  HuDrillQuestion *question;

  ask_about ("8/zoc");
  question = hu_drill_panel_get_question (panel);
  answer (TRUE);
  g_assert_nonnull (find_label (GTK_WIDGET (panel), "comes again tomorrow"));
  g_assert_cmpuint (kept ("8/zoc").due, ==, DAY + 1);

  /* The next is another, and the same clause does not come twice in a row. */
  gtk_widget_activate_action (GTK_WIDGET (window), "practice.next", NULL);
  wait_for_question (question);
  g_assert_cmpstr (hu_drill_panel_get_question (panel)->clause, !=, "8/zoc");
  g_assert_false (hu_drill_panel_is_answered (panel));
}

/* Some position of the clause, which is drawn anew each time, says this; and none says what has no meaning (@never). */
static void
assert_told_but (const char         *clause,
                 const char         *words,
                 const char * const *never)
{
  GtkWidget *panel = hu_app_part (window, HU_TYPE_DRILL_PANEL);

  for (guint i = 0; i < DRAWS; i++)
    {
      ask_about (clause);
      for (guint j = 0; never[j] != NULL; j++)
        g_assert_null (find_label (panel, never[j]));
      if (find_label (panel, words) != NULL)
        return;
    }
  g_error ("of %d positions of %s none says “%s”", DRAWS, clause, words);
}

static void
assert_told (const char *clause,
             const char *words)
{
  assert_told_but (clause, words, (const char * const []) { "this condition", "Where both or neither", "when: ", NULL });
}

/* An event that changes nothing has no rulings that would say so. */
static void
test_nobody (HuAppFixture  *self,
             gconstpointer  data)
{
  HuDrillPanel *panel = hu_app_part (window, HU_TYPE_DRILL_PANEL);

  for (guint i = 0; i < DRAWS; i++)
    {
      HuDrillQuestion *question;
      g_autoptr(HuAnswer) right = NULL;

      ask_about ("26.2/landing");
      question = hu_drill_panel_get_question (panel);
      right = hu_drill_question_find_answer (question);
      if (question->kind != HU_DRILL_GAIN || right->number != HU_SIDE_NONE)
        continue;
      answer (TRUE);
      g_assert_nonnull (find_label (GTK_WIDGET (panel), "Nobody gains points by that, and nobody wins."));
      return;
    }
  g_error ("in none of %d positions an event gains nothing", DRAWS);
}

/* Conditions are told part by part; a sentence that says "this condition" beside no condition says nothing. */
static void
test_conditions (HuAppFixture  *self,
                 gconstpointer  data)
{
  assert_told ("26.3/avoided", "wins at the end by");
  assert_told_but ("26.3/avoided", "• If no condition has been met when the game ends, the ",
                   (const char * const []) { "Where these are not met", NULL });
  assert_told ("outcomes/otherwise", "• German victory, ");
  assert_told ("outcomes/otherwise", "• If no condition has been met when the game ends, the ");
  assert_told ("outcomes/otherwise", "• Supply comes from: German: edges of the map: west");
}

/* What was so before, which no map shows, and what stood on a counter that is gone. */
static void
test_before (HuAppFixture  *self,
             gconstpointer  data)
{
  static const struct
  {
    const char *clause, *words;
  } cases[] = {
    { "26.12/reverts", "If no vehicle held it: " },
    { "26.221/eliminated", "armor factor " },
    { "26.221/eliminated", "; was in " },
    { "schedule/at-the-end", "Among these, as if the game had ended then: " },
    { "9.5/failed", " so far): if not" },
    { "points/once", ", held last by: " },
    { "points/once", "Among these: " },
    { "levels/up-to", "Soviet decisive victory · " },
    { "levels/below", "Points: German " },
  };
  const char * const never[] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_told_but (cases[i].clause, cases[i].words, never);
}

/* Zones of control are drawn, or would answer. */
static void
test_zones (HuAppFixture  *self,
            gconstpointer  data)
{
  static const struct
  {
    const char *clause;
    gboolean    drawn;
  } cases[] = {
    { "8/zoc", TRUE },
    { "8/negated", TRUE },
    { "4.3/own-source", TRUE },
    { "8/hexside", FALSE },
    { "4.2/any-hex", FALSE },
    { "line/bracketed", FALSE },
    { "line/own-zoc", FALSE },
    { "26.11/prisoner", FALSE },
  };
  HuMapState *state = hu_map_view_get_state (hu_app_part (window, HU_TYPE_MAP_VIEW));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ask_about (cases[i].clause);
      g_assert_cmpint ((hu_map_state_get_overlays (state) & HU_OVERLAY_ZOC) != 0, ==, cases[i].drawn);
      gtk_widget_activate_action (GTK_WIDGET (window), "practice.show", NULL);
      g_assert_cmpint ((hu_map_state_get_overlays (state) & HU_OVERLAY_ZOC) != 0, ==, cases[i].drawn);
    }
}

/* The map hides what would answer, until it is answered; and closing the window over a search ends that. */
static void
test_hidden (HuAppFixture  *self,
             gconstpointer  data)
{
  HuMapView *map = hu_app_part (window, HU_TYPE_MAP_VIEW);

  ask_about ("26.14/any-level");
  g_assert_true (hu_map_view_is_veiled (map));
  answer (TRUE);
  g_assert_false (hu_map_view_is_veiled (map));
  ask_about ("8/zoc");
  g_assert_true (hu_map_view_is_veiled (map));
  gtk_widget_activate_action (GTK_WIDGET (window), "practice.show", NULL);
  g_assert_false (hu_map_view_is_veiled (map));

  gtk_widget_activate_action (GTK_WIDGET (window), "practice.next", NULL);
}

/* The game's own window is left alone. */
static void
test_shown (HuAppFixture  *self,
            gconstpointer  data)
{
  HuDrillPanel *panel = hu_app_part (window, HU_TYPE_DRILL_PANEL);
  HuGame *game = hu_app_fixture_game (self);

  ask_about ("line/zoc");
  gtk_widget_activate_action (GTK_WIDGET (window), "practice.show", NULL);
  g_assert_true (hu_drill_panel_is_answered (panel));
  g_assert_nonnull (find_label (GTK_WIDGET (panel), "The answer is"));
  g_assert_cmpuint (kept ("line/zoc").right, ==, 0);
  g_assert_true (hu_app_fixture_game (self) == game);
}

static guint
count_cells (GtkWidget  *root,
             const char *style_class)
{
  guint n = GTK_IS_LABEL (root) && gtk_widget_has_css_class (root, "hu-rulebook-mark") &&
            gtk_widget_has_css_class (root, style_class);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_cells (child, style_class);

  return n;
}

/* A cell for each clause, and its state by a mark. */
static void
test_map (HuAppFixture  *self,
          gconstpointer  data)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) begun = hu_progress_new (path);
  guint all = 0;

  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      guint n;

      (void) hu_clauses (system, &n);
      all += n;
    }
  /* It says what to do next: for a new learner the first lesson, then a clause, by its rule. */
  hu_practice_window_show_map (window);
  g_assert_nonnull (find_label (GTK_WIDGET (window), "Next: the first lesson"));
  g_assert_true (hu_progress_set (begun, "sudden-death-1-whose-hex", 1, FALSE, NULL));
  /* One of each state is the legend's. */
  g_assert_cmpuint (count_cells (GTK_WIDGET (window), "new"), ==, all + 1);
  ask_about ("8/zoc");
  answer (TRUE);
  hu_practice_window_show_map (window);
  g_assert_null (find_label (GTK_WIDGET (window), "Next: the first lesson"));
  g_assert_nonnull (find_label (GTK_WIDGET (window), "Next: "));
  g_assert_cmpuint (count_cells (GTK_WIDGET (window), "new"), ==, all);
  g_assert_cmpuint (count_cells (GTK_WIDGET (window), "practised"), ==, 2);
}

/* The day's position is a puzzle and the same again; solved, it counts among the days, and the map shows the solution. */
static void
test_today (HuAppFixture  *self,
            gconstpointer  data)
{
  HuDrillPanel *panel = hu_app_part (window, HU_TYPE_DRILL_PANEL);
  HuMapView *map = hu_app_part (window, HU_TYPE_MAP_VIEW);
  GtkWidget *rules = hu_app_part (panel, GTK_TYPE_DROP_DOWN);
  g_autofree char *path = hu_progress_dup_path ();
  g_autofree char *clause = NULL;
  g_autoptr(HuProgress) progress = NULL;
  HuDrillQuestion *question;
  guint n;

  hu_practice_window_ask_today (window);
  wait_for_question (NULL);
  clause = g_strdup (hu_drill_panel_get_question (panel)->clause);
  /* Which rules are practised says nothing about the position of the day. */
  g_assert_false (gtk_widget_get_visible (rules));
  ask_about ("8/unit");
  g_assert_true (gtk_widget_get_visible (rules));
  hu_practice_window_ask_today (window);
  wait_for_question (hu_drill_panel_get_question (panel));
  question = hu_drill_panel_get_question (panel);
  g_assert_cmpstr (question->clause, ==, clause);
  g_assert_true (question->puzzle);
  g_assert_nonnull (find_label (GTK_WIDGET (panel), "Today’s position"));
  g_assert_nonnull (find_label (GTK_WIDGET (panel), "Find "));

  n = hu_game_get_n_events (question->game);
  answer (FALSE);
  g_assert_nonnull (find_label (GTK_WIDGET (panel), "You have a second try"));
  g_assert_cmpuint (hu_game_get_n_events (hu_map_view_get_game (map)), ==, n);
  answer (TRUE);
  g_assert_true (hu_drill_panel_is_answered (panel));
  g_assert_nonnull (find_label (GTK_WIDGET (panel), "Right: "));
  g_assert_cmpuint (hu_game_get_n_events (hu_map_view_get_game (map)), ==, n + 1);
  progress = hu_progress_new (path);
  g_assert_cmpuint (hu_progress_count_days (progress, DAY), ==, 1);
  /* Only a row of days is worth a word. */
  g_assert_null (find_label (GTK_WIDGET (panel), "consecutive"));
}

/* Hexes are clicked: as many as make an answer; the next click begins a new one. */
static void
test_clicks (HuAppFixture  *self,
             gconstpointer  data)
{
  HuDrillPanel *panel = hu_app_part (window, HU_TYPE_DRILL_PANEL);
  HuAnswerBox *answers = hu_drill_panel_get_answers (panel);
  HuDrillQuestion *question;
  guint n;

  hu_practice_window_ask_today (window);
  wait_for_question (NULL);
  question = hu_drill_panel_get_question (panel);
  n = hu_drill_question_get_n_hexes (question);
  for (guint i = 0; i < n; i++)
    g_assert_true (hu_answer_box_toggle_hex (answers, g_array_index (question->solution->set, HuHex, i)));
  g_assert_true (hu_answer_box_holds (answers, question->solution));
  g_assert_true (hu_answer_box_toggle_hex (answers, g_array_index (question->solution->set, HuHex, 0) == 0 ? 1 : 0));
  {
    g_autoptr(GArray) marks = hu_answer_box_list_marks (answers);

    g_assert_cmpuint (marks->len, ==, 1);
  }
}

/* The rules that are chosen are asked about, and chosen again next time. */
static void
test_rules (HuAppFixture  *self,
            gconstpointer  data)
{
  GtkDropDown *rules = hu_app_part (hu_app_part (window, HU_TYPE_DRILL_PANEL), GTK_TYPE_DROP_DOWN);
  HuDrillPanel *panel = hu_app_part (window, HU_TYPE_DRILL_PANEL);
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = NULL;
  g_autofree char *of = NULL;

  gtk_drop_down_set_selected (rules, 1 + HU_SYSTEM_FRONT_LINE);
  for (guint i = 0; i < 3; i++)
    {
      HuDrillQuestion *before = hu_drill_panel_get_question (panel);
      g_autoptr(GArray) hexes = NULL;

      gtk_widget_activate_action (GTK_WIDGET (window), "practice.next", NULL);
      wait_for_question (before);
      g_assert_cmpint (hu_drill_panel_get_question (panel)->system, ==, HU_SYSTEM_FRONT_LINE);
      hu_app_fixture_settle (self);
      hexes = hu_drill_question_list_hexes (hu_drill_panel_get_question (panel));
      g_assert_true (hu_map_view_is_readable (hu_app_part (window, HU_TYPE_MAP_VIEW), hexes));
    }
  progress = hu_progress_new (path);
  of = hu_progress_dup_practice (progress);
  g_assert_cmpstr (of, ==, hu_system_to_string (HU_SYSTEM_FRONT_LINE));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*test) (HuAppFixture *, gconstpointer);
  } tests[] = {
    { "/practice/wrong", test_wrong }, { "/practice/right", test_right }, { "/practice/shown", test_shown },
    { "/practice/zones", test_zones },
    { "/practice/hidden", test_hidden },
    { "/practice/conditions", test_conditions },
    { "/practice/nobody", test_nobody },
    { "/practice/before", test_before },
    { "/practice/map", test_map }, { "/practice/today", test_today }, { "/practice/clicks", test_clicks },
    { "/practice/rules", test_rules },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
