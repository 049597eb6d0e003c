/*
 * The table of the rule systems that the game file can have.
 */
#include "hu-system-format.h"

static const HuSystemFormat * const formats[] = {
  &hu_sudden_death_format,
  &hu_front_line_format,
  &hu_control_format,
};

G_STATIC_ASSERT (G_N_ELEMENTS (formats) == HU_N_SYSTEMS);

/**
 * hu_system_format_get:
 * @id: a rule system
 *
 * Returns: (transfer none): its part of the game file
 */
const HuSystemFormat *
hu_system_format_get (HuSystemId id)
{
  g_return_val_if_fail (id < HU_N_SYSTEMS, NULL);

  return formats[id];
}
