/*
 * The position of the day: the same for everybody who has the same version of the program.
 */
#pragma once

#include "hu-drill.h"

G_BEGIN_DECLS

/* @today: a Julian day; @shipped (GFile): the games that come with the program, in any order.  For a thread. */
HuDrillQuestion *hu_drill_find_today (guint32       today,
                                      GPtrArray    *shipped,
                                      GCancellable *cancellable) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
