/*
 * Finds conditions that cannot come true, or are true whatever happens.  A number of units, of strength or of points is
 * held against the most that there can ever be, so nothing is said of what can come true in any game; corrections that
 * the players agree on are no part of a game.
 */
#include "hu-objectives-chance.h"

#include "hu-objectives-private.h"
#include "hu-sources.h"

/* --- Units --- */

gint64
hu_filter_count (const HuScenario   *scenario,
                 HuSide              side,
                 const HuUnitFilter *filter,
                 gboolean            air,
                 gboolean            strength)
{
  gint64 sum = 0;

  g_return_val_if_fail (scenario != NULL && filter != NULL, 0);

  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);

      if ((side == HU_SIDE_NONE || unit->side == side) && hu_filter_has (filter, scenario, i, air))
        hu_points_add (&sum, strength ? MAX (unit->strength, 0) : 1);
    }

  return sum;
}

gboolean
hu_exit_is_possible (const HuMap     *map,
                     const HuSources *through)
{
  g_autoptr(GArray) hexes = hu_sources_list (through, map);

  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);

      if (hu_map_is_edge (map, hex) && !hu_map_is_impassable (map, hex))
        return TRUE;
    }

  return FALSE;
}

static void
find_units (const HuState *set_up,
            const HuTerm  *term,
            HuTermChance  *found)
{
  const HuScenario *scenario = set_up->scenario;
  gboolean air = term->kind != HU_TERM_UNITS;

  found->range.most = hu_filter_count (scenario, term->side, &term->filter, air, hu_objectives_term (term)->count_strength);
  found->why = found->range.most > 0                                                  ? HU_WHY_NUMBER
               : hu_filter_count (scenario, term->side, &term->filter, air, FALSE) > 0 ? HU_WHY_NO_STRENGTH
                                                                                       : HU_WHY_NO_UNIT;
  if (found->why == HU_WHY_NUMBER && term->kind == HU_TERM_EXITED && term->has_through &&
      !hu_exit_is_possible (scenario->map, &term->through))
    {
      found->range.most = 0;
      found->why = HU_WHY_INSIDE;
    }
  found->chance = hu_chance_of_bounds (found->range, term->has_least, term->least, term->has_most, term->most);
}

/* --- Places and hexes --- */

static void
find_listed (const HuState *set_up,
             const HuTerm  *term,
             HuTermChance  *found)
{
  gint64 least = term->has_least ? term->least : hu_term_count_listed (set_up->scenario->map, term);
  gint64 count = 0;

  if (term->kind == HU_TERM_HOLDS && hu_objectives_term (term)->held == HU_HELD_BY_CONTROL)
    return;

  /* A listed thing counts where a ground unit can stand in one of its hexes. */
  for (guint i = 0; i < hu_where_n_items (term); i++)
    {
      guint n;
      gint32 thing;
      const HuHex *hexes = hu_where_get_item (set_up->scenario->map, term, i, &n, &thing);
      gboolean any = FALSE;

      for (guint j = 0; j < n; j++)
        any |= !hu_map_is_impassable (set_up->scenario->map, hexes[j]);
      count += any;
    }
  found->range.most = count;
  found->why = HU_WHY_UNREACHED;
  if (hu_filter_count (set_up->scenario, term->side, &term->filter, FALSE, FALSE) == 0)
    {
      found->range.most = 0;
      found->why = HU_WHY_NO_UNIT;
    }
  found->chance = hu_chance_of_bounds (found->range, TRUE, least, FALSE, 0);
}

gboolean
hu_term_find_standing (const HuState *set_up,
                       const HuTerm  *term,
                       guint         *unit)
{
  const HuScenario *scenario;

  g_return_val_if_fail (set_up != NULL && term != NULL && term->where.all != NULL && unit != NULL, FALSE);

  scenario = set_up->scenario;
  for (*unit = 0; *unit < scenario->units->len; ++*unit)
    if (set_up->unit_status[*unit] == HU_UNIT_ON_MAP && hu_scenario_get_unit (scenario, *unit)->side == term->side &&
        hu_filter_has (&term->filter, scenario, *unit, FALSE) && hu_hexes_find (term->where.all, set_up->unit_hex[*unit]))
      return TRUE;

  return FALSE;
}

gboolean
hu_score_item_is_held (const HuState     *set_up,
                       const HuScoreItem *item,
                       HuSide             side)
{
  HuLook look;
  gboolean held = FALSE;

  g_return_val_if_fail (set_up != NULL && item != NULL && item->kind == HU_SCORE_HOLD, FALSE);

  hu_look_init (&look, set_up);
  for (guint i = 0; !held && i < hu_score_item_count_listed (item); i++)
    {
      guint n;
      gint place;
      const HuHex *hexes = hu_score_item_get_listed (set_up->scenario->map, item, i, &n, &place);

      held = hu_look_holds (&look, side, item->hold, hexes, n) && hu_look_holds (&look, side, HU_HELD_BY_PRESENCE, hexes, n);
    }
  hu_look_clear (&look);

  return held;
}

/* --- Points --- */

/* The turns in which an item counts. */
static gint64
count_turns (const HuScenario *scenario,
             const HuTurnSpan *span)
{
  gint64 from = MAX (span->from, 1), to = span->to > 0 ? span->to : hu_calendar_last_turn (&scenario->calendar);

  return MAX (to - from + 1, 0);
}

/* How often an item scores at most for what it counts. */
static gint64
count_times (const HuScenario  *scenario,
             const HuScoreItem *item)
{
  switch (item->when)
    {
    case HU_SCORE_EACH_TURN:
      return count_turns (scenario, &item->turn);
    case HU_SCORE_EACH_PLAYER_TURN:
      return count_turns (scenario, &item->turn) * scenario->calendar.player_turns->len;
    case HU_SCORE_ONCE:
    case HU_SCORE_AT_END:
    case HU_SCORE_CAPTURE:
    case HU_SCORE_WHILE:
    case HU_N_SCORE_WHEN:
      break;
    }

  return 1;
}

static gint64
find_factor (const HuScoreItem *item,
             const HuUnit      *unit)
{
  for (guint i = 0; item->factors != NULL && i < item->factors->len; i++)
    if (g_strcmp0 (g_array_index (item->factors, HuFactor, i).branch, unit->branch) == 0)
      return g_array_index (item->factors, HuFactor, i).factor;

  return 1;
}

/* Returns the worth of all units together that count for @side. */
static gint64
worth_of_units (const HuScenario  *scenario,
                const HuScoreItem *item,
                HuSide             side)
{
  HuSide owner = item->what_for == HU_WORTH_ELIMINATED ? hu_side_other (side) : side;
  gint64 sum = 0;

  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);
      gint64 worth;

      if (unit->side != owner || !hu_filter_has (&item->filter, scenario, i, item->what_for != HU_WORTH_AREA))
        continue;
      hu_points_multiply (find_factor (item, unit), item->per_strength ? MAX (unit->strength, 0) : 1, &worth);
      hu_points_add (&sum, worth);
    }

  return sum;
}

/* The most that an item can ever give to @side. */
static gint64
most_of_item (const HuScenario  *scenario,
              const HuScoreItem *item,
              HuSide             side)
{
  gint64 times = count_times (scenario, item), most = 1;

  if (item->points <= 0 || (item->to != HU_SIDE_NONE && item->to != side))
    return 0;

  switch (item->kind)
    {
    case HU_SCORE_LINE:
    case HU_SCORE_AWARD:
      return G_MAXINT64;
    case HU_SCORE_PER:
      most = worth_of_units (scenario, item, side);
      if (item->what_for != HU_WORTH_AREA)
        times = 1;
      break;
    case HU_SCORE_HOLD:
      most = hu_score_item_count_listed (item);
      break;
    case HU_SCORE_NEEDS:
      break;
    }
  hu_points_multiply (most, times, &most);
  hu_points_multiply (most, item->points, &most);

  return most;
}

/* Without corrections points never become fewer. */
static HuRange
find_points (const HuScenario *scenario,
             HuSide            side)
{
  const GPtrArray *schedule = hu_objectives_rules (scenario)->schedule;
  gint64 start = scenario->start.points[side];
  HuRange range = { start, start };

  for (guint i = 0; i < schedule->len; i++)
    hu_points_add (&range.most, most_of_item (scenario, g_ptr_array_index (schedule, i), side));

  return range;
}

static HuRange
find_lead (HuRange own,
           HuRange enemy)
{
  HuRange range = { G_MININT64, G_MAXINT64 };

  if (own.most < G_MAXINT64)
    range.most = own.most - enemy.least;
  if (enemy.most < G_MAXINT64)
    range.least = own.least - enemy.most;

  return range;
}

/* The more one has and the fewer the other, the higher is a ratio. */
static void
find_ratio (const HuTerm *term,
            HuRange       own,
            HuRange       enemy,
            HuTermChance *found)
{
  gboolean low_is_above = hu_ratio_is_above (own.least, enemy.most, &term->lower);
  gboolean high_is_below = hu_ratio_is_below (own.most, enemy.least, &term->upper);

  if (!hu_ratio_is_above (own.most, enemy.least, &term->lower) || !hu_ratio_is_below (own.least, enemy.most, &term->upper))
    found->chance = HU_CHANCE_NEVER;
  else if (low_is_above && high_is_below)
    found->chance = HU_CHANCE_ALWAYS;
}

/* Are all points whole and for good, and all of them asked for?  Of others nothing is said. */
static gboolean
is_plain (const HuScenario *scenario,
          const HuTerm     *term)
{
  const GPtrArray *schedule = hu_objectives_rules (scenario)->schedule;
  gboolean plain = hu_objectives_rules (scenario)->unit == HU_UNIT_WHOLE && term->unit == HU_UNIT_WHOLE &&
                   hu_objectives_term (term)->items == NULL;

  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScoreItem *item = g_ptr_array_index (schedule, i);

      plain &= item->points >= 0 && (item->kind != HU_SCORE_HOLD ||
                                     (item->when != HU_SCORE_CAPTURE && item->when != HU_SCORE_WHILE));
    }

  return plain;
}

static void
find_points_chance (const HuScenario *scenario,
                    const HuTerm     *term,
                    HuTermChance     *found)
{
  HuRange own = find_points (scenario, term->side);
  HuRange enemy = find_points (scenario, hu_side_other (term->side));

  if (!is_plain (scenario, term))
    return;

  found->why = HU_WHY_NUMBER;
  if (term->kind == HU_TERM_RATIO)
    {
      if (own.most < G_MAXINT64 && enemy.most < G_MAXINT64)
        find_ratio (term, own, enemy, found);
      return;
    }

  found->range = term->kind == HU_TERM_POINTS ? own : find_lead (own, enemy);
  found->chance = hu_chance_of_bounds (found->range, term->has_least, term->least, term->has_most, term->most);
}

/* --- Memory --- */

static void
find_memory (const HuState *set_up,
             const HuTerm  *term,
             HuTermChance  *found)
{
  const HuTermMemory *memory = &hu_objectives_state (set_up)->terms[term->memory];

  if (memory->since != HU_REASON_NO_EVENT)
    *found = (HuTermChance) { HU_CHANCE_ALWAYS, HU_WHY_SET_UP, { 0, 0 } };
  else if (term->kind == HU_TERM_FIRST && memory->before_since != HU_REASON_NO_EVENT)
    *found = (HuTermChance) { HU_CHANCE_NEVER, HU_WHY_LOST, { 0, 0 } };
}

/* --- All of them --- */

void
hu_term_find_chance (const HuState *set_up,
                     const HuTerm  *term,
                     HuTermChance  *found)
{
  g_return_if_fail (set_up != NULL && term != NULL && found != NULL);

  *found = (HuTermChance) { HU_CHANCE_OPEN, HU_WHY_NOTHING, { 0, G_MAXINT64 } };
  switch (term->kind)
    {
    case HU_TERM_TURN:
      if (term->turn.from <= 1 && (term->turn.to == 0 || term->turn.to >= hu_calendar_last_turn (&set_up->scenario->calendar)))
        *found = (HuTermChance) { HU_CHANCE_ALWAYS, HU_WHY_TURNS, { 0, 0 } };
      break;
    case HU_TERM_HOLDS:
    case HU_TERM_ENTERED:
      find_listed (set_up, term, found);
      break;
    case HU_TERM_UNITS:
    case HU_TERM_ELIMINATED:
    case HU_TERM_EXITED:
    case HU_TERM_WITHDRAWN:
      find_units (set_up, term, found);
      break;
    case HU_TERM_POINTS:
    case HU_TERM_LEAD:
    case HU_TERM_RATIO:
      find_points_chance (set_up->scenario, term, found);
      break;
    case HU_TERM_EVER:
    case HU_TERM_FIRST:
      find_memory (set_up, term, found);
      break;
    case HU_TERM_ALL:
    case HU_TERM_ANY:
    case HU_TERM_NOT:
    case HU_TERM_SOME:
    case HU_TERM_CONNECTED:
    case HU_TERM_CUT_OFF:
    case HU_TERM_WITHDRAWALS:
    case HU_TERM_LINE:
    case HU_TERM_FOR:
    case HU_N_TERMS:
      break;
    }
  if (found->chance == HU_CHANCE_OPEN)
    found->why = HU_WHY_NOTHING;
}
