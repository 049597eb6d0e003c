/*
 * A scene's defaults.
 */
#include "hu-scene.h"

/**
 * hu_scene_init:
 * @scene: (out caller-allocates): the scene to fill
 * @snapshot: (transfer none): the position to draw; it must outlive the scene
 *
 * Shows @snapshot with %HU_OVERLAY_DEFAULT and nothing else.
 */
void
hu_scene_init (HuScene    *scene,
               HuSnapshot *snapshot)
{
  g_return_if_fail (scene != NULL && snapshot != NULL);

  *scene = (HuScene) {
    .snapshot = snapshot,
    .overlays = HU_OVERLAY_DEFAULT,
    .cursor = HU_HEX_NONE,
    .hover = HU_HEX_NONE,
    .changing_to = HU_SIDE_NONE,
    .storey = HU_STOREY_GROUND,
    .building = HU_BUILDING_NONE,
    .fan = HU_HEX_NONE,
  };
}

gboolean
hu_scene_fans (const HuScene *scene,
               HuHex          hex)
{
  for (guint i = 0; scene->fans != NULL && i < scene->fans->len; i++)
    if (g_array_index (scene->fans, HuHex, i) == hex)
      return TRUE;

  return scene->fan == hex && hex != HU_HEX_NONE;
}
