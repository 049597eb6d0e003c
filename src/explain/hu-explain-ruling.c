/*
 * One sentence a ruling: why the rules say so, with the rule's number.
 */
#include "config.h"

#include "hu-explain-private.h"
#include "hu-sudden-death-words.h"

static const char *
attacker_name (const HuScenario *scenario,
               HuLang            lang)
{
  return _hu_side_name (scenario, hu_sudden_death_rules (scenario)->attacker, lang);
}

static const char *
defender_name (const HuScenario *scenario,
               HuLang            lang)
{
  return _hu_side_name (scenario, hu_sudden_death_rules (scenario)->defender, lang);
}

static char *
ruling_hexes (const HuScenario *scenario,
              const HuRuling   *ruling,
              HuLang            lang)
{
  return hu_explain_hexes (scenario, ruling->hexes, HU_LIST_MOST, lang);
}

/* 4.2 */
static char *
explain_capital_entered (const HuScenario *scenario,
                         const HuRuling   *ruling,
                         HuLang            lang)
{
  g_autofree char *hexes = ruling_hexes (scenario, ruling, lang);

  if (ruling->decides)
    /* Translators: side, hexes, name of the capital. */
    return g_strdup_printf (_hu_tr (lang, "The %s side controls %s in %s, and any hex of it is enough "
                                          "(4.2)."),
                            attacker_name (scenario, lang), hexes, _hu_capital_name (scenario));

  /* Translators: side, hexes, name of the capital. */
  return g_strdup_printf (_hu_tr (lang, "The %s side controls %s in %s (4.2)."),
                          attacker_name (scenario, lang), hexes, _hu_capital_name (scenario));
}

static char *
explain_capital_hex_lost (const HuScenario *scenario,
                          const HuRuling   *ruling,
                          HuLang            lang)
{
  g_autofree char *hexes = ruling_hexes (scenario, ruling, lang);

  /* Translators: hexes, name of the capital, side. */
  return g_strdup_printf (_hu_tr (lang, "%s in %s is no longer controlled by the %s side (4.2)."),
                          hexes, _hu_capital_name (scenario), attacker_name (scenario, lang));
}

/* 4.3 */
static char *
explain_isolated (const HuScenario *scenario,
                  const HuRuling   *ruling,
                  HuLang            lang)
{
  g_autofree char *hexes = ruling_hexes (scenario, ruling, lang);
  g_autofree char *units = hu_explain_units (scenario, ruling->units, HU_LIST_MOST, lang);

  if (ruling->hexes->len == 0)
    /* Translators: name of the capital. */
    return g_strdup_printf (_hu_tr (lang, "%s is isolated: the phase ends, and no line of supply leaves it "
                                          "(4.3)."),
                            _hu_capital_name (scenario));

  if (ruling->units->len == 0)
    /* Translators: name of the capital, hexes. */
    return g_strdup_printf (_hu_tr (lang, "%s is isolated: the phase ends, and no line of supply gets past "
                                          "%s (4.3)."),
                            _hu_capital_name (scenario), hexes);

  /* Translators: name of the capital, hexes, units. */
  return g_strdup_printf (_hu_tr (lang, "%s is isolated: the phase ends, and no line of supply gets past %s, "
                                        "closed by %s (4.3)."),
                          _hu_capital_name (scenario), hexes, units);
}

static char *
explain_cut_in_phase (const HuScenario *scenario,
                      const HuRuling   *ruling,
                      HuLang            lang)
{
  g_autofree char *units = hu_explain_units (scenario, ruling->units, HU_LIST_MOST, lang);

  if (ruling->units->len == 0)
    /* Translators: name of the capital. */
    return g_strdup_printf (_hu_tr (lang, "%s is cut off for now; what counts is the end of the phase "
                                          "(4.3)."),
                            _hu_capital_name (scenario));

  /* Translators: name of the capital, units. */
  return g_strdup_printf (_hu_tr (lang, "%s is cut off for now, by %s; what counts is the end of the phase "
                                        "(4.3)."),
                          _hu_capital_name (scenario), units);
}

static char *
explain_reopened (const HuScenario *scenario,
                  const HuRuling   *ruling,
                  HuLang            lang)
{
  g_autofree char *hexes = ruling_hexes (scenario, ruling, lang);

  if (ruling->hexes->len == 0)
    /* Translators: name of the capital. */
    return g_strdup_printf (_hu_tr (lang, "%s can trace a line of supply again (4.3)."),
                            _hu_capital_name (scenario));

  /* Translators: name of the capital, hexes. */
  return g_strdup_printf (_hu_tr (lang, "%s can trace a line of supply again, by way of %s (4.3)."),
                          _hu_capital_name (scenario), hexes);
}

/* 4.4: numbers are the cities that the attacker holds, and of how many. */
static char *
explain_city_taken (const HuScenario *scenario,
                    const HuRuling   *ruling,
                    HuLang            lang)
{
  gint64 of = ruling->numbers[1];

  return g_strdup_printf (_hu_trn (lang,
                                   /* Translators: side, city, cities held, cities in all. */
                                   "The %s side takes %s and now holds %d of %d city (4.4).",
                                   "The %s side takes %s and now holds %d of %d cities (4.4).", of),
                          attacker_name (scenario, lang), _hu_place_name (scenario, (guint) ruling->place),
                          (int) ruling->numbers[0], (int) of);
}

static char *
explain_city_lost (const HuScenario *scenario,
                   const HuRuling   *ruling,
                   HuLang            lang)
{
  gint64 of = ruling->numbers[1];

  return g_strdup_printf (_hu_trn (lang,
                                   /* Translators: side, city, cities held, cities in all. */
                                   "The %s side loses %s and now holds %d of %d city (4.4).",
                                   "The %s side loses %s and now holds %d of %d cities (4.4).", of),
                          attacker_name (scenario, lang), _hu_place_name (scenario, (guint) ruling->place),
                          (int) ruling->numbers[0], (int) of);
}

static char *
explain_all_cities (const HuScenario *scenario,
                    const HuRuling   *ruling,
                    HuLang            lang)
{
  gint64 n = ruling->numbers[0];

  return g_strdup_printf (_hu_trn (lang,
                                   /* Translators: number of cities, side. */
                                   "The last turn ends with the %d city that counts in the hands of the %s "
                                   "side (4.4).",
                                   "The last turn ends with all %d cities in the hands of the %s side "
                                   "(4.4).", n),
                          (int) n, attacker_name (scenario, lang));
}

/* 4.5 */
static char *
explain_rear_taken (const HuScenario *scenario,
                    const HuRuling   *ruling,
                    HuLang            lang)
{
  /* Translators: side, town or city. */
  return g_strdup_printf (_hu_tr (lang, "The %s side controls %s, which lies behind the initial front line "
                                        "(4.5)."),
                          defender_name (scenario, lang), _hu_place_name (scenario, (guint) ruling->place));
}

/* 9.5: numbers are the turn it is due in, the units done and the units needed. */
static char *
explain_withdrawal_counted (const HuScenario *scenario,
                            const HuRuling   *ruling,
                            HuLang            lang)
{
  g_autofree char *turn = hu_explain_turn (scenario, (guint) ruling->numbers[0], lang);
  g_autofree char *units = hu_explain_units (scenario, ruling->units, HU_LIST_MOST, lang);
  gint64 needed = ruling->numbers[2];

  return g_strdup_printf (_hu_trn (lang,
                                   /* Translators: units, turn, units withdrawn so far, units to withdraw. */
                                   "%s counts for the withdrawal due in %s: %d of %d unit so far (9.5).",
                                   "%s counts for the withdrawal due in %s: %d of %d units so far (9.5).",
                                   needed),
                          units, turn, (int) ruling->numbers[1], (int) needed);
}

static char *
explain_withdrawal_met (const HuScenario *scenario,
                        const HuRuling   *ruling,
                        HuLang            lang)
{
  g_autofree char *turn = hu_explain_turn (scenario, (guint) ruling->numbers[0], lang);
  gint64 needed = ruling->numbers[2];

  return g_strdup_printf (_hu_trn (lang,
                                   /* Translators: turn, units withdrawn, units to withdraw. */
                                   "The withdrawal due in %s is met: %d of %d unit (9.5).",
                                   "The withdrawal due in %s is met: %d of %d units (9.5).", needed),
                          turn, (int) ruling->numbers[1], (int) needed);
}

static char *
explain_withdrawal_failed (const HuScenario *scenario,
                           const HuRuling   *ruling,
                           HuLang            lang)
{
  g_autofree char *turn = hu_explain_turn (scenario, (guint) ruling->numbers[0], lang);
  gint64 needed = ruling->numbers[2];

  return g_strdup_printf (_hu_trn (lang,
                                   /* Translators: side, turn, units withdrawn, units to withdraw. */
                                   "The %s side has not met the withdrawal due in %s: %d of %d unit (9.5).",
                                   "The %s side has not met the withdrawal due in %s: %d of %d units "
                                   "(9.5).", needed),
                          attacker_name (scenario, lang), turn, (int) ruling->numbers[1], (int) needed);
}

/* 4.6 */
static char *
explain_held_out (const HuScenario *scenario,
                  HuLang            lang)
{
  /* Translators: side, side. */
  return g_strdup_printf (_hu_tr (lang, "The last turn ends and the %s side has met none of its conditions, "
                                        "so the %s side wins (4.6)."),
                          attacker_name (scenario, lang), defender_name (scenario, lang));
}

static char *
explain_conceded (const HuScenario *scenario,
                  const HuRuling   *ruling,
                  HuLang            lang)
{
  /* Translators: side, side. */
  return g_strdup_printf (_hu_tr (lang, "The %s side concedes, so the %s side wins."),
                          _hu_side_name (scenario, ruling->side, lang),
                          _hu_side_name (scenario, hu_side_other (ruling->side), lang));
}

/* What passed: a place where all of it did, else its hexes. */
static char *
passed_name (const HuScenario *scenario,
             const HuRuling   *ruling,
             HuLang            lang)
{
  if (ruling->hexes->len == 1)
    return hu_explain_hex (scenario, g_array_index (ruling->hexes, HuHex, 0), lang);

  if (ruling->place >= 0 &&
      hu_map_get_place (scenario->map, (guint) ruling->place)->hexes->len == ruling->hexes->len)
    return g_strdup (_hu_place_name (scenario, (guint) ruling->place));

  return ruling_hexes (scenario, ruling, lang);
}

/* Without a side that had it before, hexes came from both sides or from nobody. */
static char *
explain_control (const HuScenario *scenario,
                 const HuRuling   *ruling,
                 HuLang            lang)
{
  g_autofree char *what = passed_name (scenario, ruling, lang);

  if (ruling->side == HU_SIDE_NONE)
    /* Translators: the name of a place, or hexes. */
    return g_strdup_printf (_hu_tr (lang, "Control of %s passes to nobody."), what);

  if (ruling->other_side == HU_SIDE_NONE)
    /* Translators: the name of a place, or hexes; side. */
    return g_strdup_printf (_hu_tr (lang, "Control of %s passes to the %s side."),
                            what, _hu_side_name (scenario, ruling->side, lang));

  /* Translators: the name of a place, or hexes; the side that had it; the side that has it now. */
  return g_strdup_printf (_hu_tr (lang, "Control of %s passes from the %s side to the %s side."),
                          what, _hu_side_name (scenario, ruling->other_side, lang),
                          _hu_side_name (scenario, ruling->side, lang));
}

/**
 * hu_explain_ruling:
 * @scenario: the game's scenario
 * @ruling: what the rules found
 * @lang: for whom
 *
 * Returns: (transfer full): one sentence that says why, and cites the rule
 */
char *
hu_explain_ruling (const HuScenario *scenario,
                   const HuRuling   *ruling,
                   HuLang            lang)
{
  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (ruling != NULL, NULL);

  switch (ruling->kind)
    {
    case HU_RULING_CAPITAL_ENTERED:
      return explain_capital_entered (scenario, ruling, lang);
    case HU_RULING_CAPITAL_HEX_LOST:
      return explain_capital_hex_lost (scenario, ruling, lang);
    case HU_RULING_ISOLATED:
      return _hu_explain_sudden_death_exceptions (scenario, &ruling->reason, explain_isolated (scenario, ruling, lang),
                                                  lang);
    case HU_RULING_CUT_IN_PHASE:
      return _hu_explain_sudden_death_exceptions (scenario, &ruling->reason,
                                                  explain_cut_in_phase (scenario, ruling, lang), lang);
    case HU_RULING_REOPENED:
      return explain_reopened (scenario, ruling, lang);
    case HU_RULING_CITY_TAKEN:
      return explain_city_taken (scenario, ruling, lang);
    case HU_RULING_CITY_LOST:
      return explain_city_lost (scenario, ruling, lang);
    case HU_RULING_ALL_CITIES:
      return explain_all_cities (scenario, ruling, lang);
    case HU_RULING_REAR_TAKEN:
      return explain_rear_taken (scenario, ruling, lang);
    case HU_RULING_WITHDRAWAL_COUNTED:
      return explain_withdrawal_counted (scenario, ruling, lang);
    case HU_RULING_WITHDRAWAL_MET:
      return explain_withdrawal_met (scenario, ruling, lang);
    case HU_RULING_WITHDRAWAL_FAILED:
      return explain_withdrawal_failed (scenario, ruling, lang);
    case HU_RULING_HELD_OUT:
      return explain_held_out (scenario, lang);
    case HU_RULING_POINTS_START:
    case HU_RULING_POINTS_ELIMINATED:
    case HU_RULING_POINTS_PLACE:
    case HU_RULING_POINTS_AWARDED:
    case HU_RULING_POINTS_ADJUSTED:
    case HU_RULING_LINE_OPEN:
    case HU_RULING_LINE_WHOLE:
    case HU_RULING_LEVEL:
      return _hu_explain_front_line_ruling (scenario, ruling, lang);
    case HU_RULING_LOCATION_CONTROL:
    case HU_RULING_HEX_CONTROL:
    case HU_RULING_BUILDING_CONTROL:
    case HU_RULING_DECLARED:
    case HU_RULING_CASUALTY:
    case HU_RULING_CASUALTY_LOST:
    case HU_RULING_CASUALTY_DOUBLED:
    case HU_RULING_NO_POINTS:
    case HU_RULING_EXIT_POINTS:
    case HU_RULING_CVP_ADJUSTED:
    case HU_RULING_CONDITION_MET:
    case HU_RULING_AVOIDED:
    case HU_RULING_OTHERWISE:
    case HU_RULING_UNDECIDED:
      return _hu_explain_control_ruling (scenario, ruling, lang);
    case HU_RULING_CONCEDED:
      return explain_conceded (scenario, ruling, lang);
    case HU_RULING_CONTROL:
      return explain_control (scenario, ruling, lang);
    case HU_N_RULINGS:
      break;
    }

  g_return_val_if_reached (NULL);
}
