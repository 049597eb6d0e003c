/*
 * Fingerprints: whether what an overlay shows is still what was drawn.
 */
#pragma once

#include "hu-scene.h"

G_BEGIN_DECLS

/* Of everything that the scene's overlays show. */
guint64 hu_fingerprint_scene  (const HuGrid  *grid,
                               const HuScene *scene);
/* Of that part of it which lies in the window. */
guint64 hu_fingerprint_window (const HuGrid  *grid,
                               const HuScene *scene,
                               HuHexWindow    window);

G_END_DECLS
