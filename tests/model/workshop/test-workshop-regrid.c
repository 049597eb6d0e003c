/*
 * Another grid under a game: what keeps its place, what has no room, and that
 * nothing is lost in silence.
 */
#include "hu-often.h"
#include "hu-workshop-map.h"
#include "hu-workshop-units.h"

#include <string.h>

static HuWorkshop *
open_shipped (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "scenarios", name, NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GBytes) bytes = NULL;
  HuWorkshop *shop;
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (text, length);
  shop = hu_workshop_new_from_bytes (bytes, faults);
  g_assert_nonnull (shop);

  return shop;
}

static void
assert_same (HuWorkshop *shop,
             GBytes     *expected)
{
  g_autoptr(GBytes) bytes = hu_workshop_to_bytes (shop);

  g_assert_cmpstr (g_bytes_get_data (bytes, NULL), ==, g_bytes_get_data (expected, NULL));
}

static char *
list_lost (HuWorkshop       *shop,
           const HuGridPlan *plan,
           gint              left,
           gint              top)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) lines = hu_workshop_list_lost (shop, plan, left, top, &error);

  g_assert_no_error (error);
  g_assert_nonnull (lines);
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n", (char **) lines->pdata);
}

static void
assert_no_fault (HuWorkshop *shop)
{
  for (guint i = 0; i < hu_workshop_get_n_faults (shop); i++)
    g_error ("%s: %s", hu_workshop_get_fault (shop, i)->pointer, hu_workshop_get_fault (shop, i)->what);
}

/* --- What is said, and what is left --- */

static const char game[] =
  "{\"format\":\"hex-umpire/1\",\"title\":\"T\",\"map\":{\"grid\":{\"columns\":6,\"rows\":6,\"orientation\":\"flat\","
  "\"shifted\":\"even\",\"numbering\":\"ccrr\"},\"terrain\":{\"forest\":[\"0101-0102\",\"0301\"],\"hills\":[\"0506\"]},"
  "\"hexsides\":[{\"kind\":\"river\",\"pairs\":[[\"0101\",\"0102\"],[\"0201\",\"0202\"],[\"0302\",\"0303\"]]},"
  "{\"kind\":\"wall\",\"pairs\":[[\"0103\",\"0104\"]]}],"
  "\"lines\":[{\"kind\":\"road\",\"hexes\":[\"0304\",\"0303\",\"0203\",\"0104\",\"0204\",\"0305\",\"0405\"]},"
  "{\"kind\":\"rail\",\"hexes\":[\"0105\",\"0106\"]}],"
  "\"places\":[{\"id\":\"a\",\"name\":\"Aba\",\"kind\":\"city\",\"hexes\":[\"0101\",\"0201\",\"0302\"]},"
  "{\"id\":\"b\",\"name\":\"Beb\",\"kind\":\"town\",\"hexes\":[\"0103\"]}]},"
  "\"sides\":[{\"id\":\"first\",\"name\":\"First\"},{\"id\":\"second\",\"name\":\"Second\"}],"
  "\"calendar\":{\"turns\":2,\"player_turns\":[{\"side\":\"first\",\"phases\":[\"Play\"]}]},"
  "\"units\":[{\"id\":\"u\",\"name\":\"Unit U\",\"side\":\"first\",\"at\":\"0102\",\"strength\":2},"
  "{\"id\":\"v\",\"name\":\"Unit V\",\"side\":\"second\",\"at\":\"0404\",\"strength\":2}],"
  "\"start\":{\"control\":[{\"side\":\"first\",\"hexes\":[\"0101-0106\"]},{\"side\":\"second\",\"hexes\":[\"0506-0606\"]}]},"
  "\"rules\":{},\"log\":[]}";

static HuWorkshop *
open_game (void)
{
  g_autoptr(GBytes) bytes = g_bytes_new_static (game, sizeof game - 1);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuWorkshop *shop = hu_workshop_new_from_bytes (bytes, faults);

  g_assert_nonnull (shop);
  assert_no_fault (shop);

  return shop;
}

/* What is held by name goes by itself: a hex or a Location takes nothing else of its holding along. */
static void
test_holdings (void)
{
  g_autoptr(HuWorkshop) shop = open_game ();
  g_autofree char *said = NULL, *held = NULL;
  HuGridPlan plan;

  hu_workshop_set_json (shop, "/start/control", "[]");
  hu_workshop_set_json (shop, "/map/buildings", "[{\"id\":\"mill\",\"hexes\":[\"0401\"],\"levels\":1}]");
  hu_workshop_set_json (shop, "/start/holdings", "[{\"side\":\"first\",\"locations\":[\"0401/1\",\"0102\"],"
                                                 "\"hexes\":[\"0101-0103\"],\"buildings\":[\"mill\"]}]");
  assert_no_fault (shop);
  hu_workshop_get_grid_plan (shop, &plan);
  plan.columns = 4;
  said = list_lost (shop, &plan, -2, 0);
  g_assert_nonnull (strstr (said, "\nLocations: 1 hex\nControl by name: 3 hexes"));
  g_assert_cmpint (hu_workshop_regrid (shop, &plan, -2, 0, TRUE), ==, HU_REGRID_DONE);
  held = hu_node_to_json (hu_workshop_get (shop, "/start/holdings"));
  g_assert_cmpstr (held, ==, "[{\"side\":\"first\",\"locations\":[\"0201/1\"],\"buildings\":[\"mill\"]}]");
  assert_no_fault (shop);
}

/* Two columns go in the west. */
static void
test_words (void)
{
  g_autoptr(HuWorkshop) shop = open_game ();
  g_autoptr(GBytes) before = hu_workshop_to_bytes (shop);
  g_autoptr(GBytes) after = NULL;
  g_autofree char *said = NULL;
  HuGridPlan plan;

  hu_workshop_get_grid_plan (shop, &plan);
  plan.columns = 4;
  said = list_lost (shop, &plan, -2, 0);
  g_assert_cmpstr (said, ==,
                   "forest: 2 hexes\n"
                   "River: 2 hexsides\n"
                   "Wall: 1 hexside\n"
                   "Road: 3 hexes\n"
                   "Railway: 2 hexes\n"
                   "Aba: 2 of its 3 hexes\n"
                   "Beb, all of it\n"
                   "Unit U, which will be off the map\n"
                   "Control of hexes: 6 hexes");
  assert_same (shop, before);
  g_assert_cmpint (hu_workshop_regrid (shop, &plan, -2, 0, FALSE), ==, HU_REGRID_WOULD_LOSE);
  assert_same (shop, before);
  g_assert_false (hu_workshop_can_undo (shop));

  g_assert_cmpint (hu_workshop_regrid (shop, &plan, -2, 0, TRUE), ==, HU_REGRID_DONE);
  assert_no_fault (shop);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/map/places")), ==, 1);
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/map/places/0/hexes/0"), NULL), ==, "0102");
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/map/hexsides")), ==, 1);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/map/hexsides/0/pairs")), ==, 1);
  /* The road was cut in two; the railway is gone. */
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/map/lines")), ==, 2);
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/map/lines/0/hexes/1"), NULL), ==, "0103");
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/map/lines/1/hexes/1"), NULL), ==, "0205");
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/units")), ==, 2);
  g_assert_cmpint (hu_node_get_kind (hu_workshop_get (shop, "/units/0/at")), ==, HU_NODE_NULL);
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/units/1/at"), NULL), ==, "0204");
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/start/control")), ==, 1);
  after = hu_workshop_to_bytes (shop);

  /* One step. */
  hu_workshop_undo (shop);
  assert_same (shop, before);
  g_assert_false (hu_workshop_can_undo (shop));
  hu_workshop_redo (shop);
  assert_same (shop, after);
}

/* Lanes that lie otherwise draw neighbours apart: that is said, too. */
static void
test_apart (void)
{
  static const HuGridPlan plan = { 6, 6, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL };
  static const HuGridPlan pointy = { 6, 6, HU_ORIENTATION_POINTY, FALSE, HU_NUMBERING_CCRR, NULL };
  g_autoptr(HuWorkshop) shop = open_game ();
  g_autoptr(GBytes) before = hu_workshop_to_bytes (shop);
  g_autofree char *said = list_lost (shop, &plan, 0, 0);

  g_assert_cmpstr (said, ==, "Road: 2 hexes");
  g_assert_cmpint (hu_workshop_regrid (shop, &plan, 0, 0, FALSE), ==, HU_REGRID_WOULD_LOSE);
  g_assert_cmpint (hu_workshop_regrid (shop, &plan, 0, 0, TRUE), ==, HU_REGRID_DONE);
  assert_no_fault (shop);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/map/lines")), ==, 4);
  hu_workshop_undo (shop);
  assert_same (shop, before);
  g_assert_cmpint (hu_workshop_regrid (shop, &pointy, 0, 0, TRUE), ==, HU_REGRID_DONE);
  assert_no_fault (shop);
  hu_workshop_undo (shop);
  assert_same (shop, before);
}

/* A map that only gets other numbers or names loses nothing. */
static void
test_other_names (void)
{
  static const HuGridPlan plans[] = {
    { 6, 6, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_RRCC, NULL },
    { 6, 6, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, "7-" },
    { 300, 200, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, "X" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (plans); i++)
    {
      g_autoptr(HuWorkshop) shop = open_game ();
      g_autoptr(GBytes) before = hu_workshop_to_bytes (shop);
      g_autofree char *said = list_lost (shop, &plans[i], 0, 0);

      g_assert_cmpstr (said, ==, "");
      g_assert_cmpint (hu_workshop_regrid (shop, &plans[i], 0, 0, FALSE), ==, HU_REGRID_DONE);
      g_assert_cmpint (hu_workshop_get_scenario (shop)->map->grid->orientation, ==, plans[i].orientation);
      g_assert_cmpstr (hu_workshop_get_scenario (shop)->map->grid->board, ==, plans[i].board);
      hu_workshop_undo (shop);
      assert_same (shop, before);
    }
}

/* Boards keep their names where columns and rows come before them, and give way to other names. */
static void
test_boards (void)
{
  g_autoptr(HuWorkshop) shop = open_game ();
  g_autoptr(GBytes) before = NULL;
  HuGridPlan plan;
  const HuGrid *grid;
  char name[HU_HEX_NAME_MAX];

  hu_workshop_set_json (shop, "/map", "{\"grid\":{\"columns\":6,\"rows\":6,\"orientation\":\"flat\",\"shifted\":\"even\",\"boards\":["
                        "{\"id\":\"1\",\"hexes\":\"A1-C5\",\"column\":1,\"row\":2},{\"id\":\"2\",\"hexes\":\"A1-D5\",\"column\":6,\"row\":6,"
                        "\"reversed\":true,\"kept\":1}]},\"terrain\":{\"forest\":[\"1A2\",\"2B3\"]}}");
  hu_workshop_set_json (shop, "/units", "[]");
  hu_workshop_set_json (shop, "/start", "{}");
  hu_workshop_set_json (shop, "/log", "[]");
  hu_workshop_set_json (shop, "/rules", "{}");
  before = hu_workshop_to_bytes (shop);
  hu_workshop_get_grid_plan (shop, &plan);
  g_assert_cmpuint (plan.boards->len, ==, 2);
  plan.columns += 1;
  plan.rows += 2;
  g_assert_cmpint (hu_workshop_regrid (shop, &plan, 1, 2, FALSE), ==, HU_REGRID_DONE);
  grid = hu_workshop_get_scenario (shop)->map->grid;
  g_assert_cmpstr (hu_grid_format (grid, hu_grid_at (grid, 2, 5), name), ==, "1A2");
  g_assert_cmpint (hu_node_get_integer (hu_workshop_get (shop, "/map/grid/boards/1/column"), 0), ==, 7);
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/map/terrain/forest/1"), NULL), ==, "2B3");
  hu_workshop_undo (shop);
  assert_same (shop, before);

  hu_workshop_get_grid_plan (shop, &plan);
  plan.boards = NULL;
  g_assert_cmpint (hu_workshop_regrid (shop, &plan, 0, 0, FALSE), ==, HU_REGRID_DONE);
  g_assert_null (hu_workshop_get (shop, "/map/grid/boards"));
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, "/map/terrain/forest/0"), NULL), ==, "0103");
}

static void
test_impossible (void)
{
  g_autoptr(HuWorkshop) shop = open_game ();
  g_autoptr(GError) error = NULL;
  HuGridPlan plan;

  hu_workshop_get_grid_plan (shop, &plan);
  plan.columns = 60;
  plan.numbering = HU_NUMBERING_LETTERS;
  g_assert_null (hu_workshop_list_lost (shop, &plan, 0, 0, &error));
  g_assert_error (error, HU_GRID_ERROR, HU_GRID_ERROR_SIZE);
  g_assert_cmpint (hu_workshop_regrid (shop, &plan, 0, 0, TRUE), ==, HU_REGRID_IMPOSSIBLE);
  g_assert_false (hu_workshop_can_undo (shop));
}

static void
assert_text (HuWorkshop *shop,
             const char *pointer,
             const char *text)
{
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (shop, pointer), NULL), ==, text);
}

/* Wherever the format has a name it is written anew: in the list of supply and in a variation, too. */
static void
test_everywhere (void)
{
  g_autoptr(HuWorkshop) shop = open_game ();
  const HuGridPlan plan = { 6, 6, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_RRCC, NULL };

  hu_workshop_set_json (shop, "/rules/supply",
                        "[{\"side\":\"first\",\"sources\":{\"edges\":[\"west\"],\"hexes\":[\"0102\"]},"
                        "\"except\":[\"0103\"]},{\"side\":\"second\",\"sources\":[\"0506\"]}]");
  hu_workshop_set_json (shop, "/variations",
                        "[{\"name\":\"A\",\"after\":0,\"units\":[{\"id\":\"w\",\"name\":\"W\",\"side\":\"first\","
                        "\"at\":null}],\"log\":[{\"do\":\"place\",\"unit\":\"w\",\"to\":\"0105\"}]}]");
  assert_no_fault (shop);

  g_assert_true (hu_workshop_rename_id (shop, HU_ID_SIDE, "first", "one"));
  assert_no_fault (shop);
  assert_text (shop, "/rules/supply/0/side", "one");
  assert_text (shop, "/variations/0/units/0/side", "one");

  g_assert_cmpint (hu_workshop_regrid (shop, &plan, 0, 0, FALSE), ==, HU_REGRID_DONE);
  assert_no_fault (shop);
  assert_text (shop, "/rules/supply/0/sources/edges/0", "west");
  assert_text (shop, "/rules/supply/0/sources/hexes/0", "0201");
  assert_text (shop, "/rules/supply/0/except/0", "0301");
  assert_text (shop, "/rules/supply/1/sources/0", "0605");
  assert_text (shop, "/variations/0/log/0/to", "0501");
}

/* --- At random --- */

static const char * const files[] = {
  "operation-typhoon.hexgame", "moscow-counterstroke.hexgame", "example-2-building.hexgame", "street-fight.hexgame",
};

static void
random_plan (HuGridPlan *plan,
             gint       *left,
             gint       *top,
             gboolean    grow)
{
  gint least = grow ? 0 : -8, most = grow ? 9 : 4;
  gint right = g_test_rand_int_range (least, most), bottom = g_test_rand_int_range (least, most);

  *left = g_test_rand_int_range (least, most);
  *top = g_test_rand_int_range (least, most);
  plan->columns = MAX (1, plan->columns + *left + right);
  plan->rows = MAX (1, plan->rows + *top + bottom);
  if (plan->numbering == HU_NUMBERING_LETTERS)
    plan->columns = MIN (plan->columns, 52); /* A to ZZ */
}

/* With its sets spelt as a change of the grid spells them. */
static GBytes *
spell_anew (const char *file)
{
  g_autoptr(HuWorkshop) shop = open_shipped (file);
  HuGridPlan plan;

  hu_workshop_get_grid_plan (shop, &plan);
  g_assert_cmpint (hu_workshop_regrid (shop, &plan, 0, 0, FALSE), ==, HU_REGRID_DONE);

  return hu_workshop_to_bytes (shop);
}

/* There and back is as if nothing had been. */
static void
test_there_and_back (gconstpointer data)
{
  g_autoptr(GBytes) spelt = spell_anew (data);
  guint n_rounds = hu_draws (4, 1);

  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuWorkshop) shop = open_shipped (data);
      g_autoptr(GBytes) before = hu_workshop_to_bytes (shop);
      g_autofree char *said = NULL;
      HuGridPlan home, plan;
      gint left, top;

      hu_workshop_get_grid_plan (shop, &home);
      plan = home;
      random_plan (&plan, &left, &top, TRUE);
      said = list_lost (shop, &plan, left, top);
      if (said[0] != '\0')
        continue;

      g_assert_cmpint (hu_workshop_regrid (shop, &plan, left, top, FALSE), ==, HU_REGRID_DONE);
      hu_workshop_get_grid_plan (shop, &plan);
      plan.columns = home.columns;
      plan.rows = home.rows;
      g_assert_cmpint (hu_workshop_regrid (shop, &plan, -left, -top, FALSE), ==, HU_REGRID_DONE);
      assert_same (shop, spelt);
      hu_workshop_undo (shop);
      hu_workshop_undo (shop);
      assert_same (shop, before);
    }
}

static HuHex
carry (const HuGrid *from,
       const HuGrid *to,
       HuHex         hex,
       gint          left,
       gint          top)
{
  HuHex there = hex != HU_HEX_NONE ? hu_grid_at (to, hu_grid_column (from, hex) + left, hu_grid_row (from, hex) + top)
                                   : HU_HEX_NONE;

  return hu_grid_has (to, there) ? there : HU_HEX_NONE;
}

static gboolean
has_side (const HuMap *map,
          gint         kind,
          HuHex        hex,
          gint         direction)
{
  return map->hexsides[kind] != NULL && (map->hexsides[kind][hex] >> direction & 1);
}

/* Hex by hex, on its own way: all that has room is where it was. */
static void
assert_carried (const HuScenario *a,
                const HuScenario *b,
                gint              left,
                gint              top)
{
  const HuGrid *from = a->map->grid, *to = b->map->grid;

  for (HuHex hex = 0; hex < from->n_hexes; hex++)
    {
      HuHex there = carry (from, to, hex, left, top);

      if (!hu_grid_has (from, hex) || there == HU_HEX_NONE)
        continue;
      g_assert_cmpint (a->map->terrain[hex], ==, b->map->terrain[there]);
      g_assert_cmpint (a->start.hex_owner[hex], ==, b->start.hex_owner[there]);
      for (gint d = 0; d < HU_N_DIRECTIONS; d++)
        {
          HuHex beside = carry (from, to, hu_grid_neighbour (from, hex, d), left, top);
          gint there_d = beside != HU_HEX_NONE ? hu_grid_direction (to, there, beside) : -1;

          for (gint kind = 0; kind < HU_N_HEXSIDES && there_d >= 0; kind++)
            g_assert_cmpint (has_side (a->map, kind, hex, d), ==, has_side (b->map, kind, there, there_d));
        }
    }
  for (guint i = 0; i < a->units->len; i++)
    g_assert_cmpint (hu_scenario_get_unit (b, i)->at, ==,
                     carry (from, to, hu_scenario_get_unit (a, i)->at, left, top));
}

static guint
count_off_map (const HuScenario *scenario)
{
  guint n = 0;

  for (guint i = 0; i < scenario->units->len; i++)
    n += hu_scenario_get_unit (scenario, i)->at == HU_HEX_NONE;

  return n;
}

static guint
count_lines (const char *text,
             const char *end)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n += g_str_has_suffix (lines[i], end);

  return n;
}

static void
test_random (gconstpointer data)
{
  guint n_rounds = hu_draws (6, 1);

  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuWorkshop) shop = open_shipped (data);
      g_autoptr(GBytes) before = hu_workshop_to_bytes (shop);
      g_autoptr(GBytes) after = NULL;
      g_autoptr(HuScenario) scenario = hu_scenario_ref (hu_workshop_get_scenario (shop));
      g_autofree char *said = NULL;
      HuGridPlan plan;
      gint left, top;
      guint n_off;

      hu_workshop_get_grid_plan (shop, &plan);
      random_plan (&plan, &left, &top, FALSE);
      said = list_lost (shop, &plan, left, top);
      g_assert_cmpint (hu_workshop_regrid (shop, &plan, left, top, FALSE), ==,
                       said[0] == '\0' ? HU_REGRID_DONE : HU_REGRID_WOULD_LOSE);
      if (said[0] != '\0')
        {
          assert_same (shop, before);
          g_assert_cmpint (hu_workshop_regrid (shop, &plan, left, top, TRUE), ==, HU_REGRID_DONE);
        }

      /* Nothing on the map names a thing that is not on it. */
      for (guint i = 0; i < hu_workshop_get_n_faults (shop); i++)
        {
          const HuShopFault *fault = hu_workshop_get_fault (shop, i);

          if (!fault->warning && (g_str_has_prefix (fault->pointer, "/map") ||
                                  g_str_has_prefix (fault->pointer, "/units")))
            g_error ("%s: %s", fault->pointer, fault->what);
        }
      assert_carried (scenario, hu_workshop_get_scenario (shop), left, top);
      n_off = count_off_map (hu_workshop_get_scenario (shop)) - count_off_map (scenario);
      g_assert_cmpuint (count_lines (said, ", which will be off the map"), ==, n_off);

      after = hu_workshop_to_bytes (shop);
      hu_workshop_undo (shop);
      assert_same (shop, before);
      hu_workshop_redo (shop);
      assert_same (shop, after);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/workshop-regrid/words", test_words);
  g_test_add_func ("/workshop-regrid/holdings", test_holdings);
  g_test_add_func ("/workshop-regrid/apart", test_apart);
  g_test_add_func ("/workshop-regrid/other-names", test_other_names);
  g_test_add_func ("/workshop-regrid/boards", test_boards);
  g_test_add_func ("/workshop-regrid/impossible", test_impossible);
  g_test_add_func ("/workshop-regrid/everywhere", test_everywhere);
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *back = g_strdup_printf ("/workshop-regrid/there-and-back/%s", files[i]);
      g_autofree char *at_random = g_strdup_printf ("/workshop-regrid/random/%s", files[i]);

      g_test_add_data_func (back, files[i], test_there_and_back);
      g_test_add_data_func (at_random, files[i], test_random);
    }

  return g_test_run ();
}
