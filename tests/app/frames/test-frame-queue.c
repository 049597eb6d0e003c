/*
 * Parts of a window that take turns: which of them is laid out and drawn in which
 * frame.  They draw nothing, but take their time for it.
 */
#include "hu-app-fixture.h"

#include "hu-frame-queue.h"

#define N 3
#define SLOW 3000 /* microseconds: three of them are too much for one frame */

typedef struct
{
  GtkWidget *window;
  GtkWidget *turns[N], *areas[N];
  HuFrameQueue   *all;
  guint      n_draws[N];
  guint      n_frames;
  guint      n_in_frame, most_in_frame; /* draws */
  guint      cost;
  GString   *order; /* who drew */
} Fixture;

/* The only work that takes time by this clock is drawing, so that it is the same on every machine. */
static gint64 now;

static gint64
get_time (void)
{
  return now;
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        data)
{
  Fixture *self = data;

  for (guint i = 0; i < N; i++)
    {
      if (self->areas[i] != GTK_WIDGET (area))
        continue;

      self->n_draws[i]++;
      g_string_append_printf (self->order, "%u", i);
    }
  self->n_in_frame++;
  self->most_in_frame = MAX (self->most_in_frame, self->n_in_frame);
  now += self->cost;
}

static void
frame_cb (Fixture *self)
{
  self->n_frames++;
  self->n_in_frame = 0;
}

static void
run_frames (Fixture *self,
            guint    n)
{
  guint end = self->n_frames + n;

  while (self->n_frames < end)
    {
      gdk_frame_clock_request_phase (gtk_widget_get_frame_clock (self->window), GDK_FRAME_CLOCK_PHASE_PAINT);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
start_over (Fixture *self)
{
  memset (self->n_draws, 0, sizeof self->n_draws);
  self->most_in_frame = 0;
  g_string_truncate (self->order, 0);
}

static void
set_up (Fixture       *self,
        gconstpointer  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->window = gtk_window_new ();
  self->order = g_string_new (NULL);
  self->cost = SLOW;
  self->all = hu_frame_queue_new (self->window);
  hu_frame_queue_set_time (self->all, get_time);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 600, 200);
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_window_set_child (GTK_WINDOW (self->window), box);
  for (guint i = 0; i < N; i++)
    {
      self->areas[i] = gtk_drawing_area_new ();
      gtk_widget_set_halign (self->areas[i], GTK_ALIGN_START);
      gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->areas[i]), 50);
      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->areas[i]), draw_cb, self, NULL);
      self->turns[i] = g_object_new (HU_TYPE_FRAME_SLOT, "child", self->areas[i], NULL);
      gtk_box_append (GTK_BOX (box), self->turns[i]);
      hu_frame_queue_add (self->all, HU_FRAME_SLOT (self->turns[i]));
    }
}

static void
show (Fixture *self)
{
  gtk_window_present (GTK_WINDOW (self->window));
  while (!gtk_widget_get_mapped (self->window))
    g_main_context_iteration (NULL, TRUE);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (self->window), "after-paint", G_CALLBACK (frame_cb), self);
  run_frames (self, 3);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data)
{
  if (gtk_widget_get_frame_clock (self->window) != NULL)
    g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (self->window), self);
  hu_frame_queue_free (self->all);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_string_free (self->order, TRUE);
}

/* Something new, of another size. */
static void
change (Fixture *self,
        guint    i,
        int      width)
{
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->areas[i]), width);
  gtk_widget_queue_draw (self->areas[i]);
}

static void
test_waits (Fixture       *self,
            gconstpointer  data)
{
  HuFrameSlot *turn = HU_FRAME_SLOT (self->turns[0]);

  show (self);
  start_over (self);
  hu_frame_slot_set_waiting (turn, TRUE);
  g_assert_true (hu_frame_slot_is_waiting (turn));
  g_assert_false (hu_frame_slot_is_late (turn));
  run_frames (self, 3);
  g_assert_false (hu_frame_slot_is_late (turn));

  change (self, 0, 80);
  run_frames (self, 3);
  g_assert_true (hu_frame_slot_is_late (turn));
  g_assert_cmpuint (self->n_draws[0], ==, 0);
  g_assert_cmpint (gtk_widget_get_width (self->areas[0]), ==, 50);

  hu_frame_slot_set_waiting (turn, FALSE);
  g_assert_true (hu_frame_slot_is_late (turn));
  run_frames (self, 2);
  g_assert_false (hu_frame_slot_is_late (turn));
  g_assert_cmpuint (self->n_draws[0], ==, 1);
  g_assert_cmpint (gtk_widget_get_width (self->areas[0]), ==, 80);
}

/* It is the same with what only looks different. */
static void
test_draws (Fixture       *self,
            gconstpointer  data)
{
  show (self);
  start_over (self);
  hu_frame_slot_set_waiting (HU_FRAME_SLOT (self->turns[0]), TRUE);
  gtk_widget_queue_draw (self->areas[0]);
  run_frames (self, 2);
  g_assert_true (hu_frame_slot_is_late (HU_FRAME_SLOT (self->turns[0])));
  g_assert_cmpuint (self->n_draws[0], ==, 0);
  hu_frame_slot_set_waiting (HU_FRAME_SLOT (self->turns[0]), FALSE);
  run_frames (self, 2);
  g_assert_cmpuint (self->n_draws[0], ==, 1);
}

/* In another size it cannot go on showing what it showed. */
static void
test_other_size (Fixture       *self,
                 gconstpointer  data)
{
  show (self);
  start_over (self);
  hu_frame_slot_set_waiting (HU_FRAME_SLOT (self->turns[1]), TRUE);
  change (self, 1, 70);
  gtk_widget_set_margin_start (self->turns[1], 40);
  run_frames (self, 2);
  g_assert_cmpuint (self->n_draws[1], ==, 1);
  g_assert_cmpint (gtk_widget_get_width (self->areas[1]), ==, 70);
  g_assert_false (hu_frame_slot_is_waiting (HU_FRAME_SLOT (self->turns[1])));
}

/* It asks for as much room as it did, even if its neighbours are measured anew. */
static void
test_keeps_size (Fixture       *self,
                 gconstpointer  data)
{
  int minimum;

  show (self);
  hu_frame_slot_set_waiting (HU_FRAME_SLOT (self->turns[1]), TRUE);
  change (self, 1, 170);
  gtk_widget_measure (self->turns[1], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 50);
  hu_frame_slot_set_waiting (HU_FRAME_SLOT (self->turns[1]), FALSE);
  gtk_widget_measure (self->turns[1], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 170);
}

/* Before its first turn there is nothing that it could go on showing. */
static void
test_nothing_yet (Fixture       *self,
                  gconstpointer  data)
{
  hu_frame_slot_set_waiting (HU_FRAME_SLOT (self->turns[2]), TRUE);
  show (self);
  g_assert_cmpuint (self->n_draws[0], >=, 1);
  g_assert_cmpuint (self->n_draws[2], ==, 0);
  hu_frame_slot_set_waiting (HU_FRAME_SLOT (self->turns[2]), FALSE);
  run_frames (self, 2);
  g_assert_cmpuint (self->n_draws[2], ==, 1);
}

/* A widget hidden while it waits is up to date when it is seen again. */
static void
test_hidden (Fixture       *self,
             gconstpointer  data)
{
  show (self);
  hu_frame_slot_set_waiting (HU_FRAME_SLOT (self->turns[0]), TRUE);
  change (self, 0, 90);
  run_frames (self, 1);
  gtk_widget_set_visible (self->turns[0], FALSE);
  g_assert_false (hu_frame_slot_is_waiting (HU_FRAME_SLOT (self->turns[0])));
  g_assert_false (hu_frame_slot_is_late (HU_FRAME_SLOT (self->turns[0])));
  gtk_widget_set_visible (self->turns[0], TRUE);
  run_frames (self, 2);
  g_assert_cmpint (gtk_widget_get_width (self->areas[0]), ==, 90);
}

static void
test_order (Fixture       *self,
            gconstpointer  data)
{
  show (self);
  start_over (self);
  g_assert_true (hu_frame_queue_are_over (self->all));
  for (guint i = 0; i < N; i++)
    change (self, i, 60);
  hu_frame_queue_begin (self->all);
  g_assert_false (hu_frame_queue_are_over (self->all));
  run_frames (self, N + 1);
  g_assert_true (hu_frame_queue_are_over (self->all));
  g_assert_cmpstr (self->order->str, ==, "012");
  g_assert_cmpuint (self->most_in_frame, ==, 1);
  for (guint i = 0; i < N; i++)
    g_assert_cmpint (gtk_widget_get_width (self->areas[i]), ==, 60);
}

static void
test_begin_with (Fixture       *self,
                 gconstpointer  data)
{
  show (self);
  start_over (self);
  for (guint i = 0; i < N; i++)
    change (self, i, 60);
  hu_frame_queue_begin_with (self->all, HU_FRAME_SLOT (self->turns[2]));
  run_frames (self, N);
  g_assert_true (hu_frame_queue_are_over (self->all));
  g_assert_cmpstr (self->order->str, ==, "201");

  /* Also while others still wait. */
  start_over (self);
  change (self, 0, 70);
  change (self, 1, 70);
  hu_frame_queue_begin (self->all);
  run_frames (self, 1);
  gtk_widget_queue_draw (self->areas[2]);
  hu_frame_queue_begin_with (self->all, HU_FRAME_SLOT (self->turns[2]));
  run_frames (self, N);
  g_assert_cmpstr (self->order->str, ==, "021");
  g_assert_cmpuint (self->most_in_frame, ==, 1);
}

/* The work before it took as long as a frame has. */
static void
test_hold (Fixture       *self,
           gconstpointer  data)
{
  show (self);
  start_over (self);
  for (guint i = 0; i < N; i++)
    change (self, i, 60);
  hu_frame_queue_begin (self->all);
  hu_frame_queue_hold (self->all);
  run_frames (self, 1);
  g_assert_cmpstr (self->order->str, ==, "");
  run_frames (self, 1);
  g_assert_cmpstr (self->order->str, ==, "0");

  /* Once more, and not again and again. */
  hu_frame_queue_begin (self->all);
  hu_frame_queue_hold (self->all);
  run_frames (self, 1);
  g_assert_cmpstr (self->order->str, ==, "0");
  hu_frame_queue_begin (self->all);
  hu_frame_queue_hold (self->all);
  run_frames (self, N);
  g_assert_cmpstr (self->order->str, ==, "012");

  /* But again once all have had their turn. */
  hu_frame_queue_begin (self->all);
  for (guint i = 0; i < N; i++)
    change (self, i, 70);
  hu_frame_queue_hold (self->all);
  run_frames (self, 1);
  g_assert_cmpstr (self->order->str, ==, "012");
  run_frames (self, 1);
  g_assert_cmpstr (self->order->str, ==, "0120");
}

/* A widget with nothing new to show does not hold up those after it. */
static void
test_skips (Fixture       *self,
            gconstpointer  data)
{
  show (self);
  start_over (self);
  change (self, 2, 60);
  hu_frame_queue_begin (self->all);
  run_frames (self, 2);
  g_assert_true (hu_frame_queue_are_over (self->all));
  run_frames (self, 1);
  g_assert_cmpstr (self->order->str, ==, "2");
}

/* A turn that draws nothing does not show its cost. */
static void
test_cost (Fixture       *self,
           gconstpointer  data)
{
  show (self);
  for (guint round = 0; round < 4; round++)
    {
      change (self, 2, 60 + (int) round);
      hu_frame_queue_begin (self->all);
      run_frames (self, N + 1);
    }
  start_over (self);
  for (guint i = 0; i < N; i++)
    change (self, i, 70);
  hu_frame_queue_begin (self->all);
  run_frames (self, N + 1);
  g_assert_cmpuint (self->most_in_frame, ==, 1);
}

/* Where every frame brings something new, none is left behind: each is drawn at least so often in 30 frames. */
static void
check_fair (Fixture  *self,
            gboolean  held,
            guint     least)
{
  show (self);
  start_over (self);
  for (guint round = 0; round < 30; round++)
    {
      for (guint i = 0; i < N; i++)
        change (self, i, 60 + (int) (round % 2));
      hu_frame_queue_begin (self->all);
      if (held)
        hu_frame_queue_hold (self->all);
      run_frames (self, 1);
    }
  for (guint i = 0; i < N; i++)
    g_assert_cmpuint (self->n_draws[i], >=, least);
  g_assert_cmpuint (self->most_in_frame, ==, 1);
  g_assert_true (g_str_has_prefix (self->order->str, "012012012"));
}

static void
test_fair (Fixture       *self,
           gconstpointer  data)
{
  check_fair (self, FALSE, 9);
}

/* The work before each frame takes long. */
static void
test_fair_held (Fixture       *self,
                gconstpointer  data)
{
  check_fair (self, TRUE, 6);
}

static gboolean
step_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  Fixture *self = data;

  for (guint i = 0; i < N; i++)
    change (self, i, 60 + (int) (self->n_frames % 2));
  hu_frame_queue_begin (self->all);

  return G_SOURCE_CONTINUE;
}

/* A change comes while a frame is being made, after the widget with the turn in it was told, as
 * where the pointer is led along the track; whether that takes time or not. */
static void
test_within_frame (Fixture       *self,
                   gconstpointer  data)
{
  guint tick;

  show (self);
  for (guint round = 0; round < 2; round++)
    {
      start_over (self);
      hu_frame_queue_begin (self->all);
      tick = gtk_widget_add_tick_callback (self->areas[1], step_cb, self, NULL);
      run_frames (self, 20);
      gtk_widget_remove_tick_callback (self->areas[1], tick);
      for (guint i = 0; i < N; i++)
        g_assert_cmpuint (self->n_draws[i], >=, 5);
      self->cost = 0;
    }
}

/* A request made while a widget waited is not forgotten where it had to stop waiting. */
static void
test_recalls (Fixture       *self,
              gconstpointer  data)
{
  show (self);
  gtk_box_set_homogeneous (GTK_BOX (gtk_widget_get_parent (self->turns[1])), FALSE);
  run_frames (self, 2);
  hu_frame_slot_set_waiting (HU_FRAME_SLOT (self->turns[1]), TRUE);
  change (self, 1, 170);
  gtk_widget_set_margin_top (self->turns[1], 20);
  run_frames (self, 2);
  g_assert_false (hu_frame_slot_is_waiting (HU_FRAME_SLOT (self->turns[1])));
  hu_frame_slot_set_waiting (HU_FRAME_SLOT (self->turns[1]), FALSE);
  run_frames (self, 2);
  g_assert_cmpint (gtk_widget_get_width (self->turns[1]), ==, 170);
}

/* With a popover open in it that one works in, a part does not wait. */
static void
test_popover (Fixture       *self,
              gconstpointer  data)
{
  GtkWidget *popover = gtk_popover_new (), *entry = gtk_entry_new ();

  show (self);
  gtk_popover_set_child (GTK_POPOVER (popover), entry);
  gtk_popover_set_autohide (GTK_POPOVER (popover), FALSE);
  gtk_widget_set_parent (popover, self->areas[0]);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_widget_grab_focus (entry);
  run_frames (self, 2);
  hu_frame_slot_set_waiting (HU_FRAME_SLOT (self->turns[0]), TRUE);
  hu_frame_slot_set_waiting (HU_FRAME_SLOT (self->turns[1]), TRUE);
  g_assert_false (hu_frame_slot_is_waiting (HU_FRAME_SLOT (self->turns[0])));
  g_assert_true (hu_frame_slot_is_waiting (HU_FRAME_SLOT (self->turns[1])));

  gtk_widget_grab_focus (self->window);
  gtk_popover_popdown (GTK_POPOVER (popover));
  while (gtk_widget_get_mapped (popover))
    run_frames (self, 1);
  gtk_widget_unparent (popover);
}

static void
test_focus (Fixture       *self,
            gconstpointer  data)
{
  show (self);
  gtk_widget_set_focusable (self->areas[2], TRUE);
  g_assert_true (gtk_widget_grab_focus (self->turns[2]));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (self->window)) == self->areas[2]);
  g_assert_false (gtk_widget_grab_focus (self->turns[1]));
}

/* Where it takes no time they need not wait for each other. */
static void
test_together (Fixture       *self,
               gconstpointer  data)
{
  guint most = 0;

  self->cost = 0;
  show (self);
  /* The first time it is not known yet. */
  for (guint round = 0; round < 2; round++)
    {
      start_over (self);
      for (guint i = 0; i < N; i++)
        change (self, i, 60 + (int) (self->n_frames % 2));
      hu_frame_queue_begin (self->all);
      while (!hu_frame_queue_are_over (self->all))
        run_frames (self, 1);
      most = self->most_in_frame;
    }
  g_assert_cmpuint (most, ==, N);

  /* … and as soon as it does, they do. */
  self->cost = SLOW;
  for (guint round = 0; round < 2; round++)
    {
      start_over (self);
      for (guint i = 0; i < N; i++)
        change (self, i, 70 + (int) round);
      hu_frame_queue_begin (self->all);
      run_frames (self, N + 1);
    }
  g_assert_cmpuint (self->most_in_frame, ==, 1);
}

/* A window that is not seen shows nothing, and nobody in it has to wait. */
static void
test_unseen (Fixture       *self,
             gconstpointer  data)
{
  hu_frame_queue_begin (self->all);
  g_assert_true (hu_frame_queue_are_over (self->all));
  for (guint i = 0; i < N; i++)
    g_assert_false (hu_frame_slot_is_waiting (HU_FRAME_SLOT (self->turns[i])));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*func) (Fixture *, gconstpointer);
  } tests[] = {
    { "/turns/waits", test_waits },
    { "/turns/draws", test_draws },
    { "/turns/other-size", test_other_size },
    { "/turns/keeps-size", test_keeps_size },
    { "/turns/nothing-yet", test_nothing_yet },
    { "/turns/hidden", test_hidden },
    { "/turns/order", test_order },
    { "/turns/begin-with", test_begin_with },
    { "/turns/hold", test_hold },
    { "/turns/skips", test_skips },
    { "/turns/cost", test_cost },
    { "/turns/fair", test_fair },
    { "/turns/fair-held", test_fair_held },
    { "/turns/within-frame", test_within_frame },
    { "/turns/recalls", test_recalls },
    { "/turns/popover", test_popover },
    { "/turns/focus", test_focus },
    { "/turns/together", test_together },
    { "/turns/unseen", test_unseen },
  };

  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].func, tear_down);

  return g_test_run ();
}
