/*
 * Rulings of control: their names in JSON, and the cast to their type.
 */
#include "hu-control-ruling.h"

static const char * const names[] = {
  "location-control", "hex-control", "building-control", "declared", "casualty", "casualty-lost", "casualty-doubled",
  "no-points", "exit-points", "cvp-adjusted", "condition-met", "avoided", "otherwise", "undecided",
};

G_STATIC_ASSERT (HU_CONTROL_RULING_LOCATION + G_N_ELEMENTS (names) - 1 == HU_CONTROL_RULING_UNDECIDED);

static void
clear (HuRuling *ruling)
{
  g_clear_pointer (&((HuControlRuling *) ruling)->subjects, g_array_unref);
}

const HuRulingClass hu_control_rulings = {
  .names = names,
  .n_names = G_N_ELEMENTS (names),
  .size = sizeof (HuControlRuling),
  .clear = clear,
};

const HuControlRuling *
hu_control_ruling (const HuRuling *ruling)
{
  g_return_val_if_fail (ruling != NULL && ruling->system == HU_SYSTEM_CONTROL, NULL);

  return (const HuControlRuling *) ruling;
}
