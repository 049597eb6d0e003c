/*
 * The pages of objectives, in the order of a table of contents.
 */
#include "config.h"

#include "hu-objectives-words.h"

const HuRulePage _hu_objectives_pages[] = {
  { "outcomes", HU_SYSTEM_OBJECTIVES, N_("Outcomes"),
    N_("The scenario lists the ways in which the game can end: who wins by each, when it is judged, and what it asks "
       "for. The list is in order of precedence."),
    N_("Each outcome has a card; it says how many conditions are missing, and which."),
    "outcomes-listed", "bridgehead-port.hexgame", 1, NC_("rule", "Outcomes") },
  { "terms", HU_SYSTEM_OBJECTIVES, N_("Conditions"),
    N_("A condition is put together from terms: all of them, any, some, or not. A term counts places, units, points or "
       "gaps, follows a line, or remembers."),
    N_("Why? shows a condition term by term, with what each counts and what is in the way."),
    "term-by-term", "siege-of-velin-stormed.hexgame", 1, NC_("rule", "Conditions") },
  { "points", HU_SYSTEM_OBJECTIVES, N_("Points of the schedule"),
    N_("The schedule lists what gives points, to whom, and when. In a scenario without a schedule nobody scores points."),
    N_("The ledger lists every gain with the unit, place or hex that it is for, and its sum is the total."),
    "points-given", "bridgehead-port.hexgame", 5, NC_("rule", "Points") },
  { "withdrawals", HU_SYSTEM_OBJECTIVES, N_("Required withdrawals"),
    N_("The scenario may ask a side to withdraw units by the end of a turn or phase; outcomes may ask whether it has "
       "failed to."),
    NULL, "withdrawals-due", NULL, 0, NC_("rule", "Withdrawals") },
  { NULL },
};
