/*
 * The game object: gestures, undo and redo without limit, refusals that change
 * nothing, notifications, what-if, and the history of the meters.
 */
#include "hu-fixture.h"
#include "hu-game.h"
#include "hu-often.h"
#include "hu-sudden-death-meter.h"

#define UNITS "g1 german 0101; g2 german 0102; s1 soviet 0301; s2 soviet -"

static HuGame *
game_new (const char *units,
          const char *text)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (units);
  g_autoptr(GPtrArray) log = text != NULL ? hu_fixture_log (scenario, text) : NULL;

  return hu_game_new (scenario, log);
}

/* Appends all of @text as one gesture. */
static gboolean
append (HuGame     *game,
        const char *text)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (game), text);
  HuRefusal refusal;

  return hu_game_append_gesture (game, (HuEvent * const *) events->pdata, events->len, &refusal, NULL);
}

static const char *
where (HuGame     *game,
       const char *id)
{
  static char name[HU_HEX_NAME_MAX];
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (game));
  HuHex hex = state->unit_hex[hu_fixture_unit (state->scenario, id)];

  return hex == HU_HEX_NONE ? "-" : hu_grid_format (state->scenario->map->grid, hex, name);
}

typedef struct
{
  guint    n_changed;
  GString *notified;
} Ears;

static void
changed_cb (HuGame *game,
            Ears   *ears)
{
  ears->n_changed++;
}

static void
notify_cb (HuGame     *game,
           GParamSpec *pspec,
           Ears       *ears)
{
  g_string_append_printf (ears->notified, "%s%s", ears->notified->len > 0 ? " " : "", pspec->name);
}

static void
listen (HuGame *game,
        Ears   *ears)
{
  ears->n_changed = 0;
  ears->notified = g_string_new (NULL);
  g_signal_connect (game, "changed", G_CALLBACK (changed_cb), ears);
  g_signal_connect (game, "notify", G_CALLBACK (notify_cb), ears);
}

static void
assert_heard (Ears       *ears,
              guint       n_changed,
              const char *notified)
{
  g_assert_cmpuint (ears->n_changed, ==, n_changed);
  g_assert_cmpstr (ears->notified->str, ==, notified);
  ears->n_changed = 0;
  g_string_set_size (ears->notified, 0);
}

static void
test_opened_log (void)
{
  g_autoptr(HuGame) game = game_new (UNITS, "move g1 0102; end-phase; move s1 0302");

  g_assert_cmpuint (hu_game_get_position (game), ==, 3);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 3);
  g_assert_cmpstr (where (game, "s1"), ==, "0302");

  /* A file does not say what was one gesture: each event is one. */
  hu_game_undo (game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 2);
  g_assert_cmpstr (where (game, "s1"), ==, "0301");
}

static void
test_gesture_is_one_undo (void)
{
  g_autoptr(HuGame) game = game_new (UNITS, NULL);

  g_assert_true (append (game, "move g1 0104; move g2 0105"));
  g_assert_cmpuint (hu_game_get_position (game), ==, 2);
  hu_game_undo (game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 0);
  g_assert_cmpstr (where (game, "g1"), ==, "0101");
  g_assert_cmpstr (where (game, "g2"), ==, "0102");
  hu_game_redo (game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 2);
  g_assert_cmpstr (where (game, "g2"), ==, "0105");
}

static void
test_undo_has_no_limit (void)
{
  g_autoptr(HuGame) game = game_new (UNITS, NULL);

  for (guint i = 0; i < 300; i++)
    g_assert_true (append (game, i % 2 == 0 ? "move g1 0104" : "move g1 0101"));

  for (guint i = 0; i < 300; i++)
    hu_game_undo (game);
  g_assert_false (hu_game_can_undo (game));
  g_assert_cmpstr (where (game, "g1"), ==, "0101");

  for (guint i = 0; i < 299; i++)
    hu_game_redo (game);
  g_assert_true (hu_game_can_redo (game));
  g_assert_cmpstr (where (game, "g1"), ==, "0104");
}

static void
test_append_drops_what_was_undone (void)
{
  g_autoptr(HuGame) game = game_new (UNITS, "move g1 0102; move g1 0103; move g1 0104");

  hu_game_go_to (game, 1);
  g_assert_true (append (game, "move g2 0105; move g2 0106"));
  g_assert_false (hu_game_can_redo (game));
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 3);
  g_assert_cmpstr (where (game, "g1"), ==, "0102");

  /* The gestures that were dropped do not divide the new one. */
  hu_game_undo (game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 1);
  hu_game_redo (game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 3);
}

static void
test_refused_changes_nothing (void)
{
  g_autoptr(HuGame) game = game_new (UNITS, "move g1 0102; move g1 0103");
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (game), "move g1 0104; move s2 0302");
  HuSnapshot *snapshot;
  HuRefusal refusal;
  guint refused = 99;
  Ears ears;

  hu_game_undo (game);
  snapshot = hu_game_get_snapshot (game);
  listen (game, &ears);

  g_assert_false (hu_game_append_gesture (game, (HuEvent * const *) events->pdata, events->len, &refusal,
                                          &refused));
  g_assert_cmpuint (refused, ==, 1);
  g_assert_cmpint (refusal.code, ==, HU_REFUSAL_NOT_ON_MAP);

  /* Events that had been undone can still be redone. */
  g_assert_true (hu_game_can_redo (game));
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 2);
  g_assert_true (hu_game_get_snapshot (game) == snapshot);
  assert_heard (&ears, 0, "");
  g_string_free (ears.notified, TRUE);
}

/* A log from elsewhere changes the game once, and can be gone through event by event; refused, it changes nothing. */
static void
test_log_is_many_gestures (void)
{
  g_autoptr(HuGame) game = game_new (UNITS, NULL);
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (game), "move g1 0102; move g1 0103; end-phase");
  g_autoptr(GPtrArray) wrong = hu_fixture_log (hu_game_get_scenario (game), "move g1 0104; eliminate g1; move g1 0103");
  HuRefusal refusal;
  Ears ears;

  listen (game, &ears);
  g_assert_true (hu_game_append_log (game, (HuEvent * const *) events->pdata, events->len, &refusal));
  g_assert_cmpuint (ears.n_changed, ==, 1);
  g_assert_cmpuint (hu_game_get_position (game), ==, 3);
  for (guint n = 3; n > 0; n--)
    g_assert_cmpuint (hu_game_get_moment_before (game, n), ==, n - 1);
  g_assert_false (hu_game_append_log (game, (HuEvent * const *) wrong->pdata, wrong->len, &refusal));
  g_assert_cmpuint (hu_game_get_position (game), ==, 3);
  g_string_free (ears.notified, TRUE);
}

static void
test_notifies_only_what_changed (void)
{
  g_autoptr(HuGame) game = game_new (UNITS, NULL);
  Ears ears;

  listen (game, &ears);
  hu_game_undo (game);
  hu_game_redo (game);
  hu_game_go_to (game, 0);
  assert_heard (&ears, 0, "");

  g_assert_true (append (game, "move g1 0102; move g2 0103"));
  assert_heard (&ears, 1, "head position n-events can-undo snapshot");
  g_assert_true (append (game, "move g1 0104"));
  assert_heard (&ears, 1, "head position n-events snapshot");
  hu_game_undo (game);
  assert_heard (&ears, 1, "head position can-redo snapshot");
  hu_game_redo (game);
  assert_heard (&ears, 1, "head position can-redo snapshot");
  hu_game_go_to (game, 3);
  assert_heard (&ears, 0, "");
  hu_game_go_to (game, 0);
  assert_heard (&ears, 1, "head position can-redo can-undo snapshot");
  g_string_free (ears.notified, TRUE);
}

static void
test_go_to_rounds_down (void)
{
  g_autoptr(HuGame) game = game_new (UNITS, "move g1 0102");

  g_assert_true (append (game, "move g1 0103; move g2 0103; move g1 0104"));
  hu_game_go_to (game, 3);
  g_assert_cmpuint (hu_game_get_position (game), ==, 1);
  hu_game_go_to (game, 4);
  g_assert_cmpuint (hu_game_get_position (game), ==, 4);
  hu_game_go_to (game, 0);
  g_assert_cmpuint (hu_game_get_position (game), ==, 0);
}

static void
test_dup_log_stops_at_position (void)
{
  g_autoptr(HuGame) game = game_new (UNITS, "move g1 0102; move g1 0103; end-phase");
  g_autoptr(GPtrArray) log = NULL;

  hu_game_go_to (game, 2);
  log = hu_game_dup_log (game);
  g_assert_cmpuint (log->len, ==, 2);
  g_assert_true (g_ptr_array_index (log, 1) == hu_game_get_event (game, 1));
}

static void
test_what_if_keeps_nothing (void)
{
  g_autoptr(HuGame) game = game_new (UNITS, NULL);
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (game), "move g1 0302");
  g_autoptr(GPtrArray) wrong = hu_fixture_log (hu_game_get_scenario (game), "move s2 0302");
  g_autoptr(HuSnapshot) what_if = NULL;
  g_autoptr(HuSnapshot) same = NULL;
  HuRefusal refusal;
  Ears ears;

  listen (game, &ears);
  what_if = hu_game_what_if (game, (HuEvent * const *) events->pdata, 1, &refusal);
  g_assert_nonnull (what_if);
  g_assert_cmpint (hu_snapshot_get_meter (what_if, HU_SUDDEN_DEATH_METER_LIFELINE)->value, ==, 0);
  g_assert_cmpint (hu_snapshot_get_meter (hu_game_get_snapshot (game), HU_SUDDEN_DEATH_METER_LIFELINE)->value, ==, 1);
  g_assert_cmpstr (where (game, "g1"), ==, "0101");
  g_assert_null (hu_game_what_if (game, (HuEvent * const *) wrong->pdata, 1, &refusal));
  g_assert_cmpint (refusal.code, ==, HU_REFUSAL_NOT_ON_MAP);
  same = hu_game_what_if (game, NULL, 0, &refusal);
  g_assert_true (same == hu_game_get_snapshot (game));
  assert_heard (&ears, 0, "");
  g_string_free (ears.notified, TRUE);
}

static char *
history (HuGame      *game,
         HuMeterKind  kind)
{
  g_autoptr(GArray) values = hu_game_get_nth_meter_history (game, kind, 0);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < values->len; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", (int) g_array_index (values, gint64, i));

  return g_string_free (text, FALSE);
}

#define assert_history(game, kind, expected) \
  G_STMT_START { \
    g_autofree char *found = history (game, kind); \
    g_assert_cmpstr (found, ==, expected); \
  } G_STMT_END

static void
test_history (void)
{
  g_autoptr(HuGame) game = game_new (UNITS, NULL);

  assert_history (game, HU_SUDDEN_DEATH_METER_LIFELINE, "1");
  g_assert_true (append (game, "move g1 0302"));
  assert_history (game, HU_SUDDEN_DEATH_METER_LIFELINE, "1 0");
  g_assert_true (append (game, "move g1 0101"));
  assert_history (game, HU_SUDDEN_DEATH_METER_LIFELINE, "1 1");
  g_assert_true (append (game, "end-phase"));
  assert_history (game, HU_SUDDEN_DEATH_METER_LIFELINE, "1 1");
  g_assert_true (append (game, "move g1 0502"));
  g_assert_true (append (game, "end-phase"));
  assert_history (game, HU_SUDDEN_DEATH_METER_CITIES, "1 1 2");
  g_assert_true (append (game, "note later"));
  assert_history (game, HU_SUDDEN_DEATH_METER_CITIES, "1 1 2 2");

  /* In the past it ends there; another way on from there forgets the first. */
  hu_game_go_to (game, 3);
  assert_history (game, HU_SUDDEN_DEATH_METER_CITIES, "1 1");
  g_assert_true (append (game, "end-phase"));
  assert_history (game, HU_SUDDEN_DEATH_METER_CITIES, "1 1 1");
}

/* However one came to a place in the log, it is the game that the log says. */
static void
test_same_as_from_the_start (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (20411);
  guint n_rounds = hu_draws (30, 3);

  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_random_scenario (rand);
      g_autoptr(HuGame) game = hu_game_new (scenario, NULL);

      g_test_message ("round %u", round);
      for (guint step = 0; step < 60; step++)
        {
          g_autoptr(HuEvent) event = hu_fixture_random_event (rand, scenario);
          HuRefusal refusal;

          switch (g_rand_int_range (rand, 0, 5))
            {
            case 0:
              hu_game_undo (game);
              break;

            case 1:
              hu_game_redo (game);
              break;

            default:
              hu_game_append (game, event, &refusal);
            }

          {
            g_autoptr(GPtrArray) log = hu_game_dup_log (game);
            guint refused;
            g_autoptr(HuSnapshot) fresh =
              hu_adjudicate (scenario, (HuEvent * const *) log->pdata, log->len, &refusal, &refused);

            g_assert_nonnull (fresh);
            g_assert_true (hu_state_equal (hu_snapshot_get_state (fresh),
                                           hu_snapshot_get_state (hu_game_get_snapshot (game))));
          }
        }
    }
}

static void
test_rejects_null (void)
{
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*scenario != NULL*");
  g_assert_null (hu_game_new (NULL, NULL));
  g_test_assert_expected_messages ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game/opened-log", test_opened_log);
  g_test_add_func ("/game/gesture-is-one-undo", test_gesture_is_one_undo);
  g_test_add_func ("/game/undo-has-no-limit", test_undo_has_no_limit);
  g_test_add_func ("/game/log-is-many-gestures", test_log_is_many_gestures);
  g_test_add_func ("/game/append-drops-what-was-undone", test_append_drops_what_was_undone);
  g_test_add_func ("/game/refused-changes-nothing", test_refused_changes_nothing);
  g_test_add_func ("/game/notifies-only-what-changed", test_notifies_only_what_changed);
  g_test_add_func ("/game/go-to-rounds-down", test_go_to_rounds_down);
  g_test_add_func ("/game/dup-log-stops-at-position", test_dup_log_stops_at_position);
  g_test_add_func ("/game/what-if-keeps-nothing", test_what_if_keeps_nothing);
  g_test_add_func ("/game/history", test_history);
  g_test_add_func ("/game/same-as-from-the-start", test_same_as_from_the_start);
  g_test_add_func ("/game/rejects-null", test_rejects_null);

  return g_test_run ();
}
