/*
 * The rule system front-line: victory points as they are gained, and the line from the north
 * edge to the south edge.
 */
#include "hu-front-line-private.h"

#include <string.h>

#include "hu-garrison.h"

static gpointer
own_state_new (const HuScenario *scenario)
{
  HuFrontLineState *own = g_new0 (HuFrontLineState, 1);

  own->n_items = hu_front_line_rules (scenario)->schedule->len;
  own->last_holder = g_new (gint8, own->n_items);
  for (guint i = 0; i < own->n_items; i++)
    own->last_holder[i] = HU_SIDE_NONE;
  own->scored = g_malloc0 (own->n_items);

  return own;
}

static gpointer
own_state_copy (gconstpointer data)
{
  const HuFrontLineState *own = data;
  HuFrontLineState *copy = g_memdup2 (own, sizeof *own);

  copy->last_holder = g_memdup2 (own->last_holder, own->n_items);
  copy->scored = g_memdup2 (own->scored, own->n_items);
  hu_ledger_entry_ref (copy->ledger.last);

  return copy;
}

static void
own_state_free (gpointer data)
{
  HuFrontLineState *own = data;

  g_free (own->last_holder);
  g_free (own->scored);
  hu_ledger_entry_unref (own->ledger.last);
  g_free (own);
}

static gboolean
own_state_equal (gconstpointer data,
                 gconstpointer other_data)
{
  const HuFrontLineState *a = data;
  const HuFrontLineState *b = other_data;

  return a->n_items == b->n_items &&
         (a->n_items == 0 || (memcmp (a->last_holder, b->last_holder, a->n_items) == 0 &&
                              memcmp (a->scored, b->scored, a->n_items) == 0)) &&
         hu_ledger_equal (&a->ledger, &b->ledger);
}

/* --- Holding --- */

/* The holder is asked for after every step and for every item.  The hex is compared first, since few of a thousand
 * units stand there. */
static HuSide
clear_holder (const HuState *state,
              const GArray  *hexes)
{
  gboolean present[HU_N_SIDES] = { FALSE, FALSE };

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit;

      if (state->unit_status[i] != HU_UNIT_ON_MAP || !hu_hexes_have (hexes, state->unit_hex[i]))
        continue;
      unit = hu_scenario_get_unit (state->scenario, i);
      /* By one reading of "units" aircraft are units as well. */
      if (hu_unit_is_ground (unit) ||
          (HU_CLAUSE_HOLDS (HU_CLAUSE_HOLD_AIRCRAFT, hu_front_line_rules (state->scenario)->aircraft_hold) &&
           unit->kind == HU_UNIT_AIR))
        present[unit->side] = TRUE;
    }

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_HOLD_ENEMY, present[HU_SIDE_FIRST] && present[HU_SIDE_SECOND]) ||
      HU_CLAUSE_HOLDS (HU_CLAUSE_HOLD_FRIEND, !present[HU_SIDE_FIRST] && !present[HU_SIDE_SECOND]))
    return HU_SIDE_NONE;

  return present[HU_SIDE_FIRST] ? HU_SIDE_FIRST : HU_SIDE_SECOND;
}

/**
 * hu_front_line_holder:
 * @item: an item of the schedule for holding a place
 *
 * To hold a place *clear*, a side needs a friendly unit in at least one of its hexes and no
 * enemy unit in any; zones of control do not matter, and nobody holds an empty place.  Any
 * other place is held by the side that controls all its hexes.
 *
 * Returns: the side that holds it, or %HU_SIDE_NONE
 */
HuSide
hu_front_line_holder (const HuState        *state,
                      const HuScheduleItem *item)
{
  g_return_val_if_fail (state != NULL && item != NULL, HU_SIDE_NONE);
  g_return_val_if_fail (item->kind == HU_ITEM_PLACE, HU_SIDE_NONE);

  if (item->hold == HU_HOLD_CLEAR)
    return clear_holder (state, hu_map_get_place (state->scenario->map, item->place)->hexes);

  return hu_clause_is_on (HU_CLAUSE_HOLD_CONTROL) ? hu_state_place_owner (state, item->place) : HU_SIDE_NONE;
}

HuHeldPlace *
hu_front_line_find_hold (const HuState        *state,
                         const HuScheduleItem *item,
                         HuSide                side)
{
  HuHeldPlace *hold;

  g_return_val_if_fail (state != NULL && item != NULL && item->kind == HU_ITEM_PLACE, NULL);

  hold = hu_held_place_new (state, hu_map_get_place (state->scenario->map, item->place)->hexes, side,
                      hu_front_line_rules (state->scenario)->aircraft_hold);
  hold->held = hu_front_line_holder (state, item) == side;
  hold->by_units = hold->clear = item->hold == HU_HOLD_CLEAR;

  return hold;
}

/* --- The ledger --- */

const HuGains hu_front_line_gains = {
  HU_SYSTEM_FRONT_LINE,
  {
    [HU_GAIN_ELIMINATED] = { HU_FRONT_LINE_RULING_POINTS_ELIMINATED, "schedule", HU_CLAUSE_STRENGTH },
    [HU_GAIN_PLACE] = { HU_FRONT_LINE_RULING_POINTS_PLACE, "schedule", HU_CLAUSE_PLACE },
    [HU_GAIN_AWARD] = { HU_FRONT_LINE_RULING_POINTS_AWARDED, "schedule", HU_CLAUSE_AWARD },
    [HU_GAIN_LINE] = { HU_FRONT_LINE_RULING_LINE_OPEN, "line", HU_CLAUSE_EVERY_ROW },
    [HU_GAIN_ADJUST] = { HU_FRONT_LINE_RULING_POINTS_ADJUSTED, "", NULL },
    [HU_GAIN_START] = { HU_FRONT_LINE_RULING_POINTS_START, "", HU_CLAUSE_START },
  },
};

static HuLedgerEntry *
new_entry (HuJudging *judging,
           HuSide     side,
           HuGain     kind,
           guint      item,
           gint64     count,
           gint64     points)
{
  return hu_ledger_entry_new (judging->state, &hu_front_line_gains, judging->event, side, kind, item, count, points);
}

/* Takes @entry into the ledger and adds its ruling. */
static void
gain (HuJudging     *judging,
      HuLedgerEntry *entry)
{
  HuRuling *ruling = hu_ledger_add (&hu_front_line_state (judging->state)->ledger, judging->state, entry);

  if (ruling == NULL)
    return;

  ((HuFrontLineRuling *) ruling)->points = entry->points;
  ((HuFrontLineRuling *) ruling)->count = entry->count;
  if (entry->gain == HU_GAIN_LINE)
    ruling->other_side = hu_side_other (entry->side);
  hu_judging_add (judging, ruling);
}

static void
gain_place (HuJudging *judging,
            guint      index,
            HuSide     side)
{
  const HuScheduleItem *item = hu_front_line_item (judging->state, index);
  HuLedgerEntry *entry;

  if (!HU_CLAUSE_HOLDS (HU_CLAUSE_PLACE, item->points != 0))
    return;

  entry = new_entry (judging, side, HU_GAIN_PLACE, index, 1, item->points);
  entry->place = (gint) item->place;
  gain (judging, entry);
}

/* A side captures a place when it comes to hold it and was not the last to hold it: stepping out and back is no
 * capture, and a place held at the set-up counts as held. */
static void
judge_captures (HuJudging *judging)
{
  const HuState *state = judging->state;
  HuFrontLineState *own = hu_front_line_state (state);

  for (guint i = 0; i < own->n_items; i++)
    {
      const HuScheduleItem *item = hu_front_line_item (state, i);
      HuSide holder;

      if (item->kind != HU_ITEM_PLACE || item->when != HU_WHEN_ONCE)
        continue;
      holder = hu_front_line_holder (state, item);
      if (holder == HU_SIDE_NONE || holder == own->last_holder[i])
        continue;

      own->last_holder[i] = (gint8) holder;
      if (judging->event > 0 && hu_schedule_item_names (item, holder) &&
          !HU_CLAUSE_HOLDS (HU_CLAUSE_FIRST_TIME, own->scored[i] >> holder & 1))
        {
          own->scored[i] |= (guint8) (1 << holder);
          gain_place (judging, i, holder);
        }
    }
}

/* --- Points at the instant --- */

/* Returns whether @unit scores for @side by @item where it is eliminated. */
static gboolean
scores_elimination (const HuScheduleItem *item,
                    const HuUnit         *unit,
                    HuSide                side)
{
  return (unit->kind == HU_UNIT_GROUND || unit->kind == HU_UNIT_AIR) &&
         HU_CLAUSE_HOLDS (HU_CLAUSE_STRENGTH, item->kind == HU_ITEM_PER_STRENGTH) && hu_schedule_item_names (item, side);
}

/* Finds the points for all of its Combat Strength; TRUE: they are more than 64 bits hold. */
static gboolean
find_worth (const HuScheduleItem *item,
            const HuUnit         *unit,
            gint64               *points)
{
  gboolean overflow = hu_points_multiply (item->points, MAX (unit->strength, 0), points);

  for (guint j = 0; item->factors != NULL && j < item->factors->len; j++)
    {
      const HuFactor *factor = &g_array_index (item->factors, HuFactor, j);

      if (HU_CLAUSE_HOLDS (HU_CLAUSE_MULTIPLIED, g_strcmp0 (factor->branch, unit->branch) == 0))
        overflow |= hu_points_multiply (*points, factor->factor, points);
    }

  return overflow;
}

/* An eliminated unit scores its printed value, whatever its state or the way it was lost. */
static void
judge_elimination (HuJudging *judging)
{
  const HuState *state = judging->state;
  guint index = judging->cause->unit;
  const HuUnit *unit = hu_scenario_get_unit (state->scenario, index);
  HuFrontLineState *own = hu_front_line_state (state);
  HuSide side = hu_side_other (unit->side);

  for (guint i = 0; i < own->n_items; i++)
    {
      HuLedgerEntry *entry;
      gint64 points;

      if (!scores_elimination (hu_front_line_item (state, i), unit, side))
        continue;

      own->ledger.overflow |= find_worth (hu_front_line_item (state, i), unit, &points);
      entry = new_entry (judging, side, HU_GAIN_ELIMINATED, i, MAX (unit->strength, 0), points);
      entry->unit = index;
      gain (judging, entry);
    }
}

gint64
hu_front_line_worth (const HuScenario *scenario,
                     guint             unit,
                     gboolean         *scheduled)
{
  const HuUnit *counter;
  gint64 worth = 0;

  g_return_val_if_fail (scenario != NULL && hu_front_line_rules (scenario) != NULL && scheduled != NULL, 0);

  counter = hu_scenario_get_unit (scenario, unit);
  *scheduled = FALSE;
  for (guint i = 0; i < hu_front_line_rules (scenario)->schedule->len; i++)
    {
      const HuScheduleItem *item = g_ptr_array_index (hu_front_line_rules (scenario)->schedule, i);
      gint64 points;

      if (!scores_elimination (item, counter, hu_side_other (counter->side)))
        continue;
      *scheduled = TRUE;
      find_worth (item, counter, &points);
      hu_points_add (&worth, points);
    }

  return worth;
}

static void
judge_award (HuJudging *judging)
{
  const HuEvent *event = judging->cause;
  gint64 count = event->has_count ? event->count : 1;
  gint64 points = event->points;
  guint item = hu_front_line_find_award (judging->state, event);

  if (!hu_clause_is_on (HU_CLAUSE_AWARD) || item == HU_ITEM_NONE)
    return;
  if (!event->has_points)
    hu_front_line_state (judging->state)->ledger.overflow |=
      hu_points_multiply (hu_front_line_item (judging->state, item)->points, count, &points);

  gain (judging, new_entry (judging, event->side, HU_GAIN_AWARD, item, count, points));
}

static void
judge_adjustment (HuJudging *judging)
{
  const HuEvent *event = judging->cause;
  HuLedgerEntry *entry;

  if (event->what != HU_ADJUST_POINTS)
    return;

  entry = new_entry (judging, event->side, HU_GAIN_ADJUST, HU_ITEM_NONE, 1, event->points);
  entry->reason = g_strdup (event->text);
  gain (judging, entry);
}

static void
judge_concession (HuJudging *judging)
{
  HuRuling *ruling;
  HuSide side = judging->cause->side;

  if (judging->state->verdicts[HU_SYSTEM_FRONT_LINE].decided || !hu_clause_is_on (HU_CLAUSE_CONCESSION))
    return;

  ruling = hu_ruling_new (HU_RULING_CONCEDED, HU_SYSTEM_FRONT_LINE, "concession", HU_CLAUSE_CONCESSION, side);
  ruling->other_side = hu_side_other (side);
  ruling->decides = TRUE;
  hu_judging_add (judging, ruling);
  hu_judging_decide (judging, HU_SYSTEM_FRONT_LINE, hu_side_other (side), "concession", FALSE);
}

static void
judge_event (HuJudging *judging)
{
  switch (judging->cause->verb)
    {
    case HU_VERB_ELIMINATE:
      judge_elimination (judging);
      break;
    case HU_VERB_AWARD:
      judge_award (judging);
      break;
    case HU_VERB_ADJUST:
      judge_adjustment (judging);
      break;
    case HU_VERB_CONCEDE:
      judge_concession (judging);
      break;
    case HU_VERB_END_PHASE:
    case HU_VERB_MOVE:
    case HU_VERB_PLACE:
    case HU_VERB_WITHDRAW:
    case HU_VERB_EXIT:
    case HU_VERB_CONTROL:
    case HU_VERB_NOTE:
    case HU_VERB_ANNOUNCE:
    case HU_VERB_REDUCE:
    case HU_VERB_MARK:
    case HU_VERB_CAPTURE:
    case HU_VERB_RELEASE:
    case HU_VERB_ABANDON:
    case HU_VERB_MOP_UP:
    case HU_VERB_FIRE:
    case HU_VERB_EXTINGUISH:
    case HU_VERB_RUBBLE:
    case HU_VERB_DECLARE:
    case HU_N_VERBS:
      break;
    }
}

static void
after_step (HuJudging *judging)
{
  if (judging->cause != NULL)
    judge_event (judging);
  else
    {
      const HuState *state = judging->state;

      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES && hu_clause_is_on (HU_CLAUSE_START); side++)
        gain (judging, new_entry (judging, side, HU_GAIN_START, HU_ITEM_NONE, 1, state->scenario->start.points[side]));
    }

  judge_captures (judging);
}

/* --- Moments of the clock --- */

/* (B): every gap gives the opponent points at once, anew each time. */
static void
judge_line (HuJudging *judging,
            HuSide     side)
{
  const HuState *state = judging->state;
  g_autofree guint8 *cover = g_malloc ((gsize) state->scenario->map->grid->n_hexes);
  g_autofree guint8 *rows = g_malloc ((gsize) state->scenario->map->grid->rows + 1);
  HuFrontLineState *own = hu_front_line_state (state);
  HuLineFinding finding;
  HuLedgerEntry *entry;
  gint64 points;

  hu_front_line_cover_rows (state, side, cover, rows);
  hu_front_line_find_gaps (state, cover, rows, &finding);
  own->ledger.overflow |= hu_points_multiply (finding.count, hu_front_line_rules (state->scenario)->penalty, &points);

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_EVERY_ROW, points > 0))
    {
      entry = new_entry (judging, hu_side_other (side), HU_GAIN_LINE, HU_ITEM_NONE, finding.count, points);
      entry->rows = g_array_ref (finding.rows);
      entry->hexes = finding.path != NULL ? g_array_ref (finding.hexes) : NULL;
      entry->because = hu_line_reason (state, side, &finding);
      gain (judging, entry);
    }
  else if (HU_CLAUSE_HOLDS (HU_CLAUSE_UNBROKEN, finding.count == 0))
    {
      HuRuling *ruling = hu_ruling_new (HU_FRONT_LINE_RULING_LINE_WHOLE, HU_SYSTEM_FRONT_LINE, "line", HU_CLAUSE_UNBROKEN, side);

      hu_ruling_count (ruling, hu_line_reason (state, side, &finding));
      hu_judging_add (judging, ruling);
    }

  hu_line_finding_clear (&finding);
}

static void
judge_held_places (HuJudging *judging,
                   HuWhen     when)
{
  const HuState *state = judging->state;

  for (guint i = 0; i < hu_front_line_state (state)->n_items; i++)
    {
      const HuScheduleItem *item = hu_front_line_item (state, i);
      HuSide holder;

      if (item->kind != HU_ITEM_PLACE || item->when != when)
        continue;
      holder = hu_front_line_holder (state, item);
      if (holder != HU_SIDE_NONE && hu_schedule_item_names (item, holder))
        gain_place (judging, i, holder);
    }
}

static void
at_moment (HuJudging *judging,
           HuMoment   moment)
{
  if (moment >= HU_MOMENT_PLAYER_TURN)
    for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
      if (hu_line_is_examined (judging->state, side))
        judge_line (judging, side);

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_EACH_TURN, hu_state_ends_turn (judging->state, (gint) moment)))
    judge_held_places (judging, HU_WHEN_TURN);

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_PLACE_AT_END, moment == HU_MOMENT_GAME))
    judge_held_places (judging, HU_WHEN_END);
  if (!HU_CLAUSE_HOLDS (HU_CLAUSE_LEVEL_AT_END, moment != HU_MOMENT_GAME))
    hu_front_line_state (judging->state)->ended = TRUE;
}

/* --- The verdict --- */

static void
conclude (HuJudging *judging)
{
  const HuState *state = judging->state;
  const HuFrontLineRules *rules = hu_front_line_rules (state->scenario);
  HuFrontLineState *own = hu_front_line_state (state);
  HuVerdict *verdict = &judging->state->verdicts[HU_SYSTEM_FRONT_LINE];
  const HuLevel *level;
  HuFrontLineRuling *ruling;
  HuSide winner;
  gint index;

  if (!own->ended || verdict->decided || !hu_clause_is_on (HU_CLAUSE_RATIO))
    {
      own->ended = FALSE;
      return;
    }

  own->ended = FALSE;
  index = hu_front_line_find_level (rules, own->ledger.total[rules->attacker], own->ledger.total[rules->defender]);
  level = index >= 0 ? g_ptr_array_index (rules->levels, index) : NULL;
  winner = level != NULL ? level->side : HU_SIDE_NONE;
  hu_judging_decide (judging, HU_SYSTEM_FRONT_LINE, winner, "levels", FALSE);
  verdict->level = level != NULL ? level->id : NULL;

  ruling = (HuFrontLineRuling *) hu_ruling_new (HU_FRONT_LINE_RULING_LEVEL, HU_SYSTEM_FRONT_LINE, "levels", HU_CLAUSE_RATIO,
                                                winner);
  ruling->base.decides = TRUE;
  ruling->level = index;
  ruling->attacker_total = own->ledger.total[rules->attacker];
  ruling->defender_total = own->ledger.total[rules->defender];
  hu_judging_add (judging, &ruling->base);
}

static const HuReadingSwitch switches[] = {
  { "levels", "front-line", "zero_zero", "front-line.zero_zero", FALSE, { "defender", "none" },
    G_STRUCT_OFFSET (HuFrontLineRules, zero_zero_none), 1 },
  { "line", "front-line", "reading", "front-line.reading", HU_READING_ROWS, { "rows", "path" },
    G_STRUCT_OFFSET (HuFrontLineRules, reading), 1 },
  { "line", "front-line", "ends_exempt", "front-line.ends_exempt", FALSE, { NULL },
    G_STRUCT_OFFSET (HuFrontLineRules, ends_exempt), 1 },
  { "line", "front-line", "zoc_respects_hexsides", "front-line.zoc_respects_hexsides", FALSE, { NULL },
    G_STRUCT_OFFSET (HuFrontLineRules, zoc_respects_hexsides), 1 },
  { "line", "front-line", "army_zoc", "front-line.army_zoc", TRUE, { NULL },
    G_STRUCT_OFFSET (HuFrontLineRules, army_zoc), 2 },
  { "schedule", "front-line", "aircraft_hold", "front-line.aircraft_hold", FALSE, { NULL },
    G_STRUCT_OFFSET (HuFrontLineRules, aircraft_hold), 2 },
  { NULL },
};

static HuSide
get_attacker (const HuScenario *scenario,
              gboolean         *alone)
{
  *alone = FALSE;

  return hu_front_line_rules (scenario)->attacker;
}

static void
list_wanted (const HuScenario *scenario,
             HuWanted         *wanted)
{
  const GPtrArray *schedule = hu_front_line_rules (scenario)->schedule;

  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScheduleItem *item = g_ptr_array_index (schedule, i);

      if (item->kind == HU_ITEM_PLACE && item->hold == HU_HOLD_OWNER)
        hu_wanted_add_place (wanted, item->to, item->place);
    }
}

static const char * const verdict_rules[] = { "levels", NULL };

const HuSystem hu_front_line_system = {
  .rules_finish = hu_front_line_rules_finish,
  .rules_repaint = hu_front_line_rules_repaint,
  .rules_free = hu_front_line_rules_free,
  .rulings = &hu_front_line_rulings,
  .meters = &hu_front_line_meters,
  .switches = switches,
  .list_awards = hu_front_line_list_awards,
  .get_id = hu_front_line_get_id,
  .get_attacker = get_attacker,
  .list_wanted = list_wanted,
  .state_new = own_state_new,
  .state_copy = own_state_copy,
  .state_free = own_state_free,
  .state_equal = own_state_equal,
  .check = hu_front_line_check,
  .counts = HU_COUNTS_POINTS,
  .after_step = after_step,
  .at_moment = at_moment,
  .conclude = conclude,
  .findings_new = hu_front_line_findings_new,
  .findings_free = hu_front_line_findings_free,
  .add_meters = hu_front_line_add_meters,
  .verdict_rules = verdict_rules,
  .facts = 1u << HU_FACT_HOLDER | 1u << HU_FACT_POINTS | 1u << HU_FACT_LEVEL | 1u << HU_FACT_OPEN_ROWS,
  .answer = hu_front_line_answer,
  .draw_scenario = hu_front_line_draw_scenario,
  .draw_event = hu_front_line_draw_event,
  .can_ask = hu_front_line_can_ask,
  .ask = hu_front_line_ask,
  .fill_flips = hu_front_line_fill_flips,
};
