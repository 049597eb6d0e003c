/*
 * The private interface that the files of the window share.
 */
#pragma once

#include "hu-autosave-bar.h"
#include "hu-backdrop.h"
#include "hu-fault-panel.h"
#include "hu-file-bar.h"
#include "hu-find-panel.h"
#include "hu-flip-panel.h"
#include "hu-flood-panel.h"
#include "hu-journal.h"
#include "hu-legend.h"
#include "hu-lesson-panel.h"
#include "hu-log-panel.h"
#include "hu-meter-panel.h"
#include "hu-mini-map.h"
#include "hu-quiz-panel.h"
#include "hu-selection-panel.h"
#include "hu-start-page.h"
#include "hu-system-panels.h"
#include "hu-time-bar.h"
#include "hu-turns.h"
#include "hu-verdict-bar.h"
#include "hu-view-bar.h"
#include "hu-what-if-bar.h"
#include "hu-window.h"

G_BEGIN_DECLS

typedef struct _HuWorkshopPane HuWorkshopPane;
typedef struct _HuOpening HuOpening;

#define HU_WINDOW_AT_PRESENT G_MAXUINT /* as a moment to be looked at: that of the last event */

struct _HuWindow
{
  AdwApplicationWindow parent_instance;

  HuDocument        *document;
  guint              n_events;   /* that were applied when it was last looked at */
  guint              position;    /* that was looked at before */
  guint              decided_at; /* number of events at the verdict shown last; G_MAXUINT: none */
  gboolean           closing;    /* asked already: this time it closes */
  GtkFileChooserNative *chooser; /* open, or NULL */
  GFile             *pending;    /* to be opened after the question about the present game; or NULL */
  gboolean           pending_close;
  gboolean           pending_draft; /* it is opened in the workshop */
  GMenu             *open_menu;
  HuStartPage       *start;
  GFile             *source;     /* the opened file, even if it must not be overwritten; or NULL */

  /* hu-window-open.c */
  HuOpening         *opening;    /* of a file that is being read; or NULL */
  GtkWidget         *opening_bar;
  GtkSpinner        *opening_spinner;
  GtkLabel          *opening_label;
  gboolean           arrives;    /* the opened game is measured before it replaces the start page */
  HuPainter         *painter;    /* of the game being opened, if it exists already; or NULL */

  HuWorkshopPane    *workshop;  /* while one edits; or NULL */
  GtkWidget         *play_side; /* what is beside the map in play, meanwhile */
  gboolean           workshop_fresh; /* the draft is of a scenario that has not been played yet */
  gboolean           asks_about_log;
  gboolean           pending_new;

  /* hu-window-backdrop.c */
  HuBackdrop        *backdrop;
  GFile             *backdrop_home;    /* the game beside which it is kept; or NULL */
  gboolean           backdrop_read;    /* what lies there is known */
  gboolean           backdrop_reading;
  gboolean           backdrop_edited;
  guint              backdrop_timeout; /* waits to write it */

  AdwToastOverlay   *toasts;
  AdwWindowTitle    *title;
  GtkMenuButton     *open_button;
  GtkMenuButton     *overlays_button;
  GtkMenuButton     *main_button;
  GtkButton         *phase_button;
  AdwToast          *balance_toast; /* offers to choose sides; or NULL */
  GtkWidget         *phase_popover; /* warns what it costs; or NULL */
  GtkStack          *stack;
  HuFaultPanel      *faults;
  HuVerdictBar      *verdict;
  AdwFlap           *flap;
  GtkOverlay        *overlay;
  GtkWidget         *beside; /* what systems have at the map's side */
  HuMapView         *map;
  HuLegend          *legend;
  GtkRevealer       *trace_chip;
  GtkButton         *trace_button;
  GtkLabel          *trace_label;
  GtkLabel          *trace_back;
  HuMeterPanel      *meters;
  GtkScrolledWindow *meters_scroller;
  GtkStack          *side_stack; /* with the pages of the systems: hu-window-side.c */
  HuSelectionPanel  *selection;
  HuLogPanel        *log;
  HuWhatIfBar       *what_if_bar;
  HuFact            *quizzed; /* hu-window-quiz.c: the fact asked now, or answered last; or NULL */
  HuFlipPanel       *flips; /* instruments, over the map */
  HuFloodPanel      *flood;
  HuTimeBar         *time_bar;
  HuTurns           *turns;
  HuTurn            *map_turn;
  HuTurn            *time_turn;
  HuTurn            *side_turn;

  /* hu-window-find.c */
  HuFindPanel       *find;
  HuMiniMap         *mini_map;
  HuBookmarks       *bookmarks; /* of the game's map; or NULL */

  /* hu-window-safety.c */
  HuJournal         *journal;
  HuFileWatch       *watch;
  HuFileBar         *file_bar;
  HuAutosaveBar     *autosave_bar;
  GSimpleAction     *revert_action;

  /* hu-window-lesson.c */
  HuLessonPanel     *lesson_panel;
  guint              veil;       /* hu-window-veil.c: what an open question hides */
  guint              veiled;     /* overlays that were on when it did */
  guint              fetched;    /* the step that the map was moved to, + 1; 0: none */
  guint              fetching;   /* tick callback, or 0 */
  HuQuizPanel       *quiz_panel; /* hu-window-quiz.c */
  char              *lesson_id; /* of the program's own lesson that is open, for its progress; or NULL */

  /* hu-window-view.c */
  GSimpleAction     *view_action;
  GtkMenuButton     *view_button;
  HuViewBar         *view_bar;
  GtkWidget         *map_frame;
};

/* hu-window.c */
void _hu_window_update_title     (HuWindow      *self);

/* hu-window-start.c */
void _hu_window_install_start_actions (GtkWidgetClass *widget_class);
gboolean _hu_window_is_at_start  (HuWindow      *self);
void _hu_window_start_mapped     (HuWindow      *self);
/* Back to the game behind it. */
void _hu_window_leave_start      (HuWindow      *self);
/* Returns TRUE while the start page is shown: the actions of play are then disabled. */
gboolean _hu_window_update_start (HuWindow      *self);
/* Which game is looked at, and which moment of it. */
void _hu_window_remember_last    (HuWindow      *self);

/* hu-window-workshop.c */
/* Enables all actions of the window, except those that mean the same outside play. */
void _hu_window_enable_play      (HuWindow      *self,
                                  gboolean       enabled);
void _hu_window_install_workshop_actions (GtkWidgetClass *widget_class);
/* Returns TRUE while the workshop is open: the actions of play are then disabled. */
gboolean _hu_window_update_workshop (HuWindow   *self);
gboolean _hu_window_workshop_undo (HuWindow     *self,
                                  gboolean       redo);
void _hu_window_present_new      (HuWindow      *self);
/* Opens a draft in the workshop, with the game that it started from (NULL: make one of its readable parts). */
void _hu_window_enter_workshop   (HuWindow      *self,
                                  HuWorkshop    *shop,
                                  HuGame        *game,
                                  GFile         *file);
/* hu-window-log-break.c */
void _hu_window_watch_log        (HuWindow      *self,
                                  HuWorkshop    *shop);

/* hu-window-mend.c */
void _hu_window_install_mend_action (GtkWidgetClass *widget_class);
/* @file was refused: if the workshop can open it, the panel of faults offers that. */
void _hu_window_offer_mending    (HuWindow      *self,
                                  GFile         *file,
                                  HuRefused      refused);
gboolean _hu_window_open_draft   (HuWindow      *self,
                                  GFile         *file);

/* hu-window-workshop.c */
/* Returns to playing the document's game; the draft is dropped. */
void _hu_window_close_workshop   (HuWindow      *self);
void _hu_window_dispose_workshop (HuWindow      *self);

/* hu-window-backdrop.c */
void _hu_window_install_backdrop_actions (GtkWidgetClass *widget_class);
void _hu_window_init_backdrop    (HuWindow      *self);
void _hu_window_dispose_backdrop (HuWindow      *self);
/* The picture of the game that is to be edited; borrowed. */
HuBackdrop *_hu_window_enter_backdrop (HuWindow *self);
/* Only a scenario being edited has a grid to change and a picture to trace over. */
void _hu_window_update_backdrop  (HuWindow      *self);
void _hu_window_choose_backdrop  (HuWindow      *self,
                                  GFile         *picture);

/* hu-window-actions.c */
void _hu_window_install_actions  (GtkWidgetClass *widget_class);
void _hu_window_update_actions   (HuWindow      *self);
void _hu_window_toast            (HuWindow      *self,
                                  const char    *text);
/* Shows a toast for a change, with Undo; @verdict: the new verdict if it changed, or NULL. */
void       _hu_window_toast_done      (HuWindow      *self,
                                       const char    *what,
                                       const char    *verdict);
void _hu_window_refuse           (HuWindow      *self,
                                  const HuRefusal *refusal);
GMenuModel *_hu_window_make_main_menu (HuWindow *self);

/* hu-window-end-phase.c */
void _hu_window_end_phase        (HuWindow      *self);
void _hu_window_dispose_end_phase (HuWindow     *self);

/* hu-window.c */
void _hu_window_show_hexes       (HuWindow      *self,
                                  GArray        *hexes);
void _hu_window_light_hexes      (HuWindow      *self,
                                  GArray        *hexes); /* or NULL */
void _hu_window_show_rows        (HuWindow      *self,
                                  GArray        *rows,
                                  GArray        *more);  /* HuHex, or NULL */
void _hu_window_show_event       (HuWindow      *self,
                                  guint          event);

/* hu-window-rules.c */
void _hu_window_install_rule_actions (GtkWidgetClass *widget_class);

/* hu-window-ghost.c: units that the game does not have; the events that the log cannot have, or NULL (transfer
 * full) */
void _hu_window_install_ghost_actions (GtkWidgetClass *widget_class);
char *_hu_window_word_unkept     (HuGame        *game);

/* hu-window-what-if.c */
void _hu_window_install_what_if_actions (GtkWidgetClass *widget_class);
void _hu_window_init_what_if     (HuWindow      *self);
void _hu_window_update_what_if   (HuWindow      *self);
char *_hu_window_keep_variation  (HuWindow      *self,
                                  guint          after,
                                  GPtrArray     *events);

/* hu-window-instruments.c */
void _hu_window_install_instrument_actions (GtkWidgetClass *widget_class);
void _hu_window_init_instruments (HuWindow     *self);
void _hu_window_put_away_instruments (HuWindow *self);
gboolean _hu_window_open_why (HuWindow *self);
void _hu_window_update_instruments (HuWindow   *self);

/* hu-window-points.c */
void _hu_window_install_points_actions (GtkWidgetClass *widget_class);
void _hu_window_update_points    (HuWindow      *self);

/* hu-window-side.c: the pages of the systems in force, and their widgets at the map's side. */
void _hu_window_install_side_actions (GtkWidgetClass *widget_class);
void _hu_window_init_side        (HuWindow      *self);
void _hu_window_set_side_game    (HuWindow      *self);
void _hu_window_update_side      (HuWindow      *self);
/* The one that is shown; NULL: one that every game has. */
const HuSidePageKind *_hu_window_find_side_page (HuWindow *self);

/* hu-window-control.c */
void _hu_window_install_control_actions (GtkWidgetClass *widget_class);
void _hu_window_update_control   (HuWindow      *self);

/* hu-window-time.c */
void _hu_window_install_time_actions (GtkWidgetClass *widget_class);
void _hu_window_init_time        (HuWindow      *self);
void _hu_window_update_time      (HuWindow      *self);
void _hu_window_branched         (HuWindow      *self);

/* hu-window-find.c */
void _hu_window_install_find_actions (GtkWidgetClass *widget_class);
void _hu_window_init_find        (HuWindow      *self);
void _hu_window_set_find_game    (HuWindow      *self,
                                  HuGame        *game);
void _hu_window_update_find      (HuWindow      *self);

/* hu-window-lesson.c */
void _hu_window_install_lesson_actions (GtkWidgetClass *widget_class);
void _hu_window_init_lesson      (HuWindow      *self);
void _hu_window_set_lesson_file  (HuWindow      *self,
                                  GFile         *file);
void _hu_window_update_lesson    (HuWindow      *self);
void _hu_window_update_lesson_actions (HuWindow *self);

/* hu-window-veil.c */
void _hu_window_update_veil      (HuWindow      *self);

/* hu-window-quiz.c */
void _hu_window_install_quiz_actions (GtkWidgetClass *widget_class);
void _hu_window_init_quiz        (HuWindow      *self);
void _hu_window_update_quiz      (HuWindow      *self);

/* hu-window-answers.c */
void _hu_window_init_answers     (HuWindow      *self);

/* hu-window-view.c */
void _hu_window_init_view        (HuWindow      *self);
void _hu_window_set_view_game    (HuWindow      *self,
                                  HuGame        *game);
void _hu_window_enable_view      (HuWindow      *self,
                                  gboolean       enabled);

/* hu-window-report.c */
void _hu_window_install_report_actions (GtkWidgetClass *widget_class);
void _hu_window_update_report    (HuWindow      *self);
/* Writes the map into @file in the format of its ending; @part "whole" or "seen"; @size "single", "double",
 * "paper". */
void _hu_window_write_map        (HuWindow      *self,
                                  GFile         *file,
                                  const char    *part,
                                  const char    *size,
                                  gboolean       legend);

/* hu-window-balance.c */
void _hu_window_install_balance_action (GtkWidgetClass *widget_class);
void _hu_window_update_balance   (HuWindow      *self);
void _hu_window_offer_balance    (HuWindow      *self);

/* hu-window-file.c */
/* Asks for a new scenario, after asking about unsaved changes. */
void _hu_window_ask_new          (HuWindow      *self);
void _hu_window_init_file        (HuWindow      *self);
void _hu_window_ask_open         (HuWindow      *self);
void _hu_window_ask_save         (HuWindow      *self,
                                  gboolean       as);
/* Opens @file, after asking about unsaved changes. */
void _hu_window_replace          (HuWindow      *self,
                                  GFile         *file);
/* The same in the workshop, faulty as it may be. */
void _hu_window_replace_by_draft (HuWindow      *self,
                                  GFile         *file);
gboolean _hu_window_may_close    (HuWindow      *self);
/* Drops the action that waited for a save. */
void _hu_window_forget_pending   (HuWindow      *self);

/* hu-window-open.c */
void _hu_window_install_open_action (GtkWidgetClass *widget_class);
/* Opens @file without asking, once it is read, and shows the position after @position events. */
void _hu_window_open_later       (HuWindow      *self,
                                  GFile         *file,
                                  guint          position);
void _hu_window_stop_opening     (HuWindow      *self);

/* hu-window-state.c */
void _hu_window_init_state       (HuWindow      *self);

/* hu-window-safety.c */
void _hu_window_offer_copy       (HuWindow      *self,
                                  GFile         *file);
void _hu_window_init_safety      (HuWindow      *self);
void _hu_window_dispose_safety   (HuWindow      *self);
gboolean _hu_window_may_overwrite (HuWindow     *self);

/* hu-window-open-menu.c */
void _hu_window_init_open_menu   (HuWindow      *self);

G_END_DECLS
