/*
 * Room for labels: which boxes of a picture are taken already.
 */
#pragma once

#include "hu-geometry.h"

G_BEGIN_DECLS

typedef struct _HuLabelRoom HuLabelRoom;

HuLabelRoom *hu_label_room_new     (HuBox              whole) G_GNUC_WARN_UNUSED_RESULT;
void         hu_label_room_free    (HuLabelRoom       *self);
void         hu_label_room_block   (HuLabelRoom       *self,
                                    HuBox              box);
/* Within the whole, and nothing there yet? */
gboolean     hu_label_room_is_free (const HuLabelRoom *self,
                                    HuBox              box);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuLabelRoom, hu_label_room_free)

G_END_DECLS
