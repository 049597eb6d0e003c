/*
 * Winning under control: conditions at the instant and at the end, avoidance
 * (26.1, 26.2, 26.3).
 */
#include "hu-control-private.h"

#include "hu-scenario-private.h"

#include <string.h>

/*
 * Finds the immediate victory conditions that a step can have met.  As long as nobody has won, no immediate condition
 * is met.  So a step can only meet conditions on a hex in which something has changed, or on points if these have
 * changed.
 */

/* A condition about more hexes than this is judged after every step. */
#define MOST_HEXES 4096

struct _HuConditionWatch
{
  GHashTable *by_hex;   /* HuHex + 1 → GArray of guint: entries of the victory conditions, in order */
  GArray     *by_points; /* guint */
  GArray     *always;    /* guint */
  guint       n_entries; /* of the victory conditions that were looked at */
};

/* The hexes and points that an entry depends on. */
typedef struct
{
  const HuMap *map;
  GHashTable  *hexes; /* HuHex + 1 */
  gboolean     points;
} Needs;

static void
add_hexes (Needs        *needs,
           const GArray *hexes)
{
  for (guint i = 0; i < hexes->len && g_hash_table_size (needs->hexes) <= MOST_HEXES; i++)
    g_hash_table_add (needs->hexes, GINT_TO_POINTER (g_array_index (hexes, HuHex, i) + 1));
}

static void
add_building (Needs *needs,
              gint   building)
{
  add_hexes (needs, hu_map_get_building (needs->map, (guint) building)->hexes);
}

static void
find_needs (const HuCondition *condition,
            Needs             *needs)
{
  switch (condition->kind)
    {
    case HU_CONDITION_ALL:
    case HU_CONDITION_ANY:
    case HU_CONDITION_NOT:
      for (guint i = 0; i < condition->parts->len; i++)
        find_needs (g_ptr_array_index (condition->parts, i), needs);
      break;
    case HU_CONDITION_LOCATIONS:
      for (guint i = 0; i < condition->items->len; i++)
        g_hash_table_add (needs->hexes, GINT_TO_POINTER (hu_location_hex (needs->map, g_array_index (condition->items,
                                                                                                     HuLocation, i)) + 1));
      break;
    case HU_CONDITION_BUILDINGS:
      for (guint i = 0; i < condition->items->len; i++)
        add_building (needs, g_array_index (condition->items, gint32, i));
      break;
    case HU_CONDITION_HEXES:
      add_hexes (needs, condition->items);
      break;
    case HU_CONDITION_NO_ENEMY:
      if (condition->building != HU_BUILDING_NONE)
        add_building (needs, condition->building);
      else
        add_hexes (needs, condition->items);
      break;
    case HU_CONDITION_CVP:
    case HU_CONDITION_CVP_MORE:
    case HU_CONDITION_EXIT_VP:
      needs->points = TRUE;
      break;
    }
}

static void
watch_hexes (HuConditionWatch *self,
             GHashTable       *hexes,
             guint             entry)
{
  GHashTableIter iter;
  gpointer hex;

  g_hash_table_iter_init (&iter, hexes);
  while (g_hash_table_iter_next (&iter, &hex, NULL))
    {
      GArray *entries = g_hash_table_lookup (self->by_hex, hex);

      if (entries == NULL)
        {
          entries = g_array_new (FALSE, FALSE, sizeof (guint));
          g_hash_table_insert (self->by_hex, hex, entries);
        }
      g_array_append_val (entries, entry);
    }
}

/* @victory: (element-type HuVictoryEntry): the victory conditions.  Returns the events that can come to meet each
 * immediate entry. */
HuConditionWatch *
hu_condition_watch_new (const HuMap     *map,
                        const GPtrArray *victory)
{
  HuConditionWatch *self = g_new (HuConditionWatch, 1);

  self->by_hex = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);
  self->by_points = g_array_new (FALSE, FALSE, sizeof (guint));
  self->always = g_array_new (FALSE, FALSE, sizeof (guint));
  self->n_entries = victory->len;
  for (guint i = 0; i < victory->len; i++)
    {
      const HuVictoryEntry *entry = g_ptr_array_index (victory, i);
      g_autoptr(GHashTable) hexes = g_hash_table_new (NULL, NULL);
      Needs needs = { .map = map, .hexes = hexes };

      if (!entry->immediate)
        continue;
      find_needs (entry->needs, &needs);
      if (g_hash_table_size (hexes) > MOST_HEXES)
        g_array_append_val (self->always, i);
      else
        watch_hexes (self, hexes, i);
      if (needs.points)
        g_array_append_val (self->by_points, i);
    }

  return self;
}

void
hu_condition_watch_free (HuConditionWatch *self)
{
  g_hash_table_unref (self->by_hex);
  g_array_unref (self->by_points);
  g_array_unref (self->always);
  g_free (self);
}

static void
append (GArray       *entries,
        const GArray *more)
{
  g_array_append_vals (entries, more->data, more->len);
}

static void
append_hexes (const HuConditionWatch *self,
              const GArray           *hexes,
              GArray                 *entries)
{
  HuHex last = HU_HEX_NONE;

  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);
      const GArray *here = hex == last ? NULL : g_hash_table_lookup (self->by_hex, GINT_TO_POINTER (hex + 1));

      if (here != NULL)
        append (entries, here);
      last = hex;
    }
}

static gint
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  guint x = *(const guint *) a, y = *(const guint *) b;

  return (x > y) - (x < y);
}

/* Tells whether casualty or exit points have changed since the last call. */
static gboolean
points_changed (HuControlState *own)
{
  gint64 now[3 * HU_N_SIDES];

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      now[3 * side] = own->cvp[side];
      now[3 * side + 1] = own->captured[side];
      now[3 * side + 2] = own->exit_vp[side];
    }
  if (memcmp (own->seen_points, now, sizeof now) == 0)
    return FALSE;

  memcpy (own->seen_points, now, sizeof now);

  return TRUE;
}

/* Returns the entries (element-type guint) that this step can have met, in order, some of them twice; NULL: all
 * of them. */
static const GArray *
find_affected (HuJudging *judging)
{
  HuControlState *own = hu_control_state (judging->state);
  const HuControlRules *rules = hu_control_rules (judging->state->scenario);
  const HuConditionWatch *watch = rules->watch;
  gboolean points = points_changed (own);

  /* The knowledge of a side can change without any event on the map. */
  if (judging->event == 0 || own->masks != NULL || watch == NULL || watch->n_entries != rules->victory->len)
    return NULL;

  g_array_set_size (own->affected, 0);
  append (own->affected, watch->always);
  if (points)
    append (own->affected, watch->by_points);
  append_hexes (watch, judging->touched, own->affected);
  append_hexes (watch, own->changed, own->affected);
  g_array_sort (own->affected, compare_entries);

  return own->affected;
}

/* --- Conditions --- */

static gint64
count_controlled (const HuState     *state,
                  HuSide             side,
                  const HuCondition *condition)
{
  HuSubjectKind kind = HU_SUBJECT_LOCATION + (condition->kind - HU_CONDITION_LOCATIONS);
  gint64 n = 0;

  for (guint i = 0; i < condition->items->len; i++)
    n += hu_control_owner (state, kind, g_array_index (condition->items, gint32, i)) == side;

  return n;
}

/* Tells whether @unit counts as an enemy MMC of that state; a possible MMC counts as one. */
static gboolean
is_enemy_mmc (const HuState *state,
              guint          unit,
              HuSide         side,
              HuEnemyState   wanted)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);

  if (counter->side == side || state->unit_captor[unit] != HU_SIDE_NONE)
    return FALSE;

  switch (hu_control_secrecy (hu_control_state (state), unit))
    {
    case HU_SECRECY_HIDDEN:
      return FALSE;
    case HU_SECRECY_CONCEALED:
      return TRUE;
    case HU_SECRECY_NONE:
      break;
    }

  if (!hu_unit_kind_is_mmc (counter->kind))
    return FALSE;

  switch (wanted)
    {
    case HU_ENEMY_GOOD_ORDER_MMC:
      return hu_tactical_in_good_order (state, unit);
    case HU_ENEMY_UNBROKEN_MMC:
      return !(state->unit_states[unit] & HU_STATE_BROKEN);
    case HU_ENEMY_MMC:
      break;
    }

  return TRUE;
}

static gint64
count_enemies_in (const HuState     *state,
                  HuSide             side,
                  const HuCondition *condition,
                  HuHex              hex)
{
  gint64 n = 0;

  for (gint32 i = state->hex_units[hex]; i >= 0; i = state->next_unit[i])
    {
      guint unit = (guint) i;

      if (condition->building != HU_BUILDING_NONE &&
          (!hu_storey_is_built (state->unit_storey[unit]) || hu_tactical_in_bypass (state, unit)))
        continue;
      n += is_enemy_mmc (state, unit, side, condition->state);
    }

  return n;
}

static gint64
count_enemies (const HuState     *state,
               HuSide             side,
               const HuCondition *condition)
{
  const GArray *hexes = condition->building != HU_BUILDING_NONE
    ? hu_map_get_building (state->scenario->map, (guint) condition->building)->hexes : condition->items;
  gint64 n = 0;

  for (guint i = 0; i < hexes->len; i++)
    n += count_enemies_in (state, side, condition, g_array_index (hexes, HuHex, i));

  return n;
}

/* --- What the viewer cannot tell --- */

static gboolean
holds_concealed (const HuState *state,
                 HuHex          hex,
                 HuLocation     location)
{
  const HuControlState *own = hu_control_state (state);

  for (gint32 i = state->hex_units[hex]; i >= 0; i = state->next_unit[i])
    if (hu_control_secrecy (own, (guint) i) == HU_SECRECY_CONCEALED &&
        (location == HU_LOCATION_NONE || hu_state_unit_location (state, (guint) i) == location))
      return TRUE;

  return FALSE;
}

static gboolean
hinges (const HuState *state,
        HuSubjectKind  kind,
        gint32         subject)
{
  const HuMap *map = state->scenario->map;
  const GArray *hexes;

  if (kind == HU_SUBJECT_LOCATION)
    return holds_concealed (state, hu_location_hex (map, subject), subject);
  if (kind == HU_SUBJECT_HEX)
    return holds_concealed (state, subject, HU_LOCATION_NONE);

  hexes = hu_map_get_building (map, (guint) subject)->hexes;
  for (guint i = 0; i < hexes->len; i++)
    if (holds_concealed (state, g_array_index (hexes, HuHex, i), HU_LOCATION_NONE))
      return TRUE;

  return FALSE;
}

/* Counts the subjects that @side does not Control and that may depend on a concealed unit. */
static gint64
count_hinging (const HuState     *state,
               HuSide             side,
               const HuCondition *condition)
{
  HuSubjectKind kind = HU_SUBJECT_LOCATION + (condition->kind - HU_CONDITION_LOCATIONS);
  gint64 n = 0;

  for (guint i = 0; i < condition->items->len; i++)
    {
      gint32 subject = g_array_index (condition->items, gint32, i);

      n += hu_control_owner (state, kind, subject) != side && hinges (state, kind, subject);
    }

  return n;
}

/* Are there only concealed ones among the enemies? */
static gboolean
are_all_concealed (const HuState     *state,
                   HuSide             side,
                   const HuCondition *condition)
{
  const GArray *hexes = condition->building != HU_BUILDING_NONE
    ? hu_map_get_building (state->scenario->map, (guint) condition->building)->hexes : condition->items;

  for (guint i = 0; i < hexes->len; i++)
    for (gint32 u = state->hex_units[g_array_index (hexes, HuHex, i)]; u >= 0; u = state->next_unit[u])
      if (hu_control_secrecy (hu_control_state (state), (guint) u) == HU_SECRECY_NONE &&
          is_enemy_mmc (state, (guint) u, side, condition->state) &&
          (condition->building == HU_BUILDING_NONE ||
           (hu_storey_is_built (state->unit_storey[u]) && !hu_tactical_in_bypass (state, (guint) u))))
        return FALSE;

  return TRUE;
}

/* --- Conditions of conditions --- */

typedef struct
{
  gint64 met;
  gint64 untold;     /* of all */
  gint64 untold_met; /* of those that are met */
} PartCount;

static PartCount
count_parts (const HuState     *state,
             HuSide             side,
             const HuCondition *condition,
             gboolean           at_end)
{
  PartCount count = { 0, 0, 0 };

  for (guint i = 0; i < condition->parts->len; i++)
    {
      HuConditionStanding standing;

      hu_control_stand (state, side, g_ptr_array_index (condition->parts, i), at_end, &standing);
      count.met += standing.met;
      count.untold += standing.untold;
      count.untold_met += standing.met && standing.untold;
    }

  return count;
}

/* A result that is the same for all values of the unknown parts counts as known. */
static void
stand_of_parts (const HuState       *state,
                HuSide               side,
                const HuCondition   *condition,
                gboolean             at_end,
                HuConditionStanding *standing)
{
  PartCount count = count_parts (state, side, condition, at_end);
  gint64 n = condition->parts->len;
  gint64 surely_met = count.met - count.untold_met, surely_not = n - count.met - (count.untold - count.untold_met);

  standing->have = condition->kind == HU_CONDITION_NOT ? 1 - count.met : count.met;
  standing->need = condition->kind == HU_CONDITION_ALL ? n : 1;
  standing->met = standing->have >= standing->need;
  if (condition->kind == HU_CONDITION_ALL)
    standing->untold = count.untold > 0 && surely_not == 0;
  else
    standing->untold = count.untold > 0 && (condition->kind == HU_CONDITION_NOT || surely_met == 0);
}

/* @state: a state with control in force; @at_end: whether it is judged at the end, where captured things count
 * double; at the instant they never do (26.222); @standing: (out): how far it is met. */
void
hu_control_stand (const HuState       *state,
                  HuSide               side,
                  const HuCondition   *condition,
                  gboolean             at_end,
                  HuConditionStanding *standing)
{
  g_return_if_fail (state != NULL && condition != NULL && standing != NULL);
  g_return_if_fail (hu_control_state (state) != NULL);

  standing->need = condition->number;
  standing->untold = FALSE;
  switch (condition->kind)
    {
    case HU_CONDITION_ALL:
    case HU_CONDITION_ANY:
    case HU_CONDITION_NOT:
      stand_of_parts (state, side, condition, at_end, standing);
      return;
    case HU_CONDITION_LOCATIONS:
    case HU_CONDITION_HEXES:
    case HU_CONDITION_BUILDINGS:
      standing->have = count_controlled (state, side, condition);
      if (!condition->number_given)
        standing->need = condition->items->len;
      if (hu_control_state (state)->masks != NULL && standing->have < standing->need)
        standing->untold = standing->have + count_hinging (state, side, condition) >= standing->need;
      break;
    case HU_CONDITION_CVP:
      standing->have = hu_control_cvp (state, side, at_end);
      break;
    case HU_CONDITION_CVP_MORE:
      standing->have = hu_control_cvp (state, side, at_end) - hu_control_cvp (state, hu_side_other (side), at_end);
      break;
    case HU_CONDITION_EXIT_VP:
      standing->have = hu_control_exit_vp (state, side, at_end);
      break;
    case HU_CONDITION_NO_ENEMY:
      standing->have = count_enemies (state, side, condition);
      standing->need = 0;
      standing->met = standing->have == 0;
      standing->untold = !standing->met && hu_control_state (state)->masks != NULL &&
                         are_all_concealed (state, side, condition);
      return;
    }

  standing->met = standing->have >= standing->need;
}

/* --- Verdicts --- */

/* Returns the index of the first entry of @side that is met, or -1; looks only at @entries (element-type guint)
 * unless that is NULL. */
static gint
find_met (const HuState *state,
          HuSide         side,
          gboolean       immediate,
          const GArray  *entries)
{
  const GPtrArray *victory = hu_control_rules (state->scenario)->victory;
  guint n = entries != NULL ? entries->len : victory->len;

  for (guint at = 0; at < n; at++)
    {
      guint i = entries != NULL ? g_array_index (entries, guint, at) : at;
      const HuVictoryEntry *entry = g_ptr_array_index (victory, i);
      HuConditionStanding standing;

      if (at > 0 && entries != NULL && i == g_array_index (entries, guint, at - 1))
        continue;

      if (entry->side != side || !entry->immediate != !immediate)
        continue;
      hu_control_stand (state, side, entry->needs, !immediate, &standing);
      if (standing.met)
        return (gint) i;
    }

  return -1;
}

HuSide
hu_control_find_avoider (const HuScenario *scenario)
{
  const GPtrArray *victory;
  gboolean has[HU_N_SIDES] = { FALSE };

  g_return_val_if_fail (scenario != NULL && hu_control_rules (scenario) != NULL, HU_SIDE_NONE);

  victory = hu_control_rules (scenario)->victory;
  for (guint i = 0; i < victory->len; i++)
    has[((const HuVictoryEntry *) g_ptr_array_index (victory, i))->side] = TRUE;
  if (has[HU_SIDE_FIRST] == has[HU_SIDE_SECOND])
    return HU_SIDE_NONE;

  return has[HU_SIDE_FIRST] ? HU_SIDE_SECOND : HU_SIDE_FIRST;
}

static void
decide (HuJudging *judging,
        HuRuling  *ruling)
{
  ruling->other_side = hu_side_other (ruling->side);
  ruling->decides = TRUE;
  hu_judging_decide (judging, HU_SYSTEM_CONTROL, ruling->side, ruling->rule, FALSE);
  hu_judging_add (judging, ruling);
}

static void
decide_met (HuJudging *judging,
            HuSide     winner,
            gint       entry,
            gboolean   immediate)
{
  HuClauseId clause = immediate ? HU_CLAUSE_AT_THE_INSTANT : HU_CLAUSE_AT_THE_END;
  HuControlRuling *ruling;

  if (!hu_clause_is_on (clause))
    return;

  ruling = (HuControlRuling *) hu_ruling_new (HU_CONTROL_RULING_CONDITION_MET, HU_SYSTEM_CONTROL, "26.1", clause, winner);
  ruling->base.item = (guint) entry;
  ruling->immediate = immediate;
  decide (judging, &ruling->base);
}

/* Both sides have met their conditions, or neither has: the winner is the side that the scenario names, if it
 * names one. */
static void
decide_otherwise (HuJudging *judging,
                  gboolean   both)
{
  HuSide winner = hu_control_rules (judging->state->scenario)->otherwise;
  gboolean said = winner != HU_SIDE_NONE;
  HuClauseId clause = said ? HU_CLAUSE_OTHERWISE : HU_CLAUSE_UNDECIDED;
  HuControlRuling *ruling;

  if (!hu_clause_is_on (clause))
    return;

  ruling = (HuControlRuling *) hu_ruling_new (said ? HU_CONTROL_RULING_OTHERWISE : HU_CONTROL_RULING_UNDECIDED,
                                              HU_SYSTEM_CONTROL, "26.1", clause, winner);
  ruling->both = both;
  ruling->unasked = hu_control_rules (judging->state->scenario)->victory->len == 0;
  decide (judging, &ruling->base);
}

/* Judges immediate conditions: after the set-up, every event and every step of a path. */
void
hu_control_judge_instant (HuJudging *judging)
{
  const HuState *state = judging->state;
  const GArray *affected;
  gint met[HU_N_SIDES];

  if (state->verdicts[HU_SYSTEM_CONTROL].decided || !hu_control_rules (state->scenario)->decides ||
      hu_control_rules (state->scenario)->victory->len == 0)
    return;

  affected = find_affected (judging);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    met[side] = find_met (state, side, TRUE, affected);
  if (met[HU_SIDE_FIRST] >= 0 && met[HU_SIDE_SECOND] >= 0)
    {
      decide_otherwise (judging, TRUE);
      return;
    }

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (met[side] >= 0)
      decide_met (judging, side, met[side], TRUE);
}

/* Judges the end: only end conditions count, and a side without conditions wins where the other side has not
 * met its own (26.3). */
void
hu_control_judge_end (HuJudging *judging)
{
  const HuState *state = judging->state;
  HuSide avoider = hu_control_find_avoider (state->scenario);
  gint met[HU_N_SIDES];

  if (state->verdicts[HU_SYSTEM_CONTROL].decided || !hu_control_rules (state->scenario)->decides)
    return;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    met[side] = find_met (state, side, FALSE, NULL);

  if ((met[HU_SIDE_FIRST] >= 0) != (met[HU_SIDE_SECOND] >= 0))
    {
      HuSide winner = met[HU_SIDE_FIRST] >= 0 ? HU_SIDE_FIRST : HU_SIDE_SECOND;

      decide_met (judging, winner, met[winner], FALSE);
    }
  else if (avoider != HU_SIDE_NONE)
    {
      if (hu_clause_is_on (HU_CLAUSE_AVOIDED))
        decide (judging, hu_ruling_new (HU_CONTROL_RULING_AVOIDED, HU_SYSTEM_CONTROL, "26.3", HU_CLAUSE_AVOIDED, avoider));
    }
  else
    {
      decide_otherwise (judging, met[HU_SIDE_FIRST] >= 0);
    }
}
