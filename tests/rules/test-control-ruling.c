/*
 * Whom and what the rulings of control name, who is credited, and what is shown
 * when nothing burns any more.
 */
#include "hu-control-fixture.h"
#include "hu-fixture.h"

static void
test_new (void)
{
  g_autoptr(HuRuling) ruling = hu_ruling_new (HU_RULING_HELD_OUT, HU_SYSTEM_SUDDEN_DEATH, "4.6", HU_SIDE_SECOND);

  g_assert_cmpint (ruling->kind, ==, HU_RULING_HELD_OUT);
  g_assert_cmpint (ruling->system, ==, HU_SYSTEM_SUDDEN_DEATH);
  g_assert_cmpstr (ruling->rule, ==, "4.6");
  g_assert_cmpint (ruling->side, ==, HU_SIDE_SECOND);
  g_assert_cmpint (ruling->other_side, ==, HU_SIDE_NONE);
  g_assert_cmpint (ruling->place, ==, -1);
  g_assert_cmpint (ruling->subject, ==, -1);
  g_assert_cmpuint (ruling->item, ==, HU_ITEM_NONE);
  g_assert_cmpuint (ruling->hexes->len, ==, 0);
  g_assert_cmpuint (ruling->units->len, ==, 0);
  g_assert_null (ruling->rows);
  g_assert_null (ruling->text);
}

/* --- Who gains it --- */

typedef struct
{
  const char   *name;
  const char   *built;
  const char   *units;
  const char   *log; /* its last event is looked at */
  HuRulingKind  kind;
  const char   *gainer; /* whom the ruling of that kind names */
} Gainer;

/* Of several it is the one that the event is about, wherever it comes in the list of units. */
static const Gainer gainers[] = {
  { "hex-by-the-second", "pillbox G2", "a russian squad G2; b russian squad A1", "move b G2/pillbox",
    HU_RULING_HEX_CONTROL, "b" },
  { "hex-by-the-first", "pillbox G2", "a russian squad A1; b russian squad G2", "move a G2/pillbox",
    HU_RULING_HEX_CONTROL, "a" },
  { "location-not-from-the-hex", "pillbox G2", "a russian squad G2; b russian squad A1", "move b G2/pillbox",
    HU_RULING_LOCATION_CONTROL, "b" },
  { "enemy-gone", "", "a russian squad C1 melee; b russian squad C1; x german squad C1", "kill x",
    HU_RULING_HEX_CONTROL, "b" },
  { "building-by-the-first", "h D3 E3 levels=1", "a russian squad A1; b russian squad D3; x german squad E3/1 hidden",
    "kill x", HU_RULING_BUILDING_CONTROL, "b" },
};

static const HuRuling *
find_ruling (const GPtrArray *rulings,
             HuRulingKind     kind)
{
  for (guint i = 0; i < rulings->len; i++)
    if (((const HuRuling *) g_ptr_array_index (rulings, i))->kind == kind)
      return g_ptr_array_index (rulings, i);

  return NULL;
}

static void
test_gainer (gconstpointer data)
{
  const Gainer *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture (one->built, one->units, "german all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  const HuRuling *ruling;

  hu_control_play (adjudicator, one->log);
  ruling = find_ruling (hu_adjudicator_get_rulings (adjudicator, hu_adjudicator_get_n_events (adjudicator)), one->kind);
  g_assert_nonnull (ruling);
  g_assert_cmpint (ruling->side, ==, HU_SIDE_SECOND);
  g_assert_cmpint (ruling->other_side, ==, HU_SIDE_FIRST);
  g_assert_cmpuint (ruling->units->len, ==, 1);
  g_assert_cmpstr (hu_scenario_get_unit (scenario, g_array_index (ruling->units, guint, 0))->id, ==, one->gainer);
}

/* --- Exits --- */

typedef struct
{
  const char *name;
  const char *units;
  const char *log;
  gboolean    current, hero_scores;
  gint        german, russian; /* exit points */
} Exit;

static const Exit exits[] = {
  { "squad", "g german squad A1", "exit g A1 victory", FALSE, FALSE, 2, 0 },
  { "hero", "g german hero A1", "exit g A1 victory", FALSE, FALSE, 0, 0 },
  { "hero-scores", "g german hero A1", "exit g A1 victory", FALSE, TRUE, 1, 0 },
  { "hero-of-a-value", "g german hero A1 vp=5", "exit g A1 victory", FALSE, TRUE, 5, 0 },
  { "hero-of-no-value", "g german hero A1 vp=0", "exit g A1 victory", FALSE, TRUE, 0, 0 },
  { "leader-is-no-hero", "g german leader A1 lead=-1", "exit g A1 victory", FALSE, TRUE, 2, 0 },
  { "broken", "g german squad A1 broken", "exit g A1 victory", FALSE, FALSE, 2, 0 },
  { "broken-current", "g german squad A1 broken", "exit g A1 victory", TRUE, FALSE, 0, 0 },
  /* A prisoner who leaves by himself is his captor's. */
  { "prisoner", "p russian squad A1 broken; g german squad A1", "capture p g; exit p A1 victory", FALSE, FALSE, 0, 0 },
  { "prisoner-current", "p russian squad A1 broken; g german squad A1", "capture p g; exit p A1 victory", TRUE, FALSE, 2, 0 },
  { "gun-current", "u russian gun A1; g german squad A1", "capture u g; exit u A1 victory", TRUE, FALSE, 2, 0 },
};

static void
test_exit (gconstpointer data)
{
  const Exit *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", one->units, "");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuControlReport *report;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    hu_control_add_exit (scenario->control, side, hu_fixture_hexes (scenario, "A1"));
  scenario->control->current = one->current;
  scenario->control->hero_scores = one->hero_scores;
  adjudicator = hu_adjudicator_new (scenario);
  hu_control_play (adjudicator, one->log);
  snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
  report = hu_snapshot_get_control (snapshot);
  g_assert_cmpint (report->exit_vp[HU_SIDE_FIRST], ==, one->german);
  g_assert_cmpint (report->exit_vp[HU_SIDE_SECOND], ==, one->russian);
}

/* --- Nothing burns --- */

static void
test_out (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3", "g german squad A1", "german all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  static const struct { guint n; gboolean burns; } looks[] = {
    { 0, FALSE }, { 1, TRUE }, { 2, TRUE }, { 3, TRUE }, { 4, FALSE }, { 5, FALSE }, { 6, TRUE },
  };

  hu_control_play (adjudicator, "kindle german D3 blaze; kindle german E3 flame; out D3; out E3; move g A2; rubble D3");
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, looks[i].n);
      const HuControlReport *report = hu_snapshot_get_control (snapshot);

      g_assert_cmpint (report->barred != NULL, ==, looks[i].burns);
      g_assert_cmpint (report->hex_barred != NULL, ==, looks[i].burns);
      g_assert_cmpint (report->building_barred != NULL, ==, looks[i].burns);
      g_assert_cmpint (report->closed != NULL, ==, looks[i].burns);
    }
}

/* --- By view --- */

/* A view has what control found by it, and of the other systems what is so. */
static void
test_view (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "r russian squad A1; s russian squad A3 concealed", "german all");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  static const struct { HuSide viewer; guint n[3]; } looks[] = {
    { HU_SIDE_NONE, { 2, 2, 2 } }, { HU_SIDE_FIRST, { 2, 0, 2 } }, { HU_SIDE_SECOND, { 2, 2, 2 } },
  };

  adjudicator = hu_adjudicator_new (scenario);
  hu_control_play (adjudicator, "move r C1; move s D1; move r E1");
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr(HuSnapshot) view = hu_adjudicator_view (adjudicator, 3, looks[i].viewer);
      g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (view);
      guint n[3] = { 0, 0, 0 };

      for (guint j = 0; j < rulings->len; j++)
        {
          guint event = ((const HuRuling *) g_ptr_array_index (rulings, j))->event;

          if (event > 0)
            n[event - 1]++;
        }
      for (guint j = 0; j < 3; j++)
        g_assert_cmpuint (n[j], ==, looks[i].n[j]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/control-ruling/new", test_new);
  HU_ADD_TABLE ("/control-ruling/gainer", gainers, test_gainer);
  HU_ADD_TABLE ("/control-ruling/exit", exits, test_exit);
  g_test_add_func ("/control-ruling/out", test_out);
  g_test_add_func ("/control-ruling/view", test_view);

  return g_test_run ();
}
