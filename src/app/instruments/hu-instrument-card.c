/*
 * The card that an instrument lies on.
 */
#include "config.h"

#include "hu-instrument-card.h"

#include <glib/gi18n-lib.h>

/**
 * hu_instrument_card_build:
 * @parent: the instrument, which has no child yet
 */
GtkBox *
hu_instrument_card_build (GtkWidget  *parent,
                          const char *title,
                          const char *close_action)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");

  gtk_widget_add_css_class (label, "hu-instrument-title");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (close, "flat");
  gtk_widget_add_css_class (close, "circular");
  gtk_widget_set_tooltip_text (close, _("Close"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (close), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Close"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (close), close_action);
  gtk_box_append (GTK_BOX (head), label);
  gtk_box_append (GTK_BOX (head), close);
  gtk_box_append (GTK_BOX (box), head);

  gtk_widget_set_layout_manager (parent, gtk_bin_layout_new ());
  gtk_widget_add_css_class (parent, "hu-instrument");
  gtk_widget_set_halign (parent, GTK_ALIGN_START);
  gtk_widget_set_valign (parent, GTK_ALIGN_START);
  gtk_widget_set_margin_top (parent, 10);
  gtk_widget_set_margin_start (parent, 10);
  gtk_widget_set_size_request (box, 286, -1);
  gtk_widget_set_parent (box, parent);

  return GTK_BOX (box);
}

/**
 * hu_instrument_label_new:
 * @style_class: (nullable): a style class
 *
 * Returns: (transfer floating): a label that wraps
 */
GtkLabel *
hu_instrument_label_new (const char *style_class)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (label, 34);
  if (style_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (label), style_class);

  return label;
}
