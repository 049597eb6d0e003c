/*
 * Picks places, buildings and units on the map: a click picks what is in the hex, or no longer.
 */
#include "config.h"

#include "hu-workshop-row-private.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  HuRowBinding   *binding;
  HuWorkshopHand *hand;   /* weak: a row within a row may go after the workshop's hand */
  GtkWidget      *button;
  guint8         *marks;  /* [n_hexes] picked, for every hex is asked for; NULL: to be read again */
  HuHex           n_marks;
} Picking;

static void
picking_free (gpointer data)
{
  Picking *picking = data;

  g_clear_weak_pointer (&picking->hand);
  g_free (picking->marks);
  g_free (picking);
}

/* Places and buildings have hexes; units stand in one. */
static gboolean
lies_on_hexes (HuRowBinding *binding)
{
  return g_str_has_prefix (binding->list, "/map/");
}

/* The elements in that hex that can be picked; (transfer container) (element-type HuNode). */
static GPtrArray *
list_at (Picking *picking,
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
are_picked (Picking         *picking,
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
  Picking *picking = data;
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
mark_pick (Picking    *picking,
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
read_marks (Picking *picking)
{
  HuWorkshop *shop = picking->binding->shop;
  const HuNode *picks = hu_workshop_get (shop, picking->binding->pointer);

  picking->n_marks = hu_workshop_get_scenario (shop)->map->grid->n_hexes;
  picking->marks = g_malloc0 ((gsize) picking->n_marks);
  for (guint i = 0; i < hu_node_get_n (picks); i++)
    mark_pick (picking, hu_node_get_text (hu_node_get_element (picks, i), ""));
}

static gint
value (gpointer data,
       HuHex    hex)
{
  Picking *picking = data;

  if (picking->marks == NULL)
    read_marks (picking);

  return hex < picking->n_marks ? picking->marks[hex] : 0;
}

static void
forget_marks_cb (GtkWidget *row)
{
  Picking *picking = g_object_get_data (G_OBJECT (row), "hu-picking");

  g_clear_pointer (&picking->marks, g_free);
}

static const HuHandTool tool = {
  .kind = HU_HAND_POINT,
  .apply = apply,
  .value = value,
  .shows = TRUE,
};

static void
toggled_cb (GtkWidget *row)
{
  Picking *picking = g_object_get_data (G_OBJECT (row), "hu-picking");

  if (picking->binding->filling)
    return;

  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (picking->button)))
    hu_workshop_hand_take (picking->hand, &tool, picking, picking->binding->title);
  else if (hu_workshop_hand_get_data (picking->hand) == picking)
    hu_workshop_hand_take (picking->hand, NULL, NULL, NULL);
}

static void
hand_changed_cb (GtkWidget *row)
{
  Picking *picking = g_object_get_data (G_OBJECT (row), "hu-picking");

  picking->binding->filling = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (picking->button),
                                hu_workshop_hand_get_data (picking->hand) == picking);
  picking->binding->filling = FALSE;
}

static void
destroyed_cb (GtkWidget *row)
{
  Picking *picking = g_object_get_data (G_OBJECT (row), "hu-picking");

  if (picking != NULL && picking->hand != NULL && hu_workshop_hand_get_data (picking->hand) == picking)
    hu_workshop_hand_take (picking->hand, NULL, NULL, NULL);
}

void
_hu_workshop_row_pick_on_map (HuRowBinding   *binding,
                              HuWorkshopHand *hand)
{
  Picking *picking = g_new0 (Picking, 1);
  GtkWidget *row = binding->row;

  picking->binding = binding;
  g_set_weak_pointer (&picking->hand, hand);
  picking->button = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (picking->button), "hu-brush-symbolic");
  gtk_widget_set_valign (picking->button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (picking->button, "flat");
  gtk_widget_set_tooltip_text (picking->button, _("Pick on the Map"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (picking->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Pick on the Map"), -1);
  adw_expander_row_add_action (ADW_EXPANDER_ROW (row), picking->button);
  g_object_set_data (G_OBJECT (row), "hu-map-button", picking->button);
  g_object_set_data_full (G_OBJECT (row), "hu-picking", picking, picking_free);
  g_signal_connect_object (picking->button, "toggled", G_CALLBACK (toggled_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (hand, "changed", G_CALLBACK (hand_changed_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (binding->shop, "changed", G_CALLBACK (forget_marks_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect (row, "destroy", G_CALLBACK (destroyed_cb), NULL);
}

/**
 * hu_workshop_row_take_hand:
 *
 * Presses the button of a row of hexes, places or units with which they are pointed out on the map.
 *
 * Returns: whether @row has one
 */
gboolean
hu_workshop_row_take_hand (GtkWidget *row)
{
  GtkWidget *button = g_object_get_data (G_OBJECT (row), "hu-map-button");

  if (button != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);

  return button != NULL;
}
