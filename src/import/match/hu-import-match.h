/*
 * A position from elsewhere beside a game: which counter is which unit, and the events that
 * would bring the game to that position.  Only places are taken.
 */
#pragma once

#include "hu-import.h"
#include "hu-match-seen.h"
#include "hu-state.h"

G_BEGIN_DECLS

typedef enum
{
  HU_MATCH_SETTLED,  /* the user said so, now or before; also that it is no unit */
  HU_MATCH_NAME,     /* same name and side */
  HU_MATCH_ANY_SIDE, /* same name, side not known or another */
  HU_MATCH_STRENGTH, /* only strength and side agree: a proposal */
  HU_MATCH_NOBODY,   /* no unit of the game */
  HU_MATCH_SEEN,     /* the counter was that unit in a position before */
} HuMatchBy;

/* A counter of the position: a unit of the import's scenario. */
typedef struct
{
  guint     counter;
  guint     unit;      /* of the game, or HU_UNIT_NONE */
  HuMatchBy by;
  HuHex     at;        /* where it stands, as a hex of the game; HU_HEX_NONE: off the map, or elsewhere */
  HuHex     start;     /* likewise, before the steps of a log */
  gboolean  strange;   /* it stands on the map, and everybody may know what it is: that it is nobody is worth a word */
  gboolean  left;      /* likewise, and it is called as a unit that has left this game for good */
  gboolean  elsewhere; /* in a hex that the game's map does not have: its place is not taken */
} HuMatchPair;

typedef enum
{
  HU_GONE_LATER,      /* a unit that is not there any more: nothing is said of it yet */
  HU_GONE_ELIMINATED,
  HU_GONE_WITHDRAWN,
} HuMatchGone;

typedef struct
{
  GArray *pairs;       /* HuMatchPair, one for each counter, in the order of the file */
  GArray *gone;        /* guint: units that stand on the game's map and not on the position's */
  guint   n_found;     /* counters that are units of the game */
  guint   n_missing;   /* units of the game that could be on the map, and that no counter is */
  guint   n_nobody;    /* counters that are nobody's */
  guint   n_elsewhere; /* counters whose places are not taken */
  gboolean at_start;   /* the game is where the log begins, and not where it ends */
} HuImportMatch;

/* The position is that after the steps of the import.  What its profile says of a counter comes first.  With @seen, earlier
 * positions of the game have been seen, and nothing is proposed by strength, since nobody is asked; what was seen is forgotten
 * where the file numbers its counters anew.  NULL: none has. */
HuImportMatch *hu_import_match_new         (const HuState       *state,
                                            const HuImport      *import,
                                            HuMatchSeen         *seen) G_GNUC_WARN_UNUSED_RESULT;
/* Notes which counter of @import is which unit. */
void           hu_import_match_note_seen   (const HuImportMatch *self,
                                            const HuImport      *import,
                                            HuMatchSeen         *seen);
void           hu_import_match_free        (HuImportMatch       *self);
/* From now on the counter is @unit, and no other is it; HU_UNIT_NONE: it is nobody's. */
void           hu_import_match_settle      (HuImportMatch       *self,
                                            const HuState       *state,
                                            guint                counter,
                                            guint                unit);
/* Writes into @profile what the user has settled; what is not settled any more is forgotten. */
void           hu_import_match_remember    (const HuImportMatch *self,
                                            const HuState       *state,
                                            const HuImport      *import,
                                            HuImportProfile     *profile);
/* Is any counter a unit of the game?  That strength and side agree says nothing. */
gboolean       hu_import_match_fits        (const HuImportMatch *self);
/* Events that the state takes one after another: moves, places, and what became of those that are gone.
 * (transfer full) (element-type HuEvent) */
GPtrArray     *hu_import_match_list_events (const HuImportMatch *self,
                                            const HuState       *state,
                                            HuMatchGone          gone) G_GNUC_WARN_UNUSED_RESULT;
/* The same for a log that goes on where the game is: first what differs at its beginning, then its steps, with their
 * remarks.  Ends of phases are left to the user, since a log does not tell them apart. */
GPtrArray     *hu_import_match_list_steps  (const HuImportMatch *self,
                                            const HuState       *state,
                                            const HuImport      *import,
                                            HuMatchGone          gone) G_GNUC_WARN_UNUSED_RESULT;
/* The same without what became of those that left in the log, since the game may go on with them: only @gone says it. */
GPtrArray     *hu_import_match_list_moves  (const HuImportMatch *self,
                                            const HuState       *state,
                                            const HuImport      *import,
                                            HuMatchGone          gone) G_GNUC_WARN_UNUSED_RESULT;
/* “At the beginning of the log 1 unit stands elsewhere than in the game: Gun.”, or NULL. */
char          *hu_import_match_word_start  (const HuImportMatch *self,
                                            const HuState       *state) G_GNUC_WARN_UNUSED_RESULT;
/* “41 of 44 units found; 3 are not in the file; 2 counters are nobody's.” */
char          *hu_import_match_word        (const HuImportMatch *self) G_GNUC_WARN_UNUSED_RESULT;
/* “4 units moved, 1 gone: 6 Pz.”, or NULL where nothing differs. */
char          *hu_import_match_word_changes (const HuImportMatch *self,
                                             const HuState       *state) G_GNUC_WARN_UNUSED_RESULT;
/* “2 counters are not units of this game: 12 SS and 21 Pz. 1 has left this game for good: 6 Pz.”, or NULL where there are
 * none. */
char          *hu_import_match_word_strange (const HuImportMatch *self,
                                             const HuImport      *import) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuImportMatch, hu_import_match_free)

G_END_DECLS
