/*
 * Which conditions are nearest, by what they lack and by what a single unit would bring.
 */
#include "hu-control-near.h"

#include "hu-control-chance.h"
#include "hu-control-system-private.h"
#include "hu-points.h"

/* Each is compared with each; a file may have many thousands, and of so many nobody wants to know. */
#define COMPARED_MOST 64

static const HuVictoryFinding *
get_condition (const HuSnapshot *snapshot,
               guint             entry)
{
  return g_ptr_array_index (hu_snapshot_get_control (snapshot)->conditions, entry);
}

static gboolean
is_known (const HuSnapshot *snapshot,
          guint             unit)
{
  return hu_snapshot_get_secrecy (snapshot, unit) == HU_SECRECY_NONE;
}

/* --- Exits --- */

/* Is it in the same Location as somebody of its side who could take it along, as far as the viewer knows? */
static gboolean
is_attended (const HuSnapshot *snapshot,
             guint             gun)
{
  const HuState *state = hu_snapshot_get_state (snapshot);

  for (guint i = 0; i < state->scenario->units->len; i++)
    if (hu_unit_kind_is_mmc (hu_scenario_get_unit (state->scenario, i)->kind) && state->unit_status[i] == HU_UNIT_ON_MAP &&
        hu_state_unit_location (state, i) == hu_state_unit_location (state, gun) && state->unit_captor[i] == HU_SIDE_NONE &&
        hu_tactical_holder (state, i) == hu_tactical_holder (state, gun) && is_known (snapshot, i))
      return TRUE;

  return FALSE;
}

gboolean
hu_control_can_exit (const HuSnapshot *snapshot,
                     guint             unit)
{
  const HuState *state;
  const HuUnit *counter;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, FALSE);

  state = hu_snapshot_get_state (snapshot);
  counter = hu_scenario_get_unit (state->scenario, unit);
  switch (counter->kind)
    {
    case HU_UNIT_AIRCRAFT:
    case HU_UNIT_GLIDER:
      return FALSE;
    case HU_UNIT_GUN:
      return state->unit_in[unit] != HU_UNIT_NONE || is_attended (snapshot, unit);
    case HU_UNIT_VEHICLE:
      return counter->vehicle->crew != HU_CREW_INHERENT || state->unit_crew[unit] != HU_CREW_NONE ||
             hu_control_is_armed (state, unit);
    default:
      return TRUE;
    }
}

static gboolean
is_inside (const HuState *state,
           guint          unit,
           guint          bearer)
{
  for (guint in = state->unit_in[unit]; in != HU_UNIT_NONE; in = state->unit_in[in])
    if (in == bearer)
      return TRUE;

  return FALSE;
}

gint64
hu_control_exit_sum (const HuSnapshot  *snapshot,
                     guint              unit,
                     GArray           **inside)
{
  const HuState *state;
  gint64 sum = 0;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, 0);

  state = hu_snapshot_get_state (snapshot);
  if (inside != NULL)
    *inside = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      gboolean rides = is_inside (state, i, unit) && is_known (snapshot, i);
      HuValue value;

      if (i != unit && !rides)
        continue;
      if (rides && inside != NULL)
        g_array_append_val (*inside, i);
      hu_control_exit_value (state, i, &value);
      hu_points_add (&sum, value.points);
    }

  return sum;
}

/* --- What a single unit would bring --- */

static gboolean
is_points (const HuTerm *term,
           HuSide        side,
           gboolean      exits)
{
  return term->side == side && term->kind == (exits ? HU_CONTROL_TERM_EXIT_VP : HU_CONTROL_TERM_CVP);
}

/* Does each point count one for a comparison? */
static gboolean
counts_singly (const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;

  if (hu_term_is_ratio (term) || !(term->has_least || term->has_more_by) || term->has_most ||
      hu_term_finding_unit (finding) > 1 || hu_term_finding_need_unit (finding) > 1)
    return FALSE;

  for (guint i = 0; i < term->parts->len; i++)
    if (((const HuTerm *) g_ptr_array_index (term->parts, i))->has_times)
      return FALSE;

  return TRUE;
}

gboolean
hu_control_asks_points (const HuTermFinding *finding,
                        HuSide               side,
                        gboolean             exits)
{
  const HuTerm *term;

  g_return_val_if_fail (finding != NULL, FALSE);

  term = finding->term;
  if (term->kind != HU_TERM_COMPARE)
    return !term->counted && is_points (term, side, exits);

  for (guint i = 0; counts_singly (finding) && i < term->n_left; i++)
    if (is_points (g_ptr_array_index (term->parts, i), side, exits))
      return TRUE;

  return FALSE;
}

/* What the exit of that unit for @side, or its elimination, would bring now; 0: nothing, or the viewer does not know it. */
static gint64
worth_of (const HuSnapshot *snapshot,
          HuSide            side,
          gboolean          exits,
          guint             unit)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  HuValue value;

  /* A captured gun or vehicle leaves with who has taken it, and a prisoner with nobody but a Guard (26.23). */
  if (state->unit_status[unit] != HU_UNIT_ON_MAP || !is_known (snapshot, unit) ||
      (state->unit_captor[unit] != HU_SIDE_NONE &&
       (!exits || hu_unit_kind_is_personnel (hu_scenario_get_unit (state->scenario, unit)->kind))) ||
      hu_tactical_holder (state, unit) != (exits ? side : hu_side_other (side)))
    return 0;
  if (!exits)
    {
      hu_control_value (state, unit, &value);
      return value.points;
    }

  /* A passenger leaves with what carries it. */
  return state->unit_in[unit] == HU_UNIT_NONE && hu_control_can_exit (snapshot, unit)
    ? hu_control_exit_sum (snapshot, unit, NULL) : 0;
}

/* Personnel, a gun, a boat, or a vehicle in which there is no crew (26.222). */
static gboolean
can_be_captured (const HuState *state,
                 guint          unit)
{
  HuUnitKind kind = hu_scenario_get_unit (state->scenario, unit)->kind;

  if (state->unit_status[unit] != HU_UNIT_ON_MAP || state->unit_captor[unit] != HU_SIDE_NONE)
    return FALSE;

  return hu_unit_kind_is_personnel (kind) || kind == HU_UNIT_GUN || kind == HU_UNIT_BOAT ||
         (kind == HU_UNIT_VEHICLE && state->unit_crew[unit] == HU_CREW_NONE);
}

gint64
hu_control_capture_worth (const HuSnapshot *snapshot,
                          guint             unit)
{
  const HuState *state;
  HuValue value;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, 0);

  state = hu_snapshot_get_state (snapshot);
  if (!can_be_captured (state, unit))
    return 0;

  hu_control_value (state, unit, &value);

  return value.points * hu_control_end_times (state, unit);
}

/* Is it @part, or does it contain it, so that nothing remembers @part? */
static gboolean
has_plainly (const HuTerm *term,
             const HuTerm *part)
{
  if (term == part)
    return TRUE;

  for (guint i = 0; !hu_term_is_memory (term) && i < term->parts->len; i++)
    if (has_plainly (g_ptr_array_index (term->parts, i), part))
      return TRUE;

  return FALSE;
}

/* Captives count more for what is judged at the end, but not for what a condition remembers. */
static gboolean
counts_captives_more (const HuVictoryEntry *entry,
                      const HuTerm         *part)
{
  return entry->when == HU_JUDGED_END && hu_clause_is_on (HU_CLAUSE_DOUBLE) && has_plainly (entry->needs, part);
}

typedef struct
{
  guint  unit;
  gint64 worth;
} Worth;

static gint
compare_worth (gconstpointer a,
               gconstpointer b)
{
  const Worth *x = a, *y = b;

  if (x->worth != y->worth)
    return x->worth > y->worth ? -1 : 1;

  return (x->unit > y->unit) - (x->unit < y->unit);
}

/* Does it lack points of that side? */
static gboolean
lacks_points (const HuTermFinding *lacking,
              HuSide               side,
              gboolean             exits)
{
  return !lacking->met && !lacking->untold && !lacking->settled && lacking->have < lacking->need &&
         hu_control_asks_points (lacking, side, exits);
}

static void
list_acts (const HuSnapshot *snapshot,
           HuSide            side,
           gint64            missing,
           HuControlActs    *acts)
{
  g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (Worth));
  gint64 sum = 0;

  for (guint i = 0; i < hu_snapshot_get_scenario (snapshot)->units->len; i++)
    {
      const Worth worth = { i, worth_of (snapshot, side, acts->exits, i) };

      if (worth.worth > 0)
        g_array_append_val (all, worth);
    }
  g_array_sort (all, compare_worth);
  for (guint i = 0; i < all->len; i++)
    {
      const Worth *worth = &g_array_index (all, Worth, i);

      if (worth->worth >= missing)
        g_array_append_val (acts->enough, worth->unit);
      else if (acts->enough->len == 0)
        {
          g_array_append_val (acts->others, worth->unit);
          hu_points_add (&sum, worth->worth);
          if (acts->n_together == 0 && sum >= missing)
            acts->n_together = acts->others->len;
        }
    }
}

static void
list_captures (const HuSnapshot *snapshot,
               HuSide            side,
               gint64            missing,
               HuControlActs    *acts)
{
  gint64 sum = 0;

  for (guint i = 0; i < acts->others->len; i++)
    {
      guint unit = g_array_index (acts->others, guint, i);
      gint64 worth = hu_control_capture_worth (snapshot, unit);

      if (worth >= missing)
        g_array_append_val (acts->captured, unit);
      hu_points_add (&sum, MAX (worth, worth_of (snapshot, side, FALSE, unit)));
    }
  acts->only_captured = acts->n_together == 0 && acts->captured->len == 0 && sum >= missing;
}

static void
init_acts (HuControlActs *acts)
{
  *acts = (HuControlActs) {
    .enough = g_array_new (FALSE, FALSE, sizeof (guint)), .others = g_array_new (FALSE, FALSE, sizeof (guint)),
    .captured = g_array_new (FALSE, FALSE, sizeof (guint)),
  };
}

void
hu_control_find_part_acts (const HuSnapshot    *snapshot,
                           guint                entry,
                           const HuTermFinding *part,
                           HuControlActs       *acts)
{
  g_return_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL && part != NULL && acts != NULL);

  init_acts (acts);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    for (gboolean exits = FALSE; exits <= TRUE; exits++)
      {
        if (!lacks_points (part, side, exits) || (exits && !hu_control_has_exit (hu_snapshot_get_scenario (snapshot), side)))
          continue;
        acts->exits = exits;
        list_acts (snapshot, side, part->need - part->have, acts);
        if (!exits && counts_captives_more (get_condition (snapshot, entry)->entry, part->term))
          list_captures (snapshot, side, part->need - part->have, acts);
        return;
      }
}

void
hu_control_find_acts (const HuSnapshot *snapshot,
                      guint             entry,
                      HuControlActs    *acts)
{
  const HuVictoryFinding *condition;

  g_return_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL && acts != NULL);

  condition = get_condition (snapshot, entry);
  if (condition->closed || condition->ended != HU_REASON_NO_EVENT || hu_snapshot_get_state (snapshot)->clock.over ||
      condition->lacking->len != 1)
    init_acts (acts);
  else
    hu_control_find_part_acts (snapshot, entry, g_ptr_array_index (condition->lacking, 0), acts);
}

void
hu_control_acts_clear (HuControlActs *acts)
{
  g_clear_pointer (&acts->enough, g_array_unref);
  g_clear_pointer (&acts->others, g_array_unref);
  g_clear_pointer (&acts->captured, g_array_unref);
}

/* --- Which of two is nearer --- */

/* The kind of all that a comparison counts; HU_TERM_COMPARE: several. */
static guint
find_counted (const HuTerm *term)
{
  guint kind = HU_TERM_NUMBER;

  for (guint i = 0; i < term->parts->len; i++)
    {
      guint one = ((const HuTerm *) g_ptr_array_index (term->parts, i))->kind;

      if (one != HU_TERM_NUMBER && kind != HU_TERM_NUMBER && one != kind)
        return HU_TERM_COMPARE;
      if (one != HU_TERM_NUMBER)
        kind = one;
    }

  return kind;
}

/* Do both lack the same kind of thing, so that one can lack more of it than the other? */
static gboolean
are_alike (const HuTermFinding *one,
           const HuTermFinding *other)
{
  const HuTerm *a = one->term, *b = other->term;

  if (a == b)
    return TRUE;
  if (a->kind != b->kind || one->met != other->met || (one->have < one->need) != (other->have < other->need))
    return FALSE;
  if (a->kind == HU_TERM_COMPARE)
    return !hu_term_is_ratio (a) && !hu_term_is_ratio (b) && find_counted (a) != HU_TERM_COMPARE &&
           find_counted (a) == find_counted (b);
  if (hu_term_is_atom (a) && hu_control_term_has_units (a))
    return hu_control_term (a)->measure == hu_control_term (b)->measure;

  return hu_term_is_atom (a);
}

static double
find_gap (const HuTermFinding *finding)
{
  double gap = (double) finding->need / hu_term_finding_need_unit (finding) -
               (double) finding->have / hu_term_finding_unit (finding);

  return ABS (gap) + (finding->met ? 1 : 0);
}

/* How much of that is lacking, all in all. */
static double
sum_alike (const GPtrArray     *lacking,
           const HuTermFinding *finding)
{
  double sum = 0;

  for (guint i = 0; i < lacking->len; i++)
    if (are_alike (g_ptr_array_index (lacking, i), finding))
      sum += find_gap (g_ptr_array_index (lacking, i));

  return sum;
}

/* Does it lack nothing that the other does not lack at least as much of? */
static gboolean
lacks_no_more (const GPtrArray *one,
               const GPtrArray *other)
{
  for (guint i = 0; i < one->len; i++)
    {
      const HuTermFinding *finding = g_ptr_array_index (one, i);
      double theirs = sum_alike (other, finding);

      if (theirs <= 0 || sum_alike (one, finding) > theirs)
        return FALSE;
    }

  return TRUE;
}

static gboolean
has_single_act (const HuSnapshot *snapshot,
                guint             entry)
{
  g_auto(HuControlActs) acts = { 0 };

  hu_control_find_acts (snapshot, entry, &acts);

  return acts.enough->len > 0;
}

static gboolean
is_as_near (const HuSnapshot *snapshot,
            guint             one,
            guint             other)
{
  const HuVictoryFinding *a = get_condition (snapshot, one), *b = get_condition (snapshot, other);
  guint turn = hu_snapshot_get_state (snapshot)->clock.turn;

  if (a->entry->turn.from > turn && b->entry->turn.from <= turn)
    return FALSE;
  /* Fewer points are not nearer where no single unit brings them, and one unit brings all of the others. */
  if (has_single_act (snapshot, other) && !has_single_act (snapshot, one))
    return FALSE;

  return lacks_no_more (a->lacking, b->lacking) || (b->lacking->len > 1 && has_single_act (snapshot, one));
}

/* Is another nearer for sure? */
static gboolean
is_behind (const HuSnapshot *snapshot,
           const GArray     *open,
           guint             entry)
{
  for (guint i = 0; i < open->len; i++)
    {
      guint other = g_array_index (open, guint, i);

      if (other != entry && is_as_near (snapshot, other, entry) && !is_as_near (snapshot, entry, other))
        return TRUE;
    }

  return FALSE;
}

void
hu_control_find_nearest (const HuSnapshot *snapshot,
                         HuControlNearest *nearest)
{
  const GPtrArray *conditions;

  g_return_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL && nearest != NULL);

  *nearest = (HuControlNearest) { g_array_new (FALSE, FALSE, sizeof (guint)), g_array_new (FALSE, FALSE, sizeof (guint)) };
  conditions = hu_snapshot_get_control (snapshot)->conditions;
  for (guint i = 0; i < conditions->len; i++)
    if (!get_condition (snapshot, i)->closed)
      g_array_append_val (nearest->open, i);
  for (guint i = 0; i < nearest->open->len && nearest->open->len <= COMPARED_MOST; i++)
    {
      guint entry = g_array_index (nearest->open, guint, i);

      if (is_behind (snapshot, nearest->open, entry))
        continue;
      g_array_append_val (nearest->nearest, entry);
    }
  if (nearest->nearest->len == 0 && nearest->open->len > 0)
    g_array_append_vals (nearest->nearest, nearest->open->data, nearest->open->len);
}

void
hu_control_nearest_clear (HuControlNearest *nearest)
{
  g_clear_pointer (&nearest->open, g_array_unref);
  g_clear_pointer (&nearest->nearest, g_array_unref);
}
