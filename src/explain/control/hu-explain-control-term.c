/*
 * Words for what the conditions of control count: Locations, points, units on the map and gone, rubble.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-control-words.h"
#include "hu-explain-term-private.h"

/* --- What is listed --- */

char *
_hu_name_location (const HuScenario *scenario,
                   const GArray     *items,
                   guint             index)
{
  return hu_explain_subject (scenario, HU_SUBJECT_LOCATION, g_array_index (items, gint32, index));
}

static char *
name_building (const HuScenario *scenario,
               const GArray     *items,
               guint             index)
{
  return hu_explain_subject (scenario, HU_SUBJECT_BUILDING, g_array_index (items, gint32, index));
}

static gboolean
is_whole_map (const HuScenario *scenario,
              const GArray     *hexes)
{
  guint n = 0;

  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    n += hu_map_has (scenario->map, hex);

  return hexes->len >= n;
}

/* Are they the hexes of a rule, which says "the hexes …" itself? */
static gboolean
are_hexes_by_rule (const HuScenario *scenario,
                   const HuTerm     *term)
{
  const HuControlTerm *own = hu_control_term (term);

  return own->by_area && own->subject_kind == HU_SUBJECT_HEX && !is_whole_map (scenario, term->where.hexes) &&
         hu_scenario_find_hex_rule (scenario, term->where.hexes) != NULL;
}

/* The things of an area: "buildings of two hexes and more in C3–D5". */
static char *
name_area (const HuScenario *scenario,
           const HuTerm     *term)
{
  const HuControlTerm *own = hu_control_term (term);
  g_autofree char *hexes = hu_explain_hexset (scenario, term->where.hexes);
  gboolean whole = is_whole_map (scenario, term->where.hexes);

  switch (own->subject_kind)
    {
    case HU_SUBJECT_LOCATION:
      /* Translators: hexes. */
      return whole ? g_strdup (_("Locations on the map")) : g_strdup_printf (_("Locations in %s"), hexes);
    case HU_SUBJECT_HEX:
      if (are_hexes_by_rule (scenario, term))
        return g_steal_pointer (&hexes);
      /* Translators: hexes. */
      return whole ? g_strdup (_("hexes on the map")) : g_strdup_printf (_("hexes among %s"), hexes);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }
  if (own->multi_hex)
    return whole ? g_strdup (_("buildings of two hexes and more on the map"))
                 /* Translators: hexes. */
                 : g_strdup_printf (_("buildings of two hexes and more in %s"), hexes);

  /* Translators: hexes. */
  return whole ? g_strdup (_("buildings on the map")) : g_strdup_printf (_("buildings in %s"), hexes);
}

char *
_hu_explain_subjects (const HuScenario *scenario,
                      HuSubjectKind     kind,
                      const GArray     *subjects)
{
  if (kind == HU_SUBJECT_HEX)
    return hu_explain_hexes (scenario, subjects, HU_BUDGET_NAMES);

  return _hu_explain_list (scenario, subjects, HU_BUDGET_NAMES, kind == HU_SUBJECT_LOCATION ? _hu_name_location : name_building);
}

static char *
name_listed (const HuScenario *scenario,
             const HuTerm     *term)
{
  const HuControlTerm *own = hu_control_term (term);

  /* Nothing is chosen yet, in the workshop. */
  if (own->subjects->len == 0)
    return g_strdup ("…");
  if (own->subject_kind == HU_SUBJECT_HEX)
    return hu_explain_hexset (scenario, own->items);

  return _hu_explain_subjects (scenario, own->subject_kind, own->subjects);
}

/* The things that count: "these 3: 22U3, barn, mill", "buildings in C3–D5". */
static char *
name_subjects (const HuScenario *scenario,
               const HuTerm     *term)
{
  const HuControlTerm *own = hu_control_term (term);
  g_autofree char *list = own->by_area ? name_area (scenario, term) : name_listed (scenario, term);

  if (own->by_area || own->subjects->len == 1)
    return g_steal_pointer (&list);

  /* Translators: how many there are, their names. */
  return g_strdup_printf (_("these %1$u: %2$s"), own->subjects->len, list);
}

/* All of it: "22U3, barn, mill", "all buildings in C3–D5". */
static char *
name_all (const HuScenario *scenario,
          const HuTerm     *term)
{
  g_autofree char *area = NULL;

  if (!hu_control_term (term)->by_area)
    return name_listed (scenario, term);

  area = name_area (scenario, term);
  return are_hexes_by_rule (scenario, term)
    /* Translators: "the hexes of level 2 and higher". */
    ? g_strdup_printf (_("all of %s"), area)
    /* Translators: buildings, hexes or Locations of an area: "buildings in C3–D5". */
    : g_strdup_printf (_("all %s"), area);
}

/* Does it ask for less than all, or for no more than some? */
static gboolean
asks_for_some (const HuTerm *term)
{
  return term->has_most || (term->has_least && term->least < hu_control_term (term)->subjects->len);
}

/* "at least 2", "none" */
static char *
explain_how_many (const HuTerm *term)
{
  if (!term->has_most || term->most > 0)
    return _hu_explain_term_bounds (term);

  if (term->kind == HU_CONTROL_TERM_CONTROLS)
    /* Translators: the side controls none of some buildings, hexes or Locations. */
    return g_strdup (C_("controlled", "none"));

  return hu_control_term (term)->measure == HU_MEASURE_UNITS ? g_strdup (C_("condition", "none")) : _hu_number (0);
}

/* The things in an area: "at least 2 of the buildings in C3–D5". */
static char *
explain_controls_in_area (const HuScenario *scenario,
                          const HuTerm     *term)
{
  g_autofree char *bounds = explain_how_many (term);
  g_autofree char *area = name_area (scenario, term);

  /* Translators: side; "at least 2"; "buildings in C3". */
  return hu_explain_sentence (scenario, _("the %1$s side controls %2$s of the %3$s"), _hu_side_name (scenario, term->side),
                              bounds, area);
}

/* A single thing, which is not to be controlled. */
static char *
explain_no_control (const HuScenario *scenario,
                    const HuTerm     *term)
{
  g_autofree char *name = name_listed (scenario, term);

  /* Translators: side; a building, hex or Location. */
  return hu_explain_sentence (scenario, _("the %1$s side does not control %2$s"), _hu_side_name (scenario, term->side), name);
}

static char *
explain_controls (const HuScenario *scenario,
                  const HuTerm     *term)
{
  const HuControlTerm *own = hu_control_term (term);
  const char *side = _hu_side_name (scenario, term->side);
  gboolean some = asks_for_some (term);
  g_autofree char *bounds = explain_how_many (term);
  g_autofree char *names = NULL;

  if (some && own->by_area && !are_hexes_by_rule (scenario, term))
    return explain_controls_in_area (scenario, term);
  if (term->has_most && term->most == 0 && own->subjects->len == 1)
    return explain_no_control (scenario, term);

  /* As it was said before conditions named a side or an area. */
  if (!own->side_given && !own->by_area && !term->has_most)
    {
      names = name_listed (scenario, term);
      return some
        /* Translators: how many are needed, how many there are, their names. */
        ? g_strdup_printf (_("control of at least %d of these %u: %s"), (int) term->least, own->subjects->len, names)
        /* Translators: names. */
        : g_strdup_printf (_("control of %s"), names);
    }

  if (some && are_hexes_by_rule (scenario, term))
    {
      names = name_area (scenario, term);
      /* Translators: side; "at least 2"; "the hexes of level 2 and higher". */
      return hu_explain_sentence (scenario, C_("hexes by rule", "the %1$s side controls %2$s of %3$s"), side, bounds, names);
    }
  if (some)
    {
      names = name_subjects (scenario, term);
      /* Translators: side; "at least 2"; buildings, hexes or Locations: "these 3: 22U3, barn, mill". */
      return hu_explain_sentence (scenario, _("the %1$s side controls %2$s of %3$s"), side, bounds, names);
    }

  names = name_all (scenario, term);
  /* Translators: side; buildings, hexes or Locations. */
  return hu_explain_sentence (scenario, _("the %1$s side controls %2$s"), side, names);
}

/* A hex or building is in rubble only when all its Locations are. */
static const char *
name_rubble (HuSubjectKind kind)
{
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return _("Locations in rubble");
    case HU_SUBJECT_HEX:
      return _("hexes wholly in rubble");
    default:
      return _("buildings wholly in rubble");
    }
}

static char *
explain_destroyed (const HuScenario *scenario,
                   const HuTerm     *term)
{
  const char *what = name_rubble (hu_control_term (term)->subject_kind);
  gboolean some = asks_for_some (term);
  g_autofree char *bounds = explain_how_many (term);
  g_autofree char *names = some ? name_subjects (scenario, term) : name_all (scenario, term);

  if (some && hu_control_term (term)->by_area && !are_hexes_by_rule (scenario, term))
    /* Translators: "hexes wholly in rubble"; "at least 2"; "buildings in C3". */
    return g_strdup_printf (C_("rubble", "%1$s: %2$s of the %3$s"), what, bounds, names);

  return some
    /* Translators: "hexes wholly in rubble"; "at least 2"; buildings, hexes or Locations: "these 3: 22U3, barn, mill". */
    ? g_strdup_printf (C_("rubble", "%1$s: %2$s of %3$s"), what, bounds, names)
    /* Translators: "hexes wholly in rubble"; buildings, hexes or Locations. */
    : g_strdup_printf (C_("rubble", "%1$s: %2$s"), what, names);
}

/* --- Points --- */

static char *
explain_points (const HuScenario *scenario,
                const HuTerm     *term)
{
  const HuControlTerm *own = hu_control_term (term);
  g_autofree char *number = _hu_number (term->least);
  g_autofree char *bounds = _hu_explain_term_bounds (term);
  const char *side = _hu_side_name (scenario, term->side);
  const char *enemy = _hu_side_name (scenario, hu_side_other (term->side));
  gboolean exits = term->kind == HU_CONTROL_TERM_EXIT_VP;
  gint64 n = term->has_most ? term->most : term->least;

  if (own->more && own->side_given)
    return hu_explain_sentence (scenario,
                                /* Translators: a number of points; side; the other side. */
                                _("casualty points scored by the %2$s side: at least %1$s more than by the %3$s side"), number,
                                side, enemy);
  if (own->more)
    return hu_explain_sentence (scenario, _hu_trn (
                                    /* Translators: points; the other side. */
                                    "at least %1$s casualty point more than the %2$s side",
                                    "at least %1$s casualty points more than the %2$s side", term->least),
                                number, enemy);
  if (own->side_given || term->has_most)
    return exits
      /* Translators: "at most 2"; side. */
      ? hu_explain_sentence (scenario, _hu_trn ("%1$s exit point for the %2$s side", "%1$s exit points for the %2$s side", n),
                             bounds, side)
      /* Translators: "at most 2"; side. */
      : hu_explain_sentence (scenario, _hu_trn ("%1$s casualty point scored by the %2$s side",
                                                "%1$s casualty points scored by the %2$s side", n),
                             bounds, side);

  return g_strdup_printf (exits
                          /* Translators: points. */
                          ? _hu_trn ("at least %s exit point", "at least %s exit points", term->least)
                          /* Translators: points. */
                          : _hu_trn ("at least %s casualty point", "at least %s casualty points", term->least), number);
}

/* --- All of them --- */

static char *
explain_units (const HuScenario *scenario,
               const HuTerm     *term)
{
  g_autofree char *units = _hu_name_counted_units (scenario, term);
  g_autofree char *bounds = explain_how_many (term);

  /* Translators: the units that are counted; "at least 3". */
  return g_strdup_printf (_("%1$s: %2$s"), units, bounds);
}

static char *
explain (const HuScenario *scenario,
         const HuTerm     *term)
{
  switch ((HuControlTermKind) term->kind)
    {
    case HU_CONTROL_TERM_CONTROLS:
      return explain_controls (scenario, term);
    case HU_CONTROL_TERM_DESTROYED:
      return explain_destroyed (scenario, term);
    case HU_CONTROL_TERM_CVP:
    case HU_CONTROL_TERM_EXIT_VP:
      return explain_points (scenario, term);
    case HU_CONTROL_TERM_NO_ENEMY:
      return _hu_explain_no_enemy (scenario, term);
    default:
      return explain_units (scenario, term);
    }
}

/* The things among which some count. */
static char *
name_among (const HuScenario *scenario,
            const HuTerm     *term)
{
  const HuControlTerm *own = hu_control_term (term);

  if (own->by_area)
    return name_area (scenario, term);

  return _hu_add_alone (name_listed (scenario, term), own->subjects->len);
}

static char *
count_controlled (const HuScenario *scenario,
                  const HuTerm     *term)
{
  const HuControlTerm *own = hu_control_term (term);
  const char *side = _hu_side_name (scenario, term->side);
  g_autofree char *names = name_among (scenario, term);

  if (own->by_area && !are_hexes_by_rule (scenario, term))
    /* Translators: side; "buildings in C3–D5". */
    return hu_explain_sentence (scenario, _("%2$s that the %1$s side controls"), side, names);

  switch (own->subject_kind)
    {
    case HU_SUBJECT_LOCATION:
      /* Translators: side; names. */
      return hu_explain_sentence (scenario, _("Locations that the %1$s side controls among %2$s"), side, names);
    case HU_SUBJECT_HEX:
      /* Translators: side; names. */
      return hu_explain_sentence (scenario, _("hexes that the %1$s side controls among %2$s"), side, names);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  /* Translators: side; names. */
  return hu_explain_sentence (scenario, _("buildings that the %1$s side controls among %2$s"), side, names);
}

static char *
count_destroyed (const HuScenario *scenario,
                 const HuTerm     *term)
{
  const HuControlTerm *own = hu_control_term (term);
  g_autofree char *names = name_among (scenario, term);

  if (own->by_area && !are_hexes_by_rule (scenario, term))
    /* Translators: "buildings in C3–D5". */
    return g_strdup_printf (_("%s that are in rubble"), names);

  switch (own->subject_kind)
    {
    case HU_SUBJECT_LOCATION:
      /* Translators: names. */
      return g_strdup_printf (_("Locations in rubble among %s"), names);
    case HU_SUBJECT_HEX:
      /* Translators: names. */
      return g_strdup_printf (_("hexes in rubble among %s"), names);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  /* Translators: names. */
  return g_strdup_printf (_("buildings in rubble among %s"), names);
}

static char *
name_count (const HuScenario *scenario,
            const HuTerm     *term)
{
  const char *side = _hu_side_name (scenario, term->side);

  switch ((HuControlTermKind) term->kind)
    {
    case HU_CONTROL_TERM_CONTROLS:
      return count_controlled (scenario, term);
    case HU_CONTROL_TERM_DESTROYED:
      return count_destroyed (scenario, term);
    case HU_CONTROL_TERM_CVP:
      /* Translators: side. */
      return hu_explain_sentence (scenario, _("casualty points scored by the %s side"), side);
    case HU_CONTROL_TERM_EXIT_VP:
      /* Translators: side. */
      return hu_explain_sentence (scenario, _("exit points of the %s side"), side);
    default:
      return _hu_name_counted_units (scenario, term);
    }
}

/* NULL: its count says it. */
static char *
explain_standing (const HuTermFinding *finding,
                  gboolean             bounds)
{
  g_autofree char *have = _hu_number (finding->have);

  if (finding->term->kind == HU_CONTROL_TERM_NO_ENEMY)
    return finding->have == 0
      ? g_strdup (C_("enemies", "none there"))
      /* Translators: how many enemy units there are. */
      : g_strdup_printf (C_("enemies", "%s there"), have);
  if (hu_control_term (finding->term)->more)
    return _hu_explain_lead ((HuDecimal) { finding->have, HU_UNIT_WHOLE }, bounds,
                             (HuDecimal) { finding->need, HU_UNIT_WHOLE }, FALSE, (HuDecimal) { 0, HU_UNIT_WHOLE });

  return NULL;
}

/* Half-squads and crews are half a squad. */
static gboolean
counts_parts (const HuScenario *scenario,
              const HuTerm     *term)
{
  return hu_control_term_has_units (term) && hu_control_term (term)->measure == HU_MEASURE_SQUADS;
}

const HuTermWords _hu_control_term_words = {
  .explain = explain,
  .name_count = name_count,
  .explain_standing = explain_standing,
  .counts_parts = counts_parts,
};
