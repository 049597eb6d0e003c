/*
 * Reasons of captives: what a unit has captured, and who guards a prisoner.
 */
#include "config.h"

#include "hu-control-why-private.h"

#include "hu-explain-control.h"
#include "hu-why-node-private.h"

/* The unit that captured by that event, on its own or by Mopping Up; HU_UNIT_NONE: it is not known. */
static guint
find_captor (HuGame *game,
             guint   event)
{
  const HuEvent *cause;

  if (event == 0 || hu_game_get_sight (game, event) != HU_SIGHT_WHOLE)
    return HU_UNIT_NONE;

  cause = hu_game_get_event (game, event - 1);

  return cause->verb == HU_VERB_CAPTURE ? cause->other_unit : cause->verb == HU_VERB_MOP_UP ? cause->unit : HU_UNIT_NONE;
}

static void
add_capture (HuWhyNode        *root,
             GListStore       *list,
             guint             captor,
             const HuCasualty *line)
{
  HuControlWithout without = { .unit = captor, .side = line->to, .event = line->event };
  g_autoptr(GArray) captives = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *fate = hu_explain_fate (root->snapshot, line->unit, captor);
  g_autofree char *captured = NULL;

  g_array_append_val (captives, line->unit);
  without.others = captives;
  captured = hu_explain_without (root->snapshot, &without, HU_WITHOUT_CAPTURED);
  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, g_strjoin (" ", captured, fate, NULL)), "26.222");
}

void
_hu_why_add_captures (HuWhyNode  *root,
                      GListStore *list,
                      guint       unit)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  const GArray *lines = hu_snapshot_get_control (root->snapshot)->casualties;

  for (guint i = 0; i < lines->len; i++)
    {
      const HuCasualty *line = &g_array_index (lines, HuCasualty, i);

      if (line->unit != HU_UNIT_NONE && line->state == HU_SCORE_CAPTURED && line->points > 0 &&
          state->unit_captor[line->unit] == line->to && find_captor (root->game, line->event) == unit)
        add_capture (root, list, unit, line);
    }
}

void
_hu_why_add_escort (HuWhyNode  *root,
                    GListStore *list,
                    guint       event)
{
  const HuEvent *exit = hu_game_get_event (root->game, event - 1);
  g_autoptr(GArray) captives = g_array_new (FALSE, FALSE, sizeof (guint));
  HuControlWithout without = { .unit = exit->unit, .others = captives };
  const HuState *state;

  if (exit->verb != HU_VERB_EXIT || exit->exit_as != HU_EXIT_PLAIN || hu_game_get_sight (root->game, event) != HU_SIGHT_WHOLE)
    return;

  state = hu_game_peek_before (root->game, event);
  for (guint i = 0; i < state->scenario->units->len; i++)
    if (state->unit_status[i] == HU_UNIT_ON_MAP && state->unit_captor[i] == hu_tactical_holder (state, exit->unit) &&
        hu_unit_kind_is_personnel (hu_scenario_get_unit (state->scenario, i)->kind) &&
        hu_snapshot_get_secrecy (root->snapshot, i) == HU_SECRECY_NONE &&
        hu_state_unit_location (state, i) == hu_state_unit_location (state, exit->unit))
      g_array_append_val (captives, i);
  if (captives->len > 0)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                         hu_explain_without (root->snapshot, &without, HU_WITHOUT_ESCORTS)), "26.2");
}

void
_hu_why_add_guards (HuWhyNode  *root,
                    GListStore *list,
                    guint       unit)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  HuSide side = state->unit_captor[unit], viewer = hu_game_get_viewer (root->game);
  HuControlWithout without = { .unit = unit, .side = side, .known = viewer == HU_SIDE_NONE || viewer == side };
  g_autoptr(GArray) guards = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < state->scenario->units->len; i++)
    if (state->unit_status[i] == HU_UNIT_ON_MAP && state->unit_captor[i] == HU_SIDE_NONE &&
        hu_tactical_holder (state, i) == without.side &&
        hu_unit_kind_is_personnel (hu_scenario_get_unit (state->scenario, i)->kind) &&
        hu_state_unit_location (state, i) == hu_state_unit_location (state, unit) &&
        hu_snapshot_get_secrecy (root->snapshot, i) == HU_SECRECY_NONE)
      g_array_append_val (guards, i);
  without.others = guards;
  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                       hu_explain_without (root->snapshot, &without,
                                                           guards->len > 0 ? HU_WITHOUT_GUARDED : HU_WITHOUT_UNGUARDED)),
                    "26.222");
}
