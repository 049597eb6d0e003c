/*
 * The tests take what has changed, and leave alone what is none of the game's.
 */
#include "follower-fixture.h"

#include "hu-file-name.h"
#include "hu-import-store.h"

/* Longer than the watch waits between two looks. */
static void
wait_for_look (Fixture *fixture)
{
  hu_rest (3000);
}

static gboolean
offers_back (Fixture *fixture)
{
  return hu_follower_get_offer (fixture->follower) == HU_OFFER_BACK;
}

static gboolean
is_veiled (Fixture *fixture)
{
  return hu_follower_get_offer (fixture->follower) == HU_OFFER_VEILED;
}

static gboolean
has_taken (Fixture *fixture)
{
  return fixture->n_taken > 0;
}

/* All that has changed is one step of undo. */
static void
test_take (Fixture       *fixture,
           gconstpointer  data)
{
  write_save (fixture, "a.vsav", "g1 german 0102; g2 german 0103; s1 soviet 0301; s2 soviet 0501");
  follow (fixture);
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "2 units moved, 1 unit comes onto the map.");
  take (fixture, HU_GONE_LATER);
  assert_where (fixture, "g1", "0102");
  assert_where (fixture, "g2", "0103");
  assert_where (fixture, "s2", "0501");
  g_assert_cmpuint (hu_follower_get_offer (fixture->follower), ==, HU_OFFER_NOTHING);

  /* What was undone here is offered again. */
  hu_game_undo (fixture->game);
  g_assert_cmpuint (hu_game_get_position (fixture->game), ==, 0);
  g_assert_true (offers_changes (fixture));
  hu_follower_leave (fixture->follower);
  g_assert_cmpuint (hu_follower_get_offer (fixture->follower), ==, HU_OFFER_NOTHING);
}

static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  gboolean later = g_str_equal (data, "later");

  write_save (fixture, "a.vsav", "g1 german 0102; s1 soviet 0301");
  follow (fixture);
  wait_until (fixture, offers_changes);
  g_assert_cmpuint (hu_follower_get_gone (fixture->follower)->len, ==, 1);
  take (fixture, later ? HU_GONE_LATER : g_str_equal (data, "withdrawn") ? HU_GONE_WITHDRAWN : HU_GONE_ELIMINATED);
  assert_where (fixture, "g1", "0102");
  /* Whatever was said of them, nobody asks again. */
  g_assert_cmpuint (hu_follower_get_offer (fixture->follower), ==, HU_OFFER_NOTHING);
  assert_where (fixture, "g2", later ? "0102" : "-");
  hu_game_undo (fixture->game);
  assert_where (fixture, "g1", "0101");
  assert_where (fixture, "g2", "0102");
}

/* Only what was chosen, and the rest is left. */
static void
test_chosen (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr(GPtrArray) events = NULL;
  HuRefusal refusal;

  write_save (fixture, "a.vsav", "g1 german 0103; g2 german 0104; s1 soviet 0301");
  follow (fixture);
  wait_until (fixture, offers_changes);
  events = hu_follower_list_events (fixture->follower, HU_GONE_LATER);
  g_assert_cmpuint (events->len, ==, 2);
  g_ptr_array_remove_index (events, 0);
  g_assert_true (hu_follower_take (fixture->follower, events, HU_GONE_LATER, &refusal));
  assert_where (fixture, "g1", "0101");
  assert_where (fixture, "g2", "0104");
  g_assert_cmpuint (hu_follower_get_offer (fixture->follower), ==, HU_OFFER_NOTHING);
}

static void
test_back (Fixture       *fixture,
           gconstpointer  data)
{
  write_save (fixture, "a.vsav", "g1 german 0102; g2 german 0103; s1 soviet 0301");
  follow (fixture);
  wait_until (fixture, offers_changes);
  take (fixture, HU_GONE_LATER);
  g_assert_cmpuint (hu_game_get_position (fixture->game), ==, 2);

  write_save (fixture, "b.vsav", "g1 german 0101; g2 german 0102; s1 soviet 0301");
  wait_until (fixture, offers_back);
  g_assert_cmpuint (hu_follower_get_moment (fixture->follower), ==, 0);
  hu_follower_go_back (fixture->follower);
  assert_where (fixture, "g1", "0101");
  g_assert_true (hu_game_can_redo (fixture->game));
  g_assert_cmpuint (hu_follower_get_offer (fixture->follower), ==, HU_OFFER_NOTHING);
}

/* Moves are taken without a question, and units that have gone are asked for. */
static void
test_at_once (Fixture       *fixture,
              gconstpointer  data)
{
  write_save (fixture, "a.vsav", "g1 german 0102; s1 soviet 0301");
  follow (fixture);
  hu_follower_set_at_once (fixture->follower, TRUE);
  wait_until (fixture, has_taken);
  assert_where (fixture, "g1", "0102");
  g_assert_true (offers_gone (fixture));
  /* What the user undoes is not taken again. */
  hu_game_undo (fixture->game);
  assert_where (fixture, "g1", "0101");
  g_assert_cmpuint (fixture->n_taken, ==, 1);

  hu_game_redo (fixture->game);
  take (fixture, HU_GONE_ELIMINATED);
  assert_where (fixture, "g2", "-");
  write_save (fixture, "b.vsav", "g1 german 0102; s1 soviet 0301; s2 soviet -");
  wait_until (fixture, has_file_b);
  g_assert_cmpuint (hu_follower_get_offer (fixture->follower), ==, HU_OFFER_NOTHING);
  g_assert_cmpuint (fixture->n_taken, ==, 1);
}

static void
test_looking_back (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr(GPtrArray) log = hu_fixture_log (hu_game_get_scenario (fixture->game), "move g1 0102; move g1 0103");
  HuRefusal refusal;

  for (guint i = 0; i < log->len; i++)
    g_assert_true (hu_game_append (fixture->game, g_ptr_array_index (log, i), &refusal));
  hu_game_look_at (fixture->game, 1);
  write_save (fixture, "a.vsav", "g1 german 0103; g2 german 0104; s1 soviet 0301");
  follow (fixture);
  wait_until (fixture, offers_changes);
  take (fixture, HU_GONE_LATER);
  /* Nothing that has happened is left behind. */
  g_assert_cmpuint (hu_game_get_position (fixture->game), ==, 3);
  assert_where (fixture, "g1", "0103");
  assert_where (fixture, "g2", "0104");
}

/* In what-if nothing is compared. */
static void
test_what_if (Fixture       *fixture,
              gconstpointer  data)
{
  write_save (fixture, "a.vsav", "g1 german 0102; g2 german 0102; s1 soviet 0301");
  follow (fixture);
  wait_until (fixture, offers_changes);
  hu_game_begin_what_if (fixture->game, 0);
  g_assert_cmpuint (hu_follower_get_offer (fixture->follower), ==, HU_OFFER_NOTHING);
  hu_game_leave_what_if (fixture->game);
  g_assert_true (offers_changes (fixture));
}

/* What only its owner may know is nobody’s counter here, and its unit is not said to stand there. */
static void
test_masked (Fixture       *fixture,
             gconstpointer  data)
{
  write_save (fixture, "a.vsav", "g1 german 0102; g2 german 0102; s1 soviet 0306 masked");
  follow (fixture);
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "1 unit moved, 1 gone: s1.");
  g_assert_cmpuint (hu_follower_get_n_masked (fixture->follower), ==, 1);
  take (fixture, HU_GONE_LATER);
  assert_where (fixture, "s1", "0301");
}

/* Who looks through the eyes of a side learns nothing of a position, and takes nothing. */
static void
test_veiled (Fixture       *fixture,
             gconstpointer  data)
{
  write_save (fixture, "a.vsav", "g1 german 0102; g2 german 0102; s1 soviet 0301");
  hu_game_set_viewer (fixture->game, HU_SIDE_SECOND);
  follow (fixture);
  hu_follower_set_at_once (fixture->follower, TRUE);
  wait_until (fixture, is_veiled);
  g_assert_null (hu_follower_get_words (fixture->follower));
  g_assert_cmpuint (fixture->n_taken, ==, 0);
  hu_game_set_viewer (fixture->game, HU_SIDE_NONE);
  g_assert_true (offers_changes (fixture));
}

static void
test_problem (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(GFile) away = g_file_get_child (fixture->place, "away");

  write_save (fixture, "a.vsav", "g1 german 0102; g2 german 0102; s1 soviet 0301");
  g_assert_true (g_file_move (fixture->module, away, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  fixture->follower = hu_follower_new (fixture->place, NULL, NULL);
  hu_follower_set_game (fixture->follower, fixture->game);
  wait_until (fixture, has_problem);
  g_assert_cmpuint (hu_follower_get_offer (fixture->follower), ==, HU_OFFER_NOTHING);
  g_assert_true (hu_follower_needs_file (fixture->follower));
  g_assert_cmpstr (hu_follower_get_problem (fixture->follower)->message, ==,
                   "a.vsav: A save does not say where its hexes lie: its module (.vmod) is needed as well.");
  add_file (fixture, away);
  wait_until (fixture, offers_changes);
  g_assert_null (hu_follower_get_problem (fixture->follower));
}

/* The module lies beside the save, under any name, and those of other games do, too; once it was used it is remembered. */
static void
test_beside (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr(GFile) renamed = g_file_get_child (fixture->place, "zz Best.VMOD");
  g_autoptr(GPtrArray) remembered = NULL;

  write_save_of (fixture, "b.vsav", "g1 german 0102", "Tobruk");
  write_save (fixture, "a.vsav", "g1 german 0102; g2 german 0102; s1 soviet 0301");
  g_assert_true (g_file_move (fixture->module, renamed, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  fixture->follower = hu_follower_new (fixture->place, fixture->profiles, fixture->memory);
  hu_follower_set_game (fixture->follower, fixture->game);
  wait_until (fixture, offers_changes);
  remembered = hu_import_memory_load (fixture->memory, "Test");
  g_assert_cmpuint (remembered->len, ==, 1);
  g_assert_true (g_file_equal (remembered->pdata[0], renamed));
}

/* A link beside the save may lead to anybody's file: it counts where it stays in the folder, or where the user names it. */
static void
test_link (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *outside = g_dir_make_tmp ("hu-outside-XXXXXX", NULL);
  g_autoptr(GFile) folder = g_file_new_for_path (outside);
  g_autoptr(GFile) away = g_file_get_child (folder, "module");
  g_autoptr(GFile) within = g_file_get_child (fixture->place, "module");

  write_save (fixture, "a.vsav", "g1 german 0102; g2 german 0102; s1 soviet 0301");
  g_assert_true (g_file_move (fixture->module, away, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  g_assert_true (g_file_make_symbolic_link (fixture->module, g_file_peek_path (away), NULL, NULL));
  fixture->follower = hu_follower_new (fixture->place, fixture->profiles, fixture->memory);
  hu_follower_set_game (fixture->follower, fixture->game);
  wait_until (fixture, has_problem);
  g_assert_true (hu_follower_needs_file (fixture->follower));
  add_file (fixture, fixture->module);
  wait_until (fixture, offers_changes);

  g_object_run_dispose (G_OBJECT (fixture->follower));
  g_object_unref (fixture->follower);
  g_assert_cmpint (g_remove (fixture->memory), ==, 0);
  g_assert_true (g_file_move (away, within, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  g_assert_true (g_file_delete (fixture->module, NULL, NULL));
  g_assert_true (g_file_make_symbolic_link (fixture->module, "module", NULL, NULL));
  fixture->follower = hu_follower_new (fixture->place, fixture->profiles, fixture->memory);
  hu_follower_set_game (fixture->follower, fixture->game);
  wait_until (fixture, offers_changes);
  g_assert_cmpint (g_rmdir (outside), ==, 0);
}

/* The module from which the map was made serves the saves of the game. */
static void
test_imported (Fixture       *fixture,
               gconstpointer  data)
{
  const HuImportOptions options = { 0 };
  g_autoptr(GPtrArray) files = g_ptr_array_new ();
  g_autoptr(GPtrArray) remembered = NULL;
  g_autoptr(HuImport) import = NULL;

  write_save (fixture, "a.vsav", "g1 german 0102");
  g_ptr_array_add (files, fixture->module);
  import = hu_import_store_read (files, &options, fixture->memory, NULL);
  g_assert_nonnull (import);
  remembered = hu_import_memory_load (fixture->memory, "Test");
  g_assert_cmpuint (remembered->len, ==, 1);
  g_assert_true (g_file_equal (remembered->pdata[0], fixture->module));
}

static void
test_memory (Fixture       *fixture,
             gconstpointer  data)
{
  static const char * const names[] = { "save.vsav", "a [1]; \xc3\xbcmlaut %5D.vmod", "second.vmod" };
  g_autoptr(GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GPtrArray) none = hu_import_memory_load (fixture->memory, "Odd [module]; %5D");
  g_autoptr(GPtrArray) loaded = NULL;
  g_autoptr(GPtrArray) left = NULL;

  g_assert_cmpuint (none->len, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GFile *file = g_file_get_child (fixture->place, names[i]);

      g_ptr_array_add (files, file);
      g_assert_true (g_file_replace_contents (file, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
    }
  g_assert_true (hu_import_memory_add (fixture->memory, "Odd [module]; %5D", files));
  /* What is named again comes first, and is there once. */
  g_ptr_array_remove_index (files, 1);
  g_assert_true (hu_import_memory_add (fixture->memory, "Odd [module]; %5D", files));
  loaded = hu_import_memory_load (fixture->memory, "Odd [module]; %5D");
  g_assert_cmpuint (loaded->len, ==, 2);
  g_assert_true (g_file_equal (loaded->pdata[0], files->pdata[1]));
  g_assert_true (g_file_delete (files->pdata[1], NULL, NULL));
  left = hu_import_memory_load (fixture->memory, "Odd [module]; %5D");
  g_assert_cmpuint (left->len, ==, 1);
}

/* The module is remembered for the next save that is of it, by whoever reads that. */
static void
test_remembered (Fixture       *fixture,
                 gconstpointer  data)
{
  write_save (fixture, "a.vsav", "g1 german 0102; g2 german 0102; s1 soviet 0301");
  follow (fixture);
  wait_until (fixture, offers_changes);
  g_object_run_dispose (G_OBJECT (fixture->follower));
  g_object_unref (fixture->follower);
  fixture->follower = hu_follower_new (fixture->place, fixture->profiles, fixture->memory);
  hu_follower_set_game (fixture->follower, fixture->game);
  wait_until (fixture, offers_changes);
}

/* A unit is found under the name that was settled for it, and a new choice counts once it is read again. */
static void
test_settled (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr(HuImportProfile) profile = hu_import_profile_new_empty ();

  write_save (fixture, "a.vsav", "g9 german 0104; g2 german 0102; s1 soviet 0301");
  follow (fixture);
  wait_until (fixture, offers_gone);
  hu_import_profile_settle_counter (profile, "g9", "g1");
  g_assert_true (hu_import_store_keep (fixture->profiles, "Test", profile, NULL));
  hu_follower_read_again (fixture->follower);
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "1 unit moved.");
  take (fixture, HU_GONE_LATER);
  assert_where (fixture, "g1", "0104");
}

/* The unit of which it was to be decided later is not asked of again; it moves once it is there again, and may go again. */
static void
test_later (Fixture       *fixture,
            gconstpointer  data)
{
  write_save (fixture, "a.vsav", "g1 german 0102; s1 soviet 0301");
  follow (fixture);
  wait_until (fixture, offers_changes);
  take (fixture, HU_GONE_LATER);
  write_save (fixture, "b.vsav", "g1 german 0103; s1 soviet 0301; s2 soviet -");
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "1 unit moved.");
  g_assert_cmpuint (hu_follower_get_gone (fixture->follower)->len, ==, 0);
  take (fixture, HU_GONE_LATER);
  assert_where (fixture, "g2", "0102");
  assert_where (fixture, "s2", "-");

  /* The reinforcement arrives, and the other is back, elsewhere. */
  write_save (fixture, "c.vsav", "g1 german 0103; g2 german 0105; s1 soviet 0301; s2 soviet 0501");
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "1 unit moved, 1 unit comes onto the map.");
  take (fixture, HU_GONE_LATER);
  assert_where (fixture, "g2", "0105");
  assert_where (fixture, "s2", "0501");

  /* Both leave: one is asked of again, as well as the reinforcement. */
  write_save (fixture, "d.vsav", "g1 german 0103; s1 soviet 0301; s2 soviet -");
  wait_until (fixture, offers_gone);
  g_assert_cmpuint (hu_follower_get_gone (fixture->follower)->len, ==, 2);
}

#define ALONE " It is left alone."

/* Save after save of the same file: that of another game asks and takes nothing, and the next one counts again. */
static void
test_other_file (Fixture       *fixture,
                 gconstpointer  data)
{
  static const struct { const char *counters; const char *module; const char *problem; } cases[] = {
    { "g1 german 0103; g2 german 0104; s1 soviet 0302", "Tobruk",
      "This save is of the module “Tobruk”, and this game of “Test”." ALONE },
    { "g7 german 0103; s7 soviet 0302", "Test", "Not one counter of this save is a unit of this game." ALONE },
    { "", "Test", "Not one counter of this save is a unit of this game." ALONE },
  };
  GFile *folder = fixture->place;

  fixture->place = g_file_get_child (folder, "a.vsav");
  g_object_unref (folder);
  write_save (fixture, "a.vsav", "g1 german 0102; g2 german 0102; s1 soviet 0301");
  follow (fixture);
  hu_follower_set_at_once (fixture->follower, TRUE);
  wait_until (fixture, has_taken);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *moved = g_strdup_printf ("g1 german 010%u; g2 german 0102; s1 soviet 0301", 3 + i);
      guint n_events = hu_game_get_position (fixture->game);

      write_save_of (fixture, "a.vsav", cases[i].counters, cases[i].module);
      wait_until (fixture, has_problem);
      g_assert_cmpstr (hu_follower_get_problem (fixture->follower)->message, ==, cases[i].problem);
      g_assert_false (hu_follower_needs_file (fixture->follower));
      g_assert_cmpuint (hu_follower_get_offer (fixture->follower), ==, HU_OFFER_NOTHING);
      g_assert_cmpuint (hu_game_get_position (fixture->game), ==, n_events);

      fixture->n_taken = 0;
      write_save (fixture, "a.vsav", moved);
      wait_until (fixture, has_taken);
      g_assert_null (hu_follower_get_problem (fixture->follower));
    }
}

/* In a folder they are passed over, and the newest that fits is followed, be it there before or come later. */
static void
test_other_folder (Fixture       *fixture,
                   gconstpointer  data)
{
  write_save (fixture, "a.vsav", "g1 german 0102; g2 german 0102; s1 soviet 0301");
  write_save (fixture, "b.vsav", "g7 german 0103; s7 soviet 0302");
  follow (fixture);
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "1 unit moved.");
  g_assert_null (hu_follower_get_problem (fixture->follower));
  hu_follower_leave (fixture->follower);

  /* What was left is not offered again. */
  write_save_of (fixture, "c.vsav", "g1 german 0103; g2 german 0102; s1 soviet 0301", "Tobruk");
  wait_until (fixture, has_problem);
  wait_for_look (fixture);
  g_assert_cmpuint (hu_follower_get_offer (fixture->follower), ==, HU_OFFER_NOTHING);

  write_save (fixture, "a.vsav", "g1 german 0104; g2 german 0105; s1 soviet 0301");
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "2 units moved.");
  g_assert_null (hu_follower_get_problem (fixture->follower));
}

/* What was settled may make it a save of this game. */
static void
test_other_settled (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr(HuImportProfile) profile = hu_import_profile_new_empty ();

  write_save (fixture, "a.vsav", "g8 german 0104; g9 german 0102");
  follow (fixture);
  wait_until (fixture, has_problem);
  g_assert_nonnull (hu_follower_get_file (fixture->follower));
  hu_import_profile_settle_counter (profile, "g8", "g1");
  g_assert_true (hu_import_store_keep (fixture->profiles, "Test", profile, NULL));
  hu_follower_read_again (fixture->follower);
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "1 unit moved, 2 gone: g2 and s1.");
}

#define ADD(path, data, test) g_test_add ("/follower/" path, Fixture, data, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("take", NULL, test_take);
  ADD ("gone/later", "later", test_gone);
  ADD ("gone/eliminated", "eliminated", test_gone);
  ADD ("gone/withdrawn", "withdrawn", test_gone);
  ADD ("chosen", NULL, test_chosen);
  ADD ("back", NULL, test_back);
  ADD ("at-once", NULL, test_at_once);
  ADD ("looking-back", NULL, test_looking_back);
  ADD ("what-if", NULL, test_what_if);
  ADD ("masked", NULL, test_masked);
  ADD ("veiled", "tactical", test_veiled);
  ADD ("problem", NULL, test_problem);
  ADD ("beside", NULL, test_beside);
  ADD ("link", NULL, test_link);
  ADD ("imported", NULL, test_imported);
  ADD ("memory", NULL, test_memory);
  ADD ("remembered", NULL, test_remembered);
  ADD ("settled", NULL, test_settled);
  ADD ("later", NULL, test_later);
  ADD ("other/file", NULL, test_other_file);
  ADD ("other/folder", NULL, test_other_folder);
  ADD ("other/settled", NULL, test_other_settled);

  return g_test_run ();
}
