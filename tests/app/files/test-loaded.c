/*
 * Files read in threads: the first map is painted as it was last seen, what others write meanwhile is noticed, and the
 * program does not end before a thread that draws letters.
 */
#include "hu-app-fixture.h"
#include "hu-loaded.h"
#include "hu-map-state.h"
#include "hu-preview.h"
#include "hu-settings.h"
#include "hu-supply-lines.h"

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  hu_app_fixture_set_up (self, "g1 german 0101; s1 soviet 0301", "move g1 0102");
}

/* The pieces that are missing of a picture at rest, 600 × 400 pixels. */
static guint
count_missing (HuLoaded   *loaded,
               HuThemeKind theme)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (loaded->game);
  g_autoptr(HuMapState) state = hu_map_state_new ();
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_asked (snapshot);
  guint n = 1;
  HuScene scene;

  hu_map_state_resize (state, 600, 400);
  hu_map_state_reset (state, snapshot);
  hu_scene_init (&scene, snapshot);
  scene.overlays = g_settings_get_flags (hu_settings_get (), "overlays");
  scene.tracing = lines != NULL ? lines->tracing : NULL;
  scene.situation = lines != NULL ? lines->situation : NULL;
  hu_painter_set_theme (loaded->painter, theme, 1);
  while (!hu_painter_refine (loaded->painter, hu_map_state_get_viewport (state), &scene, 0))
    n++;

  return n;
}

static guint
read_ahead (HuAppFixture *self,
            HuThemeKind   theme)
{
  g_autoptr(HuLoaded) loaded = hu_ahead_finish (hu_ahead_start (self->file), self->file);

  return count_missing (loaded, theme);
}

static void
test_painted_as_last_seen (HuAppFixture  *self,
                           gconstpointer  data)
{
  guint n;

  g_settings_set (hu_settings_get (), "first-view", "(iiii)", 600, 400, 1, HU_THEME_DARK);
  n = read_ahead (self, HU_THEME_DARK);
  g_assert_cmpuint (n, <, read_ahead (self, HU_THEME_LIGHT));
  g_settings_set (hu_settings_get (), "first-view", "(iiii)", 60, 40, 1, HU_THEME_DARK);
  g_assert_cmpuint (n, <, read_ahead (self, HU_THEME_DARK));

  /* Somebody may have written anything there. */
  g_settings_set (hu_settings_get (), "first-view", "(iiii)", G_MININT, 0, 1000, 99);
  (void) read_ahead (self, HU_THEME_DARK);
  g_settings_reset (hu_settings_get (), "first-view");
}

static void
test_seen_last (HuAppFixture  *self,
                gconstpointer  data)
{
  GtkWidget *map = GTK_WIDGET (hu_app_map (self->window));
  int wanted[] = { gtk_widget_get_width (map), gtk_widget_get_height (map) }, width, height;

  gtk_window_close (GTK_WINDOW (self->window));
  g_settings_get (hu_settings_get (), "first-view", "(iiii)", &width, &height, NULL, NULL);
  g_assert_cmpint (width, ==, wanted[0]);
  g_assert_cmpint (height, ==, wanted[1]);
  g_settings_reset (hu_settings_get (), "first-view");
}

/* A game that was read ahead, or that waited for an answer, may be another than that in its file by now. */
static void
test_changed_before_opened (HuAppFixture  *self,
                            gconstpointer  data)
{
  const char *path = g_file_peek_path (self->file);
  HuLoaded *loaded = hu_ahead_finish (hu_ahead_start (self->file), self->file);
  g_autofree char *text = NULL;
  g_autofree char *others = NULL;
  g_autofree char *kept = NULL;
  GtkWindow *question;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  others = g_strconcat (text, "\n", NULL);
  g_assert_true (g_file_set_contents (path, others, -1, NULL));
  g_assert_true (hu_window_open_loaded (self->window, loaded));
  g_assert_cmpstr (hu_app_text (self->window, "file_sentence"), ==,
                   "Another program has changed “game.hexgame”.");

  hu_app_fixture_append (self, "end-phase");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.save", NULL);
  question = hu_app_fixture_dialog (self);
  g_assert_nonnull (question);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), "cancel");
  gtk_window_destroy (question);
  hu_app_fixture_settle (self);
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, others);
}

typedef struct
{
  GtkWidget *map;
  int        width; /* in the first frame */
} First;

static void
painted_cb (GdkFrameClock *clock,
            First         *first)
{
  if (first->width == 0)
    first->width = gtk_widget_get_width (first->map);
}

/* What comes after the first frame, as the pages beside the map, moves nothing. */
static void
test_stays (HuAppFixture  *self,
            gconstpointer  data)
{
  static const char * const names[] = { "operation-typhoon", "moscow-counterstroke", "street-fight-held" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_strdup_printf ("../data/scenarios/%s.hexgame", names[i]);
      g_autoptr(GFile) file = g_file_new_build_filename (g_test_get_dir (G_TEST_DIST), name, NULL);
      HuAppFixture other = { .application = self->application };
      First first = { NULL };

      other.window = hu_window_new (ADW_APPLICATION (self->application));
      g_assert_true (hu_window_open (other.window, file));
      first.map = GTK_WIDGET (hu_app_map (other.window));
      gtk_widget_realize (GTK_WIDGET (other.window));
      g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (other.window)), "after-paint", G_CALLBACK (painted_cb), &first);
      gtk_window_present (GTK_WINDOW (other.window));
      hu_app_fixture_settle (&other);
      g_assert_cmpint (first.width, >, 0);
      g_assert_cmpint (gtk_widget_get_width (first.map), ==, first.width);
      gtk_window_destroy (GTK_WINDOW (other.window));
    }
}

static void
drawn_cb (gpointer      owner,
          gpointer      result,
          const GError *error)
{
  g_autoptr(HuPreview) picture = result;

  *(gboolean *) owner = TRUE;
}

typedef struct
{
  GFile   *file;
  gboolean drawn;
} Asked;

static void
ask_cb (GApplication *application,
        Asked        *asked)
{
  hu_preview_load (NULL, asked->file, HU_PREVIEW_END, HU_THEME_LIGHT, FALSE, drawn_cb, &asked->drawn);
}

/* A program without a window would end at once. */
static void
test_ends_last (HuAppFixture  *self,
                gconstpointer  data)
{
  GApplication *before = g_application_get_default ();
  g_autoptr(GApplication) application = g_application_new ("io.github.hexumpire.Last", G_APPLICATION_NON_UNIQUE);
  Asked asked = { .file = self->file };

  g_application_set_default (application);
  g_signal_connect (application, "activate", G_CALLBACK (ask_cb), &asked);
  g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
  g_assert_true (asked.drawn);
  g_application_set_default (before);
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
  static const struct
  {
    const char *path;
    void      (*func) (HuAppFixture *, gconstpointer);
  } tests[] = {
    { "/loaded/painted-as-last-seen", test_painted_as_last_seen },
    { "/loaded/seen-last", test_seen_last },
    { "/loaded/changed-before-opened", test_changed_before_opened },
    { "/loaded/stays", test_stays },
    { "/loaded/ends-last", test_ends_last },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HuAppFixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
