/*
 * Words for sudden-death: the rulings, which side has won by them, the exceptions of 4.3, and who is missing for 9.5.
 */
#include "config.h"

#include "hu-explain-withdrawal.h"
#include "hu-sudden-death-clauses.h"
#include "hu-sudden-death-ruling.h"
#include "hu-sudden-death-words.h"

/* The units without which a line would get through, alone or together. */
static char *
tell_deciding (const HuTold *told)
{
  const HuSupplyOpening *opening = ((const HuSuddenDeathRuling *) told->about)->opening;
  g_autoptr(GArray) units = opening != NULL ? hu_supply_opening_list_units (opening) : NULL;

  return units != NULL && units->len > 0 ? hu_explain_units (told->scenario, units, HU_LIST_MOST) : NULL;
}

static char *
tell_opening (const HuTold *told)
{
  const HuSupplyOpening *opening = ((const HuSuddenDeathRuling *) told->about)->opening;

  return opening != NULL ? hu_explain_supply_cause (told->scenario, opening) : NULL;
}

/* Units that are off the map in another way than by being withdrawn. */
static char *
tell_gone (const HuTold *told)
{
  const HuException *gone = hu_reason_find_exception (&((const HuRuling *) told->about)->reason, HU_CLAUSE_WITHDRAWAL_DEAD);

  return gone != NULL ? hu_explain_units (told->scenario, gone->units, HU_LIST_MOST) : NULL;
}

/* The turn in which the withdrawal is due, with the phase where it is due at the end of one. */
static char *
tell_due (const HuTold *told)
{
  const HuSuddenDeathRuling *ruling = told->about;

  return hu_explain_withdrawal_due (told->scenario, ruling->turn, ruling->phase);
}

static const HuPart parts[] = {
  HU_PARTS_OF_RULING,
  HU_PARTS_OF_SUDDEN_DEATH,
  HU_PART ("winner", SIDE, HuRuling, side),
  HU_PART ("loser", OPPONENT, HuRuling, side),
  HU_PART_TOLD ("turn", tell_due),
  HU_PART_TOLD ("deciding", tell_deciding),
  HU_PART_TOLD ("opening", tell_opening),
  HU_PART_TOLD ("gone", tell_gone),
  HU_PARTS_END
};

/* Translators: parts are {attacker}, {defender}: sides; {capital}, {place}: places; {hexes}, {units}: lists; {turn}; {have},
 * {need}, {of}: cities held, units withdrawn, needed, and all of them; {deciding}: enemy units; {opening}: a whole sentence that
 * says why no line gets through. */
static const HuSentence rulings[] = {
  { HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED,
    N_("The {attacker} side controls {hexes} in {capital}, and any hex of it is enough (4.2)."), HU_WHERE ("decides", TRUE) },
  { HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED, N_("The {attacker} side controls {hexes} in {capital} (4.2).") },
  { HU_SUDDEN_DEATH_RULING_CAPITAL_HEX_LOST,
    N_("{hexes} in {capital} is no longer controlled by the {attacker} side (4.2).") },
  { HU_SUDDEN_DEATH_RULING_ISOLATED,
    N_("{capital} is isolated: the phase ends, and no line of supply gets past {deciding} (4.3).") },
  { HU_SUDDEN_DEATH_RULING_ISOLATED, N_("{capital} is isolated: the phase ends. {opening} (4.3).") },
  { HU_SUDDEN_DEATH_RULING_CUT_IN_PHASE,
    N_("{capital} is cut off for now, by {deciding}; what counts is the end of the phase (4.3).") },
  { HU_SUDDEN_DEATH_RULING_CUT_IN_PHASE,
    N_("{capital} is cut off for now; what counts is the end of the phase. {opening} (4.3).") },
  { HU_SUDDEN_DEATH_RULING_REOPENED, N_("{capital} can trace a line of supply again, by way of {hexes} (4.3).") },
  { HU_SUDDEN_DEATH_RULING_REOPENED, N_("{capital} can trace a line of supply again (4.3).") },
  { HU_SUDDEN_DEATH_RULING_CITY_TAKEN,
    HU_BOTH ("The {attacker} side takes {place} and now holds {have} of {of} city (4.4).",
             "The {attacker} side takes {place} and now holds {have} of {of} cities (4.4)."), "of" },
  { HU_SUDDEN_DEATH_RULING_CITY_LOST,
    HU_BOTH ("The {attacker} side loses {place} and now holds {have} of {of} city (4.4).",
             "The {attacker} side loses {place} and now holds {have} of {of} cities (4.4)."), "of" },
  { HU_SUDDEN_DEATH_RULING_ALL_CITIES,
    HU_BOTH ("The last turn ends with the {of} city that counts in the hands of the {attacker} side (4.4).",
             "The last turn ends with all {of} cities in the hands of the {attacker} side (4.4)."), "of" },
  { HU_SUDDEN_DEATH_RULING_REAR_TAKEN,
    N_("The {defender} side controls {place}, which lies behind the initial front line (4.5).") },
  { HU_SUDDEN_DEATH_RULING_WITHDRAWAL_COUNTED,
    HU_BOTH ("{units} counts for the withdrawal due in {turn}: {have} of {need} unit so far (9.5).",
             "{units} counts for the withdrawal due in {turn}: {have} of {need} units so far (9.5)."), "need" },
  { HU_SUDDEN_DEATH_RULING_WITHDRAWAL_MET,
    HU_BOTH ("The withdrawal due in {turn} is met: {have} of {need} unit (9.5).",
             "The withdrawal due in {turn} is met: {have} of {need} units (9.5)."), "need" },
  { HU_SUDDEN_DEATH_RULING_WITHDRAWAL_FAILED,
    HU_BOTH ("The {attacker} side has not met the withdrawal due in {turn}: {have} of {need} unit (9.5).",
             "The {attacker} side has not met the withdrawal due in {turn}: {have} of {need} units (9.5)."), "need" },
  { HU_SUDDEN_DEATH_RULING_HELD_OUT,
    N_("The last turn ends and the {attacker} side has met none of its conditions, so the {defender} side wins (4.6).") },
  { 0 }
};

/* Translators: parts are {winner}, {loser}: sides; {capital}, {place}: places; {of}: a number of cities; {turn}. */
static const HuSentence victories[] = {
  { HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED, N_("{winner} victory: {capital} has been entered (4.2)") },
  { HU_SUDDEN_DEATH_RULING_ISOLATED, N_("{winner} victory: {capital} is isolated (4.3)") },
  { HU_SUDDEN_DEATH_RULING_ALL_CITIES,
    HU_BOTH ("{winner} victory: {of} city held at the end of the last turn (4.4)",
             "{winner} victory: all {of} cities held at the end of the last turn (4.4)"), "of" },
  { HU_SUDDEN_DEATH_RULING_REAR_TAKEN,
    N_("{winner} victory: {place}, behind the initial front line, is taken (4.5)") },
  { HU_SUDDEN_DEATH_RULING_WITHDRAWAL_FAILED,
    N_("{winner} victory: the {loser} withdrawal due in {turn} was not met (9.5)") },
  { HU_SUDDEN_DEATH_RULING_HELD_OUT, N_("{winner} victory: {capital} has held out to the end (4.6)") },
  { 0 }
};

/* Sources that do not count.  Translators: {capital} is a place. */
static const HuSentence exceptions[] = {
  { 0, N_("That {capital} is a source itself does not help it (4.3).") },
  { 0 }
};

/* Takes and returns @text; where the reason used that exception, adds that the capital is a source itself and that this
 * does not help it. */
char *
_hu_explain_sudden_death_exceptions (const HuScenario *scenario,
                                     const HuReason   *reason,
                                     char             *text)
{
  g_autofree char *before = text;
  g_autofree char *added = NULL;

  if (reason == NULL || hu_reason_find_exception (reason, HU_CLAUSE_OWN_SOURCE) == NULL)
    return g_steal_pointer (&before);

  added = _hu_tell (&(HuTold) { scenario, parts }, exceptions, 0);

  return g_strconcat (before, " ", added, NULL);
}

/* Translators: units that were to be withdrawn: {units} are on the map, {gone} are off it in another way. */
static const HuSentence missing[] = {
  { TRUE, N_("Not withdrawn: {units}.") },
  { FALSE, N_("Eliminated or exited, which does not count: {gone}.") },
  { 0 }
};

/* Takes @text and appends which units were not withdrawn. */
static char *
add_missing (const HuScenario *scenario,
             const HuRuling   *ruling,
             char             *text)
{
  const HuTold about = { scenario, parts, ruling };
  g_autofree char *before = text;
  g_autofree char *there = ruling->units->len > 0 ? _hu_tell (&about, missing, TRUE) : NULL;
  g_autofree char *gone = hu_reason_find_exception (&ruling->reason, HU_CLAUSE_WITHDRAWAL_DEAD) != NULL
                          ? _hu_tell (&about, missing, FALSE) : NULL;

  return g_strconcat (before, there != NULL ? " " : "", there != NULL ? there : "", gone != NULL ? " " : "",
                      gone != NULL ? gone : "", NULL);
}

char *
_hu_explain_sudden_death_ruling (const HuScenario *scenario,
                                 const HuRuling   *ruling)
{
  char *text = _hu_tell (&(HuTold) { scenario, parts, ruling }, rulings, ruling->kind);

  switch (ruling->kind)
    {
    case HU_SUDDEN_DEATH_RULING_ISOLATED:
    case HU_SUDDEN_DEATH_RULING_CUT_IN_PHASE:
      return _hu_explain_sudden_death_exceptions (scenario, &ruling->reason, text);
    case HU_SUDDEN_DEATH_RULING_WITHDRAWAL_FAILED:
      return add_missing (scenario, ruling, text);
    default:
      return text;
    }
}

char *
_hu_explain_sudden_death_victory (const HuScenario *scenario,
                                  const HuRuling   *ruling)
{
  return _hu_tell (&(HuTold) { scenario, parts, ruling }, victories, ruling->kind);
}
