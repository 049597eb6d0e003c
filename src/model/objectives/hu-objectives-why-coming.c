/*
 * Reasons of objectives: the points that are scored until the moment of a forecast, and what can no longer come.
 */
#include "config.h"

#include "hu-objectives-why.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-objectives.h"
#include "hu-why-node-private.h"

/* What one item gives a side until then. */
typedef struct
{
  HuSide side;
  guint  item;
  gint64 points;
  guint  scale;
} Coming;

/* The sums of what the items give after @event (element-type Coming). */
static GArray *
add_up_coming (const GPtrArray *ledger,
               guint            event)
{
  GArray *sums = g_array_new (FALSE, FALSE, sizeof (Coming));

  for (guint i = 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);
      Coming coming = { entry->side, entry->item, entry->points, entry->scale };
      guint at = 0;

      if (entry->provisional || entry->event <= event || entry->item == HU_ITEM_NONE)
        continue;
      for (; at < sums->len; at++)
        if (g_array_index (sums, Coming, at).side == coming.side && g_array_index (sums, Coming, at).item == coming.item)
          break;
      if (at < sums->len)
        g_array_index (sums, Coming, at).points += coming.points;
      else
        g_array_append_val (sums, coming);
    }

  return sums;
}

void
_hu_why_add_objectives_coming (HuWhyNode  *root,
                               GListStore *list,
                               HuSnapshot *then)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (then);
  g_autoptr(GArray) sums = add_up_coming (hu_snapshot_get_objectives (then)->ledger, hu_game_get_position (root->game));

  for (guint i = 0; i < sums->len; i++)
    {
      const Coming *coming = &g_array_index (sums, Coming, i);
      const HuScoreItem *item = g_ptr_array_index (hu_objectives_rules (scenario)->schedule, coming->item);
      g_autofree char *name = hu_explain_item (scenario, item->id);
      g_autofree char *size = hu_explain_decimal (ABS (coming->points), coming->scale);
      g_autofree char *side = hu_explain_side (scenario, coming->side);

      if (coming->points != 0)
        _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                             /* Translators: a side, its points, the item of the schedule they are for. */
                                             g_strdup_printf (_("Still to come until then: %1$s, %2$s%3$s: %4$s."), side,
                                                              coming->points < 0 ? "−" : "", size, name)), "points");
    }
}

static gboolean
is_broken (const HuState *state,
           gconstpointer  data)
{
  return hu_objectives_get_run (state, data) == 0;
}

void
_hu_why_add_broken (HuWhyNode           *self,
                    GListStore          *list,
                    const HuTermFinding *finding)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autofree char *turn = NULL;
  HuWhyNode *node;
  guint event;

  if (finding->term->kind != HU_TERM_FOR || !finding->too_late || finding->have > 0 || !_hu_why_knows_since (self))
    return;
  event = _hu_why_find_since (self, is_broken, finding->term);
  if (event == 0)
    return;

  turn = hu_explain_turn (scenario, hu_game_get_clock (self->game, event - 1).turn);
  node = _hu_why_add_below (self, list, WHY_EVENT, event,
                            /* Translators: ends of turns, of how many; the number of an event, a turn. */
                            g_strdup_printf (_("It stood at %1$u of %2$d until event %3$u: %4$s ended without it."),
                                             hu_objectives_get_run (hu_game_peek_before (self->game, event), finding->term),
                                             (gint) finding->need, event, turn));
  node->event = event;
  _hu_why_set_rule (node, "terms");
}
