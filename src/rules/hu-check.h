/*
 * Invariants: what must be so in every state, whatever the log says.  For
 * tests and fuzzers; a fault here is the program's, never a player's.
 */
#pragma once

#include "hu-state.h"

G_BEGIN_DECLS

/* NULL where all holds; else what does not, in English (transfer full). */
char *hu_state_find_fault (const HuState *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
