/*
 * The clauses of section 4 in plain words, in the order of their pages.  Each names the test
 * game that comes out differently without it.
 */
#include "config.h"

#include "hu-sudden-death-clauses.h"
#include "hu-sudden-death-words.h"
#include "hu-sudden-death.h"
#include "hu-supply-rules.h"

const HuClause _hu_sudden_death_clause_words[] = {
  { HU_CLAUSE_ENTERED, "4.2", HU_EFFECT_VERDICT, "second-hex-entered",
    N_("The attacker wins the instant it gains control of a hex of the capital, even in the middle of a phase or of a "
       "move. A ground unit gains control of a hex by entering it.") },
  { HU_CLAUSE_ANY_HEX, "4.2", HU_EFFECT_VERDICT, "second-hex-entered",
    N_("Any one hex of the capital is enough, whichever it is.") },
  { "4.2/passing", "4.2", HU_EFFECT_VERDICT, NULL,
    N_("A unit that only passes through has entered it: it need not stay.") },
  { "4.2/nothing-else", "4.2", HU_EFFECT_VERDICT, NULL,
    N_("It does not matter whether the unit is in supply, or whether an enemy unit is in the hex.") },
  { HU_CLAUSE_ENTERED_AT_SET_UP, "4.2", HU_EFFECT_VERDICT, "decided-at-set-up",
    N_("A hex of the capital that the attacker controls when the game begins counts as well, unless the scenario lets "
       "only a change of control count.") },
  { HU_CLAUSE_PLAY_STOPS, "4.2", HU_EFFECT_VERDICT, "won-and-lost-again",
    N_("The first verdict stands, whichever rule gave it: nothing that happens afterwards changes who has won. Where "
       "one event meets several rules, the first of these decides: 4.2, 4.3, 4.5, 9.5, 4.4.") },
  { HU_CLAUSE_RECAPTURED, "4.2", HU_EFFECT_NO_VERDICT, "capital-retaken",
    N_("If the defender retakes a hex of the capital, the log says so, but a game that has been won stays won.") },
  { HU_CLAUSE_CUT_AT_END_OF_PHASE, "4.3", HU_EFFECT_VERDICT, "cut-in-soviet-phase",
    N_("The attacker wins when a phase ends and no line of supply leads from the capital to a source."),
    N_("When it decides") },
  { HU_CLAUSE_ANY_PHASE, "4.3", HU_EFFECT_VERDICT, "cut-in-soviet-phase",
    N_("The end of every phase counts, of either player, and so does the end of the last phase of the game.") },
  { HU_CLAUSE_CUT_IN_PHASE, "4.3", HU_EFFECT_NO_VERDICT, "cut-and-reopened",
    N_("A cut in the middle of a phase decides nothing unless it lasts until the phase ends.") },
  { HU_CLAUSE_OPEN, "4.3", HU_EFFECT_NO_VERDICT, "cut-and-reopened",
    N_("A line that is reopened before the phase ends saves the capital.") },
  { HU_CLAUSE_EVERY_HEX, "4.3", HU_EFFECT_NO_VERDICT, "one-hex-cut",
    N_("Every hex of the capital has to be cut off at the same time: while one hex has a line, the game goes on.") },
  { HU_CLAUSE_AS_A_UNIT, "4.3", HU_EFFECT_LINE, NULL,
    N_("A line is traced from each hex of the capital as if a unit there needed supply, even if no unit is there."),
    N_("Which lines count") },
  { HU_CLAUSE_OWN_LINES, "4.3", HU_EFFECT_LINE, NULL,
    N_("The hexes of the capital may use the same line or different ones, and a line may run through another of these "
       "hexes.") },
  { HU_CLAUSE_OWN_SOURCE, "4.3", HU_EFFECT_VERDICT, "sources-named",
    N_("No hex of the capital counts as a source here: a line has to reach a source elsewhere.") },
  { HU_CLAUSE_EDGES, "4.3", HU_EFFECT_LINE, "south-edge",
    N_("Only the sources that the scenario names count; an edge of the map that it does not name is no source.") },
  { HU_CLAUSE_SUPPLY_UNIT, "8", HU_EFFECT_LINE, "units-only",
    N_("An enemy ground unit stops a line in its hex."),
    N_("What stops a line") },
  { HU_CLAUSE_SUPPLY_ZOC, "8", HU_EFFECT_LINE, "letters",
    N_("An enemy zone of control stops a line. In a game with rules 4.2 to 4.6, even where they decide nothing, only the "
       "attacker’s zones of control stop lines.") },
  { HU_CLAUSE_SUPPLY_NEGATED, "8", HU_EFFECT_LINE, "carried-through-zoc",
    N_("A friendly ground unit keeps its own hex open in spite of an enemy zone of control.") },
  { HU_CLAUSE_SUPPLY_CONTROL, "8", HU_EFFECT_LINE, "control-blocks",
    N_("Where the scenario says so, a hex that the enemy controls stops a line, even an empty one.") },
  { HU_CLAUSE_SUPPLY_TERRAIN, "8", HU_EFFECT_LINE, "one-hex-cut",
    N_("No line enters a lake or the sea.") },
  { HU_CLAUSE_SUPPLY_HEXSIDE, "8", HU_EFFECT_LINE, "hexsides",
    N_("No line crosses a lake hexside or a cliff hexside, and no zone of control reaches across one.") },
  { HU_CLAUSE_SUPPLY_LENGTH, "8", HU_EFFECT_LINE, "max-length-too-short",
    N_("Where the scenario sets a greatest length, no line may be longer; its first hex is not counted.") },
  { HU_CLAUSE_SUPPLY_ALONG, "8", HU_EFFECT_LINE, "supply-railway",
    N_("Where the scenario says so, a line takes only so many hexes to a railway or road and then has to run "
       "along it.") },
  { "8/origin", "8", HU_EFFECT_LINE, NULL,
    N_("A line may begin in a hex that would otherwise stop it."),
    N_("Where it begins and ends") },
  { "8/source", "8", HU_EFFECT_LINE, NULL,
    N_("A source in a hex where lines are stopped cannot be used.") },
  { HU_CLAUSE_SUPPLY_CONTROLLED, "8", HU_EFFECT_LINE, "supply-railway",
    N_("Where the scenario says so, a source supplies a side only while that side controls it.") },
  { "8.3", "8", HU_EFFECT_LINE, NULL,
    N_("The capital supplies the units of its side in it, and no others; its own hexes need a line to a source elsewhere "
       "(8.3, 4.3).") },
  { HU_CLAUSE_ALL_CITIES, "4.4", HU_EFFECT_VERDICT, "all-cities",
    N_("The attacker wins if it controls all the cities that the scenario names; the capital need not be among "
       "them.") },
  { HU_CLAUSE_EVERY_CITY, "4.4", HU_EFFECT_NO_VERDICT, "held-out",
    N_("If one of them is missing, the attacker does not win by them.") },
  { HU_CLAUSE_LAST_TURN, "4.4", HU_EFFECT_NO_VERDICT, "all-cities-and-isolation",
    N_("Before the last turn has ended the cities decide nothing.") },
  { "4.4/last-unit", "4.4", HU_EFFECT_VERDICT, NULL,
    N_("The side whose ground unit entered a city last controls it, even if no unit is there now. Until a unit has "
       "entered it, the scenario says who controls it.") },
  { HU_CLAUSE_CITY, "4.4", HU_EFFECT_NO_VERDICT, "tula-retaken",
    N_("A city counts only while the attacker controls it: one that is retaken no longer counts.") },
  { HU_CLAUSE_CITY_SUPPLY, "4.4", HU_EFFECT_VERDICT, NULL,
    N_("Whether those cities are in supply does not matter.") },
  { HU_CLAUSE_REAR, "4.5", HU_EFFECT_VERDICT, "rear-taken",
    N_("The defender wins the instant it gains control of a town or city behind the attacker’s initial front line; it "
       "need not keep it.") },
  { HU_CLAUSE_TOWN_OR_CITY, "4.5", HU_EFFECT_NO_VERDICT, "rear-taken",
    N_("Only towns and cities count; any other hex or objective there decides nothing.") },
  { HU_CLAUSE_INITIAL_LINE, "4.5", HU_EFFECT_NO_VERDICT, "rear-named",
    N_("The front line is that of the start, wherever the front is now; a place on the defender’s side of it does not "
       "count.") },
  { HU_CLAUSE_COMES_UNDER, "4.5", HU_EFFECT_NO_VERDICT, "rear-from-the-start",
    N_("A place that the defender controls when the game begins counts as well, unless the scenario lets only a "
       "change of control count.") },
  { HU_CLAUSE_REAR_SUPPLY, "4.5", HU_EFFECT_VERDICT, NULL,
    N_("Whether the place is in supply does not matter.") },
  { HU_CLAUSE_WITHDRAWAL_FAILED, "9.5", HU_EFFECT_VERDICT, "withdrawal-of-the-dead",
    N_("If a requirement is not met when it falls due, the defender wins at once.") },
  { HU_CLAUSE_WITHDRAWAL_DUE, "9.5", HU_EFFECT_NO_VERDICT, "withdrawal-of-the-dead",
    N_("A requirement falls due at the end of the game turn that the scenario names, or at the end of a phase of "
       "that turn if the scenario names one.") },
  { HU_CLAUSE_WITHDRAWAL_DEAD, "9.5", HU_EFFECT_VERDICT, NULL,
    N_("The reason does not matter: a requirement also fails if the units that it asks for have been eliminated.") },
  { HU_CLAUSE_WITHDRAWAL, "9.5", HU_EFFECT_NO_VERDICT, "withdrawals-met",
    N_("A requirement may ask for several units. Each unit that the attacker withdraws counts for only one requirement.") },
  { HU_CLAUSE_WITHDRAWAL_FITS, "9.5", HU_EFFECT_NO_VERDICT, "withdrawal-by-phase",
    N_("Where a requirement asks for a branch or for certain units, only these count.") },
  { HU_CLAUSE_WITHDRAWAL_EARLIEST, "9.5", HU_EFFECT_NO_VERDICT, "withdrawals-earliest-first",
    N_("A unit that fits several requirements counts for the earliest one that is not met yet.") },
  { HU_CLAUSE_HELD_OUT, "4.6", HU_EFFECT_VERDICT, "held-out",
    N_("The defender wins when the last turn ends and the attacker has met no condition of victory.") },
  { HU_CLAUSE_AFTER_ALL, "4.6", HU_EFFECT_VERDICT, "all-cities",
    N_("It is judged after all the other conditions: if the capital is cut off when the last phase ends, the attacker "
       "wins (4.3).") },
  { HU_CLAUSE_NO_DRAW, "4.6", HU_EFFECT_VERDICT, NULL,
    N_("A game that is played to its end has a winner: there is no draw.") },
  { HU_CLAUSE_CONCESSION, "concession", HU_EFFECT_VERDICT, "conceded",
    N_("A side that concedes gives the win to the other side at once, unless the game has been won before.") },
  { NULL },
};

/* For how many sides a rule of supply holds. */
enum
{
  FOR_NONE,
  FOR_ONE,
  FOR_ALL,
  N_FOR
};

/* A clause of section 8 that a scenario may change: the number that says so, the greatest value by which it does not hold, and
 * the words where the clause itself does not fit. */
static const struct
{
  HuClauseId  id;
  gsize       offset;
  gint        off;
  const char *words[N_FOR];
} supply_readings[] = {
  { HU_CLAUSE_SUPPLY_UNIT, G_STRUCT_OFFSET (HuSupplyRules, blocked_by_units), 0,
    { [FOR_NONE] = N_("In this scenario enemy units do not stop a line in their own hexes."),
      [FOR_ONE] = N_("In this scenario an enemy ground unit stops the lines of only one side in its hex.") } },
  { HU_CLAUSE_SUPPLY_NEGATED, G_STRUCT_OFFSET (HuSupplyRules, zoc_negated_by_units), 0,
    { [FOR_NONE] = N_("In this scenario a friendly ground unit does not keep its hex open in an enemy zone of control."),
      [FOR_ONE] = N_("In this scenario a ground unit keeps its own hex open in spite of an enemy zone of control for only one "
                     "side.") } },
  { HU_CLAUSE_SUPPLY_CONTROL, G_STRUCT_OFFSET (HuSupplyRules, blocked_by_owner), 0,
    { [FOR_NONE] = N_("In this scenario enemy control of a hex does not stop a line."),
      [FOR_ALL] = N_("In this scenario a hex that the enemy controls stops a line, even an empty one.") } },
  { HU_CLAUSE_SUPPLY_LENGTH, G_STRUCT_OFFSET (HuSupplyRules, max_length), -1,
    { [FOR_NONE] = N_("In this scenario a line may have any length.") } },
  { HU_CLAUSE_SUPPLY_ALONG, G_STRUCT_OFFSET (HuSupplyRules, along), 0,
    { [FOR_NONE] = N_("In this scenario a line need not run along a railway or road.") } },
  { HU_CLAUSE_SUPPLY_CONTROLLED, G_STRUCT_OFFSET (HuSupplyRules, owned), 0,
    { [FOR_NONE] = N_("In this scenario a side may use a source that it does not control."),
      [FOR_ALL] = N_("In this scenario a source supplies a side only while that side controls it.") } },
};

/* The words of the clause on zones of control; NULL: its own, as only the attacker's zones stop lines. */
static const char *
read_zones (const HuScenario *scenario)
{
  const HuSuddenDeathRules *sudden_death = hu_sudden_death_rules (scenario);
  gboolean stop[HU_N_SIDES] = { FALSE, FALSE };

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuSupplyRules rules;

      if (!hu_supply_rules_find (scenario, side, &rules))
        continue;
      stop[hu_side_other (side)] = rules.blocked_by_zoc && rules.zoc == HU_SUPPLY_ZOC_ALL;
    }

  if (!stop[sudden_death->defender])
    return stop[sudden_death->attacker] ? NULL : N_("In this scenario zones of control do not stop a line.");

  return stop[sudden_death->attacker] ? N_("In this scenario every enemy zone of control stops a line, of either side.")
                                      : N_("In this scenario only the defender’s zones of control stop lines.");
}

/* Where the scenario excepts a hex of the capital from the sources, it supplies nobody. */
static const char *
read_inside (const HuScenario *scenario)
{
  HuSupplyRules rules;

  return hu_supply_rules_find (scenario, hu_sudden_death_rules (scenario)->defender, &rules) && rules.inside == NULL
    ? N_("In this scenario the capital supplies no units, not even those in it.") : NULL;
}

const char *
_hu_sudden_death_read_clause (const HuScenario *scenario,
                              HuClauseId        clause)
{
  if (clause == HU_CLAUSE_SUPPLY_ZOC)
    return read_zones (scenario);
  if (g_str_equal (clause, "8.3"))
    return read_inside (scenario);

  for (guint i = 0; i < G_N_ELEMENTS (supply_readings); i++)
    {
      guint n_sides = 0, n_held = 0;

      if (supply_readings[i].id != clause)
        continue;
      for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        {
          HuSupplyRules rules;

          if (!hu_supply_rules_find (scenario, side, &rules))
            continue;
          n_sides++;
          n_held += G_STRUCT_MEMBER (gint, &rules, supply_readings[i].offset) > supply_readings[i].off;
        }

      return supply_readings[i].words[n_held == n_sides ? FOR_ALL : n_held > 0 ? FOR_ONE : FOR_NONE];
    }

  return NULL;
}
