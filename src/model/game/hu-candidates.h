/*
 * The units and Locations that a tactical event may name: possible captors, the remaining
 * half-squad, units to get into, burning Locations.  As far as the snapshot knows them.
 *
 * All lists are (transfer full).
 */
#pragma once

#include "hu-snapshot.h"

G_BEGIN_DECLS

/* Does the snapshot know what @unit is? */
gboolean hu_candidates_is_known (const HuSnapshot *snapshot,
                                 guint             unit);
/* guint: the enemies of @unit's owner that are adjacent to it, nearest first; if there are none, all enemies. */
GArray  *hu_candidates_captors  (const HuSnapshot *snapshot,
                                 guint             unit) G_GNUC_WARN_UNUSED_RESULT;
/* guint: units of @side that have not come on yet; @kinds: bits of HuUnitKind. */
GArray  *hu_candidates_waiting  (const HuSnapshot *snapshot,
                                 HuSide            side,
                                 guint             kinds) G_GNUC_WARN_UNUSED_RESULT;
/* guint: the units that @unit could get into or onto: those in the same Location with the same holder. */
GArray  *hu_candidates_carriers (const HuSnapshot *snapshot,
                                 guint             unit) G_GNUC_WARN_UNUSED_RESULT;
/* guint: what is in or on @unit itself. */
GArray  *hu_candidates_riders   (const HuSnapshot *snapshot,
                                 guint             unit) G_GNUC_WARN_UNUSED_RESULT;
/* HuLocation: all burning Locations, those nearest to @hex first. */
GArray  *hu_candidates_fires    (const HuSnapshot *snapshot,
                                 HuHex             hex) G_GNUC_WARN_UNUSED_RESULT;
/* HuLocation: those of @hex, the ground first. */
GArray  *hu_candidates_locations (const HuSnapshot *snapshot,
                                 HuHex             hex) G_GNUC_WARN_UNUSED_RESULT;
/* guint: the units concealed or hidden in @hex, or in @building if it is not HU_BUILDING_NONE. */
GArray  *hu_candidates_secret   (const HuSnapshot *snapshot,
                                 HuHex             hex,
                                 gint              building) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
