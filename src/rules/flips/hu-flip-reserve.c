/*
 * A state with one more unit.
 */
#include "hu-flip-reserve.h"

#include <string.h>

void
hu_reserve_grow (gpointer      array,
                 guint         n,
                 gsize         size,
                 gconstpointer value)
{
  guint8 **bytes = array;

  *bytes = g_realloc_n (*bytes, n + 1, size);
  memcpy (*bytes + n * size, value, size);
}

static void
grow_state (HuState *state,
            guint    n)
{
  HU_RESERVE_GROW (state->unit_hex, n, HuHex, HU_HEX_NONE);
  HU_RESERVE_GROW (state->unit_status, n, guint8, HU_UNIT_WAITING);
  HU_RESERVE_GROW (state->unit_storey, n, HuStorey, HU_STOREY_GROUND);
  HU_RESERVE_GROW (state->unit_states, n, guint16, HU_STATE_ARMED);
  HU_RESERVE_GROW (state->unit_in, n, guint, HU_UNIT_NONE);
  HU_RESERVE_GROW (state->unit_captor, n, gint8, HU_SIDE_NONE);
  HU_RESERVE_GROW (state->unit_crew, n, guint8, 0);
  HU_RESERVE_GROW (state->unit_ma, n, guint8, 0);
  HU_RESERVE_GROW (state->unit_leadership, n, gint8, 0);
  HU_RESERVE_GROW (state->secret_since, n, guint, HU_NEVER_SECRET);
  if (state->hex_units == NULL)
    return;
  HU_RESERVE_GROW (state->next_unit, n, gint32, -1);
  HU_RESERVE_GROW (state->previous_unit, n, gint32, -1);
}

void
hu_reserve_init (HuReserve     *self,
                 const HuState *state,
                 HuUnitKind     kind,
                 HuSide         side)
{
  const HuScenario *scenario = state->scenario;

  self->unit = scenario->units->len;
  self->one = (HuUnit) {
    .id = (char *) "", .name = (char *) "", .side = side, .kind = kind, .at = HU_HEX_NONE, .strength = -1, .line = TRUE,
    .zoc = HU_TRISTATE_UNSET, .states = HU_STATE_ARMED, .in = HU_UNIT_NONE, .vp = -1,
  };
  self->scenario = *scenario;
  self->scenario.units = g_ptr_array_sized_new (self->unit + 1);
  for (guint i = 0; i < self->unit; i++)
    g_ptr_array_add (self->scenario.units, g_ptr_array_index (scenario->units, i));
  g_ptr_array_add (self->scenario.units, &self->one);

  self->state = hu_state_copy (state);
  grow_state (self->state, self->unit);
  self->state->scenario = &self->scenario;
}

void
hu_reserve_clear (HuReserve *self)
{
  hu_state_free (self->state);
  g_ptr_array_unref (self->scenario.units);
}
