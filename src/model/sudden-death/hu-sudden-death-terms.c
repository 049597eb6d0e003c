/*
 * Section 4 and the withdrawals, written as terms.  They give the same winner at the same event.
 */
#include "config.h"

#include "hu-sudden-death-terms.h"

#include <glib/gi18n-lib.h>

#include "hu-sudden-death-rules.h"
#include "hu-supply-rules.h"
#include "hu-write.h"

static const char *
side_id (const HuScenario *scenario,
         HuSide            side)
{
  return scenario->sides[side].id;
}

/* --- Outcomes --- */

/* Opens an outcome, and its one atom. */
static void
begin_outcome (HuJsonWriter     *writer,
               const HuScenario *scenario,
               const char       *id,
               HuSide            winner,
               const char       *when,
               const char       *atom,
               HuSide            side)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "id", id);
  hu_json_writer_text_member (writer, "winner", side_id (scenario, winner));
  hu_json_writer_text_member (writer, "when", when);
  hu_json_writer_key (writer, "needs");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_key (writer, atom);
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "side", side_id (scenario, side));
}

static void
end_outcome (HuJsonWriter *writer)
{
  for (guint i = 0; i < 3; i++)
    hu_json_writer_end (writer);
}

static void
write_places (HuJsonWriter     *writer,
              const HuScenario *scenario,
              const GArray     *places)
{
  hu_json_writer_key (writer, "places");
  hu_json_writer_begin_list (writer, HU_JSON_INLINE);
  for (guint i = 0; i < places->len; i++)
    hu_json_writer_text (writer, hu_map_get_place (scenario->map, g_array_index (places, guint, i))->id);
  hu_json_writer_end (writer);
}

/* The cities and towns behind the front of the start (4.5). */
static GArray *
list_rear (const HuScenario *scenario)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  GArray *rear = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < scenario->map->places->len; i++)
    {
      const HuPlace *place = hu_map_get_place (scenario->map, i);
      gboolean behind = FALSE;

      for (guint j = 0; j < place->hexes->len; j++)
        behind |= rules->rear[g_array_index (place->hexes, HuHex, j)];
      if (behind && place->kind != HU_PLACE_OBJECTIVE)
        g_array_append_val (rear, i);
    }

  return rear;
}

/* In their order of precedence: the capital entered, then cut off, the rear, the withdrawals, the cities. */
static void
write_outcomes (HuJsonWriter     *writer,
                const HuScenario *scenario)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  g_autoptr(GArray) capital = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GArray) rear = list_rear (scenario);

  g_array_append_val (capital, rules->capital);
  hu_json_writer_key (writer, "outcomes");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  begin_outcome (writer, scenario, "4.2", rules->attacker, "instant", "holds", rules->attacker);
  write_places (writer, scenario, capital);
  hu_json_writer_text_member (writer, "count", "hexes");
  hu_json_writer_integer_member (writer, "at_least", 1);
  end_outcome (writer);
  begin_outcome (writer, scenario, "4.3", rules->attacker, "phase", "cut_off", rules->defender);
  write_places (writer, scenario, capital);
  end_outcome (writer);
  if (rear->len > 0)
    {
      begin_outcome (writer, scenario, "4.5", rules->defender, "instant", "holds", rules->defender);
      write_places (writer, scenario, rear);
      hu_json_writer_integer_member (writer, "at_least", 1);
      end_outcome (writer);
    }
  if (rules->withdrawals->len > 0)
    {
      begin_outcome (writer, scenario, "9.5", rules->defender, "phase", "withdrawals", rules->attacker);
      end_outcome (writer);
    }
  if (rules->cities->len > 0)
    {
      begin_outcome (writer, scenario, "4.4", rules->attacker, "end", "holds", rules->attacker);
      write_places (writer, scenario, rules->cities);
      end_outcome (writer);
    }
  hu_json_writer_end (writer);
}

/* --- What they stand on --- */

static void
write_withdrawals (HuJsonWriter     *writer,
                   const HuScenario *scenario)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  hu_json_writer_key (writer, "withdrawals");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < rules->withdrawals->len; i++)
    {
      const HuWithdrawal *withdrawal = g_ptr_array_index (rules->withdrawals, i);

      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_text_member (writer, "side", side_id (scenario, rules->attacker));
      hu_json_writer_integer_member (writer, "turn", withdrawal->turn);
      hu_json_writer_integer_member (writer, "count", withdrawal->count);
      if (withdrawal->branch != NULL)
        hu_json_writer_text_member (writer, "branch", withdrawal->branch);
      if (withdrawal->units != NULL)
        {
          hu_json_writer_key (writer, "units");
          hu_json_writer_begin_list (writer, HU_JSON_INLINE);
          for (guint j = 0; j < withdrawal->units->len; j++)
            hu_json_writer_text (writer, hu_scenario_get_unit (scenario, g_array_index (withdrawal->units, guint, j))->id);
          hu_json_writer_end (writer);
        }
      if (withdrawal->phase > 0)
        hu_json_writer_integer_member (writer, "phase", withdrawal->phase);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}

/* The capital's hexes are never its sources (4.3). */
static void
write_supply (HuJsonWriter     *writer,
              const HuScenario *scenario,
              GPtrArray        *left_out)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  g_autoptr(GArray) except = g_array_copy ((GArray *) hu_map_get_place (scenario->map, rules->capital)->hexes);
  HuSupplyRules found;

  if (!hu_supply_rules_find (scenario, rules->defender, &found))
    return;
  if (found.along != 0 || found.hexsides != 0)
    g_ptr_array_add (left_out, g_strdup (_("Supply along lines of the map, and across hexsides, cannot be copied: "
                                           "see the supply of these rules.")));
  for (guint i = 0; found.except != NULL && i < found.except->len; i++)
    g_array_append_val (except, g_array_index (found.except, HuHex, i));

  hu_json_writer_key (writer, "supply");
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_json_writer_key (writer, side_id (scenario, rules->defender));
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_write_sources (writer, scenario, "sources", &found.sources, NULL);
  hu_json_writer_key (writer, "except");
  hu_write_hexset_list (writer, scenario, except);
  if (found.owned)
    hu_json_writer_boolean_member (writer, "controlled", TRUE);
  hu_write_blocked_by (writer, found.blocked_by_units,
                       found.blocked_by_zoc && found.zoc != HU_SUPPLY_ZOC_NONE, found.blocked_by_owner);
  if (!found.zoc_negated_by_units)
    hu_json_writer_boolean_member (writer, "zoc_negated_by_units", FALSE);
  if (found.max_length >= 0)
    hu_json_writer_integer_member (writer, "max_length", found.max_length);
  hu_json_writer_end (writer);
  hu_json_writer_end (writer);
}

gboolean
hu_sudden_death_write_terms (HuJsonWriter     *writer,
                             const HuScenario *scenario,
                             GPtrArray        *left_out)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  if (!rules->decides)
    {
      g_ptr_array_add (left_out, g_strdup (_("Sudden death decides nothing in this game: it has no condition to copy.")));
      return FALSE;
    }
  if (!rules->entry_at_setup)
    g_ptr_array_add (left_out, g_strdup (_("Terms are judged on the set-up, too: a place that is held there counts.")));

  write_supply (writer, scenario, left_out);
  if (rules->withdrawals->len > 0)
    write_withdrawals (writer, scenario);
  write_outcomes (writer, scenario);
  hu_json_writer_key (writer, "otherwise");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "winner", side_id (scenario, rules->defender));
  hu_json_writer_end (writer);

  return TRUE;
}
