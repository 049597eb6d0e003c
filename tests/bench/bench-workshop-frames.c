/*
 * How long each frame of a brush stroke takes in the window: 100 hexes of a map
 * of 300 × 300, one more in every frame, from what the pointer says to what is
 * painted.  Counted are the handler of the drag (the stroke, the live check,
 * all that listens) and the frame that follows (layout, the map, the widgets);
 * by the clock and, since a machine may be busy with something else, by the
 * processor time of the thread that does it all.
 */
#include "hu-app-fixture.h"
#include "hu-bench-shop.h"
#include "hu-bench.h"
#include "hu-workshop-mode.h"
#include "hu-workshop-rules.h"
#include "hu-workshop-steps.h"

#include <time.h>

#define N_HEXES 100
#define ROW 150

typedef struct
{
  HuAppFixture *app;
  gint64        began_wall, began_cpu;   /* of the frame */
  gint64        wall, cpu;               /* that it took */
  gboolean      painted;
  gint64        check;                   /* the longest wait for what the check has to say */
} Watch;

static gint64
get_cpu (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
before_paint_cb (Watch *watch)
{
  watch->began_wall = g_get_monotonic_time ();
  watch->began_cpu = get_cpu ();
}

static void
after_paint_cb (Watch *watch)
{
  watch->wall = g_get_monotonic_time () - watch->began_wall;
  watch->cpu = get_cpu () - watch->began_cpu;
  watch->painted = TRUE;
}

static gint
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 x = *(const gint64 *) a, y = *(const gint64 *) b;

  return (x > y) - (x < y);
}

static void
report (const char *what,
        const char *clock,
        GArray     *times)
{
  g_autofree char *line = NULL;
  g_autofree char *most = NULL;

  g_array_sort (times, compare_times);
  line = g_strdup_printf ("%s, %s", what, clock);
  hu_bench_frame (line, (double) g_array_index (times, gint64, times->len / 2) / G_USEC_PER_SEC, 0);
  most = g_strdup_printf ("the longest of its frames, %s", clock);
  hu_bench_frame (most, (double) g_array_index (times, gint64, times->len - 1) / G_USEC_PER_SEC, 1);
}

static HuPoint
at_hex (Watch *watch,
        gint   column)
{
  const HuGrid *grid = hu_workshop_get_scenario (get_shop (watch->app))->map->grid;

  return in_view (watch->app, hu_geometry_centre (grid, hu_grid_at (grid, column, ROW)));
}

static void
rested_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
}

/* Nothing left to draw more crisply. */
static void
rest (Watch *watch)
{
  gboolean rested = FALSE;

  g_timeout_add_once (2000, rested_cb, &rested);
  while (!rested)
    g_main_context_iteration (NULL, TRUE);
  hu_app_fixture_settle (watch->app);
}

static void
bench_stroke (Watch      *watch,
              const char *tool,
              gint        column,
              guint       size,
              const char *what)
{
  GtkEventController *drag = hu_app_fixture_controller (watch->app, "hu-map-drag");
  g_autoptr(GArray) walls = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr(GArray) cpus = g_array_new (FALSE, FALSE, sizeof (gint64));
  HuPoint start = at_hex (watch, column);

  take_tool (watch->app, tool);
  hu_workshop_hand_set_size (hu_workshop_pane_get_bench (hu_app_part (watch->app->window, HU_TYPE_WORKSHOP_PANE))->hand, size);
  rest (watch);
  for (gint i = 0; i < N_HEXES; i++)
    {
      HuPoint at = at_hex (watch, column + i);
      gint64 wall = g_get_monotonic_time (), cpu = get_cpu ();

      watch->painted = FALSE;
      if (i == 0)
        g_signal_emit_by_name (drag, "drag-begin", start.x, start.y);
      else
        g_signal_emit_by_name (drag, "drag-update", at.x - start.x, at.y - start.y);
      wall = g_get_monotonic_time () - wall;
      cpu = get_cpu () - cpu;
      gtk_widget_queue_draw (GTK_WIDGET (hu_app_map (watch->app->window)));
      while (!watch->painted)
        g_main_context_iteration (NULL, TRUE);
      wall += watch->wall;
      cpu += watch->cpu;
      g_array_append_val (walls, wall);
      g_array_append_val (cpus, cpu);

      /* One check waits until the frame is drawn: whether the set-up decides. */
      cpu = get_cpu ();
      (void) hu_workshop_get_n_faults (get_shop (watch->app));
      cpu = get_cpu () - cpu;
      watch->check = MAX (watch->check, cpu);
    }
  g_signal_emit_by_name (drag, "drag-end", at_hex (watch, column + N_HEXES - 1).x - start.x, 0.0);
  report (what, "processor time", cpus);
  hu_bench_frame ("the rest of the check, between frames", (double) watch->check / G_USEC_PER_SEC, 1);
  watch->check = 0;
  report (what, "by the clock", walls);
  rest (watch);
  act (watch->app, "win.undo", NULL);
}

static void
bench_strokes (Watch      *watch,
               const char *seen)
{
  static const struct
  {
    const char *tool;
    guint       size;
    const char *what;
  } strokes[] = {
    { "hills", 1, "a frame of a stroke of hills" },
    { "hills", 4, "of hills, seven hexes wide" },
    { "lake", 1, "of a lake" },
    { "River", 1, "of a river" },
  };

  hu_bench_note ("%s", seen);
  for (gsize i = 0; i < G_N_ELEMENTS (strokes); i++)
    bench_stroke (watch, strokes[i].tool, 100, strokes[i].size, strokes[i].what);
}

int
main (int   argc,
      char *argv[])
{
  HuAppFixture app = { NULL };
  Watch watch = { .app = &app };
  g_autoptr(HuWorkshop) shop = NULL;
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(GPtrArray) log = NULL;
  GdkFrameClock *clock;
  HuMapState *state;

  g_test_init (&argc, &argv, NULL);
  hu_bench_init (&argc, &argv);
  hu_app_fixture_init ();
  shop = hu_bench_shop_new ();
  hu_workshop_set_system (shop, HU_SYSTEM_SUDDEN_DEATH, TRUE);
  hu_workshop_set_text (shop, "/rules/sudden-death/attacker", "first");
  if (!hu_workshop_dup_game (shop, &scenario, &log))
    g_error ("the made-up map is at fault");
  hu_app_fixture_set_up_scenario (&app, scenario, "");
  gtk_window_set_default_size (GTK_WINDOW (app.window), 1400, 900);
  act (&app, "win.workshop", NULL);

  clock = gtk_widget_get_frame_clock (GTK_WIDGET (app.window));
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_paint_cb), &watch);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), &watch);
  state = hu_map_view_get_state (hu_app_map (app.window));
  hu_bench_note ("the map is %d × %d pixels", hu_map_state_get_viewport (state)->width,
                 hu_map_state_get_viewport (state)->height);

  hu_map_view_go_to (hu_app_map (app.window), find_hex (&app, "150150"));
  bench_strokes (&watch, "as it is seen when it is opened");
  while (hu_map_state_get_viewport (state)->scale < 6)
    hu_app_fixture_map_action (&app, "zoom-in", NULL);
  hu_map_view_go_to (hu_app_map (app.window), find_hex (&app, "150150"));
  bench_strokes (&watch, "so near that 100 hexes are just seen");

  hu_app_fixture_tear_down (&app);

  return hu_bench_finish ();
}
