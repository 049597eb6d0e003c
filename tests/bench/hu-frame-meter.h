/*
 * How long the frames of a window take: what was done for each, from the moment
 * something was asked for until it is painted.  Idle work fills the time until the
 * display is ready for the frame, and puts it off by no more than the piece that is
 * being done: the longest piece counts, in addition to handlers and painting.
 *
 * Counted is the processor time of the thread that the window lives in, which is
 * the same however busy the machine is; the time on the clock is noted beside it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _HuFrameMeter HuFrameMeter;

typedef void     (*HuFrameStep) (gpointer data);
typedef gboolean (*HuFrameDone) (gpointer data);

HuFrameMeter *hu_frame_meter_new    (GtkWidget    *window); /* mapped */
void          hu_frame_meter_free   (HuFrameMeter *self);
/* Does @step, which stands for an event, and everything up to the end of the next frame;
 * counts that to @kind, a literal. */
void          hu_frame_meter_step   (HuFrameMeter *self,
                                     const char   *kind,
                                     HuFrameStep   step,
                                     gpointer      data);
/* Waits until it is @done, by something that the window does of itself, and is painted: the longest that it is deaf for
 * meanwhile counts to @kind. */
void          hu_frame_meter_wait   (HuFrameMeter *self,
                                     const char   *kind,
                                     HuFrameDone   done,
                                     gpointer      data);
/* Lets the window come to rest; the longest that it is deaf for meanwhile counts to @kind. */
void          hu_frame_meter_rest   (HuFrameMeter *self,
                                     const char   *kind);
/* Notes how much @kind took so far. */
void          hu_frame_meter_report (HuFrameMeter *self,
                                     const char   *kind);
/* A line a kind, in parts of a 60 Hz frame. */
void          hu_frame_meter_print  (HuFrameMeter *self);
/* The worst of all, in seconds, and of which kind it is (borrowed); the mean of all. */
double        hu_frame_meter_get_worst (HuFrameMeter *self,
                                        const char  **kind);
double        hu_frame_meter_get_mean  (HuFrameMeter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuFrameMeter, hu_frame_meter_free)

G_END_DECLS
