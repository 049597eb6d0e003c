/*
 * A what-if gives the game back as it was, whatever was done; kept events are in
 * the log; variations survive save and open.
 */
#include <glib/gstdio.h>

#include "hu-document.h"
#include "hu-fixture.h"
#include "hu-format.h"
#include "hu-often.h"
#include "hu-sudden-death.h"
#include "hu-variation-item.h"
#include "hu-workshop.h"

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

/* The whole log, and where in it one is. */
typedef struct
{
  GPtrArray *events;
  guint      position;
  HuState   *state;
} Memory;

static Memory
remember (HuGame *game)
{
  Memory memory = { g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref), hu_game_get_position (game),
                    hu_state_copy (hu_snapshot_get_state (hu_game_get_snapshot (game))) };

  for (guint i = 0; i < hu_game_get_n_events (game); i++)
    g_ptr_array_add (memory.events, hu_event_ref (hu_game_get_event (game, i)));

  return memory;
}

static void
assert_as_before (HuGame *game,
                  Memory *memory)
{
  g_assert_cmpuint (hu_game_get_n_events (game), ==, memory->events->len);
  g_assert_cmpuint (hu_game_get_position (game), ==, memory->position);
  for (guint i = 0; i < memory->events->len; i++)
    g_assert_true (hu_game_get_event (game, i) == g_ptr_array_index (memory->events, i));
  g_assert_true (hu_state_equal (hu_snapshot_get_state (hu_game_get_snapshot (game)), memory->state));

  g_ptr_array_unref (memory->events);
  hu_state_free (memory->state);
}

static void
test_leave (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0104; move g2 0103; note later");
  g_autoptr(GPtrArray) log = NULL;
  Memory memory;

  hu_game_undo (game);
  memory = remember (game);
  hu_game_begin_what_if (game, 1);
  g_assert_true (hu_game_in_what_if (game));
  g_assert_cmpuint (hu_game_get_base (game), ==, 1);
  g_assert_cmpuint (hu_game_get_position (game), ==, 1);
  g_assert_false (hu_game_can_undo (game));

  append (game, "move g1 0302; place s2 0502");
  append (game, "eliminate s1");
  hu_game_undo (game);
  g_assert_true (hu_game_can_redo (game));
  hu_game_go_to (game, 0);
  g_assert_cmpuint (hu_game_get_position (game), ==, 1);
  hu_game_redo (game);

  /* A save would write the game as it is. */
  log = hu_game_dup_log (game);
  g_assert_cmpuint (log->len, ==, 2);
  g_assert_true (g_ptr_array_index (log, 1) == g_ptr_array_index (memory.events, 1));

  hu_game_leave_what_if (game);
  g_assert_false (hu_game_in_what_if (game));
  assert_as_before (game, &memory);
  hu_game_redo (game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 3);
}

static void
test_keep (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0104; note later");
  g_autoptr(GPtrArray) lent = NULL;

  hu_game_begin_what_if (game, 1);
  lent = hu_game_dup_lent (game);
  g_assert_cmpuint (lent->len, ==, 2);
  append (game, "move g1 0302; move g2 0103");
  hu_game_keep_what_if (game);

  g_assert_false (hu_game_in_what_if (game));
  g_assert_cmpuint (hu_game_get_n_events (game), ==, 3);
  /* One event each: undo takes one. */
  hu_game_undo (game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 2);
  hu_game_undo (game);
  hu_game_undo (game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 0);
}

static void
test_keep_nothing (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0104; note later");
  Memory memory = remember (game);

  hu_game_begin_what_if (game, 1);
  hu_game_keep_what_if (game);
  assert_as_before (game, &memory);
}

static void
test_base_snapshot (void)
{
  g_autoptr(HuGame) game = game_new ("");

  hu_game_begin_what_if (game, 0);
  append (game, "move g1 0302");
  g_assert_true (hu_snapshot_get_sudden_death (hu_game_get_snapshot (game))->isolated);
  g_assert_false (hu_snapshot_get_sudden_death (hu_game_get_base_snapshot (game))->isolated);
  hu_game_leave_what_if (game);
  g_assert_true (hu_game_get_base_snapshot (game) == hu_game_get_snapshot (game));
}

/* Random what-ifs at random moments leave no trace. */
static void
test_random (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (40, 4);

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = hu_fixture_random_scenario (rand);
      g_autoptr(HuGame) game = hu_game_new (scenario, NULL);
      Memory memory;

      for (guint i = 0; i < 20; i++)
        {
          g_autoptr(HuEvent) event = hu_fixture_random_event (rand, scenario);
          HuRefusal refusal;

          (void) hu_game_append (game, event, &refusal);
        }
      hu_game_go_to (game, (guint) g_rand_int_range (rand, 0, (gint) hu_game_get_n_events (game) + 1));
      memory = remember (game);
      hu_game_begin_what_if (game, (guint) g_rand_int_range (rand, 0, (gint) hu_game_get_n_events (game) + 1));
      for (guint i = 0; i < 10; i++)
        {
          g_autoptr(HuEvent) event = hu_fixture_random_event (rand, scenario);
          HuRefusal refusal;

          (void) hu_game_append (game, event, &refusal);
          if (g_rand_int_range (rand, 0, 4) == 0)
            hu_game_undo (game);
        }
      hu_game_leave_what_if (game);
      assert_as_before (game, &memory);
    }
}

/* --- Variations --- */

static HuVariation *
make_variation (HuGame     *game,
                guint       after,
                const char *text,
                const char *name)
{
  g_autoptr(GPtrArray) line = NULL;
  HuVariation *variation;

  hu_game_begin_what_if (game, after);
  append (game, text);
  line = hu_game_dup_line (game);
  variation = hu_variation_new (name, after, line);
  hu_game_leave_what_if (game);

  return variation;
}

static const HuVariation *
get_variation (HuGame *game,
               guint   index)
{
  g_autoptr(HuVariationItem) item = g_list_model_get_item (hu_game_get_variations (game), index);

  return hu_variation_item_get (item);
}

static void
test_try (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0104; note later");
  g_autoptr(HuVariation) variation = make_variation (game, 1, "move g1 0302", "cut");
  Memory memory = remember (game);

  hu_game_try_variation (game, variation);
  g_assert_cmpuint (hu_game_get_base (game), ==, 1);
  g_assert_cmpuint (hu_game_get_position (game), ==, 2);
  g_assert_true (hu_snapshot_get_sudden_death (hu_game_get_snapshot (game))->isolated);
  hu_game_leave_what_if (game);
  assert_as_before (game, &memory);
}

static void
test_edit (void)
{
  g_autoptr(HuGame) game = game_new ("");
  g_autoptr(HuVariation) a = make_variation (game, 0, "move g1 0302", "a");
  g_autoptr(HuVariation) b = make_variation (game, 0, "move g1 0303", "b");

  hu_game_add_variation (game, a);
  hu_game_add_variation (game, b);
  hu_game_rename_variation (game, 0, "first");
  g_assert_cmpstr (get_variation (game, 0)->name, ==, "first");
  hu_game_remove_variation (game, 0);
  g_assert_cmpuint (g_list_model_get_n_items (hu_game_get_variations (game)), ==, 1);
  g_assert_cmpstr (get_variation (game, 0)->name, ==, "b");
}

/* Also where the log is undone past where it branched off, and goes on another way. */
static void
test_save_and_open (gconstpointer data)
{
  gboolean diverged = GPOINTER_TO_INT (data);
  g_autoptr(HuGame) game = game_new ("move g1 0104; move g2 0103");
  g_autoptr(HuDocument) document = hu_document_new ();
  g_autoptr(HuDocument) again = hu_document_new ();
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuVariation) variation = make_variation (game, 2, "move g1 0302; end-phase", "cut");
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("hu-what-if-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "game.hexgame", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  const HuVariation *read;

  hu_document_adopt (document, game, NULL, NULL);
  g_assert_false (hu_document_get_modified (document));
  hu_game_add_variation (game, variation);
  g_assert_true (hu_document_get_modified (document));
  if (diverged)
    {
      hu_game_go_to (game, 1);
      append (game, "note another way");
    }
  g_assert_true (hu_document_save (document, file, &error));
  g_assert_no_error (error);
  g_assert_false (hu_document_get_modified (document));

  g_assert_true (hu_document_open (again, file, FALSE, faults));
  g_assert_cmpuint (hu_faults_get_n (faults), ==, 0);
  g_assert_false (hu_document_get_modified (again));
  g_assert_cmpuint (g_list_model_get_n_items (hu_game_get_variations (hu_document_get_game (again))), ==, 1);
  read = get_variation (hu_document_get_game (again), 0);
  g_assert_cmpstr (read->name, ==, "cut");
  g_assert_cmpuint (read->after, ==, diverged ? 1 : 2);
  g_assert_cmpuint (read->events->len, ==, variation->events->len);
  for (guint i = 0; i < read->events->len; i++)
    g_assert_true (hu_event_equal (g_ptr_array_index (read->events, i), g_ptr_array_index (variation->events, i)));

  g_unlink (path);
  g_rmdir (folder);
}

/* An edit of the scenario keeps them too. */
static void
test_workshop (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0104");
  g_autoptr(HuVariation) variation = make_variation (game, 1, "move g1 0302", "cut");
  g_autoptr(GPtrArray) log = hu_game_dup_log (game);
  g_autoptr(GPtrArray) variations = NULL;
  g_autoptr(HuGameFile) content = NULL;
  g_autoptr(HuGameFile) again = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GBytes) written = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuWorkshop) workshop = NULL;

  hu_game_add_variation (game, variation);
  variations = hu_game_dup_variations (game);
  content = hu_game_file_new_with (hu_game_get_scenario (game), log, variations);
  bytes = hu_game_file_to_bytes (content);
  workshop = hu_workshop_new_from_bytes (bytes, faults);
  g_assert_nonnull (workshop);
  written = hu_workshop_to_bytes (workshop);
  again = hu_game_file_parse (written, faults);
  g_assert_nonnull (again);
  g_assert_cmpuint (again->variations->len, ==, 1);
  g_assert_true (hu_variation_equal (g_ptr_array_index (again->variations, 0), variation));
}

/* A what-if does not make the game another one. */
static void
test_modified (void)
{
  g_autoptr(HuGame) game = game_new ("move g1 0104");
  g_autoptr(HuDocument) document = hu_document_new ();

  hu_document_adopt (document, game, NULL, NULL);
  hu_game_begin_what_if (game, 0);
  append (game, "move g1 0302");
  g_assert_false (hu_document_get_modified (document));
  hu_game_leave_what_if (game);
  g_assert_false (hu_document_get_modified (document));

  hu_game_begin_what_if (game, 1);
  append (game, "move g1 0302");
  hu_game_keep_what_if (game);
  g_assert_true (hu_document_get_modified (document));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/what-if/leave", test_leave);
  g_test_add_func ("/what-if/keep", test_keep);
  g_test_add_func ("/what-if/keep-nothing", test_keep_nothing);
  g_test_add_func ("/what-if/base-snapshot", test_base_snapshot);
  g_test_add_func ("/what-if/modified", test_modified);
  g_test_add_func ("/what-if/random", test_random);
  g_test_add_func ("/variation/try", test_try);
  g_test_add_func ("/variation/edit", test_edit);
  g_test_add_func ("/variation/workshop", test_workshop);
  g_test_add_data_func ("/variation/save-and-open", GINT_TO_POINTER (FALSE), test_save_and_open);
  g_test_add_data_func ("/variation/save-and-open/diverged", GINT_TO_POINTER (TRUE), test_save_and_open);

  return g_test_run ();
}
