/*
 * The rule system front-line: points, levels, and the line.
 */
#include "hu-fixture.h"
#include "hu-front-line.h"
#include "hu-objectives.h"

#include <string.h>

/* --- Levels --- */

typedef struct
{
  const char *name;
  gint64      attacker, defender;
  const char *level;
  gint64      up, down; /* points that would bring the next level either way; -1: none */
} LevelCase;

static const LevelCase level_cases[] = {
  { "0-0", 0, 0, "soviet-decisive", 1, -1 },
  { "0-5", 0, 5, "soviet-decisive", 6, -1 },
  { "1-1", 7, 7, "soviet-decisive", 1, -1 },
  { "over-1", 10001, 10000, "soviet-substantial", 10000, 1 },
  { "2-1", 14, 7, "soviet-substantial", 1, 7 },
  { "over-2", 15, 7, "soviet-marginal", 7, 1 },
  { "3-1", 21, 7, "soviet-marginal", 1, 4 },
  { "over-3", 22, 7, "german-marginal", 7, 1 },
  { "4-1", 28, 7, "german-marginal", 1, 3 },
  { "over-4", 29, 7, "german-substantial", 13, 1 },
  { "under-6", 5999, 1000, "german-substantial", 1, 500 },
  { "6-1", 42, 7, "german-decisive", -1, 1 },
  { "12-0", 12, 0, "german-decisive", -1, 3 },
  { "64-bits-under-6", G_GINT64_CONSTANT (5999999999999999999), G_GINT64_CONSTANT (1000000000000000000),
    "german-substantial", 1, G_GINT64_CONSTANT (500000000000000000) },
  { "64-bits-over-3", G_GINT64_CONSTANT (3000000000000000001), G_GINT64_CONSTANT (1000000000000000000),
    "german-marginal", G_GINT64_CONSTANT (1000000000000000000), 1 },
};

static const char *
level_id (const HuScenario *scenario,
          gint              level)
{
  return level < 0 ? NULL : ((const HuLevel *) g_ptr_array_index (hu_front_line_rules (scenario)->levels, level))->id;
}

static void
test_level (gconstpointer data)
{
  const LevelCase *test = data;
  g_autoptr(HuScenario) scenario = hu_fixture_front (4, 3, "");
  HuFrontLineRules *rules = hu_front_line_rules (scenario);
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuFrontLineFindings *findings;
  HuEvent *events[2];
  HuRefusal refusal;
  guint n = 0;

  hu_front_line_add_item (rules, "points", HU_ITEM_AWARD, HU_SIDE_NONE);
  rules->penalty = 0;
  hu_scenario_finish (scenario);
  game = hu_adjudicator_new (scenario);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      events[n] = hu_event_new_award (side, 0);
      events[n]->has_points = TRUE;
      events[n]->points = side == HU_SIDE_FIRST ? test->attacker : test->defender;
      g_assert_true (hu_adjudicator_append (game, events[n], &refusal));
      hu_event_unref (events[n++]);
    }

  snapshot = hu_adjudicator_snapshot (game, n);
  findings = hu_snapshot_get_front_line (snapshot);
  g_assert_cmpstr (level_id (scenario, findings->level), ==, test->level);
  g_assert_cmpint (findings->to_next[HU_SIDE_FIRST], ==, test->up);
  g_assert_cmpint (findings->to_next[HU_SIDE_SECOND], ==, test->down);

  /* The distances are exact: a point less is not enough. */
  if (test->up > 0 && test->attacker <= G_MAXINT64 - test->up)
    {
      g_assert_cmpint (hu_front_line_find_level (rules, test->attacker + test->up, test->defender), >, findings->level);
      g_assert_cmpint (hu_front_line_find_level (rules, test->attacker + test->up - 1, test->defender), ==, findings->level);
    }
  if (test->down > 0)
    {
      g_assert_cmpint (hu_front_line_find_level (rules, test->attacker, test->defender + test->down), <, findings->level);
      g_assert_cmpint (hu_front_line_find_level (rules, test->attacker, test->defender + test->down - 1), ==, findings->level);
    }
}

/* --- Points, entry by entry --- */

typedef void (*Tweak) (HuScenario *scenario);

typedef struct
{
  const char *name;
  const char *units;
  Tweak       tweak;
  const char *log;
  const char *ledger; /* "event side item points; …", provisional ones in brackets */
} LedgerCase;

static HuScheduleItem *
moscow_item (HuScenario *scenario,
             HuHold      hold,
             HuWhen      when,
             HuSide      to)
{
  HuScheduleItem *item = hu_front_line_add_item (hu_front_line_rules (scenario), "moscow", HU_ITEM_PLACE, to);

  hu_map_add_place (scenario->map, "moscow", NULL, HU_PLACE_CITY, hu_fixture_hexes (scenario, "0402 0502"));
  item->hold = hold;
  item->when = when;
  item->points = 50;

  return item;
}

static void
clear_at_end (HuScenario *scenario)
{
  moscow_item (scenario, HU_HOLD_CLEAR, HU_WHEN_END, HU_SIDE_NONE);
}

static void
nothing_at_end (HuScenario *scenario)
{
  moscow_item (scenario, HU_HOLD_CLEAR, HU_WHEN_END, HU_SIDE_NONE)->points = 0;
}

static void
clear_each_turn (HuScenario *scenario)
{
  moscow_item (scenario, HU_HOLD_CLEAR, HU_WHEN_TURN, HU_SIDE_NONE);
}

static void
clear_once (HuScenario *scenario)
{
  moscow_item (scenario, HU_HOLD_CLEAR, HU_WHEN_ONCE, HU_SIDE_NONE);
}

static void
clear_once_german (HuScenario *scenario)
{
  moscow_item (scenario, HU_HOLD_CLEAR, HU_WHEN_ONCE, HU_SIDE_FIRST);
}

static void
control_once (HuScenario *scenario)
{
  moscow_item (scenario, HU_HOLD_OWNER, HU_WHEN_ONCE, HU_SIDE_NONE);
}

static void
kills (HuScenario *scenario)
{
  HuScheduleItem *item = hu_front_line_add_item (hu_front_line_rules (scenario), "kills", HU_ITEM_PER_STRENGTH, HU_SIDE_NONE);

  item->points = 2;
  hu_factors_add (&item->factors, "mechanized", 3);
}

static void
kills_for_the_soviet (HuScenario *scenario)
{
  hu_front_line_add_item (hu_front_line_rules (scenario), "kills", HU_ITEM_PER_STRENGTH, HU_SIDE_SECOND)->points = 1;
}

static void
no_schedule (HuScenario *scenario)
{
  hu_front_line_rules (scenario)->schedule_given = FALSE;
}

static void
begin_with_points (HuScenario *scenario)
{
  clear_at_end (scenario);
  scenario->start.points[HU_SIDE_FIRST] = 3;
  scenario->start.points[HU_SIDE_SECOND] = 4;
}

static void
awards (HuScenario *scenario)
{
  hu_front_line_add_item (hu_front_line_rules (scenario), "rail-cut", HU_ITEM_AWARD, HU_SIDE_FIRST)->points = 5;
}

static const LedgerCase ledger_cases[] = {
  { "kill", "g1 german 0101 5; s1 soviet 0601 7", kills, "eliminate s1; eliminate g1", "1 german kills 14; 2 soviet kills 10; " },
  { "kill-mechanized", "s1 soviet 0601 7 mechanized", kills, "eliminate s1", "1 german kills 42; " },
  { "kill-moved-first", "s1 soviet 0601 7", kills, "move s1 0602; eliminate s1", "2 german kills 14; " },
  { "kill-air", "s1 soviet 0601 7 air", kills, "eliminate s1", "1 german kills 14; " },
  { "kill-without-strength", "s1 soviet 0601", kills, "eliminate s1", "" },
  { "kill-to-other-side-only", "s1 soviet 0601 7; g1 german 0101 5", kills_for_the_soviet, "eliminate s1; eliminate g1", "2 soviet kills 5; " },
  { "withdrawn-scores-nothing", "s1 soviet 0601 7", kills, "withdraw s1", "" },
  { "tactical-scores-nothing", "s1 soviet 0601 7 squad", kills, "eliminate s1", "" },
  { "no-schedule", "s1 soviet 0601 7", no_schedule, "eliminate s1", "1 german eliminated 7; " },
  { "empty-schedule", "s1 soviet 0601 7", NULL, "eliminate s1", "" },

  { "clear-provisional", "g1 german 0402", clear_at_end, "note a", "[1 german moscow 50]; " },
  { "clear-not-with-the-enemy-in", "g1 german 0402; s1 soviet 0502", clear_at_end, "note a", "" },
  { "clear-not-empty", "", clear_at_end, "control german 0402 0502", "" },
  { "clear-air-does-not-matter", "g1 german 0402; s1 soviet 0502 air", clear_at_end, "note a", "[1 german moscow 50]; " },
  { "clear-eb-holds", "g1 german 0402 eb bracketed", clear_at_end, "note a", "[1 german moscow 50]; " },
  { "end-worth-nothing", "g1 german 0402", nothing_at_end, "note a", "" },
  { "end-final", "g1 german 0402", clear_at_end, "end-phase; end-phase; end-phase; end-phase", "4 german moscow 50; " },
  { "each-turn", "g1 german 0402", clear_each_turn, "end-phase; end-phase; move g1 0302; end-phase; end-phase", "2 german moscow 50; " },
  { "once-not-held-at-the-set-up", "g1 german 0402", clear_once, "move g1 0302; move g1 0402", "" },
  { "once-each", "g1 german 0302; s1 soviet 0602", clear_once,
    "move g1 0402; move g1 0302; move s1 0502; move s1 0602; move g1 0402", "1 german moscow 50; 3 soviet moscow 50; " },
  { "once-passing-through", "g1 german 0302", clear_once, "move g1 0402 0302", "1 german moscow 50; " },
  { "once-named-side-only", "g1 german 0302; s1 soviet 0602", clear_once_german,
    "move s1 0502; move s1 0602; move g1 0402", "3 german moscow 50; " },
  { "control-all-hexes", "", control_once, "control german 0402; control german 0502", "2 german moscow 50; " },

  { "control-air-does-not-take", "g1 german 0302 air", control_once, "move g1 0402 0502", "" },
  { "control-by-moving-in", "g1 german 0302", control_once, "move g1 0402 0502", "1 german moscow 50; " },
  { "begins-with", "g1 german 0402", begin_with_points, "note a",
    "0 german start 3; 0 soviet start 4; [1 german moscow 50]; " },

  { "award", "", awards, "award german rail-cut", "1 german rail-cut 5; " },
  { "award-points", "", awards, "award german rail-cut points 9", "1 german rail-cut 9; " },
  { "award-count", "", awards, "award german rail-cut count 3", "1 german rail-cut 15; " },
  { "award-nothing", "", awards, "award german rail-cut count 0", "" },
  { "adjust", "", awards, "award german rail-cut; adjust german -2; adjust soviet 1", "1 german rail-cut 5; 2 german adjust -2; 3 soviet adjust 1; " },
};

static HuScenario *
play_scenario (const LedgerCase *test)
{
  HuScenario *scenario = hu_fixture_front (6, 3, test->units);

  hu_front_line_rules (scenario)->penalty = 0;
  if (test->tweak != NULL)
    test->tweak (scenario);
  hu_scenario_finish (scenario);

  return scenario;
}

static void
test_ledger (gconstpointer data)
{
  const LedgerCase *test = data;
  g_autoptr(HuScenario) scenario = play_scenario (test);
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, test->log);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  g_autoptr(GString) found = g_string_new (NULL);
  gint64 sums[HU_N_SIDES] = { 0, 0 };

  for (guint i = 0; i < findings->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (findings->ledger, i);

      g_string_append_printf (found, entry->provisional ? "[%u %s %s %" G_GINT64_FORMAT "]; " : "%u %s %s %" G_GINT64_FORMAT "; ",
                              entry->event, scenario->sides[entry->side].id,
                              hu_ledger_entry_item (scenario, entry), entry->points);
      if (entry->gain == HU_GAIN_PLACE || entry->gain == HU_GAIN_START || entry->gain == HU_GAIN_ADJUST)
        g_assert_cmpint (entry->count, ==, 1);
      sums[entry->side] += entry->points;
    }

  g_assert_cmpstr (found->str, ==, test->ledger);
  g_assert_cmpint (findings->points[HU_SIDE_FIRST], ==, sums[HU_SIDE_FIRST]);
  g_assert_cmpint (findings->points[HU_SIDE_SECOND], ==, sums[HU_SIDE_SECOND]);
}

/* --- Refusals --- */

typedef struct
{
  const char   *name;
  const char   *before;
  const char   *event;
  HuRefusalCode code;
} RefusalCase;

static const RefusalCase refusal_cases[] = {
  { "award-both", "", "award german rail-cut points 3 count 2", HU_REFUSAL_POINTS_AND_COUNT },
  { "award-negative", "", "award german rail-cut points -3", HU_REFUSAL_NEGATIVE },
  { "award-negative-count", "", "award german rail-cut count -3", HU_REFUSAL_NEGATIVE },
  { "award-not-named", "", "award soviet rail-cut", HU_REFUSAL_NOT_FOR_SIDE },
  { "award-no-award", "", "award german kills", HU_REFUSAL_NOT_AN_AWARD },
  { "award-unknown", "", "award german nothing", HU_REFUSAL_NOT_AN_AWARD },
  { "award-overflow", "award german rail-cut", "award german rail-cut points 9223372036854775807", HU_REFUSAL_OVERFLOW },
  { "award-count-overflow", "", "award german rail-cut count 9223372036854775807", HU_REFUSAL_OVERFLOW },
  { "adjust-below-zero", "award german rail-cut", "adjust german -6", HU_REFUSAL_BELOW_ZERO },
  { "adjust-to-zero", "award german rail-cut", "adjust german -5", HU_REFUSAL_NONE },
  { "adjust-overflow", "award german rail-cut", "adjust german 9223372036854775807", HU_REFUSAL_OVERFLOW },
  { "kill-overflow", "award german rail-cut points 9223372036854775800", "eliminate s1", HU_REFUSAL_OVERFLOW },
  { "kill-just-not", "award german rail-cut points 9223372036854775800", "eliminate s2", HU_REFUSAL_NONE },
  { "line-overflow", "award soviet other points 9223372036854775806", "end-phase", HU_REFUSAL_OVERFLOW },
  { "line-just-not", "award soviet other points 9223372036854775803", "end-phase", HU_REFUSAL_NONE },
};

static void
test_refusal (gconstpointer data)
{
  const RefusalCase *test = data;
  g_autoptr(HuScenario) scenario = hu_fixture_front (6, 3, "s1 soviet 0601 8; s2 soviet 0602 6");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(GPtrArray) event = NULL;
  HuRefusal refusal;

  awards (scenario);
  hu_front_line_add_item (hu_front_line_rules (scenario), "kills", HU_ITEM_PER_STRENGTH, HU_SIDE_NONE)->points = 1;
  hu_front_line_add_item (hu_front_line_rules (scenario), "other", HU_ITEM_AWARD, HU_SIDE_NONE)->points = 1;
  hu_scenario_finish (scenario);
  game = hu_fixture_play (scenario, test->before);
  event = hu_fixture_log (scenario, test->event);

  g_assert_cmpint (hu_adjudicator_append (game, g_ptr_array_index (event, 0), &refusal), ==,
                   test->code == HU_REFUSAL_NONE);
  g_assert_cmpint (refusal.code, ==, test->code);
  g_assert_cmpint (refusal.index, ==, -1);
}

/* An award of objectives may be called as an item of the schedule is that is none, and is for another side. */
static void
test_award_of_objectives (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (6, 3, "");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;

  hu_front_line_add_item (hu_front_line_rules (scenario), "bridge", HU_ITEM_PER_STRENGTH, HU_SIDE_FIRST)->points = 1;
  hu_objectives_add_item (hu_scenario_add_objectives (scenario), "bridge", HU_SCORE_AWARD, HU_SIDE_SECOND)->points = 4;
  hu_scenario_finish (scenario);
  game = hu_fixture_play (scenario, "award soviet bridge");
  snapshot = hu_adjudicator_snapshot (game, 1);
  g_assert_cmpuint (hu_snapshot_get_front_line (snapshot)->ledger->len, ==, 0);
  g_assert_cmpint (hu_snapshot_get_objectives (snapshot)->points[HU_SIDE_SECOND], ==, 4);
}

/* The points of a place are counted on beforehand: a point less than fits, and a point more. */
static void
test_place_overflow (void)
{
  for (guint more = 0; more < 2; more++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_front (6, 3, "g1 german 0302");
      g_autofree char *award = g_strdup_printf ("award german rail-cut points %" G_GINT64_FORMAT, G_MAXINT64 - 100 + more);
      g_autoptr(HuAdjudicator) game = NULL;
      g_autoptr(GPtrArray) event = NULL;
      HuRefusal refusal;

      moscow_item (scenario, HU_HOLD_CLEAR, HU_WHEN_ONCE, HU_SIDE_NONE)->points = 100;
      awards (scenario);
      hu_front_line_rules (scenario)->penalty = 0;
      hu_scenario_finish (scenario);
      game = hu_fixture_play (scenario, award);
      event = hu_fixture_log (scenario, "move g1 0402");
      g_assert_cmpint (hu_adjudicator_append (game, g_ptr_array_index (event, 0), &refusal), ==, !more);
      if (more)
        g_assert_cmpint (refusal.code, ==, HU_REFUSAL_OVERFLOW);
    }
}

static void
test_points_without_the_system (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuEvent) event = hu_event_new_adjust (HU_SIDE_FIRST, HU_ADJUST_POINTS, 1, "agreed");
  HuRefusal refusal;

  g_assert_false (hu_adjudicator_append (game, event, &refusal));
  g_assert_cmpint (refusal.code, ==, HU_REFUSAL_NOT_IN_FORCE);
  g_assert_cmpint (refusal.index, ==, -1);
}

/* A gain rests on a rule, or on what the players agreed. */
static void
test_ledger_rules (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (6, 3, "s1 soviet 0601 7");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const GPtrArray *ledger;
  static const char * const rules[] = { "", "schedule", "schedule", "", "line" };
  static const char * const items[] = { "start", "kills", "rail-cut", "adjust", "line" };

  kills (scenario);
  awards (scenario);
  scenario->start.points[HU_SIDE_SECOND] = 1;
  hu_scenario_finish (scenario);
  game = hu_fixture_play (scenario, "eliminate s1; award german rail-cut; adjust soviet -1; end-phase");
  snapshot = hu_adjudicator_snapshot (game, 4);
  ledger = hu_snapshot_get_front_line (snapshot)->ledger;

  g_assert_cmpuint (ledger->len, ==, G_N_ELEMENTS (rules));
  for (guint i = 0; i < ledger->len; i++)
    {
      g_assert_cmpstr (hu_ledger_entry_rule (g_ptr_array_index (ledger, i)), ==, rules[i]);
      g_assert_cmpstr (hu_ledger_entry_item (scenario, g_ptr_array_index (ledger, i)), ==, items[i]);
    }
  g_assert_cmpstr (((const HuLedgerEntry *) g_ptr_array_index (ledger, 3))->reason, ==, "agreed");
  g_assert_cmpuint (((const HuLedgerEntry *) g_ptr_array_index (ledger, 4))->rows->len, ==, 3);
}

static void
test_zero_zero_none (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (4, 3, "");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuVerdict *verdict;

  hu_front_line_rules (scenario)->penalty = 0;
  hu_front_line_rules (scenario)->zero_zero_none = TRUE;
  hu_scenario_finish (scenario);
  game = hu_fixture_play (scenario, "end-phase; end-phase; end-phase; end-phase");
  snapshot = hu_adjudicator_snapshot (game, 4);
  verdict = hu_snapshot_get_verdict (snapshot);
  g_assert_nonnull (verdict);
  g_assert_cmpint (verdict->winner, ==, HU_SIDE_NONE);
  g_assert_null (verdict->level);
}

static void
test_concession (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (4, 3, "");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autoptr(GPtrArray) rulings = NULL;
  guint n_conceded = 0;

  hu_scenario_finish (scenario);
  game = hu_fixture_play (scenario, "concede soviet; concede german; end-phase; end-phase; end-phase; end-phase");
  snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
  g_assert_cmpstr (hu_snapshot_get_verdict (snapshot)->rule, ==, "concession");
  g_assert_null (hu_snapshot_get_verdict (snapshot)->level);
  g_assert_cmpint (hu_snapshot_get_verdict (snapshot)->winner, ==, HU_SIDE_FIRST);

  /* A side that has won cannot give up any more. */
  rulings = hu_snapshot_list_rulings (snapshot);
  for (guint i = 0; i < rulings->len; i++)
    n_conceded += ((const HuRuling *) g_ptr_array_index (rulings, i))->kind == HU_RULING_CONCEDED;
  g_assert_cmpuint (n_conceded, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/front-line/level", level_cases, test_level)
  HU_ADD_TABLE ("/front-line/ledger", ledger_cases, test_ledger)
  HU_ADD_TABLE ("/front-line/refusal", refusal_cases, test_refusal)
  g_test_add_func ("/front-line/award-of-objectives", test_award_of_objectives);
  g_test_add_func ("/front-line/place-overflow", test_place_overflow);
  g_test_add_func ("/front-line/points-without-the-system", test_points_without_the_system);
  g_test_add_func ("/front-line/ledger-rules", test_ledger_rules);
  g_test_add_func ("/front-line/zero-zero-none", test_zero_zero_none);
  g_test_add_func ("/front-line/concession", test_concession);

  return g_test_run ();
}
