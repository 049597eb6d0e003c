/*
 * The meters of sudden-death: name, number in a few words, gap to the condition, and the
 * condition itself.
 */
#include "config.h"

#include "hu-sudden-death-words.h"

#include "hu-sudden-death.h"

/* How many hexes the card names before it only counts. */
#define CARD_MOST 4

/* A number of hexes in a sentence; @most: fewer may do. */
char *
_hu_explain_hexes_needed (gint     n,
                          gboolean most)
{
  /* Translators: a number of hexes, where fewer may do it. */
  return most ? g_strdup_printf (C_("hexes", "at most %d"), n) : g_strdup_printf ("%d", n);
}

/* Not there where nothing has changed since. */
static char *
tell_start (const HuTold *told)
{
  const HuMeter *meter = told->about;

  return meter->value == meter->start
    ? NULL : _hu_explain_hexes_needed ((gint) meter->start, hu_sudden_death_meter (meter)->at_most_at_start);
}

static char *tell_fewest (const HuTold *told);
static char *tell_retaker (const HuTold *told);

/* Why the capital is cut off. */
static char *
tell_opening (const HuTold *told)
{
  const HuSupplyOpening *opening = told->snapshot != NULL ? hu_snapshot_get_sudden_death (told->snapshot)->opening : NULL;

  return opening != NULL ? hu_explain_supply_opening (told->scenario, opening) : NULL;
}

/* The rear places that the defender controls. */
static char *
tell_lost (const HuTold *told)
{
  const GArray *rear = hu_snapshot_get_sudden_death (told->snapshot)->rear;
  g_autoptr(GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < rear->len; i++)
    if (g_array_index (rear, HuPlaceFinding, i).owner == hu_sudden_death_rules (told->scenario)->defender)
      g_array_append_val (places, g_array_index (rear, HuPlaceFinding, i).place);

  return hu_sudden_death_meter (told->about)->lost > 0 ? hu_explain_places (told->scenario, places, CARD_MOST) : NULL;
}

static char *
tell_last_turn (const HuTold *told)
{
  return hu_explain_turn (told->scenario, hu_calendar_last_turn (&told->scenario->calendar));
}

/* Do lines lead to edges of the map only? */
static gint64
count_by_edge (const HuTold *told)
{
  HuSupplyRules supply = { 0 };

  hu_supply_rules_find (told->scenario, hu_sudden_death_rules (told->scenario)->defender, &supply);

  return supply.sources.by_edge && supply.sources.hexes == NULL;
}

/* Has its side had them since the set-up?  They have not come under its control then (4.5). */
static gint64
count_from_start (const HuTold *told)
{
  const HuMeter *meter = told->about;

  return !meter->met && !hu_sudden_death_rules (told->scenario)->entry_at_setup &&
         hu_sudden_death_meter (meter)->lost <= meter->start;
}

/* Has the game been decided? */
static gint64
count_over (const HuTold *told)
{
  return told->snapshot != NULL && hu_snapshot_get_verdict (told->snapshot) != NULL;
}

/* Has the game been decided without this condition, where conditions count? */
static gint64
count_missed (const HuTold *told)
{
  return count_over (told) && hu_sudden_death_rules (told->scenario)->decides && !((const HuMeter *) told->about)->met;
}

static const HuPart parts[] = {
  HU_PARTS_OF_SUDDEN_DEATH,
  HU_PART_COUNTED ("over", count_over),
  HU_PART_COUNTED ("missed", count_missed),
  HU_PART ("side", SIDE, HuMeter, for_side),
  HU_PART ("value", INT64, HuMeter, value),
  HU_PART ("of", INT64, HuMeter, of),
  HU_PART ("unit", UNIT, HuMeter, unit),
  HU_PART_LIST ("hexes", HEXES, HuMeter, hexes, CARD_MOST),
  HU_PART_LIST ("where", HEXES, HuMeter, more_hexes, CARD_MOST),
  HU_PART_LIST ("places", PLACES, HuMeter, places, HU_ALL),
  HU_PART_LIST ("near", PLACES, HuMeter, places, CARD_MOST),
  HU_PART ("at-most", INT, HuSuddenDeathMeter, at_most),
  HU_PART ("distance", INT, HuSuddenDeathMeter, distance),
  HU_PART ("retaker", UNIT, HuSuddenDeathMeter, retaker),
  HU_PART ("retaken", ANY_PLACE, HuSuddenDeathMeter, retaken),
  HU_PART_TOLD ("nearest", tell_retaker),
  HU_PART ("turns", UINT, HuSuddenDeathMeter, turns_left),
  HU_PART ("lost", UINT, HuSuddenDeathMeter, lost),
  HU_PART ("failed", UINT, HuSuddenDeathMeter, failed),
  HU_PART ("hopeless", UINT, HuSuddenDeathMeter, hopeless),
  HU_PART ("turn", TURN, HuSuddenDeathMeter, next_turn),
  HU_PART ("next", UINT, HuSuddenDeathMeter, next_turn),
  HU_PART ("done", UINT, HuSuddenDeathMeter, next_done),
  HU_PART ("needed", UINT, HuSuddenDeathMeter, next_needed),
  HU_PART_TOLD ("start", tell_start),
  HU_PART_TOLD ("fewest", tell_fewest),
  HU_PART_TOLD ("opening", tell_opening),
  HU_PART_TOLD ("in-hands", tell_lost),
  HU_PART_TOLD ("last-turn", tell_last_turn),
  HU_PART_COUNTED ("by-edge", count_by_edge),
  HU_PART_COUNTED ("from-start", count_from_start),
  { "cities", HU_TELL_PLACES, HU_PART_AT (PLACES, HuSuddenDeathRules, cities), 1 + HU_SYSTEM_SUDDEN_DEATH, HU_ALL },
  HU_PARTS_END
};

/* Translators: {capital} is a place; rear towns are towns and cities behind the initial front line. */
static const HuSentence titles[] = {
  { HU_SUDDEN_DEATH_METER_LIFELINE, N_("{capital}'s lifeline") },
  { HU_SUDDEN_DEATH_METER_CAPITAL, N_("{capital} itself") },
  { HU_SUDDEN_DEATH_METER_CITIES, NC_("meter", "Cities"), .context = "meter" },
  { HU_SUDDEN_DEATH_METER_REAR, NC_("meter", "Rear towns"), .context = "meter" },
  { HU_SUDDEN_DEATH_METER_WITHDRAWALS, NC_("meter", "Withdrawals"), .context = "meter" },
  { 0 }
};

/* Translators: {value} of {of}: hexes or cities taken, withdrawals made in time; {start}: "9" or "at most 9" hexes at the
 * start; {lost}: a number of towns. */
static const HuSentence values[] = {
  { HU_SUDDEN_DEATH_METER_LIFELINE, N_("cut off"), HU_WHERE ("value", 0) },
  { HU_SUDDEN_DEATH_METER_LIFELINE,
    HU_BOTH ("at most {value} hex wide, was {start}", "at most {value} hexes wide, was {start}"), "value",
    HU_WHERE ("at-most", TRUE) },
  { HU_SUDDEN_DEATH_METER_LIFELINE,
    HU_BOTH ("at most {value} hex wide", "at most {value} hexes wide"), "value", HU_WHERE ("at-most", TRUE) },
  { HU_SUDDEN_DEATH_METER_LIFELINE,
    HU_BOTH ("{value} hex wide, was {start}", "{value} hexes wide, was {start}"), "value" },
  { HU_SUDDEN_DEATH_METER_LIFELINE, HU_BOTH ("{value} hex wide", "{value} hexes wide"), "value" },
  { HU_SUDDEN_DEATH_METER_CAPITAL, NC_("capital", "no hex taken"), .context = "capital", HU_WHERE ("value", 0) },
  { HU_SUDDEN_DEATH_METER_CAPITAL, HU_BOTH ("{value} of {of} hex taken", "{value} of {of} hexes taken"), "of" },
  { HU_SUDDEN_DEATH_METER_CITIES, HU_BOTH ("{value} of {of} taken", "{value} of {of} taken"), "of" },
  { HU_SUDDEN_DEATH_METER_REAR, HU_BOTH ("{lost} lost", "{lost} lost"), "lost", HU_WHERE_NOT ("lost", 0) },
  { HU_SUDDEN_DEATH_METER_REAR, NC_("rear towns", "no threat"), .context = "rear towns", HU_WHERE ("value", -1) },
  { HU_SUDDEN_DEATH_METER_REAR, HU_BOTH ("{value} hex away", "{value} hexes away"), "value" },
  { HU_SUDDEN_DEATH_METER_WITHDRAWALS, HU_BOTH ("{value} of {of} date kept", "{value} of {of} dates kept"), "of",
    HU_WHERE_NOT ("failed", 0) },
  { HU_SUDDEN_DEATH_METER_WITHDRAWALS, HU_BOTH ("{value} of {of} date kept", "{value} of {of} dates kept"), "of",
    HU_WHERE ("next", 0) },
  { HU_SUDDEN_DEATH_METER_WITHDRAWALS,
    HU_BOTH ("{value} of {of} date kept, one can no longer be kept",
             "{value} of {of} dates kept, one can no longer be kept"), "of", HU_WHERE_NOT ("hopeless", 0) },
  { HU_SUDDEN_DEATH_METER_WITHDRAWALS, HU_BOTH ("none of {of} date due yet", "none of {of} dates due yet"), "of",
    HU_WHERE ("value", 0) },
  { HU_SUDDEN_DEATH_METER_WITHDRAWALS,
    HU_BOTH ("{value} of {of} date kept, none missed", "{value} of {of} dates kept, none missed"), "of" },
  { 0 }
};

/* Translators: {side}: a side; {hexes}, {places}, {near}, {in-hands}: lists; {unit} and {distance} or {value}: how many hexes
 * it is away; {turns}, {failed}: numbers; {turn}: when the next withdrawal is due; {fewest}, {opening}: whole sentences. */
static const HuSentence details[] = {
  { HU_SUDDEN_DEATH_METER_LIFELINE, "{opening}." },
  { HU_SUDDEN_DEATH_METER_LIFELINE, N_("No line of supply leaves {capital}."), HU_WHERE ("value", 0) },
  { HU_SUDDEN_DEATH_METER_LIFELINE, N_("A cut was found at {hexes}; a narrower one may exist. {fewest}"),
    HU_WHERE ("at-most", TRUE) },
  { HU_SUDDEN_DEATH_METER_LIFELINE, N_("Narrowest at {hexes}. {fewest}") },
  { HU_SUDDEN_DEATH_METER_LIFELINE, N_("A cut was found at {hexes}; a narrower one may exist."), HU_WHERE ("at-most", TRUE) },
  { HU_SUDDEN_DEATH_METER_LIFELINE, N_("Narrowest at {hexes}.") },
  { HU_SUDDEN_DEATH_METER_CAPITAL, N_("{unit} stands in it."), HU_WHERE ("distance", 0) },
  { HU_SUDDEN_DEATH_METER_CAPITAL,
    HU_BOTH ("Nearest {side} ground unit: {unit}, {distance} hex away. "
             "Any {side} ground unit in {capital} ({hexes}) would have been enough.",
             "Nearest {side} ground unit: {unit}, {distance} hexes away. "
             "Any {side} ground unit in {capital} ({hexes}) would have been enough."),
    "distance", HU_WHERE ("missed", TRUE) },
  { HU_SUDDEN_DEATH_METER_CAPITAL,
    HU_BOTH ("Nearest {side} ground unit: {unit}, {distance} hex away.",
             "Nearest {side} ground unit: {unit}, {distance} hexes away."),
    "distance" },
  { HU_SUDDEN_DEATH_METER_CAPITAL, N_("No {side} ground unit is on the map.") },
  { HU_SUDDEN_DEATH_METER_CITIES, N_("Not taken when the last turn ended: {places}."), HU_WHERE ("turns", 0) },
  { HU_SUDDEN_DEATH_METER_CITIES, N_("All taken, and the last turn is over. {nearest}"), HU_WHERE ("turns", 0) },
  { HU_SUDDEN_DEATH_METER_CITIES, N_("All taken, and the last turn is over."), HU_WHERE ("turns", 0) },
  { HU_SUDDEN_DEATH_METER_CITIES,
    HU_BOTH ("Not taken: {places}. The {of} city at the end of {last-turn} would have been enough.",
             "Not taken: {places}. All {of} cities at the end of {last-turn} would have been enough."), "of",
    HU_WHERE ("missed", TRUE) },
  { HU_SUDDEN_DEATH_METER_CITIES, N_("Not taken: {places}."), HU_WHERE ("over", TRUE) },
  { HU_SUDDEN_DEATH_METER_CITIES, N_("All are taken."), HU_WHERE ("over", TRUE) },
  { HU_SUDDEN_DEATH_METER_CITIES,
    HU_BOTH ("Still to take: {places}. {turns} turn to go, this one included.",
             "Still to take: {places}. {turns} turns to go, this one included."), "turns" },
  { HU_SUDDEN_DEATH_METER_CITIES,
    HU_BOTH ("All taken; they must be held to the end of the last turn ({turns} turn to go).",
             "All taken; they must be held to the end of the last turn ({turns} turns to go)."), "turns" },
  { HU_SUDDEN_DEATH_METER_REAR, N_("In {side} hands from the start, and so not taken: {in-hands}."),
    HU_WHERE ("from-start", TRUE) },
  { HU_SUDDEN_DEATH_METER_REAR, N_("In {side} hands: {in-hands}.") },
  { HU_SUDDEN_DEATH_METER_REAR,
    HU_BOTH ("Nearest {side} ground unit: {unit}, {value} hex from {near}. "
             "Any {side} ground unit in a rear town would have been enough.",
             "Nearest {side} ground unit: {unit}, {value} hexes from {near}. "
             "Any {side} ground unit in a rear town would have been enough."),
    "value", HU_WHERE ("missed", TRUE) },
  { HU_SUDDEN_DEATH_METER_REAR,
    HU_BOTH ("Nearest {side} ground unit: {unit}, {value} hex from {near}.",
             "Nearest {side} ground unit: {unit}, {value} hexes from {near}."), "value" },
  { HU_SUDDEN_DEATH_METER_REAR, N_("No {side} ground unit is on the map.") },
  { HU_SUDDEN_DEATH_METER_WITHDRAWALS,
    HU_BOTH ("{failed} withdrawal was not made in time.", "{failed} withdrawals were not made in time."), "failed",
    HU_WHERE_NOT ("failed", 0) },
  { HU_SUDDEN_DEATH_METER_WITHDRAWALS, N_("All were made in time."), HU_WHERE ("next", 0) },
  { HU_SUDDEN_DEATH_METER_WITHDRAWALS, N_("The game was decided before the withdrawal due in {turn}."), HU_WHERE ("over", TRUE) },
  { HU_SUDDEN_DEATH_METER_WITHDRAWALS,
    HU_BOTH ("Next due in {turn}: {done} of {needed} unit withdrawn.",
             "Next due in {turn}: {done} of {needed} units withdrawn."), "needed" },
  { 0 }
};

/* By how many units it takes: others may do in other hexes.  Translators: {attacker} is a side; {where} one or two hexes. */
static const HuSentence fewest[] = {
  { 1, N_("One more {attacker} unit could have cut it, for example at {where}."), HU_WHERE ("over", TRUE) },
  { 2, N_("Two more {attacker} units could have cut it, for example at {where}."), HU_WHERE ("over", TRUE) },
  { 3, N_("It would have taken more than two more {attacker} units to cut it."), HU_WHERE ("over", TRUE) },
  { 1, N_("One more {attacker} unit could cut it, for example at {where}.") },
  { 2, N_("Two more {attacker} units could cut it, for example at {where}.") },
  { 3, N_("It would take more than two more {attacker} units to cut it.") },
  { 0 }
};

/* Translators: {attacker}, {defender}: sides; {capital}: a place; {of}: how many {cities}; {last-turn}: a turn. */
static const HuSentence rules[] = {
  { HU_SUDDEN_DEATH_METER_LIFELINE,
    N_("4.3: The {attacker} side wins at the end of any phase, of either player, in which no hex of {capital} can trace a "
       "line of supply to a source on the map's edge. The width is the number of hexes that would have to be closed."),
    HU_WHERE ("by-edge", TRUE) },
  { HU_SUDDEN_DEATH_METER_LIFELINE,
    N_("4.3: The {attacker} side wins at the end of any phase, of either player, in which no hex of {capital} can trace a "
       "line of supply to a source. The width is the number of hexes that would have to be closed.") },
  { HU_SUDDEN_DEATH_METER_CAPITAL,
    N_("4.2: The {attacker} side wins the instant it controls any hex of {capital}.") },
  { HU_SUDDEN_DEATH_METER_CITIES,
    HU_BOTH ("4.4: The {attacker} side wins if it controls the {of} city ({cities}) when the last turn, {last-turn}, ends.",
             "4.4: The {attacker} side wins if it controls all {of} cities ({cities}) when the last turn, {last-turn}, "
             "ends."), "of" },
  { HU_SUDDEN_DEATH_METER_REAR,
    N_("4.5: The {defender} side wins the instant it controls a town or city behind the initial front line.") },
  { HU_SUDDEN_DEATH_METER_WITHDRAWALS,
    N_("9.5: The {attacker} side must take units off the map by the turns the scenario sets; the first withdrawal that is "
       "not met, whatever the reason, gives the {defender} side the game.") },
  { 0 }
};

/* 4.3: the fewest additional units that would isolate the capital, and where to put them, or where they would have been. */
static char *
tell_fewest (const HuTold *told)
{
  guint n = hu_sudden_death_meter (told->about)->fewest;

  /* Where the rule only shows, nothing was at stake once the game is over. */
  if (count_over (told) && !hu_sudden_death_rules (told->scenario)->decides)
    return NULL;

  return n > 0 ? _hu_tell (told, fewest, (gint) MIN (n, 3)) : NULL;
}

/* The unit of the defender that was nearest to the city that was entered.  Translators: {defender}: a side; {retaker}: a unit;
 * {retaken}: a city. */
static const HuSentence retakers[] = {
  { 0, HU_BOTH ("Nearest {defender} ground unit: {retaker}, {distance} hex from {retaken}.",
                "Nearest {defender} ground unit: {retaker}, {distance} hexes from {retaken}."), "distance" },
  { 0 }
};

static char *
tell_retaker (const HuTold *told)
{
  return hu_sudden_death_meter (told->about)->distance > 0 ? _hu_tell (told, retakers, 0) : NULL;
}

char *
_hu_explain_sudden_death_title (const HuScenario *scenario,
                                const HuMeter    *meter)
{
  return _hu_tell (&(HuTold) { scenario, parts, meter }, titles, meter->kind);
}

char *
_hu_explain_sudden_death_value (const HuMeter *meter)
{
  return _hu_tell (&(HuTold) { NULL, parts, meter }, values, meter->kind);
}

char *
_hu_explain_sudden_death_detail (const HuSnapshot *snapshot,
                                 const HuMeter    *meter)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  char *text = _hu_tell (&(HuTold) { scenario, parts, meter, snapshot }, details, meter->kind);

  return meter->kind == HU_SUDDEN_DEATH_METER_LIFELINE
    ? _hu_explain_sudden_death_exceptions (scenario, meter->reason, text) : text;
}

char *
_hu_explain_sudden_death_rule (const HuScenario *scenario,
                               const HuMeter    *meter)
{
  return _hu_tell (&(HuTold) { scenario, parts, meter }, rules, meter->kind);
}
