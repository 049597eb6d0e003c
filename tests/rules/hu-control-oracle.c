/*
 * Control judged the slow way.
 */
#include "hu-control-oracle.h"
#include "hu-control-rules.h"

#include <string.h>

#define N_UNITS(state) ((gint) (state)->scenario->units->len)

static const HuUnit *
unit_of (const HuState *state,
         gint           unit)
{
  return g_ptr_array_index (state->scenario->units, (guint) unit);
}

/* --- Which Locations touch --- */

static gint
rank (HuStorey          storey,
      const HuBuilding *building)
{
  return storey == HU_STOREY_ROOF ? building->upper_storeys + 1 : storey;
}

static gboolean
has_stairs (const HuBuilding *building,
            HuHex             hex)
{
  if (building->stairwells == NULL)
    return TRUE;
  for (guint i = 0; i < building->stairwells->len; i++)
    if (g_array_index (building->stairwells, HuHex, i) == hex)
      return TRUE;
  return FALSE;
}

static gboolean
touch (const HuMap *map,
       HuLocation   a,
       HuLocation   b)
{
  HuHex x = hu_location_hex (map, a), y = hu_location_hex (map, b);
  HuStorey s = hu_location_storey (map, a), t = hu_location_storey (map, b);
  gint p = hu_map_building_at (map, x), q = hu_map_building_at (map, y);
  const HuBuilding *building = p >= 0 ? hu_map_get_building (map, (guint) p) : NULL;

  if (!hu_grid_has (map->grid, x) || !hu_grid_has (map->grid, y) || map->terrain[x] >= HU_TERRAIN_LAKE ||
      map->terrain[y] >= HU_TERRAIN_LAKE)
    return FALSE;
  if (x == y)
    {
      if ((s == HU_STOREY_PILLBOX && t == 0) || (t == HU_STOREY_PILLBOX && s == 0))
        return TRUE;
      if (building == NULL || s > HU_STOREY_ROOF || t > HU_STOREY_ROOF || !has_stairs (building, x))
        return FALSE;
      return ABS (rank (s, building) - rank (t, building)) == 1;
    }
  if (hu_grid_direction (map->grid, x, y) < 0)
    return FALSE;
  if ((s == 0 || s == HU_STOREY_BRIDGE) && (t == 0 || t == HU_STOREY_BRIDGE))
    return !(s == 0 && t == 0 && building != NULL && p == q && building->rowhouse);
  return building != NULL && p == q && s == t && s <= HU_STOREY_ROOF && !building->rowhouse;
}

HuControlOracle *
hu_control_oracle_new (const HuScenario *scenario)
{
  HuControlOracle *oracle = g_new0 (HuControlOracle, 1);
  const HuMap *map = scenario->map;
  gint n = hu_map_n_locations (map);

  oracle->scenario = scenario;
  oracle->n_locations = n;
  oracle->joined = g_malloc0 ((gsize) n * (gsize) n);
  for (gint a = 0; a < n; a++)
    for (gint b = 0; b < n; b++)
      oracle->joined[a * n + b] = (guint8) (a != b && touch (map, a, b));
  oracle->locations = g_memdup2 (hu_control_rules (scenario)->location_owner, (gsize) n);
  oracle->hexes = g_memdup2 (hu_control_rules (scenario)->hex_owner, (gsize) map->grid->n_hexes);
  oracle->buildings = g_memdup2 (hu_control_rules (scenario)->building_owner, map->buildings->len);
  oracle->hold = g_malloc ((gsize) n);
  oracle->held = g_new (gint64, scenario->units->len);
  for (guint i = 0; i < scenario->units->len; i++)
    oracle->held[i] = -1;

  return oracle;
}

void
hu_control_oracle_free (HuControlOracle *oracle)
{
  g_free (oracle->joined);
  g_free (oracle->locations);
  g_free (oracle->hexes);
  g_free (oracle->buildings);
  g_free (oracle->hold);
  g_free (oracle->held);
  g_free (oracle);
}

/* --- Units --- */

static gboolean
on_map (const HuState *state,
        gint           unit)
{
  return state->unit_status[unit] == HU_UNIT_ON_MAP;
}

static HuSide
whose (const HuState *state,
       gint           unit)
{
  HuUnitKind kind = unit_of (state, unit)->kind;

  return state->unit_captor[unit] >= 0 && (kind == HU_UNIT_VEHICLE || kind == HU_UNIT_GUN || kind >= HU_UNIT_AIRCRAFT)
    ? state->unit_captor[unit] : unit_of (state, unit)->side;
}

static gboolean
in_bypass (const HuState *state,
           gint           unit)
{
  return (state->unit_states[unit] & HU_STATE_BYPASS) ||
         (state->unit_in[unit] != HU_UNIT_NONE && in_bypass (state, (gint) state->unit_in[unit]));
}

static gboolean
is_armed (const HuState *state,
          gint           unit)
{
  const HuUnit *counter = unit_of (state, unit);

  if (!on_map (state, unit) || !(state->unit_states[unit] & HU_STATE_ARMED))
    return FALSE;
  switch (counter->kind)
    {
    case HU_UNIT_SQUAD:
    case HU_UNIT_HALF_SQUAD:
    case HU_UNIT_CREW:
    case HU_UNIT_LEADER:
    case HU_UNIT_HERO:
      return state->unit_captor[unit] < 0;
    case HU_UNIT_VEHICLE:
      if (state->unit_crew[unit] != HU_CREW_NONE)
        return TRUE;
      if (counter->vehicle->armor < 0 && state->unit_ma[unit] == HU_MA_NONE)
        return FALSE;
      for (gint i = 0; i < N_UNITS (state); i++)
        if (on_map (state, i) && state->unit_in[i] == (guint) unit && state->unit_captor[i] < 0 &&
            (unit_of (state, i)->kind == HU_UNIT_HALF_SQUAD || unit_of (state, i)->kind == HU_UNIT_CREW) &&
            unit_of (state, i)->side == whose (state, unit))
          return TRUE;
      return FALSE;
    default:
      return FALSE;
    }
}

static guint8
hazard_at (const HuState *state,
           HuLocation     location)
{
  return state->hazards != NULL ? state->hazards[location] : 0;
}

static gboolean
blocks (const HuState *state,
        HuLocation     location)
{
  HuStorey storey = hu_location_storey (state->scenario->map, location);
  guint8 hazard = hazard_at (state, location);

  return (hazard & 3) == HU_FIRE_BLAZE || ((hazard & HU_HAZARD_RUBBLE) && storey >= 1 && storey <= HU_STOREY_ROOF);
}

static gboolean
gains (const HuState *state,
       gint           unit)
{
  HuUnitKind kind = unit_of (state, unit)->kind;
  const guint bad = HU_STATE_BROKEN | HU_STATE_BERSERK | HU_STATE_MELEE | HU_STATE_STUNNED | HU_STATE_BYPASS;

  return (kind == HU_UNIT_SQUAD || kind == HU_UNIT_HALF_SQUAD || kind == HU_UNIT_CREW) && is_armed (state, unit) &&
         !(state->unit_states[unit] & bad) && state->unit_in[unit] == HU_UNIT_NONE &&
         !blocks (state, hu_state_unit_location (state, (guint) unit));
}

/* --- Fire --- */

enum { OUT_NOTHING, OUT_FIRST, OUT_SECOND, OUT_KINDLED, OUT_ALL };

/* 0: no Fire; 1: accident; 2, 3: laid to a side. */
static guint8 *
lay_blame (const HuState *state)
{
  const HuMap *map = state->scenario->map;
  gint n_hexes = map->grid->n_hexes, n = hu_map_n_locations (map);
  g_autofree guint8 *kindlers = g_malloc0 ((gsize) n_hexes);
  g_autofree guint8 *burns = g_malloc0 ((gsize) n_hexes);
  guint8 *blame = g_malloc0 ((gsize) n);
  gboolean changed = TRUE;

  for (gint l = 0; l < n; l++)
    if (hazard_at (state, l) & 3)
      {
        burns[hu_location_hex (map, l)] = 1;
        kindlers[hu_location_hex (map, l)] |= (guint8) (hazard_at (state, l) >> 2 & 3);
      }
  while (changed)
    {
      changed = FALSE;
      for (HuHex a = 0; a < n_hexes; a++)
        for (gint d = 0; d < 6 && burns[a]; d++)
          {
            HuHex b = hu_grid_neighbour (map->grid, a, d);

            if (b >= 0 && burns[b] && (kindlers[a] | kindlers[b]) != kindlers[b])
              kindlers[b] |= kindlers[a], changed = TRUE;
          }
    }
  for (gint l = 0; l < n; l++)
    if (hazard_at (state, l) & 3)
      {
        guint8 who = kindlers[hu_location_hex (map, l)];

        blame[l] = who == 1 ? 2 : who == 2 ? 3 : 1;
      }

  return blame;
}

static gboolean
is_out (gint   out,
        guint8 blame)
{
  return out == OUT_ALL || (out == OUT_FIRST && blame == 2) || (out == OUT_SECOND && blame == 3) ||
         (out == OUT_KINDLED && blame >= 2);
}

static gboolean
is_closed (const HuState *state,
           const guint8  *blame,
           gint           out,
           HuLocation     location)
{
  HuStorey storey = hu_location_storey (state->scenario->map, location);
  guint8 hazard = hazard_at (state, location);

  if ((hazard & HU_HAZARD_RUBBLE) && storey >= 1 && storey <= HU_STOREY_ROOF && out != OUT_ALL)
    return TRUE;
  return (hazard & 3) == HU_FIRE_BLAZE && !is_out (out, blame[location]);
}

/* @side: whose armed units it starts from, or HU_SIDE_NONE for everybody's. */
static guint8 *
flood (const HuControlOracle *oracle,
       const HuState         *state,
       const guint8          *blame,
       gint                   out,
       HuSide                 side)
{
  const HuMap *map = state->scenario->map;
  gint n = oracle->n_locations;
  guint8 *wet = g_malloc0 ((gsize) n);
  gboolean changed = TRUE;

  for (gint l = 0; l < n; l++)
    {
      HuHex hex = hu_location_hex (map, l);
      HuStorey storey = hu_location_storey (map, l);
      gint n_beside = 0;

      for (gint d = 0; d < 6; d++)
        n_beside += hu_grid_neighbour (map->grid, hex, d) != HU_HEX_NONE;
      wet[l] = (guint8) (hu_grid_has (map->grid, hex) && n_beside < 6 &&
                         (storey == 0 || storey == HU_STOREY_BRIDGE));
    }
  for (gint u = 0; u < N_UNITS (state); u++)
    if (on_map (state, u))
      {
        HuUnitKind kind = unit_of (state, u)->kind;
        HuLocation l = hu_state_unit_location (state, (guint) u);

        if (side == HU_SIDE_NONE ? state->unit_captor[u] < 0 && ((kind >= HU_UNIT_SQUAD && kind <= HU_UNIT_HERO) ||
                                                                 kind == HU_UNIT_VEHICLE)
                                 : is_armed (state, u) && whose (state, u) == side)
          wet[l] = 1;
      }
  for (gint l = 0; l < n; l++)
    if (is_closed (state, blame, out, l) || map->terrain[hu_location_hex (map, l)] >= HU_TERRAIN_LAKE)
      wet[l] = 0;
  while (changed)
    {
      changed = FALSE;
      for (gint a = 0; a < n; a++)
        for (gint b = 0; b < n && wet[a]; b++)
          if (oracle->joined[a * n + b] && !wet[b] && !is_closed (state, blame, out, b))
            wet[b] = 1, changed = TRUE;
    }

  return wet;
}

typedef struct
{
  guint8 *blame;
  guint8 *now[2];        /* what side s can enter */
  guint8 *unkindled[2];  /* what it could without the other's Kindled Blazes */
  guint8 *all, *free;
} Fires;

static gboolean
belongs (const HuMap  *map,
         HuSubjectKind kind,
         gint          subject,
         HuLocation    location)
{
  return kind == HU_SUBJECT_LOCATION ? location == subject
    : kind == HU_SUBJECT_HEX ? hu_location_hex (map, location) == subject
    : hu_location_building (map, location) == subject;
}

/* Bit s: side s forfeits it. */
static guint
claims (const HuControlOracle *oracle,
        const Fires           *fires,
        HuSubjectKind          kind,
        gint                   subject)
{
  guint result = 0;

  for (gint kindler = 0; kindler < 2; kindler++)
    {
      gboolean burns = FALSE, enters = FALSE, closed = FALSE;

      for (gint l = 0; l < oracle->n_locations; l++)
        if (belongs (oracle->scenario->map, kind, subject, l))
          {
            burns |= fires->blame[l] == 2 + kindler;
            enters |= fires->now[1 - kindler][l];
            closed |= !fires->now[1 - kindler][l] && fires->unkindled[1 - kindler][l];
          }
      if (burns || (closed && !enters))
        result |= 1u << kindler;
    }

  return result;
}

/* --- Judging --- */

static gint8 *
owners_of (HuControlOracle *oracle,
           HuSubjectKind    kind)
{
  return kind == HU_SUBJECT_LOCATION ? oracle->locations : kind == HU_SUBJECT_HEX ? oracle->hexes : oracle->buildings;
}

static gint
n_of (const HuControlOracle *oracle,
      HuSubjectKind          kind)
{
  return kind == HU_SUBJECT_LOCATION ? oracle->n_locations
    : kind == HU_SUBJECT_HEX ? oracle->scenario->map->grid->n_hexes : (gint) oracle->scenario->map->buildings->len;
}

static HuSide
location_owner (const HuControlOracle *oracle,
                HuLocation             location)
{
  return oracle->hold[location] >= 0 ? oracle->hold[location] : oracle->locations[location];
}

static HuSide
hex_owner (const HuControlOracle *oracle,
           const Fires           *fires,
           HuHex                  hex)
{
  gint n = 0;

  for (gint l = 0; l < oracle->n_locations; l++)
    n += hu_location_hex (oracle->scenario->map, l) == hex;
  if (n == 1 && oracle->hold[hex] >= 0 && !(claims (oracle, fires, HU_SUBJECT_HEX, hex) >> oracle->hold[hex] & 1))
    return oracle->hold[hex];
  return oracle->hexes[hex];
}

static gboolean
counts (const HuState *state,
        HuSubjectKind  kind,
        gint           subject,
        gint           unit,
        gboolean       as_gainer)
{
  const HuMap *map = state->scenario->map;
  HuLocation location = hu_state_unit_location (state, (guint) unit);
  HuStorey storey = state->unit_storey[unit];

  if (!on_map (state, unit) || !belongs (map, kind, subject, location))
    return FALSE;
  if (kind == HU_SUBJECT_LOCATION)
    return TRUE;
  if (as_gainer)
    return kind == HU_SUBJECT_HEX ? storey == 0 || storey == HU_STOREY_BRIDGE || storey == HU_STOREY_PILLBOX
                                  : storey >= 0 && storey < HU_STOREY_ROOF;
  if (storey == HU_STOREY_CELLAR || (storey == HU_STOREY_ROOF && !hu_control_rules (state->scenario)->rooftop_prevents))
    return FALSE;
  return kind == HU_SUBJECT_HEX || !in_bypass (state, unit);
}

static void
judge_gains (HuControlOracle *oracle,
             const HuState   *state,
             const Fires     *fires,
             HuSubjectKind    kind)
{
  for (gint x = 0; x < n_of (oracle, kind); x++)
    for (gint side = 0; side < 2; side++)
      {
        gboolean gainer = FALSE, enemy = FALSE;
        HuLocation pillbox = kind == HU_SUBJECT_HEX ? hu_map_location (state->scenario->map, x, HU_STOREY_PILLBOX) : -1;

        for (gint u = 0; u < N_UNITS (state); u++)
          {
            gainer |= on_map (state, u) && unit_of (state, u)->side == side && counts (state, kind, x, u, TRUE) &&
                      gains (state, u);
            enemy |= on_map (state, u) && whose (state, u) != side && counts (state, kind, x, u, FALSE) &&
                     is_armed (state, u);
          }
        if (gainer && !enemy && !(claims (oracle, fires, kind, x) >> side & 1) &&
            (pillbox < 0 || location_owner (oracle, pillbox) == side))
          owners_of (oracle, kind)[x] = (gint8) side;
      }
}

static void
judge_holds (HuControlOracle *oracle,
             const HuState   *state,
             const Fires     *fires)
{
  memset (oracle->hold, -1, (gsize) oracle->n_locations);
  for (gint u = 0; u < N_UNITS (state); u++)
    {
      HuLocation l = hu_state_unit_location (state, (guint) u);
      HuSide side = whose (state, u);
      gboolean enemy = FALSE;

      if (unit_of (state, u)->kind != HU_UNIT_VEHICLE || !on_map (state, u) || in_bypass (state, u) ||
          !(is_armed (state, u) ||
            (oracle->held[u] == 2 * l + side && !hu_control_rules (state->scenario)->hold_ends_when_disarmed)) ||
          blocks (state, l) || (claims (oracle, fires, HU_SUBJECT_LOCATION, l) >> side & 1))
        {
          oracle->held[u] = -1;
          continue;
        }
      for (gint e = 0; e < N_UNITS (state); e++)
        enemy |= is_armed (state, e) && whose (state, e) != side && hu_state_unit_location (state, (guint) e) == l;
      if (oracle->held[u] != 2 * l + side)
        oracle->held[u] = enemy ? -1 : 2 * l + side;
      if (oracle->held[u] >= 0)
        oracle->hold[l] = (gint8) side;
    }
}

static void
judge_claims (HuControlOracle *oracle,
              const Fires     *fires,
              HuSubjectKind    kind)
{
  for (gint x = 0; x < n_of (oracle, kind); x++)
    {
      guint found = claims (oracle, fires, kind, x);

      if (found == 1 || found == 2)
        owners_of (oracle, kind)[x] = found == 1 ? 1 : 0;
    }
}

static void
judge_mop_up (HuControlOracle *oracle,
              const HuState   *state,
              const Fires     *fires,
              const HuEvent   *event)
{
  const HuMap *map = state->scenario->map;
  const HuBuilding *building = hu_map_get_building (map, (guint) event->subject);
  gint side = unit_of (state, (gint) event->unit)->side;
  gboolean enemy_left = FALSE;

  for (gint l = 0; l < oracle->n_locations; l++)
    {
      HuHex hex = hu_location_hex (map, l);
      gboolean kept = FALSE, hex_kept = FALSE;

      if (hu_location_building (map, l) != event->subject ||
          (building->rowhouse && hex != state->unit_hex[event->unit]))
        continue;
      for (gint u = 0; u < N_UNITS (state); u++)
        if (is_armed (state, u) && whose (state, u) != side && state->unit_hex[u] == hex &&
            (in_bypass (state, u) || state->unit_in[u] != HU_UNIT_NONE || unit_of (state, u)->kind == HU_UNIT_VEHICLE))
          {
            hex_kept = TRUE;
            kept |= hu_state_unit_location (state, (guint) u) == l;
          }
      if (!kept && (hazard_at (state, l) & 3) != HU_FIRE_BLAZE && !(hazard_at (state, l) & HU_HAZARD_RUBBLE) &&
          !(claims (oracle, fires, HU_SUBJECT_LOCATION, l) >> side & 1))
        oracle->locations[l] = (gint8) side;
      if (!hex_kept && !(claims (oracle, fires, HU_SUBJECT_HEX, hex) >> side & 1))
        oracle->hexes[hex] = (gint8) side;
    }
  for (gint u = 0; u < N_UNITS (state); u++)
    enemy_left |= is_armed (state, u) && whose (state, u) != side &&
                  counts (state, HU_SUBJECT_BUILDING, event->subject, u, FALSE);
  if (!(building->rowhouse && enemy_left) && !(claims (oracle, fires, HU_SUBJECT_BUILDING, event->subject) >> side & 1))
    oracle->buildings[event->subject] = (gint8) side;
}

static gboolean
by_accident (const Fires *fires,
             HuLocation   location)
{
  return !fires->all[location] && fires->free[location];
}

static gboolean
in_area (const HuControlOracle *oracle,
         const Fires           *fires,
         HuHex                  hex)
{
  for (gint l = 0; l < oracle->n_locations; l++)
    {
      HuStorey storey = hu_location_storey (oracle->scenario->map, l);

      if (hu_location_hex (oracle->scenario->map, l) == hex &&
          (storey == 0 || storey == HU_STOREY_BRIDGE || storey == HU_STOREY_PILLBOX) && !by_accident (fires, l))
        return FALSE;
    }
  return TRUE;
}

static void
judge_areas (HuControlOracle *oracle,
             const Fires     *fires)
{
  const HuGrid *grid = oracle->scenario->map->grid;
  g_autofree gint *area = g_new (gint, grid->n_hexes);
  gboolean changed = TRUE;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    area[hex] = in_area (oracle, fires, hex) ? hex : -1;
  while (changed)
    {
      changed = FALSE;
      for (HuHex a = 0; a < grid->n_hexes; a++)
        for (gint d = 0; d < 6; d++)
          {
            HuHex b = hu_grid_neighbour (grid, a, d);

            if (b >= 0 && area[a] >= 0 && area[b] >= 0 && area[a] < area[b])
              area[b] = area[a], changed = TRUE;
          }
    }
  for (gint which = 0; which < grid->n_hexes; which++)
    {
      gint n[2] = { 0, 0 }, all = 0;

      for (HuHex hex = 0; hex < grid->n_hexes; hex++)
        {
          gboolean beside = FALSE;

          for (gint d = 0; d < 6; d++)
            {
              HuHex b = hu_grid_neighbour (grid, hex, d);

              beside |= b >= 0 && area[b] == which && area[hex] < 0;
            }
          if (!beside || !hu_grid_has (grid, hex))
            continue;
          all++;
          if (hex_owner (oracle, fires, hex) >= 0)
            n[hex_owner (oracle, fires, hex)]++;
        }
      for (gint side = 0; side < 2; side++)
        for (HuHex hex = 0; hex < grid->n_hexes && 2 * n[side] > all; hex++)
          if (area[hex] == which && !(claims (oracle, fires, HU_SUBJECT_HEX, hex) >> side & 1))
            oracle->hexes[hex] = (gint8) side;
    }
}

static void
judge_closed (HuControlOracle *oracle,
              const Fires     *fires)
{
  const HuMap *map = oracle->scenario->map;

  for (gint l = 0; l < oracle->n_locations; l++)
    {
      HuSide side = hex_owner (oracle, fires, hu_location_hex (map, l));

      if (by_accident (fires, l) && side >= 0 && !(claims (oracle, fires, HU_SUBJECT_LOCATION, l) >> side & 1))
        oracle->locations[l] = (gint8) side;
    }
  for (gint b = 0; b < (gint) map->buildings->len; b++)
    {
      const GArray *hexes = hu_map_get_building (map, (guint) b)->hexes;
      HuSide side = hex_owner (oracle, fires, g_array_index (hexes, HuHex, 0));
      gboolean closed = TRUE;

      for (gint l = 0; l < oracle->n_locations; l++)
        closed &= hu_location_building (map, l) != b || by_accident (fires, l);
      for (guint i = 0; i < hexes->len; i++)
        closed &= hex_owner (oracle, fires, g_array_index (hexes, HuHex, i)) == side;
      if (closed && side >= 0 && !(claims (oracle, fires, HU_SUBJECT_BUILDING, b) >> side & 1))
        oracle->buildings[b] = (gint8) side;
    }
}

void
hu_control_oracle_judge (HuControlOracle *oracle,
                         const HuState   *state,
                         const HuEvent   *event)
{
  Fires fires = { .blame = lay_blame (state) };

  for (gint side = 0; side < 2; side++)
    {
      fires.now[side] = flood (oracle, state, fires.blame, OUT_NOTHING, side);
      fires.unkindled[side] = flood (oracle, state, fires.blame, side == 0 ? OUT_SECOND : OUT_FIRST, side);
    }
  fires.all = flood (oracle, state, fires.blame, OUT_KINDLED, HU_SIDE_NONE);
  fires.free = flood (oracle, state, fires.blame, OUT_ALL, HU_SIDE_NONE);

  for (gint kind = 0; kind < HU_N_SUBJECTS; kind++)
    judge_claims (oracle, &fires, kind);
  if (event != NULL && event->verb == HU_VERB_MOP_UP)
    judge_mop_up (oracle, state, &fires, event);
  judge_holds (oracle, state, &fires);
  for (gint kind = 0; kind < HU_N_SUBJECTS; kind++)
    judge_gains (oracle, state, &fires, kind);
  for (guint round = 0; round < 2; round++)
    {
      judge_areas (oracle, &fires);
      judge_closed (oracle, &fires);
      judge_gains (oracle, state, &fires, HU_SUBJECT_HEX);
    }

  for (gint side = 0; side < 2; side++)
    {
      g_free (fires.now[side]);
      g_free (fires.unkindled[side]);
    }
  g_free (fires.blame);
  g_free (fires.all);
  g_free (fires.free);
}

char *
hu_control_oracle_differs (const HuControlOracle *oracle,
                           const HuState         *state)
{
  static const char * const words[] = { "Location", "hex", "building" };

  for (gint kind = 0; kind < HU_N_SUBJECTS; kind++)
    for (gint x = 0; x < n_of (oracle, kind); x++)
      {
        HuSide found = hu_control_underlying (state, kind, x);
        HuSide wanted = owners_of ((HuControlOracle *) oracle, kind)[x];
        char name[HU_LOCATION_NAME_MAX] = "";

        if (found == wanted)
          continue;
        if (kind != HU_SUBJECT_BUILDING)
          hu_location_format (state->scenario->map, x, name);
        return g_strdup_printf ("%s %d %s is %d's, not %d's", words[kind], x, name, found, wanted);
      }
  for (gint l = 0; l < oracle->n_locations; l++)
    if (hu_control_owner (state, HU_SUBJECT_LOCATION, l) != location_owner (oracle, l))
      return g_strdup_printf ("the hold of Location %d differs", l);

  return NULL;
}
