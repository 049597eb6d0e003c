/*
 * Whom a tactical event may name: who could capture, which half-squad is left,
 * what one can get into, where it burns.  As far as the snapshot knows.
 *
 * All lists are (transfer full).
 */
#pragma once

#include "hu-snapshot.h"

G_BEGIN_DECLS

/* Does the snapshot know what @unit is? */
gboolean hu_candidates_is_known (const HuSnapshot *snapshot,
                                 guint             unit);
/* guint: the enemies of @unit's owner that are beside it, the nearest first; where none is, all of them. */
GArray  *hu_candidates_captors  (const HuSnapshot *snapshot,
                                 guint             unit) G_GNUC_WARN_UNUSED_RESULT;
/* guint: units of @side that have not come on yet; @kinds: bits of HuUnitKind. */
GArray  *hu_candidates_waiting  (const HuSnapshot *snapshot,
                                 HuSide            side,
                                 guint             kinds) G_GNUC_WARN_UNUSED_RESULT;
/* guint: what @unit could get into or onto: in the same Location, and of the same holder. */
GArray  *hu_candidates_carriers (const HuSnapshot *snapshot,
                                 guint             unit) G_GNUC_WARN_UNUSED_RESULT;
/* guint: what is in or on @unit itself. */
GArray  *hu_candidates_riders   (const HuSnapshot *snapshot,
                                 guint             unit) G_GNUC_WARN_UNUSED_RESULT;
/* HuLocation: all that burn, those nearest to @hex first. */
GArray  *hu_candidates_fires    (const HuSnapshot *snapshot,
                                 HuHex             hex) G_GNUC_WARN_UNUSED_RESULT;
/* HuLocation: those of @hex, the ground first. */
GArray  *hu_candidates_locations (const HuSnapshot *snapshot,
                                 HuHex             hex) G_GNUC_WARN_UNUSED_RESULT;
/* guint: who is concealed or hidden in @hex, or, where it is not HU_BUILDING_NONE, in @building. */
GArray  *hu_candidates_secret   (const HuSnapshot *snapshot,
                                 HuHex             hex,
                                 gint              building) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
