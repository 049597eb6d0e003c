/*
 * The sudden-death system's part in the window. The facts of a hex's supply are shown whichever system needs
 * them.
 */
#include "config.h"

#include "hu-system-panels.h"

#include <glib/gi18n-lib.h>

#include "hu-sudden-death-workshop.h"

const HuSystemPanels hu_sudden_death_panels = {
  /* On a map of operations, help on a hex is about its supply. */
  .topics = { [HU_TOPIC_GAME] = "4.3", [HU_TOPIC_HEX] = "8" },
  .fill_rules = hu_sudden_death_workshop_fill,
  .rules_title = N_("Rules: Sudden Death"),
};
