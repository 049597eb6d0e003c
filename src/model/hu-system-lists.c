/*
 * The table of the rule systems' parts in questions about games and in drafts.
 */
#include "hu-system-lists.h"

static const HuSystemLists * const lists[] = {
  [HU_SYSTEM_SUDDEN_DEATH] = &hu_sudden_death_lists,
  [HU_SYSTEM_FRONT_LINE] = &hu_front_line_lists,
  [HU_SYSTEM_CONTROL] = &hu_control_lists,
  [HU_SYSTEM_OBJECTIVES] = &hu_objectives_lists,
};

G_STATIC_ASSERT (G_N_ELEMENTS (lists) == HU_N_SYSTEMS);

/* Returns its part in questions about games and in drafts. */
const HuSystemLists *
hu_system_lists_get (HuSystemId id)
{
  g_return_val_if_fail (id < HU_N_SYSTEMS, NULL);

  return lists[id];
}
