/*
 * The things that `start.holdings` names, each as one number, so that a table can say who has each.
 */
#pragma once

#include "hu-event.h"

G_BEGIN_DECLS

/* In a table of holders: no holding names it. */
#define HU_HOLDER_UNSAID ((gint8) -2)

/* How many things the map has: Locations, hexes and buildings. */
gsize  hu_holding_n_slots  (const HuMap      *map);
/* The number of one of them.  Where a hex has one Location, both have the same number, for either name means both. */
gsize  hu_holding_slot     (const HuMap      *map,
                            HuSubjectKind     kind,
                            gint32            subject);
/* [hu_holding_n_slots()] HuSide or HU_HOLDER_UNSAID; NULL: nothing is held. */
gint8 *hu_holding_find_all (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
