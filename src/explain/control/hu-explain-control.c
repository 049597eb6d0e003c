/*
 * Words for control: the demands of the conditions, and how far they are met.  Words on
 * passing Control and on which side has won are in hu-explain-control-ruling.c.
 */
#include "config.h"

#include "hu-control-ruling.h"
#include "hu-control-words.h"
#include "hu-explain-term-private.h"

char *
_hu_name_entry (const HuScenario *scenario,
                const GArray     *entries,
                guint             index)
{
  g_autofree char *title = _hu_explain_entry_title (scenario, g_array_index (entries, guint, index));

  /* Translators: the title of a victory condition. */
  return g_strdup_printf (C_("condition", "“%s”"), title);
}

/* --- Conditions --- */

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
           guint             entry)
{
  return g_ptr_array_index (hu_control_rules (scenario)->victory, entry);
}

static const HuVictoryFinding *
get_finding (const HuSnapshot *snapshot,
             const HuMeter    *meter)
{
  return g_ptr_array_index (hu_snapshot_get_control (snapshot)->conditions, meter->nth);
}

char *
_hu_explain_condition_title (const HuScenario *scenario,
                             const HuMeter    *meter)
{
  return _hu_explain_entry_title (scenario, meter->nth);
}

HuOutlook
_hu_find_outlook (const HuSnapshot *snapshot,
                  guint             entry)
{
  const HuVictoryFinding *finding = g_ptr_array_index (hu_snapshot_get_control (snapshot)->conditions, entry);

  return (HuOutlook) { finding->needs, finding->lacking, &finding->entry->turn, finding->closed, finding->ended, finding->late,
                       hu_snapshot_get_state (snapshot)->clock.turn, FALSE, finding->entry->when, finding->entry->of,
                       finding->entry->phase };
}

char *
_hu_explain_when (const HuScenario     *scenario,
                  const HuVictoryEntry *entry)
{
  return hu_explain_judged (scenario, entry->when, entry->of, entry->phase, &entry->turn);
}

/* Only what is judged at the end counts captured things as then. */
char *
_hu_explain_entry_at_end (const HuSnapshot *snapshot,
                          guint             entry)
{
  const HuVictoryFinding *finding = g_ptr_array_index (hu_snapshot_get_control (snapshot)->conditions, entry);

  return finding->entry->when == HU_JUDGED_END ? _hu_explain_points_at_end (snapshot, finding->needs) : NULL;
}

char *
_hu_explain_entry_title (const HuScenario *scenario,
                         guint             index)
{
  const HuVictoryEntry *entry = get_entry (scenario, index);
  const char *side = _hu_side_name (scenario, entry->side);
  g_autofree char *when = NULL;

  if (entry->name != NULL)
    /* Translators: side; the name of its victory condition. */
    return hu_explain_sentence (scenario, C_("victory condition", "%1$s: %2$s"), side, hu_scenario_word (scenario, entry->name));
  if (entry->when == HU_JUDGED_INSTANT)
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("%s, at the instant"), side);
  if (entry->when == HU_JUDGED_END)
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("%s, at the end"), side);

  when = hu_explain_judged (scenario, entry->when, entry->of, entry->phase, NULL);
  /* Translators: side; "at the end of each turn". */
  return hu_explain_sentence (scenario, C_("victory condition", "%1$s, %2$s"), side, when);
}

/* By its title; where another has the same title, by that and what it asks for. */
char *
_hu_explain_entry_name (const HuScenario *scenario,
                        guint             index)
{
  const GPtrArray *victory = hu_control_rules (scenario)->victory;
  g_autofree char *title = NULL;

  if (index >= victory->len)
    return NULL;

  title = _hu_explain_entry_title (scenario, index);
  for (guint i = 0; i < victory->len; i++)
    {
      g_autofree char *other = _hu_explain_entry_title (scenario, i);
      g_autofree char *needs = NULL;

      if (i == index || !g_str_equal (other, title))
        continue;

      needs = hu_explain_whole_term (scenario, get_entry (scenario, index)->needs);
      /* Translators: the title of a victory condition; what it asks for. */
      return g_strdup_printf (_("%1$s: %2$s"), title, needs);
    }

  return g_steal_pointer (&title);
}

static char *
explain_count (const HuMeter *meter)
{
  const HuTermFinding *needs = &hu_control_meter (meter)->needs;

  if (needs->term->kind == HU_TERM_COMPARE)
    return hu_explain_compare_standing (needs);
  if (needs->unit > 1 || needs->concealed > 0 || (needs->n_untold > 0 && needs->term->kind != HU_TERM_NOT) ||
      (hu_term_is_atom (needs->term) && (needs->term->has_most || hu_control_term (needs->term)->more)))
    return hu_explain_term_count (needs);

  /* Nothing may be more than is asked for and not met, but enemies. */
  return !meter->met && meter->value > meter->of ? _hu_explain_count (meter->value, FALSE, 0, TRUE, meter->of)
                                                 : _hu_explain_count (meter->value, TRUE, meter->of, FALSE, 0);
}

char *
_hu_explain_condition_value (const HuMeter *meter)
{
  g_autofree char *count = NULL;

  if (hu_control_meter (meter)->closed && !meter->met)
    return g_strdup (_("can no longer be met"));

  /* Nothing is to be counted where the condition is that no enemy is there; of several ways, one is not a number of anything. */
  if (hu_control_meter (meter)->needs.term->kind != HU_TERM_ANY && (!meter->met || meter->of != 0 || meter->value != 0))
    count = explain_count (meter);
  if (hu_control_meter (meter)->only_at_end)
    return count == NULL ? g_strdup (C_("condition", "met if the game ends now"))
                         /* Translators: "8, at least 6". */
                         : g_strdup_printf (_("met if the game ends now (%s)"), count);

  return hu_explain_met_or_not (meter->met, hu_control_meter (meter)->needs.untold, hu_control_meter (meter)->late, count);
}

/* Where captured things count double only at the end (26.222): as it stands before that. */
char *
_hu_explain_condition_present (const HuSnapshot *snapshot,
                               const HuMeter    *meter)
{
  const HuVictoryFinding *present = get_finding (snapshot, meter)->present;
  g_autofree HuMeter *copy = NULL;

  if (present == NULL)
    return NULL;

  copy = g_memdup2 (meter, sizeof (HuControlMeter));
  hu_control_meter_fill (copy, present);

  return _hu_explain_condition_value (copy);
}

/* The event at which the condition @entry decided the game, or HU_REASON_NO_EVENT. */
static guint
find_deciding_event (const HuSnapshot *snapshot,
                     guint             entry)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->kind == HU_CONTROL_RULING_CONDITION_MET && ruling->system == HU_SYSTEM_CONTROL && ruling->item == entry)
        return ruling->event;
    }

  return HU_REASON_NO_EVENT;
}

/* The same, and that this decided the game; takes @met. */
static char *
explain_was_met (const HuSnapshot *snapshot,
                 const HuMeter    *meter,
                 char             *met)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const char *side = _hu_side_name (scenario, meter->for_side);
  guint event = find_deciding_event (snapshot, meter->nth);
  g_autofree char *what = met;

  if (event == HU_REASON_NO_EVENT)
    /* Translators: side; the conditions that are met. */
    return hu_explain_sentence (scenario, _("The %1$s side met it: %2$s."), side, what);
  if (event == 0)
    /* Translators: side; the conditions that are met. */
    return hu_explain_as_seen (snapshot, hu_explain_sentence (scenario, _("The %1$s side met it already at the set-up, which "
                                                                          "decided the game: %2$s."), side, what));

  /* Translators: side; the conditions that are met; the number of an event. */
  return hu_explain_as_seen (snapshot, hu_explain_sentence (scenario, _("The %1$s side met it, which decided the game at event "
                                                                        "%3$u: %2$s."), side, what, event));
}

/* "The German side meets it: control of X4/bridge."; NULL: it is not met, or not for certain. */
static char *
explain_met (const HuSnapshot *snapshot,
             const HuMeter    *meter)
{
  const HuVictoryFinding *finding = get_finding (snapshot, meter);
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const char *side = _hu_side_name (scenario, meter->for_side);
  gboolean over = hu_snapshot_get_verdict (snapshot) != NULL || hu_snapshot_get_state (snapshot)->clock.over;
  g_autofree char *met = NULL;

  if (!finding->met || finding->needs->untold || finding->ended != HU_REASON_NO_EVENT || finding->closed)
    return NULL;

  met = hu_explain_term_met (scenario, finding->needs);
  if (hu_control_meter (meter)->only_at_end)
    /* Translators: side; the conditions that are met. */
    return hu_explain_sentence (scenario, _("If the game ended now, the %1$s side would meet it: %2$s."), side, met);

  return over ? explain_was_met (snapshot, meter, g_steal_pointer (&met))
              /* Translators: side; the conditions that are met. */
              : hu_explain_sentence (scenario, _("The %1$s side meets it: %2$s."), side, met);
}

char *
_hu_explain_condition_missing (const HuSnapshot *snapshot,
                               const HuMeter    *meter)
{
  const HuOutlook outlook = _hu_find_outlook (snapshot, meter->nth);
  g_autofree char *missing = outlook.closed ? NULL : _hu_explain_all_missing (snapshot, outlook.lacking);
  g_autofree char *untold = outlook.closed ? NULL : _hu_explain_all_untold (snapshot, outlook.needs);
  g_autofree char *left = outlook.closed ? _hu_explain_most_left (snapshot, outlook.needs) : NULL;
  g_autofree char *acts = _hu_explain_acts (snapshot, meter->nth);
  g_autofree char *at_end = _hu_explain_entry_at_end (snapshot, meter->nth);
  g_autoptr(GStrvBuilder) said = g_strv_builder_new ();
  g_auto(GStrv) sentences = NULL;

  if (missing != NULL)
    g_strv_builder_add (said, missing);
  if (untold != NULL)
    g_strv_builder_add (said, untold);
  if (left != NULL)
    g_strv_builder_add (said, left);
  if (acts != NULL)
    g_strv_builder_add (said, acts);
  if (at_end != NULL)
    g_strv_builder_add (said, at_end);
  sentences = g_strv_builder_end (said);

  return sentences[0] != NULL ? g_strjoinv (" ", sentences) : NULL;
}

char *
_hu_explain_condition_detail (const HuSnapshot *snapshot,
                              const HuMeter    *meter)
{
  const HuOutlook outlook = _hu_find_outlook (snapshot, meter->nth);
  g_autofree char *met = explain_met (snapshot, meter);
  g_autofree char *text = met != NULL ? g_steal_pointer (&met)
                                      : hu_explain_outlook (hu_snapshot_get_scenario (snapshot), &outlook);
  g_autofree char *missing = _hu_explain_condition_missing (snapshot, meter);

  return missing != NULL ? g_strjoin (" ", text, missing, NULL) : g_steal_pointer (&text);
}

char *
_hu_explain_condition_rule (const HuScenario *scenario,
                            const HuMeter    *meter)
{
  const HuVictoryEntry *entry = get_entry (scenario, meter->nth);
  const char *side = _hu_side_name (scenario, meter->for_side);
  g_autofree char *when = _hu_explain_when (scenario, entry);
  g_autofree char *needs = hu_explain_whole_term (scenario, entry->needs);

  /* Translators: side; "at the end of each turn, from Turn 5 on"; a condition. */
  return hu_explain_sentence (scenario, _("26.1: The %1$s side wins %2$s, if: %3$s."), side, when, needs);
}

GPtrArray *
_hu_explain_meter_conditions (const HuSnapshot *snapshot,
                              const HuMeter    *meter)
{
  return hu_explain_condition_lines (hu_snapshot_get_scenario (snapshot), get_finding (snapshot, meter)->needs);
}
