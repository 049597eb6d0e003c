/*
 * A window: one document.
 */
#pragma once

#include <adwaita.h>

#include "hu-session.h"
#include "hu-recovery.h"
#include "hu-loaded.h"

G_BEGIN_DECLS

#define HU_TYPE_WINDOW (hu_window_get_type ())
G_DECLARE_FINAL_TYPE (HuWindow, hu_window, HU, WINDOW, AdwApplicationWindow)

HuWindow   *hu_window_new          (AdwApplication *application);

HuDocument *hu_window_get_document (HuWindow       *self);
HuSession  *hu_window_get_session  (HuWindow       *self);
/* Opens @file in place of the present game; faults are shown in the window. Shipped files open as new games. */
gboolean    hu_window_open         (HuWindow       *self,
                                    GFile          *file);
/* The same with what was read already; takes @loaded. */
gboolean    hu_window_open_loaded  (HuWindow       *self,
                                    HuLoaded       *loaded);

/* Follows a save of VASSAL, or a folder of saves, with the module of its game. */
void        hu_window_follow       (HuWindow  *self,
                                    GFile     *place,
                                    GFile     *module);
/* Brings a position into the game: @files (element-type GFile) are it and what it needs. */
void        hu_window_bring        (HuWindow  *self,
                                    GPtrArray *files);
/* Opens what was left here, unsaved as it was, and takes its journal over. FALSE: it cannot be read, stays where it is,
 * and the window says why. */
gboolean    hu_window_recover      (HuWindow       *self,
                                    HuRecovery         *left);


/* To who has never begun one. */
void      hu_window_offer_first_lesson (HuWindow *self);

/* Imports the first of @files (element-type GFile) with the help of the others. */
void        hu_window_import       (HuWindow  *self,
                                    GPtrArray *files);

G_END_DECLS
