/*
 * Files that are legal and cost more than they are worth, in the window: a map of 16.8
 * million hexes and no more, 20,000 conditions, names of 100,000 characters.  Whatever
 * one does, the window answers: no turn of its main loop takes many times the processor's
 * time of making an ordinary window, in the same run.
 */
#include <time.h>

#include "hu-app-fixture.h"

#define MOST 12 /* times the making of a window, that one turn takes at most */
#define AT_LEAST 300 /* milliseconds that a step is watched, and then to the end of what it began */
#define CONDITIONS 20000
#define CHARACTERS 100000

static double window; /* seconds of making one */

static double
get_time (void)
{
  struct timespec at;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &at);

  return (double) at.tv_sec + (double) at.tv_nsec / 1e9;
}

/* The second one: the first also loads fonts and style sheets. */
static void
measure_window (void)
{
  for (guint i = 0; i < 2; i++)
    {
      HuAppFixture fixture = { NULL };
      double began = get_time ();

      hu_app_fixture_set_up (&fixture, "g1 german 0303; s1 soviet 0501", "");
      window = get_time () - began;
      hu_app_fixture_tear_down (&fixture);
    }
}

/* A game without units. */
static char *
make_game (const char *title,
           const char *grid,
           const char *rules,
           const char *log)
{
  return g_strdup_printf ("{\"format\": \"hex-umpire/1\", \"title\": \"%s\", \"map\": {\"grid\": {%s, \"orientation\": "
                          "\"flat\", \"shifted\": \"odd\", \"numbering\": \"ccrr\"}}, \"sides\": [{\"id\": \"a\", "
                          "\"name\": \"A\"}, {\"id\": \"b\", \"name\": \"B\"}], \"calendar\": {\"turns\": 3, "
                          "\"player_turns\": [{\"side\": \"a\", \"phases\": [\"Move\"]}]}, \"units\": [], \"start\": {}, "
                          "\"rules\": {%s}, \"log\": [%s]}", title, grid, rules, log);
}

#define SMALL "\"columns\": 8, \"rows\": 8"

static char *
make_huge (void)
{
  return make_game ("Huge", "\"columns\": 4096, \"rows\": 4096", "", "");
}

/* Every row of it is open, so that the end of a phase lights millions of hexes. */
static char *
make_front (void)
{
  return make_game ("Front", "\"columns\": 2048, \"rows\": 2048", "\"front-line\": {\"attacker\": \"a\", \"defender\": "
                    "\"b\", \"schedule\": []}", "");
}

static char *
make_conditions (void)
{
  g_autoptr(GString) rules = g_string_new ("\"control\": {\"victory\": [");

  for (guint i = 0; i < CONDITIONS; i++)
    g_string_append_printf (rules, "%s{\"side\": \"a\", \"when\": \"end\", \"needs\": {\"controls\": {\"hexes\": "
                            "[\"%02u%02u\"]}}}", i > 0 ? ", " : "", i % 8 + 1, i / 8 % 8 + 1);
  g_string_append (rules, "]}");

  return make_game ("Conditions", SMALL, rules->str, "");
}

static char *
make_names (void)
{
  g_autofree char *name = g_strnfill (CHARACTERS, 'x');
  g_autofree char *rules = g_strdup_printf ("\"front-line\": {\"attacker\": \"a\", \"defender\": \"b\", \"schedule\": "
                                            "[{\"item\": \"%s\", \"to\": \"both\", \"points\": 1, \"when\": \"award\"}]}",
                                            name);
  g_autofree char *log = g_strdup_printf ("{\"do\": \"award\", \"side\": \"a\", \"item\": \"%s\"}, {\"do\": \"note\", "
                                          "\"text\": \"%s\"}", name, name);

  return make_game (name, SMALL, rules, log);
}

/* Goes on until nothing is under way, and fails where one turn takes too long. */
static void
watch (HuAppFixture *self,
       const char   *what,
       double        began)
{
  gint64 end = g_get_monotonic_time () + AT_LEAST * G_TIME_SPAN_MILLISECOND;
  double most = get_time () - began;

  while (hu_app_is_opening (self->window) || g_get_monotonic_time () < end)
    {
      double before = get_time ();

      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
      most = MAX (most, get_time () - before);
    }
  g_test_message ("%s: %.2f s, %.1f times a window", what, most, most / window);
  g_assert_cmpfloat (most, <, MOST * window);
}

static void
act (HuAppFixture *self,
     const char   *action)
{
  double began = get_time ();

  gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL);
  watch (self, action, began);
}

typedef struct
{
  const char *path;
  char     *(*make) (void);
} Heavy;

static void
test_answers (gconstpointer data)
{
  static const char *const actions[] = {
    "win.list-units", "win.end-phase", "win.undo", "win.flips", "win.flips", "win.overview", "win.report",
  };
  const Heavy *heavy = data;
  g_autofree char *text = heavy->make ();
  g_autofree char *path = NULL;
  g_autoptr(GFile) file = NULL;
  HuAppFixture fixture = { NULL }, *self = &fixture;
  HuMapState *state;
  double began;

  if (window == 0)
    measure_window ();
  hu_app_fixture_set_up (self, "g1 german 0303; s1 soviet 0501", "");
  state = hu_map_view_get_state (hu_app_map (self->window));
  path = g_build_filename (self->folder, "heavy.hexgame", NULL);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  file = g_file_new_for_path (path);
  began = get_time ();
  g_assert_true (hu_window_open (self->window, file));
  watch (self, "open", began);
  g_assert_true (g_file_equal (hu_document_get_file (hu_window_get_document (self->window)), file));

  began = get_time ();
  hu_map_state_set_hover (state, 9);
  hu_map_state_set_cursor (state, 9);
  watch (self, "hover", began);
  began = get_time ();
  hu_map_state_zoom_at (state, 4, 300, 300);
  watch (self, "zoom", began);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    act (self, actions[i]);
  g_assert_nonnull (hu_app_fixture_dialog (self));
  gtk_window_destroy (hu_app_fixture_dialog (self));
  hu_app_fixture_tear_down (self);
}

int
main (int   argc,
      char *argv[])
{
  static const Heavy files[] = {
    { "/heavy/huge-map", make_huge },
    { "/heavy/front", make_front },
    { "/heavy/conditions", make_conditions },
    { "/heavy/names", make_names },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    g_test_add_data_func (files[i].path, &files[i], test_answers);

  return g_test_run ();
}
