/*
 * The workshop of a window, as a section of it: it is open while it has a pane, and the document has a draft.
 */
#pragma once

#include "hu-backdrop-keeper.h"
#include "hu-file-stamp.h"
#include "hu-recovery.h"
#include "hu-section.h"
#include "hu-workshop-pane.h"

G_BEGIN_DECLS

#define HU_TYPE_WORKSHOP_MODE (hu_workshop_mode_get_type ())
G_DECLARE_FINAL_TYPE (HuWorkshopMode, hu_workshop_mode, HU, WORKSHOP_MODE, HuSection)

/* @map is borrowed; so is @flap, in which the pane takes the place of the panels of play. */
HuWorkshopMode *hu_workshop_mode_new       (HuSession            *session,
                                            AdwApplicationWindow *window,
                                            HuMapView            *map,
                                            AdwFlap              *flap) G_GNUC_WARN_UNUSED_RESULT;
/* The keeper of the picture of the map; borrowed. */
HuBackdropKeeper *hu_workshop_mode_get_keeper (HuWorkshopMode *self);
/* NULL: one plays. */
HuWorkshopPane *hu_workshop_mode_get_pane  (HuWorkshopMode *self);
/* Opens a draft, with the game that it started from (NULL: one is made of its readable parts). @stamp: of @file, as for
 * hu_document_adopt(). */
void            hu_workshop_mode_open      (HuWorkshopMode    *self,
                                            HuWorkshop        *shop,
                                            HuGame            *game,
                                            GFile             *file,
                                            const HuFileStamp *stamp);
/* The same for an imported draft, with a picture to lie under it (NULL: none) that is held by two points. */
void            hu_workshop_mode_open_import (HuWorkshopMode *self,
                                            HuWorkshop     *shop,
                                            GFile          *picture,
                                            const HuBackdropPin pins[2]);
/* The same for a draft with faults, and shows them. */
void            hu_workshop_mode_repair    (HuWorkshopMode    *self,
                                            HuWorkshop        *shop,
                                            GFile             *file,
                                            const HuFileStamp *stamp);
/* Opens an unsaved game that was left, in the workshop if it was there. FALSE with @faults filled: it cannot be read. */
gboolean        hu_workshop_mode_recover   (HuWorkshopMode *self,
                                            HuRecovery     *left,
                                            HuFaults       *faults);
/* Asks for the beginning of a new scenario, and opens it. */
void            hu_workshop_mode_ask_new   (HuWorkshopMode *self);
/* Returns to playing the document's game; the draft is dropped. */
void            hu_workshop_mode_leave     (HuWorkshopMode *self);
/* The user is asked for a background picture. */
gboolean        hu_workshop_mode_is_choosing (HuWorkshopMode *self);

G_END_DECLS
