/*
 * Which counter of a save is which unit: those of one name, those that are turned over, and those that the game has not.
 */
#include "follower-fixture.h"

/* A save of 2006 does not say of which module it is. */
static void
test_old (Fixture       *fixture,
          gconstpointer  data)
{
  write_save_of (fixture, "0606-1.log", "g1 german 0102; g2 german 0103; s1 soviet 0301", "");
  follow (fixture);
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "2 units moved.");
  take (fixture, HU_GONE_LATER);
  write_save_of (fixture, "0606-2", "g1 german 0103; g2 german 0103; s1 soviet 0301", "");
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "1 unit moved.");

  /* Its module was chosen for the folder, and is not asked for again. */
  g_object_run_dispose (G_OBJECT (fixture->follower));
  g_object_unref (fixture->follower);
  fixture->follower = hu_follower_new (fixture->place, fixture->profiles, fixture->memory);
  hu_follower_set_game (fixture->follower, fixture->game);
  wait_until (fixture, offers_changes);
}

static void
name_unit (Fixture    *fixture,
           const char *id,
           const char *name)
{
  HuScenario *scenario = hu_game_get_scenario (fixture->game);
  HuUnit *unit = g_ptr_array_index (scenario->units, hu_fixture_unit (scenario, id));

  g_free (unit->name);
  unit->name = g_strdup (name);
}

/* Units of one name are told apart by the counters that they were before, not by where they stand. */
static void
test_doubles (Fixture       *fixture,
              gconstpointer  data)
{
  name_unit (fixture, "g2", "g1");
  write_save (fixture, "a.vsav", "s1@70 soviet 0302; g1@72 german 0102; g1@71 german 0101; g3@73 german x");
  follow (fixture);
  wait_until (fixture, offers_changes);
  take (fixture, HU_GONE_LATER);

  /* Each is nearer to the other's place, and the file has them in another order. */
  write_save (fixture, "b.vsav", "g1@71 german 0103; s1@70 soviet 0302; g1@72 german 0101; g3@73 german x");
  wait_until (fixture, offers_changes);
  take (fixture, HU_GONE_LATER);
  assert_where (fixture, "g1", "0103");
  assert_where (fixture, "g2", "0101");

  /* One leaves for another window, and a third of the name comes from there: it is not the first. */
  write_save (fixture, "c.vsav", "g1@71 german x; s1@70 soviet 0302; g1@72 german 0101; g1@73 german 0104");
  wait_until (fixture, offers_gone);
  g_assert_cmpstr (hu_follower_get_strange (fixture->follower), ==, "1 counter there is not a unit of this game: g1.");
  take (fixture, HU_GONE_LATER);

  /* It was put anew onto the map, and has another id: the old one is nowhere any more. */
  write_save (fixture, "d.vsav", "g1@75 german 0105; s1@70 soviet 0302; g1@72 german 0101");
  wait_until (fixture, offers_changes);
  g_assert_null (hu_follower_get_strange (fixture->follower));
  take (fixture, HU_GONE_LATER);
  assert_where (fixture, "g1", "0105");
  assert_where (fixture, "g2", "0101");
}

/* A counter that is turned over has another name, and is the same. */
static void
test_turned_over (Fixture       *fixture,
                  gconstpointer  data)
{
  write_save (fixture, "a.vsav", "g1@71 german 0102; g2@72 german 0102; s1@73 soviet 0301");
  follow (fixture);
  wait_until (fixture, offers_changes);
  take (fixture, HU_GONE_LATER);
  write_save (fixture, "b.vsav", "g7@71 german 0104; g2@72 german 0102; s1@73 soviet 0301");
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "1 unit moved.");
  take (fixture, HU_GONE_LATER);
  assert_where (fixture, "g1", "0104");
  /* Its back may tell neither its name nor whose it is. */
  write_save (fixture, "b.vsav", "g1@71 german 0106 turned; g2@72 german 0102; s1@73 soviet 0301");
  wait_until (fixture, offers_changes);
  take (fixture, HU_GONE_LATER);
  assert_where (fixture, "g1", "0106");
  /* Unless it is masked: then nobody is told by its id what it is. */
  write_save (fixture, "c.vsav", "g7@71 german 0105 masked; g2@72 german 0102; s1@73 soviet 0301");
  wait_until (fixture, offers_gone);
  g_assert_null (hu_follower_get_strange (fixture->follower));
}

/* What stands there and cannot come into the game is told, and not only left out. */
static void
test_strange (Fixture       *fixture,
              gconstpointer  data)
{
  write_save (fixture, "a.vsav", "g1 german 0102; s1 soviet 0301");
  follow (fixture);
  wait_until (fixture, offers_changes);
  g_assert_null (hu_follower_get_strange (fixture->follower));
  take (fixture, HU_GONE_ELIMINATED);
  write_save (fixture, "b.vsav", "g1 german 0102; s1 soviet 0301; g2 german 0104; g7 german 0102; s9 soviet 0302; g8 german -; "
              "Smoke ? 0102");
  wait_until (fixture, has_file_b);
  g_assert_cmpuint (hu_follower_get_offer (fixture->follower), ==, HU_OFFER_NOTHING);
  g_assert_cmpstr (hu_follower_get_strange (fixture->follower), ==,
                   "2 counters there are not units of this game: g7 and s9. 1 unit that is there has left this game for good: g2.");
  /* The side that looks on learns nothing of it. */
  hu_game_set_viewer (fixture->game, HU_SIDE_SECOND);
  g_assert_null (hu_follower_get_strange (fixture->follower));
}

/* On another board of the module the same pixels are other hexes. */
static void
test_board (Fixture       *fixture,
            gconstpointer  data)
{
  write_on (fixture, "a.vsav", "g1@71 german 0102; g2@72 german 0102; s1@73 soviet 0301", "", "Test", "Board");
  follow (fixture);
  wait_until (fixture, offers_changes);
  take (fixture, HU_GONE_LATER);
  write_on (fixture, "b.vsav", "g1@71 german 0105; g2@72 german 0102; s1@73 soviet 0301", "", "Test", "Other");
  wait_until (fixture, has_problem);
  g_assert_cmpstr (hu_follower_get_problem (fixture->follower)->message, ==,
                   "This save is played on the boards “Other”, and this game on “Board”. It is left alone.");
  g_assert_cmpuint (hu_follower_get_offer (fixture->follower), ==, HU_OFFER_NOTHING);
  write_on (fixture, "c.vsav", "g1@71 german 0104; g2@72 german 0102; s1@73 soviet 0301", "", "Test", "Board");
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "1 unit moved.");
}

/* Of a log that goes on where the game is all steps are taken, as one gesture; what leaves in it is asked for as ever. */
static void
test_log (Fixture       *fixture,
          gconstpointer  data)
{
  write_log_of (fixture, "a.vlog", "g1@71 german 0101; g2@72 german 0102; s1@73 soviet 0301", "71 0103; 72 0104; 71 0104; 73 -; 71 0105", NULL);
  follow (fixture);
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "2 units moved, 1 gone: s1.");
  take (fixture, HU_GONE_LATER);
  assert_where (fixture, "g1", "0105");
  assert_where (fixture, "g2", "0104");
  assert_where (fixture, "s1", "0301");
  g_assert_cmpuint (hu_game_get_position (fixture->game), ==, 4);
  g_assert_cmpstr (hu_game_get_event (fixture->game, 2)->note, ==, "Step 3");
  g_assert_cmpuint (hu_follower_get_offer (fixture->follower), ==, HU_OFFER_NOTHING);

  /* The one that left is back, in the next log. */
  write_log_of (fixture, "b.vlog", "g1@71 german 0105; g2@72 german 0104; s1@73 soviet 0302", "72 0106", NULL);
  wait_until (fixture, offers_changes);
  g_assert_cmpstr (hu_follower_get_words (fixture->follower), ==, "2 units moved.");
  take (fixture, HU_GONE_LATER);
  assert_where (fixture, "g2", "0106");
  assert_where (fixture, "s1", "0302");
  hu_game_undo (fixture->game);
  g_assert_cmpuint (hu_game_get_position (fixture->game), ==, 4);
  hu_game_undo (fixture->game);
  g_assert_cmpuint (hu_game_get_position (fixture->game), ==, 0);
}

#define ADD(path, data, test) g_test_add ("/follower-counters/" path, Fixture, data, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("old", NULL, test_old);
  ADD ("doubles", NULL, test_doubles);
  ADD ("turned-over", NULL, test_turned_over);
  ADD ("board", NULL, test_board);
  ADD ("log", NULL, test_log);
  ADD ("strange", "tactical", test_strange);

  return g_test_run ();
}
