/*
 * Units that only what-if has: they are judged like others, the game comes back
 * without them, and what they did is kept in a variation or not at all.
 */
#include <glib/gstdio.h>

#include "hu-document.h"
#include "hu-fixture.h"
#include "hu-often.h"
#include "hu-sudden-death.h"
#include "hu-variation-item.h"

#define UNITS "g1 german 0103; g2 german 0102; s1 soviet 0301; s2 soviet -"

static HuGame *
game_new (const char *text)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor (UNITS);
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, text);

  return hu_game_new (scenario, log);
}

static void
append (HuGame     *game,
        const char *text)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (hu_game_get_scenario (game), text);
  HuRefusal refusal;

  g_assert_true (hu_game_append_gesture (game, (HuEvent * const *) events->pdata, events->len, &refusal, NULL));
}

static guint
count_units (HuGame *game)
{
  return hu_scenario_get_n_units (hu_game_get_scenario (game));
}

static gboolean
is_isolated (HuGame *game)
{
  return hu_snapshot_get_sudden_death (hu_game_get_snapshot (game))->isolated;
}

static gboolean
try_add (HuGame     *game,
         const char *name,
         const char *hex)
{
  const HuScenario *scenario = hu_game_get_scenario (game);
  HuUnit like = *hu_scenario_get_unit (scenario, hu_fixture_unit (scenario, "g1"));
  HuRefusal refusal;

  like.name = (char *) name;

  return hu_game_add_unit (game, &like, hu_map_location (scenario->map, hu_fixture_hex (scenario, hex), HU_STOREY_GROUND),
                           &refusal);
}

static void
add (HuGame     *game,
     const char *name,
     const char *hex)
{
  g_assert_true (try_add (game, name, hex));
}

static void
count_cb (HuGame *game,
          guint  *n)
{
  /* Told before anything else: whoever listens sees the game as it now is. */
  g_assert_true (hu_snapshot_get_scenario (hu_game_get_snapshot (game)) == hu_game_get_scenario (game));
  (*n)++;
}

static void
test_leave (void)
{
  g_autoptr(HuGame) game = game_new ("move g2 0101; note later");
  g_autoptr(HuScenario) own = hu_scenario_ref (hu_game_get_scenario (game));
  g_autoptr(HuEvent) first = hu_event_ref (hu_game_get_event (game, 0));
  g_autoptr(HuEvent) second = hu_event_ref (hu_game_get_event (game, 1));
  g_autoptr(GPtrArray) log = NULL;
  guint told = 0;

  g_signal_connect (game, "roster-changed", G_CALLBACK (count_cb), &told);
  hu_game_undo (game);
  hu_game_begin_what_if (game, 1);
  append (game, "move g2 0102");
  add (game, "New 1", "0303");
  g_assert_cmpuint (told, ==, 1);
  g_assert_cmpuint (count_units (game), ==, 5);
  g_assert_cmpuint (hu_game_get_position (game), ==, 3);
  g_assert_true (is_isolated (game));
  g_assert_false (hu_snapshot_get_sudden_death (hu_game_get_base_snapshot (game))->isolated);
  g_assert_true (hu_game_get_own_scenario (game) == own);
  log = hu_game_dup_log (game);
  g_assert_cmpuint (log->len, ==, 1);

  /* It moves and is undone as any other. */
  append (game, "move what-if-1 0101");
  g_assert_false (is_isolated (game));
  hu_game_undo (game);
  g_assert_true (is_isolated (game));
  hu_game_undo (game);
  g_assert_false (is_isolated (game));
  hu_game_redo (game);
  g_assert_true (is_isolated (game));
  add (game, "New 2", "0101");
  g_assert_cmpuint (count_units (game), ==, 6);
  g_assert_true (is_isolated (game));

  hu_game_leave_what_if (game);
  g_assert_cmpuint (told, ==, 3);
  g_assert_true (hu_game_get_scenario (game) == own);
  g_assert_false (is_isolated (game));
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 2);
  g_assert_cmpuint (hu_game_get_position (game), ==, 1);
  g_assert_true (hu_game_get_event (game, 0) == first && hu_game_get_event (game, 1) == second);
  hu_game_redo (game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 2);
}

/* Where it cannot come on, nothing has changed. */
static void
test_refused (void)
{
  g_autoptr(HuGame) game = game_new ("end-phase; end-phase; end-phase; end-phase");

  hu_game_begin_what_if (game, 4);
  g_assert_false (try_add (game, "New 1", "0303"));
  g_assert_cmpuint (count_units (game), ==, 4);
  g_assert_cmpuint (hu_game_get_position (game), ==, 4);
  hu_game_leave_what_if (game);
}

/* The log has what the game's own units did, one event a gesture. */
static void
test_keep (void)
{
  g_autoptr(HuGame) game = game_new ("note before");

  hu_game_begin_what_if (game, 1);
  append (game, "move g1 0104");
  g_assert_cmpuint (hu_game_count_keepable (game), ==, 1);
  add (game, "New 1", "0303");
  append (game, "place s2 0502");
  append (game, "move what-if-1 0304");
  g_assert_cmpuint (hu_game_count_keepable (game), ==, 2);
  /* Asking changes nothing. */
  g_assert_cmpuint (hu_game_get_position (game), ==, 5);

  hu_game_keep_what_if (game);
  g_assert_false (hu_game_in_what_if (game));
  g_assert_cmpuint (count_units (game), ==, 4);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 3);
  g_assert_false (is_isolated (game));
  hu_game_undo (game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 2);
  hu_game_undo (game);
  hu_game_undo (game);
  g_assert_false (hu_game_can_undo (game));
}

/* Where all of it hangs on the added unit, keeping is leaving. */
static void
test_keep_none (void)
{
  g_autoptr(HuGame) game = game_new ("note before; note later");

  hu_game_begin_what_if (game, 1);
  add (game, "New 1", "0303");
  g_assert_cmpuint (hu_game_count_keepable (game), ==, 0);
  hu_game_keep_what_if (game);
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 2);
  g_assert_cmpuint (count_units (game), ==, 4);
}

static void
test_names (void)
{
  g_autoptr(HuGame) game = game_new ("");
  g_autofree char *first = hu_game_suggest_name (game);
  g_autofree char *second = NULL;

  g_assert_cmpstr (first, ==, "New 1");
  hu_game_begin_what_if (game, 0);
  add (game, first, "0303");
  second = hu_game_suggest_name (game);
  g_assert_cmpstr (second, ==, "New 2");
}

static HuVariation *
make_variation (HuGame *game)
{
  g_autoptr(GPtrArray) line = NULL;
  HuVariation *variation;

  hu_game_begin_what_if (game, 1);
  add (game, "Idle", "0102");
  hu_game_undo (game);
  add (game, "New 1", "0303");
  append (game, "move g1 0104");
  line = hu_game_dup_line (game);
  variation = hu_variation_new_with ("one more", 1, line, hu_game_get_own_scenario (game), hu_game_get_scenario (game));
  hu_game_leave_what_if (game);

  return variation;
}

/* A variation with a unit of its own is tried, saved, opened and tried again. */
static void
test_variation (void)
{
  g_autoptr(HuGame) game = game_new ("note before");
  g_autoptr(HuVariation) variation = make_variation (game);
  g_autoptr(HuDocument) document = hu_document_new ();
  g_autoptr(HuDocument) again = hu_document_new ();
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("hu-ghosts-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "game.hexgame", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(HuVariationItem) item = NULL;

  hu_game_add_variation (game, variation);
  hu_game_try_variation (game, variation);
  g_assert_true (is_isolated (game));
  g_assert_cmpuint (hu_game_get_position (game), ==, 3);
  hu_game_leave_what_if (game);
  g_assert_false (is_isolated (game));

  hu_document_adopt (document, game, NULL, NULL);
  g_assert_true (hu_document_save (document, file, &error));
  g_assert_no_error (error);
  g_assert_true (hu_document_open (again, file, FALSE, faults));
  g_assert_cmpuint (hu_faults_get_n (faults), ==, 0);
  g_assert_cmpuint (count_units (hu_document_get_game (again)), ==, 4);

  item = g_list_model_get_item (hu_game_get_variations (hu_document_get_game (again)), 0);
  /* The one that did nothing is gone. */
  g_assert_cmpuint (hu_variation_item_get (item)->roster->units->len, ==, 5);
  hu_game_try_variation (hu_document_get_game (again), hu_variation_item_get (item));
  g_assert_true (is_isolated (hu_document_get_game (again)));
  hu_game_leave_what_if (hu_document_get_game (again));

  g_unlink (path);
  g_rmdir (folder);
}

/* The extended scenario judges the game's own events as the game does. */
static void
test_random (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (60, 3);

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_random_scenario (rand);
      g_autoptr(HuScenario) extended = hu_scenario_new_extended (scenario);
      g_autoptr(HuAdjudicator) one = hu_adjudicator_new (scenario);
      g_autoptr(HuAdjudicator) other = NULL;

      g_assert_nonnull (hu_scenario_add_unit_like (extended, "new", hu_scenario_get_unit (scenario, 0)));
      g_assert_null (hu_scenario_add_unit_like (extended, "new", hu_scenario_get_unit (scenario, 0)));
      other = hu_adjudicator_new (extended);
      for (guint i = 0; i < 40; i++)
        {
          g_autoptr(HuEvent) event = hu_fixture_random_event (rand, scenario);
          HuRefusal refusal;

          g_assert_true (hu_adjudicator_append (one, event, &refusal) == hu_adjudicator_append (other, event, &refusal));
        }
      for (guint n = 0; n <= hu_adjudicator_get_n_events (one); n++)
        {
          g_autoptr(HuSnapshot) a = hu_adjudicator_snapshot (one, n);
          g_autoptr(HuSnapshot) b = hu_adjudicator_snapshot (other, n);
          const GPtrArray *meters = hu_snapshot_get_meters (a);

          const HuVerdict *verdicts[] = { hu_snapshot_get_verdict (a), hu_snapshot_get_verdict (b) };

          g_assert_true ((verdicts[0] == NULL) == (verdicts[1] == NULL));
          if (verdicts[0] != NULL)
            g_assert_cmpint (verdicts[0]->winner, ==, verdicts[1]->winner);
          g_assert_cmpuint (meters->len, ==, hu_snapshot_get_meters (b)->len);
          for (guint i = 0; i < meters->len; i++)
            g_assert_cmpint (((const HuMeter *) g_ptr_array_index (meters, i))->value, ==,
                             ((const HuMeter *) g_ptr_array_index (hu_snapshot_get_meters (b), i))->value);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ghosts/leave", test_leave);
  g_test_add_func ("/ghosts/refused", test_refused);
  g_test_add_func ("/ghosts/keep", test_keep);
  g_test_add_func ("/ghosts/keep-none", test_keep_none);
  g_test_add_func ("/ghosts/names", test_names);
  g_test_add_func ("/ghosts/variation", test_variation);
  g_test_add_func ("/ghosts/random", test_random);

  return g_test_run ();
}
