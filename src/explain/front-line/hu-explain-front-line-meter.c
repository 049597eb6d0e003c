/*
 * Words for the meters of front-line: their cards, the gaps, and the cost of ending the phase.
 */
#include "config.h"

#include "hu-front-line-words.h"

#define CARD_MOST 6

static HuSide
line_side (const HuScenario *scenario,
           const HuMeter    *meter)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);

  return meter->kind == HU_FRONT_LINE_METER_LINE_ATTACKER ? rules->attacker : rules->defender;
}

char *
_hu_explain_front_line_title (const HuScenario *scenario,
                              const HuMeter    *meter)
{
  if (meter->kind == HU_FRONT_LINE_METER_POINTS)
    return g_strdup (C_("meter", "Victory points"));

  /* Translators: side; its front line. */
  return hu_explain_sentence (scenario, C_("meter", "%s front line"),
                              _hu_side_name (scenario, line_side (scenario, meter)));
}

char *
_hu_explain_front_line_value (const HuMeter *meter)
{
  g_autofree char *attacker = NULL;
  g_autofree char *defender = NULL;

  if (meter->kind == HU_FRONT_LINE_METER_POINTS)
    {
      attacker = _hu_number (meter->value);
      defender = _hu_number (meter->of);
      /* Translators: a ratio: the attacker's points, the defender's. */
      return g_strdup_printf (C_("victory points", "%s : %s"), attacker, defender);
    }

  if (meter->value == 0)
    return g_strdup (C_("front line", "unbroken"));

  if (hu_front_line_meter (meter)->open > 0)
    /* Translators: hexes of a line that are open. */
    return g_strdup_printf (_hu_trn ("%u hex open", "%u hexes open", hu_front_line_meter (meter)->open),
                            hu_front_line_meter (meter)->open);

  /* Translators: open hex rows, hex rows in all. */
  return g_strdup_printf (_hu_trn ("%d of %d row open", "%d of %d rows open", meter->of),
                          (int) meter->value, (int) meter->of);
}

/**
 * _hu_explain_next_level:
 * @attacker: the attacker's points
 * @defender: the defender's points
 * @side: the side that gains
 * @more: the fewest points with which that is another level, or -1
 *
 * Names the level that the points then make: where both sides have few points, one more can pass several levels.
 *
 * Returns: (transfer full) (nullable): a sentence; %NULL if no points make another level
 */
char *
_hu_explain_next_level (const HuScenario *scenario,
                        gint64            attacker,
                        gint64            defender,
                        HuSide            side,
                        gint64            more)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  gint64 *own = side == rules->attacker ? &attacker : &defender;
  g_autofree char *number = _hu_number (more);
  g_autofree char *level = NULL;

  if (more < 0 || __builtin_add_overflow (*own, more, own))
    return NULL;

  level = hu_explain_level (scenario, hu_front_line_find_level (rules, attacker, defender));

  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: points, side, "German marginal victory". */
                                  "%s more point for the %s side would make it: %s.",
                                  "%s more points for the %s side would make it: %s.", more),
                              number, _hu_side_name (scenario, side), level);
}

static char *
explain_next (const HuScenario *scenario,
              const HuMeter    *meter,
              HuSide            side,
              gint64            more)
{
  char *text = _hu_explain_next_level (scenario, meter->value, meter->of, side, more);

  if (text == NULL)
    /* Translators: side. */
    text = hu_explain_sentence (scenario, _("This is already the best result for the %s side."),
                                _hu_side_name (scenario, side));

  return text;
}

static char *
explain_points_detail (const HuSnapshot *snapshot,
                       const HuMeter    *meter)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  const HuFrontLineMeter *own = hu_front_line_meter (meter);
  g_autofree char *level = hu_explain_level (scenario, own->level);
  g_autofree char *up = explain_next (scenario, meter, rules->attacker, own->attacker_next);
  g_autofree char *down = explain_next (scenario, meter, rules->defender, own->defender_next);

  if (own->level < 0)
    return g_strdup (_("No result: neither side has a point."));

  if (hu_snapshot_get_clock (snapshot)->over)
    /* Translators: "Soviet marginal victory". */
    return g_strdup_printf (C_("victory points", "%s at the end of the game."), level);

  /* Translators: "Soviet marginal victory"; two whole sentences. */
  return g_strdup_printf (C_("victory points", "If the game ended now: %s. %s %s"), level, up, down);
}

static char *
explain_line_detail (const HuSnapshot *snapshot,
                     const HuMeter    *meter)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineMeter *own = hu_front_line_meter (meter);
  const GArray *open = hu_snapshot_get_front_line (snapshot)->open[line_side (scenario, meter)];
  g_autofree char *gaps = open != NULL ? hu_explain_hexes (scenario, open, CARD_MOST)
                                       : hu_explain_rows (scenario, meter->rows, CARD_MOST);
  g_autofree char *points = _hu_count_points (own->cost);

  if (meter->of == 0)
    return g_strdup (_("No hex row counts."));

  if (meter->value == 0)
    return g_strdup (_hu_line_asks_for_every_row (scenario)
                       ? _("A unit or a zone of control in every hex row.")
                       : _("No gap."));

  if (own->examined)
    /* Translators: hex rows or hexes, "2 points". */
    return g_strdup_printf (_("Open: %s. Costs %s when this player turn ends."), gaps, points);

  if (meter->unit == HU_UNIT_NONE)
    /* Translators: hex rows or hexes. */
    return g_strdup_printf (_("Open: %s."), gaps);

  return g_strdup_printf (_hu_trn (
                              /* Translators: hex rows or hexes, unit, number of hexes. */
                              "Open: %s. Nearest: %s, %d hex away.",
                              "Open: %s. Nearest: %s, %d hexes away.", own->distance),
                          gaps, _hu_unit_name (scenario, meter->unit), own->distance);
}

char *
_hu_explain_front_line_detail (const HuSnapshot *snapshot,
                               const HuMeter    *meter)
{
  return meter->kind == HU_FRONT_LINE_METER_POINTS
           ? explain_points_detail (snapshot, meter)
           : _hu_explain_front_line_exceptions (hu_snapshot_get_scenario (snapshot), meter->reason,
                                                explain_line_detail (snapshot, meter));
}

char *
_hu_explain_front_line_rule (const HuScenario *scenario,
                             const HuMeter    *meter)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  g_autofree char *penalty = _hu_count_points (rules->penalty);

  if (meter->kind == HU_FRONT_LINE_METER_POINTS)
    /* Translators: side, side. */
    return hu_explain_sentence (scenario, _("Levels of victory: when the game ends, the ratio of %s to %s "
                                  "points decides who has won, and how clearly."),
                                _hu_side_name (scenario, rules->attacker),
                                _hu_side_name (scenario, rules->defender));

  if (rules->reading == HU_READING_PATH)
    /* Translators: side, "2 points". */
    return hu_explain_sentence (scenario, _("Front line: at the end of each of its player turns the %s side "
                                  "pays %s for each uncovered hex of the cheapest line from the north "
                                  "edge to the south edge."),
                                _hu_side_name (scenario, line_side (scenario, meter)), penalty);

  if (rules->ends_exempt)
    /* Translators: side, "2 points". */
    return hu_explain_sentence (scenario, _("Front line: at the end of each of its player turns the %s side "
                                  "pays %s for each hex row between the ends of its line without one of "
                                  "its units or a hex of their zones of control."),
                                _hu_side_name (scenario, line_side (scenario, meter)), penalty);

  /* Translators: side, "2 points". */
  return hu_explain_sentence (scenario, _("Front line: at the end of each of its player turns the %s side pays "
                                "%s for each hex row without one of its units or a hex of their zones "
                                "of control."),
                              _hu_side_name (scenario, line_side (scenario, meter)), penalty);
}

/* Names the hexes of @open that lie in @row. */
static char *
explain_hexes_of_row (const HuScenario *scenario,
                      const GArray     *open,
                      gint              row)
{
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < open->len; i++)
    if (hu_grid_row (scenario->map->grid, g_array_index (open, HuHex, i)) == row)
      g_array_append_val (hexes, g_array_index (open, HuHex, i));

  return hu_explain_hexes (scenario, hexes, HU_LIST_MOST);
}

/* Where points are charged for single hexes, they are named: a unit may cover another hex of the row. */
static char *
explain_gap_in_path (const HuScenario *scenario,
                     const GArray     *open,
                     const HuGap      *gap)
{
  g_autofree char *hexes = explain_hexes_of_row (scenario, open, gap->row);

  if (gap->unit == HU_UNIT_NONE)
    /* Translators: hexes that a line leaves open. */
    return g_strdup_printf (_("%s: no unit could close this gap"), hexes);

  return g_strdup_printf (_hu_trn (
                              /* Translators: hexes that a line leaves open, unit, number of hexes. */
                              "%s: %s is %d hex away", "%s: %s is %d hexes away", gap->distance),
                          hexes, _hu_unit_name (scenario, gap->unit), gap->distance);
}

/* @open: the hexes that cost points, if hexes do and not rows; may be NULL; @gap: a row that a line leaves open, or
 * such hexes in it.  Returns "Row 7: 10 Pz is 2 hexes away", "0305 and 0405: 2 ID is 1 hex away". */
char *
hu_explain_gap (const HuScenario *scenario,
                const GArray     *open,
                const HuGap      *gap)
{
  g_return_val_if_fail (scenario != NULL && gap != NULL, NULL);

  if (open != NULL)
    return explain_gap_in_path (scenario, open, gap);

  if (gap->unit == HU_UNIT_NONE)
    /* Translators: a hex row. */
    return g_strdup_printf (_("Row %d: no unit could close it"), gap->row);

  return g_strdup_printf (_hu_trn (
                              /* Translators: a hex row, unit, number of hexes. */
                              "Row %d: %s is %d hex away", "Row %d: %s is %d hexes away", gap->distance),
                          gap->row, _hu_unit_name (scenario, gap->unit), gap->distance);
}

static char *
explain_side_warning (const HuScenario          *scenario,
                      const HuFrontLineFindings *findings,
                      HuSide                     side)
{
  g_autoptr(GArray) rows = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree char *names = NULL;
  g_autofree char *points = _hu_count_points (findings->cost[side]);
  const char *gainer = _hu_side_name (scenario, hu_side_other (side));

  if (findings->open[side] != NULL)
    {
      names = hu_explain_hexes (scenario, findings->open[side], HU_LIST_MOST);
      return hu_explain_sentence (scenario, _hu_trn (
                                      /* Translators: side, hexes, "2 points", the other side. */
                                      "The %s line is open in hex %s. Ending the player turn gives %s to the %s "
                                      "side.",
                                      "The %s line is open in hexes %s. Ending the player turn gives %s to the %s "
                                      "side.",
                                      findings->open[side]->len),
                                  _hu_side_name (scenario, side), names, points, gainer);
    }

  for (guint i = 0; i < findings->gaps[side]->len; i++)
    g_array_append_val (rows, g_array_index (findings->gaps[side], HuGap, i).row);
  names = hu_explain_rows (scenario, rows, HU_LIST_MOST);

  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: side, hex rows, "2 points", the other side. */
                                  "The %s line is open in row %s. Ending the player turn gives %s to the %s "
                                  "side.",
                                  "The %s line is open in rows %s. Ending the player turn gives %s to the %s "
                                  "side.",
                                  rows->len),
                              _hu_side_name (scenario, side), names, points, gainer);
}

/* Returns a line for each side where the player turn belongs to both sides. */
char *
_hu_explain_front_line_warning (const HuSnapshot *snapshot)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  g_autoptr(GString) warning = g_string_new (NULL);

  for (gint side = HU_SIDE_FIRST; findings->last_phase && side < HU_N_SIDES; side++)
    if (findings->examined[side] && findings->cost[side] > 0)
      _hu_explain_add_line (warning, explain_side_warning (hu_snapshot_get_scenario (snapshot), findings, side));

  return warning->len > 0 ? g_strdup (warning->str) : NULL;
}
