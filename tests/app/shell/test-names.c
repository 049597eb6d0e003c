/*
 * A screen reader finds words: on every page of the window, for a game of each
 * system of rules, each widget that can have the focus has a name, and each that
 * shows a value has a role that says so.
 */
#include <string.h>

#include "hu-app-fixture.h"
#include "hu-game-file.h"

static const char *scenarios;
static guint n_seen, n_faults;
static gboolean first_of_all = TRUE;

/* --- Names --- */

/* A name of its own, or the words that lie in it. */
static gboolean
has_name (GtkWidget *widget,
          gboolean   or_words)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return TRUE;
  if (gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    {
      /* Says what it is where it is something else than this. */
      g_autofree char *found = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "");

      return found != NULL;
    }
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget))[0] != '\0';
  for (GtkWidget *child = gtk_widget_get_first_child (widget); or_words && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && has_name (child, TRUE))
      return TRUE;

  return FALSE;
}

static gboolean
holds_focusable (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && (gtk_widget_get_focusable (child) || holds_focusable (child)))
      return TRUE;

  return FALSE;
}

/* Rows are read by what is in them.  A button is not, but for one with a label: what else lies in it is read by newer
 * toolkits alone. */
static gboolean
is_read_by_content (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  return (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL) ||
         GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_FLOW_BOX_CHILD (widget) ||
         GTK_IS_CHECK_BUTTON (widget) || g_str_equal (type, "GtkListItemWidget") ||
         g_str_equal (type, "GtkColumnViewRowWidget") || g_str_equal (type, "GtkColumnListItem") ||
         g_str_equal (type, "GtkModelButton") || g_str_equal (type, "GtkColumnViewTitle");
}

/* The focus goes on from these to what they hold. */
static gboolean
is_passed (GtkWidget *widget)
{
  return (GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_POPOVER (widget) || GTK_IS_MENU_BUTTON (widget) ||
          GTK_IS_LIST_BOX (widget)) && holds_focusable (widget);
}

/* The button within a menu button has that one's name: GTK 4.18 says so to the bus alone. */
static gboolean
is_named_by_holder (GtkWidget *widget)
{
  GtkWidget *holder = gtk_widget_get_parent (widget);

  return GTK_IS_MENU_BUTTON (holder) && has_name (holder, FALSE);
}

/* Both are read, one after the other: "End Phase End Phase". */
static gboolean
has_two_names (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL &&
         gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) &&
         gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static char *
describe (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);

  for (GtkWidget *w = widget; w != NULL; w = gtk_widget_get_parent (w))
    {
      const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (w));
      g_autofree char *one = g_strdup_printf ("%s%s%s%s", text->len > 0 ? " < " : "", G_OBJECT_TYPE_NAME (w),
                                              id != NULL ? " " : "", id != NULL ? id : "");

      g_string_append (text, one);
    }

  return g_string_free (text, FALSE);
}

static void
look_at (GtkWidget  *widget,
         const char *page)
{
  /* Widgets within an entry or a spin button belong to it. */
  if (GTK_IS_EDITABLE (gtk_widget_get_parent (widget)) &&
      (GTK_IS_TEXT (widget) || GTK_IS_SPIN_BUTTON (gtk_widget_get_parent (widget))))
    return;
  /* A combo row shows what is chosen as a list of one, and is named itself. */
  if (GTK_IS_LIST_VIEW (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW) != NULL)
    return;

  if (gtk_widget_get_focusable (widget) && !is_passed (widget))
    {
      n_seen++;
      if (!has_name (widget, is_read_by_content (widget)) && !is_named_by_holder (widget))
        {
          g_autofree char *what = describe (widget);

          g_printerr ("%s: no name: %s\n", page, what);
          n_faults++;
        }
      if (has_two_names (widget))
        {
          g_autofree char *what = describe (widget);

          g_printerr ("%s: two names: %s\n", page, what);
          n_faults++;
        }
    }
}

static void
walk (GtkWidget  *widget,
      const char *page)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  look_at (widget, page);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    walk (child, page);
}

/* --- Pages --- */

static void
set_up_game (HuAppFixture *self,
             const char   *name)
{
  hu_app_fixture_set_up (self, "g1 german 0103; s1 soviet 0502", "");
  {
    g_autofree char *path = g_build_filename (scenarios, name, NULL);
    g_autoptr(GFile) file = g_file_new_for_path (path);

    g_assert_true (hu_window_open (self->window, file));
  }
  hu_app_fixture_settle (self);
}

static void
walk_window (HuAppFixture *self,
             const char   *page)
{
  hu_app_fixture_settle (self);
  walk (GTK_WIDGET (self->window), page);
}

static void
walk_side_pages (HuAppFixture *self)
{
  g_autoptr(GtkSelectionModel) pages = gtk_stack_get_pages (hu_app_child (self->window, "side_stack"));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr(GObject) item = g_list_model_get_item (G_LIST_MODEL (pages), i);

      GtkStackPage *page = GTK_STACK_PAGE (item);

      if (!gtk_stack_page_get_visible (page))
        continue;
      gtk_stack_set_visible_child (hu_app_child (self->window, "side_stack"), gtk_stack_page_get_child (page));
      walk_window (self, gtk_stack_page_get_name (page));
    }
}

/* Opens it, looks at it (a dialog where one is open then) and puts it away again. */
static void
walk_action (HuAppFixture *self,
             const char   *action)
{
  GtkWindow *dialog;

  if (!gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL))
    return;
  hu_app_fixture_settle (self);
  dialog = hu_app_fixture_dialog (self);
  if (dialog != NULL)
    {
      walk (GTK_WIDGET (dialog), action);
      gtk_window_destroy (dialog);
      hu_app_fixture_settle (self);
      return;
    }

  walk_window (self, action);
  gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL);
  hu_app_fixture_settle (self);
}

static void
test_game (HuAppFixture  *self,
           gconstpointer  data)
{
  /* The first ones differ from game to game. */
  static const char *const actions[] = {
    "win.charts", "win.flips", "win.flood", "win.what-if", "win.quiz", "win.award", "win.adjust", "win.balance",
    "win.why", "win.overview", "win.legend", "win.report", "win.rules", "win.variations", "win.note",
    "app.preferences", "app.about", "win.new",
  };
  guint n = first_of_all ? G_N_ELEMENTS (actions) : 9;

  n_seen = n_faults = 0;
  set_up_game (self, data);
  walk_window (self, "window");
  walk_side_pages (self);
  for (guint i = 0; i < n; i++)
    walk_action (self, actions[i]);
  first_of_all = FALSE;
  g_test_message ("%u widgets that can have the focus", n_seen);
  g_assert_cmpuint (n_seen, >, 100);
  g_assert_cmpuint (n_faults, ==, 0);
}

static void
test_workshop (HuAppFixture  *self,
               gconstpointer  data)
{
  static const char *const pages[] = { "general", "map", "units", "start", "calendar", "rules", "check" };

  n_seen = n_faults = 0;
  set_up_game (self, data);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop", NULL);
  hu_app_fixture_settle (self);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop-page", "s", pages[i]);
      walk_window (self, pages[i]);
    }
  g_test_message ("%u widgets that can have the focus", n_seen);
  g_assert_cmpuint (n_seen, >, 100);
  g_assert_cmpuint (n_faults, ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop", NULL);
}

static void
nothing (HuAppFixture  *self,
         gconstpointer  data)
{
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const games[] = { "typhoon-4.3.hexgame", "counterstroke-german-marginal.hexgame", "street-fight-held.hexgame" };

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  scenarios = argv[1];
  hu_app_fixture_init ();

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *game = g_strdup_printf ("/names/%s", games[i]);
      g_autofree char *workshop = g_strdup_printf ("/names/workshop/%s", games[i]);

      g_test_add (game, HuAppFixture, games[i], nothing, test_game, tear_down);
      g_test_add (workshop, HuAppFixture, games[i], nothing, test_workshop, tear_down);
    }

  return g_test_run ();
}
