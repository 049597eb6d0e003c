/*
 * A file that was read for a window, here or ahead of it in a thread.
 */
#pragma once

#include <gio/gio.h>

#include "hu-fault.h"
#include "hu-game.h"
#include "hu-painter.h"

G_BEGIN_DECLS

typedef struct
{
  GFile     *file;
  HuFaults  *faults;
  HuGame    *game;    /* NULL where it cannot be opened */
  HuPainter *painter; /* of the game, with its first picture made already; or NULL */
} HuLoaded;

HuLoaded *hu_loaded_new  (GFile    *file) G_GNUC_WARN_UNUSED_RESULT;
void      hu_loaded_free (HuLoaded *self);

/* Reading and painting ahead, while the toolkit is still starting. */
typedef struct _HuAhead HuAhead;

HuAhead  *hu_ahead_start  (GFile    *file) G_GNUC_WARN_UNUSED_RESULT;
/* Waits for it, and ends it.  NULL where it was about another file. */
HuLoaded *hu_ahead_finish (HuAhead  *self,
                           GFile    *file) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuLoaded, hu_loaded_free)

G_END_DECLS
