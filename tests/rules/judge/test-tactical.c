/*
 * The tests show what becomes of units, and who is said to have gained: Mopping Up,
 * buildings, questions about a unit.
 */
#include "hu-control-fixture.h"
#include "hu-control.h"
#include "hu-fixture.h"

/* The broken inside surrender (12.153): not who is in Bypass, and not who has been taken already. */
static void
test_mop_up_broken (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3", "r russian squad D3; p german squad D3 broken; "
                                                       "y german squad E3 broken bypass; z german squad E3 broken; "
                                                       "l russian leader E3 broken", "german all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuState *state;

  hu_control_play (adjudicator, "capture p r; mop r b");
  snapshot = hu_adjudicator_snapshot (adjudicator, 2);
  state = hu_snapshot_get_state (snapshot);
  g_assert_cmpint (state->unit_captor[1], ==, HU_SIDE_SECOND);
  g_assert_cmpint (state->unit_captor[2], ==, HU_SIDE_NONE);
  g_assert_cmpint (state->unit_captor[3], ==, HU_SIDE_SECOND);
  g_assert_cmpint (state->unit_captor[4], ==, HU_SIDE_NONE);
  /* Each is counted once, the first as of its own capture. */
  g_assert_cmpint (hu_snapshot_get_control (snapshot)->cvp[HU_SIDE_SECOND], ==, 4);
  g_assert_cmpuint (hu_snapshot_get_control (snapshot)->casualties->len, ==, 2);
  g_assert_cmpuint (g_array_index (hu_snapshot_get_control (snapshot)->casualties, HuCasualty, 0).event, ==, 1);
}

/* --- Who gained a building (26.14) --- */

typedef struct
{
  const char *name;
  const char *built;
  const char *units;
  const char *log;
  gint        gainer; /* index of the unit that the last event's ruling names */
  gboolean    roof_is_free; /* rooftop enemies prevent nothing */
} Gained;

static const Gained gained[] = {
  /* The event is about an enemy who no longer prevents it, and is in the building's hex all the same. */
  { "captured-on-the-roof", "b D3 E3 roof", "x russian leader D3/roof; h german squad D3/roof; g german squad E3", "capture x h", 2 },
  { "gone-to-the-cellar", "b D3 E3 cellar", "x russian squad D3; g german squad E3", "move x D3/-1", 1 },
  { "gone-to-the-roof", "b D3 E3 roof", "x russian squad D3; g german squad E3", "move x D3/roof", 1, TRUE },
  { "gone-to-the-pillbox", "b D3 E3; pillbox D3", "x russian squad D3; g german squad E3", "move x D3/pillbox", 1 },
  { "bypassing", "b D3 E3", "x russian squad D3; g german squad E3", "bypass x D3", 1 },
  /* It is about the gainer himself: he, and not who else is there. */
  { "came-in", "b D3 E3", "g german squad A1; x russian squad H6", "move g E3", 0 },
  /* It is about nobody. */
  { "fire-is-out", "b D3 E3", "x russian squad H6; g german squad D3", "kindle german E3 flame; out E3", 1 },
};

static void
test_gained (gconstpointer data)
{
  const Gained *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture (one->built, one->units, "russian all");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  const GPtrArray *rulings;
  guint n, found = 0;

  hu_control_rules (scenario)->rooftop_prevents = !one->roof_is_free;
  adjudicator = hu_adjudicator_new (scenario);
  hu_control_play (adjudicator, one->log);
  n = hu_adjudicator_get_n_events (adjudicator);
  rulings = hu_adjudicator_get_rulings (adjudicator, n);
  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->kind != HU_CONTROL_RULING_BUILDING)
        continue;
      found++;
      g_assert_cmpint (ruling->side, ==, HU_SIDE_FIRST);
      g_assert_cmpstr (ruling->rule, ==, "26.14");
      g_assert_cmpuint (ruling->units->len, ==, 1);
      g_assert_cmpuint (g_array_index (ruling->units, guint, 0), ==, one->gainer);
    }
  g_assert_cmpuint (found, ==, 1);
}

/* --- What is asked of a unit --- */

/* A prisoner is in no Good Order, and what is off the map is not armed, nor is a prisoner. */
static void
test_units (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "g german squad A1; p german squad B1; k german squad C1; r russian squad B2",
                                                       "");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuState *state;

  hu_control_play (adjudicator, "capture p r; kill k");
  snapshot = hu_adjudicator_snapshot (adjudicator, 2);
  state = hu_snapshot_get_state (snapshot);
  g_assert_true (hu_tactical_in_good_order (state, 0));
  g_assert_true (hu_control_is_armed (state, 0));
  g_assert_false (hu_tactical_in_good_order (state, 1));
  g_assert_false (hu_control_is_armed (state, 1));
  g_assert_false (hu_control_is_armed (state, 2));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  HU_ADD_TABLE ("/tactical/gained", gained, test_gained);
  g_test_add_func ("/tactical/mop-up-broken", test_mop_up_broken);
  g_test_add_func ("/tactical/units", test_units);

  return g_test_run ();
}
