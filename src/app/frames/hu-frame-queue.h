/*
 * The turns of a window's parts: when everything in a window has something new to show, one part does so in
 * each frame, unless there is time for all of them in one.
 */
#pragma once

#include "hu-frame-slot.h"

G_BEGIN_DECLS

typedef struct _HuFrameQueue HuFrameQueue;
typedef gint64 (*HuFrameTime) (void);

HuFrameQueue *hu_frame_queue_new        (GtkWidget *widget);
void     hu_frame_queue_free       (HuFrameQueue   *self);
void     hu_frame_queue_set_time   (HuFrameQueue   *self,
                                    HuFrameTime     get_time);
void     hu_frame_queue_add        (HuFrameQueue   *self,
                                    HuFrameSlot    *slot);
void     hu_frame_queue_begin      (HuFrameQueue   *self);
void     hu_frame_queue_begin_with (HuFrameQueue   *self,
                                    HuFrameSlot    *first);
void     hu_frame_queue_hold       (HuFrameQueue   *self);
/* Tells whether all parts have had their turn since hu_frame_queue_begin(). */
gboolean hu_frame_queue_are_over   (HuFrameQueue   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuFrameQueue, hu_frame_queue_free)

G_END_DECLS
