/*
 * Writing buildings and boards, the tactical members of units, and the tactical start.
 */
#include "config.h"

#include "hu-write.h"

/**
 * hu_write_location:
 * @hex: a hex, or %HU_HEX_NONE
 *
 * Writes the name of the Location, or null if there is no hex.
 */
void
hu_write_location (HuJsonWriter *writer,
                   const HuMap  *map,
                   HuHex         hex,
                   HuStorey      storey)
{
  char name[HU_LOCATION_NAME_MAX];

  if (hex == HU_HEX_NONE)
    hu_json_writer_text (writer, NULL);
  else
    hu_json_writer_text (writer, hu_location_format (map, hu_map_location (map, hex, storey), name));
}

/* --- Map --- */

static void
write_building (HuJsonWriter     *writer,
                const HuMap      *map,
                const HuBuilding *building)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "id", building->id);
  if (building->name != NULL)
    hu_json_writer_text_member (writer, "name", building->name);
  hu_json_writer_key (writer, "hexes");
  hu_write_hexset_line (writer, map->grid, building->hexes);
  if (building->upper_storeys > 0)
    hu_json_writer_integer_member (writer, "levels", building->upper_storeys);
  if (building->rowhouse)
    hu_json_writer_boolean_member (writer, "rowhouse", TRUE);
  if (building->stairwells != NULL)
    {
      hu_json_writer_key (writer, "stairwells");
      hu_write_hexset_line (writer, map->grid, building->stairwells);
    }
  if (building->roof)
    hu_json_writer_boolean_member (writer, "roof", TRUE);
  if (building->cellar)
    hu_json_writer_boolean_member (writer, "cellar", TRUE);
  hu_json_writer_members (writer, building->extra, NULL);
  hu_json_writer_end (writer);
}

static void
write_features (HuJsonWriter    *writer,
                const HuMap     *map,
                const char      *key,
                const GPtrArray *features)
{
  if (features->len == 0)
    return;

  hu_json_writer_key (writer, key);
  hu_json_writer_begin_list (writer, HU_JSON_FILL);
  for (guint i = 0; i < features->len; i++)
    {
      const HuHexFeature *feature = g_ptr_array_index (features, i);

      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_key (writer, "hex");
      hu_write_hex (writer, map->grid, feature->hex);
      hu_json_writer_members (writer, feature->extra, NULL);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}

/**
 * hu_write_buildings:
 *
 * Writes buildings, bridges, pillboxes and boards if there are any.
 */
void
hu_write_buildings (HuJsonWriter *writer,
                    const HuMap  *map)
{
  if (map->buildings->len > 0)
    {
      hu_json_writer_key (writer, "buildings");
      hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
      for (guint i = 0; i < map->buildings->len; i++)
        write_building (writer, map, hu_map_get_building (map, i));
      hu_json_writer_end (writer);
    }

  write_features (writer, map, "bridges", map->bridges);
  write_features (writer, map, "pillboxes", map->pillboxes);

  if (map->boards->len == 0)
    return;
  hu_json_writer_key (writer, "boards");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < map->boards->len; i++)
    {
      const HuBoard *board = g_ptr_array_index (map->boards, i);

      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_text_member (writer, "id", board->id);
      hu_json_writer_key (writer, "hexes");
      hu_write_hexset_line (writer, map->grid, board->hexes);
      hu_json_writer_members (writer, board->extra, NULL);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}

/* --- Units --- */

static void
write_vehicle (HuJsonWriter    *writer,
               const HuVehicle *vehicle)
{
  hu_json_writer_key (writer, "vehicle");
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_write_fields (writer, "vehicle", "type", "type", vehicle);
  if (vehicle->armor >= 0)
    hu_json_writer_integer_member (writer, "armor", vehicle->armor);
  else
    hu_json_writer_text_member (writer, "armor", NULL);
  hu_write_fields (writer, "vehicle", "ma", "crew", vehicle);
  hu_json_writer_members (writer, vehicle->extra, NULL);
  hu_json_writer_end (writer);
}

/**
 * hu_write_unit_tactical:
 *
 * Writes its tactical members that are not at their defaults.
 */
void
hu_write_unit_tactical (HuJsonWriter     *writer,
                        const HuScenario *scenario,
                        const HuUnit     *unit)
{
  for (guint word = 0; word < HU_N_STATE_WORDS; word++)
    if ((unit->states ^ HU_STATE_ARMED) >> word & 1)
      hu_json_writer_boolean_member (writer, hu_state_word_to_string (word), (unit->states >> word & 1) != 0);

  if (unit->has_leadership)
    hu_json_writer_integer_member (writer, "leadership", unit->leadership);
  if (unit->in != HU_UNIT_NONE)
    hu_json_writer_text_member (writer, "in", hu_scenario_get_unit (scenario, unit->in)->id);
  hu_write_fields (writer, "unit", "nationality", "nationality", unit);
  if (unit->has_aboard)
    hu_json_writer_integer_member (writer, "aboard", unit->aboard);
  hu_write_fields (writer, "unit", "vp", "vp", unit);
  if (unit->vehicle != NULL)
    write_vehicle (writer, unit->vehicle);
}

/* --- Start --- */

static void
write_area (HuJsonWriter      *writer,
            const HuScenario  *scenario,
            const HuSetupArea *area)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "side", scenario->sides[area->side].id);
  hu_json_writer_key (writer, "hexes");
  hu_write_hexset_line (writer, scenario->map->grid, area->hexes);
  if (area->boards != NULL)
    {
      hu_json_writer_key (writer, "boards");
      hu_json_writer_begin_list (writer, HU_JSON_INLINE);
      for (guint i = 0; i < area->boards->len; i++)
        hu_json_writer_text (writer, ((const HuBoard *) g_ptr_array_index (scenario->map->boards,
                                                                           g_array_index (area->boards, guint, i)))->id);
      hu_json_writer_end (writer);
    }
  hu_json_writer_members (writer, area->extra, NULL);
  hu_json_writer_end (writer);
}

static void
write_holding (HuJsonWriter     *writer,
               const HuScenario *scenario,
               const HuHolding  *holding)
{
  const HuMap *map = scenario->map;
  char name[HU_LOCATION_NAME_MAX];

  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_text_member (writer, "side", holding->side != HU_SIDE_NONE ? scenario->sides[holding->side].id : NULL);
  if (holding->locations->len > 0)
    {
      hu_json_writer_key (writer, "locations");
      hu_json_writer_begin_list (writer, HU_JSON_INLINE);
      for (guint i = 0; i < holding->locations->len; i++)
        hu_json_writer_text (writer, hu_location_format (map, g_array_index (holding->locations, HuLocation, i), name));
      hu_json_writer_end (writer);
    }
  if (holding->hexes->len > 0)
    {
      hu_json_writer_key (writer, "hexes");
      hu_write_hexset_line (writer, map->grid, holding->hexes);
    }
  if (holding->buildings->len > 0)
    {
      hu_json_writer_key (writer, "buildings");
      hu_json_writer_begin_list (writer, HU_JSON_INLINE);
      for (guint i = 0; i < holding->buildings->len; i++)
        hu_json_writer_text (writer, hu_map_get_building (map, g_array_index (holding->buildings, guint, i))->id);
      hu_json_writer_end (writer);
    }
  hu_json_writer_members (writer, holding->extra, NULL);
  hu_json_writer_end (writer);
}

/**
 * hu_write_start_tactical:
 *
 * Writes set-up areas, holdings and Fires if there are any.
 */
void
hu_write_start_tactical (HuJsonWriter     *writer,
                         const HuScenario *scenario)
{
  const HuStart *start = &scenario->start;

  if (start->setup->len > 0)
    {
      hu_json_writer_key (writer, "setup");
      hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
      for (guint i = 0; i < start->setup->len; i++)
        write_area (writer, scenario, g_ptr_array_index (start->setup, i));
      hu_json_writer_end (writer);
    }

  if (start->holdings->len > 0)
    {
      hu_json_writer_key (writer, "holdings");
      hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
      for (guint i = 0; i < start->holdings->len; i++)
        write_holding (writer, scenario, g_ptr_array_index (start->holdings, i));
      hu_json_writer_end (writer);
    }

  if (start->fires->len == 0)
    return;
  hu_json_writer_key (writer, "fires");
  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < start->fires->len; i++)
    {
      const HuStartFire *fire = g_ptr_array_index (start->fires, i);

      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_key (writer, "at");
      hu_write_location (writer, scenario->map, fire->hex, fire->storey);
      hu_json_writer_text_member (writer, "level", hu_fire_kind_to_string (fire->kind));
      hu_json_writer_members (writer, fire->extra, NULL);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}
