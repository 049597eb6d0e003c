/*
 * Drafts for the workshop.
 */
#include "config.h"

#include "hu-new-draft.h"

#include "hu-game-file.h"
#include "hu-workshop-map.h"
#include "hu-workshop-rules.h"

static HuWorkshop *
make_blank (const HuNewChoice *choice)
{
  const HuGridPlan plan = {
    .columns = choice->columns, .rows = choice->rows, .orientation = choice->orientation,
    .shifted_odd = choice->shifted_odd, .numbering = choice->numbering, .board = choice->board,
  };
  HuWorkshop *shop = hu_workshop_new_blank (&plan, NULL);

  if (shop == NULL)
    return NULL;

  hu_workshop_set_text (shop, "/title", choice->title);
  for (guint side = 0; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = g_strdup_printf ("/sides/%u/name", side);
      g_autofree char *id = hu_workshop_suggest_id (shop, HU_ID_SIDE, choice->sides[side]);
      const char *before;
      g_autofree char *pointer = g_strdup_printf ("/sides/%u/id", side);

      hu_workshop_set_text (shop, name, choice->sides[side]);
      before = hu_node_get_text (hu_workshop_get (shop, pointer), NULL);
      if (before != NULL)
        {
          g_autofree char *from = g_strdup (before);

          hu_workshop_rename_id (shop, HU_ID_SIDE, from, id);
        }
    }
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if ((choice->systems >> id & 1) != 0)
      hu_workshop_set_system (shop, id, TRUE);

  return shop;
}

static HuWorkshop *
make_shipped (const HuNewChoice *choice)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = hu_game_file_load (choice->file, faults);
  HuWorkshop *shop;

  if (content == NULL)
    return NULL;
  if (!choice->keep_units && !choice->keep_rules)
    return hu_workshop_new_from_map (content->scenario);

  shop = hu_workshop_new_from_scenario (content->scenario);
  if (!choice->keep_units)
    hu_workshop_set_json (shop, "/units", "[]");
  if (!choice->keep_rules)
    hu_workshop_set_json (shop, "/rules", "{}");

  return shop;
}

/* The commands that made the scenario must not be undone. */
static HuWorkshop *
begin_afresh (HuWorkshop *shop)
{
  g_autoptr(GBytes) bytes = hu_workshop_to_bytes (shop);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuWorkshop *fresh = hu_workshop_new_from_bytes (bytes, faults);

  return fresh != NULL ? fresh : g_object_ref (shop);
}

HuWorkshop *
hu_new_draft_make (const HuNewChoice *choice,
                   HuGame            *game,
                   GPtrArray         *left_behind)
{
  g_autoptr(HuWorkshop) shop = NULL;

  g_return_val_if_fail (choice != NULL, NULL);

  switch (choice->source)
    {
    case HU_NEW_BLANK:
      shop = make_blank (choice);
      break;

    case HU_NEW_SHIPPED:
      shop = make_shipped (choice);
      break;

    case HU_NEW_GAME:
    default:
      if (game != NULL)
        shop = hu_workshop_new_from_moment (hu_game_get_snapshot (game), left_behind);
      break;
    }

  return shop != NULL ? begin_afresh (shop) : NULL;
}

HuWorkshop *
hu_new_draft_of_game (HuGame *game)
{
  g_autoptr(GPtrArray) log = hu_game_dup_log (game);
  g_autoptr(GPtrArray) variations = hu_game_dup_variations (game);
  g_autoptr(HuGameFile) content = hu_game_file_new_with (hu_game_get_own_scenario (game), log, variations);

  hu_game_file_set_played (content, hu_game_get_played (game));

  return hu_workshop_new_from_file (content);
}

HuGame *
hu_new_draft_play (HuWorkshop *shop)
{
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(GPtrArray) log = NULL;

  if (!hu_workshop_dup_game (shop, &scenario, &log))
    scenario = hu_scenario_new_without_rules (hu_workshop_get_scenario (shop));

  return hu_game_new (scenario, NULL);
}
