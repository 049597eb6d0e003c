/*
 * Entries into the tree of reasons other than the verdict: a meter, an event of the log, and
 * the meaning of a mark on the map.
 */
#include "config.h"

#include "hu-why-node-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-explain.h"
#include "hu-rule-page.h"
#include "hu-system-lists.h"

static HuWhyNode *
add_root (GListStore *list,
          HuGame     *game,
          HuSnapshot *snapshot,
          WhyKind     kind,
          guint       index,
          char       *text)
{
  HuWhyNode *node = _hu_why_add (list, game, snapshot, kind, index, text);

  node->open = TRUE;

  return node;
}

GListModel *
hu_why_tree_new_nth_meter (HuGame      *game,
                           HuSnapshot  *snapshot,
                           HuMeterKind  kind,
                           guint        nth)
{
  g_autoptr(GListStore) list = NULL;
  const GPtrArray *meters;

  g_return_val_if_fail (HU_IS_GAME (game) && snapshot != NULL, NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  meters = hu_snapshot_get_meters (snapshot);
  for (guint i = 0; i < meters->len; i++)
    if (((const HuMeter *) g_ptr_array_index (meters, i))->kind == kind &&
        ((const HuMeter *) g_ptr_array_index (meters, i))->nth == nth)
      {
        _hu_why_add_meter (list, game, snapshot, i)->open = TRUE;
        return G_LIST_MODEL (g_steal_pointer (&list));
      }

  return NULL;
}

GListModel *
hu_why_tree_new_event (HuGame *game,
                       guint   event)
{
  g_autoptr(GListStore) list = NULL;
  HuWhyNode *node;

  g_return_val_if_fail (HU_IS_GAME (game), NULL);
  g_return_val_if_fail (event >= 1 && event <= hu_game_get_n_events (game), NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  node = _hu_why_add_event (list, game, hu_game_get_snapshot (game), event);
  if (node == NULL && event > hu_game_get_position (game))
    /* Translators: %u is the number of an event of the log */
    add_root (list, game, hu_game_get_snapshot (game), WHY_FACT, 0,
              g_strdup_printf (_("Event %u is undone: it has caused nothing."), event));
  else if (node == NULL)
    /* Translators: %u is the number of an event of the log */
    add_root (list, game, hu_game_get_snapshot (game), WHY_FACT, 0,
              g_strdup_printf (_("This side cannot see event %u."), event));
  else if (hu_game_get_rulings (game, event) != NULL && hu_game_get_rulings (game, event)->len > 0)
    node->open = TRUE;
  else
    _hu_why_add (list, game, hu_game_get_snapshot (game), WHY_FACT, 0, g_strdup (_("It decided nothing.")));

  return G_LIST_MODEL (g_steal_pointer (&list));
}

/* --- Marks of the map --- */

/* Finds the mark with that id in the first system in force that has it.  All other marks belong to supply, rule 8. */
static HuMapMark
find_mark (const HuScenario *scenario,
           const char       *id)
{
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      const HuMapMark *mark = hu_system_lists_get (system)->marks;

      if (!hu_system_in_force (scenario, system))
        continue;
      while (mark->prefix != NULL && !g_str_has_prefix (id, mark->prefix))
        mark++;
      if (mark->prefix != NULL)
        return *mark;
    }

  return (HuMapMark) { .rule = "8" };
}

/* Lists the gist of the mark's rule, and the rulings by that rule, the latest first. */
void
_hu_why_list_mark (HuWhyNode  *self,
                   GListStore *list)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);
  const HuRulePage *page = hu_rule_page_find (self->rule);
  guint shown = 0;

  if (page != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_rule_lead (page)), page->id);
  for (guint i = rulings->len; i > 0 && shown < WHY_MOST_RULINGS; i--)
    {
      HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

      if (!g_str_equal (ruling->rule, self->rule))
        continue;
      _hu_why_add_ruling (self, list, ruling);
      shown++;
    }
}

/* @snapshot: its position, or a what-if of it; @side: the side of the mark, or HU_SIDE_NONE.  Returns the meaning of
 * the mark, its rule, the rulings by that rule, and the meter of the mark, or all meters if it has none of its own. */
GListModel *
hu_why_tree_new_mark (HuGame     *game,
                      HuSnapshot *snapshot,
                      const char *id,
                      HuSide      side)
{
  const GPtrArray *meters;
  HuWhyNode *node;
  GListStore *list;
  HuMapMark mark;

  g_return_val_if_fail (HU_IS_GAME (game) && snapshot != NULL && id != NULL, NULL);

  mark = find_mark (hu_snapshot_get_scenario (snapshot), id);
  meters = hu_snapshot_get_meters (snapshot);
  list = g_list_store_new (HU_TYPE_WHY_NODE);
  node = add_root (list, game, snapshot, WHY_MARK, 0,
                   hu_explain_legend (hu_snapshot_get_scenario (snapshot), id, side));
  _hu_why_set_rule (node, mark.rule);
  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      if (mark.meter == NULL || (mark.of_side && side == HU_SIDE_NONE))
        _hu_why_add_meter (list, game, snapshot, i);
      else if (g_str_equal (meter->rule, mark.meter) && (!mark.of_side || meter->for_side == side))
        _hu_why_add_meter (list, game, snapshot, i)->open = TRUE;
    }

  return G_LIST_MODEL (list);
}
