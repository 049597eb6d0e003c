/*
 * The table of the rule systems that the game file can have.
 */
#include "hu-system-format.h"

#include "hu-control-format.h"
#include "hu-front-line-format.h"
#include "hu-objectives-format.h"
#include "hu-sudden-death-format.h"

static const HuSystemFormat * const formats[] = {
  &hu_sudden_death_format,
  &hu_front_line_format,
  &hu_control_format,
  &hu_objectives_format,
};

G_STATIC_ASSERT (G_N_ELEMENTS (formats) == HU_N_SYSTEMS);

const HuSystemFormat *
hu_system_format_get (HuSystemId id)
{
  g_return_val_if_fail (id < HU_N_SYSTEMS, NULL);

  return formats[id];
}
