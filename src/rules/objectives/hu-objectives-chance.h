/*
 * Conditions of objectives that cannot come true, or are true whatever happens: found from the scenario and its set-up
 * alone.
 */
#pragma once

#include "hu-chance.h"
#include "hu-objectives-rules.h"
#include "hu-state.h"

G_BEGIN_DECLS

/* Why it is so; of a term without such a chance: HU_WHY_NOTHING. */
typedef enum
{
  HU_WHY_NOTHING,
  HU_WHY_TURNS,       /* `turn` has all turns */
  HU_WHY_NO_UNIT,     /* no unit is of the kind that is meant */
  HU_WHY_NO_STRENGTH, /* such units have no strength */
  HU_WHY_NUMBER,      /* there is no such number: see the range */
  HU_WHY_UNREACHED,   /* no unit can be in so many of them */
  HU_WHY_INSIDE,      /* no unit leaves the map there */
  HU_WHY_SET_UP,      /* the set-up has met it for good */
  HU_WHY_LOST,        /* the set-up has lost it for good */
} HuWhy;

typedef struct
{
  HuChance chance;
  HuWhy    why;
  HuRange  range; /* of what it counts */
} HuTermChance;

/* @set_up: the state after the set-up, in which objectives are in force. */
void     hu_term_find_chance      (const HuState      *set_up,
                                   const HuTerm       *term,
                                   HuTermChance       *found);
/* The units of @side that fit, or their @strength; HU_SIDE_NONE: of either.  @air: without `kinds`, air units fit too. */
gint64   hu_filter_count          (const HuScenario   *scenario,
                                   HuSide              side,
                                   const HuUnitFilter *filter,
                                   gboolean            air,
                                   gboolean            strength);
/* Can a unit leave the map @through one of these? */
gboolean hu_exit_is_possible      (const HuMap        *map,
                                   const HuSources    *through);
/* The first unit that fits and stands in what is listed at the set-up. */
gboolean hu_term_find_standing    (const HuState      *set_up,
                                   const HuTerm       *term,
                                   guint              *unit);
/* Has @side a place or hex of the item at the set-up, with a unit of its own in it? */
gboolean hu_score_item_is_held    (const HuState      *set_up,
                                   const HuScoreItem  *item,
                                   HuSide              side);

G_END_DECLS
