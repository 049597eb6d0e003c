/*
 * The pages of front-line, in the order of a table of contents.
 */
#include "config.h"

#include "hu-front-line-words.h"

const HuRulePage _hu_front_line_pages[] = {
  { "schedule", HU_SYSTEM_FRONT_LINE, N_("The schedule of points"),
    N_("The scenario’s schedule lists what is worth points, and to which side. Most points are scored at once, some "
       "when a turn or the game ends."),
    N_("The ledger lists every gain, and its sum is the total; points for places to be held at the end count "
       "provisionally until then."),
    "clear", "moscow-counterstroke.hexgame", 0, NC_("rule", "Schedule") },
  { "line", HU_SYSTEM_FRONT_LINE, N_("The line from north to south"),
    N_("Each side has to keep a line of units and zones of control from the north edge of the map to the south edge; "
       "the opponent scores points for every gap in it. A side’s line is judged when its own player turn ends."),
    N_("The strip beside the map shows for each row whether a unit covers it, only a zone of control, or nothing."),
    "front", "moscow-counterstroke.hexgame", 0, NC_("rule", "Line"), "(",
    NC_("rule", "front line") },
  { "levels", HU_SYSTEM_FRONT_LINE, N_("Levels of victory"),
    N_("The ratio of the attacker’s points to the defender’s decides who has won, and how clearly. It is judged when "
       "the game ends. Unless the scenario sets other levels, the defender wins decisively up to 1 to 1, substantially "
       "up to 2 to 1 and marginally up to 3 to 1; the attacker wins marginally up to 4 to 1, substantially below 6 to "
       "1 and decisively from 6 to 1."),
    N_("Before the end the meter shows the level that would be declared now, and how many points would change it "
       "either way."),
    "levels", "counterstroke-german-marginal.hexgame", 1, NC_("rule", "Levels") },
  { NULL },
};
