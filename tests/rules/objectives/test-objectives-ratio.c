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

static void
test_ratio (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  HuScenario *scenario = hu_fixture_front (4, 4, "g1 german 0101");
  HuTerm *term = hu_term_new (HU_TERM_RATIO);
  g_autoptr(HuAdjudicator) adjudicator = NULL;

  term->side = HU_SIDE_FIRST;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    scenario->start.points[side] = ratios[i].points[side];
  term->lower = ratios[i].lower;
  term->upper = ratios[i].upper;
  hu_objectives_add_outcome (hu_scenario_add_objectives (scenario), "win", HU_SIDE_FIRST, HU_JUDGED_INSTANT, term);
  hu_scenario_finish (scenario);
  adjudicator = hu_adjudicator_new (scenario);
  g_assert_cmpint (hu_adjudicator_peek (adjudicator, 0)->verdicts[HU_SYSTEM_OBJECTIVES].decided, ==, ratios[i].met);
  hu_scenario_unref (scenario);
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

  return g_test_run ();
}
