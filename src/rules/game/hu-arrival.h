/*
 * Units that are still to come: those with a turn of arrival, and the pool of those without.
 */
#pragma once

#include "hu-state.h"

G_BEGIN_DECLS

typedef enum
{
  HU_ARRIVAL_DUE,   /* its turn has come */
  HU_ARRIVAL_LATER, /* its turn is still ahead */
  HU_ARRIVAL_POOL,  /* off the map, and no turn is given */
} HuArrivalKind;

/* Accepts NULL. */
void     hu_arrival_free      (HuArrival       *arrival);

/* The units of @kind that wait off the map, by turn and then as in the scenario; those of @viewer alone, or of both
 * sides with HU_SIDE_NONE.  (transfer full) (element-type guint) */
GArray  *hu_arrival_list      (const HuState   *state,
                               HuSide           viewer,
                               HuArrivalKind    kind) G_GNUC_WARN_UNUSED_RESULT;
/* Tells whether the file says where it comes on. */
gboolean hu_arrival_has_place (const HuArrival *arrival);

G_END_DECLS
