/*
 * Words for the units that conditions of control count, on the map and gone.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-control-count.h"
#include "hu-control-words.h"
#include "hu-explain-term-private.h"

/* NULL: anywhere. */
static char *
name_place (const HuScenario *scenario,
            const HuTerm     *term)
{
  const HuControlTerm *own = hu_control_term (term);
  g_autofree char *hexes = NULL;
  g_autofree char *locations = NULL;

  if (own->building != HU_BUILDING_NONE)
    return hu_explain_subject (scenario, HU_SUBJECT_BUILDING, own->building);
  if (term->where.hexes == NULL)
    return NULL;

  hexes = hu_explain_any_hexset (scenario, term->where.hexes);
  if (own->locations == NULL || own->locations->len == 0)
    /* Nothing is chosen yet, in the workshop. */
    return term->where.hexes->len == 0 ? g_strdup ("…") : g_steal_pointer (&hexes);

  locations = _hu_explain_any_list (scenario, own->locations, HU_BUDGET_NAMES, _hu_name_location);
  if (term->where.hexes->len == 0)
    return g_steal_pointer (&locations);

  return g_strdup_printf (_hu_trn (
                              /* Translators: hexes; beside them some Locations of hexes, which have a level: "K4/1". */
                              "%1$s (whole hex) or %2$s", "%1$s (whole hexes) or %2$s", term->where.hexes->len),
                          hexes, locations);
}

/* The kinds that count, where none are named those that do by themselves: squads, half-squads and crews. */
static guint
find_kinds (const HuTerm *term)
{
  guint kinds = term->filter.kinds;

  for (gint kind = 0; term->filter.kinds == 0 && kind < HU_N_UNIT_KINDS; kind++)
    if (hu_unit_kind_is_mmc ((HuUnitKind) kind))
      kinds |= 1u << kind;

  return kinds;
}

static gboolean
has_left (const HuTerm *term)
{
  return term->kind == HU_CONTROL_TERM_EXITED || term->kind == HU_CONTROL_TERM_ELIMINATED ||
         term->kind == HU_CONTROL_TERM_CAPTURED;
}

/* Squad-equivalents are of squads, half-squads and crews unless kinds are named. */
static gboolean
is_of_squads (const HuTerm *term)
{
  return hu_control_term (term)->measure == HU_MEASURE_SQUADS && term->filter.kinds == 0;
}

/* "unbroken squads"; takes @units. */
static char *
add_fitness (HuFitness  fitness,
             char      *units)
{
  g_autofree char *who = units;

  switch (fitness)
    {
    case HU_FITNESS_GOOD_ORDER:
      /* Translators: units: "squads, half-squads and crews". */
      return g_strdup_printf (C_("units that count", "Good Order %s"), who);
    case HU_FITNESS_UNBROKEN:
      /* Translators: units: "squads, half-squads and crews". */
      return g_strdup_printf (C_("units that count", "unbroken %s"), who);
    case HU_FITNESS_ARMED:
      /* Translators: units: "squads, half-squads and crews". */
      return g_strdup_printf (C_("units that count", "armed %s"), who);
    case HU_FITNESS_ANY:
    case HU_N_FITNESS:
      break;
    }

  return g_steal_pointer (&who);
}

/* Of those that have left, "unbroken", as they were at that moment; NULL: that does not matter. */
static const char *
word_fitness_then (HuFitness fitness)
{
  switch (fitness)
    {
    case HU_FITNESS_GOOD_ORDER:
      return C_("units that left while", "in Good Order");
    case HU_FITNESS_UNBROKEN:
      return C_("units that left while", "unbroken");
    case HU_FITNESS_ARMED:
      return C_("units that left while", "armed");
    case HU_FITNESS_ANY:
    case HU_N_FITNESS:
      break;
    }

  return NULL;
}

/* "armed squads, half-squads and crews of the German side" */
static char *
name_units (const HuScenario *scenario,
            const HuTerm     *term)
{
  g_autofree char *units = _hu_name_kinds (is_of_squads (term) ? 1u << HU_UNIT_SQUAD : find_kinds (term));

  if (!has_left (term))
    units = add_fitness (hu_control_term (term)->fitness, g_steal_pointer (&units));

  if (is_of_squads (term))
    /* Translators: units: "unbroken squads"; side. */
    return hu_explain_sentence (scenario,
                                C_("units that count",
                                   "%1$s of the %2$s side (each half-squad or crew counted as half a squad)"),
                                units, _hu_side_name (scenario, term->side));

  /* Translators: units: "squads, half-squads and crews"; side. */
  return hu_explain_sentence (scenario, C_("units that count", "%1$s of the %2$s side"), units,
                              _hu_side_name (scenario, term->side));
}

/* Takes @units. */
static char *
add_exits (const HuScenario *scenario,
           const HuTerm     *term,
           char             *units)
{
  g_autofree char *who = units;
  g_autofree char *hexes = NULL;

  if (hu_control_term (term)->exits == NULL)
    return g_steal_pointer (&who);

  hexes = hu_explain_any_hexset (scenario, hu_control_term (term)->exits);
  /* Translators: units that have left the map; edges or hexes of the map. */
  return g_strdup_printf (_("%s, through %s"), who, hexes);
}

/* How they have left; takes @units. */
static char *
add_departure (const HuTerm *term,
               char         *units)
{
  g_autofree char *who = units;
  const char *then = word_fitness_then (hu_control_term (term)->fitness);

  if (term->kind == HU_CONTROL_TERM_ELIMINATED)
    return then != NULL
      /* Translators: units of a side; "unbroken". */
      ? g_strdup_printf (_("%1$s eliminated while %2$s"), who, then)
      /* Translators: units of a side. */
      : g_strdup_printf (_("%s eliminated"), who);
  if (term->kind == HU_CONTROL_TERM_CAPTURED)
    return then != NULL
      /* Translators: units of a side; "unbroken". */
      ? g_strdup_printf (_("%1$s captured while %2$s"), who, then)
      /* Translators: units of a side. */
      : g_strdup_printf (_("%s captured"), who);
  if (hu_control_term (term)->any_exit)
    return then != NULL
      /* Translators: units of a side; "unbroken". */
      ? g_strdup_printf (_("%1$s that exited while %2$s, for victory or not"), who, then)
      /* Translators: units of a side. */
      : g_strdup_printf (_("%s that exited, for victory or not"), who);

  return then != NULL
    /* Translators: units of a side; "unbroken". */
    ? g_strdup_printf (_("%1$s that exited for victory while %2$s"), who, then)
    /* Translators: units of a side. */
    : g_strdup_printf (_("%s that exited for victory"), who);
}

/* Where they are, or how they have left; takes @units. */
static char *
add_whereabouts (const HuScenario *scenario,
                 const HuTerm     *term,
                 char             *units)
{
  g_autofree char *who = units;
  g_autofree char *place = name_place (scenario, term);

  if (has_left (term))
    return add_exits (scenario, term, add_departure (term, g_steal_pointer (&who)));
  if (hu_control_term (term)->waiting)
    /* Translators: units of a side. */
    return g_strdup_printf (_("%s that have not come on"), who);

  return place != NULL
    /* Translators: units of a side; a building, hexes or Locations. */
    ? g_strdup_printf (C_("condition", "%1$s in %2$s"), who, place)
    /* Translators: units of a side. */
    : g_strdup_printf (_("%s on the map"), who);
}

/* In what they are counted; takes @units. */
static char *
add_measure (const HuTerm *term,
             char         *units)
{
  g_autofree char *who = units;

  switch (hu_control_term (term)->measure)
    {
    case HU_MEASURE_SQUADS:
      return is_of_squads (term)
        ? g_steal_pointer (&who)
        /* Translators: units of some kinds. */
        : g_strdup_printf (_("%s, counted in squads, with each half-squad or crew as half a squad"), who);
    case HU_MEASURE_POINTS:
      /* Translators: units. */
      return g_strdup_printf (_("value in points of %s"), who);
    case HU_MEASURE_UNITS:
    case HU_N_MEASURES:
      break;
    }

  return g_steal_pointer (&who);
}

char *
_hu_name_counted_units (const HuScenario *scenario,
                        const HuTerm     *term)
{
  char *units = add_whereabouts (scenario, term, name_units (scenario, term));

  return add_measure (term, _hu_add_filter (scenario, &term->filter, FALSE, units));
}

char *
_hu_explain_no_enemy (const HuScenario *scenario,
                      const HuTerm     *term)
{
  const char *enemy = _hu_side_name (scenario, hu_side_other (term->side));
  g_autofree char *units = _hu_name_no_kinds (find_kinds (term));
  g_autofree char *where = name_place (scenario, term);

  switch (hu_control_term (term)->enemies)
    {
    case HU_ENEMY_GOOD_ORDER_MMC:
      /* Translators: side; its units: "squad, half-squad or crew"; a building or hexes. */
      return hu_explain_sentence (scenario, _("no %1$s %2$s in Good Order in %3$s"), enemy, units, where);
    case HU_ENEMY_UNBROKEN_MMC:
      /* Translators: side; its units: "squad, half-squad or crew"; a building or hexes. */
      return hu_explain_sentence (scenario, _("no unbroken %1$s %2$s in %3$s"), enemy, units, where);
    case HU_ENEMY_MMC:
    case HU_ENEMY_ANY:
    case HU_N_ENEMIES:
      break;
    }

  /* Translators: side; its units: "squad, half-squad or crew"; a building or hexes. */
  return hu_explain_sentence (scenario, C_("condition", "no %1$s %2$s in %3$s"), enemy, units, where);
}

static char *
explain_unfit (HuFitness fitness)
{
  switch (fitness)
    {
    case HU_FITNESS_GOOD_ORDER:
      return g_strdup (_("does not count: it is not in Good Order"));
    case HU_FITNESS_UNBROKEN:
      return g_strdup (_("does not count: it is broken"));
    case HU_FITNESS_ARMED:
    case HU_FITNESS_ANY:
    case HU_N_FITNESS:
      break;
    }

  return g_strdup (_("does not count: it is not armed"));
}

/* What it adds where units are not counted one by one; else NULL. */
static char *
explain_measure (const HuState *state,
                 const HuTally *tally,
                 guint          unit)
{
  g_autofree char *number = NULL;

  if (tally->measure == HU_MEASURE_UNITS)
    return NULL;

  number = hu_explain_decimal (hu_control_measure (state, tally, unit),
                               tally->measure == HU_MEASURE_SQUADS ? HU_MEASURE_SQUAD : 1);
  /* Translators: a number of squads or points: "5-2-7 M, in M4: counts 0.5". */
  return g_strdup_printf (_("counts %s"), number);
}

char *
hu_explain_unit_count (const HuSnapshot *snapshot,
                       const HuTerm     *term,
                       guint             unit)
{
  const HuState *state;
  g_autofree char *kinds = NULL;
  HuTally tally;

  g_return_val_if_fail (snapshot != NULL && term != NULL && hu_control_term_has_units (term), NULL);

  state = hu_snapshot_get_state (snapshot);
  tally = hu_control_tally_of (term);
  switch (hu_control_uncounted (state, &tally, unit))
    {
    case HU_UNCOUNTED_NOT:
      break;
    case HU_UNCOUNTED_PRISONER:
      return g_strdup (_("does not count: it is captured"));
    case HU_UNCOUNTED_DUMMY:
      return g_strdup (_("does not count: it is a dummy"));
    case HU_UNCOUNTED_KIND:
      kinds = _hu_name_kinds (find_kinds (term));
      /* Translators: kinds of units: "squads, half-squads and crews". */
      return g_strdup_printf (_("does not count: only %s do"), kinds);
    case HU_UNCOUNTED_FILTER:
      return g_strdup (_("does not count: the condition names other units"));
    case HU_UNCOUNTED_BYPASS:
      return g_strdup (_("does not count: it is in Bypass"));
    case HU_UNCOUNTED_ELSEWHERE:
      return tally.building != HU_BUILDING_NONE ? g_strdup (_("does not count: it is not in the building"))
                                                : g_strdup (_("does not count: it is at another level"));
    case HU_UNCOUNTED_FITNESS:
      return explain_unfit (tally.fitness);
    }

  return explain_measure (state, &tally, unit);
}

char *
hu_explain_unit_share (const HuSnapshot *snapshot,
                       const GArray     *entries,
                       const HuTerm     *term,
                       guint             unit)
{
  g_autofree char *how = hu_explain_unit_count (snapshot, term, unit);
  g_autofree char *name = hu_explain_seen_unit (snapshot, unit);
  g_autofree char *titles = _hu_explain_list (hu_snapshot_get_scenario (snapshot), entries, HU_LIST_MOST, _hu_name_entry);

  /* Translators: titles of victory conditions in quotation marks; a unit; "does not count: it is broken". */
  return g_strdup_printf (_("For %1$s: %2$s %3$s."), titles, name, how != NULL ? how : C_("counted unit", "counts"));
}

/* The same for one part of a condition. */
char *
hu_explain_unit_part_share (const HuSnapshot *snapshot,
                            guint             entry,
                            const HuTerm     *term,
                            guint             unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autofree char *how = hu_explain_unit_count (snapshot, term, unit);
  g_autofree char *name = hu_explain_seen_unit (snapshot, unit);
  g_autofree char *title = _hu_explain_entry_title (scenario, entry);
  g_autofree char *part = hu_explain_whole_term (scenario, term);

  /* Translators: the title of a victory condition; a part of it: "no unbroken Russian squad, half-squad or crew in Mill"; a unit;
   * "does not count: it is broken". */
  return g_strdup_printf (_("“%1$s” asks for %2$s: %3$s %4$s."), title, part, name,
                          how != NULL ? how : C_("counted unit", "counts"));
}

char *
hu_explain_exit_area (const HuScenario *scenario,
                      HuSide            side)
{
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autofree char *names = NULL;
  const GPtrArray *exits;

  g_return_val_if_fail (scenario != NULL && hu_control_rules (scenario) != NULL, NULL);

  exits = hu_control_rules (scenario)->exits;
  for (guint i = 0; i < exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (exits, i);

      if (area->side == side)
        g_array_append_vals (hexes, area->hexes->data, area->hexes->len);
    }
  if (hexes->len == 0)
    return NULL;

  names = hu_explain_any_hexset (scenario, hexes);
  /* Translators: side; hexes. */
  return hu_explain_sentence (scenario, _("The %1$s side scores exit points with what leaves the map through %2$s for victory "
                                          "(26.23)."), _hu_side_name (scenario, side), names);
}
