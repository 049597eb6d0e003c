/*
 * The rule system sudden-death: when play stops, for whom, by which rule.
 */
#include "hu-fixture.h"
#include "hu-front-line-rules.h"
#include "hu-sudden-death.h"
#include "hu-system.h"

#include <string.h>

typedef void (*Tweak) (HuScenario *scenario);

typedef struct
{
  const char *name;
  const char *units;
  Tweak       tweak;  /* or NULL */
  const char *log;
  const char *rule;   /* NULL: undecided at the end */
  const char *winner;
  guint       event;
  gboolean    coincidence;
} VerdictCase;

static void
rear_tula (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->rear[hu_fixture_hex (scenario, "0502")] = 1;
}

static void
rear_tula_and_moscow_entered (HuScenario *scenario)
{
  rear_tula (scenario);
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0306")] = HU_SIDE_FIRST;
}

static void
rear_tula_german (HuScenario *scenario)
{
  rear_tula (scenario);
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0502")] = HU_SIDE_FIRST;
}

static void
no_cities (HuScenario *scenario)
{
  g_array_set_size (hu_sudden_death_rules (scenario)->cities, 0);
}

static void
units_only (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->blocked_by_zoc = FALSE;
}

static void
zoc_only (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->blocked_by_units = FALSE;
}

static void
control_too (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->blocked_by_owner = TRUE;
}

static void
no_negation (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->zoc_negated_by_units = FALSE;
}

static void
without_zoc (HuScenario *scenario)
{
  HuUnit *unit = g_ptr_array_index (scenario->units, 0);

  unit->zoc = HU_TRISTATE_FALSE;
}

static void
length_3 (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->max_length = 3;
}

static void
length_4 (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->max_length = 4;
}

static void
south_and_west (HuScenario *scenario)
{
  memset (hu_sudden_death_rules (scenario)->sources.edges, 0, sizeof hu_sudden_death_rules (scenario)->sources.edges);
  hu_sudden_death_rules (scenario)->sources.edges[HU_EDGE_SOUTH] = TRUE;
  hu_sudden_death_rules (scenario)->sources.edges[HU_EDGE_WEST] = TRUE;
}

static void
only_shown (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->decides = FALSE;
}

static void
one_due (HuScenario *scenario)
{
  hu_sudden_death_add_withdrawal (hu_sudden_death_rules (scenario), 1, 1);
}

static void
one_due_and_all_cities (HuScenario *scenario)
{
  hu_sudden_death_add_withdrawal (hu_sudden_death_rules (scenario), 2, 1);
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0502")] = HU_SIDE_FIRST;
}

static void
second_due (HuScenario *scenario)
{
  HuWithdrawal *withdrawal = hu_sudden_death_add_withdrawal (hu_sudden_death_rules (scenario), 1, 1);
  const guint second = 1;

  withdrawal->units = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (withdrawal->units, second);
}

static void
armor_due_in_phase (HuScenario *scenario)
{
  HuWithdrawal *withdrawal = hu_sudden_death_add_withdrawal (hu_sudden_death_rules (scenario), 1, 1);

  withdrawal->branch = g_strdup ("armor");
  withdrawal->phase = 1;
}

/* The first player turn is @first's, the second @second's. */
static void
give_player_turns (HuScenario *scenario,
                   HuSide      first,
                   HuSide      second)
{
  armor_due_in_phase (scenario);
  ((HuPlayerTurn *) hu_scenario_get_player_turn (scenario, 0))->side = first;
  ((HuPlayerTurn *) hu_scenario_get_player_turn (scenario, 1))->side = second;
}

static void
armor_due_in_phase_of_both (HuScenario *scenario)
{
  give_player_turns (scenario, HU_SIDE_SECOND, HU_SIDE_NONE);
}

static void
armor_due_in_no_phase (HuScenario *scenario)
{
  give_player_turns (scenario, HU_SIDE_SECOND, HU_SIDE_SECOND);
}

#define TURN "end-phase; end-phase; "

static const VerdictCase verdict_cases[] = {
  { "nothing", "", NULL, "end-phase", NULL, NULL, 0, FALSE },
  { "4.2-one-hex", "g1 german 0101", NULL, "move g1 0306", "4.2", "german", 1, FALSE },
  { "4.2-passing-through", "g1 german 0101", NULL, "move g1 0306 0103", "4.2", "german", 1, FALSE },
  { "4.2-by-control", "", NULL, "note a; control german 0305", "4.2", "german", 2, FALSE },
  { "4.2-not-by-air", "g1 german 0101 air", NULL, "move g1 0306", NULL, NULL, 0, FALSE },
  { "4.2-stands-when-retaken", "g1 german 0101", NULL, "move g1 0306; control soviet 0306; " TURN TURN, "4.2", "german", 1, FALSE },
  { "4.2-by-a-reinforcement", "g1 german -", NULL, "place g1 0306", "4.2", "german", 1, FALSE },
  { "4.2-not-by-survivors", "g1 german 0306; g2 german -", NULL, "eliminate g1 > g2", NULL, NULL, 0, FALSE },
  { "4.2-not-by-set-up-position", "g1 german 0306", NULL, "note a", NULL, NULL, 0, FALSE },

  { "4.3-unit", "g1 german 0301", NULL, "end-phase", "4.3", "german", 1, FALSE },
  { "4.3-zone-of-control", "g1 german 0302", NULL, "end-phase", "4.3", "german", 1, FALSE },
  { "4.3-end-of-the-soviet-phase", "g1 german 0101; s1 soviet 0503", NULL, "end-phase; move g1 0302; end-phase", "4.3", "german", 3, FALSE },
  { "4.3-not-in-mid-phase", "g1 german 0101", NULL, "move g1 0302; move g1 0101; end-phase", NULL, NULL, 0, FALSE },
  { "4.3-not-at-the-set-up", "g1 german 0302", NULL, "move g1 0101; end-phase", NULL, NULL, 0, FALSE },
  { "4.3-air-does-not-block", "g1 german 0302 air", NULL, "end-phase", NULL, NULL, 0, FALSE },
  { "4.3-negated-by-a-unit", "g1 german 0102; s1 soviet 0302", units_only, "end-phase", NULL, NULL, 0, FALSE },
  { "4.3-moscow-in-a-zone-of-control", "g1 german 0101", NULL, "end-phase", NULL, NULL, 0, FALSE },
  { "4.3-units-only", "g1 german 0101", units_only, "end-phase", NULL, NULL, 0, FALSE },
  { "4.3-zoc-only-own-hex-open", "g1 german 0301; s1 soviet 0302", zoc_only, "end-phase", NULL, NULL, 0, FALSE },
  { "4.3-control-blocks", "", control_too, "control german 0302; end-phase", "4.3", "german", 2, FALSE },
  { "4.3-nobodys-does-not", "", control_too, "control - 0302; end-phase", NULL, NULL, 0, FALSE },
  { "4.3-control-is-nothing-by-default", "", NULL, "control german 0302; end-phase", NULL, NULL, 0, FALSE },
  { "4.3-no-negation", "g1 german 0301; s1 soviet 0302", no_negation, "end-phase", "4.3", "german", 1, FALSE },
  { "4.3-without-zoc", "g1 german 0201", without_zoc, "end-phase", NULL, NULL, 0, FALSE },
  { "4.3-too-long", "", length_3, "end-phase", "4.3", "german", 1, FALSE },
  { "4.3-just-long-enough", "", length_4, "end-phase", NULL, NULL, 0, FALSE },
  /* Moscow's 0306 is the south edge itself, and never a source. */
  { "4.3-other-edges", "", south_and_west, "end-phase", "4.3", "german", 1, FALSE },
  { "4.3-before-4.4", "g1 german 0302", NULL, "control german 0502; move g1 0101; " TURN "end-phase; move g1 0302; end-phase", "4.3", "german", 7, TRUE },

  { "4.4-at-the-end", "", NULL, "control german 0502; " TURN TURN, "4.4", "german", 5, FALSE },
  { "4.4-not-before", "", NULL, "control german 0502; " TURN "end-phase", NULL, NULL, 0, FALSE },
  { "4.4-not-without-cities", "", no_cities, "control german 0502; " TURN TURN, "4.6", "soviet", 5, FALSE },
  { "4.4-one-missing", "", NULL, TURN TURN, "4.6", "soviet", 4, FALSE },

  { "4.5-rear-retaken", "", NULL, "control soviet 0103", "4.5", "soviet", 1, FALSE },
  { "4.5-entered", "s1 soviet 0503", NULL, "move s1 0103 0503", "4.5", "soviet", 1, FALSE },
  { "4.5-at-the-set-up", "", rear_tula, "end-phase", "4.5", "soviet", 0, FALSE },
  { "4.5-east-of-the-line-is-nothing", "", NULL, "control german 0502; control soviet 0502", NULL, NULL, 0, FALSE },
  { "4.5-beats-a-later-isolation", "g1 german 0302", NULL, "control soviet 0103; end-phase", "4.5", "soviet", 1, FALSE },
  { "4.2-with-4.5-at-the-set-up", "", rear_tula_and_moscow_entered, "note a", "4.2", "german", 0, TRUE },
  { "4.5-lost-first", "", rear_tula_german, "control soviet 0502", "4.5", "soviet", 1, FALSE },

  { "9.5-forgotten", "g1 german 0101", one_due, TURN, "9.5", "soviet", 2, FALSE },
  { "9.5-met", "g1 german 0101", one_due, "withdraw g1; " TURN, NULL, NULL, 0, FALSE },
  { "9.5-met-off-map", "g1 german -", one_due, "withdraw g1; " TURN, NULL, NULL, 0, FALSE },
  { "9.5-all-dead", "g1 german 0101", one_due, "eliminate g1; " TURN, "9.5", "soviet", 3, FALSE },
  { "9.5-not-by-the-enemy", "g1 german 0101; s1 soviet 0503", one_due, "withdraw s1; " TURN, "9.5", "soviet", 3, FALSE },
  { "9.5-named-unit", "g1 german 0101; g2 german 0102", second_due, "withdraw g2; " TURN, NULL, NULL, 0, FALSE },
  { "9.5-not-the-named-unit", "g1 german 0101; g2 german 0102", second_due, "withdraw g1; " TURN, "9.5", "soviet", 3, FALSE },
  { "9.5-wrong-branch", "g1 german 0101 infantry", armor_due_in_phase, "withdraw g1; end-phase", "9.5", "soviet", 2, FALSE },
  { "9.5-right-branch", "g1 german 0101 armor", armor_due_in_phase, "withdraw g1; end-phase", NULL, NULL, 0, FALSE },
  { "9.5-in-its-phase", "g1 german 0101 armor", armor_due_in_phase, "end-phase; withdraw g1", "9.5", "soviet", 1, FALSE },
  /* A player turn of both is the attacker's, too; where he has none his phases never come. */
  { "9.5-in-a-phase-of-both", "g1 german 0101 armor", armor_due_in_phase_of_both, TURN, "9.5", "soviet", 2, FALSE },
  { "9.5-in-time-for-a-phase-of-both", "g1 german 0101 armor", armor_due_in_phase_of_both,
    "end-phase; withdraw g1; end-phase", NULL, NULL, 0, FALSE },
  { "9.5-in-no-phase", "g1 german 0101 armor", armor_due_in_no_phase, TURN TURN, "4.6", "soviet", 4, FALSE },
  { "9.5-before-4.4", "g1 german 0101", one_due_and_all_cities, TURN TURN, "9.5", "soviet", 4, TRUE },
  { "4.3-before-9.5", "g1 german 0302", one_due, "move g1 0101; end-phase; move g1 0302; end-phase", "4.3", "german", 4, TRUE },

  { "only-shown", "g1 german 0302", only_shown, "move g1 0306; " TURN TURN, NULL, NULL, 0, FALSE },
  { "4.6-at-the-end", "", NULL, TURN TURN, "4.6", "soviet", 4, FALSE },
  { "concession-german", "", NULL, "concede german", "concession", "soviet", 1, FALSE },
  { "concession-soviet", "", NULL, "end-phase; concede soviet", "concession", "german", 2, FALSE },
};

static void
test_verdict (gconstpointer data)
{
  const VerdictCase *test = data;
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (test->units);
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuVerdict *verdict;

  if (test->tweak != NULL)
    test->tweak (scenario);
  game = hu_fixture_play (scenario, test->log);
  snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
  verdict = hu_snapshot_get_verdict (snapshot);

  if (test->rule == NULL)
    {
      g_assert_null (verdict);
      return;
    }

  g_assert_nonnull (verdict);
  g_assert_cmpstr (verdict->rule, ==, test->rule);
  g_assert_cmpstr (scenario->sides[verdict->winner].id, ==, test->winner);
  g_assert_cmpuint (verdict->event, ==, test->event);
  g_assert_cmpint (verdict->coincidence, ==, test->coincidence);
  g_assert_cmpint (verdict->system, ==, HU_SYSTEM_SUDDEN_DEATH);
}

/* --- What is ruled on the way --- */

typedef struct
{
  const char *name;
  const char *units;
  const char *log;
  const char *rulings; /* of the last event: "what hexes|units; …" */
} RulingCase;

static const RulingCase ruling_cases[] = {
  { "control", "g1 german 0101", "move g1 0503", "control 0503|; " },
  { "no-change-no-ruling", "g1 german 0101", "move g1 0102", "" },
  { "capital", "g1 german 0101", "move g1 0305", "capital-entered! 0305|g1; control 0305|; cut-in-phase 0304|g1; " },
  { "capital-back", "g1 german 0101", "move g1 0305; control soviet 0305", "capital-hex-lost 0305|; control 0305|; " },
  { "city", "g1 german 0101", "move g1 0502", "city-taken 0502|; control 0502|; " },
  { "city-and-on", "g1 german 0101", "move g1 0502 0503", "city-taken 0502|; control 0502|; control 0503|; " },
  { "city-lost", "g1 german 0101", "move g1 0502; control soviet 0502", "city-lost 0502|; control 0502|; " },
  { "rear", "", "control soviet 0103", "city-lost 0103|; rear-taken! 0103|; control 0103|; " },
  { "cut", "g1 german 0101", "move g1 0302", "control 0302|; cut-in-phase 0303|g1; " },
  { "re-opened", "g1 german 0101", "move g1 0302; move g1 0101",
    "reopened 0305 0304 0303 0302 0301|; " },
  { "isolated", "g1 german 0101", "move g1 0302; end-phase", "isolated! 0303|g1; " },
  { "isolated-once", "g1 german 0101", "move g1 0302; end-phase; end-phase", "" },
  { "isolated-anew", "g1 german 0101", "move g1 0302; end-phase; move g1 0101; end-phase; move g1 0302; end-phase",
    "isolated 0303|g1; " },
  { "conceded", "", "concede soviet", "conceded! |; " },
  { "held-out", "", "end-phase; end-phase; end-phase; end-phase", "held-out! |; " },
  { "path", "g1 german 0101", "move g1 0103 0303 0503", "control 0303 0503|; " },
};

static void
test_rulings (gconstpointer data)
{
  const RulingCase *test = data;
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (test->units);
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, test->log);
  const GPtrArray *rulings = hu_adjudicator_get_rulings (game, hu_adjudicator_get_n_events (game));
  g_autoptr(GString) found = g_string_new (NULL);

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);
      g_autofree char *hexes = hu_fixture_names (scenario, ruling->hexes);

      g_assert_cmpuint (ruling->event, ==, hu_adjudicator_get_n_events (game));
      g_string_append_printf (found, "%s%s %s|", hu_ruling_kind_to_string (ruling->kind),
                              ruling->decides ? "!" : "", hexes);
      for (guint j = 0; j < ruling->units->len; j++)
        g_string_append_printf (found, "%s%s", j > 0 ? " " : "",
                                hu_scenario_get_unit (scenario, g_array_index (ruling->units, guint, j))->id);
      g_string_append (found, "; ");
    }

  g_assert_cmpstr (found->str, ==, test->rulings);
}

/* --- Withdrawals in order --- */

static const HuWithdrawalFinding *
withdrawal_after (HuAdjudicator *game,
                  guint          n_events,
                  guint          index,
                  HuSnapshot   **keep)
{
  g_clear_pointer (keep, hu_snapshot_unref);
  *keep = hu_adjudicator_snapshot (game, n_events);

  return &g_array_index (hu_snapshot_get_sudden_death (*keep)->withdrawals, HuWithdrawalFinding, index);
}

/* The earliest due first, whatever the order in the file; a phase of the turn
 * before the turn's end; too late counts for the next one. */
static void
test_withdrawal_order (void)
{
  g_autoptr(HuScenario) scenario =
    hu_fixture_corridor ("g1 german 0101; g2 german 0102; g3 german 0104");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;

  hu_sudden_death_add_withdrawal (hu_sudden_death_rules (scenario), 2, 1);
  hu_sudden_death_add_withdrawal (hu_sudden_death_rules (scenario), 1, 1);
  hu_sudden_death_add_withdrawal (hu_sudden_death_rules (scenario), 1, 1)->phase = 1;
  game = hu_fixture_play (scenario, "withdraw g1; end-phase; end-phase; withdraw g2");

  g_assert_cmpint (withdrawal_after (game, 0, 0, &snapshot)->state, ==, HU_WITHDRAWAL_LATER);
  g_assert_cmpint (withdrawal_after (game, 0, 1, &snapshot)->state, ==, HU_WITHDRAWAL_DUE);
  g_assert_cmpint (withdrawal_after (game, 1, 2, &snapshot)->state, ==, HU_WITHDRAWAL_MET);
  g_assert_cmpint (withdrawal_after (game, 1, 1, &snapshot)->state, ==, HU_WITHDRAWAL_DUE);
  g_assert_cmpint (withdrawal_after (game, 2, 1, &snapshot)->state, ==, HU_WITHDRAWAL_DUE);
  g_assert_cmpint (withdrawal_after (game, 3, 1, &snapshot)->state, ==, HU_WITHDRAWAL_FAILED);
  g_assert_cmpint (withdrawal_after (game, 4, 0, &snapshot)->state, ==, HU_WITHDRAWAL_MET);
  g_assert_cmpuint (withdrawal_after (game, 4, 1, &snapshot)->done, ==, 0);
}

/* --- What rulings say --- */

/* Or NULL. */
static const HuRuling *
find_ruling (HuAdjudicator *game,
             guint          event,
             HuRulingKind   kind)
{
  const GPtrArray *rulings = hu_adjudicator_get_rulings (game, event);

  for (guint i = 0; i < rulings->len; i++)
    if (((const HuRuling *) g_ptr_array_index (rulings, i))->kind == kind)
      return g_ptr_array_index (rulings, i);

  return NULL;
}

static void
test_withdrawal_ruling (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101; g2 german 0102");
  g_autoptr(HuAdjudicator) game = NULL;
  const HuRuling *ruling;

  hu_sudden_death_add_withdrawal (hu_sudden_death_rules (scenario), 3, 2);
  game = hu_fixture_play (scenario, "withdraw g1; withdraw g2");
  ruling = find_ruling (game, 1, HU_SUDDEN_DEATH_RULING_WITHDRAWAL_COUNTED);
  g_assert_nonnull (ruling);
  g_assert_cmpuint (hu_sudden_death_ruling (ruling)->turn, ==, 3);
  g_assert_cmpint (ruling->reason.have, ==, 1);
  g_assert_cmpint (ruling->reason.need, ==, 2);
  g_assert_cmpstr (ruling->rule, ==, "9.5");
  g_assert_null (find_ruling (game, 1, HU_SUDDEN_DEATH_RULING_WITHDRAWAL_MET));
  ruling = find_ruling (game, 2, HU_SUDDEN_DEATH_RULING_WITHDRAWAL_MET);
  g_assert_nonnull (ruling);
  g_assert_cmpint (ruling->reason.have, ==, 2);
}

static void
test_all_cities_ruling (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, "control german 0502; " TURN TURN);
  const HuRuling *ruling = find_ruling (game, 5, HU_SUDDEN_DEATH_RULING_ALL_CITIES);
  g_autofree char *hexes = NULL;

  g_assert_nonnull (ruling);
  hexes = hu_fixture_names (scenario, ruling->hexes);
  g_assert_cmpstr (hexes, ==, "0103 0502");
  g_assert_cmpint (ruling->reason.of, ==, 2);
  g_assert_cmpstr (ruling->rule, ==, "4.4");
}

/* --- The report and the meters --- */

static void
test_report (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; s1 soviet 0503");
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, "move g1 0104");
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, 1);
  const HuSuddenDeathFindings *findings = hu_snapshot_get_sudden_death (snapshot);
  const HuMeter *meter;
  g_autofree char *cut = hu_fixture_names (scenario, findings->cut);
  g_autofree char *critical = hu_fixture_names (scenario, findings->critical);
  g_autofree char *path = hu_fixture_names (scenario, g_array_index (findings->capital, HuCapitalFinding, 1).path);

  g_assert_cmpstr (cut, ==, "0304"); /* nearest to Moscow */
  g_assert_cmpstr (critical, ==, "0301 0302 0303 0304");
  g_assert_cmpstr (path, ==, "0306 0305 0304 0303 0302 0301");
  g_assert_false (findings->isolated);
  g_assert_cmpuint (findings->fewest, ==, 1);
  g_assert_cmpuint (findings->rear->len, ==, 1);

  meter = hu_snapshot_get_meter (snapshot, HU_SUDDEN_DEATH_METER_LIFELINE);
  g_assert_cmpint (meter->value, ==, 1);
  g_assert_cmpint (meter->start, ==, 1);
  meter = hu_snapshot_get_meter (snapshot, HU_SUDDEN_DEATH_METER_CAPITAL);
  g_assert_cmpint (meter->value, ==, 0);
  g_assert_cmpint (meter->of, ==, 2);
  g_assert_cmpint (hu_sudden_death_meter (meter)->distance, ==, 2); /* 0104 to 0305 */
  meter = hu_snapshot_get_meter (snapshot, HU_SUDDEN_DEATH_METER_CITIES);
  g_assert_cmpint (meter->value, ==, 1);
  g_assert_cmpint (meter->of, ==, 2);
  g_assert_cmpuint (hu_sudden_death_meter (meter)->turns_left, ==, 2);
  meter = hu_snapshot_get_meter (snapshot, HU_SUDDEN_DEATH_METER_REAR);
  g_assert_cmpint (meter->value, ==, 4); /* 0503 to Orel 0103 */
  g_assert_null (hu_snapshot_get_meter (snapshot, HU_SUDDEN_DEATH_METER_WITHDRAWALS));

  g_assert_true (hu_snapshot_find_meter (snapshot, "4.5", HU_SIDE_NONE) == meter);
  g_assert_true (hu_snapshot_find_meter (snapshot, "4.5", meter->for_side) == meter);
  g_assert_null (hu_snapshot_find_meter (snapshot, "4.5", hu_side_other (meter->for_side)));
  g_assert_null (hu_snapshot_find_meter (snapshot, "9.5", HU_SIDE_NONE));
}

/* A system that is only shown takes no verdict from the others. */
static void
test_decides (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");

  hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
  g_assert_true (hu_system_decides (scenario, HU_SYSTEM_SUDDEN_DEATH));
  g_assert_true (hu_system_decides (scenario, HU_SYSTEM_FRONT_LINE));
  only_shown (scenario);
  g_assert_false (hu_system_decides (scenario, HU_SYSTEM_SUDDEN_DEATH));
  g_assert_true (hu_system_decides (scenario, HU_SYSTEM_FRONT_LINE));
}

/* Events after a verdict are exploration. */
static void
test_verdict_stands (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  g_autoptr(HuState) state = hu_state_new (scenario);
  HuJudging judging = { .state = state, .event = 3 };
  const HuVerdict *verdict = &state->verdicts[HU_SYSTEM_SUDDEN_DEATH];

  hu_judging_decide (&judging, HU_SYSTEM_SUDDEN_DEATH, HU_SIDE_FIRST, "4.2", TRUE);
  judging.event = 4;
  hu_judging_decide (&judging, HU_SYSTEM_SUDDEN_DEATH, HU_SIDE_SECOND, "4.6", FALSE);
  g_assert_true (verdict->decided);
  g_assert_cmpint (verdict->winner, ==, HU_SIDE_FIRST);
  g_assert_cmpstr (verdict->rule, ==, "4.2");
  g_assert_cmpuint (verdict->event, ==, 3);
  g_assert_true (verdict->coincidence);
}

/* Where the file gives no rear, it is what the attacker controls at the start (4.5). */
static void
test_rear (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");

  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    g_assert_cmpint (hu_sudden_death_rules (scenario)->rear[hex], ==, scenario->start.hex_owner[hex] == HU_SIDE_FIRST);
}

/* It follows control that is painted, and the scenario painted on keeps its own. */
static void
test_rear_repainted (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  g_autoptr(HuScenario) made = hu_scenario_new_repainted (scenario, scenario->map);
  HuHex taken = hu_fixture_hex (scenario, "0506"), lost = hu_fixture_hex (scenario, "0101");

  made->start.hex_owner[taken] = HU_SIDE_FIRST;
  made->start.hex_owner[lost] = HU_SIDE_SECOND;
  hu_scenario_finish (made);
  g_assert_true (hu_sudden_death_rules (made)->rear[taken]);
  g_assert_false (hu_sudden_death_rules (made)->rear[lost]);
  g_assert_false (hu_sudden_death_rules (scenario)->rear[taken]);
  g_assert_true (hu_sudden_death_rules (scenario)->rear[lost]);
}

/* The first of two equally near rear places is named, and the nearer of two units. */
static void
test_rear_meter (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("s1 soviet 0303; s2 soviet 0304");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuMeter *meter;

  rear_tula (scenario);
  hu_sudden_death_rules (scenario)->rear[hu_fixture_hex (scenario, "0103")] = 1;
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0502")] = HU_SIDE_FIRST;
  hu_scenario_finish (scenario);
  adjudicator = hu_adjudicator_new (scenario);
  snapshot = hu_adjudicator_snapshot (adjudicator, 0);
  meter = hu_snapshot_get_meter (snapshot, HU_SUDDEN_DEATH_METER_REAR);
  g_assert_cmpint (meter->value, ==, 2);
  g_assert_cmpuint (meter->unit, ==, 0);
  g_assert_cmpuint (meter->places->len, ==, 1);
  g_assert_cmpuint (g_array_index (meter->places, guint, 0), ==, 1); /* Orel, and not Tula */
  g_assert_cmpuint (hu_sudden_death_meter (meter)->lost, ==, 0);
  g_assert_cmpint (meter->reason->of, ==, 2);
}

static void
test_rear_meter_nobody (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuMeter *meter;

  rear_tula_german (scenario);
  adjudicator = hu_adjudicator_new (scenario);
  snapshot = hu_adjudicator_snapshot (adjudicator, 0);
  meter = hu_snapshot_get_meter (snapshot, HU_SUDDEN_DEATH_METER_REAR);
  g_assert_cmpint (meter->value, ==, -1);
  g_assert_cmpuint (meter->unit, ==, HU_UNIT_NONE);
  g_assert_cmpuint (meter->places->len, ==, 0);
}

/* One that stands in such a place is no hex away from it. */
static void
test_rear_meter_inside (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("s1 soviet 0502; s2 soviet 0304");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuMeter *meter;

  rear_tula_german (scenario);
  hu_scenario_finish (scenario);
  adjudicator = hu_adjudicator_new (scenario);
  snapshot = hu_adjudicator_snapshot (adjudicator, 0);
  meter = hu_snapshot_get_meter (snapshot, HU_SUDDEN_DEATH_METER_REAR);
  g_assert_cmpint (meter->value, ==, 0);
  g_assert_cmpuint (meter->unit, ==, 0);
  g_assert_cmpuint (meter->places->len, ==, 1);
}

/* The attacker traces only where the file names sources for him, and nothing
 * but units stops him: a defender's zone of control blocks nothing here. */
static void
test_attacker_traces (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0303; s1 soviet 0104");
  g_autoptr(HuState) state = NULL;
  g_autoptr(HuSupplySituation) situation = NULL;
  HuHex origin = hu_fixture_hex (scenario, "0103");
  HuHex soviet = hu_fixture_hex (scenario, "0104");

  ((HuUnit *) g_ptr_array_index (scenario->units, 1))->zoc = HU_TRISTATE_TRUE;
  g_assert_false (hu_tracing_possible (scenario, HU_SIDE_FIRST));
  g_assert_true (hu_tracing_possible (scenario, HU_SIDE_SECOND));

  hu_sudden_death_rules (scenario)->has_attacker_sources = TRUE;
  hu_sudden_death_rules (scenario)->attacker_sources = (HuSources) {
    .by_edge = TRUE, .edges = { [HU_EDGE_NORTH] = TRUE },
  };
  g_assert_true (hu_tracing_possible (scenario, HU_SIDE_FIRST));

  state = hu_state_new (scenario);
  situation = hu_supply_situation_new (state, HU_SIDE_FIRST);
  g_assert_cmpint (situation->block[soviet], ==, HU_BLOCK_UNIT);
  g_assert_cmpint (situation->block[origin], ==, HU_BLOCK_OPEN);
  {
    g_autoptr(HuTracing) tracing = hu_tracing_new (situation, &origin, 1);
    const HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, 0);
    g_autofree char *path = hu_fixture_names (scenario, trace->path);
    g_autoptr(GArray) blockers = hu_supply_situation_blockers (situation, soviet, HU_BLOCK_UNIT);

    g_assert_cmpstr (path, ==, "0103 0102 0101");
    g_assert_cmpuint (blockers->len, ==, 1);
    g_assert_cmpuint (g_array_index (blockers, guint, 0), ==, 1);
  }
}

/* A hex that is a source itself is supplied where it stands; Moscow never is one. */
static void
test_at_source (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0302");
  g_autoptr(HuState) state = hu_state_new (scenario);
  const struct { const char *hex; gboolean at_source; const char *path; } cases[] = {
    { "0501", TRUE, "0501" },
    { "0503", TRUE, "0503" },  /* the east edge */
    { "0301", FALSE, "" },     /* in the zone of control of 0302, and no way on */
    { "0305", FALSE, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuSupplySituation) situation = hu_supply_situation_new (state, HU_SIDE_SECOND);
      HuHex origin = hu_fixture_hex (scenario, cases[i].hex);
      g_autoptr(HuTracing) tracing = hu_tracing_new (situation, &origin, 1);
      const HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, 0);
      g_autofree char *path = hu_fixture_names (scenario, trace->path);

      g_assert_cmpint (tracing->at_source, ==, cases[i].at_source);
      g_assert_cmpstr (path, ==, cases[i].path);
      g_assert_cmpuint (tracing->cut->hexes->len, ==, 0);
    }
}

/* The capital on an edge that supply comes from supplies nothing, whoever asks (4.3). */
static void
test_capital_is_no_source (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  g_autoptr(HuState) state = NULL;
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(HuTracing) tracing = NULL;
  HuHex origin = hu_fixture_hex (scenario, "0304");

  south_and_west (scenario);
  state = hu_state_new (scenario);
  situation = hu_supply_situation_new (state, HU_SIDE_SECOND);
  tracing = hu_tracing_new (situation, &origin, 1);
  g_assert_false (tracing->at_source);
  g_assert_null (((const HuSupplyTrace *) g_ptr_array_index (tracing->traces, 0))->path);
  g_assert_false (situation->source[hu_fixture_hex (scenario, "0306")]);
  g_assert_true (situation->source[hu_fixture_hex (scenario, "0506")]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (verdict_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/sudden-death/verdict/", verdict_cases[i].name, NULL);

      g_test_add_data_func (path, &verdict_cases[i], test_verdict);
    }
  for (guint i = 0; i < G_N_ELEMENTS (ruling_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/sudden-death/rulings/", ruling_cases[i].name, NULL);

      g_test_add_data_func (path, &ruling_cases[i], test_rulings);
    }
  g_test_add_func ("/sudden-death/withdrawal-order", test_withdrawal_order);
  g_test_add_func ("/sudden-death/report", test_report);
  g_test_add_func ("/sudden-death/decides", test_decides);
  g_test_add_func ("/sudden-death/verdict-stands", test_verdict_stands);
  g_test_add_func ("/sudden-death/rear", test_rear);
  g_test_add_func ("/sudden-death/rear-repainted", test_rear_repainted);
  g_test_add_func ("/sudden-death/rear-meter", test_rear_meter);
  g_test_add_func ("/sudden-death/rear-meter-nobody", test_rear_meter_nobody);
  g_test_add_func ("/sudden-death/rear-meter-inside", test_rear_meter_inside);
  g_test_add_func ("/sudden-death/attacker-traces", test_attacker_traces);
  g_test_add_func ("/sudden-death/at-source", test_at_source);
  g_test_add_func ("/sudden-death/capital-is-no-source", test_capital_is_no_source);

  g_test_add_func ("/sudden-death/ruling/withdrawal", test_withdrawal_ruling);
  g_test_add_func ("/sudden-death/ruling/all-cities", test_all_cities_ruling);

  return g_test_run ();
}
