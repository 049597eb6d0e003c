/*
 * Victory points in the window: awards and adjustments.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-points-form.h"
#include "hu-window-private.h"

static HuGame *
get_game (HuWindow *self)
{
  return hu_document_get_game (self->document);
}

static void
response_cb (HuWindow         *self,
             const char       *response,
             AdwMessageDialog *dialog)
{
  HuPointsForm *form = HU_POINTS_FORM (adw_message_dialog_get_extra_child (dialog));
  g_autoptr(HuEvent) event = hu_points_form_dup_event (form);
  HuRefusal refusal;

  if (!g_str_equal (response, "add") || event == NULL || get_game (self) == NULL)
    return;

  if (!hu_game_append (get_game (self), event, &refusal))
    _hu_window_refuse (self, &refusal);
}

static void
validity_changed_cb (AdwMessageDialog *dialog,
                     HuPointsForm     *form)
{
  g_autoptr(HuEvent) event = hu_points_form_dup_event (form);

  adw_message_dialog_set_response_enabled (dialog, "add", event != NULL);
}

static void
ask (HuWindow   *self,
     HuVerb      verb,
     const char *heading,
     const char *button)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, NULL);
  GtkWidget *form = hu_points_form_new (get_game (self), verb);

  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), form);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "add", button, NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "add", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "add");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  validity_changed_cb (ADW_MESSAGE_DIALOG (dialog), HU_POINTS_FORM (form));
  g_signal_connect_object (form, "validity-changed", G_CALLBACK (validity_changed_cb), dialog,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
award_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ask (HU_WINDOW (widget), HU_VERB_AWARD, _("Award Points"), _("_Award"));
}

static void
adjust_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ask (HU_WINDOW (widget), HU_VERB_ADJUST, _("Adjust a Total by Agreement"), _("_Adjust"));
}

void
_hu_window_install_points_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.award", NULL, award_action);
  gtk_widget_class_install_action (widget_class, "win.adjust", NULL, adjust_action);
}

/* Where nothing counts points, nothing speaks of them. */
void
_hu_window_update_points (HuWindow *self)
{
  HuGame *game = get_game (self);
  const HuScenario *scenario = game != NULL ? hu_game_get_scenario (game) : NULL;
  gboolean over = game == NULL || hu_snapshot_get_clock (hu_game_get_snapshot (game))->over;
  gboolean counts = FALSE;

  for (guint id = 0; game != NULL && id < HU_N_SYSTEMS; id++)
    counts |= hu_system_panels_get (id)->counts != 0 && hu_system_in_force (scenario, id);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.adjust", counts && !over);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.award", !over && hu_points_form_can_award (scenario));
}
