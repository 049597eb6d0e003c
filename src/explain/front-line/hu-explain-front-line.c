/*
 * Words for front-line: levels, rulings, awards, the verdict, a line of the ledger, what covers a row and what does not
 * count there, and the marks of the map.
 */
#include "config.h"

#include "hu-front-line-words.h"

#include "hu-front-line-clauses.h"
#include "hu-front-line-ruling.h"

#include <string.h>

/* --- Levels --- */

static const HuPart level_parts[] = {
  HU_PART ("side", SIDE, HuLevel, side),
  HU_PART ("id", TEXT, HuLevel, id),
  HU_PARTS_END
};

/* By the end of their ids. */
static const char * const level_ends[] = { "-decisive", "-substantial", "-marginal" };

/* Translators: {side} is a side, {id} the level's own name. */
static const HuSentence levels[] = {
  { 0, N_("{side} decisive victory") },
  { 1, N_("{side} substantial victory") },
  { 2, N_("{side} marginal victory") },
  { G_N_ELEMENTS (level_ends), N_("{side} victory, “{id}”") },
  { 0 }
};

char *
hu_explain_level (const HuScenario *scenario,
                  gint              level)
{
  const HuLevel *found;
  const char *side;
  guint end = 0;

  if (level < 0)
    return g_strdup (C_("level of victory", "no result"));

  found = g_ptr_array_index (hu_front_line_rules (scenario)->levels, level);
  side = scenario->sides[found->side].id;
  while (end < G_N_ELEMENTS (level_ends) &&
         !(g_str_has_prefix (found->id, side) && g_str_equal (found->id + strlen (side), level_ends[end])))
    end++;

  return _hu_tell (&(HuTold) { scenario, level_parts, found }, levels, end);
}

/* --- The ledger --- */

static char *
tell_item_name (const HuTold *told)
{
  return hu_explain_item (told->scenario, ((const HuScheduleItem *) told->about)->item);
}

static gint64
count_item_when (const HuTold *told)
{
  return ((const HuScheduleItem *) told->about)->when;
}

static const HuPart item_parts[] = {
  HU_PART ("place", ANY_PLACE, HuScheduleItem, place),
  HU_PART_TOLD ("name", tell_item_name),
  HU_PART_COUNTED ("when", count_item_when),
  HU_PARTS_END
};

/* Items of the schedule, short enough for a column.  Translators: {place} is a place. */
static const HuSentence items[] = {
  { HU_ITEM_PLACE, NC_("ledger", "{place} captured"), .context = "ledger", HU_WHERE ("when", HU_WHEN_ONCE) },
  { HU_ITEM_PLACE, NC_("ledger", "{place} held"), .context = "ledger", HU_WHERE ("when", HU_WHEN_TURN) },
  { HU_ITEM_PLACE, NC_("ledger", "{place} held at the end"), .context = "ledger" },
  { HU_ITEM_AWARD, "{name}" },
  { HU_ITEM_PER_STRENGTH, NC_("ledger", "Units eliminated"), .context = "ledger" },
  { 0 }
};

char *
hu_explain_schedule_item (const HuScenario *scenario,
                          guint             item)
{
  const HuScheduleItem *found;

  g_return_val_if_fail (scenario != NULL && hu_front_line_rules (scenario) != NULL, NULL);
  g_return_val_if_fail (item < hu_front_line_rules (scenario)->schedule->len, NULL);

  found = g_ptr_array_index (hu_front_line_rules (scenario)->schedule, item);

  return _hu_tell (&(HuTold) { scenario, item_parts, found }, items, found->kind);
}

static char *
tell_item_side (const HuTold *told)
{
  return _hu_explain_recipient (told->scenario, ((const HuScheduleItem *) told->about)->to);
}

static gint64
count_item_hold (const HuTold *told)
{
  return ((const HuScheduleItem *) told->about)->hold == HU_HOLD_CLEAR;
}

static const HuPart place_item_parts[] = {
  HU_PART ("place", ANY_PLACE, HuScheduleItem, place),
  HU_PART ("points", POINTS, HuScheduleItem, points),
  HU_PART_TOLD ("to", tell_item_side),
  HU_PART_COUNTED ("clear", count_item_hold),
  HU_PARTS_END
};

/* The points for holding a place, by when it counts.  Translators: {points}: "3 points"; {to} whom, as "to the German side";
 * {place}: a place. */
static const HuSentence place_items[] = {
  { HU_WHEN_ONCE, N_("{points} {to} for taking {place} the first time, with a unit in it and no enemy unit"),
    HU_WHERE ("clear", TRUE) },
  { HU_WHEN_ONCE, N_("{points} {to} for taking {place} the first time") },
  { HU_WHEN_TURN, N_("{points} {to} for {place} at the end of each turn, held with a unit in it and no enemy unit"),
    HU_WHERE ("clear", TRUE) },
  { HU_WHEN_TURN, N_("{points} {to} for control of {place} at the end of each turn") },
  { HU_ELSE, N_("{points} {to} for {place} at the end of the game, held with a unit in it and no enemy unit"),
    HU_WHERE ("clear", TRUE) },
  { HU_ELSE, N_("{points} {to} for control of {place} at the end of the game") },
  { 0 }
};

char *
hu_explain_place_item (const HuScenario     *scenario,
                       const HuScheduleItem *item)
{
  g_return_val_if_fail (scenario != NULL && item != NULL && item->kind == HU_ITEM_PLACE, NULL);

  return _hu_tell (&(HuTold) { scenario, place_item_parts, item }, place_items, item->when);
}

static char *
tell_entry_item (const HuTold *told)
{
  return hu_explain_schedule_item (told->scenario, ((const HuLedgerEntry *) told->about)->item);
}

static char *
tell_reason (const HuTold *told)
{
  const char *reason = ((const HuLedgerEntry *) told->about)->reason;

  return g_strdup (reason != NULL ? hu_scenario_word (told->scenario, reason) : "");
}

static const HuPart entry_parts[] = {
  HU_PART ("unit", UNIT, HuLedgerEntry, unit),
  HU_PART ("count", INT64, HuLedgerEntry, count),
  HU_PART ("owner", OPPONENT, HuLedgerEntry, side),
  HU_PART ("hexes", HEXES, HuLedgerEntry, hexes),
  HU_PART ("rows", ROWS, HuLedgerEntry, rows),
  HU_PART_TOLD ("item", tell_entry_item),
  HU_PART_TOLD ("reason", tell_reason),
  HU_PARTS_END
};

/* Translators: {unit} of the strength {count} or an {item} so many times; {hexes} or {rows} that the line of the side {owner}
 * left open. */
static const HuSentence gains[] = {
  { HU_GAIN_ELIMINATED, N_("{unit} eliminated, strength {count}") },
  { HU_GAIN_PLACE, "{item}" },
  { HU_GAIN_AWARD, "{item}", HU_WHERE ("count", 1) },
  { HU_GAIN_AWARD, NC_("ledger", "{count} × {item}"), .context = "ledger" },
  { HU_GAIN_LINE, NC_("ledger", "{owner} gaps: {hexes}"), .context = "ledger" },
  { HU_GAIN_LINE, NC_("ledger", "{owner} gaps: {rows}"), .context = "ledger" },
  { HU_GAIN_ADJUST, "{reason}" },
  { HU_GAIN_START, NC_("ledger", "Before the first event"), .context = "ledger" },
  { 0 }
};

char *
hu_explain_ledger_entry (const HuScenario    *scenario,
                         const HuLedgerEntry *entry)
{
  g_return_val_if_fail (scenario != NULL && hu_front_line_rules (scenario) != NULL && entry != NULL, NULL);

  return _hu_tell (&(HuTold) { scenario, entry_parts, entry }, gains, entry->gain);
}

/* --- An event that awards points --- */

/* The line gives no points where the award has no number of its own: the ledger says what it is worth. */
char *
_hu_explain_front_line_award (const HuScenario *scenario,
                              const HuEvent    *event)
{
  g_autofree char *item = NULL;

  g_return_val_if_fail (hu_front_line_rules (scenario) != NULL, NULL);

  if (event->item >= hu_front_line_rules (scenario)->schedule->len)
    return NULL;

  item = hu_explain_schedule_item (scenario, event->item);

  return _hu_explain_award (scenario, event, item);
}

/* --- Rulings --- */

static char *
tell_level (const HuTold *told)
{
  return hu_explain_level (told->scenario, hu_front_line_ruling (told->about)->level);
}

static char *
tell_ruling_item (const HuTold *told)
{
  return hu_explain_schedule_item (told->scenario, ((const HuRuling *) told->about)->item);
}

static gint64
count_when (const HuTold *told)
{
  const HuRuling *ruling = told->about;

  return ((HuScheduleItem *) g_ptr_array_index (hu_front_line_rules (told->scenario)->schedule, ruling->item))->when;
}

static char *
tell_changed (const HuTold *told)
{
  return _hu_count_points (ABS (hu_front_line_ruling (told->about)->points));
}

static gint64
count_fewer (const HuTold *told)
{
  return hu_front_line_ruling (told->about)->points < 0;
}

/* The points for each point of strength that was eliminated; a branch may count several times. */
static gint64
count_times (const HuTold *told)
{
  const HuFrontLineRuling *ruling = hu_front_line_ruling (told->about);

  return ruling->count > 0 ? ruling->points / ruling->count : 1;
}

static char *
tell_times (const HuTold *told)
{
  return _hu_number (count_times (told));
}

gboolean
hu_front_line_is_past (const HuSnapshot *snapshot)
{
  return hu_snapshot_get_clock (snapshot)->over || hu_snapshot_get_verdict (snapshot) != NULL;
}

/* Is a line without gaps one that holds every hex row? */
gboolean
_hu_line_asks_for_every_row (const HuScenario *scenario)
{
  return hu_front_line_rules (scenario)->reading == HU_READING_ROWS && !hu_front_line_rules (scenario)->ends_exempt;
}

static gint64
count_every_row (const HuTold *told)
{
  return _hu_line_asks_for_every_row (told->scenario);
}

static const HuPart ruling_parts[] = {
  HU_PARTS_OF_RULING,
  HU_PART ("points", POINTS, HuFrontLineRuling, points),
  HU_PART ("strength", INT64, HuFrontLineRuling, count),
  HU_PART ("attacker", INT64, HuFrontLineRuling, attacker_total),
  HU_PART ("defender", INT64, HuFrontLineRuling, defender_total),
  HU_PART ("index", INT, HuFrontLineRuling, level),
  HU_PART_TOLD ("level", tell_level),
  HU_PART_TOLD ("item", tell_ruling_item),
  HU_PART_TOLD ("changed", tell_changed),
  HU_PART_TOLD ("times", tell_times),
  HU_PART_COUNTED ("each", count_times),
  HU_PART_COUNTED ("when", count_when),
  HU_PART_COUNTED ("fewer", count_fewer),
  HU_PART_COUNTED ("every-row", count_every_row),
  HU_PARTS_END
};

/* Translators: {side}, {other}: sides; {points}, {changed}: "2 points"; {units}, {hexes}, {rows}: lists; {strength} and
 * {times}: numbers; {item}: the schedule's name for what points are for; {text}: what the players wrote; {attacker} :
 * {defender}: their points; {level}: "Soviet marginal victory". */
static const HuSentence rulings[] = {
  { HU_FRONT_LINE_RULING_POINTS_START, N_("The {side} side begins with {points}.") },
  { HU_FRONT_LINE_RULING_POINTS_ELIMINATED,
    N_("{units}, strength {strength}, is eliminated: {points} to the {side} side, {times} for each point of strength "
       "(schedule)."),
    HU_WHERE_NOT ("each", 1) },
  { HU_FRONT_LINE_RULING_POINTS_ELIMINATED,
    N_("{units}, strength {strength}, is eliminated: {points} to the {side} side (schedule).") },
  { HU_FRONT_LINE_RULING_POINTS_PLACE,
    N_("The {side} side captures {place} for the first time: {points} (schedule)."), HU_WHERE ("when", HU_WHEN_ONCE) },
  { HU_FRONT_LINE_RULING_POINTS_PLACE,
    N_("The {side} side holds {place} at the end of the turn: {points} (schedule)."), HU_WHERE ("when", HU_WHEN_TURN) },
  { HU_FRONT_LINE_RULING_POINTS_PLACE,
    N_("The {side} side holds {place} at the end of the game: {points} (schedule).") },
  { HU_FRONT_LINE_RULING_POINTS_AWARDED, N_("The {side} side is awarded {points} (schedule, “{item}”).") },
  { HU_FRONT_LINE_RULING_POINTS_ADJUSTED,
    N_("By agreement, {changed} less for the {side} side: “{text}”."), HU_WHERE ("fewer", TRUE) },
  { HU_FRONT_LINE_RULING_POINTS_ADJUSTED,
    N_("By agreement, {changed} more for the {side} side: “{text}”."), HU_WHERE ("fewer", FALSE) },
  { HU_FRONT_LINE_RULING_LINE_OPEN,
    HU_BOTH ("The {other} line is open in hex {hexes}: {points} to the {side} side (front line).",
             "The {other} line is open in hexes {hexes}: {points} to the {side} side (front line)."), "hexes" },
  { HU_FRONT_LINE_RULING_LINE_OPEN,
    HU_BOTH ("The {other} line is open in row {rows}: {points} to the {side} side (front line).",
             "The {other} line is open in rows {rows}: {points} to the {side} side (front line)."), "rows" },
  { HU_FRONT_LINE_RULING_LINE_WHOLE, N_("The {side} line has no gap (front line)."), HU_WHERE ("every-row", FALSE) },
  { HU_FRONT_LINE_RULING_LINE_WHOLE,
    N_("The {side} line holds every hex row from the north edge to the south edge (front line).") },
  { HU_FRONT_LINE_RULING_LEVEL,
    N_("The last turn ends at {attacker} : {defender} victory points: {level} (levels of victory).") },
  { 0 }
};

static const HuSentence victories[] = {
  { HU_FRONT_LINE_RULING_LEVEL, N_("No result: neither side has a point"), HU_WHERE ("index", -1) },
  { HU_FRONT_LINE_RULING_LEVEL, N_("{level} with {attacker} : {defender} victory points (levels of victory)") },
  { 0 }
};

char *
_hu_explain_front_line_ruling (const HuScenario *scenario,
                               const HuRuling   *ruling)
{
  char *text = _hu_tell (&(HuTold) { scenario, ruling_parts, ruling }, rulings, ruling->kind);

  return ruling->kind == HU_FRONT_LINE_RULING_LINE_OPEN
    ? _hu_explain_front_line_exceptions (scenario, &ruling->reason, text) : text;
}

char *
_hu_explain_front_line_victory (const HuScenario *scenario,
                                const HuRuling   *ruling)
{
  return _hu_tell (&(HuTold) { scenario, ruling_parts, ruling }, victories, HU_FRONT_LINE_RULING_LEVEL);
}

/* --- While nothing is decided --- */

static char *
tell_level_now (const HuTold *told)
{
  return hu_explain_level (told->scenario, ((const HuFrontLineFindings *) told->about)->level);
}

static gint64
count_attacker (const HuTold *told)
{
  return ((const HuFrontLineFindings *) told->about)->points[hu_front_line_rules (told->scenario)->attacker];
}

static gint64
count_defender (const HuTold *told)
{
  return ((const HuFrontLineFindings *) told->about)->points[hu_front_line_rules (told->scenario)->defender];
}

static gint64
count_scored_attacker (const HuTold *told)
{
  return ((const HuFrontLineFindings *) told->about)->scored[hu_front_line_rules (told->scenario)->attacker];
}

static gint64
count_scored_defender (const HuTold *told)
{
  return ((const HuFrontLineFindings *) told->about)->scored[hu_front_line_rules (told->scenario)->defender];
}

/* Do the points of the end, as the board stands, make a difference? */
static gint64
count_foreseen (const HuTold *told)
{
  return count_scored_attacker (told) != count_attacker (told) || count_scored_defender (told) != count_defender (told);
}

static const HuPart findings_parts[] = {
  HU_PART_TOLD ("level", tell_level_now),
  HU_PART_COUNTED ("attacker", count_attacker),
  HU_PART_COUNTED ("defender", count_defender),
  HU_PART_COUNTED ("scored-attacker", count_scored_attacker),
  HU_PART_COUNTED ("scored-defender", count_scored_defender),
  HU_PART_COUNTED ("foreseen", count_foreseen),
  HU_PARTS_END
};

/* Translators: {attacker} : {defender}: their points; {scored-attacker} : {scored-defender}: those without what is scored only
 * when the game ends; {level}: "Soviet marginal victory" or "no result". */
static const HuSentence undecided[] = {
  { 0,
    N_("Victory points stand at {scored-attacker} : {scored-defender}. With the points of the end, as the board stands, they "
       "are {attacker} : {defender}, {level}."), HU_WHERE ("foreseen", TRUE) },
  { 0, N_("Victory points stand at {attacker} : {defender}, {level}.") },
  { 0 }
};

char *
_hu_explain_front_line_undecided (const HuSnapshot *snapshot)
{
  return _hu_tell (&(HuTold) { hu_snapshot_get_scenario (snapshot), findings_parts, hu_snapshot_get_front_line (snapshot) },
                   undecided, 0);
}

static char *
explain_level_with_points (const HuScenario          *scenario,
                           const HuFrontLineFindings *findings)
{
  g_autofree char *level = hu_explain_level (scenario, findings->level);
  g_autofree char *points = hu_explain_points_foreseen (scenario, hu_front_line_rules (scenario)->attacker, findings->points,
                                                        findings->points, 1, FALSE);

  return g_strdup_printf ("%s, %s", level, points);
}

char *
hu_explain_level_change (const HuScenario          *scenario,
                         const HuFrontLineFindings *now,
                         const HuFrontLineFindings *then)
{
  g_autofree char *before = NULL, *after = NULL;

  g_return_val_if_fail (scenario != NULL && now != NULL && then != NULL, NULL);

  if (now->level == then->level)
    return NULL;

  before = explain_level_with_points (scenario, now);
  after = explain_level_with_points (scenario, then);
  /* Translators: two results, each with the points of both sides: "Soviet marginal victory, 202 : 93". */
  return g_strdup_printf (_("The result if the game ended: %1$s now; %2$s then."), before, after);
}

char *
_hu_explain_front_line_standing (const HuSnapshot *snapshot,
                                 const HuMeter    *meter)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);

  return meter->kind != HU_FRONT_LINE_METER_POINTS ? NULL
    : hu_explain_points_foreseen (scenario, hu_front_line_rules (scenario)->attacker, findings->scored, findings->points, 1,
                                  FALSE);
}

/* --- What covers a row or a hex, and what does not count: the exceptions --- */

static const HuPart exception_parts[] = {
  HU_PART ("units", UNITS, HuException, units),
  HU_PARTS_END
};

/* Translators: {units}: one unit or several. */
static const HuSentence exceptions[] = {
  { HU_BY (HU_CLAUSE_LINE_EB),
    HU_BOTH ("{units} covers nothing: it is no front-line unit (C).",
             "{units} cover nothing: they are no front-line units (C)."), "units" },
  { HU_BY (HU_CLAUSE_LINE_BRACKETED),
    HU_BOTH ("{units} covers its own hex only: its strength is in brackets (I).",
             "{units} cover their own hexes only: their strengths are in brackets (I)."), "units" },
  { HU_BY (HU_CLAUSE_LINE_SMALL),
    HU_BOTH ("{units} covers its own hex only: it is smaller than a division (I).",
             "{units} cover their own hexes only: they are smaller than divisions (I)."), "units" },
  { HU_BY (HU_CLAUSE_LINE_ARMY),
    HU_BOTH ("{units} covers its own hex only: it is an army (I).",
             "{units} cover their own hexes only: they are armies (I)."), "units" },
  { HU_BY (HU_CLAUSE_LINE_OWN_ZOC),
    HU_BOTH ("{units} covers its own hex only: this scenario gives it no zone of control (I).",
             "{units} cover their own hexes only: this scenario gives them no zones of control (I)."), "units" },
  { HU_BY (HU_CLAUSE_LINE_AIR),
    HU_BOTH ("{units} covers nothing: it is no ground unit.", "{units} cover nothing: they are no ground units."), "units" },
  { 0 }
};

/* Takes @text and returns it followed by a sentence for the units near a gap that do not close it. */
char *
_hu_explain_front_line_exceptions (const HuScenario *scenario,
                                   const HuReason   *reason,
                                   char             *text)
{
  g_autoptr(GString) whole = g_string_new (text);

  g_free (text);
  for (guint i = 0; reason != NULL && reason->exceptions != NULL && i < reason->exceptions->len; i++)
    {
      const HuException *exception = &g_array_index (reason->exceptions, HuException, i);
      g_autofree char *words = _hu_tell (&(HuTold) { scenario, exception_parts, exception }, exceptions,
                                         HU_BY (exception->clause));

      g_string_append_printf (whole, " %s", words);
    }

  return g_strdup (whole->str);
}

static const HuPart cover_parts[] = {
  HU_PART ("side", SIDE, HuReason, side),
  HU_PART ("units", UNITS, HuReason, units),
  HU_PART ("met", INT, HuReason, met),
  HU_PART ("of", INT, HuReason, of),
  HU_PARTS_END
};

/* Translators: {side}: a side, whose line reaches a hex or row, or does not; {units}: one unit or several. */
static const HuSentence covers[] = {
  { HU_BY (HU_CLAUSE_LINE_WATER), N_("it does not count: the scenario leaves it out of the line"), HU_WHERE ("of", TRUE) },
  { HU_BY (HU_CLAUSE_LINE_WATER), N_("it does not count: it is all water, or beyond the map") },
  { HU_BY (HU_CLAUSE_LINE_ZOC),
    HU_BOTH ("{side}: covered by the zone of control of {units}", "{side}: covered by the zones of control of {units}"),
    "units", HU_WHERE ("met", TRUE) },
  { 0, N_("{side}: covered by {units}"), HU_WHERE ("met", TRUE) },
  { 0, N_("{side}: not covered. No unit of its line is there, and none of its zones of control reaches it.") },
  { 0 }
};

/* @reason: the reason for a hex or row of one side's line.  Returns the units that cover it, or the gap and the units
 * that do not help: "German: covered by 6 Pz". */
char *
hu_explain_cover_reason (const HuScenario *scenario,
                         const HuReason   *reason)
{
  HuTold told = { scenario, cover_parts, reason };
  char *text;

  g_return_val_if_fail (scenario != NULL && reason != NULL, NULL);

  text = _hu_tell (&told, covers, HU_BY (reason->clause));
  if (text == NULL)
    text = _hu_tell (&told, covers, 0);

  return reason->met || reason->clause == HU_CLAUSE_LINE_WATER
    ? text : _hu_explain_front_line_exceptions (scenario, reason, text);
}

/* --- The map --- */

static const HuPart mark_parts[] = {
  { "side", HU_TELL_SIDE },
  HU_PARTS_END
};

/* By the beginnings of their ids.  Translators: {side} is a side, as "German": its line from north to south, that which costs it
 * least, its units and zones of control. */
static const char * const marks[] = { "line-gap", "line-path", "line-" };
static const HuSentence mark_words[] = {
  { 0, N_("{side} line: open") },
  { 1, N_("{side} line: the cheapest way") },
  { 2, N_("{side} line: units, and their zones") },
  { 0 }
};

/* The words for a mark of a line; NULL: @id is none. */
char *
_hu_explain_front_line_legend (const HuScenario *scenario,
                               const char       *id,
                               HuSide            side)
{
  guint mark = 0;

  while (mark < G_N_ELEMENTS (marks) && !g_str_has_prefix (id, marks[mark]))
    mark++;

  return _hu_tell (&(HuTold) { scenario, mark_parts, &side }, mark_words, mark);
}
