/*
 * A window opened, played in and closed, over and over: its widgets go with it,
 * and what is in use of the heap afterwards does not grow.
 */
#include <malloc.h>

#include "hu-app-fixture.h"
#include "hu-often.h"

/* Caches fill in the first windows: of fonts, icons, styles. */
#define N_WARM 8
/* A window may leave this behind: holes in the heap; any of its parts would be more. */
#define MOST_BYTES_A_WINDOW 6000

static gsize
bytes_in_use (void)
{
  struct mallinfo2 info = mallinfo2 ();

  return info.uordblks + info.hblkhd;
}

/* --- Whether its widgets go with it --- */

static void
gone_cb (gpointer  data,
         GObject  *where_it_was)
{
  g_hash_table_remove (data, where_it_was);
}

/* Notes the name of every widget in @widget, to be forgotten when it goes. */
static void
watch (GtkWidget  *widget,
       GHashTable *living)
{
  /* There is one for all windows, and the last that had it keeps it. */
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    return;

  g_hash_table_insert (living, widget, g_strdup (G_OBJECT_TYPE_NAME (widget)));
  g_object_weak_ref (G_OBJECT (widget), gone_cb, living);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch (child, living);
}

static void
assert_gone (GHashTable *living)
{
  GHashTableIter iter;
  gpointer widget, name;

  g_hash_table_iter_init (&iter, living);
  while (g_hash_table_iter_next (&iter, &widget, &name))
    g_test_message ("a %s is left, with %u references", (const char *) name, G_OBJECT (widget)->ref_count);
  g_assert_cmpuint (g_hash_table_size (living), ==, 0);
}

static void
open_play_close (void)
{
  g_autoptr(GHashTable) living = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  HuAppFixture fixture = { 0 };

  hu_app_fixture_set_up (&fixture, "g1 german 0101; s1 soviet 0301", "move g1 0102; end-phase");
  hu_app_fixture_press (&fixture, "0102");
  hu_app_fixture_drag_to (&fixture, "0103");
  hu_app_fixture_release (&fixture);
  hu_app_fixture_append (&fixture, "note played; end-phase");
  hu_app_fixture_settle (&fixture);
  hu_game_undo (hu_app_fixture_game (&fixture));
  hu_game_redo (hu_app_fixture_game (&fixture));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture.window), "win.flips", NULL));
  hu_app_fixture_settle (&fixture);
  watch (GTK_WIDGET (fixture.window), living);
  g_assert_cmpuint (g_hash_table_size (living), >, 100);
  hu_app_fixture_tear_down (&fixture);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  assert_gone (living);
}

static void
test_growth (void)
{
  guint n_windows = hu_often ("HU_WINDOWS", 12);
  gsize before, after;
  gdouble growth;

  for (guint i = 0; i < N_WARM; i++)
    open_play_close ();
  before = bytes_in_use ();
  g_assert_cmpuint (before, >, 0);
  for (guint i = 0; i < n_windows; i++)
    {
      open_play_close ();
      if (g_test_verbose ())
        g_test_message ("%u: %" G_GSIZE_FORMAT, i, bytes_in_use ());
    }
  after = bytes_in_use ();
  growth = ((gdouble) after - (gdouble) before) / n_windows;
  g_test_message ("%u windows: %.0f bytes each", n_windows, growth);
  g_assert_cmpfloat (growth, <, MOST_BYTES_A_WINDOW);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  g_test_add_func ("/growth/windows", test_growth);

  return g_test_run ();
}
