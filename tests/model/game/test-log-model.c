/*
 * The log as a list: what it tells its listeners, and what its entries say.
 */
#include "hu-explain.h"
#include "hu-fixture.h"
#include "hu-log-model.h"

typedef struct
{
  HuScenario *scenario;
  HuGame     *game;
  HuLogModel *model;
  GString    *told;
} Fixture;

static void
items_changed_cb (GListModel *model,
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
  g_autoptr(GPtrArray) log = NULL;

  fixture->scenario = hu_fixture_corridor ("g1 german 0101; s1 soviet 0301");
  log = hu_fixture_log (fixture->scenario, "move g1 0102 0103; end-phase; note hello");
  fixture->game = hu_game_new (fixture->scenario, log);
  fixture->model = hu_log_model_new (fixture->game);
  fixture->told = g_string_new (NULL);
  g_signal_connect (fixture->model, "items-changed", G_CALLBACK (items_changed_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->model);
  g_clear_object (&fixture->game);
  g_clear_pointer (&fixture->scenario, hu_scenario_unref);
  g_string_free (fixture->told, TRUE);
}

static HuLogEntry *
get_entry (Fixture *fixture,
           guint    index)
{
  g_autoptr(HuLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (fixture->model), index);

  /* The model keeps it. */
  return entry;
}

static void
append (Fixture    *fixture,
        const char *text)
{
  g_autoptr(GPtrArray) events = hu_fixture_log (fixture->scenario, text);
  HuRefusal refusal;

  g_assert_true (hu_game_append_gesture (fixture->game, (HuEvent * const *) events->pdata, events->len,
                                         &refusal,
                                         NULL));
}

static void
test_entries (Fixture       *fixture,
              gconstpointer  data)
{
  HuLogEntry *entry = get_entry (fixture, 0);
  g_autoptr(GArray) hexes = hu_log_entry_list_hexes (entry);
  g_autofree char *names = hu_fixture_names (fixture->scenario, hexes);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->model)), ==, 3);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (fixture->model), 3));
  g_assert_cmpuint (hu_log_entry_get_number (entry), ==, 1);
  g_assert_nonnull (strstr (hu_log_entry_get_text (entry), "0103"));
  g_assert_cmpstr (hu_log_entry_get_findings (entry), ==, "");
  g_assert_cmpstr (names, ==, "0101 0102 0103");

  /* The moment is the one it happened in, not the one it led to. */
  g_assert_cmpstr (hu_log_entry_get_moment (get_entry (fixture, 1)), ==, hu_log_entry_get_moment (entry));
  g_assert_cmpstr (hu_log_entry_get_moment (get_entry (fixture, 2)), !=, hu_log_entry_get_moment (entry));
}

static void
test_findings (Fixture       *fixture,
               gconstpointer  data)
{
  const GPtrArray *rulings;
  g_autofree char *sentence = NULL;

  append (fixture, "move g1 0502");
  rulings = hu_snapshot_get_last_rulings (hu_game_get_snapshot (fixture->game));
  for (guint i = 0; i < rulings->len && sentence == NULL; i++)
    if (g_str_equal (hu_ruling_kind_to_string (((const HuRuling *) g_ptr_array_index (rulings, i))->kind), "city-taken"))
      sentence = hu_explain_ruling (fixture->scenario, g_ptr_array_index (rulings, i));
  g_assert_nonnull (sentence);
  g_assert_cmpstr (hu_log_entry_get_findings (get_entry (fixture, 3)), ==, sentence);
}

static void
test_note (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr(HuEvent) event = hu_event_new (HU_VERB_END_PHASE);
  HuRefusal refusal;

  event->note = g_strdup ("time for tea");
  g_assert_true (hu_game_append (fixture->game, event, &refusal));
  g_assert_cmpstr (hu_log_entry_get_note (get_entry (fixture, 3)), ==, "time for tea");
  g_assert_cmpstr (hu_log_entry_get_note (get_entry (fixture, 0)), ==, "");
}

static void
test_tells_appended (Fixture       *fixture,
                     gconstpointer  data)
{
  append (fixture, "move g1 0104; note more");
  g_assert_cmpstr (fixture->told->str, ==, "[3 -0 +2]");
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* Undone is not gone: the entry stays, and says so. */
static void
test_undo_dims (Fixture       *fixture,
                gconstpointer  data)
{
  HuLogEntry *last = get_entry (fixture, 2), *first = get_entry (fixture, 0);
  guint n_last = 0, n_first = 0;

  g_signal_connect_swapped (last, "notify::applied", G_CALLBACK (count_cb), &n_last);
  g_signal_connect_swapped (first, "notify::applied", G_CALLBACK (count_cb), &n_first);
  hu_game_undo (fixture->game);
  g_assert_cmpstr (fixture->told->str, ==, "");
  g_assert_false (hu_log_entry_get_applied (last));
  g_assert_true (hu_log_entry_get_applied (first));
  g_assert_cmpuint (n_last, ==, 1);
  g_assert_cmpuint (n_first, ==, 0);
  hu_game_redo (fixture->game);
  g_assert_true (hu_log_entry_get_applied (last));
  g_assert_cmpuint (n_last, ==, 2);
}

static void
test_tells_replaced (Fixture       *fixture,
                     gconstpointer  data)
{
  HuLogEntry *first = get_entry (fixture, 0);

  hu_game_go_to (fixture->game, 1);
  append (fixture, "move g1 0104");
  g_assert_cmpstr (fixture->told->str, ==, "[1 -2 +1]");
  g_assert_true (get_entry (fixture, 0) == first);
  g_assert_true (hu_log_entry_get_applied (get_entry (fixture, 1)));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (Fixture *, gconstpointer);
  } tests[] = {
    { "/log-model/entries", test_entries },
    { "/log-model/findings", test_findings },
    { "/log-model/note", test_note },
    { "/log-model/tells-appended", test_tells_appended },
    { "/log-model/undo-dims", test_undo_dims },
    { "/log-model/tells-replaced", test_tells_replaced },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
