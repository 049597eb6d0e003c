/*
 * A part of the window that can be made to wait: until its turn it keeps showing its last picture, whatever
 * changes in it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HU_TYPE_FRAME_SLOT (hu_frame_slot_get_type ())
G_DECLARE_FINAL_TYPE (HuFrameSlot, hu_frame_slot, HU, FRAME_SLOT, GtkWidget)

void     hu_frame_slot_set_waiting (HuFrameSlot   *self,
                                    gboolean  waiting);
/* Tests ask it, since a slot that waits looks as it did. */
gboolean hu_frame_slot_is_waiting  (HuFrameSlot   *self);
/* Work was postponed while it waited, and is not shown yet. */
gboolean hu_frame_slot_is_late     (HuFrameSlot   *self);
/* Tells whether the slot has drawn anything new since the last call. */
gboolean hu_frame_slot_was_drawn   (HuFrameSlot   *self);

G_END_DECLS
