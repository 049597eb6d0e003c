/*
 * Beginning a workshop: from a file, a game, a blank grid, a map.
 */
#include "config.h"

#include "hu-node-game.h"

#include <glib/gi18n-lib.h>

#include "hu-workshop-private.h"

/**
 * hu_workshop_new_from_bytes:
 * @faults: the list that takes the reasons if nothing can be made of the file
 *
 * Opens any JSON object, whatever its contents: the check reports its faults.
 *
 * Returns: (transfer full) (nullable): a workshop, or %NULL
 */
HuWorkshop *
hu_workshop_new_from_bytes (GBytes   *bytes,
                            HuFaults *faults)
{
  g_autoptr(HuFaults) unheard = hu_faults_new ();
  HuGameFile *content;
  HuNode *draft;

  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  draft = hu_node_parse (bytes, unheard);
  if (draft != NULL && hu_node_get_kind (draft) == HU_NODE_OBJECT)
    return hu_workshop_new_from_draft (draft);

  /* The draft has faults, and the reader words them. */
  content = hu_game_file_parse (bytes, faults);
  g_clear_pointer (&content, hu_game_file_free);
  g_clear_pointer (&draft, hu_node_unref);

  return NULL;
}

HuWorkshop *
hu_workshop_new_from_scenario (HuScenario *scenario)
{
  g_autoptr(GPtrArray) log = g_ptr_array_new ();

  g_return_val_if_fail (scenario != NULL, NULL);

  return hu_workshop_new_from_draft (hu_node_of_game (scenario, log));
}

/* Opens a game as it is, with its variations: its scenario can be edited, and its log is checked after each edit. */
HuWorkshop *
hu_workshop_new_from_file (const HuGameFile *content)
{
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(HuFaults) faults = hu_faults_new ();

  g_return_val_if_fail (content != NULL, NULL);

  bytes = hu_game_file_to_bytes (content);

  return hu_workshop_new_from_bytes (bytes, faults);
}

static HuScenario *
new_scenario (HuMap *map)
{
  HuScenario *made = hu_scenario_new (map);

  hu_scenario_set_side (made, HU_SIDE_FIRST, "first", _("First side"), NULL);
  hu_scenario_set_side (made, HU_SIDE_SECOND, "second", _("Second side"), NULL);
  made->calendar.n_turns = 10;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    /* Translators: the phase of a player turn in which everything is done. */
    g_ptr_array_add (hu_scenario_add_player_turn (made, side)->phases, g_strdup (_("Play")));

  return made;
}

/**
 * hu_workshop_new_blank:
 * @error: return location for an error of %HU_GRID_ERROR
 *
 * Begins with an empty map, two sides, ten turns with a player turn for each side, and no
 * rule system.
 *
 * Returns: (transfer full) (nullable): a workshop, or %NULL if such a grid is impossible
 */
HuWorkshop *
hu_workshop_new_blank (const HuGridPlan *plan,
                       GError          **error)
{
  g_autoptr(HuGrid) grid = NULL;
  g_autoptr(HuMap) map = NULL;
  g_autoptr(HuScenario) scenario = NULL;
  gboolean shifted_odd;

  g_return_val_if_fail (plan != NULL, NULL);

  shifted_odd = plan->numbering != HU_NUMBERING_LETTERS && plan->shifted_odd;
  grid = hu_grid_new (plan->columns, plan->rows, plan->orientation, shifted_odd, plan->numbering, plan->board, error);
  if (grid == NULL || !hu_grid_set_names (grid, plan->names, error))
    return NULL;

  map = hu_map_new (grid);
  scenario = new_scenario (map);
  hu_scenario_finish (scenario);

  return hu_workshop_new_from_scenario (scenario);
}

/* Begins with the map and the two sides of another scenario, and with nothing else of it. */
HuWorkshop *
hu_workshop_new_from_map (HuScenario *scenario)
{
  g_autoptr(HuScenario) made = NULL;

  g_return_val_if_fail (scenario != NULL, NULL);

  made = new_scenario (scenario->map);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    hu_scenario_set_side (made, side, scenario->sides[side].id, scenario->sides[side].name,
                          scenario->sides[side].color);
  hu_scenario_finish (made);

  return hu_workshop_new_from_scenario (made);
}
