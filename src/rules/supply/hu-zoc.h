/*
 * Zones of control: the hexes that the units of a side reach into.  Each rule system decides
 * which units project one, hence the predicate.
 */
#pragma once

#include "hu-state.h"

G_BEGIN_DECLS

typedef gboolean (*HuZocPredicate) (const HuUnit *unit);

/* Marks in @zoc [n_hexes] every hex beside a projecting unit of @side on the
 * map, never across lake and cliff hexsides.  A unit's own hex is marked only
 * by its neighbours.  Adds to what @zoc holds already. */
void    hu_zoc_mark  (const HuState  *state,
                      HuSide          side,
                      HuZocPredicate  projects,
                      guint8         *zoc);

/* The units of @side whose zone of control reaches @hex, by index. */
GArray *hu_zoc_units (const HuState  *state,
                      HuSide          side,
                      HuZocPredicate  projects,
                      HuHex           hex) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
