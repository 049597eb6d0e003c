/*
 * Readings: each switch judged both ways on a position in which it matters, the
 * same position judged anew with one switch turned, and the format's number.
 */
#include "hu-control-fixture.h"
#include "hu-control.h"
#include "hu-fixture.h"
#include "hu-front-line.h"
#include "hu-reading-switch.h"
#include "hu-sudden-death-rules.h"

#include <string.h>

typedef char *(*Tell) (const HuSnapshot *snapshot);

typedef struct
{
  const char *key;
  HuScenario *(*make) (void);
  const char *log;
  Tell        tell;
  const char *usual; /* what it tells by the usual reading … */
  const char *other; /* … and by the other */
  guint       format; /* of a file with the other */
} ReadingCase;

/* --- What is looked at --- */

static char *
tell_verdict (const HuSnapshot *snapshot)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);

  return verdict == NULL ? g_strdup ("undecided") : g_strdup_printf ("%s at %u", verdict->rule, verdict->event);
}

static char *
tell_points (const HuSnapshot *snapshot)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);

  return g_strdup_printf ("%d:%d", (int) findings->points[HU_SIDE_FIRST], (int) findings->points[HU_SIDE_SECOND]);
}

static char *
tell_rows (const HuSnapshot *snapshot)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  g_autoptr(GString) covered = g_string_new (NULL);

  for (guint i = 0; i < findings->rows->len; i++)
    {
      const HuRowFinding *row = &g_array_index (findings->rows, HuRowFinding, i);

      if (row->cover[HU_SIDE_FIRST] != HU_COVER_NONE)
        g_string_append_printf (covered, "%d ", row->row);
    }

  return g_string_free (g_steal_pointer (&covered), FALSE);
}

static char *
tell_location (const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  HuSide side = hu_control_owner (hu_snapshot_get_state (snapshot), HU_SUBJECT_LOCATION,
                                  hu_fixture_hex (scenario, "C1"));

  return g_strdup (side == HU_SIDE_NONE ? "nobody" : scenario->sides[side].id);
}

static char *
tell_cvp (const HuSnapshot *snapshot)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);

  return g_strdup_printf ("%d, exit %d", (int) findings->cvp[HU_SIDE_FIRST], (int) findings->exit_vp[HU_SIDE_FIRST]);
}

/* --- Positions --- */

static HuScenario *
make_entered (void)
{
  HuScenario *scenario = hu_fixture_corridor ("g1 german 0101");

  scenario->start.hex_owner[hu_fixture_hex (scenario, "0305")] = HU_SIDE_FIRST;
  hu_scenario_finish (scenario);

  return scenario;
}

/* Tula lies in the rear of the attacker and is the defender's already. */
static HuScenario *
make_rear_lost (void)
{
  HuScenario *scenario = hu_fixture_corridor ("g1 german 0101");

  hu_sudden_death_rules (scenario)->rear_given = TRUE;
  hu_sudden_death_rules (scenario)->rear[hu_fixture_hex (scenario, "0502")] = TRUE;
  hu_scenario_finish (scenario);

  return scenario;
}

/* The attacker's unit stands beside the only line, on which the defender stands. */
static HuScenario *
make_carried_line (void)
{
  HuScenario *scenario = hu_fixture_corridor ("g1 german 0202; s1 soviet 0301; s2 soviet 0302; s3 soviet 0303; s4 soviet 0304");

  hu_scenario_finish (scenario);

  return scenario;
}

static HuScenario *
make_army (void)
{
  HuScenario *scenario = hu_fixture_front (4, 3, "g1 german 0202 army 5");

  hu_scenario_finish (scenario);

  return scenario;
}

static HuScenario *
make_air (void)
{
  HuScenario *scenario = hu_fixture_front (5, 3, "g1 german 0402 air");
  HuScheduleItem *item = hu_front_line_add_item (hu_front_line_rules (scenario), "moscow", HU_ITEM_PLACE, HU_SIDE_NONE);

  hu_map_add_place (scenario->map, "moscow", NULL, HU_PLACE_CITY, hu_fixture_hexes (scenario, "0402 0502"));
  item->hold = HU_HOLD_CLEAR;
  item->when = HU_WHEN_END;
  item->points = 50;
  hu_front_line_rules (scenario)->penalty = 0;
  hu_scenario_finish (scenario);

  return scenario;
}

/* The same from the list of supply, and nothing in the old place. */
static HuScenario *
make_listed_line (void)
{
  HuScenario *scenario = make_carried_line ();
  HuSupplyRules *rules = hu_scenario_add_supply (scenario, HU_SIDE_SECOND);

  rules->sources = (HuSources) { .by_edge = TRUE, .edges = { [HU_EDGE_NORTH] = TRUE, [HU_EDGE_EAST] = TRUE } };
  hu_sudden_death_rules (scenario)->supply_given = FALSE;

  return scenario;
}

static HuScenario *
make_tank (void)
{
  return hu_control_fixture ("", "gt german afv A1 ma=functioning crew=inherent; x german crew -", "russian all");
}

static HuScenario *
make_squad (void)
{
  return hu_control_fixture ("", "r1 russian squad A1; h russian half-squad -", "");
}

static const ReadingCase cases[] = {
  { "sudden-death.entry_at_setup", make_entered, "note a; end-phase", tell_verdict, "4.2 at 0", "undecided", 2 },
  { "sudden-death.entry_at_setup", make_entered, "note a; move g1 0306", tell_verdict, "4.2 at 0", "4.2 at 2", 2 },
  { "sudden-death.entry_at_setup", make_entered, "control german 0305", tell_verdict, "4.2 at 0", "undecided", 2 },
  /* A place that was the attacker's at the start is his rear (4.5). */
  { "sudden-death.entry_at_setup", make_entered, "control soviet 0305", tell_verdict, "4.2 at 0", "4.5 at 1", 2 },
  { "sudden-death.entry_at_setup", make_rear_lost, "end-phase", tell_verdict, "4.5 at 0", "undecided", 2 },
  { "sudden-death.entry_at_setup", make_rear_lost, "control german 0502; control soviet 0502", tell_verdict, "4.5 at 0",
    "4.5 at 2", 2 },
  { "sudden-death.supply.zoc_negated_by_units", make_carried_line, "end-phase", tell_verdict, "undecided",
    "4.3 at 1", 1 },
  { "supply.zoc_negated_by_units", make_listed_line, "end-phase", tell_verdict, "undecided", "4.3 at 1", 2 },
  { "front-line.army_zoc", make_army, "note a", tell_rows, "1 2 3 ", "2 ", 2 },
  { "front-line.aircraft_hold", make_air, "note a", tell_points, "0:0", "50:0", 2 },
  { "control.hold_ends_when_disarmed", make_tank, "move gt C1; mark gt -armed", tell_location, "russian", "german", 2 },
  { "control.hold_ends_when_disarmed", make_tank, "move gt C1; mark gt -armed; move gt C2", tell_location, "russian",
    "russian", 2 },
  { "control.hold_ends_when_disarmed", make_tank, "move gt C1; mark gt -armed; kill gt", tell_location, "russian", "russian",
    2 },
  { "control.reduction_scores", make_squad, "reduce r1 h", tell_cvp, "1, exit 0", "0, exit 0", 1 },
};

/* A control log is written in another short hand. */
static HuAdjudicator *
play (HuScenario *scenario,
      const char *log)
{
  HuAdjudicator *game;

  if (hu_control_rules (scenario) == NULL)
    return hu_fixture_play (scenario, log);

  game = hu_adjudicator_new (scenario);
  hu_control_play (game, log);

  return game;
}

static const HuReadingInForce *
find_reading (const GArray *list,
              const char   *key)
{
  for (guint i = 0; i < list->len; i++)
    if (strcmp (g_array_index (list, HuReadingInForce, i).what->path, key) == 0)
      return &g_array_index (list, HuReadingInForce, i);

  g_error ("no reading is called %s", key);
}

static void
test_both_ways (gconstpointer data)
{
  const ReadingCase *test = data;
  g_autoptr(HuScenario) scenario = test->make ();
  g_autoptr(HuAdjudicator) game = play (scenario, test->log);
  guint n = hu_adjudicator_get_n_events (game), refused = G_MAXUINT;
  g_autoptr(GArray) readings = hu_reading_list (scenario);
  const HuReadingInForce *reading = find_reading (readings, test->key);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, n);
  g_autoptr(HuSnapshot) other = hu_reading_judge_other (game, n, HU_SIDE_NONE, reading, &refused);
  g_autofree char *usual = test->tell (snapshot);
  g_autofree char *then = test->tell (other);

  g_assert_cmpint (reading->value, ==, reading->what->fallback);
  g_assert_cmpuint (hu_reading_format (scenario), ==, 1);
  g_assert_cmpstr (usual, ==, test->usual);
  g_assert_cmpstr (then, ==, test->other);
  g_assert_cmpuint (refused, ==, 0);
  g_assert_cmpuint (hu_reading_format (hu_snapshot_get_scenario (other)), ==, test->format);
}

/* Points that there are by one reading only cannot be taken away by the other. */
static void
test_refused (void)
{
  g_autoptr(HuScenario) scenario = make_squad ();
  g_autoptr(HuAdjudicator) game = play (scenario, "reduce r1 h; adjust german cvp -1");
  g_autoptr(GArray) readings = hu_reading_list (scenario);
  guint refused = 0;
  g_autoptr(HuSnapshot) other = hu_reading_judge_other (game, 2, HU_SIDE_NONE,
                                                        find_reading (readings, "control.reduction_scores"), &refused);

  g_assert_null (other);
  g_assert_cmpuint (refused, ==, 2);
}

/* Units that were added to a scenario outlive one that reads the rules otherwise. */
static void
test_with_added_units (void)
{
  g_autoptr(HuScenario) base = make_army ();
  g_autoptr(HuScenario) more = hu_scenario_new_extended (base);
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(GArray) readings = NULL;
  g_autoptr(HuSnapshot) other = NULL;
  guint refused;

  hu_scenario_add_unit_like (more, "g2", hu_scenario_get_unit (base, 0));
  game = hu_adjudicator_new (more);
  readings = hu_reading_list (more);
  other = hu_reading_judge_other (game, 0, HU_SIDE_NONE, find_reading (readings, "front-line.army_zoc"), &refused);
  g_assert_cmpuint (hu_snapshot_get_scenario (other)->units->len, ==, 2);
  g_clear_pointer (&other, hu_snapshot_unref);
  g_assert_cmpstr (hu_scenario_get_unit (more, 1)->id, ==, "g2");
}

/* How a file would write each, and that the list holds every system in force and no other. */
static void
test_list (void)
{
  g_autoptr(HuScenario) scenario = make_army ();
  g_autoptr(GArray) readings = hu_reading_list (scenario);
  g_autoptr(GString) found = g_string_new (NULL);

  for (guint i = 0; i < readings->len; i++)
    {
      const HuReadingInForce *reading = &g_array_index (readings, HuReadingInForce, i);
      const char *word = reading->what->words[reading->value];

      g_string_append_printf (found, "%s %s=%s; ", reading->what->rule, reading->what->path,
                              word != NULL ? word : reading->value ? "true" : "false");
    }
  g_assert_cmpstr (found->str, ==, "levels front-line.zero_zero=defender; line front-line.reading=rows; "
                                   "line front-line.ends_exempt=false; line front-line.zoc_respects_hexsides=false; "
                                   "line front-line.army_zoc=true; schedule front-line.aircraft_hold=false; ");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/reading/both-ways/%u-%s", i + 1, cases[i].key);

      g_test_add_data_func (path, &cases[i], test_both_ways);
    }
  g_test_add_func ("/reading/refused", test_refused);
  g_test_add_func ("/reading/with-added-units", test_with_added_units);
  g_test_add_func ("/reading/list", test_list);

  return g_test_run ();
}
