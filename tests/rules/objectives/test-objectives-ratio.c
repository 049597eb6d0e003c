/*
 * Ratios of points, at their bounds and in 128 bits.
 */
#include <locale.h>

#include "hu-fixture.h"
#include "hu-objectives.h"

#define BIG (G_GINT64_CONSTANT (1) << 61)

static const struct
{
  const char *name;
  gint64      points[HU_N_SIDES];
  HuRatio     lower, upper;
  gboolean    met;
} ratios[] = {
  { "above-reached", { 6, 2 }, { HU_RATIO_EXCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, FALSE },
  { "above-passed", { 7, 2 }, { HU_RATIO_EXCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, TRUE },
  { "at-least-reached", { 6, 2 }, { HU_RATIO_INCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, TRUE },
  { "at-least-missed", { 5, 2 }, { HU_RATIO_INCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, FALSE },
  { "up-to-reached", { 6, 2 }, { HU_RATIO_OPEN }, { HU_RATIO_INCLUSIVE, 3, 1 }, TRUE },
  { "up-to-passed", { 7, 2 }, { HU_RATIO_OPEN }, { HU_RATIO_INCLUSIVE, 3, 1 }, FALSE },
  { "below-reached", { 6, 2 }, { HU_RATIO_OPEN }, { HU_RATIO_EXCLUSIVE, 3, 1 }, FALSE },
  { "below", { 5, 2 }, { HU_RATIO_OPEN }, { HU_RATIO_EXCLUSIVE, 3, 1 }, TRUE },
  { "band", { 5, 2 }, { HU_RATIO_EXCLUSIVE, 2, 1 }, { HU_RATIO_INCLUSIVE, 5, 2 }, TRUE },
  { "huge-above", { 3 * BIG + 1, BIG }, { HU_RATIO_EXCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, TRUE },
  { "huge-equal", { 3 * BIG, BIG }, { HU_RATIO_EXCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, FALSE },
  { "huge-bound", { BIG, BIG - 1 }, { HU_RATIO_EXCLUSIVE, BIG, BIG - 1 }, { HU_RATIO_OPEN }, FALSE },
  { "none-to-none-is-0", { 0, 0 }, { HU_RATIO_OPEN }, { HU_RATIO_INCLUSIVE, 0, 1 }, TRUE },
  { "none-to-none-is-below", { 0, 0 }, { HU_RATIO_OPEN }, { HU_RATIO_EXCLUSIVE, 1, 1 }, TRUE },
  { "none-to-none-is-not-1", { 0, 0 }, { HU_RATIO_INCLUSIVE, 1, 1 }, { HU_RATIO_OPEN }, FALSE },
  { "against-none", { 1, 0 }, { HU_RATIO_EXCLUSIVE, BIG, 1 }, { HU_RATIO_OPEN }, TRUE },
  { "against-none-is-not-below", { 1, 0 }, { HU_RATIO_OPEN }, { HU_RATIO_EXCLUSIVE, BIG, 1 }, FALSE },
  { "none-against-some", { 0, 1 }, { HU_RATIO_OPEN }, { HU_RATIO_INCLUSIVE, 0, 1 }, TRUE },
};

/* A game in which an outcome asks for a ratio of the first side's points to the second's. */
static HuAdjudicator *
new_game (const gint64 *points,
          HuRatio       lower,
          HuRatio       upper)
{
  HuScenario *scenario = hu_fixture_front (4, 4, "g1 german 0101");
  HuTerm *term = hu_objectives_term_new (HU_TERM_RATIO);
  HuAdjudicator *adjudicator;

  term->side = HU_SIDE_FIRST;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    scenario->start.points[side] = points[side];
  term->lower = lower;
  term->upper = upper;
  hu_objectives_add_outcome (hu_scenario_add_objectives (scenario), "win", HU_SIDE_FIRST, HU_JUDGED_INSTANT, term);
  hu_scenario_finish (scenario);
  adjudicator = hu_adjudicator_new (scenario);
  hu_scenario_unref (scenario);

  return adjudicator;
}

static void
test_ratio (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr(HuAdjudicator) adjudicator = new_game (ratios[i].points, ratios[i].lower, ratios[i].upper);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, 0);
  const HuMeter *meter = hu_snapshot_get_nth_meter (snapshot, HU_OBJECTIVES_METER_OUTCOME, 0);

  g_assert_cmpint (hu_adjudicator_peek (adjudicator, 0)->verdicts[HU_SYSTEM_OBJECTIVES].decided, ==, ratios[i].met);

  /* The bar is full where the condition is met, and nowhere else. */
  g_assert_cmpint (meter->scale, ==, HU_METER_TO_RATIO);
  g_assert_cmpint (meter->value, ==, ratios[i].points[HU_SIDE_FIRST]);
  g_assert_cmpint (meter->value_to, ==, ratios[i].points[HU_SIDE_SECOND]);
  g_assert_cmpfloat (hu_meter_get_fraction (meter), >=, 0);
  g_assert_cmpint (hu_meter_get_fraction (meter) >= 1, ==, ratios[i].met);
  g_assert_cmpint (hu_meter_get_drawn (meter), >=, 0);
}

static const struct
{
  const char *name;
  gint64      points[HU_N_SIDES];
  HuRatio     lower, upper;
  double      fraction;
  gint64      drawn;
} bars[] = {
  { "half-way", { 3, 2 }, { HU_RATIO_INCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, 0.5, 150 },
  { "one-to-none", { 1, 0 }, { HU_RATIO_INCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, 1, 600 },
  { "five-to-two", { 5, 2 }, { HU_RATIO_INCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, 2.5 / 3, 250 },
  { "none-to-one", { 0, 1 }, { HU_RATIO_EXCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, 0, 0 },
  { "twice-too-much", { 8, 2 }, { HU_RATIO_OPEN }, { HU_RATIO_INCLUSIVE, 2, 1 }, 0.5, 400 },
  { "just-not-above", { 6, 2 }, { HU_RATIO_EXCLUSIVE, 3, 1 }, { HU_RATIO_OPEN }, 0.95, 300 },
  { "of-less-than-one", { 1, 4 }, { HU_RATIO_INCLUSIVE, 1, 2 }, { HU_RATIO_OPEN }, 0.5, 25 },
};

static void
test_bar (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr(HuAdjudicator) adjudicator = new_game (bars[i].points, bars[i].lower, bars[i].upper);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, 0);
  const HuMeter *meter = hu_snapshot_get_nth_meter (snapshot, HU_OBJECTIVES_METER_OUTCOME, 0);

  g_assert_cmpfloat_with_epsilon (hu_meter_get_fraction (meter), bars[i].fraction, 1e-9);
  g_assert_cmpint (hu_meter_get_drawn (meter), ==, bars[i].drawn);
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ratios); i++)
    {
      g_autofree char *path = g_strconcat ("/objectives-ratio/", ratios[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_ratio);
    }

  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    {
      g_autofree char *path = g_strconcat ("/objectives-ratio/bar/", bars[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_bar);
    }

  return g_test_run ();
}
