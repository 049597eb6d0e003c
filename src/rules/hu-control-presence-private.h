/*
 * What a unit counts for where it stands (26.11), as far as whoever the state
 * is judged for knows.
 */
#pragma once

#include "hu-control-private.h"

G_BEGIN_DECLS

/* What stands in a Location, as bits. */
#define ARMED(side) (1u << (side))
#define GAINER(side) (4u << (side))

/* Armed as far as the viewer knows; a possible unit is taken to be. */
gboolean hu_control_counts_as_armed  (const HuState        *state,
                                      const HuControlState *own,
                                      guint                 unit);
/* An armed Good Order Infantry MMC in a Location that is not closed. */
gboolean hu_control_counts_as_gainer (const HuState        *state,
                                      const HuControlState *own,
                                      guint                 unit);
gboolean hu_control_is_barred_from   (const HuControlState *own,
                                      HuSubjectKind         kind,
                                      gint32                subject,
                                      HuSide                side);
/* Both of these, as bits. */
guint    hu_control_standing         (const HuState        *state,
                                      const HuControlState *own,
                                      guint                 unit);
/* What stands in a building; @gainer: one that could gain it. */
guint    hu_control_building_present (const HuState        *state,
                                      const HuControlState *own,
                                      const HuBuilding     *building,
                                      guint                *gainer);
void     hu_control_rule             (HuJudging            *judging,
                                      HuSubjectKind         kind,
                                      gint32                subject,
                                      HuSide                side,
                                      HuSide                from,
                                      HuControlReason       reason,
                                      guint                 unit);

/* Does a unit at @storey count for the hex and the building, not only for its Location? */
static inline gboolean
hu_control_counts_beyond (const HuState *state,
                          HuStorey       storey)
{
  return storey != HU_STOREY_CELLAR && (storey != HU_STOREY_ROOF || state->scenario->control->rooftop_prevents);
}

G_END_DECLS
