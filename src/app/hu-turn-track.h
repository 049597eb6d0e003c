/*
 * The turns and phases, and where in them one is.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_TURN_TRACK (hu_turn_track_get_type ())
G_DECLARE_FINAL_TYPE (HuTurnTrack, hu_turn_track, HU, TURN_TRACK, GtkWidget)

void hu_turn_track_set_game (HuTurnTrack *self,
                             HuGame      *game);

G_END_DECLS
