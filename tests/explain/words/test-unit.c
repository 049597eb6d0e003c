/*
 * A few words tell what has become of a tactical unit.
 */
#include "hu-control-fixture.h"
#include "hu-named.h"

#define UNITS "g german squad C3; t german afv C3 armor=6 ma=functioning; c german crew -; r russian squad C3; " \
              "d russian dummy C3; l russian leader C3; k russian truck C3 ma=none crew=none"

typedef struct
{
  const char *log;
  const char *unit;
  const char *words; /* NULL: nothing to say */
} UnitCase;

static const UnitCase unit_cases[] = {
  { "", "g", NULL },
  { "", "t", NULL },
  { "", "d", NULL },
  { "", "k", NULL },
  { "mark g -armed", "g", "unarmed" },
  { "mark g broken concealed bypass", "g", "broken, concealed, in Bypass" },
  { "mark l wounded berserk", "l", "berserk, wounded" },
  { "mark g in=t", "g", "in t" },
  { "mark l lead=-1", "l", "leadership −1" },
  { "mark l lead=1; mark l lead=0", "l", NULL },
  { "mark l lead=2 wounded", "l", "wounded, leadership +2" },
  { "capture r g", "r", "prisoner" },
  { "mark t ma=malfunctioned", "t", "MA malfunctioned" },
  { "mark t ma=none", "t", NULL },
  { "abandon t c; capture t r", "t", "captured, Abandoned" },
};

static void
test_unit (gconstpointer data)
{
  const UnitCase *test = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", UNITS, "");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autofree char *words = NULL;
  guint unit = (guint) hu_scenario_find_unit (scenario, test->unit);

  hu_control_play (game, test->log);
  snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
  words = hu_explain_unit_states (hu_snapshot_get_state (snapshot), unit);
  g_assert_cmpstr (words, ==, test->words);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (unit_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/unit/%s/%" G_GSIZE_FORMAT, unit_cases[i].unit, i);

      g_test_add_data_func (path, &unit_cases[i], test_unit);
    }

  return g_test_run ();
}
