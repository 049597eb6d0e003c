/*
 * The table of rule systems that have a part in the window.
 */
#include "hu-system-panels.h"

#include "hu-system.h"

static const HuSystemPanels * const panels[] = {
  [HU_SYSTEM_SUDDEN_DEATH] = &hu_sudden_death_panels,
  [HU_SYSTEM_FRONT_LINE] = &hu_front_line_panels,
  [HU_SYSTEM_CONTROL] = &hu_control_panels,
  [HU_SYSTEM_OBJECTIVES] = &hu_objectives_panels,
};

G_STATIC_ASSERT (G_N_ELEMENTS (panels) == HU_N_SYSTEMS);

const HuSystemPanels *
hu_system_panels_get (HuSystemId id)
{
  g_return_val_if_fail (id < HU_N_SYSTEMS, NULL);

  return panels[id];
}

const HuSidePageKind *
hu_system_panels_find_page (const char *name)
{
  if (g_strcmp0 (hu_supply_page.name, name) == 0)
    return &hu_supply_page;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    for (const HuSidePageKind *kind = panels[id]->pages; kind != NULL && kind->name != NULL; kind++)
      if (g_strcmp0 (kind->name, name) == 0)
        return kind;

  return NULL;
}

guint
hu_system_panels_look_at (const char *pointer)
{
  guint systems = 0;

  g_return_val_if_fail (pointer != NULL, 0);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (panels[id]->uses != NULL && g_strv_contains (panels[id]->uses, pointer))
      systems |= 1u << id;

  return systems;
}

static guint
counts_of (HuSystemId id)
{
  if (panels[id]->word_points == NULL)
    return 0;

  return hu_system_get (id)->tactical ? 1u << HU_ADJUST_CVP | 1u << HU_ADJUST_EXIT_VP : 1u << HU_ADJUST_POINTS;
}

guint
hu_system_panels_count (const HuScenario *scenario)
{
  guint counts = 0;

  g_return_val_if_fail (scenario != NULL, 0);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (scenario, id))
      counts |= counts_of (id);

  return counts;
}

/* @after: the same game with more or fewer points.  Returns their effect in words, or NULL where no system counts such
 * points. */
char *
hu_system_panels_word_points (HuSnapshot  *before,
                              HuSnapshot  *after,
                              HuAdjustWhat what)
{
  g_return_val_if_fail (before != NULL && after != NULL, NULL);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (hu_snapshot_get_scenario (after), id) && (counts_of (id) >> what & 1))
      return panels[id]->word_points (before, after, what);

  return NULL;
}
