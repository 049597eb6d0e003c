/*
 * A carried unit goes where its carrier goes, comes on with it, and is as secret as
 * that: also one in something that is in something.
 */
#include <string.h>

#include "hu-check.h"
#include "hu-control-fixture.h"

typedef struct
{
  const char *name;
  const char *units;
  const char *events; /* separated by ";" */
  const char *after;  /* "p=B5 q=- w=?C3": where units are then; "?": secret */
} Case;

#define TANK "gt german afv B5 armor=6 crew=inherent"

static const Case cases[] = {
  { "moved", TANK "; p german squad gt", "move gt C5; move gt D5", "gt=D5 p=D5" },
  { "out-of-what-is-eliminated", TANK "; p german squad gt", "kill gt", "gt=- p=B5" },
  { "out-of-what-is-hidden",
    TANK " hidden; n german afv gt armor=1 crew=inherent; p german squad n",
    "kill gt", "gt=- n=B5 p=B5" },
  { "no-longer-hidden",
    TANK " hidden; n german afv gt armor=1 crew=inherent; p german squad n",
    "mark gt -hidden", "gt=B5 n=B5 p=B5" },
  { "in-what-is-captured",
    TANK " concealed crew=none; p german squad gt; r russian squad B5",
    "capture gt r", "gt=B5 p=B5 r=B5" },
  { "hidden-still", TANK " hidden; p german squad gt", "move gt C5", "gt=?C5 p=?C5" },
  { "in-a-survivor",
    TANK "; n german afv - armor=1 crew=inherent; p german squad n", "kill gt > n", "gt=- n=B5 p=B5" },
  { "in-a-survivor-that-is-hidden",
    TANK "; n german afv - armor=1 crew=inherent hidden; p german squad n", "kill gt > n", "n=?B5 p=?B5" },
};

static char *
describe (const HuScenario *scenario,
          const HuState    *state,
          guint             unit)
{
  const char *secret = state->secret_since[unit] != HU_NEVER_SECRET ? "?" : "";
  char name[HU_HEX_NAME_MAX] = "-";

  if (state->unit_hex[unit] != HU_HEX_NONE)
    hu_grid_format (scenario->map->grid, state->unit_hex[unit], name);

  return g_strconcat (hu_scenario_get_unit (scenario, unit)->id, "=", secret, name, NULL);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", test->units, "");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autofree char *fault = NULL;
  g_auto(GStrv) words = g_strsplit (test->after, " ", -1);
  const HuState *state;

  hu_control_play (adjudicator, test->events);
  snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
  state = hu_snapshot_get_state (snapshot);
  fault = hu_state_find_fault (state);
  g_assert_cmpstr (fault, ==, NULL);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *id = g_strndup (words[i], strcspn (words[i], "="));
      g_autofree char *found = describe (scenario, state, (guint) hu_scenario_find_unit (scenario, id));

      g_assert_cmpstr (found, ==, words[i]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/carried/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }

  return g_test_run ();
}
