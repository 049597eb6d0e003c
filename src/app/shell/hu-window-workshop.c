/*
 * The workshop in the window: new scenarios, opening and closing it.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-game-file.h"
#include "hu-map-tool.h"
#include "hu-message.h"
#include "hu-window-private.h"
#include "hu-workshop-new.h"
#include "hu-workshop-pane.h"

static HuWorkshop *
get_shop (HuWindow *self)
{
  return self->workshop != NULL ? hu_workshop_pane_get_shop (self->workshop) : NULL;
}

static void
undo_changed_cb (HuWindow *self)
{
  _hu_window_update_actions (self);
}

/* --- Going in --- */

/* Replaces the widgets of play beside and around the map by those of the workshop. */
static void
swap_surroundings (HuWindow *self)
{
  GtkWidget *page = gtk_widget_get_parent (GTK_WIDGET (self->flap));
  gboolean works = self->workshop != NULL;

  if (works)
    {
      self->play_side = g_object_ref (adw_flap_get_flap (self->flap));
      adw_flap_set_flap (self->flap, GTK_WIDGET (self->workshop));
      gtk_box_prepend (GTK_BOX (page), hu_workshop_pane_get_bar (self->workshop));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), !works);
  gtk_widget_set_visible (GTK_WIDGET (self->time_bar), !works);
  hu_legend_set_at_play (self->legend, !works);
  if (works)
    adw_flap_set_reveal_flap (self->flap, TRUE);
}


static void
enter (HuWindow   *self,
       HuWorkshop *shop)
{
  _hu_window_put_away_instruments (self);
  /* Whoever makes the scenario sees all of it. */
  hu_game_set_viewer (hu_document_get_game (self->document), HU_SIDE_NONE);
  self->workshop = HU_WORKSHOP_PANE (g_object_ref_sink (hu_workshop_pane_new (shop, self->map,
                                                                            _hu_window_enter_backdrop (self))));
  swap_surroundings (self);
  hu_document_set_draft (self->document, shop);
  g_signal_connect_object (shop, "notify::can-undo", G_CALLBACK (undo_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (shop, "notify::can-redo", G_CALLBACK (undo_changed_cb), self, G_CONNECT_SWAPPED);
  _hu_window_watch_log (self, shop);
  gtk_widget_add_css_class (GTK_WIDGET (self), "workshop");
  _hu_window_update_actions (self);
  _hu_window_update_title (self);
}

/* --- Going out --- */

void
_hu_window_dispose_workshop (HuWindow *self)
{
  if (self->workshop != NULL)
    hu_workshop_pane_close (self->workshop);
  g_clear_object (&self->workshop);
  g_clear_object (&self->play_side);
}

/* Back to play with what the document has. */
static void
leave (HuWindow *self)
{
  GtkWidget *bar = hu_workshop_pane_get_bar (self->workshop);

  hu_workshop_pane_close (self->workshop);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (bar)), bar);
  adw_flap_set_flap (self->flap, self->play_side);
  g_signal_handlers_disconnect_by_data (get_shop (self), self);
  g_clear_object (&self->workshop);
  g_clear_object (&self->play_side);
  hu_document_set_draft (self->document, NULL);
  swap_surroundings (self);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "workshop");
  if (hu_map_view_get_game (self->map) != hu_document_get_game (self->document))
    hu_map_view_edit (self->map, hu_document_get_game (self->document), HU_EDITED_ALL, NULL);
  _hu_window_set_view_game (self, hu_document_get_game (self->document));
  _hu_window_enable_play (self, TRUE);
  _hu_window_update_actions (self);
  _hu_window_update_title (self);
  /* The widget that had the focus is gone. */
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

void
_hu_window_close_workshop (HuWindow *self)
{
  if (self->workshop != NULL)
    leave (self);
}

/* A scenario that has never been played exists only as a draft; saving its readable parts must not overwrite
 * that draft. */
static void
discard (HuWindow *self)
{
  gboolean fresh = self->workshop_fresh;
  g_autoptr(HuGame) game = NULL;

  leave (self);
  self->workshop_fresh = FALSE;
  if (!fresh)
    return;

  g_set_object (&game, hu_document_get_game (self->document));
  if (hu_document_get_modified (self->document))
    hu_document_adopt_unsaved (self->document, game, NULL);
  else
    hu_document_adopt (self->document, game, NULL);
}

static void
faulty_response_cb (HuWindow   *self,
                    const char *response)
{
  if (self->workshop == NULL)
    return;

  if (g_str_equal (response, "discard"))
    discard (self);
  else
    hu_workshop_pane_show (self->workshop, "check");
}

/* A faulty scenario cannot be played; staying in the workshop loses nothing. */
static void
ask_faulty (HuWindow *self)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _("The Scenario Cannot Be Played Yet"),
                                              _("The check has found faults. They are listed, and each leads to "
                                                "where it is mended. A faulty scenario can be saved and gone on with "
                                                "later."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "discard", _("_Discard the Edits"),
                                    "mend", _("_Show the Faults"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "mend", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "mend");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "mend");
  g_signal_connect_object (dialog, "response", G_CALLBACK (faulty_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
play (HuWindow *self)
{
  HuWorkshop *shop = get_shop (self);
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(GPtrArray) log = NULL;
  g_autoptr(HuGame) game = NULL;

  if (!hu_workshop_can_undo (shop) && !self->workshop_fresh)
    {
      leave (self);
      return;
    }
  if (!hu_workshop_dup_game (shop, &scenario, &log))
    {
      ask_faulty (self);
      return;
    }

  game = hu_game_new (scenario, log);
  hu_game_set_variations (game, hu_workshop_get_variations (shop));
  self->workshop_fresh = FALSE;
  /* The draft's word on what is saved goes with it. */
  {
    gboolean saved = !hu_workshop_get_modified (shop) && hu_document_get_file (self->document) != NULL;

    g_object_freeze_notify (G_OBJECT (self->document));
    hu_document_set_draft (self->document, NULL);
    hu_map_view_edit (self->map, game, HU_EDITED_ALL & ~(guint) HU_EDITED_GRID, NULL);
    if (saved)
      hu_document_adopt (self->document, game, hu_document_get_file (self->document));
    else
      hu_document_adopt_unsaved (self->document, game, hu_document_get_file (self->document));
    g_object_thaw_notify (G_OBJECT (self->document));
  }
  leave (self);
}

/* --- New --- */

static HuWorkshop *
make_blank (const HuNewChoice *choice)
{
  const HuGridPlan plan = {
    .columns = choice->columns, .rows = choice->rows, .orientation = choice->orientation,
    .shifted_odd = choice->shifted_odd, .numbering = choice->numbering, .board = choice->board,
  };
  HuWorkshop *shop = hu_workshop_new_blank (&plan, NULL);

  if (shop == NULL)
    return NULL;

  hu_workshop_set_text (shop, "/title", choice->title);
  for (guint side = 0; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = g_strdup_printf ("/sides/%u/name", side);
      g_autofree char *id = hu_workshop_suggest_id (shop, HU_ID_SIDE, choice->sides[side]);
      const char *before;
      g_autofree char *pointer = g_strdup_printf ("/sides/%u/id", side);

      hu_workshop_set_text (shop, name, choice->sides[side]);
      before = hu_node_get_text (hu_workshop_get (shop, pointer), NULL);
      if (before != NULL)
        {
          g_autofree char *from = g_strdup (before);

          hu_workshop_rename_id (shop, HU_ID_SIDE, from, id);
        }
    }

  return shop;
}

static HuWorkshop *
make_shipped (HuWindow          *self,
              const HuNewChoice *choice)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = hu_game_file_load (choice->file, faults);
  HuWorkshop *shop;

  if (content == NULL)
    return NULL;
  if (!choice->keep_units && !choice->keep_rules)
    return hu_workshop_new_from_map (content->scenario);

  shop = hu_workshop_new_from_game (content->scenario, NULL);
  if (!choice->keep_units)
    hu_workshop_set_json (shop, "/units", "[]");
  if (!choice->keep_rules)
    hu_workshop_set_json (shop, "/rules", "{}");

  return shop;
}

/* The commands that made the scenario must not be undone. */
static HuWorkshop *
begin_afresh (HuWorkshop *shop)
{
  g_autoptr(GBytes) bytes = hu_workshop_to_bytes (shop);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuWorkshop *fresh = hu_workshop_new_from_bytes (bytes, faults);

  return fresh != NULL ? fresh : g_object_ref (shop);
}

/* Makes a game of the playable part of the draft. */
static HuGame *
make_playable (HuWorkshop *shop)
{
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(GPtrArray) log = NULL;

  if (!hu_workshop_dup_game (shop, &scenario, &log))
    scenario = hu_scenario_new_without_rules (hu_workshop_get_scenario (shop));

  return hu_game_new (scenario, NULL);
}

void
_hu_window_enter_workshop (HuWindow   *self,
                           HuWorkshop *shop,
                           HuGame     *game,
                           GFile      *file)
{
  g_autoptr(HuGame) played = game != NULL ? g_object_ref (game) : make_playable (shop);

  if (self->workshop != NULL)
    leave (self);
  if (hu_workshop_get_modified (shop))
    hu_document_adopt_unsaved (self->document, played, file);
  else
    hu_document_adopt (self->document, played, file);
  self->workshop_fresh = TRUE;
  enter (self, shop);
}

/* Makes the new scenario the window's document, without a file, and opens it in the workshop at once. */
static void
begin_new (HuWindow   *self,
           HuWorkshop *shop)
{
  hu_workshop_set_unsaved (shop);
  _hu_window_enter_workshop (self, shop, NULL, NULL);
}

/* Reports the parts of the moment that a set-up cannot express. */
static HuWorkshop *
begin_from_moment (HuWindow *self)
{
  HuGame *game = hu_document_get_game (self->document);
  g_autoptr(GPtrArray) left_behind = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *words = NULL;
  HuWorkshop *shop;

  if (game == NULL)
    return NULL;

  shop = hu_workshop_new_from_moment (hu_game_get_snapshot (game), left_behind);
  if (left_behind->len == 0)
    return shop;

  g_ptr_array_add (left_behind, NULL);
  words = g_strjoinv ("\n", (char **) left_behind->pdata);
  hu_message_show (GTK_WIDGET (self), _("Not All of It Can Be a Start"), words, _("_Go On"));

  return shop;
}

static void
chosen_cb (HuWindow          *self,
           const HuNewChoice *choice)
{
  g_autoptr(HuWorkshop) shop = NULL;

  switch (choice->source)
    {
    case HU_NEW_BLANK:
      shop = make_blank (choice);
      break;

    case HU_NEW_SHIPPED:
      shop = make_shipped (self, choice);
      break;

    case HU_NEW_GAME:
    default:
      shop = begin_from_moment (self);
      break;
    }

  if (shop != NULL)
    {
      g_autoptr(HuWorkshop) fresh = begin_afresh (shop);

      begin_new (self, fresh);
    }
}

void
_hu_window_present_new (HuWindow *self)
{
  HuGame *game = self->workshop == NULL ? hu_document_get_game (self->document) : NULL;
  GtkWidget *dialog = hu_workshop_new_new (GTK_WINDOW (self), game);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
new_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  _hu_window_ask_new (HU_WINDOW (widget));
}

/* Opens the game in the form that saving would write, so that it is complete. */
static HuWorkshop *
open_game (HuGame *game)
{
  g_autoptr(GPtrArray) log = hu_game_dup_log (game);
  g_autoptr(GPtrArray) variations = hu_game_dup_variations (game);
  g_autoptr(HuGameFile) content = hu_game_file_new_with (hu_game_get_own_scenario (game), log, variations);

  return hu_workshop_new_from_file (content);
}

/* --- The actions --- */

static void
workshop_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  HuGame *game = hu_document_get_game (self->document);

  if (self->workshop != NULL)
    {
      play (self);
    }
  else if (game != NULL)
    {
      g_autoptr(HuWorkshop) shop = open_game (game);

      enter (self, shop);
    }
}

static void
page_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  if (self->workshop == NULL)
    return;

  adw_flap_set_reveal_flap (self->flap, TRUE);
  hu_workshop_pane_show (self->workshop, g_variant_get_string (parameter, NULL));
}

static void
table_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  if (self->workshop != NULL)
    hu_workshop_pane_show_table (self->workshop);
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

/* Enables all actions of the window, except those that mean the same outside play. */
void
_hu_window_enable_play (HuWindow *self,
                        gboolean  enabled)
{
  static const char * const always[] = {
    "win.new", "win.open", "win.open-uri", "win.save", "win.save-as", "win.undo", "win.redo", "win.workshop",
    "win.workshop-page", "win.unit-table", "win.mend", "win.grid", "win.backdrop", "win.backdrop-show",
    "win.backdrop-align", "win.backdrop-remove", "win.panel", "win.focus-map", "win.show-help-overlay",
    "win.rules", "win.rule", "win.try-rule", "win.start-page", "win.start-back", "win.continue", "win.stop-opening",
    NULL,
  };
  const char *name, *property;
  const GVariantType *type;
  GType owner;

  for (guint i = 0;
       gtk_widget_class_query_action (GTK_WIDGET_GET_CLASS (self), i, &owner, &name, &type, &property); i++)
    if (g_str_has_prefix (name, "win.") && !g_strv_contains (always, name))
      gtk_widget_action_set_enabled (GTK_WIDGET (self), name, enabled);
}

/* Disables actions of play while the workshop is open. Returns TRUE while it is. */
gboolean
_hu_window_update_workshop (HuWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  HuWorkshop *shop = get_shop (self);
  HuGame *game = hu_document_get_game (self->document);

  /* A What If position is no game to edit. */
  gtk_widget_action_set_enabled (widget, "win.workshop", game != NULL && !hu_game_in_what_if (game));
  gtk_widget_action_set_enabled (widget, "win.workshop-page", shop != NULL);
  _hu_window_update_backdrop (self);
  gtk_widget_action_set_enabled (widget, "win.unit-table", shop != NULL);
  if (shop == NULL)
    return FALSE;

  _hu_window_enable_play (self, FALSE);
  gtk_widget_action_set_enabled (widget, "win.undo", hu_workshop_can_undo (shop));
  gtk_widget_action_set_enabled (widget, "win.redo", hu_workshop_can_redo (shop));
  gtk_widget_set_visible (GTK_WIDGET (self->phase_button), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->overlays_button), FALSE);
  _hu_window_enable_view (self, FALSE);

  return TRUE;
}

void
_hu_window_install_workshop_actions (GtkWidgetClass *widget_class)
{
  _hu_window_install_backdrop_actions (widget_class);
  gtk_widget_class_install_action (widget_class, "win.new", NULL, new_action);
  gtk_widget_class_install_action (widget_class, "win.workshop", NULL, workshop_action);
  gtk_widget_class_install_action (widget_class, "win.workshop-page", "s", page_action);
  gtk_widget_class_install_action (widget_class, "win.unit-table", NULL, table_action);
}
