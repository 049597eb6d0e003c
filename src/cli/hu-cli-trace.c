/*
 * trace FILE: the supply lines that the rules ask for, or those of any hex, and the reason
 * of each dead end.  The question is worked out here; hu-cli-trace-json.c and
 * hu-cli-trace-text.c word the answer.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-cli-trace.h"
#include "hu-explain.h"

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

/* Finds the side: --side; else the owner of the units there, if that side can trace lines; else the side of the
 * lines that the rules ask for. */
static gboolean
find_side (const HuSnapshot   *snapshot,
           const HuCliOptions *options,
           HuHex               hex,
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
      *side = find_owner (snapshot, hex);
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
  if (!hu_tracing_possible (scenario, *side))
    {
      /* Translators: the id of a side; rules.supply is a key of the file. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--side “%s”: the file names no sources for that side "
                                                         "(rules.supply)"), scenario->sides[*side].id));
      return FALSE;
    }

  return TRUE;
}

/* The hex that --from means, or HU_HEX_NONE. */
static HuHex
parse_from (const HuScenario   *scenario,
            const HuCliOptions *options)
{
  HuHex hex = hu_grid_parse (scenario->map->grid, options->from, NULL);

  if (hex == HU_HEX_NONE)
    {
      /* Translators: what the user typed. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--from “%s” is not a hex of the map"),
                                                       options->from));
      return HU_HEX_NONE;
    }

  if (hu_map_is_impassable (scenario->map, hex))
    {
      g_autofree char *terrain = hu_explain_terrain (scenario->map->terrain[hex]);

      /* Translators: what the user typed, a kind of terrain. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--from “%s” is impassable (%s): no line begins "
                                                         "there"),
                                                       options->from, terrain));
      return HU_HEX_NONE;
    }

  return hex;
}

/* Finds the obstacles, and the hexes to trace from: the hex of --from, or the hexes that the rules in force ask
 * for.  Returns NULL after a complaint. */
static HuSupplySituation *
find_question (const HuSnapshot   *snapshot,
               const HuCliOptions *options,
               GArray             *origins)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuState *state = hu_snapshot_get_state (snapshot);
  HuSupplyAsked asked;
  HuSide side;
  HuHex hex;

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

  hex = parse_from (scenario, options);
  if (hex == HU_HEX_NONE || !find_side (snapshot, options, hex, &side))
    return NULL;

  g_array_append_val (origins, hex);
  return hu_supply_situation_new (state, side);
}

/**
 * hu_cli_trace:
 *
 * Traces supply lines at one moment of a game.
 */
HuCliStatus
hu_cli_trace (GStrv argv)
{
  g_auto(HuCliOptions) options = { 0 };
  g_auto(HuCliGame) game = { 0 };
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autoptr(GArray) origins = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(HuTracing) tracing = NULL;
  HuCliStatus status;

  if (!hu_cli_options_parse (&options, argv, HU_CLI_TAKES_GAME | HU_CLI_TAKES_FROM, &status) ||
      !hu_cli_game_open (&game, &options, argv[0], &status))
    return status;

  if (!hu_supply_rules_has_any (hu_adjudicator_get_scenario (game.adjudicator)))
    return hu_cli_complain_usage ("trace", g_strdup (_("the file says nothing of supply, so there are no lines to "
                                                       "trace")));

  snapshot = hu_adjudicator_snapshot (game.adjudicator, game.n_events);
  situation = find_question (snapshot, &options, origins);
  if (situation == NULL)
    return HU_CLI_USAGE;

  tracing = hu_tracing_new (situation, (const HuHex *) origins->data, origins->len);

  if (options.json)
    return hu_cli_trace_write_json (snapshot, situation, tracing);

  return hu_cli_trace_write_text (snapshot, situation, tracing,
                                  hu_adjudicator_get_n_events (game.adjudicator));
}
