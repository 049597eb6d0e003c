/*
 * The position of a game at one moment as a start of its own.
 *
 * What the format can say of a start is carried over: who is where and in what
 * state, control, clock, points, fires; and what past events have settled is
 * taken out of the rules' data.  What it cannot say is named, never dropped in
 * silence.
 */
#include "hu-control.h"
#include "hu-explain-moment.h"
#include "hu-front-line.h"
#include "hu-node-game.h"
#include "hu-sudden-death.h"
#include "hu-workshop-moment-private.h"
#include "hu-workshop-private.h"

#include <string.h>

static void
put_at (HuNode    **draft,
        const char *pointer,
        HuNode     *value) /* (transfer full); NULL: without it */
{
  HuNode *made = hu_node_with_at (*draft, pointer, value);

  if (value != NULL)
    hu_node_unref (value);
  g_return_if_fail (made != NULL);
  hu_node_unref (*draft);
  *draft = made;
}

/* --- Units --- */

static gboolean
is_gone (const HuState *state,
         guint          unit)
{
  return state->unit_status[unit] != HU_UNIT_WAITING && state->unit_status[unit] != HU_UNIT_ON_MAP;
}

/* A state that is as a unit's usually is has no key. */
static void
put_states (HuNode       **unit,
            const HuState *state,
            guint          index)
{
  for (guint word = 0; word < HU_N_STATE_WORDS; word++)
    {
      const char *key = hu_state_word_to_string (word);
      gboolean now = (state->unit_states[index] >> word & 1) != 0;
      gboolean was = (hu_scenario_get_unit (state->scenario, index)->states >> word & 1) != 0;

      if (now != was)
        hu_node_put (unit, key, hu_node_new_boolean (now));
    }
}

static void
put_vehicle (HuNode       **unit,
             const HuState *state,
             guint          index)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, index);
  HuNode *vehicle = hu_node_find (*unit, "vehicle");

  if (counter->vehicle == NULL || vehicle == NULL)
    return;

  hu_node_ref (vehicle);
  hu_node_put (&vehicle, "ma", hu_node_new_text (hu_ma_to_string ((HuMainArmament) state->unit_ma[index])));
  hu_node_put (&vehicle, "crew", hu_node_new_text (hu_crew_to_string ((HuCrew) state->unit_crew[index])));
  hu_node_put (unit, "vehicle", vehicle);
  /* The leader aboard a vehicle may be gone. */
  if (counter->has_aboard && !(state->unit_states[index] & HU_STATE_ABOARD))
    hu_node_put (unit, "aboard", NULL);
}

static HuNode *
unit_at_moment (HuNode        *before,
                const HuState *state,
                guint          index)
{
  const HuMap *map = state->scenario->map;
  HuNode *unit = hu_node_ref (before);
  guint in = state->unit_in[index];

  hu_node_put (&unit, "at", hu_node_of_location (map, hu_state_unit_location (state, index)));
  hu_node_put (&unit, "in", in != HU_UNIT_NONE ? hu_node_new_text (hu_scenario_get_unit (state->scenario, in)->id) : NULL);
  put_states (&unit, state, index);
  put_vehicle (&unit, state, index);

  return unit;
}

static void
carry_units (HuNode       **draft,
             const HuState *state)
{
  const HuNode *units = hu_node_find (*draft, "units");
  GPtrArray *made = g_ptr_array_new ();

  for (guint i = 0; i < hu_node_get_n (units); i++)
    if (!is_gone (state, i))
      g_ptr_array_add (made, unit_at_moment (hu_node_get_element (units, i), state, i));
  hu_node_put (draft, "units", hu_node_new_list_take (made));
}

/* --- Start --- */

static void
carry_clock (HuNode       **draft,
             const HuClock *clock)
{
  HuNode *made;

  if (clock->turn == 1 && clock->player_turn == 0 && clock->phase == 0)
    {
      put_at (draft, "/start/clock", NULL);
      return;
    }

  made = hu_node_new_object ();
  hu_node_put (&made, "turn", hu_node_new_integer (clock->turn));
  hu_node_put (&made, "player_turn", hu_node_new_integer (clock->player_turn + 1));
  hu_node_put (&made, "phase", hu_node_new_integer (clock->phase + 1));
  put_at (draft, "/start/clock", made);
}

static void
carry_control (HuNode       **draft,
               const HuState *state)
{
  g_autoptr(HuScenario) now = hu_scenario_new_repainted ((HuScenario *) state->scenario, state->scenario->map);

  memcpy (now->start.control, state->control, (gsize) state->scenario->map->grid->n_hexes);
  put_at (draft, "/start/control", hu_node_of_control (now));
}

static void
carry_fires (HuNode       **draft,
             const HuState *state)
{
  const HuMap *map = state->scenario->map;
  GPtrArray *fires = g_ptr_array_new ();

  for (HuLocation location = 0; location < hu_map_n_locations (map); location++)
    {
      guint level = hu_state_hazard (state, location) & HU_HAZARD_LEVEL;
      HuNode *fire;

      if (level == HU_FIRE_NONE)
        continue;
      fire = hu_node_new_object ();
      hu_node_put (&fire, "at", hu_node_of_location (map, location));
      hu_node_put (&fire, "level", hu_node_new_text (hu_fire_level_to_string ((HuFireLevel) level)));
      g_ptr_array_add (fires, fire);
    }

  if (fires->len > 0)
    put_at (draft, "/start/fires", hu_node_new_list_take (fires));
  else
    {
      put_at (draft, "/start/fires", NULL);
      g_ptr_array_unref (fires);
    }
}

/* --- Sudden death --- */

/* The units that are still there; a requirement that is met or past says nothing any more. */
static HuNode *
withdrawal_at_moment (HuNode        *before,
                      const HuState *state,
                      guint          index,
                      guint          done)
{
  const HuWithdrawal *withdrawal = g_ptr_array_index (state->scenario->sudden_death->withdrawals, index);
  HuNode *made;

  if (done >= withdrawal->count || withdrawal->turn < state->clock.turn)
    return NULL;

  made = hu_node_ref (before);
  hu_node_put (&made, "count", hu_node_new_integer (withdrawal->count - done));
  if (withdrawal->units != NULL)
    {
      GPtrArray *units = g_ptr_array_new ();

      for (guint i = 0; i < withdrawal->units->len; i++)
        {
          guint unit = g_array_index (withdrawal->units, guint, i);

          if (!is_gone (state, unit))
            g_ptr_array_add (units, hu_node_new_text (hu_scenario_get_unit (state->scenario, unit)->id));
        }
      hu_node_put (&made, "units", hu_node_new_list_take (units));
    }

  return made;
}

static void
carry_withdrawals (HuNode                    **draft,
                   const HuState              *state,
                   const HuSuddenDeathReport  *report)
{
  static const char pointer[] = "/rules/sudden-death/withdrawals";
  const HuNode *before = hu_node_at (*draft, pointer);
  GPtrArray *made;

  if (before == NULL)
    return;

  made = g_ptr_array_new ();
  for (guint i = 0; i < hu_node_get_n (before) && i < report->withdrawals->len; i++)
    {
      const HuWithdrawalReport *standing = &g_array_index (report->withdrawals, HuWithdrawalReport, i);
      HuNode *withdrawal = withdrawal_at_moment (hu_node_get_element (before, i), state, i, standing->done);

      if (withdrawal != NULL)
        g_ptr_array_add (made, withdrawal);
    }
  put_at (draft, pointer, hu_node_new_list_take (made));
}

static void
carry_sudden_death (HuNode          **draft,
                    const HuSnapshot *snapshot)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  const HuSuddenDeathRules *rules = state->scenario->sudden_death;

  if (rules == NULL)
    return;

  carry_withdrawals (draft, state, hu_snapshot_get_sudden_death (snapshot));
  /* West of the initial front line stays what it was. */
  put_at (draft, "/rules/sudden-death/rear", hu_node_of_hexset (state->scenario->map->grid, rules->rear));
}

/* --- Front line --- */

/* Has @side had what the item gives at the first capture? */
static gboolean
has_scored (const HuFrontLineReport *report,
            guint                    item,
            HuSide                   side)
{
  for (guint i = 0; i < report->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (report->ledger, i);

      if (entry->gain == HU_GAIN_PLACE && entry->item == item && entry->side == side && !entry->provisional)
        return TRUE;
    }

  return FALSE;
}

/* An item that is scored once is for those who have not had it yet. */
static void
carry_schedule (HuNode                 **draft,
                const HuScenario        *scenario,
                const HuFrontLineReport *report)
{
  static const char pointer[] = "/rules/front-line/schedule";
  const HuNode *before = hu_node_at (*draft, pointer);
  GPtrArray *made;

  if (before == NULL)
    return;

  made = g_ptr_array_new ();
  for (guint i = 0; i < hu_node_get_n (before) && i < scenario->front_line->schedule->len; i++)
    {
      const HuScheduleItem *item = g_ptr_array_index (scenario->front_line->schedule, i);
      gboolean once = item->kind == HU_ITEM_PLACE && item->when == HU_WHEN_ONCE;
      gboolean open[HU_N_SIDES];
      HuNode *node = hu_node_ref (hu_node_get_element (before, i));

      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        open[side] = (item->to == HU_SIDE_NONE || item->to == side) && !(once && has_scored (report, i, side));
      if (!open[HU_SIDE_FIRST] && !open[HU_SIDE_SECOND])
        {
          hu_node_unref (node);
          continue;
        }
      if (item->to == HU_SIDE_NONE && open[HU_SIDE_FIRST] != open[HU_SIDE_SECOND])
        hu_node_put (&node, "to", hu_node_new_text (scenario->sides[open[HU_SIDE_FIRST] ? 0 : 1].id));
      g_ptr_array_add (made, node);
    }
  put_at (draft, pointer, hu_node_new_list_take (made));
}

static void
carry_front_line (HuNode          **draft,
                  const HuSnapshot *snapshot)
{
  const HuFrontLineReport *report = hu_snapshot_get_front_line (snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  gint64 points[HU_N_SIDES] = { 0, 0 };
  HuNode *made;

  if (report == NULL)
    return;

  for (guint i = 0; i < report->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (report->ledger, i);

      if (!entry->provisional)
        points[entry->side] += entry->points;
    }
  made = hu_node_new_object ();
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (points[side] != 0)
      hu_node_put (&made, scenario->sides[side].id, hu_node_new_integer (points[side]));
  if (hu_node_get_n (made) == 0)
    g_clear_pointer (&made, hu_node_unref);
  put_at (draft, "/start/points", made);
  carry_schedule (draft, scenario, report);
}

/* --- Control --- */

static void
note (GPtrArray *left_behind,
      char      *words) /* (transfer full) */
{
  g_ptr_array_add (left_behind, words);
}

static gboolean
has_kindled (const HuState *state)
{
  for (HuLocation i = 0; i < hu_map_n_locations (state->scenario->map); i++)
    if (hu_state_hazard (state, i) & HU_HAZARD_KINDLED)
      return TRUE;

  return FALSE;
}

static void
note_control (HuWorkshop       *self,
              const HuSnapshot *then,
              GPtrArray        *left_behind)
{
  const HuState *state = hu_snapshot_get_state (then);
  const HuControlReport *report = hu_snapshot_get_control (then);
  guint n_captured = 0;

  if (report == NULL)
    return;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (report->cvp[side] != 0 || report->exit_vp[side] != 0)
      note (left_behind, hu_explain_points_left (state->scenario, side, report->cvp[side], report->exit_vp[side]));
  for (guint i = 0; i < state->scenario->units->len; i++)
    n_captured += state->unit_captor[i] != HU_SIDE_NONE && !is_gone (state, i);
  if (n_captured > 0)
    note (left_behind, hu_explain_captured_left (n_captured));
  if (state->n_rubble > 0)
    note (left_behind, hu_explain_rubble_left (state->n_rubble));
  if (has_kindled (state))
    note (left_behind, hu_explain_kindled_left ());

  if (self->clean && self->scenario->control != NULL)
    {
      g_autofree char *others = hu_moment_word_other_owners (self->scenario, then);

      if (others != NULL)
        note (left_behind, g_steal_pointer (&others));
    }
}

/* --- All of it --- */

static HuNode *
new_draft (const HuSnapshot *snapshot)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(GPtrArray) no_events = g_ptr_array_new ();
  HuNode *draft = hu_node_of_game ((HuScenario *) hu_snapshot_get_scenario (snapshot), no_events);

  carry_units (&draft, state);
  carry_clock (&draft, hu_snapshot_get_clock (snapshot));
  carry_control (&draft, state);
  carry_fires (&draft, state);
  carry_sudden_death (&draft, snapshot);
  carry_front_line (&draft, snapshot);
  if (hu_snapshot_get_control (snapshot) != NULL)
    hu_moment_carry_owners (&draft, snapshot);

  return draft;
}

/**
 * hu_workshop_new_from_moment:
 * @snapshot: a game at a moment, in truth
 * @left_behind: (element-type utf8): an array with a free function, to which is
 *   added, in a sentence each, what a start cannot say of that moment
 *
 * Begins with the position of a game: what is so at that moment is so at the
 * start, and no event has happened.  Units that are out of the game are not in
 * the new one.
 *
 * Returns: (transfer full): a workshop
 */
HuWorkshop *
hu_workshop_new_from_moment (const HuSnapshot *snapshot,
                             GPtrArray        *left_behind)
{
  HuWorkshop *self;

  g_return_val_if_fail (snapshot != NULL && left_behind != NULL, NULL);

  self = hu_workshop_new_from_draft (new_draft (snapshot));
  note_control (self, snapshot, left_behind);
  if (hu_snapshot_get_clock (snapshot)->over)
    note (left_behind, hu_explain_over_left ());

  return self;
}
