/*
 * Text for people goes through gettext, all of it.
 *
 * The functions of GLib that translate are replaced here by ones that put
 * every message into brackets, so that a word that did not come through them
 * shows, on any machine and in any locale.
 */
#include "hu-control-clauses.h"
#include "hu-control-fixture.h"
#include "hu-control.h"
#include "hu-explain-front-line.h"
#include "hu-front-line-rules.h"
#include "hu-named.h"
#include "hu-sudden-death-rules.h"
#include "hu-sudden-death.h"

#define OPEN "⟦"
#define CLOSE "⟧"

static const char *
bracket (const char *message)
{
  g_autofree char *text = g_strconcat (OPEN, message, CLOSE, NULL);

  return g_intern_string (text);
}

const char *
g_dgettext (const char *domain,
            const char *message)
{
  g_assert_cmpstr (domain, ==, "hex-umpire");
  return bracket (message);
}

const char *
g_dngettext (const char *domain,
             const char *singular,
             const char *plural,
             gulong      n)
{
  g_assert_cmpstr (domain, ==, "hex-umpire");
  return bracket (n == 1 ? singular : plural);
}

const char *
g_dpgettext (const char *domain,
             const char *context_and_message,
             gsize       offset)
{
  g_assert_cmpstr (domain, ==, "hex-umpire");
  return bracket (context_and_message + offset);
}

const char *
g_dpgettext2 (const char *domain,
              const char *context,
              const char *message)
{
  g_assert_cmpstr (domain, ==, "hex-umpire");
  return bracket (message);
}

static void
assert_translated (char *words)
{
  g_autofree char *bracketed = words;

  g_test_message ("%s", bracketed);
  g_assert_true (g_str_has_prefix (bracketed, OPEN));
  g_assert_true (g_str_has_suffix (bracketed, CLOSE));
}

#define ASSERT_TRANSLATED(function, ...) assert_translated (function (__VA_ARGS__))

static void
test_names (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("");
  g_autoptr(HuScenario) numbered = hu_fixture_corridor ("");
  g_autoptr(GArray) hexes = hu_fixture_hexes (scenario, "0301 0302 0303");
  const HuClock clock = { .turn = 1 };
  const HuClock over = { .turn = 2, .over = TRUE };

  ASSERT_TRANSLATED (hu_explain_side, scenario, HU_SIDE_NONE);
  ASSERT_TRANSLATED (hu_explain_turn, numbered, 1);
  ASSERT_TRANSLATED (hu_explain_clock, scenario, &clock);
  ASSERT_TRANSLATED (hu_explain_clock, scenario, &over);
  ASSERT_TRANSLATED (hu_explain_hex, scenario, hu_fixture_hex (scenario, "0306"));
  ASSERT_TRANSLATED (hu_explain_hexes, scenario, hexes, 0);
  ASSERT_TRANSLATED (hu_explain_hexes, scenario, hexes, 1);
  for (guint terrain = 0; terrain < HU_N_TERRAINS; terrain++)
    ASSERT_TRANSLATED (hu_explain_terrain, terrain);
}

static void
assert_ruling_translated (const HuScenario *scenario,
                          HuRulingKind      kind)
{
  const HuHex hex = hu_fixture_hex (scenario, "0306");
  const guint unit = 0;

  for (guint bits = 0; bits < 4; bits++)
    {
      g_autoptr(HuRuling) ruling = hu_ruling_new (kind, HU_SYSTEM_SUDDEN_DEATH, "4.2", NULL, HU_SIDE_FIRST);

      ruling->place = 0;
      ((HuSuddenDeathRuling *) ruling)->turn = 1;
      ruling->decides = bits & 1;
      if (bits & 2)
        {
          g_array_append_val (ruling->hexes, hex);
          g_array_append_val (ruling->units, unit);
        }
      ASSERT_TRANSLATED (hu_explain_ruling, scenario, ruling);
    }
}

/* Those of front-line and of control are below. */
static void
test_rulings (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0101");

  for (HuRulingKind kind = 0; kind < HU_N_COMMON_RULINGS; kind++)
    assert_ruling_translated (scenario, kind);
  for (HuRulingKind kind = HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED; kind <= HU_SUDDEN_DEATH_RULING_HELD_OUT; kind++)
    assert_ruling_translated (scenario, kind);
}

/* Everything that is said of a moment. */
static void
assert_snapshot_translated (const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);

  ASSERT_TRANSLATED (hu_explain_verdict, snapshot);
  if (hu_snapshot_get_verdict (snapshot) != NULL)
    ASSERT_TRANSLATED (hu_explain_verdict_record, scenario, hu_snapshot_get_verdict (snapshot));

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      ASSERT_TRANSLATED (hu_explain_meter_title, snapshot, meter);
      ASSERT_TRANSLATED (hu_explain_meter_value, snapshot, meter);
      ASSERT_TRANSLATED (hu_explain_meter_detail, snapshot, meter);
      ASSERT_TRANSLATED (hu_explain_meter_rule, snapshot, meter);
    }
}

static void
test_snapshot (void)
{
  static const char * const logs[] = {
    "", "move g1 0303", "move g1 0303; end-phase", "move g1 0306", "concede german",
    "end-phase; end-phase; end-phase; end-phase",
    "control german 0502; end-phase; end-phase; end-phase; end-phase",
    "withdraw g1", "withdraw g1; end-phase; end-phase", "move s1 0103",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (logs); i++)
    {
      g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0101; s1 soviet 0301");
      g_autoptr(HuSnapshot) snapshot = NULL;

      hu_sudden_death_add_withdrawal (hu_sudden_death_rules (scenario), 2, 1);
      snapshot = hu_named_play (scenario, logs[i]);
      g_assert_cmpuint (hu_snapshot_get_meters (snapshot)->len, ==, 5);
      assert_snapshot_translated (snapshot);
    }
}

static void
plain (HuScenario *scenario)
{
}

static void
by_path (HuScenario *scenario)
{
  hu_front_line_rules (scenario)->reading = HU_READING_PATH;
}

static void
ends_exempt (HuScenario *scenario)
{
  hu_front_line_rules (scenario)->ends_exempt = TRUE;
  hu_front_line_rules (scenario)->zero_zero_none = TRUE;
  scenario->start.points[HU_SIDE_SECOND] = 0;
}

static void
own_level (HuScenario *scenario)
{
  HuLevel *first = g_ptr_array_index (hu_front_line_rules (scenario)->levels, 0);

  g_free (first->id);
  first->id = g_strdup ("disaster");
}

/* Whole games, told event by event, under each reading. */
static void
test_front_line (void)
{
  static const char units[] = "g1 german 0202 division 5; g2 german 0405 division 4; s1 soviet 0703 division 6; "
                              "s2 soviet 0706";
  static const char log[] = "move g2 0505; award german rail-cut count 2; award soviet partisans points 3; "
                            "adjust soviet -1; adjust german 1; end-phase; eliminate s1; end-phase; "
                            "move g1 0603; end-phase; end-phase";
  static void (* const tweaks[]) (HuScenario *scenario) = { plain, by_path, ends_exempt, own_level };
  guint seen = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (tweaks); i++)
    {
      g_autoptr(HuScenario) scenario = hu_named_front (units);
      g_autoptr(HuAdjudicator) game = NULL;

      tweaks[i] (scenario);
      game = hu_fixture_play (scenario, log);
      for (guint event = 0; event <= hu_adjudicator_get_n_events (game); event++)
        {
          g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, event);
          const GPtrArray *rulings = hu_adjudicator_get_rulings (game, event);
          const GArray *gaps = hu_snapshot_get_front_line (snapshot)->gaps[HU_SIDE_SECOND];

          assert_snapshot_translated (snapshot);
          if (event > 0)
            ASSERT_TRANSLATED (hu_explain_event, scenario, hu_adjudicator_get_event (game, event - 1), NULL);
          for (guint j = 0; j < rulings->len; j++)
            {
              const HuRuling *ruling = g_ptr_array_index (rulings, j);

              ASSERT_TRANSLATED (hu_explain_ruling, scenario, ruling);
              if (ruling->kind >= HU_N_COMMON_RULINGS && ruling->system == HU_SYSTEM_FRONT_LINE)
                seen |= 1u << (ruling->kind - HU_FRONT_LINE_RULING_POINTS_START);
            }
          for (guint j = 0; j < gaps->len; j++)
            ASSERT_TRANSLATED (hu_explain_gap, scenario, NULL, &g_array_index (gaps, HuGap, j), FALSE);
          if (event == 6 && i == 0)
            ASSERT_TRANSLATED (hu_explain_phase_warning, snapshot);
        }
      for (gint level = -1; level < (gint) hu_front_line_rules (scenario)->levels->len; level++)
        ASSERT_TRANSLATED (hu_explain_level, scenario, level);
    }

  for (HuRulingKind kind = HU_FRONT_LINE_RULING_POINTS_START; kind <= HU_FRONT_LINE_RULING_LEVEL; kind++)
    g_assert_true (seen >> (kind - HU_FRONT_LINE_RULING_POINTS_START) & 1);
}

static void
test_events (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0101; s1 soviet 0305; s2 soviet -");
  g_autoptr(HuSnapshot) before = hu_named_play (scenario, "");
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario,
                                             "end-phase; move g1 0102; move g1 0102 0103; place s2 0301; "
                                             "eliminate g1; eliminate s1 > s2; withdraw g1; exit g1 0101; "
                                             "exit g1 0101 victory; exit g1 0101 recall; exit g1 0101 guard; "
                                             "exit g1 0101 landing; control soviet 0101; control - 0101; "
                                             "concede german; note hello");

  for (guint i = 0; i < log->len; i++)
    {
      const HuEvent *event = g_ptr_array_index (log, i);

      ASSERT_TRANSLATED (hu_explain_event, scenario, event, hu_snapshot_get_state (before));
      ASSERT_TRANSLATED (hu_explain_event, scenario, event, NULL);
    }
}

/* A whole tactical game, told event by event, as each side sees it too. */
static void
test_control (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (
    "house D3 E3 levels=1; hut G5",
    "g german squad D2; r russian squad A5; s russian squad A5; rhs russian half-squad -; gt german afv B5 armor=6; "
    "gc german crew -; t russian squad H5", "german D2; russian A5 D3 E3 G5");
  static const char log[] = "move g D3; mark g concealed; move gt C5; move gt B5; mark r broken; reduce s rhs; "
                            "capture r g; release r; abandon gt gc; move g G5; declare german building hut; "
                            "accident D3 flame; spread E3 D3 blaze; kindle german A5 blaze; out E3; rubble D3; "
                            "move g E3/1; mop g house; kill r; adjust german cvp 2; adjust german exit_vp 1; "
                            "move g A1; exit g A1 victory; end; end";
  HuTerm *needs = hu_control_fixture_condition ("cvp");
  GArray *exit = hu_fixture_hexes (scenario, "A1");

  hu_control_fixture_ask (needs, 90);
  hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, needs);
  hu_control_add_exit (hu_control_rules (scenario), HU_SIDE_FIRST, exit);
  for (HuSide view = HU_SIDE_NONE; view < HU_N_SIDES; view++)
    {
      g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);

      hu_control_play (game, log);
      for (guint event = 0; event <= hu_adjudicator_get_n_events (game); event++)
        {
          g_autoptr(HuSnapshot) snapshot = hu_adjudicator_view (game, event, view);
          const GPtrArray *rulings = hu_adjudicator_get_rulings (game, event);

          assert_snapshot_translated (snapshot);
          if (event > 0)
            ASSERT_TRANSLATED (hu_explain_event, scenario, hu_adjudicator_get_event (game, event - 1), NULL);
          for (guint i = 0; i < rulings->len; i++)
            ASSERT_TRANSLATED (hu_explain_ruling, scenario, g_ptr_array_index (rulings, i));
        }
    }
}

/* Every way in which a thing passes, and every end. */
static void
test_control_rulings (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("house D3 E3", "g german squad D2", "german D2");
  HuTerm *needs = hu_control_fixture_condition ("cvp");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuHex hex = 0;
  const guint unit = 0;
  const HuHidden hidden = { unit, hex };
#define CLAUSE(name, id) HU_CLAUSE_##name,
  const HuClauseId clauses[] = { HU_CONTROL_CLAUSES (CLAUSE) };

  hu_control_fixture_ask (needs, 2);
  hu_control_fixture_win (scenario, HU_SIDE_FIRST, TRUE, needs);
  game = hu_adjudicator_new (scenario);
  snapshot = hu_adjudicator_snapshot (game, 0);

  for (HuRulingKind kind = HU_CONTROL_RULING_LOCATION; kind <= HU_CONTROL_RULING_PREVENTED; kind++)
    for (guint clause = 0; clause < G_N_ELEMENTS (clauses); clause++)
      for (guint bits = 0; bits < 8; bits++)
        {
          g_autoptr(HuRuling) ruling = hu_ruling_new (kind, HU_SYSTEM_CONTROL, "26.11", clauses[clause],
                                                        HU_SIDE_FIRST);
          HuControlRuling *own = (HuControlRuling *) ruling;

          ruling->reason.replaced = bits;
          ruling->reason.of = 8;
          if (bits == 3)
            hu_reason_except (&ruling->reason, HU_CLAUSE_BYPASS_OF_BUILDING, unit);
          ruling->subject_kind = bits % HU_N_SUBJECTS;
          ruling->subject = 0;
          ruling->side = bits == 7 && kind <= HU_CONTROL_RULING_BUILDING ? HU_SIDE_NONE : HU_SIDE_FIRST;
          own->points = bits & 1;
          own->single = own->times = bits >> 2;
          own->reduced = bits >> 2 & 1;
          own->both = bits & 1;
          own->when = bits & 1 ? HU_JUDGED_INSTANT : HU_JUDGED_END;
          own->adjusted = bits & 2 ? HU_ADJUST_CVP : HU_ADJUST_EXIT_VP;
          own->unasked = bits >> 1 & 1;
          own->needs = hu_control_find (hu_snapshot_get_state (snapshot), needs, FALSE);
          ruling->item = 0;
          g_array_append_val (ruling->hexes, hex);
          g_array_append_val (ruling->units, unit);
          own->hidden = g_array_new (FALSE, FALSE, sizeof (HuHidden));
          g_array_append_val (own->hidden, hidden);
          ruling->reason.since = bits & 1;
          ASSERT_TRANSLATED (hu_explain_ruling, scenario, ruling);
        }
}

static void
test_refusals (void)
{
  g_autoptr(HuScenario) scenario = hu_named_front ("g1 german 0101");

  for (HuRefusalCode code = HU_REFUSAL_NONE + 1; code <= HU_REFUSAL_UNSEEN; code++)
    {
      const HuRefusal refusal = { .code = code, .unit = 0, .status = HU_UNIT_EXITED, .index = -1,
                                  .other_unit = HU_UNIT_NONE, .hex = 0, .subject = -1 };
      char *remedy = NULL;

      assert_translated (hu_explain_refusal (scenario, &refusal, &remedy));
      assert_translated (remedy);
    }
}

static void
test_frontier (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0303");
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autoptr(HuSupplySituation) situation = NULL;

  hu_map_set_hexside (scenario->map, HU_HEXSIDE_LAKE,
                      hu_fixture_hex (scenario, "0304"), hu_fixture_hex (scenario, "0303"));
  snapshot = hu_named_play (scenario, "");
  situation = hu_supply_situation_new (hu_snapshot_get_state (snapshot), HU_SIDE_SECOND);
  for (HuBlock block = HU_BLOCK_OPEN + 1; block < HU_N_BLOCKS; block++)
    {
      const HuFrontierHex stop = {
        .hex = hu_fixture_hex (scenario, "0303"), .from = hu_fixture_hex (scenario, "0304"), .because = block,
      };

      ASSERT_TRANSLATED (hu_explain_frontier, situation, &stop);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/language/names", test_names);
  g_test_add_func ("/language/rulings", test_rulings);
  g_test_add_func ("/language/snapshot", test_snapshot);
  g_test_add_func ("/language/front-line", test_front_line);
  g_test_add_func ("/language/control", test_control);
  g_test_add_func ("/language/control-rulings", test_control_rulings);
  g_test_add_func ("/language/events", test_events);
  g_test_add_func ("/language/refusals", test_refusals);
  g_test_add_func ("/language/frontier", test_frontier);

  return g_test_run ();
}
