/*
 * Whether two things say the same, and whether a state can be: each field is
 * changed in its turn, and has to be seen.
 * Private headers: every field of each system's part of a state is changed.
 */
#include "hu-control-fixture.h"
#include "hu-control-private.h"
#include "hu-fact.h"
#include "hu-fixture.h"
#include "hu-flip.h"
#include "hu-front-line-private.h"
#include "hu-sudden-death-private.h"
#include "hu-tells.h"

/* --- Events --- */

static HuEvent *
new_event (void)
{
  const HuHex path[] = { 3, 4 };
  const HuStorey storeys[] = { 0, 1 };
  const guint others[] = { 5, 6 };
  HuEvent *event = hu_event_new_move (1, path, 2);

  event->storeys = g_array_new (FALSE, FALSE, sizeof (HuStorey));
  g_array_append_vals (event->storeys, storeys, 2);
  g_array_append_vals (event->units, others, 2);
  event->text = g_strdup ("text");
  event->note = g_strdup ("note");
  event->extra = g_strdup ("{}");

  return event;
}

/* About nothing yet. */
static void
test_blank_event (void)
{
  g_autoptr(HuEvent) event = hu_event_new (HU_VERB_DECLARE);

  g_assert_cmpint (event->ref_count, ==, 1);
  g_assert_cmpint (event->verb, ==, HU_VERB_DECLARE);
  g_assert_cmpuint (event->unit, ==, HU_UNIT_NONE);
  g_assert_cmpuint (event->other_unit, ==, HU_UNIT_NONE);
  g_assert_cmpint (event->side, ==, HU_SIDE_NONE);
  g_assert_cmpuint (event->item, ==, HU_ITEM_NONE);
  g_assert_cmpint (event->subject, ==, -1);
  g_assert_cmpuint (event->hexes->len, ==, 0);
  g_assert_cmpuint (event->units->len, ==, 0);
  g_assert_false (event->is_path || event->own_attack || event->bypass || event->has_points || event->has_count);
  g_assert_false (event->has_in || event->has_ma || event->has_leadership);
  g_assert_cmpint (event->points, ==, 0);
  g_assert_cmpint (event->count, ==, 0);
}

/* Each event has in it what is handed in. */
static void
test_new_events (void)
{
  const HuHex hexes[] = { 3, 4 };
  g_autoptr(HuEvent) control = hu_event_new_control (HU_SIDE_SECOND, hexes, 2);
  g_autoptr(HuEvent) nowhere = hu_event_new_control (HU_SIDE_NONE, NULL, 0);
  g_autoptr(HuEvent) step = hu_event_new_move (1, hexes, 1);
  g_autoptr(HuEvent) path = hu_event_new_move (1, hexes, 2);
  g_autoptr(HuEvent) place = hu_event_new_place (2, 7);
  g_autoptr(HuEvent) leaving = hu_event_new_exit (2, 7, HU_EXIT_RECALL);

  g_assert_cmpint (control->verb, ==, HU_VERB_CONTROL);
  g_assert_cmpint (control->side, ==, HU_SIDE_SECOND);
  g_assert_cmpmem (control->hexes->data, control->hexes->len * sizeof (HuHex), hexes, sizeof hexes);
  g_assert_cmpint (nowhere->side, ==, HU_SIDE_NONE);
  g_assert_cmpuint (nowhere->hexes->len, ==, 0);
  g_assert_cmpint (step->verb, ==, HU_VERB_MOVE);
  g_assert_false (step->is_path);
  g_assert_cmpuint (step->hexes->len, ==, 1);
  g_assert_true (path->is_path);
  g_assert_cmpmem (path->hexes->data, path->hexes->len * sizeof (HuHex), hexes, sizeof hexes);
  g_assert_cmpint (place->verb, ==, HU_VERB_PLACE);
  g_assert_cmpuint (place->unit, ==, 2);
  g_assert_cmpint (g_array_index (place->hexes, HuHex, 0), ==, 7);
  g_assert_cmpint (leaving->verb, ==, HU_VERB_EXIT);
  g_assert_cmpint (leaving->exit_as, ==, HU_EXIT_RECALL);
  g_assert_cmpint (g_array_index (leaving->hexes, HuHex, 0), ==, 7);
}

/* By itself, beside another, or among those that come out of it. */
static void
test_event_names (void)
{
  g_autoptr(HuEvent) event = new_event (); /* units 1; 5, 6 */
  g_autoptr(HuEvent) note = hu_event_new_note ("of nobody");
  const struct { guint first, end; gboolean named; } cases[] = {
    { 0, 1, FALSE }, { 1, 2, TRUE }, { 2, 3, FALSE }, { 3, 4, TRUE }, { 4, 5, FALSE }, { 5, 6, TRUE }, { 6, 7, TRUE },
    { 7, 99, FALSE }, { 2, 6, TRUE }, { 6, 6, FALSE }, { 0, HU_UNIT_NONE, TRUE },
  };

  event->other_unit = 3;
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (hu_event_names (event, cases[i].first, cases[i].end), ==, cases[i].named);
  g_assert_false (hu_event_names (note, 0, HU_UNIT_NONE));
}

/* --- Questions --- */

static void
test_questions (void)
{
  HuQuestion a = { HU_QUESTION_OWNER, HU_SIDE_FIRST, HU_SIDE_FIRST, HU_SUBJECT_HEX, 3 }, b = a;

  ASSERT_TELLS (hu_question_equal, &a, &b, b.units, HU_SIDE_SECOND);
  ASSERT_TELLS (hu_question_equal, &a, &b, b.side, HU_SIDE_SECOND);
  ASSERT_TELLS (hu_question_equal, &a, &b, b.subject_kind, HU_SUBJECT_LOCATION);
  ASSERT_TELLS (hu_question_equal, &a, &b, b.subject, 4);
  ASSERT_TELLS (hu_question_equal, &a, &b, b.kind, HU_QUESTION_LINE);

  /* A member that a kind has no use for does not tell. */
  a.kind = b.kind = HU_QUESTION_LINE;
  b.subject = 9;
  g_assert_true (hu_question_equal (&a, &b));
  a.kind = b.kind = HU_QUESTION_ISOLATE;
  b.side = HU_SIDE_SECOND;
  g_assert_true (hu_question_equal (&a, &b));
  a.kind = b.kind = HU_QUESTION_SUPPLY;
  b = a;
  ASSERT_TELLS (hu_question_equal, &a, &b, b.side, HU_SIDE_SECOND);
  ASSERT_TELLS (hu_question_equal, &a, &b, b.subject, 7);
}

static void
test_facts (void)
{
  HuFact a = { HU_FACT_CONTROL, HU_SIDE_FIRST, 1, HU_SUBJECT_HEX, 3, NULL }, b = a;

  ASSERT_TELLS (hu_fact_equal, &a, &b, b.kind, HU_FACT_WORTH);
  ASSERT_TELLS (hu_fact_equal, &a, &b, b.side, HU_SIDE_SECOND);
  ASSERT_TELLS (hu_fact_equal, &a, &b, b.unit, 2);
  ASSERT_TELLS (hu_fact_equal, &a, &b, b.subject, 4);
  ASSERT_TELLS (hu_fact_equal, &a, &b, b.subject_kind, HU_SUBJECT_LOCATION);
}

/* --- Counters --- */

static void
test_counters (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "t german afv A1 armor=6 ma=functioning crew=inherent; "
                                                           "s german squad A1", "");
  g_autoptr(HuScenario) extended = hu_scenario_new_extended (scenario);
  const HuUnit *a = hu_scenario_get_unit (scenario, 0);
  HuUnit *b = hu_scenario_add_unit_like (extended, "u", a);
  const HuUnit *squad = hu_scenario_get_unit (scenario, 1);
  HuVehicle *vehicle = b->vehicle;
  char letters[] = "armor";

  b->branch = letters;
  g_assert_false (hu_unit_looks_like (a, b));
  b->branch = NULL;
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->name, letters);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->nationality, letters);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->side, HU_SIDE_SECOND);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->kind, HU_UNIT_GUN);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->strength, 7);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->size, HU_SIZE_BRIGADE);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->bracketed, TRUE);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->line, !a->line);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->zoc, (HuTristate) (a->zoc + 1));
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->states, HU_STATE_BROKEN);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->has_leadership, TRUE);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->leadership, -1);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->has_aboard, TRUE);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->aboard, -1);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->vp, 3);
  ASSERT_TELLS (hu_unit_looks_like, a, b, vehicle->type, HU_VEHICLE_TRUCK);
  ASSERT_TELLS (hu_unit_looks_like, a, b, vehicle->armor, 8);
  ASSERT_TELLS (hu_unit_looks_like, a, b, vehicle->ma, HU_MA_NONE);
  ASSERT_TELLS (hu_unit_looks_like, a, b, vehicle->crew, HU_CREW_TEMPORARY);
  ASSERT_TELLS (hu_unit_looks_like, a, b, b->vehicle, NULL);

  /* Where they are is not printed on them. */
  b->at = 5;
  b->in = 1;
  g_assert_true (hu_unit_looks_like (a, b));
  g_assert_true (hu_unit_looks_like (squad, squad));
}

static void
test_answers (void)
{
  g_autoptr(HuAnswer) a = hu_answer_new (HU_ANSWER_ROWS, 0);
  g_autoptr(HuAnswer) b = hu_answer_new (HU_ANSWER_ROWS, 0);
  HuAnswer number = { .kind = HU_ANSWER_NUMBER, .number = 2, .unit = HU_UNIT_WHOLE }, other = number;

  g_assert_true (hu_answer_equal (a, b));
  hu_answer_add (a, 3);
  g_assert_false (hu_answer_equal (a, b));
  hu_answer_add (b, 3);
  ASSERT_TELLS (hu_answer_equal, a, b, b->kind, HU_ANSWER_HEXES);
  ASSERT_TELLS (hu_answer_equal, a, b, b->number, 2);
  ASSERT_TELLS (hu_answer_equal, a, b, g_array_index (b->set, gint, 0), 4);
  ASSERT_TELLS (hu_answer_equal, &number, &other, other.number, 3);
}

/* --- States --- */

/* Two of one game, each to be changed alone. */
typedef struct
{
  HuScenario *scenario;
  HuState    *a, *b;
} Pair;

static void
pair_init (Pair       *self,
           HuScenario *scenario,
           const char *log)
{
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, log);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));

  self->scenario = hu_scenario_ref (scenario);
  self->a = hu_state_copy (hu_snapshot_get_state (snapshot));
  self->b = hu_state_copy (hu_snapshot_get_state (snapshot));
}

static void
pair_clear (Pair *self)
{
  hu_state_free (self->a);
  hu_state_free (self->b);
  hu_scenario_unref (self->scenario);
}

static void
test_states (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; s1 soviet 0301; s2 soviet -");
  HuVerdict *a_verdict, *verdict;
  Pair pair;

  pair_init (&pair, scenario, "move s1 0302");
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->n_events, 7);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->clock.turn, 2);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->clock.player_turn, 1);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->clock.phase, 1);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->clock.over, TRUE);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->hex_owner[2], HU_SIDE_NONE);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->unit_hex[0], 1);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->unit_status[2], HU_UNIT_WITHDRAWN);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->verdicts[HU_SYSTEM_SUDDEN_DEATH].decided, TRUE);

  a_verdict = &pair.a->verdicts[HU_SYSTEM_SUDDEN_DEATH];
  verdict = &pair.b->verdicts[HU_SYSTEM_SUDDEN_DEATH];
  *a_verdict = *verdict = (HuVerdict) { .decided = TRUE, .system = HU_SYSTEM_SUDDEN_DEATH, .winner = HU_SIDE_FIRST,
                                        .rule = "4.2", .event = 1 };
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, verdict->system, HU_SYSTEM_CONTROL);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, verdict->winner, HU_SIDE_SECOND);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, verdict->event, 0);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, verdict->coincidence, TRUE);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, verdict->rule, "4.3");
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, verdict->level, (char *) "decisive");
  pair_clear (&pair);
}

/* Without units there is less to tell apart. */
static void
test_no_units (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  Pair pair;

  pair_init (&pair, scenario, "control german 0302");
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->hex_owner[2], HU_SIDE_NONE);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->n_fires, 1);
  pair_clear (&pair);
}

/* The first rule system to decide gives the verdict. */
static void
test_first_verdict (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103");
  Pair pair;

  pair_init (&pair, scenario, "");
  g_assert_null (hu_state_get_verdict (pair.a));
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    pair.a->verdicts[id] = (HuVerdict) { .decided = TRUE, .event = 5 };
  g_assert_true (hu_state_get_verdict (pair.a) == &pair.a->verdicts[0]);
  pair.a->verdicts[1].event = 4;
  g_assert_true (hu_state_get_verdict (pair.a) == &pair.a->verdicts[1]);
  pair.a->verdicts[0].event = 4;
  g_assert_true (hu_state_get_verdict (pair.a) == &pair.a->verdicts[0]);
  pair_clear (&pair);
}

/* Sudden death remembers all this, with a withdrawal (9.5). */
static void
test_sudden_death (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; g2 german 0104; s1 soviet 0301");
  HuSuddenDeathState *own;
  Pair pair;

  hu_sudden_death_add_withdrawal (hu_sudden_death_rules (scenario), 2, 2);
  hu_scenario_finish (scenario);
  pair_init (&pair, scenario, "move s1 0302");
  own = hu_sudden_death_state (pair.b);
  g_assert_cmpuint (own->n_withdrawals, ==, 1);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->n_withdrawals, 0);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->done[0], 1);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->failed[0], 1);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->isolated, !own->isolated);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->declared, TRUE);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->met, HU_CONDITION_4_5);

  ASSERT_FAULT (pair.b, own->done[0], 3, "withdrawal 0 counts 3 of 2");
  own->done[0] = 1;
  own->failed[0] = 1;
  ASSERT_FAULT (pair.b, own->done[0], 2, "withdrawal 0 counts 2 of 2");
  pair_clear (&pair);
}

static void
test_front_line (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (4, 4, "g1 german 0101; s1 soviet 0401");
  HuFrontLineState *own;
  HuLedgerEntry *entry, *before;
  Pair pair;

  hu_scenario_finish (scenario);
  pair_init (&pair, scenario, "adjust german 3; adjust soviet 5");
  own = hu_front_line_state (pair.b);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->ledger.total[HU_SIDE_FIRST], 4);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->ledger.total[HU_SIDE_SECOND], 4);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->n_items, own->n_items + 1);

  /* States share their ledger, so this one is a copy of its head. */
  before = own->ledger.last;
  entry = g_memdup2 (before, sizeof *before);
  own->ledger.last = entry;
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->ledger.last, NULL);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, entry->event, 9);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, entry->turn, 9);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, entry->side, HU_SIDE_FIRST);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, entry->gain, (HuGain) (before->gain - 1));
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, entry->item, 9);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, entry->count, 9);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, entry->points, 9);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, entry->unit, 1);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, entry->reason, (char *) "else");
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, entry->before, NULL);
  {
    g_autoptr(GArray) rows = g_array_new (FALSE, FALSE, sizeof (gint));
    g_autoptr(GArray) others = g_array_new (FALSE, FALSE, sizeof (gint));
    gint row = 1, other = 2;

    ASSERT_TELLS (hu_state_equal, pair.a, pair.b, entry->rows, rows);
    ASSERT_TELLS (hu_state_equal, pair.a, pair.b, entry->hexes, rows);
    before->rows = rows;
    entry->rows = others;
    ASSERT_TELLS (hu_state_equal, pair.a, pair.b, rows->len, 1);
    g_array_append_val (rows, row);
    g_array_append_val (others, row);
    ASSERT_TELLS (hu_state_equal, pair.a, pair.b, g_array_index (others, gint, 0), other);
    before->rows = NULL;
  }
  own->ledger.last = before;
  g_free (entry);
  pair_clear (&pair);
}

/* The schedule remembers who held a place last, and what has been scored. */
static void
test_schedule (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (4, 4, "g1 german 0101; s1 soviet 0401");
  HuFrontLineState *own;
  Pair pair;

  hu_front_line_add_item (hu_front_line_rules (scenario), "bridges", HU_ITEM_AWARD, HU_SIDE_FIRST)->points = 3;
  hu_scenario_finish (scenario);
  pair_init (&pair, scenario, "award german bridges");
  own = hu_front_line_state (pair.b);
  g_assert_cmpuint (own->n_items, ==, 1);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->last_holder[0], HU_SIDE_SECOND);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->scored[0], !own->scored[0]);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->ledger.total[HU_SIDE_FIRST], 4);
  pair_clear (&pair);
}

/* --- Tactical states --- */

static void
pair_init_board (Pair *self)
{
  HuScenario *scenario = hu_control_fixture ("b D3 E3 levels=1 stairs=D3",
                                             "g1 german squad D3/1; gt german afv A1 armor=6 ma=functioning crew=inherent; "
                                             "r1 russian squad E3; r2 russian squad B2; gu german afv D3 crew=none; "
                                             "r3 russian squad -; rt russian afv -",
                                             "german all; russian E3");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;

  hu_control_play (game, "adjust german cvp 3; adjust russian exit_vp 2; withdraw rt; adjust russian cvp 2");
  snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));
  self->scenario = scenario;
  self->a = hu_state_copy (hu_snapshot_get_state (snapshot));
  self->b = hu_state_copy (hu_snapshot_get_state (snapshot));
}

static void
test_tactical (void)
{
  g_autofree guint8 *none = NULL;
  g_autofree guint8 *some = NULL;
  gsize n_locations;
  Pair pair;

  pair_init_board (&pair);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->n_fires, 1);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->n_rubble, 1);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->unit_storey[0], 0);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->unit_states[0], HU_STATE_BROKEN);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->unit_in[0], 1);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->unit_captor[0], HU_SIDE_SECOND);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->unit_crew[1], HU_CREW_NONE);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->unit_ma[1], HU_MA_DISABLED);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, pair.b->secret_since[0], 1);

  n_locations = (gsize) hu_map_n_locations (pair.scenario->map);
  none = g_new0 (guint8, n_locations);
  some = g_new0 (guint8, n_locations);
  pair.a->hazards = none;
  pair.b->hazards = some;
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, some[1], 1);
  /* All put out again is as if nothing had burnt. */
  pair.a->hazards = NULL;
  g_assert_true (hu_state_equal (pair.a, pair.b));
  g_assert_true (hu_state_equal (pair.b, pair.a));
  pair.a->hazards = pair.b->hazards = NULL;
  pair_clear (&pair);
}

static void
test_control (void)
{
  HuControlState *own;
  HuAdjustment *head, *copy;
  Pair pair;

  pair_init_board (&pair);
  own = hu_control_state (pair.b);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->held[0], 4);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->location_owner[0], HU_SIDE_SECOND);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->hex_owner[0], HU_SIDE_SECOND);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->building_owner[0], HU_SIDE_SECOND);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->hold[0], HU_SIDE_SECOND);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, *hu_control_perhaps (own, HU_SUBJECT_LOCATION, 0), TRUE);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, *hu_control_perhaps (own, HU_SUBJECT_BUILDING, 0), TRUE);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->scores[0].event, 3);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->scores[0].state, HU_SCORE_ELIMINATED);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->scores[0].value.points, 3);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->exits[0].event, 3);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->cvp[HU_SIDE_SECOND], 7);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->captured[HU_SIDE_SECOND], 7);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->captured_end[HU_SIDE_SECOND], 7);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->exit_vp[HU_SIDE_SECOND], 7);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->exit_captured[HU_SIDE_SECOND], 7);

  /* States share their list, so this one is a copy of its head. */
  head = own->adjustments;
  copy = g_memdup2 (head, sizeof *head);
  own->adjustments = copy;
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, own->adjustments, NULL);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, copy->event, 9);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, copy->side, HU_SIDE_FIRST);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, copy->what, HU_ADJUST_EXIT_VP);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, copy->points, 9);
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, copy->reason, (char *) "else");
  ASSERT_TELLS (hu_state_equal, pair.a, pair.b, copy->before, NULL);
  own->adjustments = head;
  g_free (copy);
  pair_clear (&pair);
}

/* A board without buildings has as much to tell. */
static void
test_no_buildings (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "g1 german squad D3", "german all");
  g_autoptr(HuState) a = hu_state_new (scenario);
  g_autoptr(HuState) b = hu_state_new (scenario);
  HuControlState *own = hu_control_state (b);

  ASSERT_TELLS (hu_state_equal, a, b, own->location_owner[0], HU_SIDE_SECOND);
  ASSERT_TELLS (hu_state_equal, a, b, own->hold[0], HU_SIDE_SECOND);
}

/* --- What no log may bring about --- */

static void
test_faults (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; s1 soviet 0301; s2 soviet -");
  HuVerdict *verdict;
  HuState *state;
  Pair pair;

  pair_init (&pair, scenario, "move s1 0302");
  state = pair.b;
  verdict = &state->verdicts[HU_SYSTEM_SUDDEN_DEATH];
  ASSERT_FAULT (state, state->hex_owner[2], HU_SIDE_NONE - 1, "hex 2 is controlled by side -2");
  ASSERT_FAULT (state, state->hex_owner[2], HU_SIDE_SECOND + 1, "hex 2 is controlled by side 2");
  ASSERT_FAULT (state, state->unit_status[2], HU_UNIT_EXITED + 1, "unit 2 has the status 5");
  ASSERT_FAULT (state, state->unit_status[2], HU_UNIT_ON_MAP, "unit 2 is on the map without a hex, or off it with one");
  ASSERT_FAULT (state, state->unit_status[0], HU_UNIT_WAITING, "unit 0 is on the map without a hex, or off it with one");
  ASSERT_FAULT (state, state->unit_hex[0], 30, "unit 0 stands in 30, which is no hex");
  ASSERT_FAULT (state, state->clock.turn, 0, "the clock shows turn 0 of 2");
  ASSERT_FAULT (state, state->clock.turn, 3, "the clock shows turn 3 of 2");
  ASSERT_FAULT (state, state->clock.player_turn, 2, "the clock shows player turn 2, phase 0");
  ASSERT_FAULT (state, state->clock.phase, 1, "the clock shows player turn 0, phase 1");
  ASSERT_FAULT (state, state->clock.over, TRUE, "the game is over in turn 1 of 2");
  ASSERT_FAULT (state, state->verdicts[HU_SYSTEM_CONTROL].decided, TRUE, "control has decided without being in force");
  ASSERT_FAULT (state, verdict->decided, TRUE, "sudden-death has decided without being in force");
  verdict->decided = TRUE;
  verdict->rule = "4.2";
  ASSERT_FAULT (state, verdict->event, 2, "sudden-death has decided at event 2 of 1");
  verdict->decided = FALSE;
  state->clock.turn = 2;
  ASSERT_FAULT (state, state->clock.over, TRUE, "the game is over and sudden-death has not decided");
  /* A system that is only shown decides nothing. */
  hu_sudden_death_rules (scenario)->decides = FALSE;
  ASSERT_FAULT (state, state->clock.over, TRUE, NULL);
  pair_clear (&pair);
}

static void
test_tactical_faults (void)
{
  HuControlState *own;
  HuState *state;
  Pair pair;

  pair_init_board (&pair);
  state = pair.b;
  own = hu_control_state (state);
  ASSERT_FAULT (state, state->unit_in[0], 1, "unit 0 is not where unit 1 is, in which it is");
  ASSERT_FAULT (state, state->unit_in[0], 4, "unit 0 is not where unit 4 is, in which it is");
  ASSERT_FAULT (state, state->unit_in[5], 6, "unit 5 is not where unit 6 is, in which it is");
  ASSERT_FAULT (state, state->unit_captor[0], HU_SIDE_FIRST, "unit 0 is captured by its own side");
  ASSERT_FAULT (state, state->secret_since[0], 1, "unit 0 is secret since 1");
  ASSERT_FAULT (state, state->n_riding, 1, "0 units ride and 0 are secret, not 1 and 0");
  ASSERT_FAULT (state, state->n_secret, 1, "0 units ride and 0 are secret, not 0 and 1");
  ASSERT_FAULT (state, state->unit_hex[3], state->unit_hex[0], "unit 3 is listed in hex 9");
  ASSERT_FAULT (state, state->hex_units[state->unit_hex[3]], -1, "4 of 5 units are listed in their hexes");
  ASSERT_FAULT (state, own->scores[2].state, HU_SCORE_CAPTURED, "unit 2 counts as captured, and is not");
  ASSERT_FAULT (state, own->cvp[HU_SIDE_FIRST], 4, "the casualty points of side 0 are not the sum of their lines");
  ASSERT_FAULT (state, own->captured[HU_SIDE_SECOND], 4,
                "the casualty points of side 1 are not the sum of their lines");
  pair_clear (&pair);
}

/* A rider is where its carrier is: in its hex, at its level, and on the map where it is. */
static void
test_riding_faults (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 levels=1", "t german afv D3 armor=6 crew=inherent; p german squad t", "");
  g_autoptr(HuState) state = hu_state_new (scenario);
  static const char elsewhere[] = "unit 1 is not where unit 0 is, in which it is";

  ASSERT_FAULT (state, state->unit_hex[1], state->unit_hex[0] + 1, elsewhere);
  ASSERT_FAULT (state, state->unit_storey[1], 1, elsewhere);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/event/names", test_event_names);
  g_test_add_func ("/equal/question", test_questions);
  g_test_add_func ("/equal/fact", test_facts);
  g_test_add_func ("/equal/blank-event", test_blank_event);
  g_test_add_func ("/equal/new-events", test_new_events);
  g_test_add_func ("/equal/riding-faults", test_riding_faults);
  g_test_add_func ("/equal/counters", test_counters);
  g_test_add_func ("/equal/answer", test_answers);
  g_test_add_func ("/equal/state", test_states);
  g_test_add_func ("/equal/no-units", test_no_units);
  g_test_add_func ("/equal/schedule", test_schedule);
  g_test_add_func ("/verdict/first", test_first_verdict);
  g_test_add_func ("/equal/sudden-death", test_sudden_death);
  g_test_add_func ("/equal/front-line", test_front_line);
  g_test_add_func ("/equal/tactical", test_tactical);
  g_test_add_func ("/equal/control", test_control);
  g_test_add_func ("/equal/no-buildings", test_no_buildings);
  g_test_add_func ("/fault/state", test_faults);
  g_test_add_func ("/fault/tactical", test_tactical_faults);

  return g_test_run ();
}
