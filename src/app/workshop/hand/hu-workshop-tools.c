/*
 * Buttons that give the hand a tool, and the row with the brush's size.
 */
#include "config.h"

#include "hu-workshop-tools.h"

#include <glib/gi18n-lib.h>

#include "hu-text-size.h"

static void
tool_free (gpointer data)
{
  HuWorkshopTool *self = data;

  g_free (self->label);
  g_free (self);
}

static HuWorkshopTool *
get_tool (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "hu-tool");
}

static void
toggled_cb (GtkWidget *button)
{
  HuWorkshopTool *self = get_tool (button);
  HuWorkshopHand *hand = self->bench->hand;
  gboolean held = hu_workshop_hand_get_data (hand) == self;

  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)) == held)
    return;

  if (held)
    hu_workshop_hand_take (hand, NULL, NULL, NULL);
  else
    hu_workshop_hand_take (hand, self->tool, self, self->label);
}

static void
hand_changed_cb (GtkWidget *button)
{
  HuWorkshopTool *self = get_tool (button);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                hu_workshop_hand_get_data (self->bench->hand) == self);
}

/* @owner: object for the tool, or NULL; @swatch: (transfer floating): its picture, or NULL.  Returns a toggle button,
 * which is pressed while the hand holds its tool. */
GtkWidget *
hu_workshop_tool_button (HuWorkshopBench  *bench,
                         const HuHandTool *tool,
                         gint              kind,
                         gpointer          owner,
                         const char       *label,
                         GtkWidget        *swatch)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_label_new (label);
  HuWorkshopTool *self = g_new0 (HuWorkshopTool, 1);

  self->bench = bench;
  self->tool = tool;
  self->kind = kind;
  self->owner = owner;
  self->label = g_strdup (label);
  self->button = button;
  g_object_set_data_full (G_OBJECT (button), "hu-tool", self, tool_free);

  if (swatch != NULL)
    gtk_box_append (GTK_BOX (box), swatch);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_lines (GTK_LABEL (words), 2);
  gtk_label_set_ellipsize (GTK_LABEL (words), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (words), swatch != NULL ? 0 : 0.5f);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), words);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "hu-tool");
  hu_text_size_tell_cut (button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), NULL);
  g_signal_connect_object (bench->hand, "changed", G_CALLBACK (hand_changed_cb), button, G_CONNECT_SWAPPED);

  return button;
}

/* --- The brush --- */

static void
size_toggled_cb (GtkToggleButton *button,
                 HuWorkshopHand  *hand)
{
  if (gtk_toggle_button_get_active (button))
    hu_workshop_hand_set_size (hand, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "hu-size")));
}

static void
size_changed_cb (GtkWidget *button)
{
  HuWorkshopHand *hand = g_object_get_data (G_OBJECT (button), "hu-hand");
  guint size = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "hu-size"));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), hu_workshop_hand_get_size (hand) == size);
}

static void
erase_toggled_cb (GtkToggleButton *button,
                  HuWorkshopHand  *hand)
{
  hu_workshop_hand_set_erase (hand, gtk_toggle_button_get_active (button));
}

static void
erase_changed_cb (GtkWidget *button)
{
  HuWorkshopHand *hand = g_object_get_data (G_OBJECT (button), "hu-hand");

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), hu_workshop_hand_get_erase (hand));
}

static void
add_size (GtkWidget      *box,
          HuWorkshopHand *hand,
          guint           size,
          GtkWidget     **first)
{
  g_autofree char *label = size == 0 ? g_strdup (_("Fill")) : g_strdup_printf ("%u", 2 * size - 1);
  g_autofree char *tip = size == 0 ? g_strdup (_("Fill the Connected Area"))
                         /* Translators: %u is a number of hexes: how wide a brush is */
                         : g_strdup_printf (ngettext ("A Brush %u Hex Wide", "A Brush %u Hexes Wide", 2 * size - 1),
                                            2 * size - 1);
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), *first != NULL ? GTK_TOGGLE_BUTTON (*first) : NULL);
  if (*first == NULL)
    *first = button;
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
  g_object_set_data (G_OBJECT (button), "hu-size", GUINT_TO_POINTER (size));
  g_object_set_data (G_OBJECT (button), "hu-hand", hand);
  size_changed_cb (button);
  g_signal_connect (button, "toggled", G_CALLBACK (size_toggled_cb), hand);
  g_signal_connect_object (hand, "changed", G_CALLBACK (size_changed_cb), button, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

GtkWidget *
hu_workshop_brush_row (HuWorkshopBench *bench)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *sizes = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *erase = gtk_toggle_button_new_with_label (_("Erase"));
  GtkWidget *first = NULL;

  gtk_widget_add_css_class (row, "hu-brush");
  gtk_widget_add_css_class (sizes, "linked");
  for (guint size = 1; size <= 4; size++)
    add_size (sizes, bench->hand, size, &first);
  add_size (sizes, bench->hand, 0, &first);
  gtk_widget_set_hexpand (sizes, TRUE);
  gtk_box_append (GTK_BOX (row), sizes);

  gtk_widget_set_tooltip_text (erase, _("Erase Instead (Shift)"));
  g_object_set_data (G_OBJECT (erase), "hu-hand", bench->hand);
  erase_changed_cb (erase);
  g_signal_connect (erase, "toggled", G_CALLBACK (erase_toggled_cb), bench->hand);
  g_signal_connect_object (bench->hand, "changed", G_CALLBACK (erase_changed_cb), erase, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), erase);

  return row;
}
