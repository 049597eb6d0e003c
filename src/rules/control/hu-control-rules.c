/*
 * The data of the rule system control: defaults, making, freeing, and the owners before the
 * first event (26.11).
 */
#include "hu-control-presence-private.h"
#include "hu-control-reason.h"
#include "hu-control-system-private.h"
#include "hu-holding.h"

static void
victory_free (gpointer data)
{
  HuVictoryEntry *entry = data;

  hu_term_free (entry->needs);
  g_free (entry->id);
  g_free (entry->name);
  g_free (entry->phase);
  g_free (entry->turn.extra);
  g_free (entry->extra);
  g_free (entry);
}

static void
exit_free (gpointer data)
{
  HuExitArea *area = data;

  g_array_unref (area->hexes);
  g_free (area->extra);
  g_free (area);
}

static void
balance_free (gpointer data)
{
  HuBalance *balance = data;

  g_free (balance->text);
  g_free (balance->extra);
  g_free (balance);
}

void
hu_control_rules_free (gpointer data,
                       gboolean repainted)
{
  HuControlRules *rules = data;

  if (!repainted)
    {
      g_ptr_array_unref (rules->victory);
      g_ptr_array_unref (rules->terms);
      g_ptr_array_unref (rules->exits);
      g_ptr_array_unref (rules->balance);
      g_free (rules->claims);
      g_free (rules->holders);
      g_free (rules->location_owner);
      g_free (rules->hex_owner);
      g_free (rules->building_owner);
      g_clear_pointer (&rules->watch, hu_condition_watch_free);
      g_free (rules->extra);
    }
  g_free (rules);
}

/* Nothing here depends on what a brush paints: set-up areas and holdings alone give Control at the start (26.11). */
gpointer
hu_control_rules_repaint (const HuScenario *scenario)
{
  return g_memdup2 (hu_control_rules (scenario), sizeof (HuControlRules));
}

/**
 * hu_scenario_add_control:
 * @scenario: a scenario that is still being made, without these rules so far
 *
 * Puts the rule system in force with the defaults that its page lists: the text of the source,
 * rooftop enemies prevent, a squad's reduction scores, heroes do not, and there are no victory
 * conditions.
 *
 * Returns: (transfer none): the rules' data, which the caller may change until the scenario is
 *   finished
 */
HuControlRules *
hu_scenario_add_control (HuScenario *scenario)
{
  HuControlRules *rules;

  g_return_val_if_fail (scenario != NULL && hu_control_rules (scenario) == NULL, NULL);

  rules = g_new0 (HuControlRules, 1);
  rules->rooftop_prevents = TRUE;
  rules->reduction_scores = TRUE;
  rules->hold_ends_when_disarmed = TRUE;
  rules->decides = TRUE;
  rules->otherwise = HU_SIDE_NONE;
  rules->victory = g_ptr_array_new_with_free_func (victory_free);
  rules->terms = g_ptr_array_new ();
  rules->exits = g_ptr_array_new_with_free_func (exit_free);
  rules->balance = g_ptr_array_new_with_free_func (balance_free);
  scenario->rules[HU_SYSTEM_CONTROL] = rules;

  return rules;
}

/* @rules: rules that are still being made; @side: the side that wins by it; @immediate: at the instant, or only at
 * the end; @needs: (transfer full): the condition that side needs. */
HuVictoryEntry *
hu_control_add_victory (HuControlRules *rules,
                        HuSide          side,
                        gboolean        immediate,
                        HuTerm         *needs)
{
  HuVictoryEntry *entry;

  g_return_val_if_fail (rules != NULL && needs != NULL, NULL);

  entry = g_new0 (HuVictoryEntry, 1);
  entry->side = side;
  entry->immediate = immediate;
  entry->when = immediate ? HU_JUDGED_INSTANT : HU_JUDGED_END;
  entry->of = HU_SIDE_NONE;
  entry->needs = needs;
  g_ptr_array_add (rules->victory, entry);

  return entry;
}

/* @rules: rules that are still being made; @side: the side whose units may leave for points; @hexes: (transfer full)
 * (element-type HuHex): the hexes they may leave from.  Returns the exit area (26.23); borrowed. */
HuExitArea *
hu_control_add_exit (HuControlRules *rules,
                     HuSide          side,
                     GArray         *hexes)
{
  HuExitArea *area;

  g_return_val_if_fail (rules != NULL && hexes != NULL, NULL);

  area = g_new0 (HuExitArea, 1);
  area->side = side;
  area->hexes = hexes;
  g_ptr_array_add (rules->exits, area);

  return area;
}

/* @rules: rules that are still being made; @side: the side that it favours; @text: the provision (26.4). */
HuBalance *
hu_control_add_balance (HuControlRules *rules,
                        HuSide          side,
                        const char     *text)
{
  HuBalance *balance;

  g_return_val_if_fail (rules != NULL && text != NULL, NULL);

  balance = g_new0 (HuBalance, 1);
  balance->side = side;
  balance->text = g_strdup (text);
  g_ptr_array_add (rules->balance, balance);

  return balance;
}

const char *
hu_control_get_balance (const HuScenario *scenario,
                        HuSide            side)
{
  const GPtrArray *provisions = hu_control_rules (scenario)->balance;

  for (guint i = 0; i < provisions->len; i++)
    {
      const HuBalance *balance = g_ptr_array_index (provisions, i);

      if (balance->side == side)
        return balance->text;
    }

  return NULL;
}

/* --- Set-up Control --- */

#define BY_AREA(side) (1u << (side))
#define BY_BOARD(side) (4u << (side))
#define CLAIMANTS(claims) (((claims) | (claims) >> 2) & 3u)

/* Marks which sides claim each hex, by a set-up area or by a board, as bits. */
static guint8 *
find_claims (const HuScenario *scenario)
{
  guint8 *claims = g_malloc0 ((gsize) scenario->map->grid->n_hexes);

  for (guint i = 0; i < scenario->start.setup->len; i++)
    {
      const HuSetupArea *area = g_ptr_array_index (scenario->start.setup, i);

      for (guint j = 0; j < area->hexes->len; j++)
        claims[g_array_index (area->hexes, HuHex, j)] |=
          (guint8) (hu_clause_is_on (HU_CLAUSE_SET_UP_AREA) ? BY_AREA (area->side) : 0);
      for (guint j = 0; area->boards != NULL && j < area->boards->len; j++)
        {
          const HuBoard *board = g_ptr_array_index (scenario->map->boards, g_array_index (area->boards, guint, j));

          for (guint k = 0; k < board->hexes->len; k++)
            claims[g_array_index (board->hexes, HuHex, k)] |=
              (guint8) (hu_clause_is_on (HU_CLAUSE_BOARD) ? BY_BOARD (area->side) : 0);
        }
    }

  return claims;
}

static gint8
building_claimant (const HuControlRules *rules,
                   const HuBuilding     *building)
{
  gint8 owner = rules->hex_owner[g_array_index (building->hexes, HuHex, 0)];

  for (guint i = 1; i < building->hexes->len; i++)
    if (HU_CLAUSE_HOLDS (HU_CLAUSE_PARTLY, rules->hex_owner[g_array_index (building->hexes, HuHex, i)] != owner))
      return HU_SIDE_NONE;

  return owner;
}

static void
take_holdings (HuControlRules *rules,
               const HuMap    *map,
               HuSubjectKind   kind,
               gint8          *owners,
               gsize           n)
{
  for (gsize i = 0; i < n; i++)
    {
      gint8 holder = rules->holders[hu_holding_slot (map, kind, (gint32) i)];

      if (HU_CLAUSE_HOLDS (HU_CLAUSE_HOLDING, holder != HU_HOLDER_UNSAID))
        owners[i] = holder;
    }
}

static void
finish_conditions (const HuScenario *scenario)
{
  HuControlRules *rules = hu_control_rules (scenario);

  g_ptr_array_set_size (rules->terms, 0);
  for (guint i = 0; i < rules->victory->len; i++)
    {
      HuVictoryEntry *entry = g_ptr_array_index (rules->victory, i);

      hu_control_term_set_side (entry->needs, entry->side);
      hu_terms_list (scenario, entry->needs, rules->terms);
    }
  g_clear_pointer (&rules->watch, hu_condition_watch_free);
  rules->watch = hu_condition_watch_new (scenario->map, rules->victory);
}

/* 26.11: a side has the Locations and hexes that it alone claims, and a building where it alone claims all its
 * hexes; then what the scenario gives by name. */
void
hu_control_rules_finish (HuScenario *scenario)
{
  const gint8 claimant[] = { HU_SIDE_NONE, HU_SIDE_FIRST, HU_SIDE_SECOND,
                             hu_clause_is_on (HU_CLAUSE_BOTH_AREAS) ? HU_SIDE_NONE : HU_SIDE_FIRST };
  HuControlRules *rules = hu_control_rules (scenario);
  const HuMap *map = scenario->map;

  if (scenario->base != NULL)
    return;

  /* Frees the results of an earlier finish, in case something was added since. */
  g_free (rules->claims);
  g_free (rules->holders);
  g_free (rules->hex_owner);
  g_free (rules->location_owner);
  g_free (rules->building_owner);
  rules->claims = find_claims (scenario);
  rules->hex_owner = g_new (gint8, map->grid->n_hexes);
  rules->location_owner = g_new (gint8, hu_map_n_locations (map));
  rules->building_owner = g_new (gint8, map->buildings->len);
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    rules->hex_owner[hex] = claimant[CLAIMANTS (rules->claims[hex])];
  for (HuLocation location = 0; location < hu_map_n_locations (map); location++)
    rules->location_owner[location] = rules->hex_owner[hu_location_hex (map, location)];
  for (guint i = 0; i < map->buildings->len; i++)
    rules->building_owner[i] = building_claimant (rules, hu_map_get_building (map, i));
  rules->holders = hu_holding_find_all (scenario);
  if (rules->holders != NULL)
    {
      take_holdings (rules, map, HU_SUBJECT_LOCATION, rules->location_owner, (gsize) hu_map_n_locations (map));
      take_holdings (rules, map, HU_SUBJECT_HEX, rules->hex_owner, (gsize) map->grid->n_hexes);
      take_holdings (rules, map, HU_SUBJECT_BUILDING, rules->building_owner, map->buildings->len);
    }
  finish_conditions (scenario);
}

/* @scenario: a scenario with control in force; @subject: a #HuLocation, a #HuHex or the index of a building. Returns
 * the clause of the set-up by which a side, or nobody, has it before the first event; met where only a part of it is
 * claimed, or where the scenario gives it to nobody; (transfer full). */
HuReason *
hu_control_set_up_reason (const HuScenario *scenario,
                          HuSubjectKind     kind,
                          gint32            subject)
{
  const HuControlRules *rules;
  const HuHex *hexes;
  HuHex hex;
  guint n, all = 3, any = 0, both = 0, by_area = 3;
  HuReason *reason;

  g_return_val_if_fail (scenario != NULL && hu_control_rules (scenario) != NULL && subject >= 0, NULL);

  rules = hu_control_rules (scenario);
  if (rules->holders != NULL && rules->holders[hu_holding_slot (scenario->map, kind, subject)] != HU_HOLDER_UNSAID)
    {
      reason = hu_reason_new (HU_CLAUSE_HOLDING, TRUE, rules->holders[hu_holding_slot (scenario->map, kind, subject)]);
      reason->since = 0;
      return reason;
    }
  hexes = hu_control_hexes_of (scenario->map, kind, subject, &hex, &n);
  for (guint i = 0; i < n; i++)
    {
      guint claimants = CLAIMANTS (rules->claims[hexes[i]]);

      any |= claimants;
      both += claimants == 3;
      all &= claimants;
      by_area &= rules->claims[hexes[i]];
    }

  if (both > 0)
    {
      reason = hu_reason_new (HU_CLAUSE_BOTH_AREAS, TRUE, HU_SIDE_NONE);
      reason->around = both < n ? g_array_new (FALSE, FALSE, sizeof (HuHex)) : NULL;
      for (guint i = 0; both < n && i < n; i++)
        if (CLAIMANTS (rules->claims[hexes[i]]) == 3)
          g_array_append_val (reason->around, hexes[i]);
      return reason;
    }
  if (all == 0)
    return hu_reason_new (any != 0 ? HU_CLAUSE_PARTLY : HU_CLAUSE_SET_UP_AREA, any != 0, HU_SIDE_NONE);

  reason = hu_reason_new (by_area & all ? HU_CLAUSE_SET_UP_AREA : HU_CLAUSE_BOARD, TRUE,
                          all & 1u ? HU_SIDE_FIRST : HU_SIDE_SECOND);
  reason->since = 0;

  return reason;
}
