/*
 * How far a victory condition is met (26.1, 26.2), and when a side cannot tell
 * because it hinges on what is concealed from it (26.15).
 */
#include "hu-control-fixture.h"
#include "hu-control.h"
#include "hu-fixture.h"

#define NOBODY HU_SIDE_NONE
#define RUSSIAN HU_SIDE_SECOND

/* --- Plain conditions, of the Russian --- */

typedef struct
{
  const char   *name;
  const char   *built;
  const char   *units;
  HuSide        viewer;
  const char   *needs; /* "no-enemy b", "no-enemy D3 E3", "locations D3/1", "hexes D3", "buildings b", "cvp 2" */
  HuEnemyState  state;
  gint          have, need;
  gboolean      met, untold;
} Stand;

#define BOARD "b D3 E3 levels=1; pillbox D3"

static const Stand stands[] = {
  /* No enemy MMC: at any level, passengers too, prisoners and dummies not. */
  { "enemy", BOARD, "g german squad D3", NOBODY, "no-enemy b", HU_ENEMY_MMC, 1, 0, FALSE, FALSE },
  { "enemy-upstairs", BOARD, "g german squad E3/1", NOBODY, "no-enemy b", HU_ENEMY_MMC, 1, 0, FALSE, FALSE },
  { "enemy-in-hexes", BOARD, "g german squad E3/1; h german squad D3 bypass", NOBODY, "no-enemy D3 E3", HU_ENEMY_MMC, 2, 0, FALSE, FALSE },
  { "enemy-in-bypass", BOARD, "g german squad D3 bypass", NOBODY, "no-enemy b", HU_ENEMY_MMC, 0, 0, TRUE, FALSE },
  { "enemy-in-pillbox", BOARD, "g german squad D3/pillbox", NOBODY, "no-enemy b", HU_ENEMY_MMC, 0, 0, TRUE, FALSE },
  { "enemy-smc", BOARD, "g german leader D3; d german dummy D3", NOBODY, "no-enemy b", HU_ENEMY_MMC, 0, 0, TRUE, FALSE },
  { "own", BOARD, "r russian squad D3", NOBODY, "no-enemy b", HU_ENEMY_MMC, 0, 0, TRUE, FALSE },
  { "broken", BOARD, "g german squad D3 broken", NOBODY, "no-enemy b", HU_ENEMY_MMC, 1, 0, FALSE, FALSE },
  { "broken-is-not-unbroken", BOARD, "g german squad D3 broken", NOBODY, "no-enemy b", HU_ENEMY_UNBROKEN_MMC, 0, 0, TRUE, FALSE },
  { "berserk-is-unbroken", BOARD, "g german squad D3 berserk", NOBODY, "no-enemy b", HU_ENEMY_UNBROKEN_MMC, 1, 0, FALSE, FALSE },
  { "berserk-is-no-good-order", BOARD, "g german squad D3 berserk", NOBODY, "no-enemy b", HU_ENEMY_GOOD_ORDER_MMC, 0, 0, TRUE, FALSE },
  { "good-order", BOARD, "g german squad D3 pinned", NOBODY, "no-enemy b", HU_ENEMY_GOOD_ORDER_MMC, 1, 0, FALSE, FALSE },
  /* Concealed: it may be an MMC; he cannot tell where nothing else is there. */
  { "concealed", BOARD, "g german squad D3 concealed", RUSSIAN, "no-enemy b", HU_ENEMY_MMC, 1, 0, FALSE, TRUE },
  { "concealed-broken", BOARD, "g german squad D3 concealed broken", RUSSIAN, "no-enemy b", HU_ENEMY_UNBROKEN_MMC, 1, 0, FALSE, TRUE },
  { "concealed-and-known", BOARD, "g german squad D3 concealed; h german squad E3", RUSSIAN, "no-enemy b", HU_ENEMY_MMC, 2, 0, FALSE, FALSE },
  { "concealed-and-bypassing", BOARD, "g german squad D3 concealed; h german squad E3 bypass", RUSSIAN, "no-enemy b", HU_ENEMY_MMC,
    1, 0, FALSE, TRUE },
  { "concealed-and-in-pillbox", BOARD, "g german squad D3 concealed; h german squad D3/pillbox", RUSSIAN, "no-enemy b", HU_ENEMY_MMC,
    1, 0, FALSE, TRUE },
  { "concealed-and-bypassing-hexes", BOARD, "g german squad D3 concealed; h german squad E3 bypass", RUSSIAN, "no-enemy D3 E3",
    HU_ENEMY_MMC, 2, 0, FALSE, FALSE },
  { "concealed-and-smc", BOARD, "g german squad D3 concealed; l german leader E3", RUSSIAN, "no-enemy b", HU_ENEMY_MMC, 1, 0, FALSE, TRUE },
  { "hidden", BOARD, "g german squad D3 hidden", RUSSIAN, "no-enemy b", HU_ENEMY_MMC, 0, 0, TRUE, FALSE },
  { "concealed-in-truth", BOARD, "g german squad D3 concealed", NOBODY, "no-enemy b", HU_ENEMY_MMC, 1, 0, FALSE, FALSE },
  /* An uncontrolled subject hinges on the concealed units in it, where his own are there too. */
  { "location-alone", BOARD, "g german squad D3/1 concealed", RUSSIAN, "locations D3/1", HU_ENEMY_MMC, 0, 1, FALSE, FALSE },
  { "location", BOARD, "g german squad D3/1 concealed; r russian squad D3/1", RUSSIAN, "locations D3/1", HU_ENEMY_MMC, 0, 1, FALSE, TRUE },
  { "location-below", BOARD, "g german squad D3/1 concealed", RUSSIAN, "locations D3", HU_ENEMY_MMC, 0, 1, FALSE, FALSE },
  { "two-locations", BOARD, "g german squad D3/1 concealed", RUSSIAN, "locations D3/1 E3", HU_ENEMY_MMC, 0, 2, FALSE, FALSE },
  { "hex-alone", BOARD, "g german squad D3/1 concealed", RUSSIAN, "hexes D3", HU_ENEMY_MMC, 0, 1, FALSE, FALSE },
  { "hex", BOARD, "g german squad E3/1 concealed; r russian squad E3", RUSSIAN, "hexes E3", HU_ENEMY_MMC, 0, 1, FALSE, TRUE },
  /* From upstairs he gains no hex (26.13), and none whose pillbox is not his (26.132), whatever is there. */
  { "hex-upstairs", BOARD, "g german squad E3/1 concealed; r russian squad E3/1", RUSSIAN, "hexes E3", HU_ENEMY_MMC, 0, 1, FALSE,
    FALSE },
  { "hex-pillbox", BOARD, "g german squad D3 concealed; r russian squad D3", RUSSIAN, "hexes D3", HU_ENEMY_MMC, 0, 1, FALSE, FALSE },
  { "hex-beside", BOARD, "g german squad D3/1 concealed", RUSSIAN, "hexes E3", HU_ENEMY_MMC, 0, 1, FALSE, FALSE },
  { "building-alone", BOARD, "g german squad E3 concealed", RUSSIAN, "buildings b", HU_ENEMY_MMC, 0, 1, FALSE, FALSE },
  { "building", BOARD, "g german squad E3 concealed; r russian squad E3", RUSSIAN, "buildings b", HU_ENEMY_MMC, 0, 1, FALSE, TRUE },
  { "building-without", BOARD, "g german squad A1 concealed", RUSSIAN, "buildings b", HU_ENEMY_MMC, 0, 1, FALSE, FALSE },
};

static gint32
find_item (const HuMap  *map,
           HuSubjectKind kind,
           const char   *text)
{
  if (kind == HU_SUBJECT_BUILDING)
    return hu_map_find_building (map, text);
  if (kind == HU_SUBJECT_LOCATION)
    return hu_location_parse (map, text, NULL);

  return hu_grid_parse (map->grid, text, NULL);
}

static HuTerm *
new_condition (const HuScenario *scenario,
               const char       *text)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);
  HuTerm *condition = hu_control_fixture_condition (words[0]);
  gboolean clear = condition->kind == HU_CONTROL_TERM_NO_ENEMY;

  if (condition->kind == HU_CONTROL_TERM_CVP)
    hu_control_fixture_ask (condition, g_ascii_strtoll (words[1], NULL, 10));
  else if (clear)
    hu_control_term (condition)->building = hu_map_find_building (scenario->map, words[1]);
  for (guint i = 1; (clear ? hu_control_term (condition)->building < 0 : hu_control_term_has_subjects (condition)) &&
                    words[i] != NULL; i++)
    {
      gint32 item = find_item (scenario->map, clear ? HU_SUBJECT_HEX : hu_control_term (condition)->subject_kind, words[i]);

      g_assert_cmpint (item, >=, 0);
      g_array_append_val (hu_control_fixture_items (condition), item);
    }

  return condition;
}

static void
assert_stands (const HuSnapshot *snapshot,
               HuTerm           *condition, /* (transfer full) */
               gint              have,
               gint              need,
               gboolean          met,
               gboolean          untold)
{
  HuTermFinding *finding;

  hu_control_fixture_finish (hu_snapshot_get_scenario (snapshot), condition, RUSSIAN);
  finding = hu_control_find (hu_snapshot_get_state (snapshot), condition, FALSE);
  g_assert_cmpint (finding->have, ==, have);
  g_assert_cmpint (finding->need, ==, need);
  g_assert_cmpint (finding->met, ==, met);
  g_assert_cmpint (finding->untold, ==, untold);
  hu_term_finding_free (finding);
  hu_term_free (condition);
}

static void
test_stand (gconstpointer data)
{
  const Stand *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture (one->built, one->units, "german all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_view (adjudicator, 0, one->viewer);
  HuTerm *condition = new_condition (scenario, one->needs);

  hu_control_term (condition)->enemies = one->state;
  assert_stands (snapshot, condition, one->have, one->need, one->met, one->untold);
}

/* --- Conditions of conditions --- */

/* Parts: M met, N not met, for sure; U not met, as far as he can tell; V met, as far as he can tell. */
typedef struct
{
  const char *name;
  const char *kind;
  const char *parts;
  gint        have, need;
  gboolean    met, untold;
} Parts;

static const Parts parts[] = {
  { "all-met", "all", "MM", 2, 2, TRUE, FALSE },
  { "all-untold", "all", "MU", 1, 2, FALSE, TRUE },
  { "all-untold-met", "all", "MV", 1, 2, TRUE, TRUE },
  { "all-surely-not", "all", "NU", 0, 2, FALSE, FALSE },
  { "all-surely-not-of-three", "all", "VNU", 0, 3, FALSE, FALSE },
  { "all-both-untold", "all", "UV", 0, 2, FALSE, TRUE },
  { "any-not", "any", "NN", 0, 1, FALSE, FALSE },
  { "any-untold", "any", "NU", 0, 1, FALSE, TRUE },
  { "any-untold-met", "any", "NV", 0, 1, TRUE, TRUE },
  { "any-surely-met", "any", "MU", 1, 1, TRUE, FALSE },
  { "any-surely-met-of-three", "any", "VMU", 1, 1, TRUE, FALSE },
  { "not-met", "not", "M", 1, 0, FALSE, FALSE },
  { "not-not", "not", "N", 0, 0, TRUE, FALSE },
  { "not-untold", "not", "U", 0, 0, TRUE, TRUE },
  { "not-untold-met", "not", "V", 0, 0, FALSE, TRUE },
};

static HuTerm *
new_part (const HuScenario *scenario,
          char              which)
{
  HuTerm *condition;

  if (which == 'M' || which == 'N')
    return new_condition (scenario, which == 'M' ? "cvp 0" : "cvp 9");
  if (which == 'U')
    return new_condition (scenario, "no-enemy b");

  condition = hu_control_fixture_condition ("not");
  g_ptr_array_add (condition->parts, new_part (scenario, 'U'));
  return condition;
}

static void
test_parts (gconstpointer data)
{
  const Parts *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture (BOARD, "g german squad D3 concealed", "german all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_view (adjudicator, 0, RUSSIAN);
  HuTerm *condition = hu_control_fixture_condition (one->kind);

  for (const char *part = one->parts; *part != '\0'; part++)
    g_ptr_array_add (condition->parts, new_part (scenario, *part));
  assert_stands (snapshot, condition, one->have, one->need, one->met, one->untold);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  HU_ADD_TABLE ("/control-stand/plain", stands, test_stand);
  HU_ADD_TABLE ("/control-stand/parts", parts, test_parts);

  return g_test_run ();
}
