/*
 * Names of the storeys of a hex, and of Locations, hexes and buildings (26.1).
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-explain-private.h"

char *
hu_explain_storey (const HuScenario *scenario,
                   HuHex             hex,
                   HuStorey          storey)
{
  g_return_val_if_fail (scenario != NULL && hu_grid_has (scenario->map->grid, hex), NULL);

  switch (storey)
    {
    case HU_STOREY_CELLAR:
      return g_strdup (C_("level", "Cellar"));
    case HU_STOREY_GROUND:
      return hu_map_location (scenario->map, hex, HU_STOREY_BRIDGE) != HU_LOCATION_NONE
        ? g_strdup (C_("level", "Under the bridge"))
        : g_strdup (C_("level", "Ground level"));
    case HU_STOREY_ROOF:
      return g_strdup (C_("level", "Roof"));
    case HU_STOREY_BRIDGE:
      return g_strdup (C_("level", "Bridge"));
    case HU_STOREY_PILLBOX:
      return g_strdup (C_("level", "Pillbox"));
    default:
      break;
    }

  /* Translators: a level of a building, counted from 1 above the ground. */
  return g_strdup_printf (C_("level", "Level %d"), storey);
}

/* Returns the word of a level in the name of a Location; NULL: it has a number there, or nothing. */
static const char *
get_level_word (HuStorey storey)
{
  switch (storey)
    {
    /* Translators: a level, as the end of the name of a Location: "AA4/roof". */
    case HU_STOREY_ROOF:
      return C_("end of a name", "roof");
    case HU_STOREY_BRIDGE:
      return C_("end of a name", "bridge");
    case HU_STOREY_PILLBOX:
      return C_("end of a name", "pillbox");
    default:
      break;
    }

  return NULL;
}

char *
_hu_location_name (const HuScenario *scenario,
                   HuLocation        location)
{
  const char *level = get_level_word (hu_location_storey (scenario->map, location));
  g_autofree char *hex = NULL;

  if (level == NULL)
    return hu_location_dup_name (scenario->map, location);

  hex = hu_grid_dup_name (scenario->map->grid, hu_location_hex (scenario->map, location));

  return g_strdup_printf ("%s/%s", hex, level);
}

/* @kind: Location, hex or building; @subject: a #HuLocation, a #HuHex or the index of a building.  Returns its name;
 * for a hex or Location, with the board's prefix: "22U3/1". */
char *
hu_explain_subject (const HuScenario *scenario,
                    HuSubjectKind     kind,
                    gint32            subject)
{
  const HuMap *map;

  g_return_val_if_fail (scenario != NULL, NULL);

  map = scenario->map;
  if (kind == HU_SUBJECT_BUILDING)
    {
      const HuBuilding *building = hu_map_get_building (map, (guint) subject);

      return hu_budget_abridge (building->name != NULL ? hu_scenario_word (scenario, building->name) : building->id,
                                HU_BUDGET_NAME);
    }

  if (kind == HU_SUBJECT_LOCATION)
    return _hu_location_name (scenario, subject);

  return hu_location_dup_name (map, subject);
}

char *
hu_explain_subject_title (const HuScenario *scenario,
                          HuSubjectKind     kind,
                          gint32            subject)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (scenario != NULL && subject >= 0, NULL);

  name = hu_explain_subject (scenario, kind, subject);
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      /* Translators: a heading; name of a Location: a hex and a level. */
      return g_strdup_printf (_("Location %s"), name);
    case HU_SUBJECT_HEX:
      /* Translators: a heading; name of a hex. */
      return g_strdup_printf (_("Hex %s"), name);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  /* Translators: a heading; name of a building. */
  return g_strdup_printf (_("Building %s"), name);
}
