/*
 * A state with one more unit, which waits off the map: rule systems try what it would change.
 */
#pragma once

#include "hu-state.h"

G_BEGIN_DECLS

typedef struct
{
  HuScenario scenario; /* the same, except for the unit */
  HuUnit     one;
  HuState   *state;    /* a copy; the states of systems in it know nothing of the unit */
  guint      unit;
} HuReserve;

void hu_reserve_init  (HuReserve     *self,
                       const HuState *state,
                       HuUnitKind     kind,
                       HuSide         side);
void hu_reserve_clear (HuReserve     *self);
/* Makes @array longer: puts @value after its @n elements of @size bytes. */
void hu_reserve_grow  (gpointer       array,
                       guint          n,
                       gsize          size,
                       gconstpointer  value);

#define HU_RESERVE_GROW(array, n, type, value) hu_reserve_grow (&(array), n, sizeof (type), &(type){ value })

G_END_DECLS
