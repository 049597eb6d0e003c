/*
 * Follows a save of VASSAL, or the newest save of a folder, while VASSAL writes it.  Nothing is
 * ever written there.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  HU_FOLLOW_EMPTY,   /* no save is there yet */
  HU_FOLLOW_GOOD,    /* the last save is known */
  HU_FOLLOW_WAITING, /* for the end of a save that is being written */
  HU_FOLLOW_BROKEN,  /* the newest save is not whole, and nobody goes on writing it */
  HU_FOLLOW_FOREIGN, /* the newest file is no save of VASSAL */
  HU_FOLLOW_GONE,    /* what is followed is not there any more */
} HuFollowState;

#define HU_TYPE_FOLLOW_WATCH (hu_follow_watch_get_type ())
G_DECLARE_FINAL_TYPE (HuFollowWatch, hu_follow_watch, HU, FOLLOW_WATCH, GObject)

/* Property, read-only: "state" (HuFollowState, as a uint).  Signal "came" (): there is another save, and it is whole. */
HuFollowWatch *hu_follow_watch_new       (GFile         *place) G_GNUC_WARN_UNUSED_RESULT;
GFile         *hu_follow_watch_get_place (HuFollowWatch *self);
HuFollowState  hu_follow_watch_get_state (HuFollowWatch *self);
/* The file that was looked at last; or NULL. */
GFile         *hu_follow_watch_get_newest (HuFollowWatch *self);
/* The save that came last is of another game: in a folder the newest of the others is followed from now on, and it comes
 * unless it is the one before. */
void           hu_follow_watch_pass_over (HuFollowWatch *self);
/* Files that were passed over may be of this game after all. */
void           hu_follow_watch_look_again (HuFollowWatch *self);
/* The last whole save; NULL before the first. */
GFile         *hu_follow_watch_get_file  (HuFollowWatch *self);
GBytes        *hu_follow_watch_get_bytes (HuFollowWatch *self);

G_END_DECLS
