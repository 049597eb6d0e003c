/*
 * The turns of a window's parts.
 *
 * A step through a game changes the map, the panels beside it and the timeline below it. Without a graphics
 * card, measuring, laying out and drawing all of that takes longer than a frame, so the parts take turns, in
 * the order in which they were added. If there is another change before all have had their turn, it continues
 * after the last one, so that no part is left behind.
 */
#include "config.h"

#include "hu-frame-queue.h"

#define MAX_SLOTS 8
#define TOGETHER 5000 /* µs in one frame up to which all parts have their turn at once: a third of it */

struct _HuFrameQueue
{
  GtkWidget     *widget;  /* borrowed: whose frames they are */
  HuFrameSlot   *slots[MAX_SLOTS]; /* borrowed */
  guint          n;
  guint          due;     /* a bit each: something new has to be shown, or may have to */
  guint          next;    /* whose turn is the next */
  guint          had;     /* a bit each: has its turn in the frame that is being made */
  gboolean       fresh;   /* nobody has had a turn since everything was over */
  gboolean       held;    /* nobody has one in the next frame */
  guint          owed;    /* a bit each: it waited before the last hold, and has had no turn since */
  guint          tick;
  GdkFrameClock *clock;   /* or NULL */
  HuFrameTime    get_time;
  gint64         began;   /* the frame that is being made */
  gint64         cost[MAX_SLOTS]; /* microseconds of the last frame in which it had its turn: its share */
};

static void
release (HuFrameQueue *self,
         guint         i)
{
  self->due &= ~(1u << i);
  self->owed &= ~(1u << i);
  self->had |= 1u << i;
  hu_frame_slot_was_drawn (self->slots[i]);
  hu_frame_slot_set_waiting (self->slots[i], FALSE);
}

static gboolean
is_time_for_all (HuFrameQueue *self)
{
  gint64 all = 0;

  for (guint i = 0; i < self->n; i++)
    all += self->cost[i];

  return all <= TOGETHER;
}

/* Gives the next turn to a part with something new to show. Which parts those are is known only after all have
 * waited for a frame; in the first frame it is the first part. */
static void
give_turn (HuFrameQueue *self)
{
  for (guint i = 0; i < self->n; i++)
    {
      guint turn = (self->next + i) % self->n;
      gboolean shows = self->fresh || hu_frame_slot_is_late (self->slots[turn]);

      if ((self->due & 1u << turn) == 0)
        continue;

      release (self, turn);
      if (!shows)
        continue;

      self->next = (turn + 1) % self->n;
      self->fresh = FALSE;
      return;
    }
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  HuFrameQueue *self = data;
  gboolean all = is_time_for_all (self);

  self->had = 0;
  if (self->held && !all)
    {
      /* A hold that begins the turns makes nobody wait longer than a frame. */
      self->owed = self->fresh ? 0 : self->due;
      self->held = self->fresh = FALSE;
      return G_SOURCE_CONTINUE;
    }

  self->held = FALSE;
  if (all)
    {
      for (guint i = 0; i < self->n; i++)
        release (self, i);
    }
  else
    {
      give_turn (self);
    }
  if (self->due != 0)
    return G_SOURCE_CONTINUE;

  self->tick = 0;

  return G_SOURCE_REMOVE;
}

static void
before_paint_cb (HuFrameQueue *self)
{
  self->began = self->get_time ();
}

/* Records the cost of each part; a part that draws nothing, or is hidden, keeps its last cost. */
static void
after_paint_cb (HuFrameQueue *self)
{
  gint64 took = self->get_time () - self->began;
  guint drawn = 0, n = 0;

  for (guint i = 0; i < self->n; i++)
    {
      if ((self->had & 1u << i) == 0 || !hu_frame_slot_was_drawn (self->slots[i]))
        continue;

      drawn |= 1u << i;
      n++;
    }
  for (guint i = 0; i < self->n; i++)
    if ((drawn & 1u << i) != 0)
      self->cost[i] = took / n;
  self->had = 0;
}

static void
set_clock (HuFrameQueue       *self,
           GdkFrameClock *clock)
{
  if (self->clock == clock)
    return;

  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  g_set_object (&self->clock, clock);
  if (clock == NULL)
    return;

  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_paint_cb), self);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), self);
}

/* @widget: the widget whose frames to use; it must outlive the queue.  Returns a queue without parts. */
HuFrameQueue *
hu_frame_queue_new (GtkWidget *widget)
{
  HuFrameQueue *self;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  self = g_new0 (HuFrameQueue, 1);
  self->widget = widget;
  self->get_time = g_get_monotonic_time;

  return self;
}

/**
 * hu_frame_queue_set_time:
 * @get_time: a clock, in microseconds
 *
 * Has what frames cost measured by another clock than the system's: what takes no time takes some on a slow machine.
 */
void
hu_frame_queue_set_time (HuFrameQueue *self,
                         HuFrameTime   get_time)
{
  g_return_if_fail (self != NULL && get_time != NULL);

  self->get_time = get_time;
}

/* Slots that wait keep waiting when the queue is freed. */
void
hu_frame_queue_free (HuFrameQueue *self)
{
  g_return_if_fail (self != NULL);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->widget, self->tick);
  set_clock (self, NULL);
  g_free (self);
}

/**
 * hu_frame_queue_add:
 * @slot: (transfer none): a part of the window, which must outlive @self; not more than eight
 *
 * Adds a part, whose turn comes after those of the parts added before.
 */
void
hu_frame_queue_add (HuFrameQueue *self,
                    HuFrameSlot  *slot)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (HU_IS_FRAME_SLOT (slot));
  g_return_if_fail (self->n < MAX_SLOTS);

  /* Slow, until it has shown that it is not. */
  self->cost[self->n] = TOGETHER;
  self->slots[self->n++] = slot;
}

/**
 * hu_frame_queue_begin:
 *
 * Announces that any of the parts may have something new to show: from the next frame on they take turns.
 */
void
hu_frame_queue_begin (HuFrameQueue *self)
{
  g_return_if_fail (self != NULL);

  if (!gtk_widget_get_mapped (self->widget))
    return;

  set_clock (self, gtk_widget_get_frame_clock (self->widget));
  if (self->due == 0 && self->had == 0)
    {
      self->next = 0;
      self->fresh = TRUE;
    }
  /* A part that has its turn in this very frame is not laid out yet, and will show the new state. */
  for (guint i = 0; i < self->n; i++)
    {
      if ((self->had & 1u << i) != 0)
        continue;

      self->due |= 1u << i;
      hu_frame_slot_set_waiting (self->slots[i], TRUE);
    }
  if (self->due != 0 && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (self->widget, tick_cb, self, NULL);
}

/**
 * hu_frame_queue_begin_with:
 *
 * Like hu_frame_queue_begin(), but starts with @first, if the room of the other parts depends on its size.
 */
void
hu_frame_queue_begin_with (HuFrameQueue *self,
                           HuFrameSlot  *first)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (HU_IS_FRAME_SLOT (first));

  hu_frame_queue_begin (self);
  for (guint i = 0; i < self->n; i++)
    if (self->slots[i] == first)
      self->next = i;
  self->fresh = TRUE;
}

/**
 * hu_frame_queue_hold:
 * @self: a queue that was begun
 *
 * Makes all parts wait for another frame, because the preceding work took the time of one. Does nothing until
 * all parts that waited before the last such frame have had a turn: where every frame brings something new, they
 * would wait for ever.
 */
void
hu_frame_queue_hold (HuFrameQueue *self)
{
  g_return_if_fail (self != NULL);

  self->held = self->due != 0 && self->owed == 0;
}

gboolean
hu_frame_queue_are_over (HuFrameQueue *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->due == 0;
}
