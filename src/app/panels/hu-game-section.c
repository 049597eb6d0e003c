/*
 * The game's log in the window: undo and redo (of the draft, while one is edited), conceding, and toasts about changes that
 * were made on the map or refused there.
 */
#include "config.h"

#include "hu-game-section.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-message.h"
#include "hu-menu.h"
#include "hu-workshop.h"

#define DONE_SECONDS 10

struct _HuGameSection
{
  HuSection     parent_instance;

  GSignalGroup *draft_signals;
};

G_DEFINE_FINAL_TYPE (HuGameSection, hu_game_section, HU_TYPE_SECTION)

/* The draft that is edited, or NULL. */
static HuWorkshop *
get_draft (HuSection *self)
{
  return hu_document_get_draft (hu_session_get_document (hu_section_get_session (self)));
}

/* --- Undo --- */

static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  if (get_draft (self) != NULL)
    hu_workshop_undo (get_draft (self));
  else if (hu_section_get_game (self) != NULL)
    hu_game_undo (hu_section_get_game (self));
}

static void
redo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  if (get_draft (self) != NULL)
    hu_workshop_redo (get_draft (self));
  else if (hu_section_get_game (self) != NULL)
    hu_game_redo (hu_section_get_game (self));
}

/* With the way back, as long as nothing else has happened. */
static void
done_cb (HuSection  *self,
         const char *what,
         const char *verdict)
{
  g_autofree char *text = NULL;
  g_autofree char *escaped = NULL;
  AdwToast *toast;

  /* Hides the verdict while it is the answer to an open question. */
  if (verdict != NULL && hu_session_get_veil (hu_section_get_session (self)) == HU_VEIL_NONE)
    /* Translators: what happened, as "II is withdrawn"; the verdict that it led to */
    text = g_strdup_printf (_("%s. Now: %s"), what, verdict);
  else
    text = g_strdup (what);

  escaped = g_markup_escape_text (text, -1);
  toast = adw_toast_new (escaped);
  adw_toast_set_timeout (toast, DONE_SECONDS);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, "win.undo");
  g_signal_connect_object (hu_section_get_game (self), "changed", G_CALLBACK (adw_toast_dismiss), toast,
                           G_CONNECT_SWAPPED);
  hu_message_add_toast (GTK_WIDGET (hu_section_get_window (self)), toast);
}

/* --- Conceding --- */

static void
concede_response_cb (HuSection        *self,
                     const char       *response,
                     AdwMessageDialog *dialog)
{
  HuSide side = (HuSide) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (dialog), "hu-side"));

  if (g_str_equal (response, "concede") && hu_section_get_game (self) != NULL)
    {
      g_autoptr(HuEvent) event = hu_event_new_concede (side);

      hu_section_append (self, event);
    }
}

static void
concede_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       self)
{
  gint side = g_variant_get_int32 (parameter);
  g_autofree char *side_name = NULL;
  g_autofree char *heading = NULL;
  const HuResponse answers[] = { { "cancel", _("_Cancel") }, { "concede", _("C_oncede"), ADW_RESPONSE_DESTRUCTIVE }, { NULL } };
  GtkWidget *dialog;

  if (hu_section_get_game (self) == NULL)
    return;

  side_name = hu_explain_side (hu_game_get_scenario (hu_section_get_game (self)), (HuSide) side);
  /* Translators: %s is a side, as "German" */
  heading = hu_explain_sentence (hu_game_get_scenario (hu_section_get_game (self)), _("%s Concedes?"), side_name);
  dialog = hu_message_ask (hu_section_get_window (self), heading, _("The other side wins at once. It can be undone."), answers,
                           "cancel", "cancel", G_CALLBACK (concede_response_cb), self);
  g_object_set_data (G_OBJECT (dialog), "hu-side", GINT_TO_POINTER (side));
}

/* The main menu; who can concede, and what levels there are, depends on the game. */
static void
create_menu_cb (GtkMenuButton *button,
                gpointer       self)
{
  g_autoptr(GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/hexumpire/HexUmpire/ui/hu-menus.ui");
  GMenu *concede = G_MENU (gtk_builder_get_object (builder, "concede"));
  HuGame *game = hu_section_get_game (self);

  for (gint side = 0; game != NULL && side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_explain_side (hu_game_get_scenario (game), (HuSide) side);
      g_autofree char *escaped = hu_mnemonic_escape (name);

      hu_menu_append (concede, escaped, "win.concede", g_variant_new_int32 (side));
    }
  if (game == NULL || !hu_scenario_is_tactical (hu_game_get_scenario (game)))
    g_menu_remove_all (G_MENU (gtk_builder_get_object (builder, "level-items")));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (gtk_builder_get_object (builder, "main-menu")));
}

/* --- The section --- */

static void
update (HuSection *section,
        HuGame    *game)
{
  gboolean at_start = hu_session_get_mode (hu_section_get_session (section)) == HU_MODE_START;
  HuWorkshop *draft = get_draft (section);
  gboolean can_undo = draft != NULL ? hu_workshop_can_undo (draft) : game != NULL && hu_game_can_undo (game);
  gboolean can_redo = draft != NULL ? hu_workshop_can_redo (draft) : game != NULL && hu_game_can_redo (game);

  hu_section_enable (section, "undo", !at_start && can_undo);
  hu_section_enable (section, "redo", !at_start && can_redo);
  hu_section_enable (section, "concede", game != NULL && !hu_snapshot_get_clock (hu_game_get_snapshot (game))->over);
}

static void
draft_undo_changed_cb (HuSection *self)
{
  update (self, hu_section_get_game (self));
}

static void
draft_changed_cb (HuGameSection *self)
{
  g_signal_group_set_target (self->draft_signals, get_draft (HU_SECTION (self)));
  draft_undo_changed_cb (HU_SECTION (self));
}

static void
hu_game_section_dispose (GObject *object)
{
  g_clear_object (&HU_GAME_SECTION (object)->draft_signals);

  G_OBJECT_CLASS (hu_game_section_parent_class)->dispose (object);
}

static void
hu_game_section_class_init (HuGameSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_game_section_dispose;
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_game_section_init (HuGameSection *self)
{
  self->draft_signals = g_signal_group_new (HU_TYPE_WORKSHOP);
  g_signal_group_connect_swapped (self->draft_signals, "notify::can-undo", G_CALLBACK (draft_undo_changed_cb), self);
  g_signal_group_connect_swapped (self->draft_signals, "notify::can-redo", G_CALLBACK (draft_undo_changed_cb), self);
}

HuSection *
hu_game_section_new (HuSession            *session,
                     AdwApplicationWindow *window,
                     HuMapView            *map,
                     GtkMenuButton        *button)
{
  static const GActionEntry entries[] = {
    { .name = "undo", .activate = undo_cb },
    { .name = "redo", .activate = redo_cb },
  };
  static const GActionEntry play[] = {
    { .name = "concede", .activate = concede_cb, .parameter_type = "i" },
  };
  HuGameSection *self = g_object_new (HU_TYPE_GAME_SECTION, "session", session, "window", window, NULL);

  hu_section_add_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  hu_section_add_play_actions (HU_SECTION (self), play, G_N_ELEMENTS (play));
  gtk_menu_button_set_create_popup_func (button, create_menu_cb, self, NULL);
  g_signal_connect_object (map, "refused", G_CALLBACK (hu_message_toast), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (map, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hu_session_get_document (session), "notify::draft", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  update (HU_SECTION (self), hu_section_get_game (HU_SECTION (self)));

  return HU_SECTION (self);
}
