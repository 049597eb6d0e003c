/*
 * The sudden-death system's part in the window. The facts of a hex's supply are shown whichever system needs
 * them.
 */
#include "config.h"

#include "hu-system-panels.h"

#include <glib/gi18n-lib.h>

#include "hu-sudden-death-workshop.h"

/* On a map of operations, help on a hex is about its supply. */
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
  .fill_rules = hu_sudden_death_workshop_fill,
  .rules_title = N_("Rules: Sudden Death"),
};
