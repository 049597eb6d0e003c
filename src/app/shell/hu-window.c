/*
 * The window: puts the parts together and passes on their signals. Its actions, its files and its Open menu are
 * in files of their own.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-find-section.h"
#include "hu-ghost-section.h"
#include "hu-hover-card.h"
#include "hu-instruments-section.h"
#include "hu-open-menu.h"
#include "hu-phase-section.h"
#include "hu-points-section.h"
#include "hu-quiz-section.h"
#include "hu-report-section.h"
#include "hu-rules-section.h"
#include "hu-side-section.h"
#include "hu-storey-switch.h"
#include "hu-time-section.h"
#include "hu-view-section.h"
#include "hu-what-if-bar.h"
#include "hu-what-if-section.h"
#include "hu-why-section.h"
#include "hu-window-private.h"

#define NEAR 1 /* events between two moments whose judging takes little time */

enum
{
  PROP_0,
  PROP_SESSION,
};

G_DEFINE_FINAL_TYPE (HuWindow, hu_window, ADW_TYPE_APPLICATION_WINDOW)

void
_hu_window_update_title (HuWindow *self)
{
  HuGame *game = hu_document_get_game (self->document);
  g_autofree char *title = hu_document_dup_title (self->document);
  g_autofree char *moment = NULL;
  g_autofree char *marked = NULL;

  if (game == NULL || hu_session_get_mode (self->session) == HU_MODE_START)
    {
      adw_window_title_set_title (self->title, g_get_application_name ());
      adw_window_title_set_subtitle (self->title, "");
      gtk_window_set_title (GTK_WINDOW (self), g_get_application_name ());
      return;
    }

  if (hu_document_get_modified (self->document))
    /* Translators: %s is the title of a game that has unsaved changes */
    marked = g_strdup_printf (_("• %s"), title);

  moment = hu_explain_clock (hu_game_get_scenario (game), hu_snapshot_get_clock (hu_game_get_snapshot (game)));
  adw_window_title_set_title (self->title, marked != NULL ? marked : title);
  adw_window_title_set_subtitle (self->title, _hu_window_in_workshop (self) ? _("Editing the scenario") : moment);
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
  if (hu_session_get_cursor (self->session) != HU_HEX_NONE &&
      gtk_widget_has_focus (GTK_WIDGET (self->map)))
    gtk_stack_set_visible_child_name (self->side_stack, "hex");
}

/* … or what has just happened. */
static void
show_happened (HuWindow *self)
{
  guint n_events = hu_game_get_head (hu_document_get_game (self->document));

  /* The systems' pages show it too. */
  if (n_events > self->n_events &&
      hu_system_panels_find_page (gtk_stack_get_visible_child_name (self->side_stack)) == NULL)
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
  hu_frame_queue_begin (self->turns);
  if (far)
    hu_frame_queue_hold (self->turns);
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

/* Before the panels learn of another game. */
static void
game_comes_cb (HuWindow *self)
{
  HuGame *game = hu_session_get_game (self->session);
  const HuVerdict *verdict = hu_snapshot_get_verdict (hu_game_get_snapshot (game));

  /* A game that was decided before it was opened has nothing to announce. */
  self->decided_at = verdict != NULL ? verdict->event : G_MAXUINT;
  self->n_events = hu_game_get_head (game);
  self->position = hu_game_get_position (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);

  /* That everybody learns of it takes the time of a frame. */
  hu_frame_queue_begin (self->turns);
  hu_frame_queue_hold (self->turns);
  _hu_window_enable_play (self, TRUE);
}

/* The start page, the workshop, or a game in front. */
static void
mode_changed_cb (HuWindow *self)
{
  if (hu_session_is_play (self->session))
    _hu_window_enable_play (self, TRUE);
  _hu_window_update_title (self);
  _hu_window_update_actions (self);
}

/* After the panels have learnt of it. */
static void
game_came_cb (HuWindow *self)
{
  gtk_menu_button_set_menu_model (self->overlays_button, NULL);
  hu_start_section_game_came (self->starts);
  _hu_window_update_title (self);
  _hu_window_update_actions (self);
}

static void
shown_changed_cb (HuWindow *self)
{
  if (hu_session_get_game (self->session) == NULL)
    return;

  hu_frame_queue_begin (self->turns);
}

/* Before the log goes to the event. */
static void
show_event_cb (HuWindow *self)
{
  gtk_stack_set_visible_child_name (self->side_stack, "log");
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
  HuFileSection *files = HU_WINDOW (window)->files;

  if (!hu_file_section_may_close (files))
    return GDK_EVENT_STOP;

  hu_file_section_remember_last (files);
  /* Changes that are still unsaved now are to be discarded. */
  hu_journal_forget (hu_file_section_get_journal (files));

  return GTK_WINDOW_CLASS (hu_window_parent_class)->close_request (window);
}

static void
hu_window_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  if (prop_id == PROP_SESSION)
    g_value_set_object (value, HU_WINDOW (object)->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
hu_window_dispose (GObject *object)
{
  HuWindow *self = HU_WINDOW (object);

  g_clear_pointer (&self->sections, g_ptr_array_unref);
  self->files = NULL;
  self->starts = NULL;
  self->lessons = NULL;
  self->workshop = NULL;
  g_clear_object (&self->play_side);
  g_clear_pointer (&self->turns, hu_frame_queue_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_WINDOW);
  g_clear_object (&self->session);
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
  G_OBJECT_CLASS (klass)->get_property = hu_window_get_property;
  GTK_WINDOW_CLASS (klass)->close_request = hu_window_close_request;

  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_SESSION,
                                   g_param_spec_object ("session", NULL, NULL, HU_TYPE_SESSION,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));

  g_type_ensure (HU_TYPE_START_PAGE);
  g_type_ensure (HU_TYPE_FRAME_SLOT);
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
  g_type_ensure (HU_TYPE_TRACE_CHIP);
  g_type_ensure (HU_TYPE_VIEW_BAR);
  g_type_ensure (HU_TYPE_WHAT_IF_BAR);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-window.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, shown_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, hu_map_view_stay);
  gtk_widget_class_bind_template_callback (widget_class, _hu_window_toast);
  gtk_widget_class_bind_template_callback (widget_class, _hu_window_toast_done);
  _hu_window_install_actions (widget_class);
}

static GtkWindow *
make_window (GtkApplication  *application,
             HuSession      **session)
{
  HuWindow *window = hu_window_new (ADW_APPLICATION (application));

  *session = window->session;

  return GTK_WINDOW (window);
}

/* Cards over the map lie in this order. */
static void
add_sections (HuWindow *self)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (self);
  HuSession *session = self->session;
  GPtrArray *all = g_ptr_array_new_with_free_func (g_object_unref);

  self->sections = all;
  g_ptr_array_add (all, hu_side_section_new (session, window, self->map, GTK_BOX (self->beside), self->side_stack,
                                             self->meters_scroller));
  g_ptr_array_add (all, hu_instruments_section_new (session, window, self->map, GTK_WIDGET (self->trace_chip)));
  g_ptr_array_add (all, hu_why_section_new (session, window, self->map, GTK_WIDGET (self->side_stack), self->verdict));
  g_ptr_array_add (all, hu_what_if_section_new (session, window, self->map, self->map_frame));
  g_ptr_array_add (all, hu_ghost_section_new (session, window, self->map));
  hu_hover_card_attach (self->overlay, self->map);
  g_ptr_array_add (all, hu_time_section_new (session, window, self->time_bar));
  g_ptr_array_add (all, hu_phase_section_new (session, window, GTK_WIDGET (self->phase_button)));
  g_ptr_array_add (all, hu_find_section_new (session, window, self->map, self->side_stack));
  g_ptr_array_add (all, hu_view_section_new (session, window, self->map, self->view_button, self->map_frame));
  self->lessons = hu_lesson_section_new (session, window, self->map, GTK_BOX (self->map_frame), self->meters);
  g_ptr_array_add (all, self->lessons);
  g_ptr_array_add (all, hu_quiz_section_new (session, window, self->map, GTK_BOX (self->map_frame)));
  g_ptr_array_add (all, hu_rules_section_new (session, window, make_window));
  g_ptr_array_add (all, hu_report_section_new (session, window, self->map, self->side_stack));
  g_ptr_array_add (all, hu_points_section_new (session, window));
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_panels_get (id)->add_sections != NULL)
      hu_system_panels_get (id)->add_sections (all, session, window, self->map);
}

static void
hu_window_init (HuWindow *self)
{
  self->decided_at = G_MAXUINT;
  self->document = hu_document_new ();
  self->session = hu_session_new (self->document);
  g_signal_connect_object (self->session, "notify::game", G_CALLBACK (game_comes_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "show-event", G_CALLBACK (show_event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_map_view_set_session (self->map, self->session);

  /* The map comes first, because the player looks at it first. */
  self->turns = hu_frame_queue_new (GTK_WIDGET (self));
  hu_frame_queue_add (self->turns, self->map_turn);
  hu_frame_queue_add (self->turns, self->time_turn);
  hu_frame_queue_add (self->turns, self->side_turn);

  gtk_widget_insert_action_group (GTK_WIDGET (self), "map", hu_map_view_get_actions (self->map));
  gtk_menu_button_set_create_popup_func (self->main_button, create_main_menu_cb, self, NULL);
  gtk_menu_button_set_create_popup_func (self->overlays_button, create_overlays_menu_cb, self, NULL);
  hu_trace_chip_set_view (self->trace_chip, self->map);
  hu_legend_set_view (self->legend, self->map);
  hu_selection_panel_set_view (self->selection, self->map);
  hu_storey_switch_attach (self->overlay, self->map);
  add_sections (self);
  _hu_window_init_files (self);
  _hu_window_init_workshop (self);
  _hu_window_init_state (self);
  hu_open_menu_attach (self->open_button);

  g_signal_connect_object (self->session, "notify::cursor", G_CALLBACK (cursor_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::game", G_CALLBACK (game_came_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->session, "notify::mode", G_CALLBACK (mode_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::modified", G_CALLBACK (_hu_window_update_title), self,
                           G_CONNECT_SWAPPED);
  _hu_window_update_title (self);
  _hu_window_update_actions (self);
}

/**
 * hu_window_new:
 * @application: the application that it belongs to
 */
HuWindow *
hu_window_new (AdwApplication *application)
{
  return g_object_new (HU_TYPE_WINDOW, "application", application, NULL);
}

HuSession *
hu_window_get_session (HuWindow *self)
{
  g_return_val_if_fail (HU_IS_WINDOW (self), NULL);

  return self->session;
}

HuDocument *
hu_window_get_document (HuWindow *self)
{
  g_return_val_if_fail (HU_IS_WINDOW (self), NULL);

  return self->document;
}

void
hu_window_offer_first_lesson (HuWindow *self)
{
  g_return_if_fail (HU_IS_WINDOW (self));

  hu_lesson_section_offer_first (self->lessons);
}
