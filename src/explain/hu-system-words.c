/*
 * The table of rule systems that there are words for.
 */
#include "config.h"

#include "hu-system-words.h"

static const HuSystemWords * const words[] = {
  [HU_SYSTEM_SUDDEN_DEATH] = &hu_sudden_death_words,
  [HU_SYSTEM_FRONT_LINE] = &hu_front_line_words,
  [HU_SYSTEM_CONTROL] = &hu_control_words,
  [HU_SYSTEM_OBJECTIVES] = &hu_objectives_words,
};

G_STATIC_ASSERT (G_N_ELEMENTS (words) == HU_N_SYSTEMS);

const HuSystemWords *
hu_system_words_get (HuSystemId id)
{
  g_return_val_if_fail (id < HU_N_SYSTEMS, NULL);

  return words[id];
}

char *
_hu_name_listed (const HuScenario *scenario,
                 HuListed          kind,
                 guint             n)
{
  char *name = NULL;

  g_return_val_if_fail (scenario != NULL, NULL);

  for (guint id = 0; name == NULL && id < HU_N_SYSTEMS; id++)
    if (scenario->rules[id] != NULL && words[id]->name_listed != NULL)
      name = words[id]->name_listed (scenario, kind, n);

  return name;
}
