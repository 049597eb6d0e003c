/*
 * The plan of a lesson: what there is to see at a step, and the events that meet a goal.
 */
#include "hu-control-fixture.h"
#include "hu-fixture.h"
#include "hu-lesson-plan.h"

#define SHOW(name) (1u << HU_SHOW_##name)

/* --- What there is to see --- */

typedef struct
{
  const char   *name;
  HuFactKind    kind;
  HuSubjectKind subject_kind;
  guint         shows;
} Asked;

static const Asked asked[] = {
  { "isolated", HU_FACT_ISOLATED, HU_SUBJECT_HEX, SHOW (SUPPLY) },
  { "supplied", HU_FACT_SUPPLIED, HU_SUBJECT_HEX, SHOW (SUPPLY) },
  { "lifeline", HU_FACT_LIFELINE, HU_SUBJECT_HEX, SHOW (SUPPLY) | SHOW (CUT) },
  { "critical", HU_FACT_CRITICAL, HU_SUBJECT_HEX, SHOW (SUPPLY) | SHOW (CUT) },
  { "fewest", HU_FACT_FEWEST, HU_SUBJECT_HEX, SHOW (SUPPLY) | SHOW (CUT) },
  { "open-rows", HU_FACT_OPEN_ROWS, HU_SUBJECT_HEX, SHOW (ROWS) },
  { "cities", HU_FACT_CITIES, HU_SUBJECT_HEX, SHOW (CONTROL) },
  { "holder", HU_FACT_HOLDER, HU_SUBJECT_HEX, SHOW (CONTROL) },
  { "control-of-hex", HU_FACT_CONTROL, HU_SUBJECT_HEX, SHOW (CONTROL) },
  { "control-of-building", HU_FACT_CONTROL, HU_SUBJECT_BUILDING, SHOW (CONTROL) },
  { "control-of-location", HU_FACT_CONTROL, HU_SUBJECT_LOCATION, SHOW (CONTROL) | SHOW (STOREYS) },
  { "level", HU_FACT_LEVEL, HU_SUBJECT_HEX, SHOW (VERDICT) },
  { "winner", HU_FACT_WINNER, HU_SUBJECT_HEX, SHOW (VERDICT) },
  { "ending", HU_FACT_ENDING, HU_SUBJECT_HEX, SHOW (VERDICT) },
  { "moved", HU_FACT_MOVED, HU_SUBJECT_HEX, 0 },
};

/* A question and a goal about the same fact show the same. */
static void
test_asked (gconstpointer data)
{
  const Asked *one = data;
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  HuLessonPlan *plan = hu_scenario_add_lesson (scenario, "s");
  HuLessonStep *text = hu_lesson_plan_add_step (plan, HU_STEP_WATCH, "t", "x");
  HuLessonStep *step = hu_lesson_plan_add_step (plan, HU_STEP_PREDICT, "t", "x");
  HuFact *fact = hu_fact_new (one->kind);

  g_assert_cmpuint (text->events->len, ==, 0);
  fact->subject_kind = one->subject_kind;
  step->ask = fact;
  g_assert_cmpuint (hu_lesson_plan_list_shows (plan, 0), ==, 0);
  g_assert_cmpuint (hu_lesson_plan_list_shows (plan, 1), ==, one->shows);

  step->ask = NULL;
  g_ptr_array_add (step->goals, hu_goal_new (fact, HU_GOAL_IS, 1));
  g_assert_cmpuint (hu_lesson_plan_list_shows (plan, 1), ==, one->shows);
}

typedef struct
{
  const char *name;
  HuStepKind  step;
  const char *event; /* on the board */
  guint       shows;
} Played;

static const Played played[] = {
  { "fire", HU_STEP_WATCH, "kindle german D3/1 blaze", SHOW (FIRE) | SHOW (STOREYS) },
  { "fire-on-the-ground", HU_STEP_WATCH, "kindle german D3 blaze", SHOW (FIRE) },
  { "fire-put-out", HU_STEP_WATCH, "out D3", SHOW (FIRE) },
  { "rubble", HU_STEP_WATCH, "rubble D3", SHOW (FIRE) },
  { "upstairs", HU_STEP_WATCH, "move r D3/1", SHOW (STOREYS) },
  { "on-the-ground", HU_STEP_WATCH, "move r D3", 0 },
  { "phase-to-end", HU_STEP_DO, "end", SHOW (TIME) | SHOW (PHASE) },
  { "phase-to-watch", HU_STEP_WATCH, "end", 0 },
};

static void
test_played (gconstpointer data)
{
  const Played *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=1", "r russian squad C3", "");
  HuLessonPlan *plan = hu_scenario_add_lesson (scenario, "s");
  HuLessonStep *step = hu_lesson_plan_add_step (plan, one->step, "t", "x");

  g_ptr_array_add (step->events, hu_control_event (scenario, one->event));
  g_assert_cmpuint (hu_lesson_plan_list_shows (plan, 0), ==, one->shows);
}

/* --- Goals --- */

typedef struct
{
  const char *name;
  const char *wanted;
  const char *log;
  gboolean    met;
} Goal;

static const Goal goals[] = {
  { "nothing-happened", "eliminate g1", "", FALSE },
  { "another-unit", "eliminate g1", "eliminate g2", FALSE },
  { "another-verb", "eliminate g1", "move g1 0102", FALSE },
  { "last-of-two", "eliminate g1", "move g1 0102; eliminate g1", TRUE },
  { "move-ends-there", "move g1 0102", "move g1 0103 0102", TRUE },
  { "move-ends-elsewhere", "move g1 0102", "move g1 0101", FALSE },
  { "move-passes-only", "move g1 0102", "move g1 0102 0101", FALSE },
};

static void
test_goal (gconstpointer data)
{
  const Goal *one = data;
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; g2 german 0104");
  g_autoptr(GPtrArray) wanted = hu_fixture_log (scenario, one->wanted);
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, one->log);
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, one->log);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, log->len);
  const HuGoal goal = { .event = g_ptr_array_index (wanted, 0) };

  g_assert_cmpint (hu_goal_is_met (&goal, snapshot, NULL, (HuEvent * const *) log->pdata, log->len), ==, one->met);
}

/* A scenario takes its lesson with it, and the lesson its events. */
static void
test_freed (void)
{
  HuScenario *scenario = hu_fixture_corridor ("");
  HuLessonPlan *plan = hu_scenario_add_lesson (scenario, "s");
  HuLessonStep *step = hu_lesson_plan_add_step (plan, HU_STEP_WATCH, "t", "x");
  g_autoptr(HuEvent) event = hu_event_new (HU_VERB_END_PHASE);

  g_ptr_array_add (step->events, hu_event_ref (event));
  g_assert_cmpint (event->ref_count, ==, 2);
  hu_scenario_unref (scenario);
  g_assert_cmpint (event->ref_count, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  HU_ADD_TABLE ("/lesson-plan/asked", asked, test_asked);
  HU_ADD_TABLE ("/lesson-plan/played", played, test_played);
  HU_ADD_TABLE ("/lesson-plan/goal", goals, test_goal);
  g_test_add_func ("/lesson-plan/freed", test_freed);

  return g_test_run ();
}
