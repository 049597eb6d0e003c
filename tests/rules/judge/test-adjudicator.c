/*
 * The one door: refusals, moments of a log, and that every way to a state
 * leads to the same one.
 */
#include "hu-fixture.h"

#include "hu-apply.h"
#include "hu-check.h"
#include "hu-often.h"
#include "hu-sudden-death-rules.h"

typedef struct
{
  const char   *name;
  const char   *before;
  const char   *event;
  HuRefusalCode code;
  const char   *field;
  gint          index;
} RefusalCase;

#define GAME_OVER "end-phase; end-phase; end-phase; end-phase"

static const RefusalCase refusal_cases[] = {
  { "move-off-map", "", "move g2 0102", HU_REFUSAL_NOT_ON_MAP, "unit", -1 },
  { "move-eliminated", "eliminate g1", "move g1 0102", HU_REFUSAL_GONE, "unit", -1 },
  { "move-withdrawn", "withdraw g1", "move g1 0102", HU_REFUSAL_GONE, "unit", -1 },
  { "move-exited", "exit g1 0101", "move g1 0102", HU_REFUSAL_GONE, "unit", -1 },
  { "move-without-path", "", "move g1", HU_REFUSAL_NO_HEX, "to", -1 },
  { "place-on-map", "", "place g1 0102", HU_REFUSAL_ON_MAP_ALREADY, "unit", -1 },
  { "place-eliminated", "eliminate g1", "place g1 0102", HU_REFUSAL_GONE, "unit", -1 },
  { "place-nowhere", "", "place g2", HU_REFUSAL_NO_HEX, "to", -1 },
  { "eliminate-twice", "eliminate g1", "eliminate g1", HU_REFUSAL_GONE, "unit", -1 },
  { "eliminate-waiting", "", "eliminate g2", HU_REFUSAL_NOT_ON_MAP, "unit", -1 },
  { "survivor-on-map", "", "eliminate g1 > g2 s1", HU_REFUSAL_ON_MAP_ALREADY, "survivors", 1 },
  { "survivor-dead", "withdraw g2", "eliminate g1 > g2", HU_REFUSAL_GONE, "survivors", 0 },
  { "survivor-twice", "", "eliminate g1 > g2 g2", HU_REFUSAL_SURVIVOR_TWICE, "survivors", 1 },
  { "withdraw-twice", "withdraw g1", "withdraw g1", HU_REFUSAL_GONE, "unit", -1 },
  { "exit-inside", "move g1 0303", "exit g1 0303", HU_REFUSAL_NOT_AN_EDGE, "from", -1 },
  { "exit-elsewhere", "", "exit g1 0102", HU_REFUSAL_NOT_THERE, "from", -1 },
  { "exit-waiting", "", "exit g2 0101", HU_REFUSAL_NOT_ON_MAP, "unit", -1 },
  { "concede-nobody", "", "concede -", HU_REFUSAL_UNKNOWN_SIDE, "side", -1 },
  { "over-end-phase", GAME_OVER, "end-phase", HU_REFUSAL_OVER, NULL, -1 },
  { "over-move", GAME_OVER, "move g1 0102", HU_REFUSAL_OVER, NULL, -1 },
  { "over-concede", GAME_OVER, "concede german", HU_REFUSAL_OVER, NULL, -1 },
  { "over-note", GAME_OVER, "note bye", HU_REFUSAL_NONE, NULL, -1 },
  { "withdraw-waiting", "", "withdraw g2", HU_REFUSAL_NONE, NULL, -1 },
  { "steps-need-not-be-adjacent", "", "move g1 0106 0501", HU_REFUSAL_NONE, NULL, -1 },
};

static void
test_refusal (gconstpointer data)
{
  const RefusalCase *test = data;
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101; g2 german -; s1 soviet 0503");
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, test->before);
  g_autoptr(GPtrArray) event = hu_fixture_log (scenario, test->event);
  guint n = hu_adjudicator_get_n_events (game);
  g_autoptr(HuSnapshot) before = hu_adjudicator_snapshot (game, n);
  g_autoptr(HuSnapshot) after = NULL;
  HuRefusal refusal;
  gboolean accepted = hu_adjudicator_append (game, g_ptr_array_index (event, 0), &refusal);

  g_assert_cmpint (accepted, ==, test->code == HU_REFUSAL_NONE);
  if (accepted)
    return;

  g_assert_cmpint (refusal.code, ==, test->code);
  g_assert_cmpstr (refusal.field, ==, test->field);
  g_assert_cmpint (refusal.index, ==, test->index);
  /* It is about none of these. */
  g_assert_cmpint (refusal.subject, ==, -1);
  g_assert_cmpuint (refusal.item, ==, HU_ITEM_NONE);
  g_assert_cmpuint (refusal.other_unit, ==, HU_UNIT_NONE);

  /* A refused event changes nothing. */
  g_assert_cmpuint (hu_adjudicator_get_n_events (game), ==, n);
  after = hu_adjudicator_snapshot (game, n);
  g_assert_true (hu_state_equal (hu_snapshot_get_state (before), hu_snapshot_get_state (after)));
}

static void
test_clock (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, GAME_OVER "; note after");
  const struct { guint turn, player_turn; gboolean over; } want[] = {
    { 1, 0, FALSE }, { 1, 1, FALSE }, { 2, 0, FALSE }, { 2, 1, FALSE }, { 2, 1, TRUE }, { 2, 1, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (want); i++)
    {
      HuClock clock = hu_adjudicator_get_clock (game, i);

      g_assert_cmpuint (clock.turn, ==, want[i].turn);
      g_assert_cmpuint (clock.player_turn, ==, want[i].player_turn);
      g_assert_cmpuint (clock.phase, ==, 0);
      g_assert_cmpint (clock.over, ==, want[i].over);
      g_assert_cmpint (hu_clock_side (scenario, &clock), ==, want[i].player_turn);
      g_assert_cmpstr (hu_clock_phase_name (scenario, &clock), ==, "Movement");
      g_assert_null (hu_clock_turn_name (scenario, &clock));
    }
}

/* The clock of a log that was cut and went on otherwise is that log's own. */
static void
test_clock_of_another_log (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, GAME_OVER);
  g_autoptr(GPtrArray) events = hu_fixture_log (scenario, "note first; note second; end-phase");
  static const guint player_turns[] = { 0, 1, 1, 1, 0 };
  HuRefusal refusal;

  hu_adjudicator_truncate (game, 1);
  for (guint i = 0; i < events->len; i++)
    g_assert_true (hu_adjudicator_append (game, g_ptr_array_index (events, i), &refusal));

  g_assert_cmpuint (hu_adjudicator_get_n_events (game), ==, G_N_ELEMENTS (player_turns) - 1);
  for (guint i = 0; i < G_N_ELEMENTS (player_turns); i++)
    g_assert_cmpuint (hu_adjudicator_get_clock (game, i).player_turn, ==, player_turns[i]);
}

static void
test_control_passes (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101; g2 german 0101 air; s1 soviet 0503; s2 soviet -");
  g_autoptr(HuAdjudicator) game =
    hu_fixture_play (scenario, "move g1 0303 0101; move g2 0304; place s2 0102; control - 0106; move g1 0503");
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, 5);
  const HuState *state = hu_snapshot_get_state (snapshot);
  const struct { const char *hex; HuSide side; } want[] = {
    { "0303", HU_SIDE_FIRST },  /* kept when left */
    { "0304", HU_SIDE_SECOND }, /* air units never control */
    { "0102", HU_SIDE_SECOND }, /* coming on is entering */
    { "0106", HU_SIDE_NONE },
    { "0503", HU_SIDE_FIRST },  /* whoever else is there */
    { "0504", HU_SIDE_SECOND }, /* a zone of control alone changes nothing */
  };

  for (guint i = 0; i < G_N_ELEMENTS (want); i++)
    g_assert_cmpint (state->hex_owner[hu_fixture_hex (scenario, want[i].hex)], ==, want[i].side);
}

/* Survivors appear where the unit stood, and take no control by it. */
static void
test_survivors (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0303; g2 german -; g3 german -");
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, "eliminate g1 > g2 g3");
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, 1);
  const HuState *state = hu_snapshot_get_state (snapshot);
  HuHex hex = hu_fixture_hex (scenario, "0303");
  g_autoptr(GArray) units = hu_state_units_in (state, hex);

  g_assert_cmpuint (units->len, ==, 2);
  g_assert_cmpint (state->unit_status[0], ==, HU_UNIT_ELIMINATED);
  g_assert_cmpint (state->hex_owner[hex], ==, HU_SIDE_SECOND);
}

/* --- Every way to a state leads to the same one --- */

static GPtrArray *
play_random (GRand         *rand,
             HuAdjudicator *game,
             guint          n)
{
  GPtrArray *events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  for (guint i = 0; i < n; i++)
    {
      HuEvent *event = hu_fixture_random_event (rand, hu_adjudicator_get_scenario (game));
      HuRefusal refusal;

      if (hu_adjudicator_append (game, event, &refusal))
        g_ptr_array_add (events, event);
      else
        hu_event_unref (event);
    }

  return events;
}

static void
assert_same (HuAdjudicator *game,
             HuSnapshot    *whole,
             guint          n)
{
  g_autoptr(HuSnapshot) part = hu_adjudicator_snapshot (game, n);
  g_autoptr(GPtrArray) a = hu_snapshot_list_rulings (part);
  g_autoptr(GPtrArray) b = hu_snapshot_list_rulings (whole);
  g_autofree char *fault = hu_state_find_fault (hu_snapshot_get_state (part));

  g_assert_cmpstr (fault, ==, NULL);
  g_assert_true (hu_state_equal (hu_snapshot_get_state (part), hu_snapshot_get_state (whole)));
  g_assert_true (hu_state_equal (hu_adjudicator_peek (game, n), hu_snapshot_get_state (whole)));
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    {
      const HuRuling *one = g_ptr_array_index (a, i);
      const HuRuling *other = g_ptr_array_index (b, i);

      g_assert_cmpint (one->kind, ==, other->kind);
      g_assert_cmpuint (one->event, ==, other->event);
      g_assert_cmpint (one->decides, ==, other->decides);
      g_assert_cmpmem (one->hexes->data, one->hexes->len * sizeof (HuHex),
                       other->hexes->data, other->hexes->len * sizeof (HuHex));
    }
}

/* A state kept at an interval and a few events on = the whole log from the
 * start; dropping what was appended = never having appended it. */
static void
test_every_way_is_the_same (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (60, 3);

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_random_scenario (rand);
      g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
      g_autoptr(GPtrArray) events = play_random (rand, game, 120);
      g_autoptr(GPtrArray) more = NULL;
      guint cut;

      for (guint n = 0; n <= events->len; n += 1 + (guint) g_rand_int_range (rand, 0, 9))
        {
          HuRefusal refusal;
          g_autoptr(HuSnapshot) whole = hu_adjudicate (scenario, (HuEvent **) events->pdata, n, &refusal, NULL);

          assert_same (game, whole, n);
        }

      /* Back and forth; what was peeked at may be beyond the cut. */
      for (guint i = 0; i < 8; i++)
        {
          guint n = (guint) g_rand_int_range (rand, 0, (gint) events->len + 1);
          g_autoptr(HuSnapshot) then = hu_adjudicator_snapshot (game, n);

          g_assert_true (hu_state_equal (hu_adjudicator_peek (game, n), hu_snapshot_get_state (then)));
        }
      cut = (guint) g_rand_int_range (rand, 0, (gint) events->len + 1);
      hu_adjudicator_truncate (game, cut);
      more = play_random (rand, game, 40);
      g_ptr_array_set_size (events, (gint) cut);
      for (guint i = 0; i < more->len; i++)
        g_ptr_array_add (events, hu_event_ref (g_ptr_array_index (more, i)));
      {
        HuRefusal refusal;
        g_autoptr(HuSnapshot) whole =
          hu_adjudicate (scenario, (HuEvent **) events->pdata, events->len, &refusal, NULL);

        g_assert_nonnull (whole);
        assert_same (game, whole, events->len);
        for (guint n = 0; n < events->len; n += 1 + (guint) g_rand_int_range (rand, 0, 9))
          {
            g_autoptr(HuSnapshot) then = hu_adjudicator_snapshot (game, n);

            g_assert_true (hu_state_equal (hu_adjudicator_peek (game, n), hu_snapshot_get_state (then)));
          }
      }
    }
}

/* Asking what if is appending for nobody. */
static void
test_what_if (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0101; g2 german 0102");
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, "move g2 0103; note a");
  g_autoptr(GPtrArray) maybe = hu_fixture_log (scenario, "move g1 0302; end-phase");
  g_autoptr(GPtrArray) never = hu_fixture_log (scenario, "move g1 0302; place g1 0101");
  g_autoptr(HuSnapshot) before = hu_adjudicator_snapshot (game, 2);
  g_autoptr(HuSnapshot) then = NULL;
  g_autoptr(HuSnapshot) after = NULL;
  HuRefusal refusal;
  guint refused = 99;

  then = hu_adjudicator_what_if (game, 1, (HuEvent **) maybe->pdata, 2, &refusal, NULL);
  g_assert_cmpuint (hu_snapshot_get_n_events (then), ==, 3);
  g_assert_cmpstr (hu_snapshot_get_verdict (then)->rule, ==, "4.3");
  g_assert_cmpuint (hu_snapshot_get_last_rulings (then)->len, ==, 1);

  g_assert_null (hu_adjudicator_what_if (game, 2, (HuEvent **) never->pdata, 2, &refusal, &refused));
  g_assert_cmpuint (refused, ==, 1);
  g_assert_cmpint (refusal.code, ==, HU_REFUSAL_ON_MAP_ALREADY);

  g_assert_cmpuint (hu_adjudicator_get_n_events (game), ==, 2);
  after = hu_adjudicator_snapshot (game, 2);
  g_assert_true (hu_state_equal (hu_snapshot_get_state (before), hu_snapshot_get_state (after)));
}

/* Snapshots outlive their maker. */
static void
test_snapshot_outlives (void)
{
  HuScenario *scenario = hu_fixture_corridor ("g1 german 0101");
  HuAdjudicator *game = hu_fixture_play (scenario, "move g1 0302; end-phase");
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, 2);

  hu_scenario_unref (scenario);
  hu_adjudicator_free (game);
  g_assert_cmpstr (hu_snapshot_get_scenario (snapshot)->sides[0].name, ==, "German");
  g_assert_cmpstr (hu_snapshot_get_verdict (snapshot)->rule, ==, "4.3");
}

static void
test_rejects_null (void)
{
  HuRefusal refusal;

  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*scenario != NULL*");
  g_assert_null (hu_adjudicate (NULL, NULL, 0, &refusal, NULL));
  g_test_assert_expected_messages ();
}

/* A state can leave out who judges: then a set-up that decides (4.5) decides nothing. */
static void
test_left_out (void)
{
  const struct { guint systems; gboolean judges; } cases[] = {
    { 1u << HU_SYSTEM_SUDDEN_DEATH, TRUE },
    { ~0u, TRUE },
    { ~(1u << HU_SYSTEM_SUDDEN_DEATH), FALSE },
    { 0, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
      g_autoptr(HuState) state = NULL;

      hu_sudden_death_rules (scenario)->rear[hu_fixture_hex (scenario, "0502")] = 1;
      state = hu_state_new_with (scenario, cases[i].systems);
      hu_apply_setup (state, NULL);
      g_assert_cmpint (state->system[HU_SYSTEM_SUDDEN_DEATH] != NULL, ==, cases[i].judges);
      g_assert_cmpint (state->verdicts[HU_SYSTEM_SUDDEN_DEATH].decided, ==, cases[i].judges);
      g_assert_null (state->system[HU_SYSTEM_FRONT_LINE]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (refusal_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/adjudicator/refusal/", refusal_cases[i].name, NULL);

      g_test_add_data_func (path, &refusal_cases[i], test_refusal);
    }
  g_test_add_func ("/adjudicator/clock", test_clock);
  g_test_add_func ("/adjudicator/clock-of-another-log", test_clock_of_another_log);
  g_test_add_func ("/adjudicator/control-passes", test_control_passes);
  g_test_add_func ("/adjudicator/survivors", test_survivors);
  g_test_add_func ("/adjudicator/every-way-is-the-same", test_every_way_is_the_same);
  g_test_add_func ("/adjudicator/what-if", test_what_if);
  g_test_add_func ("/adjudicator/left-out", test_left_out);
  g_test_add_func ("/adjudicator/snapshot-outlives", test_snapshot_outlives);
  g_test_add_func ("/adjudicator/rejects-null", test_rejects_null);

  return g_test_run ();
}
