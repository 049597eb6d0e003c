/*
 * The part of sudden-death in the window.  What supply says of a hex is said whatever system asks for it.
 */
#include "hu-system-panels.h"

const HuSystemPanels hu_sudden_death_panels = {
  .id = HU_SYSTEM_SUDDEN_DEATH,
  .fill_rules = _hu_workshop_rules_sudden_death,
};
