/*
 * The vocabulary of control: its words, what a term lists, and how much of it there is.
 */
#include "hu-control-term.h"

#include "hu-control-chance.h"
#include "hu-control-count.h"
#include "hu-control-victory-private.h"
#include "hu-points.h"
#include "hu-words-private.h"

#define BIT(kind) (G_GUINT64_CONSTANT (1) << ((kind) - HU_TERM_ATOMS))

static const char * const fitness_words[] = { "good-order", "unbroken", "armed", "any" };
static const char * const measure_words[] = { "units", "squads", "points" };
static const char * const enemy_words[] = { "good-order-mmc", "unbroken-mmc", "mmc", "any" };

HU_DEFINE_WORDS_TO (hu_fitness, HuFitness, fitness, fitness_words)
HU_DEFINE_WORDS_TO (hu_measure, HuMeasure, measure, measure_words)
HU_DEFINE_WORDS_TO (hu_enemy_state, HuEnemyState, state, enemy_words)

static const char * const atoms[] = {
  "controls", "cvp", "exit_vp", "no_enemy", "units", "exited", "eliminated", "captured", "destroyed", NULL,
};

static void
init (HuTerm *term)
{
  HuControlTerm *own = hu_control_term (term);

  own->building = HU_BUILDING_NONE;
  own->fitness = HU_FITNESS_ANY;
  if (hu_control_term_has_subjects (term))
    own->items = g_array_new (FALSE, FALSE, sizeof (gint32));
}

static void
clear (HuTerm *term)
{
  HuControlTerm *own = hu_control_term (term);

  g_clear_pointer (&own->items, g_array_unref);
  g_clear_pointer (&own->subjects, g_array_unref);
  g_clear_pointer (&own->locations, g_array_unref);
  g_clear_pointer (&own->exits, g_array_unref);
  g_clear_pointer (&own->exit_hexes, g_array_unref);
}

/* --- What it lists --- */

static void
add_of_hex (const HuMap   *map,
            HuSubjectKind  kind,
            HuHex          hex,
            GArray        *subjects)
{
  HuLocation location, end;
  gint32 building;

  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      g_array_append_val (subjects, hex);
      end = hu_map_extra_locations (map, hex, &location);
      for (; location < end; location++)
        g_array_append_val (subjects, location);
      break;
    case HU_SUBJECT_HEX:
      g_array_append_val (subjects, hex);
      break;
    case HU_SUBJECT_BUILDING:
      building = hu_map_building_at (map, hex);
      if (building != HU_BUILDING_NONE)
        g_array_append_val (subjects, building);
      break;
    case HU_N_SUBJECTS:
      break;
    }
}

static void
finish (const HuScenario *scenario,
        HuTerm           *term)
{
  HuControlTerm *own = hu_control_term (term);

  if (hu_control_term_has_subjects (term))
    {
      g_clear_pointer (&own->subjects, g_array_unref);
      if (own->by_area)
        {
          own->subjects = g_array_new (FALSE, FALSE, sizeof (gint32));
          for (guint i = 0; own->base.where.hexes != NULL && i < own->base.where.hexes->len; i++)
            add_of_hex (scenario->map, own->subject_kind, g_array_index (own->base.where.hexes, HuHex, i), own->subjects);
          hu_hexes_settle (own->subjects);
        }
      else
        {
          own->subjects = g_array_copy (own->items);
        }
      if (own->multi_hex)
        for (guint i = own->subjects->len; i-- > 0;)
          if (hu_map_get_building (scenario->map, (guint) g_array_index (own->subjects, gint32, i))->hexes->len < 2)
            g_array_remove_index (own->subjects, i);
    }
  g_clear_pointer (&own->exit_hexes, g_array_unref);
  if (own->exits != NULL)
    own->exit_hexes = hu_hexes_settle (g_array_copy (own->exits));
}

void
hu_control_term_set_side (HuTerm *term,
                          HuSide  side)
{
  for (guint i = 0; i < term->parts->len; i++)
    hu_control_term_set_side (g_ptr_array_index (term->parts, i), side);

  if (hu_term_is_atom (term) && term->kind <= HU_CONTROL_TERM_NO_ENEMY && !hu_control_term (term)->side_given)
    term->side = side;
}

static gboolean
is_atom_newer (const HuTerm *term)
{
  const HuControlTerm *own = hu_control_term (term);

  switch ((HuControlTermKind) term->kind)
    {
    case HU_CONTROL_TERM_CONTROLS:
      return own->side_given || own->by_area || own->multi_hex || term->has_most;
    case HU_CONTROL_TERM_CVP:
    case HU_CONTROL_TERM_EXIT_VP:
      return own->side_given || term->has_most;
    case HU_CONTROL_TERM_NO_ENEMY:
      return own->enemies == HU_ENEMY_ANY || term->filter.kinds != 0;
    default:
      return TRUE;
    }
}

gboolean
hu_control_term_is_newer (const HuTerm *term)
{
  if (hu_term_is_atom (term))
    return is_atom_newer (term);
  if (term->kind > HU_TERM_NOT)
    return TRUE;

  for (guint i = 0; i < term->parts->len; i++)
    if (hu_control_term_is_newer (g_ptr_array_index (term->parts, i)))
      return TRUE;

  return FALSE;
}

/* --- Subjects --- */

/* Returns how the count may differ by this subject from what the viewer knows: 1: it may not be that side's; -1: it may be. */
static gint
doubt_subject (const HuState *state,
               const HuTerm  *term,
               gint32         subject,
               gboolean       counts)
{
  const HuControlState *own = hu_control_state (state);
  HuSubjectKind kind = hu_control_term (term)->subject_kind;
  guint perhaps = hu_control_held_by (own, kind, subject) != HU_SIDE_NONE ? 0 : *hu_control_perhaps (own, kind, subject);
  gboolean is_viewer = term->side == own->masks->viewer;

  return counts ? (perhaps & (is_viewer ? HU_PERHAPS_ENEMY : HU_PERHAPS_VIEWER)) != 0
                : -((perhaps & (is_viewer ? HU_PERHAPS_VIEWER : HU_PERHAPS_ENEMY)) != 0);
}

GArray *
hu_control_list_untold (const HuState       *state,
                        const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  const GArray *subjects = hu_control_term (term)->subjects;
  GArray *untold = g_array_new (FALSE, FALSE, sizeof (gint32));

  g_return_val_if_fail (state != NULL, untold);

  for (guint i = 0; term->kind == HU_CONTROL_TERM_CONTROLS && finding->n_untold > 0 && i < subjects->len; i++)
    {
      gint32 subject = g_array_index (subjects, gint32, i);
      gboolean counts = hu_control_owner (state, hu_control_term (term)->subject_kind, subject) == term->side;
      gint doubt = doubt_subject (state, term, subject, counts);

      if (doubt != 0 && (doubt > 0) == (finding->doubt > 0))
        g_array_append_val (untold, subject);
    }

  return untold;
}

static void
add_subject_hexes (const HuMap   *map,
                   HuSubjectKind  kind,
                   gint32         subject,
                   GArray        *hexes)
{
  const GArray *of;
  HuHex hex;

  if (kind != HU_SUBJECT_BUILDING)
    {
      hex = kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, subject) : subject;
      g_array_append_val (hexes, hex);
      return;
    }

  of = hu_map_get_building (map, (guint) subject)->hexes;
  g_array_append_vals (hexes, of->data, of->len);
}

static void
count_subjects (const HuState *state,
                const HuTerm  *term,
                HuTermFinding *counted,
                gboolean       names)
{
  const HuControlTerm *own = hu_control_term (term);
  gboolean seen = hu_control_state (state)->masks != NULL && term->kind == HU_CONTROL_TERM_CONTROLS;
  gint64 fewer = 0, more = 0;

  if (names)
    counted->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  if (names && own->subject_kind == HU_SUBJECT_HEX)
    counted->lacking = g_array_new (FALSE, FALSE, sizeof (gint32));
  for (guint i = 0; i < own->subjects->len; i++)
    {
      gint32 subject = g_array_index (own->subjects, gint32, i);
      gboolean counts = term->kind == HU_CONTROL_TERM_CONTROLS
        ? hu_control_owner (state, own->subject_kind, subject) == term->side
        : hu_control_is_destroyed (state, own->subject_kind, subject);

      counted->have += counts;
      if (counts && names)
        add_subject_hexes (state->scenario->map, own->subject_kind, subject, counted->hexes);
      else if (!counts && counted->lacking != NULL)
        g_array_append_val (counted->lacking, subject);
      if (seen)
        {
          gint doubt = doubt_subject (state, term, subject, counts);

          *(doubt > 0 ? &fewer : &more) += doubt;
        }
    }
  /* What is met may be lost, and what is not may be met. */
  counted->doubt = counted->have >= (term->has_least ? term->least : (gint64) own->subjects->len) ? fewer : more;
  counted->n_untold = (guint) ABS (counted->doubt);
  if (names)
    hu_hexes_settle (counted->hexes);
}

/* --- Units --- */

static HuFitness
fitness_of (const HuTerm *term)
{
  static const HuFitness fitness[HU_N_ENEMIES] = {
    HU_FITNESS_GOOD_ORDER, HU_FITNESS_UNBROKEN, HU_FITNESS_ANY, HU_FITNESS_ANY,
  };

  return term->kind == HU_CONTROL_TERM_NO_ENEMY ? fitness[hu_control_term (term)->enemies] : hu_control_term (term)->fitness;
}

static guint
departure_of (const HuTerm *term)
{
  switch ((HuControlTermKind) term->kind)
    {
    case HU_CONTROL_TERM_EXITED:
      return hu_control_term (term)->any_exit ? HU_DEPARTED_EXITED : HU_DEPARTED_FOR_VICTORY;
    case HU_CONTROL_TERM_ELIMINATED:
      return HU_DEPARTED_ELIMINATED;
    case HU_CONTROL_TERM_CAPTURED:
      return HU_DEPARTED_CAPTURED;
    default:
      return 0;
    }
}

HuTally
hu_control_tally_of (const HuTerm *term)
{
  const HuControlTerm *own = hu_control_term (term);

  return (HuTally) {
    .side = term->kind == HU_CONTROL_TERM_NO_ENEMY ? hu_side_other (term->side) : term->side, .filter = &term->filter,
    .fitness = fitness_of (term), .measure = own->measure, .waiting = own->waiting, .hexes = term->where.all,
    .locations = own->locations, .building = own->building, .how = departure_of (term), .through = own->exit_hexes,
  };
}

static void
count_units (const HuState *state,
             const HuTerm  *term,
             HuTermFinding *counted,
             gboolean       names)
{
  const HuTally tally = hu_control_tally_of (term);
  HuTallied tallied = { 0 };

  if (names)
    {
      tallied.units = counted->units = g_array_new (FALSE, FALSE, sizeof (guint));
      tallied.hexes = counted->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
    }
  hu_control_tally (state, &tally, &tallied);
  counted->have = tallied.sum;
  counted->doubt = tallied.doubt;
  counted->concealed = tallied.concealed;
  if (tally.measure == HU_MEASURE_SQUADS)
    counted->unit = HU_MEASURE_SQUAD;
  if (names)
    hu_hexes_settle (counted->hexes);
}

/* --- Points --- */

static gint64
points_of (const HuState *state,
           const HuTerm  *term,
           gboolean       at_end)
{
  if (term->kind == HU_CONTROL_TERM_EXIT_VP)
    return hu_control_exit_vp (state, term->side, at_end);

  return hu_control_cvp (state, term->side, at_end) -
         (hu_control_term (term)->more ? hu_control_cvp (state, hu_side_other (term->side), at_end) : 0);
}

/* --- All of them --- */

static void
count (HuTermLook    *look,
       const HuTerm  *term,
       HuTermFinding *counted,
       gboolean       names)
{
  const HuState *state = look->state;
  gboolean at_end = ((const HuControlLook *) look)->at_end;

  switch ((HuControlTermKind) term->kind)
    {
    case HU_CONTROL_TERM_CONTROLS:
    case HU_CONTROL_TERM_DESTROYED:
      count_subjects (state, term, counted, names);
      break;
    case HU_CONTROL_TERM_CVP:
    case HU_CONTROL_TERM_EXIT_VP:
      counted->have = points_of (state, term, at_end);
      if (at_end && !hu_control_has_ended (state))
        counted->at_end = counted->have - points_of (state, term, FALSE);
      break;
    case HU_CONTROL_TERM_NO_ENEMY:
    case HU_CONTROL_TERM_UNITS:
    case HU_CONTROL_TERM_EXITED:
    case HU_CONTROL_TERM_ELIMINATED:
    case HU_CONTROL_TERM_CAPTURED:
      count_units (state, term, counted, names);
      break;
    case HU_N_CONTROL_TERMS:
      break;
    }
}

/* All things that are listed without a number are wanted; of enemies there are to be none. */
static void
find_bounds (const HuMap  *map,
             const HuTerm *term,
             HuTermBounds *bounds)
{
  if (hu_control_term_has_subjects (term))
    bounds->least = hu_control_term (term)->subjects->len;
  else if (term->kind == HU_CONTROL_TERM_NO_ENEMY)
    *bounds = (HuTermBounds) { .has_most = TRUE, .unit = HU_UNIT_WHOLE };
}

static gboolean
is_settled (const HuState       *state,
            const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;

  /* Later all is as it is. */
  if (!finding->met && !term->counted && !state->clock.over && !state->verdicts[HU_SYSTEM_CONTROL].decided &&
      hu_control_find_chance (term, hu_control_find_range_left (state, finding)) == HU_CHANCE_NEVER)
    return TRUE;
  if (term->kind != HU_CONTROL_TERM_EXITED && term->kind != HU_CONTROL_TERM_ELIMINATED &&
      term->kind != HU_CONTROL_TERM_DESTROYED)
    return FALSE;

  return term->has_most
    ? hu_decimal_compare (finding->have, hu_term_finding_unit (finding), term->most, term->unit) > 0 : finding->met;
}

/* The number that one thing commonly adds: in points a squad has two (26.21). */
static gint64
count_of_one (const HuTerm *term)
{
  gboolean points = term->kind == HU_CONTROL_TERM_CVP || term->kind == HU_CONTROL_TERM_EXIT_VP ||
                    (hu_control_term_has_units (term) && hu_control_term (term)->measure == HU_MEASURE_POINTS);

  return points ? 2 : 1;
}

/* Hexes, buildings or Locations to gain, units to move or lose.  A condition that is met is to be met no longer. */
static gint64
count_steps (const HuTermFinding *finding)
{
  gint64 have_unit = hu_term_finding_unit (finding), need_unit = hu_term_finding_need_unit (finding);
  gint64 gap = ABS (finding->have * need_unit - finding->need * have_unit) + (finding->met ? have_unit * need_unit : 0);
  gint64 one = count_of_one (finding->term) * have_unit * need_unit;

  return MAX ((gap + one - 1) / one, 1);
}

const HuVocabulary hu_control_vocabulary = {
  .system = HU_SYSTEM_CONTROL,
  .atoms = atoms,
  .n_atoms = HU_N_CONTROL_TERMS - HU_TERM_ATOMS,
  .countable = BIT (HU_CONTROL_TERM_CONTROLS) | BIT (HU_CONTROL_TERM_CVP) | BIT (HU_CONTROL_TERM_EXIT_VP) |
               BIT (HU_CONTROL_TERM_UNITS) | BIT (HU_CONTROL_TERM_EXITED) | BIT (HU_CONTROL_TERM_ELIMINATED) |
               BIT (HU_CONTROL_TERM_CAPTURED) | BIT (HU_CONTROL_TERM_DESTROYED),
  .growing = BIT (HU_CONTROL_TERM_EXITED) | BIT (HU_CONTROL_TERM_ELIMINATED) | BIT (HU_CONTROL_TERM_DESTROYED),
  .term_size = sizeof (HuControlTerm),
  .init = init,
  .clear = clear,
  .finish = finish,
  .count = count,
  .find_bounds = find_bounds,
  .is_settled = is_settled,
  .count_steps = count_steps,
};
