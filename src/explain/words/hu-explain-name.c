/*
 * Names of sides, units, places, hexes, terrain, turns and moments of the clock.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-explain-private.h"

/* Returns a name that a sentence can show: the id where the file left the name empty, since an empty name would
 * leave a hole in a sentence; and a shortened name where it is too long, since it would stand in every line of
 * a log. */
static const char *
name_or_id (const char *name,
            const char *id)
{
  return hu_budget_name (name != NULL && name[0] != '\0' ? name : id);
}

char *
hu_explain_capitalized (const char *text)
{
  const char *rest;
  g_autofree char *first = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  rest = text[0] != '\0' ? g_utf8_next_char (text) : text;
  first = g_utf8_strup (text, rest - text);

  return g_strconcat (first, rest, NULL);
}

/*
 * _hu_side_name:
 * @scenario: the scenario with the sides
 * @side: one of them, or %HU_SIDE_NONE
 *
 * Returns: (transfer none): "German", or "nobody"
 */
const char *
_hu_side_name (const HuScenario *scenario,
               HuSide            side)
{
  if (side == HU_SIDE_NONE)
    return C_("no side", "nobody");

  return name_or_id (hu_scenario_word (scenario, scenario->sides[side].name), scenario->sides[side].id);
}

/*
 * _hu_unit_name:
 * @scenario: the scenario with the units
 * @unit: the index of one
 *
 * Returns: (transfer none): "6 Pz"
 */
const char *
_hu_unit_name (const HuScenario *scenario,
               guint             unit)
{
  const HuUnit *info = hu_scenario_get_unit (scenario, unit);

  return name_or_id (hu_scenario_word (scenario, info->name), info->id);
}

/*
 * _hu_place_name:
 * @scenario: the scenario with the map
 * @place: the index of a place
 *
 * Returns: (transfer none): "Vyazma"
 */
const char *
_hu_place_name (const HuScenario *scenario,
                guint             place)
{
  const HuPlace *info = hu_map_get_place (scenario->map, place);

  return name_or_id (hu_scenario_word (scenario, info->name), info->id);
}

/*
 * _hu_terrain_name:
 * @terrain: a kind of terrain
 *
 * Returns: (transfer none): "forest"
 */
const char *
_hu_terrain_name (HuTerrain terrain)
{
  static const char * const names[HU_N_TERRAINS] = {
    [HU_TERRAIN_CLEAR] = NC_("terrain", "clear"),
    [HU_TERRAIN_FOREST] = NC_("terrain", "forest"),
    [HU_TERRAIN_SWAMP] = NC_("terrain", "swamp"),
    [HU_TERRAIN_HILLS] = NC_("terrain", "hills"),
    [HU_TERRAIN_ROUGH] = NC_("terrain", "rough"),
    [HU_TERRAIN_URBAN] = NC_("terrain", "urban"),
    [HU_TERRAIN_LAKE] = NC_("terrain", "lake"),
    [HU_TERRAIN_SEA] = NC_("terrain", "sea"),
    [HU_TERRAIN_OFFMAP] = NC_("terrain", "not in play"),
  };

  g_return_val_if_fail (terrain < HU_N_TERRAINS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "terrain", names[terrain]);
}

/* Returns the usual name: "forest". */
char *
hu_explain_terrain (HuTerrain terrain)
{
  return g_strdup (_hu_terrain_name (terrain));
}

/* @side: one of them, or HU_SIDE_NONE.  Returns the side's name, or "nobody". */
char *
hu_explain_side (const HuScenario *scenario,
                 HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  /* Alone, in a column or a menu, a name begins with a capital, which the file's name in a sentence may not. */
  return scenario->language != NULL ? hu_explain_capitalized (_hu_side_name (scenario, side))
                                    : g_strdup (_hu_side_name (scenario, side));
}

/* @scenario: the scenario with the sides; @side: who controls something, or HU_SIDE_NONE.  Returns "German", as short
 * as the language can say it below the heading "Control". */
char *
hu_explain_owning_side (const HuScenario *scenario,
                        HuSide            side)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (scenario != NULL, NULL);

  if (side == HU_SIDE_NONE)
    return hu_explain_side (scenario, side);

  /* Translators: a side in a narrow column with the heading "Control"; "%s{adj}" may be shorter than the name. */
  name = hu_explain_sentence (scenario, C_("owner", "%s"), _hu_side_name (scenario, side));

  return scenario->language != NULL ? hu_explain_capitalized (name) : g_steal_pointer (&name);
}

/* @scenario: the scenario with the map.  Returns its name, or its id where the file gives none. */
char *
hu_explain_place (const HuScenario *scenario,
                  guint             place)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return g_strdup (_hu_place_name (scenario, place));
}

/* Returns the side that controls the whole place, "nobody", or the owner of each hex: "divided: 3916 Soviet, 3917
 * German". */
char *
hu_explain_place_owner (const HuState *state,
                        guint          place)
{
  const GArray *hexes;
  g_autoptr(GString) each = NULL;

  g_return_val_if_fail (state != NULL, NULL);

  hexes = hu_map_get_place (state->scenario->map, place)->hexes;
  if (!hu_state_place_is_divided (state, place))
    return hu_explain_side (state->scenario, state->hex_owner[g_array_index (hexes, HuHex, 0)]);

  each = g_string_new (NULL);
  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);
      g_autofree char *name = hu_grid_dup_name (state->scenario->map->grid, hex);

      g_string_append_printf (each, "%s%s %s", i > 0 ? ", " : "", name,
                              _hu_side_name (state->scenario, state->hex_owner[hex]));
    }

  /* Translators: a place of several hexes; "3916 Soviet, 3917 German" */
  return g_strdup_printf (_("divided: %s"), each->str);
}

/* Returns its name, or its id where the file gives none; with its side where a unit of the other side is called the same. */
char *
hu_explain_unit (const HuScenario *scenario,
                 guint             unit)
{
  g_autofree char *side = NULL;

  g_return_val_if_fail (scenario != NULL, NULL);

  if (!hu_scenario_get_unit (scenario, unit)->has_namesake)
    return g_strdup (_hu_unit_name (scenario, unit));

  side = hu_explain_side (scenario, hu_scenario_get_unit (scenario, unit)->side);
  /* Translators: the name of a unit, and its side, since a unit of the other side has the same name: "2-4-8 g (German)". */
  return g_strdup_printf (C_("unit and side", "%1$s (%2$s)"), _hu_unit_name (scenario, unit), side);
}

char *
hu_explain_hex (const HuScenario *scenario,
                HuHex             hex)
{
  g_autofree char *name = NULL;
  gint place;

  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (hu_grid_has (scenario->map->grid, hex), NULL);

  name = hu_grid_dup_name (scenario->map->grid, hex);
  place = hu_map_place_at (scenario->map, hex);
  if (place < 0)
    return g_steal_pointer (&name);

  /* Translators: a hex number, and the name of the town in it. */
  return g_strdup_printf (C_("hex and place", "%s (%s)"),
                          name, _hu_place_name (scenario, (guint) place));
}

gboolean
hu_explain_turn_has_name (const HuScenario *scenario,
                          guint             turn)
{
  const GPtrArray *names = scenario->calendar.turn_names;
  const char *name = names != NULL && turn > 0 && turn <= names->len ? g_ptr_array_index (names, turn - 1) : NULL;

  return name != NULL && name[0] != '\0';
}

/* @scenario: the scenario with the calendar; @turn: 1 … as many turns as it has.  Returns the turn's name, or "Turn 3"
 * where turns are numbered. */
char *
hu_explain_turn (const HuScenario *scenario,
                 guint             turn)
{
  const GPtrArray *names;

  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (turn > 0, NULL);

  names = scenario->calendar.turn_names;
  if (names != NULL && turn <= names->len)
    {
      const char *name = hu_scenario_word (scenario, g_ptr_array_index (names, turn - 1));

      if (name != NULL && name[0] != '\0')
        return hu_budget_abridge (name, HU_BUDGET_NAME);
    }

  return g_strdup_printf (_("Turn %u"), turn);
}

char *
hu_explain_clock (const HuScenario *scenario,
                  const HuClock    *clock)
{
  g_autofree char *turn = NULL;
  const char *phase;
  HuSide side;

  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (clock != NULL, NULL);

  turn = hu_explain_turn (scenario, clock->turn);
  if (clock->over)
    /* Translators: the name of the last turn. */
    return g_strdup_printf (_("%s, the game is over"), turn);

  phase = hu_scenario_word (scenario, hu_clock_phase_name (scenario, clock));
  if (phase == NULL)
    return g_steal_pointer (&turn);

  side = hu_clock_side (scenario, clock);
  if (side == HU_SIDE_NONE)
    /* Translators: turn, phase; the phase belongs to both players. */
    return g_strdup_printf (_("%s, both sides, %s"), turn, hu_budget_name (phase));

  /* Translators: turn, side, phase: "Oct III, German, Movement". */
  return g_strdup_printf (C_("clock", "%s, %s, %s"),
                          turn, _hu_side_name (scenario, side), hu_budget_name (phase));
}

const char *
hu_explain_withdrawal_state (HuWithdrawalState state)
{
  static const char * const words[] = {
    [HU_WITHDRAWAL_LATER] = NC_("withdrawal", "later"),
    [HU_WITHDRAWAL_DUE] = NC_("withdrawal", "due now"),
    [HU_WITHDRAWAL_MET] = NC_("withdrawal", "met"),
    [HU_WITHDRAWAL_FAILED] = NC_("withdrawal", "failed"),
  };

  g_return_val_if_fail (state < G_N_ELEMENTS (words), "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "withdrawal", words[state]);
}
