/*
 * A lesson can ask for facts: each has its rule system, its subject, and a kind of
 * answer.
 */
#include "hu-control-fixture.h"
#include "hu-fact.h"
#include "hu-fixture.h"
#include "hu-objectives.h"

#define SUDDEN_DEATH 1
#define FRONT_LINE 2
#define CONTROL 4
#define EVERY (SUDDEN_DEATH | FRONT_LINE | CONTROL)

typedef struct
{
  HuFactKind   kind;
  const char  *name;
  HuAnswerKind answer;
  guint        systems; /* that answer it */
  gboolean     needs_side;
} Kind;

static const Kind kinds[] = {
  { HU_FACT_ISOLATED, "isolated", HU_ANSWER_TRUTH, SUDDEN_DEATH, FALSE },
  { HU_FACT_LIFELINE, "lifeline", HU_ANSWER_NUMBER, SUDDEN_DEATH, FALSE },
  { HU_FACT_CRITICAL, "critical", HU_ANSWER_HEXES, SUDDEN_DEATH, FALSE },
  { HU_FACT_FEWEST, "fewest", HU_ANSWER_NUMBER, SUDDEN_DEATH, FALSE },
  { HU_FACT_SUPPLIED, "supplied", HU_ANSWER_TRUTH, SUDDEN_DEATH, FALSE },
  { HU_FACT_CITIES, "cities", HU_ANSWER_NUMBER, SUDDEN_DEATH, FALSE },
  { HU_FACT_HOLDER, "holder", HU_ANSWER_SIDE, SUDDEN_DEATH | FRONT_LINE, FALSE },
  { HU_FACT_POINTS, "points", HU_ANSWER_NUMBER, FRONT_LINE, TRUE },
  { HU_FACT_LEVEL, "level", HU_ANSWER_LEVEL, FRONT_LINE, FALSE },
  { HU_FACT_OPEN_ROWS, "open-rows", HU_ANSWER_ROWS, FRONT_LINE, TRUE },
  { HU_FACT_CONTROL, "control", HU_ANSWER_SIDE, CONTROL, FALSE },
  { HU_FACT_CVP, "cvp", HU_ANSWER_NUMBER, CONTROL, TRUE },
  { HU_FACT_WORTH, "worth", HU_ANSWER_NUMBER, CONTROL, FALSE },
  { HU_FACT_WINNER, "winner", HU_ANSWER_SIDE, EVERY, FALSE },
  { HU_FACT_MOVED, "moved", HU_ANSWER_NUMBER, EVERY, FALSE },
  { HU_FACT_ENDING, "ending", HU_ANSWER_ENDING, EVERY, FALSE },
  { HU_FACT_EXIT_VP, "exit-vp", HU_ANSWER_NUMBER, CONTROL, TRUE },
  { HU_FACT_OUTCOME, "outcome", HU_ANSWER_TRUTH, 0, FALSE },
};

static void
test_kind (gconstpointer data)
{
  const Kind *one = data;
  g_autoptr(HuScenario) corridor = hu_fixture_corridor ("");
  g_autoptr(HuScenario) front = hu_fixture_front (3, 3, "");
  g_autoptr(HuScenario) board = hu_control_fixture ("", "", "");
  g_autoptr(HuFact) fact = hu_fact_new (one->kind);

  g_assert_cmpstr (hu_fact_kind_to_string (one->kind), ==, one->name);
  g_assert_cmpint (hu_fact_kind_from_string (one->name), ==, one->kind);
  g_assert_cmpint (hu_fact_answer_kind (one->kind), ==, one->answer);
  g_assert_cmpint (hu_fact_needs_side (one->kind), ==, one->needs_side);
  g_assert_cmpint (hu_fact_applies (one->kind, corridor), ==, (one->systems & SUDDEN_DEATH) != 0);
  g_assert_cmpint (hu_fact_applies (one->kind, front), ==, (one->systems & FRONT_LINE) != 0);
  g_assert_cmpint (hu_fact_applies (one->kind, board), ==, (one->systems & CONTROL) != 0);

  g_assert_cmpint (fact->kind, ==, one->kind);
  g_assert_cmpint (fact->side, ==, HU_SIDE_NONE);
  g_assert_cmpuint (fact->unit, ==, HU_UNIT_NONE);
  g_assert_cmpint (fact->subject, ==, -1);
}

/* A set is in order, has each once, and its number is how many. */
static void
test_set (void)
{
  g_autoptr(HuAnswer) answer = hu_answer_new (HU_ANSWER_ROWS, 0);
  static const gint order[] = { 5, 2, 9, 5, 2, 7 };
  static const gint sorted[] = { 2, 5, 7, 9 };

  g_assert_false (hu_answer_has (answer, 5));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    hu_answer_add (answer, order[i]);
  g_assert_cmpmem (answer->set->data, answer->set->len * sizeof (gint), sorted, sizeof sorted);
  g_assert_cmpint (answer->number, ==, 4);
  for (gint i = 0; i < 12; i++)
    g_assert_cmpint (hu_answer_has (answer, i), ==, i == 2 || i == 5 || i == 7 || i == 9);

  hu_answer_remove (answer, 6);
  g_assert_cmpint (answer->number, ==, 4);
  hu_answer_remove (answer, 5);
  hu_answer_remove (answer, 9);
  g_assert_cmpint (answer->number, ==, 2);
  g_assert_cmpint (g_array_index (answer->set, gint, 0), ==, 2);
  g_assert_cmpint (g_array_index (answer->set, gint, 1), ==, 7);
}

/* Halves are answers too, however fine the numbers that they are counted in. */
static void
test_decimal (void)
{
  g_autoptr(HuAnswer) half = hu_answer_new_decimal (450, 100), same = hu_answer_new_decimal (45000, 10000);
  g_autoptr(HuAnswer) copy = hu_answer_copy (half);
  g_autoptr(HuAnswer) whole = hu_answer_new_decimal (-400, 100), four = hu_answer_new (HU_ANSWER_NUMBER, -4);
  g_autoptr(HuAnswer) many = hu_answer_new (HU_ANSWER_NUMBER, 450);

  g_assert_cmpint (half->kind, ==, HU_ANSWER_NUMBER);
  g_assert_true (hu_answer_equal (half, same));
  g_assert_true (hu_answer_equal (half, copy));
  g_assert_false (hu_answer_equal (half, many));
  g_assert_true (hu_answer_equal (whole, four));
  g_assert_cmpint (whole->number, ==, -4);
  g_assert_cmpuint (whole->unit, ==, HU_UNIT_WHOLE);
}

/* The rules of the systems that are in force, and no other's. */
static void
test_rules (void)
{
  g_autoptr(HuScenario) corridor = hu_fixture_corridor ("");
  g_autoptr(HuScenario) front = hu_fixture_front (3, 3, "");
  g_autoptr(HuScenario) board = hu_control_fixture ("", "", "");
  g_autoptr(HuScenario) terms = hu_fixture_corridor ("");
  const HuScenario *scenarios[] = { corridor, front, board, terms };
  static const char * const expected[] = {
    "4.2 4.3 4.4 4.5 9.5 4.6 concession", "levels concession", "26.1 26.3 concession",
    "4.2 4.3 4.4 4.5 9.5 4.6 take-it otherwise both concession",
  };
  HuTerm *needs = hu_objectives_term_new (HU_TERM_TURN);

  needs->turn.from = 2;
  (void) hu_objectives_add_outcome (hu_scenario_add_objectives (terms), "take-it", HU_SIDE_FIRST, HU_JUDGED_INSTANT, needs);
  hu_scenario_finish (terms);
  for (guint i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      g_autoptr(GPtrArray) rules = hu_fact_list_rules (scenarios[i]);
      g_autofree char *text = NULL;

      g_ptr_array_add (rules, NULL);
      text = g_strjoinv (" ", (char **) rules->pdata);
      g_assert_cmpstr (text, ==, expected[i]);
    }
}

/* All three parts of an ending count, and a copy has them. */
static void
test_ending (void)
{
  g_autoptr(HuAnswer) answer = hu_answer_new (HU_ANSWER_ENDING, 3);
  g_autoptr(HuAnswer) same = NULL;

  answer->side = HU_SIDE_SECOND;
  answer->rule = "4.6";
  same = hu_answer_copy (answer);
  g_assert_true (hu_answer_equal (answer, same));
  same->rule = "4.4";
  g_assert_false (hu_answer_equal (answer, same));
  same->rule = answer->rule;
  same->side = HU_SIDE_FIRST;
  g_assert_false (hu_answer_equal (answer, same));
  same->side = answer->side;
  same->number = 2;
  g_assert_false (hu_answer_equal (answer, same));
}

typedef struct
{
  const char   *name;
  HuFactKind    kind;
  const char   *unit; /* or NULL */
  HuSubjectKind subject_kind;
  const char   *subject; /* or NULL */
  const char   *hexes;
} Place;

static const Place places[] = {
  { "unit", HU_FACT_WORTH, "r", HU_SUBJECT_HEX, NULL, "C3" },
  { "unit-off-the-map", HU_FACT_WORTH, "x", HU_SUBJECT_HEX, NULL, "" },
  { "hex", HU_FACT_CONTROL, NULL, HU_SUBJECT_HEX, "D3", "D3" },
  { "location", HU_FACT_CONTROL, NULL, HU_SUBJECT_LOCATION, "E3/1", "E3" },
  { "building", HU_FACT_CONTROL, NULL, HU_SUBJECT_BUILDING, "b", "D3 E3" },
  { "nowhere", HU_FACT_WINNER, NULL, HU_SUBJECT_HEX, NULL, "" },
  { "outcome", HU_FACT_OUTCOME, NULL, HU_SUBJECT_HEX, "A1", "" },
};

static gint32
find_subject (const HuMap   *map,
              HuSubjectKind  kind,
              const char    *text)
{
  if (text == NULL)
    return -1;

  return kind == HU_SUBJECT_BUILDING ? hu_map_find_building (map, text) : hu_location_parse (map, text, NULL);
}

/* The hexes that a question is about, which the map marks. */
static void
test_place (gconstpointer data)
{
  const Place *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture ("a A1 levels=1; b D3 E3 levels=1",
                                                       "r russian squad C3; x russian squad -", "");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, 0);
  g_autoptr(HuFact) fact = hu_fact_new (one->kind);
  g_autoptr(GArray) hexes = NULL;
  g_autofree char *names = NULL;

  fact->unit = one->unit != NULL ? hu_fixture_unit (scenario, one->unit) : HU_UNIT_NONE;
  fact->subject_kind = one->subject_kind;
  fact->subject = find_subject (scenario->map, one->subject_kind, one->subject);
  hexes = hu_fact_list_hexes (fact, snapshot);
  names = hu_fixture_names (scenario, hexes);
  g_assert_cmpstr (names, ==, one->hexes);
}

/* Once the capital is cut off no line is left that a hex could be critical for (4.3): the set is empty. */
static void
test_no_critical_hex (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0303");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, 0);
  g_autoptr(HuFact) fact = hu_fact_new (HU_FACT_CRITICAL);
  g_autoptr(HuAnswer) answer = hu_fact_answer (fact, snapshot, NULL);

  g_assert_cmpuint (answer->set->len, ==, 0);
  g_assert_cmpint (answer->number, ==, 0);
}

/* What must be known for an answer, and what need not. */
static void
test_rests (void)
{
  static const struct
  {
    HuFactKind kind, other;
    gboolean   rests;
  } cases[] = {
    { HU_FACT_WINNER, HU_FACT_LEVEL, TRUE },
    { HU_FACT_WINNER, HU_FACT_OUTCOME, TRUE },
    { HU_FACT_LEVEL, HU_FACT_POINTS, TRUE },
    { HU_FACT_POINTS, HU_FACT_OPEN_ROWS, TRUE },
    { HU_FACT_SUPPLIED, HU_FACT_ISOLATED, TRUE },
    { HU_FACT_POINTS, HU_FACT_LEVEL, FALSE },
    { HU_FACT_OPEN_ROWS, HU_FACT_POINTS, FALSE },
    { HU_FACT_CONTROL, HU_FACT_POINTS, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (hu_fact_rests_on (cases[i].kind, cases[i].other), ==, cases[i].rests);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  HU_ADD_TABLE ("/fact/kind", kinds, test_kind);
  HU_ADD_TABLE ("/fact/place", places, test_place);
  g_test_add_func ("/fact/set", test_set);
  g_test_add_func ("/fact/decimal", test_decimal);
  g_test_add_func ("/fact/no-critical-hex", test_no_critical_hex);
  g_test_add_func ("/fact/rules", test_rules);
  g_test_add_func ("/fact/ending", test_ending);
  g_test_add_func ("/fact/rests", test_rests);

  return g_test_run ();
}
