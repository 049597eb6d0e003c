/*
 * The situation of a side's lines of supply without some enemy units: they are taken away and put back one by one.
 */
#pragma once

#include "hu-tracing.h"

G_BEGIN_DECLS

typedef struct
{
  const HuSupplySituation *situation;
  gboolean  by_units, by_zones, by_owner; /* what stops lines */
  gboolean  negated; /* zones of control do not, where a friendly unit stands */
  guint8   *block;   /* [n_hexes] HuBlock, without the units that are away */
  guint16  *n_units; /* [n_hexes] enemy ground units there */
  guint16  *n_zones; /* [n_hexes] enemy units whose zone of control reaches it */
  gint32   *first;   /* [n_hexes] an enemy ground unit there, or -1 */
  gint32   *next;    /* [n_units] the next in the same hex, or -1 */
  gboolean *away;    /* [n_units] */
} HuSupplyLocks;

/* @by_owner: hexes that the enemy controls stop lines where the rules say so; FALSE: they do not, whatever the rules say. */
void     hu_supply_locks_init    (HuSupplyLocks           *self,
                                  const HuSupplySituation *situation,
                                  gboolean                 by_owner);
void     hu_supply_locks_clear   (HuSupplyLocks           *self);
/* Is it a ground unit of the enemy that was on the map? */
gboolean hu_supply_locks_has     (const HuSupplyLocks     *self,
                                  guint                    unit);
/* Takes a ground unit of the enemy on the map away, or puts it back. */
void     hu_supply_locks_take    (HuSupplyLocks           *self,
                                  guint                    unit);
void     hu_supply_locks_put     (HuSupplyLocks           *self,
                                  guint                    unit);
/* Could a line enter @hex if no enemy unit were anywhere? */
gboolean hu_supply_locks_may_open (const HuSupplyLocks     *self,
                                  HuHex                    hex);
/* The units that all have to go for @hex to be open, at most @most of them in @units; their number; 0: it is open, no unit
 * is the reason, or there are more. */
guint    hu_supply_locks_of      (const HuSupplyLocks     *self,
                                  HuHex                    hex,
                                  guint                   *units,
                                  guint                    most);

/* The blocks of the units as they stand, by hex, without hexes that the enemy only controls; g_free(). */
guint8  *hu_supply_blocks_of_units (const HuSupplySituation *situation) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
