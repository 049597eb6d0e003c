/*
 * Invariants: conditions that hold in every state, whatever the log says.  They serve tests and
 * fuzzers; a fault here is the program's, never a player's.
 */
#pragma once

#include "hu-state.h"

G_BEGIN_DECLS

/* NULL where all invariants hold; else the first that does not, in English (transfer full).  The oracle of tests and of the
 * fuzzer. */
char *hu_state_find_fault (const HuState *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
