/*
 * Words for where and why a line of supply stops, and for why a hex is connected with a source
 * or is not.
 */
#include "config.h"

#include "hu-explain-private.h"
#include "hu-supply-clauses.h"

static const HuScenario *
situation_scenario (const HuSupplySituation *situation)
{
  return situation->state->scenario;
}

static char *
explain_unit (const HuSupplySituation *situation,
              const HuFrontierHex     *frontier)
{
  g_autoptr(GArray) units = hu_supply_situation_blockers (situation, frontier->hex, frontier->because);
  g_autofree char *names = hu_explain_units (situation_scenario (situation), units, HU_LIST_MOST);

  /* Translators: the units that stand in a hex and stop a line of supply. */
  return g_strdup_printf (_("held by %s"), names);
}

static char *
explain_zoc (const HuSupplySituation *situation,
             const HuFrontierHex     *frontier)
{
  const HuScenario *scenario = situation_scenario (situation);
  g_autoptr(GArray) units = hu_supply_situation_blockers (situation, frontier->hex, frontier->because);
  g_autofree char *names = hu_explain_units (scenario, units, HU_LIST_MOST);

  if (situation->rules.zoc_negated_by_units)
    /* Translators: units, side. */
    return hu_explain_sentence (scenario, _("zone of control of %s, and no %s unit here"),
                                names, _hu_side_name (scenario, situation->side));

  /* Translators: units. */
  return g_strdup_printf (_("zone of control of %s"), names);
}

static char *
explain_hexside (const HuSupplySituation *situation,
                 const HuFrontierHex     *frontier)
{
  g_autofree char *from = hu_grid_dup_name (situation_scenario (situation)->map->grid, frontier->from);

  switch (hu_supply_situation_hexside (situation, frontier->from, frontier->hex))
    {
    case HU_HEXSIDE_LAKE:
      /* Translators: a hex. */
      return g_strdup_printf (_("a lake along the hexside from %s"), from);
    case HU_HEXSIDE_RIVER:
      /* Translators: a hex. */
      return g_strdup_printf (_("a river along the hexside from %s"), from);
    case HU_HEXSIDE_WALL:
      /* Translators: a hex. */
      return g_strdup_printf (_("a wall along the hexside from %s"), from);
    case HU_HEXSIDE_CLIFF:
    case HU_N_HEXSIDES:
      break;
    }

  /* Translators: a hex. */
  return g_strdup_printf (_("a cliff along the hexside from %s"), from);
}

static char *
explain_length (const HuSupplySituation *situation)
{
  gint most = situation->rules.max_length;

  return g_strdup_printf (_hu_trn (
                              /* Translators: the number of hexes that a line may be long. */
                              "further than the %d hex that a line may be long",
                              "further than the %d hexes that a line may be long", most), most);
}

/* Where lines of supply run along railways only, a road that leads there is none to speak of. */
static char *
explain_steps (const HuSupplySituation *situation)
{
  gint most = situation->rules.steps;

  switch (_hu_find_ways (&situation->rules))
    {
    case HU_WAYS_RAILWAYS:
      /* Translators: the number of hexes that may lead to a line of the map. */
      return g_strdup_printf (_hu_trn ("further than the %d step that may lead to a railway",
                                       "further than the %d steps that may lead to a railway", most), most);
    case HU_WAYS_ROADS:
      /* Translators: the number of hexes that may lead to a line of the map. */
      return g_strdup_printf (_hu_trn ("further than the %d step that may lead to a road",
                                       "further than the %d steps that may lead to a road", most), most);
    case HU_WAYS_BOTH:
      /* Translators: the number of hexes that may lead to a line of the map. */
      return g_strdup_printf (_hu_trn ("further than the %d step that may lead to a road or railway",
                                       "further than the %d steps that may lead to a road or railway", most), most);
    case HU_WAYS_OTHER:
      break;
    }

  /* Translators: the number of hexes that may lead to a line of the map: a road, a stream. */
  return g_strdup_printf (_hu_trn ("further than the %d step that may lead to a line of the map",
                                   "further than the %d steps that may lead to a line of the map", most), most);
}

static char *
explain_line_ends (const HuSupplySituation *situation,
                   const HuFrontierHex     *frontier)
{
  g_autofree char *from = hu_grid_dup_name (situation_scenario (situation)->map->grid, frontier->from);

  switch (_hu_find_ways (&situation->rules))
    {
    case HU_WAYS_RAILWAYS:
      /* Translators: a hex, in which a line of supply runs along a railway. */
      return g_strdup_printf (_("no railway leads there from %s"), from);
    case HU_WAYS_ROADS:
      /* Translators: a hex, in which a line of supply runs along a road. */
      return g_strdup_printf (_("no road leads there from %s"), from);
    case HU_WAYS_BOTH:
      /* Translators: a hex, in which a line of supply runs along a line of the map. */
      return g_strdup_printf (_("no road or railway leads there from %s"), from);
    case HU_WAYS_OTHER:
      break;
    }

  /* Translators: a hex, in which a line of supply runs along a line of the map: a road, a stream. */
  return g_strdup_printf (_("no line of the map leads there from %s"), from);
}

char *
hu_explain_frontier (const HuSupplySituation *situation,
                     const HuFrontierHex     *frontier)
{
  const HuScenario *scenario;

  g_return_val_if_fail (situation != NULL, NULL);
  g_return_val_if_fail (frontier != NULL, NULL);

  scenario = situation_scenario (situation);
  switch (frontier->because)
    {
    case HU_BLOCK_UNIT:
      return explain_unit (situation, frontier);
    case HU_BLOCK_ZOC:
      return explain_zoc (situation, frontier);
    case HU_BLOCK_OWNER:
      /* Translators: side. */
      return hu_explain_sentence (scenario, _("controlled by the %s side"),
                                  _hu_side_name (scenario, hu_side_other (situation->side)));
    case HU_BLOCK_TERRAIN:
      /* Translators: a kind of terrain: lake, sea. */
      return g_strdup_printf (_("impassable: %s"),
                              _hu_terrain_name (scenario->map->terrain[frontier->hex]));
    case HU_BLOCK_HEXSIDE:
      return explain_hexside (situation, frontier);
    case HU_BLOCK_LENGTH:
      return explain_length (situation);
    case HU_BLOCK_STEPS:
      return explain_steps (situation);
    case HU_BLOCK_LINE_ENDS:
      return explain_line_ends (situation, frontier);
    case HU_BLOCK_OPEN:
    case HU_N_BLOCKS:
      break; /* no line stops there */
    }

  g_return_val_if_reached (NULL);
}

/* Says that a zone of control does not stop the line, and because of which units. */
static char *
explain_negated (const HuSupplySituation *situation,
                 const HuException       *exception,
                 HuHex                    hex)
{
  const HuScenario *scenario = situation_scenario (situation);
  g_autoptr(GArray) there = hu_state_units_in (situation->state, hex);
  g_autofree char *enemies = hu_explain_units (scenario, exception->units, HU_LIST_MOST);
  g_autofree char *units = NULL;

  for (guint i = there->len; i-- > 0;)
    if (hu_scenario_get_unit (scenario, g_array_index (there, guint, i))->side != situation->side)
      g_array_remove_index (there, i);
  units = hu_explain_units (scenario, there, HU_LIST_MOST);

  return g_strdup_printf (_hu_trn (
                              /* Translators: enemies, and the unit or units of a side in a hex. */
                              "the zone of control of %1$s does not stop lines: %2$s is there",
                              "the zone of control of %1$s does not stop lines: %2$s are there", there->len),
                          enemies, units);
}

/* @situation: the obstacles to a side's lines of supply; @stop: the place where lines stop, of the same call; may be
 * NULL; @hex: the hex that the call was about.  Returns further reasons why @hex is or is not connected with a source;
 * hu_explain_frontier() words the reason for a stop in @hex itself; or NULL. */
char *
hu_explain_supply_reason (const HuSupplySituation *situation,
                          const HuReason          *reason,
                          const HuFrontierHex     *stop,
                          HuHex                    hex)
{
  const HuException *negated;

  g_return_val_if_fail (situation != NULL && reason != NULL, NULL);

  if (!reason->met && !hu_supply_situation_has_source (situation))
    return hu_explain_no_source (situation_scenario (situation), situation->side);
  if (stop != NULL && stop->hex != hex)
    {
      g_autofree char *where = hu_explain_hex (situation_scenario (situation), stop->hex);
      g_autofree char *why = hu_explain_frontier (situation, stop);

      /* Translators: a hex where lines of supply stop, and why, as "zone of control of 6 Pz" */
      return g_strdup_printf (_("the nearest one stops at %1$s: %2$s"), where, why);
    }
  if (stop == NULL && !reason->met)
    return g_strdup (_("no source of supply is reached"));

  negated = hu_reason_find_exception (reason, HU_CLAUSE_SUPPLY_NEGATED);

  return negated != NULL ? explain_negated (situation, negated, hex) : NULL;
}
