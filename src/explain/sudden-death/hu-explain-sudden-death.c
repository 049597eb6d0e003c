/*
 * Words for sudden-death: the rulings, and which side has won by them.
 */
#include "config.h"

#include "hu-sudden-death-ruling.h"
#include "hu-sudden-death-words.h"

static const char *
attacker_name (const HuScenario *scenario)
{
  return _hu_side_name (scenario, hu_sudden_death_rules (scenario)->attacker);
}

static const char *
defender_name (const HuScenario *scenario)
{
  return _hu_side_name (scenario, hu_sudden_death_rules (scenario)->defender);
}

static char *
ruling_hexes (const HuScenario *scenario,
              const HuRuling   *ruling)
{
  return hu_explain_hexes (scenario, ruling->hexes, HU_LIST_MOST);
}

/* 4.2 */
static char *
explain_capital_entered (const HuScenario *scenario,
                         const HuRuling   *ruling)
{
  g_autofree char *hexes = ruling_hexes (scenario, ruling);

  if (ruling->decides)
    /* Translators: side, hexes, name of the capital. */
    return hu_explain_sentence (scenario, _("The %s side controls %s in %s, and any hex of it is enough "
                                  "(4.2)."),
                                attacker_name (scenario), hexes, _hu_capital_name (scenario));

  /* Translators: side, hexes, name of the capital. */
  return hu_explain_sentence (scenario, _("The %s side controls %s in %s (4.2)."),
                              attacker_name (scenario), hexes, _hu_capital_name (scenario));
}

static char *
explain_capital_hex_lost (const HuScenario *scenario,
                          const HuRuling   *ruling)
{
  g_autofree char *hexes = ruling_hexes (scenario, ruling);

  /* Translators: hexes, name of the capital, side. */
  return hu_explain_sentence (scenario, _("%s in %s is no longer controlled by the %s side (4.2)."),
                              hexes, _hu_capital_name (scenario), attacker_name (scenario));
}

/* 4.3 */
static char *
explain_isolated (const HuScenario *scenario,
                  const HuRuling   *ruling)
{
  g_autofree char *hexes = ruling_hexes (scenario, ruling);
  g_autofree char *units = hu_explain_units (scenario, ruling->units, HU_LIST_MOST);

  if (ruling->hexes->len == 0)
    /* Translators: name of the capital. */
    return hu_explain_sentence (scenario, _("%s is isolated: the phase ends, and no line of supply leaves it "
                                            "(4.3)."),
                                _hu_capital_name (scenario));

  if (ruling->units->len == 0)
    /* Translators: name of the capital, hexes. */
    return hu_explain_sentence (scenario, _("%s is isolated: the phase ends, and no line of supply gets past "
                                            "%s (4.3)."),
                                _hu_capital_name (scenario), hexes);

  /* Translators: name of the capital, hexes, units. */
  return hu_explain_sentence (scenario, _("%s is isolated: the phase ends, and no line of supply gets past %s, "
                                          "closed by %s (4.3)."),
                              _hu_capital_name (scenario), hexes, units);
}

static char *
explain_cut_in_phase (const HuScenario *scenario,
                      const HuRuling   *ruling)
{
  g_autofree char *units = hu_explain_units (scenario, ruling->units, HU_LIST_MOST);

  if (ruling->units->len == 0)
    /* Translators: name of the capital. */
    return hu_explain_sentence (scenario, _("%s is cut off for now; what counts is the end of the phase "
                                            "(4.3)."),
                                _hu_capital_name (scenario));

  /* Translators: name of the capital, units. */
  return hu_explain_sentence (scenario, _("%s is cut off for now, by %s; what counts is the end of the phase "
                                          "(4.3)."),
                              _hu_capital_name (scenario), units);
}

static char *
explain_reopened (const HuScenario *scenario,
                  const HuRuling   *ruling)
{
  g_autofree char *hexes = ruling_hexes (scenario, ruling);

  if (ruling->hexes->len == 0)
    /* Translators: name of the capital. */
    return hu_explain_sentence (scenario, _("%s can trace a line of supply again (4.3)."),
                                _hu_capital_name (scenario));

  /* Translators: name of the capital, hexes. */
  return hu_explain_sentence (scenario, _("%s can trace a line of supply again, by way of %s (4.3)."),
                              _hu_capital_name (scenario), hexes);
}

/* 4.4: the reason counts the cities that the attacker holds. */
static char *
explain_city_taken (const HuScenario *scenario,
                    const HuRuling   *ruling)
{
  gint of = ruling->reason.of;

  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: side, city, cities held, cities in all. */
                                  "The %s side takes %s and now holds %d of %d city (4.4).",
                                  "The %s side takes %s and now holds %d of %d cities (4.4).", of),
                              attacker_name (scenario), _hu_place_name (scenario, (guint) ruling->place),
                              ruling->reason.have, of);
}

static char *
explain_city_lost (const HuScenario *scenario,
                   const HuRuling   *ruling)
{
  gint of = ruling->reason.of;

  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: side, city, cities held, cities in all. */
                                  "The %s side loses %s and now holds %d of %d city (4.4).",
                                  "The %s side loses %s and now holds %d of %d cities (4.4).", of),
                              attacker_name (scenario), _hu_place_name (scenario, (guint) ruling->place),
                              ruling->reason.have, of);
}

static char *
explain_all_cities (const HuScenario *scenario,
                    const HuRuling   *ruling)
{
  gint n = ruling->reason.of;

  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: number of cities, side. */
                                  "The last turn ends with the %d city that counts in the hands of the %s "
                                  "side (4.4).",
                                  "The last turn ends with all %d cities in the hands of the %s side "
                                  "(4.4).", n),
                              n, attacker_name (scenario));
}

/* 4.5 */
static char *
explain_rear_taken (const HuScenario *scenario,
                    const HuRuling   *ruling)
{
  /* Translators: side, town or city. */
  return hu_explain_sentence (scenario, _("The %s side controls %s, which lies behind the initial front line "
                                "(4.5)."),
                              defender_name (scenario), _hu_place_name (scenario, (guint) ruling->place));
}

/* 9.5: the reason counts the units withdrawn, and those needed. */
static char *
explain_withdrawal_counted (const HuScenario *scenario,
                            const HuRuling   *ruling)
{
  g_autofree char *turn = hu_explain_turn (scenario, hu_sudden_death_ruling (ruling)->turn);
  g_autofree char *units = hu_explain_units (scenario, ruling->units, HU_LIST_MOST);
  gint needed = ruling->reason.need;

  return g_strdup_printf (_hu_trn (
                              /* Translators: units, turn, units withdrawn so far, units to withdraw. */
                              "%s counts for the withdrawal due in %s: %d of %d unit so far (9.5).",
                              "%s counts for the withdrawal due in %s: %d of %d units so far (9.5).",
                              needed),
                          units, turn, ruling->reason.have, needed);
}

static char *
explain_withdrawal_met (const HuScenario *scenario,
                        const HuRuling   *ruling)
{
  g_autofree char *turn = hu_explain_turn (scenario, hu_sudden_death_ruling (ruling)->turn);
  gint needed = ruling->reason.need;

  return g_strdup_printf (_hu_trn (
                              /* Translators: turn, units withdrawn, units to withdraw. */
                              "The withdrawal due in %s is met: %d of %d unit (9.5).",
                              "The withdrawal due in %s is met: %d of %d units (9.5).", needed),
                          turn, ruling->reason.have, needed);
}

static char *
explain_withdrawal_failed (const HuScenario *scenario,
                           const HuRuling   *ruling)
{
  g_autofree char *turn = hu_explain_turn (scenario, hu_sudden_death_ruling (ruling)->turn);
  gint needed = ruling->reason.need;

  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: side, turn, units withdrawn, units to withdraw. */
                                  "The %s side has not met the withdrawal due in %s: %d of %d unit (9.5).",
                                  "The %s side has not met the withdrawal due in %s: %d of %d units "
                                  "(9.5).", needed),
                              attacker_name (scenario), turn, ruling->reason.have, needed);
}

/* 4.6 */
static char *
explain_held_out (const HuScenario *scenario)
{
  /* Translators: side, side. */
  return hu_explain_sentence (scenario, _("The last turn ends and the %s side has met none of its conditions, "
                                "so the %s side wins (4.6)."),
                              attacker_name (scenario), defender_name (scenario));
}

char *
_hu_explain_sudden_death_ruling (const HuScenario *scenario,
                                 const HuRuling   *ruling)
{
  switch ((HuSuddenDeathRulingKind) ruling->kind)
    {
    case HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED:
      return explain_capital_entered (scenario, ruling);
    case HU_SUDDEN_DEATH_RULING_CAPITAL_HEX_LOST:
      return explain_capital_hex_lost (scenario, ruling);
    case HU_SUDDEN_DEATH_RULING_ISOLATED:
      return _hu_explain_sudden_death_exceptions (scenario, &ruling->reason, explain_isolated (scenario, ruling));
    case HU_SUDDEN_DEATH_RULING_CUT_IN_PHASE:
      return _hu_explain_sudden_death_exceptions (scenario, &ruling->reason,
                                                  explain_cut_in_phase (scenario, ruling));
    case HU_SUDDEN_DEATH_RULING_REOPENED:
      return explain_reopened (scenario, ruling);
    case HU_SUDDEN_DEATH_RULING_CITY_TAKEN:
      return explain_city_taken (scenario, ruling);
    case HU_SUDDEN_DEATH_RULING_CITY_LOST:
      return explain_city_lost (scenario, ruling);
    case HU_SUDDEN_DEATH_RULING_ALL_CITIES:
      return explain_all_cities (scenario, ruling);
    case HU_SUDDEN_DEATH_RULING_REAR_TAKEN:
      return explain_rear_taken (scenario, ruling);
    case HU_SUDDEN_DEATH_RULING_WITHDRAWAL_COUNTED:
      return explain_withdrawal_counted (scenario, ruling);
    case HU_SUDDEN_DEATH_RULING_WITHDRAWAL_MET:
      return explain_withdrawal_met (scenario, ruling);
    case HU_SUDDEN_DEATH_RULING_WITHDRAWAL_FAILED:
      return explain_withdrawal_failed (scenario, ruling);
    case HU_SUDDEN_DEATH_RULING_HELD_OUT:
      return explain_held_out (scenario);
    }

  g_return_val_if_reached (NULL);
}

/* --- The verdict bar --- */

static char *
explain_all_held (const HuScenario *scenario,
                  const HuRuling   *ruling,
                  const char       *winner)
{
  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: side, number of cities. */
                                  "%s victory: %d city held at the end of the last turn (4.4)",
                                  "%s victory: all %d cities held at the end of the last turn (4.4)",
                                  ruling->reason.of),
                              winner, ruling->reason.of);
}

static char *
explain_not_met (const HuScenario *scenario,
                           const HuRuling   *ruling,
                           const char       *winner,
                           const char       *loser)
{
  g_autofree char *turn = hu_explain_turn (scenario, hu_sudden_death_ruling (ruling)->turn);

  /* Translators: the winning side, the other side, the turn the withdrawal was due in. */
  return hu_explain_sentence (scenario, _("%s victory: the %s withdrawal due in %s was not met (9.5)"),
                              winner, loser, turn);
}

char *
_hu_explain_sudden_death_victory (const HuScenario *scenario,
                                  const HuRuling   *ruling)
{
  const char *winner = _hu_side_name (scenario, ruling->side);
  const char *loser = _hu_side_name (scenario, hu_side_other (ruling->side));

  switch ((HuSuddenDeathRulingKind) ruling->kind)
    {
    case HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED:
      /* Translators: side, name of the capital. */
      return hu_explain_sentence (scenario, _("%s victory: %s has been entered (4.2)"),
                                  winner, _hu_capital_name (scenario));
    case HU_SUDDEN_DEATH_RULING_ISOLATED:
      /* Translators: side, name of the capital. */
      return hu_explain_sentence (scenario, _("%s victory: %s is isolated (4.3)"),
                                  winner, _hu_capital_name (scenario));
    case HU_SUDDEN_DEATH_RULING_ALL_CITIES:
      return explain_all_held (scenario, ruling, winner);
    case HU_SUDDEN_DEATH_RULING_REAR_TAKEN:
      /* Translators: side, town or city. */
      return hu_explain_sentence (scenario, _("%s victory: %s, behind the initial front line, is taken (4.5)"),
                                  winner, _hu_place_name (scenario, (guint) ruling->place));
    case HU_SUDDEN_DEATH_RULING_WITHDRAWAL_FAILED:
      return explain_not_met (scenario, ruling, winner, loser);
    case HU_SUDDEN_DEATH_RULING_HELD_OUT:
      /* Translators: side, name of the capital. */
      return hu_explain_sentence (scenario, _("%s victory: %s has held out to the end (4.6)"),
                                  winner, _hu_capital_name (scenario));
    case HU_SUDDEN_DEATH_RULING_CAPITAL_HEX_LOST:
    case HU_SUDDEN_DEATH_RULING_CUT_IN_PHASE:
    case HU_SUDDEN_DEATH_RULING_REOPENED:
    case HU_SUDDEN_DEATH_RULING_CITY_TAKEN:
    case HU_SUDDEN_DEATH_RULING_CITY_LOST:
    case HU_SUDDEN_DEATH_RULING_WITHDRAWAL_COUNTED:
    case HU_SUDDEN_DEATH_RULING_WITHDRAWAL_MET:
      break; /* none of these decides anything */
    }

  g_return_val_if_reached (NULL);
}
