/*
 * Words for the rulings of control: which Control passed and why, and how the game ended.  The
 * rules name the clause; here each clause has its sentence.  Points have theirs in
 * hu-explain-control-points.c.
 */
#include "config.h"

#include "hu-control-clauses.h"
#include "hu-control-ruling.h"
#include "hu-control-words.h"
#include "hu-explain-term.h"

/* Several Locations of one hex have it once each. */
static GArray *
list_once (const GArray *hexes)
{
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  GArray *once = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);

      if (g_hash_table_add (seen, GINT_TO_POINTER (hex + 1)))
        g_array_append_val (once, hex);
    }

  return once;
}

static char *
name_location (const HuScenario *scenario,
               const GArray     *locations,
               guint             index)
{
  return _hu_location_name (scenario, g_array_index (locations, gint32, index));
}

char *
_hu_explain_kind_and_subject (const HuScenario *scenario,
                              HuSubjectKind     kind,
                              gint32            subject)
{
  g_autofree char *name = hu_explain_subject (scenario, kind, subject);

  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      /* Translators: name of a Location: a hex and a level. */
      return g_strdup_printf (_("the Location %s"), name);
    case HU_SUBJECT_HEX:
      /* Translators: name of a hex. */
      return g_strdup_printf (_("the hex %s"), name);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  /* Translators: name of a building. */
  return g_strdup_printf (_("the building %s"), name);
}

static char *
name_subject (const HuScenario *scenario,
              const GArray     *subjects,
              guint             index)
{
  const HuControlSubject *one = &g_array_index (subjects, HuControlSubject, index);

  return _hu_explain_kind_and_subject (scenario, one->kind, one->subject);
}

char *
_hu_explain_kinds_and_subjects (const HuScenario *scenario,
                                const GArray     *subjects)
{
  return _hu_explain_list (scenario, subjects, HU_LIST_MOST, name_subject);
}

/* Returns "the building 22U3", "the hex V2" or "the Location V2/1", or several of a kind. */
static char *
explain_subject (const HuScenario *scenario,
                 const HuRuling   *ruling)
{
  const HuControlRuling *own = hu_control_ruling (ruling);

  if (own->subjects != NULL && own->subjects->len > 1)
    {
      g_autoptr(GArray) once = list_once (ruling->hexes);
      g_autofree char *hexes = hu_explain_hexes (scenario, once, HU_LIST_MOST);
      g_autofree char *locations = NULL;

      if (ruling->kind == HU_CONTROL_RULING_HEX)
        /* Translators: names of hexes. */
        return g_strdup_printf (_("the hexes %s"), hexes);
      if (ruling->reason.clause == HU_CLAUSE_WITH_ITS_HEX)
        /* Translators: names of hexes. */
        return g_strdup_printf (_("the closed Locations of %s"), hexes);

      locations = _hu_explain_list (scenario, own->subjects, HU_LIST_MOST, name_location);
      /* Translators: names of Locations: a hex and a level each. */
      return g_strdup_printf (_("the Locations %s"), locations);
    }

  return _hu_explain_kind_and_subject (scenario, ruling->subject_kind, ruling->subject);
}

/* --- What passed --- */

static char *
tell_concealed (const HuTold *told)
{
  return g_strdup (_("something concealed"));
}

static gint64
count_one (const HuTold *told)
{
  return 1;
}

static const HuPart exception_parts[] = {
  HU_PART ("units", UNITS, HuException, units),
  HU_PARTS_END
};

/* Units that cannot be named are “something concealed”. */
static const HuPart unnamed_parts[] = {
  { "units", HU_TELL_HOOK, .tell = tell_concealed, .count = count_one },
  HU_PARTS_END
};

/* Why an armed enemy did not count, and what it kept.  Translators: {units}: one unit or several. */
static const HuSentence excuses[] = {
  { HU_BY (HU_CLAUSE_SUBTERRANEAN), HU_BOTH ("{units} is below the ground", "{units} are below the ground"), "units" },
  { HU_BY (HU_CLAUSE_ROOFTOP), HU_BOTH ("{units} is on the roof", "{units} are on the roof"), "units" },
  { HU_BY (HU_CLAUSE_BYPASS_OF_BUILDING), HU_BOTH ("{units} is in Bypass", "{units} are in Bypass"), "units" },
  { HU_BY (HU_CLAUSE_MOPPING_UP_BYPASS),
    HU_BOTH ("The Location and hex in which {units} is in Bypass stay as they are.",
             "The Locations and hexes in which {units} are in Bypass stay as they are."), "units" },
  { 0 }
};

static char *
tell_excuse (const HuScenario  *scenario,
             const HuException *exception)
{
  return _hu_tell (&(HuTold) { scenario, exception->units->len > 0 ? exception_parts : unnamed_parts, exception }, excuses,
                   HU_BY (exception->clause));
}

/* Says that armed enemies were there and did not count; not there where no armed enemy was. */
static char *
tell_in_spite (const HuTold *told)
{
  const GArray *exceptions = ((const HuRuling *) told->about)->reason.exceptions;
  g_autoptr(GString) list = g_string_new (NULL);

  for (guint i = 0; exceptions != NULL && i < exceptions->len; i++)
    {
      const HuException *exception = &g_array_index (exceptions, HuException, i);
      HuClauseId clause = exception->clause;
      gboolean counts_not = clause == HU_CLAUSE_SUBTERRANEAN || clause == HU_CLAUSE_ROOFTOP ||
                            clause == HU_CLAUSE_BYPASS_OF_BUILDING;
      g_autofree char *one = counts_not ? tell_excuse (told->scenario, exception) : NULL;

      if (one != NULL)
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", one);
    }

  return list->len > 0 ? g_strdup (list->str) : NULL;
}

/* An armed enemy in Bypass keeps its Location and hex. */
static char *
tell_kept (const HuTold *told)
{
  const HuException *exception = hu_reason_find_exception (&((const HuRuling *) told->about)->reason,
                                                           HU_CLAUSE_MOPPING_UP_BYPASS);

  return exception != NULL ? tell_excuse (told->scenario, exception) : NULL;
}

static char *
tell_subject (const HuTold *told)
{
  return explain_subject (told->scenario, told->about);
}

static char *
tell_rule (const HuTold *told)
{
  return g_strdup (((const HuRuling *) told->about)->rule);
}

/* "4-4-7 in G4": a unit with the Location it was hidden in. */
static char *
name_hidden (const HuScenario *scenario,
             const GArray     *units,
             guint             index)
{
  g_autofree char *where = hu_location_dup_name (scenario->map, g_array_index (units, HuHidden, index).where);
  g_autofree char *name = hu_explain_unit (scenario, g_array_index (units, HuHidden, index).unit);

  /* Translators: a unit, and the Location it stands in. */
  return g_strdup_printf (C_("in the way", "%1$s in %2$s"), name, where);
}

static char *
tell_hidden (const HuTold *told)
{
  const GArray *hidden = hu_control_ruling (told->about)->hidden;

  return hidden != NULL ? _hu_explain_list (told->scenario, hidden, HU_LIST_MOST, name_hidden) : NULL;
}

static char *
tell_since (const HuTold *told)
{
  guint event = ((const HuRuling *) told->about)->reason.since;

  /* Translators: the number of an event. */
  return event == 0 ? g_strdup (C_("moment", "at the set-up")) : g_strdup_printf (C_("moment", "at event %u"), event);
}

static gint64
count_joined (const HuTold *told)
{
  return hu_reason_find_exception (&((const HuRuling *) told->about)->reason, HU_CLAUSE_JOINED_ONE) != NULL;
}

static const HuVictoryEntry *
get_entry (const HuTold *told)
{
  return g_ptr_array_index (hu_control_rules (told->scenario)->victory, ((const HuRuling *) told->about)->item);
}

static gint64
get_moment (const HuTold *told)
{
  return hu_control_ruling (told->about)->when;
}

static char *
tell_when (const HuTold *told)
{
  const HuVictoryEntry *entry = get_entry (told);

  return hu_explain_judged (told->scenario, entry->when, entry->of, entry->phase, &entry->turn);
}

/* The condition by which a side has won, as it stood then. */
static char *
tell_needs (const HuTold *told)
{
  const HuTermFinding *needs = hu_control_ruling (told->about)->needs;

  return needs != NULL ? hu_explain_term_met (told->scenario, needs) : NULL;
}

static char *
tell_name (const HuTold *told)
{
  const char *name = get_entry (told)->name;

  return name != NULL ? g_strdup (hu_scenario_word (told->scenario, name)) : NULL;
}

static gint64
count_condition (const HuTold *told)
{
  return ((const HuRuling *) told->about)->item != HU_ITEM_NONE;
}

static char *
tell_title (const HuTold *told)
{
  return _hu_explain_entry_name (told->scenario, ((const HuRuling *) told->about)->item);
}

static const HuPart parts[] = {
  HU_PARTS_OF_RULING,
  HU_PART_COUNTED ("condition", count_condition),
  HU_PART_TOLD ("title", tell_title),
  HU_PART_TOLD ("hidden", tell_hidden),
  HU_PART_TOLD ("since", tell_since),
  HU_PART_TOLD ("needs", tell_needs),
  HU_PART_TOLD ("name", tell_name),
  HU_PART ("enemy", OPPONENT, HuRuling, side),
  HU_PART_COUNTED ("moment", get_moment),
  HU_PART_TOLD ("when", tell_when),
  HU_PART ("both", INT, HuControlRuling, both),
  HU_PART ("unasked", INT, HuControlRuling, unasked),
  HU_PART_TOLD ("what", tell_subject),
  HU_PART_TOLD ("rule", tell_rule),
  HU_PART_TOLD ("in-spite", tell_in_spite),
  HU_PART_TOLD ("kept", tell_kept),
  HU_PART_COUNTED ("joined", count_joined),
  HU_PARTS_END
};

enum
{
  NOBODY = 1,
  IN_SPITE,
};

/* By the clause that passed it.  Translators: {side}, {enemy}: sides; {what}: "the hex V2"; {units}: who did it; {have} of {of}
 * hexes; {in-spite}: "x is below the ground, y is in Bypass", of the {rule}; {kept}: a whole sentence. */
static const HuSentence passings[] = {
  { NOBODY, N_("No vehicle holds {what} any more: it is nobody’s again (26.12).") },
  { HU_BY (HU_CLAUSE_REVERTS), N_("No vehicle holds {what} any more: it falls back to the {side} side (26.12).") },
  { HU_BY (HU_CLAUSE_ONLY_LOCATION),
    N_("The {side} side holds {what} as long as {units} stays in its only Location (26.12).") },
  { HU_BY (HU_CLAUSE_HOLD), N_("The {side} side holds {what} as long as {units} stays there (26.12).") },
  { HU_BY (HU_CLAUSE_MOPPING_UP), N_("The {side} side gains {what}: {units} has mopped up (26.11).") },
  { HU_BY (HU_CLAUSE_DECLARED), N_("The {side} side declares its control of {what} (26.15).") },
  { HU_BY (HU_CLAUSE_KINDLED),
    N_("The {side} side gains {what}: the Fire there counts as kindled by the {enemy} side (26.16)."),
    HU_WHERE ("joined", TRUE) },
  { HU_BY (HU_CLAUSE_KINDLED),
    N_("The {side} side gains {what}, where a Fire burns that the {enemy} side kindled (26.16).") },
  { HU_BY (HU_CLAUSE_CUT_OFF),
    N_("The {side} side gains {what}, cut off by a Fire that the {enemy} side kindled (26.16).") },
  { HU_BY (HU_CLAUSE_MAJORITY),
    HU_BOTH ("The {side} side gains {what}: nobody can enter, and that side controls {have} of the {of} hex around, more than "
             "half (26.161).",
             "The {side} side gains {what}: nobody can enter, and that side controls {have} of the {of} hexes around, more "
             "than half (26.161)."), "of" },
  { HU_BY (HU_CLAUSE_WITH_ITS_HEX),
    N_("Nobody can enter {what}: what lies in a hex goes with it to the {side} side (26.161).") },
  { HU_BY (HU_CLAUSE_WITH_ITS_HEXES),
    N_("Nobody can enter {what}, so it goes with its hexes to the {side} side (26.161).") },
  { IN_SPITE,
    N_("The {side} side gains {what}: {units} is in it in Good Order, and no armed {enemy} unit there counts: {in-spite} "
       "({rule}).") },
  { HU_BY (HU_CLAUSE_GROUND_LEVEL),
    N_("The {side} side gains {what}: {units} is at its ground level in Good Order, and no armed {enemy} unit is in the hex "
       "(26.13).") },
  { HU_BY (HU_CLAUSE_BRIDGE),
    N_("The {side} side gains {what}: {units} is on its bridge or beneath that in Good Order, and no armed {enemy} unit is in "
       "the hex (26.131).") },
  { HU_BY (HU_CLAUSE_PILLBOX),
    N_("The {side} side gains {what}: it controls the pillbox, {units} is in the hex in Good Order, and no armed {enemy} unit "
       "is in it (26.132).") },
  { HU_BY (HU_CLAUSE_ANY_LEVEL),
    N_("The {side} side gains {what}: {units} is in it in Good Order, and no armed {enemy} unit is in the building (26.14).") },
  { HU_ELSE,
    N_("The {side} side gains {what}: {units} is in it in Good Order, and no armed {enemy} unit is in that Location "
       "(26.11).") },
  { 0 }
};

static char *
explain_change (const HuScenario *scenario,
                const HuRuling   *ruling)
{
  const HuTold told = { scenario, parts, ruling };
  g_autofree char *in_spite = tell_in_spite (&told);
  g_autofree char *kept = tell_kept (&told);
  g_autofree char *text = _hu_tell (&told, passings,
                                    ruling->side == HU_SIDE_NONE ? NOBODY
                                    : in_spite != NULL           ? IN_SPITE : HU_BY (ruling->reason.clause));

  return kept != NULL && ruling->reason.clause == HU_CLAUSE_MOPPING_UP ? g_strdup_printf ("%s %s", text, kept)
                                                                       : g_steal_pointer (&text);
}

/* --- Fires that have joined (26.162) --- */

/* A sentence on Fires is about the side that gains something or is kept from it. */
static char *
tell_kindler (const HuTold *told)
{
  const HuReason *reason = told->about;

  return g_strdup (_hu_side_name (told->scenario, reason->met ? hu_side_other (reason->side) : reason->side));
}

static const HuPart joining_parts[] = {
  HU_PART_TOLD ("kindler", tell_kindler),
  HU_PARTS_END
};

/* Translators: {kindler}: a side. */
static const HuSentence joinings[] = {
  { HU_BY (HU_CLAUSE_JOINED_BOTH),
    N_("Fires that both sides kindled have joined, so they count as an accident (26.162).") },
  { HU_BY (HU_CLAUSE_JOINED_ONE),
    N_("An accidental Fire that has joined one that the {kindler} side kindled counts as that side’s too (26.162).") },
  { 0 }
};
static const HuSentence joinings_then[] = {
  { HU_BY (HU_CLAUSE_JOINED_BOTH),
    N_("Fires that both sides kindled had joined, so they counted as an accident (26.162).") },
  { HU_BY (HU_CLAUSE_JOINED_ONE),
    N_("An accidental Fire that had joined one that the {kindler} side kindled counted as that side’s too (26.162).") },
  { 0 }
};

char *
_hu_explain_joined (char             *text,
                    const HuScenario *scenario,
                    const HuReason   *reason,
                    gboolean          then)
{
  HuClauseId clause = hu_reason_find_exception (reason, HU_CLAUSE_JOINED_BOTH) != NULL  ? HU_CLAUSE_JOINED_BOTH
                      : hu_reason_find_exception (reason, HU_CLAUSE_JOINED_ONE) != NULL ? HU_CLAUSE_JOINED_ONE : NULL;
  g_autofree char *before = text;
  g_autofree char *joining = NULL;

  if (clause == NULL)
    return g_steal_pointer (&before);

  joining = _hu_tell (&(HuTold) { scenario, joining_parts, reason }, then ? joinings_then : joinings, HU_BY (clause));

  return g_strdup_printf ("%s %s", before, joining);
}

/* --- The end --- */

/* Translators: {side}, {enemy}: sides; {when}: "at the end of each turn"; {needs}: conditions; {hidden}: "4-4-7 in G4";
 * {since}: "at event 5"; {what}: "the building Mill"; {title}: of a condition. */
static const HuSentence endings[] = {
  { HU_CONTROL_RULING_PREVENTED,
    HU_BOTH ("{hidden}, a hidden {enemy} unit, kept the {side} side from meeting “{title}” {since} (26.15).",
             "{hidden}, hidden {enemy} units, kept the {side} side from meeting “{title}” {since} (26.15)."), "units",
    HU_WHERE ("condition", TRUE) },
  { HU_CONTROL_RULING_PREVENTED,
    HU_BOTH ("{hidden}, a hidden {enemy} unit, kept the {side} side from gaining {what} {since} (26.15).",
             "{hidden}, hidden {enemy} units, kept the {side} side from gaining {what} {since} (26.15)."), "units" },
  { HU_CONTROL_RULING_CONDITION_MET,
    N_("The {side} side meets its victory condition at this instant: {needs} (26.1)."), HU_WHERE ("moment", HU_JUDGED_INSTANT) },
  { HU_CONTROL_RULING_CONDITION_MET, N_("The game ends, and the {side} side meets its victory condition: {needs} (26.1)."),
    HU_WHERE ("moment", HU_JUDGED_END) },
  { HU_CONTROL_RULING_CONDITION_MET,
    N_("The {side} side meets its victory condition, which is judged {when}: {needs} (26.1).") },
  { HU_CONTROL_RULING_AVOIDED,
    N_("The game ends, and the {enemy} side has not met its victory conditions, so the {side} side wins (26.3).") },
  { HU_CONTROL_RULING_OTHERWISE,
    N_("Both sides meet their victory conditions; then the scenario gives it to the {side} side (26.1)."),
    HU_WHERE ("both", TRUE) },
  { HU_CONTROL_RULING_OTHERWISE,
    N_("The game ends and neither side meets its victory conditions; then the scenario gives it to the {side} side (26.1).") },
  { HU_ELSE, N_("The game ends, and the scenario has no victory conditions (26.1)."), HU_WHERE ("unasked", TRUE) },
  { HU_ELSE, N_("Both sides meet their victory conditions, and the scenario does not say who wins (26.1)."),
    HU_WHERE ("both", TRUE) },
  { HU_ELSE,
    N_("The game ends, neither side meets its victory conditions, and the scenario does not say who wins (26.1).") },
  { 0 }
};

/* Translators: {side}, {enemy}: sides; {name}: a condition’s own name; {needs}: conditions. */
static const HuSentence victories[] = {
  { HU_CONTROL_RULING_CONDITION_MET, N_("{side} victory, “{name}”: {needs} (26.1)") },
  { HU_CONTROL_RULING_CONDITION_MET, N_("{side} victory: {needs} (26.1)") },
  { HU_CONTROL_RULING_AVOIDED, N_("{side} victory: the {enemy} side has not met its conditions (26.3)") },
  { HU_CONTROL_RULING_OTHERWISE,
    N_("{side} victory: both sides have met their conditions, and then the scenario gives it to that side (26.1)"),
    HU_WHERE ("both", TRUE) },
  { HU_CONTROL_RULING_OTHERWISE,
    N_("{side} victory: neither side has met its conditions, and then the scenario gives it to that side (26.1)") },
  { HU_ELSE, N_("No result: the scenario has no victory conditions (26.1)"), HU_WHERE ("unasked", TRUE) },
  { HU_ELSE, N_("No result: both sides have met their conditions, and the scenario does not say who wins (26.1)"),
    HU_WHERE ("both", TRUE) },
  { HU_ELSE, N_("No result: neither side has met its conditions, and the scenario does not say who wins (26.1)") },
  { 0 }
};

/* A condition of the winner did not decide the game.  Translators: {side}, {enemy}: sides. */
static const HuSentence givens[] = {
  { HU_CONTROL_RULING_AVOIDED,
    N_("It did not decide the game: the {enemy} side had not met its conditions when the game ended, and so the {side} side won "
       "(26.3).") },
  { HU_CONTROL_RULING_OTHERWISE,
    N_("It did not decide the game: both sides had met their conditions, and then the scenario gives it to the {side} side "
       "(26.1)."), HU_WHERE ("both", TRUE) },
  { HU_CONTROL_RULING_OTHERWISE,
    N_("It did not decide the game: neither side had met its conditions when the game ended, and then the scenario gives it to "
       "the {side} side (26.1).") },
  { 0 }
};

/* @snapshot: a game that control has decided. */
char *
hu_explain_undecisive (const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);

  for (guint i = rulings->len; i-- > 0;)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->decides && ruling->system == HU_SYSTEM_CONTROL)
        return _hu_tell (&(HuTold) { scenario, parts, ruling, snapshot }, givens, ruling->kind);
    }

  return NULL;
}

char *
_hu_explain_control_ruling (const HuScenario *scenario,
                            const HuRuling   *ruling)
{
  switch (ruling->kind)
    {
    case HU_CONTROL_RULING_LOCATION:
    case HU_CONTROL_RULING_HEX:
    case HU_CONTROL_RULING_BUILDING:
    case HU_CONTROL_RULING_DECLARED:
      return _hu_explain_joined (explain_change (scenario, ruling), scenario, &ruling->reason, FALSE);
    case HU_CONTROL_RULING_CASUALTY:
    case HU_CONTROL_RULING_CASUALTY_LOST:
    case HU_CONTROL_RULING_CASUALTY_DOUBLED:
    case HU_CONTROL_RULING_NO_POINTS:
    case HU_CONTROL_RULING_EXIT_POINTS:
    case HU_CONTROL_RULING_CVP_ADJUSTED:
      return _hu_explain_points_ruling (scenario, ruling);
    default:
      return _hu_tell (&(HuTold) { scenario, parts, ruling }, endings, ruling->kind);
    }
}

char *
_hu_explain_control_victory (const HuScenario *scenario,
                             const HuRuling   *ruling)
{
  return _hu_tell (&(HuTold) { scenario, parts, ruling }, victories, ruling->kind);
}

/* The same in fewer words: a condition with a name of its own is told by that. */
char *
_hu_name_control_victory (const HuScenario *scenario,
                          const HuRuling   *ruling)
{
  const HuTold told = { scenario, parts, ruling };
  g_autofree char *name = ruling->kind == HU_CONTROL_RULING_CONDITION_MET ? tell_name (&told) : NULL;

  if (name == NULL)
    return _hu_explain_control_victory (scenario, ruling);

  /* Translators: a side; a condition’s own name. */
  return hu_explain_sentence (scenario, _("%1$s victory, “%2$s” (26.1)"), _hu_side_name (scenario, ruling->side), name);
}

/* The other conditions that were met at the moment of the verdict. */
char *
_hu_explain_control_other (const HuScenario *scenario,
                           const HuRuling   *deciding,
                           const HuRuling   *other)
{
  const GArray *also = hu_control_ruling (deciding)->also;
  g_autoptr(GString) titles = NULL;

  if (other != deciding || also == NULL || also->len == 0)
    return NULL;

  titles = g_string_new (NULL);
  for (guint i = 0; i < also->len; i++)
    {
      g_autofree char *title = _hu_explain_entry_name (scenario, g_array_index (also, guint, i));

      g_string_append_printf (titles, "%s%s", i > 0 ? "; " : "", title);
    }

  return g_string_free (g_steal_pointer (&titles), FALSE);
}
