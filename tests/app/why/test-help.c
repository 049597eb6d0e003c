/*
 * Help: F1 opens the page of what has the focus, and words lead to the
 * glossary.
 */
#include "hu-app-fixture.h"
#include "hu-clause.h"
#include "hu-control-building-panel.h"
#include "hu-control-casualty-panel.h"
#include "hu-find-panel.h"
#include "hu-flood-panel.h"
#include "hu-front-line-ledger-panel.h"
#include "hu-front-line-strip-view.h"
#include "hu-lesson-panel.h"
#include "hu-quiz-panel.h"

#include <string.h>

#include "hu-explain-fact.h"
#include "hu-explain-field.h"
#include "hu-format.h"
#include "hu-glossary.h"
#include "hu-help-topic.h"
#include "hu-rule-page.h"
#include "hu-rule-view.h"
#include "hu-rules-window.h"
#include "hu-shipped.h"
#include "hu-sudden-death-meter.h"
#include "hu-workshop-row.h"

/* @name: of a shipped game, as "scenarios/street-fight"; NULL: the corridor. */
static void
set_up (HuAppFixture  *self,
        gconstpointer  name)
{
  hu_app_fixture_set_up (self, "g1 german 0303; s1 soviet 0501", "move g1 0302");
  if (name != NULL)
    {
      g_autoptr(GFile) games = hu_shipped_dup_folder ();
      g_autoptr(GFile) data = g_file_get_parent (games);
      g_autofree char *path = g_strconcat (name, ".hexgame", NULL);
      g_autoptr(GFile) file = g_file_resolve_relative_path (data, path);

      g_assert_true (hu_window_open (self->window, file));
      hu_app_fixture_settle (self);
    }
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  name)
{
  hu_app_fixture_tear_down (self);
}

static HuRulesWindow *
find_rules (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);

      if (HU_IS_RULES_WINDOW (window))
        return HU_RULES_WINDOW (window);
    }

  return NULL;
}

static void
assert_resolves (const char *topic)
{
  if (hu_rule_page_find (topic) == NULL && hu_glossary_find (topic) == NULL)
    g_error ("there is no page of %s", topic);
}

/* F1 on @widget is about @topic. */
static void
assert_topic (HuAppFixture *self,
              gpointer      widget,
              const char   *topic)
{
  g_autofree char *found = hu_help_topic_find (hu_window_get_session (self->window), GTK_WIDGET (widget));

  assert_resolves (found);
  g_assert_cmpstr (found, ==, topic);
}

/* The row of the list and the page beside it are those of this rule, or of this term. */
static void
assert_shown (HuRulesWindow *rules,
              const char    *id)
{
  const HuRulePage *page = hu_rule_page_find (id);
  g_autofree char *title = page != NULL ? hu_explain_rule_title (page) : hu_explain_term_name (hu_glossary_find (id));
  GtkListBoxRow *row = gtk_list_box_get_selected_row (hu_app_child (rules, "list"));

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_list_box_row_get_child (row))), ==, title);
  g_assert_cmpstr (hu_app_text (hu_app_part (rules, HU_TYPE_RULE_VIEW), "title"), ==, title);
}

/* By key: the focus, the action, the page. */
static void
test_focus (HuAppFixture  *self,
            gconstpointer  name)
{
  GtkWidget *card = GTK_WIDGET (hu_meter_panel_get_card (hu_app_part (self->window, HU_TYPE_METER_PANEL), HU_SUDDEN_DEATH_METER_CAPITAL));
  HuRulesWindow *rules;

  gtk_widget_grab_focus (card);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.rules", NULL);
  hu_app_fixture_settle (self);
  rules = find_rules ();
  g_assert_nonnull (rules);
  assert_shown (rules, "4.2");

  gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.rules", NULL);
  g_assert_true (find_rules () == rules);
  assert_shown (rules, "8");

  gtk_widget_grab_focus (hu_app_child (self->window, "open_button"));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.rules", NULL);
  assert_shown (rules, "term:" HU_TERM_OVERVIEW);
}

/* On maps of operations. */
static void
test_operational (HuAppFixture  *self,
                  gconstpointer  name)
{
  HuWindow *window = self->window;
  const GPtrArray *meters = hu_snapshot_get_meters (hu_game_get_snapshot (hu_app_fixture_game (self)));

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      assert_topic (self, hu_meter_panel_get_card (hu_app_part (window, HU_TYPE_METER_PANEL), meter->kind), meter->rule);
    }
  assert_topic (self, hu_app_part (window, HU_TYPE_VERDICT_BAR), name == NULL ? "4.3" : "levels");
  assert_topic (self, hu_app_map (window), name == NULL ? "8" : "line");
  assert_topic (self, hu_app_part (window, HU_TYPE_SELECTION_PANEL), name == NULL ? "8" : "line");
  /* A page is there where its system is in force. */
  if (name != NULL)
    assert_topic (self, hu_app_fixture_part (self, HU_TYPE_LEDGER_PANEL), "schedule");
  assert_topic (self, hu_app_fixture_part (self, HU_TYPE_LINE_STRIP), "line");
  assert_topic (self, hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL), "8");
  assert_topic (self, hu_app_part (window, HU_TYPE_TIME_BAR), "term:turn");
  assert_topic (self, hu_app_fixture_part (self, HU_TYPE_FIND_PANEL), "term:overview");
}

/* The log, with the focus where it is. */
static gboolean
is_about (HuAppFixture *self,
          const char   *topic)
{
  g_autofree char *found = hu_help_topic_find (hu_window_get_session (self->window),
                                               hu_app_part (self->window, HU_TYPE_LOG_PANEL));

  return g_strcmp0 (found, topic) == 0;
}

/* A line of the log is about what its event gave rise to; the bar, once somebody has won, about how. */
static void
test_decided (HuAppFixture  *self,
              gconstpointer  name)
{
  hu_app_fixture_append (self, "concede german");
  assert_topic (self, hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "concession");
  hu_session_show_event (hu_window_get_session (self->window), 2);
  hu_app_fixture_settle (self);
  gtk_widget_child_focus (hu_app_part (self->window, HU_TYPE_LOG_PANEL), GTK_DIR_TAB_FORWARD);
  /* Down to the line of the concession, which alone has a rule. */
  for (guint i = 0; i < 10 && !is_about (self, "concession"); i++)
    gtk_widget_child_focus (hu_app_part (self->window, HU_TYPE_LOG_PANEL), GTK_DIR_DOWN);
  assert_topic (self, hu_app_part (self->window, HU_TYPE_LOG_PANEL), "concession");
}

static void
test_tactical (HuAppFixture  *self,
               gconstpointer  name)
{
  const HuMap *map = hu_game_get_scenario (hu_app_fixture_game (self))->map;
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  HuHex street = HU_HEX_NONE, house = HU_HEX_NONE;

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (hu_map_building_at (map, hex) == HU_BUILDING_NONE)
      street = hex;
    else
      house = hex;

  assert_topic (self, hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "26.1");
  assert_topic (self, hu_app_fixture_part (self, HU_TYPE_BUILDING_PANEL), "26.14");
  assert_topic (self, hu_app_fixture_part (self, HU_TYPE_CASUALTY_PANEL), "26.2");
  assert_topic (self, hu_app_child (self->window, "view_bar"), "26.15");
  hu_map_state_set_cursor (state, street);
  assert_topic (self, hu_app_map (self->window), "26.13");
  hu_map_state_set_cursor (state, house);
  assert_topic (self, hu_app_map (self->window), "26.14");
}

/* Every step of a lesson has a page; a question's is that of its answer. */
static void
test_lesson (HuAppFixture  *self,
             gconstpointer  name)
{
  HuLesson *lesson = hu_lesson_panel_get_lesson (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL));

  g_assert_nonnull (lesson);
  for (guint i = 0; i < hu_lesson_get_n_steps (lesson); i++)
    {
      const HuLessonStep *step;
      g_autofree char *topic = NULL;

      hu_lesson_go_to (lesson, i);
      step = hu_lesson_get_step (lesson);
      topic = hu_help_topic_find (hu_window_get_session (self->window), hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL));
      g_assert_cmpstr (topic, !=, "term:overview");
      assert_resolves (topic);
      if (step->ask != NULL)
        g_assert_cmpstr (topic, ==, hu_explain_fact_rule (step->ask));
    }
}

static void
test_quiz (HuAppFixture  *self,
           gconstpointer  name)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.quiz", NULL);
  for (guint i = 0; i < 12; i++)
    {
      HuQuiz *quiz = hu_quiz_panel_get_quiz (hu_app_fixture_part (self, HU_TYPE_QUIZ_PANEL));
      g_autoptr(HuAnswer) answer = hu_quiz_find_answer (quiz);

      assert_topic (self, hu_app_fixture_part (self, HU_TYPE_QUIZ_PANEL), hu_explain_fact_rule (hu_quiz_get_fact (quiz)));
      hu_quiz_answer (quiz, answer);
      gtk_widget_activate_action (GTK_WIDGET (self->window), "win.quiz-next", NULL);
    }
}

/* --- The workshop --- */

static guint
check_rows (HuAppFixture *self,
            GtkWidget    *widget,
            guint        *n_ruled)
{
  const char *pointer = ADW_IS_PREFERENCES_ROW (widget) ? hu_workshop_row_get_pointer (widget) : NULL;
  guint n = 0;

  if (pointer != NULL)
    {
      const HuField *field = hu_format_find_at (pointer);
      g_autofree char *topic = hu_help_topic_find (hu_window_get_session (self->window), widget);
      HuFieldWords words;

      n++;
      assert_resolves (topic);
      if (field != NULL && hu_explain_field (field->object, field->key, &words) && words.rule[0] != '\0')
        {
          g_assert_cmpstr (topic, ==, words.rule);
          (*n_ruled)++;
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += check_rows (self, child, n_ruled);

  return n;
}

static void
test_workshop (HuAppFixture  *self,
               gconstpointer  name)
{
  guint n_rows = 0, n_ruled = 0;
  const GPtrArray *fields = hu_format_get_all ();
  HuFieldWords words;

  /* No field names a rule that has no page. */
  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      if (hu_explain_field (field->object, field->key, &words) && words.rule[0] != '\0')
        assert_resolves (words.rule);
    }

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop-page", "s", "rules");
  hu_app_fixture_settle (self);
  n_rows = check_rows (self, GTK_WIDGET (self->window), &n_ruled);
  g_test_message ("%u rows, %u with a rule of their own", n_rows, n_ruled);
  g_assert_cmpuint (n_rows, >, 10);
  g_assert_cmpuint (n_ruled, >, 3);
}

/* --- The glossary --- */

/* The first label below @root that has a link to @uri. */
static GtkLabel *
find_link (GtkWidget  *root,
           const char *uri)
{
  if (GTK_IS_LABEL (root) && gtk_label_get_use_markup (GTK_LABEL (root)) &&
      strstr (gtk_label_get_label (GTK_LABEL (root)), uri) != NULL)
    return GTK_LABEL (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkLabel *found = find_link (child, uri);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
follow (GtkWidget  *root,
        const char *uri)
{
  GtkLabel *label = find_link (root, uri);
  gboolean done = FALSE;

  g_assert_nonnull (label);
  g_signal_emit_by_name (label, "activate-link", uri, &done);
  g_assert_true (done);
  /* A link is followed once its label is done with it. */
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* From a word of a lesson to its page, on to a rule, and back the same way. */
static void
test_words (HuAppFixture  *self,
            gconstpointer  name)
{
  HuLesson *lesson = hu_lesson_panel_get_lesson (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL));
  HuRulesWindow *rules;
  guint step = 0;

  while (find_link (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL), "term:turn") == NULL)
    hu_lesson_go_to (lesson, ++step);
  follow (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL), "term:turn");
  hu_app_fixture_settle (self);
  rules = find_rules ();
  g_assert_nonnull (rules);
  assert_shown (rules, "term:turn");

  follow (GTK_WIDGET (rules), "4.4");
  assert_shown (rules, "4.4");
  follow (GTK_WIDGET (rules), "term:attacker");
  assert_shown (rules, "term:attacker");
  gtk_widget_activate_action (GTK_WIDGET (rules), "rules.back", NULL);
  assert_shown (rules, "4.4");
  gtk_widget_activate_action (GTK_WIDGET (rules), "rules.back", NULL);
  assert_shown (rules, "term:turn");
}

/* How many labels below @widget say @text. */
static guint
count_labels (GtkWidget  *widget,
              const char *text)
{
  guint n = GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_labels (child, text);

  return n;
}

/* A page has its lead, each heading and each clause once, and nothing of the page before. */
static void
test_rule_clauses (HuAppFixture  *self,
                   gconstpointer  data)
{
  GtkWidget *rules = hu_rules_window_new (GTK_WINDOW (self->window));
  const HuRulePage *page;

  for (guint i = 0; (page = hu_rule_page_get (i)) != NULL; i++)
    {
      g_autofree char *lead = hu_explain_rule_lead (page);
      guint n;
      const HuClause *clauses = hu_page_clauses (page, &n);

      g_assert_true (hu_rules_window_show (HU_RULES_WINDOW (rules), page->id));
      g_assert_cmpuint (count_labels (rules, lead), ==, 1);
      g_assert_cmpuint (count_labels (rules, "•"), ==, n);
      g_assert_cmpuint (count_labels (rules, "In the program"), ==, page->program != NULL);
      for (guint k = 0; k < n; k++)
        {
          g_autofree char *words = hu_explain_clause (&clauses[k]);
          g_autofree char *heading = hu_explain_clause_heading (&clauses[k]);

          g_assert_cmpuint (count_labels (rules, words), ==, 1);
          if (heading != NULL)
            g_assert_cmpuint (count_labels (rules, heading), >=, 1);
        }
    }
  gtk_window_destroy (GTK_WINDOW (rules));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("hu-help-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

#define ADD(path, game, function) g_test_add (path, HuAppFixture, game, set_up, function, tear_down)
  ADD ("/help/focus", NULL, test_focus);
  ADD ("/help/sudden-death", NULL, test_operational);
  ADD ("/help/front-line", "scenarios/moscow-counterstroke", test_operational);
  ADD ("/help/decided", NULL, test_decided);
  ADD ("/help/control", "scenarios/street-fight", test_tactical);
  ADD ("/help/lesson/sudden-death", "lessons/sudden-death-4-instant", test_lesson);
  ADD ("/help/lesson/front-line", "lessons/front-line-2-brackets", test_lesson);
  ADD ("/help/lesson/control", "lessons/control-2-building", test_lesson);
  ADD ("/help/quiz", NULL, test_quiz);
  ADD ("/help/workshop", "scenarios/moscow-counterstroke", test_workshop);
  ADD ("/help/clauses", NULL, test_rule_clauses);
  ADD ("/help/words", "lessons/sudden-death-4-instant", test_words);
#undef ADD

  return g_test_run ();
}
