/*
 * Functions that the files that read the log share.
 */
#pragma once

#include "hu-reader.h"

G_BEGIN_DECLS

/* Reads the members of an event.  Returns NULL if it is no event or has an unknown verb; @whole is FALSE if any
 * part of it is faulty or names something that cannot be judged. */
HuEvent *hu_read_event        (HuReader   *reader,
                               const HuAt *at,
                               gboolean   *whole) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
