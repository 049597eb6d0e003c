/*
 * A variation: another way that a game could have gone on, by name.  Kept
 * beside the log and never part of it.  A value; immutable once made.
 */
#pragma once

#include "hu-event.h"

G_BEGIN_DECLS

typedef struct
{
  gint       ref_count;
  char      *name;   /* never empty */
  guint      after;  /* so many of `events` had happened when it was begun */
  GPtrArray *events; /* HuEvent, from event 1 on: what it shares with the log, then its own, at least one */
  char      *extra;  /* see HuScenario */
} HuVariation;

/* Takes a reference to @events. */
HuVariation *hu_variation_new    (const char        *name,
                                  guint              after,
                                  GPtrArray         *events) G_GNUC_WARN_UNUSED_RESULT;
/* The same by another name. */
HuVariation *hu_variation_rename (const HuVariation *self,
                                  const char        *name) G_GNUC_WARN_UNUSED_RESULT;
HuVariation *hu_variation_ref    (HuVariation       *self);
void         hu_variation_unref  (HuVariation       *self);
/* How many events it shares with @log (HuEvent), up to `after`. */
guint        hu_variation_shared (const HuVariation *self,
                                  const GPtrArray   *log);
gboolean     hu_variation_equal  (const HuVariation *a,
                                  const HuVariation *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuVariation, hu_variation_unref)

G_END_DECLS
