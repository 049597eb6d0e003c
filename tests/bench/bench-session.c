/*
 * The worst frame of a session in the window: a game is opened, the map panned and
 * zoomed, a unit dragged, time stepped through, phases ended and undone.  What is
 * done goes in where GTK would put it.
 */
#include <math.h>

#include "hu-app-fixture.h"
#include "hu-bench.h"
#include "hu-frame-meter.h"

typedef struct
{
  HuAppFixture  app;
  HuFrameMeter *meter;
  GFile        *file;
  const HuGame *before; /* another is opened */
  gint64        end;    /* of all patience with that */
  const char   *action;
  guint         n;
  double        x, y; /* of the pointer */
} Session;

/* As a card of the start page asks for it. */
static void
open_step (gpointer data)
{
  Session *self = data;
  g_autofree char *uri = g_file_get_uri (self->file);

  gtk_widget_activate_action (GTK_WIDGET (self->app.window), "win.open-uri", "s", uri);
}

static gboolean
is_open (gpointer data)
{
  const Session *self = data;

  if (g_get_monotonic_time () > self->end)
    g_error ("%s cannot be opened", g_file_peek_path (self->file));

  return hu_document_get_game (hu_window_get_document (self->app.window)) != self->before;
}

static HuMapState *
get_state (Session *self)
{
  return hu_map_view_get_state (hu_app_map (self->app.window));
}

static void
drag (Session    *self,
      const char *signal,
      double      x,
      double      y)
{
  g_signal_emit_by_name (hu_app_fixture_controller (&self->app, "hu-map-drag"), signal, x, y);
}

static void
point_step (gpointer data)
{
  Session *self = data;
  double t = self->n++ * 0.05;

  self->x = gtk_widget_get_width (GTK_WIDGET (hu_app_map (self->app.window))) * (0.5 + 0.4 * sin (t));
  self->y = gtk_widget_get_height (GTK_WIDGET (hu_app_map (self->app.window))) * (0.5 + 0.4 * cos (1.7 * t));
  g_signal_emit_by_name (hu_app_fixture_controller (&self->app, "hu-map-motion"), "motion", self->x, self->y);
}

/* A hand's speed: a dozen pixels a frame, to and fro. */
static void
pan_step (gpointer data)
{
  Session *self = data;
  double t = self->n++ * 0.1;

  hu_map_state_pan_by (get_state (self), 12 * cos (t), 12 * sin (t));
}

static void
zoom_step (gpointer data)
{
  Session *self = data;

  hu_map_state_zoom_at (get_state (self), self->n++ % 60 < 30 ? 1.04 : 1 / 1.04, 400, 300);
}

static void
action_step (gpointer data)
{
  Session *self = data;

  gtk_widget_activate_action (GTK_WIDGET (self->app.window), self->action, NULL);
}

static void
look_step (gpointer data)
{
  Session *self = data;
  HuGame *game = hu_app_fixture_game (&self->app);

  hu_game_look_at (game, self->n++ * 7919 % (hu_game_get_head (game) + 1));
}

/* A unit that is drawn within the view; its centre becomes the pointer's place. */
static gboolean
find_unit (Session *self)
{
  HuGame *game = hu_app_fixture_game (&self->app);
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (game));

  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    {
      HuPoint at;

      if (state->unit_status[unit] != HU_UNIT_ON_MAP)
        continue;
      at = hu_map_state_to_view (get_state (self),
                                 hu_geometry_centre (state->scenario->map->grid, state->unit_hex[unit]));
      if (at.x < 100 || at.y < 100 || at.x > gtk_widget_get_width (GTK_WIDGET (hu_app_map (self->app.window))) - 100 ||
          at.y > gtk_widget_get_height (GTK_WIDGET (hu_app_map (self->app.window))) - 100)
        continue;
      self->x = at.x;
      self->y = at.y;
      return TRUE;
    }

  return FALSE;
}

static void
lift_step (gpointer data)
{
  Session *self = data;

  drag (self, "drag-begin", self->x, self->y);
  drag (self, "drag-update", 10, 10);
  self->n = 0;
}

static void
lead_step (gpointer data)
{
  Session *self = data;
  double t = ++self->n * 0.15;

  drag (self, "drag-update", 10 + 4 * self->n * cos (t), 10 + 3 * self->n * sin (t));
}

static void
drop_step (gpointer data)
{
  Session *self = data;

  drag (self, "drag-end", 10 + 4 * self->n * cos (self->n * 0.15), 10 + 3 * self->n * sin (self->n * 0.15));
}

static void
frames (Session    *self,
        const char *kind,
        HuFrameStep step,
        guint       n)
{
  for (guint i = 0; i < n; i++)
    hu_frame_meter_step (self->meter, kind, step, self);
}

static void
steps (Session    *self,
       const char *kind,
       HuFrameStep step,
       guint       n)
{
  frames (self, kind, step, n);
  hu_frame_meter_rest (self->meter, "at rest, the rest made up for");
  hu_frame_meter_report (self->meter, kind);
}

static void
act (Session    *self,
     const char *kind,
     const char *action,
     guint       n)
{
  self->action = action;
  steps (self, kind, action_step, n);
}

static void
open_game (Session    *self,
           const char *path)
{
  self->file = g_file_new_for_path (path);
  self->before = hu_document_get_game (hu_window_get_document (self->app.window));
  self->end = g_get_monotonic_time () + 60 * G_TIME_SPAN_SECOND;
  frames (self, "a game asked for", open_step, 1);
  hu_frame_meter_wait (self->meter, "a game opened", is_open, self);
  hu_frame_meter_rest (self->meter, "a game opened");
  hu_frame_meter_report (self->meter, "a game opened");
}

static void
play_with_unit (Session *self)
{
  if (!find_unit (self))
    g_error ("no unit is in view");
  /* A map over which something is held never rests: it could be held at the rim. */
  frames (self, "a unit taken up", lift_step, 1);
  frames (self, "a unit dragged", lead_step, 40);
  steps (self, "a unit put down", drop_step, 1);
}

/* A game that was played: what it is to look about in it. */
static void
look_about (Session    *self,
            const char *path)
{
  open_game (self, path);
  steps (self, "pointing", point_step, 60);
  steps (self, "panning", pan_step, 60);
  steps (self, "zooming", zoom_step, 60);
  act (self, "a step back", "win.step-back", 40);
  act (self, "a turn back", "win.turn-back", 6);
  act (self, "to the start", "win.to-start", 1);
  act (self, "a step ahead", "win.step-ahead", 40);
  act (self, "a turn ahead", "win.turn-ahead", 3);
  act (self, "to the present", "win.to-present", 1);
  steps (self, "any moment", look_step, 40);
  act (self, "to the present", "win.to-present", 1);
  g_clear_object (&self->file);
}

/* A game that begins. */
static void
play (Session    *self,
      const char *path)
{
  open_game (self, path);
  for (guint i = 0; i < 6; i++)
    {
      play_with_unit (self);
      act (self, "a phase ended", "win.end-phase", 4);
    }
  act (self, "undone", "win.undo", 20);
  act (self, "redone", "win.redo", 20);
  g_clear_object (&self->file);
}

/* --- The peer: a window of that size that redraws one picture --- */

static void
draw_peer_cb (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        picture)
{
  cairo_set_source_surface (cr, picture, 0, 0);
  cairo_paint (cr);
}

static void
redraw_step (gpointer data)
{
  gtk_widget_queue_draw (data);
}

/* Seconds of a frame of it, on the average. */
static double
measure_peer (int width,
              int height)
{
  GtkWidget *window = adw_window_new (), *area = gtk_drawing_area_new ();
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  HuFrameMeter *meter;
  double mean;

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_peer_cb, picture, NULL);
  adw_window_set_content (ADW_WINDOW (window), area);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (area) == 0)
    g_main_context_iteration (NULL, TRUE);

  meter = hu_frame_meter_new (window);
  hu_frame_meter_rest (meter, "the window's start");
  hu_frame_meter_free (meter);
  meter = hu_frame_meter_new (window);
  for (guint i = 0; i < 120; i++)
    hu_frame_meter_step (meter, "one picture", redraw_step, area);
  mean = hu_frame_meter_get_mean (meter);
  hu_frame_meter_free (meter);
  gtk_window_destroy (GTK_WINDOW (window));
  cairo_surface_destroy (picture);

  return mean;
}

/* The program's own start is over before anybody can ask for anything. */
static void
come_up (Session *self)
{
  g_autoptr(HuFrameMeter) meter = hu_frame_meter_new (GTK_WIDGET (self->app.window));

  hu_frame_meter_rest (meter, "the program's start");
}

int
main (int   argc,
      char *argv[])
{
  Session self = { 0 };
  g_autofree char *what = NULL;
  const char *kind = "";
  double worst, peer;

  hu_bench_init (&argc, &argv);
  if (argc < 3)
    g_error ("%s PLAYED NEW", argv[0]);

  hu_app_fixture_init ();
  self.app.window = g_object_ref_sink (hu_window_new (ADW_APPLICATION (g_application_get_default ())));
  gtk_window_present (GTK_WINDOW (self.app.window));
  hu_app_fixture_settle (&self.app);
  come_up (&self);
  self.meter = hu_frame_meter_new (GTK_WIDGET (self.app.window));

  look_about (&self, argv[1]);
  play (&self, argv[2]);
  hu_frame_meter_print (self.meter);
  worst = hu_frame_meter_get_worst (self.meter, &kind);
  what = g_strdup_printf ("the worst frame (%s)", kind);
  peer = measure_peer (gtk_widget_get_width (GTK_WIDGET (self.app.window)),
                       gtk_widget_get_height (GTK_WIDGET (self.app.window)));
  hu_bench_ratio (what, worst, "a window that redraws one picture", peer, 1 / 16.0);

  hu_frame_meter_free (self.meter);
  gtk_window_destroy (GTK_WINDOW (self.app.window));
  g_object_unref (self.app.window);

  return hu_bench_finish ();
}
