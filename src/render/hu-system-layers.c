/*
 * The table of rule systems that have a part in the picture.
 */
#include "hu-system-layers.h"

static const HuSystemLayers * const layers[] = {
  [HU_SYSTEM_SUDDEN_DEATH] = &hu_sudden_death_layers,
  [HU_SYSTEM_FRONT_LINE] = &hu_front_line_layers,
  [HU_SYSTEM_CONTROL] = &hu_control_layers,
  [HU_SYSTEM_OBJECTIVES] = &hu_objectives_layers,
};

G_STATIC_ASSERT (G_N_ELEMENTS (layers) == HU_N_SYSTEMS);

const HuSystemLayers *
hu_system_layers_get (HuSystemId id)
{
  g_return_val_if_fail (id < HU_N_SYSTEMS, NULL);

  return layers[id];
}

guint
hu_system_layers_idle (const HuScenario *scenario)
{
  guint overlays = 0;

  g_return_val_if_fail (scenario != NULL, 0);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (!hu_system_in_force (scenario, id))
      overlays |= layers[id]->overlays;

  return overlays;
}

GArray *
hu_system_layers_list_buildings (const HuScenario *scenario)
{
  GArray *buildings = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GHashTable) known = g_hash_table_new (NULL, NULL);

  g_return_val_if_fail (scenario != NULL, buildings);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (scenario, id) && layers[id]->list_buildings != NULL)
      layers[id]->list_buildings (scenario, all);
  for (guint i = 0; i < all->len; i++)
    if (g_hash_table_add (known, GUINT_TO_POINTER (g_array_index (all, guint, i))))
      g_array_append_val (buildings, g_array_index (all, guint, i));

  return buildings;
}

void
hu_system_layers_draw (HuOverlayStage  stage,
                       const HuCanvas *canvas,
                       const HuScene  *scene)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_findings (scene->snapshot, id) != NULL && layers[id]->draw[stage] != NULL)
      layers[id]->draw[stage](canvas, scene);
}
