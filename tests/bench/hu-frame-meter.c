/*
 * The meter of frames; see the header for what is counted.
 */
#include "hu-frame-meter.h"

#include <time.h>

#include "hu-bench.h"

#define REST 0.3      /* seconds without anything to do: longer than a window waits before it refines */
#define REST_MAX 15.0 /* what blinks never rests */

typedef struct
{
  const char *name;
  guint       n;
  double      sum, worst; /* processor time */
  double      worst_wall;
  guint       worst_at;   /* which of the n */
} Kind;

struct _HuFrameMeter
{
  GdkFrameClock *clock;
  GArray        *kinds;
  gboolean       painted;
  double         began, began_work; /* the frame being painted: on the clock, and in processor time */
  double         painting, work;    /* that it took */
};

static double
now (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return (double) time.tv_sec + (double) time.tv_nsec * 1e-9;
}

static void
begin_cb (HuFrameMeter *self)
{
  self->began = now (CLOCK_MONOTONIC);
  self->began_work = now (CLOCK_THREAD_CPUTIME_ID);
}

static void
painted_cb (HuFrameMeter *self)
{
  self->painting = now (CLOCK_MONOTONIC) - self->began;
  self->work = now (CLOCK_THREAD_CPUTIME_ID) - self->began_work;
  self->painted = TRUE;
}

HuFrameMeter *
hu_frame_meter_new (GtkWidget *window)
{
  HuFrameMeter *self = g_new0 (HuFrameMeter, 1);

  self->clock = g_object_ref (gtk_widget_get_frame_clock (window));
  self->kinds = g_array_new (FALSE, TRUE, sizeof (Kind));
  g_signal_connect_swapped (self->clock, "before-paint", G_CALLBACK (begin_cb), self);
  g_signal_connect_swapped (self->clock, "after-paint", G_CALLBACK (painted_cb), self);

  return self;
}

void
hu_frame_meter_free (HuFrameMeter *self)
{
  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_object_unref (self->clock);
  g_array_unref (self->kinds);
  g_free (self);
}

static Kind *
find_kind (HuFrameMeter *self,
           const char   *name)
{
  for (guint i = 0; i < self->kinds->len; i++)
    if (g_str_equal (g_array_index (self->kinds, Kind, i).name, name))
      return &g_array_index (self->kinds, Kind, i);

  return NULL;
}

static void
count (HuFrameMeter *self,
       const char   *name,
       double        seconds,
       double        wall)
{
  Kind *kind = find_kind (self, name);

  if (kind == NULL)
    {
      g_array_set_size (self->kinds, self->kinds->len + 1);
      kind = &g_array_index (self->kinds, Kind, self->kinds->len - 1);
      kind->name = name;
    }

  kind->n++;
  kind->sum += seconds;
  kind->worst_wall = MAX (kind->worst_wall, wall);
  if (seconds > kind->worst)
    {
      kind->worst = seconds;
      kind->worst_at = kind->n;
    }
}

/* A frame comes even where there is nothing new to be seen.  Of the idle work before it the longest piece counts. */
static void
paint (HuFrameMeter *self)
{
  double longest = 0, longest_wall = 0;

  self->painted = FALSE;
  gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!self->painted)
    {
      double before, before_wall;

      while (!g_main_context_pending (NULL))
        g_usleep (200);
      before = now (CLOCK_THREAD_CPUTIME_ID);
      before_wall = now (CLOCK_MONOTONIC);
      g_main_context_iteration (NULL, FALSE);
      if (self->painted)
        continue;

      longest = MAX (longest, now (CLOCK_THREAD_CPUTIME_ID) - before);
      longest_wall = MAX (longest_wall, now (CLOCK_MONOTONIC) - before_wall);
    }
  self->work += longest;
  self->painting += longest_wall;
}

void
hu_frame_meter_step (HuFrameMeter *self,
                     const char   *kind,
                     HuFrameStep   step,
                     gpointer      data)
{
  double before = now (CLOCK_THREAD_CPUTIME_ID), before_wall = now (CLOCK_MONOTONIC), doing, doing_wall;

  step (data);
  doing = now (CLOCK_THREAD_CPUTIME_ID) - before;
  doing_wall = now (CLOCK_MONOTONIC) - before_wall;
  paint (self);

  count (self, kind, doing + self->work, doing_wall + self->painting);
}

void
hu_frame_meter_wait (HuFrameMeter *self,
                     const char   *kind,
                     HuFrameDone   done,
                     gpointer      data)
{
  double before, before_wall, doing, doing_wall;

  do
    {
      before = now (CLOCK_THREAD_CPUTIME_ID);
      before_wall = now (CLOCK_MONOTONIC);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (500);
      else if (!done (data))
        count (self, kind, now (CLOCK_THREAD_CPUTIME_ID) - before, now (CLOCK_MONOTONIC) - before_wall);
    }
  while (!done (data));

  doing = now (CLOCK_THREAD_CPUTIME_ID) - before;
  doing_wall = now (CLOCK_MONOTONIC) - before_wall;
  paint (self);
  count (self, kind, doing + self->work, doing_wall + self->painting);
}

void
hu_frame_meter_rest (HuFrameMeter *self,
                     const char   *kind)
{
  double last = now (CLOCK_MONOTONIC), end = last + REST_MAX;

  while (now (CLOCK_MONOTONIC) < MIN (last + REST, end))
    {
      double before = now (CLOCK_THREAD_CPUTIME_ID), before_wall = now (CLOCK_MONOTONIC);

      if (g_main_context_iteration (NULL, FALSE))
        {
          last = now (CLOCK_MONOTONIC);
          count (self, kind, now (CLOCK_THREAD_CPUTIME_ID) - before, last - before_wall);
        }
      else
        {
          g_usleep (500);
        }
    }
  if (last + REST > end)
    hu_bench_note ("it did not come to rest in %.0f s", REST_MAX);
}

void
hu_frame_meter_report (HuFrameMeter *self,
                       const char   *name)
{
  const Kind *kind = find_kind (self, name);

  if (kind != NULL)
    hu_bench_note ("%s: %u so far, the worst took %.1f ms", name, kind->n, kind->worst * 1e3);
}

void
hu_frame_meter_print (HuFrameMeter *self)
{
  for (guint i = 0; i < self->kinds->len; i++)
    {
      const Kind *kind = &g_array_index (self->kinds, Kind, i);
      g_autofree char *mean = hu_bench_format (kind->sum / kind->n);
      g_autofree char *wall = hu_bench_format (kind->worst_wall);

      hu_bench_frame (kind->name, kind->worst, 0);
      hu_bench_note ("%u frames of %s on the average, the worst was number %u; on the clock at most %s", kind->n, mean,
                     kind->worst_at, wall);
    }
}

double
hu_frame_meter_get_worst (HuFrameMeter  *self,
                          const char   **kind)
{
  double worst = 0;

  for (guint i = 0; i < self->kinds->len; i++)
    if (g_array_index (self->kinds, Kind, i).worst > worst)
      {
        worst = g_array_index (self->kinds, Kind, i).worst;
        *kind = g_array_index (self->kinds, Kind, i).name;
      }

  return worst;
}

double
hu_frame_meter_get_mean (HuFrameMeter *self)
{
  double sum = 0;
  guint n = 0;

  for (guint i = 0; i < self->kinds->len; i++)
    {
      sum += g_array_index (self->kinds, Kind, i).sum;
      n += g_array_index (self->kinds, Kind, i).n;
    }

  return n > 0 ? sum / n : 0;
}
