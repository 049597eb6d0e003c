/*
 * A step that a unit can take, for benches that need one.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

/* A hex beside @hex on which a unit can be; or @hex itself. */
static inline HuHex
hu_bench_step_from (const HuScenario *scenario,
                    HuHex             hex)
{
  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex beside = hu_grid_neighbour (scenario->map->grid, hex, direction);

      if (beside != HU_HEX_NONE && !hu_map_is_impassable (scenario->map, beside))
        return beside;
    }

  return hex;
}

G_END_DECLS
