/*
 * Drafts for the workshop: of a new scenario, and of a game that is open.
 */
#pragma once

#include "hu-workshop-new.h"
#include "hu-workshop.h"

G_BEGIN_DECLS

/* @game: the open game, whose present moment can be the start; what a set-up cannot express of that moment is added
 * to @left_behind (sentences).  NULL: there is no such game, or the file cannot be read. */
HuWorkshop *hu_new_draft_make     (const HuNewChoice *choice,
                                   HuGame            *game,
                                   GPtrArray         *left_behind) G_GNUC_WARN_UNUSED_RESULT;
/* In the form that saving would write, so that it is complete. */
HuWorkshop *hu_new_draft_of_game  (HuGame            *game) G_GNUC_WARN_UNUSED_RESULT;
/* Makes a game of the playable part of the draft. */
HuGame     *hu_new_draft_play     (HuWorkshop        *shop) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
