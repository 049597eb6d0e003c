/*
 * The data of the rule system objectives: its defaults, making, freeing, and what is derived from it.
 */
#include "hu-objectives-private.h"

static void
span_clear (HuTurnSpan *span)
{
  g_free (span->extra);
}

static void
outcome_free (gpointer data)
{
  HuOutcome *outcome = data;

  g_free (outcome->id);
  g_free (outcome->name);
  g_free (outcome->level);
  g_free (outcome->phase);
  span_clear (&outcome->turn);
  hu_term_free (outcome->needs);
  g_free (outcome->extra);
  g_free (outcome);
}

static void
item_free (gpointer data)
{
  HuScoreItem *item = data;

  g_free (item->id);
  span_clear (&item->turn);
  hu_unit_filter_clear (&item->filter);
  g_clear_pointer (&item->factors, g_array_unref);
  g_clear_pointer (&item->through.hexes, g_array_unref);
  g_clear_pointer (&item->through_hexes, g_array_unref);
  hu_where_clear (&item->where);
  hu_term_free (item->needs);
  g_free (item);
}

static void
supply_free (HuSupplyRules *supply)
{
  if (supply == NULL)
    return;

  g_clear_pointer (&supply->sources.hexes, g_array_unref);
  g_clear_pointer (&supply->except, g_array_unref);
  g_free (supply->extra);
  g_free (supply);
}

void
hu_objectives_rules_free (gpointer data,
                          gboolean repainted)
{
  HuObjectivesRules *rules = data;

  if (!repainted)
    {
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        supply_free (rules->supply[side]);
      g_free (rules->supply_extra);
      g_ptr_array_unref (rules->withdrawals);
      g_ptr_array_unref (rules->schedule);
      g_ptr_array_unref (rules->outcomes);
      g_free (rules->otherwise_level);
      g_free (rules->otherwise_extra);
      g_free (rules->extra);
      g_clear_pointer (&rules->terms, g_ptr_array_unref);
    }
  g_free (rules);
}

/* Nothing of it depends on what a brush paints. */
gpointer
hu_objectives_rules_repaint (const HuScenario *scenario)
{
  return g_memdup2 (hu_objectives_rules (scenario), sizeof (HuObjectivesRules));
}

/**
 * hu_scenario_add_objectives:
 * @scenario: a scenario that is still being made, without these rules so far
 *
 * Puts the rule system in force, without outcomes, points or supply of its own.
 *
 * Returns: (transfer none): the rules' data, which the caller may change until the scenario is finished
 */
HuObjectivesRules *
hu_scenario_add_objectives (HuScenario *scenario)
{
  HuObjectivesRules *rules;

  g_return_val_if_fail (scenario != NULL && hu_objectives_rules (scenario) == NULL, NULL);

  rules = g_new0 (HuObjectivesRules, 1);
  rules->withdrawals = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_withdrawal_free);
  rules->schedule = g_ptr_array_new_with_free_func (item_free);
  rules->outcomes = g_ptr_array_new_with_free_func (outcome_free);
  rules->otherwise = HU_SIDE_NONE;
  rules->unit = HU_UNIT_WHOLE;
  scenario->rules[HU_SYSTEM_OBJECTIVES] = rules;

  return rules;
}

/**
 * hu_objectives_add_outcome:
 * @rules: rules that are still being made
 * @winner: who wins by it, or %HU_SIDE_NONE for a draw
 * @needs: (transfer full): its condition
 *
 * Adds an outcome behind those that there are, which come first.
 */
HuOutcome *
hu_objectives_add_outcome (HuObjectivesRules *rules,
                           const char        *id,
                           HuSide             winner,
                           HuJudged           when,
                           HuTerm            *needs)
{
  HuOutcome *outcome;

  g_return_val_if_fail (rules != NULL && id != NULL && needs != NULL, NULL);

  outcome = g_new0 (HuOutcome, 1);
  outcome->id = g_strdup (id);
  outcome->winner = winner;
  outcome->when = when;
  outcome->of = HU_SIDE_NONE;
  outcome->needs = needs;
  g_ptr_array_add (rules->outcomes, outcome);

  return outcome;
}

/**
 * hu_objectives_add_item:
 * @rules: rules that are still being made
 * @to: the side that gets its points, or %HU_SIDE_NONE for both
 *
 * Adds an item to the schedule, worth nothing yet; the caller fills in the rest.
 */
HuScoreItem *
hu_objectives_add_item (HuObjectivesRules *rules,
                        const char        *id,
                        HuScoreKind        kind,
                        HuSide             to)
{
  HuScoreItem *item;

  g_return_val_if_fail (rules != NULL && id != NULL, NULL);

  item = g_new0 (HuScoreItem, 1);
  item->id = g_strdup (id);
  item->kind = kind;
  item->to = to;
  item->supplied = HU_TRISTATE_UNSET;
  item->when = HU_SCORE_AT_END;
  item->of = HU_SIDE_NONE;
  item->line.army_zoc = TRUE;
  item->unit = HU_UNIT_WHOLE;
  rules->schedule_given = TRUE;
  g_ptr_array_add (rules->schedule, item);

  return item;
}

HuSupplyRules *
hu_objectives_add_supply (HuObjectivesRules *rules,
                          HuSide             side)
{
  HuSupplyRules *supply;

  g_return_val_if_fail (rules != NULL && side != HU_SIDE_NONE && rules->supply[side] == NULL, NULL);

  supply = g_new0 (HuSupplyRules, 1);
  supply->side = side;
  supply->blocked_by_units = TRUE;
  supply->blocked_by_zoc = TRUE;
  supply->zoc_negated_by_units = TRUE;
  supply->zoc = HU_SUPPLY_ZOC_ALL;
  supply->max_length = -1;
  rules->supply_given = TRUE;
  rules->supply[side] = supply;

  return supply;
}

/**
 * hu_objectives_forget:
 * @rules: rules that are still being made, and cannot be judged
 *
 * Leaves only the names of the schedule's items, which events may award.
 */
void
hu_objectives_forget (HuObjectivesRules *rules)
{
  g_return_if_fail (rules != NULL && rules->terms == NULL);

  g_ptr_array_set_size (rules->outcomes, 0);
  g_ptr_array_set_size (rules->withdrawals, 0);
  for (guint i = 0; i < rules->schedule->len; i++)
    {
      HuScoreItem *item = g_ptr_array_index (rules->schedule, i);

      item->kind = HU_SCORE_AWARD;
      g_clear_pointer (&item->needs, hu_term_free);
    }
}

gint
hu_objectives_find_item (const HuObjectivesRules *rules,
                         const char              *id)
{
  g_return_val_if_fail (rules != NULL && id != NULL, -1);

  for (guint i = 0; i < rules->schedule->len; i++)
    if (g_str_equal (((const HuScoreItem *) g_ptr_array_index (rules->schedule, i))->id, id))
      return (gint) i;

  return -1;
}

/**
 * hu_objectives_find_supply:
 * @rules: (out caller-allocates) (optional): the rules of its supply, whose arrays belong to the scenario
 *
 * Its own entry comes first, then the scenario's other places of supply.
 *
 * Returns: whether @side has sources
 */
gboolean
hu_objectives_find_supply (const HuScenario *scenario,
                           HuSide            side,
                           HuSupplyRules    *rules)
{
  const HuSupplyRules *own = side != HU_SIDE_NONE ? hu_objectives_rules (scenario)->supply[side] : NULL;

  if (own == NULL)
    return hu_supply_rules_find (scenario, side, rules);
  if (rules != NULL)
    *rules = *own;

  return TRUE;
}

/* Where no other place of the file has supply for @side, lines can be traced and shown by what is said here. */
gboolean
hu_objectives_get_supply (const HuScenario *scenario,
                          HuSide            side,
                          HuSupplyRules    *rules)
{
  const HuSupplyRules *own = hu_objectives_rules (scenario)->supply[side];

  if (own != NULL)
    *rules = *own;

  return own != NULL;
}

gboolean
hu_term_counts_hexes (const HuTerm *term)
{
  return term->where.places == NULL || hu_objectives_term (term)->count_hexes ||
         term->kind == HU_TERM_CONNECTED || term->kind == HU_TERM_CUT_OFF;
}

guint
hu_term_count_listed (const HuMap  *map,
                      const HuTerm *term)
{
  guint n = 0;

  if (term->where.places == NULL)
    return term->where.hexes != NULL ? term->where.hexes->len : 0;
  if (!hu_term_counts_hexes (term))
    return term->where.places->len;

  if (term->where.all != NULL)
    return term->where.all->len;

  for (guint i = 0; i < term->where.places->len; i++)
    n += hu_map_get_place (map, g_array_index (term->where.places, guint, i))->hexes->len;

  return n;
}

/* --- What is derived --- */

/* Returns more than @item can add to a total in one moment. */
static gint64
most_of_item (const HuScenario  *scenario,
              const HuScoreItem *item)
{
  gint64 most = item->points < 0 ? -item->points : item->points, factor = 1, strength = 0;

  for (guint i = 0; i < scenario->units->len; i++)
    hu_points_add (&strength, MAX (hu_scenario_get_unit (scenario, i)->strength, 1));
  for (guint i = 0; item->factors != NULL && i < item->factors->len; i++)
    factor = MAX (factor, g_array_index (item->factors, HuFactor, i).factor);

  switch (item->kind)
    {
    case HU_SCORE_PER:
      hu_points_multiply (most, strength, &most);
      hu_points_multiply (most, factor, &most);
      break;
    case HU_SCORE_HOLD:
      hu_points_multiply (most, item->where.all->len, &most);
      break;
    case HU_SCORE_LINE:
      hu_points_multiply (most, scenario->map->grid->n_hexes, &most);
      break;
    case HU_SCORE_AWARD:
    case HU_SCORE_NEEDS:
      break;
    }

  return most;
}

/* If an item has decimals, all are counted in hundredths. */
static void
unite_points (HuObjectivesRules *rules)
{
  for (guint i = 0; i < rules->schedule->len; i++)
    rules->unit = MAX (rules->unit, ((const HuScoreItem *) g_ptr_array_index (rules->schedule, i))->unit);
  for (guint i = 0; i < rules->schedule->len; i++)
    {
      HuScoreItem *item = g_ptr_array_index (rules->schedule, i);

      hu_points_multiply (item->points, rules->unit / item->unit, &item->points);
      item->unit = rules->unit;
    }
}

void
hu_objectives_rules_finish (HuScenario *scenario)
{
  HuObjectivesRules *rules = hu_objectives_rules (scenario);

  /* After a brush everything is as it was: a copy shares it. */
  if (rules->terms != NULL)
    return;

  rules->terms = g_ptr_array_new ();
  unite_points (rules);
  for (guint i = 0; i < rules->schedule->len; i++)
    {
      HuScoreItem *item = g_ptr_array_index (rules->schedule, i);

      hu_where_finish (scenario->map, &item->where);
      hu_through_finish (&item->through, &item->through_hexes);
      if (item->needs != NULL)
        hu_terms_list (scenario, item->needs, rules->terms);
      item->first_holder = rules->n_holders;
      if (item->kind == HU_SCORE_HOLD)
        rules->n_holders += hu_score_item_count_listed (item);
      hu_points_add (&rules->most_gain, most_of_item (scenario, item));
    }
  rules->n_schedule_terms = rules->terms->len;
  for (guint i = 0; i < rules->outcomes->len; i++)
    hu_terms_list (scenario, ((HuOutcome *) g_ptr_array_index (rules->outcomes, i))->needs, rules->terms);
}

/* --- Items, for events --- */

void
hu_objectives_list_awards (const HuScenario *scenario,
                           GArray           *awards)
{
  const GPtrArray *schedule = hu_objectives_rules (scenario)->schedule;

  for (guint i = 0; i < schedule->len; i++)
    {
      const HuScoreItem *item = g_ptr_array_index (schedule, i);
      HuAward award = { .id = item->id, .to = item->to, .points = item->points / (gint64) item->unit };
      gboolean listed = FALSE;

      /* One event awards the item in every system that has it. */
      for (guint j = 0; j < awards->len; j++)
        listed |= g_str_equal (g_array_index (awards, HuAward, j).id, item->id);
      if (item->kind == HU_SCORE_AWARD && !listed)
        g_array_append_val (awards, award);
    }
}

const char *
hu_objectives_get_id (const HuScenario *scenario,
                      HuListed          kind,
                      guint             n)
{
  const HuObjectivesRules *rules = hu_objectives_rules (scenario);

  if (kind == HU_LISTED_ITEM && n < rules->schedule->len)
    return ((const HuScoreItem *) g_ptr_array_index (rules->schedule, n))->id;
  if (kind == HU_LISTED_OUTCOME && n < rules->outcomes->len)
    return hu_objectives_get_outcome (scenario, n)->id;

  return NULL;
}

/* --- Words of the file --- */

const char *
hu_score_when_to_string (HuScoreWhen when)
{
  static const char * const words[HU_N_SCORE_WHEN] = { "once", "player-turn", "turn", "end", "capture", "while" };

  g_return_val_if_fail (when < HU_N_SCORE_WHEN, NULL);

  return words[when];
}
