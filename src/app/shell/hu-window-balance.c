/*
 * The choice of sides: offered before the first event of a scenario that has Balance provisions, and from the
 * menu until something has happened.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-balance-form.h"
#include "hu-side-draw.h"
#include "hu-window-private.h"

static HuGame *
get_game (HuWindow *self)
{
  return hu_document_get_game (self->document);
}

static gboolean
can_ask (HuGame *game)
{
  const HuScenario *scenario = game != NULL ? hu_game_get_scenario (game) : NULL;

  return scenario != NULL && hu_game_get_position (game) == 0 &&
         (hu_balance_of_side (scenario, HU_SIDE_FIRST) != NULL || hu_balance_of_side (scenario, HU_SIDE_SECOND) != NULL);
}

static void
response_cb (HuWindow         *self,
             const char       *response,
             AdwMessageDialog *dialog)
{
  HuBalanceForm *form = HU_BALANCE_FORM (adw_message_dialog_get_extra_child (dialog));
  g_autofree char *note = hu_balance_form_dup_note (form);
  g_autoptr(HuEvent) event = NULL;
  HuRefusal refusal;

  if (!g_str_equal (response, "record") || note == NULL || !can_ask (get_game (self)))
    return;

  event = hu_event_new_note (note);
  if (!hu_game_append (get_game (self), event, &refusal))
    _hu_window_refuse (self, &refusal);
}

static void
validity_changed_cb (AdwMessageDialog *dialog,
                     HuBalanceForm    *form)
{
  g_autofree char *note = hu_balance_form_dup_note (form);

  adw_message_dialog_set_response_enabled (dialog, "record", note != NULL);
}

static void
ask (HuWindow *self)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _("Who Plays Which Side?"),
                                              _("This scenario has Balance provisions (26.4)."));
  GtkWidget *form = hu_balance_form_new (hu_game_get_scenario (get_game (self)));

  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), form);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "skip", _("_Skip"), "record", _("_Write into the Log"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "record", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "record");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "skip");
  validity_changed_cb (ADW_MESSAGE_DIALOG (dialog), HU_BALANCE_FORM (form));
  g_signal_connect_object (form, "validity-changed", G_CALLBACK (validity_changed_cb), dialog, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
balance_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  if (can_ask (get_game (HU_WINDOW (widget))))
    ask (HU_WINDOW (widget));
}

void
_hu_window_install_balance_action (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.balance", NULL, balance_action);
}

void
_hu_window_update_balance (HuWindow *self)
{
  gboolean may = self->workshop == NULL && can_ask (get_game (self));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.balance", may);
  /* Ends the offer, because something has happened or the scenario is being edited. */
  if (self->balance_toast != NULL && !may)
    adw_toast_dismiss (self->balance_toast);
}

static void
dismissed_cb (HuWindow *self,
              AdwToast *toast)
{
  if (self->balance_toast == toast)
    self->balance_toast = NULL;
}

/* Offers the choice for a scenario that was opened to be played. A solitary player can ignore it. */
void
_hu_window_offer_balance (HuWindow *self)
{
  HuGame *game = get_game (self);
  AdwToast *toast;

  if (self->balance_toast != NULL)
    adw_toast_dismiss (self->balance_toast);
  if (!can_ask (game) || hu_game_get_n_events (game) > 0)
    return;

  toast = adw_toast_new (_("Two players? This scenario has Balance provisions (26.4)."));
  adw_toast_set_button_label (toast, _("_Choose Sides…"));
  adw_toast_set_action_name (toast, "win.balance");
  adw_toast_set_timeout (toast, 0);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), self, G_CONNECT_SWAPPED);
  self->balance_toast = toast;
  adw_toast_overlay_add_toast (self->toasts, toast);
}
