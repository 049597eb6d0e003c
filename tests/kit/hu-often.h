/*
 * How often a test does what it may do any number of times: HU_KILLS, HU_WINDOWS
 * and their like ask for more, HU_DRAWS_DIVISOR for fewer random games.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint hu_often (const char *variable,
                guint       usual);
guint hu_draws (guint       usual,
                guint       least);

G_END_DECLS
