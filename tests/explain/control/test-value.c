/*
 * The sum of 26.21 in words, for every kind of unit there is and every way to
 * score it; and that what the words add up is what counts.
 */
#include <string.h>

#include "hu-control-fixture.h"
#include "hu-explain-control.h"
#include "hu-named.h"

#define UNITS "s german squad C3; hs german half-squad C3; c german crew C3; s2 german squad C3; h2 german half-squad -; " \
              "l german leader C3 lead=-2; l1 german leader C3 lead=1; l0 german leader C3; " \
              "jl german leader C3 lead=-1 wounded japanese; j0 german leader C3 wounded japanese; " \
              "he german hero C3; d german dummy C3; own german squad C3 vp=3; " \
              "t70 german afv C3 armor=6 ma=functioning; kv german afv C3 armor=11 ma=malfunctioned; kc german crew -; " \
              "t37 german afv C3 armor=0 ma=functioning; is3 german afv C3 armor=26 ma=functioning; " \
              "tr german truck C3 ma=none crew=none; iag german truck C3 ma=functioning; " \
              "wg german wagon C3 ma=none crew=none; cc german carrier C3 armor=1 ma=functioning; " \
              "tc german afv C3 armor=6 ma=disabled crew=temporary; " \
              "ld german afv C3 armor=6 ma=functioning aboard=-1; lp german afv C3 armor=6 ma=functioning aboard=1; " \
              "mc german motorcycle C3 ma=none crew=none; go german goliath C3 ma=none crew=none; " \
              "lc german landing-craft C3 armor=3 ma=none; lcc german crew -; " \
              "gun german gun C3; cg german gun C3 chinese; ac german aircraft C3; gl german glider C3; bo german boat C3; " \
              "r russian squad C3; r2 russian half-squad C3"

typedef struct
{
  const char *unit;
  const char *log;    /* before it is looked at */
  const char *words;
} ValueCase;

static const ValueCase value_cases[] = {
  { "s", "", "s squad 2" },
  { "hs", "", "hs half-squad 1" },
  { "c", "", "c crew 2" },
  { "l", "", "l leader 1 + modifier −2 → 2 = 3" },
  { "l1", "", "l1 leader 1 + modifier +1 → 0 = 1" },
  { "l0", "", "l0 leader 1 + modifier 0 → 0 = 1" },
  { "l", "mark l wounded", "l leader 1 + modifier −2 → 2 = 3" },
  { "jl", "", "jl leader 1 + modifier −1 → 1 − wounded 1 = 1" },
  { "j0", "", "j0 leader 1 + modifier 0 → 0 = 1" },
  { "he", "", "he hero 0" },
  { "d", "", "d dummy 0" },
  { "own", "", "own 3, the scenario’s own value" },
  { "t70", "", "t70 1 + MA 1 + AF 6 → 2 + crew 2 = 6" },
  { "kv", "mark kv ma=functioning", "kv 1 + MA 1 + AF 11 → 3 + crew 2 = 7" },
  { "kv", "abandon kv kc", "kv 1 + MA 0 + AF 11 → 3 + crew 0 = 4" },
  { "t37", "", "t37 1 + MA 1 + AF 0 → 1 + crew 2 = 5" },
  { "is3", "", "is3 1 + MA 1 + AF 26 → 6 + crew 2 = 10" },
  { "tr", "", "tr 1 + MA 0 + unarmored 0 + crew 0 = 1" },
  { "iag", "", "iag 1 + MA 1 + unarmored 0 + crew 2 = 4" },
  { "wg", "", "wg 1 + MA 0 + unarmored 0 + crew 0 = 1" },
  { "cc", "", "cc 1 + MA 1 + AF 1 → 1 + crew 2 = 5" },
  { "tc", "", "tc 1 + MA 0 + AF 6 → 2 + crew 0 = 3" },
  { "ld", "", "ld 1 + MA 1 + AF 6 → 2 + crew 2 + armor leader −1 → 2 = 8" },
  { "lp", "", "lp 1 + MA 1 + AF 6 → 2 + crew 2 + armor leader +1 → 1 = 7" },
  { "mc", "", "mc vehicle 0" },
  { "go", "", "go vehicle 0" },
  { "lc", "", "lc 1 + MA 0 + AF 3 → 1 + crew 1 = 3" },
  { "lcc", "abandon lc lcc", "lcc crew 1" },
  { "gun", "", "gun gun 2" },
  { "ac", "", "ac aircraft 2" },
  { "gl", "", "gl glider 0" },
  { "bo", "", "bo boat 0" },
};

/* How it comes to count, and what then is in the list. */
static const ValueCase casualty_cases[] = {
  { "s", "kill s", "s squad 2" },
  { "s2", "reduce s2 h2", "s2 reduced 1" },
  { "s2", "capture s2 r; reduce s2 h2 own", "s2 reduced 1 × 2 = 2" },
  { "h2", "capture s2 r; reduce s2 h2", "h2 half-squad 1" },
  { "s", "capture s r", "s squad 2" },
  { "s", "capture s r; kill s own", "s squad 2 × 2 = 4" },
  { "l", "capture l r; end; end", "l (leader 1 + modifier −2 → 2) × 2 = 6" },
  { "cg", "capture cg r; end; end", "cg gun 2 × 4 = 8" },
  { "own", "capture own r; end; end", "own (3, the scenario’s own value) × 2 = 6" },
  { "t70", "kill t70 > kc", "t70 1 + MA 1 + AF 6 → 2 + crew 0 = 4" },
  { "kv", "abandon kv kc; capture kv r2", "kv 1 + MA 0 + AF 11 → 3 + crew 0 = 4" },
  { "kv", "abandon kv kc; capture kv r2; end; end", "kv (1 + MA 0 + AF 11 → 3 + crew 0) × 2 = 8" },
  { "ld", "kill ld > kc", "ld 1 + MA 1 + AF 6 → 2 + crew 0 = 4" },
};

static void
test_value (gconstpointer data)
{
  const ValueCase *test = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", UNITS, "");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  guint unit = (guint) hu_scenario_find_unit (scenario, test->unit);
  HuValue value;

  hu_control_play (game, test->log);
  snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
  hu_control_value (hu_snapshot_get_state (snapshot), unit, &value);
  hu_assert_words (hu_explain_value (scenario, unit, &value), test->words);
  hu_assert_words (hu_explain_value (scenario, unit, &value), test->words);
}

static void
test_casualty (gconstpointer data)
{
  const ValueCase *test = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", UNITS, "");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  guint unit = (guint) hu_scenario_find_unit (scenario, test->unit);
  const GArray *lines;
  guint found = 0;

  hu_control_play (game, test->log);
  snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
  lines = hu_snapshot_get_control (snapshot)->casualties;
  for (guint i = 0; i < lines->len; i++)
    {
      const HuCasualty *line = &g_array_index (lines, HuCasualty, i);

      if (line->unit != unit)
        continue;
      found++;
      g_assert_cmpint (line->points, ==, line->value.points);
      hu_assert_words (hu_explain_casualty (scenario, line), test->words);
    }
  g_assert_cmpuint (found, ==, 1);
}

/* The number after the last "=" or blank is what the unit is worth. */
static void
test_sum (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (value_cases); i++)
    {
      g_autoptr(HuScenario) scenario = hu_control_fixture ("", UNITS, "");
      g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
      g_autoptr(HuSnapshot) snapshot = NULL;
      g_autofree char *words = NULL;
      guint unit = (guint) hu_scenario_find_unit (scenario, value_cases[i].unit);
      HuValue value;

      hu_control_play (game, value_cases[i].log);
      snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
      hu_control_value (hu_snapshot_get_state (snapshot), unit, &value);
      words = hu_explain_value (scenario, unit, &value);
      if (!value.own)
        g_assert_cmpint (g_ascii_strtoll (strrchr (words, ' '), NULL, 10), ==, value.points);
    }
}

static void
test_correction (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", UNITS, "");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;

  hu_control_play (game, "adjust german cvp 3");
  snapshot = hu_adjudicator_snapshot (game, 1);
  hu_assert_words (hu_explain_casualty (scenario,
                                        &g_array_index (hu_snapshot_get_control (snapshot)->casualties, HuCasualty, 0)), "agreed");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (value_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/value/%s/%" G_GSIZE_FORMAT, value_cases[i].unit, i);

      g_test_add_data_func (path, &value_cases[i], test_value);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (casualty_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/value/casualty/%s/%" G_GSIZE_FORMAT, casualty_cases[i].unit, i);

      g_test_add_data_func (path, &casualty_cases[i], test_casualty);
    }
  g_test_add_func ("/value/sum", test_sum);
  g_test_add_func ("/value/correction", test_correction);

  return g_test_run ();
}
