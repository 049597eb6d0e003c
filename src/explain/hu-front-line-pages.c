/*
 * The pages of front-line, in the order of a table of contents.
 */
#include "config.h"

#include "hu-system-words.h"

#define N_(text) text
#define NC_(context, text) text

static const HuRulePage pages[] = {
  { "schedule", HU_SYSTEM_FRONT_LINE, N_("The schedule of points"),
    N_("A scenario lists what is worth points, and to whom: units eliminated, by their strength; places captured, held "
       "at the end of each turn, or held when the game ends; and awards that the players enter.\n\n"
       "Where a place has to be clear, a friendly unit must stand in it and no enemy unit in any of its hexes; enemy "
       "zones of control do not matter. The ledger has every gain, and its sum is the total."),
    "clear", "moscow-counterstroke.hexgame", 0, NC_("rule", "Schedule") },
  { "line", HU_SYSTEM_FRONT_LINE, N_("The line from north to south"),
    N_("At the end of each player turn of a side, every row of hexes from the north edge to the south edge has to hold "
       "one of its units, or a hex that one of their zones of control reaches. Each row that does not costs a point, "
       "there and then, every turn anew.\n\n"
       "The line need not be continuous. Where the enemy stands is no matter either: a zone of control covers a hex with "
       "an enemy in it. Units with a bracketed strength, or smaller than a division, cover their own hex only."),
    "front", "moscow-counterstroke.hexgame", 0, NC_("rule", "Line"), "(" },
  { "levels", HU_SYSTEM_FRONT_LINE, N_("Levels of victory"),
    N_("When the game ends, the points of the attacker are compared with those of the defender as an exact ratio; it is "
       "never rounded. Each level goes up to its bound: 3 to 1 is still the lower of the two levels that meet there, "
       "while 6 to 1 is the highest already.\n\n"
       "Before the end the meter shows the level that would be declared now, and how many points are missing for the "
       "next one either way."),
    "levels", "counterstroke-german-marginal.hexgame", 1, NC_("rule", "Levels") },
};

const HuRulePage *
_hu_front_line_pages (guint *n)
{
  *n = G_N_ELEMENTS (pages);

  return pages;
}
