/*
 * Words on a building: which of its hexes and Locations are its owner's too, and what Mopping Up leaves out or would bring.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-control-words.h"

/* By the few that are its owner's. */
static char *
explain_few_parts (const HuScenario *scenario,
                   HuSide            owner,
                   guint             n_own,
                   guint             n)
{
  if (owner == HU_SIDE_NONE)
    return g_strdup_printf (n_own > 0
                            /* Translators: the number of its hexes and Locations; a list of some follows. */
                            ? _("Nobody controls these of its %u hexes and Locations:")
                            /* Translators: the number of its hexes and Locations. */
                            : _("Some side controls each of its %u hexes and Locations."), n);

  return hu_explain_sentence (scenario, n_own > 0
                              /* Translators: side; the number of its hexes and Locations; a list of some follows. */
                              ? _("The %1$s side controls only these of its %2$u hexes and Locations:")
                              /* Translators: side; the number of its hexes and Locations. */
                              : _("The %1$s side controls none of its %2$u hexes and Locations."),
                              _hu_side_name (scenario, owner), n);
}

char *
hu_explain_building_parts (const HuScenario *scenario,
                           HuSide            owner,
                           guint             n_own,
                           guint             n_others)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  if (n_own < n_others)
    return explain_few_parts (scenario, owner, n_own, n_own + n_others);
  if (owner == HU_SIDE_NONE)
    return g_strdup (n_others > 0 ? _("Nobody controls any of its hexes and Locations but these:")
                                  : _("Nobody controls any of its hexes and Locations."));

  return hu_explain_sentence (scenario, n_others > 0
                              /* Translators: side; a list of them follows. */
                              ? _("The %s side controls all its hexes and Locations but these:")
                              /* Translators: side. */
                              : _("The %s side controls all its hexes and Locations."), _hu_side_name (scenario, owner));
}

char *
hu_explain_building_untold (const HuScenario *scenario,
                            HuSide            owner)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return hu_explain_sentence (scenario,
                              /* Translators: a side that controls a building; a list of its hexes and Locations follows. */
                              _("Whether the %s side controls any of its hexes and Locations cannot be told (26.15):"),
                              _hu_side_name (scenario, owner));
}

char *
hu_explain_rowhouse (const HuSnapshot *snapshot,
                     guint             unit,
                     HuHex             hex,
                     guint             event)
{
  g_autofree char *name = NULL, *where = NULL;

  g_return_val_if_fail (snapshot != NULL, NULL);

  name = hu_explain_seen_unit (snapshot, unit);
  where = hu_location_dup_name (hu_snapshot_get_scenario (snapshot)->map, hex);

  /* Translators: a unit; the number of an event; a hex. */
  return g_strdup_printf (_("%1$s mopped up at event %2$u, but in a rowhouse that gains only the hex in which it is done: %3$s "
                            "(26.15)."), name, event, where);
}

char *
hu_explain_mopping_up (const HuScenario *scenario,
                       const GArray     *hexes)
{
  g_autofree char *names = NULL;

  if (hexes != NULL)
    {
      names = hu_explain_hexes (scenario, hexes, HU_BUDGET_NAMES);
      return g_strdup_printf (_hu_trn (
                                  /* Translators: hexes of a rowhouse. */
                                  "All who keep it are broken. In a rowhouse Mopping Up takes only those prisoner who are in the "
                                  "same hex: a Good Order MMC would have to do it in %s (26.15).",
                                  "All who keep it are broken. In a rowhouse Mopping Up takes only those prisoner who are in the "
                                  "same hex: a Good Order MMC would have to do it in each of these: %s (26.15).", hexes->len),
                              names);
    }

  return g_strdup (_("All who keep it are broken: Mopping Up by a Good Order MMC in the building would take them prisoner and "
                     "gain it (26.11)."));
}
