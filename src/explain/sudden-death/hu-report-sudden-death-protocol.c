/*
 * The share of sudden-death in the protocol: where it is decided.
 */
#include "config.h"

#include "hu-sudden-death-words.h"

#include "hu-sudden-death.h"

static void
add_place (const HuScenario *scenario,
           guint             place,
           GArray           *focus)
{
  const GArray *hexes = hu_map_get_place (scenario->map, place)->hexes;

  g_array_append_vals (focus, hexes->data, hexes->len);
}

/* The rear towns that were lost, the cities that had to be taken, or the capital and its lifeline. */
void
_hu_report_add_sudden_death_focus (const HuSnapshot *snapshot,
                                   const HuVerdict  *verdict,
                                   GArray           *focus)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  const HuSuddenDeathFindings *findings = hu_snapshot_get_sudden_death (snapshot);
  const char *rule = verdict != NULL ? verdict->rule : "4.3";

  if (g_str_equal (rule, "4.5"))
    for (guint i = 0; i < findings->rear->len; i++)
      if (g_array_index (findings->rear, HuPlaceFinding, i).owner == rules->defender)
        add_place (scenario, g_array_index (findings->rear, HuPlaceFinding, i).place, focus);
  if (g_str_equal (rule, "4.4"))
    for (guint i = 0; i < findings->cities->len; i++)
      add_place (scenario, g_array_index (findings->cities, HuPlaceFinding, i).place, focus);
  if (focus->len > 0)
    return;

  add_place (scenario, rules->capital, focus);
  if (findings->cut->len > 0)
    g_array_append_vals (focus, findings->cut->data, findings->cut->len);
}
