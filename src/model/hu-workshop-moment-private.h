/*
 * Of a moment as a start: who Controls what.
 */
#pragma once

#include "hu-node.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

/* Set-up areas of *@draft, so that it begins as much like the moment as areas of whole hexes can say.  Everything else
 * of the draft is as it is to be. */
void  hu_moment_carry_owners      (HuNode           **draft,
                                   const HuSnapshot  *moment);
/* What begins under other Control all the same, in a sentence; NULL: nothing does. */
char *hu_moment_word_other_owners (HuScenario        *made,
                                   const HuSnapshot  *moment) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
