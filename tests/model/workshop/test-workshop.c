/*
 * The workshop: what it holds, undoes, checks and saves.
 */
#include "hu-node-game.h"
#include "hu-often.h"
#include "hu-sudden-death-rules.h"
#include "hu-workshop-map.h"
#include "hu-workshop-units.h"

#include <string.h>


static GBytes *
load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "scenarios", name, NULL);
  g_autoptr(GError) error = NULL;
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);

  return g_bytes_new_take (text, length);
}

static HuWorkshop *
open_shipped (const char *name)
{
  g_autoptr(GBytes) bytes = load (name);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuWorkshop *shop = hu_workshop_new_from_bytes (bytes, faults);

  g_assert_nonnull (shop);
  return shop;
}

static void
assert_bytes (HuWorkshop *shop,
              GBytes     *expected)
{
  g_autoptr(GBytes) bytes = hu_workshop_to_bytes (shop);

  if (g_bytes_equal (bytes, expected))
    return;

  g_assert_cmpstr (g_bytes_get_data (bytes, NULL), ==, g_bytes_get_data (expected, NULL));
}

static void
test_round_trip (gconstpointer data)
{
  g_autoptr(GBytes) bytes = load (data);
  g_autoptr(HuWorkshop) shop = open_shipped (data);

  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  g_assert_false (hu_workshop_get_modified (shop));
  assert_bytes (shop, bytes);
}

static void
test_stroke (void)
{
  g_autoptr(GBytes) bytes = load ("operation-typhoon.hexgame");
  g_autoptr(HuWorkshop) shop = open_shipped ("operation-typhoon.hexgame");
  g_autoptr(GBytes) painted = NULL;
  g_autofree char *label = NULL;

  hu_workshop_begin_stroke (shop, "Paint");
  for (HuHex hex = 500; hex < 600; hex++)
    g_assert_true (hu_workshop_paint_terrain (shop, &hex, 1, HU_TERRAIN_SWAMP));
  hu_workshop_end_stroke (shop);
  g_assert_true (hu_workshop_can_undo (shop));
  g_object_get (shop, "undo-label", &label, NULL);
  g_assert_cmpstr (label, ==, "Paint");
  g_assert_cmpint (hu_workshop_get_scenario (shop)->map->terrain[555], ==, HU_TERRAIN_SWAMP);
  painted = hu_workshop_to_bytes (shop);
  hu_workshop_undo (shop);
  assert_bytes (shop, bytes);
  g_assert_false (hu_workshop_get_modified (shop));
  hu_workshop_redo (shop);
  assert_bytes (shop, painted);
}


/* --- New --- */

static void
test_blank (void)
{
  static const HuGridPlan plans[] = {
    { 1, 1, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL },
    { 12, 7, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_RRCC, NULL },
    { 120, 7, HU_ORIENTATION_POINTY, TRUE, HU_NUMBERING_CCRR, "A-" },
    { 12, 130, HU_ORIENTATION_POINTY, FALSE, HU_NUMBERING_RRCC, NULL },
    { 33, 10, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, "22" },
    { 52, 10, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_LETTERS, NULL },
  };
  static const HuGridPlan wrong[] = {
    { 0, 5, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL },
    { 5, 4097, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL },
    { 53, 5, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_LETTERS, NULL },
    { 5, 5, HU_ORIENTATION_POINTY, TRUE, HU_NUMBERING_LETTERS, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (plans); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(HuWorkshop) shop = hu_workshop_new_blank (&plans[i], &error);
      HuGridPlan plan;

      g_assert_no_error (error);
      g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
      hu_workshop_get_grid_plan (shop, &plan);
      g_assert_cmpint (plan.columns, ==, plans[i].columns);
      g_assert_cmpint (plan.rows, ==, plans[i].rows);
      g_assert_cmpint (plan.orientation, ==, plans[i].orientation);
      g_assert_cmpint (plan.numbering, ==, plans[i].numbering);
      g_assert_cmpstr (plan.board, ==, plans[i].board);
      if (plan.numbering != HU_NUMBERING_LETTERS)
        g_assert_cmpint (plan.shifted_odd, ==, plans[i].shifted_odd);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (hu_workshop_new_blank (&wrong[i], &error));
      g_assert_error (error, HU_GRID_ERROR, HU_GRID_ERROR_SIZE);
    }
}

static void
test_from_map (void)
{
  g_autoptr(HuWorkshop) shipped = open_shipped ("operation-typhoon.hexgame");
  g_autoptr(HuWorkshop) shop = hu_workshop_new_from_map (hu_workshop_get_scenario (shipped));

  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  g_assert_true (hu_node_equal (hu_workshop_get (shop, "/map"), hu_workshop_get (shipped, "/map")));
  g_assert_true (hu_node_equal (hu_workshop_get (shop, "/sides"), hu_workshop_get (shipped, "/sides")));
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/units")), ==, 0);
}

static void
test_not_json (void)
{
  static const char * const texts[] = { "", "{", "[1]", "3", "{\"a\":1} x" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GBytes) bytes = g_bytes_new_static (texts[i], strlen (texts[i]));
      g_autoptr(HuFaults) faults = hu_faults_new ();

      g_assert_null (hu_workshop_new_from_bytes (bytes, faults));
      g_assert_cmpuint (hu_faults_get_n_errors (faults), >, 0);
    }
}

/* --- Faulty drafts --- */

/* Any draft has something to draw, and nothing of it is lost. */
static void
test_faulty (gconstpointer data)
{
  const char *json = data;
  g_autoptr(GBytes) bytes = g_bytes_new_static (json, strlen (json));
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuWorkshop) shop = hu_workshop_new_from_bytes (bytes, faults);
  g_autoptr(HuNode) node = hu_node_from_json (json);
  g_autoptr(GBytes) saved = NULL;
  g_autoptr(HuWorkshop) again = NULL;
  HuScenario *scenario;
  GPtrArray *log;

  g_assert_nonnull (shop);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), >, 0);
  g_assert_nonnull (hu_workshop_get_scenario (shop));
  g_assert_false (hu_workshop_dup_game (shop, &scenario, &log));
  saved = hu_workshop_to_bytes (shop);
  again = hu_workshop_new_from_bytes (saved, faults);
  g_assert_true (hu_node_equal (hu_workshop_get_draft (again), node));
  g_assert_cmpuint (hu_workshop_get_n_faults (again), ==, hu_workshop_get_n_faults (shop));
}

static void
test_check_links (void)
{
  g_autoptr(HuWorkshop) shop = open_shipped ("operation-typhoon.hexgame");
  const HuShopFault *fault;

  hu_workshop_set_integer (shop, "/units/7/strength", -3);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 1);
  fault = hu_workshop_get_fault (shop, 0);
  g_assert_false (fault->warning);
  g_assert_cmpint (fault->page, ==, HU_PAGE_UNITS);
  g_assert_cmpuint (fault->unit, ==, 7);
  g_assert_cmpint (fault->hex, !=, HU_HEX_NONE);
  g_assert_cmpstr (fault->pointer, ==, "/units/7/strength");
  hu_workshop_undo (shop);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      g_autofree char *pointer = g_strdup_printf ("/rules/%s", hu_system_to_string (id));

      hu_workshop_set_text (shop, pointer, "no object");
      g_assert_cmpuint (hu_workshop_get_n_faults (shop), >, 0);
      g_assert_cmpint (hu_workshop_get_fault (shop, 0)->page, ==, HU_PAGE_RULES + id);
      hu_workshop_undo (shop);
    }
}

/* The set-up is decided when the attacker holds the capital: said at once, while painting. */
static void
test_decided (void)
{
  g_autoptr(HuWorkshop) shop = open_shipped ("operation-typhoon.hexgame");
  HuScenario *scenario = hu_workshop_get_scenario (shop);
  const HuPlace *capital = hu_map_get_place (scenario->map, hu_sudden_death_rules (scenario)->capital);
  HuHex hex = g_array_index (capital->hexes, HuHex, 0);
  const HuShopFault *fault;

  hu_workshop_begin_stroke (shop, "paint");
  hu_workshop_paint_owner (shop, &hex, 1, hu_sudden_death_rules (scenario)->attacker);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 1);
  fault = hu_workshop_get_fault (shop, 0);
  g_assert_true (fault->warning);
  g_assert_cmpstr (fault->what, ==, "the set-up decides the game already: German victory by rule 4.2");
  hu_workshop_cancel_stroke (shop);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
}

/* --- The log --- */

static void
test_log_break (void)
{
  g_autoptr(HuWorkshop) shop = open_shipped ("typhoon-4.3.hexgame");
  const HuNode *log = hu_workshop_get (shop, "/log");
  g_autofree char *why = NULL;
  g_autofree char *id = NULL;
  guint n = hu_node_get_n (log), event = 0, unit = 0, found;

  while (hu_node_find (hu_node_get_element (log, event), "unit") == NULL)
    event++;
  id = g_strdup (hu_node_get_text (hu_node_find (hu_node_get_element (log, event), "unit"), NULL));
  for (guint i = 0; i < hu_node_get_n (hu_workshop_get (shop, "/units")); i++)
    if (g_strcmp0 (hu_node_get_text (hu_node_find (hu_node_get_element (hu_workshop_get (shop, "/units"), i), "id"),
                                     NULL), id) == 0)
      unit = i;

  g_assert_cmpuint (hu_workshop_find_log_break (shop, NULL), ==, 0);
  g_assert_true (hu_workshop_remove_units (shop, &unit, 1));
  found = hu_workshop_find_log_break (shop, &why);
  g_assert_cmpuint (found, ==, event + 1);
  g_assert_nonnull (strstr (why, id));

  hu_workshop_cut_log (shop);
  g_assert_cmpuint (hu_workshop_find_log_break (shop, NULL), ==, 0);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/log")), ==, event);
  hu_workshop_undo (shop);
  hu_workshop_undo (shop);
  g_assert_cmpuint (hu_workshop_find_log_break (shop, NULL), ==, 0);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (shop, "/log")), ==, n);
}

/* Hexes that are painted off the map move its edge, and events that leave by it become possible or not. */
static void
test_painted_edge (void)
{
  const HuGridPlan plan = { 6, 5, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL };
  g_autoptr(HuWorkshop) shop = hu_workshop_new_blank (&plan, NULL);
  HuHex hex = hu_grid_parse (hu_workshop_get_scenario (shop)->map->grid, "0301", NULL);

  hu_workshop_set_json (shop, "/units/-", "{\"id\":\"a\",\"name\":\"A\",\"side\":\"first\",\"at\":\"0302\"}");
  hu_workshop_set_json (shop, "/log/-", "{\"do\":\"exit\",\"unit\":\"a\",\"from\":\"0302\"}");
  g_assert_cmpuint (hu_workshop_find_log_break (shop, NULL), ==, 1);
  hu_workshop_paint_terrain (shop, &hex, 1, HU_TERRAIN_OFFMAP);
  g_assert_cmpuint (hu_workshop_find_log_break (shop, NULL), ==, 0);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  hu_workshop_paint_terrain (shop, &hex, 1, HU_TERRAIN_CLEAR);
  g_assert_cmpuint (hu_workshop_find_log_break (shop, NULL), ==, 1);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), >, 0);
}

/* --- Ids and grids: there and back gives the same bytes, logs and all --- */

static void
test_rename (void)
{
  g_autoptr(GBytes) bytes = load ("typhoon-4.3.hexgame");
  g_autoptr(HuWorkshop) shop = open_shipped ("typhoon-4.3.hexgame");
  g_autofree char *why = hu_workshop_why_not_id (shop, HU_ID_PLACE, "moscow");
  g_autofree char *unit = g_strdup (hu_node_get_text (hu_workshop_get (shop, "/units/0/id"), NULL));

  g_assert_cmpstr (why, ==, "Another one has the id “moscow” already.");
  g_assert_true (hu_workshop_rename_id (shop, HU_ID_PLACE, "moscow", "москва"));
  g_assert_true (hu_workshop_rename_id (shop, HU_ID_SIDE, "german", "axis"));
  g_assert_true (hu_workshop_rename_id (shop, HU_ID_UNIT, unit, "unit-x"));
  g_assert_false (hu_workshop_rename_id (shop, HU_ID_UNIT, "nobody", "unit-y"));
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  g_assert_true (hu_workshop_rename_id (shop, HU_ID_UNIT, "unit-x", unit));
  g_assert_true (hu_workshop_rename_id (shop, HU_ID_SIDE, "axis", "german"));
  g_assert_true (hu_workshop_rename_id (shop, HU_ID_PLACE, "москва", "moscow"));
  assert_bytes (shop, bytes);
}

/* `by` of an event is a unit of a capture, and a word where a side kills its own. */
static void
test_rename_beside_word (void)
{
  g_autoptr(GBytes) bytes = load ("street-fight-held.hexgame");
  g_autoptr(HuWorkshop) shop = open_shipped ("street-fight-held.hexgame");
  g_autofree char *unit = NULL;
  const HuNode *log = hu_workshop_get (shop, "/log");

  for (guint i = 0; unit == NULL && i < hu_node_get_n (log); i++)
    {
      const HuNode *event = hu_node_get_element (log, i);

      if (g_strcmp0 (hu_node_get_text (hu_node_find (event, "by"), NULL), "own-attack") == 0)
        unit = g_strdup (hu_node_get_text (hu_node_find (event, "unit"), NULL));
    }
  g_assert_nonnull (unit);

  g_assert_true (hu_workshop_rename_id (shop, HU_ID_UNIT, unit, "own-attack"));
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  g_assert_true (hu_workshop_rename_id (shop, HU_ID_UNIT, "own-attack", unit));
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  assert_bytes (shop, bytes);
}

/* Other ways that the game could have gone on are kept, renamed and cut with the log. */
static void
test_variations (void)
{
  g_autoptr(HuWorkshop) shop = open_shipped ("typhoon-4.3.hexgame");
  guint n = hu_node_get_n (hu_workshop_get (shop, "/log"));
  const HuNode *event = hu_workshop_get (shop, "/log/0");
  g_autofree char *json = hu_node_to_json (event);
  g_autofree char *variations = g_strdup_printf ("[{\"name\":\"A\",\"after\":0,\"log\":[%s]},{\"name\":\"B\","
                                                 "\"after\":%u,\"log\":[{\"do\":\"concede\",\"side\":\"german\"}]}]",
                                                 json, n);
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GBytes) after = NULL;
  g_autoptr(HuWorkshop) again = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();

  hu_workshop_set_json (shop, "/variations", variations);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  g_assert_cmpuint (hu_workshop_get_variations (shop)->len, ==, 2);
  bytes = hu_workshop_to_bytes (shop);
  again = hu_workshop_new_from_bytes (bytes, faults);
  g_assert_cmpuint (hu_workshop_get_variations (again)->len, ==, 2);
  g_assert_true (hu_workshop_rename_id (again, HU_ID_SIDE, "german", "axis"));
  g_assert_cmpuint (hu_workshop_get_n_faults (again), ==, 0);
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (again, "/variations/1/log/0/side"), NULL), ==, "axis");
  g_assert_true (hu_workshop_rename_id (again, HU_ID_SIDE, "axis", "german"));
  after = hu_workshop_to_bytes (again);
  g_assert_true (g_bytes_equal (bytes, after));

  hu_workshop_set_json (again, "/log/1", "{\"do\":\"eliminate\",\"unit\":\"nobody\"}");
  g_assert_cmpuint (hu_workshop_find_log_break (again, NULL), ==, 2);
  hu_workshop_cut_log (again);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (again, "/log")), ==, 1);
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (again, "/variations")), ==, 1);
}

static void
test_regrid (gconstpointer data)
{
  g_autoptr(GBytes) bytes = load (data);
  g_autoptr(HuWorkshop) shop = open_shipped (data);
  HuGridPlan plan, before;

  hu_workshop_get_grid_plan (shop, &before);
  plan = before;
  plan.board = NULL;
  plan.numbering = HU_NUMBERING_RRCC;
  g_assert_cmpint (hu_workshop_regrid (shop, &plan, 0, 0, TRUE), ==, HU_REGRID_DONE);
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, 0);
  plan.columns += 103;
  plan.rows += 7;
  g_assert_cmpint (hu_workshop_regrid (shop, &plan, 3, 5, TRUE), ==, HU_REGRID_DONE);
  plan.shifted_odd = !plan.shifted_odd; /* as three columns before have made it */
  g_assert_cmpuint (hu_workshop_find_log_break (shop, NULL), ==, 0);
  plan.columns = before.columns;
  plan.rows = before.rows;
  g_assert_cmpint (hu_workshop_regrid (shop, &plan, -3, -5, TRUE), ==, HU_REGRID_DONE);
  plan.shifted_odd = before.shifted_odd;
  plan.numbering = before.numbering;
  g_assert_cmpint (hu_workshop_regrid (shop, &plan, 0, 0, TRUE), ==, HU_REGRID_DONE);
  assert_bytes (shop, bytes);
}

/* --- Random editing --- */

static void
random_hexes (GRand  *rand,
              HuGrid *grid,
              HuHex  *hexes,
              guint   n)
{
  for (guint i = 0; i < n; i++)
    do
      hexes[i] = g_rand_int_range (rand, 0, grid->n_hexes);
    while (!hu_grid_has (grid, hexes[i]));
}

static void
random_parts (GRand      *rand,
              HuWorkshop *shop)
{
  static const char * const values[] = { "null", "-1", "\"x\"", "[]", "{}", "\"german\"", "true", "3", "[\"0101-0202\"]" };
  static const char * const pointers[] = {
    "/title", "/units/3/at", "/units/5/strength", "/units/2/side", "/map/places/1/hexes", "/map/grid/board", "/calendar",
    "/rules/sudden-death/capital", "/rules/front-line", "/start/setup", "/sides/0/color", "/map/terrain/lake", "/extra",
    "/units/0/own", "/map/lines", "/log",
  };
  g_autoptr(HuNode) value = hu_node_from_json (values[g_rand_int_range (rand, 0, G_N_ELEMENTS (values))]);

  hu_workshop_set (shop, pointers[g_rand_int_range (rand, 0, G_N_ELEMENTS (pointers))],
                   g_rand_int_range (rand, 0, 5) == 0 ? NULL : value);
}

static void
random_edit (GRand      *rand,
             HuWorkshop *shop)
{
  HuGrid *grid = hu_workshop_get_scenario (shop)->map->grid;
  HuHex hexes[8], pairs[8][2];
  guint n_units = hu_node_get_n (hu_workshop_get (shop, "/units")), unit;

  random_hexes (rand, grid, hexes, 8);
  for (guint i = 0; i < 8; i++)
    {
      HuHex beside = hu_grid_neighbour (grid, hexes[i], g_rand_int_range (rand, 0, HU_N_DIRECTIONS));

      pairs[i][0] = hexes[i];
      pairs[i][1] = beside != HU_HEX_NONE ? beside : hexes[i];
    }
  unit = n_units > 0 ? (guint) g_rand_int_range (rand, 0, (gint) n_units) : 0;

  switch (g_rand_int_range (rand, 0, 12))
    {
    case 0: case 1: case 2:
      hu_workshop_paint_terrain (shop, hexes, 8, (HuTerrain) g_rand_int_range (rand, 0, HU_N_TERRAINS));
      break;
    case 3: case 4:
      hu_workshop_paint_hexsides (shop, (HuHexside) g_rand_int_range (rand, 0, HU_N_HEXSIDES),
                                  (const HuHex (*)[2]) pairs, 8, g_rand_boolean (rand));
      break;
    case 5: case 6:
      hu_workshop_paint_owner (shop, hexes, 8, g_rand_int_range (rand, -1, 2));
      break;
    case 7:
      hu_workshop_stamp_unit (shop, unit, NULL);
      break;
    case 8:
      hu_workshop_remove_units (shop, &unit, 1);
      break;
    case 9:
      hu_workshop_paint_set (shop, "/rules/sudden-death/rear", hexes, 8, g_rand_boolean (rand));
      break;
    case 10:
      hu_workshop_add_place (shop, NULL, "Somewhere", HU_PLACE_TOWN, hexes, 1);
      break;
    default:
      random_parts (rand, shop);
    }
}

/* The state kept up step by step is what a fresh reading finds. */
static void
assert_like_fresh (HuWorkshop *shop)
{
  g_autoptr(GBytes) bytes = hu_workshop_to_bytes (shop);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuWorkshop) fresh = hu_workshop_new_from_bytes (bytes, faults);
  g_autoptr(GBytes) again = hu_workshop_to_bytes (fresh);

  g_assert_true (g_bytes_equal (bytes, again));
  g_assert_cmpuint (hu_workshop_get_n_faults (shop), ==, hu_workshop_get_n_faults (fresh));
  for (guint i = 0; i < hu_workshop_get_n_faults (shop); i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < hu_workshop_get_n_faults (fresh); j++)
        found |= g_str_equal (hu_workshop_get_fault (shop, i)->what, hu_workshop_get_fault (fresh, j)->what) &&
                 g_str_equal (hu_workshop_get_fault (shop, i)->pointer, hu_workshop_get_fault (fresh, j)->pointer);
      if (!found)
        g_error ("%s: %s is not found anew", hu_workshop_get_fault (shop, i)->pointer,
                 hu_workshop_get_fault (shop, i)->what);
    }
  {
    const HuMap *ours = hu_workshop_get_scenario (shop)->map, *theirs = hu_workshop_get_scenario (fresh)->map;

    g_assert_cmpint (ours->grid->n_hexes, ==, theirs->grid->n_hexes);
    g_assert_cmpmem (ours->terrain, ours->grid->n_hexes, theirs->terrain, theirs->grid->n_hexes);
    g_assert_cmpuint (hu_workshop_get_scenario (shop)->units->len, ==, hu_workshop_get_scenario (fresh)->units->len);
  }
}

/* Undo all gives the bytes of the beginning, redo all those of the end, and each step on the way its own. */
static void
test_random (gconstpointer data)
{
  guint n_rounds = hu_draws (6, 1);

  for (guint round = 0; round < n_rounds; round++)
    {
      guint32 seed = (guint32) g_test_rand_int ();
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr(HuWorkshop) shop = open_shipped (data);
      g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

      g_test_message ("seed %u", seed);
      g_ptr_array_add (texts, hu_workshop_to_bytes (shop));
      for (guint i = 0; i < 12; i++)
        {
          gboolean stroke = g_rand_boolean (rand);

          if (stroke)
            hu_workshop_begin_stroke (shop, "several");
          for (gint n = stroke ? g_rand_int_range (rand, 1, 5) : 1; n > 0; n--)
            random_edit (rand, shop);
          if (stroke)
            hu_workshop_end_stroke (shop);
          assert_like_fresh (shop);
          {
            GBytes *bytes = hu_workshop_to_bytes (shop);

            if (g_bytes_equal (bytes, g_ptr_array_index (texts, texts->len - 1)))
              g_bytes_unref (bytes);
            else
              g_ptr_array_add (texts, bytes);
          }
        }
      while (hu_workshop_can_undo (shop))
        hu_workshop_undo (shop);
      assert_bytes (shop, g_ptr_array_index (texts, 0));
      g_assert_false (hu_workshop_get_modified (shop));
      while (hu_workshop_can_redo (shop))
        hu_workshop_redo (shop);
      assert_bytes (shop, g_ptr_array_index (texts, texts->len - 1));
    }
}

/* --- Telling of changes --- */

typedef struct
{
  guint  n;
  guint  parts;
  GArray *hexes;
} Heard;

static void
changed_cb (HuWorkshop *shop,
            guint       parts,
            GArray     *hexes,
            Heard      *heard)
{
  heard->n++;
  heard->parts = parts;
  g_clear_pointer (&heard->hexes, g_array_unref);
  heard->hexes = hexes != NULL ? g_array_ref (hexes) : NULL;
}

static void
test_changed (void)
{
  g_autoptr(HuWorkshop) shop = open_shipped ("operation-typhoon.hexgame");
  HuGrid *grid = hu_workshop_get_scenario (shop)->map->grid;
  const HuHex hex = hu_grid_at (grid, 5, 5);
  g_autofree char *at = hu_grid_dup_name (grid, hex);
  g_autofree char *unit = g_strdup (hu_node_get_text (hu_workshop_get (shop, "/units/0/at"), NULL));
  Heard heard = { 0 };

  g_signal_connect (shop, "changed", G_CALLBACK (changed_cb), &heard);
  hu_workshop_paint_terrain (shop, &hex, 1, HU_TERRAIN_ROUGH);
  g_assert_cmpuint (heard.n, ==, 1);
  g_assert_cmpuint (heard.parts, ==, HU_DRAFT_TERRAIN);
  g_assert_cmpuint (heard.hexes->len, ==, 1);
  g_assert_cmpint (g_array_index (heard.hexes, HuHex, 0), ==, hex);
  hu_workshop_undo (shop);
  g_assert_cmpuint (heard.parts, ==, HU_DRAFT_TERRAIN);
  g_assert_cmpuint (heard.hexes->len, ==, 1);
  hu_workshop_place_unit (shop, 0, at);
  g_assert_cmpuint (heard.parts, ==, HU_DRAFT_UNITS);
  g_assert_cmpuint (heard.hexes->len, ==, unit != NULL ? 2 : 1);
  hu_workshop_set_text (shop, "/title", "Other");
  g_assert_cmpuint (heard.parts, ==, HU_DRAFT_TEXTS);
  g_assert_cmpuint (heard.hexes->len, ==, 0);
  hu_workshop_set_text (shop, "/title", "Other");
  g_assert_cmpuint (heard.n, ==, 4);
  hu_workshop_paint_set (shop, "/map/grid/missing", &hex, 1, TRUE);
  g_assert_null (heard.hexes);
  g_assert_true ((heard.parts & HU_DRAFT_GRID) != 0);
}

int
main (int   argc,
      char *argv[])
{
  static const char * const shipped[] = { "operation-typhoon.hexgame", "moscow-counterstroke.hexgame",
    "typhoon-4.3.hexgame", "counterstroke-soviet-decisive.hexgame" };

  static const char * const faulty[] = {
    "{}",
    "{\"map\":3,\"units\":\"x\",\"log\":{}}",
    "{\"format\":\"hex-umpire/1\",\"title\":\"T\",\"map\":{\"grid\":{\"columns\":0}},\"sides\":[],"
    "\"calendar\":{},\"units\":[{\"id\":1.50}],\"rules\":{\"control\":{}},\"log\":[{\"do\":\"fly\"}]}",
    "{\"format\":\"hex-umpire/1\",\"title\":\"T\",\"map\":{\"grid\":{\"columns\":5,\"rows\":5,"
    "\"orientation\":\"flat\",\"shifted\":\"odd\",\"numbering\":\"ccrr\"},\"terrain\":{\"lake\":[\"0909\"],"
    "\"woods\":\"all\"},\"places\":[{\"id\":\"a\"},{\"id\":\"b\",\"name\":\"B\",\"kind\":\"city\","
    "\"hexes\":[\"0101\",\"7777\"]}]},\"sides\":[{\"id\":\"r\",\"name\":\"R\"},{\"id\":\"s\",\"name\":\"S\"}],"
    "\"calendar\":{\"turns\":3,\"player_turns\":[{\"side\":\"q\",\"phases\":[]}]},\"units\":[{\"id\":\"u\","
    "\"name\":\"U\",\"side\":\"r\",\"at\":\"0303\"},{\"id\":\"u\",\"name\":\"U\",\"side\":\"r\",\"at\":\"0909\"}],"
    "\"rules\":{\"sudden-death\":{\"attacker\":\"r\",\"defender\":\"r\"}},\"log\":[],\"own\":1e2}",
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_autofree char *path = g_strconcat ("/workshop/round-trip/", shipped[i], NULL);

      g_test_add_data_func (path, shipped[i], test_round_trip);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_autofree char *path = g_strconcat ("/workshop/regrid/", shipped[i], NULL);

      g_test_add_data_func (path, shipped[i], test_regrid);
    }
  for (gsize i = 0; i < 3; i++)
    {
      g_autofree char *path = g_strconcat ("/workshop/random/", shipped[i], NULL);

      g_test_add_data_func (path, shipped[i], test_random);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (faulty); i++)
    {
      g_autofree char *path = g_strdup_printf ("/workshop/faulty/%zu", i);

      g_test_add_data_func (path, faulty[i], test_faulty);
    }
  g_test_add_func ("/workshop/stroke", test_stroke);
  g_test_add_func ("/workshop/blank", test_blank);
  g_test_add_func ("/workshop/from-map", test_from_map);
  g_test_add_func ("/workshop/not-json", test_not_json);
  g_test_add_func ("/workshop/check-links", test_check_links);
  g_test_add_func ("/workshop/decided", test_decided);
  g_test_add_func ("/workshop/log-break", test_log_break);
  g_test_add_func ("/workshop/painted-edge", test_painted_edge);
  g_test_add_func ("/workshop/rename", test_rename);
  g_test_add_func ("/workshop/rename-beside-word", test_rename_beside_word);
  g_test_add_func ("/workshop/variations", test_variations);
  g_test_add_func ("/workshop/changed", test_changed);

  return g_test_run ();
}
