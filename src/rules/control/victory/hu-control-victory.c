/*
 * Winning under control: conditions at the instant and at the end, avoidance
 * (26.1, 26.2, 26.3).
 */
#include "hu-control-victory-private.h"

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
  gboolean     always;
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
add_subjects (Needs               *needs,
              const HuControlTerm *own)
{
  if (own->subject_kind == HU_SUBJECT_HEX)
    add_hexes (needs, own->subjects);
  for (guint i = 0; own->subject_kind != HU_SUBJECT_HEX && i < own->subjects->len; i++)
    {
      gint32 subject = g_array_index (own->subjects, gint32, i);

      if (own->subject_kind == HU_SUBJECT_BUILDING)
        add_building (needs, subject);
      else
        g_hash_table_add (needs->hexes, GINT_TO_POINTER (hu_location_hex (needs->map, subject) + 1));
    }
}

static void
find_needs (const HuTerm *term,
            Needs        *needs)
{
  for (guint i = 0; i < term->parts->len; i++)
    find_needs (g_ptr_array_index (term->parts, i), needs);

  switch (term->kind)
    {
    case HU_TERM_ALL:
    case HU_TERM_ANY:
    case HU_TERM_NOT:
    case HU_TERM_SOME:
      break;
    case HU_CONTROL_TERM_CONTROLS:
      add_subjects (needs, hu_control_term (term));
      break;
    case HU_CONTROL_TERM_NO_ENEMY:
      if (hu_control_term (term)->building != HU_BUILDING_NONE)
        add_building (needs, hu_control_term (term)->building);
      else if (term->where.all != NULL)
        add_hexes (needs, term->where.all);
      break;
    case HU_CONTROL_TERM_CVP:
    case HU_CONTROL_TERM_EXIT_VP:
      needs->points = TRUE;
      break;
    default: /* what is remembered or compared, and units, can come true far away */
      needs->always = TRUE;
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

      if (entry->when != HU_JUDGED_INSTANT)
        continue;
      find_needs (entry->needs, &needs);
      if (needs.always || entry->turn.from > 0 || entry->turn.to > 0 || g_hash_table_size (hexes) > MOST_HEXES)
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

static void
init_look (HuControlLook *look,
           const HuState *state,
           gboolean       at_end)
{
  *look = (HuControlLook) { { state, hu_control_state (state)->memory, hu_state_get_turn (state, HU_SYSTEM_CONTROL) }, at_end };
}

/* @state: a state with control in force; @at_end: whether it is judged at the end, where captured things count
 * double, as they do in every forecast of it; at the instant they never do (26.222), nor for what a condition remembers.
 * Returns how it stands, (transfer full). */
HuTermFinding *
hu_control_find (const HuState *state,
                 const HuTerm  *term,
                 gboolean       at_end)
{
  HuControlLook look, plain;

  g_return_val_if_fail (state != NULL && term != NULL && hu_control_state (state) != NULL, NULL);

  init_look (&look, state, at_end);
  init_look (&plain, state, FALSE);

  return hu_term_find (&look.base, term, &plain.base);
}

/* The memory of conditions learns from this moment, HU_JUDGING_NO_MOMENT: an instant. */
static void
learn (HuJudging *judging,
       gint       moment)
{
  const GPtrArray *terms = hu_control_rules (judging->state->scenario)->terms;
  HuControlLook look;

  if (terms->len == 0)
    return;

  init_look (&look, judging->state, FALSE);
  look.base.turn = judging->state->clock.turn;
  hu_terms_learn (&look.base, terms, 0, terms->len, judging->event, moment);
}

/* --- Verdicts --- */

gboolean
hu_control_is_judged (const HuState        *state,
                      const HuVictoryEntry *entry,
                      gint                  moment)
{
  return hu_turn_span_has (&entry->turn, state->clock.turn) &&
         hu_judged_now (state, entry->when, entry->of, entry->phase, moment);
}

gboolean
hu_control_is_met (const HuState *state,
                   guint          entry)
{
  const HuVictoryEntry *victory = g_ptr_array_index (hu_control_rules (state->scenario)->victory, entry);
  HuControlLook look;

  init_look (&look, state, victory->when == HU_JUDGED_END);

  return hu_term_is_met (&look.base, victory->needs);
}

/* The first entry of each side that is met at a moment, and whether any of them is one of the instant; -1: none. */
typedef struct
{
  gint     entry[HU_N_SIDES];
  gboolean instant[HU_N_SIDES];
} Met;

/* Looks only at @entries (element-type guint) unless that is NULL. */
static Met
find_met (const HuState *state,
          gint           moment,
          const GArray  *entries)
{
  const GPtrArray *victory = hu_control_rules (state->scenario)->victory;
  guint n = entries != NULL ? entries->len : victory->len;
  Met met = { { -1, -1 }, { FALSE, FALSE } };

  for (guint at = 0; at < n; at++)
    {
      guint i = entries != NULL ? g_array_index (entries, guint, at) : at;
      const HuVictoryEntry *entry = g_ptr_array_index (victory, i);
      gboolean instant = entry->when == HU_JUDGED_INSTANT;

      if ((at > 0 && entries != NULL && i == g_array_index (entries, guint, at - 1)) ||
          !hu_control_is_judged (state, entry, moment) ||
          (met.entry[entry->side] >= 0 && (!instant || met.instant[entry->side])))
        continue;
      if (!hu_control_is_met (state, i))
        continue;
      if (met.entry[entry->side] < 0)
        met.entry[entry->side] = (gint) i;
      met.instant[entry->side] |= instant;
    }

  return met;
}

/* Adds the hidden enemies that keep a term of @finding from being met. */
static void
add_hidden (const HuState       *state,
            const HuTermFinding *finding,
            HuSide               side,
            GArray              *hidden) /* HuHidden */
{
  for (guint i = 0; i < finding->parts->len; i++)
    add_hidden (state, g_ptr_array_index (finding->parts, i), side, hidden);
  for (guint i = 0; !finding->met && finding->units != NULL && i < finding->units->len; i++)
    {
      HuHidden one = { g_array_index (finding->units, guint, i), HU_LOCATION_NONE };

      if (state->unit_hex[one.unit] == HU_HEX_NONE || hu_tactical_holder (state, one.unit) == side ||
          hu_tactical_secrecy (state, one.unit) != HU_SECRECY_HIDDEN)
        continue;
      one.where = hu_state_unit_location (state, one.unit);
      g_array_append_val (hidden, one);
    }
}

/* Would the condition be met if its side's hidden enemies were not there? */
static gboolean
is_met_without_hidden (const HuState *state,
                       guint          entry,
                       HuSide         side)
{
  HuControlState *own = hu_control_state (state);
  guint n = state->scenario->units->len;
  g_autofree guint *from = g_new0 (guint, n);
  g_autofree guint8 *secrecy = g_new0 (guint8, n);
  HuMasks masks = { 1, side, n, from, secrecy };
  gboolean met;

  for (guint i = 0; i < n; i++)
    if (hu_tactical_holder (state, i) != side && hu_tactical_secrecy (state, i) == HU_SECRECY_HIDDEN)
      secrecy[i] = HU_SECRECY_HIDDEN;
  own->masks = &masks;
  met = hu_control_is_met (state, entry);
  own->masks = NULL;

  return met;
}

/* Notes it where the entry, which is judged at this moment and not met, would be but for hidden units. */
static void
note_hidden (HuJudging *judging,
             guint      entry)
{
  const HuState *state = judging->state;
  const HuVictoryEntry *victory = g_ptr_array_index (hu_control_rules (state->scenario)->victory, entry);
  g_autoptr(GArray) hidden = g_array_new (FALSE, FALSE, sizeof (HuHidden));
  HuTermFinding *finding = hu_control_find (state, victory->needs, victory->when == HU_JUDGED_END);

  if (!finding->met)
    add_hidden (state, finding, victory->side, hidden);
  hu_term_finding_free (finding);
  if (hidden->len > 0 && is_met_without_hidden (state, entry, victory->side))
    hu_control_note_hidden (judging, entry, HU_SUBJECT_LOCATION, -1, victory->side, g_steal_pointer (&hidden));
}

/* Does it depend on where units of the other side are? */
static gboolean
counts_enemies (const HuTerm *term,
                HuSide        side)
{
  for (guint i = 0; i < term->parts->len; i++)
    if (counts_enemies (g_ptr_array_index (term->parts, i), side))
      return TRUE;

  return term->kind == HU_CONTROL_TERM_NO_ENEMY || (term->kind == HU_CONTROL_TERM_UNITS && term->side != side);
}

/* Notes what hidden units keep from being met: only the truth knows them (26.15). */
static void
note_unmet (HuJudging    *judging,
            gint          moment,
            const Met    *met,
            const GArray *entries)
{
  const HuState *state = judging->state;
  const GPtrArray *victory = hu_control_rules (state->scenario)->victory;

  if (state->n_secret == 0 || hu_control_state (state)->masks != NULL || judging->rulings == NULL)
    return;

  for (guint i = 0; i < victory->len; i++)
    {
      const HuVictoryEntry *entry = g_ptr_array_index (victory, i);

      if (met->entry[entry->side] < 0 && (entries == NULL || hu_numbers_have (entries, i)) &&
          hu_control_is_judged (state, entry, moment) && counts_enemies (entry->needs, entry->side))
        note_hidden (judging, i);
    }
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

/* The entries but @index that are judged at that moment and met, (transfer full) (element-type guint). */
static GArray *
list_others_met (const HuState *state,
                 gint           moment,
                 guint          index)
{
  const GPtrArray *victory = hu_control_rules (state->scenario)->victory;
  GArray *met = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < victory->len; i++)
    if (i != index && hu_control_is_judged (state, g_ptr_array_index (victory, i), moment) && hu_control_is_met (state, i))
      g_array_append_val (met, i);

  return met;
}

static guint64
bit_of (guint entry)
{
  return G_GUINT64_CONSTANT (1) << MIN (entry, 63);
}

gboolean
hu_control_is_late (const HuState *state,
                    guint          entry)
{
  return state->verdicts[HU_SYSTEM_CONTROL].decided && (hu_control_state (state)->met_then & bit_of (entry)) == 0;
}

gboolean
hu_control_was_judged (const HuState *state,
                       guint          entry)
{
  return (hu_control_state (state)->judged_then & bit_of (entry)) != 0;
}

void
hu_control_stop_play (HuJudging  *judging,
                      gint        moment,
                      HuSide      winner,
                      const char *rule)
{
  const HuState *state = judging->state;
  const GPtrArray *victory = hu_control_rules (state->scenario)->victory;

  for (guint i = 0; !state->verdicts[HU_SYSTEM_CONTROL].decided && i < victory->len; i++)
    if (hu_control_is_met (state, i))
      {
        hu_control_state (state)->met_then |= bit_of (i);
        if (hu_control_is_judged (state, g_ptr_array_index (victory, i), moment))
          hu_control_state (state)->judged_then |= bit_of (i);
      }
  hu_judging_decide (judging, HU_SYSTEM_CONTROL, winner, rule, FALSE);
}

static void
decide (HuJudging *judging,
        gint       moment,
        HuRuling  *ruling)
{
  ruling->other_side = hu_side_other (ruling->side);
  ruling->decides = TRUE;
  hu_control_stop_play (judging, moment, ruling->side, ruling->rule);
  hu_judging_add (judging, ruling);
}

static void
decide_met (HuJudging *judging,
            gint       moment,
            HuSide     winner,
            gint       index)
{
  const HuState *state = judging->state;
  const HuVictoryEntry *entry = g_ptr_array_index (hu_control_rules (state->scenario)->victory, (guint) index);
  HuClauseId clause = entry->when == HU_JUDGED_INSTANT ? HU_CLAUSE_AT_THE_INSTANT
                      : entry->when == HU_JUDGED_END   ? HU_CLAUSE_AT_THE_END
                                                       : HU_CLAUSE_AT_A_MOMENT;
  HuControlRuling *ruling;

  if (!hu_clause_is_on (clause))
    return;

  ruling = (HuControlRuling *) hu_ruling_new (HU_CONTROL_RULING_CONDITION_MET, HU_SYSTEM_CONTROL, "26.1", clause, winner);
  ruling->base.item = (guint) index;
  ruling->when = entry->when;
  if (judging->rulings != NULL)
    {
      ruling->needs = hu_control_find (state, entry->needs, entry->when == HU_JUDGED_END);
      ruling->also = list_others_met (state, moment, (guint) index);
    }
  decide (judging, moment, &ruling->base);
}

/* Both sides have met their conditions, or neither has: the winner is the side that the scenario names, if it
 * names one. */
static void
decide_otherwise (HuJudging *judging,
                  gint       moment,
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
  decide (judging, moment, &ruling->base);
}

static gboolean
is_decided (const HuState *state)
{
  return state->verdicts[HU_SYSTEM_CONTROL].decided || !hu_control_rules (state->scenario)->decides;
}

/* Where entries of both sides are met at one moment before the end, two of the instant are decided by `otherwise` at once;
 * others decide nothing there and then. */
static void
judge_met (HuJudging *judging,
           gint       moment,
           const Met *met)
{
  if (met->entry[HU_SIDE_FIRST] >= 0 && met->entry[HU_SIDE_SECOND] >= 0)
    {
      if (met->instant[HU_SIDE_FIRST] && met->instant[HU_SIDE_SECOND])
        decide_otherwise (judging, moment, TRUE);
      return;
    }

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (met->entry[side] >= 0)
      decide_met (judging, moment, side, met->entry[side]);
}

/* Judges the conditions of the instant: after the set-up, every event and every step of a path, and as the clock moves. */
void
hu_control_judge_instant (HuJudging *judging,
                          gboolean   all)
{
  const HuState *state = judging->state;
  const GArray *affected;
  Met met;

  learn (judging, HU_JUDGING_NO_MOMENT);
  if (is_decided (state) || hu_control_rules (state->scenario)->victory->len == 0)
    return;

  affected = find_affected (judging);
  met = find_met (state, HU_JUDGING_NO_MOMENT, all ? NULL : affected);
  note_unmet (judging, HU_JUDGING_NO_MOMENT, &met, all ? NULL : affected);
  judge_met (judging, HU_JUDGING_NO_MOMENT, &met);
}

/* Judges the end of a phase, a player turn or a turn, an instant too.  The end of the game is judged when its clock is
 * over. */
void
hu_control_judge_moment (HuJudging *judging,
                         HuMoment   moment)
{
  Met met;

  learn (judging, (gint) moment);
  if (moment == HU_MOMENT_GAME || is_decided (judging->state))
    return;

  met = find_met (judging->state, (gint) moment, NULL);
  note_unmet (judging, (gint) moment, &met, NULL);
  judge_met (judging, (gint) moment, &met);
}

/* Judges the end of the game: all conditions that are judged then, and a side without conditions wins where the other side
 * has not met its own (26.3). */
void
hu_control_judge_end (HuJudging *judging)
{
  const HuState *state = judging->state;
  HuSide avoider = hu_control_find_avoider (state->scenario);
  Met met;

  if (is_decided (state))
    return;

  met = find_met (state, (gint) HU_MOMENT_GAME, NULL);
  note_unmet (judging, (gint) HU_MOMENT_GAME, &met, NULL);
  if ((met.entry[HU_SIDE_FIRST] >= 0) != (met.entry[HU_SIDE_SECOND] >= 0))
    {
      HuSide winner = met.entry[HU_SIDE_FIRST] >= 0 ? HU_SIDE_FIRST : HU_SIDE_SECOND;

      decide_met (judging, (gint) HU_MOMENT_GAME, winner, met.entry[winner]);
    }
  else if (avoider != HU_SIDE_NONE)
    {
      if (hu_clause_is_on (HU_CLAUSE_AVOIDED))
        decide (judging, (gint) HU_MOMENT_GAME,
                hu_ruling_new (HU_CONTROL_RULING_AVOIDED, HU_SYSTEM_CONTROL, "26.3", HU_CLAUSE_AVOIDED, avoider));
    }
  else
    {
      decide_otherwise (judging, (gint) HU_MOMENT_GAME, met.entry[HU_SIDE_FIRST] >= 0);
    }
}
