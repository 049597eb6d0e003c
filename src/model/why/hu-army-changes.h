/*
 * The units that a phase cut off from supply, and those that it brought back.
 */
#pragma once

#include "hu-game.h"

G_BEGIN_DECLS

/* The moment after the phase before @n_events, or the set-up: events applied. */
guint hu_army_find_phase_before (HuGame *game,
                                 guint   n_events);
/* "Cut off: 9 TB and 32 R. Back in supply: 5 Pz." of the phase that the last event ended; NULL: nobody. */
char *hu_army_word_changes      (HuGame *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
