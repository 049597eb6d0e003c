/*
 * The names that variations get by themselves.
 */
#pragma once

#include "hu-game.h"

G_BEGIN_DECLS

/* A name that no other variation has: "Variation 3". */
char *hu_variation_suggest_name (HuGame    *game) G_GNUC_WARN_UNUSED_RESULT;
/* Keeps @events as a variation, from the first one on; the first @after are also the game's. Returns its name. */
char *hu_variation_keep         (HuGame    *game,
                                 guint      after,
                                 GPtrArray *events) G_GNUC_WARN_UNUSED_RESULT;
/* The same for events that were undone before others were entered: "Before the undo".  A variation that has them all is
 * not made again. */
char *hu_variation_keep_undone  (HuGame    *game,
                                 guint      after,
                                 GPtrArray *events) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
