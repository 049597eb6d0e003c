/*
 * The share of sudden-death in the protocol: where it is decided.
 */
#include "config.h"

#include "hu-sudden-death-words.h"

#include "hu-sudden-death.h"

/* More units than this are all over the map. */
#define STAYED_MOST 6

static void
add_place (const HuScenario *scenario,
           guint             place,
           GArray           *focus)
{
  const GArray *hexes = hu_map_get_place (scenario->map, place)->hexes;

  g_array_append_vals (focus, hexes->data, hexes->len);
}

/* Cities: all of them, or those that @owner has. */
static void
add_cities (const HuScenario *scenario,
            const GArray     *cities,
            HuSide            owner,
            GArray           *focus)
{
  for (guint i = 0; i < cities->len; i++)
    if (owner == HU_SIDE_NONE || g_array_index (cities, HuPlaceFinding, i).owner == owner)
      add_place (scenario, g_array_index (cities, HuPlaceFinding, i).place, focus);
}

static gboolean
could_withdraw (const HuScenario   *scenario,
                const HuWithdrawal *withdrawal,
                guint               unit)
{
  const HuUnit *counter = hu_scenario_get_unit (scenario, unit);
  gboolean listed = withdrawal->units == NULL;

  for (guint i = 0; withdrawal->units != NULL && i < withdrawal->units->len; i++)
    listed |= g_array_index (withdrawal->units, guint, i) == unit;

  return listed && counter->side == hu_sudden_death_rules (scenario)->attacker &&
         (withdrawal->branch == NULL || g_strcmp0 (withdrawal->branch, counter->branch) == 0);
}

/* The units that could have been withdrawn and stayed (9.5), where they are few enough to point at. */
static void
add_stayed (const HuSnapshot            *snapshot,
            const HuSuddenDeathFindings *findings,
            GArray                      *focus)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuState *state = hu_snapshot_get_state (snapshot);
  const GPtrArray *withdrawals = hu_sudden_death_rules (scenario)->withdrawals;

  for (guint i = 0; i < findings->withdrawals->len; i++)
    for (guint unit = 0; unit < scenario->units->len; unit++)
      if (g_array_index (findings->withdrawals, HuWithdrawalFinding, i).state == HU_WITHDRAWAL_FAILED &&
          state->unit_status[unit] == HU_UNIT_ON_MAP &&
          could_withdraw (scenario, g_ptr_array_index (withdrawals, i), unit))
        g_array_append_val (focus, state->unit_hex[unit]);
  if (focus->len > STAYED_MOST)
    g_array_set_size (focus, 0);
}

/* Where the units stand without which a line would get through, those that the first page names among them (4.3). */
static void
add_ring (const HuSnapshot      *snapshot,
          const HuSupplyOpening *opening,
          GArray                *focus)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(GArray) units = hu_supply_opening_list_units (opening);

  for (guint i = 0; i < units->len; i++)
    g_array_append_val (focus, state->unit_hex[g_array_index (units, guint, i)]);
}

/* "Where it was decided: Moscow (diamonds), and the units that cut it off (rings)"; NULL: the names of the hexes say it. */
char *
_hu_report_name_sudden_death_focus (const HuSnapshot *snapshot,
                                    gint             *apart)
{
  const HuSuddenDeathFindings *findings = hu_snapshot_get_sudden_death (snapshot);
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autofree char *capital = hu_explain_place (scenario, hu_sudden_death_rules (scenario)->capital);

  if (verdict == NULL || !g_str_equal (verdict->rule, "4.3") || findings->opening == NULL)
    return NULL;

  *apart = (gint) hu_sudden_death_rules (scenario)->capital;
  /* Translators: the capital; both are drawn on a map. */
  return g_strdup_printf (_("Where it was decided: %s (diamonds), and the units that cut it off (rings)"), capital);
}

/* The rear towns that were lost, the cities that had to be taken or were not, the units that were not withdrawn, or the capital
 * and its lifeline. */
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
    add_cities (scenario, findings->cities, HU_SIDE_NONE, focus);
  if (g_str_equal (rule, "4.6"))
    add_cities (scenario, findings->cities, rules->defender, focus);
  if (g_str_equal (rule, "9.5"))
    add_stayed (snapshot, findings, focus);
  if (focus->len > 0 || g_str_equal (rule, "9.5"))
    return;

  add_place (scenario, rules->capital, focus);
  /* A game that was won by entering the capital (4.2) was not won by cutting its lifeline. */
  if (findings->cut->len > 0 && !g_str_equal (rule, "4.2"))
    g_array_append_vals (focus, findings->cut->data, findings->cut->len);
  if (findings->opening != NULL && g_str_equal (rule, "4.3"))
    add_ring (snapshot, findings->opening, focus);
}
