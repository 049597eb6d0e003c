/*
 * Levels of victory, by the ratio of the attacker's points to the defender's.  Ratios are
 * compared by cross-multiplying in 128 bits and never rounded.
 */
#include "hu-front-line-private.h"

__extension__ typedef __int128 Wide;

static const HuLevel *
get_level (const HuFrontLineRules *rules,
           guint                   index)
{
  return g_ptr_array_index (rules->levels, index);
}

/* Tells whether attacker : defender stays within the upper bound of the level. */
static gboolean
is_within (const HuLevel *level,
           gint64         attacker,
           gint64         defender)
{
  Wide left = (Wide) attacker * level->denominator;
  Wide right = (Wide) level->numerator * defender;

  switch (level->bound)
    {
    case HU_BOUND_UP_TO:
      return HU_CLAUSE_HOLDS (HU_CLAUSE_LEVEL_UP_TO, left == right) || left < right;
    case HU_BOUND_BELOW:
      return left <= right && !HU_CLAUSE_HOLDS (HU_CLAUSE_LEVEL_BELOW, left == right);
    case HU_BOUND_NONE:
      return TRUE;
    }

  g_return_val_if_reached (FALSE);
}

/**
 * hu_front_line_find_level:
 * @attacker: the attacker's points, at least 0
 * @defender: the defender's points, at least 0
 *
 * Finds the level for the ratio @attacker : @defender.  Any points against 0 are more than any
 * ratio; 0:0 is the smallest ratio, or by an option no result.
 *
 * Returns: the level's index, or -1 for no result
 */
gint
hu_front_line_find_level (const HuFrontLineRules *rules,
                          gint64                  attacker,
                          gint64                  defender)
{
  g_return_val_if_fail (rules != NULL && attacker >= 0 && defender >= 0, -1);

  if (HU_CLAUSE_HOLDS (HU_CLAUSE_LEVEL_NO_POINTS, attacker == 0 && defender == 0))
    return rules->zero_zero_none ? -1 : 0;
  if (defender == 0)
    return (gint) rules->levels->len - 1;

  for (guint i = 0; i < rules->levels->len; i++)
    if (is_within (get_level (rules, i), attacker, defender))
      return (gint) i;

  return (gint) rules->levels->len - 1;
}

/* Returns the fewest additional points that lift the attacker over the bound of @level. */
static Wide
points_over (const HuLevel *level,
             gint64         attacker,
             gint64         defender)
{
  Wide bound = (Wide) level->numerator * defender;
  Wide least = level->bound == HU_BOUND_UP_TO ? bound / level->denominator + 1
                                              : (bound + level->denominator - 1) / level->denominator;

  return MAX (least - attacker, 1);
}

/* Returns the fewest additional points that bring the defender under the bound of @level; -1: no number does. */
static Wide
points_under (const HuLevel *level,
              gint64         attacker,
              gint64         defender)
{
  Wide left = (Wide) attacker * level->denominator;
  Wide least;

  if (level->numerator == 0)
    return -1;

  least = level->bound == HU_BOUND_UP_TO ? (left + level->numerator - 1) / level->numerator
                                         : left / level->numerator + 1;

  return MAX (least - defender, 1);
}

gint64
hu_level_distance (const HuFrontLineRules *rules,
                   gint64                  attacker,
                   gint64                  defender,
                   HuSide                  side)
{
  gint level = hu_front_line_find_level (rules, attacker, defender);
  Wide points;

  if (level < 0)
    return 1; /* from no result any point is a result */
  if (side == rules->attacker)
    points = level + 1 < (gint) rules->levels->len
               ? points_over (get_level (rules, (guint) level), attacker, defender) : -1;
  else
    points = level > 0 ? points_under (get_level (rules, (guint) level - 1), attacker, defender) : -1;

  return points > G_MAXINT64 ? -1 : (gint64) points;
}
