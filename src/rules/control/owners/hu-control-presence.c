/*
 * How a unit counts where it stands (26.11).
 */
#include "hu-control-presence-private.h"
#include "hu-control-rules.h"

/* Is there somebody in @vehicle who arms it, other than @without? */
static gboolean
is_manned (const HuState        *state,
           const HuControlState *own,
           guint                 vehicle,
           guint                 without)
{
  if (state->n_riding == 0 || !hu_tactical_can_be_manned (state, vehicle))
    return FALSE;

  for (gint32 i = state->hex_units[state->unit_hex[vehicle]]; i >= 0; i = state->next_unit[i])
    if ((guint) i != without && hu_tactical_can_man (state, (guint) i, vehicle) &&
        hu_control_secrecy (own, (guint) i) == HU_SECRECY_NONE)
      return TRUE;

  return FALSE;
}

gboolean
hu_control_counts_as_armed (const HuState        *state,
                            const HuControlState *own,
                            guint                 unit)
{
  return hu_control_counts_as_armed_without (state, own, unit, HU_UNIT_NONE);
}

gboolean
hu_control_counts_as_armed_without (const HuState        *state,
                                    const HuControlState *own,
                                    guint                 unit,
                                    guint                 without)
{
  switch (hu_control_secrecy (own, unit))
    {
    case HU_SECRECY_HIDDEN:
      return FALSE;
    case HU_SECRECY_CONCEALED:
      return hu_clause_is_on (HU_CLAUSE_POSSIBLE_ENEMY);
    case HU_SECRECY_NONE:
      break;
    }

  return !HU_CLAUSE_HOLDS (HU_CLAUSE_UNARMED_ENEMY,
                           !hu_tactical_is_armed (state, unit) && !is_manned (state, own, unit, without));
}

/* @state: a state with control in force.  Returns whether it is armed, by itself or by a half-squad or crew in it,
 * by the knowledge of the viewer that the state is judged for. */
gboolean
hu_control_is_armed (const HuState *state,
                     guint          unit)
{
  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL, FALSE);

  return state->unit_hex[unit] != HU_HEX_NONE && hu_control_counts_as_armed (state, hu_control_state (state), unit);
}

HuClauseId
hu_control_unable (const HuState        *state,
                   const HuControlState *own,
                   guint                 unit)
{
  static const HuClauseId clauses[] = {
    [HU_UNABLE_KIND] = HU_CLAUSE_MMC, [HU_UNABLE_RIDES] = HU_CLAUSE_ON_FOOT, [HU_UNABLE_BYPASS] = HU_CLAUSE_BYPASS,
    [HU_UNABLE_PRISONER] = HU_CLAUSE_PRISONER, [HU_UNABLE_ORDER] = HU_CLAUSE_GOOD_ORDER,
    [HU_UNABLE_ARMS] = HU_CLAUSE_ARMED,
  };
  HuUnable unable = hu_tactical_unable (state, unit);

  if (unable != HU_UNABLE_NONE)
    return HU_CLAUSE_OR_NULL (clauses[unable]);
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_UNDECLARED, hu_control_secrecy (own, unit) != HU_SECRECY_NONE))
    return HU_CLAUSE_UNDECLARED;
  if (state->hazards != NULL && hu_clause_is_on (HU_CLAUSE_CLOSED) &&
      hu_hazard_closes (state->hazards[hu_state_unit_location (state, unit)], state->unit_storey[unit]))
    return HU_CLAUSE_CLOSED;

  return NULL;
}

gboolean
hu_control_counts_as_gainer (const HuState        *state,
                             const HuControlState *own,
                             guint                 unit)
{
  return hu_control_unable (state, own, unit) == NULL;
}

HuClauseId
hu_control_excuse (const HuState *state,
                   HuSubjectKind  kind,
                   guint          unit)
{
  HuStorey storey = state->unit_storey[unit];

  if (kind == HU_SUBJECT_LOCATION)
    return NULL;
  if (!hu_control_counts_beyond (state, storey))
    return storey == HU_STOREY_CELLAR ? HU_CLAUSE_SUBTERRANEAN : HU_CLAUSE_ROOFTOP;
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_BYPASS_OF_BUILDING, kind == HU_SUBJECT_BUILDING && hu_tactical_in_bypass (state, unit)))
    return HU_CLAUSE_BYPASS_OF_BUILDING;

  return NULL;
}

HuClauseId
hu_control_wrong_storey (HuSubjectKind kind,
                         HuStorey      storey)
{
  if (kind == HU_SUBJECT_HEX)
    return hu_storey_is_ground_level (storey) ? NULL : HU_CLAUSE_GROUND_LEVEL;
  if (kind == HU_SUBJECT_BUILDING && (storey == HU_STOREY_ROOF || storey == HU_STOREY_CELLAR))
    return HU_CLAUSE_OR_NULL (HU_CLAUSE_ROOF_AND_CELLAR);

  return NULL;
}

HuClauseId
hu_control_cannot_hold (const HuState        *state,
                        const HuControlState *own,
                        guint                 vehicle,
                        HuLocation            location)
{
  gint64 hold = 2 * (gint64) location + hu_tactical_holder (state, vehicle);
  /* By the other reading of 26.12 a disarmed vehicle goes on holding until it leaves. */
  gboolean stays = own->held[vehicle] == hold && !hu_control_rules (state->scenario)->hold_ends_when_disarmed;

  if (hu_control_secrecy (own, vehicle) != HU_SECRECY_NONE)
    return HU_CLAUSE_UNDECLARED;
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_HOLD_ARMED, !stays && !hu_control_counts_as_armed (state, own, vehicle)))
    return HU_CLAUSE_HOLD_ARMED;
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_HOLD_BYPASS, hu_tactical_in_bypass (state, vehicle)))
    return HU_CLAUSE_HOLD_BYPASS;
  if (hu_control_is_barred_from (own, HU_SUBJECT_LOCATION, location, hu_tactical_holder (state, vehicle)))
    return HU_CLAUSE_BARRED;
  if (state->hazards != NULL && hu_hazard_closes (state->hazards[location], state->unit_storey[vehicle]))
    return HU_CLAUSE_CLOSED;

  return NULL;
}

gboolean
hu_control_is_barred_from (const HuControlState *own,
                           HuSubjectKind         kind,
                           gint32                subject,
                           HuSide                side)
{
  const HuForfeits *forfeits = own->forfeits;

  if (forfeits == NULL || !hu_clause_is_on (HU_CLAUSE_BARRED))
    return FALSE;

  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return hu_control_is_barred (forfeits->location_claims, subject, side);
    case HU_SUBJECT_HEX:
      return hu_control_is_barred (forfeits->hex_claims, subject, side);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return hu_control_is_barred (forfeits->building_claims, subject, side);
}

guint
hu_control_standing (const HuState        *state,
                     const HuControlState *own,
                     guint                 unit)
{
  HuSide holder = hu_tactical_holder (state, unit);
  HuSecrecy secrecy = hu_control_secrecy (own, unit);
  guint standing = 0;

  if (hu_control_counts_as_armed (state, own, unit))
    standing |= ARMED (holder) | (secrecy == HU_SECRECY_NONE ? KNOWN (holder) : 0);
  if (hu_control_counts_as_gainer (state, own, unit))
    standing |= GAINER (holder);
  if (secrecy == HU_SECRECY_CONCEALED && !hu_tactical_in_bypass (state, unit))
    standing |= POSSIBLE (holder);

  return standing;
}

gboolean
hu_control_is_in (const HuState *state,
                  HuSubjectKind  kind,
                  gint32         subject,
                  guint          unit)
{
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return hu_state_unit_location (state, unit) == subject;
    case HU_SUBJECT_HEX:
      return state->unit_hex[unit] == subject;
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return hu_storey_is_built (state->unit_storey[unit]) &&
         hu_map_building_at (state->scenario->map, state->unit_hex[unit]) == subject;
}

/* Returns how a unit counts for the building it is in (26.14), as bits. */
static guint
building_standing (const HuState        *state,
                   const HuControlState *own,
                   guint                 unit)
{
  guint standing;

  if (!hu_storey_is_built (state->unit_storey[unit]) || hu_control_excuse (state, HU_SUBJECT_BUILDING, unit) != NULL)
    return 0;

  standing = hu_control_standing (state, own, unit);
  if (hu_control_wrong_storey (HU_SUBJECT_BUILDING, state->unit_storey[unit]) != NULL)
    standing &= ARMED_BOTH | KNOWN_BOTH;

  return standing;
}

guint
hu_control_building_present (const HuState        *state,
                             const HuControlState *own,
                             const HuBuilding     *building,
                             guint                *gainer) /* the last one found of either side */
{
  guint present = 0;

  for (guint i = 0; i < building->hexes->len; i++)
    for (gint32 u = state->hex_units[g_array_index (building->hexes, HuHex, i)]; u >= 0; u = state->next_unit[u])
      {
        guint standing = building_standing (state, own, (guint) u);

        present |= standing;
        if (standing & GAINER_BOTH)
          *gainer = (guint) u;
      }

  return present;
}

/* --- The judgement --- */

guint
hu_control_lacks (const HuControlState *own,
                  HuSubjectKind         kind,
                  gint32                subject,
                  guint                 present,
                  HuSide                side)
{
  static const HuClauseId enemies[] = { HU_CLAUSE_ARMED_ENEMY, HU_CLAUSE_HEX_ENEMY, HU_CLAUSE_BUILDING_ENEMY };
  guint lacks = 0;

  if (!(present & GAINER (side)))
    lacks |= HU_LACKS_GAINER;
  if ((present & ARMED (1 - side)) && hu_clause_is_on (enemies[kind]))
    lacks |= HU_LACKS_ABSENCE;
  if (hu_control_is_barred_from (own, kind, subject, side))
    lacks |= HU_LACKS_LEAVE;
  if (kind == HU_SUBJECT_HEX && own->scenario->map->pillboxes->len > 0)
    {
      HuLocation pillbox = hu_map_location (own->scenario->map, subject, HU_STOREY_PILLBOX);

      if (pillbox != HU_LOCATION_NONE && hu_control_location_owner (own, pillbox) != side)
        lacks |= HU_LACKS_PILLBOX;
    }

  return lacks;
}

HuClauseId
hu_control_ground (const HuControlState *own,
                   HuSubjectKind         kind,
                   gint32                subject)
{
  const HuMap *map = own->scenario->map;

  if (kind == HU_SUBJECT_LOCATION)
    return HU_CLAUSE_OCCUPIED;
  if (kind == HU_SUBJECT_BUILDING)
    return HU_CLAUSE_ANY_LEVEL;
  if (map->pillboxes->len > 0 && hu_map_location (map, subject, HU_STOREY_PILLBOX) != HU_LOCATION_NONE)
    return HU_CLAUSE_PILLBOX;
  if (map->bridges->len > 0 && hu_map_location (map, subject, HU_STOREY_BRIDGE) != HU_LOCATION_NONE)
    return HU_CLAUSE_BRIDGE;

  return HU_CLAUSE_GROUND_LEVEL;
}

HuClauseId
hu_control_forfeit_ground (const HuForfeits *forfeits,
                           HuSubjectKind     kind,
                           gint32            subject,
                           HuSide            kindler)
{
  const guint8 *claims = kind == HU_SUBJECT_LOCATION ? forfeits->location_claims
    : kind == HU_SUBJECT_HEX ? forfeits->hex_claims : forfeits->building_claims;

  return claims[subject] & HU_CLAIM_BURNS (kindler) ? HU_CLAUSE_KINDLED : HU_CLAUSE_CUT_OFF;
}

static gint
count_owned (const HuControlState *own,
             const HuHex          *hexes,
             guint                 n,
             HuSide                side)
{
  gint count = 0;

  for (guint i = 0; i < n; i++)
    count += hu_control_hex_owner (own, hexes[i]) == side;

  return count;
}

void
hu_control_count_majority (const HuControlState *own,
                           guint                 area,
                           HuSide                side,
                           HuReason             *reason)
{
  const GArray *beside = own->forfeits->area_beside, *ends = own->forfeits->area_beside_ends;
  guint from = area > 0 ? g_array_index (ends, guint, area - 1) : 0;
  guint n = g_array_index (ends, guint, area) - from;

  reason->of = (gint) n;
  reason->need = (gint) n / 2 + 1;
  reason->have = count_owned (own, (const HuHex *) beside->data + from, n, side);
}

void
hu_control_count_hexes (const HuControlState *own,
                        const GArray         *hexes,
                        HuSide                side,
                        HuReason             *reason)
{
  reason->of = reason->need = (gint) hexes->len;
  reason->have = count_owned (own, (const HuHex *) hexes->data, hexes->len, side);
}

const HuHex *
hu_control_hexes_of (const HuMap   *map,
                     HuSubjectKind  kind,
                     gint32         subject,
                     HuHex         *hex,
                     guint         *n)
{
  if (kind == HU_SUBJECT_BUILDING)
    {
      const GArray *hexes = hu_map_get_building (map, (guint) subject)->hexes;

      *n = hexes->len;
      return (const HuHex *) hexes->data;
    }

  *n = 1;
  *hex = kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, subject) : subject;

  return hex;
}
