/*
 * Rows whose value is pointed out on the map: a button gives the hand their tool, and the map shows the value meanwhile.
 */
#include "hu-workshop-row-private.h"

static HuRowHand *
get_hand (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "hu-row-hand");
}

static void
row_hand_free (gpointer data)
{
  HuRowHand *self = data;

  g_clear_weak_pointer (&self->hand);
  g_free (self->marks);
  g_free (self);
}

gint
_hu_workshop_row_hand_value (gpointer data,
                             HuHex    hex)
{
  HuRowHand *self = data;

  if (self->marks == NULL)
    {
      self->n_marks = hu_workshop_get_scenario (self->binding->shop)->map->grid->n_hexes;
      self->marks = g_malloc0 ((gsize) self->n_marks);
      self->read (self);
    }

  return hex < self->n_marks ? self->marks[hex] : 0;
}

static void
forget_marks_cb (GtkWidget *row)
{
  g_clear_pointer (&get_hand (row)->marks, g_free);
}

static void
let_go (HuRowHand *self)
{
  if (self->hand != NULL && hu_workshop_hand_get_data (self->hand) == self)
    hu_workshop_hand_take (self->hand, NULL, NULL, NULL);
}

static void
toggled_cb (GtkWidget *row)
{
  HuRowHand *self = get_hand (row);

  if (self->binding->filling)
    return;

  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->button)))
    hu_workshop_hand_take (self->hand, self->tool, self, self->binding->title);
  else
    let_go (self);
}

static void
hand_changed_cb (GtkWidget *row)
{
  HuRowHand *self = get_hand (row);

  self->binding->filling = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button), hu_workshop_hand_get_data (self->hand) == self);
  self->binding->filling = FALSE;
}

static void
destroyed_cb (GtkWidget *row)
{
  if (get_hand (row) != NULL)
    let_go (get_hand (row));
}

GtkWidget *
_hu_workshop_row_add_hand (HuRowBinding     *binding,
                           HuWorkshopHand   *hand,
                           const HuHandTool *tool,
                           void            (*read) (HuRowHand *self),
                           const char       *what)
{
  HuRowHand *self = g_new0 (HuRowHand, 1);
  GtkWidget *row = binding->row;

  self->binding = binding;
  self->read = read;
  g_set_weak_pointer (&self->hand, hand);
  self->button = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (self->button), "hu-brush-symbolic");
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_set_tooltip_text (self->button, what);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, what, -1);
  self->tool = tool;
  g_object_set_data_full (G_OBJECT (row), "hu-row-hand", self, row_hand_free);
  g_signal_connect_object (self->button, "toggled", G_CALLBACK (toggled_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (hand, "changed", G_CALLBACK (hand_changed_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (binding->shop, "changed", G_CALLBACK (forget_marks_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect (row, "destroy", G_CALLBACK (destroyed_cb), NULL);

  return self->button;
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
  if (get_hand (row) != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (get_hand (row)->button), TRUE);

  return get_hand (row) != NULL;
}
