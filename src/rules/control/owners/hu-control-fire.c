/*
 * Fire at a step: brings its consequences up to date, and passes Control by them (26.16,
 * 26.161).
 */
#include "hu-control-presence-private.h"

static gboolean
touches_pocket (const HuJudging    *judging,
                const HuFireGround *ground)
{
  for (guint i = 0; i < judging->touched->len; i++)
    if (ground->pocket[g_array_index (judging->touched, HuHex, i)])
      return TRUE;

  return FALSE;
}

static guint8
claim_at (const guint8 *claims,
          gint32        subject)
{
  return claims != NULL ? claims[subject] : 0;
}

/* Returns the side that a claim gives something to; nobody where both sides would forfeit it. */
static HuSide
heir_of (guint8 claims)
{
  const gint8 heirs[] = { HU_SIDE_NONE, HU_SIDE_SECOND, HU_SIDE_FIRST,
                          hu_clause_is_on (HU_CLAUSE_BOTH_FORFEIT) ? HU_SIDE_NONE : HU_SIDE_FIRST };

  return heirs[claims & HU_CLAIM_SIDES];
}

static void
apply_claims (HuJudging        *judging,
              HuSubjectKind     kind,
              const guint8     *before, /* NULL: there were none */
              const guint8     *after,  /* NULL: there are none any more */
              gint32            n,
              GArray           *hexes)
{
  const HuForfeits *forfeits = hu_control_state (judging->state)->forfeits;
  const HuMap *map = judging->state->scenario->map;

  for (gint32 subject = 0; subject < n; subject++)
    {
      guint8 claims = claim_at (after, subject);

      if (heir_of (claims) != HU_SIDE_NONE)
        {
          HuSide heir = heir_of (claims);
          const HuReason reason = HU_REASON_INIT (hu_control_forfeit_ground (forfeits, kind, subject,
                                                                             hu_side_other (heir)));

          hu_control_give (judging, kind, subject, heir, &reason, HU_UNIT_NONE);
        }
      if (claims != claim_at (before, subject))
        {
          HuHex hex = kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, subject)
            : kind == HU_SUBJECT_HEX ? subject
            : g_array_index (hu_map_get_building (map, (guint) subject)->hexes, HuHex, 0);

          g_array_append_val (hexes, hex);
        }
    }
}

static void
replace_forfeits (HuJudging  *judging,
                  HuForfeits *after, /* (transfer full) */
                  GArray     *hexes)
{
  HuControlState *own = hu_control_state (judging->state);
  const HuMap *map = judging->state->scenario->map;
  HuForfeits *before = own->forfeits;

  own->forfeits = after;
  apply_claims (judging, HU_SUBJECT_LOCATION, before != NULL ? before->location_claims : NULL,
                after != NULL ? after->location_claims : NULL, hu_map_n_locations (map), hexes);
  apply_claims (judging, HU_SUBJECT_HEX, before != NULL ? before->hex_claims : NULL,
                after != NULL ? after->hex_claims : NULL, map->grid->n_hexes, hexes);
  apply_claims (judging, HU_SUBJECT_BUILDING, before != NULL ? before->building_claims : NULL,
                after != NULL ? after->building_claims : NULL, (gint32) map->buildings->len, hexes);
  hu_forfeits_unref (before);
}

void
hu_control_judge_fire (HuJudging *judging,
                       GArray    *hexes)
{
  HuState *state = judging->state;
  HuControlState *own = hu_control_state (state);

  if (judging->hazards_changed)
    {
      g_clear_pointer (&own->ground, hu_fire_ground_unref);
      if (state->n_fires > 0 || state->n_rubble > 0)
        own->ground = hu_fire_ground_new (state, TRUE);
      replace_forfeits (judging, own->ground != NULL ? hu_forfeits_new (state, own->ground) : NULL, hexes);
    }
  else if (own->ground != NULL && touches_pocket (judging, own->ground))
    {
      replace_forfeits (judging, hu_forfeits_new (state, own->ground), hexes);
    }
}

/* --- What accidental Blazes pass on (26.161) --- */

static gboolean
give_unless_barred (HuJudging      *judging,
                    HuSubjectKind   kind,
                    gint32          subject,
                    HuSide          side,
                    const HuReason *reason)
{
  const HuControlState *own = hu_control_state (judging->state);

  return side != HU_SIDE_NONE && !hu_control_is_barred_from (own, kind, subject, side) &&
         hu_control_give (judging, kind, subject, side, reason, HU_UNIT_NONE);
}

/* Returns the side with more than half of all hexes around the area. */
static HuSide
find_majority (const HuControlState *own,
               guint                 area,
               HuReason             *reason)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      hu_control_count_majority (own, area, side, reason);
      if (reason->have >= reason->need)
        return side;
    }

  return HU_SIDE_NONE;
}

static gboolean
follow_areas (HuJudging *judging)
{
  const HuControlState *own = hu_control_state (judging->state);
  const HuForfeits *forfeits = own->forfeits;
  HuReason reason = HU_REASON_INIT (HU_CLAUSE_MAJORITY);
  gboolean passed = FALSE;
  guint hex = 0;

  for (guint i = 0; i < forfeits->area_ends->len; i++)
    {
      HuSide side = find_majority (own, i, &reason);

      for (; hex < g_array_index (forfeits->area_ends, guint, i); hex++)
        passed |= give_unless_barred (judging, HU_SUBJECT_HEX, g_array_index (forfeits->area_hexes, HuHex, hex), side,
                                      &reason);
    }

  return passed;
}

static gboolean
follow_locations (HuJudging *judging)
{
  const HuControlState *own = hu_control_state (judging->state);
  const GArray *locations = own->forfeits->accident_locations;
  const HuReason reason = HU_REASON_INIT (HU_CLAUSE_WITH_ITS_HEX);
  const HuMap *map = judging->state->scenario->map;
  gboolean passed = FALSE;

  for (guint i = 0; i < locations->len; i++)
    {
      HuLocation location = g_array_index (locations, HuLocation, i);

      passed |= give_unless_barred (judging, HU_SUBJECT_LOCATION, location,
                                    hu_control_hex_owner (own, hu_location_hex (map, location)), &reason);
    }

  return passed;
}

static gboolean
follow_buildings (HuJudging *judging)
{
  const HuControlState *own = hu_control_state (judging->state);
  const GArray *buildings = own->forfeits->accident_buildings;
  HuReason reason = HU_REASON_INIT (HU_CLAUSE_WITH_ITS_HEXES);
  gboolean passed = FALSE;

  for (guint i = 0; i < buildings->len; i++)
    {
      gint32 index = g_array_index (buildings, gint32, i);
      const HuBuilding *building = hu_map_get_building (judging->state->scenario->map, (guint) index);

      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        {
          hu_control_count_hexes (own, building->hexes, side, &reason);
          if (reason.have >= reason.need)
            passed |= give_unless_barred (judging, HU_SUBJECT_BUILDING, index, side, &reason);
        }
    }

  return passed;
}

/* A hex with a pillbox may be gained only after the closed pillbox has passed. */
static gboolean
gain_pillbox_hexes (HuJudging *judging)
{
  const HuControlState *own = hu_control_state (judging->state);
  const GArray *locations = own->forfeits->accident_locations;
  const HuMap *map = judging->state->scenario->map;
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; map->pillboxes->len > 0 && i < locations->len; i++)
    {
      HuLocation location = g_array_index (locations, HuLocation, i);
      HuHex hex = hu_location_hex (map, location);

      if (hu_location_storey (map, location) == HU_STOREY_PILLBOX)
        g_array_append_val (hexes, hex);
    }

  if (hexes->len == 0)
    return FALSE;

  hu_control_evaluate (judging, hexes);
  return TRUE;
}

void
hu_control_follow (HuJudging *judging)
{
  const HuControlState *own = hu_control_state (judging->state);
  gboolean passed;
  guint rounds = 0;

  if (own->forfeits == NULL || own->forfeits->accident_locations->len == 0)
    return;

  /* Areas do not touch each other and Locations do not give hexes, so one round is enough except for pillboxes. */
  do
    {
      passed = follow_areas (judging);
      passed |= follow_locations (judging);
      passed |= follow_buildings (judging);
      if (passed)
        passed = gain_pillbox_hexes (judging);
    }
  while (passed && ++rounds < 3);
}
