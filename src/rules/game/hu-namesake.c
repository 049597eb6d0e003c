/*
 * Units of both sides that bear the same name, as half-squads do.
 */
#include "hu-scenario.h"
#include "hu-tactical.h"

/* Does its enemy see that it is on the map at the start, or lies beside it?  What is hidden must not be told by the name
 * of another. */
static gboolean
is_plain_at_start (const HuScenario *scenario,
                   guint             unit)
{
  guint bearer = unit;

  /* No further than there are units: a draft may have two that are in each other. */
  for (guint i = 0; i < scenario->units->len && bearer != HU_UNIT_NONE; i++)
    {
      const HuUnit *one = hu_scenario_get_unit (scenario, bearer);

      if (one->kind == HU_UNIT_DUMMY || (one->at != HU_HEX_NONE && (one->states & (HU_STATE_HIDDEN | HU_STATE_CONCEALED)) != 0))
        return FALSE;
      bearer = one->in;
    }

  return TRUE;
}

void
_hu_scenario_find_namesakes (HuScenario *scenario)
{
  g_autoptr(GHashTable) sides = g_hash_table_new (g_str_hash, g_str_equal); /* name → bits 1 << HuSide */

  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = g_ptr_array_index (scenario->units, i);
      guint bits;

      if (unit->name == NULL || !is_plain_at_start (scenario, i))
        continue;
      bits = GPOINTER_TO_UINT (g_hash_table_lookup (sides, unit->name));
      g_hash_table_insert (sides, unit->name, GUINT_TO_POINTER (bits | 1u << unit->side));
    }
  for (guint i = 0; i < scenario->units->len; i++)
    {
      HuUnit *unit = g_ptr_array_index (scenario->units, i);

      unit->has_namesake = unit->name != NULL &&
                           (GPOINTER_TO_UINT (g_hash_table_lookup (sides, unit->name)) & ~(1u << unit->side)) != 0;
    }
}
