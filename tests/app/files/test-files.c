/*
 * Opening and saving in the window, and not losing anything.
 */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "hu-app-fixture.h"
#include "hu-progress.h"

#define UNITS "g1 german 0101; s1 soviet 0301"

/* --- A disk that takes its time --- */

static GMutex slow_lock;
static GCond slow_changed;
static gboolean slow; /* nothing comes out of "slow.hexgame" */

ssize_t read (int fd, void *data, size_t length);

static gboolean
is_slow (int fd)
{
  g_autofree char *link = g_strdup_printf ("/proc/self/fd/%d", fd);
  char path[4096];
  ssize_t length = readlink (link, path, sizeof path - 1);

  if (length < 0)
    return FALSE;
  path[length] = '\0';

  return g_str_has_suffix (path, "/slow.hexgame");
}

/* Stands before the C library's. */
ssize_t
read (int     fd,
      void   *data,
      size_t  length)
{
  g_mutex_lock (&slow_lock);
  if (slow && is_slow (fd))
    while (slow)
      g_cond_wait (&slow_changed, &slow_lock);
  g_mutex_unlock (&slow_lock);

  return syscall (SYS_read, fd, data, length);
}

static void
set_slow (gboolean on)
{
  g_mutex_lock (&slow_lock);
  slow = on;
  g_cond_broadcast (&slow_changed);
  g_mutex_unlock (&slow_lock);
}

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, UNITS, "move g1 0102; end-phase");
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

static GFile *
write_file (HuAppFixture *self,
            const char   *name,
            const char   *text)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return g_file_new_for_path (path);
}

static void
test_save_and_reopen (HuAppFixture  *self,
                      gconstpointer  data)
{
  g_autofree char *verdict = NULL;
  g_autofree char *title = NULL;

  hu_app_fixture_append (self, "end-phase; move g1 0103");
  title = g_strdup (gtk_window_get_title (GTK_WINDOW (self->window)));
  g_assert_true (g_str_has_prefix (title, "•"));
  verdict = g_strdup (hu_app_text (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "sentence"));
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.save", NULL);
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
  g_assert_false (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (self->window)), "•"));

  hu_app_fixture_append (self, "concede german");
  g_assert_cmpstr (hu_app_text (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "sentence"), !=, verdict);
  g_assert_true (hu_window_open (self->window, self->file));
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 4);
  g_assert_cmpstr (hu_app_text (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "sentence"), ==, verdict);
}

/* The game stays; the panel names line, place, fault and remedy. */
static void
test_faulty_file (HuAppFixture  *self,
                  gconstpointer  data)
{
  g_autoptr(GFile) bad = write_file (self, "bad.hexgame", "{\n  \"format\": \"hex-umpire/9\"\n}\n");
  HuGame *game = hu_app_fixture_game (self);
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;

  hu_app_fixture_append (self, "note kept");
  g_assert_false (hu_window_open (self->window, bad));
  g_assert_true (hu_app_fixture_game (self) == game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 3);
  g_assert_true (hu_document_get_modified (hu_window_get_document (self->window)));
  g_assert_true (hu_app_shows_faults (self->window));

  text = hu_app_dup_faults (self->window);
  lines = g_strsplit (text, "\n", -1);
  g_test_message ("%s", text);
  g_assert_true (g_str_has_prefix (lines[0], "“bad.hexgame” cannot be opened: "));
  g_assert_true (g_str_has_suffix (lines[0], "Nothing has changed."));
  g_assert_nonnull (strstr (text, "\nLine 2, /format: "));

  /* A file that can be opened takes its place. */
  g_assert_true (hu_window_open (self->window, self->file));
  g_assert_false (hu_app_shows_faults (self->window));
}

static void
test_missing_file (HuAppFixture  *self,
                   gconstpointer  data)
{
  g_autoptr(GFile) none = g_file_new_for_path ("/no/such/file.hexgame");
  g_autofree char *text = NULL;

  g_assert_false (hu_window_open (self->window, none));
  g_assert_true (hu_app_shows_faults (self->window));
  /* A sentence of its own. */
  text = hu_app_dup_faults (self->window);
  g_assert_nonnull (strstr (text, "\nThere is no such file"));
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 2);
  hu_fault_panel_dismiss (hu_app_part (self->window, HU_TYPE_FAULT_PANEL));
  g_assert_false (hu_app_shows_faults (self->window));
}

static void
test_warnings (HuAppFixture  *self,
               gconstpointer  data)
{
  g_autofree char *content = NULL;
  g_autofree char *path = g_file_get_path (self->file);
  g_autofree char *text = NULL;
  g_autoptr(GFile) odd = NULL;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  {
    g_autofree char *with_more = g_strconcat ("{ \"weather\": \"mud\",", strchr (content, '{') + 1, NULL);

    odd = write_file (self, "odd.hexgame", with_more);
  }

  g_assert_true (hu_window_open (self->window, odd));
  g_assert_true (hu_app_shows_faults (self->window));
  text = hu_app_dup_faults (self->window);
  g_assert_true (g_str_has_prefix (text, "“odd.hexgame” is open, with 1 warning."));
  g_assert_nonnull (strstr (text, "weather"));
}

/* Its folder is gone: said in place, the changes are still there. */
static void
test_failed_save (HuAppFixture  *self,
                  gconstpointer  data)
{
  g_autofree char *path = g_file_get_path (self->file);
  g_autofree char *away = g_strconcat (self->folder, "-away", NULL);
  g_autofree char *text = NULL;

  hu_app_fixture_append (self, "note kept");
  g_assert_cmpint (g_rename (self->folder, away), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.save", NULL);
  g_assert_cmpint (g_rename (away, self->folder), ==, 0);

  g_assert_true (hu_app_shows_faults (self->window));
  text = hu_app_dup_faults (self->window);
  g_assert_true (g_str_has_prefix (text, "“game.hexgame” could not be saved."));
  g_assert_true (hu_document_get_modified (hu_window_get_document (self->window)));
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 3);

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.save", NULL);
  g_assert_false (hu_app_shows_faults (self->window));
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
}

static void
answer (HuAppFixture *self,
        const char   *response)
{
  GtkWindow *dialog = hu_app_fixture_dialog (self);

  g_assert_true (ADW_IS_MESSAGE_DIALOG (dialog));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (dialog);
}

static void
test_close_asks (HuAppFixture  *self,
                 gconstpointer  data)
{
  hu_app_fixture_append (self, "note kept");
  gtk_window_close (GTK_WINDOW (self->window));
  hu_app_fixture_settle (self);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->window)));
  answer (self, "cancel");
  hu_app_fixture_settle (self);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->window)));
  g_assert_true (hu_document_get_modified (hu_window_get_document (self->window)));

  gtk_window_close (GTK_WINDOW (self->window));
  hu_app_fixture_settle (self);
  answer (self, "save");
  hu_app_fixture_settle (self);
  g_assert_null (gtk_window_get_application (GTK_WINDOW (self->window)));
}

static void
test_close_discards (HuAppFixture  *self,
                     gconstpointer  data)
{
  g_autofree char *path = g_file_get_path (self->file);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  hu_app_fixture_append (self, "note lost");
  gtk_window_close (GTK_WINDOW (self->window));
  hu_app_fixture_settle (self);
  answer (self, "discard");
  hu_app_fixture_settle (self);
  g_assert_null (gtk_window_get_application (GTK_WINDOW (self->window)));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
}

static gboolean
is_gone (HuAppFixture *self,
         gpointer      data)
{
  return *(HuWindow **) data == NULL;
}

static GtkWidget *
find_button (GtkWidget  *root,
             const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (root)), label) == 0)
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);

  return found;
}

/* By the button itself, which is still at work while the window closes; nothing else holds the window. */
static void
test_close_by_button (HuAppFixture  *self,
                      gconstpointer  data)
{
  HuWindow *window = self->window;
  GtkWidget *button;

  hu_app_fixture_append (self, "note lost");
  gtk_window_close (GTK_WINDOW (window));
  hu_app_fixture_settle (self);
  button = find_button (GTK_WIDGET (hu_app_fixture_dialog (self)), "_Discard");
  g_assert_nonnull (button);
  self->window = g_object_ref (hu_app_fixture_another (self));
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_object_unref (window);
  g_signal_emit_by_name (button, "clicked");
  hu_app_fixture_wait (self, is_gone, &window);
}

static void
test_open_asks (HuAppFixture  *self,
                gconstpointer  data)
{
  g_autofree char *uri = g_file_get_uri (self->file);

  hu_app_fixture_append (self, "note lost");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.open-uri", "s", uri);
  answer (self, "cancel");
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 3);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.open-uri", "s", uri);
  answer (self, "discard");
  hu_app_fixture_wait_open (self, self->window);
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 2);

  /* Unchanged, nobody is asked. */
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.open-uri", "s", uri);
  g_assert_null (hu_app_fixture_dialog (self));
  hu_app_fixture_wait_open (self, self->window);
}

/* Events played while the file was read must not be lost either. */
static void
test_open_while_playing (HuAppFixture  *self,
                         gconstpointer  data)
{
  g_autofree char *uri = g_file_get_uri (self->file);
  HuGame *game = hu_app_fixture_game (self);

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.open-uri", "s", uri);
  hu_app_fixture_append (self, "note kept");
  hu_app_fixture_wait_open (self, self->window);
  answer (self, "cancel");
  g_assert_true (hu_app_fixture_game (self) == game);
  g_assert_cmpuint (hu_game_get_position (game), ==, 3);

  /* Discarded, it is not asked about again. */
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.open-uri", "s", uri);
  answer (self, "discard");
  hu_app_fixture_wait_open (self, self->window);
  g_assert_null (hu_app_fixture_dialog (self));
  g_assert_true (hu_app_fixture_game (self) != game);
}

static void
test_open_stopped (HuAppFixture  *self,
                   gconstpointer  data)
{
  g_autofree char *uri = g_file_get_uri (self->file);
  HuGame *game = hu_app_fixture_game (self);

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.open-uri", "s", uri);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.stop-opening", NULL);
  hu_app_fixture_wait_open (self, self->window);
  g_assert_true (hu_app_fixture_game (self) == game);
  g_assert_false (hu_app_shows_faults (self->window));

  /* If two files are asked for, the last one is opened. */
  {
    g_autoptr(GFile) none = g_file_new_for_path ("/no/such/file.hexgame");
    g_autofree char *first = g_file_get_uri (none);

    gtk_widget_activate_action (GTK_WIDGET (self->window), "win.open-uri", "s", first);
    gtk_widget_activate_action (GTK_WIDGET (self->window), "win.open-uri", "s", uri);
    hu_app_fixture_wait_open (self, self->window);
    g_assert_true (hu_app_fixture_game (self) != game);
    g_assert_false (hu_app_shows_faults (self->window));
  }
}

static GtkWidget *
find_text (GtkWidget  *widget,
           GType       type,
           const char *text)
{
  GtkWidget *found = NULL;

  if (G_OBJECT_TYPE (widget) == type && gtk_widget_get_mapped (widget))
    {
      g_autofree char *has = NULL;

      g_object_get (widget, "label", &has, NULL);
      if (g_strcmp0 (has, text) == 0)
        return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_text (child, type, text);

  return found;
}

static gboolean
is_told (HuAppFixture *self,
         gpointer      data)
{
  return (find_text (GTK_WIDGET (self->window), GTK_TYPE_LABEL, "Opening “slow.hexgame”…") != NULL) ==
         (data != NULL);
}

static void
open_slow (HuAppFixture *self,
           const char   *name)
{
  g_autofree char *path = g_build_filename (self->folder, "slow.hexgame", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (file);
  GtkWidget *cancel;

  if (name != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->window), name, NULL);
  hu_app_fixture_settle (self);
  g_assert_true (g_file_set_contents (path, "{}", 2, NULL));
  set_slow (TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.open-uri", "s", uri);
  hu_app_fixture_wait (self, is_told, self);
  g_assert_true (hu_app_is_opening (self->window));
  cancel = find_text (GTK_WIDGET (self->window), GTK_TYPE_BUTTON, "_Cancel");
  g_assert_nonnull (cancel);
  g_assert_true (gtk_widget_is_sensitive (cancel));
  g_signal_emit_by_name (cancel, "clicked");
  g_assert_false (hu_app_is_opening (self->window));
  hu_app_fixture_wait (self, is_told, NULL);

  /* A result that comes after that is ignored. */
  set_slow (FALSE);
  hu_app_fixture_settle (self);
  g_assert_false (hu_app_shows_faults (self->window));
  g_assert_no_errno (g_unlink (path));
}

/* A slow opening is told of, and can be left, in play, on the start page and in the workshop:
 * here the disk takes its time. */
static void
test_open_slow (HuAppFixture  *self,
                gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);

  open_slow (self, NULL);
  open_slow (self, "win.start-page");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.start-back", NULL);
  open_slow (self, "win.workshop");
  g_assert_true (hu_app_fixture_game (self) == game);
}

/* The answer to a question about the present game is not taken for one about another. */
static void
test_open_waits (HuAppFixture  *self,
                 gconstpointer  data)
{
  g_autofree char *uri = g_file_get_uri (self->file);
  HuGame *game = hu_app_fixture_game (self);

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.open-uri", "s", uri);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.note", NULL);
  for (guint i = 0; i < 6; i++)
    hu_app_fixture_settle (self);
  g_assert_nonnull (hu_app_fixture_dialog (self));
  g_assert_true (hu_app_fixture_game (self) == game);
  g_assert_true (hu_app_is_opening (self->window));
  answer (self, "cancel");
  hu_app_fixture_wait_open (self, self->window);
  g_assert_true (hu_app_fixture_game (self) != game);
}

/* A window that goes meanwhile is not kept by it. */
static void
test_open_closed (HuAppFixture  *self,
                  gconstpointer  data)
{
  g_autofree char *uri = g_file_get_uri (self->file);
  HuWindow *window = hu_window_new (ADW_APPLICATION (self->application));
  HuWindow *watched = NULL;

  g_set_weak_pointer (&watched, window);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-uri", "s", uri);
  gtk_window_destroy (GTK_WINDOW (window));
  hu_app_fixture_wait (self, is_gone, &watched);
}

static GtkEventController *
find_drop_target (HuAppFixture *self)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return controller;
    }

  g_assert_not_reached ();
}

static void
test_drop (HuAppFixture  *self,
           gconstpointer  data)
{
  HuGame *game = hu_app_fixture_game (self);
  g_auto(GValue) value = G_VALUE_INIT;
  GSList files = { self->file };
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, &files);
  g_signal_emit_by_name (find_drop_target (self), "drop", &value, 10.0, 10.0, &taken);
  g_assert_true (taken);
  hu_app_fixture_wait_open (self, self->window);
  g_assert_true (hu_app_fixture_game (self) != game);
  g_assert_cmpuint (hu_game_get_position (hu_app_fixture_game (self)), ==, 2);
}

/* Without a game: no verdict, no controls that do nothing, and a way out. */
static void
test_no_game (HuAppFixture  *self,
              gconstpointer  data)
{
  HuWindow *window = hu_window_new (ADW_APPLICATION (self->application));

  gtk_window_present (GTK_WINDOW (window));
  hu_app_fixture_settle (self);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (hu_app_child (window, "stack")), ==, "start");
  g_assert_false (gtk_widget_get_visible (hu_app_child (window, "phase_button")));
  g_assert_false (gtk_widget_get_visible (hu_app_child (window, "overlays_button")));
  g_assert_true (hu_window_open (window, self->file));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (hu_app_child (window, "stack")), ==, "game");
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_listed (HuAppFixture *self,
           gpointer      data)
{
  GMenuModel *menu = gtk_menu_button_get_menu_model (hu_app_child (self->window, "open_button"));
  gint n = menu != NULL ? g_menu_model_get_n_items (menu) : 0;
  g_autofree char *last = NULL;

  return n > 0 && g_menu_model_get_item_attribute (menu, n - 1, G_MENU_ATTRIBUTE_LABEL, "s", &last) &&
         g_strcmp0 (last, "Recorded Games") == 0;
}

/* Every recorded game that comes with the program, in menus short enough for a screen. */
static void
test_open_menu (HuAppFixture  *self,
                gconstpointer  data)
{
  g_autoptr(GMenuModel) recorded = NULL;
  GMenuModel *menu;
  gint n_games = 0;

  gtk_menu_button_popup (hu_app_child (self->window, "open_button"));
  hu_app_fixture_wait (self, is_listed, NULL);
  menu = gtk_menu_button_get_menu_model (hu_app_child (self->window, "open_button"));
  recorded = g_menu_model_get_item_link (menu, g_menu_model_get_n_items (menu) - 1, G_MENU_LINK_SECTION);

  g_assert_cmpint (g_menu_model_get_n_items (recorded), <=, 8);
  for (gint i = 0; i < g_menu_model_get_n_items (recorded); i++)
    {
      g_autoptr(GMenuModel) family = g_menu_model_get_item_link (recorded, i, G_MENU_LINK_SUBMENU);
      g_autofree char *name = NULL, *title = NULL;

      /* A game that is alone in its family needs no menu. */
      if (family == NULL)
        {
          n_games++;
          continue;
        }
      g_assert_cmpint (g_menu_model_get_n_items (family), >, 1);
      g_assert_cmpint (g_menu_model_get_n_items (family), <, 12);
      g_assert_true (g_menu_model_get_item_attribute (recorded, i, G_MENU_ATTRIBUTE_LABEL, "s", &name));
      g_assert_true (g_menu_model_get_item_attribute (family, 0, G_MENU_ATTRIBUTE_LABEL, "s", &title));
      g_assert_true (g_str_has_prefix (title, name));
      n_games += g_menu_model_get_n_items (family);
    }
  g_assert_cmpint (n_games, >=, 28);
}

/* A menu for each rule system, in the order of the lessons; what is done has a tick. */
static void
test_open_menu_lessons (HuAppFixture  *self,
                        gconstpointer  data)
{
  static const char * const first[] = { "Whose hex is this?", "A line of divisions and brigades", "✓ The bridge",
                                        "Conditions of your own" };
  static const gint n_lessons[] = { 8, 7, 12, 2 };
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = hu_progress_new (path);
  g_autoptr(GMenuModel) lessons = NULL;
  GMenuModel *menu;

  g_assert_true (hu_progress_set (progress, "control-1-bridge", 0, TRUE, NULL));
  gtk_menu_button_popup (hu_app_child (self->window, "open_button"));
  hu_app_fixture_wait (self, is_listed, NULL);
  menu = gtk_menu_button_get_menu_model (hu_app_child (self->window, "open_button"));
  for (gint i = 0; i < g_menu_model_get_n_items (menu) && lessons == NULL; i++)
    {
      g_autofree char *label = NULL;

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label) &&
          g_str_equal (label, "Lessons"))
        lessons = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    }

  g_assert_nonnull (lessons);
  g_assert_cmpint (g_menu_model_get_n_items (lessons), ==, (gint) G_N_ELEMENTS (first));
  for (gint i = 0; i < g_menu_model_get_n_items (lessons); i++)
    {
      g_autoptr(GMenuModel) system = g_menu_model_get_item_link (lessons, i, G_MENU_LINK_SUBMENU);
      g_autofree char *title = NULL;

      g_assert_cmpint (g_menu_model_get_n_items (system), ==, n_lessons[i]);
      g_assert_true (g_menu_model_get_item_attribute (system, 0, G_MENU_ATTRIBUTE_LABEL, "s", &title));
      g_assert_cmpstr (title, ==, first[i]);
    }
  g_remove (path);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (HuAppFixture *, gconstpointer);
  } tests[] = {
    { "/files/save-and-reopen", test_save_and_reopen },
    { "/files/faulty-file", test_faulty_file },
    { "/files/missing-file", test_missing_file },
    { "/files/warnings", test_warnings },
    { "/files/failed-save", test_failed_save },
    { "/files/close-asks", test_close_asks },
    { "/files/close-discards", test_close_discards },
    { "/files/close-by-button", test_close_by_button },
    { "/files/open-asks", test_open_asks },
    { "/files/open-while-playing", test_open_while_playing },
    { "/files/open-stopped", test_open_stopped },
    { "/files/open-slow", test_open_slow },
    { "/files/open-waits", test_open_waits },
    { "/files/open-closed", test_open_closed },
    { "/files/drop", test_drop },
    { "/files/no-game", test_no_game },
    { "/files/open-menu", test_open_menu },
    { "/files/open-menu-lessons", test_open_menu_lessons },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
