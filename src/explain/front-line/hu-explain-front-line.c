/*
 * Words for front-line: levels, rulings, and the verdict.
 *
 * Totals are 64 bits wide and go into sentences as text, so translators need not know the width
 * of a number.
 */
#include "config.h"

#include "hu-front-line-words.h"

#include "hu-front-line-ruling.h"

#include <string.h>

char *
_hu_explain_front_line_level (const HuScenario *scenario,
                              gint              level)
{
  const HuLevel *found;
  const char *side, *suffix;

  if (level < 0)
    return g_strdup (C_("level of victory", "no result"));

  found = g_ptr_array_index (hu_front_line_rules (scenario)->levels, level);
  side = _hu_side_name (scenario, found->side);
  suffix = g_str_has_prefix (found->id, scenario->sides[found->side].id)
             ? found->id + strlen (scenario->sides[found->side].id) : "";
  if (g_str_equal (suffix, "-decisive"))
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("%s decisive victory"), side);
  if (g_str_equal (suffix, "-substantial"))
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("%s substantial victory"), side);
  if (g_str_equal (suffix, "-marginal"))
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("%s marginal victory"), side);

  /* Translators: side, the level's own name. */
  return hu_explain_sentence (scenario, _("%s victory, “%s”"), side, found->id);
}

/* --- Rulings --- */

static char *
explain_eliminated (const HuScenario *scenario,
                    const HuRuling   *ruling)
{
  g_autofree char *points = _hu_count_points (hu_front_line_ruling (ruling)->points);
  g_autofree char *strength = _hu_number (hu_front_line_ruling (ruling)->count);
  g_autofree char *units = hu_explain_units (scenario, ruling->units, 1);

  /* Translators: unit, its strength, "2 points", side. */
  return hu_explain_sentence (scenario, _("%s, strength %s, is eliminated: %s to the %s side (schedule)."),
                              units, strength, points, _hu_side_name (scenario, ruling->side));
}

static char *
explain_place (const HuScenario *scenario,
               const HuRuling   *ruling)
{
  g_autofree char *points = _hu_count_points (hu_front_line_ruling (ruling)->points);
  const HuScheduleItem *item = g_ptr_array_index (hu_front_line_rules (scenario)->schedule, ruling->item);
  const char *side = _hu_side_name (scenario, ruling->side);
  const char *place = _hu_place_name (scenario, (guint) ruling->place);

  switch (item->when)
    {
    case HU_WHEN_ONCE:
      /* Translators: side, place, "2 points". */
      return hu_explain_sentence (scenario, _("The %s side captures %s for the first time: %s (schedule)."),
                                  side, place, points);
    case HU_WHEN_TURN:
      /* Translators: side, place, "2 points". */
      return hu_explain_sentence (scenario, _("The %s side holds %s at the end of the turn: %s (schedule)."),
                                  side, place, points);
    case HU_WHEN_END:
      /* Translators: side, place, "2 points". */
      return hu_explain_sentence (scenario, _("The %s side holds %s at the end of the game: %s (schedule)."),
                                  side, place, points);
    }

  g_return_val_if_reached (NULL);
}

static char *
explain_awarded (const HuScenario *scenario,
                 const HuRuling   *ruling)
{
  g_autofree char *points = _hu_count_points (hu_front_line_ruling (ruling)->points);
  g_autofree char *item = hu_explain_schedule_item (scenario, ruling->item);

  /* Translators: side, "2 points", the schedule's name for what they are for. */
  return hu_explain_sentence (scenario, _("The %s side is awarded %s (schedule, “%s”)."),
                              _hu_side_name (scenario, ruling->side), points, item);
}

static char *
explain_adjusted (const HuScenario *scenario,
                  const HuRuling   *ruling)
{
  gint64 gained = hu_front_line_ruling (ruling)->points;
  g_autofree char *points = _hu_count_points (ABS (gained));
  const char *side = _hu_side_name (scenario, ruling->side);
  const char *reason = ruling->text != NULL ? ruling->text : "";

  if (gained < 0)
    /* Translators: "2 points", side, the reason in the players' words. */
    return hu_explain_sentence (scenario, _("By agreement, %s less for the %s side: “%s”."),
                                points, side, reason);

  /* Translators: "2 points", side, the reason in the players' words. */
  return hu_explain_sentence (scenario, _("By agreement, %s more for the %s side: “%s”."),
                              points, side, reason);
}

/* Under the reading `path` points are charged for single hexes, else for rows. */
static char *
explain_line_open (const HuScenario *scenario,
                   const HuRuling   *ruling)
{
  g_autofree char *points = _hu_count_points (hu_front_line_ruling (ruling)->points);
  g_autofree char *gaps = NULL;
  const char *owner = _hu_side_name (scenario, ruling->other_side);
  const char *gainer = _hu_side_name (scenario, ruling->side);

  if (ruling->hexes->len > 0)
    {
      gaps = hu_explain_hexes (scenario, ruling->hexes, HU_LIST_MOST);
      return hu_explain_sentence (scenario, _hu_trn (
                                      /* Translators: side, hexes, "2 points", the other side. */
                                      "The %s line is open in hex %s: %s to the %s side (front line, B).",
                                      "The %s line is open in hexes %s: %s to the %s side (front line, B).",
                                      ruling->hexes->len),
                                  owner, gaps, points, gainer);
    }

  gaps = hu_explain_rows (scenario, ruling->rows, HU_LIST_MOST);
  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: side, hex rows, "2 points", the other side. */
                                  "The %s line is open in row %s: %s to the %s side (front line, B).",
                                  "The %s line is open in rows %s: %s to the %s side (front line, B).",
                                  ruling->rows->len),
                              owner, gaps, points, gainer);
}

/* Is a line without gaps one that holds every hex row? */
gboolean
_hu_line_asks_for_every_row (const HuScenario *scenario)
{
  return hu_front_line_rules (scenario)->reading == HU_READING_ROWS && !hu_front_line_rules (scenario)->ends_exempt;
}

static char *
explain_line_whole (const HuScenario *scenario,
                    const HuRuling   *ruling)
{
  const char *side = _hu_side_name (scenario, ruling->side);

  if (!_hu_line_asks_for_every_row (scenario))
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("The %s line has no gap (front line)."), side);

  /* Translators: side. */
  return hu_explain_sentence (scenario, _("The %s line holds every hex row from the north edge to the south "
                                "edge (front line)."), side);
}

static char *
explain_start (const HuScenario *scenario,
               const HuRuling   *ruling)
{
  g_autofree char *points = _hu_count_points (hu_front_line_ruling (ruling)->points);

  /* Translators: side, "2 points". */
  return hu_explain_sentence (scenario, _("The %s side begins with %s."),
                              _hu_side_name (scenario, ruling->side), points);
}

static char *
explain_level_ruling (const HuScenario *scenario,
                      const HuRuling   *ruling)
{
  const HuFrontLineRuling *own = hu_front_line_ruling (ruling);
  g_autofree char *level = hu_explain_level (scenario, own->level);
  g_autofree char *attacker = _hu_number (own->attacker_total);
  g_autofree char *defender = _hu_number (own->defender_total);

  /* Translators: the attacker's points, the defender's, "Soviet marginal victory". */
  return g_strdup_printf (_("The last turn ends at %s : %s victory points: %s (levels of "
                            "victory)."),
                          attacker, defender, level);
}

char *
_hu_explain_front_line_ruling (const HuScenario *scenario,
                               const HuRuling   *ruling)
{
  switch ((HuFrontLineRulingKind) ruling->kind)
    {
    case HU_FRONT_LINE_RULING_POINTS_START:
      return explain_start (scenario, ruling);
    case HU_FRONT_LINE_RULING_POINTS_ELIMINATED:
      return explain_eliminated (scenario, ruling);
    case HU_FRONT_LINE_RULING_POINTS_PLACE:
      return explain_place (scenario, ruling);
    case HU_FRONT_LINE_RULING_POINTS_AWARDED:
      return explain_awarded (scenario, ruling);
    case HU_FRONT_LINE_RULING_POINTS_ADJUSTED:
      return explain_adjusted (scenario, ruling);
    case HU_FRONT_LINE_RULING_LINE_OPEN:
      return _hu_explain_front_line_exceptions (scenario, &ruling->reason, explain_line_open (scenario, ruling));
    case HU_FRONT_LINE_RULING_LINE_WHOLE:
      return explain_line_whole (scenario, ruling);
    case HU_FRONT_LINE_RULING_LEVEL:
      return explain_level_ruling (scenario, ruling);
    }

  g_return_val_if_reached (NULL);
}

/* --- The verdict bar --- */

char *
_hu_explain_front_line_victory (const HuScenario *scenario,
                               const HuRuling   *ruling)
{
  const HuFrontLineRuling *own = hu_front_line_ruling (ruling);
  g_autofree char *level = hu_explain_level (scenario, own->level);
  g_autofree char *attacker = _hu_number (own->attacker_total);
  g_autofree char *defender = _hu_number (own->defender_total);

  if (own->level < 0)
    return g_strdup (_("No result: neither side has a point"));

  /* Translators: "Soviet marginal victory", the attacker's points, the defender's. */
  return g_strdup_printf (_("%s with %s : %s victory points (levels of victory)"),
                          level, attacker, defender);
}

char *
_hu_explain_front_line_undecided (const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  g_autofree char *level = hu_explain_level (scenario, findings->level);
  g_autofree char *attacker = _hu_number (findings->points[rules->attacker]);
  g_autofree char *defender = _hu_number (findings->points[rules->defender]);

  /* Translators: the attacker's points, the defender's, "Soviet marginal victory" or "no result". */
  return g_strdup_printf (_("Victory points stand at %s : %s, %s."), attacker, defender, level);
}
