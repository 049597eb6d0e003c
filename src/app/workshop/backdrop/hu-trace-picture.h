/*
 * A picture to trace a map over, read in a thread and ready to be drawn.
 */
#pragma once

#include <gio/gio.h>

#include "hu-underlay.h"

G_BEGIN_DECLS

/* More pixels than these cannot be shown. */
#define HU_TRACE_PICTURE_MOST 100000000

typedef struct
{
  HuUnderlay *underlay;      /* of a copy that is no larger than need be */
  int         width, height; /* of the picture itself, upright */
  double      factor_x;      /* its pixels a pixel of the copy */
  double      factor_y;
} HuTracePicture;

void            hu_trace_picture_free        (HuTracePicture       *self);
void            hu_trace_picture_load        (GFile                *file,
                                              GCancellable         *cancellable,
                                              GAsyncReadyCallback   callback,
                                              gpointer              data);
HuTracePicture *hu_trace_picture_load_finish (GAsyncResult         *result,
                                              GError              **error) G_GNUC_WARN_UNUSED_RESULT;
/* Why it cannot be shown, and the remedy; (transfer full). */
char           *hu_trace_picture_word_failure (GFile               *file,
                                              const GError        *error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuTracePicture, hu_trace_picture_free)

G_END_DECLS
