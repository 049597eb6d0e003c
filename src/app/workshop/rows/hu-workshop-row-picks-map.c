/*
 * Picks places, buildings and units on the map: a click picks what is in the hex, or no longer.
 */
#include "config.h"

#include "hu-workshop-row-private.h"

#include <glib/gi18n-lib.h>

/* Places and buildings have hexes; units stand in one. */
static gboolean
lies_on_hexes (HuRowBinding *binding)
{
  return g_str_has_prefix (binding->list, "/map/");
}

/* The elements in that hex that can be picked; (transfer container) (element-type HuNode). */
static GPtrArray *
list_at (HuRowHand *picking,
         HuHex    hex)
{
  HuRowBinding *binding = picking->binding;
  const HuNode *list = hu_workshop_get (binding->shop, binding->list);
  HuScenario *scenario = hu_workshop_get_scenario (binding->shop);
  GPtrArray *found = g_ptr_array_new ();

  if (lies_on_hexes (binding))
    {
      gint at = hu_workshop_find_other_at_hex (binding->shop, binding->list, hex, -1);

      if (at >= 0)
        g_ptr_array_add (found, hu_node_get_element (list, (guint) at));
      return found;
    }

  for (guint i = 0; i < hu_node_get_n (list); i++)
    {
      HuNode *element = hu_node_get_element (list, i);
      gint unit = hu_scenario_find_unit (scenario, hu_node_get_text (hu_node_find (element, "id"), ""));

      if (unit >= 0 && hu_scenario_get_unit (scenario, (guint) unit)->at == hex &&
          _hu_workshop_row_is_of_side (binding, element))
        g_ptr_array_add (found, element);
    }

  return found;
}

static gboolean
are_picked (HuRowHand       *picking,
            const GPtrArray *elements)
{
  const HuNode *picks = hu_workshop_get (picking->binding->shop, picking->binding->pointer);

  for (guint i = 0; i < elements->len; i++)
    if (!_hu_workshop_row_is_picked (picks, hu_node_get_text (hu_node_find (g_ptr_array_index (elements, i), "id"), "")))
      return FALSE;

  return elements->len > 0;
}

/* A stack is picked as a whole; all of it picked, it goes again. */
static void
apply (gpointer      data,
       const GArray *hexes,
       gboolean      on)
{
  HuRowHand *picking = data;
  g_autoptr(GPtrArray) elements = list_at (picking, g_array_index (hexes, HuHex, 0));
  gboolean picked = are_picked (picking, elements);

  for (guint i = 0; i < elements->len; i++)
    {
      const char *id = hu_node_get_text (hu_node_find (g_ptr_array_index (elements, i), "id"), "");
      const HuNode *picks = hu_workshop_get (picking->binding->shop, picking->binding->pointer);

      if (_hu_workshop_row_is_picked (picks, id) == picked)
        _hu_workshop_row_pick (picking->binding, id, !picked);
    }
}

/* The hexes of a place or a building, or that of a unit. */
static void
mark_pick (HuRowHand  *picking,
           const char *id)
{
  HuWorkshop *shop = picking->binding->shop;
  HuScenario *scenario = hu_workshop_get_scenario (shop);
  const HuNode *list = hu_workshop_get (shop, picking->binding->list);
  gboolean has_hexes = lies_on_hexes (picking->binding);
  gint unit = has_hexes ? -1 : hu_scenario_find_unit (scenario, id);

  if (unit >= 0 && hu_scenario_get_unit (scenario, (guint) unit)->at != HU_HEX_NONE)
    picking->marks[hu_scenario_get_unit (scenario, (guint) unit)->at] = 1;
  for (guint i = 0; has_hexes && i < hu_node_get_n (list); i++)
    if (g_strcmp0 (hu_node_get_text (hu_node_find (hu_node_get_element (list, i), "id"), NULL), id) == 0)
      {
        g_autofree char *pointer = g_strdup_printf ("%s/%u/hexes", picking->binding->list, i);
        g_autoptr(GArray) hexes = hu_workshop_read_hexes (shop, pointer);

        for (guint k = 0; k < hexes->len; k++)
          picking->marks[g_array_index (hexes, HuHex, k)] = 1;
      }
}

static void
read_marks (HuRowHand *picking)
{
  const HuNode *picks = hu_workshop_get (picking->binding->shop, picking->binding->pointer);

  for (guint i = 0; i < hu_node_get_n (picks); i++)
    mark_pick (picking, hu_node_get_text (hu_node_get_element (picks, i), ""));
}

void
_hu_workshop_row_pick_on_map (HuRowBinding   *binding,
                              HuWorkshopHand *hand)
{
  static const HuHandTool tool = {
    .kind = HU_HAND_POINT, .apply = apply, .value = _hu_workshop_row_hand_value, .shows = TRUE,
  };

  adw_expander_row_add_action (ADW_EXPANDER_ROW (binding->row),
                               _hu_workshop_row_add_hand (binding, hand, &tool, read_marks, _("Pick on the Map")));
}
