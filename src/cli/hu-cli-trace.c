/*
 * trace FILE: the lines of supply of the capital, or of any hex, and why each
 * dead end is one.  What is asked is made out here; the answer is worded in
 * hu-cli-trace-json.c and hu-cli-trace-text.c.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-cli-trace.h"
#include "hu-explain.h"

static gboolean
find_side (const HuScenario   *scenario,
           const HuCliOptions *options,
           HuSide             *side)
{
  *side = scenario->sudden_death->defender;
  if (options->side == NULL)
    return TRUE;

  *side = hu_scenario_find_side (scenario, options->side);
  if (*side == HU_SIDE_NONE)
    {
      /* Translators: what the user typed, the ids of the two sides. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--side “%s” is neither %s nor %s"), options->side,
                                                       scenario->sides[0].id, scenario->sides[1].id));
      return FALSE;
    }

  if (!hu_tracing_possible (scenario, *side))
    {
      /* Translators: what the user typed; supply.attacker_sources is a key of the file. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--side “%s”: the file names no sources for that "
                                                         "side (supply.attacker_sources)"), options->side));
      return FALSE;
    }

  return TRUE;
}

/* The hexes to trace from: that of --from, or the capital's. */
static GArray *
find_origins (const HuScenario   *scenario,
              const HuCliOptions *options)
{
  const HuPlace *capital = hu_map_get_place (scenario->map, scenario->sudden_death->capital);
  g_autoptr(GArray) origins = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuHex hex;

  if (options->from == NULL)
    {
      g_array_append_vals (origins, capital->hexes->data, capital->hexes->len);
      return g_steal_pointer (&origins);
    }

  hex = hu_grid_parse (scenario->map->grid, options->from, NULL);
  if (hex == HU_HEX_NONE)
    {
      /* Translators: what the user typed. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--from “%s” is not a hex of the map"),
                                                       options->from));
      return NULL;
    }

  if (hu_map_is_impassable (scenario->map, hex))
    {
      g_autofree char *terrain = hu_explain_terrain (scenario->map->terrain[hex], HU_LANG_LOCALE);

      /* Translators: what the user typed, a kind of terrain. */
      hu_cli_complain_usage ("trace", g_strdup_printf (_("--from “%s” is impassable (%s): no line begins "
                                                         "there"),
                                                       options->from, terrain));
      return NULL;
    }

  g_array_append_val (origins, hex);
  return g_steal_pointer (&origins);
}

/**
 * hu_cli_trace:
 * @argv: the verb and what follows it
 *
 * Traces lines of supply at one moment of a game.
 *
 * Returns: how the program ends
 */
HuCliStatus
hu_cli_trace (GStrv argv)
{
  g_auto(HuCliOptions) options = { 0 };
  g_auto(HuCliGame) game = { 0 };
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autoptr(GArray) origins = NULL;
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(HuTracing) tracing = NULL;
  const HuScenario *scenario;
  HuSide side;
  HuCliStatus status;

  if (!hu_cli_options_parse (&options, argv, HU_CLI_TAKES_GAME | HU_CLI_TAKES_FROM, &status) ||
      !hu_cli_game_open (&game, &options, argv[0], &status))
    return status;

  scenario = hu_adjudicator_get_scenario (game.adjudicator);
  if (scenario->sudden_death == NULL)
    return hu_cli_complain_usage ("trace", g_strdup (_("the file has no sudden-death rules, so no lines to "
                                                       "trace")));

  if (!find_side (scenario, &options, &side))
    return HU_CLI_USAGE;

  origins = find_origins (scenario, &options);
  if (origins == NULL)
    return HU_CLI_USAGE;

  snapshot = hu_adjudicator_snapshot (game.adjudicator, game.n_events);
  situation = hu_supply_situation_new (hu_snapshot_get_state (snapshot), side);
  tracing = hu_tracing_new (situation, (const HuHex *) origins->data, origins->len);

  if (options.json)
    return hu_cli_trace_write_json (snapshot, situation, tracing);

  return hu_cli_trace_write_text (snapshot, situation, tracing,
                                  hu_adjudicator_get_n_events (game.adjudicator));
}
