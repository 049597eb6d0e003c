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
  if (verdict != NULL && hu_session_get_veil (self->session) == HU_VEIL_NONE)
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

static void
append (HuWindow *self,
        HuEvent  *event)
{
  HuRefusal refusal;
  g_autofree char *why = NULL;

  if (hu_game_append (get_game (self), event, &refusal))
    return;

  why = hu_explain_refusal (hu_game_get_scenario (get_game (self)), &refusal, NULL);
  _hu_window_toast (self, why);
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
  g_autofree char *heading = NULL;
  GtkWidget *dialog;

  if (get_game (self) == NULL)
    return;

  side_name = hu_explain_side (hu_game_get_scenario (get_game (self)), (HuSide) side);
  /* Translators: %s is a side, as "German" */
  heading = hu_explain_sentence (hu_game_get_scenario (get_game (self)), _("%s Concedes?"), side_name);
  dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, NULL);
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
      g_autofree char *name = hu_explain_side (hu_game_get_scenario (game), (HuSide) side);
      g_autofree char *escaped = hu_mnemonic_escape (name);
      g_autoptr(GMenuItem) item = g_menu_item_new (escaped, NULL);

      g_menu_item_set_action_and_target_value (item, "win.concede", g_variant_new_int32 (side));
      g_menu_append_item (concede, item);
    }

  return G_MENU_MODEL (g_object_ref (menu));
}

/* Disables the game's own actions while the start page is shown; returns TRUE then. */
static gboolean
update_start (HuWindow *self)
{
  if (hu_session_get_mode (self->session) != HU_MODE_START)
    return FALSE;

  _hu_window_enable_play (self, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.redo", FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->overlays_button), FALSE);

  return TRUE;
}

/* Disables actions that make no sense now. */
void
_hu_window_update_actions (HuWindow *self)
{
  HuGame *game = get_game (self);
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean over = game == NULL || hu_snapshot_get_clock (hu_game_get_snapshot (game))->over;

  if (_hu_window_update_workshop (self) | update_start (self))
    return;

  gtk_widget_action_set_enabled (widget, "win.undo", game != NULL && hu_game_can_undo (game));
  gtk_widget_action_set_enabled (widget, "win.redo", game != NULL && hu_game_can_redo (game));
  gtk_widget_action_set_enabled (widget, "win.concede", !over);
  gtk_widget_action_set_enabled (widget, "win.legend", game != NULL);
  gtk_widget_action_set_enabled (widget, "win.panel", game != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->overlays_button), game != NULL);
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
    { "win.concede", "i", concede_action },
    { "win.legend", NULL, legend_action },
    { "win.panel", NULL, panel_action },
    { "win.focus-map", NULL, focus_map_action },
    { "win.show-help-overlay", NULL, show_help_overlay_action },
  };

  _hu_window_install_workshop_actions (widget_class);
  _hu_window_install_mend_action (widget_class);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
}
