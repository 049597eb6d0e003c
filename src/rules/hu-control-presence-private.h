/*
 * What a unit counts for where it stands (26.11), as far as whoever the state
 * is judged for knows; and the judgement that follows from all of them.
 */
#pragma once

#include "hu-control-private.h"

G_BEGIN_DECLS

/* What stands in something, as bits. */
#define ARMED(side) (1u << (side))
#define GAINER(side) (4u << (side))
#define ARMED_BOTH (ARMED (HU_SIDE_FIRST) | ARMED (HU_SIDE_SECOND))
#define GAINER_BOTH (GAINER (HU_SIDE_FIRST) | GAINER (HU_SIDE_SECOND))

/* --- One unit --- */

/* Armed as far as the viewer knows; a possible unit is taken to be. */
gboolean   hu_control_counts_as_armed  (const HuState        *state,
                                        const HuControlState *own,
                                        guint                 unit);
/* An armed Good Order Infantry MMC in a Location that is not closed. */
gboolean   hu_control_counts_as_gainer (const HuState        *state,
                                        const HuControlState *own,
                                        guint                 unit);
/* Why it gains nothing, wherever it is; NULL: it may gain. */
HuClauseId hu_control_unable           (const HuState        *state,
                                        const HuControlState *own,
                                        guint                 unit);
/* Why an armed unit at that level does not count against its enemy for a hex or a building; NULL: it does. */
HuClauseId hu_control_excuse           (const HuState        *state,
                                        HuSubjectKind         kind,
                                        guint                 unit);
/* Why who is able to gain does not gain a hex or building from that level; NULL: he may. */
HuClauseId hu_control_wrong_level      (HuSubjectKind         kind,
                                        HuStorey              storey);
/* Why a vehicle holds nothing where it is, whoever else is there; NULL: it may (26.12). */
HuClauseId hu_control_cannot_hold      (const HuState        *state,
                                        const HuControlState *own,
                                        guint                 vehicle,
                                        HuLocation            location);
/* What a unit is, as bits: ARMED, GAINER. */
guint      hu_control_standing         (const HuState        *state,
                                        const HuControlState *own,
                                        guint                 unit);

/* --- All of them --- */

/* What stands in a building; @gainer: one that could gain it. */
guint      hu_control_building_present (const HuState        *state,
                                        const HuControlState *own,
                                        const HuBuilding     *building,
                                        guint                *gainer);
/* Does @unit lie in a thing, or at all in the hexes that it has? */
gboolean   hu_control_is_in            (const HuState        *state,
                                        HuSubjectKind         kind,
                                        gint32                subject,
                                        guint                 unit);
gboolean   hu_control_is_barred_from   (const HuControlState *own,
                                        HuSubjectKind         kind,
                                        gint32                subject,
                                        HuSide                side);

/* What keeps a side from gaining something now (26.11 to 26.14), as bits; none: it gains. */
#define HU_LACKS_GAINER 1u   /* nobody there who could */
#define HU_LACKS_ABSENCE 2u  /* an armed enemy is there */
#define HU_LACKS_LEAVE 4u    /* it is barred by a Kindled Fire */
#define HU_LACKS_PILLBOX 8u  /* the pillbox Location is not its own */

/* @present: what counts there of both sides, as bits. */
guint      hu_control_lacks            (const HuControlState *own,
                                        HuSubjectKind         kind,
                                        gint32                subject,
                                        guint                 present,
                                        HuSide                side);
/* How many hexes around an area a side has, of how many, and how many it needs (26.161). */
void       hu_control_count_majority   (const HuControlState *own,
                                        guint                 area,
                                        HuSide                side,
                                        HuReason             *reason);
/* How many of the hexes of a building a side has, and needs (26.161). */
void       hu_control_count_hexes      (const HuControlState *own,
                                        const GArray         *hexes,
                                        HuSide                side,
                                        HuReason             *reason);
/* By what a side gains it that has a gainer there and lacks nothing. */
HuClauseId hu_control_ground           (const HuControlState *own,
                                        HuSubjectKind         kind,
                                        gint32                subject);
/* By what @kindler forfeits it: it burns, or a Fire cuts it off. */
HuClauseId hu_control_forfeit_ground   (const HuForfeits     *forfeits,
                                        HuSubjectKind         kind,
                                        gint32                subject,
                                        HuSide                kindler);

/* --- Fires that have joined (hu-control-join.c) --- */

/* What would follow if no Fire took the cause of another (26.162); NULL: none does. */
HuForfeits *hu_control_forfeits_apart  (const HuState        *state) G_GNUC_WARN_UNUSED_RESULT;
/* The clause of 26.162 by which @side gains it, its ground being @clause, and did not if the Fires were @apart;
 * NULL: it makes no difference. */
HuClauseId  hu_control_joining         (const HuForfeits     *apart,
                                        const HuMap          *map,
                                        HuSubjectKind         kind,
                                        gint32                subject,
                                        HuClauseId            clause,
                                        HuSide                side);
/* The area that @hex belongs to, or -1 (26.161). */
gint        hu_control_find_area       (const HuForfeits     *forfeits,
                                        HuHex                 hex);

/* --- Rulings --- */

/* @reason: its units stay the caller's; @unit: who did it, or HU_UNIT_NONE. */
void       hu_control_rule             (HuJudging            *judging,
                                        HuSubjectKind         kind,
                                        gint32                subject,
                                        HuSide                side,
                                        HuSide                from,
                                        const HuReason       *reason,
                                        guint                 unit);

/* Does a unit at @storey count for the hex and the building, not only for its Location? */
static inline gboolean
hu_control_counts_beyond (const HuState *state,
                          HuStorey       storey)
{
  return !HU_CLAUSE_HOLDS (HU_CLAUSE_SUBTERRANEAN, storey == HU_STOREY_CELLAR) &&
         !HU_CLAUSE_HOLDS (HU_CLAUSE_ROOFTOP, storey == HU_STOREY_ROOF && !hu_control_rules (state->scenario)->rooftop_prevents);
}

/* The hexes that it lies in, @n of them; @hex keeps it where that is one. */
const HuHex *hu_control_hexes_of (const HuMap   *map,
                                  HuSubjectKind  kind,
                                  gint32         subject,
                                  HuHex         *hex,
                                  guint         *n);

G_END_DECLS
