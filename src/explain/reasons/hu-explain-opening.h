/*
 * What would have to be different for a line of supply to get through, in a sentence.
 */
#pragma once

#include "hu-explain-private.h"
#include "hu-supply-opening.h"

G_BEGIN_DECLS

/* The lines of the map that lines of supply run along. */
typedef enum
{
  HU_WAYS_RAILWAYS,
  HU_WAYS_ROADS,
  HU_WAYS_BOTH,
  HU_WAYS_OTHER,
} HuWayKinds;

/* @along: bits by HuLineKind */
HuWayKinds _hu_find_ways  (guint                  along);
/* "Without 6 Pz a line of 7 hexes would reach the north edge at 3401": with links to where units stand in @state, which may be
 * NULL; the full stop follows. */
char *_hu_explain_opening (const HuScenario      *scenario,
                           const HuState         *state,
                           const HuSupplyOpening *opening) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
