/*
 * A moment as a start: removing settled events from the rules of a draft, and the Control
 * of the moment.
 */
#pragma once

#include "hu-node.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

/* @value: (transfer full); NULL: without it. */
void     _hu_moment_put_at  (HuNode       **draft,
                             const char    *pointer,
                             HuNode        *value);
/* Is the unit out of the game? */
gboolean _hu_moment_is_gone (const HuState *state,
                             guint          unit);

/* Makes set-up areas of *@draft, so that it begins as close to the moment as areas of whole hexes allow.  The rest
 * of the draft has to be complete. */
void  hu_moment_carry_owners      (HuNode           **draft,
                                   const HuSnapshot  *moment);
/* The hexes that still begin under other Control, in a sentence; NULL if there are none. */
char *hu_moment_word_other_owners (HuScenario        *made,
                                   const HuSnapshot  *moment) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
