/*
 * Conditions of control that can never come true, or are true whatever happens: found from the scenario alone.
 */
#pragma once

#include "hu-chance.h"
#include "hu-control-rules.h"

G_BEGIN_DECLS

/* The least and the most that a condition without parts can count in a whole game, in its own unit. */
HuRange hu_control_find_range   (const HuScenario  *scenario,
                                 const HuTerm      *term);
/* Are there hexes by which units of @side exit for Victory? */
gboolean hu_control_has_exit    (const HuScenario  *scenario,
                                 HuSide             side);

G_END_DECLS
