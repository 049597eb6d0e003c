/*
 * The data of the rule system front-line: its defaults, making, freeing.
 */
#include "hu-front-line-private.h"

static void
item_free (gpointer data)
{
  HuScheduleItem *item = data;

  g_free (item->item);
  g_clear_pointer (&item->factors, g_array_unref);
  g_free (item->extra);
  g_free (item->multiply_extra);
  g_free (item);
}

static void
level_free (gpointer data)
{
  HuLevel *level = data;

  g_free (level->id);
  g_free (level->extra);
  g_free (level);
}

void
hu_front_line_rules_free (gpointer data,
                          gboolean repainted)
{
  HuFrontLineRules *rules = data;

  g_free (rules->row_counts);
  if (!repainted)
    {
      g_ptr_array_unref (rules->schedule);
      g_ptr_array_unref (rules->levels);
      g_free (rules->extra);
      g_free (rules->rows_extra);
    }
  g_free (rules);
}

gpointer
hu_front_line_rules_repaint (const HuScenario *scenario)
{
  HuFrontLineRules *made = g_memdup2 (hu_front_line_rules (scenario), sizeof *made);

  made->row_counts = NULL;

  return made;
}

/**
 * hu_scenario_add_front_line:
 * @scenario: a scenario that is still being made, without these rules so far
 * @attacker: the side whose points come first in the ratio
 *
 * Puts the rule system in force with the defaults that its page lists: one point for each gap
 * from the first turn on, read by rows, over the whole map.
 *
 * Returns: (transfer none): the rules' data, which the caller may change until the scenario is
 *   finished
 */
HuFrontLineRules *
hu_scenario_add_front_line (HuScenario *scenario,
                            HuSide      attacker)
{
  HuFrontLineRules *rules;

  g_return_val_if_fail (scenario != NULL && hu_front_line_rules (scenario) == NULL, NULL);
  g_return_val_if_fail (attacker == HU_SIDE_FIRST || attacker == HU_SIDE_SECOND, NULL);

  rules = g_new0 (HuFrontLineRules, 1);
  rules->attacker = attacker;
  rules->defender = hu_side_other (attacker);
  rules->schedule = g_ptr_array_new_with_free_func (item_free);
  rules->levels = g_ptr_array_new_with_free_func (level_free);
  rules->from_turn = 1;
  rules->penalty = 1;
  rules->army_zoc = TRUE;
  scenario->rules[HU_SYSTEM_FRONT_LINE] = rules;

  return rules;
}

/**
 * hu_front_line_add_item:
 * @rules: rules that are still being made
 * @to: the side that gets them, or %HU_SIDE_NONE for both
 *
 * Adds a line to the schedule, worth nothing yet; the caller fills in the rest.
 */
HuScheduleItem *
hu_front_line_add_item (HuFrontLineRules *rules,
                        const char       *item,
                        HuItemKind        kind,
                        HuSide            to)
{
  HuScheduleItem *added;

  g_return_val_if_fail (rules != NULL && item != NULL, NULL);

  added = g_new0 (HuScheduleItem, 1);
  added->item = g_strdup (item);
  added->kind = kind;
  added->to = to;
  added->place = kind == HU_ITEM_PLACE ? 0 : G_MAXUINT;
  added->when = kind == HU_ITEM_AWARD ? HU_WHEN_AWARD : HU_WHEN_ONCE;
  g_ptr_array_add (rules->schedule, added);

  return added;
}

/**
 * hu_front_line_add_level:
 * @rules: rules that are still being made
 * @side: the side that wins by it
 *
 * Adds the next level of the table, from the smallest ratio up, without a bound; the caller
 * sets the bound of every level but the last.
 */
HuLevel *
hu_front_line_add_level (HuFrontLineRules *rules,
                         const char       *id,
                         HuSide            side)
{
  HuLevel *level;

  g_return_val_if_fail (rules != NULL && id != NULL, NULL);

  level = g_new0 (HuLevel, 1);
  level->id = g_strdup (id);
  level->side = side;
  level->bound = HU_BOUND_NONE;
  level->denominator = 1;
  g_ptr_array_add (rules->levels, level);

  return level;
}

/* Returns the index of the item with that name, or -1. */
gint
hu_front_line_find_item (const HuFrontLineRules *rules,
                         const char             *item)
{
  g_return_val_if_fail (rules != NULL && item != NULL, -1);

  for (guint i = 0; i < rules->schedule->len; i++)
    if (g_strcmp0 (((const HuScheduleItem *) g_ptr_array_index (rules->schedule, i))->item, item) == 0)
      return (gint) i;

  return -1;
}

void
hu_front_line_list_awards (const HuScenario *scenario,
                           GArray           *awards)
{
  const GPtrArray *schedule = hu_front_line_rules (scenario)->schedule;

  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScheduleItem *item = g_ptr_array_index (schedule, i);
      HuAward award = { .id = item->item, .to = item->to, .points = item->points };

      if (item->kind == HU_ITEM_AWARD)
        g_array_append_val (awards, award);
    }
}

const char *
hu_front_line_get_id (const HuScenario *scenario,
                      HuListed          kind,
                      guint             n)
{
  const GPtrArray *schedule = hu_front_line_rules (scenario)->schedule;
  const GPtrArray *levels = hu_front_line_rules (scenario)->levels;

  if (kind == HU_LISTED_ITEM && n < schedule->len)
    return ((const HuScheduleItem *) g_ptr_array_index (schedule, n))->item;
  if (kind == HU_LISTED_LEVEL && n < levels->len)
    return ((const HuLevel *) g_ptr_array_index (levels, n))->id;

  return NULL;
}

/* The table of levels as the page on the rules has it. */
static void
add_default_levels (HuScenario *scenario)
{
  HuFrontLineRules *rules = hu_front_line_rules (scenario);
  const struct { HuSide side; const char *suffix; HuBoundKind bound; gint64 ratio; } table[] = {
    { rules->defender, "decisive", HU_BOUND_UP_TO, 1 },
    { rules->defender, "substantial", HU_BOUND_UP_TO, 2 },
    { rules->defender, "marginal", HU_BOUND_UP_TO, 3 },
    { rules->attacker, "marginal", HU_BOUND_UP_TO, 4 },
    { rules->attacker, "substantial", HU_BOUND_BELOW, 6 },
    { rules->attacker, "decisive", HU_BOUND_NONE, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *id = g_strconcat (scenario->sides[table[i].side].id, "-", table[i].suffix, NULL);
      HuLevel *level = hu_front_line_add_level (rules, id, table[i].side);

      level->bound = table[i].bound;
      level->numerator = table[i].ratio;
    }
}

void
hu_front_line_rules_finish (HuScenario *scenario)
{
  HuFrontLineRules *rules = hu_front_line_rules (scenario);
  HuLineRules line;

  if (rules->levels->len == 0)
    add_default_levels (scenario);
  if (!rules->schedule_given && rules->schedule->len == 0)
    hu_front_line_add_item (rules, "eliminated", HU_ITEM_PER_STRENGTH, HU_SIDE_NONE)->points = 1;
  if (!rules->rows_given)
    {
      rules->first_row = 0;
      rules->last_row = scenario->map->grid->rows;
    }

  line = hu_front_line_get_line (scenario);
  g_free (rules->row_counts);
  rules->row_counts = hu_line_find_rows (scenario->map, &line);
}
