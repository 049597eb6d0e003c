/*
 * `lesson`: what the reader says of what is wrong, and that what is right is
 * written as it was read.
 */
#include "config.h"

#include <string.h>

#include "hu-file-case.h"
#include "hu-lesson-plan.h"

typedef struct
{
  const char *name;
  const char *lesson; /* instead of one, in the game "lifeline" */
  const char *lines;
} Case;

#define STEP(kind, rest) \
  "{\"summary\": \"s\", \"steps\": [{\"kind\": \"" kind "\", \"title\": \"t\", \"text\": \"x\"" rest "}]}"

static const Case cases[] = {
  { "text", "\"no\"", "game:80: /lesson: text stands here; use an object in braces\n" },
  { "no-summary", "{\"steps\": [{\"kind\": \"explore\", \"title\": \"t\", \"text\": \"x\"}]}",
    "game:80: /lesson: the key “summary” is missing; add it\n" },
  { "no-steps", "{\"summary\": \"s\"}", "game:80: /lesson: the key “steps” is missing; add it\n" },
  { "empty", "{\"summary\": \"s\", \"steps\": []}",
    "game:80: /lesson/steps: the lesson has no steps; use at least one step\n" },
  { "kind", STEP ("read", ""),
    "game:80: /lesson/steps/0/kind: “read” is not known here; use one of these: watch, do, predict, explore\n" },
  { "no-title", "{\"summary\": \"s\", \"steps\": [{\"kind\": \"explore\", \"text\": \"x\"}]}",
    "game:80: /lesson/steps/0: the key “title” is missing; add it\n" },
  { "no-goals", STEP ("do", ", \"events\": []"), "game:80: /lesson/steps/0: the key “goals” is missing; add it\n" },
  { "empty-goals", STEP ("do", ", \"goals\": [], \"events\": []"),
    "game:80: /lesson/steps/0/goals: the step asks for nothing to be done; use at least one goal\n" },
  { "no-solution", STEP ("do", ", \"goals\": [{\"fact\": \"isolated\", \"is\": true}]"),
    "game:80: /lesson/steps/0: the key “events” is missing; add it\n" },
  { "no-ask", STEP ("predict", ""), "game:80: /lesson/steps/0: the key “ask” is missing; add it\n" },
  { "fact", STEP ("predict", ", \"ask\": {\"fact\": \"luck\"}"),
    "game:80: /lesson/steps/0/ask/fact: “luck” is not known here; use one of these: isolated, lifeline, critical, "
    "fewest, supplied, cities, holder, points, level, open-rows, control, cvp, worth, winner, moved, ending, exit-vp, "
    "outcome\n" },
  { "not-in-force", STEP ("predict", ", \"ask\": {\"fact\": \"level\"}"),
    "game:80: /lesson/steps/0/ask/fact: no rule system that is in force could answer that; ask for something else, or "
    "add the rule system under /rules\n" },
  { "no-hex", STEP ("predict", ", \"ask\": {\"fact\": \"holder\"}"),
    "game:80: /lesson/steps/0/ask: the key “hex” is missing; add it\n" },
  { "goal-of-nothing", STEP ("do", ", \"goals\": [{\"fact\": \"isolated\"}], \"events\": []"),
    "game:80: /lesson/steps/0/goals/0: it is not clear what this goal wants; use “is”\n" },
  { "goal-of-two", STEP ("do", ", \"goals\": [{\"fact\": \"moved\", \"is\": 1, \"at_most\": 2}], \"events\": []"),
    "game:80: /lesson/steps/0/goals/0: it is not clear what this goal wants; use one of “is”, “at_least” and "
    "“at_most”\n" },
  { "goal-of-truth", STEP ("do", ", \"goals\": [{\"fact\": \"isolated\", \"is\": 1}], \"events\": []"),
    "game:80: /lesson/steps/0/goals/0/is: a number stands here; use true or false\n" },
  { "goal-of-side", STEP ("do", ", \"goals\": [{\"fact\": \"winner\", \"is\": \"finnish\"}], \"events\": []"),
    "game:80: /lesson/steps/0/goals/0/is: there is no side “finnish”; use “german”, “soviet” or null\n" },
  { "event-goal", STEP ("do", ", \"goals\": [{\"event\": {\"do\": \"eliminate\", \"unit\": \"nobody\"}}], \"events\": []"),
    "game:80: /lesson/steps/0/goals/0/event/unit: there is no unit “nobody”; use the id of one under /units\n" },
  { "event-and-fact", STEP ("do", ", \"goals\": [{\"event\": {\"do\": \"end-phase\"}, \"fact\": \"isolated\"}], \"events\": []"),
    "game:80: /lesson/steps/0/goals/0/fact: warning: this version does not know the key “fact”; it is kept\n" },
  { "only-text", STEP ("do", ", \"goals\": [{\"event\": {\"do\": \"end-phase\"}}], \"only\": \"all\", \"events\": []"),
    "game:80: /lesson/steps/0/only: text stands here; use an object in braces\n" },
  { "only-none", STEP ("do", ", \"goals\": [{\"event\": {\"do\": \"end-phase\"}}], \"only\": {\"at_most\": 0}, \"events\": []"),
    "game:80: /lesson/steps/0/only/at_most: the number 0 is out of range; use a whole number from 1 to 2147483647\n" },
  { "only-side", STEP ("do", ", \"goals\": [{\"event\": {\"do\": \"end-phase\"}}], \"only\": {\"side\": \"x\"}, \"events\": []"),
    "game:80: /lesson/steps/0/only/side: there is no side “x”; use “german” or “soviet”\n" },
  { "only-of-predict", STEP ("predict", ", \"ask\": {\"fact\": \"winner\"}, \"only\": {}"),
    "game:80: /lesson/steps/0/only: warning: this version does not know the key “only”; it is kept\n" },
  { "stars-of-watch", STEP ("watch", ", \"stars\": true"),
    "game:80: /lesson/steps/0/stars: warning: this version does not know the key “stars”; it is kept\n" },
  { "after-explore", STEP ("explore", ", \"after\": \"a\""),
    "game:80: /lesson/steps/0/after: warning: this version does not know the key “after”; it is kept\n" },
  { "event", STEP ("watch", ", \"events\": [{\"do\": \"move\", \"unit\": \"nobody\", \"to\": \"0203\"}]"),
    "game:80: /lesson/steps/0/events/0/unit: there is no unit “nobody”; use the id of one under /units\n" },
  { "meter", STEP ("explore", ", \"look\": {\"meters\": [\"fuel\"]}"),
    "game:80: /lesson/steps/0/look/meters/0: “fuel” is not known here; use one of these: lifeline, capital, cities, "
    "rear, withdrawals, points, line-attacker, line-defender, condition, outcome, score\n" },
  { "show", STEP ("explore", ", \"look\": {\"show\": [\"scissors\"]}"),
    "game:80: /lesson/steps/0/look/show/0: “scissors” is not known here; use one of these: control, supply, stops, cut, "
    "zones, rows, fire, verdict, time, log, phase, storeys\n" },
  { "hint", STEP ("explore", ", \"hints\": [1]"),
    "game:80: /lesson/steps/0/hints/0: a number stands here; use text in quotation marks\n" },
  { "clause", STEP ("explore", ", \"clauses\": [\"4.2/entered\", \"4.2/enterd\"]"),
    "game:80: /lesson/steps/0/clauses/1: there is no clause “4.2/enterd”; use the name of a clause of one of the "
    "rulebooks, such as “26.13/ground-level”\n" },
  { "explore-with-events", STEP ("explore", ", \"events\": []"),
    "game:80: /lesson/steps/0/events: warning: this version does not know the key “events”; it is kept\n" },
  { "right", STEP ("predict", ", \"anew\": true, \"look\": {\"hexes\": [\"0203\"], \"units\": [\"g-6pz\"], \"meters\": "
                   "[\"lifeline\"]}, \"events\": [{\"do\": \"end-phase\"}], \"ask\": {\"fact\": \"holder\", \"hex\": "
                   "\"0203\"}, \"after\": \"a\", \"hints\": [\"h\"]"), "" },
};

#define ASK(ask) STEP ("predict", ", \"ask\": " ask)
#define GOAL(goal) STEP ("do", ", \"goals\": [" goal "], \"events\": []")

/* In the game "street", in which points and Control count. */
static const Case street_cases[] = {
  { "control-of-nothing", ASK ("{\"fact\": \"control\", \"side\": \"german\"}"),
    "game:97: /lesson/steps/0/ask: it is not clear whose Control is asked for; use one of “location”, “hex” and “building”\n" },
  { "control-of-two", ASK ("{\"fact\": \"control\", \"hex\": \"D3\", \"building\": \"b\"}"),
    "game:97: /lesson/steps/0/ask: it is not clear whose Control is asked for; use one of “location”, “hex” and “building”\n" },
  { "control-of-no-building", ASK ("{\"fact\": \"control\", \"building\": \"hat\"}"),
    "game:97: /lesson/steps/0/ask/building: there is no building “hat”; perhaps “hut” is meant\n" },
  { "worth-of-nobody", ASK ("{\"fact\": \"worth\"}"), "game:97: /lesson/steps/0/ask: the key “unit” is missing; add it\n" },
  { "cvp-of-nobody", ASK ("{\"fact\": \"cvp\", \"side\": null}"),
    "game:97: /lesson/steps/0/ask/side: null stands here; use text in quotation marks\n" },
  { "ask-text", ASK ("\"cvp\""), "game:97: /lesson/steps/0/ask: text stands here; use an object in braces\n" },
  { "look-text", STEP ("explore", ", \"look\": \"D3\""),
    "game:97: /lesson/steps/0/look: text stands here; use an object in braces\n" },
  { "goal-number", GOAL ("3"), "game:97: /lesson/steps/0/goals/0: a number stands here; use an object in braces\n" },
  { "level-number", GOAL ("{\"fact\": \"level\", \"is\": 3}"),
    "game:97: /lesson/steps/0/goals/0/is: a number stands here; use text in quotation marks\n" },
  { "level-unknown", GOAL ("{\"fact\": \"level\", \"is\": \"huge\"}"),
    "game:97: /lesson/steps/0/goals/0/is: there is no level of victory “huge”; use the id of one under /rules/front-line/levels\n" },
  { "level-at-least", GOAL ("{\"fact\": \"level\", \"at_least\": 1}"),
    "game:97: /lesson/steps/0/goals/0: it is not clear what this goal wants; use “is”\n" },
  { "hex", ASK ("{\"fact\": \"control\", \"hex\": \"D3\"}"), "" },
  { "location", ASK ("{\"fact\": \"control\", \"location\": \"E3/1\"}"), "" },
};

static void
assert_lines (const Case *self,
              const char *name)
{
  g_autofree char *text = hu_file_case_text (name);
  g_autofree char *member = g_strdup_printf ("\"lesson\": %s, \"log\": [", self->lesson);
  g_autofree char *changed = hu_file_case_replace (text, "\"log\": [", member);
  g_autofree char *lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (changed, -1, &lines);
  g_auto(GStrv) each = g_strsplit (lines, "\n", -1);
  g_autoptr(GString) about_lesson = g_string_new (NULL);

  for (guint i = 0; each[i] != NULL; i++)
    if (strstr (each[i], " /lesson") != NULL)
      g_string_append_printf (about_lesson, "%s\n", each[i]);
  g_assert_cmpstr (about_lesson->str, ==, self->lines);
}

static void
test_case (gconstpointer data)
{
  assert_lines (data, "lifeline");
}

static void
test_street_case (gconstpointer data)
{
  assert_lines (data, "street");
}

static const char whole[] =
  "{\"summary\": \"s\", \"recorded\": true, \"why\": 1, \"steps\": ["
  "{\"kind\": \"watch\", \"title\": \"t\", \"text\": \"x\", \"events\": [{\"do\": \"end-phase\"}], \"more\": 2},"
  "{\"kind\": \"do\", \"title\": \"t\", \"text\": \"x\", \"anew\": true, \"goals\": [{\"fact\": \"winner\", \"is\": null},"
  " {\"fact\": \"moved\", \"at_most\": 3}, {\"fact\": \"isolated\", \"is\": false, \"odd\": []},"
  " {\"event\": {\"do\": \"eliminate\", \"unit\": \"g-6pz\"}, \"hint\": \"press\", \"even\": 3}],"
  " \"only\": {\"do\": [\"move\", \"eliminate\"], \"side\": \"german\", \"units\": [\"g-6pz\"], \"at_most\": 2, \"ever\": 4},"
  " \"events\": []},"
  "{\"kind\": \"predict\", \"title\": \"t\", \"text\": \"x\", \"ask\": {\"fact\": \"critical\"}, \"after\": \"a\","
  " \"look\": {\"hexes\": [\"0203-0204\"], \"units\": [\"g-6pz\"], \"meters\": [\"cities\"],"
  " \"show\": [\"log\", \"zones\"], \"tint\": \"red\"}},"
  "{\"kind\": \"explore\", \"title\": \"t\", \"text\": \"x\", \"hints\": [\"one\", \"two\"],"
  " \"clauses\": [\"4.2/entered\", \"26.1/kept\"]}]}";

/* Written and read again everything is there, what nobody knows among it. */
static void
test_written (void)
{
  g_autofree char *text = hu_file_case_text ("lifeline");
  g_autofree char *member = g_strdup_printf ("\"lesson\": %s, \"log\": [", whole);
  g_autofree char *changed = hu_file_case_replace (text, "\"log\": [", member);
  g_autofree char *lines = NULL, *again_lines = NULL;
  g_autoptr(HuGameFile) game = hu_file_case_parse (changed, -1, &lines);
  g_autofree char *written = hu_file_case_write (game);
  g_autoptr(HuGameFile) again = hu_file_case_parse (written, -1, &again_lines);
  g_autofree char *twice = hu_file_case_write (again);
  const HuLessonPlan *plan = again->scenario->lesson;
  const HuLessonOnly *only;
  const HuGoal *goal;

  g_assert_cmpstr (written, ==, twice);
  g_assert_nonnull (strstr (written, "\"why\": 1"));
  g_assert_nonnull (strstr (written, "\"more\": 2"));
  g_assert_nonnull (strstr (written, "\"odd\": []"));
  g_assert_nonnull (strstr (written, "\"tint\": \"red\""));

  g_assert_true (plan->recorded);
  g_assert_cmpuint (plan->steps->len, ==, 4);
  g_assert_cmpuint (hu_lesson_plan_get_step (plan, 0)->events->len, ==, 1);
  g_assert_true (hu_lesson_plan_get_step (plan, 1)->anew);
  goal = g_ptr_array_index (hu_lesson_plan_get_step (plan, 1)->goals, 0);
  g_assert_cmpint (goal->fact->kind, ==, HU_FACT_WINNER);
  g_assert_cmpint (goal->number, ==, HU_SIDE_NONE);
  goal = g_ptr_array_index (hu_lesson_plan_get_step (plan, 1)->goals, 1);
  g_assert_cmpint (goal->kind, ==, HU_GOAL_AT_MOST);
  g_assert_cmpint (goal->number, ==, 3);
  goal = g_ptr_array_index (hu_lesson_plan_get_step (plan, 1)->goals, 3);
  g_assert_cmpint (goal->event->verb, ==, HU_VERB_ELIMINATE);
  g_assert_cmpstr (goal->hint, ==, "press");
  g_assert_nonnull (strstr (written, "\"even\": 3"));
  g_assert_nonnull (strstr (written, "\"ever\": 4"));
  only = hu_lesson_plan_get_step (plan, 1)->only;
  g_assert_cmpuint (only->verbs, ==, 1u << HU_VERB_MOVE | 1u << HU_VERB_ELIMINATE);
  g_assert_cmpint (only->side, ==, HU_SIDE_FIRST);
  g_assert_cmpuint (only->units->len, ==, 1);
  g_assert_cmpuint (only->at_most, ==, 2);
  g_assert_cmpuint (hu_lesson_plan_get_step (plan, 2)->hexes->len, ==, 2);
  g_assert_cmpuint (hu_lesson_plan_get_step (plan, 2)->shows, ==, 1u << HU_SHOW_LOG | 1u << HU_SHOW_ZONES);
  /* What a step introduces stays; the rest follows from questions, goals and events. */
  g_assert_cmpuint (hu_lesson_plan_list_shows (plan, 0), ==, 0);
  g_assert_cmpuint (hu_lesson_plan_list_shows (plan, 1), ==, 1u << HU_SHOW_VERDICT | 1u << HU_SHOW_SUPPLY);
  g_assert_cmpuint (hu_lesson_plan_list_shows (plan, 3), ==,
                    1u << HU_SHOW_VERDICT | 1u << HU_SHOW_SUPPLY | 1u << HU_SHOW_CUT |
                      1u << HU_SHOW_LOG | 1u << HU_SHOW_ZONES);
  g_assert_cmpstr (hu_lesson_plan_get_step (plan, 2)->after, ==, "a");
  g_assert_cmpstr (g_ptr_array_index (hu_lesson_plan_get_step (plan, 3)->hints, 1), ==, "two");
  g_assert_cmpuint (hu_lesson_plan_get_step (plan, 3)->clauses->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (hu_lesson_plan_get_step (plan, 3)->clauses, 1), ==, "26.1/kept");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lesson/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  for (guint i = 0; i < G_N_ELEMENTS (street_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/lesson/street/", street_cases[i].name, NULL);

      g_test_add_data_func (path, &street_cases[i], test_street_case);
    }
  g_test_add_func ("/lesson/written", test_written);

  return g_test_run ();
}
