/*
 * Facts in words: the question, its answer, the reasons, and the rule; of
 * positions judged by the rules.
 */
#include "hu-control-fixture.h"
#include "hu-explain-fact.h"
#include "hu-named.h"
#include "hu-objectives.h"

typedef enum
{
  CORRIDOR, /* hu_named_corridor() */
  FRONT,    /* hu_named_front() */
  CONDITIONS, /* the corridor, with an outcome */
  STREET,   /* a house, a bridge and a pillbox */
} Board;

typedef struct
{
  const char *name;
  HuFactKind  kind;
  Board       board;
  const char *units;
  const char *log;
  const char *about; /* a hex, a Location, a building, a unit or a side, as the kind asks for it; or NULL */
  const char *question;
  const char *answer;
  const char *because;
  const char *rule;  /* "-": none */
} Case;

static const Case cases[] = {
  { "isolated-no", HU_FACT_ISOLATED, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "", NULL,
    "Is Moscow cut off?",
    "No",
    "1 hex wide\n"
    "Narrowest at 0304.", "4.3" },
  { "isolated-yes", HU_FACT_ISOLATED, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "move g1 0303", NULL,
    "Is Moscow cut off?",
    "Yes",
    "cut off\nWithout 6 Pz a line of 4 hexes would reach the north edge at 0301. It would go through 0304, 0303 and "
    "0302, closed by 6 Pz alone.", "4.3" },
  { "lifeline", HU_FACT_LIFELINE, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "", NULL,
    "How many hexes wide is the lifeline of Moscow?",
    "1",
    "1 hex wide\n"
    "Narrowest at 0304.", "4.3" },
  { "critical", HU_FACT_CRITICAL, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "", NULL,
    "Through which hexes does every line of Moscow go?",
    "0301, 0302, 0303 and 0304",
    "1 hex wide\n"
    "Narrowest at 0304.", "4.3" },
  { "fewest", HU_FACT_FEWEST, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "", NULL,
    "How many more German units would cut off Moscow? (3: more than two)",
    "1",
    "1 hex wide\n"
    "Narrowest at 0304. One more German unit could cut it, for example at 0301.", "4.3" },
  { "supplied-yes", HU_FACT_SUPPLIED, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "", "0304",
    "Can the Soviet side trace a line of supply from 0304?",
    "Yes",
    "A line of 3 hexes leads to 0301.", "8" },
  { "supplied-source", HU_FACT_SUPPLIED, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "", "0301",
    "Can the Soviet side trace a line of supply from 0301?",
    "Yes",
    "The hex is a source itself.", "8" },
  { "supplied-no", HU_FACT_SUPPLIED, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "move g1 0302", "0305",
    "Can the Soviet side trace a line of supply from 0305 (Moscow)?",
    "No",
    "Without 6 Pz a line of 4 hexes would reach the north edge at 0301. It would go through 0303, 0302 and 0301, "
    "closed by 6 Pz alone.", "8" },
  { "cities", HU_FACT_CITIES, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "", NULL,
    "How many of the cities does the German side control?",
    "1",
    "1 of 2 taken\n"
    "Still to take: Tula. 2 turns to go, this one included.", "4.4" },
  { "holder-set-up", HU_FACT_HOLDER, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "", "0302",
    "Who controls 0302?",
    "Soviet",
    "It has been so since the set-up.", "term:control" },
  { "holder-entered", HU_FACT_HOLDER, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "move g1 0302", "0302",
    "Who controls 0302?",
    "German",
    "Event 1: Control of 0302 passes from the Soviet side to the German side.", "term:control" },
  { "winner-nobody", HU_FACT_WINNER, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "", NULL,
    "Who has won?",
    "Nobody",
    "Undecided. Moscow's lifeline is 1 hex wide, as at the start.", "term:verdict" },
  { "winner", HU_FACT_WINNER, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "concede german", NULL,
    "Who has won?",
    "Soviet",
    "Soviet victory: the German side concedes, at event 1.", "term:verdict" },
  { "ending-nobody", HU_FACT_ENDING, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "", NULL,
    "Who has won, by which rule, and at which event?",
    "Nobody",
    "Undecided. Moscow's lifeline is 1 hex wide, as at the start.", "term:verdict" },
  { "ending", HU_FACT_ENDING, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "concede german", NULL,
    "Who has won, by which rule, and at which event?",
    "Soviet, Concession, event 1",
    "Soviet victory: the German side concedes, at event 1.", "term:verdict" },
  { "moved", HU_FACT_MOVED, CORRIDOR, "g1 german 0103; s1 soviet 0502",
    "move g1 0102; move s1 0503", NULL,
    "How many units have moved?",
    "2",
    "", "-" },
  { "points", HU_FACT_POINTS, FRONT, "g1 german 0302 division 5; s1 soviet 0603 division 4",
    "award german rail-cut", "german",
    "How many points does the German side have?",
    "5",
    "5 : 12\n"
    "If the game ended now: Soviet decisive victory.\n"
    "Soviet: Before the first event, 2 points\n"
    "German: Rail cut, 5 points\n"
    "Soviet: Moscow held at the end, 10 points", "schedule" },
  { "level", HU_FACT_LEVEL, FRONT, "g1 german 0302 division 5; s1 soviet 0603 division 4",
    "award german rail-cut", NULL,
    "Which level of victory does the ratio make?",
    "Soviet decisive victory",
    "5 : 12\n"
    "If the game ended now: Soviet decisive victory.\n"
    "Soviet: Before the first event, 2 points\n"
    "German: Rail cut, 5 points\n"
    "Soviet: Moscow held at the end, 10 points", "levels" },
  { "open-rows", HU_FACT_OPEN_ROWS, FRONT, "g1 german 0302 division 5; s1 soviet 0603 division 4",
    "", "german",
    "Which rows does the German line leave open?",
    "4, 5 and 6",
    "Row 4: 6 Pz must move 1 hex, but row 1 would then be open\n"
    "Row 5: 6 Pz must move 2 hexes, but row 1 and 1 more would then be open\n"
    "Row 6: 6 Pz must move 3 hexes, but row 1 and 2 more would then be open", "line" },
  { "open-rows-none", HU_FACT_OPEN_ROWS, FRONT,
    "g1 german 0302 division 5; g2 german 0305 division 5; s1 soviet 0603 division 4",
    "", "german",
    "Which rows does the German line leave open?",
    "None",
    "unbroken\n"
    "A unit or a zone of control in every hex row.", "line" },
  { "control-location", HU_FACT_CONTROL, STREET, "g german squad D2; r russian leader E3",
    "move g D3", "D3",
    "Who controls the Location D3?",
    "German",
    "The German side has controlled it since event 1, when g was in it in Good Order and no armed Russian unit was in it (26.11).\n"
    "The Russian side has no armed Good Order Infantry MMC in it (26.11).\n"
    "g, an armed German unit in it, keeps the Russian side from gaining it (26.11).", "26.11" },
  { "control-hex", HU_FACT_CONTROL, STREET, "g german squad D2; r russian leader E3",
    "move g D3", "hex D3",
    "Who controls the hex D3?",
    "German",
    "The German side has controlled it since event 1, when g was in it in Good Order and no armed Russian unit was in it "
    "(26.13).\n"
    "The Russian side has no armed Good Order Infantry MMC in a ground-level Location of it (26.13).\n"
    "g, an armed German unit in it, keeps the Russian side from gaining it (26.13).", "26.13" },
  { "control-building", HU_FACT_CONTROL, STREET, "g german squad D2; r russian leader E3",
    "move g D3", "house",
    "Who controls the building house?",
    "Nobody",
    "Nobody has controlled it since the set-up.\n"
    "r in E3, an armed Russian unit in it, keeps the German side from gaining it (26.14).\n"
    "r cannot gain it: only squads, half-squads and crews can (26.11).\n"
    "g in D3, an armed German unit in it, keeps the Russian side from gaining it (26.14).", "26.14" },
  { "control-nobody", HU_FACT_CONTROL, STREET, "g german squad D2",
    "", "D3/1",
    "Who controls the Location D3/1?",
    "Nobody",
    "Nobody has controlled it since the set-up.\n"
    "The German side has no armed Good Order Infantry MMC in it (26.11).\n"
    "The Russian side has no armed Good Order Infantry MMC in it (26.11).", "26.11" },
  { "control-since-the-set-up", HU_FACT_CONTROL, STREET, "g german squad D2",
    "", "hex H6",
    "Who controls the hex H6?",
    "Russian",
    "The Russian side controls it: it lies in that side’s set-up area (26.11).\n"
    "The German side has no armed Good Order Infantry MMC in a ground-level Location of it (26.13).", "26.13" },
  { "cvp", HU_FACT_CVP, STREET, "g german squad D2; r russian squad E3",
    "kill r", "german",
    "How many casualty points does the German side have?",
    "2",
    "r squad 2", "26.2" },
  { "exit-vp-none", HU_FACT_EXIT_VP, STREET, "g german squad D2; r russian squad E3",
    "", "german",
    "How many exit points does the German side have?",
    "0",
    "No unit has left the map that would count.", "26.23" },
  { "cvp-none", HU_FACT_CVP, STREET, "g german squad D2; r russian squad E3",
    "", "german",
    "How many casualty points does the German side have?",
    "0",
    "Nothing has been eliminated or captured that would count.", "26.2" },
  { "worth", HU_FACT_WORTH, STREET, "t german afv B5 armor=6 ma=functioning crew=inherent",
    "", "t",
    "How many points would t be worth, eliminated now?",
    "6",
    "t 1 + MA 1 + AF 6 → 2 + crew 2 = 6", "26.2" },
  { "outcome-no", HU_FACT_OUTCOME, CONDITIONS, "g1 german 0103; s1 soviet 0502",
    "", NULL,
    "Is the condition of “German victory” met?",
    "No",
    "German control of Orel and Tula: 1 of 2", "outcomes" },
  { "outcome-yes", HU_FACT_OUTCOME, CONDITIONS, "g1 german 0103; s1 soviet 0305",
    "place g2 0502", NULL,
    "Is the condition of “German victory” met?",
    "Yes",
    "German control of Orel and Tula: 2 of 2\n"
    "at least 1 unit of the German side on the map: 2", "outcomes" },
};

/* "German victory", when all of these: Orel and Tula held, and a unit on the map. */
static void
add_outcome (HuScenario *scenario)
{
  HuTerm *all = hu_objectives_term_new (HU_TERM_ALL), *holds = hu_objectives_term_new (HU_TERM_HOLDS), *units = hu_objectives_term_new (HU_TERM_UNITS);

  holds->side = units->side = HU_SIDE_FIRST;
  holds->where.places = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < scenario->map->places->len; i++)
    if (g_strcmp0 (hu_map_get_place (scenario->map, i)->id, "moscow") != 0)
      g_array_append_val (holds->where.places, i);
  units->has_least = TRUE;
  units->least = 1;
  g_ptr_array_add (all->parts, holds);
  g_ptr_array_add (all->parts, units);
  (void) hu_objectives_add_outcome (hu_scenario_add_objectives (scenario), "win", HU_SIDE_FIRST, HU_JUDGED_INSTANT, all);
  hu_scenario_add_unit (scenario, "g2", NULL, HU_SIDE_FIRST);
  hu_scenario_finish (scenario);
}

static HuSnapshot *
play (const Case *test)
{
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(HuAdjudicator) adjudicator = NULL;

  switch (test->board)
    {
    case CORRIDOR:
      scenario = hu_named_corridor (test->units);
      return hu_named_play (scenario, test->log);
    case FRONT:
      scenario = hu_named_front (test->units);
      return hu_named_play (scenario, test->log);
    case CONDITIONS:
      scenario = hu_named_corridor (test->units);
      add_outcome (scenario);
      return hu_named_play (scenario, test->log);
    case STREET:
      break;
    }

  scenario = hu_control_fixture ("house D3 E3 levels=1; bridge C5; pillbox H2", test->units, "russian H6");
  adjudicator = hu_adjudicator_new (scenario);
  if (test->log[0] != '\0')
    hu_control_play (adjudicator, test->log);

  return hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
}

static HuSide
find_side (const HuScenario *scenario,
           const char       *id)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (g_str_equal (scenario->sides[side].id, id))
      return (HuSide) side;

  g_assert_not_reached ();
}

static void
set_control (HuFact           *fact,
             const HuScenario *scenario,
             const char       *about)
{
  fact->subject_kind = HU_SUBJECT_LOCATION;
  if (g_str_equal (about, "house"))
    {
      fact->subject_kind = HU_SUBJECT_BUILDING;
      fact->subject = 0;
    }
  else if (g_str_has_prefix (about, "hex "))
    {
      fact->subject_kind = HU_SUBJECT_HEX;
      fact->subject = hu_fixture_hex (scenario, about + 4);
    }
  else
    {
      fact->subject = hu_location_parse (scenario->map, about, NULL);
    }
}

static HuFact *
make_fact (const Case       *test,
           const HuScenario *scenario)
{
  HuFact *fact = hu_fact_new (test->kind);

  if (test->kind == HU_FACT_OUTCOME)
    fact->subject = 0;
  if (test->about == NULL)
    return fact;
  if (test->kind == HU_FACT_CONTROL)
    set_control (fact, scenario, test->about);
  else if (test->kind == HU_FACT_WORTH)
    fact->unit = hu_fixture_unit (scenario, test->about);
  else if (hu_fact_needs_side (test->kind))
    fact->side = find_side (scenario, test->about);
  else
    fact->subject = hu_fixture_hex (scenario, test->about);

  return fact;
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr(HuSnapshot) snapshot = play (test);
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(HuFact) fact = make_fact (test, scenario);
  g_autoptr(HuAnswer) answer = hu_fact_answer (fact, snapshot, NULL);
  const char *rule = hu_explain_fact_rule (fact);

  hu_assert_words (hu_explain_fact_question (snapshot, fact), test->question);
  hu_assert_words (hu_explain_fact_answer (scenario, answer), test->answer);
  hu_assert_words (hu_explain_fact_because (snapshot, fact), test->because);
  g_assert_cmpstr (rule != NULL ? rule : "-", ==, test->rule);
}

/* No kind of fact is left out. */
static void
test_all_kinds (void)
{
  for (gint kind = 0; kind < HU_N_FACTS; kind++)
    {
      gboolean found = FALSE;

      for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
        found |= cases[i].kind == (HuFactKind) kind;
      if (!found)
        g_error ("no case of %s", hu_fact_kind_to_string ((HuFactKind) kind));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/fact", cases, test_case);
  g_test_add_func ("/fact/all-kinds", test_all_kinds);

  return g_test_run ();
}
