/*
 * The card of a meter: its name, its number in a few words, and the gap to its condition; the
 * condition in our own words with its rule, for a tooltip and the screen reader; and a warning
 * before a phase ends.  Each rule system words its own.
 */
#include "config.h"

#include "hu-system-words.h"
#include "hu-system.h"

char *
hu_explain_meter_title (const HuSnapshot *snapshot,
                        const HuMeter    *meter)
{
  g_return_val_if_fail (snapshot != NULL, NULL);
  g_return_val_if_fail (meter != NULL, NULL);

  return hu_system_words_get (meter->system)->explain_title (hu_snapshot_get_scenario (snapshot), meter);
}

/* Returns its number in a few words: "4 hexes wide, was 9". */
char *
hu_explain_meter_value (const HuSnapshot *snapshot,
                        const HuMeter    *meter)
{
  g_return_val_if_fail (snapshot != NULL, NULL);
  g_return_val_if_fail (meter != NULL, NULL);

  return hu_system_words_get (meter->system)->explain_value (meter);
}

/* Returns its number in a few words, where it counts something otherwise than the end of the game will; else NULL. */
char *
hu_explain_meter_present (const HuSnapshot *snapshot,
                          const HuMeter    *meter)
{
  const HuSystemWords *words;

  g_return_val_if_fail (snapshot != NULL && meter != NULL, NULL);

  words = hu_system_words_get (meter->system);

  return words->explain_present != NULL ? words->explain_present (snapshot, meter) : NULL;
}

char *
hu_explain_meter_value_after (const HuSnapshot *snapshot,
                              const HuMeter    *meter,
                              gint64            before)
{
  g_autofree HuMeter *copy = NULL;

  g_return_val_if_fail (snapshot != NULL && meter != NULL, NULL);

  if (meter->scale != HU_METER_FROM_START || meter->start != before)
    return hu_explain_meter_value (snapshot, meter);

  copy = g_memdup2 (meter, hu_system_get (meter->system)->meters->size);
  copy->start = copy->value;

  return hu_explain_meter_value (snapshot, copy);
}

char *
hu_explain_meter_standing (const HuSnapshot *snapshot,
                           const HuMeter    *meter,
                           gint64            before)
{
  const HuSystemWords *words;
  char *standing;

  g_return_val_if_fail (snapshot != NULL && meter != NULL, NULL);

  words = hu_system_words_get (meter->system);
  standing = words->explain_standing != NULL ? words->explain_standing (snapshot, meter) : NULL;

  return standing != NULL ? standing : hu_explain_meter_value_after (snapshot, meter, before);
}

char *
hu_explain_meter_drawn (HuMeterScale scale,
                        gint64       drawn)
{
  return scale == HU_METER_TO_RATIO ? hu_explain_to_one ((double) drawn / 100)
                                    : g_strdup_printf ("%" G_GINT64_FORMAT, drawn);
}

/* Returns the gap between the meter and its condition, in a sentence or two. */
char *
hu_explain_meter_detail (const HuSnapshot *snapshot,
                         const HuMeter    *meter)
{
  g_return_val_if_fail (snapshot != NULL, NULL);
  g_return_val_if_fail (meter != NULL, NULL);

  return hu_system_words_get (meter->system)->explain_detail (snapshot, meter);
}

GPtrArray *
hu_explain_meter_conditions (const HuSnapshot *snapshot,
                             const HuMeter    *meter)
{
  const HuSystemWords *words;

  g_return_val_if_fail (snapshot != NULL, NULL);
  g_return_val_if_fail (meter != NULL, NULL);

  words = hu_system_words_get (meter->system);

  return words->explain_conditions != NULL ? words->explain_conditions (snapshot, meter) : NULL;
}

char *
hu_explain_meter_rule (const HuSnapshot *snapshot,
                       const HuMeter    *meter)
{
  const HuScenario *scenario;
  g_autofree char *rule = NULL;

  g_return_val_if_fail (snapshot != NULL, NULL);
  g_return_val_if_fail (meter != NULL, NULL);

  scenario = hu_snapshot_get_scenario (snapshot);
  rule = hu_system_words_get (meter->system)->explain_rule (scenario, meter);
  if (hu_system_decides (scenario, meter->system))
    return g_steal_pointer (&rule);

  /* Translators: what a victory condition is, a whole sentence. */
  return g_strdup_printf (_("%s In this scenario that is shown, and decides nothing."), rule);
}

/* Returns the costs of ending the phase now, one a line: "The German line is open in row 4. …"; NULL where it costs
 * nothing. */
char *
hu_explain_phase_warning (const HuSnapshot *snapshot)
{
  g_autoptr(GString) warning = g_string_new (NULL);

  g_return_val_if_fail (snapshot != NULL, NULL);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_findings (snapshot, id) != NULL && hu_system_words_get (id)->explain_phase_warning != NULL)
      _hu_explain_add_line (warning, hu_system_words_get (id)->explain_phase_warning (snapshot));

  return warning->len > 0 ? g_strdup (warning->str) : NULL;
}
