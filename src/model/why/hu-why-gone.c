/*
 * Reasons of a unit that is not on the map: at which event it left, from where; or that it has not come yet.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
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

void
_hu_why_add_gone (HuWhyNode  *self,
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
