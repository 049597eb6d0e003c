/*
 * When something was, in words.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *hu_when_word (GDateTime *then,
                    GDateTime *now) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
