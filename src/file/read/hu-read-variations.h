/*
 * `variations` on the way in.
 */
#pragma once

#include "hu-reader.h"

G_BEGIN_DECLS

/* (transfer full) (element-type HuVariation): the variations that could be read; empty if there are none. */
GPtrArray *hu_read_variations (const HuObject  *game,
                               const GPtrArray *log) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
