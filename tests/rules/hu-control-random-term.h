/*
 * Conditions of control drawn by chance.
 */
#pragma once

#include "hu-control-rules.h"

G_BEGIN_DECLS

/* Units drawn have not come on only where they are guns: tests put squads there.  @depth: how deep conditions stand in each
 * other at most. */
HuTerm *hu_control_draw_term (GRand            *rand,
                              const HuScenario *scenario,
                              guint             depth) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
