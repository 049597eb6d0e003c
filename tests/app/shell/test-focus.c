/*
 * The focus: Tab goes round the window and comes back, backwards too, and what
 * is put away gives it to something that is there.
 */
#include "hu-app-fixture.h"

/* More than any window has places to stop at. */
#define MANY 400

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, "g1 german 0103; s1 soviet 0502", "move g1 0203; end-phase; move s1 0402");
  gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* It is somewhere, and to be seen there. */
static void
assert_focus (GtkWindow  *window,
              const char *when)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus == NULL)
    g_error ("%s: nothing has the focus", when);
  if (!gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus))
    g_error ("%s: a %s that is not there has the focus", when, G_OBJECT_TYPE_NAME (focus));
}

static guint
go_round (GtkWindow        *window,
          GtkDirectionType  direction,
          const char       *what)
{
  GtkWidget *first = gtk_window_get_focus (window);
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 1; i < MANY; i++)
    {
      GtkWidget *before = gtk_window_get_focus (window);
      GtkWidget *now;

      g_signal_emit_by_name (window, "move-focus", direction);
      assert_focus (window, what);
      now = gtk_window_get_focus (window);
      if (now == first)
        return g_hash_table_size (seen) + 1;
      /* Tab goes through the links of a text. */
      if (now == before && GTK_IS_LABEL (now))
        continue;
      /* A circle that the first is not in. */
      if (!g_hash_table_add (seen, now))
        g_error ("%s: Tab comes to a %s again, and not to where it began", what, G_OBJECT_TYPE_NAME (now));
    }

  g_error ("%s: Tab does not come back", what);
}

static void
assert_rounds (GtkWindow  *window,
               const char *what)
{
  guint ahead = go_round (window, GTK_DIR_TAB_FORWARD, what);
  guint back = go_round (window, GTK_DIR_TAB_BACKWARD, what);

  g_test_message ("%s: %u places ahead, %u back", what, ahead, back);
  g_assert_cmpuint (ahead, >, 3);
  g_assert_cmpuint (back, ==, ahead);
}

static void
test_window (HuAppFixture  *self,
             gconstpointer  data)
{
  assert_rounds (GTK_WINDOW (self->window), "the window");
}

static void
test_workshop (HuAppFixture  *self,
               gconstpointer  data)
{
  static const char *const pages[] = { "general", "map", "units", "start", "calendar", "rules", "check" };

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop", NULL);
  hu_app_fixture_settle (self);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop-page", "s", pages[i]);
      hu_app_fixture_settle (self);
      gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
      assert_rounds (GTK_WINDOW (self->window), pages[i]);
    }
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop", NULL);
  hu_app_fixture_settle (self);
  assert_focus (GTK_WINDOW (self->window), "the workshop is left");
}

/* Each action shows something and, again, puts it away. */
static void
test_put_away (HuAppFixture  *self,
               gconstpointer  data)
{
  static const char *const actions[] = {
    "win.flips", "win.flood", "win.charts", "win.overview", "win.legend", "win.what-if", "win.panel", "win.quiz",
  };
  GtkWindow *window = GTK_WINDOW (self->window);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
      hu_app_fixture_settle (self);
      assert_focus (window, actions[i]);
      assert_rounds (window, actions[i]);
      gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
      hu_app_fixture_settle (self);
      assert_focus (window, actions[i]);
      gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
    }
}

/* From wherever the focus is in what is put away: the last place that Tab comes to before it is gone. */
static void
test_put_away_with_the_focus (HuAppFixture  *self,
                              gconstpointer  data)
{
  static const char *const actions[] = { "win.flips", "win.flood", "win.charts", "win.overview", "win.panel" };
  GtkWindow *window = GTK_WINDOW (self->window);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    for (guint stop = 1; stop < 40; stop += 3)
      {
        gtk_widget_grab_focus (GTK_WIDGET (hu_app_map (self->window)));
        if (i < 4)
          gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
        hu_app_fixture_settle (self);
        for (guint k = 0; k < stop; k++)
          g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
        gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
        hu_app_fixture_settle (self);
        assert_focus (window, actions[i]);
        if (i == 4)
          gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
      }
}

static void
test_dialogs (HuAppFixture  *self,
              gconstpointer  data)
{
  static const char *const actions[] = { "win.report", "win.variations", "app.preferences", "win.new" };
  GtkWindow *window = GTK_WINDOW (self->window);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWindow *dialog;

      gtk_widget_activate_action (GTK_WIDGET (window), actions[i], NULL);
      hu_app_fixture_settle (self);
      dialog = hu_app_fixture_dialog (self);
      g_assert_nonnull (dialog);
      gtk_widget_child_focus (GTK_WIDGET (dialog), GTK_DIR_TAB_FORWARD);
      assert_focus (dialog, actions[i]);
      go_round (dialog, GTK_DIR_TAB_FORWARD, actions[i]);
      gtk_window_close (dialog);
      hu_app_fixture_settle (self);
      assert_focus (window, actions[i]);
      g_assert_true (gtk_window_get_focus (window) == GTK_WIDGET (hu_app_map (self->window)));
    }
}

/* A menu gives the focus back to the map. */
static void
test_menu (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_map_view_go_to (hu_app_map (self->window), hu_app_fixture_hex (self, "0203"));
  g_assert_true (hu_app_fixture_key (self, GDK_KEY_Menu, 0));
  hu_app_fixture_settle (self);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (hu_app_map (self->window))); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child))
      gtk_popover_popdown (GTK_POPOVER (child));
  hu_app_fixture_settle (self);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == GTK_WIDGET (hu_app_map (self->window)));
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
    { "/focus/window", test_window },
    { "/focus/workshop", test_workshop },
    { "/focus/put-away", test_put_away },
    { "/focus/put-away-with-the-focus", test_put_away_with_the_focus },
    { "/focus/dialogs", test_dialogs },
    { "/focus/menu", test_menu },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
