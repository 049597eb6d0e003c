/*
 * The window of the table of units: search, spreadsheet, new and deleted units. Every change is a command of
 * the workshop, and can be undone.
 *
 * One file, because search, spreadsheet and buttons work on one table.
 */
#include "config.h"

#include "hu-unit-window.h"

#include <glib/gi18n-lib.h>

#include "hu-message.h"
#include "hu-workshop-row.h"
#include "hu-workshop-sheet.h"
#include "hu-workshop-units.h"

struct _HuUnitWindow
{
  AdwWindow        parent_instance;

  HuWorkshopBench *bench;
  HuUnitView      *view;
  AdwWindowTitle  *title;
  AdwToastOverlay *toasts;
  GtkWidget       *search;
  GtkLabel        *status;
  GtkStack        *stack;
};

G_DEFINE_FINAL_TYPE (HuUnitWindow, hu_unit_window, ADW_TYPE_WINDOW)

/* --- What it says --- */

static char *
word_status (guint n_selected)
{
  if (n_selected > 1)
    /* Translators: what is selected in a table, two or more */
    return g_strdup_printf (ngettext ("%u unit is selected: an edit of one of them changes all.",
                                      "%u units are selected: an edit of one of them changes all.", n_selected),
                            n_selected);

  return g_strdup (_("Arrow keys choose a cell, Enter or typing edits it. Shift and Ctrl select several units."));
}

static void
update (HuUnitWindow *self)
{
  g_autoptr(GArray) selected = hu_unit_view_list_selected (self->view);
  guint n = hu_unit_view_get_n_units (self->view), n_shown = hu_unit_view_get_n_shown (self->view);
  g_autofree char *status = word_status (selected->len);
  g_autofree char *count = n_shown == n
    ? g_strdup_printf (ngettext ("%u unit", "%u units", n), n)
    /* Translators: how many of all units a search has found */
    : g_strdup_printf (ngettext ("%1$u of %2$u unit", "%1$u of %2$u units", n), n_shown, n);

  gtk_label_set_text (self->status, status);
  adw_window_title_set_subtitle (self->title, count);
  gtk_stack_set_visible_child_name (self->stack, n == 0 ? "empty" : n_shown == 0 ? "nothing" : "table");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.delete", selected->len > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.copy", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.show", n_shown > 0);
}

static void
update_undo (HuUnitWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.undo", hu_workshop_can_undo (self->bench->shop));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.redo", hu_workshop_can_redo (self->bench->shop));
}

static void
shop_changed_cb (HuUnitWindow *self,
                 guint         parts)
{
  if (!hu_workshop_is_brush (parts))
    update (self);
}

static void
focus_changed_cb (HuUnitWindow *self)
{
  hu_unit_view_track_focus (self->view, gtk_window_get_focus (GTK_WINDOW (self)));
}

/* Starts at the unit selected on the map, or at the first. */
static void
first_shown_cb (HuUnitWindow *self)
{
  const GArray *selection = hu_map_state_get_selection (hu_map_view_get_state (self->bench->map));
  const HuScenario *scenario = hu_workshop_get_scenario (self->bench->shop);
  guint unit = selection->len > 0 ? g_array_index (selection, guint, selection->len - 1) : HU_UNIT_NONE;

  g_signal_handlers_disconnect_by_func (self, first_shown_cb, NULL);
  /* The draft's units are the map's, with the same indices, as long as none of them has a fault. */
  if (unit >= hu_unit_view_get_n_units (self->view) || unit >= scenario->units->len)
    unit = 0;
  hu_unit_view_go_to (self->view, unit);
}

/* --- The spreadsheet --- */

static void
copy_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuUnitWindow *self = HU_UNIT_WINDOW (widget);
  g_autoptr(GArray) selected = hu_unit_view_list_selected (self->view);
  g_autofree char *text = NULL;
  g_autofree char *said = NULL;
  guint n = selected->len > 0 ? selected->len : hu_unit_view_get_n_units (self->view);

  text = hu_workshop_export_units (self->bench->shop, selected->len > 0 ? (const guint *) selected->data : NULL,
                                   selected->len, '\t');
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  said = g_strdup_printf (ngettext ("Copied %u unit as a table", "Copied %u units as a table", n), n);
  hu_message_toast (GTK_WIDGET (self->stack), said);
}

static void
pasted_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(HuUnitWindow) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  /* The window may have been closed meanwhile. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (text == NULL || text[0] == '\0')
    hu_message_show (GTK_WIDGET (self), _("There Is Nothing to Paste"),
                     _("Copy rows of a spreadsheet first. With the names of its columns in the first row they may stand "
                       "in any order; without, they fill the columns of this table from the left."),
                     NULL);
  else
    hu_unit_window_take (self, text);
}

static void
paste_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, pasted_cb, g_object_ref (widget));
}

static void
import_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  HuUnitWindow *self = HU_UNIT_WINDOW (widget);

  hu_workshop_sheet_import (self->bench, widget);
}

/* --- Units --- */

static void
new_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  HuUnitWindow *self = HU_UNIT_WINDOW (widget);
  HuWorkshop *shop = self->bench->shop;
  gint unit;

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  unit = hu_workshop_add_unit (shop, NULL, _("Unit 1"), HU_SIDE_FIRST,
                               hu_workshop_offers_kind (shop, HU_UNIT_GROUND) ? HU_UNIT_GROUND : HU_UNIT_SQUAD, NULL);
  if (unit < 0)
    return;

  update (self);
  hu_unit_view_set_column (self->view, "name");
  hu_unit_view_go_to (self->view, (guint) unit);
}

static void
delete_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  HuUnitWindow *self = HU_UNIT_WINDOW (widget);
  g_autoptr(GArray) selected = hu_unit_view_list_selected (self->view);
  g_autofree char *said = NULL;

  if (selected->len == 0 ||
      !hu_workshop_remove_units (self->bench->shop, (const guint *) selected->data, selected->len))
    return;

  said = g_strdup_printf (ngettext ("Removed %u unit", "Removed %u units", selected->len), selected->len);
  hu_message_toast (GTK_WIDGET (self->stack), said);
  /* The cursor's cell now shows the unit that followed the last of the removed ones. */
  if (hu_unit_view_get_current (self->view) != HU_UNIT_NONE)
    hu_unit_view_go_to (self->view, hu_unit_view_get_current (self->view));
}

/* The draft's units are the map's, with the same indices, as long as none of them has a fault. */
static void
show_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuUnitWindow *self = HU_UNIT_WINDOW (widget);
  guint unit = hu_unit_view_get_current (self->view);
  g_autofree char *pointer = g_strdup_printf ("/units/%u/id", unit);
  const char *id = hu_node_get_text (hu_workshop_get (self->bench->shop, pointer), "");
  const HuScenario *scenario = hu_workshop_get_scenario (self->bench->shop);
  guint shown = hu_scenario_find_unit (scenario, id);

  if (shown == HU_UNIT_NONE || hu_scenario_get_unit (scenario, shown)->at == HU_HEX_NONE)
    {
      hu_message_toast (GTK_WIDGET (self->stack), _("That unit is not on the map"));
      return;
    }

  hu_map_state_select_only (hu_map_view_get_state (self->bench->map), shown);
  hu_map_view_go_to (self->bench->map, hu_scenario_get_unit (scenario, shown)->at);
  gtk_window_present (gtk_window_get_transient_for (GTK_WINDOW (self)));
}

/* --- The rest --- */

static void
edit_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hu_unit_view_edit (HU_UNIT_WINDOW (widget)->view);
}

static void
sort_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hu_unit_view_sort (HU_UNIT_WINDOW (widget)->view);
}

static void
find_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  gtk_widget_grab_focus (HU_UNIT_WINDOW (widget)->search);
}

static void
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWorkshop *shop = HU_UNIT_WINDOW (widget)->bench->shop;

  if (g_str_equal (name, "table.redo"))
    hu_workshop_redo (shop);
  else
    hu_workshop_undo (shop);
}

static void
searched_cb (HuUnitWindow *self)
{
  hu_unit_view_set_search (self->view, gtk_editable_get_text (GTK_EDITABLE (self->search)));
  update (self);
}

static void
search_done_cb (HuUnitWindow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

/* --- The window --- */

static void
bind_keys (GtkWidgetClass *widget_class)
{
  const GdkModifierType control = GDK_CONTROL_MASK, both = GDK_CONTROL_MASK | GDK_SHIFT_MASK;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, control, "table.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, control, "table.paste", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_i, control, "table.import", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, control, "table.new", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "table.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_m, control, "table.show", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "table.edit", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F3, 0, "table.sort", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, control, "table.find", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, control, "table.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, both, "table.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, control, "table.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, control, "window.close", NULL);
}

static void
hu_unit_window_class_init (HuUnitWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-unit-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HuUnitWindow, title);
  gtk_widget_class_bind_template_child (widget_class, HuUnitWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, HuUnitWindow, search);
  gtk_widget_class_bind_template_child (widget_class, HuUnitWindow, status);
  gtk_widget_class_bind_template_child (widget_class, HuUnitWindow, stack);
  gtk_widget_class_bind_template_callback (widget_class, searched_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_done_cb);

  gtk_widget_class_install_action (widget_class, "table.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "table.paste", NULL, paste_action);
  gtk_widget_class_install_action (widget_class, "table.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "table.new", NULL, new_action);
  gtk_widget_class_install_action (widget_class, "table.delete", NULL, delete_action);
  gtk_widget_class_install_action (widget_class, "table.show", NULL, show_action);
  gtk_widget_class_install_action (widget_class, "table.edit", NULL, edit_action);
  gtk_widget_class_install_action (widget_class, "table.sort", NULL, sort_action);
  gtk_widget_class_install_action (widget_class, "table.find", NULL, find_action);
  gtk_widget_class_install_action (widget_class, "table.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "table.redo", NULL, undo_action);
  bind_keys (widget_class);
}

static void
hu_unit_window_init (HuUnitWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* @bench: the shared objects of the workshop; must outlive the window. */
GtkWidget *
hu_unit_window_new (GtkWindow       *parent,
                    HuWorkshopBench *bench)
{
  HuUnitWindow *self = g_object_new (HU_TYPE_UNIT_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE, NULL);

  self->bench = bench;
  self->view = HU_UNIT_VIEW (hu_unit_view_new (bench->shop));
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->view), "table");
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->view));
  g_signal_connect_object (self->view, "selection-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "refused", G_CALLBACK (hu_message_toast), self->stack, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (shop_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->shop, "notify::can-undo", G_CALLBACK (update_undo), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bench->shop, "notify::can-redo", G_CALLBACK (update_undo), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
  g_signal_connect_after (self, "map", G_CALLBACK (first_shown_cb), NULL);
  update (self);
  update_undo (self);

  return GTK_WIDGET (self);
}

/* Adds the units of the rows, and changes those that exist already.  Returns FALSE if a row has a fault: then
 * nothing changes, and a dialog names its line. */
gboolean
hu_unit_window_take (HuUnitWindow *self,
                     const char   *text)
{
  g_auto(GStrv) keys = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *said = NULL;
  guint added, changed;

  g_return_val_if_fail (HU_IS_UNIT_WINDOW (self) && text != NULL, FALSE);

  keys = hu_unit_view_list_keys (self->view);
  if (!hu_workshop_paste_units (self->bench->shop, text, (const char * const *) keys, &added, &changed, &error))
    {
      hu_message_show (GTK_WIDGET (self), _("The Table Was Not Imported"), error->message, NULL);
      return FALSE;
    }

  said = hu_workshop_sheet_word_taken (added, changed);
  hu_message_toast (GTK_WIDGET (self->stack), said);

  return TRUE;
}
