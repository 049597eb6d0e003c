/*
 * What a unit counts for where it stands (26.11).
 */
#include "hu-control-presence-private.h"

static inline const HuUnit *
get_unit (const HuState *state,
          guint          unit)
{
  return g_ptr_array_index (state->scenario->units, unit);
}

/* Is there somebody in @vehicle who arms it? */
static gboolean
is_manned (const HuState        *state,
           const HuControlState *own,
           guint                 vehicle)
{
  if (state->n_riding == 0 || !hu_tactical_can_be_manned (state, vehicle))
    return FALSE;

  for (gint32 i = state->hex_units[state->unit_hex[vehicle]]; i >= 0; i = state->next_unit[i])
    if (hu_tactical_can_man (state, (guint) i, vehicle) &&
        hu_control_secrecy (own, (guint) i) == HU_SECRECY_NONE)
      return TRUE;

  return FALSE;
}

/* Armed as far as the viewer knows; a possible unit is taken to be. */
gboolean
hu_control_counts_as_armed (const HuState        *state,
                            const HuControlState *own,
                            guint                 unit)
{
  switch (hu_control_secrecy (own, unit))
    {
    case HU_SECRECY_HIDDEN:
      return FALSE;
    case HU_SECRECY_CONCEALED:
      return TRUE;
    case HU_SECRECY_NONE:
      break;
    }

  return hu_tactical_is_armed (state, unit) || is_manned (state, own, unit);
}

/**
 * hu_control_is_armed:
 * @state: a state with control in force
 * @unit: index of a unit on the map
 *
 * Returns: whether it is armed, by itself or by a half-squad or crew in it; as
 *   far as whoever the state is judged for knows
 */
gboolean
hu_control_is_armed (const HuState *state,
                     guint          unit)
{
  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL, FALSE);

  return state->unit_hex[unit] != HU_HEX_NONE && hu_control_counts_as_armed (state, hu_control_state (state), unit);
}

gboolean
hu_control_counts_as_gainer (const HuState        *state,
                             const HuControlState *own,
                             guint                 unit)
{
  return hu_tactical_can_gain (state, unit) && hu_control_secrecy (own, unit) == HU_SECRECY_NONE &&
         !(state->hazards != NULL &&
           hu_hazard_closes (state->hazards[hu_state_unit_location (state, unit)], state->unit_storey[unit]));
}

gboolean
hu_control_is_barred_from (const HuControlState *own,
                           HuSubjectKind         kind,
                           gint32                subject,
                           HuSide                side)
{
  const HuForfeits *forfeits = own->forfeits;

  if (forfeits == NULL)
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
  guint standing = 0;

  if (hu_control_counts_as_armed (state, own, unit))
    standing |= ARMED (holder);
  if (hu_control_counts_as_gainer (state, own, unit))
    standing |= GAINER (holder);

  return standing;
}

/* What counts of a unit for the building it is in (26.14): in Bypass nothing. */
static guint
building_standing (const HuState        *state,
                   const HuControlState *own,
                   guint                 unit)
{
  HuStorey storey = state->unit_storey[unit];
  guint standing;

  if (!hu_storey_is_built (storey) || !hu_control_counts_beyond (state, storey) || hu_tactical_in_bypass (state, unit))
    return 0;

  standing = hu_control_standing (state, own, unit);
  if (storey == HU_STOREY_ROOF)
    standing &= ARMED (HU_SIDE_FIRST) | ARMED (HU_SIDE_SECOND);

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
        if (standing & (GAINER (HU_SIDE_FIRST) | GAINER (HU_SIDE_SECOND)))
          *gainer = (guint) u;
      }

  return present;
}
