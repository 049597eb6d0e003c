/*
 * Words for the keys of the game file, one key a line.  Each says in the program's own words
 * what the key decides, and by which rule.
 */
#include "config.h"

#include "hu-explain-field.h"

#include <string.h>

#include "hu-system-words.h"

/* Translators: labels of forms in which scenarios are made; behind each, what it means. */
static const HuFieldWords fields[] = {
  { "game", "title", N_("Title"), N_("The name of the scenario."), "" },
  { "game", "about", N_("About"), N_("Information for the players before they begin."), "" },
  { "game", "players", N_("Players"), N_("The player of each side, for the report."), "" },
  { "game", "played", N_("Played"), N_("Where and when the game was played, for the report."), "" },
  { "played", "place", N_("Where it was played"), "", "" },
  { "played", "date", N_("When it was played"), "", "" },
  { "game", "map", N_("Map"), "", "" },
  { "game", "sides", N_("Sides"), N_("The two sides, in the order in which points are given."), "" },
  { "game", "calendar", N_("Calendar"), "", "" },
  { "game", "units", N_("Units"), "", "" },
  { "game", "start", N_("Start"), N_("The position before the first event."), "" },
  { "game", "rules", N_("Rules"), N_("Which rule systems judge the game, and their data."), "" },
  { "game", "log", N_("Log"), N_("The events so far, in order."), "" },
  { "game", "variations", N_("Variations"), N_("Other ways that the game could have gone on."), "" },
  { "game", "translations", N_("Translations"), N_("The texts of the game in other languages."), "" },

  { "map", "grid", N_("Grid"), "", "" },
  { "map", "terrain", N_("Terrain"), N_("Hexes without any terrain are clear."), "" },
  { "map", "elevation", N_("Elevation"), N_("Levels of the ground, from −4 to 20; 0 where none is named."), "" },
  { "map", "hexsides", N_("Hexsides"), N_("Rivers, walls and the like along the sides of hexes."), "" },
  { "map", "lines", N_("Lines"), N_("Roads, railways and the like, through the middle of hexes."), "" },
  { "map", "places", N_("Places"), N_("Towns, cities and objectives."), "" },
  { "map", "buildings", N_("Buildings"), "", "26.14" },
  { "map", "bridges", N_("Bridges"), N_("A bridge and the depression under it are two Locations."), "26.11" },
  { "map", "pillboxes", N_("Pillboxes"),
    N_("A Location of its own, without which nobody gains its hex."), "26.132" },
  { "map", "boards", N_("Boards"), N_("Without any, the whole map is one board."), "26.11" },

  { "grid", "columns", N_("Columns"), "", "" },
  { "grid", "rows", N_("Rows"), "", "" },
  { "grid", "orientation", N_("Orientation"),
    N_("Flat tops: columns run straight. Pointed tops: rows do."), "" },
  { "grid", "shifted", N_("Shifted"),
    N_("Which columns lie half a hex lower, or which rows half a hex further right, counted from 1."), "" },
  { "grid", "numbering", N_("Numbering"),
    N_("How hexes are named: by column and row, by row and column, or by letters."), "" },
  { "grid", "names", N_("Names of hexes"), N_("As the board prints them, where plain numbers cannot say it."), "" },
  { "grid-names", "column", N_("Columns"), N_("How columns are counted."), "" },
  { "grid-names", "row", N_("Rows"), N_("How rows are counted."), "" },
  { "grid-names", "order", N_("Order"), N_("Whether the column or the row comes first in a name."), "" },
  { "grid-names", "separator", N_("Separator"), N_("Stands between column and row: at most three characters."), "" },
  { "grid-names", "oblique", N_("Oblique"),
    N_("The number of a row grows by one with every second column, so that it follows a slanting line of hexes."), "" },
  { "grid", "boards", N_("Boards"),
    N_("Boards laid together, each with the names of hexes that it prints: 2A1 is hex A1 of board 2."), "" },
  { "grid-board", "id", N_("Board"), N_("Stands before the names of its hexes."), "" },
  { "grid-board", "hexes", N_("Hexes"), N_("The first and the last of its hexes, as it prints them: A1-GG10."), "" },
  { "grid-board", "column", N_("Column"), N_("The column of the map where the first of its hexes lies."), "" },
  { "grid-board", "row", N_("Row"), N_("The row of the map where the first of its hexes lies."), "" },
  { "grid-board", "reversed", N_("Turned round"), N_("The board lies upside down."), "" },
  { "grid-board", "raised", N_("Raised columns"), N_("B1 lies half a hex higher than A1; else lower."), "" },
  { "lane-names", "type", N_("Counted with"), N_("Digits, or letters: A to Z, AA to ZZ, AAA."), "" },
  { "lane-names", "from", N_("First number"), N_("The number of the first in counting direction; A is 1."), "" },
  { "lane-names", "digits", N_("Digits"), N_("At least so many, with zeros in front."), "" },
  { "lane-names", "descending", N_("From the far edge"), N_("The last column or row has the first number."), "" },
  { "grid", "board", N_("Board prefix"), N_("Stands before the names of hexes where people read them."), "" },
  { "grid", "missing", N_("Missing hexes"), N_("Hexes of the rectangle that the map does not have."), "" },

  { "hexside", "kind", N_("Kind"), N_("Supply and zones of control do not cross shores and cliffs."), "" },
  { "hexside", "pairs", N_("Sides"), N_("Each named by the two hexes that share it."), "" },
  { "line", "kind", N_("Kind"), "", "" },
  { "line", "hexes", N_("Course"), N_("The hexes it runs through, in order."), "" },
  { "place", "id", N_("Id"), N_("The rules use this name."), "" },
  { "place", "name", N_("Name"), "", "" },
  { "place", "kind", N_("Kind"),
    N_("Cities and towns behind the front must not be lost; objectives may."), "4.5" },
  { "place", "hexes", N_("Hexes"), N_("The side that controls all of them controls the place."), "" },
  { "building", "id", N_("Id"), N_("Victory conditions use this name."), "" },
  { "building", "name", N_("Name"), "", "" },
  { "building", "hexes", N_("Hexes"), "", "" },
  { "building", "levels", N_("Upper levels"), N_("Above the ground, in every hex of the building."), "" },
  { "building", "rowhouse", N_("Rowhouse"),
    N_("A party wall between any two of its hexes: nobody passes inside from one to the other, "
       "and Mopping Up takes one hex at a time."),
    "26.14" },
  { "building", "stairwells", N_("Stairwells"),
    N_("Where one can change level inside. Without a choice, everywhere."), "26.16" },
  { "building", "roof", N_("Rooftop"), N_("Has Locations on its roof."), "" },
  { "building", "cellar", N_("Cellar"), N_("Has Locations below the ground."), "" },
  { "feature", "hex", N_("Hex"), "", "" },
  { "board", "id", N_("Id"), "", "" },
  { "board", "hexes", N_("Hexes"), "", "" },

  { "side", "id", N_("Id"), N_("The file uses this name."), "" },
  { "side", "name", N_("Name"), "", "" },
  { "side", "color", N_("Color"), N_("Without one, the program's own, which all eyes tell apart."), "" },

  { "calendar", "turns", N_("Game turns"), N_("How many, or the name of each."), "" },
  { "calendar", "player_turns", N_("Player turns"), N_("Those of one game turn, in order."), "" },
  { "calendar", "ends_after", N_("Ends Before the Last Turn Is Over"),
    N_("The game ends with this player turn, as in “six and a half turns”."), "" },
  { "ends-after", "turn", N_("Turn"), N_("Counted from 1."), "" },
  { "ends-after", "player_turn", N_("Player turn"), N_("Within the turn, counted from 1."), "" },
  { "turn", "name", N_("Name"), "", "" },
  { "player-turn", "side", N_("Side"), N_("The side that it belongs to; without a side, it belongs to both."), "" },
  { "player-turn", "phases", N_("Phases"),
    N_("In order. Isolation is looked for when each of them ends."), "4.3" },

  { "unit", "id", N_("Id"), N_("The log uses this name."), "" },
  { "unit", "name", N_("Name"), N_("The name on the counter."), "" },
  { "unit", "side", N_("Side"), "", "" },
  { "unit", "kind", N_("Kind"), N_("Ground and air units are operational, all others tactical."), "" },
  { "unit", "at", N_("Position"), N_("Where it is set up; off the map, it may come on later."), "" },
  { "unit", "strength", N_("Strength"),
    N_("The strength printed on the counter, which is also what its elimination is worth."), "" },
  { "unit", "size", N_("Size"), N_("Below a division a unit covers its own hex only."), "(I)" },
  { "unit", "bracketed", N_("Bracketed strength"), N_("Has no zone of control for the front line."), "(I)" },
  { "unit", "branch", N_("Branch"),
    N_("The symbol on the counter; points and withdrawals may depend on it."), "" },
  { "unit", "tags", N_("Tags"), N_("Free words by which conditions choose units, such as “guards”."), "" },
  { "unit", "line", N_("May hold the line"),
    N_("If not, neither its hex nor its surroundings count for the front line."), "(C)" },
  { "unit", "zoc", N_("Zone of control"), N_("Has one, has none, or as the rule system decides."), "" },
  { "unit", "armed", N_("Armed"), N_("An unarmed unit gains nothing and prevents nothing."), "26.11" },
  { "unit", "broken", N_("Broken"), N_("Gains nothing, but still prevents."), "26.11" },
  { "unit", "berserk", N_("Berserk"), N_("Gains nothing, but still prevents."), "26.11" },
  { "unit", "melee", N_("In Melee"), N_("Gains nothing, but still prevents."), "26.11" },
  { "unit", "stunned", N_("Stunned or shocked"), N_("Not in Good Order."), "26.11" },
  { "unit", "concealed", N_("Concealed"),
    N_("The opponent knows that something is there, not what."), "26.15" },
  { "unit", "hidden", N_("Hidden"), N_("The opponent does not know that anything is there."), "26.15" },
  { "unit", "bypass", N_("In Bypass"),
    N_("Passes along the edge of the hex: gains nothing, and does not count for the building."), "26.11" },
  { "unit", "wounded", N_("Wounded"), "", "26.21" },
  { "unit", "leadership", N_("Leadership modifier"),
    N_("Each point below 0 makes a leader worth one more."), "26.21" },
  { "unit", "in", N_("In or on"), N_("The vehicle that carries it: it moves with it."), "" },
  { "unit", "nationality", N_("Nationality"), N_("A few values depend on it."), "26.21" },
  { "unit", "aboard", N_("Armor leader aboard"), N_("The leader’s modifier; the leader is lost with the vehicle."), "26.21" },
  { "unit", "vp", N_("Victory points of its own"),
    N_("They replace the value that the rules give it."), "26.21" },
  { "unit", "vehicle", N_("Vehicle"), "", "26.12" },
  { "vehicle", "type", N_("Type"), "", "26.21" },
  { "vehicle", "armor", N_("Strongest armor"),
    N_("Each five points of it, rounded up, are worth a point: 6 gives 2, and 0 gives 1. Without armor, none."), "26.21" },
  { "vehicle", "ma", N_("Main armament"), N_("Worth a point while it functions."), "26.21" },
  { "vehicle", "crew", N_("Crew"), N_("Without one, a vehicle is not armed."), "26.12" },
  { "unit", "arrives", N_("Reinforcement"), N_("Waits off the map, and is due in a turn of the game."), "" },
  { "arrives", "turn", N_("Turn of arrival"),
    N_("A reminder: the unit may also come earlier, later or never."), "" },
  { "arrives", "at", N_("Comes on at"), N_("Edges of the map, or hexes one by one."), "" },
  { "arrives-at", "edges", N_("Edges of the map"), N_("Every hex of the edge that the map has."), "" },

  { "start", "clock", N_("Clock"), N_("Where the clock stands before the first event."), "" },
  { "clock", "turn", N_("Turn"), N_("Counted from 1."), "" },
  { "clock", "player_turn", N_("Player turn"), N_("Within the turn, counted from 1."), "" },
  { "clock", "phase", N_("Phase"), N_("Within the player turn, counted from 1."), "" },
  { "start", "control", N_("Control of hexes"),
    N_("The owner of each hex before the first event; units set up change nothing."), "" },
  { "start", "setup", N_("Set-up areas"), N_("Ground in which only one side may set up is that side's."), "26.11" },
  { "start", "holdings", N_("Control by name"),
    N_("The ground and buildings that a side has before the first event, whatever the set-up areas say."), "26.11" },
  { "start", "fires", N_("Fires"), N_("Those at the start count as accidents."), "26.161" },
  { "start", "points", N_("Points"), N_("The points that each side begins with."), "" },
  { "start-control", "side", N_("Side"), "", "" },
  { "start-control", "hexes", N_("Hexes"), "", "" },
  { "setup", "side", N_("Side"), "", "" },
  { "setup", "hexes", N_("Hexes"), "", "" },
  { "setup", "boards", N_("Boards of its own"), N_("On which that side alone may set up."), "26.11" },
  { "holding", "side", N_("Side"), "", "" },
  { "holding", "locations", N_("Locations"), "", "26.1" },
  { "holding", "hexes", N_("Hexes"), "", "26.1" },
  { "holding", "buildings", N_("Buildings"), "", "26.1" },
  { "fire", "at", N_("Location"), "", "" },
  { "fire", "level", N_("Fire"), N_("A Blaze closes its Location; a Flame does not."), "26.16" },

  { "rules", "supply", N_("Supply"), N_("Where each side's lines come from, and what stops them."), "8" },
  { "supply-of-side", "side", N_("Side"), N_("The side that it supplies; each side has one entry at most."), "" },
  { "supply-of-side", "sources", N_("Sources"),
    N_("Where a line of supply may end: edges of the map, hexes one by one, or both."), "" },
  { "supply-of-side", "except", N_("Never sources"), N_("Hexes that are not sources, even if the settings above "
                                                        "include them."), "" },
  { "supply-of-side", "controlled", N_("Only controlled sources"),
    N_("A source is one only while its own side controls it."), "" },
  { "supply-of-side", "blocked_by", N_("Blocked by"),
    N_("The things that keep a line out of a hex: enemy units, their zones of control, enemy control."), "" },
  { "supply-of-side", "zoc", N_("Zones of control"),
    N_("Which enemy units have one here; without a choice, those of the attacker under sudden death, else all."), "" },
  { "supply-of-side", "zoc_negated_by_units", N_("Units negate zones of control"),
    N_("With a unit of its own side in the hex, a line passes through an enemy zone of control."), "" },
  { "supply-of-side", "max_length", N_("Longest line"),
    N_("In hexes after the first; without a number, any length will do."), "" },
  { "supply-of-side", "hexsides", N_("Hexsides that stop a line"),
    N_("Beside lakes and cliffs, which always do."), "" },
  { "supply-of-side", "then_along", N_("Then along lines"),
    N_("A line of supply takes a few steps to a road or railway, and then runs along it."), "" },
  { "sources-of-side", "edges", N_("Edges of the map"), N_("Every hex of the edge that the map has."), "" },
  { "sources-of-side", "hexes", N_("Hexes"), N_("Sources one by one, beside those of the edges."), "" },
  { "then-along", "lines", N_("Lines"), N_("Kinds of lines of the map that it may run along."), "" },
  { "then-along", "steps", N_("Steps"), N_("At most so many, before it is on such a line."), "" },

  { "supply", "sources", N_("Sources"),
    N_("Where a line of supply may end: edges of the map, or hexes one by one."), "4.3" },
  { "supply", "blocked_by", N_("Blocked by"),
    N_("The things that keep a line out of a hex: enemy units, their zones of control, enemy control."), "4.3" },
  { "supply", "zoc_negated_by_units", N_("Units negate zones of control"),
    N_("With a unit of its own side in the hex, a line passes through an enemy zone of control."), "4.3" },
  { "supply", "max_length", N_("Longest line"),
    N_("In hexes after the first; without a number, any length will do."), "4.3" },
  { "supply", "attacker_sources", N_("The attacker's sources"),
    N_("Only for tracing from the attacker’s own hexes; it decides nothing."), "" },
  { "sources", "edges", N_("Edges of the map"), N_("Every hex of the edge that the map has."), "4.3" },
  { NULL }
};

/* Values of the file that forms show in a list of choices. */
static const struct
{
  const char *keys; /* of the file, with a space between two */
  const char *value;
  const char *label;
} values[] = {
  { "orientation", "flat", N_("Flat tops") },
  { "orientation", "pointy", N_("Pointed tops") },
  { "shifted", "odd", N_("Odd ones") },
  { "shifted", "even", N_("Even ones") },
  { "numbering", "ccrr", N_("Column, row (0312)") },
  { "numbering", "rrcc", N_("Row, column (1203)") },
  { "numbering", "letters", N_("Letters (C12)") },
  { "order", "column-row", N_("Column, then row") },
  { "order", "row-column", N_("Row, then column") },
  { "type", "digits", N_("Digits") },
  { "type", "letters", N_("Letters") },
  { "kind hexsides lines", "river", N_("River") },
  { "kind", "lake", N_("Shore of a lake") },
  { "kind hexsides", "wall", N_("Wall") },
  { "kind", "cliff", N_("Cliff") },
  { "kind lines", "road", N_("Road") },
  { "kind lines", "rail", N_("Railway") },
  { "kind lines", "front", N_("Front line") },
  { "kind", "city", N_("City") },
  { "kind", "town", N_("Town") },
  { "kind", "objective", N_("Objective") },
  { "kind", "ground", N_("Ground unit") },
  { "kind", "air", N_("Air unit") },
  { "kind", "naval", N_("Naval unit") },
  { "kind kinds", "squad", N_("Squad") },
  { "kind kinds", "half-squad", N_("Half-squad") },
  { "kind kinds", "crew", N_("Crew") },
  { "kind kinds", "leader", N_("Leader") },
  { "kind kinds", "hero", N_("Hero") },
  { "kind kinds", "dummy", N_("Dummy") },
  { "kind kinds", "vehicle", N_("Vehicle") },
  { "kind kinds", "gun", N_("Gun") },
  { "kind kinds", "aircraft", N_("Aircraft") },
  { "kind kinds", "glider", N_("Glider") },
  { "kind kinds", "boat", N_("Boat") },
  { "size sizes", "army", N_("Army") },
  { "size sizes", "corps", N_("Corps") },
  { "size sizes", "division", N_("Division") },
  { "size sizes", "brigade", N_("Brigade") },
  { "size sizes", "regiment", N_("Regiment") },
  { "size sizes", "battalion", N_("Battalion") },
  { "branch", "infantry", N_("Infantry") },
  { "branch", "armor", N_("Armor") },
  { "branch", "mechanized", N_("Mechanized") },
  { "branch", "cavalry", N_("Cavalry") },
  { "branch", "artillery", N_("Artillery") },
  { "branch", "engineer", N_("Engineers") },
  { "branch", "headquarters", N_("Headquarters") },
  { "type", "afv", N_("Armored fighting vehicle") },
  { "type", "truck", N_("Truck") },
  { "type", "wagon", N_("Wagon or sledge") },
  { "type", "carrier", N_("Carrier") },
  { "type", "motorcycle", N_("Motorcycle") },
  { "type", "goliath", N_("Goliath") },
  { "type", "landing-craft", N_("Landing craft") },
  { "ma", "functioning", N_("Functioning") },
  { "ma", "malfunctioned", N_("Malfunctioned") },
  { "ma", "disabled", N_("Disabled") },
  { "ma", "none", N_("Has none") },
  { "crew", "inherent", N_("Inherent") },
  { "crew", "temporary", N_("Temporary") },
  { "crew zoc", "none", N_("None") },
  { "level", "flame", N_("Flame") },
  { "level", "blaze", N_("Blaze") },
  { "edges", "north", N_("North") },
  { "edges", "east", N_("East") },
  { "edges", "south", N_("South") },
  { "edges", "west", N_("West") },
  { "blocked_by", "units", N_("Enemy units") },
  { "blocked_by", "zoc", N_("Enemy zones of control") },
  { "blocked_by", "control", N_("Enemy control") },
  { "zoc", "all", N_("All enemy units") },
  { "zoc", "attacker", N_("The attacker's units") },
  { "zero_zero", "defender", N_("The defender's best level") },
  { "zero_zero", "none", N_("No result") },
  { "reading", "rows", N_("Every row") },
  { "reading", "path", N_("A path of hexes") },
  { "hold by", "control", N_("Control of its hexes") },
  { "hold by", "clear", N_("A unit there, and no enemy") },
  { "when at", "end", N_("When the game ends") },
  { "when", "once", N_("At the first capture") },
  { "when at", "turn", N_("At the end of each turn") },
  { "when", "award", N_("When awarded") },
  { "when", "immediate", N_("The instant it is met") },
  { "when", "instant", N_("At once") },
  { "when at", "phase", N_("At the end of each phase") },
  { "when at", "player-turn", N_("At the end of each player turn") },
  { "at", "instant", N_("At every moment") },
  { "by", "presence", N_("A unit there") },
  { "count", "hexes", N_("Each hex for itself") },
  { "count", "strength", N_("Strength points") },
  { "count", "units", N_("Each unit") },
  { "count", "squads", N_("Squad-equivalents") },
  { "count", "points", N_("Their value in points") },
  { "as", "victory", N_("Exits for victory") },
  { "as", "any", N_("Any exit") },
  { "for", "eliminated", N_("Eliminated") },
  { "for", "exited", N_("Exited") },
  { "for", "area", N_("In an area") },
  { "kinds", "ground", N_("Ground units") },
  { "kinds", "air", N_("Air units") },
  { "kinds", "naval", N_("Naval units") },
  { "edition", "seed", N_("Older printing") },
  { "edition", "current", N_("Newer rule") },
  { "state", "good-order", N_("In Good Order") },
  { "state", "unbroken", N_("Not broken") },
  { "state", "armed", N_("Armed") },
  { "state", "any", N_("Any") },
  { "state", "good-order-mmc", N_("In Good Order") },
  { "state", "unbroken-mmc", N_("Not broken") },
  { "state", "mmc", N_("Any") },
  { "to", "both", N_("Both sides") },
};

/* Returns the words for @key of @object, or of any object where @object is NULL; or NULL. */
static const HuFieldWords *
find_field (const HuFieldWords *among,
            const char         *object,
            const char         *key)
{
  for (; among->object != NULL; among++)
    if ((object == NULL || g_str_equal (among->object, object)) && g_str_equal (among->key, key))
      return among;

  return NULL;
}

/* The same among the keys that the conditions of a system share with others. */
static const HuFieldWords *
find_term_field (const HuSystemWords *system,
                 const char          *object,
                 const char          *key)
{
  gsize length = system->term != NULL ? strlen (system->term) : 0;
  g_autofree char *common = NULL;

  if (system->term_fields == NULL || (object != NULL && strncmp (object, system->term, length) != 0))
    return NULL;

  if (object != NULL)
    common = g_strconcat ("term", object + length, NULL);

  return find_field (system->term_fields, common, key);
}

/* @object: NULL: any; @rule: the rule that a shared key of conditions is of, else NULL. */
static const HuFieldWords *
find_words (const char  *object,
            const char  *key,
            const char **rule)
{
  const HuFieldWords *found = find_field (fields, object, key);

  *rule = NULL;
  for (guint id = 0; id < HU_N_SYSTEMS && found == NULL; id++)
    found = find_field (hu_system_words_get (id)->fields, object, key);
  for (guint id = 0; id < HU_N_SYSTEMS && found == NULL; id++)
    {
      found = find_term_field (hu_system_words_get (id), object, key);
      *rule = hu_system_words_get (id)->term_rule;
    }

  return found;
}

gboolean
hu_explain_field (const char   *object,
                  const char   *key,
                  HuFieldWords *words)
{
  const HuFieldWords *found;
  const char *rule;

  g_return_val_if_fail (object != NULL && key != NULL && words != NULL, FALSE);

  found = find_words (object, key, &rule);
  if (found == NULL)
    return FALSE;

  *words = *found;
  if (rule != NULL)
    words->rule = rule;
  words->label = _(found->label);
  words->help = found->help[0] != '\0' ? _(found->help) : "";

  return TRUE;
}

static gboolean
has_key (const char *keys,
         const char *key)
{
  gsize length = strlen (key);

  for (; keys != NULL; keys = strchr (keys, ' '))
    {
      keys += *keys == ' ';
      if (strncmp (keys, key, length) == 0 && (keys[length] == ' ' || keys[length] == '\0'))
        return TRUE;
    }

  return FALSE;
}

const char *
hu_explain_field_value (const char *key,
                        const char *value)
{
  g_return_val_if_fail (key != NULL && value != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (has_key (values[i].keys, key) && g_str_equal (values[i].value, value))
      return _(values[i].label);

  return value;
}

char *
hu_explain_key (const char *key)
{
  const HuFieldWords *found;
  const char *rule;

  g_return_val_if_fail (key != NULL, NULL);

  found = find_words (NULL, key, &rule);
  if (found != NULL)
    return g_strdup (_(found->label));

  return g_strdup (key);
}
