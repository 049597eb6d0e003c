/*
 * Words for conditions: what each asks for, how far it is met, what is missing.  They are made of the scenario's own
 * places, units and numbers, so that they read like the rulebook that was written down.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-objectives-words.h"

/* --- Parts --- */

/* NULL: the whole map. */
static char *
explain_where (const HuScenario *scenario,
               const HuWhere    *where)
{
  if (where->places != NULL)
    return hu_explain_places (scenario, where->places, HU_BUDGET_NAMES);
  if (where->hexes != NULL)
    return hu_explain_hexset (scenario, where->hexes);

  return NULL;
}

static char *
explain_edges (const HuScenario *scenario,
               const HuSources  *sources)
{
  static const char * const names[] = {
    NC_("edge", "the north edge"), NC_("edge", "the east edge"), NC_("edge", "the south edge"), NC_("edge", "the west edge"),
  };
  g_autoptr(GString) text = g_string_new (NULL);

  for (gint edge = HU_EDGE_NORTH; sources->by_edge && edge <= HU_EDGE_WEST; edge++)
    if (sources->edges[edge])
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", g_dpgettext2 (GETTEXT_PACKAGE, "edge", names[edge]));
  if (sources->hexes != NULL)
    {
      g_autofree char *hexes = hu_explain_hexset (scenario, sources->hexes);

      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", hexes);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "armor, division": what narrows the units down; NULL: nothing does. */
static char *
explain_filter (const HuScenario   *scenario,
                const HuUnitFilter *filter)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint kind = 0; kind < HU_N_UNIT_KINDS; kind++)
    if (filter->kinds >> kind & 1)
      g_ptr_array_add (parts, hu_explain_unit_kind ((HuUnitKind) kind));
  for (guint i = 0; filter->branches != NULL && i < filter->branches->len; i++)
    g_ptr_array_add (parts, g_strdup (g_ptr_array_index (filter->branches, i)));
  for (guint size = 0; size < HU_N_SIZES; size++)
    if (filter->sizes >> size & 1)
      g_ptr_array_add (parts, g_strdup (hu_unit_size_to_string ((HuUnitSize) size)));
  if (filter->units != NULL)
    g_ptr_array_add (parts, hu_explain_units (scenario, filter->units, HU_BUDGET_NAMES));
  if (parts->len == 0)
    return NULL;

  g_ptr_array_add (parts, NULL);
  return g_strjoinv (", ", (char **) parts->pdata);
}

static char *
add_filter (const HuScenario   *scenario,
            const HuUnitFilter *filter,
            char               *text)
{
  g_autofree char *before = text;
  g_autofree char *only = explain_filter (scenario, filter);

  if (only == NULL)
    return g_steal_pointer (&before);

  /* Translators: a condition; the kinds, branches or names of the units that count for it. */
  return g_strdup_printf (_("%s (only %s)"), before, only);
}

/* "2 to 4", "at least 2", "at most 4". */
static char *
explain_bounds (gboolean has_least,
                gint64   least,
                gboolean has_most,
                gint64   most)
{
  g_autofree char *low = _hu_number (least);
  g_autofree char *high = _hu_number (most);

  if (has_least && has_most && least == most)
    /* Translators: a number. */
    return g_strdup_printf (C_("condition", "exactly %s"), low);
  if (has_least && has_most)
    /* Translators: numbers. */
    return g_strdup_printf (C_("condition", "%s to %s"), low, high);
  if (has_most && most == 0)
    /* Translators: no unit, no point: a number as "at most 2". */
    return g_strdup (C_("bounds", "no"));
  if (has_most)
    /* Translators: a number. */
    return g_strdup_printf (C_("condition", "at most %s"), high);

  /* Translators: a number. */
  return g_strdup_printf (C_("condition", "at least %s"), low);
}

char *
_hu_explain_span (const HuScenario *scenario,
                  const HuTurnSpan *span)
{
  g_autofree char *from = hu_explain_turn (scenario, MAX (span->from, 1));
  g_autofree char *to = hu_explain_turn (scenario, MAX (span->to, 1));

  if (span->from > 0 && span->from == span->to)
    /* Translators: a turn: "Turn 3", "Oct III". */
    return g_strdup_printf (C_("turns", "in %s"), from);
  if (span->from > 0 && span->to > 0)
    /* Translators: turns. */
    return g_strdup_printf (C_("turns", "from %s to %s"), from, to);
  if (span->from > 0)
    /* Translators: a turn. */
    return g_strdup_printf (C_("turns", "from %s on"), from);

  /* Translators: a turn. */
  return g_strdup_printf (C_("turns", "up to %s"), to);
}

/* --- Atoms --- */

/* Says how many of what is listed; takes @names. */
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

static char *
explain_holds (const HuScenario *scenario,
               const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  g_autofree char *list = of_listed (scenario, term, explain_where (scenario, &term->where));
  g_autofree char *text = NULL;

  switch (term->held)
    {
    case HU_HELD_BY_CONTROL:
      /* Translators: side; places or hexes. */
      text = hu_explain_sentence (scenario, _("%s control of %s"), side, list);
      break;
    case HU_HELD_BY_PRESENCE:
      /* Translators: side; places or hexes. */
      text = hu_explain_sentence (scenario, _("a unit of the %s side in %s"), side, list);
      break;
    case HU_HELD_CLEAR:
    case HU_N_HELD:
      /* Translators: side; places or hexes. */
      text = hu_explain_sentence (scenario, _("a unit of the %s side and no enemy in %s"), side, list);
      break;
    }

  if (term->supplied == HU_TRISTATE_TRUE)
    /* Translators: a condition. */
    return g_strdup_printf (_("%s, in supply"), text);
  if (term->supplied == HU_TRISTATE_FALSE)
    /* Translators: a condition. */
    return g_strdup_printf (_("%s, out of supply"), text);

  return g_steal_pointer (&text);
}

static char *
explain_line_of_supply (const HuScenario *scenario,
                        const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  g_autofree char *list = of_listed (scenario, term, explain_where (scenario, &term->where));
  g_autofree char *to = term->has_to ? explain_edges (scenario, &term->to) : NULL;
  g_autofree char *text = NULL;

  if (term->kind == HU_TERM_CUT_OFF)
    text = to != NULL
      /* Translators: side; hexes or places; where its line would end. */
      ? hu_explain_sentence (scenario, _("no line of the %s side from %s to %s"), side, list, to)
      /* Translators: side; hexes or places. */
      : hu_explain_sentence (scenario, _("no supply line of the %s side from %s"), side, list);
  else
    text = to != NULL
      /* Translators: side; hexes or places; where its line ends. */
      ? hu_explain_sentence (scenario, _("an open line of the %s side from %s to %s"), side, list, to)
      /* Translators: side; hexes or places. */
      : hu_explain_sentence (scenario, _("an open supply line of the %s side from %s"), side, list);

  if (term->within != NULL)
    {
      g_autofree char *hexes = hu_explain_hexset (scenario, term->within);

      /* Translators: a condition; hexes. */
      return g_strdup_printf (_("%s, only through %s"), text, hexes);
    }

  return g_steal_pointer (&text);
}

/* The number by which the noun behind the bounds goes. */
static gint64
bound_number (const HuTerm *term)
{
  return term->has_most ? term->most : term->least;
}

static char *
explain_on_map (const HuScenario *scenario,
                const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  gint64 n = bound_number (term);
  g_autofree char *bounds = explain_bounds (term->has_least, term->least, term->has_most, term->most);
  g_autofree char *where = explain_where (scenario, &term->where);
  g_autofree char *text = NULL;

  if (where == NULL)
    text = term->count_strength
      /* Translators: "at least 3"; side. */
      ? hu_explain_sentence (scenario, _hu_trn ("%s strength point of the %s side on the map",
                                                "%s strength points of the %s side on the map", n), bounds, side)
      /* Translators: "at least 3"; side. */
      : hu_explain_sentence (scenario, _hu_trn ("%s unit of the %s side on the map", "%s units of the %s side on the map", n),
                             bounds, side);
  else
    text = term->count_strength
      /* Translators: "at least 3"; side; places or hexes. */
      ? hu_explain_sentence (scenario, _hu_trn ("%s strength point of the %s side in %s",
                                                "%s strength points of the %s side in %s", n), bounds, side, where)
      /* Translators: "at least 3"; side; places or hexes. */
      : hu_explain_sentence (scenario, _hu_trn ("%s unit of the %s side in %s", "%s units of the %s side in %s", n),
                             bounds, side, where);

  if (term->supplied == HU_TRISTATE_TRUE)
    return g_strdup_printf (_("%s, in supply"), text);
  if (term->supplied == HU_TRISTATE_FALSE)
    return g_strdup_printf (_("%s, out of supply"), text);

  return g_steal_pointer (&text);
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
  g_autofree char *bounds = explain_bounds (term->has_least, term->least, term->has_most, term->most);
  g_autofree char *text = term->count_strength ? count_strength_left (scenario, term, bounds)
                                               : count_left (scenario, term, bounds);

  if (term->has_through)
    {
      g_autofree char *edges = explain_edges (scenario, &term->through);

      /* Translators: a condition; edges or hexes of the map. */
      return g_strdup_printf (_("%s, through %s"), text, edges);
    }

  return g_steal_pointer (&text);
}

/* "above 3 : 1, below 6 : 1" */
static char *
explain_ratio_bounds (const HuTerm *term)
{
  g_autofree char *low = _hu_explain_ratio (term->lower.numerator, term->lower.denominator);
  g_autofree char *high = _hu_explain_ratio (term->upper.numerator, term->upper.denominator);
  g_autofree char *lower = NULL;
  g_autofree char *upper = NULL;

  if (term->lower.bound != HU_RATIO_OPEN)
    lower = term->lower.bound == HU_RATIO_INCLUSIVE
      /* Translators: a ratio of points. */
      ? g_strdup_printf (C_("ratio", "at least %s"), low)
      /* Translators: a ratio of points. */
      : g_strdup_printf (C_("ratio", "above %s"), low);
  if (term->upper.bound != HU_RATIO_OPEN)
    upper = term->upper.bound == HU_RATIO_INCLUSIVE
      /* Translators: a ratio of points. */
      ? g_strdup_printf (C_("ratio", "up to %s"), high)
      /* Translators: a ratio of points. */
      : g_strdup_printf (C_("ratio", "below %s"), high);

  return lower != NULL && upper != NULL ? g_strdup_printf ("%s, %s", lower, upper)
                                        : g_strdup (lower != NULL ? lower : upper);
}

char *
_hu_explain_ratio_need (const HuTerm *term)
{
  return term->lower.bound == HU_RATIO_INCLUSIVE && term->upper.bound == HU_RATIO_OPEN
    ? _hu_explain_ratio (term->lower.numerator, term->lower.denominator) : explain_ratio_bounds (term);
}

static char *
explain_ratio (const HuScenario *scenario,
               const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  const char *enemy = _hu_side_name (scenario, hu_side_other (term->side));
  g_autofree char *bounds = explain_ratio_bounds (term);

  /* Translators: side, the other side, "above 3 : 1, below 6 : 1". */
  return hu_explain_sentence (scenario, _("a ratio of %s to %s points of %s"), side, enemy, bounds);
}

static char *
explain_points (const HuScenario *scenario,
                const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  gint64 n = bound_number (term);
  g_autofree char *bounds = NULL;

  if (term->kind == HU_TERM_LEAD && ((term->has_least && term->least <= 0) || (term->has_most && term->most <= 0)))
    {
      bounds = _hu_explain_lead_bounds (term->has_least, term->least, term->has_most, term->most);
      /* Translators: side; "at most 5 behind", "not behind". */
      return hu_explain_sentence (scenario, _("the %s side in points: %s"), side, bounds);
    }

  bounds = explain_bounds (term->has_least, term->least, term->has_most, term->most);
  return term->kind == HU_TERM_POINTS
    /* Translators: "at least 8"; side. */
    ? hu_explain_sentence (scenario, _hu_trn ("%s point for the %s side", "%s points for the %s side", n), bounds, side)
    /* Translators: "at least 8"; side. */
    : hu_explain_sentence (scenario, _hu_trn ("%s point more for the %s side than for the enemy",
                                              "%s points more for the %s side than for the enemy", n), bounds, side);
}

static char *
explain_gaps (const HuScenario *scenario,
              const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  g_autofree char *most = _hu_number (term->most);

  if (!term->has_most || term->most == 0)
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("no gap in the line of the %s side"), side);

  /* Translators: a number; side. */
  return hu_explain_sentence (scenario, _hu_trn ("at most %s gap in the line of the %s side",
                                                 "at most %s gaps in the line of the %s side", term->most), most, side);
}

static char *
explain_memory (const HuTerm *term)
{
  g_autofree char *ends = _hu_number (term->least);

  if (term->kind == HU_TERM_EVER)
    return g_strdup (_("this has been met at least once"));
  if (term->kind == HU_TERM_FIRST)
    return g_strdup (_("the first of these has been met, and the second had not been met before"));

  return g_strdup_printf (term->at == HU_JUDGED_PLAYER_TURN
                          /* Translators: a number. */
                          ? _hu_trn ("this is met at the end of %s player turn",
                                     "this is met at the end of %s player turns in a row", term->least)
                          /* Translators: a number. */
                          : _hu_trn ("this is met at the end of %s turn",
                                     "this is met at the end of %s turns in a row", term->least), ends);
}

static char *
explain_atom (const HuScenario *scenario,
              const HuTerm     *term)
{
  const char *side = term->side != HU_SIDE_NONE ? _hu_side_name (scenario, term->side) : "";
  g_autofree char *list = NULL;
  char *text;

  switch (term->kind)
    {
    case HU_TERM_HOLDS:
      return explain_holds (scenario, term);
    case HU_TERM_ENTERED:
      list = of_listed (scenario, term, explain_where (scenario, &term->where));
      /* Translators: side; places or hexes. */
      text = hu_explain_sentence (scenario, _("units of the %s side have entered %s"), side, list);
      return add_filter (scenario, &term->filter, text);
    case HU_TERM_CONNECTED:
    case HU_TERM_CUT_OFF:
      return explain_line_of_supply (scenario, term);
    case HU_TERM_UNITS:
      return add_filter (scenario, &term->filter, explain_on_map (scenario, term));
    case HU_TERM_ELIMINATED:
    case HU_TERM_EXITED:
    case HU_TERM_WITHDRAWN:
      return add_filter (scenario, &term->filter, explain_left (scenario, term));
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
      return explain_memory (term);
    }
}

char *
hu_explain_term (const HuScenario *scenario,
                 const HuTerm     *term)
{
  g_return_val_if_fail (scenario != NULL && term != NULL, NULL);

  switch (term->kind)
    {
    case HU_TERM_ALL:
      return g_strdup (_("all of these"));
    case HU_TERM_ANY:
      return g_strdup (_("any of these"));
    case HU_TERM_NOT:
      return g_strdup (_("not this"));
    case HU_TERM_SOME:
      return g_strdup_printf (_hu_trn (
                                  /* Translators: how many. */
                                  "at least %d of these", "at least %d of these", term->least), (int) term->least);
    case HU_TERM_TURN:
      return _hu_explain_span (scenario, &term->turn);
    default:
      return explain_atom (scenario, term);
    }
}

/* --- How it stands --- */

static char *
explain_lead_of (const HuTerm *term,
                 gint64        have)
{
  return _hu_explain_lead (have, term->has_least, term->least, term->has_most, term->most);
}

/* @need: the bound that is not kept, else the lower one; it is an upper one where the term has no other. */
static char *
explain_counted (const HuTerm *term,
                    gint64        have,
                    gint64        need)
{
  gboolean line = term->kind == HU_TERM_LINE;

  if (!term->has_least && !term->has_most)
    return _hu_explain_count (have, !line, need, line, need);

  return _hu_explain_count (have, term->has_least, term->least, term->has_most, term->most);
}

char *
_hu_explain_term_count (const HuTerm *term,
                        gint64        have,
                        gint64        need)
{
  g_return_val_if_fail (term != NULL, NULL);

  return term->kind == HU_TERM_LEAD ? explain_lead_of (term, have) : explain_counted (term, have, need);
}

char *
hu_explain_term_standing (const HuScenario    *scenario,
                          const HuTermFinding *finding)
{
  g_return_val_if_fail (scenario != NULL && finding != NULL, NULL);

  if (finding->term->kind == HU_TERM_TURN)
    return hu_explain_turn (scenario, (guint) finding->have);
  if (finding->term->kind == HU_TERM_NOT)
    return g_strdup (finding->met ? C_("condition", "not so") : C_("condition", "so"));

  if (finding->settled && !finding->met)
    return g_strdup (C_("condition", "no longer possible"));
  if (finding->term->kind == HU_TERM_RATIO)
    return _hu_explain_ratio (finding->have, finding->have_of);

  return _hu_explain_term_count (finding->term, finding->have, finding->need);
}

static char *
name_lacking (const HuScenario    *scenario,
              const HuTermFinding *finding)
{
  return finding->lacks_places ? hu_explain_places (scenario, finding->lacking, HU_BUDGET_NAMES)
                               : hu_explain_hexset (scenario, finding->lacking);
}

char *
hu_explain_term_missing (const HuScenario    *scenario,
                         const HuTermFinding *finding)
{
  g_autofree char *lacking = NULL;
  g_autofree char *against = NULL;

  g_return_val_if_fail (scenario != NULL && finding != NULL, NULL);

  if (finding->rows != NULL && finding->rows->len > 0)
    {
      lacking = hu_explain_rows (scenario, finding->rows, HU_BUDGET_NAMES);
      /* Translators: hex rows. */
      return g_strdup_printf (_("Open: %s."), lacking);
    }
  if (finding->met || finding->lacking == NULL || finding->lacking->len == 0)
    return NULL;

  lacking = name_lacking (scenario, finding);
  if (finding->no_source)
    {
      g_autofree char *nothing = hu_explain_no_source (scenario, finding->term->side);

      /* Translators: places or hexes that are missing; a whole sentence that says why. */
      return g_strdup_printf (_("Missing: %s. %s."), lacking, nothing);
    }
  if (finding->against == NULL || finding->against->len == 0)
    /* Translators: places or hexes that are missing. */
    return g_strdup_printf (_("Missing: %s."), lacking);

  against = hu_explain_units (scenario, finding->against, HU_LIST_MOST);
  /* Translators: places or hexes that are missing; enemy units. */
  return g_strdup_printf (_("Missing: %s. In the way: %s."), lacking, against);
}
