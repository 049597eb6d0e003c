/*
 * Objectives in small cases: what is refused, what scores, what a condition counts, which withdrawal a unit counts for.
 * The private header is for the awards of one system among others.
 */
#include <locale.h>

#include "hu-fact.h"
#include "hu-fixture.h"
#include "hu-front-line-rules.h"
#include "hu-objectives-private.h"

/* A country of six hexes in a row with objectives in force; hu_scenario_finish() is still to come. */
static HuScenario *
new_row (const char *units)
{
  HuScenario *scenario = hu_fixture_country (6, 1, units);

  hu_scenario_add_objectives (scenario);

  return scenario;
}

static HuTerm *
new_term (guint  kind,
          HuSide side)
{
  HuTerm *term = hu_objectives_term_new (kind);

  term->side = side;

  return term;
}

/* Does @side control, or hold by the presence of a unit, each of the hexes? */
static HuTerm *
new_holds (const HuScenario *scenario,
           HuSide            side,
           HuHeld            held,
           const char       *hexes)
{
  HuTerm *term = new_term (HU_TERM_HOLDS, side);

  hu_objectives_term (term)->held = held;
  term->where.hexes = hu_fixture_hexes (scenario, hexes);

  return term;
}

static HuSnapshot *
play (HuScenario *scenario,
      const char *log)
{
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, log);

  return hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
}

/* --- What is refused --- */

typedef struct
{
  const char   *name;
  const char   *before;
  const char   *event;
  HuRefusalCode code; /* HU_REFUSAL_NONE: it is taken */
  const char   *field;
  gint64        german; /* points afterwards */
} Asked;

/* "toll" is for anybody, at 3 points; "bridge" for the German alone. */
static const Asked asked[] = {
  { "award", "", "award german toll", HU_REFUSAL_NONE, NULL, 3 },
  { "award-counted", "", "award german toll count 2", HU_REFUSAL_NONE, NULL, 6 },
  { "award-counted-0", "", "award german toll count 0", HU_REFUSAL_NONE, NULL, 0 },
  { "award-counted-less", "", "award german toll count -1", HU_REFUSAL_NEGATIVE, "count", 0 },
  { "award-of-points", "", "award german toll points 7", HU_REFUSAL_NONE, NULL, 7 },
  { "award-of-0-points", "", "award german toll points 0", HU_REFUSAL_NONE, NULL, 0 },
  { "award-of-less-points", "award german toll", "award german toll points -1", HU_REFUSAL_NEGATIVE, "points", 3 },
  { "award-of-both", "", "award german toll points 1 count 1", HU_REFUSAL_POINTS_AND_COUNT, "count", 0 },
  { "award-to-nobody", "", "award - toll", HU_REFUSAL_UNKNOWN_SIDE, "side", 0 },
  { "award-to-the-other", "", "award soviet bridge", HU_REFUSAL_NOT_FOR_SIDE, "side", 0 },
  { "correction-to-0", "award german toll", "adjust german -3", HU_REFUSAL_NONE, NULL, 0 },
  { "correction-below-0", "award german toll", "adjust german -4", HU_REFUSAL_BELOW_ZERO, "points", 3 },
  { "correction-of-nobody", "award german toll", "adjust - 1", HU_REFUSAL_UNKNOWN_SIDE, "side", 3 },
};

static void
test_asked (gconstpointer data)
{
  const Asked *one = data;
  g_autoptr(HuScenario) scenario = new_row ("");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(GPtrArray) events = NULL;
  g_autoptr(HuSnapshot) after = NULL;
  HuRefusal refusal;

  hu_objectives_add_item (hu_objectives_rules (scenario), "toll", HU_SCORE_AWARD, HU_SIDE_NONE)->points = 3;
  hu_objectives_add_item (hu_objectives_rules (scenario), "bridge", HU_SCORE_AWARD, HU_SIDE_FIRST)->points = 3;
  hu_scenario_finish (scenario);
  game = hu_fixture_play (scenario, one->before);
  events = hu_fixture_log (scenario, one->event);
  g_assert_cmpint (hu_adjudicator_append (game, g_ptr_array_index (events, 0), &refusal), ==, one->code == HU_REFUSAL_NONE);
  if (one->code != HU_REFUSAL_NONE)
    {
      g_assert_cmpint (refusal.code, ==, one->code);
      g_assert_cmpstr (refusal.field, ==, one->field);
    }
  after = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
  g_assert_cmpint (hu_snapshot_get_objectives (after)->points[HU_SIDE_FIRST], ==, one->german);
}

/* Objectives lets an item pass that only the schedule of front-line has, and does not score it; an item of both is
 * listed once. */
static void
test_beside_front_line (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (6, 1, "");
  HuObjectivesRules *rules = hu_scenario_add_objectives (scenario);
  g_autoptr(GArray) awards = NULL;
  g_autoptr(HuSnapshot) after = NULL;
  g_autoptr(GString) ids = g_string_new (NULL);

  hu_front_line_add_item (hu_front_line_rules (scenario), "rail", HU_ITEM_AWARD, HU_SIDE_NONE)->points = 2;
  hu_front_line_add_item (hu_front_line_rules (scenario), "toll", HU_ITEM_AWARD, HU_SIDE_NONE)->points = 2;
  hu_objectives_add_item (rules, "kills", HU_SCORE_PER, HU_SIDE_NONE)->points = 1;
  hu_objectives_add_item (rules, "toll", HU_SCORE_AWARD, HU_SIDE_NONE)->points = 3;
  hu_objectives_add_item (rules, "bridge", HU_SCORE_AWARD, HU_SIDE_NONE)->points = 3;
  hu_scenario_finish (scenario);

  awards = hu_scenario_list_awards (scenario);
  for (guint i = 0; i < awards->len; i++)
    g_string_append_printf (ids, "%s ", g_array_index (awards, HuAward, i).id);
  g_assert_cmpstr (ids->str, ==, "rail toll bridge ");

  after = play (scenario, "award german rail");
  g_assert_cmpint (hu_snapshot_get_objectives (after)->points[HU_SIDE_FIRST], ==, 0);
  g_clear_pointer (&after, hu_snapshot_unref);
  after = play (scenario, "award german rail; award german toll");
  g_assert_cmpint (hu_snapshot_get_objectives (after)->points[HU_SIDE_FIRST], ==, 3);
}

/* --- Points --- */

static void
test_ledger (void)
{
  g_autoptr(HuScenario) scenario = new_row ("");
  g_autoptr(HuSnapshot) after = NULL;
  g_autoptr(GString) entries = g_string_new (NULL);
  const GPtrArray *ledger;

  scenario->start.points[HU_SIDE_FIRST] = 2;
  hu_objectives_add_item (hu_objectives_rules (scenario), "toll", HU_SCORE_AWARD, HU_SIDE_NONE)->points = 3;
  hu_scenario_finish (scenario);
  after = play (scenario, "award soviet toll; adjust german 1");
  ledger = hu_snapshot_get_objectives (after)->ledger;
  for (guint i = 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);

      g_string_append_printf (entries, "%s %" G_GINT64_FORMAT "; ", hu_ledger_entry_item (scenario, entry), entry->points);
    }
  g_assert_cmpstr (entries->str, ==, "start 2; toll 3; adjust 1; ");
}

/* A condition that stays met scores at each moment, or once. */
static void
test_needs (void)
{
  static const struct { HuScoreWhen when; gint64 german; } cases[] = {
    { HU_SCORE_ONCE, 5 }, { HU_SCORE_EACH_PLAYER_TURN, 20 }, { HU_SCORE_EACH_TURN, 10 }, { HU_SCORE_AT_END, 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuScenario) scenario = new_row ("");
      HuScoreItem *item = hu_objectives_add_item (hu_objectives_rules (scenario), "west", HU_SCORE_NEEDS, HU_SIDE_FIRST);
      g_autoptr(HuSnapshot) after = NULL;

      item->points = 5;
      item->when = cases[i].when;
      item->needs = new_holds (scenario, HU_SIDE_FIRST, HU_HELD_BY_CONTROL, "0101");
      hu_scenario_finish (scenario);
      after = play (scenario, "end-phase; end-phase; end-phase; end-phase");
      g_test_message ("%s", hu_score_when_to_string (cases[i].when));
      g_assert_cmpint (hu_snapshot_get_objectives (after)->points[HU_SIDE_FIRST], ==, cases[i].german);
    }
}

/* Its points are a fact, and it knows of no level of victory. */
static void
test_facts (void)
{
  g_autoptr(HuScenario) scenario = new_row ("");
  g_autoptr(HuFact) fact = hu_fact_new (HU_FACT_POINTS);
  g_autoptr(HuAnswer) answer = NULL;
  g_autoptr(HuSnapshot) after = NULL;

  hu_scenario_finish (scenario);
  g_assert_true (hu_fact_applies (HU_FACT_POINTS, scenario));
  g_assert_true (hu_fact_applies (HU_FACT_OUTCOME, scenario));
  g_assert_true (hu_fact_applies (HU_FACT_HOLDER, scenario));
  g_assert_false (hu_fact_applies (HU_FACT_LEVEL, scenario));
  after = play (scenario, "adjust german 3; adjust soviet 4");
  fact->side = HU_SIDE_SECOND;
  answer = hu_fact_answer (fact, after, NULL);
  g_assert_nonnull (answer);
  g_assert_cmpint (answer->kind, ==, HU_ANSWER_NUMBER);
  g_assert_cmpint (answer->number, ==, 4);
}

/* --- What a condition counts --- */

typedef struct
{
  const char *name;
  guint       kind;
  gboolean    sources; /* the German west edge is one */
  HuTristate  supplied;
  gint64      have;
} Supplied;

/* g1 stands west of the enemy, g2 and g3 east of him. */
static const Supplied supplied[] = {
  { "held", HU_TERM_HOLDS, TRUE, HU_TRISTATE_UNSET, 3 },
  { "held-supplied", HU_TERM_HOLDS, TRUE, HU_TRISTATE_TRUE, 1 },
  { "held-unsupplied", HU_TERM_HOLDS, TRUE, HU_TRISTATE_FALSE, 2 },
  { "held-supplied-from-nowhere", HU_TERM_HOLDS, FALSE, HU_TRISTATE_TRUE, 0 },
  { "held-unsupplied-from-nowhere", HU_TERM_HOLDS, FALSE, HU_TRISTATE_FALSE, 3 },
  { "units", HU_TERM_UNITS, TRUE, HU_TRISTATE_UNSET, 3 },
  { "units-supplied", HU_TERM_UNITS, TRUE, HU_TRISTATE_TRUE, 1 },
  { "units-unsupplied", HU_TERM_UNITS, TRUE, HU_TRISTATE_FALSE, 2 },
  { "units-supplied-from-nowhere", HU_TERM_UNITS, FALSE, HU_TRISTATE_TRUE, 0 },
  { "units-unsupplied-from-nowhere", HU_TERM_UNITS, FALSE, HU_TRISTATE_FALSE, 3 },
};

static void
test_supplied (gconstpointer data)
{
  const Supplied *one = data;
  g_autoptr(HuScenario) scenario = new_row ("g1 german 0101; s1 soviet 0301; g2 german 0501; g3 german 0601");
  HuObjectivesRules *rules = hu_objectives_rules (scenario);
  HuTerm *term = one->kind == HU_TERM_HOLDS ? new_holds (scenario, HU_SIDE_FIRST, HU_HELD_BY_PRESENCE, "0101 0501 0601")
                                            : new_term (one->kind, HU_SIDE_FIRST);
  g_autoptr(HuSnapshot) start = NULL;

  hu_objectives_term (term)->supplied = one->supplied;
  if (one->sources)
    {
      HuSupplyRules *supply = hu_objectives_add_supply (rules, HU_SIDE_FIRST);

      supply->sources.by_edge = TRUE;
      supply->sources.edges[HU_EDGE_WEST] = TRUE;
    }
  hu_objectives_add_outcome (rules, "win", HU_SIDE_FIRST, HU_JUDGED_END, term);
  hu_scenario_finish (scenario);
  start = play (scenario, "");
  g_assert_cmpint (((HuOutcomeFinding *) g_ptr_array_index (hu_snapshot_get_objectives (start)->outcomes, 0))->needs->have,
                   ==, one->have);
}

typedef struct
{
  const char *name;
  guint       kind;
  const char *log;
  gboolean    met;
} Remembered;

/* The condition is that the Soviet side holds 0101.  Where no "at" is given, "ever" is judged at any instant and "for" at
 * the end of turns. */
static const Remembered remembered[] = {
  { "ever-in-between", HU_TERM_EVER, "control soviet 0101; control german 0101", TRUE },
  { "never", HU_TERM_EVER, "control german 0101; end-phase; end-phase", FALSE },
  { "for-a-turn", HU_TERM_FOR, "control soviet 0101; end-phase; end-phase", TRUE },
  { "for-a-player-turn", HU_TERM_FOR, "control soviet 0101; end-phase", FALSE },
};

static void
test_remembered (gconstpointer data)
{
  const Remembered *one = data;
  g_autoptr(HuScenario) scenario = new_row ("");
  HuTerm *term = hu_objectives_term_new (one->kind);
  g_autoptr(HuSnapshot) after = NULL;
  const HuOutcomeFinding *finding;

  if (one->kind == HU_TERM_FOR)
    {
      term->has_least = TRUE;
      term->least = 1;
    }
  g_ptr_array_add (term->parts, new_holds (scenario, HU_SIDE_SECOND, HU_HELD_BY_CONTROL, "0101"));
  hu_objectives_add_outcome (hu_objectives_rules (scenario), "win", HU_SIDE_SECOND, HU_JUDGED_END, term);
  hu_scenario_finish (scenario);
  after = play (scenario, one->log);
  finding = g_ptr_array_index (hu_snapshot_get_objectives (after)->outcomes, 0);
  g_assert_cmpint (finding->met, ==, one->met);
}

/* --- Meters --- */

/* An outcome's meter shows the hexes that are lacking, and not those that are held.  Points have a meter where there
 * is a schedule. */
static void
test_meters (void)
{
  for (guint schedule = 0; schedule < 2; schedule++)
    {
      g_autoptr(HuScenario) scenario = new_row ("");
      g_autoptr(HuSnapshot) start = NULL;
      g_autofree char *hexes = NULL;
      const GPtrArray *meters;
      const HuMeter *outcome;

      hu_objectives_rules (scenario)->schedule_given = schedule;
      hu_objectives_add_outcome (hu_objectives_rules (scenario), "win", HU_SIDE_FIRST, HU_JUDGED_INSTANT,
                                 new_holds (scenario, HU_SIDE_FIRST, HU_HELD_BY_CONTROL, "0101 0401 0201 0501"));
      hu_scenario_finish (scenario);
      start = play (scenario, "");
      meters = hu_snapshot_get_meters (start);
      g_assert_cmpuint (meters->len, ==, 1 + schedule);
      outcome = g_ptr_array_index (meters, 0);
      hexes = hu_fixture_names (scenario, outcome->hexes);
      g_assert_cmpint (outcome->kind, ==, HU_OBJECTIVES_METER_OUTCOME);
      g_assert_cmpstr (hexes, ==, "0401 0501");
      if (schedule)
        g_assert_cmpint (((const HuMeter *) g_ptr_array_index (meters, 1))->kind, ==, HU_OBJECTIVES_METER_POINTS);
    }
}

/* --- Both sides --- */

/* Neither is declared while both are met; the one that stays is ruled on when it is declared, though it was met before. */
static void
test_one_stays (void)
{
  g_autoptr(HuScenario) scenario = new_row ("g1 german 0101; s1 soviet 0601");
  HuObjectivesRules *rules = hu_objectives_rules (scenario);
  g_autoptr(HuSnapshot) both = NULL, one = NULL;
  g_autoptr(GPtrArray) rulings = NULL;
  const HuRuling *last;

  rules->both = HU_BOTH_NONE;
  hu_objectives_add_outcome (rules, "west", HU_SIDE_FIRST, HU_JUDGED_INSTANT,
                             new_holds (scenario, HU_SIDE_FIRST, HU_HELD_BY_PRESENCE, "0101"));
  hu_objectives_add_outcome (rules, "east", HU_SIDE_SECOND, HU_JUDGED_INSTANT,
                             new_holds (scenario, HU_SIDE_SECOND, HU_HELD_BY_PRESENCE, "0601"));
  hu_scenario_finish (scenario);
  both = play (scenario, "");
  g_assert_null (hu_snapshot_get_verdict (both));

  one = play (scenario, "move g1 0201");
  g_assert_cmpint (hu_snapshot_get_verdict (one)->winner, ==, HU_SIDE_SECOND);
  rulings = hu_snapshot_list_rulings (one);
  last = g_ptr_array_index (rulings, rulings->len - 1);
  g_assert_true (last->decides);
  g_assert_cmpstr (last->rule, ==, "east");
  g_assert_cmpuint (last->event, ==, 1);
}

/* --- Withdrawals --- */

typedef struct
{
  const char *name;
  struct { guint turn, phase; } due[2]; /* phase 0: at the turn's end */
  guint       counted;                  /* which of them a withdrawal in turn 1 counts for */
} Due;

static const Due dues[] = {
  { "earlier-turn-first", { { 1, 0 }, { 2, 0 } }, 0 },
  { "earlier-turn-last", { { 2, 0 }, { 1, 0 } }, 1 },
  { "earlier-turn-last-and-later-in-it", { { 2, 1 }, { 1, 0 } }, 1 },
  { "as-in-the-file", { { 2, 0 }, { 2, 0 } }, 0 },
  { "phase-before-the-end", { { 1, 0 }, { 1, 1 } }, 1 },
  { "end-after-the-phase", { { 1, 1 }, { 1, 0 } }, 0 },
};

static void
test_due (gconstpointer data)
{
  const Due *one = data;
  g_autoptr(HuScenario) scenario = new_row ("g1 german 0101");
  g_autoptr(HuSnapshot) after = NULL;

  for (guint i = 0; i < 2; i++)
    hu_withdrawals_add (hu_objectives_rules (scenario)->withdrawals, HU_SIDE_FIRST, one->due[i].turn, 1)->phase = one->due[i].phase;
  hu_scenario_finish (scenario);
  after = play (scenario, "withdraw g1");
  for (guint i = 0; i < 2; i++)
    g_assert_cmpuint (g_array_index (hu_snapshot_get_objectives (after)->requirements, HuWithdrawalFinding, i).done, ==,
                      i == one->counted);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  HU_ADD_TABLE ("/objectives/asked", asked, test_asked);
  g_test_add_func ("/objectives/beside-front-line", test_beside_front_line);
  g_test_add_func ("/objectives/ledger", test_ledger);
  g_test_add_func ("/objectives/needs", test_needs);
  g_test_add_func ("/objectives/facts", test_facts);
  HU_ADD_TABLE ("/objectives/supplied", supplied, test_supplied);
  HU_ADD_TABLE ("/objectives/remembered", remembered, test_remembered);
  g_test_add_func ("/objectives/meters", test_meters);
  g_test_add_func ("/objectives/one-stays", test_one_stays);
  HU_ADD_TABLE ("/objectives/due", dues, test_due);

  return g_test_run ();
}
