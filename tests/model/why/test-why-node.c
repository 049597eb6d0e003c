/*
 * The tree of reasons: what stands in it, where it leads, and that it ends.
 */
#include <string.h>

#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-control-why.h"
#include "hu-fixture.h"
#include "hu-front-line-why.h"
#include "hu-often.h"
#include "hu-sudden-death-meter.h"
#include "hu-why-node.h"

static HuGame *
game_new (const char *units,
          const char *text)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (units);
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, text);

  return hu_game_new (scenario, log);
}

static HuWhyNode *
get_node (GListModel *list,
          guint       index)
{
  HuWhyNode *node = g_list_model_get_item (list, index);

  g_assert_nonnull (node);
  g_object_unref (node);

  return node;
}

/* The first one below @list, depth first, whose text has @part in it. */
static HuWhyNode *
find (GListModel *list,
      const char *part,
      guint       depth)
{
  for (guint i = 0; list != NULL && i < g_list_model_get_n_items (list) && depth > 0; i++)
    {
      g_autoptr(HuWhyNode) node = g_list_model_get_item (list, i);
      g_autoptr(GListModel) children = NULL;
      HuWhyNode *found;

      if (strstr (hu_why_node_get_text (node), part) != NULL)
        return g_steal_pointer (&node);
      children = hu_why_node_dup_children (node);
      found = find (children, part, depth - 1);
      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
assert_has (GListModel *list,
            const char *part)
{
  g_autoptr(HuWhyNode) node = find (list, part, 1);

  g_assert_nonnull (node);
}

static void
test_undecided (void)
{
  g_autoptr(HuGame) game = game_new ("g1 german 0103; s1 soviet 0502", "");
  g_autoptr(GListModel) tree = hu_why_tree_new (game, hu_game_get_snapshot (game));
  g_autoptr(GListModel) meters = NULL;

  /* Nothing has happened, and no heading says that something has. */
  g_assert_cmpuint (g_list_model_get_n_items (tree), ==, 1);
  g_assert_true (hu_why_node_is_open (get_node (tree, 0)));
  meters = hu_why_node_dup_children (get_node (tree, 0));
  g_assert_cmpuint (g_list_model_get_n_items (meters), ==,
                    1 + hu_snapshot_get_meters (hu_game_get_snapshot (game))->len);
  /* How it ends if nothing is done stands before the conditions. */
  g_assert_true (g_str_has_prefix (hu_why_node_get_text (get_node (meters, 0)), "If the board stays as it is, the game is decided"));
  g_assert_cmpstr (hu_why_node_get_rule (get_node (meters, 0)), ==, "4.6");
  g_assert_cmpstr (hu_why_node_get_rule (get_node (meters, 1)), ==, "4.3");
  g_assert_cmpuint (hu_why_node_get_hexes (get_node (meters, 1))->len, ==, 1);
}

/* From the verdict to the ruling, to the event, and from there to what it caused. */
static void
test_decided (void)
{
  g_autoptr(HuGame) game = game_new ("g1 german 0103; s1 soviet 0502", "move g1 0302; end-phase");
  g_autoptr(GListModel) tree = hu_why_tree_new (game, hu_game_get_snapshot (game));
  g_autoptr(GListModel) deciding = hu_why_node_dup_children (get_node (tree, 0));
  g_autoptr(HuWhyNode) event = NULL;
  g_autoptr(HuWhyNode) unit = NULL;
  g_autoptr(GListModel) caused = NULL;
  g_autoptr(GListModel) happened = hu_why_node_dup_children (get_node (tree, 1));
  HuWhyNode *ruling = get_node (deciding, 0);

  g_assert_nonnull (happened);
  g_assert_cmpstr (hu_why_node_get_rule (get_node (tree, 0)), ==, "4.3");
  g_assert_cmpuint (g_list_model_get_n_items (deciding), ==, 1);
  g_assert_cmpuint (hu_why_node_get_event (ruling), ==, 2);
  g_assert_cmpuint (hu_why_node_get_hexes (ruling)->len, >, 0);

  event = find (deciding, "Event 2", 3);
  g_assert_nonnull (event);
  caused = hu_why_node_dup_children (event);
  g_assert_cmpstr (hu_why_node_get_text (get_node (caused, 0)), ==, hu_why_node_get_text (ruling));

  unit = find (deciding, "g1, in 0302", 3);
  g_assert_nonnull (unit);
  g_assert_null (hu_why_node_dup_children (unit));
  g_assert_cmpint (g_array_index (hu_why_node_get_hexes (unit), HuHex, 0), ==,
                   hu_fixture_hex (hu_game_get_scenario (game), "0302"));
}

/* Why lines stop, down to the unit. */
static void
test_stops (void)
{
  g_autoptr(HuGame) game = game_new ("g1 german 0303; s1 soviet 0502", "");
  g_autoptr(GListModel) tree = hu_why_tree_new (game, hu_game_get_snapshot (game));
  g_autoptr(HuWhyNode) stops = find (tree, "Zones of control stop lines", 5);
  g_autoptr(HuWhyNode) stop = find (tree, "zone of control of g1, and", 6);
  g_autoptr(GListModel) units = NULL;

  if (stops == NULL)
    stops = find (tree, "A zone of control stops lines", 5);
  g_assert_nonnull (stops);
  g_assert_nonnull (stop);
  g_assert_cmpstr (hu_why_node_get_rule (stop), ==, "8");
  units = hu_why_node_dup_children (stop);
  g_assert_cmpstr (hu_why_node_get_text (get_node (units, 0)), ==, "g1, in 0303");
}

static void
test_hex (void)
{
  g_autoptr(HuGame) game = game_new ("g1 german 0103; s1 soviet 0502", "move g1 0302");
  HuHex hex = hu_fixture_hex (hu_game_get_scenario (game), "0302");
  g_autoptr(GListModel) tree = hu_why_tree_new_hex (game, hu_game_get_snapshot (game), hex);
  g_autoptr(HuWhyNode) unit = find (tree, "g1, in 0302", 2);
  g_autoptr(HuWhyNode) stop = find (tree, "Soviet lines from ", 2);
  g_autoptr(HuWhyNode) control = find (tree, "Controlled by", 2);
  g_autoptr(HuWhyNode) passed = find (tree, "0302", 3);

  g_assert_nonnull (unit);
  g_assert_nonnull (passed);
  g_assert_true (stop != NULL || control != NULL);
}

/* An empty hex is answered for too: in supply or not, and what stops its lines. */
static void
test_empty_hex (void)
{
  g_autoptr(HuGame) game = game_new ("g1 german 0103; s1 soviet 0502", "move g1 0302");
  HuHex hex = hu_fixture_hex (hu_game_get_scenario (game), "0304");
  g_autoptr(GListModel) tree = hu_why_tree_new_hex (game, hu_game_get_snapshot (game), hex);
  g_autoptr(HuWhyNode) answer = find (tree, "0304 for the Soviet side: out of supply.", 2);
  g_autoptr(HuWhyNode) reached = find (tree, "A Soviet line from 0305 (moscow) reaches it", 2);

  g_assert_nonnull (answer);
  g_assert_cmpuint (hu_why_node_get_hexes (answer)->len, >, 0);
  g_assert_nonnull (reached);
}

static void
walk (HuWhyNode *node,
      guint      depth,
      guint     *n)
{
  g_autoptr(GListModel) children = depth > 0 ? hu_why_node_dup_children (node) : NULL;

  (*n)++;
  g_assert_cmpstr (hu_why_node_get_text (node), !=, "");
  g_assert_nonnull (hu_why_node_get_rule (node));
  for (guint i = 0; children != NULL && i < g_list_model_get_n_items (children); i++)
    walk (get_node (children, i), depth - 1, n);
}

/* Nothing in random games, of any system, is without words. */
static void
test_random (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (20, 4);
  guint n = 0;

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_random_scenario (rand);
      g_autoptr(HuGame) game = hu_game_new (scenario, NULL);
      g_autoptr(GListModel) tree = NULL;

      for (guint i = 0; i < 25; i++)
        {
          g_autoptr(HuEvent) event = hu_fixture_random_event (rand, scenario);
          HuRefusal refusal;

          (void) hu_game_append (game, event, &refusal);
        }
      tree = hu_why_tree_new (game, hu_game_get_snapshot (game));
      for (guint i = 0; i < g_list_model_get_n_items (tree); i++)
        walk (get_node (tree, i), 3, &n);
    }
  g_assert_cmpuint (n, >, 25 * n_rounds);
}

/* --- Entered elsewhere --- */

static void
test_meter (void)
{
  g_autoptr(HuGame) game = game_new ("g1 german 0103; s1 soviet 0502", "");
  HuSnapshot *snapshot = hu_game_get_snapshot (game);
  g_autoptr(GListModel) tree = hu_why_tree_new_nth_meter (game, snapshot, HU_SUDDEN_DEATH_METER_LIFELINE, 0);
  g_autoptr(GListModel) facts = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (tree), ==, 1);
  g_assert_cmpstr (hu_why_node_get_rule (get_node (tree, 0)), ==, "4.3");
  g_assert_true (hu_why_node_is_open (get_node (tree, 0)));
  facts = hu_why_node_dup_children (get_node (tree, 0));
  g_assert_nonnull (facts);
  g_assert_null (hu_why_tree_new_nth_meter (game, snapshot, HU_FRONT_LINE_METER_POINTS, 0));
}

static void
test_event (void)
{
  g_autoptr(HuGame) game = game_new ("g1 german 0103; s1 soviet 0502", "note plain; move g1 0302; end-phase");
  g_autoptr(GListModel) told = hu_why_tree_new_event (game, 3);
  g_autoptr(GListModel) plain = hu_why_tree_new_event (game, 1);
  g_autoptr(GListModel) caused = NULL;
  g_autoptr(GListModel) undone = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (told), ==, 1);
  g_assert_cmpuint (hu_why_node_get_event (get_node (told, 0)), ==, 3);
  g_assert_true (hu_why_node_is_open (get_node (told, 0)));
  caused = hu_why_node_dup_children (get_node (told, 0));
  g_assert_cmpstr (hu_why_node_get_rule (get_node (caused, 0)), ==, "4.3");

  g_assert_cmpuint (g_list_model_get_n_items (plain), ==, 2);
  g_assert_cmpstr (hu_why_node_get_text (get_node (plain, 1)), ==, "It changed no control and no points, and met no condition.");

  hu_game_undo (game);
  undone = hu_why_tree_new_event (game, 3);
  g_assert_cmpstr (hu_why_node_get_text (get_node (undone, 0)), ==, "Event 3 is undone: it has caused nothing.");
}

static void
test_entry (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (8, 8, "g1 german 0303 division 5; s1 soviet 0502 division 4");
  g_autoptr(GPtrArray) log = NULL;
  g_autoptr(HuGame) game = NULL;
  const HuFrontLineFindings *findings;

  hu_front_line_add_item (hu_front_line_rules (scenario), "dead", HU_ITEM_PER_STRENGTH, HU_SIDE_NONE)->points = 1;
  hu_scenario_finish (scenario);
  log = hu_fixture_log (scenario, "eliminate s1; end-phase");
  game = hu_game_new (scenario, log);
  findings = hu_snapshot_get_front_line (hu_game_get_snapshot (game));
  g_assert_cmpuint (findings->ledger->len, >, 0);
  for (guint i = 0; i < findings->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (findings->ledger, i);
      g_autoptr(GListModel) tree = hu_why_tree_new_entry (game, entry);

      g_autoptr(GListModel) facts = NULL;

      g_assert_cmpuint (g_list_model_get_n_items (tree), ==, 1);
      g_assert_true (hu_why_node_is_open (get_node (tree, 0)));
      g_assert_cmpstr (hu_why_node_get_rule (get_node (tree, 0)), ==, hu_ledger_entry_rule (entry));
      g_assert_cmpuint (hu_why_node_get_event (get_node (tree, 0)), ==, entry->event);
      facts = hu_why_node_dup_children (get_node (tree, 0));
      g_assert_nonnull (facts);
      if (!entry->provisional && entry->event > 0)
        g_assert_cmpuint (hu_why_node_get_event (get_node (facts, 0)), ==, entry->event);
    }
}

/* A meter of points: from its lines to events, sums, units, rows and hexes. */
static void
test_points (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (4, 6, "g1 german 0303 division 5; s1 soviet 0402 division 4");
  g_autoptr(GPtrArray) log = NULL;
  g_autoptr(HuGame) game = NULL;
  g_autoptr(GListModel) tree = NULL;
  g_autoptr(GListModel) lines = NULL;
  g_autoptr(GListModel) sums = NULL;
  g_autoptr(HuWhyNode) dead = NULL;
  g_autoptr(HuWhyNode) line = NULL;
  g_autoptr(GListModel) dead_facts = NULL;
  g_autoptr(GListModel) line_facts = NULL;

  hu_front_line_add_item (hu_front_line_rules (scenario), "dead", HU_ITEM_PER_STRENGTH, HU_SIDE_NONE)->points = 3;
  hu_scenario_finish (scenario);
  log = hu_fixture_log (scenario, "eliminate s1; end-phase");
  game = hu_game_new (scenario, log);
  tree = hu_why_tree_new_nth_meter (game, hu_game_get_snapshot (game), HU_FRONT_LINE_METER_POINTS, 0);
  lines = hu_why_node_dup_children (get_node (tree, 0));

  dead = find (lines, "s1 eliminated, strength 4", 1);
  g_assert_nonnull (dead);
  dead_facts = hu_why_node_dup_children (dead);
  g_assert_cmpuint (hu_why_node_get_event (get_node (dead_facts, 0)), ==, 1);
  assert_has (dead_facts, "Combat Strength 4, at 3 for each point of it");
  assert_has (dead_facts, "s1: eliminated");

  line = find (lines, "gaps", 1);
  g_assert_nonnull (line);
  line_facts = hu_why_node_dup_children (line);
  /* The end of the phase, how many at how much, and each row, which lights its hexes. */
  g_assert_cmpuint (g_list_model_get_n_items (line_facts), >, 2);
  g_assert_cmpuint (hu_why_node_get_hexes (get_node (line_facts, 2))->len, ==, 4);
}

/* Points of casualties and exits: who, when, and what became of them. */
static void
test_scores (void)
{
  g_autoptr(HuScenario) scenario =
    hu_control_fixture ("b D3 E3 levels=1", "g german squad G4; r russian squad E3; h russian leader E3", "russian D3 E3");
  HuTerm *any = hu_control_fixture_condition ("any"), *more = hu_control_fixture_condition ("cvp-more");
  HuTerm *points = hu_control_fixture_condition ("cvp");
  g_autoptr(GPtrArray) log = NULL;
  g_autoptr(HuGame) game = NULL;
  g_autoptr(GListModel) parts = NULL;

  hu_control_fixture_ask (points, 5);
  hu_control_fixture_ask (more, 5);
  g_ptr_array_add (any->parts, points);
  g_ptr_array_add (any->parts, more);
  hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, any);
  log = hu_fixture_log (scenario, "note first; eliminate r; eliminate g");
  game = hu_game_new (scenario, log);
  for (guint part = 1; part <= 2; part++)
    {
      g_autoptr(GListModel) tree = hu_why_tree_new_condition (game, hu_game_get_snapshot (game), 0, part);
      g_autoptr(GListModel) lines = hu_why_node_dup_children (get_node (tree, 0));
      g_autoptr(GListModel) facts = NULL;

      /* Where the two are compared, whose loss would do, and the sums of both sides, with the lines below. */
      g_assert_cmpuint (g_list_model_get_n_items (lines), ==, part == 1 ? 1 : 3);
      if (part == 2)
        {
          GListModel *of_side = hu_why_node_dup_children (get_node (lines, 1));

          assert_has (lines, "No single elimination is enough. Eliminations would bring: h: 1.");
          assert_has (lines, "2 casualty points");
          g_object_unref (lines);
          lines = of_side;
          g_assert_cmpuint (g_list_model_get_n_items (lines), ==, 1);
        }
      g_assert_cmpuint (hu_why_node_get_event (get_node (lines, 0)), ==, 2);
      g_assert_cmpstr (hu_why_node_get_rule (get_node (lines, 0)), ==, "26.221");
      facts = hu_why_node_dup_children (get_node (lines, 0));
      g_assert_cmpuint (g_list_model_get_n_items (facts), ==, 3);
      g_assert_cmpuint (hu_why_node_get_event (get_node (facts, 0)), ==, 2);
      assert_has (facts, "r: eliminated");
    }
}

/* What is told to one side of a hex or an event ends with what it rests on, wherever the tree is entered (26.15). */
static void
test_limits (void)
{
  static const char limits[] = "That is so as far as the German side can see";
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=1", "g german squad G4; r russian squad E3", "russian D3 E3 G5");
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, "move g G5");
  g_autoptr(HuGame) game = NULL;

  hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, hu_control_fixture_condition ("no-enemy"));
  game = hu_game_new (scenario, log);
  for (HuSide viewer = HU_SIDE_NONE; viewer <= HU_SIDE_FIRST; viewer++)
    {
      g_autoptr(GListModel) hex = NULL, event = NULL;
      g_autoptr(HuWhyNode) below_hex = NULL, below_event = NULL;

      hu_game_set_viewer (game, viewer);
      hex = hu_why_tree_new_hex (game, hu_game_get_snapshot (game), hu_fixture_hex (scenario, "G5"));
      event = hu_why_tree_new_event (game, 1);
      below_hex = find (hex, limits, 1);
      below_event = find (event, limits, 1);
      g_assert_true ((below_hex != NULL) == (viewer != HU_SIDE_NONE));
      g_assert_true ((below_event != NULL) == (viewer != HU_SIDE_NONE));
    }
}

/* "One of two buildings", down to who Controls one, and what keeps the other side from it. */
static void
test_condition (void)
{
  g_autoptr(HuScenario) scenario =
    hu_control_fixture ("b D3 E3 levels=1; c G4", "g german squad G4; r russian squad E3", "russian D3 E3");
  HuTerm *any = hu_control_fixture_condition ("any"), *buildings = hu_control_fixture_condition ("buildings");
  g_autoptr(HuGame) game = NULL;
  g_autoptr(GListModel) whole = NULL;
  g_autoptr(GListModel) part = NULL;
  g_autoptr(GListModel) items = NULL;
  g_autoptr(GListModel) reasons = NULL;
  g_autoptr(HuWhyNode) preventer = NULL;
  HuTerm *clear = hu_control_fixture_condition ("no-enemy");
  g_autoptr(GListModel) nobody = NULL;
  g_autoptr(GListModel) enemies = NULL;

  for (gint32 building = 0; building < 2; building++)
    g_array_append_val (hu_control_fixture_items (buildings), building);
  hu_control_term (clear)->building = 0;
  g_ptr_array_add (any->parts, buildings);
  g_ptr_array_add (any->parts, clear);
  hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, any);
  game = hu_game_new (scenario, NULL);

  whole = hu_why_tree_new_condition (game, hu_game_get_snapshot (game), 0, 0);
  part = hu_why_tree_new_condition (game, hu_game_get_snapshot (game), 0, 1);
  g_assert_cmpstr (hu_why_node_get_rule (get_node (whole, 0)), ==, "26.1");
  g_assert_cmpstr (hu_why_node_get_text (get_node (whole, 0)), !=, hu_why_node_get_text (get_node (part, 0)));
  g_assert_nonnull (strstr (hu_why_node_get_text (get_node (part, 0)), "not met, 1 of 2"));
  g_assert_cmpuint (hu_why_node_get_hexes (get_node (part, 0))->len, ==, 3);

  items = hu_why_node_dup_children (get_node (part, 0));
  g_assert_cmpuint (g_list_model_get_n_items (items), ==, 2);
  g_assert_cmpuint (hu_why_node_get_hexes (get_node (items, 0))->len, ==, 2);
  reasons = hu_why_node_dup_children (get_node (items, 0));
  g_assert_nonnull (reasons);
  preventer = find (reasons, ", in E3", 2);
  g_assert_nonnull (preventer);

  nobody = hu_why_tree_new_condition (game, hu_game_get_snapshot (game), 0, 2);
  enemies = hu_why_node_dup_children (get_node (nobody, 0));
  g_assert_cmpuint (g_list_model_get_n_items (enemies), ==, 1);
  g_assert_nonnull (strstr (hu_why_node_get_text (get_node (enemies, 0)), ", in E3"));
}

/* Why? at what a side lacks: the sentence, and the rule whose page it opens. */
typedef struct
{
  const char *name;
  const char *units;
  const char *log;
  const char *subject; /* "hex:D3", "D3/1" or "b" */
  const char *words;
  const char *rule;
} LackCase;

static const LackCase lack_cases[] = {
  { "closed-hex", "g german squad A1", "accident D3 blaze", "hex:D3", "controls 0 and needs 4; it lacks", "26.161" },
  { "closed-upper-location", "g german squad A1", "accident D3 blaze", "D3/1", "it goes with its hex (26.161)", "26.161" },
  { "closed-building", "g german squad A1", "accident D3 blaze; accident E3 blaze", "b", "controls all its 2 hexes", "26.161" },
  { "cut-off", "g german squad A1", "kindle german D3 blaze", "D3/1", "cuts it off", "26.16" },
  { "joined", "g german squad A1", "accident D3 flame; kindle german D4 flame", "hex:D3", "joined one that the German side kindled",
    "26.16" },
  { "squad-in-bypass", "g german squad D3 bypass", "", "hex:D3", "g cannot gain it in Bypass (26.11)", "26.11" },
  { "vehicle-and-building", "t german afv D3 armor=4 crew=inherent", "", "b", "no vehicle gains a building (26.11)", "26.11" },
  { "enemy-upstairs", "g german squad D3; r russian squad D3/1 broken", "", "hex:D3", "keeps the German side from gaining it (26.13)",
    "26.13" },
  { "enemy-holds-it", "g german squad A1; t russian afv A2 armor=4 crew=inherent", "move g F5 A1; move t F5", "hex:F5",
    "t of the Russian side only holds it", "26.12" },
};

static HuTerm *
condition_for (const HuScenario *scenario,
               const char       *text)
{
  gint32 subject = hu_map_find_building (scenario->map, text);
  gboolean hex = g_str_has_prefix (text, "hex:");
  HuTerm *condition = hu_control_fixture_condition (subject >= 0 ? "buildings" : hex ? "hexes" : "locations");

  if (subject < 0)
    subject = hex ? hu_grid_parse (scenario->map->grid, text + 4, NULL) : hu_location_parse (scenario->map, text, NULL);
  g_assert_cmpint (subject, >=, 0);
  g_array_append_val (hu_control_fixture_items (condition), subject);

  return condition;
}

static void
test_lack (gconstpointer data)
{
  const LackCase *test = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=1 stairs=D3", test->units, "russian all");
  g_auto(GStrv) events = g_strsplit (test->log, ";", -1);
  g_autoptr(HuGame) game = NULL;
  g_autoptr(GListModel) tree = NULL;
  g_autoptr(HuWhyNode) found = NULL;

  hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, condition_for (scenario, test->subject));
  game = hu_game_new (scenario, NULL);
  for (guint i = 0; events[i] != NULL && events[i][0] != '\0'; i++)
    {
      g_autoptr(HuEvent) event = hu_control_event (scenario, events[i]);
      HuRefusal refusal;

      g_assert_true (hu_game_append (game, event, &refusal));
    }
  tree = hu_why_tree_new_condition (game, hu_game_get_snapshot (game), 0, 0);
  found = find (tree, test->words, 3);
  g_assert_nonnull (found);
  g_assert_cmpstr (hu_why_node_get_rule (found), ==, test->rule);
}

typedef struct
{
  const char *mark;
  HuSide      side;
  const char *rule;
  guint       n_roots; /* the mark, and the meter that it is about */
} MarkCase;

static void
test_marks (void)
{
  static const MarkCase cases[] = {
    { "supply-line", HU_SIDE_SECOND, "8", 2 },  { "cut", HU_SIDE_NONE, "4.3", 2 },
    { "frontier-zoc", HU_SIDE_NONE, "8", 2 },   { "critical", HU_SIDE_NONE, "4.3", 2 },
    { "zoc-first", HU_SIDE_FIRST, "8", 2 },     { "control-second", HU_SIDE_SECOND, "4.4", 2 },
  };
  g_autoptr(HuGame) game = game_new ("g1 german 0103; s1 soviet 0502", "");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GListModel) children = NULL;
      g_autoptr(GListModel) tree =
        hu_why_tree_new_mark (game, hu_game_get_snapshot (game), cases[i].mark, cases[i].side);

      g_assert_cmpstr (hu_why_node_get_rule (get_node (tree, 0)), ==, cases[i].rule);
      g_assert_cmpuint (g_list_model_get_n_items (tree), ==, cases[i].n_roots);
      g_assert_cmpstr (hu_why_node_get_text (get_node (tree, 0)), !=, "");
      children = hu_why_node_dup_children (get_node (tree, 0));
      g_assert_cmpstr (hu_why_node_get_rule (get_node (children, 0)), ==, cases[i].rule);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/why/undecided", test_undecided);
  g_test_add_func ("/why/decided", test_decided);
  g_test_add_func ("/why/stops", test_stops);
  g_test_add_func ("/why/hex", test_hex);
  g_test_add_func ("/why/empty-hex", test_empty_hex);
  g_test_add_func ("/why/random", test_random);
  g_test_add_func ("/why-node/meter", test_meter);
  g_test_add_func ("/why-node/event", test_event);
  g_test_add_func ("/why-node/entry", test_entry);
  g_test_add_func ("/why-node/points", test_points);
  g_test_add_func ("/why-node/scores", test_scores);
  g_test_add_func ("/why-node/limits", test_limits);
  g_test_add_func ("/why-node/condition", test_condition);
  HU_ADD_TABLE ("/why-node/lack", lack_cases, test_lack);
  g_test_add_func ("/why-node/marks", test_marks);

  return g_test_run ();
}
