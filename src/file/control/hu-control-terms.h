/*
 * The conditions of control in the game file.
 */
#pragma once

#include "hu-control-rules.h"
#include "hu-read-term.h"

G_BEGIN_DECLS

extern const HuTermFormat hu_control_terms;

G_END_DECLS
