/*
 * Points as they are gained: by an event itself, and by what holds at a moment.
 */
#include "hu-objectives-private.h"

static gboolean
names_side (const HuScoreItem *item,
            HuSide             side)
{
  return !HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_FOR_SIDE, item->to != HU_SIDE_NONE && item->to != side);
}

static gboolean
is_in_turn (const HuState     *state,
            const HuScoreItem *item)
{
  return !HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_ITEM_TURN, !hu_turn_span_has (&item->turn, state->clock.turn));
}

/* Returns what a unit is worth; TRUE where that is more than 64 bits hold. */
static gboolean
find_worth (const HuScenario  *scenario,
            const HuScoreItem *item,
            guint              index,
            gint64            *count,
            gint64            *points)
{
  const HuUnit *unit = hu_scenario_get_unit (scenario, index);
  gboolean overflow;

  *count = item->per_strength ? MAX (unit->strength, 0) : 1;
  overflow = hu_points_multiply (item->points, *count, points);
  for (guint i = 0; item->factors != NULL && i < item->factors->len; i++)
    {
      const HuFactor *factor = &g_array_index (item->factors, HuFactor, i);

      if (HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_MULTIPLIED, g_strcmp0 (factor->branch, unit->branch) == 0))
        overflow |= hu_points_multiply (*points, factor->factor, points);
    }

  return overflow;
}

/* --- The ledger --- */

static const HuGains gains_of_objectives = {
  HU_SYSTEM_OBJECTIVES,
  {
    [HU_GAIN_ITEM] = { HU_OBJECTIVES_RULING_SCORED, "points", HU_CLAUSE_OBJECTIVES_SCORED },
    [HU_GAIN_ADJUST] = { HU_OBJECTIVES_RULING_ADJUSTED, "", NULL },
    [HU_GAIN_START] = { HU_OBJECTIVES_RULING_START, "", HU_CLAUSE_OBJECTIVES_START },
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
  HuLedgerEntry *entry =
    hu_ledger_entry_new (judging->state, &gains_of_objectives, judging->event, side, kind, item, count, points);

  entry->scale = hu_objectives_rules (judging->state->scenario)->unit;

  return entry;
}

/* Takes @entry into the ledger and adds its ruling. */
static void
take (HuJudging     *judging,
      HuLedgerEntry *entry)
{
  HuRuling *ruling = hu_ledger_add (&hu_objectives_state (judging->state)->ledger, judging->state, entry);

  if (ruling == NULL)
    return;

  ((HuObjectivesRuling *) ruling)->points = entry->points;
  ((HuObjectivesRuling *) ruling)->count = entry->count;
  hu_judging_add (judging, ruling);
}

/* --- By an event --- */

/* An elimination gives the enemy points, an exit the unit's own side. */
static void
score_leaving (HuJudging *judging,
               HuScoreFor what_for)
{
  const HuState *state = judging->state;
  guint unit = judging->cause->unit;
  HuSide side = hu_scenario_get_unit (state->scenario, unit)->side;

  if (what_for == HU_WORTH_ELIMINATED)
    side = hu_side_other (side);

  for (guint i = 0; i < hu_objectives_state (state)->n_items; i++)
    {
      const HuScoreItem *item = hu_objectives_item (state, i);
      HuObjectivesState *own;
      HuLedgerEntry *entry;
      gint64 count;
      gint64 points;

      if (item->kind != HU_SCORE_PER || item->what_for != what_for || !names_side (item, side) ||
          !is_in_turn (state, item) || !hu_filter_has (&item->filter, state->scenario, unit, TRUE))
        continue;
      if (item->has_through && !hu_through_has (state->scenario->map, &item->through, item->through_hexes,
                                                hu_objectives_state (state)->at[unit]))
        continue;
      own = hu_objectives_state (judging->state);
      own->ledger.overflow |=
          find_worth (judging->state->scenario, hu_objectives_item (judging->state, i), unit, &count, &points);
      entry = new_entry (judging, side, HU_GAIN_ITEM, i, count, points);
      entry->unit = unit;
      take (judging, entry);
    }
}

/* The event names the item as the first system that has it counts them. */
static void
score_award (HuJudging *judging)
{
  const HuState *state = judging->state;
  const HuEvent *event = judging->cause;
  gint index = hu_objectives_find_item (hu_objectives_rules (state->scenario),
                                        hu_scenario_get_item (state->scenario, event->item));
  gint64 count = event->has_count ? event->count : 1;
  gint64 points = 0;
  const HuScoreItem *item = index >= 0 ? hu_objectives_item (state, (guint) index) : NULL;

  if (item == NULL || item->kind != HU_SCORE_AWARD || !is_in_turn (state, item))
    return;
  hu_objectives_state (state)->ledger.overflow |=
    event->has_points ? hu_points_multiply (event->points, item->unit, &points)
                      : hu_points_multiply (item->points, count, &points);

  take (judging, new_entry (judging, event->side, HU_GAIN_ITEM, (guint) index, count, points));
}

static void
score_adjustment (HuJudging *judging)
{
  HuLedgerEntry *entry;
  gint64 points;

  if (judging->cause->what != HU_ADJUST_POINTS)
    return;

  hu_objectives_state (judging->state)->ledger.overflow |=
    hu_points_multiply (judging->cause->points, hu_objectives_rules (judging->state->scenario)->unit, &points);
  entry = new_entry (judging, judging->cause->side, HU_GAIN_ADJUST, HU_ITEM_NONE, 1, points);
  entry->reason = g_strdup (judging->cause->text);
  take (judging, entry);
}

void
hu_objectives_score_event (HuJudging *judging)
{
  if (judging->cause == NULL)
    {
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES && hu_clause_is_on (HU_CLAUSE_OBJECTIVES_START); side++)
        {
          gint64 points;

          hu_objectives_state (judging->state)->ledger.overflow |=
            hu_points_multiply (judging->state->scenario->start.points[side],
                                hu_objectives_rules (judging->state->scenario)->unit, &points);
          take (judging, new_entry (judging, side, HU_GAIN_START, HU_ITEM_NONE, 1, points));
        }
    }
  else if (judging->cause->verb == HU_VERB_ELIMINATE)
    score_leaving (judging, HU_WORTH_ELIMINATED);
  else if (judging->cause->verb == HU_VERB_EXIT)
    score_leaving (judging, HU_WORTH_EXITED);
  else if (judging->cause->verb == HU_VERB_AWARD)
    score_award (judging);
  else if (judging->cause->verb == HU_VERB_ADJUST)
    score_adjustment (judging);
}

/* --- At a moment --- */

/* Takes a gain: into the ledger, or as provisional among findings. */
typedef struct
{
  HuLook               *look;
  HuJudging            *judging;  /* or NULL: what would be gained */
  HuObjectivesFindings *findings; /* then */
} Gains;

static void
gain (Gains        *gains,
      HuLedgerEntry *entry)
{
  if (gains->judging != NULL)
    take (gains->judging, entry);
  else
    hu_ledger_foresee (gains->findings->ledger, gains->findings->points, &gains->findings->overflow, entry);
}

static HuLedgerEntry *
new_gain (const Gains *gains,
          HuSide       side,
          guint        item,
          gint64       count,
          gint64       points)
{
  const HuState *state = gains->look->state;
  HuLedgerEntry *entry = hu_ledger_entry_new (state, &gains_of_objectives,
                                              gains->judging != NULL ? gains->judging->event : state->n_events, side,
                                              HU_GAIN_ITEM, item, count, points);

  entry->scale = hu_objectives_rules (state->scenario)->unit;

  return entry;
}

guint
hu_score_item_count_listed (const HuScoreItem *item)
{
  return item->where.places != NULL ? item->where.places->len : item->where.hexes->len;
}

const HuHex *
hu_score_item_get_listed (const HuMap       *map,
                          const HuScoreItem *item,
                          guint              nth,
                          guint             *n,
                          gint              *place)
{
  const GArray *hexes;

  *n = 1;
  *place = -1;
  if (item->where.places == NULL)
    return &g_array_index (item->where.hexes, HuHex, nth);

  *place = (gint) g_array_index (item->where.places, guint, nth);
  hexes = hu_map_get_place (map, (guint) *place)->hexes;
  *n = hexes->len;

  return (const HuHex *) hexes->data;
}

static HuSide
find_holder (HuLook            *look,
             const HuScoreItem *item,
             guint              n,
             gint              *place,
             HuHex             *hex)
{
  guint n_hexes;
  const HuHex *hexes = hu_score_item_get_listed (look->state->scenario->map, item, n, &n_hexes, place);

  *hex = *place < 0 ? *hexes : HU_HEX_NONE;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (hu_look_holds (look, side, item->hold, hexes, n_hexes))
      return side;

  return HU_SIDE_NONE;
}

HuHeldPlace *
hu_objectives_find_hold (const HuState     *state,
                         const HuScoreItem *item,
                         guint              place,
                         HuSide             side)
{
  const GArray *hexes;
  HuLook look;
  HuHeldPlace *hold;

  g_return_val_if_fail (state != NULL && item != NULL && item->kind == HU_SCORE_HOLD, NULL);

  hexes = hu_map_get_place (state->scenario->map, place)->hexes;
  hold = hu_held_place_new (state, hexes, side, FALSE);
  hold->by_units = item->hold != HU_HELD_BY_CONTROL;
  hold->clear = item->hold == HU_HELD_CLEAR;
  hu_look_init (&look, state);
  hold->held = hu_look_holds (&look, side, item->hold, (const HuHex *) hexes->data, hexes->len);
  hu_look_clear (&look);

  return hold;
}

HuSide
hu_objectives_get_last_holder (const HuState     *state,
                               const HuScoreItem *item,
                               guint              n)
{
  g_return_val_if_fail (state != NULL && item != NULL && item->kind == HU_SCORE_HOLD, HU_SIDE_NONE);

  return hu_objectives_state (state)->holders[item->first_holder + n];
}

/* A side captures what it comes to hold and was not the last to hold: stepping out and back is no capture, and what
 * is held at the set-up counts as held. */
static gboolean
is_capture (Gains             *gains,
            const HuScoreItem *item,
            guint              n,
            HuSide             holder)
{
  HuObjectivesState *own = hu_objectives_state (gains->look->state);
  guint watched = item->first_holder + n;

  if (holder == HU_SIDE_NONE || own->holders[watched] == holder)
    return FALSE;

  own->holders[watched] = (gint8) holder;
  if (gains->judging->event == 0 || !names_side (item, holder) || !is_in_turn (gains->look->state, item) ||
      HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_FIRST_TIME, own->captured[watched] >> holder & 1))
    return FALSE;

  own->captured[watched] |= (guint8) (1 << holder);
  return TRUE;
}

/* The holder of what it watches has changed since the last moment; @before: who held it then. */
static gboolean
changes_hands (Gains             *gains,
               const HuScoreItem *item,
               guint              n,
               HuSide             holder,
               HuSide            *before)
{
  HuObjectivesState *own = hu_objectives_state (gains->look->state);
  guint watched = item->first_holder + n;

  *before = own->holders[watched];
  own->holders[watched] = (gint8) holder;

  return *before != holder;
}

/* A step of the side that holds it now takes it; whatever else brings it there takes nothing. */
static gboolean
takes_by_step (Gains             *gains,
               const HuScoreItem *item,
               guint              n,
               HuSide             holder)
{
  const HuEvent *cause = gains->judging->cause;
  HuSide before;

  return changes_hands (gains, item, n, holder, &before) && holder != HU_SIDE_NONE && gains->judging->event > 0 &&
         cause != NULL && (cause->verb == HU_VERB_MOVE || cause->verb == HU_VERB_PLACE) &&
         hu_scenario_get_unit (gains->look->state->scenario, cause->unit)->side == holder && names_side (item, holder) &&
         is_in_turn (gains->look->state, item);
}

static void
gain_hold (Gains *gains,
           guint  index,
           HuSide side,
           gint   place,
           HuHex  hex,
           gint64 points)
{
  HuLedgerEntry *entry = new_gain (gains, side, index, 1, points);

  entry->place = place;
  entry->hex = hex;
  entry->lost = hu_objectives_item (gains->look->state, index)->when == HU_SCORE_WHILE &&
                points != hu_objectives_item (gains->look->state, index)->points;
  gain (gains, entry);
}

/* In the turns in which it counts, what is held is worth its points, and worth them no longer once it is lost. */
static void
gain_while (Gains *gains,
            guint  index,
            guint  n,
            HuSide holder,
            gint   place,
            HuHex  hex)
{
  const HuScoreItem *item = hu_objectives_item (gains->look->state, index);
  HuSide before;

  if (!is_in_turn (gains->look->state, item))
    holder = HU_SIDE_NONE;
  if (!changes_hands (gains, item, n, holder, &before))
    return;

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_WHILE, before != HU_SIDE_NONE && names_side (item, before)))
    gain_hold (gains, index, before, place, hex, -item->points);
  if (holder != HU_SIDE_NONE && names_side (item, holder))
    gain_hold (gains, index, holder, place, hex, item->points);
}

static void
gain_holds (Gains *gains,
            guint  index)
{
  const HuScoreItem *item = hu_objectives_item (gains->look->state, index);

  for (guint i = 0; i < hu_score_item_count_listed (item); i++)
    {
      gint place;
      HuHex hex;
      HuSide holder = find_holder (gains->look, item, i, &place, &hex);

      if (item->when == HU_SCORE_WHILE)
        gain_while (gains, index, i, holder, place, hex);
      else if (item->when == HU_SCORE_ONCE      ? is_capture (gains, item, i, holder)
               : item->when == HU_SCORE_CAPTURE ? HU_CLAUSE_HOLDS (HU_CLAUSE_OBJECTIVES_EACH_CAPTURE,
                                                                   takes_by_step (gains, item, i, holder))
                                                : holder != HU_SIDE_NONE && names_side (item, holder))
        gain_hold (gains, index, holder, place, hex, item->points);
    }
}

static void
gain_area (Gains *gains,
           guint  index)
{
  const HuState *state = gains->look->state;
  const HuScoreItem *item = hu_objectives_item (state, index);

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      HuSide side = hu_scenario_get_unit (state->scenario, i)->side;
      HuLedgerEntry *entry;
      gint64 count, points;

      if (state->unit_status[i] != HU_UNIT_ON_MAP || !names_side (item, side) ||
          !hu_filter_has (&item->filter, state->scenario, i, FALSE) ||
          (item->where.all != NULL && !hu_hexes_find (item->where.all, state->unit_hex[i])))
        continue;
      if (item->supplied != HU_TRISTATE_UNSET &&
          hu_look_supplies (gains->look, i) != (item->supplied == HU_TRISTATE_TRUE))
        continue;

      if (find_worth (state->scenario, item, i, &count, &points))
        *(gains->judging != NULL ? &hu_objectives_state (state)->ledger.overflow : &gains->findings->overflow) = TRUE;
      entry = new_gain (gains, side, index, count, points);
      entry->unit = i;
      gain (gains, entry);
    }
}

static void
gain_needs (Gains *gains,
            guint  index)
{
  const HuScoreItem *item = hu_objectives_item (gains->look->state, index);
  HuObjectivesState *own = hu_objectives_state (gains->look->state);

  if (item->when == HU_SCORE_ONCE && own->scored[index])
    return;
  if (!hu_term_is_met (&gains->look->base, item->needs))
    return;

  if (item->when == HU_SCORE_ONCE && hu_clause_is_on (HU_CLAUSE_OBJECTIVES_NEEDS_ONCE))
    own->scored[index] = TRUE;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (names_side (item, side))
      gain (gains, new_gain (gains, side, index, 1, item->points));
}

/* A side whose player turn ends pays the enemy for each gap of its line; in a shared one both do. */
static void
gain_gaps (Gains *gains,
           guint  index)
{
  const HuState *state = gains->look->state;
  const HuScoreItem *item = hu_objectives_item (state, index);
  HuSide ending = hu_clock_side (state->scenario, &state->clock);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuLineFinding finding;
      gint64 points;

      if ((ending != HU_SIDE_NONE && ending != side) || !names_side (item, hu_side_other (side)))
        continue;
      hu_look_line (gains->look, &item->line, side, &finding);
      hu_objectives_state (state)->ledger.overflow |= hu_points_multiply (finding.count, item->points, &points);
      gain (gains, new_gain (gains, hu_side_other (side), index, finding.count, points));
      hu_line_finding_clear (&finding);
    }
}

static HuJudged
when_scored (const HuScoreItem *item)
{
  static const HuJudged moments[HU_N_SCORE_WHEN] = {
    HU_JUDGED_INSTANT, HU_JUDGED_PLAYER_TURN, HU_JUDGED_TURN, HU_JUDGED_END, HU_JUDGED_INSTANT, HU_JUDGED_INSTANT,
  };

  return item->kind == HU_SCORE_LINE ? HU_JUDGED_PLAYER_TURN : moments[item->when];
}

static void
gain_item (Gains *gains,
           guint  index)
{
  const HuScoreItem *item = hu_objectives_item (gains->look->state, index);

  switch (item->kind)
    {
    case HU_SCORE_PER:
      if (item->what_for == HU_WORTH_AREA)
        gain_area (gains, index);
      break;
    case HU_SCORE_HOLD:
      gain_holds (gains, index);
      break;
    case HU_SCORE_LINE:
      gain_gaps (gains, index);
      break;
    case HU_SCORE_NEEDS:
      gain_needs (gains, index);
      break;
    case HU_SCORE_AWARD:
      break;
    }
}

void
hu_objectives_score_moment (HuJudging *judging,
                            HuLook    *look,
                            gint       moment)
{
  Gains gains = { look, judging, NULL };

  for (guint i = 0; i < hu_objectives_state (judging->state)->n_items; i++)
    {
      const HuScoreItem *item = hu_objectives_item (judging->state, i);
      /* A place whose holder is remembered is watched in every turn. */
      gboolean watched = item->kind == HU_SCORE_HOLD && when_scored (item) == HU_JUDGED_INSTANT;

      if ((watched || is_in_turn (judging->state, item)) &&
          hu_judged_now (judging->state, when_scored (item), item->of, NULL, moment))
        gain_item (&gains, i);
    }

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    look->points[side] = look->own->ledger.total[side];
}

gint64
hu_objectives_item_points (const HuLook *look,
                           guint         item,
                           HuSide        side)
{
  gint64 sum = 0;

  for (const HuLedgerEntry *entry = look->own->ledger.last; entry != NULL; entry = entry->before)
    if (entry->gain == HU_GAIN_ITEM && entry->item == item && entry->side == side)
      hu_points_add (&sum, entry->points);
  for (guint i = 0; look->provisional != NULL && i < look->provisional->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (look->provisional, i);

      if (entry->provisional && entry->item == item && entry->side == side)
        hu_points_add (&sum, entry->points);
    }

  return sum;
}

void
hu_objectives_add_provisional (HuLook               *look,
                               HuObjectivesFindings *findings)
{
  Gains gains = { look, NULL, findings };

  for (guint i = 0; i < look->own->n_items; i++)
    {
      const HuScoreItem *item = hu_objectives_item (look->state, i);

      if (item->when == HU_SCORE_AT_END && item->kind != HU_SCORE_LINE && item->kind != HU_SCORE_AWARD &&
          (item->kind != HU_SCORE_PER || item->what_for == HU_WORTH_AREA) && hu_clause_is_on (HU_CLAUSE_OBJECTIVES_PROVISIONAL))
        gain_item (&gains, i);
    }
}
