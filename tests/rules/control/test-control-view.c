/*
 * A side sees nothing that depends on what it cannot see, and the same whether it
 * looks after every event or only once.
 */
#include <string.h>

#include "hu-control-fixture.h"
#include "hu-control.h"
#include "hu-objectives.h"
#include "hu-often.h"

/* --- Two snapshots --- */

static char *
ruling_text (const HuRuling *ruling)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%u:%d:%d:%d:%d:%d", ruling->event, ruling->kind, ruling->side, ruling->other_side,
                          ruling->subject_kind, ruling->subject);
  for (guint i = 0; i < ruling->units->len; i++)
    g_string_append_printf (text, " u%u", g_array_index (ruling->units, guint, i));
  for (guint i = 0; i < ruling->hexes->len; i++)
    g_string_append_printf (text, " h%d", g_array_index (ruling->hexes, HuHex, i));
  if (ruling->system == HU_SYSTEM_CONTROL)
    {
      const HuControlRuling *own = hu_control_ruling (ruling);

      g_string_append_printf (text, " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %d %d %d %d %d",
                              own->points, own->single, own->times, own->reduced, own->adjusted, own->when, own->both,
                              own->unasked);
    }

  return g_string_free (text, FALSE);
}

/* Everything that a snapshot shows, as text. */
static char *
snapshot_text (const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  GString *text = g_string_new (NULL);

  for (gint i = 0; i < hu_map_n_locations (scenario->map); i++)
    g_string_append_printf (text, "%d", findings->locations[i]);
  for (gint i = 0; i < scenario->map->grid->n_hexes; i++)
    g_string_append_printf (text, "%d", findings->hexes[i]);
  for (guint i = 0; i < scenario->map->buildings->len; i++)
    g_string_append_printf (text, "%d", findings->buildings[i]);
  g_string_append_printf (text, "\ncvp %d %d\n", (int) findings->cvp[0], (int) findings->cvp[1]);
  for (guint i = 0; i < findings->undeclared->len; i++)
    {
      const HuUndeclared *one = &g_array_index (findings->undeclared, HuUndeclared, i);

      g_string_append_printf (text, "undeclared %d %d %d\n", one->side, one->kind, one->subject);
    }
  for (guint i = 0; i < findings->conditions->len; i++)
    g_string_append_printf (text, "met %d\n", ((const HuVictoryFinding *) g_ptr_array_index (findings->conditions, i))->met);
  for (guint i = 0; i < scenario->units->len; i++)
    g_string_append_printf (text, "unit %u: %d/%d %d %x %u %d %d\n", i, state->unit_hex[i], state->unit_storey[i],
                            state->unit_status[i], state->unit_states[i], state->unit_in[i], state->unit_captor[i],
                            state->unit_leadership[i]);
  for (guint i = 0; i < rulings->len; i++)
    {
      g_autofree char *line = ruling_text (g_ptr_array_index (rulings, i));

      g_string_append_printf (text, "%s\n", line);
    }

  return g_string_free (text, FALSE);
}

static void
assert_same (HuSnapshot *a,
             HuSnapshot *b,
             guint32     seed,
             guint       n)
{
  g_autofree char *x = snapshot_text (a);
  g_autofree char *y = snapshot_text (b);

  if (!g_str_equal (x, y))
    g_error ("seed %u, after %u events:\n%s\nand\n%s", seed, n, x, y);
}

static void
add_condition (HuScenario *scenario)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuTerm *condition = hu_control_fixture_condition ("no-enemy");

      for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex += 3)
        g_array_append_val (hu_control_fixture_items (condition), hex);
      hu_control_fixture_win (scenario, side, FALSE, condition);
    }
}

/* --- What he cannot see makes no difference --- */

/* The same board twice, but for unit 0, which is of the first side and secret. */
static HuScenario *
new_board (guint32 seed,
           guint   states,
           gint    variant)
{
  static const HuUnitKind kinds[] = { HU_UNIT_SQUAD, HU_UNIT_LEADER, HU_UNIT_DUMMY, HU_UNIT_HALF_SQUAD };
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  HuScenario *scenario = hu_control_random_scenario (rand, 5, 5, 4, 12);
  HuUnit *unit = g_ptr_array_index (scenario->units, 0);

  add_condition (scenario);
  unit->side = HU_SIDE_FIRST;
  if (unit->vehicle != NULL)
    g_clear_pointer (&unit->vehicle, g_free);
  unit->kind = kinds[variant];
  unit->states = HU_STATE_ARMED | states;
  unit->at = states & HU_STATE_HIDDEN ? variant : 7;
  unit->storey = HU_STOREY_GROUND;

  return scenario;
}

static gboolean
concerns (const HuEvent *event,
          guint          unit)
{
  return event->unit == unit || event->other_unit == unit;
}

static void
append_both (HuAdjudicator *a,
             HuAdjudicator *b,
             HuEvent       *event,
             HuEvent       *other)
{
  HuRefusal refusal;

  if (!hu_adjudicator_append (a, event, &refusal))
    return;
  if (!hu_adjudicator_append (b, other, &refusal))
    hu_adjudicator_truncate (a, hu_adjudicator_get_n_events (b));
}

static void
play_pair (guint32 seed,
           guint   states,
           gint    variant)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed + 1000);
  g_autoptr(HuScenario) scenario = new_board (seed, states, 0);
  g_autoptr(HuScenario) other_scenario = new_board (seed, states, variant);
  g_autoptr(HuAdjudicator) a = hu_adjudicator_new (scenario);
  g_autoptr(HuAdjudicator) b = hu_adjudicator_new (other_scenario);

  for (guint tries = 0; tries < 150; tries++)
    {
      guint n = hu_adjudicator_get_n_events (a);
      g_autoptr(HuSnapshot) truth = hu_adjudicator_snapshot (a, n);
      g_autoptr(HuEvent) event = hu_control_random_event (rand, scenario, hu_snapshot_get_state (truth),
                                                          tries % 4 == 0);
      g_autoptr(HuEvent) other = hu_event_ref (event);
      g_autoptr(HuSnapshot) x = NULL;
      g_autoptr(HuSnapshot) y = NULL;

      if (tries % 5 == 0 && (states & HU_STATE_HIDDEN))
        {
          HuHex here = g_rand_int_range (rand, 0, scenario->map->grid->n_hexes);
          HuHex there = g_rand_int_range (rand, 0, scenario->map->grid->n_hexes);

          hu_event_unref (event);
          hu_event_unref (other);
          event = hu_event_new_move (0, &here, 1);
          other = hu_event_new_move (0, &there, 1);
        }
      else if (concerns (event, 0) && !(event->verb == HU_VERB_MOVE && event->unit == 0 && !(states & HU_STATE_HIDDEN)))
        {
          continue;
        }

      append_both (a, b, event, other);
      n = hu_adjudicator_get_n_events (a);
      x = hu_adjudicator_view (a, n, HU_SIDE_SECOND);
      y = hu_adjudicator_view (b, n, HU_SIDE_SECOND);
      assert_same (x, y, seed, n);
    }
  g_assert_cmpuint (hu_adjudicator_get_n_events (a), >, 15);
}

static void
test_hidden (void)
{
  guint32 n_games = hu_draws (40, 3);

  for (guint32 seed = 1; seed <= n_games; seed++)
    play_pair (seed, HU_STATE_HIDDEN, 1 + seed % 3);
}

static void
test_concealed (void)
{
  guint32 n_games = hu_draws (40, 3);

  for (guint32 seed = 1; seed <= n_games; seed++)
    play_pair (seed, HU_STATE_CONCEALED, 1 + seed % 3);
}

/* --- Step by step, and at once --- */

static void
test_incremental (void)
{
  guint32 n_games = hu_draws (30, 3);

  for (guint32 seed = 1; seed <= n_games; seed++)
    {
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr(HuScenario) scenario = hu_control_random_scenario (rand, 5, 5, 4, 14);
      g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);

      for (guint tries = 0; tries < 120; tries++)
        {
          guint n = hu_adjudicator_get_n_events (adjudicator);
          g_autoptr(HuSnapshot) truth = hu_adjudicator_snapshot (adjudicator, n);
          g_autoptr(HuEvent) event = hu_control_random_event (rand, scenario, hu_snapshot_get_state (truth), TRUE);
          HuRefusal refusal;

          if (!hu_adjudicator_append (adjudicator, event, &refusal))
            continue;
          if (tries % 10 == 0)
            {
              g_autoptr(HuAdjudicator) fresh = hu_adjudicator_new (scenario);

              for (guint i = 0; i <= n; i++)
                g_assert_true (hu_adjudicator_append (fresh, hu_adjudicator_get_event (adjudicator, i), &refusal));
              for (gint side = HU_SIDE_NONE; side < HU_N_SIDES; side++)
                {
                  g_autoptr(HuSnapshot) x = hu_adjudicator_view (adjudicator, n + 1, side);
                  g_autoptr(HuSnapshot) y = hu_adjudicator_view (fresh, n + 1, side);

                  assert_same (x, y, seed, n + 1);
                }
            }
          else
            {
              for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
                hu_snapshot_unref (hu_adjudicator_view (adjudicator, n + 1, side));
            }
        }
    }
}

static void
play_random (HuAdjudicator *adjudicator,
             GRand         *rand,
             guint          n_events)
{
  const HuScenario *scenario = hu_adjudicator_get_scenario (adjudicator);
  g_autoptr(HuState) state = hu_state_new (hu_adjudicator_get_scenario (adjudicator));

  while (hu_adjudicator_get_n_events (adjudicator) < n_events)
    {
      g_autoptr(HuEvent) event = g_rand_int_range (rand, 0, 4) == 0
        ? hu_event_new_adjust (g_rand_int_range (rand, 0, HU_N_SIDES), HU_ADJUST_POINTS, 1, "agreed")
        : hu_control_random_event (rand, scenario, state, FALSE);
      HuRefusal refusal;

      if (event->verb != HU_VERB_ELIMINATE && event->verb != HU_VERB_REDUCE && !event->has_in)
        (void) hu_adjudicator_append (adjudicator, event, &refusal);
    }
}

/* Back and forth in a game long enough for copies to be kept: each moment is as if looked at first.  @beside: another
 * system has rulings as well. */
static void
look_back (gboolean beside)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (26);
  g_autoptr(HuScenario) scenario = hu_control_random_scenario (rand, 5, 5, 4, 14);
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  guint n_looks = hu_draws (40, 2);

  if (beside)
    {
      hu_scenario_add_objectives (scenario);
      scenario->start.points[HU_SIDE_FIRST] = 1;
      hu_scenario_finish (scenario);
    }
  adjudicator = hu_adjudicator_new (scenario);
  play_random (adjudicator, rand, 900);
  for (guint look = 0; look < n_looks; look++)
    {
      guint n = (guint) g_rand_int_range (rand, 200, 901);
      HuSide side = g_rand_int_range (rand, 0, HU_N_SIDES);
      g_autoptr(HuAdjudicator) fresh = hu_adjudicator_new (scenario);
      g_autoptr(HuSnapshot) x = hu_adjudicator_view (adjudicator, n, side);
      g_autoptr(HuSnapshot) y = NULL;
      HuRefusal refusal;

      for (guint i = 0; i < n; i++)
        g_assert_true (hu_adjudicator_append (fresh, hu_adjudicator_get_event (adjudicator, i), &refusal));
      y = hu_adjudicator_view (fresh, n, side);
      assert_same (x, y, 26, n);
    }
}

static void
test_back (void)
{
  look_back (FALSE);
}

static void
test_back_beside_objectives (void)
{
  look_back (TRUE);
}

/* Up and down a column of the board. */
static void
walk (HuAdjudicator *adjudicator,
      guint          unit,
      gint           column,
      guint          n_events)
{
  const HuGrid *grid = hu_adjudicator_get_scenario (adjudicator)->map->grid;

  for (guint n = hu_adjudicator_get_n_events (adjudicator); n < n_events; n++)
    {
      HuHex hex = hu_grid_at (grid, column, 1 + (gint) (n % 5));
      g_autoptr(HuEvent) event = hu_event_new_move (unit, &hex, 1);
      HuRefusal refusal;

      g_assert_true (hu_adjudicator_append (adjudicator, event, &refusal));
    }
}

/* Events taken back leave nothing behind in the kept views: here one squad stays hidden, so that
 * all of these could be gone on from. */
static void
test_taken_back (void)
{
  static const struct { gint column; guint n_events, taken_back_to; } steps[] = {
    { 1, 600, 300 }, { 2, 580, 520 }, { 3, 780, 777 }, { 4, 800, 0 }, { 5, 600, 600 },
  };
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "g german squad A1; r russian squad H6 hidden", "");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      guint n_events = steps[i].n_events;
      g_autoptr(HuAdjudicator) fresh = hu_adjudicator_new (scenario);
      g_autoptr(HuSnapshot) x = NULL;
      g_autoptr(HuSnapshot) y = NULL;
      HuRefusal refusal;

      walk (adjudicator, 0, steps[i].column, n_events);
      for (guint n = 0; n < n_events; n++)
        g_assert_true (hu_adjudicator_append (fresh, hu_adjudicator_get_event (adjudicator, n), &refusal));
      x = hu_adjudicator_view (adjudicator, n_events, HU_SIDE_FIRST);
      y = hu_adjudicator_view (fresh, n_events, HU_SIDE_FIRST);
      assert_same (x, y, 0, n_events);
      hu_adjudicator_truncate (adjudicator, steps[i].taken_back_to);
    }
}

/* --- Beside another system --- */

static char *
rulings_text (HuSnapshot *snapshot,
              gboolean    of_control)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);
      g_autofree char *line = ruling_text (ruling);

      if ((ruling->system == HU_SYSTEM_CONTROL) == of_control)
        g_string_append_printf (text, "%s\n", line);
    }

  return g_string_free (text, FALSE);
}

/* A view tells of control what the view tells without the other system, and of that
 * the truth: operational events are public (26.15). */
static void
test_beside_front_line (void)
{
  const char *units = "g1 german squad A1; c german squad A3 concealed; r1 russian squad H1; h russian squad H4 hidden";
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3", units, "german all; front-line");
  g_autoptr(HuScenario) alone = hu_control_fixture ("b D3 E3", units, "german all");
  g_autoptr(HuAdjudicator) both = hu_adjudicator_new (scenario);
  g_autoptr(HuAdjudicator) control = hu_adjudicator_new (alone);
  g_autofree char *all = NULL;
  g_autofree char *control_all = NULL;

  hu_control_play (both, "move r1 D3 E3; move c E4; move h C3; move g1 B2; adjust german points 3; move c D4");
  hu_control_play (control, "move r1 D3 E3; move c E4; move h C3; move g1 B2; note; move c D4");
  for (guint n = 0; n <= 6; n++)
    for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
      {
        g_autoptr(HuSnapshot) truth = hu_adjudicator_snapshot (both, n);
        g_autoptr(HuSnapshot) view = hu_adjudicator_view (both, n, side);
        g_autoptr(HuSnapshot) view_alone = hu_adjudicator_view (control, n, side);
        g_autofree char *public = rulings_text (view, FALSE);
        g_autofree char *public_truth = rulings_text (truth, FALSE);
        g_autofree char *own = rulings_text (view, TRUE);
        g_autofree char *own_alone = rulings_text (view_alone, TRUE);

        g_assert_cmpstr (public, ==, public_truth);
        g_assert_cmpstr (own, ==, own_alone);
        if (n == 6 && side == HU_SIDE_FIRST)
          {
            all = g_steal_pointer (&public);
            control_all = rulings_text (truth, TRUE);
            /* The line has spoken, and the truth knows of the hidden squad what the view does not. */
            g_assert_cmpuint (strlen (all), >, 0);
            g_assert_cmpuint (strlen (own), <, strlen (control_all));
          }
      }
}

/* --- What might follow --- */

/* Tells whether what is secret before is so after, and goes its own ways. */
static gboolean
keeps_secrets (const HuSnapshot *truth,
               const HuSnapshot *before,
               const HuSnapshot *after)
{
  for (guint i = 0; i < hu_scenario_get_n_units (hu_snapshot_get_scenario (before)); i++)
    if (hu_snapshot_get_secrecy (before, i) != HU_SECRECY_NONE &&
        (hu_snapshot_get_secrecy (after, i) < hu_snapshot_get_secrecy (before, i) ||
         hu_snapshot_get_state (truth)->unit_in[i] != HU_UNIT_NONE))
      return FALSE;

  return TRUE;
}

/* As if it had followed is as when it has, but that it reveals nothing; and asking leaves what is kept as it was. */
static void
test_what_if (void)
{
  guint32 n_games = hu_draws (30, 3);
  guint n_compared = 0;

  for (guint32 seed = 1; seed <= n_games; seed++)
    {
      g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr(HuScenario) scenario = hu_control_random_scenario (rand, 5, 5, 4, 14);
      g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);

      for (guint tries = 0; tries < 80; tries++)
        {
          guint n = hu_adjudicator_get_n_events (adjudicator);
          HuSide side = (HuSide) (tries / 3 % HU_N_SIDES);
          g_autoptr(HuSnapshot) truth = hu_adjudicator_snapshot (adjudicator, n);
          g_autoptr(HuEvent) event = hu_control_random_event (rand, scenario, hu_snapshot_get_state (truth), TRUE);
          HuRefusal refusal;
          g_autoptr(HuSnapshot) before = hu_adjudicator_view (adjudicator, n, side);
          g_autoptr(HuSnapshot) what_if =
            hu_adjudicator_what_if_view (adjudicator, n, side, &event, 1, &refusal, NULL);
          g_autoptr(HuSnapshot) still = hu_adjudicator_view (adjudicator, n, side);
          g_autoptr(HuSnapshot) after = NULL;

          assert_same (before, still, seed, n);
          if (!hu_adjudicator_append (adjudicator, event, &refusal))
            {
              /* A secret unit may be asked about as if it did not ride. */
              g_assert_true (what_if == NULL || refusal.code == HU_REFUSAL_RIDES);
              continue;
            }
          g_assert_nonnull (what_if);
          after = hu_adjudicator_view (adjudicator, n + 1, side);
          if (hu_snapshot_get_verdict (after) == NULL && keeps_secrets (truth, before, after))
            {
              assert_same (what_if, after, seed, n + 1);
              n_compared++;
            }
        }
    }
  g_assert_cmpuint (n_compared, >, 20 * n_games);
}

/* What is supposed reveals nothing, not by what it does and not by ending the game; a real verdict does (26.15). */
static void
test_supposed (void)
{
  static const struct { const char *event; gboolean wins; } cases[] = {
    { "move r E3", TRUE },        /* which ends the game */
    { "mark h -hidden", FALSE },  /* which shows it */
    { "mark c -concealed", FALSE },
    { "kill c", FALSE },          /* which is worth what it is */
    { "kill h", FALSE },
    { "concede german", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuScenario) scenario = hu_control_fixture (
        "b D3 E3", "h german squad A1 hidden; c german leader A2 concealed; r russian squad H3", "german all");
      HuTerm *condition = hu_control_fixture_condition ("hexes");
      g_autoptr(HuAdjudicator) adjudicator = NULL;
      g_autoptr(HuEvent) event = hu_control_event (scenario, cases[i].event);
      HuHex hex = hu_grid_parse (scenario->map->grid, "E3", NULL);
      guint h = hu_scenario_find_unit (scenario, "h"), c = hu_scenario_find_unit (scenario, "c");
      g_autoptr(HuSnapshot) what_if = NULL, supposed = NULL, real = NULL;
      HuRefusal refusal;

      g_array_append_val (hu_control_fixture_items (condition), hex);
      hu_control_fixture_win (scenario, HU_SIDE_SECOND, TRUE, condition);
      adjudicator = hu_adjudicator_new (scenario);
      what_if = hu_adjudicator_what_if_view (adjudicator, 0, HU_SIDE_SECOND, &event, 1, &refusal, NULL);
      hu_adjudicator_suppose_after (adjudicator, 0);
      g_assert_true (hu_adjudicator_append (adjudicator, event, &refusal));
      supposed = hu_adjudicator_view (adjudicator, 1, HU_SIDE_SECOND);
      assert_same (what_if, supposed, i, 1);
      g_assert_cmpint (hu_snapshot_get_secrecy (supposed, h), ==, HU_SECRECY_HIDDEN);
      g_assert_cmpint (hu_snapshot_get_state (supposed)->unit_hex[h], ==, HU_HEX_NONE);
      g_assert_cmpint (hu_snapshot_get_secrecy (supposed, c), ==, HU_SECRECY_CONCEALED);
      g_assert_cmpint (hu_snapshot_get_control (supposed)->cvp[HU_SIDE_SECOND], ==, 0);
      g_assert_cmpint (hu_snapshot_get_verdict (supposed) != NULL, ==, cases[i].wins);

      hu_adjudicator_suppose_after (adjudicator, G_MAXUINT);
      real = hu_adjudicator_view (adjudicator, 1, HU_SIDE_SECOND);
      if (cases[i].wins)
        g_assert_cmpint (hu_snapshot_get_secrecy (real, h), ==, HU_SECRECY_NONE);
    }
}

/* A side that has nothing to hide is shown what is so, and one whose enemy has nothing, too. */
static void
test_nothing_secret (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3", "r1 russian squad A1; g1 german squad E3", "german all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) truth = NULL;
  g_autoptr(HuSnapshot) view = NULL;

  hu_control_play (adjudicator, "move r1 D3");
  truth = hu_adjudicator_snapshot (adjudicator, 1);
  view = hu_adjudicator_view (adjudicator, 1, HU_SIDE_FIRST);
  assert_same (truth, view, 0, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/control-view/hidden", test_hidden);
  g_test_add_func ("/control-view/concealed", test_concealed);
  g_test_add_func ("/control-view/incremental", test_incremental);
  g_test_add_func ("/control-view/back", test_back);
  g_test_add_func ("/control-view/back-beside-objectives", test_back_beside_objectives);
  g_test_add_func ("/control-view/taken-back", test_taken_back);
  g_test_add_func ("/control-view/beside-front-line", test_beside_front_line);
  g_test_add_func ("/control-view/what-if", test_what_if);
  g_test_add_func ("/control-view/supposed", test_supposed);
  g_test_add_func ("/control-view/nothing-secret", test_nothing_secret);

  return g_test_run ();
}
