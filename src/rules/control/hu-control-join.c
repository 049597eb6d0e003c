/*
 * Fires that have joined (26.162): whether joining made the difference.  Nothing is judged
 * here: the position is judged once more with each Fire by itself, and the results are
 * compared.
 */
#include "hu-control-presence-private.h"
#include "hu-control-reason.h"

HuForfeits *
hu_control_forfeits_apart (const HuState *state)
{
  const HuControlState *own = hu_control_state (state);
  HuFireGround *ground;
  HuForfeits *forfeits;

  if (own->ground == NULL || !own->ground->joined)
    return NULL;

  ground = hu_fire_ground_new (state, FALSE);
  forfeits = hu_forfeits_new (state, ground);
  hu_fire_ground_unref (ground);

  return forfeits;
}

static guint
claims_on (const HuForfeits *forfeits,
           HuSubjectKind     kind,
           gint32            subject)
{
  const guint8 *claims = kind == HU_SUBJECT_LOCATION ? forfeits->location_claims
    : kind == HU_SUBJECT_HEX ? forfeits->hex_claims : forfeits->building_claims;

  return claims[subject] & HU_CLAIM_SIDES;
}

gint
hu_control_find_area (const HuForfeits *forfeits,
                      HuHex             hex)
{
  guint at = 0;

  for (guint i = 0; i < forfeits->area_ends->len; i++)
    for (; at < g_array_index (forfeits->area_ends, guint, i); at++)
      if (g_array_index (forfeits->area_hexes, HuHex, at) == hex)
        return (gint) i;

  return -1;
}

HuClauseId
hu_control_joining (const HuForfeits *apart,
                    const HuMap      *map,
                    HuSubjectKind     kind,
                    gint32            subject,
                    HuClauseId        clause,
                    HuSide            side)
{
  guint claims = claims_on (apart, kind, subject);

  if (clause == HU_CLAUSE_KINDLED || clause == HU_CLAUSE_CUT_OFF)
    {
      /* NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult): a side gains from another's Fire, never nobody */
      guint kindler = 1u << hu_side_other (side);

      if (claims == kindler)
        return NULL;
      return claims & kindler ? HU_CLAUSE_JOINED_BOTH : HU_CLAUSE_JOINED_ONE;
    }
  if (clause == HU_CLAUSE_BOTH_FORFEIT)
    return claims == HU_CLAIM_SIDES ? NULL : HU_CLAUSE_JOINED_ONE;
  if (clause == HU_CLAUSE_MAJORITY || clause == HU_CLAUSE_WITH_ITS_HEX || clause == HU_CLAUSE_WITH_ITS_HEXES)
    return hu_forfeits_is_closed (apart, map, kind, subject) ? NULL : HU_CLAUSE_JOINED_BOTH;
  if (clause == HU_CLAUSE_REVERTS)
    return NULL;

  /* In any other case the side gains as anybody does, and would be barred. */
  return claims >> side & 1 ? HU_CLAUSE_JOINED_BOTH : NULL;
}

/* @state: a state with control in force; @kindler: (out): the side whose Fire it counts as, or HU_SIDE_NONE: it counts
 * as an accident.  Returns the clause that changes the cause of the Fire in @location; NULL where the cause is
 * unchanged, or nothing burns. */
HuClauseId
hu_control_fire_joined (const HuState *state,
                        HuLocation     location,
                        HuSide        *kindler)
{
  const HuFireGround *ground;
  guint lit;

  g_return_val_if_fail (state != NULL && hu_control_state (state) != NULL && kindler != NULL, NULL);

  *kindler = HU_SIDE_NONE;
  ground = hu_control_state (state)->ground;
  if (ground == NULL || ground->blame[location] == HU_BLAME_NO_FIRE)
    return NULL;

  lit = (hu_state_hazard (state, location) & HU_HAZARD_KINDLED) >> HU_HAZARD_KINDLED_SHIFT;
  if (ground->blame[location] == HU_BLAME_ACCIDENT)
    return lit != 0 ? HU_CLAUSE_JOINED_BOTH : NULL;

  *kindler = ground->blame[location] == HU_BLAME_FIRST ? HU_SIDE_FIRST : HU_SIDE_SECOND;

  return lit == 0 ? HU_CLAUSE_JOINED_ONE : NULL;
}
