/*
 * Why a side does or does not gain something now.
 */
#include "hu-control-presence-private.h"

static gboolean
why_counts (const HuState *state,
            HuSubjectKind  kind,
            gint32         subject,
            guint          unit)
{
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return hu_state_unit_location (state, unit) == subject;
    case HU_SUBJECT_HEX:
      return hu_control_counts_beyond (state, state->unit_storey[unit]);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return hu_storey_is_built (state->unit_storey[unit]) && hu_control_counts_beyond (state, state->unit_storey[unit]) &&
         !hu_tactical_in_bypass (state, unit);
}

static gboolean
why_gains (const HuState *state,
           HuSubjectKind  kind,
           gint32         subject,
           guint          unit)
{
  HuStorey storey = state->unit_storey[unit];

  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return hu_state_unit_location (state, unit) == subject;
    case HU_SUBJECT_HEX:
      return hu_storey_is_ground_level (storey);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return hu_storey_is_built (storey) && storey != HU_STOREY_ROOF && storey != HU_STOREY_CELLAR;
}

static void
why_look_at (const HuState *state,
             HuSide         side,
             HuSubjectKind  kind,
             gint32         subject,
             guint          unit,
             HuControlWhy  *why)
{
  const HuControlState *own = hu_control_state (state);

  if (hu_tactical_holder (state, unit) == side)
    {
      if (hu_tactical_can_gain (state, unit) && why_gains (state, kind, subject, unit))
        {
          if (hu_control_counts_as_gainer (state, own, unit))
            g_array_append_val (why->gainers, unit);
          else
            why->closed = TRUE;
        }
    }
  else if (hu_control_counts_as_armed (state, own, unit) && why_counts (state, kind, subject, unit))
    {
      if (hu_control_secrecy (own, unit) == HU_SECRECY_NONE)
        g_array_append_val (why->preventers, unit);
      else
        why->unknown_prevents = TRUE;
    }

  if (kind != HU_SUBJECT_BUILDING && own->held[unit] >= 0 &&
      own->held[unit] / 2 == (kind == HU_SUBJECT_LOCATION ? subject : (gint32) state->unit_hex[unit]) &&
      (kind == HU_SUBJECT_LOCATION || hu_map_has_one_location (state->scenario->map, subject)))
    why->holder = unit;
}

/**
 * hu_control_why:
 * @state: a snapshot's state with control in force; what its viewer does not
 *   know is unarmed in it
 * @side: who asks
 * @kind: what sort of thing
 * @subject: which
 *
 * Finds out which part of 26.11 keeps @side from gaining it now: no unit that
 * could, armed enemies, a Fire.
 *
 * Returns: (transfer full): the parts
 */
HuControlWhy *
hu_control_why (const HuState *state,
                HuSide         side,
                HuSubjectKind  kind,
                gint32         subject)
{
  const HuMap *map;
  HuControlWhy *why;
  const HuHex *hexes;
  HuHex hex;
  guint n;

  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL, NULL);
  g_return_val_if_fail (side == HU_SIDE_FIRST || side == HU_SIDE_SECOND, NULL);

  map = state->scenario->map;
  why = g_new0 (HuControlWhy, 1);
  why->gainers = g_array_new (FALSE, FALSE, sizeof (guint));
  why->preventers = g_array_new (FALSE, FALSE, sizeof (guint));
  why->holder = HU_UNIT_NONE;
  why->barred = hu_control_is_barred_from (hu_control_state (state), kind, subject, side);

  hex = kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, subject) : subject;
  hexes = kind == HU_SUBJECT_BUILDING ? (const HuHex *) hu_map_get_building (map, (guint) subject)->hexes->data : &hex;
  n = kind == HU_SUBJECT_BUILDING ? hu_map_get_building (map, (guint) subject)->hexes->len : 1;
  for (guint i = 0; i < n; i++)
    for (gint32 u = state->hex_units[hexes[i]]; u >= 0; u = state->next_unit[u])
      why_look_at (state, side, kind, subject, (guint) u, why);

  if (kind == HU_SUBJECT_HEX)
    {
      HuLocation pillbox = hu_map_location (map, hex, HU_STOREY_PILLBOX);

      why->pillbox = pillbox != HU_LOCATION_NONE &&
                     hu_control_location_owner (hu_control_state (state), pillbox) != side;
    }

  return why;
}

/**
 * hu_control_why_free:
 * @why: (transfer full): what hu_control_why() found
 *
 * Frees @why.
 */
void
hu_control_why_free (HuControlWhy *why)
{
  g_return_if_fail (why != NULL);

  g_array_unref (why->gainers);
  g_array_unref (why->preventers);
  g_free (why);
}
