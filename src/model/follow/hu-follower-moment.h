/*
 * Has the game been in a position before?
 */
#pragma once

#include "hu-game.h"
#include "hu-import-match.h"

G_BEGIN_DECLS

/* @later: a set of unit + 1 that do not count.  @moment: the last number of events after which it was there. */
gboolean hu_follower_find_moment (HuGame              *game,
                                  const HuImportMatch *match,
                                  GHashTable          *later,
                                  guint               *moment);

G_END_DECLS
