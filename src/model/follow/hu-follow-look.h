/*
 * One look at what is followed: the newest save of a folder, or a file, and whether it is a
 * whole save.  It may take long, and belongs in a thread.
 */
#pragma once

#include <gio/gio.h>

#include "hu-file-stamp.h"

G_BEGIN_DECLS

typedef enum
{
  HU_LOOK_GONE,  /* what is followed is not there */
  HU_LOOK_EMPTY, /* a folder without a save */
  HU_LOOK_SAME,  /* as it was known */
  HU_LOOK_HALF,  /* not whole, or written at this moment */
  HU_LOOK_FOREIGN, /* no save of VASSAL, and no part of one */
  HU_LOOK_WHOLE, /* a save that is not known yet */
} HuLookResult;

/* The findings of the last look; all 0 before the first. */
typedef struct
{
  GFile      *file; /* or NULL */
  HuFileStamp stamp;
  char       *checksum; /* of the last whole save, or NULL */
  GHashTable *passed;   /* GFile → HuFileStamp: saves of a folder that are none of this game; or NULL */
  GHashTable *arrivals; /* what was in the folder at the last look, and since when; never changed, or NULL */
  guint       n_looks;
} HuFollowKnown;

typedef struct
{
  HuLookResult result;
  GFile       *file;
  HuFileStamp  stamp;
  GBytes      *bytes;    /* of a whole save, else NULL */
  char        *checksum; /* likewise */
  GHashTable  *arrivals; /* what is in the folder now; or NULL */
} HuFollowLook;

/* @anew: reads the file even where its stamp is the known one. */
HuFollowLook *hu_follow_look_new     (GFile               *place,
                                      const HuFollowKnown *known,
                                      gboolean             anew) G_GNUC_WARN_UNUSED_RESULT;
void          hu_follow_look_free    (HuFollowLook        *self);
void          hu_follow_known_clear  (HuFollowKnown       *self);
/* Remembers what was in the folder, so that the next look can tell what has come since. */
void          hu_follow_known_arrive (HuFollowKnown       *self,
                                      HuFollowLook        *found);
/* The file looked at last in a folder is passed over until it is written anew. */
void          hu_follow_known_pass   (HuFollowKnown       *self);
void          hu_follow_known_copy   (HuFollowKnown       *self,
                                      const HuFollowKnown *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuFollowLook, hu_follow_look_free)

G_END_DECLS
