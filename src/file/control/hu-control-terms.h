/*
 * The conditions of control in the game file.
 */
#pragma once

#include "hu-control-rules.h"
#include "hu-read-term.h"

G_BEGIN_DECLS

extern const HuTermFormat hu_control_terms;

/* The kinds of tactical units, ended by NULL. */
const char * const *hu_control_kind_words (void);
void                hu_write_control_atom (HuJsonWriter     *writer,
                                           const HuScenario *scenario,
                                           const HuTerm     *term);

G_END_DECLS
