/*
 * A file read for a window, directly or ahead of time in a thread.
 */
#pragma once

#include "hu-fault.h"
#include "hu-file-stamp.h"
#include "hu-game.h"
#include "hu-job.h"
#include "hu-painter.h"
#include "hu-refused.h"

G_BEGIN_DECLS

typedef struct
{
  GFile     *file;
  HuFileStamp stamp;  /* taken before it was read */
  HuFaults  *faults;
  HuGame    *game;    /* NULL where it cannot be opened … */
  gboolean   carried; /* it was in a report, which must not be overwritten */
  HuRefused  refused; /* … and then what it is good for */
  gboolean   foreign; /* it is of another program, and can be imported */
  HuPainter *painter; /* of the game, with its first picture made already; or NULL */
} HuLoaded;

/* How a map will be looked at first. */
typedef struct
{
  int         width, height; /* of the view, in device-independent pixels */
  int         scale;         /* device pixels a device-independent pixel */
  HuThemeKind theme;
  HuStyle     style;
  guint       overlays;      /* HuOverlay */
} HuFirstView;

void      hu_loaded_remember_view (const HuFirstView  *view);

HuLoaded *hu_loaded_new  (GFile              *file) G_GNUC_WARN_UNUSED_RESULT;
/* Does the same in a thread, and paints the first picture.  @view: the first view of its map; in place of a size of zero,
 * that of the last. */
void      hu_loaded_read (HuJob             **slot,
                          GFile              *file,
                          const HuFirstView  *view,
                          HuJobDone           done,
                          gpointer            owner);
void      hu_loaded_free (HuLoaded           *self);

/* Reads and paints ahead of time, while the toolkit is still starting. */
typedef struct _HuAhead HuAhead;

HuAhead  *hu_ahead_start  (GFile    *file) G_GNUC_WARN_UNUSED_RESULT;
/* Waits for the job, and ends it. NULL if it read another file. */
HuLoaded *hu_ahead_finish (HuAhead  *self,
                           GFile    *file) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuLoaded, hu_loaded_free)

G_END_DECLS
