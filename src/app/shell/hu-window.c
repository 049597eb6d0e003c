/*
 * The window: makes the session, lays the sections out, and tells when a frame's work begins.
 */
#include "hu-window.h"

#include "hu-ask-section.h"
#include "hu-bring-section.h"
#include "hu-card-places.h"
#include "hu-arrival-section.h"
#include "hu-file-section.h"
#include "hu-find-section.h"
#include "hu-follow-section.h"
#include "hu-game-page.h"
#include "hu-game-section.h"
#include "hu-ghost-section.h"
#include "hu-hover-card.h"
#include "hu-import-section.h"
#include "hu-instruments-section.h"
#include "hu-journal.h"
#include "hu-lesson-section.h"
#include "hu-memory.h"
#include "hu-menu.h"
#include "hu-offer-card.h"
#include "hu-open-menu.h"
#include "hu-overlays-section.h"
#include "hu-paper-section.h"
#include "hu-phase-section.h"
#include "hu-announce-section.h"
#include "hu-points-section.h"
#include "hu-practice-section.h"
#include "hu-quiz-section.h"
#include "hu-report-section.h"
#include "hu-rules-section.h"
#include "hu-second-section.h"
#include "hu-settings.h"
#include "hu-side-section.h"
#include "hu-start-section.h"
#include "hu-storey-switch.h"
#include "hu-system-panels.h"
#include "hu-time-section.h"
#include "hu-title-section.h"
#include "hu-verdict-section.h"
#include "hu-view-section.h"
#include "hu-what-if-section.h"
#include "hu-why-section.h"
#include "hu-workshop-mode.h"

struct _HuWindow
{
  AdwApplicationWindow parent_instance;

  HuDocument        *document;
  HuSession         *session;
  HuStartPage       *start;

  GtkWidget         *opening_bar;
  GtkSpinner        *opening_spinner;
  GtkLabel          *opening_label;

  AdwWindowTitle    *title;
  GtkMenuButton     *open_button;
  GtkMenuButton     *overlays_button;
  GtkMenuButton     *ask_button;
  GtkWidget         *report_button;
  GtkMenuButton     *main_button;
  GtkButton         *phase_button;
  GtkStack          *stack;
  HuFaultPanel      *faults;
  GtkWidget         *header;
  HuBar             *file_bar;
  GtkWidget         *file_reload;
  GtkWidget         *file_save;
  GtkWidget         *file_keep;
  HuBar             *autosave_bar;

  GPtrArray         *sections;   /* HuSection */
  guint              completing; /* a source, like the next */
  guint              paging;
  HuFileSection     *files;      /* one of them, like the next */
  HuStartSection    *starts;
  HuFollowSection   *follows;
  HuBringSection    *brings;
  HuLessonSection   *lessons;
  HuImportSection   *imports;
  HuWorkshopMode    *workshop;

  GtkMenuButton     *view_button;

  HuGamePage        *page;       /* NULL until the first frame was drawn, or a game comes */
};

G_DEFINE_FINAL_TYPE (HuWindow, hu_window, ADW_TYPE_APPLICATION_WINDOW)

/* Before the log goes to the event. */
static void
show_event_cb (HuWindow *self)
{
  if (self->page != NULL)
    gtk_stack_set_visible_child_name (hu_game_page_get_widgets (self->page)->side_stack, "log");
}

static void
focus_map_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  HuGamePage *page = HU_WINDOW (widget)->page;

  if (page != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (hu_game_page_get_widgets (page)->map));
}

static void
show_help_overlay_action (GtkWidget  *widget,
                          const char *name,
                          GVariant   *parameter)
{
  /* Built when first asked for: it is large, and most never do. */
  g_autoptr(GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/hexumpire/HexUmpire/ui/hu-shortcuts.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  gtk_window_set_transient_for (window, GTK_WINDOW (widget));
  gtk_window_present (window);
}

static gboolean
hu_window_close_request (GtkWindow *window)
{
  HuFileSection *files = HU_WINDOW (window)->files;

  if (!hu_file_section_may_close (files))
    return GDK_EVENT_STOP;

  hu_file_section_remember_last (files);
  hu_file_section_remember_view (files);
  /* Changes that are still unsaved now are to be discarded. */
  hu_journal_forget (hu_file_section_get_journal (files));

  return GTK_WINDOW_CLASS (hu_window_parent_class)->close_request (window);
}

static void
hu_window_dispose (GObject *object)
{
  HuWindow *self = HU_WINDOW (object);

  g_clear_handle_id (&self->completing, g_source_remove);
  g_clear_handle_id (&self->paging, g_source_remove);
  g_clear_pointer (&self->sections, g_ptr_array_unref);
  self->files = NULL;
  self->starts = NULL;
  self->follows = NULL;
  self->brings = NULL;
  self->lessons = NULL;
  self->imports = NULL;
  self->workshop = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_WINDOW);
  g_clear_object (&self->session);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (hu_window_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, HuWindow, title);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, open_button);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, overlays_button);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, ask_button);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, report_button);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, main_button);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, phase_button);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, start);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, faults);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, file_bar);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, file_reload);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, file_save);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, file_keep);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, autosave_bar);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, opening_bar);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, opening_spinner);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, opening_label);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, header);
  gtk_widget_class_bind_template_child (widget_class, HuWindow, view_button);
}

static void
hu_window_class_init (HuWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = hu_window_close_request;

  g_type_ensure (HU_TYPE_START_PAGE);
  g_type_ensure (HU_TYPE_FAULT_PANEL);
  g_type_ensure (HU_TYPE_BAR);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-window.ui");
  bind_children (widget_class);
  /* Where nothing in the window has taken it. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.second-leave", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "win.paste-files", NULL);
  gtk_widget_class_install_action (widget_class, "win.focus-map", NULL, focus_map_action);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, show_help_overlay_action);
}

static void need_page (HuWindow *self);

static GtkWindow *
make_window (GtkApplication  *application,
             HuSession      **session)
{
  HuWindow *window = hu_window_new (ADW_APPLICATION (application));

  need_page (window);
  *session = window->session;

  return GTK_WINDOW (window);
}

static HuSection *
make_second_section (HuWindow            *self,
                     const HuGameWidgets *page)
{
  const HuSecondWidgets widgets = {
    .map = page->map,
    .bar = page->second_bar,
    .flap = page->flap,
    .hidden = { self->header, GTK_WIDGET (page->time_bar), GTK_WIDGET (page->beside) },
  };

  return hu_second_section_new (self->session, ADW_APPLICATION_WINDOW (self), &widgets);
}

/* Cards over the map lie in this order. */
static void
add_game_sections (HuWindow            *self,
                   const HuGameWidgets *page)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (self);
  HuSession *session = self->session;
  GPtrArray *all = self->sections;
  HuMapView *map = page->map;

  g_ptr_array_add (all, hu_game_section_new (session, window, map, self->main_button));
  g_ptr_array_add (all, hu_verdict_section_new (session, window, map, page->verdict));
  g_ptr_array_add (all, hu_overlays_section_new (session, window, map, self->overlays_button, page->legend));
  g_ptr_array_add (all, hu_ask_section_new (session, window, self->ask_button, self->report_button));
  g_ptr_array_add (all, hu_side_section_new (session, window, map, page->flap, page->beside, page->side_stack,
                                             page->meters_scroller));
  g_ptr_array_add (all, hu_instruments_section_new (session, window, map, GTK_WIDGET (page->trace_chip)));
  g_ptr_array_add (all, hu_why_section_new (session, window, map, GTK_WIDGET (page->side_stack), page->verdict));
  g_ptr_array_add (all, hu_what_if_section_new (session, window, map, GTK_WIDGET (page->map_frame), page->what_if_bar));
  g_ptr_array_add (all, hu_ghost_section_new (session, window, map));
  hu_hover_card_attach (page->overlay, map);
  g_ptr_array_add (all, hu_time_section_new (session, window, page->time_bar));
  g_ptr_array_add (all, hu_phase_section_new (session, window, GTK_WIDGET (self->phase_button)));
  g_ptr_array_add (all, hu_arrival_section_new (session, window, map, page->arrivals));
  self->follows = HU_FOLLOW_SECTION (hu_follow_section_new (session, window, page->follow_bar));
  g_ptr_array_add (all, self->follows);
  g_ptr_array_add (all, make_second_section (self, page));
  self->brings = HU_BRING_SECTION (hu_bring_section_new (session, window));
  g_ptr_array_add (all, self->brings);
  g_signal_connect_object (self->follows, "match", G_CALLBACK (hu_bring_section_begin), self->brings, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->brings, "settled", G_CALLBACK (hu_follow_section_read_again), self->follows, G_CONNECT_SWAPPED);
  g_ptr_array_add (all, hu_find_section_new (session, window, map, page->side_stack));
  g_ptr_array_add (all, hu_view_section_new (session, window, map, self->view_button, GTK_WIDGET (page->map_frame),
                                             page->view_bar));
  self->lessons = hu_lesson_section_new (session, window, map, page->map_frame);
  g_ptr_array_add (all, self->lessons);
  g_ptr_array_add (all, hu_quiz_section_new (session, window, map, page->map_frame));
  g_ptr_array_add (all, hu_practice_section_new (session, window));
  g_ptr_array_add (all, hu_rules_section_new (session, window, make_window));
  g_ptr_array_add (all, hu_report_section_new (session, window, map, page->side_stack));
  g_ptr_array_add (all, hu_points_section_new (session, window));
  g_ptr_array_add (all, hu_announce_section_new (session, window));
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_panels_get (id)->add_sections != NULL)
      hu_system_panels_get (id)->add_sections (all, session, window, map);
}

static void
imported_cb (HuWindow   *self,
             HuWorkshop *shop,
             HuImported *made)
{
  hu_workshop_mode_open_import (self->workshop, shop, made->picture, made->pins);
}

/* The file leads to the workshop and the lessons. */
static void
add_workshop (HuWindow            *self,
              const HuGameWidgets *page)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (self);

  self->imports = hu_import_section_new (self->session, window, self->faults);
  g_ptr_array_add (self->sections, self->imports);
  self->workshop = hu_workshop_mode_new (self->session, window, page->map, page->flap);
  g_ptr_array_add (self->sections, self->workshop);
  g_ptr_array_add (self->sections, hu_paper_section_new (self->session, window, page->map, self->overlays_button,
                                                         hu_workshop_mode_get_keeper (self->workshop)));

  g_signal_connect_object (self->files, "opens", G_CALLBACK (hu_workshop_mode_leave), self->workshop, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->files, "opens", G_CALLBACK (hu_lesson_section_set_file), self->lessons,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->files, "asks", G_CALLBACK (hu_workshop_mode_is_choosing), self->workshop,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->files, "draft-chosen", G_CALLBACK (hu_workshop_mode_repair), self->workshop,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->files, "foreign-chosen", G_CALLBACK (hu_import_section_begin), self->imports,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->imports, "imported", G_CALLBACK (imported_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->files, "new-chosen", G_CALLBACK (hu_workshop_mode_ask_new), self->workshop,
                           G_CONNECT_SWAPPED);
}

/* Makes the page of the game, unless it is there: before the first frame where a file is opened, otherwise right after
 * it, so that the start page is seen sooner. */
static void
need_page (HuWindow *self)
{
  const HuGameWidgets *page;

  if (self->page != NULL)
    return;

  self->page = hu_game_page_new (self->session);
  page = hu_game_page_get_widgets (self->page);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->page), "game");
  hu_map_view_set_session (page->map, self->session);

  /* The first frame leaves the panels their room, and does without them. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_set_visible (page->side, FALSE);

  gtk_widget_insert_action_group (GTK_WIDGET (self), "map", hu_map_view_get_actions (page->map));
  hu_trace_chip_set_view (page->trace_chip, page->map);
  hu_selection_panel_set_view (page->selection, page->map);
  hu_card_places_attach (page->overlay, page->map);
  hu_storey_switch_attach (page->overlay, page->map);
  hu_offer_card_set_place (GTK_WINDOW (self), page->overlay);
  hu_file_section_set_map (self->files, page->map);
  hu_start_section_set_map (self->starts, page->map);
  add_game_sections (self, page);
  add_workshop (self, page);
  /* Now that it has its pages: each new one would make the switcher anew. */
  gtk_stack_switcher_set_stack (page->switcher, page->side_stack);
}

/* Adds the sections that the start page uses. */
static void
add_file_sections (HuWindow *self)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (self);
  const HuFileWidgets widgets = {
    .faults = self->faults,
    .file_bar = self->file_bar,
    .file_reload = self->file_reload,
    .file_save = self->file_save,
    .file_keep = self->file_keep,
    .autosave_bar = self->autosave_bar,
    .opening_bar = self->opening_bar,
    .opening_spinner = self->opening_spinner,
    .opening_label = self->opening_label,
  };

  g_ptr_array_add (self->sections, hu_title_section_new (self->session, window, self->title));
  self->files = hu_file_section_new (self->session, window, &widgets);
  g_ptr_array_add (self->sections, self->files);
  g_signal_connect_object (self->files, "begins", G_CALLBACK (need_page), self, G_CONNECT_SWAPPED);
  self->starts = hu_start_section_new (self->session, window, self->files, self->stack, self->start);
  g_ptr_array_add (self->sections, self->starts);
}

/* Threads, and what is drawn in idle time, have left memory that nobody needs. */
static gboolean
rested_cb (gpointer data)
{
  HU_WINDOW (data)->completing = 0;
  hu_memory_give_back ();

  return G_SOURCE_REMOVE;
}

/* A section at a time, so that no frame waits long. */
static gboolean
complete_cb (gpointer data)
{
  HuWindow *self = data;

  for (guint i = 0; i < self->sections->len; i++)
    if (hu_section_complete (g_ptr_array_index (self->sections, i)))
      return G_SOURCE_CONTINUE;

  self->completing = g_timeout_add_seconds (1, rested_cb, self);

  return G_SOURCE_REMOVE;
}

static gboolean
page_cb (gpointer data)
{
  HuWindow *self = data;

  self->paging = 0;
  need_page (self);
  gtk_widget_set_visible (hu_game_page_get_widgets (self->page)->side, TRUE);
  self->completing = g_idle_add_full (G_PRIORITY_LOW, complete_cb, self, NULL);

  return G_SOURCE_REMOVE;
}

/* The frame is painted before any source is, and input waits for those of high priority. */
static gboolean
first_frame_cb (GtkWidget     *window,
                GdkFrameClock *clock,
                gpointer       data)
{
  HU_WINDOW (window)->paging = g_idle_add_full (G_PRIORITY_HIGH, page_cb, window, NULL);

  return G_SOURCE_REMOVE;
}

static void
hu_window_init (HuWindow *self)
{
  self->document = hu_document_new ();
  self->session = hu_session_new (self->document);
  self->sections = g_ptr_array_new_with_free_func (g_object_unref);
  g_signal_connect_object (self->session, "show-event", G_CALLBACK (show_event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));

  add_file_sections (self);
  hu_open_menu_attach (self->open_button);
  /* A button without a menu is grey; the game's section will know what else this one has. */
  hu_menu_make_later (self->main_button, "main-menu");
  hu_settings_bind_size (GTK_WINDOW (self));
  gtk_widget_add_tick_callback (GTK_WIDGET (self), first_frame_cb, NULL, NULL);
  g_signal_connect_object (self->session, "notify::game", G_CALLBACK (hu_start_section_game_came), self->starts,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

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

  need_page (self);
  hu_lesson_section_offer_first (self->lessons);
}

gboolean
hu_window_open (HuWindow *self,
                GFile    *file)
{
  g_return_val_if_fail (HU_IS_WINDOW (self), FALSE);

  need_page (self);

  return hu_file_section_open (self->files, file);
}

gboolean
hu_window_open_loaded (HuWindow *self,
                       HuLoaded *loaded)
{
  g_return_val_if_fail (HU_IS_WINDOW (self), FALSE);

  need_page (self);

  return hu_file_section_open_loaded (self->files, loaded);
}

void
hu_window_follow (HuWindow *self,
                  GFile    *place,
                  GFile    *module)
{
  g_return_if_fail (HU_IS_WINDOW (self));

  need_page (self);
  hu_follow_section_begin (self->follows, place, module);
}

void
hu_window_bring (HuWindow  *self,
                 GPtrArray *files)
{
  g_return_if_fail (HU_IS_WINDOW (self));

  need_page (self);
  hu_bring_section_begin (self->brings, files);
}

void
hu_window_import (HuWindow  *self,
                  GPtrArray *files)
{
  g_return_if_fail (HU_IS_WINDOW (self));

  need_page (self);
  hu_import_section_begin (self->imports, files);
}

gboolean
hu_window_recover (HuWindow   *self,
                   HuRecovery *left)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();

  g_return_val_if_fail (HU_IS_WINDOW (self) && left != NULL, FALSE);

  need_page (self);
  if (!hu_workshop_mode_recover (self->workshop, left, faults))
    {
      hu_fault_panel_show_faults (self->faults, hu_recovery_get_title (left), faults);
      return FALSE;
    }
  hu_journal_sync (hu_file_section_get_journal (self->files));
  hu_recovery_discard (left);

  return TRUE;
}
