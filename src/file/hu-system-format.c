/*
 * The table of rule systems that the game file can have.
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
 * Returns: (transfer none): its part in the game file
 */
const HuSystemFormat *
hu_system_format_get (HuSystemId id)
{
  g_return_val_if_fail (id < HU_N_SYSTEMS, NULL);

  return formats[id];
}

/**
 * hu_format_find_naming:
 * @scenario: a scenario
 *
 * Returns: the first system in force whose data are named elsewhere in the
 *   file, or %HU_N_SYSTEMS
 */
HuSystemId
hu_format_find_naming (const HuScenario *scenario)
{
  guint id = 0;

  while (id < HU_N_SYSTEMS && (formats[id]->get_name == NULL || !hu_system_in_force (scenario, id)))
    id++;

  return id;
}

/**
 * hu_format_find_named:
 * @scenario: a scenario
 * @what: what is looked for
 * @name: its name
 *
 * Returns: its number, or -1 where no system in force has it
 */
gint
hu_format_find_named (const HuScenario *scenario,
                      HuNamed           what,
                      const char       *name)
{
  const char *found;

  for (guint i = 0; (found = hu_format_get_name (scenario, what, i)) != NULL; i++)
    if (g_str_equal (found, name))
      return (gint) i;

  return -1;
}

/**
 * hu_format_get_name:
 * @scenario: a scenario
 * @what: what is named
 * @number: which of them
 *
 * Returns: (transfer none) (nullable): its name, or %NULL past the last or where
 *   no system in force has names
 */
const char *
hu_format_get_name (const HuScenario *scenario,
                    HuNamed           what,
                    guint             number)
{
  HuSystemId id = hu_format_find_naming (scenario);

  return id < HU_N_SYSTEMS ? formats[id]->get_name (scenario, what, number) : NULL;
}
