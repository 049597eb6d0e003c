/*
 * A scene with everything that its overlays need, made from a snapshot alone.
 */
#pragma once

#include "hu-painter.h"

G_BEGIN_DECLS

typedef struct
{
  HuScene            scene;
  HuSupplySituation *situation; /* NULL: no lines to trace */
  HuTracing         *tracing;
  guint8            *marks;
  GArray            *buildings; /* guint: those that conditions name, which paper has to show by name */
} HuMapScene;

/* @snapshot must outlive it. */
void        hu_map_scene_init    (HuMapScene *self,
                                  HuSnapshot *snapshot,
                                  guint       shown); /* HuOverlay */
/* Takes the position, overlays and lines of @shown, without its hover and drag marks.  Only the snapshot of @shown
 * has to outlive the new scene. */
void        hu_map_scene_init_like (HuMapScene    *self,
                                    const HuScene *shown);
void        hu_map_scene_clear   (HuMapScene *self);

/* The word of an overlay, in options and in the settings: "supply", "rings" …; 0 if no overlay has that word. */
const char *hu_overlay_to_string   (HuOverlay   overlay);
guint       hu_overlay_from_string (const char *text);
/* The words of all overlays, for a message: "supply, rings, …"; (transfer full). */
char       *hu_overlay_list_words  (void) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuMapScene, hu_map_scene_clear)

G_END_DECLS
