/*
 * Words for what the atoms of objectives count in a sum, without bounds.
 */
#include "config.h"

#include "hu-objectives-words.h"

static char *
name_points (const HuScenario *scenario,
             const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  g_autofree char *items = _hu_explain_items (scenario, term);

  if (items == NULL)
    /* Translators: side. */
    return hu_explain_sentence (scenario, C_("counted", "points of the %s side"), side);

  /* Translators: side; what the points are for, in quotation marks. */
  return hu_explain_sentence (scenario, C_("counted", "points of the %s side for %s"), side, items);
}

/* The things among which it counts. */
static char *
name_listed (const HuScenario *scenario,
             const HuTerm     *term)
{
  g_autofree char *list = _hu_explain_where (scenario, &term->where);

  return term->where.places != NULL && hu_term_counts_hexes (term)
    /* Translators: places. */
    ? g_strdup_printf (C_("places", "the hexes of %s"), list)
    : _hu_add_alone (g_steal_pointer (&list), hu_term_count_listed (scenario->map, term));
}

static char *
name_held (const HuScenario *scenario,
           const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  const char *enemy = _hu_side_name (scenario, hu_side_other (term->side));
  gboolean hexes = hu_term_counts_hexes (term);
  g_autofree char *list = name_listed (scenario, term);

  switch (hu_objectives_term (term)->held)
    {
    case HU_HELD_BY_PRESENCE:
      return hexes
        /* Translators: side; hexes. */
        ? hu_explain_sentence (scenario, _("hexes with a unit of the %s side among %s"), side, list)
        /* Translators: side; places. */
        : hu_explain_sentence (scenario, _("places with a unit of the %s side among %s"), side, list);
    case HU_HELD_CLEAR:
      return hexes
        /* Translators: side; the other side; hexes. */
        ? hu_explain_sentence (scenario, _("hexes with a unit of the %1$s side and none of the %2$s side among %3$s"), side,
                               enemy, list)
        /* Translators: side; the other side; places. */
        : hu_explain_sentence (scenario, _("places with a unit of the %1$s side and none of the %2$s side among %3$s"), side,
                               enemy, list);
    case HU_HELD_BY_CONTROL:
    case HU_N_HELD:
      break;
    }

  return hexes
    /* Translators: side; hexes. */
    ? hu_explain_sentence (scenario, _("hexes that the %s side holds among %s"), side, list)
    /* Translators: side; places. */
    : hu_explain_sentence (scenario, _("places that the %s side holds among %s"), side, list);
}

static char *
name_entered (const HuScenario *scenario,
              const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  g_autofree char *list = name_listed (scenario, term);

  return hu_term_counts_hexes (term)
    /* Translators: side; hexes. */
    ? hu_explain_sentence (scenario, _("hexes that the %s side has entered among %s"), side, list)
    /* Translators: side; places. */
    : hu_explain_sentence (scenario, _("places that the %s side has entered among %s"), side, list);
}

static char *
name_lines (const HuScenario *scenario,
            const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  gboolean open = term->kind == HU_TERM_CONNECTED;
  g_autofree char *list = name_listed (scenario, term);
  g_autofree char *to = NULL;

  if (!hu_objectives_term (term)->has_to)
    return open
      /* Translators: side; hexes. */
      ? hu_explain_sentence (scenario, _("hexes among %2$s with an open supply line of the %1$s side"), side, list)
      /* Translators: side; hexes. */
      : hu_explain_sentence (scenario, _("hexes among %2$s without a supply line of the %1$s side"), side, list);

  to = _hu_explain_sources (scenario, &hu_objectives_term (term)->to);
  return open
    /* Translators: side; hexes; where the line ends. */
    ? hu_explain_sentence (scenario, _("hexes among %2$s with an open supply line of the %1$s side to %3$s"), side, list, to)
    /* Translators: side; hexes; where the line would end. */
    : hu_explain_sentence (scenario, _("hexes among %2$s without a supply line of the %1$s side to %3$s"), side, list, to);
}

/* Takes @text. */
static char *
add_lines (HuTristate supplied,
           char      *text)
{
  g_autofree char *before = text;

  if (supplied == HU_TRISTATE_UNSET)
    return g_steal_pointer (&before);

  return supplied == HU_TRISTATE_TRUE
    /* Translators: places or hexes. */
    ? g_strdup_printf (_("%s, only those with an open supply line"), before)
    /* Translators: places or hexes. */
    : g_strdup_printf (_("%s, only those without a supply line"), before);
}

static char *
name_units (const HuScenario *scenario,
            const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  gboolean strength = hu_objectives_term (term)->count_strength;
  g_autofree char *where = _hu_explain_anywhere (scenario, &term->where);

  switch (term->kind)
    {
    case HU_TERM_ELIMINATED:
      return strength
        /* Translators: side. */
        ? hu_explain_sentence (scenario, C_("counted", "strength points of the %s side eliminated"), side)
        /* Translators: side. */
        : hu_explain_sentence (scenario, C_("counted", "units of the %s side eliminated"), side);
    case HU_TERM_EXITED:
      return strength
        /* Translators: side. */
        ? hu_explain_sentence (scenario, C_("counted", "strength points of the %s side exited"), side)
        /* Translators: side. */
        : hu_explain_sentence (scenario, C_("counted", "units of the %s side exited"), side);
    case HU_TERM_WITHDRAWN:
      return strength
        /* Translators: side. */
        ? hu_explain_sentence (scenario, C_("counted", "strength points of the %s side withdrawn"), side)
        /* Translators: side. */
        : hu_explain_sentence (scenario, C_("counted", "units of the %s side withdrawn"), side);
    default:
      break;
    }

  if (where == NULL)
    return strength
      /* Translators: side. */
      ? hu_explain_sentence (scenario, C_("counted", "strength points of the %s side on the map"), side)
      /* Translators: side. */
      : hu_explain_sentence (scenario, C_("counted", "units of the %s side on the map"), side);

  return strength
    /* Translators: side; places or hexes. */
    ? hu_explain_sentence (scenario, C_("counted", "strength points of the %s side in %s"), side, where)
    /* Translators: side; places or hexes. */
    : hu_explain_sentence (scenario, C_("counted", "units of the %s side in %s"), side, where);
}

static char *
name_units_that_left (const HuScenario *scenario,
                      const HuTerm     *term)
{
  g_autofree char *text = name_units (scenario, term);
  g_autofree char *edges = NULL;

  if (!term->has_through)
    return g_steal_pointer (&text);

  edges = _hu_explain_sources (scenario, &term->through);
  /* Translators: units that have left the map; edges or hexes of the map. */
  return g_strdup_printf (_("%s, through %s"), text, edges);
}

char *
_hu_explain_objectives_counted (const HuScenario *scenario,
                                const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);
  char *text;

  switch (term->kind)
    {
    case HU_TERM_UNITS:
    case HU_TERM_ELIMINATED:
    case HU_TERM_EXITED:
    case HU_TERM_WITHDRAWN:
      text = name_units_that_left (scenario, term);
      return _hu_add_units_filter (scenario, term, _hu_add_supplied (hu_objectives_term (term)->supplied, text));
    case HU_TERM_ENTERED:
      return _hu_add_units_filter (scenario, term, name_entered (scenario, term));
    case HU_TERM_CONNECTED:
    case HU_TERM_CUT_OFF:
      return _hu_add_within (scenario, term, name_lines (scenario, term));
    case HU_TERM_POINTS:
      return name_points (scenario, term);
    case HU_TERM_LINE:
      /* Translators: side. */
      return hu_explain_sentence (scenario, C_("counted", "gaps in the front line of the %s side"), side);
    default:
      text = name_held (scenario, term);
      if (hu_objectives_term (term)->held != HU_HELD_BY_CONTROL)
        text = _hu_add_units_filter (scenario, term, text);
      return add_lines (hu_objectives_term (term)->supplied, text);
    }
}
