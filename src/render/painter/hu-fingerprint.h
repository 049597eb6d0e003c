/*
 * Fingerprints: tell whether an overlay still shows the same as when it was drawn.
 */
#pragma once

#include "hu-scene.h"

G_BEGIN_DECLS

/* The fingerprint of everything that the scene's overlays show. */
guint64 hu_fingerprint_scene  (const HuGrid  *grid,
                               const HuScene *scene);
/* The fingerprint of the part that lies in the window. */
guint64 hu_fingerprint_window (const HuGrid  *grid,
                               const HuScene *scene,
                               HuHexWindow    window);

G_END_DECLS
