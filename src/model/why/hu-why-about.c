/*
 * The reasons for what a question why is about.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-why-about.h"

#include "hu-explain.h"
#include "hu-system-lists.h"
#include "hu-why-node-private.h"

static void
add_subject (HuWhyNode     *root,
             GListStore    *list,
             HuSubjectKind  kind,
             gint32         subject,
             HuSide         side)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (hu_snapshot_get_scenario (root->snapshot), id) && hu_system_lists_get (id)->add_why_subject != NULL)
      hu_system_lists_get (id)->add_why_subject (root, list, kind, subject, side);
}

void
_hu_why_list_location (HuWhyNode  *self,
                       GListStore *list,
                       HuLocation  location,
                       HuSide      side)
{
  const HuMap *map = hu_snapshot_get_scenario (self->snapshot)->map;
  HuHex hex = hu_location_hex (map, location);
  gint building = hu_location_building (map, location);

  add_subject (self, list, HU_SUBJECT_LOCATION, location, side);
  add_subject (self, list, HU_SUBJECT_HEX, hex, side);
  if (building != HU_BUILDING_NONE)
    add_subject (self, list, HU_SUBJECT_BUILDING, building, side);
}

static void
add_row (HuWhyNode  *root,
         GListStore *list,
         gint        row,
         HuSide      side)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (hu_snapshot_get_scenario (root->snapshot), id) && hu_system_lists_get (id)->add_why_row != NULL)
      hu_system_lists_get (id)->add_why_row (root, list, row, side);
}

/* The place, and the conditions that ask for it. */
static void
add_place (HuWhyNode  *root,
           GListStore *list,
           guint       place)
{
  const GPtrArray *meters = hu_snapshot_get_meters (root->snapshot);

  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const GArray *hexes = hu_map_get_place (scenario->map, place)->hexes;

  /* Control of tactical hexes is another thing than a side's hold of a place. */
  if (!hu_scenario_is_tactical (scenario))
    {
      _hu_why_add_place (root, list, place);
      _hu_why_add_place_sources (root, list, place);
    }
  for (guint i = 0; hu_scenario_is_tactical (scenario) && i < hexes->len; i++)
    add_subject (root, list, HU_SUBJECT_HEX, g_array_index (hexes, HuHex, i), HU_SIDE_NONE);
  /* What decides the game comes before what is only shown. */
  for (gint decides = TRUE; decides >= FALSE; decides--)
    for (guint id = 0; id < HU_N_SYSTEMS; id++)
      if (hu_system_in_force (scenario, id) && hu_system_decides (scenario, id) == decides &&
          hu_system_lists_get (id)->add_why_place != NULL)
        hu_system_lists_get (id)->add_why_place (root, list, place);
  for (guint i = 0; i < meters->len; i++)
    if (hu_numbers_have (((const HuMeter *) g_ptr_array_index (meters, i))->places, place))
      _hu_why_add_meter (list, root->game, root->snapshot, i);
}

/* Says so where nobody wins if nothing decides the game. */
static void
add_nobody (HuWhyNode  *root,
            GListStore *list)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      char *words = hu_system_in_force (scenario, id) && hu_system_lists_get (id)->explain_nobody != NULL
        ? hu_system_lists_get (id)->explain_nobody (scenario) : NULL;

      if (words != NULL)
        _hu_why_add_below (root, list, WHY_FACT, 0, words);
    }
}

static void
add_decisive (HuWhyNode  *root,
              GListStore *list)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (scenario, id) && hu_system_lists_get (id)->add_why_decisive != NULL)
      hu_system_lists_get (id)->add_why_decisive (root, list);
}

/* The game has ended, or how near each condition is; the log itself answers what else has happened. */
static GListModel *
list_verdict (HuGame *game)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (game);
  GListModel *list = hu_why_tree_new (game, snapshot);
  guint n = g_list_model_get_n_items (list);
  g_autoptr(HuWhyNode) first = g_list_model_get_item (list, 0);
  g_autoptr(HuWhyNode) last = g_list_model_get_item (list, n - 1);

  if (last->kind == WHY_HAPPENED)
    g_list_store_remove (G_LIST_STORE (list), n - 1);
  if (hu_snapshot_get_verdict (snapshot) != NULL)
    return list;

  /* Each condition for itself, with what it lacks. */
  first->kind = WHY_FACT;
  add_decisive (first, G_LIST_STORE (list));
  _hu_why_add_forecast (first, G_LIST_STORE (list));
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    _hu_why_add_default (first, G_LIST_STORE (list), side);
  add_nobody (first, G_LIST_STORE (list));
  for (guint i = 0; i < hu_snapshot_get_meters (snapshot)->len; i++)
    _hu_why_add_meter (G_LIST_STORE (list), game, snapshot, i);

  return list;
}

static void
add_points (HuWhyNode  *root,
            GListStore *list,
            HuSide      side)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (hu_snapshot_get_scenario (root->snapshot), id) && hu_system_lists_get (id)->add_why_points != NULL)
      hu_system_lists_get (id)->add_why_points (root, list, side);
  if (root->index == HU_WHY_EXIT_POINTS && g_list_model_get_n_items (G_LIST_MODEL (list)) == 0)
    _hu_why_add_below (root, list, WHY_FACT, 0, g_strdup (_("No unit gives points by leaving the map.")));
}

/* "Victory points (9 : 2) and Points for the conditions (7 : 3)" */
static char *
word_ledgers (HuSnapshot *snapshot)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);
  g_autoptr(GString) ledgers = g_string_new (NULL);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      g_autofree char *title = NULL, *value = NULL;

      if (meter->scale != HU_METER_RATIO)
        continue;
      title = hu_explain_meter_title (snapshot, meter);
      value = hu_explain_meter_value_after (snapshot, meter, meter->start);
      g_string_append_printf (ledgers, "%s%s: %s", ledgers->len > 0 ? "; " : "", title, value);
    }

  return g_string_free (g_steal_pointer (&ledgers), FALSE);
}

/* The item of a schedule, and those of the same id in other schedules, for which one award counts as well. */
static void
add_item (HuWhyNode  *root,
          GListStore *list,
          guint       item)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (root->snapshot);
  const char *id = hu_scenario_get_item (scenario, item), *other;
  guint n = 0;

  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      guint first = hu_scenario_get_first_item (scenario, system), next = system + 1 < HU_N_SYSTEMS
        ? hu_scenario_get_first_item (scenario, system + 1) : G_MAXUINT;

      for (guint i = first; i < next && (other = hu_scenario_get_item (scenario, i)) != NULL; i++)
        if (hu_system_lists_get (system)->add_why_item != NULL && g_str_equal (other, id))
          {
            hu_system_lists_get (system)->add_why_item (root, list, i - first);
            n++;
            break;
          }
    }
  if (n > 1)
    {
      g_autofree char *ledgers = word_ledgers (root->snapshot);

      /* Translators: several ledgers of points, each with how it stands: "Victory points: 9 : 2; …". */
      _hu_why_add_below (root, list, WHY_FACT, 0, g_strdup_printf (_("It counts in each of these ledgers: %s."), ledgers));
    }
}

/* The side that Controls a tactical hex, its bridge or pillbox, and the units there. */
static void
add_tactical_hex (HuWhyNode  *root,
                  GListStore *list,
                  HuHex       hex,
                  HuSide      side)
{
  const HuMap *map = hu_snapshot_get_scenario (root->snapshot)->map;
  g_autoptr(GArray) units = hu_snapshot_units_in (root->snapshot, hex);
  HuLocation location, end = hu_map_extra_locations (map, hex, &location);

  _hu_why_list_location (root, list, hex, side);
  for (; location < end; location++)
    if (hu_storey_is_ground_level (hu_location_storey (map, location)))
      add_subject (root, list, HU_SUBJECT_LOCATION, location, side);
  for (guint i = 0; i < units->len; i++)
    if (hu_snapshot_get_secrecy (root->snapshot, g_array_index (units, guint, i)) == HU_SECRECY_NONE)
      _hu_why_add_unit (root, list, g_array_index (units, guint, i));
}

/* The node that others are added through; it is not shown itself. */
static HuWhyNode *
new_root (HuGame *game,
          HuSide  side)
{
  g_autoptr(GListStore) none = g_list_store_new (HU_TYPE_WHY_NODE);
  HuWhyNode *root = g_object_ref (_hu_why_add (none, game, hu_game_get_snapshot (game), WHY_FACT, 0, NULL));

  root->side = side;

  return root;
}

static GListModel *
list_about (HuGame             *game,
            const HuWhySubject *subject,
            HuSide              side)
{
  g_autoptr(GListStore) list = g_list_store_new (HU_TYPE_WHY_NODE);
  g_autoptr(HuWhyNode) root = new_root (game, side);
  gint rule;

  switch (subject->about)
    {
    case HU_WHY_METER:
      _hu_why_add_meter (list, game, hu_game_get_snapshot (game), (guint) subject->number)->whole = TRUE;
      _hu_why_add_forecast (root, list);
      break;
    case HU_WHY_ROW:
      add_row (root, list, subject->number, side);
      break;
    case HU_WHY_UNIT:
      _hu_why_add_counter (root, list, (guint) subject->number, side);
      _hu_why_add_next_forecast (root, list);
      break;
    case HU_WHY_BUILDING:
      root->whole = TRUE;
      add_subject (root, list, HU_SUBJECT_BUILDING, subject->number, side);
      break;
    case HU_WHY_PLACE:
      add_place (root, list, (guint) subject->number);
      _hu_why_add_next_forecast (root, list);
      break;
    case HU_WHY_LOCATION:
      _hu_why_list_location (root, list, subject->number, side);
      break;
    case HU_WHY_SIDE:
      _hu_why_add_side (root, list, (HuSide) subject->number);
      break;
    case HU_WHY_POINTS:
      root->index = (guint) subject->number;
      add_points (root, list, side);
      _hu_why_add_forecast (root, list);
      break;
    case HU_WHY_ITEM:
      add_item (root, list, (guint) subject->number);
      break;
    case HU_WHY_RULE:
      _hu_why_add_rule (root, list, (guint) subject->number);
      break;
    case HU_WHY_TURN:
      _hu_why_add_turn (root, list, (guint) subject->number);
      break;
    case HU_WHY_SUPPLY:
    case HU_WHY_ZONES:
      for (HuSide of = HU_SIDE_FIRST; of < HU_N_SIDES; of++)
        if (side == HU_SIDE_NONE || side == of)
          (subject->about == HU_WHY_SUPPLY ? _hu_why_add_army_supply : _hu_why_add_zones) (root, list, of);
      rule = subject->about == HU_WHY_SUPPLY ? _hu_why_find_rule (hu_game_get_scenario (game), "8") : -1;
      if (rule >= 0)
        _hu_why_add_rule (root, list, (guint) rule);
      break;
    case HU_WHY_HEX:
      add_tactical_hex (root, list, subject->number, side);
      break;
    default:
      g_return_val_if_reached (NULL);
    }

  return G_LIST_MODEL (g_steal_pointer (&list));
}

static GListModel *
list_hex (HuGame *game,
          HuHex   hex,
          HuSide  side)
{
  GListModel *list = _hu_why_new_hex (game, hu_game_get_snapshot (game), hex);
  g_autoptr(HuWhyNode) node = g_list_model_get_item (list, 0);

  node->side = side;
  _hu_why_add_next_forecast (node, G_LIST_STORE (list));

  return list;
}

void
_hu_why_add_limits (GListModel   *list,
                    HuGame       *game,
                    HuSnapshot   *snapshot,
                    HuWhySubject  subject)
{
  g_autoptr(GListStore) none = g_list_store_new (HU_TYPE_WHY_NODE);
  HuWhyNode *root = _hu_why_add (none, game, snapshot, WHY_FACT, 0, NULL);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (hu_snapshot_get_scenario (root->snapshot), id) && hu_system_lists_get (id)->add_why_limits != NULL)
      hu_system_lists_get (id)->add_why_limits (root, G_LIST_STORE (list), &subject);
}

/* Answers are open at their first level, and that of a tactical hex is told by what is in it. */
static GListModel *
list_reasons (HuGame             *game,
              const HuWhySubject *subject,
              HuSide              side)
{
  GListModel *list;

  if (subject->about == HU_WHY_VERDICT)
    return list_verdict (game);
  if (subject->about == HU_WHY_EVENT)
    return _hu_why_new_event (game, (guint) subject->number);
  if (subject->about == HU_WHY_HEX && !hu_scenario_is_tactical (hu_game_get_scenario (game)))
    return list_hex (game, subject->number, side);

  list = list_about (game, subject, side);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr(HuWhyNode) node = g_list_model_get_item (list, i);

      node->open = TRUE;
    }

  return list;
}

GListModel *
hu_why_tree_new_about (HuGame             *game,
                       const HuWhySubject *subject,
                       HuSide              side)
{
  GListModel *list;

  g_return_val_if_fail (HU_IS_GAME (game) && subject != NULL, NULL);

  list = list_reasons (game, subject, side);
  _hu_why_add_limits (list, game, hu_game_get_snapshot (game), *subject);

  return list;
}
