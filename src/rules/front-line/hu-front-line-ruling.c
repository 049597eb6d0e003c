/*
 * Rulings of front-line: their names in JSON, and the cast to their type.
 */
#include "hu-front-line-ruling.h"

static const char * const names[] = {
  "points-start", "points-eliminated", "points-place", "points-awarded", "points-adjusted", "line-open", "line-whole", "level",
};

G_STATIC_ASSERT (HU_FRONT_LINE_RULING_POINTS_START + G_N_ELEMENTS (names) - 1 == HU_FRONT_LINE_RULING_LEVEL);

const HuRulingClass hu_front_line_rulings = {
  .names = names,
  .n_names = G_N_ELEMENTS (names),
  .size = sizeof (HuFrontLineRuling),
};

const HuFrontLineRuling *
hu_front_line_ruling (const HuRuling *ruling)
{
  g_return_val_if_fail (ruling != NULL && ruling->system == HU_SYSTEM_FRONT_LINE, NULL);

  return (const HuFrontLineRuling *) ruling;
}
