/*
 * The vocabulary of objectives: the words of its atoms, what they ask for without bounds, and what of them is settled.
 */
#include "hu-objectives-private.h"

#define BIT(kind) (G_GUINT64_CONSTANT (1) << ((kind) - HU_TERM_ATOMS))

static const char * const atoms[] = {
  "holds", "entered", "connected", "cut_off", "units", "eliminated", "exited", "withdrawn", "withdrawals", "points", "lead",
  "ratio", "line", NULL,
};

static void
init (HuTerm *term)
{
  hu_objectives_term (term)->supplied = HU_TRISTATE_UNSET;
  hu_objectives_term (term)->line.army_zoc = TRUE;
}

static void
clear (HuTerm *term)
{
  g_clear_pointer (&hu_objectives_term (term)->to.hexes, g_array_unref);
  g_clear_pointer (&hu_objectives_term (term)->within, g_array_unref);
  g_clear_pointer (&hu_objectives_term (term)->items, g_array_unref);
}

/* An entry is marked as it happens. */
static gboolean
remembers (const HuTerm *term)
{
  return term->kind == HU_TERM_ENTERED;
}

static void
finish (const HuScenario *scenario,
        HuTerm           *term)
{
  HuObjectivesRules *rules = hu_objectives_rules (scenario);

  if (term->kind != HU_TERM_ENTERED)
    return;

  hu_objectives_term (term)->first_mark = rules->n_marks;
  rules->n_marks += hu_term_count_listed (scenario->map, term);
}

/* The bounds follow from what it lists, or from its kind. */
static void
find_bounds (const HuMap  *map,
             const HuTerm *term,
             HuTermBounds *bounds)
{
  if (term->kind == HU_TERM_LINE)
    *bounds = (HuTermBounds) { .has_most = TRUE, .unit = HU_UNIT_WHOLE };
  else if (term->kind <= HU_TERM_CUT_OFF)
    bounds->least = hu_term_count_listed (map, term);
}

/* What the term could count at most by units that are on the map, or may come there: what left it never comes back. */
static gint64
count_most (const HuState       *state,
            const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  gint64 most = term->kind == HU_TERM_UNITS ? 0 : finding->have;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);
      HuUnitStatus status = (HuUnitStatus) state->unit_status[i];

      if (unit->side == term->side && (status == HU_UNIT_ON_MAP || status == HU_UNIT_WAITING) &&
          hu_filter_has (&term->filter, state->scenario, i, term->kind != HU_TERM_UNITS))
        hu_points_add (&most, hu_objectives_term (term)->count_strength ? MAX (unit->strength, 0) : 1);
    }

  return most;
}

/* Are fewer units left than the term asks for? */
static gboolean
lacks_units (const HuState       *state,
             const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;

  return (term->has_least || !term->has_most) && !finding->met &&
         count_most (state, finding) < (term->has_least ? term->least : finding->need);
}

static gboolean
is_settled (const HuState       *state,
            const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;

  switch ((HuObjectivesTermKind) term->kind)
    {
    case HU_TERM_ENTERED:
    case HU_TERM_WITHDRAWALS:
      return finding->met;
    case HU_TERM_ELIMINATED:
    case HU_TERM_EXITED:
    case HU_TERM_WITHDRAWN:
      return (term->has_most ? finding->have > term->most : finding->met) || lacks_units (state, finding);
    case HU_TERM_UNITS:
      return lacks_units (state, finding);
    case HU_TERM_HOLDS:
    case HU_TERM_CONNECTED:
    case HU_TERM_CUT_OFF:
    case HU_TERM_POINTS:
    case HU_TERM_LEAD:
    case HU_TERM_RATIO:
    case HU_TERM_LINE:
    case HU_N_TERMS:
      break;
    }

  return FALSE;
}

const HuVocabulary hu_objectives_vocabulary = {
  .system = HU_SYSTEM_OBJECTIVES,
  .atoms = atoms,
  .n_atoms = HU_N_TERMS - HU_TERM_ATOMS,
  .countable = BIT (HU_TERM_HOLDS) | BIT (HU_TERM_ENTERED) | BIT (HU_TERM_CONNECTED) | BIT (HU_TERM_CUT_OFF) |
               BIT (HU_TERM_UNITS) | BIT (HU_TERM_ELIMINATED) | BIT (HU_TERM_EXITED) | BIT (HU_TERM_WITHDRAWN) |
               BIT (HU_TERM_POINTS) | BIT (HU_TERM_LINE),
  .growing = BIT (HU_TERM_ENTERED) | BIT (HU_TERM_ELIMINATED) | BIT (HU_TERM_EXITED) | BIT (HU_TERM_WITHDRAWN),
  .bounded = BIT (HU_TERM_UNITS) | BIT (HU_TERM_ELIMINATED) | BIT (HU_TERM_EXITED) | BIT (HU_TERM_WITHDRAWN) |
             BIT (HU_TERM_POINTS) | BIT (HU_TERM_LEAD),
  .term_size = sizeof (HuObjectivesTerm),
  .init = init,
  .clear = clear,
  .finish = finish,
  .remembers = remembers,
  .count = hu_objectives_count,
  .find_bounds = find_bounds,
  .is_settled = is_settled,
};
