/*
 * The window: puts the parts together and passes on their signals. Its actions, its files and its Open menu are
 * in files of their own.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-hover-card.h"
#include "hu-level-switch.h"
#include "hu-window-private.h"

#define NEAR 1 /* events between two moments whose judging takes little time */

G_DEFINE_FINAL_TYPE (HuWindow, hu_window, ADW_TYPE_APPLICATION_WINDOW)

void
_hu_window_update_title (HuWindow *self)
{
  HuGame *game = hu_document_get_game (self->document);
  g_autofree char *title = hu_document_dup_title (self->document);
  g_autofree char *moment = NULL;
  g_autofree char *marked = NULL;

  if (game == NULL || _hu_window_is_at_start (self))
    {
      adw_window_title_set_title (self->title, g_get_application_name ());
      adw_window_title_set_subtitle (self->title, "");
      gtk_window_set_title (GTK_WINDOW (self), g_get_application_name ());
      return;
    }

  if (hu_document_get_modified (self->document))
    /* Translators: %s is the title of a game that has unsaved changes */
    marked = g_strdup_printf (_("• %s"), title);

  moment = hu_explain_clock (hu_game_get_scenario (game), hu_snapshot_get_clock (hu_game_get_snapshot (game)),
                             HU_LANG_LOCALE);
  adw_window_title_set_title (self->title, marked != NULL ? marked : title);
  adw_window_title_set_subtitle (self->title, self->workshop != NULL ? _("Editing the scenario") : moment);
  gtk_window_set_title (GTK_WINDOW (self), marked != NULL ? marked : title);
}

/* The hexes of the rulings that the verdict rests on. */
static GArray *
list_deciding (HuSnapshot *snapshot)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->decides)
        g_array_append_vals (hexes, ruling->hexes->data, ruling->hexes->len);
    }

  return hexes;
}

/* When the game is decided, lights the hexes that decided it. */
static void
announce_verdict (HuWindow *self)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (hu_document_get_game (self->document));
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);
  guint decided_at = verdict != NULL ? verdict->event : G_MAXUINT;

  if (decided_at != self->decided_at && verdict != NULL)
    {
      g_autoptr(GArray) hexes = list_deciding (snapshot);

      hu_map_view_flash (self->map, hexes, FALSE);
    }

  self->decided_at = decided_at;
}

/* Shows the page that the user needs now: that of the hex just entered … */
static void
cursor_changed_cb (HuWindow *self)
{
  if (hu_map_state_get_cursor (hu_map_view_get_state (self->map)) != HU_HEX_NONE &&
      gtk_widget_has_focus (GTK_WIDGET (self->map)))
    gtk_stack_set_visible_child_name (self->side_stack, "hex");
}

/* … or what has just happened. */
static void
show_happened (HuWindow *self)
{
  guint n_events = hu_game_get_head (hu_document_get_game (self->document));

  /* The systems' pages show it too. */
  if (n_events > self->n_events && _hu_window_find_side_page (self) == NULL)
    gtk_stack_set_visible_child_name (self->side_stack, "log");
  self->n_events = n_events;
}

/* Judging a moment far from the last one takes a good part of a frame's time. */
static void
begin_turns (HuWindow *self)
{
  guint position = hu_game_get_position (hu_document_get_game (self->document));
  gboolean far = MAX (position, self->position) - MIN (position, self->position) > NEAR;

  self->position = position;
  hu_turns_begin (self->turns);
  if (far)
    hu_turns_hold (self->turns);
}

static void
game_changed_cb (HuWindow *self)
{
  begin_turns (self);
  show_happened (self);
  _hu_window_update_title (self);
  _hu_window_update_actions (self);
  announce_verdict (self);
}

static void
game_replaced_cb (HuWindow *self)
{
  HuGame *game = hu_document_get_game (self->document);
  const HuVerdict *verdict = hu_snapshot_get_verdict (hu_game_get_snapshot (game));

  /* A game that was decided before it was opened has nothing to announce. */
  self->decided_at = verdict != NULL ? verdict->event : G_MAXUINT;
  self->n_events = hu_game_get_head (game);
  self->position = hu_game_get_position (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "branched", G_CALLBACK (_hu_window_branched), self, G_CONNECT_SWAPPED);

  /* That everybody learns of it takes the time of a frame. */
  hu_turns_begin (self->turns);
  hu_turns_hold (self->turns);
  _hu_window_enable_play (self, TRUE);
  _hu_window_put_away_instruments (self);
  hu_map_view_set_game (self->map, game, g_steal_pointer (&self->painter));
  hu_what_if_bar_set_game (self->what_if_bar, game);
  hu_verdict_bar_set_game (self->verdict, game);
  hu_meter_panel_set_game (self->meters, game);
  hu_log_panel_set_game (self->log, game);
  _hu_window_set_side_game (self);
  gtk_menu_button_set_menu_model (self->overlays_button, NULL);
  hu_time_bar_set_game (self->time_bar, game);
  _hu_window_set_find_game (self, game);
  _hu_window_set_view_game (self, game);
  _hu_window_update_quiz (self);
  _hu_window_update_lesson (self);
  hu_start_page_rest (self->start);
  if (!self->arrives)
    gtk_stack_set_visible_child_name (self->stack, "game");
  _hu_window_update_title (self);
  _hu_window_update_actions (self);
  _hu_window_offer_balance (self);
}

static void
update_trace_chip (HuWindow *self)
{
  HuMapState *state = hu_map_view_get_state (self->map);
  HuHex hex = hu_map_state_get_trace_hex (state);
  const HuScenario *scenario;
  HuSupplyAsked asked;
  g_autofree char *name = NULL;
  g_autofree char *side = NULL;
  g_autofree char *text = NULL;
  g_autofree char *capital = NULL;
  g_autofree char *back = NULL;
  g_autofree char *spoken = NULL;

  gtk_revealer_set_reveal_child (self->trace_chip, hex != HU_HEX_NONE);
  gtk_widget_set_can_target (GTK_WIDGET (self->trace_chip), hex != HU_HEX_NONE);
  if (hex == HU_HEX_NONE)
    return;

  scenario = hu_game_get_scenario (hu_document_get_game (self->document));
  name = hu_explain_hex (scenario, hex, HU_LANG_LOCALE);
  side = hu_explain_side (scenario, hu_map_state_get_trace_side (state), HU_LANG_LOCALE);
  /* Translators: %1$s is a hex as "3009 (Vyazma)", %2$s is a side as "Soviet" */
  text = g_strdup_printf (_("Tracing from %1$s for %2$s"), name, side);
  gtk_label_set_text (self->trace_label, text);

  if (hu_supply_find_asked (scenario, &asked))
    {
      capital = hu_explain_place (scenario, asked.place);
      /* Translators: %s is the capital, whose lines of supply are shown again then */
      back = g_strdup_printf (_("back to %s"), capital);
    }
  else
    {
      /* Translators: the lines of supply that are traced from a hex are shown no more then */
      back = g_strdup (_("put away"));
    }
  gtk_label_set_text (self->trace_back, back);

  /* Translators: %1$s is as "Tracing from 3009 for Soviet", %2$s as "back to Moscow" */
  spoken = g_strdup_printf (_("%1$s, %2$s"), text, back);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->trace_button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
shown_changed_cb (HuWindow *self)
{
  HuSnapshot *what_if = hu_map_view_get_what_if (self->map);

  if (hu_document_get_game (self->document) == NULL)
    return;

  /* In What If everything shown is a preview, whether or not counters are lifted. */
  if (what_if == NULL && hu_game_in_what_if (hu_document_get_game (self->document)))
    what_if = hu_map_view_get_shown (self->map);
  hu_turns_begin (self->turns);
  hu_verdict_bar_set_what_if (self->verdict, what_if);
  hu_meter_panel_set_what_if (self->meters, what_if);
  update_trace_chip (self);
}

void
_hu_window_show_hexes (HuWindow *self,
                       GArray   *hexes)
{
  if (hexes->len == 0)
    return;

  hu_map_state_set_cursor (hu_map_view_get_state (self->map), g_array_index (hexes, HuHex, 0));
  hu_map_view_flash (self->map, hexes, TRUE);
}

void
_hu_window_light_hexes (HuWindow *self,
                        GArray   *hexes)
{
  /* When the window is destroyed, so is the map, and the widget under the pointer reports that the pointer has
   * left. */
  if (self->map != NULL)
    hu_map_view_light (self->map, hexes);
}

void
_hu_window_show_rows (HuWindow *self,
                      GArray   *rows,
                      GArray   *more)
{
  hu_map_view_flash_rows (self->map, rows, more);
}

void
_hu_window_show_event (HuWindow *self,
                       guint     event)
{
  gtk_stack_set_visible_child_name (self->side_stack, "log");
  hu_log_panel_show_event (self->log, event);
}

static void
create_main_menu_cb (GtkMenuButton *button,
                     gpointer       data)
{
  g_autoptr(GMenuModel) menu = _hu_window_make_main_menu (data);

  gtk_menu_button_set_menu_model (button, menu);
}

static void
create_overlays_menu_cb (GtkMenuButton *button,
                         gpointer       data)
{
  HuWindow *self = data;
  g_autoptr(GtkBuilder) builder = NULL;

  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;

  builder = gtk_builder_new_from_resource ("/io/github/hexumpire/HexUmpire/ui/hu-menus.ui");
  if (!hu_supply_rules_has_any (hu_game_get_scenario (hu_document_get_game (self->document))))
    g_menu_remove_all (G_MENU (gtk_builder_get_object (builder, "supply-overlays")));
  if (!hu_scenario_is_tactical (hu_game_get_scenario (hu_document_get_game (self->document))))
    g_menu_remove_all (G_MENU (gtk_builder_get_object (builder, "level-items")));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (gtk_builder_get_object (builder, "overlays-menu")));
}

static gboolean
hu_window_close_request (GtkWindow *window)
{
  if (!_hu_window_may_close (HU_WINDOW (window)))
    return GDK_EVENT_STOP;

  _hu_window_remember_last (HU_WINDOW (window));
  /* Changes that are still unsaved now are to be discarded. */
  hu_journal_forget (HU_WINDOW (window)->journal);

  return GTK_WINDOW_CLASS (hu_window_parent_class)->close_request (window);
}

static void
hu_window_dispose (GObject *object)
{
  HuWindow *self = HU_WINDOW (object);

  _hu_window_stop_opening (self);
  _hu_window_dispose_end_phase (self);
  _hu_window_dispose_safety (self);
  _hu_window_dispose_workshop (self);
  _hu_window_dispose_backdrop (self);
  g_clear_object (&self->chooser);
  g_clear_object (&self->pending);
  g_clear_object (&self->source);
  g_clear_object (&self->open_menu);
  g_clear_object (&self->bookmarks);
  g_clear_object (&self->view_action);
  g_clear_pointer (&self->lesson_id, g_free);
  g_clear_pointer (&self->quizzed, hu_fact_free);
  g_clear_pointer (&self->painter, hu_painter_free);
  g_clear_pointer (&self->turns, hu_turns_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_WINDOW);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (hu_window_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, HuWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, title);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, open_button);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, overlays_button);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, main_button);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, phase_button);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, start);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, faults);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, file_bar);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, autosave_bar);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, opening_bar);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, opening_spinner);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, opening_label);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, verdict);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, flap);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, overlay);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, beside);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, map);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, legend);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, trace_chip);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, trace_label);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, trace_button);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, trace_back);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, meters);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, side_stack);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, selection);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, log);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, meters_scroller);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, time_bar);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, map_turn);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, time_turn);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, side_turn);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, view_button);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, view_bar);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, map_frame);
}

static void
hu_window_class_init (HuWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = hu_window_close_request;

  g_type_ensure (HU_TYPE_START_PAGE);
  g_type_ensure (HU_TYPE_TURN);
  g_type_ensure (HU_TYPE_FAULT_PANEL);
  g_type_ensure (HU_TYPE_AUTOSAVE_BAR);
  g_type_ensure (HU_TYPE_FILE_BAR);
  g_type_ensure (HU_TYPE_VERDICT_BAR);
  g_type_ensure (HU_TYPE_MAP_VIEW);
  g_type_ensure (HU_TYPE_LEGEND);
  g_type_ensure (HU_TYPE_METER_PANEL);
  g_type_ensure (HU_TYPE_SELECTION_PANEL);
  g_type_ensure (HU_TYPE_LOG_PANEL);
  g_type_ensure (HU_TYPE_TIME_BAR);
  g_type_ensure (HU_TYPE_VIEW_BAR);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-window.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback_full (widget_class, "show_hexes_cb", G_CALLBACK (_hu_window_show_hexes));
  gtk_widget_class_bind_template_callback_full (widget_class, "light_hexes_cb", G_CALLBACK (_hu_window_light_hexes));
  gtk_widget_class_bind_template_callback_full (widget_class, "show_rows_cb", G_CALLBACK (_hu_window_show_rows));
  gtk_widget_class_bind_template_callback_full (widget_class, "show_event_cb", G_CALLBACK (_hu_window_show_event));
  gtk_widget_class_bind_template_callback (widget_class, shown_changed_cb);
  gtk_widget_class_bind_template_callback_full (widget_class, "start_mapped_cb", G_CALLBACK (_hu_window_start_mapped));
  gtk_widget_class_bind_template_callback (widget_class, _hu_window_toast);
  gtk_widget_class_bind_template_callback (widget_class, _hu_window_toast_done);
  _hu_window_install_actions (widget_class);
  _hu_window_install_start_actions (widget_class);
  _hu_window_install_lesson_actions (widget_class);
  _hu_window_install_quiz_actions (widget_class);
  _hu_window_install_instrument_actions (widget_class);
  _hu_window_install_what_if_actions (widget_class);
  _hu_window_install_ghost_actions (widget_class);
  _hu_window_install_rule_actions (widget_class);
  _hu_window_install_time_actions (widget_class);
  _hu_window_install_find_actions (widget_class);
}

static void
hu_window_init (HuWindow *self)
{
  self->decided_at = G_MAXUINT;
  self->document = hu_document_new ();
  gtk_widget_init_template (GTK_WIDGET (self));

  /* The map comes first, because the player looks at it first. */
  self->turns = hu_turns_new (GTK_WIDGET (self));
  hu_turns_add (self->turns, self->map_turn);
  hu_turns_add (self->turns, self->time_turn);
  hu_turns_add (self->turns, self->side_turn);

  gtk_widget_insert_action_group (GTK_WIDGET (self), "map", hu_map_view_get_actions (self->map));
  gtk_menu_button_set_create_popup_func (self->main_button, create_main_menu_cb, self, NULL);
  gtk_menu_button_set_create_popup_func (self->overlays_button, create_overlays_menu_cb, self, NULL);
  hu_legend_set_view (self->legend, self->map);
  hu_selection_panel_set_view (self->selection, self->map);
  hu_level_switch_attach (self->overlay, self->map);
  _hu_window_init_side (self);
  _hu_window_init_instruments (self);
  _hu_window_init_what_if (self);
  hu_hover_card_attach (self->overlay, self->map);
  _hu_window_init_time (self);
  _hu_window_init_find (self);
  _hu_window_init_view (self);
  _hu_window_init_lesson (self);
  _hu_window_init_quiz (self);
  _hu_window_init_answers (self);
  _hu_window_init_file (self);
  _hu_window_init_safety (self);
  _hu_window_init_backdrop (self);
  _hu_window_init_state (self);
  _hu_window_init_open_menu (self);

  g_signal_connect_object (hu_map_view_get_state (self->map), "notify::cursor",
                           G_CALLBACK (cursor_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::game", G_CALLBACK (game_replaced_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::modified", G_CALLBACK (_hu_window_update_title), self,
                           G_CONNECT_SWAPPED);
  _hu_window_update_title (self);
  _hu_window_update_actions (self);
}

/**
 * hu_window_new:
 * @application: the application that it belongs to
 *
 * Returns: (transfer none): a window without a game
 */
HuWindow *
hu_window_new (AdwApplication *application)
{
  return g_object_new (HU_TYPE_WINDOW, "application", application, NULL);
}

/**
 * hu_window_get_document:
 * @self: a window
 *
 * Returns: (transfer none): its document
 */
HuDocument *
hu_window_get_document (HuWindow *self)
{
  g_return_val_if_fail (HU_IS_WINDOW (self), NULL);

  return self->document;
}
