/*
 * The pages of sudden-death (section 4), in the order of a table of contents.
 */
#include "config.h"

#include "hu-system-words.h"

#define N_(text) text
#define NC_(context, text) text

static const HuRulePage pages[] = {
  { "4.2", HU_SYSTEM_SUDDEN_DEATH, N_("The capital entered"),
    N_("The attacker wins the instant one of his ground units enters a hex of the capital. Nothing else matters any "
       "more: neither supply nor who else stands there, nor whether the unit goes on and leaves again.\n\n"
       "Every hex of a move counts, so a unit that only passes through has won. The meter counts the hexes that the "
       "defender still holds and names the attacker’s nearest unit."),
    "capital", "typhoon-4.2.hexgame", 1 },
  { "4.3", HU_SYSTEM_SUDDEN_DEATH, N_("The capital cut off"),
    N_("The attacker wins when a phase ends, of whichever player, and no hex of the capital can trace a line of supply "
       "to a source. One hex with a line is enough to go on.\n\n"
       "In the middle of a phase a cut counts for nothing: a line that is opened again before the phase ends was never "
       "cut. The width of the lifeline is the smallest number of hexes that would have to be closed; one unit with its "
       "zone of control can close several."),
    "cut-off", "typhoon-4.3.hexgame", 1 },
  { "8", HU_SYSTEM_SUDDEN_DEATH, N_("Lines of supply"),
    N_("A line of supply is a chain of hexes from where it begins to a source. It enters no hex where an enemy ground "
       "unit stands, none that an enemy zone of control reaches, unless a friendly ground unit stands there, and no "
       "water; it crosses no lake or cliff. The hex it begins in is not tested itself.\n\n"
       "How long it may be, and whether enemy control stops it, is up to the scenario. Supply, Step by Step (F4) shows "
       "how it spreads and what stops it."),
    "line", "operation-typhoon.hexgame", 0 },
  { "4.4", HU_SYSTEM_SUDDEN_DEATH, N_("All the cities"),
    N_("The attacker wins if he controls every city that the scenario names when the last turn ends. Before that they "
       "decide nothing: a city taken early and lost again does not count.\n\n"
       "A city is whoever’s ground unit was in it last, whether or not anybody is there now."),
    "cities", "typhoon-4.4.hexgame", 1 },
  { "4.5", HU_SYSTEM_SUDDEN_DEATH, N_("A town behind the front"),
    N_("The defender wins the instant he controls a town or city that lay behind the attacker’s front line at the "
       "start. One raid that gets through is enough; it need not last.\n\n"
       "The meter names the place that is most in danger, and how far the nearest defending unit has to go."),
    "rear", "typhoon-4.5.hexgame", 1 },
  { "9.5", HU_SYSTEM_SUDDEN_DEATH, N_("Withdrawals"),
    N_("The attacker must take units off the map by the turns that the scenario sets. Each withdrawal counts for the "
       "earliest requirement that is still open and that it fits. One that is not met in time gives the defender the "
       "game, whatever the reason, also when the units that were asked for are dead."),
    "withdrawals", "typhoon-9.5.hexgame", 1 },
  { "4.6", HU_SYSTEM_SUDDEN_DEATH, N_("Holding out"),
    N_("When the last turn has ended and nobody has won, the defender has: he held out. It is looked at only after all "
       "the other conditions."),
    "held", "typhoon-4.6.hexgame", 1 },
  { "concession", HU_SYSTEM_SUDDEN_DEATH, N_("Conceding"),
    N_("A player may concede at any time; the other side has won. It can be undone, like anything else."),
    "conceded", "typhoon-concession.hexgame", 1, NC_("rule", "Concession") },
};

const HuRulePage *
_hu_sudden_death_pages (guint *n)
{
  *n = G_N_ELEMENTS (pages);

  return pages;
}
