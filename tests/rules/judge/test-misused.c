/*
 * A program could say what no file can: events without what their verb needs, ids
 * that nothing has, and the far ends of what can be asked.
 * Private headers: only a call from inside the rules can be so wrong.
 */
#include "hu-apply-private.h"
#include "hu-check.h"
#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-fixture.h"
#include "hu-flip.h"
#include "hu-front-line-private.h"
#include "hu-lesson-plan.h"
#include "hu-side-draw.h"
#include "hu-sudden-death-rules.h"
#include "hu-supply.h"
#include "hu-tracing.h"

#define NO_HEX 1000
#define NO_UNIT 1000

/* --- Events --- */

typedef HuEvent *(*MakeEvent) (void);

typedef struct
{
  const char   *name;
  MakeEvent     make;
  HuRefusalCode code;
  const char   *field;
} RefusedCase;

static HuEvent *
of_side (HuVerb verb,
         HuSide side)
{
  HuEvent *event = hu_event_new (verb);

  event->side = side;
  return event;
}

static HuEvent *
with_hexes (HuEvent *event,
            HuHex    hex,
            guint    n)
{
  for (guint i = 0; i < n; i++)
    g_array_append_val (event->hexes, hex);

  return event;
}

static HuEvent *
fire (HuFireCause cause,
      HuSide      side,
      HuHex       hex,
      guint       n_hexes)
{
  HuEvent *event = with_hexes (of_side (HU_VERB_FIRE, side), hex, n_hexes);

  event->cause = cause;
  event->fire = HU_FIRE_FLAME;
  return event;
}

static HuEvent *
adjust (HuAdjustWhat what,
        HuSide       side,
        gint64       points)
{
  HuEvent *event = of_side (HU_VERB_ADJUST, side);

  event->what = what;
  event->has_points = TRUE;
  event->points = points;
  return event;
}

static HuEvent *
about (HuVerb        verb,
       HuSubjectKind kind,
       gint32        subject)
{
  HuEvent *event = of_side (verb, HU_SIDE_FIRST);

  event->unit = 0;
  event->subject_kind = kind;
  event->subject = subject;
  return event;
}

static HuEvent *
put_in (guint carrier)
{
  HuEvent *event = hu_event_new (HU_VERB_MARK);

  event->unit = 0;
  event->has_in = TRUE;
  event->other_unit = carrier;
  return event;
}

static HuEvent *unknown_unit (void) { return hu_event_new_eliminate (NO_UNIT); }
static HuEvent *unknown_carrier (void) { return put_in (NO_UNIT); }
static HuEvent *control_by_neither (void) { return of_side (HU_VERB_CONTROL, 2); }
static HuEvent *concede_by_nobody (void) { return of_side (HU_VERB_CONCEDE, HU_SIDE_NONE); }
static HuEvent *fire_nowhere (void) { return fire (HU_CAUSE_ACCIDENT, HU_SIDE_NONE, 0, 0); }
static HuEvent *fire_from_nowhere (void) { return fire (HU_CAUSE_SPREAD, HU_SIDE_NONE, 1, 1); }
static HuEvent *fire_off_the_map (void) { return fire (HU_CAUSE_ACCIDENT, HU_SIDE_NONE, NO_HEX, 1); }
static HuEvent *kindled_by_nobody (void) { return fire (HU_CAUSE_KINDLED, HU_SIDE_NONE, 1, 1); }
static HuEvent *rubble_nowhere (void) { return hu_event_new (HU_VERB_RUBBLE); }
static HuEvent *rubble_off_the_map (void) { return with_hexes (hu_event_new (HU_VERB_RUBBLE), NO_HEX, 1); }
static HuEvent *mop_up_nothing (void) { return about (HU_VERB_MOP_UP, HU_SUBJECT_BUILDING, -1); }
static HuEvent *mop_up_no_building (void) { return about (HU_VERB_MOP_UP, HU_SUBJECT_BUILDING, 9); }
static HuEvent *control_off_the_map (void) { return with_hexes (of_side (HU_VERB_CONTROL, HU_SIDE_FIRST), NO_HEX, 1); }
static HuEvent *declare_by_nobody (void) { return of_side (HU_VERB_DECLARE, HU_SIDE_NONE); }
static HuEvent *declare_nothing (void) { return about (HU_VERB_DECLARE, HU_SUBJECT_HEX, -1); }
static HuEvent *declare_no_hex (void) { return about (HU_VERB_DECLARE, HU_SUBJECT_HEX, NO_HEX); }
static HuEvent *adjust_nobody (void) { return adjust (HU_ADJUST_CVP, HU_SIDE_NONE, 1); }
static HuEvent *adjust_too_far (void) { return adjust (HU_ADJUST_CVP, HU_SIDE_FIRST, G_MAXINT64 / 2); }
static HuEvent *no_points_here (void) { return adjust (HU_ADJUST_POINTS, HU_SIDE_FIRST, 1); }

static HuEvent *
release_unknown (void)
{
  HuEvent *event = hu_event_new (HU_VERB_RELEASE);

  event->unit = NO_UNIT;
  return event;
}

static HuEvent *
to_no_level (guint n_hexes)
{
  HuEvent *event = hu_event_new (HU_VERB_MOVE);

  event->unit = 0;
  event->is_path = n_hexes > 1;
  for (guint i = 0; i < n_hexes; i++)
    hu_event_add_place (event, 1, i + 1 < n_hexes ? HU_STOREY_GROUND : 3);

  return event;
}

static HuEvent *no_level (void) { return to_no_level (1); }

static const RefusedCase refused_cases[] = {
  { "unknown-unit", unknown_unit, HU_REFUSAL_UNKNOWN_UNIT, "unit" },
  { "unknown-carrier", unknown_carrier, HU_REFUSAL_UNKNOWN_UNIT, "in" },
  { "release-unknown", release_unknown, HU_REFUSAL_UNKNOWN_UNIT, "unit" },
  { "control-by-neither", control_by_neither, HU_REFUSAL_UNKNOWN_SIDE, "side" },
  { "control-off-the-map", control_off_the_map, HU_REFUSAL_OFF_MAP_HEX, "hexes" },
  { "no-level", no_level, HU_REFUSAL_NO_STOREY, "to" },
  { "concede-by-nobody", concede_by_nobody, HU_REFUSAL_UNKNOWN_SIDE, "side" },
  { "fire-nowhere", fire_nowhere, HU_REFUSAL_NO_HEX, "at" },
  { "fire-from-nowhere", fire_from_nowhere, HU_REFUSAL_NO_HEX, "from" },
  { "fire-off-the-map", fire_off_the_map, HU_REFUSAL_OFF_MAP_HEX, "at" },
  { "kindled-by-nobody", kindled_by_nobody, HU_REFUSAL_UNKNOWN_SIDE, "side" },
  { "rubble-nowhere", rubble_nowhere, HU_REFUSAL_NO_HEX, "at" },
  { "rubble-off-the-map", rubble_off_the_map, HU_REFUSAL_OFF_MAP_HEX, "at" },
  { "mop-up-nothing", mop_up_nothing, HU_REFUSAL_NO_SUBJECT, "building" },
  { "mop-up-no-building", mop_up_no_building, HU_REFUSAL_NO_SUBJECT, "building" },
  { "declare-by-nobody", declare_by_nobody, HU_REFUSAL_UNKNOWN_SIDE, "side" },
  { "declare-nothing", declare_nothing, HU_REFUSAL_NO_SUBJECT, "id" },
  { "declare-no-hex", declare_no_hex, HU_REFUSAL_NO_SUBJECT, "id" },
  { "adjust-nobody", adjust_nobody, HU_REFUSAL_UNKNOWN_SIDE, "side" },
  { "adjust-too-far", adjust_too_far, HU_REFUSAL_OVERFLOW, "points" },
  { "no-points-here", no_points_here, HU_REFUSAL_NOT_IN_FORCE, NULL },
};

static void
test_refused (gconstpointer data)
{
  const RefusedCase *self = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=1", "g1 german squad D3; r1 russian squad A1", "german all");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuEvent) event = self->make ();
  HuEvent *events[] = { event };
  HuRefusal refusal;
  guint refused = 7;

  g_assert_false (hu_adjudicator_append (game, event, &refusal));
  g_assert_cmpint (refusal.code, ==, self->code);
  g_assert_cmpstr (refusal.field, ==, self->field);
  g_assert_cmpint (refusal.index, ==, -1);
  g_assert_cmpuint (hu_adjudicator_get_n_events (game), ==, 0);

  /* All at once it is the same, whether or not one asks which. */
  g_assert_null (hu_adjudicate (scenario, events, 1, &refusal, &refused));
  g_assert_cmpuint (refused, ==, 0);
  g_assert_null (hu_adjudicate (scenario, events, 1, &refusal, NULL));
  g_assert_cmpint (refusal.code, ==, self->code);
}

/* Which of several hexes it is that has no such level. */
static void
test_which_level (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=1", "g1 german squad D3", "german all");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuEvent) one = no_level ();
  g_autoptr(HuEvent) path = to_no_level (3);
  HuRefusal refusal;

  g_assert_false (hu_adjudicator_append (game, one, &refusal));
  g_assert_cmpint (refusal.index, ==, -1);
  g_assert_cmpint (refusal.storey, ==, 3);
  g_assert_false (hu_adjudicator_append (game, path, &refusal));
  g_assert_cmpint (refusal.code, ==, HU_REFUSAL_NO_STOREY);
  g_assert_cmpstr (refusal.field, ==, "path");
  g_assert_cmpint (refusal.index, ==, 2);
  g_assert_cmpint (refusal.hex, ==, 1);
}

/* A number that is no verb is a programmer's error, and refused. */
static void
test_no_verb (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "g1 german squad D3", "");
  g_autoptr(HuState) state = hu_state_new (scenario);
  g_autoptr(HuEvent) nothing = hu_event_new (HU_VERB_NOTE);
  g_autoptr(HuEvent) note = hu_event_new_note ("not tactical");
  HuRefusal refusal = { 0 };

  nothing->verb = HU_N_VERBS;
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*should not be reached*");
  g_assert_false (hu_event_check (state, nothing, &refusal));
  g_test_assert_expected_messages ();
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*should not be reached*");
  g_assert_false (hu_tactical_check (state, note, &refusal));
  g_test_assert_expected_messages ();
}

/* The points of the line are corrected for a side. */
static void
test_points_of_nobody (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (4, 4, "g1 german 0101");
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuEvent) correction = adjust (HU_ADJUST_POINTS, HU_SIDE_NONE, 1);
  g_autoptr(HuEvent) award = of_side (HU_VERB_AWARD, HU_SIDE_NONE);
  HuScheduleItem *item = hu_front_line_add_item (hu_front_line_rules (scenario), "rail-cut", HU_ITEM_AWARD, HU_SIDE_FIRST);
  HuRefusal refusal;

  item->points = 3;
  hu_scenario_finish (scenario);
  game = hu_adjudicator_new (scenario);
  g_assert_false (hu_adjudicator_append (game, correction, &refusal));
  g_assert_cmpint (refusal.code, ==, HU_REFUSAL_UNKNOWN_SIDE);
  g_assert_cmpstr (refusal.field, ==, "side");
  g_assert_cmpint (refusal.index, ==, -1);
  award->item = 0;
  g_assert_false (hu_adjudicator_append (game, award, &refusal));
  g_assert_cmpint (refusal.code, ==, HU_REFUSAL_UNKNOWN_SIDE);
  g_assert_cmpstr (refusal.field, ==, "side");
  g_assert_cmpint (refusal.index, ==, -1);
}

static void
test_no_clock (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (3, 3, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  g_autoptr(HuScenario) scenario = hu_scenario_new (map);
  g_autoptr(HuAdjudicator) game = NULL;
  g_autoptr(HuEvent) event = hu_event_new (HU_VERB_END_PHASE);
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autofree char *fault = NULL;
  HuClock clock = { .turn = 1 };
  HuRefusal refusal;

  hu_scenario_finish (scenario);
  game = hu_adjudicator_new (scenario);
  g_assert_false (hu_adjudicator_append (game, event, &refusal));
  g_assert_cmpint (refusal.code, ==, HU_REFUSAL_NO_CLOCK);
  snapshot = hu_adjudicator_snapshot (game, 0);
  fault = hu_state_find_fault (hu_snapshot_get_state (snapshot));
  g_assert_cmpstr (fault, ==, NULL);
  g_assert_cmpstr (hu_clock_phase_name (scenario, &clock), ==, "");
  g_assert_cmpstr (hu_clock_turn_name (scenario, &clock), ==, NULL);
}

/* --- Names and numbers --- */

static void
test_clock_names (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  HuClock clock = { .turn = 1, .phase = 9 };

  g_assert_cmpstr (hu_clock_phase_name (scenario, &clock), ==, "");
  scenario->calendar.turn_names = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (scenario->calendar.turn_names, g_strdup ("October"));
  g_assert_cmpstr (hu_clock_turn_name (scenario, &clock), ==, "October");
  clock.turn = 0;
  g_assert_cmpstr (hu_clock_turn_name (scenario, &clock), ==, NULL);
  clock.turn = 2;
  g_assert_cmpstr (hu_clock_turn_name (scenario, &clock), ==, NULL);
}

static void
test_sizes (void)
{
  const gint sizes[][2] = { { 0, 1 }, { 1, 0 }, { HU_GRID_MAX + 1, 1 }, { 1, HU_GRID_MAX + 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (hu_grid_new (sizes[i][0], sizes[i][1], HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, &error));
      g_assert_error (error, HU_GRID_ERROR, HU_GRID_ERROR_SIZE);
    }
}

static void
test_outside (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (3, 4, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);

  g_assert_cmpint (hu_grid_at (grid, 0, 1), ==, HU_HEX_NONE);
  g_assert_cmpint (hu_grid_at (grid, 4, 1), ==, HU_HEX_NONE);
  g_assert_cmpint (hu_grid_at (grid, 1, -1), ==, HU_HEX_NONE);
  g_assert_cmpint (hu_grid_at (grid, 1, 5), ==, HU_HEX_NONE);
  g_assert_cmpint (hu_grid_direction (grid, hu_grid_at (grid, 1, 1), HU_HEX_NONE), ==, -1);
  g_assert_false (hu_grid_in_rectangle (grid, -1));
  g_assert_false (hu_grid_in_rectangle (grid, grid->n_hexes));
  g_assert_false (hu_grid_has (grid, -2));
  g_assert_false (hu_grid_has (grid, grid->n_hexes));
}

static void
test_no_such_id (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");

  g_assert_null (hu_balance_of_side (scenario, HU_SIDE_FIRST));
}

static void
test_locations (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3 levels=1", "", "german all");
  const char * const wrong[] = { "ZZ99/1", "D3/0", "D3/x", "D3/99", "D3/2" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_cmpint (hu_location_parse (scenario->map, wrong[i], &error), ==, HU_LOCATION_NONE);
      g_assert_nonnull (error);
    }
}

static void
test_nothing_to_free (void)
{
  hu_supply_trace_free (NULL);
  hu_supply_cut_free (NULL);
  hu_term_free (NULL);
}

/* --- What can be asked --- */

static void
test_questions (void)
{
  g_autoptr(HuScenario) corridor = hu_fixture_corridor ("");
  g_autoptr(HuScenario) front = hu_fixture_front (4, 4, "");
  g_autoptr(HuScenario) board = hu_control_fixture ("b D3 E3 levels=1", "", "german all");
  const HuSide one = HU_SIDE_FIRST, none = HU_SIDE_NONE;
  const struct { HuScenario *scenario; HuQuestion question; gboolean possible; } cases[] = {
    { corridor, { HU_QUESTION_ISOLATE, none, one, 0, 0 }, TRUE },
    { corridor, { HU_QUESTION_ISOLATE, none, none, 0, 0 }, FALSE },
    { corridor, { HU_QUESTION_LINE, one, one, 0, 0 }, FALSE },
    { corridor, { HU_QUESTION_OWNER, one, one, HU_SUBJECT_HEX, 1 }, FALSE },
    { corridor, { HU_N_QUESTIONS, one, one, 0, 0 }, FALSE },
    { front, { HU_QUESTION_LINE, HU_SIDE_SECOND, HU_SIDE_SECOND, 0, 0 }, TRUE },
    { front, { HU_QUESTION_LINE, none, one, 0, 0 }, FALSE },
    { front, { HU_QUESTION_ISOLATE, none, one, 0, 0 }, FALSE },
    { board, { HU_QUESTION_OWNER, one, one, HU_SUBJECT_HEX, 1 }, TRUE },
    { board, { HU_QUESTION_OWNER, none, one, HU_SUBJECT_HEX, 1 }, FALSE },
    { board, { HU_QUESTION_OWNER, one, one, HU_SUBJECT_HEX, -1 }, FALSE },
    { board, { HU_QUESTION_OWNER, one, one, HU_SUBJECT_HEX, NO_HEX }, FALSE },
    { board, { HU_QUESTION_OWNER, one, one, HU_SUBJECT_LOCATION, 1 }, TRUE },
    { board, { HU_QUESTION_OWNER, one, one, HU_SUBJECT_LOCATION, -1 }, FALSE },
    { board, { HU_QUESTION_OWNER, one, one, HU_SUBJECT_LOCATION, NO_HEX }, FALSE },
    { board, { HU_QUESTION_OWNER, one, one, HU_SUBJECT_BUILDING, 0 }, TRUE },
    { board, { HU_QUESTION_OWNER, one, one, HU_SUBJECT_BUILDING, -1 }, FALSE },
    { board, { HU_QUESTION_OWNER, one, one, HU_SUBJECT_BUILDING, 1 }, FALSE },
    { board, { HU_QUESTION_OWNER, one, one, HU_N_SUBJECTS, 0 }, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("case %u", i);
      g_assert_cmpint (hu_question_possible (cases[i].scenario, &cases[i].question), ==, cases[i].possible);
    }
}

static void
test_tracing (void)
{
  g_autoptr(HuScenario) corridor = hu_fixture_corridor ("");
  g_autoptr(HuScenario) front = hu_fixture_front (4, 4, "");

  g_assert_true (hu_tracing_possible (corridor, hu_sudden_death_rules (corridor)->defender));
  g_assert_false (hu_tracing_possible (corridor, hu_sudden_death_rules (corridor)->attacker));
  hu_sudden_death_rules (corridor)->has_attacker_sources = TRUE;
  g_assert_true (hu_tracing_possible (corridor, hu_sudden_death_rules (corridor)->attacker));
  g_assert_false (hu_tracing_possible (corridor, HU_SIDE_NONE));
  g_assert_false (hu_tracing_possible (front, HU_SIDE_FIRST));
}

static void
test_line_units (void)
{
  g_autoptr(HuScenario) front = hu_fixture_front (4, 4, "g1 german 0101 division; g2 german 0102 division eb");

  g_assert_true (hu_front_line_projects (front, hu_scenario_get_unit (front, 0)));
  g_assert_false (hu_front_line_projects (front, hu_scenario_get_unit (front, 1)));
  hu_scenario_finish (front);
  g_assert_true (hu_front_line_row_counts (front, 4));
  g_assert_false (hu_front_line_row_counts (front, -1));
  g_assert_false (hu_front_line_row_counts (front, 5));
}

/* From no result any point is one. */
static void
test_no_result (void)
{
  g_autoptr(HuScenario) front = hu_fixture_front (4, 4, "");

  hu_front_line_rules (front)->zero_zero_none = TRUE;
  g_assert_cmpint (hu_front_line_find_level (hu_front_line_rules (front), 0, 0), ==, -1);
  g_assert_cmpint (hu_level_distance (hu_front_line_rules (front), 0, 0, HU_SIDE_FIRST), ==, 1);
  g_assert_cmpint (hu_level_distance (hu_front_line_rules (front), 0, 0, HU_SIDE_SECOND), ==, 1);
}

/* The next level is further than 64 bits: no points bring it.  The attacker has what makes it
 * just as far as they go, 100 times the defender's and one more being G_MAXINT64 away. */
static void
test_out_of_reach (void)
{
  g_autoptr(HuScenario) front = hu_fixture_front (4, 4, "");
  const gint64 defender = G_GINT64_CONSTANT (100000000000000000);
  const gint64 attacker = 100 * (defender - G_MAXINT64 / 100) - G_MAXINT64 % 100 + 1;
  static const char * const levels[] = { "even", "more", "all" };
  static const gint64 bounds[] = { 1, 100, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      HuLevel *level = hu_front_line_add_level (hu_front_line_rules (front), levels[i], HU_SIDE_FIRST);

      level->bound = bounds[i] > 0 ? HU_BOUND_UP_TO : HU_BOUND_NONE;
      level->numerator = bounds[i];
    }
  hu_scenario_finish (front);
  g_assert_cmpint (hu_front_line_find_level (hu_front_line_rules (front), attacker, defender), ==, 1);
  g_assert_cmpint (hu_level_distance (hu_front_line_rules (front), attacker, defender, HU_SIDE_FIRST), ==, G_MAXINT64);
  g_assert_cmpint (hu_level_distance (hu_front_line_rules (front), attacker - 1, defender, HU_SIDE_FIRST), ==, -1);
}

static void
test_no_secrets (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; g2 german 0103");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, 0);
  g_autoptr(GArray) units = hu_snapshot_units_in (snapshot, hu_fixture_hex (scenario, "0103"));

  g_assert_cmpuint (units->len, ==, 2);
  g_assert_cmpint (hu_snapshot_get_secrecy (snapshot, 0), ==, HU_SECRECY_NONE);
}

/* A lake and a cliff on one side: it bars as long as one of what bars is left. */
static void
test_hexsides (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (3, 3, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuHex a = hu_grid_at (grid, 2, 1), b = hu_grid_at (grid, 2, 2);
  gint direction = hu_grid_direction (grid, a, b);

  hu_map_clear_hexside (map, HU_HEXSIDE_LAKE, a, b);
  g_assert_false (hu_map_is_barrier (map, a, direction));
  hu_map_set_hexside (map, HU_HEXSIDE_RIVER, a, b);
  hu_map_clear_hexside (map, HU_HEXSIDE_RIVER, a, b);
  hu_map_set_hexside (map, HU_HEXSIDE_LAKE, a, b);
  hu_map_set_hexside (map, HU_HEXSIDE_CLIFF, a, b);
  g_assert_true (hu_map_is_barrier (map, a, direction));
  hu_map_clear_hexside (map, HU_HEXSIDE_LAKE, a, b);
  g_assert_true (hu_map_is_barrier (map, a, direction));
  hu_map_set_hexside (map, HU_HEXSIDE_LAKE, a, b);
  hu_map_clear_hexside (map, HU_HEXSIDE_CLIFF, a, b);
  g_assert_true (hu_map_is_barrier (map, a, direction));
  hu_map_clear_hexside (map, HU_HEXSIDE_LAKE, a, b);
  g_assert_false (hu_map_is_barrier (map, a, direction));
}

/* A lesson wants these of one unit that is elsewhere than at the beginning. */
static void
test_goals (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; g2 german 0104");
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, "move g1 0102");
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, 1);
  g_autoptr(HuFact) moved = hu_fact_new (HU_FACT_MOVED);
  const struct { HuGoalKind kind; gint64 number; gboolean met; } cases[] = {
    { HU_GOAL_IS, 0, FALSE }, { HU_GOAL_IS, 1, TRUE }, { HU_GOAL_IS, 2, FALSE },
    { HU_GOAL_AT_LEAST, 0, TRUE }, { HU_GOAL_AT_LEAST, 1, TRUE }, { HU_GOAL_AT_LEAST, 2, FALSE },
    { HU_GOAL_AT_MOST, 0, FALSE }, { HU_GOAL_AT_MOST, 1, TRUE }, { HU_GOAL_AT_MOST, 2, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      HuGoal goal = { .fact = moved, .kind = cases[i].kind, .number = cases[i].number };

      g_assert_cmpint (hu_goal_is_met (&goal, snapshot, NULL, NULL, 0), ==, cases[i].met);
    }
}

/* A unit that waited at the beginning moves by coming, too. */
static void
test_moved_onto_the_map (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german -; g2 german -; g3 german 0103");
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, "place g1 0102; place g2 0101");
  g_autoptr(HuFact) moved = hu_fact_new (HU_FACT_MOVED);

  for (guint n = 0; n <= 2; n++)
    {
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, n);
      g_autoptr(HuAnswer) answer = hu_fact_answer (moved, snapshot, NULL);

      g_assert_cmpint (answer->number, ==, n);
    }
}

/* A verdict stands, whatever comes after it. */
static void
test_second_verdict (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  g_autoptr(HuState) state = hu_state_new (scenario);
  HuJudging judging = { .state = state, .event = 1 };
  const HuVerdict *verdict = &state->verdicts[HU_SYSTEM_SUDDEN_DEATH];

  hu_judging_decide (&judging, HU_SYSTEM_SUDDEN_DEATH, HU_SIDE_FIRST, "4.2", FALSE);
  judging.event = 2;
  hu_judging_decide (&judging, HU_SYSTEM_SUDDEN_DEATH, HU_SIDE_SECOND, "4.5", TRUE);
  g_assert_cmpint (verdict->winner, ==, HU_SIDE_FIRST);
  g_assert_cmpstr (verdict->rule, ==, "4.2");
  g_assert_cmpuint (verdict->event, ==, 1);
  g_assert_false (verdict->coincidence);
}

static void
test_control_of_nothing (void)
{
  g_autoptr(HuEvent) event = hu_event_new_control (HU_SIDE_FIRST, NULL, 0);

  g_assert_cmpuint (event->hexes->len, ==, 0);
  g_assert_cmpint (event->side, ==, HU_SIDE_FIRST);
}

/* Points of control where there is none, and others where none are counted. */
static void
test_points_of_others (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  static const struct { HuAdjustWhat what; HuRefusalCode code; const char *field; } cases[] = {
    { HU_ADJUST_CVP, HU_REFUSAL_NEEDS_CONTROL, "what" }, { HU_ADJUST_EXIT_VP, HU_REFUSAL_NEEDS_CONTROL, "what" },
    { HU_ADJUST_POINTS, HU_REFUSAL_NOT_IN_FORCE, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuEvent) event = adjust (cases[i].what, HU_SIDE_FIRST, 1);
      HuRefusal refusal;

      g_assert_false (hu_adjudicator_append (game, event, &refusal));
      g_assert_cmpint (refusal.code, ==, cases[i].code);
      g_assert_cmpstr (refusal.field, ==, cases[i].field);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/refused", refused_cases, test_refused);
  g_test_add_func ("/refused/which-level", test_which_level);
  g_test_add_func ("/refused/no-verb", test_no_verb);
  g_test_add_func ("/refused/points-of-nobody", test_points_of_nobody);
  g_test_add_func ("/refused/no-clock", test_no_clock);
  g_test_add_func ("/clock/names", test_clock_names);
  g_test_add_func ("/grid/sizes", test_sizes);
  g_test_add_func ("/grid/outside", test_outside);
  g_test_add_func ("/id/none", test_no_such_id);
  g_test_add_func ("/location/wrong", test_locations);
  g_test_add_func ("/free/nothing", test_nothing_to_free);
  g_test_add_func ("/asked/questions", test_questions);
  g_test_add_func ("/asked/tracing", test_tracing);
  g_test_add_func ("/asked/line-units", test_line_units);
  g_test_add_func ("/asked/no-result", test_no_result);
  g_test_add_func ("/asked/out-of-reach", test_out_of_reach);
  g_test_add_func ("/asked/secrets", test_no_secrets);
  g_test_add_func ("/asked/hexsides", test_hexsides);
  g_test_add_func ("/asked/goals", test_goals);
  g_test_add_func ("/asked/moved-onto-the-map", test_moved_onto_the_map);
  g_test_add_func ("/asked/second-verdict", test_second_verdict);
  g_test_add_func ("/event/control-of-nothing", test_control_of_nothing);
  g_test_add_func ("/misused/points-of-others", test_points_of_others);

  return g_test_run ();
}
