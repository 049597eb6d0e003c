/*
 * The workshop in the window: what lies around the map meanwhile, and the actions.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-message.h"
#include "hu-new-draft.h"
#include "hu-window-private.h"
#include "hu-workshop-mode.h"

/* --- Around the map --- */

/* Replaces the widgets of play beside and around the map by those of the workshop. */
static void
show_pane (HuWindow       *self,
           HuWorkshopPane *pane)
{
  g_set_object (&self->play_side, adw_flap_get_flap (self->flap));
  self->workshop_bar = hu_workshop_pane_get_bar (pane);
  adw_flap_set_flap (self->flap, GTK_WIDGET (pane));
  gtk_box_prepend (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->flap))), self->workshop_bar);
  adw_flap_set_reveal_flap (self->flap, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "workshop");
}

/* Back to play with what the document has. */
static void
show_play (HuWindow *self)
{
  HuGame *game = hu_document_get_game (self->document);

  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->workshop_bar)), self->workshop_bar);
  self->workshop_bar = NULL;
  adw_flap_set_flap (self->flap, self->play_side);
  g_clear_object (&self->play_side);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "workshop");
  if (hu_map_view_get_game (self->map) != game)
    hu_map_view_edit (self->map, game, HU_EDITED_ALL, NULL);
  _hu_window_enable_play (self, TRUE);
}

static void
pane_changed_cb (HuWindow *self)
{
  HuWorkshopPane *pane = hu_workshop_mode_get_pane (self->workshop);

  if (pane != NULL)
    show_pane (self, pane);
  else
    show_play (self);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), pane == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->time_bar), pane == NULL);
  hu_legend_set_at_play (self->legend, pane == NULL);
  _hu_window_update_actions (self);
  _hu_window_update_title (self);
  /* The widget that had the focus is gone. */
  if (pane == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

void
_hu_window_init_workshop (HuWindow *self)
{
  self->workshop = hu_workshop_mode_new (self->session, ADW_APPLICATION_WINDOW (self), self->map);
  g_ptr_array_add (self->sections, self->workshop);
  g_signal_connect_object (self->workshop, "notify::pane", G_CALLBACK (pane_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->workshop, "changed", G_CALLBACK (_hu_window_update_actions), self,
                           G_CONNECT_SWAPPED);
}

gboolean
_hu_window_in_workshop (HuWindow *self)
{
  return self->workshop != NULL && hu_workshop_mode_get_pane (self->workshop) != NULL;
}

static HuWorkshop *
get_shop (HuWindow *self)
{
  return _hu_window_in_workshop (self) ? hu_workshop_mode_get_shop (self->workshop) : NULL;
}

/* --- New --- */

/* Makes the new scenario the window's document, without a file, and opens it in the workshop at once. */
static void
chosen_cb (HuWindow          *self,
           const HuNewChoice *choice)
{
  g_autoptr(GPtrArray) left_behind = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(HuWorkshop) shop = hu_new_draft_make (choice, hu_document_get_game (self->document), left_behind);

  if (left_behind->len > 0)
    {
      g_autofree char *words = NULL;

      g_ptr_array_add (left_behind, NULL);
      words = g_strjoinv ("\n", (char **) left_behind->pdata);
      hu_message_show (GTK_WIDGET (self), _("Some of This Cannot Be Part of a Set-Up"), words, _("_Go On"));
    }
  if (shop == NULL)
    return;

  hu_workshop_set_unsaved (shop);
  hu_workshop_mode_open (self->workshop, shop, NULL, NULL);
}

void
_hu_window_present_new (HuWindow *self)
{
  HuGame *game = !_hu_window_in_workshop (self) ? hu_document_get_game (self->document) : NULL;
  GtkWidget *dialog = hu_workshop_new_new (GTK_WINDOW (self), game);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- The actions --- */

static void
new_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  hu_file_section_ask_new (HU_WINDOW (widget)->files);
}

/* Undo and redo of the draft; FALSE where one plays. */
gboolean
_hu_window_workshop_undo (HuWindow *self,
                          gboolean  redo)
{
  HuWorkshop *shop = get_shop (self);

  if (shop == NULL)
    return FALSE;

  if (redo)
    hu_workshop_redo (shop);
  else
    hu_workshop_undo (shop);

  return TRUE;
}

void
_hu_window_enable_play (HuWindow *self,
                        gboolean  enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.concede", enabled);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.legend", enabled);
}

/* Disables actions of play while the workshop is open. Returns TRUE while it is. */
gboolean
_hu_window_update_workshop (HuWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  HuWorkshop *shop = get_shop (self);

  if (shop == NULL)
    return FALSE;

  _hu_window_enable_play (self, FALSE);
  gtk_widget_action_set_enabled (widget, "win.undo", hu_workshop_can_undo (shop));
  gtk_widget_action_set_enabled (widget, "win.redo", hu_workshop_can_redo (shop));
  gtk_widget_set_visible (GTK_WIDGET (self->overlays_button), FALSE);

  return TRUE;
}

void
_hu_window_install_workshop_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new", NULL, new_action);
}
