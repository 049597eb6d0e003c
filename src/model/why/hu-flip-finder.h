/*
 * Finds flip maps in a thread of its own, and holds the part that is known so far.
 */
#pragma once

#include <gio/gio.h>

#include "hu-flip.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

#define HU_TYPE_FLIP_FINDER (hu_flip_finder_get_type ())
G_DECLARE_FINAL_TYPE (HuFlipFinder, hu_flip_finder, HU, FLIP_FINDER, GObject)

/* Signal "changed" (): more is known, or the search began, ended or was cancelled. */
HuFlipFinder    *hu_flip_finder_new          (void) G_GNUC_WARN_UNUSED_RESULT;

/* Begins a new search and gives up the running one.  The old map stays until the first part of the new one is known. */
void             hu_flip_finder_ask          (HuFlipFinder     *self,
                                              HuSnapshot       *snapshot,
                                              const HuQuestion *question);
/* Stops the search; the part found so far stays. */
void             hu_flip_finder_cancel       (HuFlipFinder     *self);
/* Cancels and forgets. */
void             hu_flip_finder_clear        (HuFlipFinder     *self);

const HuFlipMap *hu_flip_finder_get_map      (HuFlipFinder     *self); /* borrowed until "changed"; or NULL */
gboolean         hu_flip_finder_is_running   (HuFlipFinder     *self);
double           hu_flip_finder_get_fraction (HuFlipFinder     *self); /* 0 … 1 of the map there is */

G_END_DECLS
