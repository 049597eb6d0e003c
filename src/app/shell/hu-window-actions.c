/*
 * The window's actions for menus and keys: the game's clock and log, files, panels.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-mnemonic.h"
#include "hu-window-private.h"

static HuGame *
get_game (HuWindow *self)
{
  return hu_document_get_game (self->document);
}

void
_hu_window_toast (HuWindow   *self,
                  const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  AdwToast *toast = adw_toast_new (escaped);

  adw_toast_set_timeout (toast, 5);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* With the way back, as long as nothing else has happened. */
void
_hu_window_toast_done (HuWindow   *self,
                       const char *what,
                       const char *verdict)
{
  g_autofree char *text = NULL;
  g_autofree char *escaped = NULL;
  AdwToast *toast;

  /* Hides the verdict while it is the answer to an open question. */
  if (verdict != NULL && self->veil == 0)
    /* Translators: what happened, as "II is withdrawn"; the verdict that it led to */
    text = g_strdup_printf (_("%s. Now: %s"), what, verdict);
  else
    text = g_strdup (what);

  escaped = g_markup_escape_text (text, -1);
  toast = adw_toast_new (escaped);
  adw_toast_set_timeout (toast, 10);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, "win.undo");
  g_signal_connect_object (get_game (self), "changed", G_CALLBACK (adw_toast_dismiss), toast, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
_hu_window_refuse (HuWindow        *self,
                   const HuRefusal *refusal)
{
  g_autofree char *why =
    hu_explain_refusal (hu_game_get_scenario (get_game (self)), refusal, HU_LANG_LOCALE, NULL);

  _hu_window_toast (self, why);
}

static void
append (HuWindow *self,
        HuEvent  *event)
{
  HuRefusal refusal;

  if (!hu_game_append (get_game (self), event, &refusal))
    _hu_window_refuse (self, &refusal);
}

static void
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuGame *game = get_game (HU_WINDOW (widget));

  if (!_hu_window_workshop_undo (HU_WINDOW (widget), FALSE) && game != NULL)
    hu_game_undo (game);
}

static void
redo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuGame *game = get_game (HU_WINDOW (widget));

  if (!_hu_window_workshop_undo (HU_WINDOW (widget), TRUE) && game != NULL)
    hu_game_redo (game);
}

static void
end_phase_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  _hu_window_end_phase (HU_WINDOW (widget));
}

static void
note_response_cb (HuWindow         *self,
                  const char       *response,
                  AdwMessageDialog *dialog)
{
  GtkWidget *entry = adw_message_dialog_get_extra_child (dialog);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));

  if (g_str_equal (response, "add") && text[0] != '\0' && get_game (self) != NULL)
    {
      HuRefusal refusal;

      if (!hu_game_pin_note (get_game (self), text, &refusal))
        _hu_window_refuse (self, &refusal);
    }
}

static void
note_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  GtkWidget *dialog, *entry;

  if (get_game (self) == NULL)
    return;

  dialog = adw_message_dialog_new (GTK_WINDOW (self), _("Add a Note"),
                                   _("It goes into the log, at this moment of the game."));
  entry = gtk_entry_new ();
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Note"), -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), entry);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "add", _("_Add"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "add", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "add");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (note_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
concede_response_cb (HuWindow         *self,
                     const char       *response,
                     AdwMessageDialog *dialog)
{
  HuSide side = (HuSide) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (dialog), "hu-side"));

  if (g_str_equal (response, "concede") && get_game (self) != NULL)
    {
      g_autoptr(HuEvent) event = hu_event_new_concede (side);

      append (self, event);
    }
}

static void
concede_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  gint side = g_variant_get_int32 (parameter);
  g_autofree char *side_name = NULL;
  GtkWidget *dialog;

  if (get_game (self) == NULL)
    return;

  side_name = hu_explain_side (hu_game_get_scenario (get_game (self)), (HuSide) side, HU_LANG_LOCALE);
  dialog = adw_message_dialog_new (GTK_WINDOW (self), NULL, NULL);
  /* Translators: %s is a side, as "German" */
  adw_message_dialog_format_heading (ADW_MESSAGE_DIALOG (dialog), _("%s Concedes?"), side_name);
  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog),
                               _("The other side wins at once. It can be undone."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "cancel", _("_Cancel"), "concede", _("C_oncede"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "concede",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_object_set_data (G_OBJECT (dialog), "hu-side", GINT_TO_POINTER (side));
  g_signal_connect_object (dialog, "response", G_CALLBACK (concede_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  _hu_window_ask_open (HU_WINDOW (widget));
}

static void
open_uri_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  g_autoptr(GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  _hu_window_replace (HU_WINDOW (widget), file);
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  _hu_window_ask_save (HU_WINDOW (widget), FALSE);
}

static void
save_as_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  _hu_window_ask_save (HU_WINDOW (widget), TRUE);
}

static void
why_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  if (!_hu_window_open_why (HU_WINDOW (widget)))
    hu_verdict_bar_open_why (HU_WINDOW (widget)->verdict);
}

static void
legend_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  hu_legend_set_expanded (self->legend, !hu_legend_get_expanded (self->legend));
}

static void
panel_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}

static void
focus_map_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (HU_WINDOW (widget)->map));
}

static void
show_help_overlay_action (GtkWidget  *widget,
                          const char *name,
                          GVariant   *parameter)
{
  g_autoptr(GtkBuilder) builder = NULL;
  GtkWindow *window;

  /* Built when first asked for: it is large, and most never do. */
  builder = gtk_builder_new_from_resource ("/io/github/hexumpire/HexUmpire/ui/hu-shortcuts.ui");
  window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
  gtk_window_set_transient_for (window, GTK_WINDOW (widget));
  gtk_window_present (window);
}

/* The main menu; who can concede depends on the game. */
GMenuModel *
_hu_window_make_main_menu (HuWindow *self)
{
  g_autoptr(GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/hexumpire/HexUmpire/ui/hu-menus.ui");
  GMenu *menu = G_MENU (gtk_builder_get_object (builder, "main-menu"));
  GMenu *concede = G_MENU (gtk_builder_get_object (builder, "concede"));
  HuGame *game = get_game (self);

  for (gint side = 0; game != NULL && side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_explain_side (hu_game_get_scenario (game), (HuSide) side, HU_LANG_LOCALE);
      g_autofree char *escaped = hu_mnemonic_escape (name);
      g_autoptr(GMenuItem) item = g_menu_item_new (escaped, NULL);

      g_menu_item_set_action_and_target_value (item, "win.concede", g_variant_new_int32 (side));
      g_menu_append_item (concede, item);
    }

  return G_MENU_MODEL (g_object_ref (menu));
}

/* Disables actions that make no sense now. */
void
_hu_window_update_actions (HuWindow *self)
{
  HuGame *game = get_game (self);
  GtkWidget *widget = GTK_WIDGET (self);
  const HuScenario *scenario = game != NULL ? hu_game_get_scenario (game) : NULL;
  gboolean over = game == NULL || hu_snapshot_get_clock (hu_game_get_snapshot (game))->over;
  gboolean clock = game != NULL && scenario->calendar.player_turns->len > 0;

  _hu_window_update_balance (self);
  if (_hu_window_update_workshop (self) | _hu_window_update_start (self))
    return;

  gtk_widget_action_set_enabled (widget, "win.undo", game != NULL && hu_game_can_undo (game));
  gtk_widget_action_set_enabled (widget, "win.redo", game != NULL && hu_game_can_redo (game));
  gtk_widget_action_set_enabled (widget, "win.go-to", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.end-phase", !over && clock);
  gtk_widget_action_set_enabled (widget, "win.concede", !over);
  gtk_widget_action_set_enabled (widget, "win.note", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.save", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.save-as", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.why", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.legend", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.panel", game != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->phase_button), clock);
  gtk_widget_set_visible (GTK_WIDGET (self->overlays_button), game != NULL);
  _hu_window_update_points (self);
  _hu_window_update_report (self);
  _hu_window_update_side (self);
  _hu_window_update_control (self);
  _hu_window_update_instruments (self);
  _hu_window_update_what_if (self);
  _hu_window_update_time (self);
  _hu_window_update_find (self);
  _hu_window_update_lesson_actions (self);
}

void
_hu_window_install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                     *name;
    const char                     *parameter;
    GtkWidgetActionActivateFunc     activate;
  } actions[] = {
    { "win.undo", NULL, undo_action },
    { "win.redo", NULL, redo_action },
    { "win.end-phase", NULL, end_phase_action },
    { "win.note", NULL, note_action },
    { "win.concede", "i", concede_action },
    { "win.open", NULL, open_action },
    { "win.open-uri", "s", open_uri_action },
    { "win.save", NULL, save_action },
    { "win.save-as", NULL, save_as_action },
    { "win.why", NULL, why_action },
    { "win.legend", NULL, legend_action },
    { "win.panel", NULL, panel_action },
    { "win.focus-map", NULL, focus_map_action },
    { "win.show-help-overlay", NULL, show_help_overlay_action },
  };

  _hu_window_install_workshop_actions (widget_class);
  _hu_window_install_mend_action (widget_class);
  _hu_window_install_open_action (widget_class);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
  _hu_window_install_points_actions (widget_class);
  _hu_window_install_report_actions (widget_class);
  _hu_window_install_side_actions (widget_class);
  _hu_window_install_control_actions (widget_class);
  _hu_window_install_balance_action (widget_class);
}
