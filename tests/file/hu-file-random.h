/*
 * Random games of all that a file can hold.
 */
#pragma once

#include "hu-game-file.h"
#include "hu-control-rules.h"

G_BEGIN_DECLS

/* A grid of either orientation and any numbering, perhaps with a board and holes. */
HuGrid     *hu_file_random_grid (GRand        *rand) G_GNUC_WARN_UNUSED_RESULT;
HuHex       hu_file_random_hex  (GRand        *rand,
                                 const HuGrid *grid);
/* A scenario and a log whose events can all be. */
HuGameFile *hu_file_random_game (GRand        *rand) G_GNUC_WARN_UNUSED_RESULT;
HuScenario *hu_file_random_scenario (GRand    *rand) G_GNUC_WARN_UNUSED_RESULT;
/* An event of any verb, which may be one that cannot be. */
HuEvent    *hu_file_random_event (GRand            *rand,
                                  const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

/* --- Of what they are made --- */

static inline gboolean
hu_one_in (GRand *rand,
           gint   n)
{
  return g_rand_int_range (rand, 0, n) == 0;
}

/* A name of any script. */
const char *hu_some_word        (GRand        *rand);
/* Keys that nobody knows, or NULL. */
char       *hu_some_extra       (GRand        *rand) G_GNUC_WARN_UNUSED_RESULT;
/* Mostly side by side. */
GArray     *hu_some_hexes       (GRand        *rand,
                                 const HuGrid *grid,
                                 gint          n,
                                 gboolean      repeat) G_GNUC_WARN_UNUSED_RESULT;

/* --- What is tactical --- */

/* Buildings, bridges, pillboxes, boards, and their Locations. */
void        hu_file_random_build (GRand       *rand,
                                  HuMap       *map);
/* The states of @unit, which has its kind and place already. */
void        hu_file_random_tactical_unit (GRand            *rand,
                                          const HuScenario *scenario,
                                          HuUnit           *unit);
HuLocation  hu_some_location    (GRand        *rand,
                                 const HuMap  *map);
/* A condition of control, of any kind and shape. */
HuTerm     *hu_some_condition   (GRand        *rand,
                                 const HuScenario *scenario,
                                 gint          depth) G_GNUC_WARN_UNUSED_RESULT;
/* The tactical start, and perhaps the rules of control. */
void        hu_file_random_control (GRand      *rand,
                                    HuScenario *scenario);
/* An event of a tactical verb, which may be one that cannot be. */
HuEvent    *hu_file_random_tactical_event (GRand            *rand,
                                           const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
