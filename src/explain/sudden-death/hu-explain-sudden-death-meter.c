/*
 * The meters of sudden-death: name, number in a few words, gap to the condition, and the
 * condition itself.
 */
#include "config.h"

#include "hu-sudden-death-words.h"

#include "hu-sudden-death.h"

/* How many hexes the card names before it only counts. */
#define CARD_MOST 4

char *
_hu_explain_sudden_death_title (const HuScenario *scenario,
                                const HuMeter    *meter)
{
  switch ((HuSuddenDeathMeterKind) meter->kind)
    {
    case HU_SUDDEN_DEATH_METER_LIFELINE:
      /* Translators: name of the capital. */
      return hu_explain_sentence (scenario, _("%s's lifeline"), _hu_capital_name (scenario));
    case HU_SUDDEN_DEATH_METER_CAPITAL:
      /* Translators: name of the capital. */
      return g_strdup_printf (_("%s itself"), _hu_capital_name (scenario));
    case HU_SUDDEN_DEATH_METER_CITIES:
      return g_strdup (C_("meter", "Cities"));
    case HU_SUDDEN_DEATH_METER_REAR:
      /* Translators: towns and cities behind the initial front line. */
      return g_strdup (C_("meter", "Rear towns"));
    case HU_SUDDEN_DEATH_METER_WITHDRAWALS:
      return g_strdup (C_("meter", "Withdrawals"));
    }

  g_return_val_if_reached (NULL);
}

/* A number of hexes in a sentence; @most: fewer may do. */
char *
_hu_explain_hexes_needed (gint     n,
                          gboolean most)
{
  /* Translators: a number of hexes, where fewer may do it. */
  return most ? g_strdup_printf (C_("hexes", "at most %d"), n) : g_strdup_printf ("%d", n);
}

static char *
explain_lifeline_value (const HuMeter *meter)
{
  gint value = (gint) meter->value;
  gboolean most = hu_sudden_death_meter (meter)->at_most;
  g_autofree char *start = _hu_explain_hexes_needed ((gint) meter->start, hu_sudden_death_meter (meter)->at_most_at_start);

  if (value == 0)
    return g_strdup (_("cut off"));

  if (value == meter->start)
    return g_strdup_printf (most ? _hu_trn ("at most %d hex wide", "at most %d hexes wide", value)
                                 : _hu_trn ("%d hex wide", "%d hexes wide", value), value);

  return g_strdup_printf (most ? _hu_trn (
                                     /* Translators: number of hexes; "9" or "at most 9" of them at the start. */
                                     "at most %d hex wide, was %s", "at most %d hexes wide, was %s", value)
                               : _hu_trn (
                                     /* Translators: number of hexes; "9" or "at most 9" of them at the start. */
                                     "%d hex wide, was %s", "%d hexes wide, was %s", value),
                          value, start);
}

static char *
explain_rear_value (const HuMeter *meter)
{
  guint lost = hu_sudden_death_meter (meter)->lost;

  if (lost > 0)
    return g_strdup_printf (_hu_trn ("%d lost", "%d lost", lost), (int) lost);

  if (meter->value < 0)
    return g_strdup (C_("rear towns", "no threat"));

  return g_strdup_printf (_hu_trn ("%d hex away", "%d hexes away", meter->value), (int) meter->value);
}

static char *
explain_capital_value (const HuMeter *meter)
{
  if (meter->value == 0)
    return g_strdup (C_("capital", "no hex taken"));

  /* Translators: hexes of the capital that the attacker has taken, hexes in all. */
  return g_strdup_printf (_hu_trn ("%d of %d hex taken", "%d of %d hexes taken", meter->of),
                          (int) meter->value, (int) meter->of);
}

char *
_hu_explain_sudden_death_value (const HuMeter *meter)
{
  switch ((HuSuddenDeathMeterKind) meter->kind)
    {
    case HU_SUDDEN_DEATH_METER_LIFELINE:
      return explain_lifeline_value (meter);
    case HU_SUDDEN_DEATH_METER_CAPITAL:
      return explain_capital_value (meter);
    case HU_SUDDEN_DEATH_METER_CITIES:
      /* Translators: cities taken, cities in all. */
      return g_strdup_printf (_hu_trn ("%d of %d taken", "%d of %d taken", meter->of),
                              (int) meter->value, (int) meter->of);
    case HU_SUDDEN_DEATH_METER_REAR:
      return explain_rear_value (meter);
    case HU_SUDDEN_DEATH_METER_WITHDRAWALS:
      /* Translators: withdrawals made in time, withdrawals in all. */
      return g_strdup_printf (_hu_trn ("%d of %d made", "%d of %d made", meter->of),
                              (int) meter->value, (int) meter->of);
    }

  g_return_val_if_reached (NULL);
}

/* 4.3: the fewest additional units that would isolate the capital, and where to put them. */
static char *
explain_fewest (const HuScenario *scenario,
                const HuMeter    *meter)
{
  const char *attacker = _hu_side_name (scenario, hu_sudden_death_rules (scenario)->attacker);
  g_autofree char *where = hu_explain_hexes (scenario, meter->more_hexes, CARD_MOST);

  if (hu_sudden_death_meter (meter)->fewest == 1)
    /* Translators: side; a hex. */
    return hu_explain_sentence (scenario, _("One more %s unit could cut it, at %s."), attacker, where);

  if (hu_sudden_death_meter (meter)->fewest == 2)
    /* Translators: side; two hexes. */
    return hu_explain_sentence (scenario, _("Two more %s units could cut it, at %s."), attacker, where);

  /* Translators: side. */
  return hu_explain_sentence (scenario, _("It would take more than two more %s units to cut it."), attacker);
}

static char *
explain_lifeline_detail (const HuScenario *scenario,
                         const HuMeter    *meter)
{
  g_autofree char *cut = hu_explain_hexes (scenario, meter->hexes, CARD_MOST);
  g_autofree char *fewest = explain_fewest (scenario, meter);
  HuSupplyRules supply;

  if (hu_supply_rules_find (scenario, hu_sudden_death_rules (scenario)->defender, &supply) &&
      !hu_supply_rules_has_source (scenario->map, &supply))
    {
      g_autofree char *nothing = hu_explain_no_source (scenario, supply.side);

      return g_strdup_printf ("%s.", nothing);
    }

  if (meter->value == 0)
    /* Translators: name of the capital. */
    return hu_explain_sentence (scenario, _("No line of supply leaves %s."), _hu_capital_name (scenario));

  if (hu_sudden_death_meter (meter)->at_most)
    /* Translators: hexes; a whole sentence. */
    return g_strdup_printf (_("A cut was found at %s; a narrower one may exist. %s"), cut, fewest);

  /* Translators: hexes; a whole sentence. */
  return g_strdup_printf (_("Narrowest at %s. %s"), cut, fewest);
}

/* 4.2 */
static char *
explain_capital_detail (const HuScenario *scenario,
                        const HuMeter    *meter)
{
  const char *attacker = _hu_side_name (scenario, hu_sudden_death_rules (scenario)->attacker);
  gint distance = hu_sudden_death_meter (meter)->distance;

  if (meter->unit == HU_UNIT_NONE)
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("No %s unit is on the map."), attacker);

  if (distance == 0)
    /* Translators: unit, which stands in the capital. */
    return g_strdup_printf (_("%s stands in it."), _hu_unit_name (scenario, meter->unit));

  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: side, unit, number of hexes. */
                                  "Nearest %s unit: %s, %d hex away.",
                                  "Nearest %s unit: %s, %d hexes away.", distance),
                              attacker, _hu_unit_name (scenario, meter->unit), distance);
}

/* 4.4 */
static char *
explain_cities_detail (const HuScenario *scenario,
                       const HuMeter    *meter)
{
  g_autofree char *missing = hu_explain_places (scenario, meter->places, 0);
  guint turns = hu_sudden_death_meter (meter)->turns_left;

  if (turns == 0)
    return meter->places->len == 0
      ? g_strdup (_("All taken, and the last turn is over."))
      /* Translators: cities. */
      : g_strdup_printf (_("Not taken when the last turn ended: %s."), missing);

  if (meter->places->len == 0)
    return g_strdup_printf (_hu_trn (
                                /* Translators: number of turns. */
                                "All taken; they must be held to the end of the last turn (%d turn to "
                                "go).",
                                "All taken; they must be held to the end of the last turn (%d turns "
                                "to go).",
                                turns), (int) turns);

  return g_strdup_printf (_hu_trn (
                              /* Translators: cities, number of turns. */
                              "Still to take: %s. %d turn to go, this one included.",
                              "Still to take: %s. %d turns to go, this one included.", turns),
                          missing, (int) turns);
}

/* The rear places that @side controls, by index. */
static GArray *
list_rear (const HuSnapshot *snapshot,
           HuSide            side)
{
  const GArray *rear = hu_snapshot_get_sudden_death (snapshot)->rear;
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < rear->len; i++)
    {
      const HuPlaceFinding *place = &g_array_index (rear, HuPlaceFinding, i);

      if (place->owner == side)
        g_array_append_val (places, place->place);
    }

  return places;
}

/* 4.5 */
static char *
explain_rear_detail (const HuSnapshot *snapshot,
                     const HuScenario *scenario,
                     const HuMeter    *meter)
{
  HuSide side = hu_sudden_death_rules (scenario)->defender;
  const char *defender = _hu_side_name (scenario, side);
  g_autofree char *places = NULL;

  if (hu_sudden_death_meter (meter)->lost > 0)
    {
      g_autoptr(GArray) lost = list_rear (snapshot, side);

      places = hu_explain_places (scenario, lost, CARD_MOST);
      /* Translators: side, towns and cities. */
      return hu_explain_sentence (scenario, _("In %s hands: %s."), defender, places);
    }

  if (meter->unit == HU_UNIT_NONE)
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("No %s unit is on the map."), defender);

  places = hu_explain_places (scenario, meter->places, CARD_MOST);
  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: side, unit, number of hexes, town or city. */
                                  "Nearest %s unit: %s, %d hex from %s.",
                                  "Nearest %s unit: %s, %d hexes from %s.", meter->value),
                              defender, _hu_unit_name (scenario, meter->unit), (int) meter->value, places);
}

/* 9.5 */
static char *
explain_withdrawals_detail (const HuScenario *scenario,
                            const HuMeter    *meter)
{
  const HuSuddenDeathMeter *own = hu_sudden_death_meter (meter);
  g_autofree char *turn = NULL;

  if (own->failed > 0)
    return g_strdup_printf (_hu_trn (
                                "%d withdrawal was not made in time.",
                                "%d withdrawals were not made in time.", own->failed),
                            (int) own->failed);

  if (own->next_turn == 0)
    return g_strdup (_("All were made in time."));

  turn = hu_explain_turn (scenario, own->next_turn);
  return g_strdup_printf (_hu_trn (
                              /* Translators: turn, units withdrawn, units to withdraw. */
                              "Next due in %s: %d of %d unit withdrawn.",
                              "Next due in %s: %d of %d units withdrawn.", own->next_needed),
                          turn, (int) own->next_done, (int) own->next_needed);
}

char *
_hu_explain_sudden_death_detail (const HuSnapshot *snapshot,
                                 const HuMeter    *meter)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);

  switch ((HuSuddenDeathMeterKind) meter->kind)
    {
    case HU_SUDDEN_DEATH_METER_LIFELINE:
      return _hu_explain_sudden_death_exceptions (scenario, meter->reason,
                                                  explain_lifeline_detail (scenario, meter));
    case HU_SUDDEN_DEATH_METER_CAPITAL:
      return explain_capital_detail (scenario, meter);
    case HU_SUDDEN_DEATH_METER_CITIES:
      return explain_cities_detail (scenario, meter);
    case HU_SUDDEN_DEATH_METER_REAR:
      return explain_rear_detail (snapshot, scenario, meter);
    case HU_SUDDEN_DEATH_METER_WITHDRAWALS:
      return explain_withdrawals_detail (scenario, meter);
    }

  g_return_val_if_reached (NULL);
}

/* 4.3, with the sources that this scenario names. */
static char *
explain_lifeline_rule (const HuScenario *scenario)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  const char *capital = _hu_capital_name (scenario);
  const char *attacker = _hu_side_name (scenario, rules->attacker);
  HuSupplyRules supply = { 0 };

  hu_supply_rules_find (scenario, rules->defender, &supply);
  if (supply.sources.by_edge && supply.sources.hexes == NULL)
    /* Translators: side, name of the capital. */
    return hu_explain_sentence (scenario, _("4.3: The %s side wins at the end of any phase, of either "
                                  "player, in which no hex of %s can trace a line of supply to a "
                                  "source on the map's edge. The width is the number of hexes that "
                                  "would have to be closed."),
                                attacker, capital);

  /* Translators: side, name of the capital. */
  return hu_explain_sentence (scenario, _("4.3: The %s side wins at the end of any phase, of either player, "
                                "in which no hex of %s can trace a line of supply to a source. "
                                "The width is the number of hexes that would have to be closed."),
                              attacker, capital);
}

/* 4.4, whose moment is the end of the last turn. */
static char *
explain_cities_rule (const HuScenario *scenario,
                     const HuMeter    *meter)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);
  g_autofree char *last = hu_explain_turn (scenario, scenario->calendar.n_turns);
  g_autofree char *cities = hu_explain_places (scenario, rules->cities, 0);

  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: side, number of cities, their names, the last turn. */
                                  "4.4: The %s side wins if it controls the %d city (%s) when the last "
                                  "turn, %s, ends.",
                                  "4.4: The %s side wins if it controls all %d cities (%s) when the last "
                                  "turn, %s, ends.", meter->of),
                              _hu_side_name (scenario, rules->attacker), (int) meter->of, cities, last);
}

char *
_hu_explain_sudden_death_rule (const HuScenario *scenario,
                               const HuMeter    *meter)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  switch ((HuSuddenDeathMeterKind) meter->kind)
    {
    case HU_SUDDEN_DEATH_METER_LIFELINE:
      return explain_lifeline_rule (scenario);
    case HU_SUDDEN_DEATH_METER_CAPITAL:
      /* Translators: side, name of the capital. */
      return hu_explain_sentence (scenario, _("4.2: The %s side wins the instant it controls any hex of %s."),
                                  _hu_side_name (scenario, rules->attacker), _hu_capital_name (scenario));
    case HU_SUDDEN_DEATH_METER_CITIES:
      return explain_cities_rule (scenario, meter);
    case HU_SUDDEN_DEATH_METER_REAR:
      /* Translators: side. */
      return hu_explain_sentence (scenario, _("4.5: The %s side wins the instant it controls a town or city "
                                    "behind the initial front line."),
                                  _hu_side_name (scenario, rules->defender));
    case HU_SUDDEN_DEATH_METER_WITHDRAWALS:
      /* Translators: side, side. */
      return hu_explain_sentence (scenario, _("9.5: The %s side must take units off the map by the turns the "
                                    "scenario sets; the first withdrawal that is not met, whatever "
                                    "the reason, gives the %s side the game."),
                                  _hu_side_name (scenario, rules->attacker),
                                  _hu_side_name (scenario, rules->defender));
    }

  g_return_val_if_reached (NULL);
}
