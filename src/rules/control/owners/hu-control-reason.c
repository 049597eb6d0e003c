/*
 * Why a side does or does not gain something now.  Nothing is judged here: the functions that
 * judge are asked about each unit, and about all units together.
 */
#include "hu-control-presence-private.h"
#include "hu-control-reason.h"

typedef struct
{
  const HuState        *state;
  const HuControlState *own;
  HuSide                side;
  HuSubjectKind         kind;
  gint32                subject;
  guint                 without; /* a unit that is left out, or HU_UNIT_NONE */
  guint                 present; /* what counts there, as bits */
  GPtrArray            *unable;  /* HuReason: own units that gain nothing, one reason for each clause */
  GArray               *gainers; /* guint */
  HuReason             *enemies; /* or NULL */
  gboolean              possible_enemy;
  gboolean              undeclared; /* something concealed of the side is there */
} Query;

static void
add_unable (Query      *query,
            HuClauseId  clause,
            guint       unit)
{
  HuReason *reason = NULL;

  for (guint i = 0; i < query->unable->len; i++)
    if (((HuReason *) g_ptr_array_index (query->unable, i))->clause == clause)
      reason = g_ptr_array_index (query->unable, i);

  if (reason == NULL)
    {
      reason = hu_reason_new (clause, FALSE, query->side);
      g_ptr_array_add (query->unable, reason);
    }
  hu_reason_add_unit (reason, unit);
}

/* A vehicle may hold a Location, and with it a hex that has no other; it gains nothing for good (26.12). */
static HuClauseId
find_vehicle_clause (const Query *query,
                     guint        unit)
{
  HuLocation location = hu_state_unit_location (query->state, unit);
  HuClauseId clause;

  if (query->kind == HU_SUBJECT_BUILDING)
    return HU_CLAUSE_VEHICLE;
  clause = hu_control_cannot_hold (query->state, query->own, unit, location);
  /* In Bypass it would not hold a hex with one Location either. */
  if (query->kind == HU_SUBJECT_HEX && !hu_map_has_one_location (query->state->scenario->map, query->subject))
    return clause == HU_CLAUSE_HOLD_BYPASS ? clause : HU_CLAUSE_ONLY_LOCATION;
  if (query->own->held[unit] >= 0)
    return HU_CLAUSE_HOLD;


  return clause != NULL ? clause : HU_CLAUSE_DEVOID;
}

/* Tested first: a leader that could not gain it anyway says less. */
static gboolean
is_prisoner (const Query *query,
             guint        unit)
{
  return HU_CLAUSE_HOLDS (HU_CLAUSE_PRISONER, query->state->unit_captor[unit] != HU_SIDE_NONE);
}

static void
look_at_own (Query *query,
             guint  unit)
{
  HuUnitKind kind = hu_state_get_unit (query->state, unit)->kind;
  HuClauseId clause;

  switch (hu_control_secrecy (query->own, unit))
    {
    case HU_SECRECY_HIDDEN:
      return;
    case HU_SECRECY_CONCEALED:
      query->undeclared = TRUE;
      return;
    case HU_SECRECY_NONE:
      break;
    }

  if (kind == HU_UNIT_VEHICLE)
    {
      add_unable (query, find_vehicle_clause (query, unit), unit);
      return;
    }
  if (!hu_unit_kind_is_personnel (kind))
    return;

  clause = is_prisoner (query, unit) ? HU_CLAUSE_PRISONER : hu_control_unable (query->state, query->own, unit);
  if (clause == NULL)
    clause = hu_control_wrong_storey (query->kind, query->state->unit_storey[unit]);
  if (clause != NULL)
    {
      /* It would not gain it in Good Order either. */
      if (clause == HU_CLAUSE_GOOD_ORDER && hu_control_wrong_storey (query->kind, query->state->unit_storey[unit]) != NULL)
        add_unable (query, hu_control_wrong_storey (query->kind, query->state->unit_storey[unit]), unit);
      add_unable (query, clause, unit);
      return;
    }

  query->present |= GAINER (query->side);
  g_array_append_val (query->gainers, unit);
}

static void
look_at_enemy (Query *query,
               guint  unit)
{
  static const HuClauseId clauses[] = { HU_CLAUSE_ARMED_ENEMY, HU_CLAUSE_HEX_ENEMY, HU_CLAUSE_BUILDING_ENEMY };

  if (!hu_control_counts_as_armed_without (query->state, query->own, unit, query->without) ||
      hu_control_excuse (query->state, query->kind, unit) != NULL)
    return;

  query->present |= ARMED (1 - query->side);
  if (hu_control_secrecy (query->own, unit) != HU_SECRECY_NONE)
    {
      query->possible_enemy = TRUE;
      return;
    }

  if (query->enemies == NULL)
    query->enemies = hu_reason_new (clauses[query->kind], FALSE, query->side);
  hu_reason_add_unit (query->enemies, unit);
}

static void
look_at_units (Query *query)
{
  const HuMap *map = query->state->scenario->map;
  guint n;
  HuHex hex;
  const HuHex *hexes = hu_control_hexes_of (map, query->kind, query->subject, &hex, &n);

  for (guint i = 0; i < n; i++)
    for (gint32 u = query->state->hex_units[hexes[i]]; u >= 0; u = query->state->next_unit[u])
      {
        if (!hu_control_is_in (query->state, query->kind, query->subject, (guint) u) || (guint) u == query->without)
          continue;
        if (hu_tactical_holder (query->state, (guint) u) == query->side)
          look_at_own (query, (guint) u);
        else
          look_at_enemy (query, (guint) u);
      }
}

/* --- What nobody can enter (26.161) --- */

/* Returns the rule that decides about @subject where nobody can enter it because of accidental Fire; NULL:
 * somebody can. */
static HuReason *
find_closed (const Query *query)
{
  const HuForfeits *forfeits = query->own->forfeits;
  const HuMap *map = query->state->scenario->map;
  HuReason *reason;
  gint area;

  if (forfeits == NULL)
    return NULL;

  switch (query->kind)
    {
    case HU_SUBJECT_LOCATION:
      return forfeits->accident[query->subject] ? hu_reason_new (HU_CLAUSE_WITH_ITS_HEX, FALSE, query->side) : NULL;
    case HU_SUBJECT_HEX:
      area = hu_control_find_area (forfeits, query->subject);
      if (area < 0)
        return NULL;
      reason = hu_reason_new (HU_CLAUSE_MAJORITY, FALSE, query->side);
      hu_control_count_majority (query->own, (guint) area, query->side, reason);
      return reason;
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  if (!hu_forfeits_is_closed (forfeits, map, query->kind, query->subject))
    return NULL;

  reason = hu_reason_new (HU_CLAUSE_WITH_ITS_HEXES, FALSE, query->side);
  hu_control_count_hexes (query->own, hu_map_get_building (map, (guint) query->subject)->hexes, query->side, reason);

  return reason;
}

/* --- The answer --- */

/* Returns the reason where a Fire that the side kindled keeps the subject from it (26.16). */
static HuReason *
find_barred (const Query *query)
{
  HuClauseId clause = hu_control_forfeit_ground (query->own->forfeits, query->kind, query->subject, query->side);

  if (hu_control_is_barred_from (query->own, query->kind, query->subject, hu_side_other (query->side)))
    clause = HU_CLAUSE_BOTH_FORFEIT;

  return hu_reason_new (clause, FALSE, query->side);
}

/* Notes where only joined Fires keep the subject from that side (26.162). */
static void
note_joining (const Query *query,
              HuReason    *reason)
{
  HuForfeits *apart = hu_control_forfeits_apart (query->state);
  HuClauseId joining;

  if (apart == NULL)
    return;

  joining = hu_control_joining (apart, query->state->scenario->map, query->kind, query->subject, reason->clause,
                                hu_side_other (query->side));
  if (joining != NULL)
    hu_reason_use (reason, joining);
  hu_forfeits_unref (apart);
}

/* Returns the reason where Fire keeps the subject from that side, whatever units go there; NULL: no Fire does. */
static HuReason *
find_fire (const Query *query)
{
  HuReason *reason = hu_control_is_barred_from (query->own, query->kind, query->subject, query->side)
    ? find_barred (query) : find_closed (query);

  if (reason == NULL)
    return NULL;

  note_joining (query, reason);
  hu_control_add_bars (query->state, reason, query->kind, query->subject);

  return reason;
}

/* Returns the reason where the subject would be that side's but for an enemy vehicle that holds it. */
static HuReason *
find_holder (const Query *query)
{
  HuReason *reason = hu_reason_new (HU_CLAUSE_HOLD, FALSE, query->side);
  g_autoptr(GArray) holders = g_array_new (FALSE, FALSE, sizeof (guint));

  reason->side = hu_side_other (query->side);
  hu_control_list_holders (query->state, query->kind, query->subject, holders);
  for (guint i = 0; i < holders->len; i++)
    hu_reason_add_unit (reason, g_array_index (holders, guint, i));

  return reason;
}

static void
add_reasons (Query     *query,
             GPtrArray *reasons)
{
  guint lacks = hu_control_lacks (query->own, query->kind, query->subject, query->present, query->side);

  if (lacks == 0)
    {
      HuReason *reason = hu_reason_new (hu_control_ground (query->own, query->kind, query->subject), TRUE, query->side);

      for (guint i = 0; i < query->gainers->len; i++)
        hu_reason_add_unit (reason, g_array_index (query->gainers, guint, i));
      g_ptr_array_add (reasons, reason);
    }
  /* After the units that are known, wherever it lies in the stack: its place there is a secret. */
  if (query->undeclared && (*hu_control_perhaps (query->own, query->kind, query->subject) & HU_PERHAPS_ENEMY))
    g_ptr_array_add (query->unable, hu_reason_new (HU_CLAUSE_UNDECLARED, FALSE, query->side));
  /* What is concealed there may be able to gain it, and known enemies alone prevent it. */
  if ((lacks & HU_LACKS_GAINER) && query->unable->len == 0 && query->undeclared && query->enemies != NULL)
    lacks &= ~HU_LACKS_GAINER;
  if ((lacks & HU_LACKS_GAINER) && query->unable->len == 0)
    {
      HuClauseId ground = hu_control_ground (query->own, query->kind, query->subject);

      g_ptr_array_add (reasons, hu_reason_new (ground == HU_CLAUSE_PILLBOX ? HU_CLAUSE_GROUND_LEVEL : ground, FALSE,
                                               query->side));
    }
  else if (lacks & HU_LACKS_GAINER)
    g_ptr_array_extend_and_steal (reasons, g_steal_pointer (&query->unable));
  if (query->enemies != NULL)
    g_ptr_array_add (reasons, g_steal_pointer (&query->enemies));
  if (query->possible_enemy)
    g_ptr_array_add (reasons, hu_reason_new (HU_CLAUSE_POSSIBLE_ENEMY, FALSE, query->side));
  if (lacks & HU_LACKS_PILLBOX)
    g_ptr_array_add (reasons, hu_reason_new (HU_CLAUSE_PILLBOX, FALSE, query->side));
}

gboolean
hu_control_is_of_enemies (HuClauseId clause)
{
  return clause == HU_CLAUSE_ARMED_ENEMY || clause == HU_CLAUSE_HEX_ENEMY || clause == HU_CLAUSE_BUILDING_ENEMY;
}

gboolean
hu_control_is_of_fire (HuClauseId clause)
{
  return clause == HU_CLAUSE_MAJORITY || clause == HU_CLAUSE_WITH_ITS_HEX || clause == HU_CLAUSE_WITH_ITS_HEXES ||
         clause == HU_CLAUSE_BOTH_FORFEIT || clause == HU_CLAUSE_CUT_OFF || clause == HU_CLAUSE_KINDLED;
}

gboolean
hu_control_needs_absence (HuClauseId clause)
{
  return clause == HU_CLAUSE_OCCUPIED || clause == HU_CLAUSE_GROUND_LEVEL || clause == HU_CLAUSE_BRIDGE ||
         clause == HU_CLAUSE_PILLBOX || clause == HU_CLAUSE_ANY_LEVEL;
}

/* How many things keep the side from it: each enemy, that nobody of its own can gain it, and worst a Fire. */
static guint
count_obstacles (const HuState *state,
                 HuSide         side,
                 HuSubjectKind  kind,
                 gint32         subject)
{
  g_autoptr(GPtrArray) reasons = hu_control_reasons (state, side, kind, subject);
  guint enemies = 0, others = 0;

  for (guint i = 0; i < reasons->len; i++)
    {
      const HuReason *reason = g_ptr_array_index (reasons, i);

      if (hu_control_is_of_fire (reason->clause))
        return G_MAXUINT;
      if (hu_control_is_of_enemies (reason->clause) && reason->units != NULL)
        enemies += reason->units->len;
      else if (reason->clause == HU_CLAUSE_POSSIBLE_ENEMY)
        enemies++;
      else
        others = reason->met ? 0 : 1;
    }

  return enemies + others;
}

GArray *
hu_control_rank_lacking (const HuState *state,
                         const HuTerm  *term)
{
  const HuControlTerm *own = hu_control_term (term);
  GArray *lacking = g_array_new (FALSE, FALSE, sizeof (gint32));
  g_autoptr(GArray) obstacles = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (state != NULL && term->kind == HU_CONTROL_TERM_CONTROLS, lacking);

  for (guint i = 0; i < own->subjects->len; i++)
    {
      gint32 subject = g_array_index (own->subjects, gint32, i);
      guint at = lacking->len, n;

      if (hu_control_owner (state, own->subject_kind, subject) == term->side)
        continue;
      n = count_obstacles (state, term->side, own->subject_kind, subject);
      while (at > 0 && g_array_index (obstacles, guint, at - 1) > n)
        at--;
      g_array_insert_val (lacking, at, subject);
      g_array_insert_val (obstacles, at, n);
    }

  return lacking;
}

/* May it be another side's, but for the vehicle that holds it? */
static gboolean
is_doubtful (const HuState *state,
             HuSubjectKind  kind,
             gint32         subject)
{
  const HuControlState *own = hu_control_state (state);
  HuSide owner;
  guint mine;

  if (own->masks == NULL)
    return FALSE;

  owner = hu_control_underlying (state, kind, subject);
  mine = owner == HU_SIDE_NONE ? 0 : owner == own->masks->viewer ? HU_PERHAPS_VIEWER : HU_PERHAPS_ENEMY;

  return (*hu_control_perhaps (own, kind, subject) & ~mine) != 0;
}

gboolean
hu_control_may_have_passed (const HuState *state,
                            HuSubjectKind  kind,
                            gint32         subject)
{
  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL, FALSE);

  return hu_control_held_by (hu_control_state (state), kind, subject) == HU_SIDE_NONE && is_doubtful (state, kind, subject);
}

gboolean
hu_control_may_pass_when_left (const HuState *state,
                               HuSubjectKind  kind,
                               gint32         subject)
{
  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL, FALSE);

  return hu_control_held_by (hu_control_state (state), kind, subject) != HU_SIDE_NONE && is_doubtful (state, kind, subject);
}

/**
 * hu_control_reasons:
 * @state: the state of a snapshot with control in force; in it a unit that the viewer does not
 *   know counts for nothing, or as a possible unit
 * @side: the side that would gain it
 * @subject: a #HuLocation, a #HuHex or the index of a building
 *
 * Asks the functions that judge whether @side gains it, and collects the conditions that they
 * find missing.
 *
 * Returns: (transfer full) (element-type HuReason): each clause that keeps @side from gaining
 *   it; where there is none, the clause by which it gains, so the list is never empty
 */
GPtrArray *
hu_control_reasons (const HuState *state,
                    HuSide         side,
                    HuSubjectKind  kind,
                    gint32         subject)
{
  g_autoptr(GArray) gainers = g_array_new (FALSE, FALSE, sizeof (guint));
  Query query = { .state = state, .side = side, .kind = kind, .subject = subject, .without = HU_UNIT_NONE,
                  .gainers = gainers };
  GPtrArray *reasons;
  HuReason *fire;

  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL, NULL);
  g_return_val_if_fail (side == HU_SIDE_FIRST || side == HU_SIDE_SECOND, NULL);

  reasons = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_reason_free);
  query.own = hu_control_state (state);
  if (hu_control_owner (state, kind, subject) != side && hu_control_underlying (state, kind, subject) == side)
    g_ptr_array_add (reasons, find_holder (&query));
  else if ((fire = find_fire (&query)) != NULL)
    g_ptr_array_add (reasons, fire);
  else
    {
      query.unable = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_reason_free);
      look_at_units (&query);
      add_reasons (&query, reasons);
      g_clear_pointer (&query.unable, g_ptr_array_unref);
      g_clear_pointer (&query.enemies, hu_reason_free);
    }

  return reasons;
}

/* Would that vehicle hold nothing any more, being gone or unarmed (26.12)? */
static gboolean
ends_hold (const Query *query,
           guint        holder)
{
  return holder == query->without ||
         (hu_control_rules (query->state->scenario)->hold_ends_when_disarmed &&
          hu_control_counts_as_armed (query->state, query->own, holder) &&
          !hu_control_counts_as_armed_without (query->state, query->own, holder, query->without));
}

/* Would no vehicle hold it any more?  Each has its own hold. */
static gboolean
ends_all_holds (const Query *query)
{
  const HuMap *map = query->state->scenario->map;
  HuHex hex = query->kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, query->subject) : query->subject;

  for (gint32 u = query->state->hex_units[hex]; u >= 0; u = query->state->next_unit[u])
    if (query->own->held[u] >= 0 && query->own->held[u] / 2 == query->subject && !ends_hold (query, (guint) u))
      return FALSE;

  return TRUE;
}

gboolean
hu_control_gains_without (const HuState *state,
                          HuSide         side,
                          HuSubjectKind  kind,
                          gint32         subject,
                          guint          unit,
                          GArray        *others) /* guint */
{
  g_autoptr(GArray) gainers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(HuReason) fire = NULL;
  Query query = { .state = state, .side = side, .kind = kind, .subject = subject, .without = unit, .gainers = gainers };

  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL, FALSE);
  g_return_val_if_fail (side == HU_SIDE_FIRST || side == HU_SIDE_SECOND, FALSE);

  query.own = hu_control_state (state);
  if (hu_control_owner (state, kind, subject) == side)
    return FALSE;
  if (hu_control_underlying (state, kind, subject) == side)
    return ends_all_holds (&query);

  fire = find_fire (&query);
  query.unable = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_reason_free);
  look_at_units (&query);
  g_ptr_array_unref (query.unable);
  if (query.enemies != NULL)
    g_array_append_vals (others, query.enemies->units->data, query.enemies->units->len);
  g_clear_pointer (&query.enemies, hu_reason_free);

  return fire == NULL && hu_control_lacks (query.own, kind, subject, query.present, side) == 0;
}

void
hu_control_list_holders (const HuState *state,
                         HuSubjectKind  kind,
                         gint32         subject,
                         GArray        *holders)
{
  const HuMap *map;
  const HuControlState *own;
  HuHex hex;

  g_return_if_fail (state != NULL && hu_control_state (state) != NULL && holders != NULL);

  map = state->scenario->map;
  own = hu_control_state (state);
  if (kind == HU_SUBJECT_BUILDING || (kind == HU_SUBJECT_HEX && !hu_map_has_one_location (map, subject)))
    return;

  hex = kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, subject) : subject;
  for (gint32 u = state->hex_units[hex]; u >= 0; u = state->next_unit[u])
    if (own->held[u] >= 0 && own->held[u] / 2 == subject)
      {
        guint holder = (guint) u, i = 0;

        /* In the order of the file, as reasons have units; that of the stack is chance. */
        while (i < holders->len && g_array_index (holders, guint, i) < holder)
          i++;
        g_array_insert_val (holders, i, holder);
      }
}

/* Does the unit leave the subject where all vehicles that hold it do? */
static gboolean
leaves_with_holder (const HuState        *state,
                    const HuControlState *own,
                    gint32                subject,
                    guint                 unit)
{
  for (guint one = unit; one != HU_UNIT_NONE; one = state->unit_in[one])
    if (own->held[one] >= 0 && own->held[one] / 2 == subject)
      return TRUE;

  return FALSE;
}

/* Is it a vehicle that would hold the Location if no armed enemy were in it? */
static gboolean
would_hold (const Query *query,
            guint        unit)
{
  HuLocation location = hu_state_unit_location (query->state, unit);

  return hu_state_get_unit (query->state, unit)->kind == HU_UNIT_VEHICLE &&
         hu_control_secrecy (query->own, unit) == HU_SECRECY_NONE && hu_tactical_holder (query->state, unit) == query->side &&
         hu_control_cannot_hold (query->state, query->own, unit, location) == NULL;
}

HuSide
hu_control_after_hold (const HuState *state,
                       HuSubjectKind  kind,
                       gint32         subject)
{
  Query query = { .state = state, .kind = kind, .subject = subject, .without = HU_UNIT_NONE };
  g_autoptr(HuReason) fire = NULL;
  gboolean held = FALSE;
  HuSide beneath;
  HuHex hex;

  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL, HU_SIDE_NONE);

  beneath = hu_control_underlying (state, kind, subject);
  if (beneath != HU_SIDE_NONE || hu_control_holder (state, kind, subject) == HU_UNIT_NONE)
    return beneath;

  query.own = hu_control_state (state);
  query.side = hu_side_other (hu_control_owner (state, kind, subject));
  fire = find_fire (&query);
  hex = kind == HU_SUBJECT_LOCATION ? hu_location_hex (state->scenario->map, subject) : subject;
  for (gint32 u = state->hex_units[hex]; u >= 0; u = state->next_unit[u])
    if (hu_control_is_in (state, kind, subject, (guint) u) && !leaves_with_holder (state, query.own, subject, (guint) u))
      {
        query.present |= hu_control_standing (state, query.own, (guint) u);
        held |= would_hold (&query, (guint) u);
      }
  if (fire != NULL || (query.present & (ARMED (1 - query.side) | POSSIBLE (1 - query.side))))
    return HU_SIDE_NONE;

  return held || hu_control_lacks (query.own, kind, subject, query.present, query.side) == 0 ? query.side : HU_SIDE_NONE;
}

guint
hu_control_holder (const HuState *state,
                   HuSubjectKind  kind,
                   gint32         subject)
{
  g_autoptr(GArray) holders = g_array_new (FALSE, FALSE, sizeof (guint));

  hu_control_list_holders (state, kind, subject, holders);

  return holders->len > 0 ? g_array_index (holders, guint, 0) : HU_UNIT_NONE;
}
