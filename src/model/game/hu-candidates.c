/*
 * The units and Locations that a tactical event may name.  Nothing is judged here: the game
 * decides whether the event is possible.
 */
#include "hu-candidates.h"

typedef struct
{
  guint index; /* a unit or a Location */
  gint  distance;
} Near;

static gint
compare_near (gconstpointer a,
              gconstpointer b)
{
  const Near *x = a, *y = b;

  return x->distance != y->distance ? x->distance - y->distance : (x->index > y->index) - (x->index < y->index);
}

/* (transfer full) (element-type guint), sorted; with @most >= 0 only units within that distance, if there are any. */
static GArray *
sort_out (GArray *near,
          gint    most)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint));

  g_array_sort (near, compare_near);
  for (guint i = 0; i < near->len; i++)
    {
      const Near *one = &g_array_index (near, Near, i);

      if (most >= 0 && one->distance > most && list->len > 0)
        break;
      g_array_append_val (list, one->index);
      /* Nobody is near: then all of them. */
      if (one->distance > most)
        most = -1;
    }

  return list;
}

gboolean
hu_candidates_is_known (const HuSnapshot *snapshot,
                        guint             unit)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  return hu_snapshot_get_secrecy (snapshot, unit) == HU_SECRECY_NONE;
}

/* 0 in the same Location, 1 in another Location of the hex or in an adjacent hex, else the distance in hexes. */
static gint
measure (const HuState *state,
         guint          unit,
         guint          other)
{
  gint distance = hu_grid_distance (state->scenario->map->grid, state->unit_hex[unit], state->unit_hex[other]);

  if (distance > 0)
    return distance;

  return hu_state_unit_location (state, unit) == hu_state_unit_location (state, other) ? 0 : 1;
}

GArray *
hu_candidates_captors (const HuSnapshot *snapshot,
                       guint             unit)
{
  const HuState *state;
  g_autoptr(GArray) near = g_array_new (FALSE, FALSE, sizeof (Near));

  g_return_val_if_fail (snapshot != NULL, NULL);

  state = hu_snapshot_get_state (snapshot);
  g_return_val_if_fail (state->unit_hex[unit] != HU_HEX_NONE, NULL);

  for (guint i = 0; i < hu_scenario_get_n_units (state->scenario); i++)
    {
      HuUnitKind kind = hu_scenario_get_unit (state->scenario, i)->kind;
      gboolean prisoner = hu_unit_kind_is_personnel (kind) && state->unit_captor[i] != HU_SIDE_NONE;

      if (state->unit_status[i] != HU_UNIT_ON_MAP || prisoner || !hu_candidates_is_known (snapshot, i) ||
          hu_tactical_holder (state, i) == hu_scenario_get_unit (state->scenario, unit)->side ||
          (!hu_unit_kind_is_personnel (kind) && kind != HU_UNIT_VEHICLE))
        continue;

      g_array_append_val (near, ((Near) { i, measure (state, unit, i) }));
    }

  return sort_out (near, 1);
}

GArray *
hu_candidates_waiting (const HuSnapshot *snapshot,
                       HuSide            side,
                       guint             kinds)
{
  const HuState *state;
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (snapshot != NULL, units);

  state = hu_snapshot_get_state (snapshot);
  for (guint i = 0; i < hu_scenario_get_n_units (state->scenario); i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);

      if (unit->side == side && state->unit_status[i] == HU_UNIT_WAITING && (kinds >> unit->kind & 1) &&
          hu_candidates_is_known (snapshot, i))
        g_array_append_val (units, i);
    }

  return units;
}

GArray *
hu_candidates_carriers (const HuSnapshot *snapshot,
                        guint             unit)
{
  const HuState *state;
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (snapshot != NULL, units);

  state = hu_snapshot_get_state (snapshot);
  for (guint i = 0; state->unit_hex[unit] != HU_HEX_NONE && i < hu_scenario_get_n_units (state->scenario); i++)
    if (i != unit && state->unit_in[unit] != i && state->unit_status[i] == HU_UNIT_ON_MAP &&
        hu_unit_is_carrier (hu_scenario_get_unit (state->scenario, i)) && hu_candidates_is_known (snapshot, i) &&
        hu_tactical_holder (state, i) == hu_tactical_holder (state, unit) &&
        hu_state_unit_location (state, i) == hu_state_unit_location (state, unit))
      g_array_append_val (units, i);

  return units;
}

GArray *
hu_candidates_riders (const HuSnapshot *snapshot,
                      guint             unit)
{
  const HuState *state;
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (snapshot != NULL, units);

  state = hu_snapshot_get_state (snapshot);
  for (guint i = 0; i < hu_scenario_get_n_units (state->scenario); i++)
    if (state->unit_in[i] == unit && state->unit_status[i] == HU_UNIT_ON_MAP)
      g_array_append_val (units, i);

  return units;
}

GArray *
hu_candidates_fires (const HuSnapshot *snapshot,
                     HuHex             hex)
{
  const HuState *state;
  const HuMap *map;
  g_autoptr(GArray) near = g_array_new (FALSE, FALSE, sizeof (Near));

  g_return_val_if_fail (snapshot != NULL, NULL);

  state = hu_snapshot_get_state (snapshot);
  map = state->scenario->map;
  for (HuLocation i = 0; state->hazards != NULL && i < hu_map_n_locations (map); i++)
    if (state->hazards[i] & HU_HAZARD_FIRE)
      g_array_append_val (near, ((Near) { (guint) i, hu_grid_distance (map->grid, hex, hu_location_hex (map, i)) }));

  return sort_out (near, -1);
}

GArray *
hu_candidates_locations (const HuSnapshot *snapshot,
                         HuHex             hex)
{
  const HuMap *map;
  GArray *locations = g_array_new (FALSE, FALSE, sizeof (HuLocation));
  HuLocation first, end;

  g_return_val_if_fail (snapshot != NULL, locations);

  map = hu_snapshot_get_scenario (snapshot)->map;
  g_array_append_val (locations, hex);
  end = hu_map_extra_locations (map, hex, &first);
  for (HuLocation i = first; i < end; i++)
    g_array_append_val (locations, i);

  return locations;
}

GArray *
hu_candidates_secret (const HuSnapshot *snapshot,
                      HuHex             hex,
                      gint              building)
{
  const HuState *state;
  const HuMap *map;
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (snapshot != NULL, units);

  state = hu_snapshot_get_state (snapshot);
  map = state->scenario->map;
  for (guint i = 0; i < hu_scenario_get_n_units (state->scenario); i++)
    {
      HuLocation location = hu_state_unit_location (state, i);

      if (location == HU_LOCATION_NONE || !(state->unit_states[i] & (HU_STATE_CONCEALED | HU_STATE_HIDDEN)))
        continue;
      if (building != HU_BUILDING_NONE ? hu_location_building (map, location) == building
                                       : hu_location_hex (map, location) == hex)
        g_array_append_val (units, i);
    }

  return units;
}
