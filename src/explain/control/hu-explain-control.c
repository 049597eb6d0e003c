/*
 * Words for control: the demands of the conditions, and how far they are met.  Words on
 * passing Control and on which side has won are in hu-explain-control-ruling.c.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-control-ruling.h"
#include "hu-control-words.h"

char *
_hu_explain_control_undecided (const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);
  guint n = hu_control_rules (scenario)->victory->len, met = 0;

  if (!hu_control_rules (scenario)->decides)
    return g_strdup (_("Control decides nothing in this game."));
  if (n == 0)
    return g_strdup (_("The scenario has no victory conditions."));

  for (guint i = 0; i < n; i++)
    met += findings->met[i];

  return g_strdup_printf (_hu_trn (
                              /* Translators: conditions met now, conditions in all. */
                              "%u of %u victory condition is met now.",
                              "%u of %u victory conditions are met now.", n), met, n);
}

/* --- Conditions --- */

static char *
name_location (const HuScenario *scenario,
               const GArray     *items,
               guint             index)
{
  return _hu_subject_name (scenario, HU_SUBJECT_LOCATION, g_array_index (items, gint32, index));
}

static char *
name_building (const HuScenario *scenario,
               const GArray     *items,
               guint             index)
{
  return _hu_subject_name (scenario, HU_SUBJECT_BUILDING, g_array_index (items, gint32, index));
}

static char *
explain_controls (const HuScenario  *scenario,
                  const HuCondition *condition)
{
  HuNameFunc name = condition->kind == HU_CONDITION_LOCATIONS ? name_location : name_building;
  g_autofree char *names = condition->kind == HU_CONDITION_HEXES
    ? hu_explain_hexset (scenario, condition->items)
    : _hu_explain_list (scenario, condition->items, HU_BUDGET_NAMES, name);
  guint n = condition->items->len;

  if (condition->number_given && condition->number < n)
    /* Translators: how many are needed, how many there are, their names. */
    return g_strdup_printf (_("control of at least %d of these %u: %s"), (int) condition->number, n, names);

  /* Translators: names. */
  return g_strdup_printf (_("control of %s"), names);
}

static char *
explain_no_enemy (const HuScenario  *scenario,
                  const HuCondition *condition)
{
  g_autofree char *where = condition->building != HU_BUILDING_NONE
    ? _hu_subject_name (scenario, HU_SUBJECT_BUILDING, condition->building)
    : hu_explain_hexset (scenario, condition->items);

  switch (condition->state)
    {
    case HU_ENEMY_GOOD_ORDER_MMC:
      /* Translators: a building or hexes; MMC: squads, half-squads, crews. */
      return g_strdup_printf (_("no enemy Good Order MMC in %s"), where);
    case HU_ENEMY_UNBROKEN_MMC:
      /* Translators: a building or hexes; MMC: squads, half-squads, crews. */
      return g_strdup_printf (_("no unbroken enemy MMC in %s"), where);
    case HU_ENEMY_MMC:
      break;
    }

  /* Translators: a building or hexes; MMC: squads, half-squads, crews. */
  return g_strdup_printf (_("no enemy MMC in %s"), where);
}

/**
 * hu_explain_condition:
 *
 * Words a condition without its parts, which stand in lines of their own beneath it.
 *
 * Returns: (transfer full): "control of 22U3", "all of these"
 */
char *
hu_explain_condition (const HuScenario  *scenario,
                      const HuCondition *condition)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (scenario != NULL && condition != NULL, NULL);

  number = g_strdup_printf ("%" G_GINT64_FORMAT, condition->number);
  switch (condition->kind)
    {
    case HU_CONDITION_ALL:
      return g_strdup (_("all of these"));
    case HU_CONDITION_ANY:
      return g_strdup (_("any of these"));
    case HU_CONDITION_NOT:
      return g_strdup (_("not this"));
    case HU_CONDITION_LOCATIONS:
    case HU_CONDITION_HEXES:
    case HU_CONDITION_BUILDINGS:
      return explain_controls (scenario, condition);
    case HU_CONDITION_CVP:
      return g_strdup_printf (_hu_trn (
                                  /* Translators: points. */
                                  "at least %s casualty point",
                                  "at least %s casualty points", (gulong) condition->number), number);
    case HU_CONDITION_CVP_MORE:
      return g_strdup_printf (_hu_trn (
                                  /* Translators: points. */
                                  "at least %s casualty point more than the enemy",
                                  "at least %s casualty points more than the enemy", (gulong) condition->number), number);
    case HU_CONDITION_EXIT_VP:
      return g_strdup_printf (_hu_trn (
                                  /* Translators: points. */
                                  "at least %s exit point",
                                  "at least %s exit points", (gulong) condition->number), number);
    case HU_CONDITION_NO_ENEMY:
      return explain_no_enemy (scenario, condition);
    }

  g_return_val_if_reached (NULL);
}

/* @standing: how far it is met.  Returns the number met and the number needed: "6 of 8"; for enemies, how many are
 * there: "2 there". */
char *
hu_explain_standing (const HuCondition         *condition,
                     const HuConditionStanding *standing)
{
  g_autofree char *have = NULL;

  g_return_val_if_fail (condition != NULL && standing != NULL, NULL);

  switch (condition->kind)
    {
    case HU_CONDITION_NO_ENEMY:
      have = g_strdup_printf ("%" G_GINT64_FORMAT, standing->have);
      return standing->have == 0
        ? g_strdup (C_("enemies", "none there"))
        /* Translators: how many enemy units there are. */
        : g_strdup_printf (C_("enemies", "%s there"), have);
    case HU_CONDITION_NOT:
      return g_strdup (standing->met ? C_("condition", "not so") : C_("condition", "so"));
    case HU_CONDITION_CVP_MORE:
      return _hu_explain_lead ((HuDecimal) { standing->have, 1 }, TRUE, (HuDecimal) { standing->need, 1 }, FALSE,
                               (HuDecimal) { 0, 1 });
    default:
      return _hu_explain_count (standing->have, TRUE, standing->need, FALSE, 0);
    }
}

/* @scenario: a scenario with control in force.  Returns the winner where the conditions do not decide (26.3); NULL
 * where there are no conditions. */
char *
hu_explain_otherwise (const HuScenario *scenario)
{
  HuSide avoider;

  g_return_val_if_fail (scenario != NULL && hu_control_rules (scenario) != NULL, NULL);

  if (hu_control_rules (scenario)->victory->len == 0)
    return NULL;

  avoider = hu_control_find_avoider (scenario);
  if (avoider != HU_SIDE_NONE)
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("If the game ends and it is not met, the %s side wins by having avoided it "
                                  "(26.3)."), _hu_side_name (scenario, avoider));
  if (hu_control_rules (scenario)->otherwise != HU_SIDE_NONE)
    /* Translators: side. */
    return hu_explain_sentence (scenario,
                                _("If both sides meet theirs, or neither does, the scenario gives it to the %s "
                                  "side."), _hu_side_name (scenario, hu_control_rules (scenario)->otherwise));

  return g_strdup (_("If both sides meet theirs, or neither does, nobody wins."));
}

static const HuVictoryEntry *
get_entry (const HuScenario *scenario,
           const HuMeter    *meter)
{
  return g_ptr_array_index (hu_control_rules (scenario)->victory, meter->nth);
}

char *
_hu_explain_condition_title (const HuScenario *scenario,
                             const HuMeter    *meter)
{
  const char *side = _hu_side_name (scenario, meter->for_side);

  return hu_control_meter (meter)->immediate
    /* Translators: side. */
    ? hu_explain_sentence (scenario, _("%s, at the instant"), side)
    /* Translators: side. */
    : hu_explain_sentence (scenario, _("%s, at the end"), side);
}

char *
_hu_explain_condition_value (const HuMeter *meter)
{
  g_autofree char *count = NULL;

  /* The condition is that no enemy is there. */
  if (meter->met && meter->of == 0 && meter->value == 0)
    return g_strdup (C_("condition", "met"));

  /* Nothing may be more than is asked for and not met, but enemies. */
  count = !meter->met && meter->value > meter->of ? _hu_explain_count (meter->value, FALSE, 0, TRUE, meter->of)
                                                  : _hu_explain_count (meter->value, TRUE, meter->of, FALSE, 0);

  return meter->met
    /* Translators: "1 of 2", "3, at most 2". */
    ? g_strdup_printf (_("met (%s)"), count)
    /* Translators: "1 of 2", "3, at most 2". */
    : g_strdup_printf (_("not met (%s)"), count);
}

char *
_hu_explain_condition_detail (const HuSnapshot *snapshot,
                              const HuMeter    *meter)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuCondition *needs = get_entry (scenario, meter)->needs;

  switch (needs->kind)
    {
    case HU_CONDITION_ALL:
      return g_strdup_printf (_hu_trn (
                                  /* Translators: parts of a condition. */
                                  "The %u part below is needed.", "All %u parts below are needed.", needs->parts->len),
                              needs->parts->len);
    case HU_CONDITION_ANY:
      return g_strdup_printf (_hu_trn (
                                  /* Translators: parts of a condition. */
                                  "The %u part below is enough.", "Any one of the %u parts below is enough.", needs->parts->len),
                              needs->parts->len);
    case HU_CONDITION_NOT:
      return g_strdup (_("The part below must not be true."));
    default:
      return hu_explain_condition (scenario, needs);
    }
}

char *
_hu_explain_condition_rule (const HuScenario *scenario,
                            const HuMeter    *meter)
{
  const char *side = _hu_side_name (scenario, meter->for_side);

  return get_entry (scenario, meter)->immediate
    /* Translators: side. */
    ? hu_explain_sentence (scenario, _("26.1: The %s side wins the instant this condition is met."), side)
    /* Translators: side. */
    : hu_explain_sentence (scenario, _("26.1: The %s side wins if this condition is met at the end."), side);
}

static void
condition_line_free (gpointer data)
{
  HuConditionLine *line = data;

  g_free (line->words);
  g_free (line->number);
  g_free (line);
}

static void
add_line (GPtrArray            *lines,
          const HuSnapshot     *snapshot,
          const HuVictoryEntry *entry,
          const HuCondition    *condition,
          guint                 depth)
{
  HuConditionStanding standing;
  HuConditionLine *line = g_new (HuConditionLine, 1);

  hu_control_stand (hu_snapshot_get_state (snapshot), entry->side, condition, !entry->immediate, &standing);
  line->depth = depth;
  line->words = hu_explain_condition (hu_snapshot_get_scenario (snapshot), condition);
  line->number = hu_explain_standing (condition, &standing);
  line->met = standing.met;
  line->untold = standing.untold;
  g_ptr_array_add (lines, line);
  for (guint i = 0; condition->parts != NULL && i < condition->parts->len; i++)
    add_line (lines, snapshot, entry, g_ptr_array_index (condition->parts, i), depth + 1);
}

GPtrArray *
_hu_explain_condition_lines (const HuSnapshot     *snapshot,
                             const HuVictoryEntry *entry)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (condition_line_free);

  add_line (lines, snapshot, entry, entry->needs, 0);

  return lines;
}

GPtrArray *
_hu_explain_meter_conditions (const HuSnapshot *snapshot,
                              const HuMeter    *meter)
{
  return _hu_explain_condition_lines (snapshot, get_entry (hu_snapshot_get_scenario (snapshot), meter));
}
