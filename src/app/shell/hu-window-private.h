/*
 * The private interface that the files of the window share.
 */
#pragma once

#include "hu-autosave-bar.h"
#include "hu-fault-panel.h"
#include "hu-file-section.h"
#include "hu-journal.h"
#include "hu-legend.h"
#include "hu-lesson-section.h"
#include "hu-log-panel.h"
#include "hu-meter-panel.h"
#include "hu-selection-panel.h"
#include "hu-start-section.h"
#include "hu-system-panels.h"
#include "hu-time-bar.h"
#include "hu-trace-chip.h"
#include "hu-frame-queue.h"
#include "hu-verdict-bar.h"
#include "hu-view-bar.h"
#include "hu-window.h"

G_BEGIN_DECLS

typedef struct _HuWorkshopMode HuWorkshopMode;

struct _HuWindow
{
  AdwApplicationWindow parent_instance;

  HuDocument        *document;
  HuSession         *session;
  guint              n_events;   /* that were applied when it was last looked at */
  guint              position;    /* that was looked at before */
  guint              decided_at; /* number of events at the verdict shown last; G_MAXUINT: none */
  HuStartPage       *start;

  GtkWidget         *opening_bar;
  GtkSpinner        *opening_spinner;
  GtkLabel          *opening_label;

  GtkWidget         *workshop_bar; /* above the map, while one edits, and the pane's; or NULL */
  GtkWidget         *play_side;    /* what is beside the map in play, meanwhile */

  AdwToastOverlay   *toasts;
  AdwWindowTitle    *title;
  GtkMenuButton     *open_button;
  GtkMenuButton     *overlays_button;
  GtkMenuButton     *main_button;
  GtkButton         *phase_button;
  GtkStack          *stack;
  HuFaultPanel      *faults;
  HuVerdictBar      *verdict;
  AdwFlap           *flap;
  GtkOverlay        *overlay;
  GtkWidget         *beside; /* what systems have at the map's side */
  HuMapView         *map;
  HuLegend          *legend;
  HuTraceChip       *trace_chip;
  HuMeterPanel      *meters;
  GtkScrolledWindow *meters_scroller;
  GtkStack          *side_stack; /* with the pages of the systems: hu-window-side.c */
  HuSelectionPanel  *selection;
  HuLogPanel        *log;
  HuTimeBar         *time_bar;
  HuFrameQueue           *turns;
  HuFrameSlot            *map_turn;
  HuFrameSlot            *time_turn;
  HuFrameSlot            *side_turn;

  HuFileBar         *file_bar;
  HuAutosaveBar     *autosave_bar;

  GPtrArray         *sections;   /* HuSection */
  HuFileSection     *files;      /* one of them, like the next */
  HuStartSection    *starts;
  HuLessonSection   *lessons;
  HuWorkshopMode    *workshop;

  GtkMenuButton     *view_button;
  HuViewBar         *view_bar;
  GtkWidget         *map_frame;
};

/* hu-window.c */
void _hu_window_update_title     (HuWindow      *self);

/* hu-window-workshop.c */
/* Enables those actions of the window that are for play. */
void _hu_window_enable_play      (HuWindow      *self,
                                  gboolean       enabled);
void _hu_window_install_workshop_actions (GtkWidgetClass *widget_class);
void _hu_window_init_workshop    (HuWindow      *self);
gboolean _hu_window_in_workshop  (HuWindow      *self);
/* Returns TRUE while the workshop is open: the actions of play are then disabled. */
gboolean _hu_window_update_workshop (HuWindow   *self);
gboolean _hu_window_workshop_undo (HuWindow     *self,
                                  gboolean       redo);
void _hu_window_present_new      (HuWindow      *self);

/* hu-window-repair.c */
void _hu_window_install_mend_action (GtkWidgetClass *widget_class);
/* @file was refused: if the workshop can open it, the panel of faults offers that. */
void _hu_window_offer_mending    (HuWindow      *self,
                                  GFile         *file,
                                  HuRefused      refused);
gboolean _hu_window_open_draft   (HuWindow      *self,
                                  GFile         *file);

/* hu-window-actions.c */
void _hu_window_install_actions  (GtkWidgetClass *widget_class);
void _hu_window_update_actions   (HuWindow      *self);
void _hu_window_toast            (HuWindow      *self,
                                  const char    *text);
/* Shows a toast for a change, with Undo; @verdict: the new verdict if it changed, or NULL. */
void       _hu_window_toast_done      (HuWindow      *self,
                                       const char    *what,
                                       const char    *verdict);
GMenuModel *_hu_window_make_main_menu (HuWindow *self);

/* hu-window-files.c */
void _hu_window_init_files       (HuWindow      *self);

/* hu-window-state.c */
void _hu_window_init_state       (HuWindow      *self);

G_END_DECLS
