/*
 * A game through one side's eyes: nothing that the model tells changes when
 * only what is hidden from that side changes.
 */
#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-control.h"
#include "hu-explain.h"
#include "hu-log-model.h"
#include "hu-often.h"

/* --- Everything that a game tells --- */

static void
add_units (GString        *text,
           HuSnapshot     *snapshot)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *names = NULL;

  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    if (state->unit_status[unit] == HU_UNIT_ON_MAP)
      g_array_append_val (units, unit);
  names = hu_explain_seen_units (snapshot, units, 0);
  g_string_append_printf (text, "%s\n", names);
}

static void
add_snapshot (GString    *text,
              HuSnapshot *snapshot)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);
  g_autofree char *verdict = hu_explain_verdict (snapshot);

  g_string_append_printf (text, "%s\n", verdict);
  for (gint32 i = 0; i < hu_map_n_locations (scenario->map); i++)
    g_string_append_printf (text, "%d", findings->locations[i]);
  for (guint i = 0; i < meters->len; i++)
    {
      g_autofree char *value = hu_explain_meter_value (snapshot, g_ptr_array_index (meters, i));

      g_string_append_printf (text, " %s", value);
    }
  g_string_append_printf (text, " %u undeclared\n", findings->undeclared->len);
  add_units (text, snapshot);
}

static void
add_log (GString    *text,
         GListModel *log)
{
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr(HuLogEntry) entry = g_list_model_get_item (log, i);
      g_autoptr(GArray) hexes = hu_log_entry_list_hexes (entry);

      g_string_append_printf (text, "%u %s: %s “%s” |", i + 1, hu_log_entry_get_text (entry),
                              hu_log_entry_get_findings (entry), hu_log_entry_get_note (entry));
      for (guint j = 0; j < hexes->len; j++)
        g_string_append_printf (text, " %d", g_array_index (hexes, HuHex, j));
      g_string_append_c (text, '\n');
    }
}

static char *
tell (HuGame     *game,
      GListModel *log)
{
  GString *text = g_string_new (NULL);
  g_autoptr(GArray) kinds = hu_meter_kinds_list ();

  add_snapshot (text, hu_game_get_snapshot (game));
  add_log (text, log);
  for (guint k = 0; k < kinds->len; k++)
    {
      g_autoptr(GArray) history = hu_game_get_nth_meter_history (game, g_array_index (kinds, HuMeterKind, k), 0);

      for (guint i = 0; i < history->len; i++)
        g_string_append_printf (text, "%" G_GINT64_FORMAT " ", g_array_index (history, gint64, i));
    }

  return g_string_free (text, FALSE);
}

/* --- Two games that differ only in what the second side cannot see --- */

typedef struct
{
  HuScenario *scenario;
  HuGame     *game;
  HuLogModel *log;
} Board;

/* The game may be decided at any moment, often by something that the second side cannot see. */
static void
add_immediate (HuScenario *scenario,
               GRand      *rand)
{
  HuTerm *condition = hu_control_fixture_condition (g_rand_boolean (rand) ? "hexes" : "no-enemy");

  for (HuHex hex = g_rand_int_range (rand, 0, 5); hex < scenario->map->grid->n_hexes; hex += 5)
    g_array_append_val (hu_control_fixture_items (condition), hex);
  if (hu_control_term_has_subjects (condition))
    hu_control_fixture_ask (condition, 3);
  hu_control_fixture_win (scenario, HU_SIDE_SECOND, TRUE, condition);
}

static void
board_init (Board  *board,
            guint32 seed,
            guint   states,
            gint    variant)
{
  static const HuUnitKind kinds[] = { HU_UNIT_SQUAD, HU_UNIT_LEADER, HU_UNIT_DUMMY, HU_UNIT_HALF_SQUAD };
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  HuTerm *condition = hu_control_fixture_condition ("no-enemy");
  HuUnit *unit;

  board->scenario = hu_control_random_scenario (rand, 5, 5, 4, 12);
  unit = g_ptr_array_index (board->scenario->units, 0);
  unit->side = HU_SIDE_FIRST;
  g_clear_pointer (&unit->vehicle, g_free);
  unit->kind = kinds[variant];
  unit->states = HU_STATE_ARMED | states;
  unit->at = states & HU_STATE_HIDDEN ? variant : 7;
  unit->storey = HU_STOREY_GROUND;
  for (HuHex hex = 0; hex < board->scenario->map->grid->n_hexes; hex += 3)
    g_array_append_val (hu_control_fixture_items (condition), hex);
  hu_control_fixture_win (board->scenario, HU_SIDE_SECOND, FALSE, condition);

  if (seed % 2 == 0)
    add_immediate (board->scenario, rand);

  board->game = hu_game_new (board->scenario, NULL);
  hu_game_set_viewer (board->game, HU_SIDE_SECOND);
  board->log = hu_log_model_new (board->game);
}

static void
board_clear (Board *board)
{
  g_clear_object (&board->log);
  g_clear_object (&board->game);
  g_clear_pointer (&board->scenario, hu_scenario_unref);
}

static HuEvent *
draw_event (GRand *rand,
            Board *board,
            guint  tries)
{
  HuEvent *event;

  hu_game_set_viewer (board->game, HU_SIDE_NONE);
  event = hu_control_random_event (rand, board->scenario,
                                   hu_snapshot_get_state (hu_game_get_snapshot (board->game)), tries % 4 == 0);
  event->note = g_strdup_printf ("remark %u", tries);
  hu_game_set_viewer (board->game, HU_SIDE_SECOND);

  return event;
}

static void
assert_same (Board  *a,
             Board  *b,
             guint32 seed)
{
  g_autofree char *x = tell (a->game, G_LIST_MODEL (a->log));
  g_autofree char *y = tell (b->game, G_LIST_MODEL (b->log));

  if (!g_str_equal (x, y))
    g_error ("seed %u, after %u events:\n%s\nand\n%s", seed, hu_game_get_position (a->game), x, y);
}

/* Both or neither: what only one game can take is undone. */
static void
append_both (Board   *a,
             Board   *b,
             HuEvent *event,
             HuEvent *other)
{
  HuRefusal refusal, other_refusal;
  gboolean first = hu_game_append (a->game, event, &refusal);
  gboolean second = hu_game_append (b->game, other, &other_refusal);

  if (first != second)
    {
      const HuRefusal *told = first ? &other_refusal : &refusal;

      g_assert_cmpint (told->code, ==, HU_REFUSAL_UNSEEN);
      hu_game_undo (first ? a->game : b->game);
    }
  else if (!first)
    {
      g_autofree char *x = hu_explain_refusal (a->scenario, &refusal, NULL);
      g_autofree char *y = hu_explain_refusal (b->scenario, &other_refusal, NULL);

      g_assert_cmpstr (x, ==, y);
    }
}

static gboolean
has_ended (Board *board)
{
  HuSide viewer = hu_game_get_viewer (board->game);
  gboolean ended;

  hu_game_set_viewer (board->game, HU_SIDE_NONE);
  ended = hu_snapshot_get_verdict (hu_game_get_snapshot (board->game)) != NULL;
  hu_game_set_viewer (board->game, viewer);

  return ended;
}

/* A verdict of the real game opens it, so that what the two tell may differ. */
static void
go_back_from_end (Board *a,
                  Board *b)
{
  gboolean ended = has_ended (a);

  if (!has_ended (b) && !ended)
    return;

  hu_game_undo (a->game);
  hu_game_undo (b->game);
}

/* --- What might be --- */

static char *
tell_refusal (Board           *board,
              const HuRefusal *refusal)
{
  return refusal->code == HU_REFUSAL_NONE ? g_strdup ("") : hu_explain_refusal (board->scenario, refusal, NULL);
}

/* The snapshot that a drag, a form or a menu shows before anything happens. */
static char *
tell_what_if (Board   *board,
              HuEvent *event)
{
  HuRefusal refusal = { .code = HU_REFUSAL_NONE };
  g_autoptr(HuSnapshot) after = hu_game_what_if (board->game, &event, 1, &refusal);
  g_autoptr(GString) text = g_string_new (NULL);

  if (after == NULL)
    return tell_refusal (board, &refusal);

  add_snapshot (text, after);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
compare_what_if (Board  *a,
                 Board  *b,
                 GRand  *rand,
                 guint32 seed)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(HuEvent) event = draw_event (rand, a, i);
      g_autofree char *x = tell_what_if (a, event);
      g_autofree char *y = tell_what_if (b, event);

      if (!g_str_equal (x, y))
        g_error ("seed %u, what if “%s”:\n%s\nand\n%s", seed, event->note, x, y);
    }
}

/* What If, and through whose eyes it is seen meanwhile. */
static void
compare_mode (Board  *a,
              Board  *b,
              GRand  *rand,
              guint32 seed)
{
  guint n = hu_game_get_position (a->game);

  hu_game_begin_what_if (a->game, n);
  hu_game_begin_what_if (b->game, n);
  for (guint i = 0; i < 6; i++)
    {
      g_autoptr(HuEvent) event = draw_event (rand, a, i);
      HuRefusal refusal = { .code = HU_REFUSAL_NONE }, other = { .code = HU_REFUSAL_NONE };
      g_autofree char *x = NULL, *y = NULL;
      g_autoptr(GString) base = g_string_new (NULL), other_base = g_string_new (NULL);

      g_assert_cmpint (hu_game_append (a->game, event, &refusal), ==, hu_game_append (b->game, event, &other));
      x = tell_refusal (a, &refusal);
      y = tell_refusal (b, &other);
      g_assert_cmpstr (x, ==, y);
      assert_same (a, b, seed);
      add_snapshot (base, hu_game_get_base_snapshot (a->game));
      add_snapshot (other_base, hu_game_get_base_snapshot (b->game));
      g_assert_cmpstr (base->str, ==, other_base->str);
    }
  compare_what_if (a, b, rand, seed);
  hu_game_leave_what_if (a->game);
  hu_game_leave_what_if (b->game);
  assert_same (a, b, seed);
}

/* An event undone in one game only must not be there to be redone. */
static void
drop_undone (Board *a,
             Board *b)
{
  g_autoptr(HuEvent) note = hu_event_new_note ("on");
  HuRefusal refusal;

  g_assert_true (hu_game_append (a->game, note, &refusal));
  g_assert_true (hu_game_append (b->game, note, &refusal));
}

static void
compare_past (Board  *a,
              Board  *b,
              guint32 seed)
{
  guint back = MIN (5, hu_game_get_position (a->game));

  for (guint i = 0; i < back; i++)
    {
      hu_game_undo (a->game);
      hu_game_undo (b->game);
      assert_same (a, b, seed);
    }
  hu_game_go_to (a->game, hu_game_get_n_events (a->game));
  hu_game_go_to (b->game, hu_game_get_n_events (b->game));
  assert_same (a, b, seed);
}

static void
play_pair (guint32 seed,
           guint   states,
           gint    variant)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed + 1000);
  Board a, b;

  board_init (&a, seed, states, 0);
  board_init (&b, seed, states, variant);
  if (has_ended (&a) || has_ended (&b))
    {
      board_clear (&a);
      board_clear (&b);
      return;
    }
  for (guint tries = 0; tries < 60; tries++)
    {
      g_autoptr(HuEvent) event = draw_event (rand, &a, tries);
      g_autoptr(HuEvent) other = hu_event_ref (event);
      gboolean concerned = event->unit == 0 || event->other_unit == 0;

      if (tries % 5 == 0 && (states & HU_STATE_HIDDEN))
        {
          HuHex here = g_rand_int_range (rand, 0, 25), there = g_rand_int_range (rand, 0, 25);

          /* The side that hides it moves it, not the other. */
          hu_event_unref (event);
          hu_event_unref (other);
          event = hu_event_new_move (0, &here, 1);
          other = hu_event_new_move (0, &there, 1);
          other->note = g_strdup ("a remark of their own");
          hu_game_set_viewer (a.game, HU_SIDE_FIRST);
          hu_game_set_viewer (b.game, HU_SIDE_FIRST);
          append_both (&a, &b, event, other);
          hu_game_set_viewer (a.game, HU_SIDE_SECOND);
          hu_game_set_viewer (b.game, HU_SIDE_SECOND);
        }
      else if (!concerned)
        {
          append_both (&a, &b, event, other);
        }
      go_back_from_end (&a, &b);
      drop_undone (&a, &b);
      assert_same (&a, &b, seed);
      compare_what_if (&a, &b, rand, seed);
      if (tries % 10 == 4)
        compare_mode (&a, &b, rand, seed);
      if (tries % 20 == 19)
        compare_past (&a, &b, seed);
    }
  board_clear (&a);
  board_clear (&b);
}

static void
test_hidden (void)
{
  guint32 n_games = hu_draws (12, 3);

  for (guint32 seed = 1; seed <= n_games; seed++)
    play_pair (seed, HU_STATE_HIDDEN, 1 + seed % 3);
}

static void
test_concealed (void)
{
  guint32 n_games = hu_draws (12, 3);

  for (guint32 seed = 1; seed <= n_games; seed++)
    play_pair (seed, HU_STATE_CONCEALED, 1 + seed % 3);
}

/* --- By hand --- */

static HuGame *
new_game (const char *units,
          const char *log)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=1", units, "german all");
  HuGame *game = hu_game_new (scenario, NULL);
  g_auto(GStrv) parts = g_strsplit (log, ";", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autoptr(HuEvent) event = hu_control_event (scenario, g_strstrip (parts[i]));
      HuRefusal refusal;

      g_assert_true (hu_game_append (game, event, &refusal));
    }

  return game;
}

/* The log's line is the event in words, for a viewer that sees it; else it is what is said of each event out of sight. */
static void
assert_told (HuGame     *game,
             HuLogModel *log,
             guint       index,
             gboolean    seen)
{
  g_autoptr(HuLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (log), index);
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (hu_game_get_scenario (game));
  g_autoptr(HuSnapshot) before = NULL;
  g_autofree char *told = NULL;
  HuRefusal refusal;

  for (guint i = 0; i < index && seen; i++)
    g_assert_true (hu_adjudicator_append (adjudicator, hu_game_get_event (game, i), &refusal));
  before = hu_adjudicator_snapshot (adjudicator, seen ? index : 0);
  told = seen ? hu_explain_event (hu_game_get_scenario (game), hu_game_get_event (game, index), hu_snapshot_get_state (before))
              : hu_explain_event_unseen ();
  g_assert_cmpstr (hu_log_entry_get_text (entry), ==, told);
}

/* A reveal reaches back: what was out of sight is told. */
static void
test_reveal (void)
{
  g_autoptr(HuGame) game = new_game ("h german squad A1 hidden; r russian squad H3", "move h B1; move r G3");
  g_autoptr(HuLogModel) log = hu_log_model_new (game);
  g_autoptr(HuEvent) event = hu_control_event (hu_game_get_scenario (game), "mark h -hidden");
  HuRefusal refusal;

  assert_told (game, log, 0, TRUE);
  hu_game_set_viewer (game, HU_SIDE_SECOND);
  assert_told (game, log, 0, FALSE);
  assert_told (game, log, 1, TRUE);

  hu_game_set_viewer (game, HU_SIDE_FIRST);
  g_assert_true (hu_game_append (game, event, &refusal));
  hu_game_set_viewer (game, HU_SIDE_SECOND);
  assert_told (game, log, 0, TRUE);
  hu_game_undo (game);
  assert_told (game, log, 0, FALSE);
  assert_told (game, log, 2, FALSE);
}

/* A refusal tells what the viewer could have known, and nothing else. */
static void
test_refusals (void)
{
  static const struct { const char *event; HuSide viewer; HuRefusalCode code; } cases[] = {
    { "place h H1", HU_SIDE_NONE, HU_REFUSAL_ON_MAP_ALREADY },
    { "place h H1", HU_SIDE_FIRST, HU_REFUSAL_ON_MAP_ALREADY },
    { "place h H1", HU_SIDE_SECOND, HU_REFUSAL_UNSEEN },
    { "place w H1", HU_SIDE_SECOND, HU_REFUSAL_UNSEEN }, /* which truly waits: they look the same */
    { "place r H1", HU_SIDE_SECOND, HU_REFUSAL_ON_MAP_ALREADY },
    { "mark c ma=disabled", HU_SIDE_NONE, HU_REFUSAL_NO_MA },
    { "mark c ma=disabled", HU_SIDE_SECOND, HU_REFUSAL_UNSEEN },
    { "mark r ma=disabled", HU_SIDE_SECOND, HU_REFUSAL_NO_MA },
    /* In truth h prevents it, which only his side may be told. */
    { "declare russian building b", HU_SIDE_NONE, HU_REFUSAL_NOT_OWNED },
    { "declare russian building b", HU_SIDE_SECOND, HU_REFUSAL_UNSEEN },
    { "declare german hex H6", HU_SIDE_SECOND, HU_REFUSAL_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuGame) game = new_game ("h german squad E3/1 hidden; c german squad A2 concealed; "
                                         "w german squad -; r russian squad H3", "move r D3");
      g_autoptr(HuEvent) event = hu_control_event (hu_game_get_scenario (game), cases[i].event);
      HuRefusal refusal = { .code = HU_REFUSAL_NONE };

      hu_game_set_viewer (game, cases[i].viewer);
      g_assert_cmpint (hu_game_append (game, event, &refusal), ==, cases[i].code == HU_REFUSAL_NONE);
      g_assert_cmpint (refusal.code, ==, cases[i].code);
    }
}

static HuHex
where_after (HuGame     *game,
             const char *words,
             const char *unit)
{
  g_autoptr(HuEvent) event = hu_control_event (hu_game_get_scenario (game), words);
  HuRefusal refusal;
  g_autoptr(HuSnapshot) after = hu_game_what_if (game, &event, 1, &refusal);

  g_assert_nonnull (after);
  return hu_snapshot_get_state (after)->unit_hex[hu_scenario_find_unit (hu_game_get_scenario (game), unit)];
}

/* A counter that might move does not tell what rides in it, or that it rides; what rests on the truth is not answered. */
static void
test_what_if_tells_nothing (void)
{
  g_autoptr(HuGame) game = new_game ("t german afv A2 concealed; p german squad A2 concealed; "
                                     "r russian squad H3", "mark p in=t; move r G3");
  const HuGrid *grid = hu_game_get_scenario (game)->map->grid;
  HuHex here = hu_grid_parse (grid, "A2", NULL), there = hu_grid_parse (grid, "B2", NULL);
  static const char * const asked[] = { "declare german hex A2", "declare russian hex G3", "capture p r", "abandon t p" };

  hu_game_set_viewer (game, HU_SIDE_SECOND);
  g_assert_cmpint (where_after (game, "move t B2", "t"), ==, there);
  g_assert_cmpint (where_after (game, "move t B2", "p"), ==, here);
  g_assert_cmpint (where_after (game, "move p B2", "p"), ==, there);
  g_assert_cmpint (where_after (game, "move p B2", "t"), ==, here);

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      g_autoptr(HuEvent) event = hu_control_event (hu_game_get_scenario (game), asked[i]);
      HuRefusal refusal;
      g_autoptr(HuSnapshot) after = hu_game_what_if (game, &event, 1, &refusal);

      g_assert_null (after);
      g_assert_cmpint (refusal.code, ==, HU_REFUSAL_UNSEEN);
    }
}

/* Whoever looks during What If compares with what they know of its beginning. */
static void
test_base_of_viewer (void)
{
  g_autoptr(HuGame) game = new_game ("h german squad E3/1 hidden; r russian squad H3", "move r D3");
  guint h = hu_scenario_find_unit (hu_game_get_scenario (game), "h");

  hu_game_begin_what_if (game, 1);
  hu_game_set_viewer (game, HU_SIDE_SECOND);
  g_assert_cmpint (hu_snapshot_get_state (hu_game_get_base_snapshot (game))->unit_hex[h], ==, HU_HEX_NONE);
  hu_game_set_viewer (game, HU_SIDE_FIRST);
  g_assert_cmpint (hu_snapshot_get_state (hu_game_get_base_snapshot (game))->unit_hex[h], !=, HU_HEX_NONE);
  hu_game_leave_what_if (game);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-view/hidden", test_hidden);
  g_test_add_func ("/game-view/concealed", test_concealed);
  g_test_add_func ("/game-view/reveal", test_reveal);
  g_test_add_func ("/game-view/refusals", test_refusals);
  g_test_add_func ("/game-view/what-if-tells-nothing", test_what_if_tells_nothing);
  g_test_add_func ("/game-view/base-of-viewer", test_base_of_viewer);

  return g_test_run ();
}
