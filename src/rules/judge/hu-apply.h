/*
 * Applies events to a state; nothing else changes a state.
 */
#pragma once

#include "hu-refusal.h"
#include "hu-ruling.h"
#include "hu-system.h"

G_BEGIN_DECLS

/* Tells whether @event can follow.  Changes nothing; @refusal says why not. */
gboolean hu_event_check  (const HuState *state,
                          const HuEvent *event,
                          HuRefusal     *refusal);

/* Judges the set-up: event 0.  @rulings (element-type HuRuling) may be NULL. */
void     hu_apply_setup  (HuState       *state,
                          GPtrArray     *rulings);

/* Applies @event, which hu_event_check() has let through, and judges every
 * step of it.  @rulings as above. */
void     hu_apply_event  (HuState       *state,
                          const HuEvent *event,
                          GPtrArray     *rulings);

G_END_DECLS
