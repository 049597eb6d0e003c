/*
 * Passing of Control, and the rulings on it.
 */
#include "hu-control-presence-private.h"

#include "hu-control-reason.h"

/*
 * Fires that have joined (26.162): whether joining made the difference.  Nothing is judged
 * here: the position is judged once more with each Fire by itself, and the results are
 * compared.
 */

HuForfeits *
hu_control_forfeits_apart (const HuState *state)
{
  const HuControlState *own = hu_control_state (state);
  HuFireGround *ground;
  HuForfeits *forfeits;

  if (own->ground == NULL || !own->ground->joined)
    return NULL;

  ground = hu_fire_ground_new (state, FALSE);
  forfeits = hu_forfeits_new (state, ground);
  hu_fire_ground_unref (ground);

  return forfeits;
}

static guint
claims_on (const HuForfeits *forfeits,
           HuSubjectKind     kind,
           gint32            subject)
{
  const guint8 *claims = kind == HU_SUBJECT_LOCATION ? forfeits->location_claims
    : kind == HU_SUBJECT_HEX ? forfeits->hex_claims : forfeits->building_claims;

  return claims[subject] & HU_CLAIM_SIDES;
}

gint
hu_control_find_area (const HuForfeits *forfeits,
                      HuHex             hex)
{
  guint at = 0;

  for (guint i = 0; i < forfeits->area_ends->len; i++)
    for (; at < g_array_index (forfeits->area_ends, guint, i); at++)
      if (g_array_index (forfeits->area_hexes, HuHex, at) == hex)
        return (gint) i;

  return -1;
}

HuClauseId
hu_control_joining (const HuForfeits *apart,
                    const HuMap      *map,
                    HuSubjectKind     kind,
                    gint32            subject,
                    HuClauseId        clause,
                    HuSide            side)
{
  guint claims = claims_on (apart, kind, subject);

  if (clause == HU_CLAUSE_KINDLED || clause == HU_CLAUSE_CUT_OFF)
    {
      /* NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult): a side gains from another's Fire, never nobody */
      guint kindler = 1u << hu_side_other (side);

      if (claims == kindler)
        return NULL;
      return claims & kindler ? HU_CLAUSE_JOINED_BOTH : HU_CLAUSE_JOINED_ONE;
    }
  if (clause == HU_CLAUSE_BOTH_FORFEIT)
    return claims == HU_CLAIM_SIDES ? NULL : HU_CLAUSE_JOINED_ONE;
  if (clause == HU_CLAUSE_MAJORITY || clause == HU_CLAUSE_WITH_ITS_HEX || clause == HU_CLAUSE_WITH_ITS_HEXES)
    return hu_forfeits_is_closed (apart, map, kind, subject) ? NULL : HU_CLAUSE_JOINED_BOTH;
  if (clause == HU_CLAUSE_REVERTS)
    return NULL;

  /* In any other case the side gains as anybody does, and would be barred. */
  return claims >> side & 1 ? HU_CLAUSE_JOINED_BOTH : NULL;
}

/* @state: a state with control in force; @kindler: (out): the side whose Fire it counts as, or HU_SIDE_NONE: it counts
 * as an accident.  Returns the clause that changes the cause of the Fire in @location; NULL where the cause is
 * unchanged, or nothing burns. */
HuClauseId
hu_control_fire_joined (const HuState *state,
                        HuLocation     location,
                        HuSide        *kindler)
{
  const HuFireGround *ground;
  guint lit;

  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL && kindler != NULL, NULL);

  *kindler = HU_SIDE_NONE;
  ground = hu_control_state (state)->ground;
  if (ground == NULL || ground->blame[location] == HU_BLAME_NO_FIRE)
    return NULL;

  lit = (hu_state_hazard (state, location) & HU_HAZARD_KINDLED) >> HU_HAZARD_KINDLED_SHIFT;
  if (ground->blame[location] == HU_BLAME_ACCIDENT)
    return lit != 0 ? HU_CLAUSE_JOINED_BOTH : NULL;

  *kindler = ground->blame[location] == HU_BLAME_FIRST ? HU_SIDE_FIRST : HU_SIDE_SECOND;

  return lit == 0 ? HU_CLAUSE_JOINED_ONE : NULL;
}

static gint8 *
owner_of (HuControlState *own,
          HuSubjectKind   kind,
          gint32          subject)
{
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return &own->location_owner[subject];
    case HU_SUBJECT_HEX:
      return &own->hex_owner[subject];
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return &own->building_owner[subject];
}

/* Returns the number of the rule that a clause belongs to, as rulings have it: 26.13 for a hex, also with a
 * bridge or pillbox. */
static const char *
rule_of (HuClauseId clause)
{
  static const struct { HuClauseId clause; const char *rule; } rules[] = {
    { HU_CLAUSE_OCCUPIED, "26.11" },      { HU_CLAUSE_GROUND_LEVEL, "26.13" }, { HU_CLAUSE_ANY_LEVEL, "26.14" },
    { HU_CLAUSE_HOLD, "26.12" },          { HU_CLAUSE_ONLY_LOCATION, "26.12" }, { HU_CLAUSE_REVERTS, "26.12" },
    { HU_CLAUSE_BRIDGE, "26.13" },        { HU_CLAUSE_PILLBOX, "26.13" },      { HU_CLAUSE_MOPPING_UP, "26.11" },
    { HU_CLAUSE_KINDLED, "26.16" },       { HU_CLAUSE_CUT_OFF, "26.16" },      { HU_CLAUSE_MAJORITY, "26.161" },
    { HU_CLAUSE_WITH_ITS_HEX, "26.161" }, { HU_CLAUSE_WITH_ITS_HEXES, "26.161" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (rules[i].clause == clause)
      return rules[i].rule;

  g_return_val_if_reached ("");
}

static gboolean
is_of_fire (HuClauseId clause)
{
  return clause == HU_CLAUSE_KINDLED || clause == HU_CLAUSE_CUT_OFF || clause == HU_CLAUSE_MAJORITY ||
         clause == HU_CLAUSE_WITH_ITS_HEX || clause == HU_CLAUSE_WITH_ITS_HEXES;
}

static void
add_subject (const HuState *state,
             HuRuling      *ruling,
             HuSubjectKind  kind,
             gint32         subject)
{
  const HuMap *map = state->scenario->map;
  HuHex hex = kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, subject) : subject;

  if (kind == HU_SUBJECT_BUILDING)
    g_array_append_vals (ruling->hexes, hu_map_get_building (map, (guint) subject)->hexes->data,
                         hu_map_get_building (map, (guint) subject)->hexes->len);
  else if (ruling->hexes->len == 0 || g_array_index (ruling->hexes, HuHex, ruling->hexes->len - 1) != hex)
    g_array_append_val (ruling->hexes, hex);
}

/* Returns the clause of 26.162 that made the difference, or NULL. */
static HuClauseId
find_joining (const HuState *state,
              HuSubjectKind  kind,
              gint32         subject,
              HuSide         side,
              HuClauseId     clause)
{
  HuControlState *own = hu_control_state (state);

  if (side == HU_SIDE_NONE || own->ground == NULL || !own->ground->joined)
    return NULL;

  if (own->apart == NULL)
    own->apart = hu_control_forfeits_apart (state);

  return hu_control_joining (own->apart, state->scenario->map, kind, subject, clause, side);
}

static HuClauseId
get_joining (const HuReason *reason)
{
  return hu_reason_find_exception (reason, HU_CLAUSE_JOINED_ONE) != NULL ? HU_CLAUSE_JOINED_ONE
    : hu_reason_find_exception (reason, HU_CLAUSE_JOINED_BOTH) != NULL ? HU_CLAUSE_JOINED_BOTH : NULL;
}

/* Fire passes many things at once: one ruling names all that passed in the same way. */
static gboolean
join_ruling (HuJudging      *judging,
             HuSubjectKind   kind,
             gint32          subject,
             HuSide          side,
             HuSide          from,
             const HuReason *reason,
             HuClauseId      joining)
{
  const guint look_back = 8;

  if (!is_of_fire (reason->clause) || kind == HU_SUBJECT_BUILDING)
    return FALSE;

  for (guint i = 0; i < MIN (look_back, judging->rulings->len); i++)
    {
      HuRuling *ruling = g_ptr_array_index (judging->rulings, judging->rulings->len - 1 - i);

      if (ruling->kind == HU_CONTROL_RULING_LOCATION + kind && ruling->side == side &&
          ruling->other_side == from && ruling->reason.clause == reason->clause &&
          ruling->reason.have == reason->have && ruling->reason.of == reason->of &&
          get_joining (&ruling->reason) == joining)
        {
          HuControlRuling *own = (HuControlRuling *) ruling;

          if (own->subjects == NULL)
            {
              own->subjects = g_array_new (FALSE, FALSE, sizeof (gint32));
              g_array_append_val (own->subjects, ruling->subject);
            }
          g_array_append_val (own->subjects, subject);
          add_subject (judging->state, ruling, kind, subject);
          return TRUE;
        }
    }

  return FALSE;
}

/* Returns the clause by which an armed enemy did not prevent a gain, or, in Mopping Up, kept its own; NULL: none. */
static HuClauseId
find_excuse (const HuState  *state,
             const HuReason *reason,
             HuSubjectKind   kind,
             guint           unit)
{
  if (reason->clause == HU_CLAUSE_MOPPING_UP)
    return hu_tactical_in_bypass (state, unit) ? HU_CLAUSE_MOPPING_UP_BYPASS : NULL;

  return hu_control_excuse (state, kind, unit);
}

/* Adds the armed enemies of @side that a clause excused: their presence is no secret (26.11). */
static void
add_excused (const HuState *state,
             HuReason      *reason,
             HuSubjectKind  kind,
             gint32         subject)
{
  const HuControlState *own = hu_control_state (state);
  guint n;
  HuHex hex;
  const HuHex *hexes = hu_control_hexes_of (state->scenario->map, kind, subject, &hex, &n);

  for (guint i = 0; i < n; i++)
    for (gint32 u = state->hex_units[hexes[i]]; u >= 0; u = state->next_unit[u])
      {
        HuClauseId excuse = find_excuse (state, reason, kind, (guint) u);

        if (excuse != NULL && hu_tactical_holder (state, (guint) u) != reason->side &&
            hu_control_is_in (state, kind, subject, (guint) u) && hu_control_counts_as_armed (state, own, (guint) u))
          hu_reason_except (reason, excuse,
                            hu_control_secrecy (own, (guint) u) == HU_SECRECY_NONE ? (guint) u : HU_UNIT_NONE);
      }
}

void
hu_control_rule (HuJudging      *judging,
                 HuSubjectKind   kind,
                 gint32          subject,
                 HuSide          side,
                 HuSide          from,
                 const HuReason *reason,
                 guint           unit)
{
  HuClauseId joining;
  HuRuling *ruling;

  if (judging->rulings == NULL)
    return;
  joining = find_joining (judging->state, kind, subject, side, reason->clause);
  if (join_ruling (judging, kind, subject, side, from, reason, joining))
    return;

  ruling = hu_ruling_new (HU_CONTROL_RULING_LOCATION + kind, HU_SYSTEM_CONTROL, rule_of (reason->clause),
                          reason->clause, side);
  ruling->other_side = from;
  ruling->reason.have = reason->have;
  ruling->reason.need = reason->need;
  ruling->reason.of = reason->of;
  ruling->subject_kind = kind;
  ruling->subject = subject;
  if (unit != HU_UNIT_NONE && kind == HU_SUBJECT_BUILDING)
    g_array_append_val (ruling->hexes, judging->state->unit_hex[unit]);
  else
    add_subject (judging->state, ruling, kind, subject);
  if (unit != HU_UNIT_NONE)
    g_array_append_val (ruling->units, unit);
  if (joining != NULL)
    hu_reason_use (&ruling->reason, joining);
  if (reason->clause == HU_CLAUSE_GROUND_LEVEL || reason->clause == HU_CLAUSE_BRIDGE ||
      reason->clause == HU_CLAUSE_PILLBOX || reason->clause == HU_CLAUSE_ANY_LEVEL ||
      (reason->clause == HU_CLAUSE_MOPPING_UP && kind == HU_SUBJECT_BUILDING))
    add_excused (judging->state, &ruling->reason, kind, subject);
  hu_judging_add (judging, ruling);
}

/* For the victory conditions that hang on it. */
static void
note_change (HuJudging    *judging,
             HuSubjectKind kind,
             gint32        subject)
{
  const HuMap *map = judging->state->scenario->map;
  GArray *changed = hu_control_state (judging->state)->changed;
  HuHex hex = kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, subject) : subject;

  if (kind == HU_SUBJECT_BUILDING)
    /* A condition about a building is listed under each of its hexes, so one hex is enough to find it. */
    hex = g_array_index (hu_map_get_building (map, (guint) subject)->hexes, HuHex, 0);
  g_array_append_val (changed, hex);
}

gboolean
hu_control_give (HuJudging      *judging,
                 HuSubjectKind   kind,
                 gint32          subject,
                 HuSide          side,
                 const HuReason *reason,
                 guint           unit)
{
  gint8 *owner = owner_of (hu_control_state (judging->state), kind, subject);
  HuSide from = *owner;

  if (!hu_clause_is_on (reason->clause))
    return FALSE;

  *hu_control_perhaps (hu_control_state (judging->state), kind, subject) = 0;
  if (from == side)
    return FALSE;

  *owner = (gint8) side;
  note_change (judging, kind, subject);
  hu_control_rule (judging, kind, subject, side, from, reason, unit);
  return TRUE;
}

/* A declaration makes Control known from now on (26.15); in truth the side had it already. */
void
hu_control_declare (HuJudging *judging)
{
  const HuEvent *event = judging->cause;
  HuRuling *ruling;

  if (!hu_clause_is_on (HU_CLAUSE_DECLARED))
    return;

  *owner_of (hu_control_state (judging->state), event->subject_kind, event->subject) = (gint8) event->side;
  if (judging->rulings == NULL)
    return;

  ruling = hu_ruling_new (HU_CONTROL_RULING_DECLARED, HU_SYSTEM_CONTROL, "26.15", HU_CLAUSE_DECLARED, event->side);
  ruling->subject_kind = event->subject_kind;
  ruling->subject = event->subject;
  add_subject (judging->state, ruling, event->subject_kind, event->subject);
  hu_judging_add (judging, ruling);
}

/* @state: a state with control in force; @subject: a #HuLocation, a #HuHex or the index of a building.  Returns the
 * side that Controls it, by a vehicle's hold where there is one. */
HuSide
hu_control_owner (const HuState *state,
                  HuSubjectKind  kind,
                  gint32         subject)
{
  const HuControlState *own;

  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL, HU_SIDE_NONE);

  own = hu_control_state (state);
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return hu_control_location_owner (own, subject);
    case HU_SUBJECT_HEX:
      return hu_control_hex_owner (own, subject);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return own->building_owner[subject];
}

HuSide
hu_control_underlying (const HuState *state,
                       HuSubjectKind  kind,
                       gint32         subject)
{
  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL, HU_SIDE_NONE);

  return *owner_of (hu_control_state (state), kind, subject);
}
