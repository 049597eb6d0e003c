/*
 * Small games drawn by chance, to practise on.  The same seed gives the same game.
 */
#pragma once

#include "hu-adjudicator.h"

G_BEGIN_DECLS

/* The words that such a game needs: its texts are those of a file, which the rules do not translate.  Those of sides and
 * places may have their other forms behind them: "Moskau|Moskaus". */
typedef enum
{
  HU_DRAWN_ATTACKER, /* the names of the sides */
  HU_DRAWN_DEFENDER,
  HU_DRAWN_PHASE,
  HU_DRAWN_CAPITAL,  /* of places */
  HU_DRAWN_CITY_1,
  HU_DRAWN_CITY_2,
  HU_DRAWN_TOWN,
  HU_DRAWN_REAR,
  HU_DRAWN_HOUSE,    /* of buildings */
  HU_DRAWN_SHOP,
  HU_N_DRAWN_NAMES
} HuDrawnName;

#define HU_N_DRAWN_DIVISIONS 4

/* NULL where the clause that this thread leaves out (hu_clause_leave_out()) refuses one of the game's events: then it
 * cannot be compared.  (transfer full). */
HuAdjudicator *hu_drill_game_new    (HuSystemId          system,
                                     guint32             seed,
                                     const char * const *names) G_GNUC_WARN_UNUSED_RESULT;

/* For the systems: tells whether one of a hundred falls into the first @percent; a hex of the map, and one next to
 * @hex or @hex itself; and a unit with this print that stands at @hex (HU_HEX_NONE: waits). */
gboolean       hu_drill_chance      (GRand              *rand,
                                     gint                percent);
HuHex          hu_drill_draw_hex    (GRand              *rand,
                                     const HuGrid       *grid);
HuHex          hu_drill_draw_beside (GRand              *rand,
                                     const HuGrid       *grid,
                                     HuHex               hex);
HuUnit        *hu_drill_add_unit    (HuScenario         *scenario,
                                     HuSide              side,
                                     const char         *print,
                                     HuHex               hex);
/* The @nth of an army's four, with its branch. */
HuUnit        *hu_drill_add_division (HuScenario        *scenario,
                                     HuSide              side,
                                     guint               nth,
                                     HuHex               hex);

G_END_DECLS
