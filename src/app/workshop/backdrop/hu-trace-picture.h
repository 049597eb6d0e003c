/*
 * A picture to trace a map over, read in a thread and ready to be drawn.
 */
#pragma once

#include "hu-job.h"
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
/* A PNG or JPEG. The result is a HuTracePicture; or a G_IO_ERROR if the file cannot be read, or a HU_FILE_ERROR, in whole
 * sentences, if it cannot be shown. */
void            hu_trace_picture_load        (HuJob               **slot,
                                              GFile                *file,
                                              HuJobDone             done,
                                              gpointer              owner);
/* Why it cannot be shown, and the remedy; (transfer full). */
char           *hu_trace_picture_word_failure (GFile               *file,
                                              const GError        *error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuTracePicture, hu_trace_picture_free)

G_END_DECLS
