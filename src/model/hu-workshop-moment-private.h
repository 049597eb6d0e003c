/*
 * Of a moment as a start: how what a moment has settled is taken out of a draft, and who Controls what.
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

/* Set-up areas of *@draft, so that it begins as much like the moment as areas of whole hexes can say.  Everything else
 * of the draft is as it is to be. */
void  hu_moment_carry_owners      (HuNode           **draft,
                                   const HuSnapshot  *moment);
/* What begins under other Control all the same, in a sentence; NULL: nothing does. */
char *hu_moment_word_other_owners (HuScenario        *made,
                                   const HuSnapshot  *moment) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
