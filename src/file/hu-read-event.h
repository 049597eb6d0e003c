/*
 * What the files that read the log share.
 */
#pragma once

#include "hu-reader.h"

G_BEGIN_DECLS

/* Reads the members of an event.  NULL where it is none at all, or of an
 * unknown verb; @whole is FALSE where anything in it is faulty, or names what
 * cannot be judged. */
HuEvent *hu_read_event        (HuReader   *reader,
                               const HuAt *at,
                               gboolean   *whole) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
