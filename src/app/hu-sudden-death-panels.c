/*
 * The part of sudden-death in the window.  What supply says of a hex is said whatever system asks for it.
 */
#include "config.h"

#include "hu-system-panels.h"

#include <glib/gi18n-lib.h>

/* On a map of operations one wants to know how a hex is supplied. */
static const char *
find_hex_topic (const HuScenario *scenario,
                HuHex             hex)
{
  return "8";
}

const HuSystemPanels hu_sudden_death_panels = {
  .id = HU_SYSTEM_SUDDEN_DEATH,
  .topic = "4.3",
  .find_hex_topic = find_hex_topic,
  .fill_rules = _hu_workshop_rules_sudden_death,
  .rules_title = N_("Rules: Sudden Death"),
};
