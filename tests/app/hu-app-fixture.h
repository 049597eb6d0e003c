/*
 * A window on a small game, for the tests of the window.
 */
#pragma once

#include "hu-application.h"
#include "hu-bar.h"
#include "hu-fault-panel.h"
#include "hu-fixture.h"
#include "hu-legend.h"
#include "hu-log-panel.h"
#include "hu-map-view.h"
#include "hu-meter-panel.h"
#include "hu-selection-panel.h"
#include "hu-start-page.h"
#include "hu-time-bar.h"
#include "hu-trace-chip.h"
#include "hu-verdict-bar.h"
#include "hu-window.h"
#include "hu-workshop-pane.h"
#include "hu-yardstick.h"

G_BEGIN_DECLS

typedef struct
{
  HuApplication *application;
  HuWindow      *window;
  char          *folder; /* with the game's file in it */
  GFile         *file;
} HuAppFixture;

/* Starts the application; call once, in main(), after g_test_init(). */
void        hu_app_fixture_init      (void);

/* Shows a window on the corridor game (see hu-fixture.h) with these units and log; waits until it is drawn. */
void        hu_app_fixture_set_up    (HuAppFixture  *self,
                                      const char    *units,
                                      const char    *log);
/* The same on an open field, without the corridor's lakes. */
void        hu_app_fixture_set_up_open (HuAppFixture *self,
                                      const char    *units,
                                      const char    *log);
/* The same on any scenario, finished. */
void        hu_app_fixture_set_up_scenario (HuAppFixture *self,
                                      HuScenario    *scenario,
                                      const char    *log);
/* Closes the window; changes that it left unsaved are kept nowhere. */
void        hu_app_fixture_tear_down (HuAppFixture  *self);

HuGame     *hu_app_fixture_game      (HuAppFixture  *self);
/* The position that the map shows in place of the game's, or NULL. */
HuSnapshot *hu_app_fixture_preview   (HuAppFixture  *self);
HuHex       hu_app_fixture_hex       (HuAppFixture  *self,
                                      const char    *name);
guint       hu_app_fixture_unit      (HuAppFixture  *self,
                                      const char    *id);
/* "0301", or "-" where it is not on the map; valid until the next call. */
const char *hu_app_fixture_where     (HuAppFixture  *self,
                                      const char    *id);
/* "move g1 0301; …", each event a gesture of its own. */
void        hu_app_fixture_append    (HuAppFixture  *self,
                                      const char    *log);

/* The centre of a hex, in pixels of the map view. */
HuPoint     hu_app_fixture_at        (HuAppFixture  *self,
                                      const char    *hex);
GtkEventController *
            hu_app_fixture_controller (HuAppFixture *self,
                                      const char    *name);
/* Presses and releases a key over the map; TRUE where it was taken. */
gboolean    hu_app_fixture_key       (HuAppFixture  *self,
                                      guint          keyval,
                                      GdkModifierType state);
/* Activates an action of the map with a parameter, or NULL. */
void        hu_app_fixture_map_action (HuAppFixture *self,
                                      const char    *name,
                                      GVariant      *parameter);

/* Puts the pointer down on a hex, over others, and up, through the gesture that real events reach. */
void        hu_app_fixture_press     (HuAppFixture  *self,
                                      const char    *hex);
void        hu_app_fixture_drag_to   (HuAppFixture  *self,
                                      const char    *hex);
void        hu_app_fixture_release   (HuAppFixture  *self);
/* Moves the pointer to a point of the view, and clicks there. */
void        hu_app_fixture_click     (HuAppFixture  *self,
                                      HuPoint        at);

/* Runs the main loop until @done, or fails the test after a minute. */
typedef gboolean (*HuAppCondition) (HuAppFixture *self, gpointer data);
void        hu_app_fixture_wait      (HuAppFixture  *self,
                                      HuAppCondition done,
                                      gpointer       data);
gboolean    hu_app_is_opening        (HuWindow      *window);
/* Until a file that was asked for is read and shown, or refused. */
void        hu_app_fixture_wait_open (HuAppFixture  *self,
                                      HuWindow      *window);
/* Until there is nothing more to do or to draw, and 50 ms on. */
void        hu_app_fixture_settle    (HuAppFixture  *self);

/* The first widget of @type at @root or below it, or NULL. */
gpointer    hu_app_part              (gpointer       root,
                                      GType          type);
/* The widget below @root that its .ui file calls @id, or NULL. */
gpointer    hu_app_child             (gpointer       root,
                                      const char    *id);
/* The first widget below @root that has this CSS class, or NULL. */
gpointer    hu_app_styled            (gpointer       root,
                                      const char    *css_class);
/* The first widget of @type below @root of which a screen reader speaks so, or NULL. */
gpointer    hu_app_labelled          (gpointer       root,
                                      GType          type,
                                      const char    *label);
/* The first row below @root that has this title, or NULL. */
gpointer    hu_app_row               (gpointer       root,
                                      const char    *title);
/* The text of the label below @root that its .ui file calls @id. */
const char *hu_app_text              (gpointer       root,
                                      const char    *id);
gboolean    hu_app_shows_faults      (HuWindow      *window);
/* All that is said of a file that cannot be opened, a line each; (transfer full). */
char       *hu_app_dup_faults        (HuWindow      *window);
HuMapView  *hu_app_map               (HuWindow      *window);
/* The part of the fixture's window that is of @type, or NULL. */
gpointer    hu_app_fixture_part      (HuAppFixture  *self,
                                      GType          type);
/* A label at @root or below it has this text. */
gboolean    hu_app_shows             (gpointer       root,
                                      const char    *text);
/* The label that a screen reader speaks of a widget; (transfer full). */
char       *hu_app_dup_label         (gpointer       widget);
gboolean    hu_app_says              (gpointer       widget,
                                      const char    *text);

/* The text of the first label in it. */
const char *hu_app_fixture_text      (HuAppFixture  *self,
                                      GType          type);

/* Another window of the application, at its start page. */
HuWindow   *hu_app_fixture_another   (HuAppFixture  *self);

/* Closes a window, and answers with no when it offers to save. */
void        hu_app_fixture_discard   (HuAppFixture  *self,
                                      HuWindow      *window);

/* The window of @type that is open, or NULL. */
gpointer    hu_app_toplevel          (GType          type);
/* The dialog that is open over a window, or NULL. */
GtkWindow  *hu_app_dialog            (HuWindow      *window);
/* The same of the fixture's window. */
GtkWindow  *hu_app_fixture_dialog    (HuAppFixture  *self);

/* Writes what a window shows as a PNG file, in pixels of the display. */
void        hu_app_draw              (GtkWidget     *window,
                                      const char    *path);

/* Another window than the fixture's, as one that was recovered; or NULL. */
HuWindow   *hu_app_fixture_other_window (HuAppFixture *self);
/* How many journals there are that nobody holds. */
guint       hu_app_fixture_count_left (void);

G_END_DECLS
