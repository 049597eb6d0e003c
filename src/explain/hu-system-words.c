/*
 * The table of rule systems that there are words for.
 */
#include "config.h"

#include "hu-system-words.h"

static const HuSystemWords * const words[] = {
  &hu_sudden_death_words,
  &hu_front_line_words,
  &hu_control_words,
  &hu_objectives_words,
};

G_STATIC_ASSERT (G_N_ELEMENTS (words) == HU_N_SYSTEMS);

/**
 * hu_system_words_get:
 *
 * Returns: (transfer none): the words of that rule system
 */
const HuSystemWords *
hu_system_words_get (HuSystemId id)
{
  g_return_val_if_fail (id < HU_N_SYSTEMS, NULL);

  return words[id];
}

char *
_hu_outcome_name (const HuScenario *scenario,
                  guint             outcome)
{
  char *name = NULL;

  g_return_val_if_fail (scenario != NULL, NULL);

  for (guint id = 0; name == NULL && id < HU_N_SYSTEMS; id++)
    if (scenario->rules[id] != NULL && words[id]->name_outcome != NULL)
      name = words[id]->name_outcome (scenario, outcome);

  return name;
}
