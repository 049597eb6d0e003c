/*
 * Words for the atoms of objectives.  They are made of the scenario's own places, units and numbers, so that they read like
 * the rulebook that was written down.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-objectives-words.h"

/* --- Parts --- */

char *
_hu_explain_where (const HuScenario *scenario,
                   const HuWhere    *where)
{
  const GArray *listed = where->places != NULL ? where->places : where->hexes;

  /* Nothing is chosen yet, in the workshop. */
  if (listed == NULL || listed->len == 0)
    return g_strdup ("…");

  return where->places != NULL ? hu_explain_places (scenario, where->places, HU_BUDGET_NAMES)
                               : hu_explain_hexset (scenario, where->hexes);
}

char *
_hu_explain_anywhere (const HuScenario *scenario,
                      const HuWhere    *where)
{
  const GArray *listed = where->places != NULL ? where->places : where->hexes;

  if (listed == NULL)
    return NULL;
  if (listed->len == 0)
    return g_strdup ("…");

  return where->places != NULL ? hu_explain_any_places (scenario, where->places, HU_BUDGET_NAMES)
                               : hu_explain_any_hexset (scenario, where->hexes);
}

char *
_hu_explain_sources (const HuScenario *scenario,
                     const HuSources  *sources)
{
  static const char * const names[] = {
    NC_("edge", "the north edge"), NC_("edge", "the east edge"), NC_("edge", "the south edge"), NC_("edge", "the west edge"),
  };
  char *all = NULL;

  for (gint edge = HU_EDGE_NORTH; sources->by_edge && edge <= HU_EDGE_WEST; edge++)
    if (sources->edges[edge])
      all = _hu_join_either (all, g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "edge", names[edge])));
  if (sources->hexes != NULL)
    all = _hu_join_either (all, hu_explain_any_hexset (scenario, sources->hexes));

  return all;
}

/* Where units hold, enter or stand on the map only ground units count unless others are asked for: to be told where there
 * are others.  Not where units may be hidden, since that would tell of them. */
static gboolean
counts_ground_only (const HuScenario *scenario,
                    const HuTerm     *term)
{
  if (term->filter.kinds != 0 || hu_scenario_is_tactical (scenario) ||
      (term->kind != HU_TERM_UNITS && term->kind != HU_TERM_ENTERED && term->kind != HU_TERM_HOLDS))
    return FALSE;

  for (guint i = 0; i < scenario->units->len; i++)
    {
      HuUnitKind kind = hu_scenario_get_unit (scenario, i)->kind;

      if (kind == HU_UNIT_AIR || kind == HU_UNIT_NAVAL)
        return TRUE;
    }

  return FALSE;
}

/* A reader of a tactical game has to be told that squads do not count. The sentence does not depend on the units that
 * stand there, since a side may not see them. */
char *
_hu_add_units_filter (const HuScenario *scenario,
                      const HuTerm     *term,
                      char             *text)
{
  HuUnitFilter filter = term->filter;

  if (counts_ground_only (scenario, term))
    filter.kinds = 1u << HU_UNIT_GROUND;

  return _hu_filter_is_empty (&filter) && hu_scenario_is_tactical (scenario)
    ? _hu_add_operational (text) : _hu_add_filter (scenario, &filter, TRUE, text);
}

/* --- Atoms --- */

/* Are all of several things asked for that are listed? */
static gboolean
asks_for_all (const HuScenario *scenario,
              const HuTerm     *term)
{
  guint n = hu_term_count_listed (scenario->map, term);

  return n >= 2 && (!term->has_least || term->least >= n);
}

/* Says of each of several that are listed that it holds there; takes @names. */
static char *
each_of (const HuScenario *scenario,
         const HuTerm     *term,
         char             *names)
{
  g_autofree char *list = names;

  if (!asks_for_all (scenario, term))
    return g_steal_pointer (&list);
  if (term->where.places != NULL && hu_term_counts_hexes (term))
    /* Translators: places, in each hex of which or from each hex of which something is so. */
    return g_strdup_printf (C_("places", "every hex of %s"), list);

  /* Translators: places or hexes, in each of which or from each of which something is so. */
  return g_strdup_printf (C_("places", "each of %s"), list);
}

/* Says of each of several that are listed that it does not hold there. */
static char *
name_none_of (const HuScenario *scenario,
              const HuTerm     *term)
{
  g_autofree char *list = _hu_explain_where (scenario, &term->where);

  if (!asks_for_all (scenario, term))
    return g_steal_pointer (&list);

  return term->where.places != NULL
    /* Translators: places, from no hex of which something is so. */
    ? g_strdup_printf (C_("places", "any hex of %s"), list)
    /* Translators: hexes, from none of which something is so. */
    : g_strdup_printf (C_("places", "any of %s"), list);
}

/* Says how many of those that are listed; takes @names. */
static char *
of_listed (const HuScenario *scenario,
           const HuTerm     *term,
           char             *names)
{
  g_autofree char *list = names;
  guint n = hu_term_count_listed (scenario->map, term);

  if (!term->has_least || term->least >= n)
    return g_steal_pointer (&list);

  if (hu_term_counts_hexes (term))
    /* Translators: how many, of how many, their names or those of the places that they belong to. */
    return g_strdup_printf (_hu_trn ("at least %d of %u hex: %s", "at least %d of %u hexes: %s", n), (int) term->least, n, list);

  /* Translators: how many, of how many, their names. */
  return g_strdup_printf (_hu_trn ("at least %d of %u place: %s", "at least %d of %u places: %s", n), (int) term->least, n,
                          list);
}

/* Of places and hexes that are held; takes @text. */
static char *
add_lines (const HuScenario *scenario,
           const HuTerm     *term,
           char             *text)
{
  HuTristate supplied = hu_objectives_term (term)->supplied;
  g_autofree char *before = text;

  if (supplied == HU_TRISTATE_UNSET)
    return g_steal_pointer (&before);
  if (hu_term_count_listed (scenario->map, term) < 2)
    return supplied == HU_TRISTATE_TRUE
      /* Translators: a place or hex that a side holds. */
      ? g_strdup_printf (_("%s, with an open supply line"), before)
      /* Translators: a place or hex that a side holds. */
      : g_strdup_printf (_("%s, without a supply line"), before);

  return supplied == HU_TRISTATE_TRUE
    /* Translators: places or hexes that a side holds. */
    ? g_strdup_printf (_("%s, each with an open supply line"), before)
    /* Translators: places or hexes that a side holds. */
    : g_strdup_printf (_("%s, each without a supply line"), before);
}

/* Takes @text. */
char *
_hu_add_supplied (HuTristate supplied,
                  char      *text)
{
  g_autofree char *before = text;

  if (supplied == HU_TRISTATE_UNSET)
    return g_steal_pointer (&before);

  return supplied == HU_TRISTATE_TRUE
    /* Translators: a condition. */
    ? g_strdup_printf (_("%s, in supply"), before)
    /* Translators: a condition. */
    : g_strdup_printf (_("%s, out of supply"), before);
}

static char *
explain_holds (const HuScenario *scenario,
               const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  g_autofree char *list = of_listed (scenario, term, _hu_explain_where (scenario, &term->where));
  g_autofree char *text = NULL;

  switch (hu_objectives_term (term)->held)
    {
    case HU_HELD_BY_CONTROL:
      /* Translators: side; places or hexes. */
      text = hu_explain_sentence (scenario, _("%s control of %s"), side, list);
      break;
    case HU_HELD_BY_PRESENCE:
      list = each_of (scenario, term, g_steal_pointer (&list));
      /* Translators: side; places or hexes. */
      text = hu_explain_sentence (scenario, _("a unit of the %s side in %s"), side, list);
      break;
    case HU_HELD_CLEAR:
    case HU_N_HELD:
      list = each_of (scenario, term, g_steal_pointer (&list));
      /* Translators: side; the other side; places or hexes. */
      text = hu_explain_sentence (scenario, _("a unit of the %1$s side and none of the %2$s side in %3$s"), side,
                                  _hu_side_name (scenario, hu_side_other (term->side)), list);
      break;
    }

  return add_lines (scenario, term, g_steal_pointer (&text));
}

/* Takes @text. */
char *
_hu_add_within (const HuScenario *scenario,
                const HuTerm     *term,
                char             *text)
{
  g_autofree char *before = text;
  g_autofree char *hexes = NULL;

  if (hu_objectives_term (term)->within == NULL)
    return g_steal_pointer (&before);

  hexes = hu_explain_hexset (scenario, hu_objectives_term (term)->within);
  /* Translators: a condition; hexes. */
  return g_strdup_printf (_("%s, only through %s"), before, hexes);
}

/* At least some of several hexes must be without a line. */
static char *
explain_some_cut_off (const HuScenario *scenario,
                      const HuTerm     *term,
                      const char       *side,
                      const char       *to)
{
  guint n = hu_term_count_listed (scenario->map, term);
  gint least = (gint) term->least;
  g_autofree char *list = _hu_explain_where (scenario, &term->where);

  return to != NULL
    ? hu_explain_sentence (scenario,
                           _hu_trn (
                               /* Translators: how many; of how many; side; where its line would end; hexes or places. */
                               "at least %1$d of %2$u hexes is without a supply line of the %3$s side to %4$s: %5$s",
                               "at least %1$d of %2$u hexes are without a supply line of the %3$s side to %4$s: %5$s", least),
                           least, n, side, to, list)
    : hu_explain_sentence (scenario,
                           _hu_trn (
                               /* Translators: how many; of how many; side; hexes or places. */
                               "at least %1$d of %2$u hexes is without a supply line of the %3$s side: %4$s",
                               "at least %1$d of %2$u hexes are without a supply line of the %3$s side: %4$s", least),
                           least, n, side, list);
}

static char *
explain_cut_off (const HuScenario *scenario,
                 const HuTerm     *term,
                 const char       *side,
                 const char       *to)
{
  g_autofree char *list = NULL;

  if (term->has_least && term->least < hu_term_count_listed (scenario->map, term))
    return explain_some_cut_off (scenario, term, side, to);

  list = name_none_of (scenario, term);
  return to != NULL
    /* Translators: side; where its line would end; hexes or places. */
    ? hu_explain_sentence (scenario, _("no supply line of the %s side to %s, from %s"), side, to, list)
    /* Translators: side; hexes or places. */
    : hu_explain_sentence (scenario, _("no supply line of the %s side from %s"), side, list);
}

static char *
explain_connected (const HuScenario *scenario,
                   const HuTerm     *term,
                   const char       *side,
                   const char       *to)
{
  g_autofree char *list = each_of (scenario, term, of_listed (scenario, term, _hu_explain_where (scenario, &term->where)));

  return to != NULL
    /* Translators: side; where its line ends; hexes or places. */
    ? hu_explain_sentence (scenario, _("an open supply line of the %s side to %s, from %s"), side, to, list)
    /* Translators: side; hexes or places. */
    : hu_explain_sentence (scenario, _("an open supply line of the %s side from %s"), side, list);
}

static char *
explain_line_of_supply (const HuScenario *scenario,
                        const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  g_autofree char *to = hu_objectives_term (term)->has_to ? _hu_explain_sources (scenario, &hu_objectives_term (term)->to) : NULL;

  return _hu_add_within (scenario, term, term->kind == HU_TERM_CUT_OFF ? explain_cut_off (scenario, term, side, to)
                                                                    : explain_connected (scenario, term, side, to));
}

/* The number by which the noun behind the bounds goes. */
static gint64
bound_number (const HuTerm *term)
{
  gint64 bound = term->has_most ? term->most : term->least;

  /* A broken number takes the form of two. */
  return bound % term->unit == 0 ? bound / term->unit : 2;
}

static char *
explain_on_map (const HuScenario *scenario,
                const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  gint64 n = bound_number (term);
  g_autofree char *bounds = _hu_explain_term_bounds (term);
  g_autofree char *where = _hu_explain_anywhere (scenario, &term->where);
  g_autofree char *text = NULL;

  if (where == NULL)
    text = hu_objectives_term (term)->count_strength
      /* Translators: "at least 3"; side. */
      ? hu_explain_sentence (scenario, _hu_trn ("%s strength point of the %s side on the map",
                                                "%s strength points of the %s side on the map", n), bounds, side)
      /* Translators: "at least 3"; side. */
      : hu_explain_sentence (scenario, _hu_trn ("%s unit of the %s side on the map", "%s units of the %s side on the map", n),
                             bounds, side);
  else
    text = hu_objectives_term (term)->count_strength
      /* Translators: "at least 3"; side; places or hexes. */
      ? hu_explain_sentence (scenario, _hu_trn ("%s strength point of the %s side in %s",
                                                "%s strength points of the %s side in %s", n), bounds, side, where)
      /* Translators: "at least 3"; side; places or hexes. */
      : hu_explain_sentence (scenario, _hu_trn ("%s unit of the %s side in %s", "%s units of the %s side in %s", n),
                             bounds, side, where);

  return _hu_add_supplied (hu_objectives_term (term)->supplied, g_steal_pointer (&text));
}

static char *
count_left (const HuScenario *scenario,
            const HuTerm     *term,
            const char       *bounds)
{
  const char *side = _hu_side_name (scenario, term->side);
  gint64 n = bound_number (term);

  switch (term->kind)
    {
    case HU_TERM_ELIMINATED:
      return hu_explain_sentence (scenario, _hu_trn (
                                      /* Translators: "at least 3"; side. */
                                      "%s unit of the %s side eliminated", "%s units of the %s side eliminated", n),
                                  bounds, side);
    case HU_TERM_EXITED:
      return hu_explain_sentence (scenario, _hu_trn (
                                      /* Translators: "at least 3"; side. */
                                      "%s unit of the %s side exited", "%s units of the %s side exited", n), bounds, side);
    default:
      return hu_explain_sentence (scenario, _hu_trn (
                                      /* Translators: "at least 3"; side. */
                                      "%s unit of the %s side withdrawn", "%s units of the %s side withdrawn", n),
                                  bounds, side);
    }
}

static char *
count_strength_left (const HuScenario *scenario,
                     const HuTerm     *term,
                     const char       *bounds)
{
  const char *side = _hu_side_name (scenario, term->side);
  gint64 n = bound_number (term);

  switch (term->kind)
    {
    case HU_TERM_ELIMINATED:
      return hu_explain_sentence (scenario, _hu_trn (
                                      /* Translators: "at least 3"; side. */
                                      "%s strength point of the %s side eliminated",
                                      "%s strength points of the %s side eliminated", n), bounds, side);
    case HU_TERM_EXITED:
      return hu_explain_sentence (scenario, _hu_trn (
                                      /* Translators: "at least 3"; side. */
                                      "%s strength point of the %s side exited",
                                      "%s strength points of the %s side exited", n), bounds, side);
    default:
      return hu_explain_sentence (scenario, _hu_trn (
                                      /* Translators: "at least 3"; side. */
                                      "%s strength point of the %s side withdrawn",
                                      "%s strength points of the %s side withdrawn", n), bounds, side);
    }
}

static char *
explain_left (const HuScenario *scenario,
              const HuTerm     *term)
{
  g_autofree char *bounds = _hu_explain_term_bounds (term);
  g_autofree char *text = hu_objectives_term (term)->count_strength ? count_strength_left (scenario, term, bounds)
                                               : count_left (scenario, term, bounds);

  if (term->has_through)
    {
      g_autofree char *edges = _hu_explain_sources (scenario, &term->through);

      /* Translators: units that have left the map; edges or hexes of the map. */
      return g_strdup_printf (_("%s, through %s"), text, edges);
    }

  return g_steal_pointer (&text);
}

static char *
explain_ratio (const HuScenario *scenario,
               const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  const char *enemy = _hu_side_name (scenario, hu_side_other (term->side));
  g_autofree char *bounds = _hu_explain_ratio_bounds (term);

  /* Translators: side, the other side, "above 3 : 1, below 6 : 1". */
  return hu_explain_sentence (scenario, _("ratio of %s to %s points: %s"), side, enemy, bounds);
}

static char *
name_item (const HuScenario *scenario,
           const GArray     *items,
           guint             index)
{
  const HuScoreItem *item = g_ptr_array_index (hu_objectives_rules (scenario)->schedule, g_array_index (items, guint, index));
  g_autofree char *name = hu_explain_item (scenario, item->id);

  return g_strdup_printf (_("“%s”"), name);
}

/* "“Losses” and “Orel”": the items whose points count; NULL: all points do. */
char *
_hu_explain_items (const HuScenario *scenario,
                   const HuTerm     *term)
{
  const GArray *items = hu_objectives_term (term)->items;

  return items != NULL ? _hu_explain_list (scenario, items, HU_BUDGET_NAMES, name_item) : NULL;
}

static char *
explain_points (const HuScenario *scenario,
                const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  gint64 n = bound_number (term);
  g_autofree char *bounds = NULL;
  g_autofree char *items = NULL;

  if (term->kind == HU_TERM_LEAD && ((term->has_least && term->least <= 0) || (term->has_most && term->most <= 0)))
    {
      bounds = _hu_explain_lead_bounds (term->has_least, hu_term_least (term), term->has_most, hu_term_most (term));
      /* Translators: side; "at most 5 behind", "not behind". */
      return hu_explain_sentence (scenario, _("the %s side in points: %s"), side, bounds);
    }

  bounds = _hu_explain_term_bounds (term);
  items = _hu_explain_items (scenario, term);
  if (items != NULL)
    /* Translators: "at least 8"; side; what they are for, in quotation marks. */
    return hu_explain_sentence (scenario, _hu_trn ("%s point for the %s side, for %s", "%s points for the %s side, for %s", n),
                                bounds, side, items);

  return term->kind == HU_TERM_POINTS
    /* Translators: "at least 8"; side. */
    ? hu_explain_sentence (scenario, _hu_trn ("%s point for the %s side", "%s points for the %s side", n), bounds, side)
    /* Translators: "at least 8"; side; the other side. */
    : hu_explain_sentence (scenario, _hu_trn ("%1$s point more for the %2$s side than for the %3$s side",
                                              "%1$s points more for the %2$s side than for the %3$s side", n), bounds, side,
                           _hu_side_name (scenario, hu_side_other (term->side)));
}

static char *
explain_gaps (const HuScenario *scenario,
              const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  g_autofree char *most = _hu_number (term->most);

  if (!term->has_most || term->most == 0)
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("no gap in the front line of the %s side"), side);

  /* Translators: a number; side. */
  return hu_explain_sentence (scenario, _hu_trn ("at most %s gap in the front line of the %s side",
                                                 "at most %s gaps in the front line of the %s side", term->most), most, side);
}

static char *
explain_entered (const HuScenario *scenario,
                 const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  g_autofree char *list = of_listed (scenario, term, _hu_explain_where (scenario, &term->where));

  if (!asks_for_all (scenario, term))
    /* Translators: side; places or hexes. */
    return hu_explain_sentence (scenario, _("units of the %s side have entered %s"), side, list);

  return term->where.places != NULL && hu_term_counts_hexes (term)
    /* Translators: side; places. */
    ? hu_explain_sentence (scenario, _("units of the %s side have entered every hex of %s"), side, list)
    /* Translators: side; places or hexes. */
    : hu_explain_sentence (scenario, _("units of the %s side have entered each of %s"), side, list);
}

char *
_hu_explain_objectives_atom (const HuScenario *scenario,
                             const HuTerm     *term)
{
  const char *side = term->side != HU_SIDE_NONE ? _hu_side_name (scenario, term->side) : "";
  g_autofree char *list = NULL;
  char *text;

  switch (term->kind)
    {
    case HU_TERM_HOLDS:
      text = explain_holds (scenario, term);
      return hu_objectives_term (term)->held != HU_HELD_BY_CONTROL ? _hu_add_units_filter (scenario, term, text) : text;
    case HU_TERM_ENTERED:
      return _hu_add_units_filter (scenario, term, explain_entered (scenario, term));
    case HU_TERM_CONNECTED:
    case HU_TERM_CUT_OFF:
      return explain_line_of_supply (scenario, term);
    case HU_TERM_UNITS:
      return _hu_add_units_filter (scenario, term, explain_on_map (scenario, term));
    case HU_TERM_ELIMINATED:
    case HU_TERM_EXITED:
    case HU_TERM_WITHDRAWN:
      return _hu_add_units_filter (scenario, term, explain_left (scenario, term));
    case HU_TERM_WITHDRAWALS:
      list = _hu_number (MAX (term->least, 1));
      /* Translators: a number; side. */
      return hu_explain_sentence (scenario, _hu_trn ("at least %s failed withdrawal of the %s side",
                                                     "at least %s failed withdrawals of the %s side", MAX (term->least, 1)),
                                  list, side);
    case HU_TERM_POINTS:
    case HU_TERM_LEAD:
      return explain_points (scenario, term);
    case HU_TERM_RATIO:
      return explain_ratio (scenario, term);
    case HU_TERM_LINE:
      return explain_gaps (scenario, term);
    default:
      return NULL;
    }
}

char *
_hu_explain_objectives_standing (const HuTermFinding *finding,
                                 gboolean             bounds)
{
  const HuTerm *term = finding->term;

  return term->kind == HU_TERM_LEAD && !term->counted
    ? _hu_explain_lead (hu_term_finding_have (finding), bounds && term->has_least, hu_term_least (term),
                        bounds && term->has_most, hu_term_most (term)) : NULL;
}
