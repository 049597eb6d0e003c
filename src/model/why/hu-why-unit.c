/*
 * Reasons of a unit: where it is, or by which event it left; what the rules ask of it, its supply, what its going would change.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-system-lists.h"
#include "hu-tactical.h"
#include "hu-why-node-private.h"

typedef struct
{
  guint        unit;
  HuUnitStatus status;
} Gone;

static gboolean
is_gone (const HuState *state,
         gconstpointer  data)
{
  const Gone *gone = data;

  return state->unit_status[gone->unit] == gone->status;
}

/* "It was eliminated at event 31 (Day 3, German, Combat) in 0508." */
static char *
word_leaving (HuUnitStatus status,
              guint        event,
              const char  *moment,
              const char  *where)
{
  switch (status)
    {
    case HU_UNIT_EXITED:
      /* Translators: the number of an event, its moment, a hex. */
      return g_strdup_printf (_("It left the map at event %1$u (%2$s), from %3$s."), event, moment, where);
    case HU_UNIT_WITHDRAWN:
      /* Translators: the number of an event, its moment, a hex. */
      return g_strdup_printf (_("It was withdrawn at event %1$u (%2$s), from %3$s."), event, moment, where);
    default:
      /* Translators: the number of an event, its moment, a hex. */
      return g_strdup_printf (_("It was eliminated at event %1$u (%2$s), in %3$s."), event, moment, where);
    }
}

static void
add_leaving (HuWhyNode  *self,
             GListStore *list,
             guint       unit)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  const Gone gone = { unit, state->unit_status[unit] };
  guint event = _hu_why_find_since (self, is_gone, &gone);
  g_autofree char *moment = NULL, *where = NULL;
  HuWhyNode *node;
  HuClock clock;
  HuHex from;

  /* It was not there at the set-up. */
  if (event == 0)
    return;

  clock = hu_game_get_clock (self->game, event - 1);
  moment = hu_explain_clock (state->scenario, &clock);
  from = hu_game_peek_before (self->game, event)->unit_hex[unit];
  if (from == HU_HEX_NONE)
    return;

  where = hu_explain_hex (state->scenario, from);
  node = _hu_why_add_below (self, list, WHY_EVENT, event, word_leaving (gone.status, event, moment, where));
  node->event = event;
  g_array_append_val (node->hexes, from);
}

static void
add_gone (HuWhyNode  *self,
          GListStore *list,
          guint       unit)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  HuUnitStatus status = state->unit_status[unit];

  if (!_hu_why_knows_since (self) || status == HU_UNIT_ON_MAP)
    return;

  if (status == HU_UNIT_WAITING && hu_scenario_get_unit (state->scenario, unit)->arrival == NULL)
    _hu_why_add_below (self, list, WHY_FACT, 0,
                       g_strdup (_("The scenario sets no turn in which it comes; what it says of itself may name one.")));
  else if (status != HU_UNIT_WAITING)
    add_leaving (self, list, unit);
}

#define RULINGS_TOLD 3

/* Has what it says ended since? */
static gboolean
has_ended (HuSnapshot     *snapshot,
           const HuRuling *ruling)
{
  const HuSystemLists *lists = hu_system_lists_get (ruling->system);

  return lists->find_end != NULL && lists->find_end (snapshot, ruling) != NULL;
}

/* The last rulings about the unit: what it did, what became of it, what it is worth; then, as far as there is room, what has
 * ended since. */
static void
list_unit_rulings (HuWhyNode  *self,
                   GListStore *list)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);
  guint told = 0;

  for (gboolean ended = FALSE; ended <= TRUE; ended++)
    for (guint i = rulings->len; i > 0 && told < RULINGS_TOLD; i--)
      {
        HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

        if (!hu_numbers_have (ruling->units, self->index) || has_ended (self->snapshot, ruling) != ended || (ended && told > 0))
          continue;
        _hu_why_add_ruling (self, list, ruling);
        told++;
      }
}

/* The event that decided the game, if it is about the unit and the viewer saw it. */
static void
add_decision (HuWhyNode  *root,
              GListStore *list,
              guint       unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const HuVerdict *verdict = hu_snapshot_get_verdict (root->snapshot);
  guint number = verdict != NULL ? verdict->event : 0;
  const HuEvent *event;
  g_autofree char *words = NULL, *victory = NULL;
  HuWhyNode *node;

  if (number == 0 || root->snapshot != hu_game_get_snapshot (root->game) ||
      hu_game_get_sight (root->game, number) != HU_SIGHT_WHOLE)
    return;

  event = hu_game_get_event (root->game, number - 1);
  if (event->unit != unit)
    return;

  words = hu_explain_event (scenario, event, hu_game_peek_before (root->game, number));
  victory = hu_explain_victory (root->snapshot);
  node = _hu_why_add_below (root, list, WHY_EVENT, number,
                            /* Translators: a number; what happened; a result: "German victory: Moscow is isolated (4.3)". */
                            g_strdup_printf (_("Event %1$u decided the game: %2$s. %3$s."), number, words, victory));
  node->event = number;
  _hu_why_set_rule (node, verdict->rule);
}

void
_hu_why_add_counter (HuWhyNode  *root,
                     GListStore *list,
                     guint       unit,
                     HuSide      side)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  HuWhyNode *node = _hu_why_add_unit (root, list, unit);
  gboolean on_map;

  node->kind = WHY_PART;
  node->list_part = list_unit_rulings;
  add_decision (root, list, unit);
  add_gone (root, list, unit);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (state->scenario, id) && hu_system_lists_get (id)->add_why_counter != NULL)
      hu_system_lists_get (id)->add_why_counter (root, list, unit);
  on_map = state->unit_status[unit] == HU_UNIT_ON_MAP && state->unit_hex[unit] != HU_HEX_NONE;
  if (on_map)
    {
      _hu_why_add_unit_supply (root, list, unit);
      _hu_why_add_unit_barring (root, list, unit);
      _hu_why_add_without (root, list, unit);
    }
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (state->scenario, id) && hu_system_lists_get (id)->add_why_unit != NULL)
      hu_system_lists_get (id)->add_why_unit (root, list, unit, side);
  if (on_map && hu_scenario_is_tactical (state->scenario))
    _hu_why_list_location (root, list, hu_state_unit_location (state, unit),
                           side != HU_SIDE_NONE ? side : hu_tactical_holder (state, unit));
}
