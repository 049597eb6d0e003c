/*
 * The row of a colour, which the program can choose; and that of a text of several lines.
 */
#include "config.h"

#include "hu-css-class.h"
#include "hu-workshop-row-private.h"

#include <glib/gi18n-lib.h>

#include "hu-palette.h"

#define PROSE_HEIGHT 96 /* px */

/* --- A colour --- */

/* Returns the program's colour for the row's side. */
static GdkRGBA
program_color (HuRowBinding *binding)
{
  HuColor color = hu_palette_side_in (GTK_WIDGET (binding->row),
                                   g_str_has_prefix (binding->pointer, "/sides/1/") ? HU_SIDE_SECOND : HU_SIDE_FIRST);

  return (GdkRGBA) { (float) color.r, (float) color.g, (float) color.b, 1 };
}

static void
refresh_color (HuRowBinding *binding)
{
  const char *text = hu_node_get_text (hu_workshop_get (binding->shop, binding->pointer), NULL);
  GtkWidget *clear = g_object_get_data (G_OBJECT (binding->row), "hu-clear");
  GdkRGBA color;
  gboolean is_color = text != NULL && gdk_rgba_parse (&color, text);

  if (!is_color)
    color = program_color (binding);
  if (is_color || text == NULL)
    gtk_color_chooser_set_rgba (GTK_COLOR_CHOOSER (binding->control), &color);
  gtk_widget_set_sensitive (clear, hu_workshop_get (binding->shop, binding->pointer) != NULL);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (binding->row), text != NULL ? text : _("As the program has it"));
  hu_css_class_set (binding->row, "error", text != NULL && !is_color);
}

static void
set_color (HuRowBinding *binding,
           const char   *text)
{
  g_autoptr(HuNode) value = text != NULL ? hu_node_new_text (text) : NULL;

  _hu_workshop_row_put (binding, value);
}

static void
color_set_cb (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  g_autofree char *text = NULL;
  GdkRGBA color;

  gtk_color_chooser_get_rgba (GTK_COLOR_CHOOSER (binding->control), &color);
  text = g_strdup_printf ("#%02x%02x%02x", (guint) (color.red * 255 + 0.5), (guint) (color.green * 255 + 0.5),
                          (guint) (color.blue * 255 + 0.5));
  set_color (binding, text);
}

static void
color_cleared_cb (GtkWidget *row)
{
  set_color (_hu_workshop_row_get (row), NULL);
}

GtkWidget *
hu_workshop_row_color (HuWorkshop *shop,
                       const char *pointer,
                       const char *title)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *clear = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, NULL);

  gtk_widget_set_valign (clear, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (clear, "flat");
  gtk_widget_set_tooltip_text (clear, _("Leave It to the Program"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (clear), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Leave It to the Program"), -1);
  g_object_set_data (G_OBJECT (row), "hu-clear", clear);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), clear);
  _hu_workshop_row_add_control (binding, gtk_color_button_new ());
  gtk_color_button_set_title (GTK_COLOR_BUTTON (binding->control), title);
  _hu_workshop_row_follow (binding, refresh_color);
  g_signal_connect_object (binding->control, "color-set", G_CALLBACK (color_set_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (clear, "clicked", G_CALLBACK (color_cleared_cb), row, G_CONNECT_SWAPPED);

  return row;
}

/* --- Prose --- */

static char *
dup_prose (HuRowBinding *binding)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (binding->control));
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);

  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static void
refresh_prose (HuRowBinding *binding)
{
  const char *text = hu_node_get_text (hu_workshop_get (binding->shop, binding->pointer), "");
  g_autofree char *shown = dup_prose (binding);

  if (!g_str_equal (text, shown))
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (binding->control)), text, -1);
}

/* Commits the whole text when the focus leaves it, so that one undo reverts it. */
static void
commit_prose (GtkWidget *row)
{
  HuRowBinding *binding = _hu_workshop_row_get (row);
  g_autofree char *text = dup_prose (binding);
  g_autoptr(HuNode) value = NULL;

  if (binding->filling ||
      g_str_equal (text, hu_node_get_text (hu_workshop_get (binding->shop, binding->pointer), "")))
    return;

  value = text[0] != '\0' ? hu_node_new_text (text) : NULL;
  _hu_workshop_row_put (binding, value);
}

/* @pointer: to a text of the draft, which may be absent. */
GtkWidget *
hu_workshop_row_prose (HuWorkshop *shop,
                       const char *pointer,
                       const char *title)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  HuRowBinding *binding = _hu_workshop_row_bind (row, shop, pointer, title, NULL);

  binding->control = gtk_text_view_new ();
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (binding->control), GTK_WRAP_WORD_CHAR);
  /* Tab goes on to the next row, as everywhere else in a form. */
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (binding->control), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (binding->control), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), PROSE_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), binding->control);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (box, "hu-prose");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  _hu_workshop_row_follow (binding, refresh_prose);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (commit_prose), row);
  gtk_widget_add_controller (binding->control, focus);

  return row;
}
