/*
 * Random boards of buildings, tactical units, rules of control and tactical
 * events.
 */
#include "config.h"

#include "hu-file-random.h"

#include "hu-control-rules.h"
#include "hu-tactical.h"

/* --- The board --- */

static void
add_building (GRand  *rand,
              HuMap  *map,
              guint8 *taken,
              gint    index)
{
  g_autofree char *id = g_strdup_printf ("b%d%s", index, hu_some_word (rand));
  g_autoptr(GArray) line = hu_some_hexes (rand, map->grid, g_rand_int_range (rand, 1, 6), FALSE);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuBuilding *building;

  for (guint i = 0; i < line->len; i++)
    {
      HuHex hex = g_array_index (line, HuHex, i);

      if (!taken[hex])
        g_array_append_val (hexes, hex);
      taken[hex] = 1;
    }
  if (hexes->len == 0)
    {
      g_array_unref (hexes);
      return;
    }

  building = hu_map_add_building (map, id, hu_one_in (rand, 2) ? hu_some_word (rand) : NULL, hexes,
                                  g_rand_int_range (rand, 0, 4));
  building->rowhouse = hu_one_in (rand, 3);
  building->roof = hu_one_in (rand, 3);
  building->cellar = hu_one_in (rand, 3);
  if (hu_one_in (rand, 2))
    {
      building->stairwells = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_array_append_vals (building->stairwells, hexes->data, (guint) g_rand_int_range (rand, 0, (gint) hexes->len + 1));
    }
  building->extra = hu_some_extra (rand);
}

void
hu_file_random_build (GRand *rand,
                      HuMap *map)
{
  g_autofree guint8 *taken = g_malloc0 ((gsize) map->grid->n_hexes);

  for (gint i = g_rand_int_range (rand, 0, 5); i > 0; i--)
    add_building (rand, map, taken, i);
  if (hu_one_in (rand, 2))
    hu_map_add_bridge (map, hu_file_random_hex (rand, map->grid))->extra = hu_some_extra (rand);
  if (hu_one_in (rand, 2))
    hu_map_add_pillbox (map, hu_file_random_hex (rand, map->grid))->extra = hu_some_extra (rand);
  for (gint i = g_rand_int_range (rand, 0, 3); i > 0; i--)
    {
      g_autofree char *id = g_strdup_printf ("board%d%s", i, hu_some_word (rand));
      GArray *hexes = hu_some_hexes (rand, map->grid, g_rand_int_range (rand, 1, 9), FALSE);

      hu_map_add_board (map, id, hexes)->extra = hu_some_extra (rand);
    }
  hu_map_lay_locations (map);
}

HuLocation
hu_some_location (GRand       *rand,
                  const HuMap *map)
{
  HuHex hex = hu_file_random_hex (rand, map->grid);
  HuLocation location = g_rand_int_range (rand, 0, hu_map_n_locations (map));

  return hu_one_in (rand, 2) && hu_grid_has (map->grid, hu_location_hex (map, location)) ? location : hex;
}

/* --- Units --- */

static void
fill_vehicle (GRand  *rand,
              HuUnit *unit)
{
  HuVehicle *vehicle = hu_unit_make_vehicle (unit);

  vehicle->type = g_rand_int_range (rand, 0, HU_N_VEHICLES);
  vehicle->armor = g_rand_int_range (rand, -1, 20);
  vehicle->ma = g_rand_int_range (rand, 0, HU_N_MAS);
  vehicle->crew = g_rand_int_range (rand, 0, HU_N_CREWS);
  vehicle->extra = hu_some_extra (rand);
}

/* Into an earlier one, so that none is in itself. */
static void
put_into (GRand            *rand,
          const HuScenario *scenario,
          HuUnit           *unit)
{
  guint carrier = (guint) g_rand_int_range (rand, 0, (gint) scenario->units->len);

  if (hu_scenario_get_unit (scenario, carrier) == unit || !hu_unit_is_carrier (hu_scenario_get_unit (scenario, carrier)))
    return;

  unit->in = carrier;
  unit->at = HU_HEX_NONE;
  unit->storey = HU_STOREY_GROUND;
}

void
hu_file_random_tactical_unit (GRand            *rand,
                              const HuScenario *scenario,
                              HuUnit           *unit)
{
  const HuMap *map = scenario->map;
  HuLocation location = hu_some_location (rand, map);

  if (unit->kind == HU_UNIT_VEHICLE)
    fill_vehicle (rand, unit);
  for (guint word = 0; word < HU_N_STATE_WORDS; word++)
    if (hu_one_in (rand, 5))
      unit->states ^= 1u << word;
  unit->has_leadership = hu_one_in (rand, 3);
  unit->leadership = unit->has_leadership ? g_rand_int_range (rand, -3, 2) : 0;
  unit->has_aboard = hu_one_in (rand, 3);
  unit->aboard = unit->has_aboard ? g_rand_int_range (rand, -3, 2) : 0;
  unit->vp = g_rand_int_range (rand, -1, 5);
  unit->nationality = hu_one_in (rand, 3) ? g_strdup (hu_some_word (rand)) : NULL;
  if (unit->at != HU_HEX_NONE && hu_one_in (rand, 2))
    {
      unit->at = hu_location_hex (map, location);
      unit->storey = hu_location_storey (map, location);
    }
  if (hu_one_in (rand, 3))
    put_into (rand, scenario, unit);
}

/* --- Rules --- */

static void
fill_start (GRand      *rand,
            HuScenario *scenario)
{
  const HuMap *map = scenario->map;
  HuLocation fire = hu_some_location (rand, map);

  for (gint i = g_rand_int_range (rand, 0, 3); i > 0; i--)
    {
      HuSetupArea *area = hu_scenario_add_setup (scenario, g_rand_int_range (rand, 0, 2),
                                                 hu_some_hexes (rand, map->grid, g_rand_int_range (rand, 0, 9), FALSE));

      area->extra = hu_some_extra (rand);
      if (hu_one_in (rand, 2))
        continue;
      area->boards = g_array_new (FALSE, FALSE, sizeof (guint));
      for (guint board = 0; board < map->boards->len; board++)
        g_array_append_val (area->boards, board);
    }
  if (hu_one_in (rand, 2))
    hu_scenario_add_fire (scenario, hu_location_hex (map, fire), hu_location_storey (map, fire),
                          hu_one_in (rand, 2) ? HU_FIRE_FLAME : HU_FIRE_BLAZE)->extra = hu_some_extra (rand);
}

void
hu_file_random_control (GRand      *rand,
                        HuScenario *scenario)
{
  const HuMap *map = scenario->map;
  HuControlRules *rules;

  fill_start (rand, scenario);
  if (hu_one_in (rand, 2))
    return;

  rules = hu_scenario_add_control (scenario);
  rules->current = hu_one_in (rand, 2);
  rules->rooftop_prevents = hu_one_in (rand, 2);
  rules->reduction_scores = hu_one_in (rand, 2);
  rules->hero_scores = hu_one_in (rand, 2);
  rules->hold_ends_when_disarmed = hu_one_in (rand, 2);
  rules->otherwise = g_rand_int_range (rand, -1, 2);
  for (gint i = g_rand_int_range (rand, 0, 4); i > 0; i--)
    {
      HuVictoryEntry *entry = hu_control_add_victory (rules, g_rand_int_range (rand, 0, 2), hu_one_in (rand, 2),
                                                      hu_some_condition (rand, scenario, 3));

      entry->extra = hu_some_extra (rand);
      if (hu_one_in (rand, 4))
        {
          entry->when = g_rand_int_range (rand, HU_JUDGED_INSTANT, HU_JUDGED_END);
          entry->immediate = FALSE;
          entry->id = g_strdup_printf ("entry-%d", i);
          entry->name = g_strdup (hu_some_word (rand));
          entry->turn.from = 1;
        }
    }
  for (gint i = g_rand_int_range (rand, 0, 3); i > 0; i--)
    hu_control_add_exit (rules, g_rand_int_range (rand, 0, 2),
                         hu_some_hexes (rand, map->grid, g_rand_int_range (rand, 0, 9), FALSE))->extra
      = hu_some_extra (rand);
  for (gint i = g_rand_int_range (rand, 0, 3); i > 0; i--)
    hu_control_add_balance (rules, g_rand_int_range (rand, 0, 2), hu_some_word (rand))->extra = hu_some_extra (rand);
  rules->extra = hu_some_extra (rand);
}

/* --- Events --- */

static HuEvent *
some_mark (GRand *rand,
           guint  unit,
           guint  other)
{
  guint set = (guint) g_rand_int_range (rand, 0, 1 << HU_N_STATE_WORDS);
  HuEvent *event = hu_event_new_mark (unit, set, set & (guint) g_rand_int (rand));

  event->has_in = hu_one_in (rand, 3);
  if (event->has_in && hu_one_in (rand, 2))
    event->other_unit = other;
  event->has_ma = hu_one_in (rand, 3);
  event->ma = event->has_ma ? (HuMainArmament) g_rand_int_range (rand, 0, HU_N_MAS) : HU_MA_FUNCTIONING;
  event->has_leadership = hu_one_in (rand, 3);
  event->leadership = event->has_leadership ? (gint8) g_rand_int_range (rand, -HU_LEADERSHIP_MOST, HU_LEADERSHIP_MOST + 1) : 0;

  return event;
}

static HuEvent *
some_fire (GRand       *rand,
           const HuMap *map)
{
  HuLocation at = hu_some_location (rand, map), from = hu_some_location (rand, map);
  HuFireCause cause = g_rand_int_range (rand, 0, HU_N_CAUSES);
  HuEvent *event = hu_event_new_fire (hu_location_hex (map, at), hu_location_storey (map, at),
                                      hu_one_in (rand, 2) ? HU_FIRE_FLAME : HU_FIRE_BLAZE, cause,
                                      cause == HU_CAUSE_KINDLED ? g_rand_int_range (rand, 0, 2) : HU_SIDE_NONE);

  if (cause == HU_CAUSE_SPREAD)
    hu_event_add_place (event, hu_location_hex (map, from), hu_location_storey (map, from));

  return event;
}

static HuEvent *
some_move (GRand       *rand,
           const HuMap *map,
           guint        unit)
{
  HuEvent *event = hu_event_new (hu_one_in (rand, 4) ? HU_VERB_PLACE : HU_VERB_MOVE);

  event->unit = unit;
  event->bypass = event->verb == HU_VERB_MOVE && hu_one_in (rand, 3);
  for (gint i = event->verb == HU_VERB_MOVE ? g_rand_int_range (rand, 1, 4) : 1; i > 0; i--)
    {
      HuLocation location = hu_some_location (rand, map);

      hu_event_add_place (event, hu_location_hex (map, location), hu_location_storey (map, location));
    }
  event->is_path = event->hexes->len > 1;

  return event;
}

static HuEvent *
some_declaration (GRand       *rand,
                  const HuMap *map)
{
  HuSubjectKind kind = g_rand_int_range (rand, 0, map->buildings->len > 0 ? HU_N_SUBJECTS : HU_SUBJECT_BUILDING);

  return hu_event_new_declare (g_rand_int_range (rand, 0, 2), kind,
                               kind == HU_SUBJECT_BUILDING ? g_rand_int_range (rand, 0, (gint) map->buildings->len)
                               : kind == HU_SUBJECT_HEX ? hu_file_random_hex (rand, map->grid)
                               : hu_some_location (rand, map));
}

HuEvent *
hu_file_random_tactical_event (GRand            *rand,
                               const HuScenario *scenario)
{
  const HuMap *map = scenario->map;
  guint unit = (guint) g_rand_int_range (rand, 0, (gint) scenario->units->len);
  guint other = (guint) g_rand_int_range (rand, 0, (gint) scenario->units->len);
  HuLocation at = hu_some_location (rand, map);
  HuVerb verb = g_rand_int_range (rand, HU_VERB_REDUCE - 3, HU_N_VERBS);
  HuEvent *event;

  switch (verb)
    {
    case HU_VERB_ANNOUNCE:
      return hu_event_new_announce (g_rand_int_range (rand, 0, 2), "exit");
    case HU_VERB_MARK:
      return some_mark (rand, unit, other);
    case HU_VERB_FIRE:
      return some_fire (rand, map);
    case HU_VERB_DECLARE:
      return some_declaration (rand, map);
    case HU_VERB_EXTINGUISH:
    case HU_VERB_RUBBLE:
      return hu_event_new_at (verb, hu_location_hex (map, at), hu_location_storey (map, at));
    case HU_VERB_REDUCE:
    case HU_VERB_CAPTURE:
    case HU_VERB_ABANDON:
      event = hu_event_new_unit (verb, unit, other);
      event->own_attack = verb == HU_VERB_REDUCE && hu_one_in (rand, 2);
      return event;
    case HU_VERB_RELEASE:
      return hu_event_new_unit (verb, unit, HU_UNIT_NONE);
    case HU_VERB_MOP_UP:
      if (map->buildings->len > 0)
        return hu_event_new_mop_up (unit, g_rand_int_range (rand, 0, (gint) map->buildings->len));
      return some_move (rand, map, unit);
    default:
      return some_move (rand, map, unit);
    }
}
