/*
 * The readings of the systems in force, and games judged by the other reading.
 */
#include "hu-reading-switch.h"

#include "hu-adjudicator-private.h"
#include "hu-system.h"

/* NULL where the scenario has no place for it. */
static gint *
value_of (const HuScenario      *scenario,
          HuSystemId             id,
          const HuReadingSwitch *what)
{
  guint8 *rules = what->find != NULL ? what->find (scenario) : scenario->rules[id];

  return rules != NULL ? (gint *) (rules + what->offset) : NULL;
}

/**
 * hu_reading_list:
 * @scenario: a finished scenario
 *
 * Lists the readings of every system in force, with their default value or not.
 *
 * Returns: (transfer full) (element-type HuReadingInForce): the readings
 */
GArray *
hu_reading_list (const HuScenario *scenario)
{
  GArray *list;

  g_return_val_if_fail (scenario != NULL, NULL);

  list = g_array_new (FALSE, FALSE, sizeof (HuReadingInForce));
  for (gint id = 0; id < HU_N_SYSTEMS; id++)
    for (const HuReadingSwitch *what = hu_system_get (id)->switches;
         what != NULL && what->rule != NULL && hu_system_in_force (scenario, id); what++)
      {
        HuReadingInForce reading = { .system = id, .what = what };
        const gint *value = value_of (scenario, id, what);

        if (value == NULL)
          continue;
        reading.value = *value;
        g_array_append_val (list, reading);
      }

  return list;
}

/**
 * hu_reading_format:
 * @scenario: a finished scenario
 *
 * A file without a reading means its default value, so only readings with another value need a
 * newer number.
 *
 * Returns: the number of the format that the file needs
 */
guint
hu_reading_format (const HuScenario *scenario)
{
  g_autoptr(GArray) list = hu_reading_list (scenario);
  guint format = 1;

  for (guint i = 0; i < list->len; i++)
    {
      const HuReadingInForce *reading = &g_array_index (list, HuReadingInForce, i);

      if (reading->value != reading->what->fallback)
        format = MAX (format, reading->what->format);
    }

  return format;
}

/**
 * hu_reading_judge_other:
 * @viewer: the side that looks, or %HU_SIDE_NONE for the truth
 * @refused: (out): the number of the event that the other reading refuses, from 1, if any
 *
 * Judges the game anew with the other value of @reading and all other readings unchanged.  To a side that may not know
 * everything, all events have happened: whether the other reading would refuse one may rest on what is secret, and
 * a verdict of the other reading opens nothing (26.15).
 *
 * Returns: (transfer full) (nullable): the snapshot, or %NULL where the other reading refuses
 *   an event
 */
HuSnapshot *
hu_reading_judge_other (HuAdjudicator          *adjudicator,
                        guint                   n_events,
                        HuSide                  viewer,
                        const HuReadingInForce *reading,
                        guint                  *refused)
{
  g_autoptr(HuScenario) scenario = NULL;
  g_autoptr(HuAdjudicator) other = NULL;
  HuScenario *is;
  gboolean *value;
  gboolean in_truth;

  g_return_val_if_fail (adjudicator != NULL && reading != NULL && refused != NULL, NULL);
  g_return_val_if_fail (n_events <= hu_adjudicator_get_n_events (adjudicator), NULL);

  is = hu_adjudicator_get_scenario (adjudicator);
  scenario = hu_scenario_new_repainted (is, is->map);
  value = value_of (scenario, reading->system, reading->what);
  g_return_val_if_fail (value != NULL, NULL);
  *value = !reading->value;
  hu_scenario_finish (scenario);

  in_truth = viewer == HU_SIDE_NONE || hu_adjudicator_is_open (adjudicator, n_events);
  other = hu_adjudicator_new (scenario);
  other->other_rules = !in_truth;
  for (guint i = 0; i < n_events; i++)
    {
      HuEvent *event = hu_adjudicator_get_event (adjudicator, i);
      HuRefusal refusal;

      if (!in_truth)
        {
          hu_adjudicator_append_happened (other, event);
        }
      else if (!hu_adjudicator_append (other, event, &refusal))
        {
          *refused = i + 1;
          return NULL;
        }
    }
  *refused = 0;

  return hu_adjudicator_view (other, n_events, in_truth ? HU_SIDE_NONE : viewer);
}
