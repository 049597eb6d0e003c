/*
 * Words for the reasons of control: which side Controls something and by which right, and which
 * clause keeps a side from it.  The rules make the reason; these functions only word it.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-control-reason.h"
#include "hu-control-words.h"
#include "hu-side-draw.h"

gboolean
_hu_control_has_ended (const HuSnapshot *snapshot)
{
  return (hu_snapshot_get_verdict (snapshot) != NULL && hu_snapshot_get_viewer (snapshot) == HU_SIDE_NONE) ||
         hu_snapshot_get_state (snapshot)->clock.over;
}

/* --- Who --- */

/* The hexes of it that both areas share, where these are not all. */
static char *
tell_shared (const HuTold *told)
{
  const GArray *hexes = ((const HuReason *) told->about)->around;

  return hexes != NULL ? hu_explain_hexes (told->scenario, hexes, HU_BUDGET_NAMES) : NULL;
}

static const HuPart set_up_parts[] = {
  HU_PART_TOLD ("shared", tell_shared),
  HU_PART ("side", SIDE, HuReason, side),
  HU_PART ("met", INT, HuReason, met),
  HU_PARTS_END
};

enum
{
  NEITHER = 1,
};

/* By the clause that gave it.  Translators: {side}: a side; {shared}: hexes. */
static const HuSentence set_ups[] = {
  { HU_BY (HU_CLAUSE_BOTH_AREAS),
    N_("Nobody controls it: the set-up areas of both sides have in common these of its hexes: {shared} (26.11).") },
  { HU_BY (HU_CLAUSE_BOTH_AREAS), N_("Nobody controls it: it lies in the set-up areas of both sides (26.11).") },
  { HU_BY (HU_CLAUSE_HOLDING), N_("The {side} side controls it: so the scenario begins.") },
  { HU_BY (HU_CLAUSE_HOLDING), N_("Nobody controls it: so the scenario begins.") },
  { NEITHER, N_("Nobody controls it: it does not lie wholly in one side’s set-up area (26.11).") },
  { HU_BY (HU_CLAUSE_BOARD), N_("The {side} side controls it: it alone sets up on that board (26.11).") },
  { HU_ELSE, N_("The {side} side controls it: it lies in that side’s set-up area (26.11).") },
  { 0 }
};

/* Words for a subject that has not passed since the set-up; NULL: no clause says anything about it. */
static char *
explain_set_up (const HuSnapshot *snapshot,
                HuSubjectKind     kind,
                gint32            subject)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(HuReason) reason = hu_control_set_up_reason (scenario, kind, subject);
  gboolean named = reason->clause == HU_CLAUSE_BOTH_AREAS || reason->clause == HU_CLAUSE_HOLDING;

  if (reason->side == HU_SIDE_NONE && !named && !reason->met)
    return NULL;

  return _hu_tell (&(HuTold) { scenario, set_up_parts, reason }, set_ups,
                   reason->side == HU_SIDE_NONE && !named ? NEITHER : HU_BY (reason->clause));
}

typedef struct
{
  HuSide        owner;
  HuSide        underlying;
  HuSide        next; /* who has it at once where that is nobody */
  const GArray *holders; /* guint; NULL: nobody holds it */
} Holding;

/* Those of whom one is enough: "rv2 or rv3". */
static char *
tell_vehicle (const HuTold *told)
{
  const GArray *holders = ((const Holding *) told->about)->holders;

  return holders != NULL && holders->len == 1 ? hu_explain_seen_unit (told->snapshot, g_array_index (holders, guint, 0))
    : holders != NULL ? hu_explain_any_units (told->scenario, holders, HU_LIST_MOST) : NULL;
}

static char *
tell_vehicles (const HuTold *told)
{
  const GArray *holders = ((const Holding *) told->about)->holders;

  return holders != NULL ? hu_explain_seen_units (told->snapshot, holders, HU_LIST_MOST) : NULL;
}

static gint64
count_vehicles (const HuTold *told)
{
  const GArray *holders = ((const Holding *) told->about)->holders;

  return holders != NULL ? holders->len : 0;
}

static const HuPart holding_parts[] = {
  HU_PART ("side", SIDE, Holding, owner),
  HU_PART ("other", SIDE, Holding, underlying),
  HU_PART ("next", SIDE, Holding, next),
  HU_PART_TOLD ("vehicle", tell_vehicle),
  HU_PART_TOLD ("vehicles", tell_vehicles),
  HU_PART_COUNTED ("number", count_vehicles),
  HU_PARTS_END
};

/* Translators: {side}, {other}: sides; {vehicle}: "the T-34" or "the T-34 or the KV". */
static const HuSentence holdings[] = {
  { 0, N_("The {side} side holds it as long as {vehicle} stays; after that it is the {other} side’s again (26.12).") },
  { 0, N_("The {side} side holds it as long as {vehicle} stays; after that the {next} side, which has a unit in it, controls it "
          "at once (26.11, 26.12).") },
  { 0, N_("The {side} side holds it as long as {vehicle} stays; after that it is nobody’s again (26.12).") },
  { 0 }
};
static const HuSentence holdings_then[] = {
  { 0, HU_BOTH ("The {side} side held it when the game ended, because {vehicles} was there (26.12).",
                "The {side} side held it when the game ended, because {vehicles} were there (26.12)."), "number" },
  { 0 }
};
/* Translators: {vehicles}: a vehicle that holds something, or several. */
static const HuSentence doubts[] = {
  { TRUE,
    HU_BOTH ("The side that will control it when {vehicles} has left is not certain: something concealed may be an armed squad "
             "or a dummy (26.15).",
             "The side that will control it when {vehicles} have left is not certain: something concealed may be an armed squad "
             "or a dummy (26.15)."), "number" },
  { FALSE, N_("That is not certain: something concealed may be an armed squad or a dummy (26.15).") },
  { 0 }
};
static const HuSentence owners[] = {
  { 0, N_("The {side} side controls it.") },
  { 0, N_("Nobody controls it.") },
  { NEITHER, N_("Nobody has controlled it since the set-up.") },
  { 0 }
};

/* Who has it at once when the vehicles that hold it have left; nobody where it falls back to somebody. */
static HuSide
find_next (const HuState *state,
           HuSubjectKind  kind,
           gint32         subject)
{
  return hu_control_underlying (state, kind, subject) != HU_SIDE_NONE
    ? HU_SIDE_NONE : hu_control_after_hold (state, kind, subject);
}

static char *
explain_known_owner (const HuSnapshot *snapshot,
                     HuSubjectKind     kind,
                     gint32            subject)
{
  const HuState *state;
  HuSide owner, underlying;
  const HuRuling *last;
  g_autofree char *set_up = NULL;
  g_autoptr(GArray) holders = g_array_new (FALSE, FALSE, sizeof (guint));

  state = hu_snapshot_get_state (snapshot);
  owner = hu_control_owner (state, kind, subject);
  underlying = hu_control_underlying (state, kind, subject);
  hu_control_list_holders (state, kind, subject, holders);
  if (owner != underlying)
    {
      const Holding about = { owner, underlying, find_next (state, kind, subject), holders };

      return _hu_tell (&(HuTold) { state->scenario, holding_parts, &about, snapshot },
                       _hu_control_has_ended (snapshot) ? holdings_then : holdings, 0);
    }

  last = hu_control_find_passing (snapshot, kind, subject);
  if (last != NULL && last->side == owner)
    return _hu_explain_since (snapshot, last);
  if (last == NULL)
    set_up = explain_set_up (snapshot, kind, subject);
  if (set_up != NULL)
    return g_steal_pointer (&set_up);

  return _hu_tell (&(HuTold) { state->scenario, holding_parts, &(Holding) { .owner = owner, .next = HU_SIDE_NONE } }, owners,
                   last == NULL && owner == HU_SIDE_NONE ? NEITHER : 0);
}

/* @snapshot: a game with control in force; @subject: a #HuLocation, a #HuHex or the index of a building.  Returns the
 * side that Controls it, and by which right: a vehicle's hold, what happened at an event, or the set-up; and whether that is
 * certain. */
char *
hu_explain_owner (const HuSnapshot *snapshot,
                  HuSubjectKind     kind,
                  gint32            subject)
{
  g_autofree char *known = NULL, *doubt = NULL;
  g_autoptr(GArray) holders = g_array_new (FALSE, FALSE, sizeof (guint));
  const HuState *state;
  gboolean left;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);

  state = hu_snapshot_get_state (snapshot);
  known = explain_known_owner (snapshot, kind, subject);
  left = hu_control_may_pass_when_left (state, kind, subject);
  if (!left && !hu_control_may_have_passed (state, kind, subject))
    return g_steal_pointer (&known);

  hu_control_list_holders (state, kind, subject, holders);
  doubt = _hu_tell (&(HuTold) { state->scenario, holding_parts, &(Holding) { .holders = holders }, snapshot }, doubts, left);

  return g_strdup_printf ("%s %s", known, doubt);
}

/* The same for a cell of a table: "Russian". */
char *
hu_explain_owner_name (const HuSnapshot *snapshot,
                       HuSubjectKind     kind,
                       gint32            subject)
{
  const HuState *state;
  g_autofree char *name = NULL;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);

  state = hu_snapshot_get_state (snapshot);
  name = hu_explain_side (state->scenario, hu_control_owner (state, kind, subject));

  return hu_control_may_have_passed (state, kind, subject)
    /* Translators: a side that controls something, as far as another can see. */
    ? g_strdup_printf (_("%s, not certain"), name) : g_steal_pointer (&name);
}

/* --- Why not --- */

/* Units are absent where the clause is not about single units. */
static char *
tell_units (const HuTold *told)
{
  const HuReason *reason = told->about;

  return reason->units != NULL ? hu_explain_seen_units (told->snapshot, reason->units, HU_LIST_MOST) : NULL;
}

static char *
name_stated (const HuScenario *scenario,
             const GArray     *names, /* char * */
             guint             index)
{
  return g_strdup (g_array_index (names, char *, index));
}

/* Units with their states: "4-4-7 (broken) and 9-1"; where one is concealed, without. */
/* "2-2-7 k in M6", in a building of several hexes; takes @name. */
static char *
add_place (const HuTold *told,
           guint         unit,
           char         *name)
{
  const HuReason *reason = told->about;
  const HuMap *map = told->scenario->map;
  HuLocation location = hu_state_unit_location (hu_snapshot_get_state (told->snapshot), unit);
  gint building = hu_location_building (map, location);
  g_autofree char *who = name, *where = NULL;

  if (reason->clause != HU_CLAUSE_BUILDING_ENEMY || building == HU_BUILDING_NONE ||
      hu_map_get_building (map, (guint) building)->hexes->len < 2)
    return g_steal_pointer (&who);

  where = hu_location_dup_name (map, location);
  /* Translators: a unit, and the Location it stands in. */
  return g_strdup_printf (C_("in the way", "%1$s in %2$s"), who, where);
}

static char *
tell_stated (const HuTold *told)
{
  const HuReason *reason = told->about;
  g_autoptr(GArray) names = g_array_new (FALSE, FALSE, sizeof (char *));
  g_autoptr(GPtrArray) owned = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; reason->units != NULL && i < reason->units->len; i++)
    {
      guint unit = g_array_index (reason->units, guint, i);
      g_autofree char *states = hu_explain_unit_states (hu_snapshot_get_state (told->snapshot), unit);
      g_autofree char *name = hu_explain_unit (told->scenario, unit);
      char *stated = add_place (told, unit, states != NULL ? g_strdup_printf ("%s (%s)", name, states) : g_strdup (name));

      g_ptr_array_add (owned, stated);
      g_array_append_val (names, stated);
      if (hu_snapshot_get_secrecy (told->snapshot, unit) != HU_SECRECY_NONE)
        return tell_units (told);
    }

  return names->len > 0 ? _hu_explain_list (told->scenario, names, HU_LIST_MOST, name_stated) : NULL;
}

static gint64
count_units (const HuTold *told)
{
  const HuReason *reason = told->about;

  return reason->units != NULL ? reason->units->len : 0;
}

static char *
tell_rule (const HuTold *told)
{
  HuClauseId clause = ((const HuReason *) told->about)->clause;

  return g_strdup (g_str_has_prefix (clause, "26.11") ? "26.11" : g_str_has_prefix (clause, "26.13") ? "26.13" : "26.14");
}

/* "the Fire in C3", "the Fire and rubble in C3/1 and C4". */
static char *
tell_bars (const HuTold *told)
{
  const GArray *places = ((const HuReason *) told->about)->places;
  const HuState *state = hu_snapshot_get_state (told->snapshot);
  gboolean rubble = FALSE, fire = FALSE;
  g_autofree char *names = NULL;

  if (places == NULL || places->len == 0)
    return g_strdup (C_("in the way", "Fire or rubble"));

  for (guint i = 0; i < places->len; i++)
    {
      gboolean burns = (hu_state_hazard (state, g_array_index (places, HuLocation, i)) & HU_HAZARD_FIRE) != 0;

      fire |= burns;
      rubble |= !burns;
    }
  names = _hu_explain_list (told->scenario, places, HU_LIST_MOST, _hu_name_location);
  if (fire && rubble)
    /* Translators: Locations. */
    return g_strdup_printf (C_("in the way", "the Fire and rubble in %s"), names);

  /* Translators: Locations. */
  return g_strdup_printf (fire ? C_("in the way", "the Fire in %s") : C_("in the way", "the rubble in %s"), names);
}

static char *
tell_around (const HuTold *told)
{
  const GArray *around = ((const HuReason *) told->about)->around;

  return around != NULL && around->len > 0 ? hu_explain_hexes (told->scenario, around, HU_BUDGET_NAMES)
                                           : g_strdup (C_("hexes that are lacking", "none"));
}

/* The hexes that are closed as one with it. */
static char *
tell_area (const HuTold *told)
{
  return hu_explain_hexes (told->scenario, ((const HuReason *) told->about)->area, HU_BUDGET_NAMES);
}

static gint64
is_joined (const HuTold *told)
{
  const GArray *area = ((const HuReason *) told->about)->area;

  return area != NULL && area->len > 1;
}

static const HuPart parts[] = {
  HU_PART ("side", SIDE, HuReason, side),
  HU_PART ("enemy", OPPONENT, HuReason, side),
  HU_PART_TOLD ("bars", tell_bars),
  HU_PART_TOLD ("around", tell_around),
  HU_PART_TOLD ("area", tell_area),
  HU_PART_COUNTED ("joined", is_joined),
  HU_PART ("have", INT, HuReason, have),
  HU_PART ("need", INT, HuReason, need),
  HU_PART ("of", INT, HuReason, of),
  HU_PART_TOLD ("units", tell_units),
  HU_PART_TOLD ("stated", tell_stated),
  HU_PART_COUNTED ("number", count_units),
  HU_PART_TOLD ("rule", tell_rule),
  HU_PARTS_END
};

/* Control that nobody can gain by entering.  Translators: {side}: a side; of {of} hexes it has {have} and needs {need}, and lacks
 * {around}; {bars}: "the Fire in C3 and C4"; {area}: hexes that are closed as one, "C3 and C4". */
static const HuSentence fires[] = {
  { HU_BY (HU_CLAUSE_WITH_ITS_HEX), N_("Nobody can enter it because of {bars}: it goes with its hex (26.161).") },
  { HU_BY (HU_CLAUSE_MAJORITY),
    HU_BOTH ("Nobody can enter it because of {bars}: it goes to the side that controls more than half of the {of} hex around "
             "{area}. The {side} side controls {have} and needs {need}; it lacks {around} (26.161).",
             "Nobody can enter it because of {bars}: it goes to the side that controls more than half of the {of} hexes around "
             "{area}. The {side} side controls {have} and needs {need}; it lacks {around} (26.161)."), "of",
    HU_WHERE ("joined", TRUE) },
  { HU_BY (HU_CLAUSE_MAJORITY),
    HU_BOTH ("Nobody can enter it because of {bars}: it goes to the side that controls more than half of the {of} hex around "
             "it. The {side} side controls {have} and needs {need}; it lacks {around} (26.161).",
             "Nobody can enter it because of {bars}: it goes to the side that controls more than half of the {of} hexes around "
             "it. The {side} side controls {have} and needs {need}; it lacks {around} (26.161)."), "of" },
  { HU_BY (HU_CLAUSE_WITH_ITS_HEXES),
    HU_BOTH ("Nobody can enter it because of {bars}: it goes to the side that controls its {of} hex. The {side} side controls "
             "{have}; it lacks {around} (26.161).",
             "Nobody can enter it because of {bars}: it goes to the side that controls all its {of} hexes. The {side} side "
             "controls {have}; it lacks {around} (26.161)."), "of" },
  { HU_BY (HU_CLAUSE_BOTH_FORFEIT), N_("Both sides kindled {bars}, which keeps it from both (26.16).") },
  { HU_BY (HU_CLAUSE_CUT_OFF),
    N_("The {side} side kindled {bars}, which cuts it off: that side cannot gain it until the Fire is out or counts as an "
       "accident (26.16).") },
  { HU_BY (HU_CLAUSE_KINDLED),
    N_("It holds {bars}, which counts as kindled by the {side} side: that side cannot gain it until the Fire is out or counts as "
       "an accident (26.16).") },
  { 0 }
};

/* The same when the game has ended. */
static const HuSentence fires_then[] = {
  { HU_BY (HU_CLAUSE_WITH_ITS_HEX), N_("Nobody could enter it because of {bars}: it went with its hex (26.161).") },
  { HU_BY (HU_CLAUSE_MAJORITY),
    HU_BOTH ("Nobody could enter it because of {bars}: it went to the side that controlled more than half of the {of} hex "
             "around {area}. The {side} side controlled {have} and needed {need}; it lacked {around} (26.161).",
             "Nobody could enter it because of {bars}: it went to the side that controlled more than half of the {of} hexes "
             "around {area}. The {side} side controlled {have} and needed {need}; it lacked {around} (26.161)."), "of",
    HU_WHERE ("joined", TRUE) },
  { HU_BY (HU_CLAUSE_MAJORITY),
    HU_BOTH ("Nobody could enter it because of {bars}: it went to the side that controlled more than half of the {of} hex "
             "around it. The {side} side controlled {have} and needed {need}; it lacked {around} (26.161).",
             "Nobody could enter it because of {bars}: it went to the side that controlled more than half of the {of} hexes "
             "around it. The {side} side controlled {have} and needed {need}; it lacked {around} (26.161)."), "of" },
  { HU_BY (HU_CLAUSE_WITH_ITS_HEXES),
    HU_BOTH ("Nobody could enter it because of {bars}: it went to the side that controlled its {of} hex. The {side} side "
             "controlled {have}; it lacked {around} (26.161).",
             "Nobody could enter it because of {bars}: it went to the side that controlled all its {of} hexes. The {side} side "
             "controlled {have}; it lacked {around} (26.161)."), "of" },
  { HU_BY (HU_CLAUSE_BOTH_FORFEIT), N_("Both sides kindled {bars}, which kept it from both (26.16).") },
  { HU_BY (HU_CLAUSE_CUT_OFF),
    N_("The {side} side kindled {bars}, which cut it off: that side could not gain it until the Fire was out or counted as an "
       "accident (26.16).") },
  { HU_BY (HU_CLAUSE_KINDLED),
    N_("It held {bars}, which counted as kindled by the {side} side: that side could not gain it until the Fire was out or "
       "counted as an accident (26.16).") },
  { 0 }
};

/* Clauses that keep units from gaining or holding.  Translators: {units}, {stated}: one unit or several, the latter with their
 * states. */
static const HuSentence unable[] = {
  { HU_BY (HU_CLAUSE_BYPASS), N_("{units} cannot gain it in Bypass (26.11).") },
  { HU_BY (HU_CLAUSE_MMC), N_("{units} cannot gain it: only squads, half-squads and crews can (26.11).") },
  { HU_BY (HU_CLAUSE_ARMED), N_("{units} cannot gain it unarmed (26.11).") },
  { HU_BY (HU_CLAUSE_PRISONER), N_("{units} cannot gain it: prisoners gain nothing (26.11).") },
  { HU_BY (HU_CLAUSE_GOOD_ORDER), N_("{stated} cannot gain it without being in Good Order (26.11).") },
  { HU_BY (HU_CLAUSE_ON_FOOT),
    N_("{units} cannot gain it as a passenger or rider: only Infantry on foot can (26.11).") },
  { HU_BY (HU_CLAUSE_VEHICLE), N_("{units} cannot gain it: no vehicle gains a building (26.11).") },
  { HU_BY (HU_CLAUSE_ONLY_LOCATION),
    N_("{units} cannot hold it: a vehicle holds a hex only where that has no other Location (26.12).") },
  { HU_BY (HU_CLAUSE_HOLD_BYPASS), N_("{units} cannot hold it in Bypass (26.12).") },
  { HU_BY (HU_CLAUSE_HOLD_ARMED), N_("{units} cannot hold it unarmed (26.12).") },
  { HU_BY (HU_CLAUSE_DEVOID), N_("{units} cannot hold it: an armed enemy has been there ever since (26.12).") },
  { HU_BY (HU_CLAUSE_BARRED), N_("{units} cannot hold it: a Fire that its own side kindled bars it (26.16).") },
  { HU_BY (HU_CLAUSE_CLOSED), N_("{units} cannot gain it in a closed Location (26.16).") },
  { HU_BY (HU_CLAUSE_GROUND_LEVEL), N_("{units} cannot gain it except from the ground level (26.13).") },
  { HU_BY (HU_CLAUSE_ROOF_AND_CELLAR), N_("{units} cannot gain it from the roof or from below the ground (26.14).") },
  { 0 }
};

/* The same when the game has ended. */
static const HuSentence unable_then[] = {
  { HU_BY (HU_CLAUSE_BYPASS), N_("{units} could not gain it in Bypass (26.11).") },
  { HU_BY (HU_CLAUSE_MMC), N_("{units} could not gain it: only squads, half-squads and crews can (26.11).") },
  { HU_BY (HU_CLAUSE_ARMED), N_("{units} could not gain it unarmed (26.11).") },
  { HU_BY (HU_CLAUSE_PRISONER), N_("{units} could not gain it: prisoners gain nothing (26.11).") },
  { HU_BY (HU_CLAUSE_GOOD_ORDER), N_("{stated} could not gain it without being in Good Order (26.11).") },
  { HU_BY (HU_CLAUSE_ON_FOOT),
    N_("{units} could not gain it as a passenger or rider: only Infantry on foot can (26.11).") },
  { HU_BY (HU_CLAUSE_VEHICLE), N_("{units} could not gain it: no vehicle gains a building (26.11).") },
  { HU_BY (HU_CLAUSE_ONLY_LOCATION),
    N_("{units} could not hold it: a vehicle holds a hex only where that has no other Location (26.12).") },
  { HU_BY (HU_CLAUSE_HOLD_BYPASS), N_("{units} could not hold it in Bypass (26.12).") },
  { HU_BY (HU_CLAUSE_HOLD_ARMED), N_("{units} could not hold it unarmed (26.12).") },
  { HU_BY (HU_CLAUSE_DEVOID), N_("{units} could not hold it: an armed enemy had been there ever since (26.12).") },
  { HU_BY (HU_CLAUSE_BARRED), N_("{units} could not hold it: a Fire that its own side kindled barred it (26.16).") },
  { HU_BY (HU_CLAUSE_CLOSED), N_("{units} could not gain it in a closed Location (26.16).") },
  { HU_BY (HU_CLAUSE_GROUND_LEVEL), N_("{units} could not gain it except from the ground level (26.13).") },
  { HU_BY (HU_CLAUSE_ROOF_AND_CELLAR), N_("{units} could not gain it from the roof or from below the ground (26.14).") },
  { 0 }
};

enum
{
  MET = 1,
  ENEMY,
};

/* Translators: {side}, {enemy}: sides; {units}, {stated}: units, the latter with their states, by a {rule}.  MMC: squads,
 * half-squads, crews. */
static const HuSentence others[] = {
  { MET, N_("No enemy in it prevents this: {units} may gain it ({rule}).") },
  { ENEMY,
    HU_BOTH ("{stated}, an armed {enemy} unit in it, keeps the {side} side from gaining it ({rule}).",
             "{stated}, armed {enemy} units in it, keep the {side} side from gaining it ({rule})."), "number" },
  { HU_BY (HU_CLAUSE_HOLD),
    HU_BOTH ("{units} of the {side} side only holds it, as long as it stays there, even if an enemy comes in (26.12).",
             "{units} of the {side} side only hold it, as long as one of them stays there, even if an enemy comes in (26.12)."),
    "number" },
  { HU_BY (HU_CLAUSE_POSSIBLE_ENEMY), N_("Something concealed that may be an armed enemy is in it (26.15).") },
  { HU_BY (HU_CLAUSE_UNDECLARED),
    N_("Something concealed of the {side} side is in it: if that gained it, it has not been declared (26.15).") },
  { HU_BY (HU_CLAUSE_PILLBOX), N_("The pillbox in it is not the {side} side’s (26.132).") },
  { HU_BY (HU_CLAUSE_OCCUPIED), N_("The {side} side has no armed Good Order Infantry MMC in it (26.11).") },
  { HU_BY (HU_CLAUSE_GROUND_LEVEL),
    N_("The {side} side has no armed Good Order Infantry MMC in a ground-level Location of it (26.13).") },
  { HU_BY (HU_CLAUSE_BRIDGE),
    N_("The {side} side has no armed Good Order Infantry MMC on its bridge or beneath that (26.131).") },
  { HU_ELSE,
    N_("The {side} side has no armed Good Order Infantry MMC at any level of it but roof and cellar (26.14).") },
  { 0 }
};

/* The same when the game has ended. */
static const HuSentence others_then[] = {
  { MET, N_("No enemy in it prevented this: {units} might have gained it ({rule}).") },
  { ENEMY,
    HU_BOTH ("{stated}, an armed {enemy} unit in it, kept the {side} side from gaining it ({rule}).",
             "{stated}, armed {enemy} units in it, kept the {side} side from gaining it ({rule})."), "number" },
  { HU_BY (HU_CLAUSE_HOLD), N_("{units} of the {side} side only held it, being there (26.12).") },
  { HU_BY (HU_CLAUSE_POSSIBLE_ENEMY), N_("Something concealed that may have been an armed enemy was in it (26.15).") },
  { HU_BY (HU_CLAUSE_UNDECLARED),
    N_("Something concealed of the {side} side was in it: if that gained it, it was not declared (26.15).") },
  { HU_BY (HU_CLAUSE_PILLBOX), N_("The pillbox in it was not the {side} side’s (26.132).") },
  { HU_BY (HU_CLAUSE_OCCUPIED), N_("The {side} side had no armed Good Order Infantry MMC in it (26.11).") },
  { HU_BY (HU_CLAUSE_GROUND_LEVEL),
    N_("The {side} side had no armed Good Order Infantry MMC in a ground-level Location of it (26.13).") },
  { HU_BY (HU_CLAUSE_BRIDGE),
    N_("The {side} side had no armed Good Order Infantry MMC on its bridge or beneath that (26.131).") },
  { HU_ELSE,
    N_("The {side} side had no armed Good Order Infantry MMC at any level of it but roof and cellar (26.14).") },
  { 0 }
};

/* @ended: told in the past. */
static char *
explain_reason (const HuSnapshot *snapshot,
                const HuReason   *reason,
                gboolean          ended)
{
  HuTold told;
  gintptr clause;
  char *text = NULL;

  g_return_val_if_fail (snapshot != NULL && reason != NULL && reason->side != HU_SIDE_NONE, NULL);

  told = (HuTold) { hu_snapshot_get_scenario (snapshot), parts, reason, snapshot };
  clause = HU_BY (reason->clause);
  if (reason->met)
    return _hu_tell (&told, ended ? others_then : others, MET);

  if (reason->units != NULL)
    text = _hu_tell (&told, ended ? unable_then : unable, clause);
  if (text != NULL)
    return text;

  text = _hu_tell (&told, ended ? fires_then : fires, clause);
  if (text != NULL)
    return _hu_explain_joined (text, told.scenario, reason, ended);

  return _hu_tell (&told, ended ? others_then : others, hu_control_is_of_enemies (reason->clause) ? ENEMY : clause);
}

char *
hu_explain_reason (const HuSnapshot *snapshot,
                   const HuReason   *reason)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return explain_reason (snapshot, reason, _hu_control_has_ended (snapshot));
}

/* The same of a moment that is over. */
char *
hu_explain_reason_then (const HuSnapshot *snapshot,
                        const HuReason   *reason)
{
  return explain_reason (snapshot, reason, TRUE);
}

/* @snapshot: a game with control in force; @side: the side that might gain it; @subject: a #HuLocation, a #HuHex or the
 * index of a building.  Returns the reasons why @side does not gain it now, one a line, each with the number of its
 * rule. */
char *
hu_explain_why_not (const HuSnapshot *snapshot,
                    HuSide            side,
                    HuSubjectKind     kind,
                    gint32            subject)
{
  g_autoptr(GPtrArray) reasons = NULL;
  g_autoptr(GString) text = g_string_new (NULL);

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);
  g_return_val_if_fail (side == HU_SIDE_FIRST || side == HU_SIDE_SECOND, NULL);

  reasons = hu_control_reasons (hu_snapshot_get_state (snapshot), side, kind, subject);
  for (guint i = 0; i < reasons->len; i++)
    {
      g_autofree char *sentence = hu_explain_reason (snapshot, g_ptr_array_index (reasons, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", sentence);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
hu_explain_provision (const HuScenario *scenario,
                      HuSide            side)
{
  const char *provision = hu_balance_of_side (scenario, side);

  /* Translators: side; what the scenario says, a sentence. */
  return provision == NULL ? NULL : hu_explain_sentence (scenario, _("For the %1$s side this scenario offers: %2$s"),
                                                         _hu_side_name (scenario, side), provision);
}
