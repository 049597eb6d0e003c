/*
 * How a unit counts where it stands (26.11), by the knowledge of the viewer that the state is
 * judged for; and the judgement that follows from all units together.
 */
#pragma once

#include "hu-control-private.h"

G_BEGIN_DECLS

/* The presence of units in a subject, as bits. */
#define ARMED(side) (1u << (side))
/* A unit that may be a gainer, for all that the viewer knows (26.15). */
#define POSSIBLE(side) (4u << (side))
#define GAINER(side) (16u << (side))
/* An armed unit that the viewer knows. */
#define KNOWN(side) (64u << (side))
#define ARMED_BOTH (ARMED (HU_SIDE_FIRST) | ARMED (HU_SIDE_SECOND))
#define POSSIBLE_BOTH (POSSIBLE (HU_SIDE_FIRST) | POSSIBLE (HU_SIDE_SECOND))
#define KNOWN_BOTH (KNOWN (HU_SIDE_FIRST) | KNOWN (HU_SIDE_SECOND))
#define GAINER_BOTH (GAINER (HU_SIDE_FIRST) | GAINER (HU_SIDE_SECOND))

/* --- One unit --- */

/* Tells whether a unit is armed by the viewer's knowledge; a possible unit counts as armed. */
gboolean   hu_control_counts_as_armed  (const HuState        *state,
                                        const HuControlState *own,
                                        guint                 unit);
/* The same if @without, which may be in it, were gone. */
gboolean   hu_control_counts_as_armed_without (const HuState        *state,
                                        const HuControlState *own,
                                        guint                 unit,
                                        guint                 without);
/* Tells whether a unit is an armed Good Order Infantry MMC in a Location that is not closed. */
gboolean   hu_control_counts_as_gainer (const HuState        *state,
                                        const HuControlState *own,
                                        guint                 unit);
/* Returns why a unit gains nothing, wherever it is; NULL: it may gain. */
HuClauseId hu_control_unable           (const HuState        *state,
                                        const HuControlState *own,
                                        guint                 unit);
/* Returns why an armed unit at its storey does not prevent the enemy from gaining a hex or building; NULL: it does. */
HuClauseId hu_control_excuse           (const HuState        *state,
                                        HuSubjectKind         kind,
                                        guint                 unit);
/* Returns why a unit that is able to gain does not gain a hex or building from that storey; NULL: it may. */
HuClauseId hu_control_wrong_storey     (HuSubjectKind         kind,
                                        HuStorey              storey);
/* Returns why a vehicle holds nothing where it is, whatever other units are there; NULL: it may hold (26.12). */
HuClauseId hu_control_cannot_hold      (const HuState        *state,
                                        const HuControlState *own,
                                        guint                 vehicle,
                                        HuLocation            location);
/* Returns how a unit counts, as bits: ARMED, GAINER, POSSIBLE, KNOWN. */
guint      hu_control_standing         (const HuState        *state,
                                        const HuControlState *own,
                                        guint                 unit);

/* --- All of them --- */

/* Returns the presence of both sides in a building, as bits; @gainer: a unit that could gain it. */
guint      hu_control_building_present (const HuState        *state,
                                        const HuControlState *own,
                                        const HuBuilding     *building,
                                        guint                *gainer);
/* Tells whether @unit is in the Location, anywhere in the hex, or at a built storey of the building. */
gboolean   hu_control_is_in            (const HuState        *state,
                                        HuSubjectKind         kind,
                                        gint32                subject,
                                        guint                 unit);
gboolean   hu_control_is_barred_from   (const HuControlState *own,
                                        HuSubjectKind         kind,
                                        gint32                subject,
                                        HuSide                side);

/* The obstacles that keep a side from gaining something now (26.11 to 26.14), as bits; none: the side gains it. */
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
/* Counts the hexes around an area that a side has, all of them, and the number it needs (26.161). */
void       hu_control_count_majority   (const HuControlState *own,
                                        guint                 area,
                                        HuSide                side,
                                        HuReason             *reason);
/* Counts the hexes of a building that a side has, and the number it needs (26.161). */
void       hu_control_count_hexes      (const HuControlState *own,
                                        const GArray         *hexes,
                                        HuSide                side,
                                        HuReason             *reason);
/* Returns the clause by which a side gains the subject when it has a gainer there and lacks nothing. */
HuClauseId hu_control_ground           (const HuControlState *own,
                                        HuSubjectKind         kind,
                                        gint32                subject);
/* Returns the clause by which @kindler forfeits the subject: it burns, or a Fire cuts it off. */
HuClauseId hu_control_forfeit_ground   (const HuForfeits     *forfeits,
                                        HuSubjectKind         kind,
                                        gint32                subject,
                                        HuSide                kindler);

/* --- Fires that have joined (hu-control-give.c) --- */

/* Returns the consequences of Fire if no Fire took the cause of another (26.162); NULL: no Fire does. */
HuForfeits *hu_control_forfeits_apart  (const HuState        *state) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the clause of 26.162 without which @side would not gain the subject by @clause, as a comparison with
 * the Fires @apart shows; NULL: joining makes no difference. */
HuClauseId  hu_control_joining         (const HuForfeits     *apart,
                                        const HuMap          *map,
                                        HuSubjectKind         kind,
                                        gint32                subject,
                                        HuClauseId            clause,
                                        HuSide                side);
/* The area that @hex belongs to, or -1 (26.161). */
gint        hu_control_find_area       (const HuForfeits     *forfeits,
                                        HuHex                 hex);

/* hu-control-bars.c: adds to a reason by which Fire keeps the subject from its side the Fires and the rubble, and the hexes on
 * which it depends. */
void        hu_control_add_bars        (const HuState        *state,
                                        HuReason             *reason,
                                        HuSubjectKind         kind,
                                        gint32                subject);

/* --- Rulings --- */

/* Adds a ruling.  @reason: its units stay the caller's; @unit: the unit that did it, or HU_UNIT_NONE. */
void       hu_control_rule             (HuJudging            *judging,
                                        HuSubjectKind         kind,
                                        gint32                subject,
                                        HuSide                side,
                                        HuSide                from,
                                        const HuReason       *reason,
                                        guint                 unit);

/* Tells whether a unit at @storey counts for the hex and the building, not only for its Location. */
static inline gboolean
hu_control_counts_beyond (const HuState *state,
                          HuStorey       storey)
{
  return !HU_CLAUSE_HOLDS (HU_CLAUSE_SUBTERRANEAN, storey == HU_STOREY_CELLAR) &&
         !HU_CLAUSE_HOLDS (HU_CLAUSE_ROOFTOP, storey == HU_STOREY_ROOF && !hu_control_rules (state->scenario)->rooftop_prevents);
}

/* Returns the hexes of the subject, @n of them; a single one is stored in @hex. */
const HuHex *hu_control_hexes_of (const HuMap   *map,
                                  HuSubjectKind  kind,
                                  gint32         subject,
                                  HuHex         *hex,
                                  guint         *n);

G_END_DECLS
