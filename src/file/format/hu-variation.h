/*
 * A variation: another way in which a game could have continued, with a name.  It is kept
 * beside the log and is never part of it.  A value; immutable once made.
 */
#pragma once

#include "hu-event.h"
#include "hu-scenario.h"

G_BEGIN_DECLS

typedef struct
{
  gint       ref_count;
  char      *name;   /* never empty */
  guint      after;  /* so many of `events` had happened when it was begun */
  GPtrArray *events; /* HuEvent, from event 1 on: the events shared with the log, then its own, at least one */
  HuScenario *roster; /* the scenario with the units that only the variation has; NULL: the game's own is enough */
  char      *extra;  /* see HuScenario */
} HuVariation;

/* Takes a reference to @events. */
HuVariation *hu_variation_new    (const char        *name,
                                  guint              after,
                                  GPtrArray         *events) G_GNUC_WARN_UNUSED_RESULT;
/* Also takes a reference to @roster: the game's scenario, or that scenario extended by units. */
HuVariation *hu_variation_new_with (const char      *name,
                                  guint              after,
                                  GPtrArray         *events,
                                  HuScenario        *game,
                                  HuScenario        *roster) G_GNUC_WARN_UNUSED_RESULT;
/* The same by another name. */
HuVariation *hu_variation_rename (const HuVariation *self,
                                  const char        *name) G_GNUC_WARN_UNUSED_RESULT;
HuVariation *hu_variation_ref    (HuVariation       *self);
void         hu_variation_unref  (HuVariation       *self);
/* The number of events that it shares with @log (HuEvent), up to `after`. */
guint        hu_variation_shared (const HuVariation *self,
                                  const GPtrArray   *log);
/* Whether one of its events names that unit. */
gboolean     hu_variation_names_unit (const HuVariation *self,
                                  guint              unit);
/* The oracle of tests: nothing that a file keeps may be lost. */
gboolean     hu_variation_equal  (const HuVariation *a,
                                  const HuVariation *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuVariation, hu_variation_unref)

G_END_DECLS
