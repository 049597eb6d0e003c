/*
 * Keeping the background picture of a game beside its file.
 */
#pragma once

#include "hu-backdrop.h"
#include "hu-document.h"

G_BEGIN_DECLS

#define HU_TYPE_BACKDROP_KEEPER (hu_backdrop_keeper_get_type ())
G_DECLARE_FINAL_TYPE (HuBackdropKeeper, hu_backdrop_keeper, HU, BACKDROP_KEEPER, GObject)

/* Signal "failed" (const char *why): it could not be read or written; a sentence. */
HuBackdropKeeper *hu_backdrop_keeper_new   (HuDocument       *document) G_GNUC_WARN_UNUSED_RESULT;
/* The picture of the game; borrowed. */
HuBackdrop       *hu_backdrop_keeper_get   (HuBackdropKeeper *self);
/* The same of a game that is now to be edited. */
HuBackdrop       *hu_backdrop_keeper_enter (HuBackdropKeeper *self);
void              hu_backdrop_keeper_leave (HuBackdropKeeper *self);

G_END_DECLS
