/*
 * What a side is shown of what it does not know: in which order, under which secrecy, and why not.
 */
#include "hu-control-fixture.h"
#include "hu-control.h"

/* Whom the viewer knows comes first, as the scenario has them; of the others nothing but their places may order them,
 * since their order in the scenario would tell which is which (26.15). */
static void
test_order (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (
    "", "g0 german squad D4 concealed; g1 german squad A1 concealed; g2 german squad D4; g3 german squad E3; "
    "g4 german squad D4 concealed",
    "german all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) truth = hu_adjudicator_snapshot (adjudicator, 0);
  g_autoptr(HuSnapshot) view = hu_adjudicator_view (adjudicator, 0, HU_SIDE_SECOND);
  static const guint known[] = { 0, 1, 2, 3, 4 }, seen[] = { 2, 3, 1, 0, 4 };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    for (guint j = 0; j < G_N_ELEMENTS (known); j++)
      {
        g_test_message ("%u and %u", i, j);
        g_assert_cmpint (CLAMP (hu_snapshot_compare_units (truth, known[i], known[j]), -1, 1), ==, (i > j) - (i < j));
        g_assert_cmpint (CLAMP (hu_snapshot_compare_units (view, seen[i], seen[j]), -1, 1), ==, (i > j) - (i < j));
      }
}

/* Case 7: the hidden enemy nobody knows of prevents, and no view shows why; and he who
 * hides sees both. */
static void
test_hidden_prevents (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=1", "r1 russian squad A1; g1 german squad E3/1 hidden",
                                                       "german all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  static const struct { guint n; HuSide viewer; const char *owners; guint undeclared; } looks[] = {
    { 1, HU_SIDE_NONE, "b=g D3=r hex:D3=r", 1 }, { 1, HU_SIDE_SECOND, "b=r D3=r hex:D3=r", 0 },
    { 1, HU_SIDE_FIRST, "b=g D3=r hex:D3=r", 1 },
    /* Revealed, he has prevented it all along. */
    { 2, HU_SIDE_SECOND, "b=g", 0 }, { 3, HU_SIDE_SECOND, "b=r", 0 }, { 3, HU_SIDE_NONE, "b=r", 0 },
  };

  hu_control_play (adjudicator, "move r1 D3; mark g1 -hidden; kill g1");
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_view (adjudicator, looks[i].n, looks[i].viewer);
      g_autofree char *fault = hu_control_differs (snapshot, looks[i].owners);

      g_assert_cmpstr (fault, ==, NULL);
      g_assert_cmpuint (hu_snapshot_get_control (snapshot)->undeclared->len, ==, looks[i].undeclared);
      if (looks[i].n == 1 && looks[i].viewer == HU_SIDE_SECOND)
        g_assert_cmpint (hu_snapshot_get_state (snapshot)->unit_hex[1], ==, HU_HEX_NONE);
    }
}

/* What becomes of a leader whom a side does not know, it does not know either. */
static void
test_leadership (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "h german leader A1 hidden lead=-1; c german leader A2 concealed lead=-1; "
                                                       "r russian squad H6", "");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  static const struct { guint n; HuSide viewer; gint hidden, concealed; } looks[] = {
    { 2, HU_SIDE_NONE, -3, 0 }, { 2, HU_SIDE_FIRST, -3, 0 }, { 2, HU_SIDE_SECOND, -1, -1 },
    { 3, HU_SIDE_SECOND, -3, -1 }, { 4, HU_SIDE_SECOND, -3, 0 },
  };

  hu_control_play (adjudicator, "mark h lead=-3; mark c lead=0; mark h -hidden; mark c -concealed");
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_view (adjudicator, looks[i].n, looks[i].viewer);

      g_assert_cmpint (hu_snapshot_get_state (snapshot)->unit_leadership[0], ==, looks[i].hidden);
      g_assert_cmpint (hu_snapshot_get_state (snapshot)->unit_leadership[1], ==, looks[i].concealed);
    }
}

/* A side knows this of its enemy's units, and all of its own (26.15). */
static void
test_secrecy (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "h german squad A1 hidden; c german squad A1 concealed; g german squad A1",
                                                       "");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  const HuHex hex = hu_scenario_get_unit (scenario, 0)->at;
  const struct { HuSide viewer; HuSecrecy hidden, concealed; guint n_units; } looks[] = {
    { HU_SIDE_NONE, HU_SECRECY_NONE, HU_SECRECY_NONE, 3 },
    { HU_SIDE_FIRST, HU_SECRECY_NONE, HU_SECRECY_NONE, 3 },
    { HU_SIDE_SECOND, HU_SECRECY_HIDDEN, HU_SECRECY_CONCEALED, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_view (adjudicator, 0, looks[i].viewer);
      g_autoptr(GArray) units = hu_snapshot_units_in (snapshot, hex);

      g_assert_cmpint (hu_snapshot_get_secrecy (snapshot, 0), ==, looks[i].hidden);
      g_assert_cmpint (hu_snapshot_get_secrecy (snapshot, 1), ==, looks[i].concealed);
      g_assert_cmpint (hu_snapshot_get_secrecy (snapshot, 2), ==, HU_SECRECY_NONE);
      g_assert_cmpuint (units->len, ==, looks[i].n_units);
      for (guint j = 0; j < units->len; j++)
        g_assert_true (g_array_index (units, guint, j) > 0 || looks[i].hidden == HU_SECRECY_NONE);
    }
}

static void
test_sight (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "h german squad A1 hidden; c german squad A2 concealed; r russian squad A3",
                                                       "");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  static const struct { guint n, event; HuSide viewer; HuSight sight; } looks[] = {
    { 4, 1, HU_SIDE_SECOND, HU_SIGHT_NONE }, { 4, 2, HU_SIDE_SECOND, HU_SIGHT_PLACE },
    { 4, 3, HU_SIDE_SECOND, HU_SIGHT_NONE }, { 4, 4, HU_SIDE_SECOND, HU_SIGHT_WHOLE },
    { 4, 1, HU_SIDE_FIRST, HU_SIGHT_WHOLE }, { 4, 1, HU_SIDE_NONE, HU_SIGHT_WHOLE },
    { 5, 1, HU_SIDE_SECOND, HU_SIGHT_WHOLE }, { 5, 2, HU_SIDE_SECOND, HU_SIGHT_PLACE },
  };

  hu_control_play (adjudicator, "move h B1; move c B2; mark c broken; move r B3; mark h -hidden");
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    g_assert_cmpint (hu_adjudicator_get_sight (adjudicator, looks[i].n, looks[i].viewer, looks[i].event), ==,
                     looks[i].sight);
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr(GArray) sights = hu_adjudicator_list_sights (adjudicator, looks[i].n, looks[i].viewer);

      g_assert_cmpuint (sights->len, ==, looks[i].n);
      g_assert_cmpint (g_array_index (sights, HuSight, looks[i].event - 1), ==, looks[i].sight);
    }
}

/* A survivor of an eliminated unit may be secret, too; when the game has ended all is known (26.15). */
static void
test_sight_of_survivors (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "t german afv A1 armor=4 crew=inherent; c german crew - concealed; "
                                                       "v german afv A2 armor=4 crew=inherent; d german crew -", "");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  static const struct { guint n, event; HuSide viewer; HuSight sight; } looks[] = {
    { 2, 1, HU_SIDE_SECOND, HU_SIGHT_PLACE }, { 2, 2, HU_SIDE_SECOND, HU_SIGHT_WHOLE },
    { 2, 1, HU_SIDE_FIRST, HU_SIGHT_WHOLE },
    { 3, 1, HU_SIDE_SECOND, HU_SIGHT_PLACE }, { 4, 1, HU_SIDE_SECOND, HU_SIGHT_WHOLE },
  };

  hu_control_play (adjudicator, "kill t > c; kill v > d; end; end");
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr(GArray) sights = hu_adjudicator_list_sights (adjudicator, looks[i].n, looks[i].viewer);

      g_assert_cmpint (hu_adjudicator_get_sight (adjudicator, looks[i].n, looks[i].viewer, looks[i].event), ==,
                       looks[i].sight);
      g_assert_cmpint (g_array_index (sights, HuSight, looks[i].event - 1), ==, looks[i].sight);
    }
}

/* A vehicle that only somebody concealed arms is unarmed to his enemy: to him it holds nothing (26.12, 26.15). */
static void
test_concealed_manning (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "t german afv C1 armor=4 crew=none; h german half-squad t concealed; "
                                                       "r russian squad H6", "");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  static const struct { HuSide viewer; const char *owners; } looks[] = {
    { HU_SIDE_NONE, "C1=g hex:C1=g" }, { HU_SIDE_FIRST, "C1=g hex:C1=g" }, { HU_SIDE_SECOND, "C1=- hex:C1=-" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_view (adjudicator, 0, looks[i].viewer);
      g_autofree char *fault = hu_control_differs (snapshot, looks[i].owners);

      g_assert_cmpstr (fault, ==, NULL);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/control-sight/order", test_order);
  g_test_add_func ("/control-sight/hidden-prevents", test_hidden_prevents);
  g_test_add_func ("/control-sight/leadership", test_leadership);
  g_test_add_func ("/control-sight/secrecy", test_secrecy);
  g_test_add_func ("/control-sight/sight", test_sight);
  g_test_add_func ("/control-sight/sight-of-survivors", test_sight_of_survivors);
  g_test_add_func ("/control-sight/concealed-manning", test_concealed_manning);

  return g_test_run ();
}
