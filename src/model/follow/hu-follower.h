/*
 * A game that is played in VASSAL beside the game here: each save that comes is imported and
 * compared with the game, and one gesture takes it over.
 */
#pragma once

#include "hu-follow-watch.h"
#include "hu-game.h"
#include "hu-import-match.h"

G_BEGIN_DECLS

/* The news of the position that came last. */
typedef enum
{
  HU_OFFER_NOTHING, /* the game is there, or the position was left */
  HU_OFFER_CHANGES,
  HU_OFFER_GONE,    /* it only has not all units that stand here */
  HU_OFFER_BACK,    /* the game was there before: moves were undone */
  HU_OFFER_VEILED,  /* something, but the game is seen through the eyes of a side */
} HuOffer;

#define HU_TYPE_FOLLOWER (hu_follower_get_type ())
G_DECLARE_FINAL_TYPE (HuFollower, hu_follower, HU, FOLLOWER, GObject)

/* Property: "at-once" (changes are taken without a question).  Signals: "changed" (): the state, the offer or the problem
 * is another; "taken" (): changes were taken without a question; "refused" (HuRefusal *): the game refused them. */
HuFollower      *hu_follower_new          (GFile            *place,
                                           GFile            *profiles, /* the folder of what was settled; or NULL */
                                           const char       *memory)   /* of modules and boards; or NULL */
                                           G_GNUC_WARN_UNUSED_RESULT;
/* The game with which positions are compared; NULL: none is, for now. */
void             hu_follower_set_game     (HuFollower       *self,
                                           HuGame           *game);
/* Imports the last save again, with these files, as its module or its boards; (element-type GFile). */
void             hu_follower_add_files    (HuFollower       *self,
                                           GPtrArray        *files);
/* The same, since something else has been settled of it. */
void             hu_follower_read_again   (HuFollower       *self);
GFile           *hu_follower_get_place    (HuFollower       *self);
GFile           *hu_follower_get_file     (HuFollower       *self); /* of the last position; or NULL */
GFile           *hu_follower_get_newest   (HuFollower       *self); /* looked at last, be it a save or not; or NULL */
HuFollowState    hu_follower_get_state    (HuFollower       *self);
/* Why the last save could not be imported, or is none of this game (HU_IMPORT_ERROR_OTHER, …_STRANGE); or NULL. */
const GError    *hu_follower_get_problem  (HuFollower       *self);
/* Is that another file is needed? */
gboolean         hu_follower_needs_file   (HuFollower       *self);

HuOffer          hu_follower_get_offer    (HuFollower       *self);
/* "4 units moved, 1 gone: 6 Pz."; NULL where there is nothing to say. */
const char      *hu_follower_get_words    (HuFollower       *self);
/* "2 counters are not units of this game: 12 SS and 21 Pz."; NULL where there are none. */
const char      *hu_follower_get_strange  (HuFollower       *self);
/* Units that have gone, and nobody has said yet what became of them; (element-type guint). */
const GArray    *hu_follower_get_gone     (HuFollower       *self);
/* The number of events after which the game was there; of HU_OFFER_BACK. */
guint            hu_follower_get_moment   (HuFollower       *self);
/* Counters of the position that only their owner may know. */
guint            hu_follower_get_n_masked (HuFollower       *self);
/* The game with which the position is compared, until the next "changed"; or NULL. */
HuSnapshot      *hu_follower_get_base_snapshot (HuFollower  *self);
const HuState   *hu_follower_get_base     (HuFollower       *self);
/* (transfer full) (element-type HuEvent) */
GPtrArray       *hu_follower_list_events  (HuFollower       *self,
                                           HuMatchGone       gone) G_GNUC_WARN_UNUSED_RESULT;

/* Appends these events (NULL: all) as one gesture.  HU_GONE_LATER: the units that have gone stay, and are not asked of
 * again.  FALSE with @refusal: nothing has changed. */
gboolean         hu_follower_take         (HuFollower       *self,
                                           GPtrArray        *events,
                                           HuMatchGone       gone,
                                           HuRefusal        *refusal);
/* Undoes to the moment at which the game was there. */
void             hu_follower_go_back      (HuFollower       *self);
/* Offers nothing until another position comes. */
void             hu_follower_leave        (HuFollower       *self);
void             hu_follower_set_at_once  (HuFollower       *self,
                                           gboolean          at_once);
gboolean         hu_follower_get_at_once  (HuFollower       *self);

G_END_DECLS
