/*
 * What a meter's condition is, in our own words and with its rule: for a
 * tooltip and the screen reader.
 */
#include "config.h"

#include "hu-explain-private.h"

/* 4.3, with the sources that this scenario names. */
static char *
explain_lifeline_rule (const HuScenario *scenario,
                       HuLang            lang)
{
  const HuSuddenDeathRules *rules = scenario->sudden_death;
  const char *capital = _hu_capital_name (scenario);
  const char *attacker = _hu_side_name (scenario, rules->attacker, lang);

  if (rules->sources.by_edge)
    /* Translators: side, name of the capital. */
    return g_strdup_printf (_hu_tr (lang, "4.3: The %s side wins at the end of any phase, of either "
                                          "player, in which no hex of %s can trace a line of supply to a "
                                          "source on the map's edge. The width is the number of hexes that "
                                          "would have to be closed."),
                            attacker, capital);

  /* Translators: side, name of the capital. */
  return g_strdup_printf (_hu_tr (lang, "4.3: The %s side wins at the end of any phase, of either player, "
                                        "in which no hex of %s can trace a line of supply to a source. "
                                        "The width is the number of hexes that would have to be closed."),
                          attacker, capital);
}

/* 4.4, whose moment is the end of the last turn. */
static char *
explain_cities_rule (const HuScenario *scenario,
                     const HuMeter    *meter,
                     HuLang            lang)
{
  const HuSuddenDeathRules *rules = scenario->sudden_death;
  g_autofree char *last = hu_explain_turn (scenario, scenario->calendar.n_turns, lang);
  g_autofree char *cities = hu_explain_places (scenario, rules->cities, 0, lang);

  return g_strdup_printf (_hu_trn (lang,
                                   /* Translators: side, number of cities, their names, the last turn. */
                                   "4.4: The %s side wins if it controls the %d city (%s) when the last "
                                   "turn, %s, ends.",
                                   "4.4: The %s side wins if it controls all %d cities (%s) when the last "
                                   "turn, %s, ends.", meter->of),
                          _hu_side_name (scenario, rules->attacker, lang), (int) meter->of, cities, last);
}

static char *
explain_rule (const HuSnapshot *snapshot,
              const HuMeter    *meter,
              HuLang            lang)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuSuddenDeathRules *rules = scenario->sudden_death;

  switch (meter->kind)
    {
    case HU_METER_LIFELINE:
      return explain_lifeline_rule (scenario, lang);
    case HU_METER_CAPITAL:
      /* Translators: side, name of the capital. */
      return g_strdup_printf (_hu_tr (lang, "4.2: The %s side wins the instant it controls any hex of %s."),
                              _hu_side_name (scenario, rules->attacker, lang), _hu_capital_name (scenario));
    case HU_METER_CITIES:
      return explain_cities_rule (scenario, meter, lang);
    case HU_METER_REAR:
      /* Translators: side. */
      return g_strdup_printf (_hu_tr (lang, "4.5: The %s side wins the instant it controls a town or city "
                                            "behind the initial front line."),
                              _hu_side_name (scenario, rules->defender, lang));
    case HU_METER_WITHDRAWALS:
      /* Translators: side, side. */
      return g_strdup_printf (_hu_tr (lang, "9.5: The %s side must take units off the map by the turns the "
                                            "scenario sets; the first withdrawal that is not met, whatever "
                                            "the reason, gives the %s side the game."),
                              _hu_side_name (scenario, rules->attacker, lang),
                              _hu_side_name (scenario, rules->defender, lang));
    case HU_METER_POINTS:
    case HU_METER_LINE_ATTACKER:
    case HU_METER_LINE_DEFENDER:
      return _hu_explain_front_line_rule (scenario, meter, lang);
    case HU_METER_CONDITION:
      return _hu_explain_condition_rule (scenario, meter, lang);
    case HU_N_METERS:
      break;
    }

  g_return_val_if_reached (NULL);
}

/**
 * hu_explain_meter_rule:
 * @snapshot: a game at one moment
 * @meter: one of its meters
 * @lang: for whom
 *
 * Returns: (transfer full): the condition it measures, with the rule's number first
 */
char *
hu_explain_meter_rule (const HuSnapshot *snapshot,
                       const HuMeter    *meter,
                       HuLang            lang)
{
  const HuScenario *scenario;
  g_autofree char *rule = NULL;

  g_return_val_if_fail (snapshot != NULL, NULL);
  g_return_val_if_fail (meter != NULL, NULL);

  scenario = hu_snapshot_get_scenario (snapshot);
  rule = explain_rule (snapshot, meter, lang);
  if (meter->system != HU_SYSTEM_SUDDEN_DEATH || scenario->sudden_death->decides)
    return g_steal_pointer (&rule);

  /* Translators: what a victory condition is, a whole sentence. */
  return g_strdup_printf (_hu_tr (lang, "%s In this scenario that is shown, and decides nothing."), rule);
}
