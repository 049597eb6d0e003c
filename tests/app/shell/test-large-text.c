/*
 * Text at twice its size: the window still fits on a small screen, in play and
 * in the workshop; and what is cut off can be read in full where the pointer or
 * the focus is.
 */
#include "hu-app-fixture.h"
#include "hu-meter-card.h"

/* A small screen, as test-window has one for text of the usual size. */
#define SCREEN_WIDTH 1280
#define SCREEN_HEIGHT 800

static const char *scenarios;
static guint n_labels, n_cut;

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  g_autofree char *path = g_build_filename (scenarios, data, NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  hu_app_fixture_set_up (self, "g1 german 0103; s1 soviet 0502", "");
  g_assert_true (hu_window_open (self->window, file));
  gtk_window_set_default_size (GTK_WINDOW (self->window), SCREEN_WIDTH, SCREEN_HEIGHT);
  hu_app_fixture_settle (self);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  hu_app_fixture_tear_down (self);
}

/* A title's window is named by the desktop too, a choice's words are whole in its list, and a tooltip has them. */
static gboolean
can_be_read (GtkWidget *label)
{
  for (GtkWidget *widget = label; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_has_tooltip (widget) || ADW_IS_WINDOW_TITLE (widget) || ADW_IS_COMBO_ROW (widget) ||
        GTK_IS_DROP_DOWN (widget))
      return TRUE;

  return FALSE;
}

static void
look_for_cuts (GtkWidget  *widget,
               const char *page)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget))
    {
      n_labels++;
      if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))) && !can_be_read (widget))
        {
          g_printerr ("%s: “%s” is cut off\n", page, gtk_label_get_text (GTK_LABEL (widget)));
          n_cut++;
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_for_cuts (child, page);
}

static void
assert_fits (GtkWidget  *window,
             const char *page)
{
  int width, height;

  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  g_test_message ("%s: at least %d × %d", page, width, height);
  g_assert_cmpint (width, <=, SCREEN_WIDTH);
  g_assert_cmpint (height, <=, SCREEN_HEIGHT);
  look_for_cuts (window, page);
}

static void
assert_all_read (void)
{
  g_test_message ("%u labels", n_labels);
  g_assert_cmpuint (n_labels, >, 50);
  g_assert_cmpuint (n_cut, ==, 0);
}

static void
test_play (HuAppFixture  *self,
           gconstpointer  data)
{
  static const char *const dialogs[] = { "win.report", "win.variations", "app.preferences", "win.new" };

  n_labels = n_cut = 0;
  assert_fits (GTK_WIDGET (self->window), "the window");
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      GtkWindow *dialog;

      gtk_widget_activate_action (GTK_WIDGET (self->window), dialogs[i], NULL);
      hu_app_fixture_settle (self);
      dialog = hu_app_fixture_dialog (self);
      g_assert_nonnull (dialog);
      assert_fits (GTK_WIDGET (dialog), dialogs[i]);
      gtk_window_destroy (dialog);
      hu_app_fixture_settle (self);
    }
  assert_all_read ();
}

static void
test_workshop (HuAppFixture  *self,
               gconstpointer  data)
{
  static const char *const pages[] = { "general", "map", "units", "start", "calendar", "rules", "check" };

  n_labels = n_cut = 0;
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop", NULL);
  hu_app_fixture_settle (self);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop-page", "s", pages[i]);
      hu_app_fixture_settle (self);
      assert_fits (GTK_WIDGET (self->window), pages[i]);
    }
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.workshop", NULL);
  assert_all_read ();
}

static void
count_details (GtkWidget *widget)
{
  GtkLabel *detail = HU_IS_METER_CARD (widget) ? hu_app_child (widget, "detail") : NULL;

  if (detail != NULL && gtk_widget_get_mapped (GTK_WIDGET (detail)))
    {
      n_labels++;
      n_cut += pango_layout_is_ellipsized (gtk_label_get_layout (detail));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    count_details (child);
}

/* What a long condition still lacks is read without pointing at it. */
static void
test_details (HuAppFixture  *self,
              gconstpointer  data)
{
  n_labels = n_cut = 0;
  count_details (GTK_WIDGET (self->window));
  g_assert_cmpuint (n_labels, >, 2);
  g_assert_cmpuint (n_cut, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const games[] = {
    "typhoon-4.3.hexgame", "counterstroke-german-marginal.hexgame", "street-fight-held.hexgame",
  };

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  scenarios = argv[1];
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *play = g_strdup_printf ("/large-text/play/%s", games[i]);
      g_autofree char *workshop = g_strdup_printf ("/large-text/workshop/%s", games[i]);

      g_test_add (play, HuAppFixture, games[i], set_up, test_play, tear_down);
      g_test_add (workshop, HuAppFixture, games[i], set_up, test_workshop, tear_down);
    }

  g_test_add ("/large-text/details", HuAppFixture, "bridgehead-port.hexgame", set_up, test_details, tear_down);

  return g_test_run ();
}
