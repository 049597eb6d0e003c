/*
 * The workshop of a window, as a section of it: it is open while it has a pane, and the document has a draft. What lies
 * around the map meanwhile is the window's.
 */
#pragma once

#include "hu-section.h"
#include "hu-workshop-pane.h"

G_BEGIN_DECLS

#define HU_TYPE_WORKSHOP_MODE (hu_workshop_mode_get_type ())
G_DECLARE_FINAL_TYPE (HuWorkshopMode, hu_workshop_mode, HU, WORKSHOP_MODE, HuSection)

/* Property "pane" (HuWorkshopPane or NULL); signal "changed" (): what can be undone in the draft, and done again.
 * @map is borrowed. */
HuWorkshopMode *hu_workshop_mode_new       (HuSession            *session,
                                            AdwApplicationWindow *window,
                                            HuMapView            *map) G_GNUC_WARN_UNUSED_RESULT;
/* NULL: one plays. */
HuWorkshopPane *hu_workshop_mode_get_pane  (HuWorkshopMode *self);
HuWorkshop     *hu_workshop_mode_get_shop  (HuWorkshopMode *self);
/* Opens a draft, with the game that it started from (NULL: one is made of its readable parts). */
void            hu_workshop_mode_open      (HuWorkshopMode *self,
                                            HuWorkshop     *shop,
                                            HuGame         *game,
                                            GFile          *file);
/* Returns to playing the document's game; the draft is dropped. */
void            hu_workshop_mode_leave     (HuWorkshopMode *self);
/* The user is asked for a background picture. */
gboolean        hu_workshop_mode_is_choosing (HuWorkshopMode *self);

G_END_DECLS
