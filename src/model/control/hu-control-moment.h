/*
 * Set-up areas for a start made of a moment.
 */
#pragma once

#include "hu-node.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

/* Makes set-up areas of *@draft, so that it begins as close to the moment as areas of whole hexes allow.  The rest
 * of the draft has to be complete. */
void  hu_moment_carry_owners      (HuNode           **draft,
                                   const HuSnapshot  *moment);
/* The hexes that still begin under other Control, in a sentence; NULL if there are none. */
char *hu_moment_word_other_owners (HuScenario        *made,
                                   const HuSnapshot  *moment) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
