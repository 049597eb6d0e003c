/*
 * Since when a side Controls something, and what was so at that moment: in the past, since the units may have gone or
 * broken by now; and which side did before that.
 */
#include "config.h"

#include "hu-control-reason.h"
#include "hu-control-words.h"

static char *
tell_units (const HuTold *told)
{
  const GArray *units = ((const HuRuling *) told->about)->units;

  return units->len > 0 ? hu_explain_seen_units (told->snapshot, units, HU_LIST_MOST) : NULL;
}

static char *
tell_rule (const HuTold *told)
{
  return g_strdup (((const HuRuling *) told->about)->rule);
}

/* --- Enemies that did not count --- */

static char *
tell_excused (const HuTold *told)
{
  const HuException *exception = told->about;

  return exception->units->len > 0 ? hu_explain_seen_units (told->snapshot, exception->units, HU_LIST_MOST)
                                   : g_strdup (_("something concealed"));
}

static gint64
count_excused (const HuTold *told)
{
  return MAX (((const HuException *) told->about)->units->len, 1);
}

static const HuPart excuse_parts[] = {
  { "units", HU_TELL_HOOK, .tell = tell_excused, .count = count_excused },
  HU_PARTS_END
};

/* Translators: {units}: one unit or several. */
static const HuSentence excuses[] = {
  { HU_BY (HU_CLAUSE_SUBTERRANEAN), HU_BOTH ("{units} was below the ground", "{units} were below the ground"), "units" },
  { HU_BY (HU_CLAUSE_ROOFTOP), HU_BOTH ("{units} was on the roof", "{units} were on the roof"), "units" },
  { HU_BY (HU_CLAUSE_BYPASS_OF_BUILDING), HU_BOTH ("{units} was in Bypass", "{units} were in Bypass"), "units" },
  { 0 }
};

/* Absent where every armed enemy counted. */
static char *
tell_excuses (const HuTold *told)
{
  const GArray *exceptions = ((const HuRuling *) told->about)->reason.exceptions;
  g_autoptr(GString) list = g_string_new (NULL);

  for (guint i = 0; exceptions != NULL && i < exceptions->len; i++)
    {
      const HuException *exception = &g_array_index (exceptions, HuException, i);
      g_autofree char *one = _hu_tell (&(HuTold) { told->scenario, excuse_parts, exception, told->snapshot }, excuses,
                                       HU_BY (exception->clause));

      if (one != NULL)
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", one);
    }

  return list->len > 0 ? g_strdup (list->str) : NULL;
}

/* --- The sentence --- */

static char *
tell_moment (const HuTold *told)
{
  guint event = ((const HuRuling *) told->about)->event;

  /* Translators: the number of an event. */
  return event == 0 ? g_strdup (C_("since", "the set-up")) : g_strdup_printf (C_("since", "event %u"), event);
}

static const HuPart parts[] = {
  HU_PART_TOLD ("units", tell_units),
  HU_PARTS_OF_RULING,
  HU_PART ("enemy", OPPONENT, HuRuling, side),
  HU_PART_TOLD ("moment", tell_moment),
  HU_PART_TOLD ("rule", tell_rule),
  HU_PART_TOLD ("excuses", tell_excuses),
  HU_PARTS_END
};

enum
{
  NOBODY = 1,
  IN_SPITE,
  SINCE,
  DIVIDED,
  HELD,
};

/* By the clause that passed it.  Translators: {side}, {enemy}: sides; {moment}: "event 5", "the set-up"; {units}: who did it;
 * {have} of {of} hexes; {excuses}: "x was below the ground, y was in Bypass", of the {rule}. */
static const HuSentence sinces[] = {
  { NOBODY, N_("Nobody has controlled it since {moment}, when no vehicle held it any more (26.12).") },
  { HU_BY (HU_CLAUSE_REVERTS),
    N_("The {side} side has controlled it since {moment}, when no vehicle held it any more and it fell back (26.12).") },
  { HU_BY (HU_CLAUSE_ONLY_LOCATION),
    N_("The {side} side has controlled it since {moment}, when {units} came to hold it (26.12).") },
  { HU_BY (HU_CLAUSE_HOLD), N_("The {side} side has controlled it since {moment}, when {units} came to hold it (26.12).") },
  { HU_BY (HU_CLAUSE_MOPPING_UP), N_("The {side} side has controlled it since {moment}, when {units} mopped up (26.11).") },
  { HU_BY (HU_CLAUSE_DECLARED), N_("The {side} side controls it, as was declared at {moment} (26.15).") },
  { HU_BY (HU_CLAUSE_KINDLED),
    N_("The {side} side has controlled it since {moment}, when a Fire burned there that counted as kindled by the {enemy} side "
       "(26.16).") },
  { HU_BY (HU_CLAUSE_CUT_OFF),
    N_("The {side} side has controlled it since {moment}, when a Fire that the {enemy} side kindled cut it off (26.16).") },
  { HU_BY (HU_CLAUSE_MAJORITY),
    HU_BOTH ("The {side} side has controlled it since {moment}, when nobody could enter it and that side controlled {have} of "
             "the {of} hex around it, more than half (26.161).",
             "The {side} side has controlled it since {moment}, when nobody could enter it and that side controlled {have} of "
             "the {of} hexes around it, more than half (26.161)."), "of" },
  { HU_BY (HU_CLAUSE_WITH_ITS_HEX),
    N_("The {side} side has controlled it since {moment}, when nobody could enter it and it went with its hex (26.161).") },
  { HU_BY (HU_CLAUSE_WITH_ITS_HEXES),
    N_("The {side} side has controlled it since {moment}, when nobody could enter it and it went with its hexes (26.161).") },
  { IN_SPITE,
    N_("The {side} side has controlled it since {moment}, when {units} was in it in Good Order and no armed {enemy} unit there "
       "counted: {excuses} ({rule}).") },
  { HU_BY (HU_CLAUSE_BRIDGE),
    N_("The {side} side has controlled it since {moment}, when {units} was on its bridge or beneath that in Good Order and no "
       "armed {enemy} unit was in it (26.131).") },
  { HU_BY (HU_CLAUSE_PILLBOX),
    N_("The {side} side has controlled it since {moment}, when it controlled the pillbox and {units} was in the hex in Good "
       "Order, with no armed {enemy} unit there (26.132).") },
  { HU_ELSE,
    N_("The {side} side has controlled it since {moment}, when {units} was in it in Good Order and no armed {enemy} unit was "
       "in it ({rule}).") },
  { 0 }
};

/* @ruling: that by which the side that Controls it now, or nobody, came by it. */
char *
_hu_explain_since (const HuSnapshot *snapshot,
                   const HuRuling   *ruling)
{
  const HuTold told = { hu_snapshot_get_scenario (snapshot), parts, ruling, snapshot };
  g_autofree char *excused = tell_excuses (&told);
  HuClauseId clause = ruling->reason.clause;
  g_autofree char *text = _hu_tell (&told, sinces,
                                    ruling->side == HU_SIDE_NONE ? NOBODY
                                    : excused != NULL && clause != HU_CLAUSE_MOPPING_UP ? IN_SPITE : HU_BY (clause));

  return _hu_explain_joined (g_steal_pointer (&text), told.scenario, &ruling->reason, TRUE);
}

/* --- Who, in a line of a list --- */

static char *
tell_gainers (const HuTold *told)
{
  return hu_explain_seen_units (told->snapshot, ((const HuRuling *) told->about)->units, 1);
}

/* How a side came by it, in a few words.  Translators: {units}: a unit, as "4-6-7"; {have} of {of} hexes that a side controls
 * around one that a Blaze closes. */
static const HuSentence hows[] = {
  { HU_BY (HU_CLAUSE_HOLD), N_("while {units} stays") },
  { HU_BY (HU_CLAUSE_ONLY_LOCATION), N_("while {units} stays") },
  { HU_BY (HU_CLAUSE_REVERTS), N_("went back when the vehicle’s hold ended") },
  { HU_BY (HU_CLAUSE_MOPPING_UP), N_("Mopped Up by {units}") },
  { HU_BY (HU_CLAUSE_DECLARED), N_("declared") },
  { HU_BY (HU_CLAUSE_KINDLED), N_("forfeited by a Kindled Fire") },
  { HU_BY (HU_CLAUSE_CUT_OFF), N_("cut off by a Kindled Fire") },
  { HU_BY (HU_CLAUSE_MAJORITY), N_("{have} of {of} hexes round the Blaze") },
  { HU_BY (HU_CLAUSE_WITH_ITS_HEX), N_("closed, so with its hex") },
  { HU_BY (HU_CLAUSE_WITH_ITS_HEXES), N_("closed, so with its hexes") },
  { HU_ELSE, N_("gained by {units}") },
  { 0 }
};

static char *
tell_how (const HuTold *told)
{
  return _hu_tell (told, hows, HU_BY (((const HuRuling *) told->about)->reason.clause));
}

static char *
tell_owner (const HuTold *told)
{
  return hu_explain_side (told->scenario, ((const HuRuling *) told->about)->side);
}

static const HuPart passing_parts[] = {
  HU_PART ("have", INT, HuRuling, reason.have),
  HU_PART ("of", INT, HuRuling, reason.of),
  HU_PART ("event", UINT, HuRuling, event),
  HU_PART_TOLD ("owner", tell_owner),
  HU_PART_TOLD ("units", tell_gainers),
  HU_PART_TOLD ("how", tell_how),
  HU_PART_TOLD ("rule", tell_rule),
  HU_PARTS_END
};

/* Translators: {owner}: a side, as "German"; {how} it came by something, as "gained by 4-6-7", at which event, by which rule. */
static const HuSentence passed[] = {
  { 0, N_("{owner}: {how} ({rule})"), HU_WHERE ("event", 0) },
  { 0, N_("{owner}: {how} (event {event}, {rule})") },
  { 0 }
};

static char *
tell_first_owner (const HuTold *told)
{
  return hu_explain_side (told->scenario, *(const HuSide *) told->about);
}

static const HuPart began_parts[] = {
  HU_PART_TOLD ("owner", tell_first_owner),
  HU_PARTS_END
};

/* Translators: {owner}: a side, as "German", or "nobody". */
static const HuSentence began[] = {
  { SINCE, N_("{owner}, since the set-up (26.11)") },
  { HU_BY (HU_CLAUSE_BOTH_AREAS), N_("{owner}, in the set-up areas of both sides (26.11)") },
  { HU_BY (HU_CLAUSE_HOLDING), N_("{owner}, as the scenario begins") },
  { DIVIDED, N_("{owner}, not wholly in one side’s set-up area (26.11)") },
  { HU_ELSE, "{owner}" },
  { 0 }
};

static char *
explain_shortly (const HuSnapshot *snapshot,
                 HuSubjectKind     kind,
                 gint32            subject)
{
  const HuScenario *scenario;
  g_autoptr(HuReason) set_up = NULL;
  const HuRuling *last;
  HuSide owner;

  scenario = hu_snapshot_get_scenario (snapshot);
  owner = hu_control_owner (hu_snapshot_get_state (snapshot), kind, subject);
  last = hu_control_find_passing (snapshot, kind, subject);
  if (owner != HU_SIDE_NONE && last != NULL && last->side == owner)
    return _hu_tell (&(HuTold) { scenario, passing_parts, last, snapshot }, passed, 0);

  set_up = hu_control_set_up_reason (scenario, kind, subject);

  return _hu_tell (&(HuTold) { scenario, began_parts, &owner }, began,
                   owner != HU_SIDE_NONE && set_up->clause != HU_CLAUSE_HOLDING ? SINCE : last != NULL ? HU_ELSE
                   : set_up->clause == HU_CLAUSE_BOTH_AREAS || set_up->clause == HU_CLAUSE_HOLDING ? HU_BY (set_up->clause)
                   : set_up->met ? DIVIDED : HU_ELSE);
}

/* @snapshot: a game with control in force; @subject: a #HuLocation, a #HuHex or the index of a building.  Returns the
 * side that Controls it and how it gained it, for a line of a list: "German: gained by 4-6-7 (event 5, 26.13)". */
char *
hu_explain_owner_shortly (const HuSnapshot *snapshot,
                          HuSubjectKind     kind,
                          gint32            subject)
{
  g_autofree char *words = NULL;
  const HuState *state;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);

  state = hu_snapshot_get_state (snapshot);
  words = explain_shortly (snapshot, kind, subject);
  if (hu_control_may_pass_when_left (state, kind, subject))
    {
      g_autoptr(GArray) holders = g_array_new (FALSE, FALSE, sizeof (guint));
      g_autofree char *vehicles = NULL;

      hu_control_list_holders (state, kind, subject, holders);
      vehicles = hu_explain_seen_units (snapshot, holders, HU_LIST_MOST);

      return g_strdup_printf (_hu_trn (
                                  /* Translators: who controls something: "German: while PzKpfw stays (event 5, 26.12)"; that
                                   * vehicle, or several. */
                                  "%1$s; whose it will be when %2$s has left cannot be told (26.15)",
                                  "%1$s; whose it will be when %2$s have left cannot be told (26.15)", holders->len),
                              words, vehicles);
    }
  if (!hu_control_may_have_passed (state, kind, subject))
    return g_steal_pointer (&words);

  /* Translators: who controls something, as far as a side knows: "Russian, since the set-up (26.11)". */
  return g_strdup_printf (_("%s; whether it is still so cannot be told (26.15)"), words);
}

/* --- Who before --- */

/* A vehicle held the place: `other_side` would have controlled it without that. */
static const HuPart before_parts[] = {
  HU_PART ("side", SIDE, HuRuling, side),
  HU_PART ("other", SIDE, HuRuling, other_side),
  HU_PART ("beneath", INT, HuRuling, other_side),
  HU_PART ("have", INT, HuRuling, reason.have),
  HU_PART ("of", INT, HuRuling, reason.of),
  HU_PART_TOLD ("moment", tell_moment),
  HU_PART_TOLD ("units", tell_gainers),
  HU_PART_TOLD ("how", tell_how),
  HU_PART_TOLD ("rule", tell_rule),
  HU_PARTS_END
};

/* Translators: {side}, {other}: sides; {moment}: "event 5", "the set-up"; {how} it came by it: "gained by 4-6-7"; {units}: a
 * vehicle; by a {rule}. */
static const HuSentence befores[] = {
  { NOBODY, N_("Before that nobody controlled it.") },
  { SINCE, N_("Before that the {side} side had controlled it since the set-up (26.11).") },
  { HU_BY (HU_CLAUSE_HOLDING), N_("Before that the {side} side controlled it: so the scenario began.") },
  { HU_BY (HU_CLAUSE_REVERTS),
    N_("Before that the {side} side had controlled it since {moment}, when a vehicle’s hold ended ({rule}).") },
  { HELD, N_("Before that the {side} side had held it since {moment} by {units} alone; otherwise nobody would have controlled it "
             "({rule})."), HU_WHERE ("beneath", HU_SIDE_NONE) },
  { HELD, N_("Before that the {side} side had held it since {moment} by {units} alone; otherwise it would have been the {other} "
             "side’s ({rule}).") },
  { HU_ELSE, N_("Before that the {side} side had controlled it since {moment}: {how} ({rule}).") },
  { 0 }
};

static char *
explain_before (const HuSnapshot *snapshot,
                const HuRuling   *ruling,
                gintptr           kind)
{
  return _hu_tell (&(HuTold) { hu_snapshot_get_scenario (snapshot), before_parts, ruling, snapshot }, befores, kind);
}

/* @hold: by the hold of a vehicle. */
static char *
explain_held (const HuSnapshot *snapshot,
              HuSubjectKind     kind,
              gint32            subject,
              const HuRuling   *hold)
{
  HuRuling held = *hold;

  held.other_side = hu_control_find_beneath (snapshot, kind, subject, hold);

  return explain_before (snapshot, &held, HELD);
}

char *
hu_explain_owner_before (const HuSnapshot *snapshot,
                         HuSubjectKind     kind,
                         gint32            subject)
{
  const HuRuling *last, *earlier;
  g_autoptr(HuReason) set_up = NULL;
  HuRuling began_with = { 0 };

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);

  last = hu_control_find_passing (snapshot, kind, subject);
  if (last == NULL || last->event == 0)
    return NULL;

  earlier = hu_control_find_earlier (snapshot, kind, subject, last);
  if (earlier != NULL && hu_control_is_hold (earlier))
    return explain_held (snapshot, kind, subject, earlier);
  if (earlier != NULL)
    return explain_before (snapshot, earlier, earlier->side == HU_SIDE_NONE ? NOBODY : HU_BY (earlier->reason.clause));

  set_up = hu_control_set_up_reason (hu_snapshot_get_scenario (snapshot), kind, subject);
  if (set_up->side == last->side)
    return NULL;

  began_with.side = set_up->side;

  return explain_before (snapshot, &began_with, set_up->side == HU_SIDE_NONE ? NOBODY
                         : set_up->clause == HU_CLAUSE_HOLDING ? HU_BY (HU_CLAUSE_HOLDING) : SINCE);
}
