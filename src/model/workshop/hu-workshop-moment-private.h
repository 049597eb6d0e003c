/*
 * A moment as a start: removing settled events from the rules of a draft, and the Control
 * of the moment.
 */
#pragma once

#include "hu-node.h"
#include "hu-workshop.h"

G_BEGIN_DECLS

/* @value: (transfer full); NULL: without it. */
void     _hu_moment_put_at  (HuNode       **draft,
                             const char    *pointer,
                             HuNode        *value);
/* Is the unit out of the game? */
gboolean _hu_moment_is_gone (const HuState *state,
                             guint          unit);
/* The text at @pointer of the draft, or "". */
HuNode  *_hu_workshop_id_at (HuWorkshop    *self,
                             const char    *pointer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
