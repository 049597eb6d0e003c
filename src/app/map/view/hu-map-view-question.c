/*
 * The question of supply that the map answers: that of the traced hex, else of the selected unit, else the one that the
 * rules in force ask. While counters are dragged only a trace counts, so that their effect on the rules' own question
 * shows.
 */
#include "hu-map-view-private.h"

/* Names the unit of @side in @hex: a selected one, else the only one there; HU_UNIT_NONE: the hex itself is asked about. */
static guint
find_unit (HuMapView *self,
           HuHex      hex,
           HuSide     side)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  g_autoptr(GArray) stack = hu_snapshot_units_in (hu_map_view_get_shown (self), hex);
  guint found = HU_UNIT_NONE, n = 0;

  for (guint i = 0; i < stack->len; i++)
    {
      guint unit = g_array_index (stack, guint, i);

      if (hu_scenario_get_unit (scenario, unit)->side != side)
        continue;
      if (hu_map_state_is_selected (self->state, unit))
        return unit;
      found = unit;
      n++;
    }

  return n == 1 ? found : HU_UNIT_NONE;
}

/* The hex of the selected units, all of one side with supply; HU_HEX_NONE: they ask nothing. */
static HuHex
find_selected (HuMapView *self,
               HuSide    *side)
{
  HuSnapshot *shown = hu_map_view_get_shown (self);
  const HuState *state = hu_snapshot_get_state (shown);
  const GArray *selection = hu_map_state_get_selection (self->state);
  HuHex hex = HU_HEX_NONE;

  for (guint i = 0; i < selection->len; i++)
    {
      guint unit = g_array_index (selection, guint, i);

      if (unit >= state->scenario->units->len || state->unit_status[unit] != HU_UNIT_ON_MAP ||
          hu_snapshot_get_secrecy (shown, unit) != HU_SECRECY_NONE)
        return HU_HEX_NONE;
      if (i > 0 && (state->unit_hex[unit] != hex || hu_scenario_get_unit (state->scenario, unit)->side != *side))
        return HU_HEX_NONE;
      hex = state->unit_hex[unit];
      *side = hu_scenario_get_unit (state->scenario, unit)->side;
    }

  return hex != HU_HEX_NONE && hu_tracing_possible (state->scenario, *side) ? hex : HU_HEX_NONE;
}

/* Returns FALSE where the user asks about no hex, and so the question of the rules stands. */
static gboolean
get_question (HuMapView         *self,
              HuSupplyQuestion  *question)
{
  *question = (HuSupplyQuestion) { HU_HEX_NONE, HU_SIDE_NONE, HU_UNIT_NONE };
  if (self->game == NULL || hu_map_view_get_shown (self) == NULL)
    return FALSE;

  question->hex = hu_map_state_get_trace_hex (self->state);
  question->side = hu_map_state_get_trace_side (self->state);
  /* In a lesson a unit is selected to be moved. */
  if (question->hex == HU_HEX_NONE && self->lift == NULL &&
      (self->session == NULL || hu_session_get_course (self->session) != HU_MODE_LESSON))
    question->hex = find_selected (self, &question->side);
  if (question->hex == HU_HEX_NONE)
    return FALSE;

  question->unit = find_unit (self, question->hex, question->side);

  return TRUE;
}

/* Returns the supply lines of the position shown: the capital's, or those of the traced hex or the selected unit; or
 * NULL. */
const HuSupplyLines *
hu_map_view_get_lines (HuMapView *self)
{
  HuSnapshot *shown;

  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  if (!self->lines_stale)
    return self->lines;

  g_clear_pointer (&self->lines, hu_supply_lines_free);
  self->lines_stale = FALSE;
  shown = hu_map_view_get_shown (self);
  if (shown == NULL)
    return NULL;

  if (get_question (self, &self->question))
    self->lines = hu_supply_lines_new_from (shown, self->question.hex, self->question.side, self->question.unit);
  else
    self->lines = hu_supply_lines_new_asked (shown);

  return self->lines;
}

void
_hu_map_view_update_question (HuMapView *self)
{
  HuSupplyQuestion question;

  (void) get_question (self, &question);
  if (question.hex != self->question.hex || question.side != self->question.side || question.unit != self->question.unit)
    _hu_map_view_shown_changed (self);
}

/* Asks for the supply of a hex that was clicked; a second click goes back. A course asks questions of its own, which
 * the click may be an answer to. */
void
_hu_map_view_ask_hex (HuMapView *self,
                      HuHex      hex)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  HuSide side;

  if (hex == HU_HEX_NONE || !hu_supply_rules_has_any (scenario) || self->session == NULL ||
      hu_session_get_course (self->session) != HU_MODE_PLAY)
    return;

  side = _hu_map_view_choose_side (self, hex);
  if (hu_map_state_get_trace_hex (self->state) == hex)
    hu_map_state_set_trace (self->state, HU_HEX_NONE, HU_SIDE_NONE);
  else if (hu_tracing_possible (scenario, side))
    hu_map_state_set_trace (self->state, hex, side);
}

/**
 * hu_map_view_stop_asking:
 *
 * Goes back to the question that the rules ask: ends the trace, and deselects the units that ask.
 *
 * Returns: %FALSE where nothing else was asked
 */
gboolean
hu_map_view_stop_asking (HuMapView *self)
{
  HuSupplyQuestion question;
  HuSide side;
  HuHex hex;

  g_return_val_if_fail (HU_IS_MAP_VIEW (self), FALSE);

  if (!get_question (self, &question))
    return FALSE;

  hex = find_selected (self, &side);
  if (hex == question.hex)
    hu_map_state_select_only (self->state, HU_UNIT_NONE);
  hu_map_state_set_trace (self->state, HU_HEX_NONE, HU_SIDE_NONE);

  return TRUE;
}
