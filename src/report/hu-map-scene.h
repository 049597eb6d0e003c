/*
 * A scene with all that its overlays need, from a snapshot alone.
 */
#pragma once

#include "hu-painter.h"

G_BEGIN_DECLS

typedef struct
{
  HuScene            scene;
  HuSupplySituation *situation; /* NULL: no lines to trace */
  HuTracing         *tracing;
} HuMapScene;

/* @snapshot must outlive it. */
void        hu_map_scene_init    (HuMapScene *self,
                                  HuSnapshot *snapshot,
                                  guint       shown); /* HuOverlay */
/* The same position, overlays and lines as @shown has, without what a pointer or a hand does in it; nothing
 * of @shown but its snapshot has to outlive it. */
void        hu_map_scene_init_like (HuMapScene    *self,
                                    const HuScene *shown);
void        hu_map_scene_clear   (HuMapScene *self);

/* The words for overlays: "supply", "rings" …; 0 for what is none. */
guint       hu_overlay_from_string (const char *text);
/* All of them, for a message: "supply, rings, …"; (transfer full). */
char       *hu_overlay_list_words  (void) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuMapScene, hu_map_scene_clear)

G_END_DECLS
