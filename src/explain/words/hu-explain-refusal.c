/*
 * Why an event is refused, and the remedy.  These are two texts, so that a file's fault and the
 * window can each lay them out their own way.
 */
#include "config.h"

#include "hu-explain-private.h"
#include "hu-sentence.h"

/* --- The parts --- */

static char *
name_unit (const HuScenario *scenario,
           guint             unit)
{
  return unit < hu_scenario_get_n_units (scenario) ? hu_explain_unit (scenario, unit) : g_strdup (C_("no unit", "the unit"));
}

static char *
tell_unit (const HuTold *told)
{
  return name_unit (told->scenario, ((const HuRefusal *) told->about)->unit);
}

static char *
tell_other (const HuTold *told)
{
  return name_unit (told->scenario, ((const HuRefusal *) told->about)->other_unit);
}

static char *
name_hex (const HuScenario *scenario,
          HuHex             hex)
{
  return hu_grid_has (scenario->map->grid, hex) ? hu_grid_dup_name (scenario->map->grid, hex)
                                                : g_strdup (C_("no hex", "that hex"));
}

static char *
tell_hex (const HuTold *told)
{
  return name_hex (told->scenario, ((const HuRefusal *) told->about)->hex);
}

static char *
tell_other_hex (const HuTold *told)
{
  return name_hex (told->scenario, ((const HuRefusal *) told->about)->other_hex);
}

/* A missing hex of the map has a name; a hex outside the rectangle has none. */
static char *
tell_missing (const HuTold *told)
{
  const HuGrid *grid = told->scenario->map->grid;
  const HuRefusal *refusal = told->about;

  return hu_grid_in_rectangle (grid, refusal->hex) ? hu_grid_dup_name (grid, refusal->hex) : NULL;
}

static char *
tell_place (const HuTold *told)
{
  const HuRefusal *refusal = told->about;
  char number[8];
  const char *storey = hu_storey_to_string (refusal->storey, number);
  g_autofree char *hex = name_hex (told->scenario, refusal->hex);

  return storey != NULL && hu_grid_has (told->scenario->map->grid, refusal->hex) ? g_strdup_printf ("%s/%s", hex, storey)
                                                                                 : g_steal_pointer (&hex);
}

static char *
tell_subject (const HuTold *told)
{
  const HuRefusal *refusal = told->about;

  return refusal->subject < 0 ? g_strdup (C_("no subject", "that"))
                              : hu_explain_subject (told->scenario, refusal->subject_kind, refusal->subject);
}

static char *
tell_kind (const HuTold *told)
{
  return g_strdup (hu_unit_kind_to_string (((const HuRefusal *) told->about)->kind));
}

/* "nobody" where the event names none. */
static char *
tell_side (const HuTold *told)
{
  return g_strdup (_hu_side_name (told->scenario, ((const HuRefusal *) told->about)->side));
}

static char *
tell_id (const HuTold *told)
{
  return g_strdup (told->scenario->sides[HU_SIDE_FIRST].id);
}

static char *
tell_other_id (const HuTold *told)
{
  return g_strdup (told->scenario->sides[HU_SIDE_SECOND].id);
}

/* Items of the schedule that events can award; not there where it has none. */
static char *
tell_awards (const HuTold *told)
{
  g_autoptr(GString) names = g_string_new (NULL);
  g_autoptr(GArray) awards = hu_scenario_list_awards (told->scenario);

  for (guint i = 0; i < awards->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", g_array_index (awards, HuAward, i).id);

  return names->len > 0 ? g_strdup (names->str) : NULL;
}

static gint64
count_path (const HuTold *told)
{
  return g_strcmp0 (((const HuRefusal *) told->about)->field, "path") == 0;
}

static gint64
count_survivors (const HuTold *told)
{
  return g_strcmp0 (((const HuRefusal *) told->about)->field, "survivors") == 0;
}

static gint64
count_status (const HuTold *told)
{
  return ((const HuRefusal *) told->about)->status;
}

static const HuPart parts[] = {
  HU_PART_TOLD ("unit", tell_unit),
  HU_PART_TOLD ("other", tell_other),
  HU_PART_TOLD ("hex", tell_hex),
  HU_PART_TOLD ("other-hex", tell_other_hex),
  HU_PART_TOLD ("missing", tell_missing),
  HU_PART_TOLD ("place", tell_place),
  HU_PART_TOLD ("subject", tell_subject),
  HU_PART_TOLD ("kind", tell_kind),
  HU_PART_TOLD ("side", tell_side),
  HU_PART ("opponent", OPPONENT, HuRefusal, side),
  HU_PART_TOLD ("id", tell_id),
  HU_PART_TOLD ("other-id", tell_other_id),
  HU_PART_TOLD ("awards", tell_awards),
  HU_PART_COUNTED ("path", count_path),
  HU_PART_COUNTED ("survivors", count_survivors),
  HU_PART_COUNTED ("status", count_status),
  HU_PARTS_END
};

/* --- The sentences, in the order of the enum --- */

/* Translators: {unit}, {other}: units; {side}: a side; {hex}, {other-hex}, {missing}: hexes; {place}: a hex and a level;
 * {subject}: a Location, hex or building; {kind}: a kind of unit as the file calls it: squad, half-squad, crew, vehicle.  MMC:
 * squads, half-squads, crews. */
static const HuSentence faults[] = {
  { HU_REFUSAL_UNKNOWN_UNIT, N_("there is no such unit") },
  { HU_REFUSAL_UNKNOWN_SIDE, N_("there is no such side") },
  { HU_REFUSAL_OFF_MAP_HEX, N_("the map has no hex {missing}") },
  { HU_REFUSAL_OFF_MAP_HEX, N_("the map has no such hex") },
  { HU_REFUSAL_NO_HEX, N_("the path is empty"), HU_WHERE ("path", TRUE) },
  { HU_REFUSAL_NO_HEX, N_("no hex is named") },
  { HU_REFUSAL_NOT_ON_MAP, N_("{unit} is not on the map yet") },
  { HU_REFUSAL_ON_MAP_ALREADY, N_("{unit} is on the map already, in {other-hex}") },
  { HU_REFUSAL_GONE, N_("{unit} was eliminated"), HU_WHERE ("status", HU_UNIT_ELIMINATED) },
  { HU_REFUSAL_GONE, N_("{unit} was withdrawn"), HU_WHERE ("status", HU_UNIT_WITHDRAWN) },
  { HU_REFUSAL_GONE, N_("{unit} has left the map") },
  { HU_REFUSAL_NOT_AN_EDGE, N_("{hex} is not on the map's edge") },
  { HU_REFUSAL_NOT_THERE, N_("{unit} is not in {hex} but in {other-hex}") },
  { HU_REFUSAL_SURVIVOR_TWICE, N_("{unit} is named twice among the survivors") },
  { HU_REFUSAL_OVER, N_("the game is over: its last phase has ended") },
  { HU_REFUSAL_NOT_IN_FORCE, N_("no rule system in force counts points") },
  { HU_REFUSAL_NOT_AN_AWARD, N_("the schedule has no such item for events to award") },
  { HU_REFUSAL_NOT_FOR_SIDE, N_("the item is not for the {side} side") },
  { HU_REFUSAL_POINTS_AND_COUNT, N_("the award has points and a count") },
  { HU_REFUSAL_NEGATIVE, N_("an award is never negative") },
  { HU_REFUSAL_BELOW_ZERO, N_("the total would fall below 0") },
  { HU_REFUSAL_OVERFLOW, N_("a total would pass 9223372036854775807") },
  { HU_REFUSAL_NO_CLOCK, N_("the calendar has no phase that could end") },
  { HU_REFUSAL_NO_STOREY, N_("there is no Location {place}") },
  { HU_REFUSAL_RIDES, N_("{unit} is in {other} and moves only with it") },
  { HU_REFUSAL_NOT_A_CARRIER, N_("nothing can be in or on {other}") },
  { HU_REFUSAL_CARRIER_ELSEWHERE, N_("{unit} is not where {other} is") },
  { HU_REFUSAL_IN_ITSELF, N_("{unit} would be in itself") },
  { HU_REFUSAL_NO_MA, N_("{unit} is no vehicle and has no main armament") },
  { HU_REFUSAL_NO_LEADER, N_("{unit} is no leader and has no leadership modifier") },
  { HU_REFUSAL_WRONG_KIND, N_("{unit} cannot be that: it is no {kind}") },
  { HU_REFUSAL_WRONG_SIDE, N_("{unit} is not of the {side} side") },
  { HU_REFUSAL_NO_CREW, N_("{unit} has no inherent crew") },
  { HU_REFUSAL_HAS_CREW, N_("{unit} still has its crew") },
  { HU_REFUSAL_CAPTURED, N_("{unit} is captured already") },
  { HU_REFUSAL_NOT_CAPTURED, N_("{unit} is not captured") },
  { HU_REFUSAL_OWN_SIDE, N_("a side cannot capture its own") },
  { HU_REFUSAL_NO_SUBJECT, N_("the map has nothing of that name") },
  { HU_REFUSAL_NOT_INSIDE, N_("{unit} is not in {subject}") },
  { HU_REFUSAL_NOT_ABLE, N_("{unit} is no armed Good Order Infantry MMC") },
  { HU_REFUSAL_ENEMY_INSIDE, N_("{other}, armed and unbroken, is in {subject}") },
  { HU_REFUSAL_BURNS, N_("{place} is on fire already") },
  { HU_REFUSAL_BURNS_NOT, N_("nothing burns in {place}") },
  { HU_REFUSAL_RUBBLE, N_("{place} is rubble already") },
  { HU_REFUSAL_NOT_OWNED, N_("the {side} side does not control {subject}") },
  { HU_REFUSAL_HELD_ONLY, N_("the {side} side only holds {subject} by a vehicle") },
  { HU_REFUSAL_NO_EXIT, N_("{place} is no exit of the {side} side") },
  { HU_REFUSAL_NEEDS_CONTROL, N_("the rules of control are not in force") },
  { HU_REFUSAL_UNSEEN, N_("that depends on what the {side} side does not see") },
  { 0 }
};

/* Translators: {id}, {other-id}: the ids of the two sides, as german, soviet; {opponent}: a side; {awards}: names of items, with
 * commas; {kind}: a kind of unit as the file calls it. */
static const HuSentence remedies[] = {
  { HU_REFUSAL_UNKNOWN_UNIT, N_("name one of the game's units") },
  { HU_REFUSAL_UNKNOWN_SIDE, N_("name {id} or {other-id}") },
  { HU_REFUSAL_OFF_MAP_HEX, N_("name a hex that the map has") },
  { HU_REFUSAL_NO_HEX, N_("name at least one hex") },
  { HU_REFUSAL_NOT_ON_MAP, N_("place it first") },
  { HU_REFUSAL_ON_MAP_ALREADY, N_("name units that are off the map"), HU_WHERE ("survivors", TRUE) },
  { HU_REFUSAL_ON_MAP_ALREADY, N_("move it, or name a unit that is off the map") },
  { HU_REFUSAL_GONE, N_("it does not come back; remove the event, or name another unit") },
  { HU_REFUSAL_NOT_AN_EDGE, N_("a unit leaves from a hex on the edge; move it there first") },
  { HU_REFUSAL_NOT_THERE, N_("name the hex it leaves from, or move it there first") },
  { HU_REFUSAL_SURVIVOR_TWICE, N_("name it once") },
  { HU_REFUSAL_OVER, N_("only notes may follow") },
  { HU_REFUSAL_NOT_IN_FORCE, N_("add the rules of front-line, or remove the event") },
  { HU_REFUSAL_NOT_AN_AWARD, N_("use one of these: {awards}") },
  { HU_REFUSAL_NOT_AN_AWARD, N_("add an item with “when”: “award” to the schedule") },
  { HU_REFUSAL_NOT_FOR_SIDE, N_("award it to the {opponent} side, or have the item name both") },
  { HU_REFUSAL_POINTS_AND_COUNT, N_("give one of the two") },
  { HU_REFUSAL_NEGATIVE, N_("take points back with an “adjust” event") },
  { HU_REFUSAL_BELOW_ZERO, N_("take no more than the side has") },
  { HU_REFUSAL_OVERFLOW, N_("play with smaller numbers of points") },
  { HU_REFUSAL_NO_CLOCK, N_("give the calendar player turns with phases, or remove the event") },
  { HU_REFUSAL_NO_STOREY, N_("name a level that the hex has") },
  { HU_REFUSAL_RIDES, N_("have it get out first, or move what it is in") },
  { HU_REFUSAL_NOT_A_CARRIER, N_("name a vehicle, a boat, a glider or an aircraft") },
  { HU_REFUSAL_CARRIER_ELSEWHERE, N_("move one of them first") },
  { HU_REFUSAL_IN_ITSELF, N_("name another vehicle") },
  { HU_REFUSAL_NO_MA, N_("remove “ma”, or name a vehicle") },
  { HU_REFUSAL_NO_LEADER, N_("remove “leadership”, or name a leader") },
  { HU_REFUSAL_WRONG_KIND, N_("name a {kind}") },
  { HU_REFUSAL_WRONG_SIDE, N_("name a unit of the same side") },
  { HU_REFUSAL_NO_CREW, N_("remove the event") },
  { HU_REFUSAL_HAS_CREW, N_("have it abandoned first") },
  { HU_REFUSAL_CAPTURED, N_("release it first, or name another unit") },
  { HU_REFUSAL_NOT_CAPTURED, N_("name a captured unit, or remove the event") },
  { HU_REFUSAL_OWN_SIDE, N_("name a unit of the other side") },
  { HU_REFUSAL_NO_SUBJECT, N_("name something that the map has") },
  { HU_REFUSAL_NOT_INSIDE, N_("move it there first") },
  { HU_REFUSAL_NOT_ABLE, N_("name a squad, half-squad or crew in Good Order and on foot") },
  { HU_REFUSAL_ENEMY_INSIDE, N_("mop up when no such enemy is left") },
  { HU_REFUSAL_BURNS, N_("only a Flame can grow, into a Blaze; extinguish it first") },
  { HU_REFUSAL_BURNS_NOT, N_("name a Location on fire") },
  { HU_REFUSAL_RUBBLE, N_("remove the event") },
  { HU_REFUSAL_NOT_OWNED, N_("declare only what that side controls") },
  { HU_REFUSAL_HELD_ONLY, N_("a vehicle's hold is shown by revealing the vehicle") },
  { HU_REFUSAL_NO_EXIT, N_("leave through a hex that /rules/control/exit gives that side") },
  { HU_REFUSAL_NEEDS_CONTROL, N_("add the rules of control, or remove the event") },
  { HU_REFUSAL_UNSEEN, N_("look at the truth and enter it there") },
  { 0 }
};

/* @refusal: why an event was refused; not HU_REFUSAL_NONE; @remedy: (out) (optional): the way to put it right. Returns
 * the fault: "6 Pz was eliminated". */
char *
hu_explain_refusal (const HuScenario *scenario,
                    const HuRefusal  *refusal,
                    char            **remedy)
{
  const HuTold told = { scenario, parts, refusal };

  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (refusal != NULL, NULL);
  g_return_val_if_fail (refusal->code != HU_REFUSAL_NONE, NULL);

  if (remedy != NULL)
    *remedy = _hu_tell (&told, remedies, refusal->code);

  return _hu_tell (&told, faults, refusal->code);
}
