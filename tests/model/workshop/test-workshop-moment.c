/*
 * A moment of a game as a start of its own: judged as the game was then, and
 * going on as the game went on.
 */
#include <string.h>

#include "hu-adjudicator.h"
#include "hu-front-line.h"
#include "hu-sudden-death.h"
#include "hu-workshop-map.h"
#include "hu-workshop-rules.h"
#include "hu-workshop-units.h"

static HuWorkshop *
open_shipped (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "scenarios", name, NULL);
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();
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

static HuAdjudicator *
play (HuScenario *scenario,
      GPtrArray  *log)
{
  HuAdjudicator *game = hu_adjudicator_new (scenario);
  HuRefusal refusal;

  for (guint i = 0; i < log->len; i++)
    g_assert_true (hu_adjudicator_append (game, g_ptr_array_index (log, i), &refusal));

  return game;
}

static HuAdjudicator *
play_shop (HuWorkshop *shop)
{
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(GPtrArray) log = NULL;

  for (guint i = 0; i < hu_workshop_get_n_faults (shop); i++)
    if (!hu_workshop_get_fault (shop, i)->warning)
      g_error ("%s: %s", hu_workshop_get_fault (shop, i)->pointer, hu_workshop_get_fault (shop, i)->what);
  g_assert_true (hu_workshop_dup_game (shop, &scenario, &log));

  return play (scenario, log);
}

static void
assert_same_hexes (const GArray *a,
                   const GArray *b)
{
  g_assert_cmpmem (a->data, a->len * sizeof (HuHex), b->data, b->len * sizeof (HuHex));
}

/* Returns the withdrawals still owed, by turn; turns that are past owe nothing. */
static char *
dup_owed (const HuSnapshot *snapshot)
{
  const GArray *withdrawals = hu_snapshot_get_sudden_death (snapshot)->withdrawals;
  GString *owed = g_string_new (NULL);

  for (guint i = 0; i < withdrawals->len; i++)
    {
      const HuWithdrawalFinding *one = &g_array_index (withdrawals, HuWithdrawalFinding, i);

      if (one->done < one->needed && one->turn >= hu_snapshot_get_clock (snapshot)->turn)
        g_string_append_printf (owed, "%u:%u ", one->turn, one->needed - one->done);
    }

  return g_string_free (owed, FALSE);
}

static void
assert_same_sudden_death (const HuSuddenDeathFindings *a,
                          const HuSuddenDeathFindings *b)
{
  g_assert_cmpint (a == NULL, ==, b == NULL);
  if (a == NULL)
    return;

  g_assert_cmpint (a->isolated, ==, b->isolated);
  assert_same_hexes (a->cut, b->cut);
  assert_same_hexes (a->critical, b->critical);
  g_assert_cmpuint (a->fewest, ==, b->fewest);
  for (guint i = 0; i < a->capital->len; i++)
    {
      g_assert_cmpint (g_array_index (a->capital, HuCapitalFinding, i).supplied, ==,
                       g_array_index (b->capital, HuCapitalFinding, i).supplied);
      g_assert_cmpint (g_array_index (a->capital, HuCapitalFinding, i).owner, ==,
                       g_array_index (b->capital, HuCapitalFinding, i).owner);
    }
  g_assert_cmpmem (a->cities->data, a->cities->len * sizeof (HuPlaceFinding), b->cities->data,
                   b->cities->len * sizeof (HuPlaceFinding));
  g_assert_cmpmem (a->rear->data, a->rear->len * sizeof (HuPlaceFinding), b->rear->data,
                   b->rear->len * sizeof (HuPlaceFinding));
}

static void
assert_same_front_line (const HuFrontLineFindings *a,
                        const HuFrontLineFindings *b,
                        const HuScenario          *scenario)
{
  gsize n = (gsize) scenario->map->grid->n_hexes;

  g_assert_cmpint (a == NULL, ==, b == NULL);
  if (a == NULL)
    return;

  g_assert_cmpint (a->level, ==, b->level);
  for (gint side = 0; side < HU_N_SIDES; side++)
    {
      g_assert_cmpint (a->points[side], ==, b->points[side]);
      g_assert_cmpint (a->cost[side], ==, b->cost[side]);
      g_assert_cmpint (a->examined[side], ==, b->examined[side]);
      g_assert_cmpmem (a->cover[side], n, b->cover[side], n);
    }
}

static void
assert_same (const HuSnapshot *then,
             const HuSnapshot *now)
{
  const HuState *a = hu_snapshot_get_state (then), *b = hu_snapshot_get_state (now);
  const HuScenario *old = a->scenario, *made = b->scenario;

  g_assert_cmpuint (a->clock.turn, ==, b->clock.turn);
  g_assert_cmpuint (a->clock.player_turn, ==, b->clock.player_turn);
  g_assert_cmpuint (a->clock.phase, ==, b->clock.phase);
  g_assert_cmpmem (a->hex_owner, (gsize) old->map->grid->n_hexes, b->hex_owner, (gsize) made->map->grid->n_hexes);
  for (guint i = 0; i < old->units->len; i++)
    {
      gint unit = hu_scenario_find_unit (made, hu_scenario_get_unit (old, i)->id);

      if (unit < 0)
        g_assert_cmpint (a->unit_status[i], >, HU_UNIT_ON_MAP);
      else
        {
          g_assert_cmpint (a->unit_hex[i], ==, b->unit_hex[unit]);
          g_assert_cmpint (a->unit_status[i], ==, b->unit_status[unit]);
          g_assert_cmpint (a->unit_states[i], ==, b->unit_states[unit]);
        }
    }
  assert_same_sudden_death (hu_snapshot_get_sudden_death (then), hu_snapshot_get_sudden_death (now));
  if (hu_snapshot_get_sudden_death (then) != NULL)
    {
      g_autofree char *owed_then = dup_owed (then);
      g_autofree char *owed_now = dup_owed (now);

      g_assert_cmpstr (owed_then, ==, owed_now);
    }
  assert_same_front_line (hu_snapshot_get_front_line (then), hu_snapshot_get_front_line (now), old);
}

/* The rest of the log is appended to the new start: it applies, and the game ends as it ended. */
static void
assert_goes_on (HuWorkshop    *shop,
                HuWorkshop    *moment,
                HuAdjudicator *game,
                guint          n_events)
{
  g_autoptr(HuSnapshot) end = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
  HuNode *log = hu_workshop_get (shop, "/log");
  GPtrArray *rest = g_ptr_array_new ();
  g_autoptr(HuNode) list = NULL;
  g_autoptr(HuAdjudicator) other = NULL;
  g_autoptr(HuSnapshot) other_end = NULL;

  for (guint i = n_events; i < hu_node_get_n (log); i++)
    g_ptr_array_add (rest, hu_node_ref (hu_node_get_element (log, i)));
  list = hu_node_new_list_take (rest);
  g_assert_true (hu_workshop_set (moment, "/log", list));
  other = play_shop (moment);
  other_end = hu_adjudicator_snapshot (other, hu_adjudicator_get_n_events (other));
  assert_same (end, other_end);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuVerdict *a = &hu_snapshot_get_state (end)->verdicts[id];
      const HuVerdict *b = &hu_snapshot_get_state (other_end)->verdicts[id];

      if (a->decided && a->event <= n_events)
        continue; /* it was over before */
      g_assert_cmpint (a->decided, ==, b->decided);
      g_assert_cmpint (a->winner, ==, b->winner);
      g_assert_cmpstr (a->rule, ==, b->rule);
    }
}

static void
test_moments (gconstpointer data)
{
  g_autoptr(HuWorkshop) shop = open_shipped (data);
  g_autoptr(HuAdjudicator) game = play_shop (shop);
  guint n = hu_adjudicator_get_n_events (game);

  for (guint i = 0; i <= 6; i++)
    {
      guint n_events = i < 6 ? n * i / 6 : (guint) g_test_rand_int_range (0, (gint) n);
      g_autoptr(HuSnapshot) then = hu_adjudicator_snapshot (game, n_events);
      g_autoptr(GPtrArray) left_behind = g_ptr_array_new_with_free_func (g_free);
      g_autoptr(HuWorkshop) moment = hu_workshop_new_from_moment (then, left_behind);
      g_autoptr(HuAdjudicator) other = play_shop (moment);
      g_autoptr(HuSnapshot) now = hu_adjudicator_snapshot (other, 0);

      g_test_message ("after %u of %u", n_events, n);
      g_assert_cmpuint (left_behind->len, ==, 0);
      assert_same (then, now);
      assert_goes_on (shop, moment, game, n_events);
    }
}

/* Half of what is owed may have been paid. */
static void
test_withdrawing (void)
{
  g_autoptr(HuWorkshop) shop = open_shipped ("typhoon-4.4.hexgame");
  g_autoptr(HuAdjudicator) game = play_shop (shop);
  guint n_partly = 0;

  for (guint i = 0; i < hu_adjudicator_get_n_events (game); i++)
    {
      g_autoptr(GPtrArray) left_behind = g_ptr_array_new_with_free_func (g_free);
      g_autoptr(HuSnapshot) then = NULL;
      g_autoptr(HuSnapshot) now = NULL;
      g_autoptr(HuWorkshop) moment = NULL;
      g_autoptr(HuAdjudicator) other = NULL;
      const GArray *withdrawals;

      if (hu_adjudicator_get_event (game, i)->verb != HU_VERB_WITHDRAW)
        continue;
      then = hu_adjudicator_snapshot (game, i + 1);
      moment = hu_workshop_new_from_moment (then, left_behind);
      other = play_shop (moment);
      now = hu_adjudicator_snapshot (other, 0);
      assert_same (then, now);
      withdrawals = hu_snapshot_get_sudden_death (then)->withdrawals;
      for (guint j = 0; j < withdrawals->len; j++)
        n_partly += g_array_index (withdrawals, HuWithdrawalFinding, j).state == HU_WITHDRAWAL_DUE &&
                    g_array_index (withdrawals, HuWithdrawalFinding, j).done > 0;
    }
  g_assert_cmpuint (n_partly, >, 0);
}

/* Facts of a tactical moment that a start cannot say are named. */
static void
test_left_behind (void)
{
  HuGridPlan plan = { 6, 6, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL };
  g_autoptr(HuWorkshop) shop = hu_workshop_new_blank (&plan, NULL);
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) then = NULL;
  g_autoptr(GPtrArray) left_behind = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(HuWorkshop) moment = NULL;

  hu_workshop_set_system (shop, HU_SYSTEM_CONTROL, TRUE);
  hu_workshop_add_unit (shop, "a", "A", HU_SIDE_FIRST, HU_UNIT_SQUAD, "B2");
  hu_workshop_add_unit (shop, "b", "B", HU_SIDE_SECOND, HU_UNIT_SQUAD, "C2");
  hu_workshop_add_unit (shop, "c", "C", HU_SIDE_SECOND, HU_UNIT_SQUAD, "E5");
  hu_workshop_set_json (shop, "/units/1/broken", "true");
  hu_workshop_set_json (shop, "/log", "[{\"do\":\"capture\",\"unit\":\"b\",\"by\":\"a\"},"
                                      "{\"do\":\"eliminate\",\"unit\":\"c\"},"
                                      "{\"do\":\"fire\",\"at\":\"F5\",\"level\":\"flame\",\"cause\":\"kindled\","
                                      "\"side\":\"first\"}]");
  game = play_shop (shop);
  then = hu_adjudicator_snapshot (game, 3);
  moment = hu_workshop_new_from_moment (then, left_behind);
  g_assert_cmpuint (left_behind->len, >=, 3);
  g_assert_nonnull (strstr (g_ptr_array_index (left_behind, 0), "First side begins without the casualty points (4)"));
  g_assert_cmpstr (g_ptr_array_index (left_behind, 1), ==, "1 captured unit is in the hands of its own side again.");
  g_assert_nonnull (strstr (g_ptr_array_index (left_behind, 2), "(26.161)"));
  g_assert_cmpstr (hu_node_get_text (hu_workshop_get (moment, "/start/fires/0/at"), NULL), ==, "F5");
  g_assert_cmpuint (hu_node_get_n (hu_workshop_get (moment, "/units")), ==, 2);
  g_assert_cmpuint (hu_workshop_get_n_faults (moment), ==, 0);
}

/* Control is carried by name; what units and Fires change of it at the start is named. */
static void
test_owners (void)
{
  static const struct
  {
    const char *file;
    guint       n_events;
    const char *said; /* of Control; NULL: nothing is lost */
  } cases[] = {
    { "example-1-bridge.hexgame", 27, NULL },
    { "example-3-fire.hexgame", 11, NULL },
    { "example-2-building.hexgame", 10, NULL },
    { "example-3-kindled.hexgame", 3,
      "2 Locations, hexes and buildings begin under other Control than they were under, for units and Fires are judged anew "
      "at the start (26.11): the hex F3, F3." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuWorkshop) shop = open_shipped (cases[i].file);
      g_autoptr(HuAdjudicator) game = play_shop (shop);
      g_autoptr(HuSnapshot) then = hu_adjudicator_snapshot (game, cases[i].n_events);
      g_autoptr(GPtrArray) left_behind = g_ptr_array_new_with_free_func (g_free);
      g_autoptr(HuWorkshop) moment = hu_workshop_new_from_moment (then, left_behind);
      const char *said = NULL;

      for (guint j = 0; j < left_behind->len; j++)
        if (strstr (g_ptr_array_index (left_behind, j), "(26.11)") != NULL)
          said = g_ptr_array_index (left_behind, j);
      g_assert_cmpstr (said, ==, cases[i].said);
    }
}

/* A unit that has come on is awaited no more; one that has not still is. */
static void
test_arrivals (void)
{
  g_autoptr(HuWorkshop) shop = open_shipped ("operation-typhoon.hexgame");
  g_autoptr(GPtrArray) left_behind = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) then = NULL;
  g_autoptr(HuWorkshop) moment = NULL;
  g_autoptr(HuEvent) event = hu_event_new (HU_VERB_PLACE);
  const HuScenario *scenario;
  guint came, waits;
  HuRefusal refusal;

  came = (guint) hu_workshop_add_unit (shop, "came", "Came", HU_SIDE_FIRST, HU_UNIT_GROUND, NULL);
  waits = (guint) hu_workshop_add_unit (shop, "waits", "Waits", HU_SIDE_FIRST, HU_UNIT_GROUND, NULL);
  for (guint unit = came; unit <= waits; unit++)
    {
      g_autofree char *pointer = g_strdup_printf ("/units/%u/arrives", unit);

      g_assert_true (hu_workshop_set_json (shop, pointer, "{\"turn\":2}"));
    }
  game = play_shop (shop);
  event->unit = came;
  hu_event_add_place (event, hu_grid_at (hu_workshop_get_scenario (shop)->map->grid, 1, 5), 0);
  g_assert_true (hu_adjudicator_append (game, event, &refusal));

  then = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
  moment = hu_workshop_new_from_moment (then, left_behind);
  scenario = hu_workshop_get_scenario (moment);
  g_assert_null (hu_scenario_get_unit (scenario, (guint) hu_scenario_find_unit (scenario, "came"))->arrival);
  g_assert_nonnull (hu_scenario_get_unit (scenario, (guint) hu_scenario_find_unit (scenario, "waits"))->arrival);
}

int
main (int   argc,
      char *argv[])
{
  static const char * const games[] = {
    "typhoon-4.2.hexgame", "typhoon-4.3.hexgame", "typhoon-4.4.hexgame", "typhoon-4.5.hexgame",
    "typhoon-9.5.hexgame", "counterstroke-german-decisive.hexgame", "counterstroke-soviet-decisive.hexgame",
    "counterstroke-german-marginal.hexgame",
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/workshop/moment/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_moments);
    }

  g_test_add_func ("/workshop/moment/withdrawing", test_withdrawing);
  g_test_add_func ("/workshop/moment/left-behind", test_left_behind);
  g_test_add_func ("/workshop/moment/owners", test_owners);
  g_test_add_func ("/workshop/moment/arrivals", test_arrivals);

  return g_test_run ();
}
