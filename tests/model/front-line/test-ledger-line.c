/*
 * The ledger as a list: what of it changes as the game goes on, and where its
 * lines lead to.
 */
#include "hu-fixture.h"
#include "hu-front-line-ledger-rows.h"
#include "hu-front-line-rules.h"

#define UNITS                                                                                                \
  "g1 german 0202 division 5; g2 german 0205 division 3; "                                                    \
  "s1 soviet 0602 division 6; s2 soviet 0605 division 2"

typedef struct
{
  HuScenario *scenario;
  HuGame     *game;
  GListStore *lines;
  GString    *told;
} Fixture;

static void
items_changed_cb (GListModel *lines,
                  guint       position,
                  guint       removed,
                  guint       added,
                  Fixture    *fixture)
{
  g_string_append_printf (fixture->told, "[%u -%u +%u]", position, removed, added);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  HuScheduleItem *item;

  fixture->scenario = hu_fixture_front (8, 8, UNITS);
  hu_map_add_place (fixture->scenario->map, "orel", "Orel", HU_PLACE_CITY,
                    hu_fixture_hexes (fixture->scenario, "0305 0306"));
  hu_front_line_add_item (hu_front_line_rules (fixture->scenario), "dead", HU_ITEM_PER_STRENGTH, HU_SIDE_NONE)->points = 1;
  item = hu_front_line_add_item (hu_front_line_rules (fixture->scenario), "orel-held", HU_ITEM_PLACE, HU_SIDE_FIRST);
  item->when = HU_WHEN_END;
  item->points = 10;
  hu_scenario_finish (fixture->scenario);

  fixture->game = hu_game_new (fixture->scenario, NULL);
  fixture->lines = g_list_store_new (HU_TYPE_ROW);
  fixture->told = g_string_new (NULL);
  g_signal_connect (fixture->lines, "items-changed", G_CALLBACK (items_changed_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->lines);
  g_object_unref (fixture->game);
  hu_scenario_unref (fixture->scenario);
  g_string_free (fixture->told, TRUE);
}

static void
play (Fixture    *fixture,
      const char *log)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (fixture->scenario, log);

  for (guint i = 0; i < events->len; i++)
    {
      HuRefusal refusal;

      g_assert_true (hu_game_append (fixture->game, g_ptr_array_index (events, i), &refusal));
    }
}

static void
assert_told (Fixture    *fixture,
             const char *expected)
{
  g_string_truncate (fixture->told, 0);
  hu_rows_update (fixture->lines, &hu_ledger_rows, hu_game_get_snapshot (fixture->game));
  g_assert_cmpstr (fixture->told->str, ==, expected);
}

static HuRow *
get_line (Fixture *fixture,
          guint    index)
{
  g_autoptr(HuRow) line = g_list_model_get_item (G_LIST_MODEL (fixture->lines), index);

  g_assert_nonnull (line);

  /* The list holds it. */
  return line;
}

/* Only what has changed is told of; what is provisional stays last. */
static void
test_update (Fixture       *fixture,
             gconstpointer  data)
{
  assert_told (fixture, "[0 -0 +1]");
  assert_told (fixture, "");
  play (fixture, "note nothing of it");
  assert_told (fixture, "");
  play (fixture, "eliminate s1");
  assert_told (fixture, "[0 -1 +2]");
  play (fixture, "move g1 0203");
  assert_told (fixture, "");
  play (fixture, "control soviet 0305 0306");
  assert_told (fixture, "[1 -1 +0]");
  hu_game_undo (fixture->game);
  assert_told (fixture, "[1 -0 +1]");
}

static void
assert_hexes (Fixture    *fixture,
              guint       index,
              const char *expected)
{
  g_autoptr(GArray) hexes = hu_row_list_hexes (get_line (fixture, index), fixture->game);
  g_autofree char *names = hu_fixture_names (fixture->scenario, hexes);

  g_assert_cmpstr (names, ==, expected);
}

static void
test_line (Fixture       *fixture,
           gconstpointer  data)
{
  play (fixture, "move s1 0603; eliminate s1; end-phase");
  assert_told (fixture, "[0 -0 +3]");

  g_assert_cmpstr (hu_row_get_words (get_line (fixture, 0), HU_LEDGER_ROW_ITEM), ==, "dead");
  g_assert_cmpstr (hu_row_get_words (get_line (fixture, 0), HU_LEDGER_ROW_TEXT), ==, "s1 eliminated, strength 6");
  g_assert_cmpstr (hu_row_get_words (get_line (fixture, 0), HU_LEDGER_ROW_SIDE), ==, "German");
  g_assert_cmpstr (hu_row_get_words (get_line (fixture, 0), HU_LEDGER_ROW_TURN), ==, "Turn 1");
  g_assert_cmpuint (hu_ledger_row_get_entry (get_line (fixture, 0))->event, ==, 2);
  /* Where it was last, not where it began. */
  assert_hexes (fixture, 0, "0603");

  g_assert_cmpstr (hu_row_get_words (get_line (fixture, 1), HU_LEDGER_ROW_ITEM), ==, "line");
  assert_hexes (fixture, 1, "0107 0207 0307 0407 0507 0607 0707 0807 0108 0208 0308 0408 0508 0608 0708 0808");

  g_assert_true (hu_ledger_row_get_entry (get_line (fixture, 2))->provisional);
  assert_hexes (fixture, 2, "0305 0306");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/ledger-line/update", Fixture, NULL, set_up, test_update, tear_down);
  g_test_add ("/ledger-line/line", Fixture, NULL, set_up, test_line, tear_down);

  return g_test_run ();
}
