/*
 * The tree of reasons: what stands in it, where it leads, and that it ends.
 */
#include <string.h>

#include "hu-fixture.h"
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
test_undecided (void)
{
  g_autoptr(HuGame) game = game_new ("g1 german 0103; s1 soviet 0502", "");
  g_autoptr(GListModel) tree = hu_why_tree_new (game, hu_game_get_snapshot (game));
  g_autoptr(GListModel) meters = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (tree), ==, 2);
  g_assert_true (hu_why_node_is_open (get_node (tree, 0)));
  meters = hu_why_node_dup_children (get_node (tree, 0));
  g_assert_cmpuint (g_list_model_get_n_items (meters), ==,
                    hu_snapshot_get_meters (hu_game_get_snapshot (game))->len);
  g_assert_cmpstr (hu_why_node_get_rule (get_node (meters, 0)), ==, "4.3");
  g_assert_cmpuint (hu_why_node_get_hexes (get_node (meters, 0))->len, ==, 1);
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
  HuWhyNode *ruling = get_node (deciding, 0);

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
  g_autoptr(HuWhyNode) stop = find (tree, "zone of control of g1", 6);
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
  g_autoptr(HuWhyNode) stop = find (tree, "Lines of supply stop here", 2);
  g_autoptr(HuWhyNode) passed = find (tree, "0302", 3);

  g_assert_nonnull (unit);
  g_assert_nonnull (passed);
  g_assert_true (stop != NULL || find (tree, "Controlled by", 2) != NULL);
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
  guint n = 0;

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < 20; round++)
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
  g_assert_cmpuint (n, >, 500);
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
  g_test_add_func ("/why/random", test_random);

  return g_test_run ();
}
