/*
 * `start` and `rules` on the way out.
 */
#include "config.h"

#include "hu-control-rules.h"
#include "hu-extra.h"
#include "hu-front-line-rules.h"
#include "hu-sudden-death-rules.h"
#include "hu-write.h"

#include <string.h>

/* --- Control at the start --- */

static void
begin_control_entry (HuJsonWriter     *writer,
                     const HuScenario *scenario,
                     HuSide            side)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "side", scenario->sides[side].id);
  hu_json_writer_key (writer, "hexes");
}

/* An entry that had keys of its own, with as many of its hexes as there still are. */
static void
write_kept_entry (HuJsonWriter     *writer,
                  const HuScenario *scenario,
                  JsonObject       *entry,
                  const char       *text,
                  guint8           *control)
{
  static const char * const known[] = { "side", "hexes", NULL };
  const HuGrid *grid = scenario->map->grid;
  HuSide side = hu_scenario_find_side (scenario, json_object_get_string_member (entry, "side"));
  g_autoptr(GArray) named = hu_hexset_expand (grid, json_object_get_member (entry, "hexes"));
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < named->len; i++)
    {
      HuHex hex = g_array_index (named, HuHex, i);

      if (control[hex] != side)
        continue;
      control[hex] = (guint8) HU_SIDE_NONE;
      g_array_append_val (hexes, hex);
    }

  begin_control_entry (writer, scenario, side);
  hu_write_hexset_list (writer, grid, hexes);
  hu_json_writer_members (writer, text, known);
  hu_json_writer_end (writer);
}

/**
 * hu_write_start_control:
 * @writer: where to, within `start`
 * @scenario: a scenario
 *
 * Writes the member `control`, or nothing where nobody controls anything.
 */
void
hu_write_start_control (HuJsonWriter     *writer,
                        const HuScenario *scenario)
{
  gsize n_hexes = (gsize) scenario->map->grid->n_hexes;
  g_autofree guint8 *control = g_memdup2 (scenario->start.control, n_hexes);
  g_autoptr(GPtrArray) texts = NULL;
  g_autoptr(JsonArray) kept = hu_extra_get_list (scenario->start.extra, "control", &texts);
  gboolean any = memchr (control, HU_SIDE_FIRST, n_hexes) != NULL ||
                 memchr (control, HU_SIDE_SECOND, n_hexes) != NULL;

  if (!any && kept == NULL)
    return;

  hu_json_writer_key (writer, "control");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; kept != NULL && i < json_array_get_length (kept); i++)
    write_kept_entry (writer, scenario, json_array_get_object_element (kept, i), g_ptr_array_index (texts, i),
                      control);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (memchr (control, side, n_hexes) != NULL)
      {
        begin_control_entry (writer, scenario, side);
        hu_write_hexset (writer, scenario->map->grid, control, (guint8) side);
        hu_json_writer_end (writer);
      }
  hu_json_writer_end (writer);
}

static void
write_points (HuJsonWriter     *writer,
              const HuScenario *scenario)
{
  const HuStart *start = &scenario->start;

  if (start->points[HU_SIDE_FIRST] == 0 && start->points[HU_SIDE_SECOND] == 0)
    return;

  hu_json_writer_key (writer, "points");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (start->points[side] != 0)
      hu_json_writer_integer_member (writer, scenario->sides[side].id, start->points[side]);
  hu_json_writer_end (writer);
}

static void
write_clock (HuJsonWriter  *writer,
             const HuStart *start)
{
  if (start->turn == 1 && start->player_turn == 0 && start->phase == 0 && start->clock_extra == NULL)
    return;

  hu_json_writer_key (writer, "clock");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_integer_member (writer, "turn", start->turn);
  if (start->player_turn > 0 || start->phase > 0)
    hu_json_writer_integer_member (writer, "player_turn", start->player_turn + 1);
  if (start->phase > 0)
    hu_json_writer_integer_member (writer, "phase", start->phase + 1);
  hu_json_writer_members (writer, start->clock_extra, NULL);
  hu_json_writer_end (writer);
}

/**
 * hu_write_start:
 * @writer: where to
 * @scenario: a scenario
 *
 * Writes the value of `start`.
 */
void
hu_write_start (HuJsonWriter     *writer,
                const HuScenario *scenario)
{
  static const char * const control[] = { "control", NULL };

  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  write_clock (writer, &scenario->start);
  hu_write_start_control (writer, scenario);
  write_points (writer, scenario);
  hu_write_start_tactical (writer, scenario);
  hu_json_writer_members (writer, scenario->start.extra, control);
  hu_json_writer_end (writer);
}

/* --- Sudden-death --- */

static void
write_supply (HuJsonWriter     *writer,
              const HuScenario *scenario)
{
  static const char * const known[] = { "sources", "attacker_sources", NULL };
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  hu_json_writer_key (writer, "supply");
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_write_sources (writer, scenario, "sources", &rules->sources, rules->supply_extra);
  hu_write_blocked_by (writer, rules->blocked_by_units, rules->blocked_by_zoc, rules->blocked_by_control);
  if (!rules->zoc_negated_by_units)
    hu_json_writer_boolean_member (writer, "zoc_negated_by_units", FALSE);
  if (rules->max_length >= 0)
    hu_json_writer_integer_member (writer, "max_length", rules->max_length);
  if (rules->has_attacker_sources)
    hu_write_sources (writer, scenario, "attacker_sources", &rules->attacker_sources, rules->supply_extra);
  hu_json_writer_members (writer, rules->supply_extra, known);
  hu_json_writer_end (writer);
}

static void
write_cities (HuJsonWriter     *writer,
              const HuScenario *scenario)
{
  const GArray *cities = hu_sudden_death_rules (scenario)->cities;

  if (cities->len == 0)
    return;

  hu_json_writer_key (writer, "cities");
  hu_json_writer_begin_list (writer, HU_JSON_FILL);
  for (guint i = 0; i < cities->len; i++)
    hu_json_writer_text (writer, hu_map_get_place (scenario->map, g_array_index (cities, guint, i))->id);
  hu_json_writer_end (writer);
}

static void
write_withdrawal (HuJsonWriter       *writer,
                  const HuScenario   *scenario,
                  const HuWithdrawal *withdrawal)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_integer_member (writer, "turn", withdrawal->turn);
  hu_json_writer_integer_member (writer, "count", withdrawal->count);
  if (withdrawal->branch != NULL)
    hu_json_writer_text_member (writer, "branch", withdrawal->branch);
  if (withdrawal->units != NULL)
    {
      hu_json_writer_key (writer, "units");
      hu_json_writer_begin_list (writer, HU_JSON_FILL);
      for (guint i = 0; i < withdrawal->units->len; i++)
        hu_json_writer_text (writer,
                             hu_scenario_get_unit (scenario,
                                                   g_array_index (withdrawal->units, guint, i))->id);
      hu_json_writer_end (writer);
    }
  if (withdrawal->phase > 0)
    hu_json_writer_integer_member (writer, "phase", withdrawal->phase);
  hu_json_writer_members (writer, withdrawal->extra, NULL);
  hu_json_writer_end (writer);
}

static void
write_sudden_death (HuJsonWriter     *writer,
                    const HuScenario *scenario)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  hu_json_writer_key (writer, "sudden-death");
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_json_writer_text_member (writer, "attacker", scenario->sides[rules->attacker].id);
  hu_json_writer_text_member (writer, "defender", scenario->sides[rules->defender].id);
  hu_json_writer_text_member (writer, "capital", hu_map_get_place (scenario->map, rules->capital)->id);
  if (rules->supply_given)
    write_supply (writer, scenario);
  write_cities (writer, scenario);
  if (rules->rear_given)
    {
      hu_json_writer_key (writer, "rear");
      hu_write_hexset (writer, scenario->map->grid, rules->rear, 1);
    }
  if (rules->withdrawals->len > 0)
    {
      hu_json_writer_key (writer, "withdrawals");
      hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
      for (guint i = 0; i < rules->withdrawals->len; i++)
        write_withdrawal (writer, scenario, g_ptr_array_index (rules->withdrawals, i));
      hu_json_writer_end (writer);
    }
  if (!rules->decides)
    hu_json_writer_boolean_member (writer, "decides", FALSE);
  if (!rules->entry_at_setup)
    hu_json_writer_boolean_member (writer, "entry_at_setup", FALSE);
  hu_json_writer_members (writer, rules->extra, NULL);
  hu_json_writer_end (writer);
}

/**
 * hu_write_rules:
 * @writer: where to
 * @scenario: a scenario
 *
 * Writes the value of `rules`: supply, the systems in force, and what was kept of keys
 * that this version does not know.
 */
void
hu_write_rules (HuJsonWriter     *writer,
                const HuScenario *scenario)
{
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_write_supply (writer, scenario);
  if (hu_sudden_death_rules (scenario) != NULL)
    write_sudden_death (writer, scenario);
  if (hu_front_line_rules (scenario) != NULL)
    hu_write_front_line (writer, scenario);
  if (hu_control_rules (scenario) != NULL)
    hu_write_rules_control (writer, scenario);
  hu_json_writer_members (writer, scenario->rules_extra, NULL);
  hu_json_writer_end (writer);
}
