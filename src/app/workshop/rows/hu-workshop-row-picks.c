/*
 * A row of the workshop's forms that unfolds to all elements of a list, each with a tick: some of them are meant.
 */
#include "config.h"

#include "hu-workshop-row-private.h"

#include <glib/gi18n-lib.h>

/* --- On the map --- */

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
      gint at = hu_workshop_find_at_hex (binding->shop, binding->list, hex, -1);

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
  gboolean has_hexes = lies_on_hexes (picking->binding);
  gint element = has_hexes ? hu_node_find_element (hu_workshop_get (shop, picking->binding->list), "id", id) : -1;
  gint unit = has_hexes ? -1 : hu_scenario_find_unit (scenario, id);

  if (unit >= 0 && hu_scenario_get_unit (scenario, (guint) unit)->at != HU_HEX_NONE)
    picking->marks[hu_scenario_get_unit (scenario, (guint) unit)->at] = 1;
  if (element >= 0)
    {
      g_autofree char *pointer = g_strdup_printf ("%s/%d/hexes", picking->binding->list, element);
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

static void
_hu_workshop_row_pick_on_map (HuRowBinding   *binding,
                              HuWorkshopHand *hand)
{
  static const HuHandTool tool = {
    .kind = HU_HAND_POINT, .apply = apply, .value = _hu_workshop_row_hand_value, .shows = TRUE,
  };

  adw_expander_row_add_action (ADW_EXPANDER_ROW (binding->row),
                               _hu_workshop_row_add_hand (binding, hand, &tool, read_marks, _("Pick on the Map")));
}

gboolean
_hu_workshop_row_is_picked (const HuNode *picks,
                            const char   *id)
{
  return hu_node_find_element (picks, NULL, id) >= 0;
}

/* Appends @id, or takes it out; the others stay in their order. */
void
_hu_workshop_row_pick (HuRowBinding *binding,
                       const char   *id,
                       gboolean      on)
{
  const HuNode *before = hu_workshop_get (binding->shop, binding->pointer);
  GPtrArray *picks = g_ptr_array_new ();
  g_autoptr(HuNode) list = NULL;

  for (guint i = 0; i < hu_node_get_n (before); i++)
    {
      HuNode *picked = hu_node_get_element (before, i);

      if (g_strcmp0 (hu_node_get_text (picked, NULL), id) != 0)
        g_ptr_array_add (picks, hu_node_ref (picked));
    }
  if (on)
    g_ptr_array_add (picks, hu_node_new_text (id));
  list = hu_node_new_list_take (picks);

  _hu_workshop_row_put (binding, hu_node_get_n (list) > 0 || !(binding->flags & HU_ROW_OPTIONAL) ? list : NULL);
}

static void
toggled_cb (GtkCheckButton *button,
            HuRowBinding   *binding)
{
  if (!binding->filling)
    _hu_workshop_row_pick (binding, g_object_get_data (G_OBJECT (button), "hu-id"), gtk_check_button_get_active (button));
}

/* Something that can be picked; or that was, and is in the list no longer. */
typedef struct
{
  const char   *id;
  const HuNode *element; /* NULL: it is missing */
} Offer;

static char *
dup_name (HuRowBinding *binding,
          const Offer  *offer)
{
  return offer->element != NULL ? hu_workshop_dup_name (binding->shop, offer->element) : g_strdup (offer->id);
}

static void
add_pick (HuRowBinding *binding,
          const Offer  *offer)
{
  g_autofree char *name = dup_name (binding, offer);
  GtkWidget *row = adw_action_row_new (), *button = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (button), "hu-id", g_strdup (offer->id), g_free);
  if (offer->element == NULL)
    {
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("This is missing. Untick it to take it out."));
      gtk_widget_add_css_class (row, "error");
    }
  g_object_set_data_full (G_OBJECT (row), "hu-name", g_strdup (name), g_free);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), binding);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (binding->row), row);
  g_ptr_array_add (binding->values, row);
  g_object_set_data (G_OBJECT (row), "hu-button", button);
}

gboolean
_hu_workshop_row_is_of_side (HuRowBinding *binding,
                             const HuNode *element)
{
  const char *side = binding->side != NULL ? hu_node_get_text (hu_workshop_get (binding->shop, binding->side), NULL) : NULL;

  return side == NULL || g_strcmp0 (hu_node_get_text (hu_node_find (element, "side"), NULL), side) == 0;
}

void
hu_workshop_row_picks_narrow (GtkWidget  *row,
                              const char *side,
                              const char *except)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);

  g_return_if_fail (binding != NULL);

  g_free (binding->side);
  binding->side = g_strdup (side);
  g_free (binding->except);
  binding->except = g_strdup (except);
}

/* The picks that nothing in the list is called. */
static void
add_missing (HuRowBinding *binding,
             GArray       *offers)
{
  const HuNode *picks = hu_workshop_get (binding->shop, binding->pointer);

  for (guint i = 0; i < hu_node_get_n (picks); i++)
    {
      const Offer offer = { hu_node_get_text (hu_node_get_element (picks, i), NULL), NULL };

      if (offer.id != NULL && hu_node_find_element (picks, NULL, offer.id) == (gint) i &&
          hu_workshop_find_element (binding->shop, binding->list, offer.id) == NULL)
        g_array_append_val (offers, offer);
    }
}

/* The picks that are missing, which are to be seen first, and all elements that can be picked: (element-type Offer). */
static GArray *
list_offers (HuRowBinding *binding)
{
  const HuNode *list = hu_workshop_get (binding->shop, binding->list);
  const HuNode *picks = hu_workshop_get (binding->shop, binding->pointer);
  const char *except = binding->except != NULL
    ? hu_node_get_text (hu_workshop_get (binding->shop, binding->except), NULL) : NULL;
  GArray *offers = g_array_new (FALSE, FALSE, sizeof (Offer));

  add_missing (binding, offers);
  for (guint i = 0; i < hu_node_get_n (list); i++)
    {
      const HuNode *element = hu_node_get_element (list, i);
      const Offer offer = { hu_node_get_text (hu_node_find (element, "id"), ""), element };

      if (!_hu_workshop_row_is_of_side (binding, element) && !_hu_workshop_row_is_picked (picks, offer.id))
        continue;
      if (g_strcmp0 (offer.id, except) != 0 || _hu_workshop_row_is_picked (picks, offer.id))
        g_array_append_val (offers, offer);
    }

  return offers;
}

static gboolean
is_shown (HuRowBinding *binding,
          const GArray *offers)
{
  if (binding->values->len != offers->len)
    return FALSE;

  for (guint i = 0; i < offers->len; i++)
    {
      GObject *row = g_ptr_array_index (binding->values, i);
      const Offer *offer = &g_array_index (offers, Offer, i);
      g_autofree char *name = dup_name (binding, offer);

      if (g_strcmp0 (g_object_get_data (G_OBJECT (g_object_get_data (row, "hu-button")), "hu-id"), offer->id) != 0 ||
          g_strcmp0 (g_object_get_data (row, "hu-name"), name) != 0 ||
          gtk_widget_has_css_class (GTK_WIDGET (row), "error") != (offer->element == NULL))
        return FALSE;
    }

  return TRUE;
}

/* Returns the row that has the focus; as many as there are: none. */
static guint
find_focused (HuRowBinding *binding)
{
  GtkRoot *root = gtk_widget_get_root (binding->row);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  guint i = 0;

  while (i < binding->values->len && (focus == NULL || !gtk_widget_is_ancestor (focus, g_ptr_array_index (binding->values, i))))
    i++;

  return i;
}

static void
fill_anew (HuRowBinding *binding,
           const GArray *offers)
{
  guint focused = find_focused (binding);
  gboolean had_focus = focused < binding->values->len;

  for (guint i = 0; i < binding->values->len; i++)
    {
      hu_workshop_outlive (g_ptr_array_index (binding->values, i));
      adw_expander_row_remove (ADW_EXPANDER_ROW (binding->row), g_ptr_array_index (binding->values, i));
    }
  g_ptr_array_set_size (binding->values, 0);
  for (guint i = 0; i < offers->len; i++)
    add_pick (binding, &g_array_index (offers, Offer, i));
  /* The row that was unticked may be gone: the next one has the focus then, or the row of them all. */
  if (had_focus && offers->len > 0)
    gtk_widget_grab_focus (g_object_get_data (g_ptr_array_index (binding->values, MIN (focused, offers->len - 1)), "hu-button"));
  else if (had_focus)
    gtk_widget_child_focus (binding->row, GTK_DIR_TAB_FORWARD);
}

/* The rows are made when they are unfolded first, because a map has a hundred places. */
static void
fill (HuRowBinding *binding)
{
  const HuNode *picks = hu_workshop_get (binding->shop, binding->pointer);
  g_autoptr(GArray) offers = list_offers (binding);

  if (!is_shown (binding, offers))
    fill_anew (binding, offers);
  for (guint i = 0; i < binding->values->len; i++)
    {
      GtkWidget *button = g_object_get_data (g_ptr_array_index (binding->values, i), "hu-button");

      gtk_check_button_set_active (GTK_CHECK_BUTTON (button),
                                   _hu_workshop_row_is_picked (picks, g_object_get_data (G_OBJECT (button), "hu-id")));
    }
}

/* Names the picks in the order of the draft. */
static char *
word_picks (HuRowBinding *binding)
{
  const HuNode *picks = hu_workshop_get (binding->shop, binding->pointer);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < hu_node_get_n (picks); i++)
    {
      const char *id = hu_node_get_text (hu_node_get_element (picks, i), "");
      const HuNode *element = hu_workshop_find_element (binding->shop, binding->list, id);
      /* Translators: %s is the id of something that a list names, and that is not there any more. */
      g_autofree char *name = element != NULL ? hu_workshop_dup_name (binding->shop, element)
                                              : g_strdup_printf (_("%s (missing)"), id);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", name);
    }

  return text->len > 0 ? g_string_free (text, FALSE) : (g_string_free (text, TRUE), g_strdup (_("None")));
}

static void
refresh (HuRowBinding *binding)
{
  g_autofree char *picks = word_picks (binding);
  gboolean empty = hu_node_get_n (hu_workshop_get (binding->shop, binding->list)) == 0 &&
                   hu_node_get_n (hu_workshop_get (binding->shop, binding->pointer)) == 0;

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (binding->row),
                                 !empty ? picks
                                 : g_str_equal (binding->list, "/map/places") ? _("First put a place on the map: page Map")
                                 : g_str_equal (binding->list, "/map/buildings")
                                   ? _("First put a building on the map: page Map") : picks);
  if (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (binding->row)))
    fill (binding);
}

static void
unfolded_cb (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);

  if (!adw_expander_row_get_expanded (ADW_EXPANDER_ROW (row)))
    return;

  binding->filling = TRUE;
  fill (binding);
  binding->filling = FALSE;
}

/* @list: pointer to the list whose elements are offered ("/map/places"); @flags: with HU_ROW_OPTIONAL the key is absent
 * if nothing is picked; @hand: picks them on the map, too; it must outlive the row; may be NULL.  Returns a row that names
 * the picks, and unfolds to ticks. */
GtkWidget *
hu_workshop_row_picks (HuWorkshop     *shop,
                       const char     *pointer,
                       const char     *title,
                       const char     *list,
                       HuRowFlags      flags,
                       HuWorkshopHand *hand)
{
  GtkWidget *row = adw_expander_row_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, NULL);

  binding->list = g_strdup (list);
  binding->flags = flags;
  binding->values = g_ptr_array_new ();
  if (g_str_equal (list, "/map/buildings"))
    _hu_workshop_row_type_building (binding);
  _hu_workshop_row_follow (binding, refresh);
  g_signal_connect (row, "notify::expanded", G_CALLBACK (unfolded_cb), NULL);
  if (hand != NULL)
    _hu_workshop_row_pick_on_map (binding, hand);

  return row;
}
