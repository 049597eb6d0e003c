/*
 * Plays a log before the oracle.
 */
#include "hu-control-oracle.h"

#include "hu-apply.h"

void
hu_control_oracle_follow (HuControlOracle *oracle,
                          HuState         *state,
                          const HuEvent   *event)
{
  if (event->verb != HU_VERB_MOVE)
    {
      hu_apply_event (state, event, NULL);
      hu_control_oracle_judge (oracle, state, event);
      return;
    }

  for (guint i = 0; i < event->hexes->len; i++)
    {
      g_autoptr(HuEvent) step = hu_event_new (HU_VERB_MOVE);

      step->unit = event->unit;
      step->bypass = event->bypass;
      hu_event_add_place (step, g_array_index (event->hexes, HuHex, i), hu_event_get_storey (event, i));
      hu_apply_event (state, step, NULL);
      hu_control_oracle_judge (oracle, state, step);
    }
}
