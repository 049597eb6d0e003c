/*
 * trace FILE: the supply lines that the rules ask for, or those of any hex, and the reason
 * of each dead end.  The question is worked out here; hu-cli-trace-json.c and
 * hu-cli-trace-text.c word the answer.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-cli-trace.h"
#include "hu-explain-term.h"
#include "hu-explain.h"
#include "hu-supply-need.h"

/* The side whose lines are traced, by --side. */
static gboolean
parse_side (const HuScenario   *scenario,
            const HuCliOptions *options,
            HuSide             *side)
{
  *side = hu_scenario_find_side (scenario, options->side);
  if (*side == HU_SIDE_NONE)
    {
      /* Translators: what the user typed, the ids of the two sides. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--side “%s” is neither %s nor %s"), options->side,
                                                       scenario->sides[0].id, scenario->sides[1].id));
      return FALSE;
    }

  return TRUE;
}

/* The side whose ground units stand in @hex; HU_SIDE_NONE if both sides have units there. */
static HuSide
find_owner (const HuSnapshot *snapshot,
            HuHex             hex)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(GArray) units = hu_state_units_in (hu_snapshot_get_state (snapshot), hex);
  HuSide owner = HU_SIDE_NONE;

  for (guint i = 0; i < units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, g_array_index (units, guint, i));

      if (!hu_unit_is_ground (unit))
        continue;
      if (owner != HU_SIDE_NONE && unit->side != owner)
        return HU_SIDE_NONE;
      owner = unit->side;
    }

  return owner;
}

/* The side that owns the units in one of @hexes; HU_SIDE_NONE: no side alone does. */
static HuSide
find_owner_of (const HuSnapshot *snapshot,
               const GArray     *hexes)
{
  HuSide owner = HU_SIDE_NONE;

  for (guint i = 0; i < hexes->len && owner == HU_SIDE_NONE; i++)
    owner = find_owner (snapshot, g_array_index (hexes, HuHex, i));

  return owner;
}

/* Tells whether @hexes are those that the rules in force ask for. */
static gboolean
are_asked (const HuScenario *scenario,
           const GArray     *hexes,
           HuSupplyAsked    *asked)
{
  return hu_supply_find_asked (scenario, asked) && hexes->len > 1 && hexes->len == asked->origins->len &&
         g_array_index (hexes, HuHex, 0) == g_array_index (asked->origins, HuHex, 0);
}

static gboolean
check_side (const HuScenario *scenario,
            HuSide            side)
{
  if (hu_tracing_possible (scenario, side))
    return TRUE;

  /* Translators: the id of a side; rules.supply is a key of the file. */
  hu_cli_complain_usage ("trace", g_strdup_printf (_("--side “%s”: the file names no sources for that side "
                                                     "(rules.supply)"), scenario->sides[side].id));
  return FALSE;
}

/* Finds the side: --side; else the owner of the units there, if that side can trace lines; else the side of the
 * lines that the rules ask for. */
static gboolean
find_side (const HuSnapshot   *snapshot,
           const HuCliOptions *options,
           const GArray       *hexes,
           HuSide             *side)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  HuSupplyAsked asked;

  if (options->side != NULL)
    {
      if (!parse_side (scenario, options, side))
        return FALSE;
    }
  else
    {
      *side = are_asked (scenario, hexes, &asked) ? asked.side : find_owner_of (snapshot, hexes);
      if (!hu_tracing_possible (scenario, *side) && hu_supply_find_asked (scenario, &asked))
        *side = asked.side;
    }

  if (*side == HU_SIDE_NONE)
    {
      /* Translators: what the user typed. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--from “%s”: no units of one side stand there; --side says "
                                                         "whose line it is"), options->from));
      return FALSE;
    }

  return check_side (scenario, *side);
}

static gboolean
is_named (const char *name,
          const char *typed)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);
  g_autofree char *key = g_utf8_casefold (typed, -1);

  return g_str_equal (folded, key);
}

/* Adds the hexes of the place with that id or name, in the file's language or the reader's. */
static gboolean
find_place (const HuScenario *scenario,
            const char       *typed,
            GArray           *origins)
{
  for (guint i = 0; i < scenario->map->places->len; i++)
    {
      const HuPlace *place = hu_map_get_place (scenario->map, i);
      g_autofree char *name = hu_explain_place (scenario, i);

      if (!is_named (place->id, typed) && !is_named (place->name, typed) && !is_named (name, typed))
        continue;

      g_array_append_vals (origins, place->hexes->data, place->hexes->len);
      return TRUE;
    }

  return FALSE;
}

/* Finds the hexes that --from means; FALSE after a complaint. */
static gboolean
parse_from (const HuScenario   *scenario,
            const HuCliOptions *options,
            GArray             *origins)
{
  HuHex hex = hu_grid_parse (scenario->map->grid, options->from, NULL);

  if (hex != HU_HEX_NONE)
    {
      g_array_append_val (origins, hex);
    }
  else if (!find_place (scenario, options->from, origins))
    {
      /* Translators: what the user typed. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--from “%s” is neither a hex nor a place of the map"),
                                                       options->from));
      return FALSE;
    }

  hex = g_array_index (origins, HuHex, 0);
  if (hu_map_is_impassable (scenario->map, hex))
    {
      g_autofree char *terrain = hu_explain_terrain (scenario->map->terrain[hex]);

      /* Translators: what the user typed, a kind of terrain. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--from “%s” is impassable (%s): no line begins "
                                                         "there"),
                                                       options->from, terrain));
      return FALSE;
    }

  return TRUE;
}

static gboolean
is_seen (const HuSnapshot *snapshot,
         guint             unit)
{
  return unit != HU_UNIT_NONE && hu_snapshot_get_state (snapshot)->unit_status[unit] == HU_UNIT_ON_MAP &&
         hu_snapshot_get_secrecy (snapshot, unit) == HU_SECRECY_NONE;
}

/* The question of --unit: from the unit's hex, for its own side. */
static HuSupplySituation *
ask_unit (const HuSnapshot   *snapshot,
          const HuCliOptions *options,
          HuSide              viewer,
          GArray             *origins,
          guint              *unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuState *state = hu_snapshot_get_state (snapshot);

  *unit = hu_scenario_find_unit (scenario, options->unit);
  /* One answer for a hidden unit, a concealed one, one that has not come on, and an id that nothing has: another would
   * tell which of these it is (26.15). */
  if (viewer != HU_SIDE_NONE && !is_seen (snapshot, *unit) &&
      (*unit == HU_UNIT_NONE || hu_scenario_get_unit (scenario, *unit)->side != viewer))
    {
      g_autofree char *side = hu_explain_side (scenario, viewer);
      g_autofree char *typed = g_strdup (options->unit);

      /* Translators: what the user typed, a side. */
      hu_cli_complain_usage ("trace", hu_explain_sentence (scenario, _("--unit “%s” is not the id of a unit that the "
                                                                       "%s side sees on the map"), typed, side));
      return NULL;
    }
  if (*unit == HU_UNIT_NONE)
    {
      /* Translators: what the user typed. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--unit “%s” is not the id of a unit"), options->unit));
      return NULL;
    }
  if (!is_seen (snapshot, *unit))
    {
      /* Translators: what the user typed. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--unit “%s” is not on the map at that moment"), options->unit));
      return NULL;
    }
  if (!check_side (scenario, hu_scenario_get_unit (scenario, *unit)->side))
    return NULL;

  g_array_append_val (origins, state->unit_hex[*unit]);
  return hu_supply_situation_new_of_units (state, hu_scenario_get_unit (scenario, *unit)->side);
}

/* "1 (an open supply line of the Red side from Mill), 2 (…)": the lines that conditions ask for. */
static char *
name_needs (const HuScenario *scenario,
            const GPtrArray  *needs)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < needs->len; i++)
    {
      const HuSupplyNeed *need = g_ptr_array_index (needs, i);
      g_autofree char *words = hu_explain_term (scenario, g_ptr_array_index (need->terms, 0));

      g_string_append_printf (names, "%s%u (%s)", i > 0 ? ", " : "", i + 1, words);
    }

  return g_string_free (names, FALSE);
}

/* The question of --line, or of the only line that a condition asks for. */
static HuSupplySituation *
ask_line (const HuSnapshot   *snapshot,
          const HuCliOptions *options,
          GArray             *origins)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(GPtrArray) needs = hu_supply_list_needs (scenario);
  g_autofree char *names = name_needs (scenario, needs);
  const HuSupplyNeed *need;
  guint64 number = 1;

  if (needs->len == 0)
    {
      hu_cli_complain_usage ("trace", g_strdup (_("no condition asks for a line, so --line has nothing to trace")));
      return NULL;
    }
  if (options->line == NULL && needs->len > 1)
    {
      /* Translators: numbers of lines, each with its condition: "1 (an open supply line of the Red side from Mill)". */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("conditions ask for several lines; --line says which: %s"), names));
      return NULL;
    }
  if (options->line != NULL && !g_ascii_string_to_unsigned (options->line, 10, 1, needs->len, &number, NULL))
    {
      /* Translators: what the user typed; numbers of lines, each with its condition. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--line “%s” is none of the lines that conditions ask for: %s"),
                                                       options->line, names));
      return NULL;
    }

  need = g_ptr_array_index (needs, number - 1);
  g_array_append_vals (origins, need->origins->data, need->origins->len);

  return hu_supply_situation_new_needed (hu_snapshot_get_state (snapshot), (guint) number - 1);
}

/* The number of the line that a condition asks for from the hexes of --from, where no unit's supply can be traced there; -1:
 * none. */
static gint
find_need (const HuScenario   *scenario,
           const HuCliOptions *options,
           const GArray       *origins)
{
  HuSide side = options->side != NULL ? hu_scenario_find_side (scenario, options->side) : HU_SIDE_NONE;

  if (side != HU_SIDE_NONE ? hu_tracing_possible (scenario, side) : hu_supply_rules_has_any (scenario))
    return -1;

  return hu_supply_find_need (scenario, g_array_index (origins, HuHex, 0), side);
}

/* Finds the obstacles, and the hexes to trace from: those of --unit or --from, or the hexes that the rules in
 * force ask for.  Returns NULL after a complaint. */
static HuSupplySituation *
find_question (const HuSnapshot   *snapshot,
               const HuCliOptions *options,
               HuSide              viewer,
               GArray             *origins,
               guint              *unit)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(GPtrArray) needs = hu_supply_list_needs (scenario);
  HuSupplyAsked asked;
  HuSide side;
  gint need;

  *unit = HU_UNIT_NONE;
  if (options->unit != NULL)
    return ask_unit (snapshot, options, viewer, origins, unit);
  if (options->line != NULL || (options->from == NULL && needs->len > 0 && !hu_supply_find_asked (scenario, NULL)))
    return ask_line (snapshot, options, origins);
  if (options->from == NULL && hu_supply_find_asked (scenario, &asked))
    {
      g_array_append_vals (origins, asked.origins->data, asked.origins->len);
      return hu_supply_situation_new_asked (state);
    }
  if (options->from == NULL)
    {
      hu_cli_complain_usage ("trace", g_strdup (_("no rules in force ask for a line: --from says where it begins")));
      return NULL;
    }

  if (!parse_from (scenario, options, origins))
    return NULL;
  need = find_need (scenario, options, origins);
  if (need >= 0)
    return hu_supply_situation_new_needed (state, (guint) need);
  if (!find_side (snapshot, options, origins, &side))
    return NULL;
  if (are_asked (scenario, origins, &asked) && side == asked.side)
    return hu_supply_situation_new_asked (state);

  return hu_supply_situation_new (state, side);
}

/* Traces supply lines at one moment of a game. */
HuCliStatus
hu_cli_trace (const HuCliVerb *verb,
              GStrv            argv)
{
  g_auto(HuCliOptions) options = { 0 };
  g_auto(HuCliGame) game = { 0 };
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autoptr(GArray) origins = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(HuTracing) tracing = NULL;
  HuCliStatus status;
  guint unit;

  if (!hu_cli_options_parse (&options, verb, argv, &status) ||
      !hu_cli_game_open (&game, &options, options.files[0], verb->name, &status))
    return status;

  if (!hu_supply_has_lines (hu_adjudicator_get_scenario (game.adjudicator)))
    return hu_cli_complain_usage ("trace", g_strdup (_("the file says nothing of supply, so there are no lines to "
                                                       "trace")));

  snapshot = hu_cli_game_snapshot (&game);
  situation = find_question (snapshot, &options, game.view, origins, &unit);
  if (situation == NULL)
    return HU_CLI_USAGE;

  tracing = hu_tracing_new (situation, (const HuHex *) origins->data, origins->len);

  if (options.json)
    return hu_cli_trace_write_json (snapshot, situation, tracing);

  return hu_cli_trace_write_text (snapshot, situation, tracing, unit,
                                  hu_adjudicator_get_n_events (game.adjudicator));
}
