/*
 * The question of supply that a map answers: that of the traced hex, else of the selected unit, else the one that the
 * rules in force ask.
 */
#include "hu-map-question.h"
#include "hu-supply-need.h"

/* The side and hex whose supply is asked about; hex HU_HEX_NONE: only the rules ask. */
typedef struct
{
  HuHex  hex;
  HuSide side;
  guint  unit; /* in it; HU_UNIT_NONE: the hex itself */
  gboolean needed; /* the line that a condition asks for from there */
} HuSupplyQuestion;

struct _HuMapQuestion
{
  HuMapState      *state;
  HuSession       *session; /* or NULL */
  HuSnapshot      *shown;   /* or NULL */
  gboolean         held;
  HuSupplyLines   *lines;   /* or NULL */
  gboolean         stale;
  HuSupplyQuestion asked;   /* that the lines answer */
};

/* Names the unit of @side in @hex: a selected one, else the only one there; HU_UNIT_NONE: the hex itself is asked about. */
static guint
find_unit (HuMapQuestion *self,
           HuHex          hex,
           HuSide         side)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->shown);
  g_autoptr(GArray) stack = hu_snapshot_units_in (self->shown, hex);
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
find_selected (HuMapQuestion *self,
               HuSide        *side)
{
  const HuState *state = hu_snapshot_get_state (self->shown);
  const GArray *selection = hu_map_state_get_selection (self->state);
  HuHex hex = HU_HEX_NONE;

  for (guint i = 0; i < selection->len; i++)
    {
      guint unit = g_array_index (selection, guint, i);

      if (unit >= state->scenario->units->len || state->unit_status[unit] != HU_UNIT_ON_MAP ||
          hu_snapshot_get_secrecy (self->shown, unit) != HU_SECRECY_NONE)
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
get_question (HuMapQuestion    *self,
              HuSupplyQuestion *question)
{
  *question = (HuSupplyQuestion) { HU_HEX_NONE, HU_SIDE_NONE, HU_UNIT_NONE, FALSE };
  if (self->shown == NULL)
    return FALSE;

  question->hex = hu_map_state_get_trace_hex (self->state);
  question->side = hu_map_state_get_trace_side (self->state);
  /* In a lesson a unit is selected to be moved. */
  if (question->hex == HU_HEX_NONE && !self->held &&
      (self->session == NULL || hu_session_get_course (self->session) != HU_MODE_LESSON))
    question->hex = find_selected (self, &question->side);
  if (question->hex == HU_HEX_NONE)
    return FALSE;

  question->unit = find_unit (self, question->hex, question->side);
  question->needed = (question->unit == HU_UNIT_NONE ||
                      !hu_tracing_possible (hu_snapshot_get_scenario (self->shown), question->side)) &&
                     hu_supply_find_need (hu_snapshot_get_scenario (self->shown), question->hex, question->side) >= 0;

  return TRUE;
}

const HuSupplyLines *
hu_map_question_get_lines (HuMapQuestion *self)
{
  if (!self->stale)
    return self->lines;

  g_clear_pointer (&self->lines, hu_supply_lines_free);
  self->stale = FALSE;
  if (self->shown == NULL)
    return NULL;

  if (get_question (self, &self->asked) && self->asked.needed)
    self->lines = hu_supply_lines_new_needed (self->shown, self->asked.hex, self->asked.side);
  else if (self->asked.hex != HU_HEX_NONE)
    self->lines = hu_supply_lines_new_from (self->shown, self->asked.hex, self->asked.side, self->asked.unit);
  else
    self->lines = hu_supply_lines_new_asked (self->shown);

  return self->lines;
}

gboolean
hu_map_question_has_changed (HuMapQuestion *self)
{
  HuSupplyQuestion question;

  (void) get_question (self, &question);

  return question.hex != self->asked.hex || question.side != self->asked.side || question.unit != self->asked.unit;
}

HuMapQuestion *
hu_map_question_new (HuMapState *state)
{
  HuMapQuestion *self = g_new0 (HuMapQuestion, 1);

  self->state = state;

  return self;
}

void
hu_map_question_free (HuMapQuestion *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->shown, hu_snapshot_unref);
  g_clear_pointer (&self->lines, hu_supply_lines_free);
  g_free (self);
}

void
hu_map_question_set_session (HuMapQuestion *self,
                             HuSession     *session)
{
  self->session = session;
}

void
hu_map_question_show (HuMapQuestion *self,
                      HuSnapshot    *shown,
                      gboolean       held)
{
  if (shown != NULL)
    hu_snapshot_ref (shown);
  g_clear_pointer (&self->shown, hu_snapshot_unref);
  self->shown = shown;
  self->held = held;
  self->stale = TRUE;
}

HuSide
hu_map_question_choose_side (HuMapQuestion *self,
                             HuHex          hex)
{
  const HuState *state = hu_snapshot_get_state (self->shown);
  const GArray *selection = hu_map_state_get_selection (self->state);
  g_autoptr(GArray) stack = NULL;
  HuSupplyAsked asked;

  for (guint i = 0; i < selection->len; i++)
    {
      guint unit = g_array_index (selection, guint, i);

      if (state->unit_hex[unit] == hex)
        return hu_scenario_get_unit (state->scenario, unit)->side;
    }

  stack = hu_snapshot_units_in (self->shown, hex);
  for (guint i = 0; i < stack->len; i++)
    {
      HuSide side = hu_scenario_get_unit (state->scenario, g_array_index (stack, guint, i))->side;

      if (hu_tracing_possible (state->scenario, side))
        return side;
    }

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (hu_supply_find_need (state->scenario, hex, (HuSide) side) >= 0)
      return (HuSide) side;
  if (hu_supply_find_asked (state->scenario, &asked))
    return asked.side;

  return hu_tracing_possible (state->scenario, HU_SIDE_FIRST) ? HU_SIDE_FIRST : HU_SIDE_SECOND;
}

void
hu_map_question_ask (HuMapQuestion *self,
                     HuHex          hex)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->shown);
  HuSide side;

  if (hex == HU_HEX_NONE || !hu_supply_has_lines (scenario) || self->session == NULL ||
      hu_session_get_course (self->session) != HU_MODE_PLAY)
    return;

  side = hu_map_question_choose_side (self, hex);
  if (hu_map_state_get_trace_hex (self->state) == hex)
    hu_map_state_set_trace (self->state, HU_HEX_NONE, HU_SIDE_NONE);
  else if (hu_tracing_possible (scenario, side) || hu_supply_find_need (scenario, hex, side) >= 0)
    hu_map_state_set_trace (self->state, hex, side);
}

gboolean
hu_map_question_stop (HuMapQuestion *self)
{
  HuSupplyQuestion question;
  HuSide side;
  HuHex hex;

  if (!get_question (self, &question))
    return FALSE;

  hex = find_selected (self, &side);
  if (hex == question.hex)
    hu_map_state_select_only (self->state, HU_UNIT_NONE);
  hu_map_state_set_trace (self->state, HU_HEX_NONE, HU_SIDE_NONE);

  return TRUE;
}
