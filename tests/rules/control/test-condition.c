/*
 * The tests judge conditions of conditions, also where they hinge on what a side
 * cannot tell.
 */
#include "hu-control-fixture.h"
#include "hu-control.h"
#include "hu-fixture.h"
#include "hu-often.h"

typedef struct
{
  const char      *name;
  const char      *kind;
  const char      *parts; /* 1: met; 0: not; ?: not, as far as he can tell; !: met, as far as he can tell */
  gint             have, need;
  gboolean         met, untold;
} Case;

static const Case cases[] = {
  { "all", "all", "11", 2, 2, TRUE, FALSE },
  { "all-but-one", "all", "101", 2, 3, FALSE, FALSE },
  { "all-untold", "all", "1?", 1, 2, FALSE, TRUE },
  { "all-untold-met", "all", "1!", 1, 2, TRUE, TRUE },
  { "all-untold-both", "all", "?!", 0, 2, FALSE, TRUE },
  { "all-surely-not", "all", "0?", 0, 2, FALSE, FALSE },
  { "all-surely-not-met", "all", "0!", 0, 2, FALSE, FALSE },
  { "any", "any", "010", 1, 1, TRUE, FALSE },
  { "any-of-several", "any", "11", 2, 1, TRUE, FALSE },
  { "any-none", "any", "00", 0, 1, FALSE, FALSE },
  { "any-untold", "any", "0?", 0, 1, FALSE, TRUE },
  { "any-untold-met", "any", "0!", 0, 1, TRUE, TRUE },
  { "any-surely", "any", "1?", 1, 1, TRUE, FALSE },
  { "any-surely-met", "any", "1!", 1, 1, TRUE, FALSE },
  { "not", "not", "0", 0, 0, TRUE, FALSE },
  { "not-met", "not", "1", 1, 0, FALSE, FALSE },
  { "not-untold", "not", "?", 0, 0, TRUE, TRUE },
  { "not-untold-met", "not", "!", 0, 0, FALSE, TRUE },
};

/* E3 has a concealed enemy: whether it has none is what cannot be told. */
static HuTerm *
new_part (HuScenario *scenario,
          char        word)
{
  HuTerm *condition = hu_control_fixture_condition (word == '!' ? "not" : word == '?' ? "no-enemy" : "cvp");

  if (word == '!')
    {
      g_ptr_array_add (condition->parts, new_part (scenario, '?'));
    }
  else if (word == '?')
    {
      HuHex hex = hu_fixture_hex (scenario, "E3");

      g_array_append_val (hu_control_fixture_items (condition), hex);
    }
  else
    {
      hu_control_fixture_ask (condition, word == '1' ? 0 : 1);
    }

  return condition;
}

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "r russian squad A1; g german squad E3 concealed", "");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuSnapshot) view = NULL;
  HuTerm *condition = hu_control_fixture_condition (one->kind);
  HuTermFinding *finding;

  for (const char *word = one->parts; *word != '\0'; word++)
    g_ptr_array_add (condition->parts, new_part (scenario, *word));
  hu_control_fixture_win (scenario, HU_SIDE_SECOND, FALSE, condition);
  adjudicator = hu_adjudicator_new (scenario);
  view = hu_adjudicator_view (adjudicator, 0, HU_SIDE_SECOND);

  finding = hu_control_find (hu_snapshot_get_state (view), condition, FALSE);
  g_assert_cmpint (finding->have, ==, one->have);
  g_assert_cmpint (finding->need, ==, one->need);
  g_assert_cmpint (finding->met, ==, one->met);
  g_assert_cmpint (finding->untold, ==, one->untold);
  hu_term_finding_free (finding);
}

/* --- No enemy --- */

typedef struct
{
  const char  *name;
  const char  *enemies;
  HuEnemyState state;
  gboolean     of_building; /* else in D3 and E3 */
  gint         truth;  /* how many there are */
  gboolean     untold; /* for who does not see what is concealed */
} Enemies;

static const Enemies enemies[] = {
  { "none", "g german squad A2", HU_ENEMY_GOOD_ORDER_MMC, FALSE, 0, FALSE },
  { "one", "g german squad D3", HU_ENEMY_GOOD_ORDER_MMC, FALSE, 1, FALSE },
  { "two", "g german squad D3; h german half-squad E3", HU_ENEMY_GOOD_ORDER_MMC, FALSE, 2, FALSE },
  { "crew", "g german crew D3", HU_ENEMY_GOOD_ORDER_MMC, FALSE, 1, FALSE },
  { "leader", "g german leader D3", HU_ENEMY_MMC, FALSE, 0, FALSE },
  { "own", "g russian squad D3", HU_ENEMY_MMC, FALSE, 0, FALSE },
  { "berserk", "g german squad D3 berserk", HU_ENEMY_UNBROKEN_MMC, FALSE, 1, FALSE },
  { "broken", "g german squad D3 broken", HU_ENEMY_UNBROKEN_MMC, FALSE, 0, FALSE },
  { "broken-good-order", "g german squad D3 broken", HU_ENEMY_GOOD_ORDER_MMC, FALSE, 0, FALSE },
  { "broken-any", "g german squad D3 broken", HU_ENEMY_MMC, FALSE, 1, FALSE },
  { "concealed", "g german squad D3 concealed", HU_ENEMY_MMC, FALSE, 1, TRUE },
  { "concealed-and-known", "g german squad D3 concealed; h german squad E3", HU_ENEMY_MMC, FALSE, 2, FALSE },
  { "concealed-and-broken", "g german squad D3 concealed; h german squad E3 broken", HU_ENEMY_UNBROKEN_MMC, FALSE, 1, TRUE },
  { "upstairs", "g german squad D3/1", HU_ENEMY_MMC, TRUE, 1, FALSE },
  { "upstairs-concealed", "g german squad D3/1 concealed; h german squad A3", HU_ENEMY_MMC, TRUE, 1, TRUE },
  { "outside", "g german squad A3", HU_ENEMY_MMC, TRUE, 0, FALSE },
};

static void
test_enemies (gconstpointer data)
{
  const Enemies *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=1", one->enemies, "");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  HuTerm *condition = hu_control_fixture_condition ("no-enemy");

  hu_control_term (condition)->enemies = one->state;
  if (one->of_building)
    hu_control_term (condition)->building = 0;
  else
    g_array_append_vals (hu_control_fixture_items (condition), (HuHex[]){ hu_fixture_hex (scenario, "D3"), hu_fixture_hex (scenario, "E3") }, 2);
  hu_control_fixture_win (scenario, HU_SIDE_SECOND, FALSE, condition);
  adjudicator = hu_adjudicator_new (scenario);

  for (gint viewer = HU_SIDE_NONE; viewer < HU_N_SIDES; viewer++)
    {
      g_autoptr(HuSnapshot) view = hu_adjudicator_view (adjudicator, 0, viewer);
      HuTermFinding *finding = hu_control_find (hu_snapshot_get_state (view), condition, FALSE);

      g_assert_cmpint (finding->have, ==, one->truth);
      g_assert_cmpint (finding->need, ==, 0);
      g_assert_cmpint (finding->met, ==, one->truth == 0);
      g_assert_cmpint (finding->untold, ==, one->untold && viewer == HU_SIDE_SECOND);
      hu_term_finding_free (finding);
    }
}

/* --- Control that decides nothing --- */

static const struct
{
  const char *name;
  gboolean    immediate;
  const char *log;
  gint64      german_cvp;
} shown[] = {
  { "at-once", TRUE, "capture r g", 2 },
  { "at-the-end", FALSE, "capture r g; end; end", 4 }, /* what is captured counts double all the same (26.222) */
  { "conceded", TRUE, "capture r g; concede russian", 2 },
};

static void
test_shown (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  for (guint decides = 0; decides < 2; decides++)
    {
      g_autoptr(HuScenario) scenario = hu_control_fixture ("", "r russian squad A2; g german squad A2", "");
      HuTerm *condition = hu_control_fixture_condition ("cvp");
      g_autoptr(HuAdjudicator) adjudicator = NULL;
      g_autoptr(HuSnapshot) snapshot = NULL;

      hu_control_fixture_ask (condition, 2);
      hu_control_fixture_win (scenario, HU_SIDE_FIRST, shown[i].immediate, condition);
      hu_control_rules (scenario)->decides = decides != 0;
      adjudicator = hu_adjudicator_new (scenario);
      hu_control_play (adjudicator, shown[i].log);
      snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
      g_assert_cmpint (hu_snapshot_get_state (snapshot)->verdicts[HU_SYSTEM_CONTROL].decided, ==, decides != 0);
      g_assert_true (((HuVictoryFinding *) g_ptr_array_index (hu_snapshot_get_control (snapshot)->conditions, 0))->met);
      if (decides == 0)
        g_assert_cmpint (hu_snapshot_get_control (snapshot)->cvp[HU_SIDE_FIRST], ==, shown[i].german_cvp);
    }
}

/* --- As long as nobody has won, no immediate condition is met --- */

static HuTerm *
random_condition (GRand            *rand,
                  const HuScenario *scenario,
                  guint             depth)
{
  static const char * const words[] = {
    "all", "any", "not", "locations", "hexes", "buildings", "cvp", "cvp-more", "exit_vp", "no-enemy",
  };
  const HuMap *map = scenario->map;
  HuTerm *condition = hu_control_fixture_condition (words[g_rand_int_range (rand, depth > 0 ? 0 : 3, G_N_ELEMENTS (words))]);
  gboolean clear = condition->kind == HU_CONTROL_TERM_NO_ENEMY;
  HuSubjectKind kind = clear ? HU_SUBJECT_HEX : hu_control_term (condition)->subject_kind;

  if (hu_term_is_group (condition))
    {
      for (gint i = condition->kind == HU_TERM_NOT ? 1 : g_rand_int_range (rand, 1, 4); i > 0; i--)
        g_ptr_array_add (condition->parts, random_condition (rand, scenario, depth - 1));
      return condition;
    }

  if (!clear)
    hu_control_fixture_ask (condition, g_rand_int_range (rand, 1, 6));
  hu_control_term (condition)->enemies = g_rand_int_range (rand, HU_ENEMY_GOOD_ORDER_MMC, HU_ENEMY_MMC + 1);
  for (gint i = g_rand_int_range (rand, 1, 4); (clear || hu_control_term_has_subjects (condition)) && i > 0; i--)
    {
      gint32 n = kind == HU_SUBJECT_LOCATION ? hu_map_n_locations (map)
        : kind == HU_SUBJECT_BUILDING ? (gint32) map->buildings->len : map->grid->n_hexes;
      gint32 item = g_rand_int_range (rand, 0, n);

      if (kind != HU_SUBJECT_HEX || hu_grid_has (map->grid, item))
        g_array_append_val (hu_control_fixture_items (condition), item);
    }
  if (clear && g_rand_boolean (rand))
    hu_control_term (condition)->building = g_rand_int_range (rand, 0, (gint) map->buildings->len);

  return condition;
}

static gboolean
is_any_met (const HuState *state)
{
  const GPtrArray *victory = hu_control_rules (state->scenario)->victory;

  for (guint i = 0; i < victory->len; i++)
    {
      const HuVictoryEntry *entry = g_ptr_array_index (victory, i);
      HuTermFinding *finding = hu_control_find (state, entry->needs, FALSE);
      gboolean met = finding->met;

      hu_term_finding_free (finding);
      if (entry->immediate && met)
        return TRUE;
    }

  return FALSE;
}

static void
test_never_overlooked (void)
{
  guint n_won = 0, n_games = hu_draws (300, 30);

  for (guint game = 0; game < n_games; game++)
    {
      guint32 seed = (guint32) g_test_rand_int ();
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr(HuScenario) scenario = hu_control_random_scenario (rand, 6, 5, 3, 12);
      g_autoptr(HuAdjudicator) adjudicator = NULL;

      for (gint i = g_rand_int_range (rand, 1, 5); i > 0; i--)
        hu_control_fixture_win (scenario, g_rand_int_range (rand, 0, 2), TRUE,
                                random_condition (rand, scenario, 2));
      hu_scenario_finish (scenario);
      adjudicator = hu_adjudicator_new (scenario);
      for (guint i = 0; i < 60; i++)
        {
          guint n = hu_adjudicator_get_n_events (adjudicator);
          const HuState *state = hu_adjudicator_peek (adjudicator, n);
          g_autoptr(HuEvent) event = NULL;
          HuRefusal refusal;

          if (state->verdicts[HU_SYSTEM_CONTROL].decided)
            {
              n_won += n > 0;
              break;
            }
          if (is_any_met (state))
            g_error ("seed %u: a condition is met after event %u, and nobody has won", seed, n);
          event = hu_control_random_event (rand, scenario, state, TRUE);
          hu_adjudicator_append (adjudicator, event, &refusal);
        }
    }

  /* Else nothing was tried. */
  g_assert_cmpuint (n_won, >, n_games / 20);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  HU_ADD_TABLE ("/condition/parts", cases, test_case);
  HU_ADD_TABLE ("/condition/no-enemy", enemies, test_enemies);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_autofree char *path = g_strconcat ("/condition/shown/", shown[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_shown);
    }
  g_test_add_func ("/condition/never-overlooked", test_never_overlooked);

  return g_test_run ();
}
