/*
 * The bar of a game that is followed in VASSAL: what has changed there, and what to do with it.
 */
#pragma once

#include "hu-follower.h"
#include "hu-panel.h"

G_BEGIN_DECLS

#define HU_TYPE_FOLLOW_BAR (hu_follow_bar_get_type ())
G_DECLARE_FINAL_TYPE (HuFollowBar, hu_follow_bar, HU, FOLLOW_BAR, HuPanel)

/* NULL: nothing is followed, and the bar is hidden. */
void hu_follow_bar_set_follower (HuFollowBar *self,
                                 HuFollower  *follower);
/* Asks what became of the units that have gone, before the changes are taken. */
void hu_follow_bar_ask_gone     (HuFollowBar *self);

/* Changes were taken by hand: the first time it asks whether the next are to be taken at once. */
void hu_follow_bar_hint_at_once (HuFollowBar *self);

G_END_DECLS
