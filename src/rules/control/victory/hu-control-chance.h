/*
 * Conditions of control that can never come true, or are true whatever happens: found from the scenario alone; or that what is
 * left at a moment can no longer meet.
 */
#pragma once

#include "hu-chance.h"
#include "hu-control-rules.h"

G_BEGIN_DECLS

/* The least and the most that a condition without parts can count in a whole game, in its own unit. */
HuRange hu_control_find_range   (const HuScenario  *scenario,
                                 const HuTerm      *term);
/* The same from a moment on, for the term of @finding: with the units that are not gone, and with what counts for good. */
HuRange hu_control_find_range_left (const HuState      *state,
                                 const HuTermFinding *finding);
/* The chance that a count in @range keeps the bounds of @term. */
HuChance hu_control_find_chance (const HuTerm      *term,
                                 HuRange            range);
/* Are there hexes by which units of @side exit for Victory? */
gboolean hu_control_has_exit    (const HuScenario  *scenario,
                                 HuSide             side);

G_END_DECLS
