/*
 * The list of a game's variations.
 */
#include "config.h"

#include "hu-variation-dialog.h"

#include <glib/gi18n-lib.h>

#include "hu-message.h"
#include "hu-variation-item.h"
#include "hu-accessible.h"

struct _HuVariationDialog
{
  AdwWindow  parent_instance;

  HuGame    *game;
  GtkWindow *window; /* borrowed: it is transient for it */

  GtkStack  *stack;
  GtkListBox *list;
  AdwStatusPage *none; /* shown while there are none */
};

G_DEFINE_FINAL_TYPE (HuVariationDialog, hu_variation_dialog, ADW_TYPE_WINDOW)

static guint
index_of (HuVariationDialog *self,
          HuVariationItem   *item)
{
  GListModel *list = hu_game_get_variations (self->game);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr(HuVariationItem) other = g_list_model_get_item (list, i);

      if (other == item)
        return i;
    }

  return G_MAXUINT;
}

static HuVariationItem *
item_of (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "hu-item");
}

static void
activate (HuVariationDialog *self,
          GtkWidget         *button,
          const char        *action)
{
  guint index = index_of (self, item_of (button));
  GtkWindow *window = self->window;

  if (index == G_MAXUINT)
    return;

  gtk_window_close (GTK_WINDOW (self));
  gtk_widget_activate_action (GTK_WIDGET (window), action, "u", index);
}

static void
try_cb (HuVariationDialog *self,
        GtkWidget         *button)
{
  activate (self, button, "win.try-variation");
}

static void
compare_cb (HuVariationDialog *self,
            GtkWidget         *button)
{
  activate (self, button, "win.compare-variation");
}

static void
delete_response_cb (HuVariationDialog *self,
                    const char        *response,
                    AdwMessageDialog  *dialog)
{
  guint index = index_of (self, g_object_get_data (G_OBJECT (dialog), "hu-item"));

  if (g_str_equal (response, "delete") && index != G_MAXUINT)
    hu_game_remove_variation (self->game, index);
}

static void
delete_cb (HuVariationDialog *self,
           GtkWidget         *button)
{
  HuVariationItem *item = item_of (button);
  /* Translators: %s is the name of a variation */
  g_autofree char *heading = g_strdup_printf (_("Delete “%s”?"), hu_variation_item_get (item)->name);
  const HuResponse answers[] = { { "cancel", _("_Cancel") }, { "delete", _("_Delete"), ADW_RESPONSE_DESTRUCTIVE }, { NULL } };
  GtkWidget *dialog = hu_message_ask (GTK_WINDOW (self), heading, _("It cannot be restored."), answers,
                                      "cancel", "cancel", G_CALLBACK (delete_response_cb), self);

  g_object_set_data_full (G_OBJECT (dialog), "hu-item", g_object_ref (item), g_object_unref);
}

static void
rename_cb (HuVariationDialog *self,
           GtkWidget         *row)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));
  guint index = index_of (self, item_of (row));

  if (index == G_MAXUINT)
    return;

  if (name[0] == '\0')
    gtk_editable_set_text (GTK_EDITABLE (row), hu_variation_item_get (item_of (row))->name);
  else
    hu_game_rename_variation (self->game, index, name);
}

static void
add_button (HuVariationDialog *self,
            AdwEntryRow       *row,
            const char        *label,
            const char        *icon,
            const char        *name,
            GCallback          callback)
{
  GtkWidget *button = label != NULL ? gtk_button_new_with_mnemonic (label) : gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (button), "hu-item", g_object_ref (item_of (GTK_WIDGET (row))), g_object_unref);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  adw_entry_row_add_suffix (row, button);
}

static GtkWidget *
create_row_cb (gpointer item,
               gpointer data)
{
  HuVariationDialog *self = data;
  const HuVariation *variation = hu_variation_item_get (item);
  guint n = variation->events->len - variation->after;
  GtkWidget *row = adw_entry_row_new ();
  g_autofree char *title =
    /* Translators: a number of events, and after how many events of the game they happen */
    g_strdup_printf (ngettext ("%1$u event, after event %2$u of the game",
                               "%1$u events, after event %2$u of the game", n), n, variation->after);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  hu_accessible_name_entry (ADW_ENTRY_ROW (row));
  gtk_editable_set_text (GTK_EDITABLE (row), variation->name);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "hu-item", g_object_ref (item), g_object_unref);
  g_signal_connect_object (row, "apply", G_CALLBACK (rename_cb), self, G_CONNECT_SWAPPED);
  add_button (self, ADW_ENTRY_ROW (row), _("_Try"), NULL, _("Look at It as What If"), G_CALLBACK (try_cb));
  add_button (self, ADW_ENTRY_ROW (row), _("C_ompare"), NULL, _("Beside the Game as It Is"), G_CALLBACK (compare_cb));
  add_button (self, ADW_ENTRY_ROW (row), NULL, "user-trash-symbolic", _("Delete"), G_CALLBACK (delete_cb));

  return row;
}

static void
items_changed_cb (HuVariationDialog *self)
{
  gboolean any = g_list_model_get_n_items (hu_game_get_variations (self->game)) > 0;

  gtk_stack_set_visible_child_name (self->stack, any ? "list" : "none");
}

static void
hu_variation_dialog_dispose (GObject *object)
{
  g_clear_object (&HU_VARIATION_DIALOG (object)->game);

  G_OBJECT_CLASS (hu_variation_dialog_parent_class)->dispose (object);
}

static void
hu_variation_dialog_class_init (HuVariationDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_variation_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-variation-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HuVariationDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, HuVariationDialog, list);
  gtk_widget_class_bind_template_child (widget_class, HuVariationDialog, none);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
hu_variation_dialog_init (HuVariationDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_accessible_name_scroll (GTK_WIDGET (self->none), _("No Variations"));
}

GtkWidget *
hu_variation_dialog_new (GtkWindow *parent,
                         HuGame    *game)
{
  HuVariationDialog *self = g_object_new (HU_TYPE_VARIATION_DIALOG, "transient-for", parent, NULL);
  GListModel *list = hu_game_get_variations (game);

  self->game = g_object_ref (game);
  self->window = parent;
  gtk_list_box_bind_model (self->list, list, create_row_cb, self, NULL);
  g_signal_connect_object (list, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  items_changed_cb (self);

  return GTK_WIDGET (self);
}
