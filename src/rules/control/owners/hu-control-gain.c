/*
 * Gaining Control (26.11 to 26.14), without the effects of Fire; and Mopping Up (12.153, B23.71).
 *
 * The Control that a side gains in a Location, hex or building depends only on the units in it.
 * So after a step only the hexes in which something has changed are evaluated, each with the
 * building it belongs to.
 */
#include "hu-control-presence-private.h"

/* An armed enemy in Bypass, whether vehicle or passenger, keeps its Location and hex. */
static gboolean
keeps (const HuState        *state,
       const HuControlState *own,
       HuHex                 hex,
       HuLocation            location, /* HU_LOCATION_NONE: the hex */
       HuSide                side)
{
  if (!hu_clause_is_on (HU_CLAUSE_MOPPING_UP_BYPASS))
    return FALSE;

  for (gint32 i = state->hex_units[hex]; i >= 0; i = state->next_unit[i])
    {
      guint unit = (guint) i;

      if (hu_tactical_holder (state, unit) != side && hu_control_counts_as_armed (state, own, unit) &&
          (location == HU_LOCATION_NONE || hu_state_unit_location (state, unit) == location) &&
          (hu_tactical_in_bypass (state, unit) ||
           (hu_control_secrecy (own, unit) == HU_SECRECY_NONE &&
            (state->unit_in[unit] != HU_UNIT_NONE || hu_state_get_unit (state, unit)->kind == HU_UNIT_VEHICLE))))
        return TRUE;
    }

  return FALSE;
}

static void
mop_up_hex (HuJudging *judging,
            HuHex      hex,
            HuSide     side)
{
  const HuState *state = judging->state;
  const HuControlState *own = hu_control_state (state);
  const HuMap *map = state->scenario->map;
  const HuReason reason = HU_REASON_INIT (HU_CLAUSE_MOPPING_UP);
  guint unit = judging->cause->unit;
  HuLocation first, end = hu_map_extra_locations (map, hex, &first);

  for (HuLocation location = hex; location == hex || location < end; location = location == hex ? first : location + 1)
    {
      if (hu_tactical_mops_up (state, unit, judging->cause->subject, location) &&
          !hu_control_is_barred_from (own, HU_SUBJECT_LOCATION, location, side) && !keeps (state, own, hex, location, side))
        hu_control_give (judging, HU_SUBJECT_LOCATION, location, side, &reason, unit);
      if (location == hex && first == end)
        break;
    }

  if (!hu_control_is_barred_from (own, HU_SUBJECT_HEX, hex, side) && !keeps (state, own, hex, HU_LOCATION_NONE, side))
    hu_control_give (judging, HU_SUBJECT_HEX, hex, side, &reason, unit);
}

void
hu_control_mop_up (HuJudging *judging)
{
  const HuState *state = judging->state;
  const HuControlState *own = hu_control_state (state);
  guint unit = judging->cause->unit;
  gint index = judging->cause->subject;
  const HuBuilding *building = hu_map_get_building (state->scenario->map, (guint) index);
  HuSide side = hu_state_get_unit (state, unit)->side;
  gboolean rowhouse = HU_CLAUSE_HOLDS (HU_CLAUSE_ROWHOUSE, building->rowhouse);
  const HuReason reason = HU_REASON_INIT (HU_CLAUSE_MOPPING_UP);
  guint gainer = HU_UNIT_NONE;

  for (guint i = 0; i < building->hexes->len; i++)
    {
      HuHex hex = g_array_index (building->hexes, HuHex, i);

      if (!rowhouse || hex == state->unit_hex[unit])
        mop_up_hex (judging, hex, side);
    }

  /* In a rowhouse only one hex is mopped up: an armed enemy in another hex keeps the building. */
  if (hu_control_is_barred_from (own, HU_SUBJECT_BUILDING, index, side) ||
      (rowhouse && (hu_control_building_present (state, own, building, &gainer) & ARMED (1 - side))))
    return;

  hu_control_give (judging, HU_SUBJECT_BUILDING, index, side, &reason, unit);
}

/* The Locations of a hex: storeys of a building, its roof and cellar, bridge, pillbox and the ground. */
#define MAX_SLOTS (HU_STOREY_HIGHEST + 5)

static inline guint
slot_of (const HuMap *map,
         HuHex        hex,
         HuLocation   location)
{
  return location == hex ? 0 : (guint) (location - map->locations->first_extra[hex]) + 1;
}

/* Could it gain there?  A hex only from the ground level (26.13). */
static gboolean
could_gain (const HuState *state,
            guint          unit,
            HuHex          hex,
            HuSide         side,
            HuLocation     location)
{
  if (state->unit_hex[unit] != hex || hu_tactical_holder (state, unit) != side ||
      !hu_control_counts_as_gainer (state, hu_control_state (state), unit))
    return FALSE;

  return location == HU_LOCATION_NONE ? hu_control_wrong_storey (HU_SUBJECT_HEX, state->unit_storey[unit]) == NULL
                                      : hu_state_unit_location (state, unit) == location;
}

/* Returns the first unit of @side that could gain there, for the ruling to name. */
static guint
find_gainer (const HuJudging *judging,
             HuHex            hex,
             HuSide           side,
             HuLocation       location) /* HU_LOCATION_NONE: the hex itself */
{
  const HuState *state = judging->state;

  /* The ruling names the unit that the event is about, where that unit could gain. */
  if (judging->cause != NULL && judging->cause->unit != HU_UNIT_NONE &&
      could_gain (state, judging->cause->unit, hex, side, location))
    return judging->cause->unit;

  for (gint32 i = state->hex_units[hex]; i >= 0; i = state->next_unit[i])
    if (could_gain (state, (guint) i, hex, side, location))
      return (guint) i;

  return HU_UNIT_NONE;
}

/* Each vehicle has its own hold: from the moment it is there without an armed enemy, until it leaves or is no
 * longer armed (26.12). */
static void
update_hold (const HuState  *state,
             HuControlState *own,
             guint           vehicle,
             HuLocation      location,
             guint           present)
{
  HuSide side = hu_tactical_holder (state, vehicle);
  gint64 hold = 2 * (gint64) location + side;

  g_return_if_fail (side != HU_SIDE_NONE);

  if (!HU_CLAUSE_HOLDS (HU_CLAUSE_HOLD, hu_control_cannot_hold (state, own, vehicle, location) == NULL))
    own->held[vehicle] = -1;
  else if (own->held[vehicle] != hold)
    own->held[vehicle] = HU_CLAUSE_HOLDS (HU_CLAUSE_DEVOID, present & ARMED (hu_side_other (side))) ? -1 : hold;
  if (own->held[vehicle] >= 0)
    own->hold[location] = (gint8) side;
}

/* Rules that a Location, or a hex with no other Location, passes by a vehicle or falls back when the vehicle leaves. */
static void
rule_on_held (HuJudging    *judging,
              HuSubjectKind kind,
              gint32        subject,
              HuSide        owner,
              HuSide        before,
              HuSide        after,
              guint         vehicle)
{
  const HuReason reason = HU_REASON_INIT (after == HU_SIDE_NONE ? HU_CLAUSE_REVERTS
                                          : kind == HU_SUBJECT_HEX ? HU_CLAUSE_ONLY_LOCATION : HU_CLAUSE_HOLD);

  /* A side holds its own ground as well, but nothing passes. */
  if ((before == HU_SIDE_NONE ? owner : before) == (after == HU_SIDE_NONE ? owner : after))
    return;

  hu_control_rule (judging, kind, subject, after != HU_SIDE_NONE ? after : owner,
                   before != HU_SIDE_NONE ? before : owner, &reason, vehicle);
}

static void
rule_on_hold (HuJudging *judging,
              HuHex      hex,
              HuLocation location,
              HuSide     before,
              HuSide     after)
{
  const HuState *state = judging->state;
  const HuControlState *own = hu_control_state (state);
  guint vehicle = HU_UNIT_NONE;

  if (judging->rulings == NULL)
    return;

  for (gint32 i = state->hex_units[hex]; i >= 0 && after != HU_SIDE_NONE; i = state->next_unit[i])
    if (own->held[i] == 2 * (gint64) location + after)
      vehicle = (guint) i;

  rule_on_held (judging, HU_SUBJECT_LOCATION, location, own->location_owner[location], before, after, vehicle);
  if (hu_map_has_one_location (state->scenario->map, hex))
    rule_on_held (judging, HU_SUBJECT_HEX, hex, own->hex_owner[hex], before, after, vehicle);
}

static void
judge_holds (HuJudging   *judging,
             HuHex        hex,
             const guint *present,
             guint        n_slots)
{
  HuState *state = judging->state;
  HuControlState *own = hu_control_state (state);
  const HuMap *map = state->scenario->map;
  gint8 before[MAX_SLOTS];

  for (guint slot = 0; slot < n_slots; slot++)
    {
      HuLocation location = slot == 0 ? hex : map->locations->first_extra[hex] + (HuLocation) slot - 1;

      before[slot] = own->hold[location];
      if (hu_clause_is_on (HU_CLAUSE_REVERTS))
        own->hold[location] = HU_SIDE_NONE;
    }

  for (gint32 i = state->hex_units[hex]; i >= 0; i = state->next_unit[i])
    if (hu_state_get_unit (state, (guint) i)->kind == HU_UNIT_VEHICLE)
      {
        HuLocation location = hu_state_unit_location (state, (guint) i);

        update_hold (state, own, (guint) i, location, present[slot_of (map, hex, location)]);
      }

  for (guint slot = 0; slot < n_slots; slot++)
    {
      HuLocation location = slot == 0 ? hex : map->locations->first_extra[hex] + (HuLocation) slot - 1;

      if (own->hold[location] == before[slot])
        continue;
      g_array_append_val (own->changed, hex);
      rule_on_hold (judging, hex, location, before[slot], own->hold[location]);
    }
}

/* A side that gains it for sure has it.  Where an enemy of the viewer may gain it, or the viewer's own unit may but for
 * what is concealed there and may be a dummy, the viewer cannot tell from then on (26.15). */
static void
remember_possible (const HuControlState *own,
                   HuSubjectKind         kind,
                   gint32                subject,
                   guint                 present,
                   HuSide                gaining)
{
  HuSide viewer = own->masks != NULL ? own->masks->viewer : HU_SIDE_NONE;
  HuSide enemy;

  if (viewer == HU_SIDE_NONE)
    return;

  enemy = hu_side_other (viewer);
  if (gaining != HU_SIDE_NONE)
    *hu_control_perhaps (own, kind, subject) = 0;
  else if ((present & POSSIBLE (enemy)) && !(present & ARMED (viewer)) && !hu_control_is_barred_from (own, kind, subject, enemy))
    *hu_control_perhaps (own, kind, subject) |= HU_PERHAPS_ENEMY;
  else if ((present & GAINER (viewer)) && !(present & KNOWN (enemy)) &&
           hu_control_lacks (own, kind, subject, present, viewer) == HU_LACKS_ABSENCE)
    *hu_control_perhaps (own, kind, subject) |= HU_PERHAPS_VIEWER;
}

/* Returns the side that gains it where @present are there; at most one side can. */
static HuSide
find_gaining_side (HuJudging    *judging,
                   HuSubjectKind kind,
                   gint32        subject,
                   guint         present)
{
  const HuState *state = judging->state;
  const HuControlState *own = hu_control_state (state);
  HuSide gaining = HU_SIDE_NONE;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES && (present & GAINER_BOTH) && gaining == HU_SIDE_NONE; side++)
    {
      guint lacks = (present & GAINER (side)) ? hu_control_lacks (own, kind, subject, present, side) : HU_LACKS_GAINER;

      if (lacks == 0)
        gaining = side;
      else if (lacks == HU_LACKS_ABSENCE && state->n_secret > 0 && own->masks == NULL && judging->rulings != NULL &&
               hu_control_owner (state, kind, subject) != side)
        hu_control_note_prevented (judging, kind, subject, side);
    }
  remember_possible (own, kind, subject, present, gaining);

  return gaining;
}

static void
gain (HuJudging    *judging,
      HuSubjectKind kind,
      gint32        subject,
      HuSide        side,
      guint         unit)
{
  const HuReason reason = HU_REASON_INIT (hu_control_ground (hu_control_state (judging->state), kind, subject));

  hu_control_give (judging, kind, subject, side, &reason, unit);
}

/* 26.13 to 26.132 */
static void
judge_hex (HuJudging   *judging,
           HuHex        hex,
           const guint *present,
           guint        n_slots)
{
  const HuState *state = judging->state;
  const HuControlState *own = hu_control_state (state);
  const HuMap *map = state->scenario->map;
  guint counts = 0;
  HuSide side;

  for (guint slot = 0; slot < n_slots; slot++)
    {
      HuLocation location = slot == 0 ? hex : map->locations->first_extra[hex] + (HuLocation) slot - 1;
      HuStorey storey = hu_location_storey (map, location);

      if (hu_control_counts_beyond (state, storey))
        counts |= present[slot] & (ARMED_BOTH | KNOWN_BOTH);
      if (hu_control_wrong_storey (HU_SUBJECT_HEX, storey) == NULL)
        counts |= present[slot] & (GAINER_BOTH | POSSIBLE_BOTH);
    }

  side = find_gaining_side (judging, HU_SUBJECT_HEX, hex, counts);
  if (side != HU_SIDE_NONE && own->hex_owner[hex] != side)
    gain (judging, HU_SUBJECT_HEX, hex, side, find_gainer (judging, hex, side, HU_LOCATION_NONE));
}

static void
judge_place (HuJudging *judging,
             HuHex      hex)
{
  const HuState *state = judging->state;
  const HuControlState *own = hu_control_state (state);
  const HuMap *map = state->scenario->map;
  HuLocation first, end = hu_map_extra_locations (map, hex, &first);
  guint n_slots = (guint) (end - first) + 1;
  guint present[MAX_SLOTS] = { 0 };
  gboolean vehicles = FALSE;

  for (gint32 i = state->hex_units[hex]; i >= 0; i = state->next_unit[i])
    {
      present[slot_of (map, hex, hu_state_unit_location (state, (guint) i))] |= hu_control_standing (state, own, (guint) i);
      vehicles |= hu_state_get_unit (state, (guint) i)->kind == HU_UNIT_VEHICLE;
    }
  for (guint slot = 0; slot < n_slots && !vehicles; slot++)
    vehicles = own->hold[slot == 0 ? hex : first + (HuLocation) slot - 1] != HU_SIDE_NONE;
  if (vehicles)
    judge_holds (judging, hex, present, n_slots);

  for (guint slot = 0; slot < n_slots; slot++)
    {
      HuLocation location = slot == 0 ? hex : first + (HuLocation) slot - 1;
      HuSide side = find_gaining_side (judging, HU_SUBJECT_LOCATION, location, present[slot]);

      if (side != HU_SIDE_NONE && own->location_owner[location] != side)
        gain (judging, HU_SUBJECT_LOCATION, location, side, find_gainer (judging, hex, side, location));
    }

  judge_hex (judging, hex, present, n_slots);
}

static gboolean
can_gain_building (const HuState        *state,
                   const HuControlState *own,
                   guint                 unit)
{
  HuStorey storey = state->unit_storey[unit];

  return hu_storey_is_built (storey) && hu_control_wrong_storey (HU_SUBJECT_BUILDING, storey) == NULL &&
         hu_control_counts_as_gainer (state, own, unit);
}

/* 26.14 */
static void
judge_building (HuJudging *judging,
                gint       index)
{
  const HuState *state = judging->state;
  const HuControlState *own = hu_control_state (state);
  const HuBuilding *building = hu_map_get_building (state->scenario->map, (guint) index);
  guint gainer = HU_UNIT_NONE;
  HuSide side = find_gaining_side (judging, HU_SUBJECT_BUILDING, index,
                                   hu_control_building_present (state, own, building, &gainer));

  if (side == HU_SIDE_NONE || own->building_owner[index] == side)
    return;

  if (judging->cause != NULL && judging->cause->unit != HU_UNIT_NONE &&
      state->unit_hex[judging->cause->unit] != HU_HEX_NONE &&
      hu_map_building_at (state->scenario->map, state->unit_hex[judging->cause->unit]) == index &&
      can_gain_building (state, own, judging->cause->unit)) /* no enemy, who would prevent it */
    gainer = judging->cause->unit;
  gain (judging, HU_SUBJECT_BUILDING, index, side, gainer);
}

void
hu_control_evaluate (HuJudging *judging,
                     GArray    *hexes)
{
  const HuMap *map = judging->state->scenario->map;
  gint last = HU_BUILDING_NONE;

  hu_hexes_settle (hexes);
  for (guint i = 0; i < hexes->len; i++)
    judge_place (judging, g_array_index (hexes, HuHex, i));
  if (map->buildings->len == 0)
    return;

  if (hexes->len <= 2)
    {
      for (guint i = 0; i < hexes->len; i++)
        {
          gint building = hu_map_building_at (map, g_array_index (hexes, HuHex, i));

          if (building != HU_BUILDING_NONE && building != last)
            judge_building (judging, building);
          last = building;
        }
      return;
    }

  for (guint i = 0; i < hexes->len; i++)
    g_array_index (hexes, gint32, i) = hu_map_building_at (map, g_array_index (hexes, HuHex, i));
  hu_hexes_settle (hexes);
  for (guint i = 0; i < hexes->len; i++)
    if (g_array_index (hexes, gint32, i) != HU_BUILDING_NONE)
      judge_building (judging, g_array_index (hexes, gint32, i));
}
