/*
 * Random games of all that a file can hold.
 */
#pragma once

#include "hu-game-file.h"

G_BEGIN_DECLS

/* A grid of either orientation and any numbering, perhaps with a board and holes. */
HuGrid     *hu_file_random_grid (GRand        *rand) G_GNUC_WARN_UNUSED_RESULT;
HuHex       hu_file_random_hex  (GRand        *rand,
                                 const HuGrid *grid);
/* A scenario and a log whose events can all be. */
HuGameFile *hu_file_random_game (GRand        *rand) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
