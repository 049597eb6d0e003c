/*
 * The children of a node of the tree of reasons, found when they are first asked for; and the trees that begin with the
 * verdict or a hex.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-supply.h"
#include "hu-explain.h"
#include "hu-system-lists.h"
#include "hu-why-node-private.h"

gboolean
_hu_why_is_telling (const HuRuling *ruling)
{
  return ruling->kind != HU_RULING_OWNER || ruling->place >= 0;
}

static void
list_meters (HuWhyNode  *self,
             GListStore *list)
{
  for (guint i = 0; i < hu_snapshot_get_meters (self->snapshot)->len; i++)
    _hu_why_add_meter (list, self->game, self->snapshot, i);
}

/* Why it is this result where the event met the condition of another too. */
static void
add_order (HuWhyNode  *self,
           GListStore *list)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (self->snapshot);
  const HuSystemLists *lists = hu_system_lists_get (verdict->system);
  char *order = lists->explain_order != NULL ? lists->explain_order (self->snapshot, NULL) : NULL;

  if (order != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, order), verdict->rule);
}

static void
list_verdict (HuWhyNode  *self,
              GListStore *list)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (self->snapshot);
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);

  if (verdict == NULL)
    {
      _hu_why_add_forecast (self, list);
      list_meters (self, list);
      return;
    }

  /* Where several systems are in force, one of them may give its result when another has decided the game already; and each
   * of them takes a concession. */
  for (guint i = 0; i < rulings->len; i++)
    {
      HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->kind == HU_RULING_CONCEDED && ruling->system != verdict->system)
        continue;
      if ((ruling->decides && ruling->event == verdict->event) || _hu_why_is_disclosed (ruling))
        _hu_why_add_ruling (self, list, ruling);
    }
  add_order (self, list);
}

/* Events alone are in the log: this is about what they caused. */
static gboolean
has_happened (HuSnapshot *snapshot)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);

  for (guint i = 0; i < rulings->len; i++)
    if (_hu_why_is_telling (g_ptr_array_index (rulings, i)))
      return TRUE;

  return FALSE;
}

static void
list_happened (HuWhyNode  *self,
               GListStore *list)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);
  guint shown = 0;

  for (guint i = rulings->len; i > 0 && shown < WHY_MOST_RULINGS; i--)
    if (_hu_why_is_telling (g_ptr_array_index (rulings, i - 1)))
      {
        _hu_why_add_ruling (self, list, g_ptr_array_index (rulings, i - 1));
        shown++;
      }
}

static void
list_meter (HuWhyNode  *self,
            GListStore *list)
{
  const HuMeter *meter = g_ptr_array_index (hu_snapshot_get_meters (self->snapshot), self->index);
  char *detail = hu_explain_meter_detail (self->snapshot, meter);
  HuWhyNode *node;

  if (self->whole)
    _hu_why_add_decision (self, list, meter);
  node = _hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_meter_rule (self->snapshot, meter));
  _hu_why_set_rule (node, meter->rule);
  if (detail != NULL && detail[0] != '\0')
    {
      node = _hu_why_add_below (self, list, WHY_FACT, 0, detail);
      _hu_why_add_hexes (node, meter->more_hexes->len > 0 ? meter->more_hexes : meter->hexes);
    }
  else
    {
      g_free (detail);
    }

  if (meter->unit != HU_UNIT_NONE)
    _hu_why_add_unit (self, list, meter->unit);
  for (guint i = 0; i < meter->places->len; i++)
    _hu_why_add_place (self, list, g_array_index (meter->places, guint, i));
  hu_system_lists_get (meter->system)->list_why (self, list, meter);
}

static void
list_ruling (HuWhyNode  *self,
             GListStore *list)
{
  const HuRuling *ruling = self->ruling;

  if (ruling->event > 0)
    _hu_why_add_event (list, self->game, self->snapshot, ruling->event);
  else
    _hu_why_add_below (self, list, WHY_FACT, 0, g_strdup (_("It has been so since the set-up.")));
  if (self->brief)
    return;

  _hu_why_add_units (self, list, ruling->units);
  for (guint i = 0; i < MIN (ruling->hexes->len, 24); i++)
    _hu_why_add_hex (self, list, g_array_index (ruling->hexes, HuHex, i));
}

#define RANKS 7

/* Is it about a hex that a victory condition names, or the one in which the event ended? */
static gboolean
is_of_weight (HuWhyNode      *event,
              const HuRuling *ruling)
{
  const GArray *path = hu_game_get_event (event->game, event->index - 1)->hexes;
  const GPtrArray *meters = hu_snapshot_get_meters (event->snapshot);
  HuHex hex;

  if (ruling->hexes->len == 0)
    return FALSE;

  hex = g_array_index (ruling->hexes, HuHex, 0);
  for (guint i = 0; i < meters->len; i++)
    if (hu_numbers_have (((const HuMeter *) g_ptr_array_index (meters, i))->hexes, hex))
      return TRUE;

  return path->len > 0 && g_array_index (path, HuHex, path->len - 1) == hex;
}

/* The place of a ruling among those of its event: first the verdict, then buildings and what is of no Location, hex or
 * building, and last hexes and Locations, of which there are many: those that matter before the others. */
static guint
rank_ruling (HuWhyNode      *event,
             const HuRuling *ruling)
{
  static const guint ranks[HU_N_SUBJECTS] = {
    [HU_SUBJECT_BUILDING] = 1, [HU_SUBJECT_HEX] = 5, [HU_SUBJECT_LOCATION] = 6,
  };
  guint rank = ruling->decides ? 0 : ruling->subject < 0 ? 2 : ranks[ruling->subject_kind];

  return rank > 2 && is_of_weight (event, ruling) ? rank - 2 : rank;
}

/* From a line of the log to what it caused. */
static void
list_event (HuWhyNode  *self,
            GListStore *list)
{
  const GPtrArray *rulings = hu_game_get_rulings (self->game, self->index);
  g_autoptr(GPtrArray) all = hu_snapshot_list_rulings (self->snapshot);
  gboolean ranks = hu_scenario_is_tactical (hu_snapshot_get_scenario (self->snapshot));

  for (guint rank = 0; rulings != NULL && rank < (ranks ? RANKS : 1); rank++)
    for (guint i = 0; i < rulings->len; i++)
      if ((!ranks || rank_ruling (self, g_ptr_array_index (rulings, i)) == rank) &&
          !_hu_why_is_fleeting (self->snapshot, rulings, g_ptr_array_index (rulings, i)))
        _hu_why_add_ruling (self, list, g_ptr_array_index (rulings, i));
  if (rulings != NULL)
    _hu_why_add_fleeting (self, list, rulings);
  for (guint i = 0; i < all->len; i++)
    {
      HuRuling *ruling = g_ptr_array_index (all, i);

      if (_hu_why_is_disclosed (ruling) && ruling->reason.since == self->index && ruling->event != self->index)
        _hu_why_add_ruling (self, list, ruling);
    }
}

static void
list_hex (HuWhyNode  *self,
          GListStore *list)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  HuHex hex = (HuHex) self->index;
  g_autofree char *side = hu_explain_side (scenario, hu_snapshot_get_state (self->snapshot)->hex_owner[hex]);
  g_autoptr(GArray) units = hu_state_units_in (hu_snapshot_get_state (self->snapshot), hex);
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);

  if (hu_scenario_is_tactical (scenario))
    _hu_why_list_location (self, list, hex, HU_SIDE_NONE);
  else
    /* Translators: %s is a side, as "German", or "nobody" */
    _hu_why_add_below (self, list, WHY_FACT, 0, g_strdup_printf (_("Controlled by: %s"), side));
  if (!hu_scenario_is_tactical (scenario))
    _hu_why_add_hex_missing (self, list, hex);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (scenario, id) && hu_system_lists_get (id)->add_why_hex != NULL)
      hu_system_lists_get (id)->add_why_hex (self, list, hex);
  _hu_why_list_hex_supply (self, list, hex);
  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);

      if (hu_snapshot_get_secrecy (self->snapshot, unit) == HU_SECRECY_NONE)
        _hu_why_add_unit (self, list, unit);
    }
  for (guint i = rulings->len; i > 0; i--)
    if (hu_hexes_have (((const HuRuling *) g_ptr_array_index (rulings, i - 1))->hexes, hex))
      _hu_why_add_ruling (self, list, g_ptr_array_index (rulings, i - 1));
}

void
_hu_why_add_cutters (HuWhyNode           *self,
                     GListStore          *list,
                     const HuSupplyLines *lines)
{
  g_autoptr(HuSupplyAnswer) answer = NULL;
  HuWhyNode *node;

  if (!hu_tracing_is_supplied (lines->tracing) || hu_snapshot_get_verdict (self->snapshot) != NULL)
    return;

  answer = hu_supply_answer_new (lines->situation, lines->tracing);
  if (answer->cutters->len == 0)
    return;

  node = _hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_supply_answer (lines->situation, answer, HU_UNIT_NONE));
  _hu_why_add_hexes (node, answer->cutters);
  _hu_why_set_rule (node, self->rule);
  _hu_why_add_crossed (self, list, lines, self->rule);
}

GListModel *
hu_why_node_dup_children (HuWhyNode *self)
{
  g_autoptr(GListStore) list = NULL;

  g_return_val_if_fail (HU_IS_WHY_NODE (self), NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  switch (self->kind)
    {
    case WHY_FACT:
      break;
    case WHY_UNITS:
      _hu_why_add_units (self, list, self->units);
      break;
    case WHY_UNIT:
      if (self->index != HU_UNIT_NONE)
        _hu_why_add_unit (self, list, self->index);
      break;
    case WHY_PLACE:
      _hu_why_list_place (self, list);
      break;
    case WHY_VERDICT:
      list_verdict (self, list);
      break;
    case WHY_METER:
      list_meter (self, list);
      break;
    case WHY_HAPPENED:
      list_happened (self, list);
      break;
    case WHY_RULING:
      list_ruling (self, list);
      break;
    case WHY_EVENT:
      list_event (self, list);
      break;
    case WHY_HEX:
      list_hex (self, list);
      break;
    case WHY_MARK:
      _hu_why_list_mark (self, list);
      break;
    case WHY_PART:
      self->list_part (self, list);
      break;
    case WHY_STOPS:
      _hu_why_list_stops (self, list);
      break;
    case WHY_STOP:
      _hu_why_list_stop (self, list);
      break;
    }

  return g_list_model_get_n_items (G_LIST_MODEL (list)) > 0 ? G_LIST_MODEL (g_steal_pointer (&list)) : NULL;
}

GListModel *
hu_why_tree_new (HuGame     *game,
                 HuSnapshot *snapshot)
{
  GListStore *list;
  HuWhyNode *node;

  g_return_val_if_fail (HU_IS_GAME (game) && snapshot != NULL, NULL);

  list = g_list_store_new (HU_TYPE_WHY_NODE);
  /* What its condition asks for is told by the ruling below. */
  node = _hu_why_add (list, game, snapshot, WHY_VERDICT, 0, hu_explain_verdict_head (snapshot));
  node->open = TRUE;
  if (hu_snapshot_get_verdict (snapshot) != NULL)
    {
      _hu_why_set_rule (node, hu_snapshot_get_verdict (snapshot)->rule);
      list_meters (node, list);
    }
  if (has_happened (snapshot))
    _hu_why_add (list, game, snapshot, WHY_HAPPENED, 0, g_strdup (_("What has happened, the latest first")));

  return G_LIST_MODEL (list);
}

GListModel *
_hu_why_new_hex (HuGame     *game,
                 HuSnapshot *snapshot,
                 HuHex       hex)
{
  GListStore *list = g_list_store_new (HU_TYPE_WHY_NODE);
  HuWhyNode *node;

  node = _hu_why_add (list, game, snapshot, WHY_HEX, (guint) hex,
              hu_explain_hex (hu_snapshot_get_scenario (snapshot), hex));
  g_array_append_val (node->hexes, hex);
  node->open = TRUE;

  return G_LIST_MODEL (list);
}

GListModel *
hu_why_tree_new_hex (HuGame     *game,
                     HuSnapshot *snapshot,
                     HuHex       hex)
{
  GListModel *list;

  g_return_val_if_fail (HU_IS_GAME (game) && snapshot != NULL, NULL);
  g_return_val_if_fail (hu_grid_has (hu_snapshot_get_scenario (snapshot)->map->grid, hex), NULL);

  list = _hu_why_new_hex (game, snapshot, hex);
  _hu_why_add_limits (list, game, snapshot, (HuWhySubject) { HU_WHY_HEX, hex });

  return list;
}
